import { visible } from "./plain.js";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text that stands between tags. What XML has no place for is not seen, and so shown as all that. */
export function xmlText(text: string): string {
  return visible(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
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
  return xmlText(text).replaceAll("\n", "&#10;");
}
