import { useEffect, useState } from "preact/hooks";
import { ZONE } from "../../domain/time.js";
import { COUNTS, WORDS } from "./dictionary.js";

export type Word = keyof typeof WORDS;
/** A counted noun. */
export type Counted = keyof typeof COUNTS;
type AppLanguage = "en" | "ar";

const LANGUAGE_KEY = "paystub-language";
const THEME_KEY = "paystub-theme";
const watchers = new Set<() => void>();

let language: AppLanguage =
  (localStorage.getItem(LANGUAGE_KEY) as AppLanguage | null) ??
  (navigator.language.startsWith("ar") ? "ar" : "en");

/** A text in the language that is chosen. */
export function t(word: Word): string {
  return WORDS[word][language === "ar" ? 1 : 0];
}

/** The text for a name of the gateway, such as a state, or the name itself. */
export function said(name: string): string {
  return name in WORDS ? t(name as Word) : name;
}

const RULES = { en: new Intl.PluralRules("en"), ar: new Intl.PluralRules("ar") };

/** A number with its noun, in the plural form that the language has for that number. */
export function counted(noun: Counted, count: number): string {
  const [english, arabic] = COUNTS[noun];
  const forms: Partial<Record<string, string>> = language === "ar" ? arabic : english;
  const form = forms[RULES[language].select(count)] ?? forms.other ?? "#";
  return form.replace("#", count.toLocaleString("en-US"));
}

/** Words as a sentence. */
export const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? "" : "."}`;

export const isRtl = (): boolean => language === "ar";

/** Applies language and theme to the document. */
export function dress(): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dir = isRtl() ? "rtl" : "ltr";
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = localStorage.getItem(THEME_KEY) ?? (dark ? "dark" : "light");
  for (const watcher of watchers) watcher();
}

export function switchLanguage(): void {
  language = isRtl() ? "en" : "ar";
  localStorage.setItem(LANGUAGE_KEY, language);
  dress();
}

export function switchTheme(): void {
  const isDark = document.documentElement.dataset.theme === "dark";
  localStorage.setItem(THEME_KEY, isDark ? "light" : "dark");
  dress();
}

/** Draws a component again when the language changes. */
export function useLanguage(): AppLanguage {
  const [, draw] = useState(0);
  useEffect(() => {
    const watcher = () => draw((count) => count + 1);
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }, []);
  return language;
}

type At = number | string;

const instant = (at: At): number => (typeof at === "number" ? at : Date.parse(at));

const clockTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE.id,
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** The time of day in Riyadh, with seconds. */
export function timeOf(at: At): string {
  return clockTime.format(instant(at));
}

/** The time of day without seconds. */
export function minuteOf(at: At): string {
  return timeOf(at).slice(0, 5);
}

/** The same in UTC. */
export function utcOf(at: At): string {
  return new Date(instant(at)).toISOString().slice(11, 19);
}

/** Keeps its own direction within a picture, where all else goes from left to right. */
const isolated = (text: string): string => (isRtl() ? `\u2067${text}\u2069` : text);

/** The day: Gregorian, with Latin digits in both languages. */
export function dayOf(at: At, withYear = false): string {
  const locale = isRtl() ? "ar-SA-u-ca-gregory-nu-latn" : "en-GB";
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: ZONE.id,
    day: "numeric",
    month: "short",
    ...(withYear && { weekday: "short", year: "numeric" }),
  });
  return isolated(format.format(instant(at)));
}

const UNITS = { ms: "مث", s: "ث", min: "د", h: "س" } as const;

const unit = (name: keyof typeof UNITS): string => (isRtl() ? UNITS[name] : name);

const date = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE.id });

/** The date in Riyadh, as 2026-03-01. */
export const dateOf = (at: At): string => date.format(instant(at));

/** The time of day, with the day where that is another than now's, and the year where that is. */
export function whenOf(at: At, now: number): string {
  const [there, here] = [dateOf(at), dateOf(now)];
  if (there === here) return timeOf(at);
  const year = there.slice(0, 4);
  return `${dayOf(at)} ${year === here.slice(0, 4) ? "" : `${year} `}${timeOf(at)}`;
}

/** A length of time, rounded to what a person would say. */
export function lengthOf(ms: number): string {
  return isolated(roundedOf(ms));
}

function roundedOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 1) return `${Math.round(ms)} ${unit("ms")}`;
  if (seconds < 60) return `${seconds} ${unit("s")}`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} ${unit("min")}`;
  if (seconds < 36 * 3600) {
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.round((seconds % 3600) / 60);
    return `${hours} ${unit("h")}${minutes > 0 && hours < 10 ? ` ${minutes} ${unit("min")}` : ""}`;
  }
  return counted("days", Math.round(seconds / 86_400));
}

export function moneyOf(amount: number): string {
  return amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A body for a reader: JSON with indents where it is JSON. */
export function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
