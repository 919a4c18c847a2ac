import type { Schema } from "./spec.js";

/** Keywords that are shown in another way than as a rule: as a type, as nested fields, as marks. */
const SHOWN_ELSEWHERE = new Set([
  ...["$ref", "type", "items", "properties", "required", "enum", "const", "anyOf", "oneOf"],
  ...["if", "then", "description", "examples", "example", "x-provenance", "x-assumption"],
]);

const valueText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const RULES: Readonly<Record<string, (value: unknown) => string>> = {
  format: (value) => `form: ${value}`,
  pattern: (value) => `matches ${value}`,
  minLength: (value) => (value === 1 ? "not empty" : `${value} characters at least`),
  maxLength: (value) => `${value} characters at most`,
  minimum: (value) => `${value} at least`,
  maximum: (value) => `${value} at most`,
  exclusiveMinimum: (value) => `more than ${value}`,
  minItems: (value) => `${value} elements at least`,
  maxItems: (value) => `${value} elements at most`,
  minProperties: (value) => `${value} fields at least`,
  maxProperties: (value) => `${value} fields at most`,
  default: (value) => `${valueText(value)} when left out`,
  propertyNames: (value) => `names are ${valueText(value)}`,
  additionalProperties: (value) => (value === false ? "no other fields" : ""),
  "x-minimum-sar": (value) => `worth ${value} SAR at least`,
  "x-tolerates": (value) => `tolerated with a warning: ${[value].flat().map(valueText).join(", ")}`,
  "x-personal": () => "personal data",
  "x-secret": () => "kept in part or not at all",
  "x-expected": (value) => `${value}`,
};

/** The rules of a schema in words. A keyword without words of its own is shown as it stands. */
export function rulesOf(schema: Schema): readonly string[] {
  return Object.entries(schema)
    .filter(([keyword]) => !SHOWN_ELSEWHERE.has(keyword))
    .map(([keyword, value]) => RULES[keyword]?.(value) ?? `${keyword}: ${valueText(value)}`)
    .filter((rule) => rule !== "");
}
