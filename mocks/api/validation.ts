import { distance } from "fastest-levenshtein";
import {
  type RequestSchemaName,
  requestValidators,
} from "../../spec/generated/request-validators.js";
import type { ValidationError } from "../../spec/generated/validator-types.js";

/** One thing wrong with one field. */
export interface FieldError {
  /** The field's path, `products[0].price`. */
  readonly name: string;
  /** What was expected and what came. */
  readonly error: string;
}

/** A body that can be used, with what was put up with; or everything that is wrong with it. */
export type Validated =
  | { readonly value: unknown; readonly tolerated: string[] }
  | { readonly errors: readonly FieldError[] };

const REPAIRS_MAX = 5;

/**
 * Validates a request body against its schema in the spec. What published clients are known to send
 * though the schema forbids it is repaired and told (assumption leniency); under `strict` it is an
 * error like any other.
 */
export function validateBody(
  schema: RequestSchemaName,
  value: unknown,
  strict: boolean,
): Validated {
  const validate = requestValidators[schema];
  const tolerated: string[] = [];
  const removedNulls = new Set<string>();
  for (let round = 1; !validate(value); round += 1) {
    const errors = validate.errors ?? [];
    const sentences = strict ? [] : errors.flatMap((error) => repair(value, error, removedNulls));
    if (sentences.length === 0 || round >= REPAIRS_MAX) {
      return { errors: describe(errors, removedNulls) };
    }
    tolerated.push(...sentences);
  }
  return { value, tolerated };
}

/** Mends one error in place if it is one that is put up with: the sentence that tells it, or none. */
function repair(root: unknown, error: ValidationError, removedNulls: Set<string>): string[] {
  const { keyword, data, instancePath, params } = error;
  const tolerates = error.parentSchema?.["x-tolerates"];
  const name = nameOf(instancePath);
  if (keyword === "additionalProperties") {
    const key = String(params.additionalProperty);
    const parent = at(root, instancePath.split("/").slice(1));
    if (!isRecord(parent)) return [];
    delete parent[key];
    return [
      `${child(name, key)} is no field of this request and was ignored${nearest(error, key)}`,
    ];
  }
  if (keyword !== "type" && keyword !== "anyOf" && keyword !== "oneOf") return [];
  const expected = [params.type].flat();
  if (data === null && instancePath !== "") {
    if (!remove(root, instancePath)) return [];
    removedNulls.add(name);
    return [`${name} was null and is taken as absent`];
  }
  if (tolerates === "numeric-string" && typeof data === "string" && expected.includes("number")) {
    if (!/^\s*-?\d+(\.\d+)?\s*$/.test(data)) return [];
    return replace(
      root,
      instancePath,
      Number(data),
      `${name} was the text "${data}", not a number`,
    );
  }
  if (tolerates === "number" && typeof data === "number") {
    return replace(root, instancePath, String(data), `${name} was the number ${data}, not a text`);
  }
  if (tolerates === "indexed-object" && isRecord(data)) {
    const keys = Object.keys(data);
    if (!keys.every((key) => /^\d+$/.test(key))) return [];
    const list = keys.sort((a, b) => Number(a) - Number(b)).map((key) => data[key]);
    return replace(
      root,
      instancePath,
      list,
      `${name} was an object with numbers as keys, no array`,
    );
  }
  return [];
}

/** What violations say of each field, in words. */
export function describe(
  errors: readonly ValidationError[],
  removedNulls: ReadonlySet<string> = new Set(),
): readonly FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    // The branches of an if or a choice are told by the errors inside them or by the choice itself.
    if (error.keyword === "if" || error.keyword === "propertyNames") continue;
    if (/\/(oneOf|anyOf)\/\d+\//.test(error.schemaPath)) continue;
    const field = describeOne(error, removedNulls);
    found.set(`${field.name} ${field.error}`, field);
  }
  return [...found.values()];
}

function describeOne(error: ValidationError, removedNulls: ReadonlySet<string>): FieldError {
  const { keyword, params, data, instancePath } = error;
  const name = nameOf(instancePath) || "the body";
  const say = (wanted: string): FieldError => {
    const came = data === undefined ? "nothing came" : `${show(data)} came`;
    return { name, error: `${wanted}, but ${came}` };
  };
  const expected = error.parentSchema?.["x-expected"];
  if (typeof expected === "string" && !OF_FIELDS.includes(keyword))
    return say(`must be ${expected}`);
  switch (keyword) {
    case "required": {
      const missing = child(nameOf(instancePath), String(params.missingProperty));
      const what = removedNulls.has(missing) ? "null came" : "nothing came";
      return { name: missing, error: `is required, but ${what}` };
    }
    case "additionalProperties": {
      const key = String(params.additionalProperty);
      const why = `${unknown(error)}${nearest(error, key)}`;
      return { name: child(nameOf(instancePath), key), error: why };
    }
    case "false schema":
      return { name, error: unknown(error) };
    case "discriminator": {
      const tag = child(nameOf(instancePath), String(params.tag));
      const { tagValue, error: kind } = params;
      if (tagValue === undefined) return { name: tag, error: "is required, but nothing came" };
      if (kind === "tag") return { name: tag, error: `must be a text, but ${show(tagValue)} came` };
      const known = (error.parentSchema?.["x-choices"] ?? []) as readonly string[];
      const near = nearestOf(known, String(tagValue));
      return { name: tag, error: `${unknown(error)}: ${show(tagValue)}${near}` };
    }
    case "type":
      return say(`must be ${[params.type].flat().map(article).join(" or ")}`);
    case "minLength":
      return say(Number(params.limit) === 1 ? "must not be empty" : `must be ${bounds(error)}`);
    case "enum": {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const { error: said } = say(`must be one of ${allowed.join(", ")}`);
      return { name, error: typeof data === "string" ? said + nearestOf(allowed, data) : said };
    }
    case "const":
      return say(`must be ${show(params.allowedValue)}`);
    case "format":
      return say(`must be a valid ${params.format}`);
    case "pattern":
      return say(`must match ${params.pattern}`);
    case "minItems":
      return say(`must have at least ${params.limit} element${params.limit === 1 ? "" : "s"}`);
    case "minimum":
    case "maximum":
      return say(`must be ${keyword === "minimum" ? "at least" : "at most"} ${params.limit}`);
    default:
      return say(error.message ?? `must satisfy ${keyword}`);
  }
}

function bounds({ params, message }: ValidationError): string {
  return message?.replace(/^must NOT have/, "without having") ?? `within ${String(params.limit)}`;
}

/** Keywords that speak of fields of an object and not of the value itself. */
const OF_FIELDS: readonly string[] = ["required", "additionalProperties", "discriminator"];

/** What is said of a field that is none, or of a choice that is none. */
function unknown({ parentSchema }: ValidationError): string {
  return String(parentSchema?.["x-unknown"] ?? "is no field of this request");
}

/** A known field that the unknown one may have been meant to be. */
function nearest({ parentSchema }: ValidationError, key: string): string {
  return nearestOf(Object.keys((parentSchema?.properties as object | undefined) ?? {}), key);
}

/** A slip is short: what is longer than any name has none that is near. */
const NAME_LENGTH_MAX = 64;

function nearestOf(known: readonly string[], key: string): string {
  if (key.length > NAME_LENGTH_MAX) return "";
  const close = (name: string) => distance(name.toLowerCase(), key.toLowerCase());
  const best = [...known].sort((a, b) => close(a) - close(b))[0];
  // A short name is near to everything; half of one may be all that was known of it.
  const begun = key.length >= 4 ? known.find((name) => name.startsWith(key)) : undefined;
  const near = best !== undefined && close(best) <= Math.min(3, key.length / 2) ? best : begun;
  return near === undefined ? "" : `; did you mean ${near}?`;
}

function article(type: unknown): string {
  switch (type) {
    case "string":
      return "a text";
    case "integer":
      return "a whole number";
    case "array":
    case "object":
      return `an ${type}`;
    case "null":
      return "null";
    default:
      return `a ${String(type)}`;
  }
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** `/products/0/price` as a person writes it: `products[0].price`. */
function nameOf(pointer: string): string {
  return segments(pointer).reduce((name, key) => child(name, key), "");
}

function child(parent: string, key: string): string {
  if (/^\d+$/.test(key)) return `${parent}[${key}]`;
  return parent === "" ? key : `${parent}.${key}`;
}

function segments(pointer: string): string[] {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function at(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root);
}

function replace(root: unknown, pointer: string, value: unknown, sentence: string): string[] {
  const keys = segments(pointer);
  const last = keys.pop();
  const parent = at(root, keys);
  if (last === undefined || !isObject(parent)) return [];
  parent[last] = value;
  return [sentence];
}

/** Only out of an object: an element of an array cannot be absent. */
function remove(root: unknown, pointer: string): boolean {
  const keys = segments(pointer);
  const last = keys.pop();
  const parent = at(root, keys);
  return last !== undefined && isRecord(parent) && delete parent[last];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}
