import type { IncomingHttpHeaders } from "node:http";
import { type EpochMs, ZONE } from "../domain/time.js";
import { AR } from "./words/ar.js";
import { EN, type Language, type Words } from "./words/en.js";

const WORDS: Readonly<Record<Language, Words>> = { en: EN, ar: AR };

/** The texts of a page, and its address in the other language. */
export interface Translation {
  readonly words: Words;
  /** The path of the same page in the other language, or null. */
  readonly otherUrl: string | null;
  /** The language in the address of the page; undefined if the browser decides. */
  readonly asked: Language | undefined;
}

/** English, without a way to another language. */
export const ENGLISH: Translation = { words: EN, otherUrl: null, asked: undefined };

/** Chooses the language of a page: the one in its address, else the one that the browser prefers. */
export function translationFor(originalUrl: string, headers: IncomingHttpHeaders): Translation {
  const [, query = ""] = originalUrl.split(/\?(.*)/s);
  const named = new URLSearchParams(query).get("lang");
  const asked = named === "en" || named === "ar" ? named : undefined;
  const language = asked ?? preferred(headers["accept-language"] ?? "");
  return translationAt({ words: WORDS[language], asked }, originalUrl);
}

/** A translation of the page at a path, which is in the other language at the same path. */
export function translationAt(
  { words, asked }: Omit<Translation, "otherUrl">,
  url: string,
): Translation {
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.set("lang", words.other.language);
  return { words, otherUrl: `${path}?${parameters}`, asked };
}

/** No browser sends more. */
const RANGES_MAX = 20;

/** The language that a header `Accept-Language` weighs most; English where it names neither. */
function preferred(header: string): Language {
  const ranges = header.split(",", RANGES_MAX).map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((part) => part.startsWith("q="))?.slice(2) ?? "1";
    return { language: tag.split("-")[0], weight: Number(weight) || 0 };
  });
  const weightOf = (language: Language) =>
    Math.max(0, ...ranges.flatMap((range) => (range.language === language ? [range.weight] : [])));
  return weightOf("ar") > weightOf("en") ? "ar" : "en";
}

/** Converts the digits of Arabic and Persian keyboards to ASCII. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    return String((digit.codePointAt(0) ?? 0) & 0xf);
  });
}

/** Made when they are first wanted: to make one takes a seventh of the time of a start. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant for people. A page without a script cannot know its reader's time zone, so it shows the
 * service's own, in which its customers live, and UTC, which logs and the API use.
 */
export function instantText(at: EpochMs, words: Words): string {
  const [here, utc] = ZONES.map((zone) => format(words.locale, zone, "day").format(at));
  if (dayIn(ZONE.id, at) !== dayIn("UTC", at)) return words.instant(here ?? "", utc ?? "");
  return words.instant(here ?? "", format(words.locale, "UTC", "time").format(at));
}

const ZONES = [ZONE.id, "UTC"];

/** The day in a zone, as in 2030-01-01. */
function dayIn(zone: string, at: EpochMs): string {
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
