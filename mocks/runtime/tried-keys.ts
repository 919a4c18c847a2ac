import type { TriedNumbers } from "../domain/context.js";
import { LAST_INSTANT } from "../domain/time.js";
import { drawAt } from "./chance.js";

/** What was decided on before in vain, since it took keys of other sandboxes. */
export interface Tried {
  readonly count: number;
  readonly numbers?: TriedNumbers | undefined;
}

export const UNTRIED: Tried = { count: 0 };

/** Twelve days in milliseconds, about. */
const SPREAD_DIGITS = 9;

/**
 * How far ahead of its time a sandbox takes its transaction numbers where many share a store. Sandboxes
 * whose clocks show the same would all want the same number, and each but one would try in vain.
 */
export function spreadOf(sandbox: string): number {
  return Number(drawAt(sandbox, 0).digits("numbers", SPREAD_DIGITS));
}

/** The same with all numbers tried that are not yet so far ahead. */
export function triedUpTo({ count, numbers }: Tried, number: number): Tried {
  const { lowest = LAST_INSTANT, highest = 0 } = numbers ?? {};
  return { count, numbers: { lowest, highest: Math.max(highest, number) } };
}

/** The same after one more key that another sandbox has. */
export function triedAlso({ count, numbers }: Tried, taken: string): Tried {
  const number = Number(taken);
  // Ids of recurring payments are drawn, and drawn anew by the count.
  if (Number.isNaN(number)) return { count: count + 1, numbers };
  const { lowest = number, highest = number } = numbers ?? {};
  const span = { lowest: Math.min(lowest, number), highest: Math.max(highest, number) };
  return { count, numbers: span };
}
