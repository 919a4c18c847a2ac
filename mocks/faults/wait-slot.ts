import type { Draw } from "../domain/context.js";
import type { FaultRule } from "../domain/fault.js";

const DIGITS = 9;

/** How long a fault of the slot `wait` holds a request up: fixed, in a range, or log-normal. */
export function delayMsOf({ id, parameters }: FaultRule, draw: Draw): number {
  const { delayMs, minMs, maxMs, medianMs, sigma } = parameters;
  if (delayMs !== undefined) return Number(delayMs);
  const chance = (which: string) =>
    (Number(draw.digits(`${id}/${which}`, DIGITS)) + 0.5) / 10 ** DIGITS;
  if (medianMs !== undefined) {
    // Two even draws make a normal one (Box and Muller), and its power of e a log-normal one.
    const normal =
      Math.sqrt(-2 * Math.log(chance("radius"))) * Math.cos(2 * Math.PI * chance("angle"));
    return Math.round(Number(medianMs) * Math.exp(Number(sigma) * normal));
  }
  const least = Number(minMs ?? 0);
  return Math.round(least + (Number(maxMs) - least) * chance("range"));
}
