import type { IncomingMessage } from "node:http";
import sjson from "secure-json-parse";
import { shorten } from "../domain/text.js";
import type { BodyBudget } from "../runtime/memory.js";
import { type Failure, failure, invalidFields } from "./failures.js";
import { child, FIELD_ERRORS_MAX, type FieldError, type FieldErrors } from "./field-errors.js";

/** A body as it arrived. `text` is null when it was too large or no UTF-8. */
export interface RawBody {
  readonly text: string | null;
  readonly fault?: Failure;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** How long a body may be, and how much all that are arriving may take together. */
export interface BodyLimits {
  readonly limitBytes: number;
  /** Absent where a body is too short to count. */
  readonly all?: BodyBudget;
}

/** Reads a body up to a limit. What is over it is not kept; the caller answers and closes. */
export function readBody(
  request: IncomingMessage,
  { limitBytes, all }: BodyLimits,
  done: (raw: RawBody) => void,
): void {
  // A failure is made when it is needed: made for each call, it took 1.9 us of it.
  const tooLarge = (): RawBody => {
    const why = `the body is larger than the limit of ${limitBytes} bytes`;
    return { text: null, fault: failure("body-too-large", why) };
  };
  let isDone = false;
  let size = 0;
  let taken = 0;
  const chunks: Buffer[] = [];
  const end = (raw: RawBody) => {
    if (isDone) return;
    isDone = true;
    all?.release(taken);
    done(raw);
  };
  const noRoom = (maxBytes: number): RawBody => {
    const why = `the bodies of requests that are still arriving take as much as they may, ${maxBytes} bytes together; send this one again later`;
    return { text: null, fault: failure("memory-full", why) };
  };
  if (Number(request.headers["content-length"] ?? 0) > limitBytes) return end(tooLarge());
  request.on("data", (chunk: Buffer) => {
    if (isDone) return;
    size += chunk.length;
    if (size > limitBytes) return end(tooLarge());
    if (all && !all.take(chunk.length)) return end(noRoom(all.maxBytes));
    taken += chunk.length;
    chunks.push(chunk);
  });
  request.on("end", () => end((size > 0 && packed(request)) || decode(chunks)));
  // The client hung up. Nobody hears the answer, but the journal tells what came of the request.
  const why = "the body broke off before its end";
  request.on("error", () => end({ text: null, fault: failure("broken-json", why) }));
}

/** What comes packed is not unpacked: it is reported as that, and not as bad text. */
function packed({ headers }: IncomingMessage): RawBody | undefined {
  const encoding = headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return undefined;
  const why = `the body came with Content-Encoding ${shorten(encoding)}; send it as it is`;
  return { text: null, fault: failure("content-type", why) };
}

function decode(chunks: readonly Buffer[]): RawBody {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    return { text: null, fault: failure("broken-json", "the body is not UTF-8") };
  }
}

/** The fields of a posted form; the last of those with the same name. */
export type Form = Readonly<Record<string, string | undefined>>;

const FORM_LIMIT_BYTES = 16 * 1024;

/** Reads an HTML form. One that is too large, or no text, has no fields. */
export async function readForm(request: IncomingMessage): Promise<Form> {
  const { text } = await new Promise<RawBody>((resolve) => {
    readBody(request, { limitBytes: FORM_LIMIT_BYTES }, resolve);
  });
  return Object.fromEntries(new URLSearchParams(text ?? ""));
}

/** Parses a JSON body, or says why it cannot be. An absent body is undefined. */
export function parseBody(
  raw: RawBody,
  headers: IncomingMessage["headers"],
): { readonly value: unknown } | { readonly fault: Failure } {
  if (raw.fault) return { fault: raw.fault };
  const text = raw.text ?? "";
  if (text === "") return { value: undefined };
  const type = headers["content-type"];
  if (type !== "application/json" && !isJson(type)) return { fault: contentTypeFault(type) };
  if (isDeeperThan(text, DEPTH_MAX)) {
    return { fault: failure("too-deep", `the body is nested deeper than ${DEPTH_MAX} levels`) };
  }
  const parsed = parse(text);
  return "value" in parsed && mayBeMalformed(text) ? wellFormed(parsed.value) : parsed;
}

function parse(text: string): { readonly value: unknown } | { readonly fault: Failure } {
  try {
    return { value: sjson.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/forbidden prototype/.test(message)) {
      const why = "the body has a key such as __proto__ or constructor, which is never accepted";
      return { fault: failure("forbidden-key", why) };
    }
    return { fault: failure("broken-json", `the body is no valid JSON: ${message}`) };
  }
}

function wellFormed(value: unknown): { readonly value: unknown } | { readonly fault: Failure } {
  const { errors, more } = malformedTexts(value);
  if (errors.length === 0) return { value };
  const { detail, fields = [] } = invalidFields(errors, more);
  return { fault: failure("malformed-text", detail, fields) };
}

function isJson(type: string | undefined): boolean {
  const [media = "", ...parameters] = (type ?? "").toLowerCase().split(";");
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  const utf = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return media.trim() === "application/json" && utf;
}

function contentTypeFault(type: string | undefined): Failure {
  const received =
    type === undefined ? "no Content-Type came" : `Content-Type ${shorten(type)} came`;
  const why = `the body must be application/json in UTF-8, but ${received}`;
  return failure("content-type", why);
}

/** Objects and arrays inside one another, at the most. */
export const DEPTH_MAX = 32;

/** Counts brackets outside of strings. No parser or walker ever sees what this refuses. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (inString) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === 0x7d || char === 0x5d) depth -= 1;
  }
  return false;
}

const LONE_SURROGATE = /[\ud800-\udfff]/u;

/**
 * The texts and names in a parsed body that are no well-formed Unicode, such as "\ud800": no address can
 * hold them, and other programs refuse them. UTF-8 cannot bring them, so only a body that writes an
 * escape of a surrogate needs this look.
 */
export function malformedTexts(body: unknown): FieldErrors {
  const errors: FieldError[] = [];
  let more = 0;
  const found = (name: string, error: string) => {
    if (errors.length < FIELD_ERRORS_MAX) errors.push({ name: name || "the body", error });
    else more += 1;
  };
  const look = (value: unknown, name: string): void => {
    if (typeof value === "string") {
      if (LONE_SURROGATE.test(value)) found(name, `${MUST}, but ${escaped(value)} came`);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const place = child(name, escapedName(key));
        if (LONE_SURROGATE.test(key)) found(place, `has a name that ${MUST}`);
        look(inner, place);
      }
    }
  };
  look(body, "");
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
