import type { SandboxHandle } from "../../mocks/index.js";
import type { InvoiceRecord } from "../../spec/generated/control.types.js";
import { type OperationEntry, operations } from "../../spec/generated/operations.js";
import { isRecord, type SideAnswer } from "../compare/answer.js";
import { compareAnswers } from "../compare/compare.js";
import type { Difference, Noise } from "../compare/difference.js";
import { IdentityMap } from "../compare/identities.js";

/** A call, and what the reference answered to it. */
export interface Exchange {
  readonly method: string;
  /** Path and query, below the base URL. */
  readonly path: string;
  /** The Authorization header; undefined where the call had none. */
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly text: string;
  readonly answer: SideAnswer;
  /** Whose token it had, where the token itself is not known. */
  readonly as?: TokenOf;
}

/** The role of a call's token. `nobody` means a token that was never issued or has expired. */
export type TokenOf = "merchant" | "partner" | "nobody" | "none";

/** A call as the mock gets it. */
export type MirroredCall = Omit<Exchange, "answer" | "as">;

/** Why a call was not compared. */
export const SKIPS = {
  "no-operation": "no operation of the spec is at their path",
  unknown: "they are about something that was created before, or in a call that was not compared",
  orphan: "they follow from an earlier difference",
} as const;

/** What became of a call. */
export type Outcome =
  | {
      readonly operation: string;
      readonly differences: readonly Difference[];
    }
  | { readonly operation: string | null; readonly skipped: keyof typeof SKIPS };

/** What changed at the reference without a call that the mirror saw. */
export const OUTSIDE = {
  paid: ["invoice", "paid"],
  declined: ["payment", "declined"],
  canceled: ["invoice", "canceled"],
  started: ["recurring payment", "started"],
} as const;

/** What a mirror works with. */
export interface MirrorParts {
  /** The sandbox that gets every call. */
  readonly sandbox: SandboxHandle;
  /** Its pinned secret: any other is refused. */
  readonly secret: string;
  readonly ask: (call: MirroredCall, operation: OperationEntry) => Promise<SideAnswer>;
  /** Reads an invoice of the reference, if only that shows what happened to it. */
  readonly peek?: (path: string, authorization: string) => Promise<SideAnswer>;
  readonly baseUrls?: { readonly reference: string; readonly candidate: string };
  readonly noise?: Noise;
}

/** What the credentials of a token request are called. */
const CREDENTIALS: Readonly<Record<string, readonly [name: string, secret: string]>> = {
  issueMerchantToken: ["apiId", "secretKey"],
  issuePartnerToken: ["profileNo", "apiKey"],
};

/** The field of a one-time password. */
const CODES: Readonly<Record<string, string>> = {
  processPayment: "stcpayPaymentOTP",
  validateRegistrationOtp: "otp",
};

/** The field with the invoice that must be open for an operation. */
const CLOSABLE: Readonly<Record<string, string>> = {
  cancelInvoice: "transactionNo",
  sendOtp: "orderNumber",
  processPayment: "orderNumber",
};

/** A card that the mock declines, for one that the bank of the reference declined. */
const DECLINED_CARD = "4000000000000002";

const WRONG = "a-wrong-secret";
/** What the mock gets in place of a secret of the client, with a number. */
const HIDDEN = "a-secret-of-the-client-";
const UNKNOWN_TOKEN = "a-token-that-nobody-issued";
const JSON_TYPE = "application/json";

type Fields = Record<string, unknown>;

/**
 * Asks a sandbox everything that a reference was asked, one call after the other, and compares the
 * answers. It maps what each side makes for itself: numbers, ids, tokens, signatures and one-time
 * passwords. The sandbox gets no credential of the reference.
 */
export class Mirror {
  readonly identities = new IdentityMap();
  /** How often something changed at the reference outside of the calls. */
  readonly outside = new Map<keyof typeof OUTSIDE, number>();
  readonly #parts: MirrorParts;

  constructor(parts: MirrorParts) {
    this.#parts = parts;
  }

  /** Asks the sandbox and compares. Rejects where the mock cannot be asked. */
  async compare(exchange: Exchange): Promise<Outcome> {
    const found = operationAt(exchange);
    if (!found) return { operation: null, skipped: "no-operation" };
    const operation = found.id;
    const path = this.identities.toCandidate(exchange.path);
    const body = this.identities.toCandidate(exchange.text);
    if (path.orphans.length + body.orphans.length > 0) return { operation, skipped: "orphan" };
    const { answer } = exchange;
    const isTaken = answer.status < 400;
    const text = await this.#body(operation, body.text, exchange);
    await this.#follow(answer);
    await this.#followRefusal(operation, exchange);
    const authorization = await this.#authorization(exchange, found);
    const { method, contentType } = exchange;
    const call = { method, path: path.text, authorization, contentType, text };
    const ours = await this.#parts.ask(call, found);
    // Nothing says that the mock is wrong about what it cannot know.
    if (isTaken && ours.status === 404) return { operation, skipped: "unknown" };
    return { operation, differences: this.#differences(operation, answer, ours) };
  }

  #differences(operation: string, theirs: SideAnswer, ours: SideAnswer): readonly Difference[] {
    const { identities } = this;
    const { baseUrls, noise } = this.#parts;
    return compareAnswers(operation, theirs, ours, {
      identities,
      // Two successful answers are about the same thing, even with other statuses.
      bodiesDespiteStatus: theirs.status < 300 && ours.status < 300,
      ...(baseUrls && { baseUrls }),
      ...(noise && { noise }),
    });
  }

  /** The same role at the mock. A token that was not issued here opens the sandbox, unless the service refused it. */
  async #authorization(
    { authorization, answer, as }: Exchange,
    { role }: OperationEntry,
  ): Promise<string | undefined> {
    if (as === "none") return undefined;
    if (as === "nobody") return `Bearer ${UNKNOWN_TOKEN}`;
    if (as === "merchant" || as === "partner") {
      return `Bearer ${as === role ? this.#parts.sandbox.token : await this.#issued(as)}`;
    }
    const [, scheme = "", token = ""] = /^(bearer) +(.*)$/i.exec(authorization ?? "") ?? [];
    if (token === "") return authorization === undefined ? undefined : "Basic hidden";
    const known = this.identities.candidateFor(token);
    if (known !== undefined) return `${scheme} ${known}`;
    const isRefused = answer.status === 401 || answer.status === 403;
    return `${scheme} ${isRefused ? UNKNOWN_TOKEN : this.#parts.sandbox.token}`;
  }

  /** A token of a role: that of the sandbox opens the operations of both. */
  async #issued(role: "merchant" | "partner"): Promise<string> {
    const { ask, sandbox, secret } = this.#parts;
    const id = role === "merchant" ? "issueMerchantToken" : "issuePartnerToken";
    const operation = operations.find((one) => one.id === id);
    const [name = "", secretName = ""] = CREDENTIALS[id] ?? [];
    if (!operation) return UNKNOWN_TOKEN;
    const { method, path } = operation;
    const text = JSON.stringify({ [name]: sandbox.name, [secretName]: secret });
    const call = { method, path, authorization: undefined, contentType: JSON_TYPE, text };
    const { id_token: token } = parsed((await ask(call, operation)).text) ?? {};
    return typeof token === "string" ? token : UNKNOWN_TOKEN;
  }

  /** The body for the mock: with credentials, codes and cards that mean the same there. */
  async #body(operation: string, translated: string, exchange: Exchange): Promise<string> {
    const fields = parsed(translated);
    if (!fields) return translated;
    const before = JSON.stringify(fields);
    this.#credentials(operation, fields, exchange);
    await this.#code(operation, fields, exchange.answer);
    arrangeCard(operation, fields, exchange.answer);
    const after = JSON.stringify(fields);
    // What needs no change stays as it was written.
    return after === before ? translated : after;
  }

  #credentials(operation: string, fields: Fields, { as, answer: { status } }: Exchange): void {
    const names = CREDENTIALS[operation];
    if (!names) return;
    const { sandbox, secret } = this.#parts;
    const [name, secretName] = names;
    const [id, theirs] = [fields[name], fields[secretName]];
    const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
    // Those that getMerchantKeys returned are known, and open a sandbox of the merchant's own.
    if (!isText(id) || id.startsWith(`${sandbox.name}.m`)) return;
    fields[name] = sandbox.name;
    if (!isText(theirs)) return;
    fields[secretName] = status === 401 ? WRONG : secret;
    // If the client sends its secret again, the mock gets a replacement. A recording already has
    // replacements.
    if (as !== undefined || theirs.startsWith(HIDDEN)) return;
    this.#secrets += 1;
    this.identities.learn(theirs, HIDDEN + this.#secrets);
  }

  /** How many secrets of the client came. */
  #secrets = 0;

  /** A password that the reference took is put as the one that the mock sent. */
  async #code(operation: string, fields: Fields, { status }: SideAnswer): Promise<void> {
    const name = CODES[operation];
    if (name === undefined || fields[name] === undefined || status >= 400) return;
    const code = await this.#sentCode(fields);
    if (code !== undefined) fields[name] = code;
  }

  async #sentCode({ paymentSessionId, mobile }: Fields): Promise<string | undefined> {
    const { sandbox } = this.#parts;
    if (typeof paymentSessionId === "string") {
      const { sessions } = await sandbox.sessions({ q: paymentSessionId });
      return sessions.find((one) => one.paymentSessionId === paymentSessionId)?.code;
    }
    const { sms } = await sandbox.sms();
    const sent = sms.findLast(({ kind, to }) => kind === "registration" && to === mobile);
    return /\b\d{4,8}\b/.exec(sent?.text ?? "")?.[0];
  }

  /** Brings about at the mock what an answer says happened at the reference without a call. */
  async #follow({ status, text }: SideAnswer): Promise<void> {
    if (status >= 400) return;
    for (const one of records(parsedAny(text))) {
      const { transactionNo, orderStatus, paymentErrors, paymentReceipt, recurringId } = one;
      if (typeof transactionNo === "string" && typeof orderStatus === "string") {
        await this.#followInvoice(transactionNo, orderStatus, paymentErrors, paymentReceipt);
      } else if (typeof recurringId === "string" && String(one.status).toLowerCase() === "active") {
        await this.#followRecurring(recurringId);
      }
    }
  }

  /** A refusal may mean that an invoice was closed outside the calls, which the reader detects. */
  async #followRefusal(
    operation: string,
    { authorization, text, answer }: Exchange,
  ): Promise<void> {
    if (authorization !== undefined && answer.status < 400) this.#reader = authorization;
    const { peek } = this.#parts;
    const field = CLOSABLE[operation];
    if (!peek || field === undefined || answer.status < 400 || answer.status > 409) return;
    const theirs = parsed(text)?.[field];
    if (typeof theirs !== "string" || this.#reader === undefined) return;
    const transactionNo = this.identities.candidateFor(theirs);
    if (transactionNo === undefined) return;
    const invoice = await this.#parts.sandbox.invoices.read(transactionNo).catch(() => undefined);
    if (invoice?.status !== "pending") return;
    await this.#follow(await peek(`/api/getInvoice/${theirs}`, this.#reader));
  }

  /** The token of the last call that was taken: it may read invoices. */
  #reader: string | undefined;

  async #followInvoice(
    theirs: string,
    orderStatus: string,
    errors: unknown,
    receipt: unknown,
  ): Promise<void> {
    const { invoices } = this.#parts.sandbox;
    const transactionNo = this.identities.candidateFor(theirs);
    if (transactionNo === undefined) return;
    const invoice = await invoices.read(transactionNo).catch(() => undefined);
    if (invoice?.status !== "pending") return;
    const became = orderStatus.toLowerCase();
    if (became === "paid") {
      const method = methodOf(receipt);
      await invoices.pay(transactionNo, method ? { method } : {});
      this.#outside("paid");
    } else if (became === "canceled") {
      await invoices.cancel(transactionNo);
      this.#outside("canceled");
    } else if (errors !== null && errors !== undefined && invoice.declines.length === 0) {
      await invoices.decline(transactionNo);
      this.#outside("declined");
    }
  }

  async #followRecurring(theirs: string): Promise<void> {
    const { recurring } = this.#parts.sandbox;
    const recurringId = this.identities.candidateFor(theirs);
    if (recurringId === undefined) return;
    const one = await recurring.read(recurringId).catch(() => undefined);
    if (one?.status !== "registered") return;
    await recurring.start(recurringId);
    this.#outside("started");
  }

  #outside(what: keyof typeof OUTSIDE): void {
    this.outside.set(what, (this.outside.get(what) ?? 0) + 1);
  }
}

const PATTERNS = operations.map((operation: OperationEntry) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The operation at a path. A method that it does not take is a call of it too. */
export function operationAt({
  method,
  path,
}: Pick<Exchange, "method" | "path">): OperationEntry | undefined {
  const [bare = ""] = path.split("?");
  const here = PATTERNS.filter(({ pattern }) => pattern.test(bare));
  return (here.find(({ operation }) => operation.method === method) ?? here[0])?.operation;
}

function parsedAny(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parsed(text: string): Fields | undefined {
  const value = parsedAny(text);
  return isRecord(value) ? { ...value } : undefined;
}

/** The records in an answer: itself, or the elements of a list. */
function records(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  return isRecord(value) ? [value] : [];
}

/**
 * A test card of the reference means nothing to the mock, so its result is arranged by another card. A
 * record has no card numbers at all.
 */
function arrangeCard(operation: string, fields: Fields, { status, text }: SideAnswer): void {
  if (operation !== "payByCard" || status >= 400 || !isRecord(fields.card)) return;
  const { orderStatus, paymentErrors, paymentReceipt } = parsed(text) ?? {};
  const isDeclined = paymentErrors !== null && String(orderStatus).toLowerCase() === "pending";
  const isHidden = String(fields.card.number).includes("*");
  if (!isDeclined && !isHidden) return;
  const named = isRecord(paymentReceipt) ? String(paymentReceipt.paymentMethod) : "";
  const number = isDeclined ? DECLINED_CARD : (CARDS[named] ?? CARDS.VISA);
  const securityCode = named === "AMEX" ? "1234" : "123";
  fields.card = { ...fields.card, number, ...(isHidden && { securityCode }) };
}

/** A card of each method that the mock takes. */
const CARDS: Readonly<Record<string, string>> = {
  ...{ VISA: "4111111111111111", MADA: "5123450000000008", AMEX: "378282246310005" },
};

const METHODS: Readonly<Record<string, NonNullable<InvoiceRecord["method"]>>> = {
  ...{ MADA: "mada", VISA: "visaMastercard", AMEX: "amex", TAMARA: "tamara" },
  ...{ STCPAY: "stcpay", URPAY: "urpay", TABBY: "tabby" },
};

function methodOf(receipt: unknown): InvoiceRecord["method"] | undefined {
  const named = isRecord(receipt) ? receipt.paymentMethod : undefined;
  return typeof named === "string" ? METHODS[named.toUpperCase()] : undefined;
}
