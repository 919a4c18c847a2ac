/** Milliseconds since 1970-01-01T00:00:00Z, on the clock of a sandbox. */
export type EpochMs = number;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instants that a clock can show: those whose milliseconds have 13 digits, as transaction numbers need. */
export const FIRST_INSTANT: EpochMs = 1_000_000_000_000;
export const LAST_INSTANT: EpochMs = 9_999_999_999_999;

/** The time zone of the service. It has no summer time. */
export const ZONE = { id: "Asia/Riyadh", name: "Riyadh", offsetMs: 3 * HOUR_MS } as const;

/**
 * The same time of day `months` later, by the calendar of the service's time zone. A day that the target month
 * lacks becomes its last day: 31 January plus one month is 28 February, or 29 in a leap year.
 */
export function addMonths(from: EpochMs, months: number): EpochMs {
  return addMonthsInUtc(from + ZONE.offsetMs, months) - ZONE.offsetMs;
}

function addMonthsInUtc(from: EpochMs, months: number): EpochMs {
  const start = new Date(from);
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay));
  return midnight + (from - Date.UTC(year, start.getUTCMonth(), start.getUTCDate()));
}

/** ISO 8601 in UTC with milliseconds. */
export function toIso(at: EpochMs): string {
  return new Date(at).toISOString();
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** An instant for a person: 24 Nov 2026, 13:00:05 Riyadh. Programs read what `toIso` gives. */
export function toLocal(instant: EpochMs | string): string {
  const at = typeof instant === "string" ? Date.parse(instant) : instant;
  const iso = new Date(at + ZONE.offsetMs).toISOString();
  const month = MONTHS[Number(iso.slice(5, 7)) - 1];
  const time = iso.slice(11, -1).replace(".000", "");
  return `${Number(iso.slice(8, 10))} ${month} ${iso.slice(0, 4)}, ${time} ${ZONE.name}`;
}

/** The same as `toIso` for an instant that there may not be. */
export function isoOrNull(at: EpochMs | null): string | null {
  return at === null ? null : toIso(at);
}
