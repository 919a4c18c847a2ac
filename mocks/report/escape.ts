/**
 * What a reader does not see, or what a terminal takes for a command: control characters of C0 and C1,
 * those that turn the direction of text, those without a width, and halves of characters. Line ends are
 * for the caller to judge.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about, and quicker than \p{Cc}.
  /[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f|[\udb40-\udb43][\udc00-\udfff]|\ud834[\udd73-\udd7a]|\ud82f[\udca0-\udca3]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * What a build server takes for a command: `::` at the beginning of a line, also behind spaces, for
 * GitHub, and `##[`, `##vso[` or `##teamcity[` anywhere in it for older ones and others.
 */
const COMMAND = /^([^\S\n]*):(?=:)|#(?=#\w*\[)/gm;

/** Text in which nothing of that can be, but for what has `::` or `#` in it. */
const PRINTABLE = /^[\n\x20-\x7e]*$/;

/**
 * Text of others as it may be printed anywhere: what does not show is shown as in JSON, `\u001b`, and no
 * line is a command. JSON stays JSON and keeps its meaning. Lines stay lines.
 */
export function visible(text: string): string {
  // Nearly all text is so, and under load each request prints kilobytes of it.
  if (PRINTABLE.test(text) && !text.includes("::") && !text.includes("#")) return text;
  return text
    .replace(/\r\n/g, "\n")
    .replace(UNSEEN, escaped)
    .replace(COMMAND, (found, spaces = "") =>
      found.endsWith(":") ? `${spaces}\\u003a` : escaped(found),
    );
}

/**
 * A value in one line of JSON that may be printed anywhere. JSON escapes C0, and its line begins with no
 * colon, so an ASCII text needs few further checks, and its length in bytes is the fastest test for ASCII.
 */
export function jsonLine(value: unknown): string {
  const text = JSON.stringify(value);
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii && !text.includes("#") && !text.includes("\x7f") ? text : visible(text);
}

/** Text of others on one line. */
export function plain(text: string): string {
  return visible(text).replaceAll("\n", "\\n");
}

function escaped(characters: string): string {
  if (characters === "\t") return "\\t";
  if (characters === "\r") return "\\r";
  return [...Array(characters.length).keys()]
    .map((n) => `\\u${characters.charCodeAt(n).toString(16).padStart(4, "0")}`)
    .join("");
}

/** Names of devices on Windows, with anything after their first dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Systems take 255 bytes, with the ending. */
const FILE_NAME_MAX_CHARS = 200;

/**
 * A text as the name of a file without its ending, on every system: no separators, no `:` and no name of
 * a device. A server that only claims to be a mock may have sent it.
 */
export function fileName(text: string): string {
  const plain = text
    .slice(0, FILE_NAME_MAX_CHARS)
    .replaceAll(/[^A-Za-z0-9._=~@-]+/g, "-")
    .replace(DEVICE, "$1_");
  return /^\.*$/.test(plain) ? "_" : plain;
}
