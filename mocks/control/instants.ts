import { parse } from "tinyduration";
import type { FieldError } from "../api/validation.js";
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
import { isoDuration } from "./durations.js";
import { invalid, Refused } from "./refused.js";

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An ISO 8601 instant with a zone. Throws a refusal that names the field. */
export function readInstant(text: string, field: string): EpochMs {
  const at = ISO_INSTANT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) {
    throw invalid(field, `must be an instant such as 2026-01-31T12:00:00Z, but "${text}" came`);
  }
  if (at < FIRST_INSTANT || at > LAST_INSTANT) {
    throw invalid(field, `must lie between ${toIso(FIRST_INSTANT)} and ${toIso(LAST_INSTANT)}`);
  }
  return at;
}

/** What keeps a text from being an instant; nothing where none was given. */
export function instantErrors(field: string, text: string | undefined): readonly FieldError[] {
  try {
    if (text !== undefined) readInstant(text, field);
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.failure.fields ?? [];
  }
}

/** Whether the calendar has the day: the platform takes 30 February for 2 March. */
function isDay(date: string): boolean {
  const at = Date.parse(date);
  return !Number.isNaN(at) && toIso(at).startsWith(date);
}

/** The last instant that the platform's calendar has; none of ours comes near it. */
const END_OF_CALENDAR: EpochMs = 8_640_000_000_000_000;

/**
 * The instant a duration after another: `24h`, `1d12h`, or as in ISO 8601. Months and years go by the
 * calendar, so that P1M after 31 January is the last day of February; all else is exact. What lies
 * beyond the calendar comes out as its end, or as its beginning.
 */
export function after(from: EpochMs, duration: string, field: string): EpochMs {
  const parts = durationParts(duration, field);
  const sign = parts.negative ? -1 : 1;
  const months = (parts.years ?? 0) * 12 + (parts.months ?? 0);
  if (!Number.isInteger(months)) throw invalid(field, "must have whole years and months");
  const exact =
    ((parts.weeks ?? 0) * 7 + (parts.days ?? 0)) * DAY_MS +
    (parts.hours ?? 0) * HOUR_MS +
    (parts.minutes ?? 0) * MINUTE_MS +
    (parts.seconds ?? 0) * SECOND_MS;
  const start = months === 0 ? from : addMonths(from, sign * months);
  const at = start + sign * Math.round(exact);
  return Math.abs(at) <= END_OF_CALENDAR ? at : sign * END_OF_CALENDAR;
}

function durationParts(duration: string, field: string): ReturnType<typeof parse> {
  try {
    return parse(isoDuration(duration) ?? "");
  } catch {
    throw invalid(field, `must be a duration such as 24h, 1d12h, 1mo or PT24H, not "${duration}"`);
  }
}
