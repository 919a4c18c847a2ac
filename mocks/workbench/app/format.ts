import { ZONE } from "../../domain/time.js";
import { counted } from "./words.js";

type At = number | string;

const instant = (at: At): number => (typeof at === "number" ? at : Date.parse(at));

const clockTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE.id,
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** The time of day in Riyadh, with seconds. */
export const timeOf = (at: At): string => clockTime.format(instant(at));

/** The time of day without seconds. */
export const minuteOf = (at: At): string => timeOf(at).slice(0, 5);

/** The time of day in UTC. */
export const utcOf = (at: At): string => new Date(instant(at)).toISOString().slice(11, 19);

const day = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE.id, day: "numeric", month: "short" });
const fullDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE.id,
  day: "numeric",
  month: "short",
  weekday: "short",
  year: "numeric",
});

/** The day in Riyadh, as "1 Mar". */
export const dayOf = (at: At, withYear = false): string =>
  (withYear ? fullDay : day).format(instant(at));

const date = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE.id });

/** The date in Riyadh, as 2026-03-01. */
const dateOf = (at: At): string => date.format(instant(at));

/** The day and the time of day. */
export const momentOf = (at: At): string => `${dayOf(at)} ${timeOf(at)}`;

/** The time of day, with the day where that is another than a second instant's, and the year where that is. */
export function whenOf(at: At, other: At | undefined): string {
  if (other === undefined) return momentOf(at);
  const [there, here] = [dateOf(at), dateOf(other)];
  if (there === here) return timeOf(at);
  const year = there.slice(0, 4);
  return `${dayOf(at)} ${year === here.slice(0, 4) ? "" : `${year} `}${timeOf(at)}`;
}

/** A length of time, rounded to what a person would say. */
export function lengthOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 1) return `${Math.round(ms)} ms`;
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  if (seconds < 36 * 3600) {
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.round((seconds % 3600) / 60);
    return `${hours} h${minutes > 0 && hours < 10 ? ` ${minutes} min` : ""}`;
  }
  return counted("days", Math.round(seconds / 86_400));
}

export const moneyOf = (amount: number): string =>
  amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A body for a reader: JSON with indents where it is JSON. */
export function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
