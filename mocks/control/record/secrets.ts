import { passesLuhn } from "../../domain/card.js";
import { MERCHANT_SEARCHES } from "../../domain/merchants.js";
import { isRecord } from "../../domain/text.js";
import { isSecretName } from "../../sandbox/redaction.js";

/** Where texts contain secrets: a shop's bodies, addresses, headers and explanations. */

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

const named = (name: string) => isSecretName(name);
const always = () => true;

/** A word of a sentence is no credential, and the name of a sandbox opens nothing that is a secret. */
const isCredential = (_: string, value: string) =>
  /[\dA-Z._~+/=-]/.test(value) && !value.startsWith("sandbox_");

const PLACES: readonly Place[] = [
  // A field of a JSON body. The body may be cut off, so it is not parsed.
  { pattern: /("([^"\\]{1,80})"\s*:\s*")((?:[^"\\]|\\.)+)/g, isSecret: named, read: unescaped },
  { pattern: /("([^"\\]{1,80})"\s*:\s*)(-?\d[\d.]*)/g, isSecret: named, quote: '"' },
  // A field of a query or of a form.
  { pattern: /((?:^|[?&;\s])([\w.[\]-]{1,80})=)([^&#\s"'<>]+)/g, isSecret: named, read: decoded },
  { pattern: /(https?:\/\/)()([^\s/?#@"'<>]+)(?=@)/g, isSecret: always, read: decoded },
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
function maskCards(text: string, noted: (digits: string) => void): string {
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
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll("+", " "));
  } catch {
    return written;
  }
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

/** Switches have names that sound like secrets. */
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
  /** The names that came, and whether each says that its value is a secret. */
  readonly #names = new Map<string, boolean>();
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
    if (!this.#names.has(name)) this.#names.set(name, isSecretName(name));
    return this.#names.get(name) === true || this.#headers.has(name.toLowerCase());
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
