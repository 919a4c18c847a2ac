import { type Duration, parse } from "tinyduration";
import {
  addMonths,
  DAY_MS,
  type EpochMs,
  FIRST_INSTANT,
  HOUR_MS,
  LAST_INSTANT,
  MINUTE_MS,
  SECOND_MS,
  toIso,
} from "../domain/time.js";
import type { ClockStart } from "./clock-requests.js";
import { FIELDS } from "./messages.js";
import { invalid } from "./refused.js";

/** Units from the longest to the shortest, each at most once in a text. */
const UNITS = {
  ...{ years: "y", months: "mo", weeks: "w", days: "d" },
  ...{ hours: "h", minutes: "m", seconds: "s", milliseconds: "ms" },
};
const counted = Object.entries(UNITS).map(([name, unit]) => `(?:(?<${name}>\\d{1,15})${unit})?`);
const SPOKEN = new RegExp(`^${counted.join("")}$`);

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An ISO 8601 instant with a zone. Throws a refusal that names the field. */
export function readInstant(text: string, field: string): EpochMs {
  const at = ISO_INSTANT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) {
    throw invalid(field, FIELDS.instant(text));
  }
  if (at < FIRST_INSTANT || at > LAST_INSTANT) {
    throw invalid(field, `must lie between ${toIso(FIRST_INSTANT)} and ${toIso(LAST_INSTANT)}`);
  }
  return at;
}

/** Whether the calendar has the day: the platform takes 30 February for 2 March. */
function isDay(date: string): boolean {
  const at = Date.parse(date);
  return !Number.isNaN(at) && toIso(at).startsWith(date);
}

/** The last instant that the platform's calendar has; none of ours comes near it. */
const END_OF_CALENDAR: EpochMs = 8_640_000_000_000_000;

/**
 * The instant a duration after another: `24h`, `1d12h`, or as in ISO 8601. Months and years follow the
 * calendar, so that P1M after 31 January is the last day of February; other units are exact. An instant
 * beyond the calendar becomes its end or its beginning.
 */
export function after(from: EpochMs, duration: string, field: string): EpochMs {
  const parts = durationParts(duration, field);
  const sign = parts.negative ? -1 : 1;
  const months = (parts.years ?? 0) * 12 + (parts.months ?? 0);
  if (!Number.isInteger(months)) throw invalid(field, FIELDS.wholeMonths);
  const exact =
    ((parts.weeks ?? 0) * 7 + (parts.days ?? 0)) * DAY_MS +
    (parts.hours ?? 0) * HOUR_MS +
    (parts.minutes ?? 0) * MINUTE_MS +
    (parts.seconds ?? 0) * SECOND_MS +
    (parts.milliseconds ?? 0);
  const start = months === 0 ? from : addMonths(from, sign * months);
  const at = start + sign * Math.round(exact);
  return Math.abs(at) <= END_OF_CALENDAR ? at : sign * END_OF_CALENDAR;
}

/**
 * A length of time in milliseconds: `90s`, `1h30m` or ISO 8601, negative with a minus. Throws a refusal
 * that names the field if it is invalid, or longer than `most`.
 */
export function lengthMs(text: string, field: string, most?: string): number {
  const backwards = text.startsWith("-");
  const length = after(0, backwards ? text.slice(1) : text, field);
  if (most !== undefined && length > after(0, most, field)) {
    throw invalid(field, FIELDS.tooLong(most, text));
  }
  return backwards ? -length : length;
}

/** A duration in milliseconds, or NaN, which equals nothing, for an invalid text. */
export function lengthOf(text: string): number {
  try {
    return after(0, text, "duration");
  } catch {
    return Number.NaN;
  }
}

/** The instant at which a clock is frozen; undefined for one that runs. Throws a refusal. */
export function frozenAt(clock: ClockStart, now: EpochMs): EpochMs | undefined {
  if (clock === "real") return undefined;
  return clock === "frozen" ? now : readInstant(clock, "clock");
}

/** The parts of `1d12h`, or of an ISO 8601 duration. Throws a refusal that names the field. */
function durationParts(
  duration: string,
  field: string,
): Duration & { readonly milliseconds?: number } {
  const words = duration.replaceAll(" ", "");
  const spoken = words === "" ? undefined : SPOKEN.exec(words)?.groups;
  if (spoken) {
    const counts = Object.entries(spoken).map(([unit, count = "0"]) => [unit, Number(count)]);
    return Object.fromEntries(counts);
  }
  try {
    return parse(duration);
  } catch {
    throw invalid(field, FIELDS.duration(duration));
  }
}
