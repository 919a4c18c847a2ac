/** Headers that prove who somebody is: what they say is nobody's business but that of both ends. */
const SECRET: ReadonlySet<string> = new Set([
  "authorization",
  "proxy-authorization",
  "cookie",
  "set-cookie",
  "x-api-key",
  "x-auth-token",
  "x-csrf-token",
  "x-paystub-token",
]);

/** What stands where a secret was. */
const HIDDEN = "(hidden)";

/** The lengths of those names, by which nearly all others are passed over at once. */
const SECRET_LENGTHS: ReadonlySet<number> = new Set([...SECRET].map(({ length }) => length));

/**
 * Headers as Node has them, names and values by turns, in lines of text without their secrets: a text is
 * kept more cheaply than the objects that show it, and most are never shown.
 */
export function keptHeaders(raw: readonly string[]): string {
  let text = "";
  for (let n = 0; n + 1 < raw.length; n += 2) {
    const name = raw[n] as string;
    const value = raw[n + 1] as string;
    text += `${name}: ${isSecret(name) ? masked(value) : value}\n`;
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

function isSecret(name: string): boolean {
  return SECRET_LENGTHS.has(name.length) && SECRET.has(name.toLowerCase());
}

/** How somebody proves himself is no secret, only with what. */
function masked(value: string): string {
  const scheme = /^(Bearer|Basic|Digest)(?= )/i.exec(value)?.[0];
  return scheme === undefined ? HIDDEN : `${scheme} ${HIDDEN}`;
}
