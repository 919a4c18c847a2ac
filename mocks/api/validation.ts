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
  | { readonly value: unknown; readonly tolerated: FieldError[] }
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
  const tolerated: FieldError[] = [];
  const removedNulls = new Set<string>();
  for (let round = 1; !validate(value); round += 1) {
    const errors = validate.errors ?? [];
    const mended = strict ? [] : errors.flatMap((error) => repair(value, error, removedNulls));
    if (mended.length === 0 || round >= REPAIRS_MAX) {
      return { errors: describe(errors, removedNulls) };
    }
    tolerated.push(...mended);
  }
  return { value, tolerated };
}

/** Mends one error in place if it is one that is put up with: what was wrong, or nothing. */
function repair(root: unknown, error: ValidationError, removedNulls: Set<string>): FieldError[] {
  const { keyword, data, instancePath, params } = error;
  const tolerates = error.parentSchema?.["x-tolerates"];
  const name = nameOf(instancePath);
  if (keyword === "additionalProperties") {
    const key = String(params.additionalProperty);
    const parent = at(root, instancePath.split("/").slice(1));
    if (!isRecord(parent)) return [];
    delete parent[key];
    const ignored = `is no field of this request and was ignored${nearest(error, key)}`;
    return [{ name: child(name, key), error: ignored }];
  }
  if (keyword !== "type" && keyword !== "anyOf" && keyword !== "oneOf") return [];
  const expected = [params.type].flat();
  if (data === null && instancePath !== "") {
    if (!remove(root, instancePath)) return [];
    removedNulls.add(name);
    return [{ name, error: "was null and is taken as absent" }];
  }
  if (tolerates === "numeric-string" && typeof data === "string" && expected.includes("number")) {
    if (!/^\s*-?\d+(\.\d+)?\s*$/.test(data)) return [];
    return replace(root, instancePath, Number(data), `was the text "${data}", not a number`);
  }
  if (tolerates === "number" && typeof data === "number") {
    return replace(root, instancePath, String(data), `was the number ${data}, not a text`);
  }
  if (tolerates === "indexed-object" && isRecord(data)) {
    const keys = Object.keys(data);
    if (!keys.every((key) => /^\d+$/.test(key))) return [];
    const list = keys.sort((a, b) => Number(a) - Number(b)).map((key) => data[key]);
    return replace(root, instancePath, list, "was an object with numbers as keys, no array");
  }
  return [];
}

function describe(
  errors: readonly ValidationError[],
  removedNulls: ReadonlySet<string>,
): readonly FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    // The branches of an if or a choice are told by the errors inside them or by the choice itself.
    if (error.keyword === "if" || /\/(oneOf|anyOf)\/\d+\//.test(error.schemaPath)) continue;
    const field = describeOne(error, removedNulls);
    found.set(`${field.name} ${field.error}`, field);
  }
  return [...found.values()];
}

function describeOne(error: ValidationError, removedNulls: ReadonlySet<string>): FieldError {
  const { keyword, params, data, instancePath } = error;
  const name = nameOf(instancePath) || "the body";
  const came = data === undefined ? "nothing came" : `${show(data)} came`;
  const say = (expected: string): FieldError => ({ name, error: `${expected}, but ${came}` });
  switch (keyword) {
    case "required": {
      const missing = child(nameOf(instancePath), String(params.missingProperty));
      const what = removedNulls.has(missing) ? "null came" : "nothing came";
      return { name: missing, error: `is required, but ${what}` };
    }
    case "additionalProperties": {
      const key = String(params.additionalProperty);
      const why = `is no field of this request${nearest(error, key)}`;
      return { name: child(nameOf(instancePath), key), error: why };
    }
    case "type":
      return say(`must be ${[params.type].flat().map(article).join(" or ")}`);
    case "minLength":
      return say(Number(params.limit) === 1 ? "must not be empty" : `must be ${bounds(error)}`);
    case "enum":
      return say(`must be one of ${(params.allowedValues as unknown[]).map(String).join(", ")}`);
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

/** A known field that the unknown one may have been meant to be. */
function nearest({ parentSchema }: ValidationError, key: string): string {
  const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
  const close = (name: string) => distance(name.toLowerCase(), key.toLowerCase());
  const best = known.sort((a, b) => close(a) - close(b))[0];
  // A short name is near to everything.
  return best !== undefined && close(best) <= Math.min(3, key.length / 2)
    ? `; did you mean ${best}?`
    : "";
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

function replace(root: unknown, pointer: string, value: unknown, error: string): FieldError[] {
  const keys = segments(pointer);
  const last = keys.pop();
  const parent = at(root, keys);
  if (last === undefined || !isObject(parent)) return [];
  parent[last] = value;
  return [{ name: nameOf(pointer), error }];
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
