import type { Row } from "./assumptions.js";
import type { ApiDocument, Schema } from "./documents.js";
import { resolve } from "./documents.js";
import type { FaultFile } from "./faults.js";
import { faultIdSchema, ruleSchemas, switchSchemas } from "./rules.js";
import { isSchema, mapSubschemas, withLocalReferences, withoutProse } from "./schemas.js";
import type { SchemaGroup } from "./validators.js";

/** `files.yaml`: schemas as in a spec, and the fields of each event of a log. */
export interface FilesDocument extends ApiDocument {
  readonly events: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
  /** The schemas that get a validator, besides that of an event. */
  readonly "x-roots": readonly string[];
}

/** What `files.yaml` is completed from. */
export interface FileSources {
  readonly files: FilesDocument;
  readonly api: ApiDocument;
  readonly control: ApiDocument;
  readonly rows: readonly Row[];
  readonly faults: FaultFile;
}

/** The schema of any event of a log. */
export const EVENT = "LogEvent";

/** The schemas of what is given at a start: of a gateway, and of a sandbox of a test. */
const STARTS = ["StartOptions", "SandboxOptions", "RunOptions"];

/** Whether a schema is of what every start is given. */
export function isOfStart(name: string): boolean {
  return STARTS.includes(name);
}

const ANYTHING: Schema = {};

/**
 * The named schemas and all that they refer to, ready for compilation. Parts with separate checks may be
 * anything.
 */
export function fileSchemas(
  sources: FileSources,
  roots: readonly string[],
  apart: readonly string[] = [],
): SchemaGroup {
  const pool = poolOf(sources);
  const ruled = { ...pool, ...ruleSchemas(sources.faults, sources.api, pool) };
  const sharp = { ...ruled, ...Object.fromEntries(apart.map((name) => [name, ANYTHING])) };
  const document = documentOf(sharp);
  const schemas = Object.entries(reached(sharp, roots)).map(([name, schema]) => {
    const ready = withLocalReferences(withoutProse(withoutNullChoice(document, schema)));
    return [name, ready] as const;
  });
  return Object.fromEntries(schemas);
}

/** A document that the types of the files can be made from: without what only a validator reads. */
export function typedDocument(sources: FileSources): ApiDocument {
  const pool = poolOf(sources);
  const document = documentOf(pool);
  const plain = (schema: Schema): Schema => {
    const {
      discriminator: _,
      if: __,
      then: ___,
      else: ____,
      ...kept
    } = inlineDeep(document, schema);
    return mapSubschemas(kept, plain);
  };
  const schemas = Object.entries(pool).map(([name, schema]) => [name, plain(schema)] as const);
  const typed = [EVENT, ...sources.files["x-roots"]].filter((name) => name in pool);
  return documentOf(reached(Object.fromEntries(schemas), typed));
}

function documentOf(schemas: SchemaGroup): ApiDocument {
  const info = { title: "Files", version: "1" };
  return { openapi: "3.1.0", info, paths: {}, components: { schemas } } as ApiDocument;
}

/** All schemas that a reference can lead to. Throws where two have one name. */
function poolOf({ files, control, rows, faults }: FileSources): SchemaGroup {
  const own = Object.entries(files.components?.schemas ?? {});
  const events = Object.entries(files.events).map(([type, fields]) => {
    return [eventName(type), eventSchema(type, fields)] as const;
  });
  const made = { ...switchSchemas(rows), ...faultIdSchema(faults) };
  const whole = [...own, ...events].map(([name, schema]) => [name, completed(schema)] as const);
  const theirs = control.components?.schemas ?? {};
  const twice = whole.map(([name]) => name).filter((name) => name in theirs || name in made);
  if (twice.length > 0) throw new Error(`Schemas in two files: ${twice.join(", ")}`);
  return { ...theirs, ...Object.fromEntries(whole), [EVENT]: anyEvent(files), ...made };
}

function eventName(type: string): string {
  return `event-${type}`;
}

function anyEvent({ events }: FilesDocument): Schema {
  const types = Object.keys(events);
  return {
    type: "object",
    required: ["type"],
    discriminator: { propertyName: "type" },
    "x-unknown": "is not a type of event",
    "x-choices": types,
    oneOf: types.map((type) => ({ $ref: `#/components/schemas/${eventName(type)}` })),
  };
}

/** An event from its fields. A name that ends with a question mark is that of one that may lack. */
function eventSchema(type: string, fields: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(fields);
  const given = names.map((name) => [name.replace(/\?$/, ""), fields[name]] as const);
  return {
    type: "object",
    "x-unknown": `is not a field of ${type}`,
    required: ["type", "at", ...names.filter((name) => !name.endsWith("?"))],
    properties: {
      type: { const: type },
      at: { $ref: "#/components/schemas/EpochMs" },
      ...Object.fromEntries(given),
    },
  };
}

/** Every object is closed, and has all its fields unless it says otherwise. */
function completed(schema: Schema): Schema {
  const inner = mapSubschemas(schema, completed);
  if (![inner.type].flat().includes("object") || !isSchema(inner.properties)) return inner;
  const usual = { required: Object.keys(inner.properties), "x-unknown": "is not a field here" };
  return { ...usual, additionalProperties: false, ...inner };
}

/** The schemas that the named ones lead to, and these. */
function reached(pool: SchemaGroup, roots: readonly string[]): SchemaGroup {
  const names = new Set(roots);
  for (const name of names) {
    for (const [, inner = ""] of JSON.stringify(pool[name] ?? {}).matchAll(
      /"#\/components\/schemas\/([^"/]+)/g,
    )) {
      names.add(inner);
    }
  }
  const lacking = [...names].filter((name) => !pool[name]);
  if (lacking.length > 0) throw new Error(`There is no schema ${lacking.join(", ")}`);
  return Object.fromEntries([...names].sort().map((name) => [name, pool[name] ?? {}]));
}

/** Puts what a reference into the middle of a schema leads to in its place. */
function inlineDeep(document: ApiDocument, schema: Schema): Schema {
  const deep = typeof schema.$ref === "string" && schema.$ref.split("/").length > 4;
  return deep ? inlineDeep(document, resolve(document, schema) as Schema) : schema;
}

/**
 * A choice between something and null as one schema of two types, so that what is wrong inside of it
 * is reported and not only that neither fits.
 */
function withoutNullChoice(document: ApiDocument, schema: Schema): Schema {
  const inner = mapSubschemas(schema, (member) => withoutNullChoice(document, member));
  const [other, none, ...more] = (inner.oneOf ?? []) as readonly Schema[];
  if (!other || none?.type !== "null" || more.length > 0) return inner;
  const target = resolve(document, other) as Schema;
  if (typeof target.type !== "string" || target.enum || target.const) return inner;
  const { oneOf: _, ...rest } = inner;
  return { ...withoutNullChoice(document, target), ...rest, type: [target.type, "null"] };
}
