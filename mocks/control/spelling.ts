import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../domain/time.js";

const STEPS = [
  ["d", DAY_MS],
  ["h", HOUR_MS],
  ["m", MINUTE_MS],
  ["s", SECOND_MS],
  ["ms", 1],
] as const;

/** A length of time for a person to read: 129600250 is `1d12h250ms`. */
export function spell(lengthMs: number): string {
  let rest = Math.abs(lengthMs);
  const parts = STEPS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? "" : `${count}${unit}`;
  });
  return parts.join("") || "0s";
}
