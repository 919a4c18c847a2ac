import { defaultAssumptions } from "../../spec/generated/assumptions.js";
import { passesLuhn } from "../domain/card.js";
import { MERCHANT_SEARCHES } from "../domain/merchants.js";
import { isRecord, jsonOf, percentDecoded } from "../domain/text.js";

// What counts as a secret, and how it is hidden: in the output of commands, in the journal, in records, and in answers
// for assistants.

/** Names of fields, parameters and headers whose values are secrets. */
const SECRET_NAMES =
  /token|secret|passw|pwd|signature|signed|otp|session|authoriz|cookie|credential|cvv|cvc|security-?code|(api|access|private)[-_]?key|(^|[-_.])(key|auth|sig|pin)$/i;

/** The same at the end of a name in camel case, after a small letter. */
const SECRET_ENDINGS = /[a-z](Key|Auth|Pin)$/;

const HARMLESS = /^(persist_?token|token_?type|idempotency-?key)$/i;

/** The names that were asked for, which are few: a lookup is cheaper than the expressions. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 500;
const KNOWN_LENGTH_MAX = 80;

/** Whether a name says that its value is a secret. */
export function isSecretName(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const isSecret =
    (SECRET_NAMES.test(name) || SECRET_ENDINGS.test(name)) &&
    !HARMLESS.test(name) &&
    !isSwitch(name);
  if (known.size < KNOWN_MAX && name.length <= KNOWN_LENGTH_MAX) known.set(name, isSecret);
  return isSecret;
}

/** Some switches have names that sound like secrets. */
function isSwitch(name: string): boolean {
  return Object.hasOwn(defaultAssumptions, name.replace(/^assume\./, ""));
}

/** The replacement of a secret that need not be recognized again. */
const HIDDEN = "(hidden)";

/** A text for a terminal or a log, without its secrets. */
export function withoutSecrets(text: string): string {
  return maskCards(replaceAtPlaces(text, () => HIDDEN));
}

/** How a secret is written in a text. */
interface Place {
  /** Its groups: the text before the secret, the name of the secret, and the secret. */
  readonly pattern: RegExp;
  readonly isSecret: (name: string, value: string) => boolean;
  /** The secret itself of what is written. */
  readonly read?: (written: string) => string;
  /** The text around a replacement. */
  readonly quote?: string;
}

const always = () => true;

/** A word of a sentence is no credential, and the name of a sandbox opens nothing that is a secret. */
const isCredential = (_: string, value: string) =>
  /[\dA-Z_~+/=-]|\.\w/.test(value) && !value.startsWith("sandbox_");

const PLACES: readonly Place[] = [
  // A field of a JSON body. The body may be cut off, so it is not parsed.
  {
    pattern: /("([^"\\]{1,80})"\s*:\s*")((?:[^"\\]|\\.)+)/g,
    isSecret: isSecretName,
    read: unescaped,
  },
  { pattern: /("([^"\\]{1,80})"\s*:\s*)(-?\d[\d.]*)/g, isSecret: isSecretName, quote: '"' },
  // A field of a query or of a form.
  {
    pattern: /((?:^|[?&;\s])([\w.[\]-]{1,80})=)([^&#\s"'<>]+)/g,
    isSecret: isSecretName,
    read: decoded,
  },
  {
    pattern: /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)()([^\s/?#@"'<>]{1,2000})(?=@)/gi,
    isSecret: always,
    read: decoded,
  },
  { pattern: /(\b(?:Bearer|Basic)\s+)()([\w.~+/=-]{6,})/gi, isSecret: isCredential },
  { pattern: /(\/_token\/)()([^/?#\s"'<>]+)/g, isSecret: always, read: decoded },
  // A JSON Web Token, anywhere.
  { pattern: /()()(\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?)/g, isSecret: always },
];

/** What every place has some of: most texts have none of it, and are distinguished quickly. */
const ANY_PLACE = /["=@]|bearer|basic|\/_token\/|eyJ/i;

/** The text with something else in place of each secret that its place gives away. */
function replaceAtPlaces(text: string, replacement: (secret: string) => string): string {
  if (!ANY_PLACE.test(text)) return text;
  return PLACES.reduce(
    (done, { pattern, isSecret, read = asItIs, quote = "" }) =>
      done.replace(pattern, (all: string, before: string, name: string, value: string) =>
        isSecret(name, value) ? before + quote + replacement(read(value)) + quote : all,
      ),
    text,
  );
}

/** A card number as people and forms write it. What begins otherwise is a number of another kind. */
const CARD = /(?<![\d.])(?:[3-6]|2[2-7])(?:(?:[ +-]|%20)?\d){12,18}(?![\d.])/g;

/** The brands of cards by their first digits. */
const CARD_BEGINS = /^(4|5|6|3[4-9]|30[0-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/;

/** The text with all but the last four digits of each card number masked. */
function maskCards(text: string, noted: (digits: string) => void = () => undefined): string {
  if (!/\d{3}/.test(text)) return text;
  return text.replace(CARD, (written) => {
    const digits = written.replaceAll("%20", "").replace(/\D/g, "");
    if (digits.length < 14 || !CARD_BEGINS.test(digits) || !passesLuhn(digits)) return written;
    noted(digits);
    return "*".repeat(digits.length - 4) + digits.slice(-4);
  });
}

function asItIs(written: string): string {
  return written;
}

function unescaped(written: string): string {
  return String(jsonOf(`"${written}"`) ?? written);
}

function decoded(written: string): string {
  return percentDecoded(written.replaceAll("+", " "));
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
    text += `${name}: ${isSecretName(name) ? masked(value) : value}\n`;
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
  const value = jsonOf(text);
  if (value === undefined) return withoutDigits(text);
  const masked = JSON.stringify(maskedFields(value));
  // What has no card stays as it was written.
  return masked === JSON.stringify(value) ? text : masked;
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

/** The replacement of a secret, with its number. */
const PLACEHOLDER = "redacted-";
const PLACEHOLDERS = /redacted-(\d{1,9})/g;

/**
 * From so many characters on, a secret is looked for in every text as a word of its own, and from so
 * many on even within a word. A shorter one may be any word, and is hidden only where its name is.
 */
const LOOKED_FOR_MIN = { asWord: 6, within: 8 } as const;

const SESSION_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Words of the log's own form: a secret may be one of them, and the log must stay one. */
const WORDS = new Set([
  ...["type", "mode", "kind", "state", "status", "outcome", "method", "via", "by", "role"],
  ...["reason", "fault", "slot", "currency", "operationId", "countryCode", "wallet", "code"],
]);

/** The field of the switches, whose options are words of the log as well. */
const SWITCHES = "assumptions";

/**
 * The secrets of a record: first they are learned from all that goes in, then hidden in it. The same
 * secret is hidden by the same text everywhere, so that what belongs together can still be seen to.
 */
export class Secrets {
  readonly #placeholders = new Map<string, string>();
  readonly #cards = new Set<string>();
  /** Names of headers that the shop's webhook is called with. */
  readonly #headers = new Set<string>();
  readonly #harmless: ReadonlySet<string>;
  /** The highest number of existing replacements: a recording can be made of an imported one. */
  #highest = 0;
  #looked: RegExp | undefined;

  /** `harmless` are texts that are never secrets, such as the name of the sandbox. */
  constructor(harmless: readonly string[]) {
    // By what a merchant is found is called its key, as secrets are.
    this.#harmless = new Set(["", "null", ...MERCHANT_SEARCHES, ...harmless]);
  }

  /** How many different ones there were. */
  get counts(): { readonly secrets: number; readonly cards: number } {
    return { secrets: this.#placeholders.size, cards: this.#cards.size };
  }

  /** Registers a secret text. */
  add(secret: string): void {
    if (this.#harmless.has(secret) || isPlaceholder(secret)) return;
    this.#placeholders.set(secret, "");
  }

  /** Notes all secrets that a value gives away by its names and its texts. */
  learn(value: unknown, name = ""): void {
    if (typeof value === "string") return this.#learnText(value, name);
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const part of value) this.learn(part, name);
      return;
    }
    const { type, id, webhook } = value as Readonly<Record<string, unknown>>;
    if (typeof type === "string" && type.startsWith("otp-") && typeof id === "string") this.add(id);
    if (isRecord(webhook)) this.#learnHeaders(webhook.headers);
    for (const [key, part] of Object.entries(value)) if (key !== SWITCHES) this.learn(part, key);
  }

  /** The same value without what was learned, and without card numbers. */
  hide<T>(value: T): T {
    // The result has the form of the input: texts stay texts, and nothing else changes.
    return this.#hidden(value, "") as T;
  }

  #learnText(text: string, name: string): void {
    for (const [, number] of text.matchAll(PLACEHOLDERS)) {
      this.#highest = Math.max(this.#highest, Number(number));
    }
    if (this.#isNamed(name) && !isScheme(text)) return this.add(text);
    replaceAtPlaces(text, (secret) => {
      this.add(secret);
      return secret;
    });
  }

  #learnHeaders(headers: unknown): void {
    if (!isRecord(headers)) return;
    for (const [name, value] of Object.entries(headers)) {
      this.#headers.add(name.toLowerCase());
      if (typeof value === "string") this.#learnText(value, name);
    }
  }

  #isNamed(name: string): boolean {
    return isSecretName(name) || this.#headers.has(name.toLowerCase());
  }

  #hidden(value: unknown, name: string): unknown {
    if (typeof value === "string") return WORDS.has(name) ? value : this.#hiddenText(value, name);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((part) => this.#hidden(part, name));
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      key === SWITCHES ? part : this.#hidden(part, key),
    ]);
    return Object.fromEntries(parts);
  }

  #hiddenText(text: string, name: string): string {
    if (this.#harmless.has(text)) return text;
    if (this.#isNamed(name) && !isScheme(text)) return this.#placeholderOf(text);
    const hide = (secret: string) => this.#placeholderOf(secret);
    const atPlaces = replaceAtPlaces(text, hide);
    const looked = this.#lookedFor();
    const anywhere = looked
      ? atPlaces.replace(looked, (written) => this.#placeholderOf(this.#written.get(written) ?? ""))
      : atPlaces;
    return maskCards(this.#withoutSessions(anywhere), (digits) => this.#cards.add(digits));
  }

  /** Most texts have no dash, and the search for session ids is the slowest of all. */
  #withoutSessions(text: string): string {
    if (!text.includes("-")) return text;
    return text.replace(SESSION_ID, (id) =>
      this.#placeholders.has(id) ? this.#placeholderOf(id) : id,
    );
  }

  #placeholderOf(secret: string): string {
    if (!this.#placeholders.has(secret)) return secret;
    const known = this.#placeholders.get(secret);
    if (known) return known;
    this.#highest += 1;
    const placeholder = PLACEHOLDER + this.#highest;
    this.#placeholders.set(secret, placeholder);
    return placeholder;
  }

  /** The secrets by each way to write them. */
  readonly #written = new Map<string, string>();

  /** One pattern for all that is looked for everywhere, the longest first. */
  #lookedFor(): RegExp | undefined {
    if (this.#looked) return this.#looked;
    for (const secret of this.#placeholders.keys()) {
      if (secret.length < LOOKED_FOR_MIN.asWord || secret.match(SESSION_ID)?.[0] === secret)
        continue;
      const escaped = JSON.stringify(secret).slice(1, -1);
      for (const form of [secret, escaped, encodeURIComponent(secret)]) {
        this.#written.set(form, secret);
      }
    }
    if (this.#written.size === 0) return undefined;
    const forms = [...this.#written.keys()].sort((a, b) => b.length - a.length);
    this.#looked = new RegExp(forms.map(patternOf).join("|"), "g");
    return this.#looked;
  }
}

function patternOf(form: string): string {
  const literal = form.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  const isWord = form.length < LOOKED_FOR_MIN.within;
  return isWord ? `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])` : literal;
}

function isPlaceholder(text: string): boolean {
  return /^redacted-\d{1,9}$/.test(text);
}

/** A header such as `Bearer …`, whose first word is informative. */
function isScheme(text: string): boolean {
  return /^(Bearer|Basic)\s/i.test(text);
}

/**
 * Names that sound like secrets, whose values the next step of a wallet payment or of a registration needs.
 * They are the sandbox's own and open nothing.
 */
const NEEDED = /session|otp|signature|signed/i;

/** An answer for an assistant without its secrets: tokens, keys, passwords and card numbers, in texts too. */
export function answerWithoutSecrets<Value>(answer: Value): Value {
  const secrets = new Secrets(neededIn(answer));
  secrets.learn(answer);
  return secrets.hide(answer);
}

function neededIn(value: unknown, name = ""): readonly string[] {
  if (typeof value === "string") return isSecretName(name) && NEEDED.test(name) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    neededIn(part, Array.isArray(value) ? name : key),
  );
}
