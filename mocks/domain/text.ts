/** Characters of a name or value that a sentence repeats; what is cut ends in `...`. */
export const SHOWN_MAX = 64;

const CUT = "...";

/** A text with a capital at its beginning, unless that is the name of a field or an operation. */
export function sentenceCase(text: string): string {
  return text.replace(/^[a-z](?=[a-z]*([ ,:]|$))/, (letter) => letter.toUpperCase());
}

/** A text as a sentence can hold it, which is never much longer than what is wrong with it. */
export function shorten(text: string, lengthMax = SHOWN_MAX): string {
  if (text.length <= lengthMax) return text;
  const kept = text.slice(0, lengthMax - CUT.length);
  // Half of a pair of surrogates is no character.
  return flat(`${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}${CUT}`);
}

/** The same text as a copy of its own: a slice, or a text that has one in it, keeps the whole text alive. */
export function flat(text: string): string {
  return [text, ""].join(" ").slice(0, -1);
}

/** A value as JSON, cut if it is long. */
export function shown(value: unknown, lengthMax = SHOWN_MAX): string {
  const part = typeof value === "string" ? value.slice(0, lengthMax) : value;
  const text = JSON.stringify(part) ?? String(part);
  return shorten(part === value ? text : `${text.slice(0, -1)}${CUT}`, lengthMax);
}

/** The first of a list of sentences, and how many there are besides. */
export function firstOf(sentences: readonly string[], countMax: number): string[] {
  const first = sentences.slice(0, countMax);
  const more = sentences.length - first.length;
  return more > 0 ? [...first, andMore(more)] : first;
}

/** `and 349,475 more`. */
export function andMore(count: number): string {
  return `and ${grouped(count)} more`;
}

/** A number with its thousands apart: `349,475`. */
export function grouped(number: number): string {
  return number.toLocaleString("en");
}

/** A number of things: `1 event`, `2,000 events`, `3 boxes`. */
export function plural(many: number, what: string): string {
  const ending = many === 1 ? "" : /[xs]$/.test(what) ? "es" : "s";
  return `${grouped(many)} ${what}${ending}`;
}

/** Whether a value is an object and no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses a text as JSON. Undefined if it is not JSON, or if there is no text. */
export function jsonOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A percent-encoded text decoded, or as it is where it is not properly encoded. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Compares by code units, in any language of a machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
