import { dateOf, timeOf, whenOf } from "./formats.js";
import { type Known, nowOf } from "./known.js";
import { live } from "./live.js";

/** When something was, as a list tells it: the day only where it is not the sandbox's today. */
export function listedAt(at: number | string): string {
  const now = nowOf(live.known);
  return now === 0 ? timeOf(at) : whenOf(at, now);
}

/** The day that it is in the sandbox: when it is another, a list tells other times. */
export const todayOf = (known: Known): string => dateOf(nowOf(known));
