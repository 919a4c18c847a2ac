import type { CallbackWhy, WhyNext } from "../../spec/generated/control.types.js";
import { type Callback, RETRY_WAITS_MS } from "../domain/callback.js";
import type { LoggedEvent } from "../domain/events.js";
import type { Assumptions } from "../domain/settings.js";
import { toIso } from "../domain/time.js";
import { callbackHint, describeEvent } from "./describe-event.js";
import { chainOf } from "./why.js";

type Retry = Assumptions["callback-retry"];

/** Says which events are about a callback. */
export function aboutCallback(callbackId: string): (logged: LoggedEvent) => boolean {
  return ({ event }) => "callbackId" in event && event.callbackId === callbackId;
}

/** Why a callback is in the state it is in: a verdict, what is due next, and what led there. */
export function callbackWhy(
  callback: Callback,
  concerning: readonly LoggedEvent[],
  retry: Retry,
): CallbackWhy {
  const { id, state } = callback;
  const resent = concerning.at(-1)?.event.type === "callback-resend-asked";
  const [code, verdict] = callbackVerdict(callback, resent, retry);
  return {
    callbackId: id,
    state,
    because: `callback ${id} ${verdict}`,
    code,
    next: nextAttempt(callback, retry),
    chain: chainOf(concerning, describeEvent),
  };
}

function callbackVerdict(
  callback: Callback,
  resent: boolean,
  retry: Retry,
): readonly [CallbackWhy["code"], string] {
  const { state, attempts, struck, target } = callback;
  const rule = struck ? `fault rule ${struck.id} (${struck.fault})` : "nobody";
  const many = attempts.length;
  const last = lastOf(callback);
  switch (state) {
    case "waiting":
      if (resent) return ["resent", "waits to be made again, as a tester asked"];
      if (many > 0) return ["retried", `is tried again: ${last}`];
      return ["untried", `was not tried yet${struck ? `; ${rule} struck it` : ""}`];
    case "held":
      return ["held", `is held: ${rule} keeps it until the next callback has ended`];
    case "in-flight":
      return ["in-flight", `is under way: ${last}`];
    case "delivered":
      return ["delivered", `was delivered: ${last}`];
    case "redirected":
      return ["redirected", `was left to the customer's browser, which was sent to ${target}`];
    case "failed":
      return ["given-up", `was given up: ${last}; ${attemptsSaid(many, retry)}`];
    case "dropped":
      return ["dropped", `is never made: ${rule} dropped it`];
  }
}

/** What the switch allows now: it may have been changed, and a tester asks for more than it allows. */
function attemptsSaid(made: number, retry: Retry): string {
  const allowed = RETRY_WAITS_MS[retry].length + 1;
  const many = allowed === 1 ? "one attempt" : `${allowed} attempts`;
  if (made < allowed) return `callback-retry=${retry}, which allows ${many}, came later`;
  const besides = made > allowed ? `, and ${made} were made` : "";
  return `callback-retry=${retry} allows no more than ${many}${besides}`;
}

/** How the latest attempt went, with what to do about it where that is known. */
function lastOf({ attempts }: Callback): string {
  const last = attempts.at(-1);
  if (!last) return "no attempt was made";
  const { at, result } = last;
  const which = `attempt ${attempts.length}, at ${toIso(at)},`;
  if (!result) return `${which} has no answer yet`;
  const advice = callbackHint(result);
  return `${which} ${result.detail}${advice === undefined ? "" : ` (${advice})`}`;
}

function nextAttempt({ state, attempts, nextAttemptAt }: Callback, retry: Retry): WhyNext | null {
  if (nextAttemptAt === null) return null;
  const at = toIso(nextAttemptAt);
  const allowed = RETRY_WAITS_MS[retry].length + 1;
  const number = attempts.length + 1;
  if (state === "held") return { at, text: "the first attempt, then at the latest" };
  const of = number > allowed ? "" : ` of ${allowed}, under callback-retry=${retry}`;
  return { at, text: `attempt ${number}${of}` };
}
