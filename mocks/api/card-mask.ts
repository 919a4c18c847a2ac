import { isRecord } from "./validation-places.js";

/** What a text has that could hold a card; most have none of it. */
const ANY_CARD = /card|cvv|cvc|security|pan"/i;

/** Fields in which a card stands, or a part of it, whatever a client calls them. */
const CARD_FIELDS =
  /^((credit|debit|payment)?_?card(_?(number|no|details|info|data))?|pan|cvv2?|cvc2?|security_?code)$/i;

/** What of a card is no secret. */
const OPEN_FIELDS = /expir|^exp|month|year|brand|type|name|holder/i;

/** Digits that stand together, in groups or not: enough of them for a part of a card. */
const DIGITS = /\d(?:[ -]?\d){2,}/g;

const HIDDEN = "***";
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

/** A sentence about a body that is no JSON may repeat a part of it. */
export function withoutDigits(text: string): string {
  return text.replace(DIGITS, HIDDEN);
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
  return digits.length < CARD_DIGITS_MIN ? HIDDEN : `${HIDDEN}${digits.slice(-4)}`;
}

function mapped(value: Record<string, unknown>, map: (name: string, part: unknown) => unknown) {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, map(name, part)] as const),
  );
}
