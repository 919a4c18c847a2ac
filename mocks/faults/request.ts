import type { Draw } from "../domain/context.js";
import type { FaultRule } from "../domain/fault.js";
import { toHalalas, toUnits } from "../domain/money.js";
import type { Delivery } from "./delivery.js";
import { factAt } from "./facts.js";
import type { RuleOf } from "./rule.js";

const DIGITS = 9;

/** How long a fault of the slot `wait` holds a request up: fixed, or evenly distributed in a range. */
export function delayMsOf({ id, parameters }: RuleOf<"wait">, draw: Draw): number {
  const { delayMs, minMs = 0, maxMs } = parameters;
  if (delayMs !== undefined) return Number(delayMs);
  const chance = (Number(draw.digits(`${id}/range`, DIGITS)) + 0.5) / 10 ** DIGITS;
  return Math.round(Number(minMs) + (Number(maxMs) - Number(minMs)) * chance);
}

/** A reply as far as faults know it: its status and body, and what they do to it. */
export interface FaultableReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent in place of the body's JSON. */
  readonly raw?: RawText;
  readonly delivery?: Delivery;
  /** Which kind of refusal it is, and why, for the journal. */
  readonly code?: string;
  readonly explanation?: string;
}

/** A text that is sent unchanged. */
export interface RawText {
  readonly text: string;
  readonly type: string;
}

/** An injected failure, before it has the error shape of its operation. */
export interface InjectedFailure {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

const GATEWAY_TIMEOUT: RawText = {
  type: "text/html",
  text: `<html>
<head><title>504 Gateway Time-out</title></head>
<body>
<center><h1>504 Gateway Time-out</h1></center>
</body>
</html>
`,
};

/** A failure that says which rule injected it, or what the rule wants it to say. */
function injectedFailure({ id, parameters }: FaultRule, status: number): InjectedFailure {
  const detail = String(parameters.message ?? `injected by ${id}`);
  return { status, code: "injected", title: "Injected failure", detail };
}

/**
 * What the slot `reply` answers in place of handling a request. `fail` gives a failure the shape of its
 * operation.
 */
export function applyReplyFault<Reply extends FaultableReply>(
  rule: RuleOf<"reply">,
  fail: (failure: InjectedFailure) => Reply,
): Reply | FaultableReply {
  const { fault, id, parameters } = rule;
  const why = { code: "injected", explanation: `${id} applied: ${fault}` };
  const unanswered = (delivery: Delivery) => ({ status: 500, body: undefined, delivery, ...why });
  switch (fault) {
    case "empty-401":
      return { status: 401, body: undefined, ...why };
    case "html-504":
      return { status: 504, body: undefined, raw: GATEWAY_TIMEOUT, ...why };
    case "rate-limited": {
      const headers = { "Retry-After": String(parameters.retryAfterSeconds) };
      return { ...fail(injectedFailure(rule, 429)), headers, ...why };
    }
    case "reset-before-reply":
      return unanswered({ kind: "reset", where: "before" });
    case "empty-reply":
      return unanswered({ kind: "closed" });
    case "hang":
      return unanswered({ kind: "held" });
    case "status":
      return { ...fail(injectedFailure(rule, Number(parameters.status))), ...why };
  }
}

/** What a fault of the slot `outcome` may do with the request that it affects. */
export interface FaultContext<Reply extends FaultableReply> {
  /** The transaction number that the request names, if it does. */
  readonly transactionNo: string | undefined;
  /** Handles the request, as often as it is called. */
  handle(): Reply;
  /** Handles the request, and takes back all that it did. */
  rollBack(): Reply;
  /** The customer pays; the merchant has been called back when this is done. */
  pay(transactionNo: string): Promise<unknown>;
  wait(delayMs: number): Promise<unknown>;
  /** Gives a failure the error shape of the operation. */
  fail(failure: InjectedFailure): Reply;
}

/** Handles a request under a fault of the slot `outcome`. */
export async function applyOutcomeFault<Reply extends FaultableReply>(
  rule: RuleOf<"outcome">,
  context: FaultContext<Reply>,
): Promise<Reply> {
  switch (rule.fault) {
    case "lost-reply":
      return { ...context.handle(), delivery: { kind: "reset", where: "before" } };
    case "late-reply": {
      const reply = context.handle();
      await context.wait(Number(rule.parameters.delayMs));
      return reply;
    }
    case "double-commit": {
      const reply = context.handle();
      context.handle();
      return reply;
    }
    case "reply-then-rollback":
      return context.rollBack();
    case "paid-while-canceling":
      if (context.transactionNo !== undefined) await context.pay(context.transactionNo);
      return context.handle();
    case "otp-sent-but-500": {
      const reply = context.handle();
      return reply.status < 300 ? context.fail(injectedFailure(rule, 500)) : reply;
    }
    case "callback-before-reply": {
      const reply = context.handle();
      const { transactionNo } = Object(reply.body) as { readonly transactionNo?: string };
      if (transactionNo !== undefined) await context.pay(transactionNo);
      return reply;
    }
  }
}

/** What the slot `wire` makes of a reply on its way. `toJson` writes a body as it would be sent. */
export function applyWireFault<Reply extends FaultableReply>(
  { fault, parameters }: RuleOf<"wire">,
  reply: Reply,
  toJson: (body: unknown) => string,
): Reply {
  const field = parameters.field === undefined ? undefined : String(parameters.field);
  switch (fault) {
    case "missing-field":
      return { ...reply, body: changed(reply.body, field, (parent, key) => delete parent[key]) };
    case "wrong-type":
      return { ...reply, body: changed(reply.body, field, giveOtherType) };
    case "truncated-json": {
      const whole = toJson(reply.body);
      const text = whole.slice(0, Math.ceil(whole.length / 2));
      return { ...reply, raw: { text, type: "application/json" } };
    }
    case "wrong-content-type":
      return { ...reply, raw: { text: toJson(reply.body), type: String(parameters.contentType) } };
    case "slow-body": {
      const bytesPerSecond = Number(parameters.bytesPerSecond);
      return { ...reply, delivery: { kind: "dribbled", bytesPerSecond } };
    }
    case "reset-mid-reply":
      return { ...reply, delivery: { kind: "reset", where: "middle" } };
    case "invoice-wrong-amount":
      return { ...reply, body: withOtherMoney(reply.body, parameters) };
    case "malformed-chunk":
      return { ...reply, delivery: { kind: "malformed" } };
  }
}

/** An invoice in a reply with another amount, or with another currency if one is given. */
function withOtherMoney(body: unknown, { amount, currency }: FaultRule["parameters"]): unknown {
  const invoice: unknown = structuredClone(body);
  const echo: unknown = Object(invoice).gatewayOrderRequest;
  if (!isParent(invoice) || !isParent(echo)) return body;
  if (currency !== undefined) {
    // An invoice that is in this currency gets another one too.
    echo.currency = currency !== echo.currency ? currency : currency === "SAR" ? "USD" : "SAR";
  }
  if (currency === undefined || amount !== undefined) {
    echo.amount = amount ?? toUnits(toHalalas(Number(echo.amount) + 1));
    invoice.amount = echo.amount;
  }
  return invoice;
}

type Parent = Record<string, unknown>;

/** A reply's body after a change of one of its fields: the one at the path, or the first. */
function changed(
  body: unknown,
  path: string | undefined,
  change: (parent: Parent, key: string) => void,
): unknown {
  const copy = structuredClone(body);
  const keys = path?.split(".") ?? firstPath(copy);
  const key = keys.at(-1);
  const parent = keys.length === 1 ? copy : factAt(copy as Parent, keys.slice(0, -1).join("."));
  if (key !== undefined && isParent(parent) && Object.hasOwn(parent, key)) change(parent, key);
  return copy;
}

/** The first field of an object, or of the first element of a list. */
function firstPath(body: unknown): readonly string[] {
  if (Array.isArray(body)) return ["0", ...firstPath(body[0])];
  return isParent(body) ? Object.keys(body).slice(0, 1) : [];
}

function isParent(value: unknown): value is Parent {
  return typeof value === "object" && value !== null;
}

/** Puts a value in place of a field that no schema of the field takes. */
function giveOtherType(parent: Parent, key: string): void {
  const value = parent[key];
  // Null can replace texts, numbers, objects and lists of them, but no list of lists.
  if (value === null) parent[key] = [[]];
  else if (typeof value === "object") parent[key] = "not an object";
  else parent[key] = typeof value === "string" ? { text: value } : String(value);
}
