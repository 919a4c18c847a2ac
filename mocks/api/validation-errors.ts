import type { ValidationError } from "../../spec/generated/validator-types.js";
import { shown } from "../domain/text.js";
import { lettersApart, nearestName } from "./slips.js";
import { child, nameOf } from "./validation-places.js";

/** One thing wrong with one field. */
export interface FieldError {
  /** The field's path, `products[0].price`. */
  readonly name: string;
  /** What was expected and what came. */
  readonly error: string;
}

/** What is wrong with a body: the first errors, and how many there are besides. */
export interface FieldErrors {
  readonly errors: readonly FieldError[];
  readonly more: number;
}

/** Errors that one answer tells. A person mends the first few, and the rest is often the same again. */
export const FIELD_ERRORS_MAX = 50;

/** The errors as a person reads them. `count` is of all that there are, `errors` may be fewer. */
export function describe(
  errors: readonly ValidationError[],
  count: number,
  removedNulls: ReadonlySet<string> = new Set(),
): FieldErrors {
  const found = new Map<string, FieldError>();
  let same = 0;
  for (const error of errors) {
    // The branches of an if or a choice are told by the errors inside them or by the choice itself.
    if (error.keyword === "if" || error.keyword === "propertyNames") continue;
    if (/\/(oneOf|anyOf)\/\d+\//.test(error.schemaPath)) continue;
    if (found.size >= FIELD_ERRORS_MAX) break;
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
      const what = removedNulls.has(missing) ? "null came" : "nothing came";
      return { name: missing, error: `is required, but ${what}` };
    }
    case "additionalProperties": {
      const key = String(params.additionalProperty);
      return { name: child(parent, key), error: `${unknown(error)}${meant(error, key)}` };
    }
    case "false schema":
      return { name: parent || "the body", error: unknown(error) };
    case "discriminator":
      return describeChoice(error, child(parent, String(params.tag)));
    default: {
      const name = parent || "the body";
      if (isBeyond(error.data)) return { name, error: beyond(error.data) };
      const came = error.data === undefined ? "nothing came" : `${shownOf(error)} came`;
      return { name, error: `${expected(error)}, but ${came}${near(error)}` };
    }
  }
}

/** Whether a number is one that no number here can be: JSON has `1e400`, which is read as infinite. */
function isBeyond(data: unknown): data is number {
  return data === Number.POSITIVE_INFINITY || data === Number.NEGATIVE_INFINITY;
}

function beyond(data: number): string {
  return data > 0
    ? "must be a number up to 1.8e308, but a larger one came"
    : "must be a number from -1.8e308 on, but a smaller one came";
}

/** What came, or its kind where a secret such as a card number stands there (`x-secret`). */
function shownOf({ data, parentSchema }: ValidationError): string {
  if (parentSchema?.["x-secret"] !== true) return shown(data, 60);
  const type = Array.isArray(data) ? "array" : typeof data;
  return data === null || data === "" ? shown(data) : article(type);
}

/** A field whose value tells which of several forms an object has. */
function describeChoice(error: ValidationError, name: string): FieldError {
  const { tagValue, error: kind } = error.params;
  if (tagValue === undefined) return { name, error: "is required, but nothing came" };
  const came = shown(tagValue, 60);
  if (kind === "tag") return { name, error: `must be a text, but ${came} came` };
  const known = (error.parentSchema?.["x-choices"] ?? []) as readonly string[];
  const nearest = suggestion(nearestName(known, String(tagValue)));
  return { name, error: `${unknown(error)}: ${came}${nearest}` };
}

/** What is said of a field that is none, or of a choice that is none. */
function unknown({ parentSchema }: ValidationError): string {
  return String(parentSchema?.["x-unknown"] ?? "is no field of this request");
}

/** The known value that a text may have been meant to be. */
function near({ keyword, params, data, parentSchema }: ValidationError): string {
  const known = keyword === "enum" ? params.allowedValues : parentSchema?.["x-choices"];
  if (known === undefined || typeof data !== "string") return "";
  const nearest = nearestName((known as unknown[]).map(String), data);
  const apart = nearest && lettersApart(nearest.toLowerCase(), data.toLowerCase());
  // A value is short, and another one is soon three letters away.
  return suggestion(apart !== undefined && Number(apart) <= VALUE_SLIP_MAX ? nearest : undefined);
}

function suggestion(nearest: string | undefined): string {
  return nearest === undefined ? "" : `; did you mean ${nearest}?`;
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
      return `must have ${bound} ${params.limit} element${params.limit === 1 ? "" : "s"}`;
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

/** The end of a sentence about an unknown field: the known one that it may have been meant to be. */
export function meant({ parentSchema }: ValidationError, key: string): string {
  const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
  return suggestion(nearestName(known, key));
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
