/** What XML 1.0 has no place for, not even escaped: most control characters and half characters. */
const UNFIT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text that stands between tags. A carriage return is written as what a parser does not change. */
export function xmlText(text: string): string {
  return text
    .replace(UNFIT, "\ufffd")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "")
    .replaceAll("\r", "&#13;");
}

/** Attributes of a tag, those without a value left out. A parser would turn line ends into spaces. */
export function xmlAttributes(
  attributes: Readonly<Record<string, string | number | undefined>>,
): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${attributeText(String(value))}"`)
    .join("");
}

function attributeText(text: string): string {
  return xmlText(text).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}
