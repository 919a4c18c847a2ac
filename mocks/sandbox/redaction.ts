import { isRecord } from "../domain/text.js";

/** Names of fields, parameters and headers whose values are secrets. */
const SECRET_NAMES =
  /token|secret|passw|pwd|signature|signed|otp|session|authoriz|cookie|credential|cvv|cvc|security-?code|(api|access|private)[-_]?key|(^|[-_.])(key|auth|sig|pin)$/i;

/** The same at the end of a name in camel case, after a small letter. */
const SECRET_ENDINGS = /[a-z](Key|Auth|Pin)$/;

const HARMLESS = /^(persist_?token|token_?type|idempotency-?key)$/i;

/** Whether a name says that its value is a secret. The journal, records and pacts hide the same names. */
export function isSecretName(name: string): boolean {
  return (SECRET_NAMES.test(name) || SECRET_ENDINGS.test(name)) && !HARMLESS.test(name);
}

/** The replacement of a secret. */
const HIDDEN = "(hidden)";

/** A text without the passwords and tokens in its addresses; those of an example stay. */
export function withoutUrlSecrets(text: string): string {
  return text
    .replace(
      /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)(?!user:password@)[^\s/?#@"'<>]{1,2000}(?=@)/gi,
      `$1${HIDDEN}`,
    )
    .replace(/([?&]([\w.-]{1,80})=)[^\s&#"'<>]+/g, (all, before: string, name: string) =>
      isSecretName(name) ? before + HIDDEN : all,
    );
}

/**
 * Headers as Node has them, names and values by turns, in lines of text without their secrets: a text is
 * kept more cheaply than the objects that show it, and most are never shown.
 */
export function keptHeaders(raw: readonly string[]): string {
  let text = "";
  for (let n = 0; n + 1 < raw.length; n += 2) {
    const name = raw[n] as string;
    const value = raw[n + 1] as string;
    text += `${name}: ${isSecretHeader(name) ? masked(value) : value}\n`;
  }
  return text;
}

/** Kept headers by their names; the values of one that came several times are joined. */
export function headersOf(text: string): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  for (const line of text.split("\n")) {
    const colon = line.indexOf(": ");
    if (colon < 0) continue;
    const name = line.slice(0, colon);
    const value = line.slice(colon + 2);
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return Object.fromEntries(headers);
}

/** The names of headers that came, which are few: a lookup is cheaper than the expressions. */
const KNOWN_HEADERS = new Map<string, boolean>();
const KNOWN_HEADERS_MAX = 500;

function isSecretHeader(name: string): boolean {
  const known = KNOWN_HEADERS.get(name);
  if (known !== undefined) return known;
  const isSecret = isSecretName(name);
  if (KNOWN_HEADERS.size < KNOWN_HEADERS_MAX) KNOWN_HEADERS.set(name, isSecret);
  return isSecret;
}

/** The scheme of an authorization is no secret, only its credentials. */
function masked(value: string): string {
  const scheme = /^(Bearer|Basic|Digest)(?= )/i.exec(value)?.[0];
  return scheme === undefined ? HIDDEN : `${scheme} ${HIDDEN}`;
}

/** What a text has that could hold a card; most have none of it. */
const ANY_CARD = /card|cvv|cvc|security|pan"/i;

/** Fields that contain a card or a part of it, under any name. */
const CARD_FIELDS =
  /^((credit|debit|payment)?_?card(_?(number|no|details|info|data))?|pan|cvv2?|cvc2?|security_?code)$/i;

/** What of a card is no secret. */
const OPEN_FIELDS = /expir|^exp|month|year|brand|type|name|holder/i;

/** Consecutive digits, in groups or not: enough of them for a part of a card. */
const DIGITS = /\d(?:[ -]?\d){2,}/g;

const MASK = "***";
const CARD_DIGITS_MIN = 12;

/**
 * A body as it may be kept: of a card number its last four digits, of a security code nothing. Where it
 * is no JSON, no number of three digits or more is kept.
 */
export function withoutCards(text: string): string {
  if (!ANY_CARD.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    const masked = JSON.stringify(maskedFields(value));
    // What has no card stays as it was written.
    return masked === JSON.stringify(value) ? text : masked;
  } catch {
    return withoutDigits(text);
  }
}

/** A sentence about a body that is not JSON may repeat a part of it. */
export function withoutDigits(text: string): string {
  return text.replace(DIGITS, MASK);
}

function maskedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedFields);
  if (!isRecord(value)) return value;
  return mapped(value, (name, part) =>
    CARD_FIELDS.test(name) ? maskedCard(part) : maskedFields(part),
  );
}

function maskedCard(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedCard);
  if (isRecord(value)) {
    return mapped(value, (name, part) => (OPEN_FIELDS.test(name) ? part : maskedCard(part)));
  }
  if (typeof value !== "string" && typeof value !== "number") return value;
  const digits = String(value).replaceAll(/\D/g, "");
  return digits.length < CARD_DIGITS_MIN ? MASK : `${MASK}${digits.slice(-4)}`;
}

function mapped(value: Record<string, unknown>, map: (name: string, part: unknown) => unknown) {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, map(name, part)] as const),
  );
}
