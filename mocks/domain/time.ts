/** Milliseconds since 1970-01-01T00:00:00Z, on the clock of a sandbox. */
export type EpochMs = number;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instants that a clock can show: those whose milliseconds have 13 digits, as transaction numbers need. */
export const FIRST_INSTANT: EpochMs = 1_000_000_000_000;
export const LAST_INSTANT: EpochMs = 9_999_999_999_999;

/**
 * The same time of day `months` later, in UTC. A day that the target month lacks becomes its last
 * day: 31 January plus one month is 28 February, or 29 in a leap year.
 */
export function addMonths(from: EpochMs, months: number): EpochMs {
  const start = new Date(from);
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay));
  return midnight + (from - Date.UTC(year, start.getUTCMonth(), start.getUTCDate()));
}

let latestAt: EpochMs = Number.NaN;
let latestText = "";

/** ISO 8601 in UTC with milliseconds. The latest is remembered: under load dozens of things share an instant. */
export function toIso(at: EpochMs): string {
  if (at !== latestAt) {
    latestText = new Date(at).toISOString();
    latestAt = at;
  }
  return latestText;
}

/** The same for an instant that there may not be. */
export function isoOrNull(at: EpochMs | null): string | null {
  return at === null ? null : toIso(at);
}
