import type { ApiDocument, Schema } from "./documents.js";
import { resolve } from "./documents.js";

const MAPS = ["properties", "patternProperties", "$defs"];
const LISTS = ["allOf", "anyOf", "oneOf"];
const SINGLES = [
  "items",
  "additionalProperties",
  "contains",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
];

/** Schemas of one document by name. They may refer to each other through `#/$defs/`. */
export type SchemaGroup = Readonly<Record<string, Schema>>;

/** Words for people. A validator does not need them, and they would be carried in its code. */
const PROSE = new Set([
  "title",
  "description",
  "example",
  "examples",
  "externalDocs",
  "$comment",
  "x-provenance",
  "x-assumption",
  "x-type",
  "x-volatile",
  "x-ordered",
]);

/** Whether a value is a plain object, as a schema is unless it is `true` or `false`. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Change = (schema: Schema) => Schema;

/** Copies a schema, changing each direct subschema under one of the keywords. */
function mapUnder(schema: Schema, keywords: readonly string[], change: Change): Schema {
  const one = (value: unknown): unknown => (isSchema(value) ? change(value) : value);
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (!keywords.includes(keyword)) return [keyword, value];
    if (LISTS.includes(keyword)) return [keyword, (value as unknown[]).map(one)];
    if (SINGLES.includes(keyword)) return [keyword, one(value)];
    const members = Object.entries(value as Schema).map(([name, member]) => [name, one(member)]);
    return [keyword, Object.fromEntries(members)];
  });
  return Object.fromEntries(entries);
}

/** Copies a schema, changing each of its direct subschemas. */
export function mapSubschemas(schema: Schema, change: Change): Schema {
  return mapUnder(schema, [...MAPS, ...LISTS, ...SINGLES], change);
}

/** The schemas that the named ones lead to, and these. Throws where one of them is missing. */
export function reached(pool: SchemaGroup, roots: readonly string[]): SchemaGroup {
  const names = new Set(roots);
  for (const name of names) {
    const text = JSON.stringify(pool[name] ?? {});
    for (const [, inner = ""] of text.matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
      names.add(inner);
    }
  }
  const lacking = [...names].filter((name) => !pool[name]);
  if (lacking.length > 0) throw new Error(`There is no schema ${lacking.join(", ")}`);
  return Object.fromEntries([...names].sort().map((name) => [name, pool[name] ?? {}]));
}

/** The schema without its prose, at every depth. */
export function withoutProse(schema: Schema): Schema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([word]) => !PROSE.has(word)));
  return mapSubschemas(kept, withoutProse);
}

/** The schema without a condition that the domain sees to itself, with a refusal of its own. */
export function withoutDomainRules(schema: Schema): Schema {
  if (schema["x-left-to-the-domain"] !== true) return schema;
  const { if: _if, then: _then, "x-left-to-the-domain": _mark, ...rest } = schema;
  return rest;
}

/** Lets references point at `$defs`, where the schemas of a document are put for compiling. */
export function withLocalReferences(schema: Schema): Schema {
  const mapped = mapSubschemas(schema, withLocalReferences);
  if (typeof mapped.$ref !== "string") return mapped;
  return { ...mapped, $ref: mapped.$ref.replace("#/components/schemas/", "#/$defs/") };
}

/**
 * Puts every referenced schema in the place of its reference, so that marks beside a reference
 * (`x-tolerates`) reach the validation errors. Throws for recursion and for a keyword said twice.
 */
export function inlined(
  document: ApiDocument,
  schema: Schema,
  via: readonly string[] = [],
): Schema {
  const reference = schema.$ref;
  if (typeof reference !== "string") {
    return mapSubschemas(schema, (member) => inlined(document, member, via));
  }
  if (via.includes(reference)) throw new Error(`${reference} contains itself`);
  const target = resolve(document, { $ref: reference }) as Schema;
  const { $ref: _, ...beside } = withoutProse(schema);
  const twice = Object.keys(beside).filter((word) => word in target && !word.startsWith("x-"));
  if (twice.length > 0) throw new Error(`${reference} and its user both say ${twice.join(", ")}`);
  return inlined(document, { ...target, ...beside }, [...via, reference]);
}

/** Names of all properties that the refining parts of a schema (`allOf`, `if` …) speak of. */
function refinedNames(schema: Schema): readonly string[] {
  const names: string[] = [];
  mapUnder(schema, [...LISTS, "if", "then", "else"], (part) => {
    names.push(...Object.keys((part.properties ?? {}) as Schema), ...refinedNames(part));
    return part;
  });
  return names;
}

/**
 * The schema with every object of known properties closed, so that an unknown field is an error.
 * Refining parts stay open: they speak of some of the properties only. Throws where they add new
 * ones, since then no single object knows all names.
 */
export function closed(schema: Schema): Schema {
  const isObject = isSchema(schema.properties);
  const branches = isObject ? [] : ["oneOf", "anyOf"];
  const inner = mapUnder(
    schema,
    ["properties", "items", "additionalProperties", ...branches],
    closed,
  );
  if (!isObject) {
    const parts = refinedNames({ allOf: schema.allOf ?? [] });
    if (parts.length > 0) throw new Error(`allOf cannot be closed: ${parts.join(", ")}`);
    return inner;
  }
  const known = Object.keys(schema.properties as Schema);
  const added = refinedNames(schema).filter((name) => !known.includes(name));
  if (added.length > 0) throw new Error(`Only a refining part knows: ${added.join(", ")}`);
  return "additionalProperties" in inner ? inner : { ...inner, additionalProperties: false };
}
