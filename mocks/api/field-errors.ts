import type { ValidationError, Validator } from "../../spec/validator.js";
import { isRecord, plural, shorten, shown } from "../domain/text.js";
import { fieldsOf, keysOf, type Misfit, misfitsOf } from "./misfits.js";
import { lettersApart, nearestName } from "./near-names.js";

/** What is wrong with one field of a request, as data: each reader forms a sentence of its own. */
export type FieldProblem =
  | { readonly kind: "missing"; readonly got: "nothing" | "null" }
  | {
      readonly kind: "unknown";
      /** What it is not, instead of a field of the request: `is no fault`. */
      readonly error?: string;
      /** What was sent, where a value and not a name is unknown. */
      readonly got?: string;
      readonly nearest?: string;
    }
  | {
      readonly kind: "wrong";
      /** `must be a number` */
      readonly expected: string;
      /** `"abc"`, or the kind of a secret value. */
      readonly got: string;
      readonly nearest?: string;
    }
  /** A rule of its own, in a sentence without a subject. */
  | { readonly kind: "other"; readonly error: string };

/** A problem with the path of its field, `products[0].price`. */
export type NamedProblem = FieldProblem & { readonly name: string };

/** A problem in English, as a sentence whose subject is the name of the field. */
export function describeProblem(problem: FieldProblem): string {
  switch (problem.kind) {
    case "missing":
      return problem.got === "nothing" ? "is missing" : "is required, but you sent null";
    case "unknown": {
      const { error = "is not a field of this request", got, nearest } = problem;
      return `${got === undefined ? error : `is ${got}, which ${error}`}${suggestion(nearest)}`;
    }
    case "wrong":
      return `${problem.expected}, but you sent ${problem.got}${suggestion(problem.nearest)}`;
    case "other":
      return problem.error;
  }
}

export function suggestion(nearest: string | undefined): string {
  return nearest === undefined ? "" : `. Did you mean ${nearest}?`;
}

/** One thing wrong with one field. */
export interface FieldError {
  /** The field's path, `products[0].price`. */
  readonly name: string;
  /** The expected and the actual value, as a sentence whose subject is the name. */
  readonly error: string;
  /** The same as data; undefined where a rule of its own was broken. */
  readonly problem?: FieldProblem;
}

/** A field that broke its schema and was tolerated. */
export interface Tolerated extends FieldError {
  readonly code:
    | "unknown-field"
    | "null"
    | "empty"
    | "text-for-number"
    | "number-for-text"
    | "object-for-array"
    | "rounded"
    | "accept";
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
  const all = misfitsOf(errors);
  const found = new Map<string, FieldError>();
  let same = 0;
  for (const misfit of all) {
    if (found.size >= FIELD_ERRORS_MAX) break;
    const name = nameOf(misfit.keys) || WHOLE;
    const isNull = removedNulls.has(name);
    const field = fieldError(name, problemOf(misfit, isNull));
    // Long names are cut, so two unknown fields can look alike.
    const unknown = misfit.keyword === "additionalProperties" ? found.size : "";
    const key = `${name} ${field.error} ${unknown}`;
    if (found.has(key)) same += 1;
    else found.set(key, field);
  }
  return { errors: [...found.values()], more: Math.max(0, all.length - same - found.size) };
}

/** How many letters a value may be off to be taken for another one. */
const VALUE_SLIP_MAX = 2;

function problemOf(misfit: Misfit, isNull: boolean): FieldProblem {
  const { kind, value } = misfit;
  if (kind === "missing") return { kind, got: isNull ? "null" : "nothing" };
  if (kind === "unknown") return unknown(misfit);
  // JSON has `1e400`, which is read as infinite.
  if (value === Number.POSITIVE_INFINITY) {
    return { kind: "wrong", expected: "must be a number up to 1.8e308", got: "a larger one" };
  }
  if (value === Number.NEGATIVE_INFINITY) {
    return { kind: "wrong", expected: "must be a number from -1.8e308 on", got: "a smaller one" };
  }
  const got = value === undefined ? "nothing" : (sizeOf(misfit) ?? shownOf(misfit));
  const nearest = nearestValue(misfit);
  return { kind, expected: expected(misfit), got, ...(nearest !== undefined && { nearest }) };
}

/** The length of the value, if it is too long. */
function sizeOf({ keyword, value }: Misfit): string | undefined {
  if (keyword === "maxLength") return plural(String(value).length, "character");
  return keyword === "maxItems" ? plural((value as unknown[]).length, "element") : undefined;
}

/** The value, or its kind if it is a secret such as a card number. */
function shownOf({ value, isSecret }: Misfit): string {
  if (!isSecret) return shown(value, 60);
  const type = Array.isArray(value) ? "array" : typeof value;
  return value === null || value === "" ? shown(value) : article(type);
}

/**
 * A field that is not known, or a field whose value selects no known form of an object. A schema can word it in its
 * own way (`x-unknown`).
 */
function unknown({ keyword, keys, value, schema }: Misfit): FieldProblem {
  const error = schema["x-unknown"];
  const isChoice = keyword === "discriminator";
  const nearest = isChoice
    ? nearestName(choicesOf(schema), String(value))
    : nearestName(fieldsOf(schema), keys.at(-1) ?? "");
  return {
    kind: "unknown",
    ...(error !== undefined && { error: String(error) }),
    ...(isChoice && { got: shown(value, 60) }),
    ...(nearest !== undefined && { nearest }),
  };
}

function choicesOf(schema: Misfit["schema"]): readonly string[] {
  return ((schema["x-choices"] ?? []) as readonly unknown[]).map(String);
}

/** The known value that a text may have been meant to be. */
function nearestValue({ keyword, params, value, schema }: Misfit): string | undefined {
  if (typeof value !== "string") return undefined;
  const known =
    keyword === "enum" ? (params.allowedValues as unknown[]).map(String) : choicesOf(schema);
  const nearest = nearestName(known, value);
  const apart = nearest && lettersApart(nearest.toLowerCase(), value.toLowerCase());
  // A value is short, and another one is soon three letters away.
  return apart !== undefined && Number(apart) <= VALUE_SLIP_MAX ? nearest : undefined;
}

/** What a keyword of the schema asks for. */
function expected({ keyword, params, schema, message }: Misfit): string {
  const written = schema["x-expected"];
  if (keyword === "discriminator") return "must be a text";
  if (typeof written === "string") return `must be ${written}`;
  switch (keyword) {
    case "type":
      return `must be ${[params.type].flat().map(article).join(" or ")}`;
    case "minLength":
      if (Number(params.limit) === 1) return "must not be empty";
      return `must have at least ${plural(Number(params.limit), "character")}`;
    case "maxLength":
      return `must have at most ${plural(Number(params.limit), "character")}`;
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
      return `must have ${bound} ${plural(Number(params.limit), "element")}`;
    }
    case "minProperties":
      return `must have at least ${params.limit} field${params.limit === 1 ? "" : "s"}`;
    case "minimum":
    case "maximum":
      return `must be ${keyword === "minimum" ? "at least" : "at most"} ${params.limit}`;
    default:
      return message ?? `must satisfy ${keyword}`;
  }
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

/** `products[0].price` for the keys that lead there. Long names are cut. */
export function nameOf(keys: readonly string[]): string {
  return keys.reduce((name, key) => child(name, key), "");
}

/** The name of a field of the value at a place. */
export function child(parent: string, key: string): string {
  if (/^\d+$/.test(key)) return `${parent}[${key}]`;
  return parent === "" ? shorten(key) : `${parent}.${shorten(key)}`;
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
