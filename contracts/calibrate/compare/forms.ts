import { isRecord } from "../../../mocks/domain/text.js";
import { specWords } from "../../../spec/generated/tables.js";
import { MILLISECONDS_MIN } from "../checks.js";
import { NoJson, WrittenNumber } from "./answer.js";

const WORDS: ReadonlySet<string> = new Set(specWords);

/** Words of the pages that an invoice leads to. */
const PAGE_WORDS: ReadonlySet<string> = new Set([
  ...["pay", "frame", "order", "receipt", "recurring", "openapi", "loadorderqrcode"],
  ...["s", "n", "m"],
]);

/** The type of a value, as a difference names it. */
export function typeOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (value instanceof NoJson) return value.form;
  if (value instanceof WrittenNumber) return "a number";
  if (Array.isArray(value)) return "a list";
  if (isRecord(value)) return "an object";
  return typeof value === "string" ? "a text" : "a boolean";
}

/**
 * A value as a report and a file may show it: booleans, null and the words of the spec as they are, of
 * everything else the form. A real answer may hold personal data and secrets.
 */
export function formOf(value: unknown): string {
  if (typeof value === "boolean") return String(value);
  if (value instanceof WrittenNumber) return value.hasFraction ? "a number" : "a whole number";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value !== "string") return typeOf(value);
  if (value === "") return "an empty text";
  if (isWord(value)) return JSON.stringify(value);
  if (/^\d{2,}$/.test(value)) return `${value.length} digits`;
  if (isInstant(value)) return "a date and time";
  if (/^https?:\/\//.test(value)) return `a URL ${addressForm(value)}`;
  return "a text";
}

/** Whether a text is a word of the spec, in any letter case. Such a word is not user data. */
export function isWord(text: string): boolean {
  return WORDS.has(text.toLowerCase());
}

/** The name of a field as it may be shown: a name with digits or hyphens may be a key that holds data. */
export function fieldName(name: string): string {
  return isWord(name) || /^[A-Za-z][A-Za-z_]{0,39}$/.test(name) ? name : "(a name)";
}

/** Whether a text is an instant as RFC 3339 writes it. */
function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(text);
}

/** How an instant is written. */
export function instantForm(value: unknown): string {
  if (value instanceof WrittenNumber) {
    return value.value > MILLISECONDS_MIN ? "epoch milliseconds" : "epoch seconds";
  }
  return formOf(value);
}

/** The path and the parameters of an address, with the words of the spec only. */
export function addressForm(text: string): string {
  const [address = "", query] = text.replace(/^https?:\/\/[^/?#]*/i, "").split("?", 2);
  const shown = (part: string) =>
    isWord(part) || PAGE_WORDS.has(part.toLowerCase()) ? part : part === "" ? "" : "{...}";
  const path = address.split("/").map(shown).join("/") || "/";
  const names = [...new URLSearchParams(query ?? "").keys()].map(shown);
  return names.length > 0 ? `${path}?${names.join("&")}` : path;
}
