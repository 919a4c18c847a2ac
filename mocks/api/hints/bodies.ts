import { jsonOf, shorten } from "../../domain/text.js";
import { type Hint, hint, type Miss, type Rule } from "./hint.js";

/** Near misses of a body that could not be read at all. */
export const BODY_RULES: Readonly<Record<string, readonly Rule[]>> = {
  "content-type": [encoded, form, jsonUnlabeled],
  "broken-json": [objectText, shellQuotes, formText, cutShort],
};

const STRINGIFY = "send JSON.stringify of the fields, or what your language has for it";

function encoded({ headers }: Miss): Hint | undefined {
  const encoding = headers["content-encoding"];
  if (encoding === undefined) return undefined;
  return hint(
    `the client compresses its requests with ${shorten(encoding)}`,
    "switch that off for this service",
  );
}

function form({ headers }: Miss): Hint | undefined {
  if (!headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) return undefined;
  const cause = "the body is a form, as curl -d and many clients send when no type is given";
  return hint(cause, "send the fields as JSON with Content-Type: application/json");
}

function jsonUnlabeled({ headers, text }: Miss): Hint | undefined {
  if (!isJson(text ?? "")) return undefined;
  const type = headers["content-type"];
  const cause = `the body is JSON, but ${type === undefined ? "nothing says so" : `is called ${shorten(type)}`}`;
  return hint(cause, "send Content-Type: application/json with it");
}

function objectText({ text }: Miss): Hint | undefined {
  if (!/^\[object \w+\]/.test(text ?? "")) return undefined;
  return hint("your client converted an object to text without serializing it", STRINGIFY);
}

function shellQuotes({ text }: Miss): Hint | undefined {
  if (!/^\s*('[{[]|\{\s*\\")/.test(text ?? "")) return undefined;
  return hint("the shell passed quotes on instead of using them", "send the body from a file");
}

function formText({ text }: Miss): Hint | undefined {
  if (!/^[\w.[\]%]+=[^&]*(&[\w.[\]%]+=[^&]*)*$/.test(text ?? "")) return undefined;
  return hint("the body is a form, but its Content-Type says JSON", STRINGIFY);
}

function cutShort({ text }: Miss): Hint | undefined {
  const body = text ?? "";
  if (/[}\]]\s*$/.test(body) || !/[^\p{ASCII}]/u.test(body)) return undefined;
  const cause = "the body ends in the middle, and it has letters of more than one byte";
  return hint(cause, "let Content-Length count bytes, not characters");
}

function isJson(text: string): boolean {
  return typeof jsonOf(text) === "object";
}
