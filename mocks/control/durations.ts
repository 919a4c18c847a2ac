import { SECOND_MS } from "../domain/time.js";

/** Where a clock is to go, in the words of the control API: by an ISO duration, or to an instant. */
export type ClockTarget = { readonly by: string } | { readonly to: string };

const COUNT = String.raw`(\d{1,15})`;

/** Units from the longest to the shortest, each at most once. */
const SPOKEN = new RegExp(
  `^${["y", "mo", "w", "d", "h", "m", "s", "ms"].map((unit) => `(?:${COUNT}${unit})?`).join("")}$`,
);

/**
 * Reads how far a clock is to go: `24h`, `90m`, `1d12h`, `1mo`, `500ms`, an ISO 8601 duration or an
 * instant. Undefined for anything else. What is ISO 8601 already is left to the mock to judge.
 */
export function readClockTarget(text: string): ClockTarget | undefined {
  if (/^\d{4}-\d/.test(text)) return { to: text };
  const by = isoDuration(text);
  return by === undefined ? undefined : { by };
}

/**
 * A length of time as ISO 8601, from the words of a person such as `24h` or `1d12h`, or from ISO 8601
 * itself, which is left to its reader to judge. Undefined for anything else.
 */
export function isoDuration(text: string): string | undefined {
  return text.startsWith("P") ? text : isoOf(text.replaceAll(" ", ""));
}

function isoOf(spoken: string): string | undefined {
  const counts = SPOKEN.exec(spoken)?.slice(1);
  if (!counts || spoken === "") return undefined;
  const [years, months, weeks, days, hours, minutes, seconds, milliseconds] = counts;
  const part = (count: string | undefined, letter: string) =>
    count === undefined ? "" : `${Number(count)}${letter}`;
  const date = part(years, "Y") + part(months, "M") + part(weeks, "W") + part(days, "D");
  const exact =
    seconds === undefined && milliseconds === undefined
      ? ""
      : `${Number(seconds ?? 0) + Number(milliseconds ?? 0) / SECOND_MS}S`;
  const time = part(hours, "H") + part(minutes, "M") + exact;
  return `P${date}${time && `T${time}`}`;
}
