import { parse } from "tinyduration";
import type { FieldError } from "../api/field-errors.js";
import {
  addMonths,
  DAY_MS,
  type EpochMs,
  FIRST_INSTANT,
  fromLocal,
  HOUR_MS,
  LAST_INSTANT,
  MINUTE_MS,
  SECOND_MS,
  toIso,
} from "../domain/time.js";
import type { ClockStart } from "./clock-requests.js";
import { FIELDS } from "./messages.js";
import { fieldErrorsOf, invalid } from "./refused.js";

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
  const local = fromLocal(text);
  if (local !== undefined) return { to: toIso(local) };
  const by = isoDuration(text);
  return by === undefined ? undefined : { by };
}

/**
 * A length of time as ISO 8601, from the words of a person such as `24h` or `1d12h`, or from ISO 8601
 * itself, which is left to its reader to judge. Undefined for anything else.
 */
function isoDuration(text: string): string | undefined {
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

/** What keeps a text from being an instant; nothing where none was given. */
export function instantErrors(field: string, text: string | undefined): readonly FieldError[] {
  return fieldErrorsOf(() => text !== undefined && readInstant(text, field));
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
    (parts.seconds ?? 0) * SECOND_MS;
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

function durationParts(duration: string, field: string): ReturnType<typeof parse> {
  try {
    return parse(isoDuration(duration) ?? "");
  } catch {
    throw invalid(field, FIELDS.duration(duration));
  }
}
