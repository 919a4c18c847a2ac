import { jsonOf, shorten } from "../../domain/text.js";
import { type Hint, hint, type Miss, type Rule } from "./hint.js";

/** Near misses of a body that could not be read at all. */
export const BODY_RULES: Readonly<Record<string, readonly Rule[]>> = {
  "content-type": [encoded, form, jsonUnlabeled],
  "broken-json": [
    objectText,
    shellQuotes,
    singleQuotes,
    formText,
    trailingComma,
    unquotedNames,
    literals,
    cutShort,
  ],
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

function singleQuotes({ text }: Miss): Hint | undefined {
  if (!/^\s*[{[]\s*'/.test(text ?? "")) return undefined;
  return hint(
    "names or texts are in single quotes",
    'JSON has only double quotes: {"orderNumber": "ORD-1"}',
  );
}

function formText({ text }: Miss): Hint | undefined {
  if (!/^[\w.[\]%]+=[^&]*(&[\w.[\]%]+=[^&]*)*$/.test(text ?? "")) return undefined;
  return hint("the body is a form, but its Content-Type says JSON", STRINGIFY);
}

function trailingComma({ text }: Miss): Hint | undefined {
  const [, end] = /,\s*([}\]])/.exec(outsideTexts(text)) ?? [];
  return end ? hint(`there is a comma before the closing ${end}`, "remove it") : undefined;
}

function unquotedNames({ text }: Miss): Hint | undefined {
  const [, name] = /[{,]\s*([A-Za-z_]\w*)\s*:/.exec(outsideTexts(text)) ?? [];
  if (name === undefined) return undefined;
  const known = shorten(name);
  return hint(`the name ${known} is not in quotes`, `write "${known}"`);
}

function literals({ text }: Miss): Hint | undefined {
  const [, word] =
    /[:,[]\s*(undefined|NaN|-?Infinity|True|False|None)\b/.exec(outsideTexts(text)) ?? [];
  return word ? hint(`${word} is not a JSON value`, STRINGIFY) : undefined;
}

function cutShort({ text }: Miss): Hint | undefined {
  const body = text ?? "";
  if (!/^\s*[{[]/.test(body) || /[}\]]\s*$/.test(body)) return undefined;
  if (!/[^\p{ASCII}]/u.test(body)) return hint("the body ends in the middle", "send all of it");
  const cause = "the body ends in the middle, and it has letters of more than one byte";
  return hint(cause, "let Content-Length count bytes, not characters");
}

/** Of a long body the beginning will do, which keeps a hostile one from being worth the while. */
const LOOKED_AT_MAX = 10_000;

/**
 * The JSON with its texts emptied, so that their contents are not taken for syntax. An unterminated text
 * extends to the end: otherwise each quote in it would begin another text.
 */
function outsideTexts(text: string | null): string {
  return (text ?? "").slice(0, LOOKED_AT_MAX).replace(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g, '""');
}

function isJson(text: string): boolean {
  return typeof jsonOf(text) === "object";
}
