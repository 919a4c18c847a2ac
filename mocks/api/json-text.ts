import { errorText, isRecord, shorten } from "../domain/text.js";
import { type Failure, failure, invalidFields } from "./failures.js";
import { child, FIELD_ERRORS_MAX, type FieldError } from "./field-errors.js";
import { REJECTIONS } from "./messages.js";

/** What a text of JSON says, or why it cannot be read. */
export type ParsedJson = { readonly value: unknown } | { readonly fault: Failure };

/** Parses a JSON text that others wrote. It may hold `valuesMax` values. */
export function parseJson(text: string, valuesMax = Number.POSITIVE_INFINITY): ParsedJson {
  const { isTooDeep, values } = measured(text);
  if (isTooDeep) return { fault: failure("too-deep", REJECTIONS.tooDeep(DEPTH_MAX)) };
  if (values > valuesMax) {
    return { fault: failure("body-too-large", REJECTIONS.tooManyValues(valuesMax)) };
  }
  let value: unknown;
  try {
    value = JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  } catch (error) {
    return { fault: failure("broken-json", REJECTIONS.notJson(errorText(error))) };
  }
  const fault = maySurprise(text) ? faultIn(value) : undefined;
  return fault ? { fault } : { value };
}

/** Whether a text may hold what `faultIn` looks for. An escape can spell all of it, and is rare. */
function maySurprise(text: string): boolean {
  return text.includes("\\u") || text.includes("__proto__") || text.includes('"constructor"');
}

/** Objects and arrays inside one another, at the most. */
export const DEPTH_MAX = 32;

/** Values in the body of a request, at the most: each can be an error of its own. */
export const VALUES_MAX = 20_000;

/** Whether a text of JSON nests objects and arrays too deeply to be parsed. */
export function isTooDeep(text: string): boolean {
  return measured(text).isTooDeep;
}

/** Counts brackets and commas outside of strings. No parser or walker ever sees what this refuses. */
function measured(text: string): { readonly isTooDeep: boolean; readonly values: number } {
  let [depth, values] = [0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      at = endOfString(text, at);
      if (at < 0) break;
    } else if (char === COMMA) values += 1;
    else if (char === OPEN_OBJECT || char === OPEN_LIST) {
      depth += 1;
      values += 1;
      if (depth > DEPTH_MAX) return { isTooDeep: true, values };
    } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) depth -= 1;
  }
  return { isTooDeep: false, values };
}

/** The closing quote of the string that begins at `start`; -1 if there is none. Faster than looking at each character. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = end;
    while (text.charCodeAt(escapes - 1) === BACKSLASH) escapes -= 1;
    if ((end - escapes) % 2 === 0) return end;
  }
  return -1;
}

const LONE_SURROGATE = /[\ud800-\udfff]/u;

/**
 * What JSON allows in a value and no program expects: keys that change the prototype of an object, and texts and names
 * that are no well-formed Unicode, such as "\ud800". No address can hold such a text. UTF-8 cannot bring it, so it is
 * written as an escape.
 */
function faultIn(value: unknown): Failure | undefined {
  const errors: FieldError[] = [];
  let more = 0;
  let isForbidden = false;
  const found = (name: string, error: string) => {
    if (errors.length < FIELD_ERRORS_MAX) errors.push({ name: name || "the body", error });
    else more += 1;
  };
  const look = (value: unknown, name: string): void => {
    if (typeof value === "string") {
      if (LONE_SURROGATE.test(value)) found(name, `${MUST}, but you sent ${escaped(value)}`);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (changesPrototype(key, inner)) isForbidden = true;
        const place = child(name, escapedName(key));
        if (LONE_SURROGATE.test(key)) found(place, `has a name that ${MUST}`);
        look(inner, place);
      }
    }
  };
  look(value, "");
  if (isForbidden) return failure("forbidden-key", REJECTIONS.forbiddenKey);
  if (errors.length === 0) return undefined;
  const { detail, fields = [] } = invalidFields(errors, more);
  return failure("malformed-text", detail, fields);
}

function changesPrototype(key: string, value: unknown): boolean {
  if (key === "__proto__") return true;
  return key === "constructor" && isRecord(value) && Object.hasOwn(value, "prototype");
}

const MUST = "must be well-formed Unicode text";

/** JSON.stringify writes a lone surrogate as the escape that it came as. */
function escaped(text: string): string {
  const at = Math.max(0, text.search(LONE_SURROGATE) - 20);
  return shorten(JSON.stringify(text.slice(at, at + 40)));
}

function escapedName(key: string): string {
  return LONE_SURROGATE.test(key) ? JSON.stringify(key).slice(1, -1) : key;
}

const BYTE_ORDER_MARK = 0xfeff;
const [BACKSLASH, QUOTE, COMMA] = [0x5c, 0x22, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
