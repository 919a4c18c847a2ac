import fc from "fast-check";

/** Code points that only occur in pairs, and are no characters. */
const SURROGATES = { first: 0xd800, count: 0x800 };
const COUNT = 0x11_0000 - SURROGATES.count;

/**
 * Any character that there is, as the unit of a text: `unit: "binary"` in effect, which makes a table
 * of all million of them once a process before it gives the first.
 */
export const anyCharacter = fc.nat({ max: COUNT - 1 }).map(
  (n) => String.fromCodePoint(n < SURROGATES.first ? n : n + SURROGATES.count),
  (character) => {
    const [only, ...more] = typeof character === "string" ? [...character] : [];
    const code = only?.codePointAt(0);
    if (code === undefined || more.length > 0) throw new Error("not one character");
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);

const path = fc
  .array(fc.string({ unit: anyCharacter, maxLength: 12 }))
  .map((parts) => parts.map((part) => `/${encodeURIComponent(part)}`).join(""));

/** Any web address without a query: `webUrl` in effect, which makes such a table as well. */
export const anyAddress = fc
  .tuple(fc.constantFrom("http", "https"), fc.webAuthority(), path)
  .map(([scheme, authority, rest]) => `${scheme}://${authority}${rest}`);
