import sjson from "secure-json-parse";
import { shorten, shown } from "../domain/text.js";
import { type Failure, failure, invalidFields } from "./failures.js";
import {
  child,
  FIELD_ERRORS_MAX,
  type FieldError,
  type FieldErrors,
  joined,
} from "./field-errors.js";
import { REJECTIONS } from "./messages.js";

/** What a text of JSON says, or why it cannot be read. */
export type ParsedJson = { readonly value: unknown } | { readonly fault: Failure };

/** Parses a JSON text that others wrote. */
export function parseJson(text: string): ParsedJson {
  if (isDeeperThan(text, DEPTH_MAX)) return { fault: tooDeep() };
  const parsed = parse(text);
  return "value" in parsed && mayBeMalformed(text) ? wellFormed(parsed.value) : parsed;
}

function tooDeep(): Failure {
  return failure("too-deep", REJECTIONS.tooDeep(DEPTH_MAX));
}

function parse(text: string): { readonly value: unknown } | { readonly fault: Failure } {
  try {
    return { value: sjson.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/forbidden prototype/.test(message)) {
      return { fault: failure("forbidden-key", REJECTIONS.forbiddenKey) };
    }
    return { fault: failure("broken-json", REJECTIONS.notJson(message)) };
  }
}

function wellFormed(value: unknown): ParsedJson {
  const fault = faultOf(malformedTexts(value));
  return fault ? { fault } : { value };
}

function faultOf({ errors, more }: FieldErrors): Failure | undefined {
  if (errors.length === 0) return undefined;
  const { detail, fields = [] } = invalidFields(errors, more);
  return failure("malformed-text", detail, fields);
}

/** Objects and arrays inside one another, at the most. */
export const DEPTH_MAX = 32;

/** Counts brackets outside of strings. No parser or walker ever sees what this refuses. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      at = endOfString(text, at);
      if (at < 0) return false;
    } else if (char === OPEN_OBJECT || char === OPEN_LIST) {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) depth -= 1;
  }
  return false;
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
 * The texts and names in a parsed body that are no well-formed Unicode, such as "\ud800": no address can
 * hold them, and other programs refuse them. UTF-8 cannot bring them, so only a body that writes an
 * escape of a surrogate needs this look.
 */
export function malformedTexts(body: unknown, place = ""): FieldErrors {
  const errors: FieldError[] = [];
  let more = 0;
  const found = (name: string, error: string) => {
    if (errors.length < FIELD_ERRORS_MAX) errors.push({ name: name || "the body", error });
    else more += 1;
  };
  const look = (value: unknown, name: string): void => {
    if (typeof value === "string") {
      if (LONE_SURROGATE.test(value)) found(name, `${MUST}, but you sent ${escaped(value)}`);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const place = child(name, escapedName(key));
        if (LONE_SURROGATE.test(key)) found(place, `has a name that ${MUST}`);
        look(inner, place);
      }
    }
  };
  look(body, place);
  return { errors, more };
}

/** Whether a text of JSON may hold half of a pair of surrogates: it must spell one out. */
export function mayBeMalformed(text: string): boolean {
  return text.includes("\\u") && /\\u[dD][89a-fA-F]/.test(text);
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

/** Characters of a long list that are parsed at once. */
const PART_LENGTH = 64 * 1024;

/**
 * A long JSON text that is parsed while it arrives, so that other calls are answered in between. The
 * elements of a list that is the text, or a member of the object that is the text, are parsed part by
 * part; all else is short and is parsed at the end.
 */
export class JsonParts {
  /** The text, with a 0 for the parts of a list that are parsed already. */
  #rest = "";
  /** What is read since the list began, or since its last part. */
  #open = "";
  /** Whether the text is a list or an object, by the depth of the elements that are parsed in parts. */
  #listDepth: 1 | 2 | undefined;
  #depth = 0;
  /** Whether the text so far ends in a list whose elements are parsed in parts. */
  #inList = false;
  #inString = false;
  #isEscaped = false;
  /** What is parsed of the list that is read. */
  #part: ListPart | undefined;
  /** The lists of which parts were parsed, by the names of their members; that of the text itself is "". */
  readonly #lists = new Map<string, unknown[]>();
  #fault: Failure | undefined;

  /** Reads on. Returns why the text is refused, as soon as that is known. */
  add(text: string): Failure | undefined {
    let start = 0;
    for (let at = 0; at < text.length && !this.#fault; at += 1) {
      const char = text.charCodeAt(at);
      if (this.#inString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (char === BACKSLASH) this.#isEscaped = true;
        else if (char === QUOTE) this.#inString = false;
      } else if (char === QUOTE) this.#inString = true;
      else if (char === COMMA) {
        const isBetween = this.#inList && this.#depth === this.#listDepth;
        if (!isBetween || this.#open.length + at - start < PART_LENGTH) continue;
        this.#take(this.#open + text.slice(start, at));
        if (!this.#part) continue;
        this.#open = "";
        start = at + 1;
      } else if (char === OPEN_OBJECT || char === OPEN_LIST) {
        this.#listDepth ??= char === OPEN_LIST ? 1 : 2;
        this.#depth += 1;
        if (this.#depth > DEPTH_MAX) this.#fault = tooDeep();
        if (this.#depth !== this.#listDepth || char !== OPEN_LIST) continue;
        this.#rest += this.#open + text.slice(start, at + 1);
        this.#open = "";
        this.#part = undefined;
        this.#inList = true;
        start = at + 1;
      } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) {
        this.#depth -= 1;
        if (this.#inList && this.#depth < Number(this.#listDepth)) this.#inList = false;
      }
    }
    this.#open += text.slice(start);
    return this.#fault;
  }

  /** What the whole text says. */
  end(): ParsedJson {
    if (this.#fault) return { fault: this.#fault };
    const parsed = parseJson(this.#rest + this.#open);
    if ("fault" in parsed) return parsed;
    const { value } = parsed;
    for (const [name, parts] of this.#lists) {
      const isWhole = this.#listDepth === 1;
      const members = value as Record<string, unknown>;
      const list = isWhole ? value : members[name];
      // A later member of the same name replaced it.
      if (!Array.isArray(list) || list[0] !== 0) continue;
      for (const last of list.slice(1)) parts.push(last);
      if (isWhole) return { value: parts };
      members[name] = parts;
    }
    return { value };
  }

  /** Parses a part of the list, up to a comma. */
  #take(text: string): void {
    const list = this.#part ?? this.#begin();
    if (!list) return;
    const parsed = parse(`[${text}]`);
    if ("fault" in parsed) {
      const detail = `${parsed.fault.detail} in the part that begins with ${shown(text)}`;
      this.#fault = { ...parsed.fault, detail };
      return;
    }
    const values = parsed.value as readonly unknown[];
    const { name, elements } = list;
    const placeOf = (n: number) => child(name, String(elements.length + n));
    if (mayBeMalformed(text)) {
      this.#fault = faultOf(joined(values.map((one, n) => malformedTexts(one, placeOf(n)))));
    }
    for (const value of values) elements.push(value);
  }

  /** The first part of a list. Undefined where the name of its member is too long to be one of ours. */
  #begin(): ListPart | undefined {
    const end = /[{,]\s*("(?:[^"\\]|\\.)*")\s*:\s*\[$/s.exec(this.#rest.slice(-NAME_MAX));
    const name = this.#listDepth === 1 ? "" : end && String(JSON.parse(end[1] ?? ""));
    this.#inList = name !== null;
    if (name === null) return undefined;
    this.#part = { name, elements: [] };
    this.#lists.set(name, this.#part.elements);
    this.#rest += "0,";
    return this.#part;
  }
}

/** The elements of a list that are parsed already. */
interface ListPart {
  readonly name: string;
  readonly elements: unknown[];
}

/** Characters at the end of a text in which the name of a list is looked for. */
const NAME_MAX = 1000;

const [BACKSLASH, QUOTE, COMMA] = [0x5c, 0x22, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
