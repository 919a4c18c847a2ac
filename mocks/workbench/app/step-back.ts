import type { Event } from "../../../spec/generated/control.types.js";

/** What follows of something else by itself: going back to between the two would only make it again. */
const FOLLOWS = /^(sms-sent|callback-(scheduled|redirected|dropped|released|answered))$/;

/** What follows of something else that happened at the same instant, or within one decision. */
const FOLLOWS_OF: Readonly<Record<string, RegExp>> = {
  "invoice-paid": /^otp-used$/,
  "charge-succeeded": /^recurring-started$/,
  "charge-failed": /^recurring-started$/,
  "recurring-completed": /^charge-/,
  "recurring-ended": /^charge-/,
};

/**
 * The number of the last event before what happened last, to go back to; undefined where there is nothing to
 * take back. What is the clock's own is passed over, so that a clock that was set by going back is not what the
 * next step takes back; so is what follows by itself, as a text message does, and the cut-off of a callback.
 */
export function beforeLast(events: readonly Event[]): number | undefined {
  const last = events.findLastIndex((_, n) => isOfItsOwn(events, n));
  const { seq } = events[last] ?? { seq: 1 };
  return seq > 1 ? seq - 1 : undefined;
}

function isOfItsOwn(events: readonly Event[], n: number): boolean {
  const event = events[n];
  if (!event || event.type === "clock-set" || FOLLOWS.test(event.type)) return false;
  if (event.type === "callback-attempted") return isDue(events.slice(0, n), event.callbackId);
  const of = FOLLOWS_OF[event.type];
  const before = events.slice(0, n).findLast(({ type }) => !FOLLOWS.test(type));
  return !(of && before && of.test(before.type) && before.at === event.at);
}

/** Whether the next attempt of a callback fell due: its first one is made at once, unless it was put off. */
function isDue(before: readonly Event[], callbackId: unknown): boolean {
  const last = before.findLast((event) => event.callbackId === callbackId);
  if (last?.type === "callback-scheduled") return last.dueAt !== undefined;
  return last?.type === "callback-answered";
}
