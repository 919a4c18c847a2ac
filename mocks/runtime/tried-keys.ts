import type { TriedNumbers } from "../domain/context.js";

/** What was decided on before in vain, since it took keys of other sandboxes. */
export interface Tried {
  readonly count: number;
  readonly numbers?: TriedNumbers | undefined;
}

export const UNTRIED: Tried = { count: 0 };

/** The same after one more key that another sandbox has. */
export function triedAlso({ count, numbers }: Tried, taken: string): Tried {
  const number = Number(taken);
  // Ids of recurring payments are drawn, and drawn anew by the count.
  if (Number.isNaN(number)) return { count: count + 1, numbers };
  const { lowest = number, highest = number } = numbers ?? {};
  const span = { lowest: Math.min(lowest, number), highest: Math.max(highest, number) };
  return { count, numbers: span };
}
