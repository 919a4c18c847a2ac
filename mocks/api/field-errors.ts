import type { ValidationError, Validator } from "../../spec/validator.js";
import { isRecord, shorten, shown } from "../domain/text.js";
import { describeProblem, type FieldProblem } from "./field-problem.js";
import { lettersApart, nearestName } from "./near-names.js";

/** One thing wrong with one field. */
export interface FieldError {
  /** The field's path, `products[0].price`. */
  readonly name: string;
  /** The expected and the actual value, as a sentence whose subject is the name. */
  readonly error: string;
  /** The same as data; undefined where a rule of its own was broken. */
  readonly problem?: FieldProblem;
}

/** A problem of a field, in words and as data. */
export function fieldError(name: string, problem: FieldProblem): FieldError {
  return { name, error: describeProblem(problem), problem };
}

/** What is wrong with a body: the first errors, and how many there are besides. */
export interface FieldErrors {
  readonly errors: readonly FieldError[];
  readonly more: number;
}

/**
 * The most errors in one answer. A developer corrects the first few, and the rest often have the same
 * cause.
 */
export const FIELD_ERRORS_MAX = 50;

/** The name of a value that is in no other. */
const WHOLE = "the body";

/** The errors of a value against its schema, field by field; `at` is the place of the value. */
export function misfits(validate: Validator, value: unknown, at = ""): FieldErrors {
  if (validate(value)) return NO_ERRORS;
  const { errors, more } = describe(validate.errors ?? []);
  return { errors: errors.map((error) => ({ ...error, name: placed(at, error.name) })), more };
}

/** A list as errors that are all reported. */
export function allOf(errors: readonly FieldError[]): FieldErrors {
  return { errors, more: 0 };
}

/** The errors of several checks, no more of them than of one. */
export function joined(checks: readonly FieldErrors[]): FieldErrors {
  const all = checks.flatMap(({ errors }) => errors);
  const errors = all.slice(0, FIELD_ERRORS_MAX);
  const unreported = checks.reduce((sum, { more }) => sum + more, 0);
  return { errors, more: unreported + all.length - errors.length };
}

/** The name of a field inside the value at `at`. */
export function placed(at: string, name: string): string {
  if (at === "") return name;
  if (name === WHOLE) return at;
  return name.startsWith("[") ? at + name : `${at}.${name}`;
}

/** Nothing is wrong. */
const NO_ERRORS: FieldErrors = { errors: [], more: 0 };

/** The errors as a person reads them: the first ones, and how many there are besides. */
export function describe(
  errors: readonly ValidationError[],
  removedNulls: ReadonlySet<string> = new Set(),
): FieldErrors {
  const found = new Map<string, FieldError>();
  let [same, count] = [0, 0];
  for (const error of errors) {
    // The branches of an if or a choice are reported by the errors inside them or by the choice itself.
    if (error.keyword === "if" || error.keyword === "propertyNames") continue;
    if (/\/(oneOf|anyOf)\/\d+\//.test(error.schemaPath)) continue;
    count += 1;
    if (found.size >= FIELD_ERRORS_MAX) continue;
    const field = describeOne(error, removedNulls);
    // Long names are cut, so two unknown fields can look alike.
    const unknown = error.keyword === "additionalProperties" ? found.size : "";
    const key = `${field.name} ${field.error} ${unknown}`;
    if (found.has(key)) same += 1;
    else found.set(key, field);
  }
  return { errors: [...found.values()], more: Math.max(0, count - same - found.size) };
}

/** How many letters a value may be off to be taken for another one. */
const VALUE_SLIP_MAX = 2;

function describeOne(error: ValidationError, removedNulls: ReadonlySet<string>): FieldError {
  const { keyword, params, instancePath } = error;
  const parent = nameOf(instancePath);
  switch (keyword) {
    case "required": {
      const missing = child(parent, String(params.missingProperty));
      const got = removedNulls.has(missing) ? "null" : "nothing";
      return fieldError(missing, { kind: "missing", got });
    }
    case "additionalProperties": {
      const key = String(params.additionalProperty);
      return fieldError(child(parent, key), unknown(error, { nearest: nearestField(error, key) }));
    }
    case "false schema":
      return fieldError(parent || WHOLE, unknown(error));
    case "discriminator":
      return describeChoice(error, child(parent, String(params.tag)));
    default: {
      const name = parent || WHOLE;
      if (isBeyond(error.data)) return fieldError(name, beyond(error.data));
      const got = error.data === undefined ? "nothing" : (sizeOf(error) ?? shownOf(error));
      const nearest = nearestValue(error);
      const wrong = { kind: "wrong", expected: expected(error), got } as const;
      return fieldError(name, nearest === undefined ? wrong : { ...wrong, nearest });
    }
  }
}

/** Whether a number is one that no number here can be: JSON has `1e400`, which is read as infinite. */
function isBeyond(data: unknown): data is number {
  return data === Number.POSITIVE_INFINITY || data === Number.NEGATIVE_INFINITY;
}

function beyond(data: number): FieldProblem {
  return data > 0
    ? { kind: "wrong", expected: "must be a number up to 1.8e308", got: "a larger one" }
    : { kind: "wrong", expected: "must be a number from -1.8e308 on", got: "a smaller one" };
}

/** The length of the value, if it is too long. */
function sizeOf({ keyword, data }: ValidationError): string | undefined {
  if (keyword === "maxLength") return count(String(data).length, "character");
  return keyword === "maxItems" ? count((data as unknown[]).length, "element") : undefined;
}

function count(many: number, what: string): string {
  return `${many.toLocaleString("en")} ${what}${many === 1 ? "" : "s"}`;
}

/** The value, or its kind if it is a secret such as a card number (`x-secret`). */
function shownOf({ data, parentSchema }: ValidationError): string {
  if (parentSchema?.["x-secret"] !== true) return shown(data, 60);
  const type = Array.isArray(data) ? "array" : typeof data;
  return data === null || data === "" ? shown(data) : article(type);
}

/** A field whose value selects one of several forms of an object. */
function describeChoice(error: ValidationError, name: string): FieldError {
  const { tagValue, error: kind } = error.params;
  if (tagValue === undefined) return fieldError(name, { kind: "missing", got: "nothing" });
  const got = shown(tagValue, 60);
  if (kind === "tag") return fieldError(name, { kind: "wrong", expected: "must be a text", got });
  const known = (error.parentSchema?.["x-choices"] ?? []) as readonly string[];
  return fieldError(name, unknown(error, { got, nearest: nearestName(known, String(tagValue)) }));
}

/** A field or a choice that is not known. A schema can word it in its own way (`x-unknown`). */
function unknown(
  { parentSchema }: ValidationError,
  { got, nearest }: { readonly got?: string; readonly nearest?: string | undefined } = {},
): FieldProblem {
  const error = parentSchema?.["x-unknown"];
  return {
    kind: "unknown",
    ...(error !== undefined && { error: String(error) }),
    ...(got !== undefined && { got }),
    ...(nearest !== undefined && { nearest }),
  };
}

/** The known value that a text may have been meant to be. */
function nearestValue({
  keyword,
  params,
  data,
  parentSchema,
}: ValidationError): string | undefined {
  const known = keyword === "enum" ? params.allowedValues : parentSchema?.["x-choices"];
  if (known === undefined || typeof data !== "string") return undefined;
  const nearest = nearestName((known as unknown[]).map(String), data);
  const apart = nearest && lettersApart(nearest.toLowerCase(), data.toLowerCase());
  // A value is short, and another one is soon three letters away.
  return apart !== undefined && Number(apart) <= VALUE_SLIP_MAX ? nearest : undefined;
}

/** What a keyword of the schema asks for. */
function expected(error: ValidationError): string {
  const { keyword, params } = error;
  const written = error.parentSchema?.["x-expected"];
  if (typeof written === "string") return `must be ${written}`;
  switch (keyword) {
    case "type":
      return `must be ${[params.type].flat().map(article).join(" or ")}`;
    case "minLength":
      return Number(params.limit) === 1 ? "must not be empty" : `must be ${bounds(error)}`;
    case "maxLength":
      return `must have at most ${count(Number(params.limit), "character")}`;
    case "enum":
      return `must be one of ${(params.allowedValues as unknown[]).map(String).join(", ")}`;
    case "const":
      return `must be ${shown(params.allowedValue, 60)}`;
    case "format":
      return `must be a valid ${params.format}`;
    case "pattern":
      return `must match ${params.pattern}`;
    case "minItems":
    case "maxItems": {
      const bound = keyword === "minItems" ? "at least" : "at most";
      return `must have ${bound} ${count(Number(params.limit), "element")}`;
    }
    case "minProperties":
      return `must have at least ${params.limit} field${params.limit === 1 ? "" : "s"}`;
    case "minimum":
    case "maximum":
      return `must be ${keyword === "minimum" ? "at least" : "at most"} ${params.limit}`;
    default:
      return error.message ?? `must satisfy ${keyword}`;
  }
}

function bounds({ params, message }: ValidationError): string {
  return message?.replace(/^must NOT have/, "without having") ?? `within ${String(params.limit)}`;
}

/** The known field that an unknown one may have been meant to be. */
export function nearestField({ parentSchema }: ValidationError, key: string): string | undefined {
  const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
  return nearestName(known, key);
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

/** `/products/0/price` as a person writes it: `products[0].price`. Long names are cut. */
export function nameOf(pointer: string): string {
  return keysOf(pointer).reduce((name, key) => child(name, key), "");
}

/** The name of a field of the value at a place. */
export function child(parent: string, key: string): string {
  if (/^\d+$/.test(key)) return `${parent}[${key}]`;
  return parent === "" ? shorten(key) : `${parent}.${shorten(key)}`;
}

/** The keys that a JSON pointer goes through. */
export function keysOf(pointer: string): string[] {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at the end of some keys. */
export function at(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root);
}

/** Puts a value in the place of another. The root has no place. */
export function replace(root: unknown, pointer: string, value: unknown): boolean {
  const keys = keysOf(pointer);
  const last = keys.pop();
  const parent = at(root, keys);
  if (last === undefined || !isObject(parent)) return false;
  parent[last] = value;
  return true;
}

/** Takes a field out of an object: an element of an array cannot be absent. */
export function remove(root: unknown, keys: readonly string[]): boolean {
  const parent = at(root, keys.slice(0, -1));
  const last = keys.at(-1);
  if (last === undefined || !isRecord(parent) || !Object.hasOwn(parent, last)) return false;
  return delete parent[last];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
