import { Argument, type Command, Option } from "commander";
import type {
  ArrangeChargesRequest,
  CallbackRecord,
  DeclineInvoiceRequest,
  InvoiceRecord,
  JournalEntry,
  PayInvoiceRequest,
  RecurringRecord,
  RefundInvoiceRequest,
  SessionRecord,
  SmsRecord,
} from "../../../spec/generated/control.types.js";
import { describeLastAttempt, formatCallback, formatOutcome } from "../../control/format.js";
import { LIST_STATES } from "../../control/lists.js";
import { BRANDS } from "../../domain/money.js";
import { toLocal } from "../../domain/time.js";
import type { Line } from "../../report/terminal.js";
import { presentFields } from "../arguments.js";
import { invoiceCell, requestCell, stateCell } from "../log-lines.js";
import { MISTAKES, NEXT_STEPS } from "../messages.js";
import type { Write } from "../terminal.js";
import { RefusedByMock, UsageError } from "../usage.js";
import { addEvents } from "./events.js";
import { listCommand, type ShownList } from "./lists.js";
import { type CommandOutput, output, remoteAction, remoteCommand, type Session } from "./remote.js";
import { advanceLines } from "./sandbox.js";

const NO = "[transactionNo]";

/** Names an invoice by its order. Each call makes an option of its own. */
function orderOption(): Option {
  return new Option("--order <orderNumber>", "select the latest invoice of this order");
}

interface OrderFlag {
  readonly order?: string;
}

/** The invoice that is meant: by its own number, or the latest one of an order. */
async function invoiceMeant(
  { ask }: Session,
  given: string | undefined,
  { order }: OrderFlag,
): Promise<string> {
  if (order === undefined) {
    if (given !== undefined) return given;
    throw new UsageError(MISTAKES.invoiceMissing);
  }
  if (given !== undefined) throw new UsageError(MISTAKES.invoiceTwice(given, order));
  const query = { q: order, order: "newest", limit: 1000 };
  const { invoices } = (await ask("sandbox.invoices.list", { query })).body;
  const latest = invoices.find(({ orderNumber }) => orderNumber === order);
  if (latest) return latest.transactionNo;
  throw new RefusedByMock(
    NEXT_STEPS.list(`there is no invoice of order ${order}`, "paystub invoices"),
    404,
  );
}

/** Adds what can be done to invoices. */
export function addInvoices(paystub: Command, write: Write): void {
  listCommand(paystub, "invoices", write, INVOICES);
  remoteCommand(paystub, `pay ${NO}`, PAY, orderOption(), ...payOptions()).action(
    remoteAction(write, pay),
  );
  remoteCommand(paystub, `decline ${NO}`, DECLINE, orderOption(), ...declineOptions()).action(
    remoteAction(write, decline),
  );

  const cancel = { summary: "cancel a pending invoice", example: "paystub cancel 1772355600000" };
  remoteCommand(paystub, `cancel ${NO}`, cancel, orderOption()).action(
    remoteAction(write, async (session, given: string | undefined, flags: OrderFlag) => {
      const path = { transactionNo: await invoiceMeant(session, given, flags) };
      return output(await session.ask("sandbox.invoices.cancel", { path }), formatOutcome);
    }),
  );
  remoteCommand(paystub, `refund ${NO}`, REFUND, orderOption(), REASON).action(
    remoteAction(write, refund),
  );
}

const INVOICES: ShownList<"sandbox.invoices.list", InvoiceRecord> = {
  operation: "sandbox.invoices.list",
  what: "invoice",
  summary: "list the invoices",
  example: "paystub invoices --status pending --since 1h",
  states: LIST_STATES.invoices,
  head: ["TRANSACTION", "ORDER", "AMOUNT", "CREATED", "STATE"],
  thingsOf: ({ invoices }) => invoices,
  idOf: ({ transactionNo }) => transactionNo,
  cellsOf: (invoice) => [
    invoice.transactionNo,
    invoice.orderNumber,
    `${invoice.amount.toFixed(2)} ${invoice.currency}`,
    toLocal(invoice.createdAt),
    invoiceCell(invoice),
  ],
};

const PAY = {
  summary: "pay a pending invoice as the customer would",
  example: 'paystub pay --order ORD-1 --method mada --card "4464 0400 0000 0007"',
};

function payOptions(): readonly Option[] {
  const method = new Option("--method <brand>", "way to pay (the first that the invoice offers)");
  return [
    method.choices(BRANDS),
    new Option("--card <number>", "a test card number; never a real one"),
  ];
}

const DECLINE = {
  summary: "decline one payment of a pending invoice",
  example: 'paystub decline 1772355600000 --code NO_FUNDS --message "Not enough money"',
};

function declineOptions(): readonly Option[] {
  return [
    new Option("--code <code>", "error code that the invoice shows"),
    new Option("--message <text>", "error message that the invoice shows"),
  ];
}

async function pay(
  session: Session,
  given: string | undefined,
  flags: OrderFlag & { readonly method?: PayInvoiceRequest["method"]; readonly card?: string },
): Promise<CommandOutput> {
  const { method, card } = flags;
  const body = presentFields<PayInvoiceRequest>({ method, cardNumber: card });
  const transactionNo = await invoiceMeant(session, given, flags);
  const answer = await session.ask("sandbox.invoices.pay", { path: { transactionNo }, body });
  const { declined } = answer.body;
  const why = declined && `the payment was declined: ${declined.code}, ${declined.message}`;
  return { ...output(answer, formatOutcome), failed: why ?? undefined };
}

async function decline(
  session: Session,
  given: string | undefined,
  flags: OrderFlag & { readonly code?: string; readonly message?: string },
): Promise<CommandOutput> {
  const { code, message } = flags;
  const body = presentFields<DeclineInvoiceRequest>({ code, message });
  const transactionNo = await invoiceMeant(session, given, flags);
  return output(
    await session.ask("sandbox.invoices.decline", { path: { transactionNo }, body }),
    formatOutcome,
  );
}

const REFUND = {
  summary: "refund a paid invoice",
  example: 'paystub refund 1772355600000 --reason "The customer sent it back"',
};

const REASON = new Option("--reason <text>", "reason for the refund");

async function refund(
  session: Session,
  given: string | undefined,
  flags: OrderFlag & { readonly reason?: string },
): Promise<CommandOutput> {
  const body = presentFields<RefundInvoiceRequest>({ reason: flags.reason });
  const transactionNo = await invoiceMeant(session, given, flags);
  return output(
    await session.ask("sandbox.invoices.refund", { path: { transactionNo }, body }),
    formatOutcome,
  );
}

type Outcome = ArrangeChargesRequest["outcomes"][number];

const OUTCOMES: readonly Outcome[] = ["succeed", "fail"];
const ID = "<recurringId>";

/** Adds `recurring` and what can be done to recurring payments. */
export function addRecurring(paystub: Command, write: Write): void {
  const recurring = paystub.command("recurring").description("list and control recurring payments");
  listCommand(recurring, "list", write, RECURRING);
  const start = {
    summary: "start a recurring payment as the customer would, with its first charge",
    example: "paystub recurring start rec-1",
  };
  remoteCommand(recurring, `start ${ID}`, start).action(
    remoteAction(write, async ({ ask }, recurringId: string) =>
      output(await ask("sandbox.recurring.start", { path: { recurringId } }), lineOf),
    ),
  );
  const charge = {
    summary: "advance the clock to the next charge, and make it",
    example: "paystub recurring charge rec-1",
  };
  remoteCommand(recurring, `charge ${ID}`, charge).action(remoteAction(write, chargeNext));
  remoteCommand(recurring, "arrange", ARRANGE, ...arrangeParts()).action(
    remoteAction(write, arrange),
  );
  const cancel = {
    summary: "cancel a recurring payment",
    example: "paystub recurring cancel rec-1",
  };
  remoteCommand(recurring, `cancel ${ID}`, cancel).action(
    remoteAction(write, async ({ ask }, recurringId: string) =>
      output(await ask("sandbox.recurring.cancel", { path: { recurringId } }), lineOf),
    ),
  );
}

const ARRANGE = {
  summary: "set the results of the next charges, retries included",
  example: "paystub recurring arrange rec-1 fail fail fail --code EXPIRED_CARD",
};

function arrangeParts() {
  return [
    new Argument(ID, "which one"),
    new Argument("<outcome...>", "what they come to, in order").choices(OUTCOMES),
    new Option("--code <code>", "error code of failed charges"),
    new Option("--message <text>", "error message of failed charges"),
  ];
}

async function arrange(
  { ask }: Session,
  recurringId: string,
  given: readonly Outcome[],
  { code, message }: { readonly code?: string; readonly message?: string },
): Promise<CommandOutput> {
  const body = presentFields<ArrangeChargesRequest>({ outcomes: [...given], code, message });
  return output(
    await ask("sandbox.recurring.arrangeCharges", { path: { recurringId }, body }),
    (payment) => [
      ...lineOf(payment),
      `its next charges: ${given.join(", ")}; those after them succeed`,
    ],
  );
}

async function chargeNext({ ask }: Session, recurringId: string): Promise<CommandOutput> {
  const body = { recurringId, boundary: "next-charge" as const };
  return output(await ask("sandbox.clock.toBoundary", { body }), advanceLines);
}

const RECURRING: ShownList<"sandbox.recurring.list", RecurringRecord> = {
  operation: "sandbox.recurring.list",
  what: "recurring payment",
  summary: "list the recurring payments",
  example: "paystub recurring list --status active",
  states: LIST_STATES.recurring,
  head: ["ID", "CUSTOMER", "AMOUNT", "EVERY", "CHARGES", "STATE", "NEXT CHARGE"],
  thingsOf: ({ recurring }) => recurring,
  idOf: ({ recurringId }) => recurringId,
  cellsOf: (payment) => [
    payment.recurringId,
    payment.customerName,
    `${payment.amount.toFixed(2)} ${payment.currency}`,
    intervalOf(payment),
    chargesOf(payment),
    stateCell(payment.status),
    payment.nextChargeAt ? toLocal(payment.nextChargeAt) : "",
  ],
};

function lineOf(payment: RecurringRecord): readonly string[] {
  const { recurringId, status, amount, currency, nextChargeAt } = payment;
  const plan = `${amount.toFixed(2)} ${currency}, ${intervalOf(payment)}`;
  const next = nextChargeAt === null ? "" : `; next charge at ${toLocal(nextChargeAt)}`;
  return [`recurring payment ${recurringId}, ${plan}: ${status}, ${chargesOf(payment)}${next}`];
}

function intervalOf({ type, intervalDays }: RecurringRecord): string {
  return intervalDays === null ? type.toLowerCase() : `every ${intervalDays} days`;
}

function chargesOf({ chargesDone, iterations, retriesUsed, retryCount }: RecurringRecord): string {
  const of = iterations === 0 ? "" : ` of ${iterations}`;
  const retries = retriesUsed === 0 ? "" : `, retry ${retriesUsed} of ${retryCount}`;
  return `${chargesDone}${of} charged${retries}`;
}

/** The texts, marks and bare words that JSON is made of. */
const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * JSON with a line for each field. Its numbers stay as written, which parsing would lose: 10.0 is an amount
 * and 10 is not. Any other text, and cut JSON, stays unchanged.
 */
function indented(json: string): string {
  if (!isJson(json)) return json;
  const tokens = json.match(TOKEN) ?? [];
  let depth = 0;
  let text = "";
  const line = () => `\n${"  ".repeat(depth)}`;
  for (const [place, token] of tokens.entries()) {
    const before = tokens[place - 1] ?? "";
    const isEmpty = "{[".includes(before) && before !== "";
    if (token === "}" || token === "]") {
      depth -= 1;
      text += isEmpty ? token : line() + token;
    } else {
      text += isEmpty || before === "," ? line() + token : token;
      if (token === ":") text += " ";
      if (token === "{" || token === "[") depth += 1;
    }
  }
  return text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Adds the commands that show what happened. */
export function addRecords(paystub: Command, write: Write): void {
  addEvents(paystub, write);
  listCommand(paystub, "requests", write, REQUESTS);
  const one = { summary: "show a request with its bodies", example: "paystub request 3" };
  remoteCommand(paystub, "request <id>", one).action(
    remoteAction(write, async ({ ask }, requestId: string) =>
      output(await ask("sandbox.request", { path: { requestId } }), exchangeLines),
    ),
  );
  listCommand(paystub, "sms", write, SMS);
  listCommand(paystub, "sessions", write, SESSIONS);
  listCommand(paystub, "callbacks", write, CALLBACKS);
  const resend = { summary: "send a callback again", example: "paystub resend cb-1" };
  remoteCommand(paystub, "resend <callbackId>", resend).action(
    remoteAction(write, async ({ ask }, callbackId: string) =>
      output(await ask("sandbox.callbacks.resend", { path: { callbackId } }), (callback) => [
        formatCallback(callback),
      ]),
    ),
  );
}

/** A request and its answer, with what was said about it. */
function exchangeLines({ at, wallAt, durationMs, ...entry }: JournalEntry): readonly Line[] {
  const { requestBody, responseBody, cut } = entry;
  const took = durationMs === undefined ? "" : `, in ${durationMs.toFixed(1)} ms`;
  const real = wallAt === undefined || wallAt === at ? "" : ` (really ${toLocal(wallAt)})`;
  return [
    `request ${entry.id} at ${toLocal(at)}${real}${took}`,
    requestCell(entry),
    ...bodyLines("request body", requestBody, cut.includes("requestBody")),
    ...bodyLines("response body", responseBody, cut.includes("responseBody")),
  ];
}

function bodyLines(name: string, body: string | null, isCut: boolean): readonly string[] {
  if (body === null || body === "") return ["", `${name}: none`];
  return ["", `${name}${isCut ? " (its beginning)" : ""}:`, ...indented(body).split("\n")];
}

const REQUESTS: ShownList<"sandbox.requests", JournalEntry> = {
  operation: "sandbox.requests",
  what: "request",
  summary: "list the requests received",
  example: "paystub requests --status refused",
  states: LIST_STATES.requests,
  head: ["ID", "AT", "REQUEST"],
  thingsOf: ({ requests }) => requests,
  idOf: ({ id }) => String(id),
  cellsOf: ({ id, at, ...entry }) => [String(id), toLocal(at), requestCell(entry)],
  notesOf: ({ dropped }) => (dropped === 0 ? [] : [`${dropped} older ones are not kept`]),
};

const SMS: ShownList<"sandbox.sms", SmsRecord> = {
  operation: "sandbox.sms",
  what: "text message",
  summary: "list the text messages",
  example: "paystub sms --search 0500000001",
  states: LIST_STATES.sms,
  head: ["AT", "TO", "KIND", "TEXT"],
  thingsOf: ({ sms }) => sms,
  idOf: ({ id }) => id,
  cellsOf: ({ at, to, kind, text }) => [toLocal(at), to, kind, text],
};

const SESSIONS: ShownList<"sandbox.sessions", SessionRecord> = {
  operation: "sandbox.sessions",
  what: "payment session",
  summary: "list the payment sessions of wallets, with their one-time passwords",
  example: "paystub sessions --status open",
  states: LIST_STATES.sessions,
  head: ["SESSION", "INVOICE", "MOBILE", "CODE", "STATE", "ENDS"],
  thingsOf: ({ sessions }) => sessions,
  idOf: ({ paymentSessionId }) => paymentSessionId,
  cellsOf: ({ paymentSessionId, transactionNo, mobile, code, state, expiresAt }) => [
    ...[paymentSessionId, transactionNo, mobile, code, stateCell(state), toLocal(expiresAt)],
  ],
};

const CALLBACKS: ShownList<"sandbox.callbacks.list", CallbackRecord> = {
  operation: "sandbox.callbacks.list",
  what: "callback",
  summary: "list the callbacks to the merchant",
  example: "paystub callbacks --status failed",
  states: LIST_STATES.callbacks,
  head: ["ID", "KIND", "ABOUT", "STATE", "TRIES", "CALL"],
  thingsOf: ({ callbacks }) => callbacks,
  idOf: ({ id }) => id,
  cellsOf: (callback) => [
    callback.id,
    callback.kind,
    callback.transactionNo ?? callback.recurringId ?? "",
    stateCell(callback.state),
    String(callback.attempts.length),
    `${callback.method} ${callback.url}${describeLastAttempt(callback)}`,
  ],
};
