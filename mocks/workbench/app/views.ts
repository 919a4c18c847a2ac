import type { Word } from "./words.js";

/** The views in the order of their keys, 1 to 9. */
export const VIEWS: readonly Word[] = [
  "overview",
  "invoices",
  "recurring",
  "sessions",
  "calls",
  "callbacks",
  "phone",
  "events",
  "problems",
  "failures",
  "plots",
  "coverage",
];
