import type { ToldOrder } from "./shop.js";

const STATES: readonly unknown[] = [
  "new",
  "pending",
  "paid",
  "canceled",
  "failed",
] satisfies ToldOrder["state"][];

/** As much of what came as a sentence takes. */
const CAME_CHARS_MAX = 80;

/**
 * What is wrong with what an adapter tells of an order; undefined where nothing is. Without the shop's word
 * most rules have nothing to judge, so an adapter that forgot to give it must not pass.
 */
export function wrongWord(told: unknown): string | undefined {
  if (STATES.includes(Object(told).state)) return undefined;
  const came = String(JSON.stringify(told)).slice(0, CAME_CHARS_MAX);
  return `the adapter's tell gave ${came}; it must give an object with a state: ${STATES.join(", ")}`;
}
