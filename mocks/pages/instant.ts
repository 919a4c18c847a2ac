import type { Words } from "./words/words.js";

/** Made when they are first wanted: to make one takes a seventh of the time of a start. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An ISO instant for people. A page without a script cannot know the zone of its reader, so it tells
 * the service's own, in which its customers live, and UTC, which logs and the API speak.
 */
export function instantText(iso: string, words: Words): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const [here, utc] = ZONES.map((zone) => format(words.locale, zone, "day").format(at));
  if (dayIn("Asia/Riyadh", at) !== dayIn("UTC", at)) return words.instant(here ?? "", utc ?? "");
  return words.instant(here ?? "", format(words.locale, "UTC", "time").format(at));
}

const ZONES = ["Asia/Riyadh", "UTC"];

/** The day in a zone, as in 2030-01-01. */
function dayIn(zone: string, at: Date): string {
  return format("en-CA", zone, "date").format(at);
}

const DATE = { day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const SHAPES = { day: { ...DATE, ...TIME }, date: DATE, time: TIME } as const;

function format(locale: string, timeZone: string, shape: keyof typeof SHAPES) {
  const key = `${locale} ${timeZone} ${shape}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...SHAPES[shape], timeZone });
  formats.set(key, made);
  return made;
}
