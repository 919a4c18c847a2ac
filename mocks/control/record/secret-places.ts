import { passesLuhn } from "../../domain/card.js";
import { isSecretName } from "../../runtime/redaction.js";

/** Where secrets stand in texts: a shop's bodies, addresses, headers and explanations. */

/** How a secret is written in a text. */
interface Place {
  /** Its groups: what stands before the secret, the name that it has there, and the secret. */
  readonly pattern: RegExp;
  readonly isSecret: (name: string, value: string) => boolean;
  /** The secret itself of what is written. */
  readonly read?: (written: string) => string;
  /** What stands around what is put in its place. */
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
  // A JSON Web Token, wherever it stands.
  { pattern: /()()(\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?)/g, isSecret: always },
];

/** What every place has some of: most texts have none of it, and are told apart quickly. */
const ANY_PLACE = /["=@]|bearer|basic|\/_token\/|eyJ/i;

/** The text with something else in place of each secret that its place gives away. */
export function replaceAtPlaces(text: string, replacement: (secret: string) => string): string {
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
export function maskCards(text: string, noted: (digits: string) => void): string {
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
