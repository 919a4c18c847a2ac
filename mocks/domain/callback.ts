import type { InjectedFault } from "./fault.js";
import type { Halalas } from "./money.js";
import { CALLBACK_BEGINNINGS, CALLBACK_MOVES, type CallbackStatus, statusAfter } from "./moves.js";
import type { Refusal } from "./refusal.js";
import type { Assumptions } from "./settings.js";
import { type EpochMs, HOUR_MS, MINUTE_MS } from "./time.js";

/** Ten growing waits, 43 h 51 min in all: within the 48 hours of the switch callback-retry. */
const GROWING_MS: readonly EpochMs[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  16 * HOUR_MS,
];
const FIXED_MS: readonly EpochMs[] = Array<EpochMs>(10).fill(5 * MINUTE_MS);

/** The waits between attempts under each option of the switch callback-retry. */
export const RETRY_WAITS_MS: {
  readonly [Option in Assumptions["callback-retry"]]: readonly EpochMs[];
} = { growing: GROWING_MS, fixed: FIXED_MS, none: [] };

/** The relevant facts of a callback: its state, and the time of its attempts. */
interface Tried {
  readonly state: string;
  readonly attempts: readonly { readonly at: EpochMs }[];
}

/** When the attempt that runs now is repeated if it fails; null when the retries are used up. */
function retryAfter(callback: Tried, retry: Assumptions["callback-retry"]): EpochMs | null {
  const wait = RETRY_WAITS_MS[retry][callback.attempts.length - 1];
  const last = callback.attempts.at(-1);
  return wait === undefined || !last ? null : last.at + wait;
}

/** How often an attempt that fails is still repeated by itself. */
export function retriesLeft(
  { state, attempts }: Tried,
  retry: Assumptions["callback-retry"],
): number {
  const isOver = state === "delivered" || state === "redirected" || state === "dropped";
  return isOver ? 0 : Math.max(0, RETRY_WAITS_MS[retry].length - Math.max(0, attempts.length - 1));
}

/** The result of the latest attempt of a callback that your shop has not accepted; undefined for any other. */
export function failureOf({ state, attempts }: Callback): AttemptResult | undefined {
  if (state === "delivered" || state === "redirected" || state === "dropped") return undefined;
  const result = attempts.findLast((attempt) => attempt.result !== null)?.result ?? undefined;
  return result?.outcome === "delivered" ? undefined : result;
}

/** What to do about a callback that the shop did not accept; undefined where its result says enough. */
export function callbackHint({
  outcome,
  status,
  detail,
}: Pick<AttemptResult, "status" | "detail"> & { readonly outcome: string }): string | undefined {
  if (outcome === "timeout") return "answer first and do the work after that";
  if (outcome === "unreachable") return unreachableHint(detail);
  if (outcome !== "refused" || status === null) return undefined;
  if (status >= 300 && status < 400)
    return "let the route answer by itself, without login or https";
  if (status === 401 || status === 403) return "take the route out of login and CSRF checks";
  if (status === 404) return "the shop has no such route: compare it with the URL of the callback";
  if (status === 405) return "the route takes another method: see the switch callback-method";
  if (status === 400 || status === 415 || status === 422) {
    return "the shop reads other parameters: see the switches callback-params and callback-method";
  }
  return undefined;
}

function unreachableHint(detail: string): string | undefined {
  if (detail.startsWith("ECONNREFUSED")) return "nothing listens there: is the shop running?";
  if (/^(EPROTO|ERR_SSL)/.test(detail)) {
    return "the shop does not speak TLS there: use http in its URL, or give it a certificate";
  }
  if (/^(DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_UNTRUSTED)/.test(detail)) {
    return "the certificate of the shop is not trusted: start paystub with NODE_EXTRA_CA_CERTS=<its PEM file>";
  }
  if (detail.startsWith("CERT_HAS_EXPIRED")) return "the certificate of the shop has expired";
  if (detail.startsWith("ERR_TLS_CERT_ALTNAME_INVALID")) {
    return "the certificate of the shop is for another host";
  }
  return detail.startsWith("ECONNRESET")
    ? "the shop closed the connection without an answer"
    : undefined;
}

/** The content of a callback to the merchant. */
export type CallbackAbout =
  | { readonly kind: "paid" | "canceled" | "webhook"; readonly transactionNo: string }
  | { readonly kind: "activation"; readonly registrationId: string }
  | { readonly kind: "settlement"; readonly settlementNumber: string }
  | { readonly kind: "refund"; readonly transactionNo: string; readonly refunded: boolean }
  | {
      readonly kind: "charge";
      readonly recurringId: string;
      readonly cycle: number;
      readonly attempt: number;
      readonly charged: boolean;
    };

/** The number of the invoice that a callback is about; null where it is about something else. */
export function invoiceNumberOf(about: CallbackAbout): string | null {
  return "transactionNo" in about ? about.transactionNo : null;
}

/** The id of what a callback is about: an invoice, a recurring payment, a registration or a settlement. */
export function subjectIdOf(about: CallbackAbout): string {
  switch (about.kind) {
    case "charge":
      return about.recurringId;
    case "activation":
      return about.registrationId;
    case "settlement":
      return about.settlementNumber;
    default:
      return about.transactionNo;
  }
}

/** What a fault puts in place of the truth in the payload of a callback. */
export interface PayloadOverride {
  /** In halalas. */
  readonly amount?: Halalas;
  /** A transaction number or id that does not exist. */
  readonly id?: string;
}

export type AttemptOutcome = "delivered" | "refused" | "unreachable" | "timeout" | "blocked";

/** What went out. */
export interface Sent {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
}

/** What the receiver answered, as far as it is kept. */
export interface ReceivedAnswer {
  readonly headers: { readonly [name: string]: string };
  /** The beginning of it, as text; null where there was none. */
  readonly body: string | null;
  /** What of it is shortened. */
  readonly cut: readonly ("headers" | "body")[];
}

/** How it ended: `refused` is any answer that is not 2xx, `blocked` is our own egress policy. */
export interface AttemptResult {
  readonly outcome: AttemptOutcome;
  readonly status: number | null;
  readonly detail: string;
  /** How long the call took. Absent where none was made. */
  readonly durationMs?: number;
  /** Absent where there was no answer. */
  readonly answer?: ReceivedAnswer;
}

export interface Attempt {
  readonly at: EpochMs;
  readonly sent: Sent;
  readonly result: AttemptResult | null;
}

export interface Callback {
  readonly id: string;
  readonly about: CallbackAbout;
  /** The URL as the merchant gave it. */
  readonly target: string;
  readonly state: CallbackStatus;
  /** When it was decided on. */
  readonly createdAt: EpochMs;
  readonly attempts: readonly Attempt[];
  readonly nextAttemptAt: EpochMs | null;
  /** What it says in place of the truth. */
  readonly override?: PayloadOverride;
  /** The fault rule that made it what it is. */
  readonly injected?: InjectedFault;
}

export type CallbackCommand =
  | { readonly type: "attempt-callback"; readonly callbackId: string; readonly sent: Sent }
  | {
      readonly type: "record-attempt";
      readonly callbackId: string;
      readonly result: AttemptResult;
    }
  | { readonly type: "resend-callback"; readonly callbackId: string };

interface Of {
  readonly at: EpochMs;
  readonly callbackId: string;
}

export type CallbackEvent =
  | ({
      readonly type: "callback-scheduled";
      readonly about: CallbackAbout;
      readonly target: string;
      readonly override?: PayloadOverride;
      readonly injected?: InjectedFault;
      /** When it is made, if not at once. */
      readonly dueAt?: EpochMs;
      /** It waits for the next callback to end, until then at the latest. */
      readonly held?: true;
    } & Of)
  | ({
      /** The customer's browser was sent there: nothing for the gateway to do. */
      readonly type: "callback-redirected";
      readonly about: CallbackAbout;
      readonly target: string;
      readonly override?: PayloadOverride;
      readonly injected?: InjectedFault;
    } & Of)
  | ({
      /** A fault keeps it from ever being made. */
      readonly type: "callback-dropped";
      readonly about: CallbackAbout;
      readonly target: string;
      readonly injected?: InjectedFault;
    } & Of)
  | ({ readonly type: "callback-released" } & Of)
  | ({
      readonly type: "callback-attempted";
      /** The request. Absent where it is the same as that of the attempt before. */
      readonly sent?: Sent;
    } & Of)
  | ({
      readonly type: "callback-answered";
      readonly result: AttemptResult;
      readonly retryAt: EpochMs | null;
    } & Of)
  | ({ readonly type: "callback-resend-asked" } & Of);

/** What a command does to a callback. */
export function decideCallback(
  callback: Callback,
  command: CallbackCommand,
  retry: Assumptions["callback-retry"],
  now: EpochMs,
): Refusal | readonly CallbackEvent[] {
  const { id: callbackId, state } = callback;
  const of = { at: now, callbackId };
  switch (command.type) {
    case "attempt-callback": {
      // Only one that waits, or is held, has an attempt before it.
      if (callback.nextAttemptAt === null || now < callback.nextAttemptAt) return [];
      const { sent } = command;
      const isSame = JSON.stringify(sent) === JSON.stringify(callback.attempts.at(-1)?.sent);
      return [{ type: "callback-attempted", ...of, ...(!isSame && { sent }) }];
    }
    case "record-attempt": {
      if (state !== "in-flight") return [];
      const result = judged(callback.about, command.result);
      const retryAt = result.outcome === "delivered" ? null : retryAfter(callback, retry);
      return [{ type: "callback-answered", ...of, result, retryAt }];
    }
    case "resend-callback":
      if (state === "in-flight") return { code: "callback-busy", callbackId };
      return [{ type: "callback-resend-asked", ...of }];
  }
}

const WEBHOOKS: readonly CallbackAbout["kind"][] = [
  "webhook",
  "refund",
  "activation",
  "settlement",
];

/** Any 2xx will do for a callback, but the webhooks want exactly 200 (row webhook-version). */
function judged({ kind }: CallbackAbout, result: AttemptResult): AttemptResult {
  const { outcome, status } = result;
  if (!WEBHOOKS.includes(kind) || outcome !== "delivered" || status === 200) return result;
  return { ...result, outcome: "refused", detail: `answered ${status}; 200 was expected` };
}

/** An event that a callback begins with. */
export type CallbackBeginning = Extract<
  CallbackEvent,
  { readonly type: "callback-scheduled" | "callback-redirected" | "callback-dropped" }
>;

/** How a callback begins, as the table of beginnings has it. */
export function beginningOf(event: CallbackBeginning): keyof typeof CALLBACK_BEGINNINGS {
  return event.type === "callback-scheduled" && event.held ? "callback-held" : event.type;
}

/** The move that an event is in the table: an answer leads on by how the attempt ended. */
export function callbackMove(event: CallbackEvent): string {
  if (event.type !== "callback-answered") return event.type;
  if (event.result.outcome === "delivered") return "callback-delivered";
  return event.retryAt === null ? "callback-failed" : "callback-retried";
}

/** The callback after an event. */
export function evolveCallback(callback: Callback | undefined, event: CallbackEvent): Callback {
  switch (event.type) {
    case "callback-scheduled": {
      const { at, dueAt = at } = event;
      return begun(event, dueAt);
    }
    case "callback-redirected":
    case "callback-dropped":
      return begun(event, null);
  }
  if (!callback) throw new Error(`${event.type} of unknown callback ${event.callbackId}`);
  const state = statusAfter(CALLBACK_MOVES, callback.state, callbackMove(event));
  switch (event.type) {
    case "callback-attempted": {
      const { sent = callback.attempts.at(-1)?.sent } = event;
      if (!sent) throw new Error(`the first attempt of ${callback.id} has no request`);
      const attempt = { at: event.at, sent, result: null };
      const attempts = [...callback.attempts, attempt];
      return { ...callback, state, attempts, nextAttemptAt: null };
    }
    case "callback-answered": {
      const { result, retryAt } = event;
      const attempts = callback.attempts.map((attempt, n, all) =>
        n === all.length - 1 ? { ...attempt, result } : attempt,
      );
      return { ...callback, state, attempts, nextAttemptAt: retryAt };
    }
    case "callback-resend-asked":
    case "callback-released":
      return { ...callback, state, nextAttemptAt: event.at };
  }
}

function begun(event: CallbackBeginning, nextAttemptAt: EpochMs | null): Callback {
  const { callbackId: id, at, about, target, injected } = event;
  const override = "override" in event ? event.override : undefined;
  return {
    id,
    about,
    target,
    state: CALLBACK_BEGINNINGS[beginningOf(event)],
    createdAt: at,
    attempts: [],
    nextAttemptAt,
    ...(override && { override }),
    ...(injected && { injected }),
  };
}
