import { useEffect, useState } from "preact/hooks";
import { WORDS } from "./dictionary.js";

export type Word = keyof typeof WORDS;
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

/** The text for a name of the gateway, such as a state; the name itself where there is none. */
export function said(name: string): string {
  return name in WORDS ? t(name as Word) : name;
}

/** A number with its noun, of which Arabic has the plural for three to ten alone. */
export function counted(count: number | "…", one: Word, many: Word): string {
  const isOne = language === "ar" ? Number(count) < 3 || Number(count) > 10 : count === 1;
  return `${count} ${t(isOne ? one : many)}`;
}

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
