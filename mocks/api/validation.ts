import type { ValidationError, Validator } from "../../spec/validator.js";
import { isRecord } from "../domain/text.js";
import {
  child,
  describe,
  FIELD_ERRORS_MAX,
  type FieldErrors,
  nameOf,
  remove,
  replace,
  suggestion,
  type Tolerated,
} from "./field-errors.js";
import { fieldsOf, keysOf } from "./misfits.js";
import { nearestName } from "./near-names.js";

/** A valid body with its tolerated deviations, or its errors. */
export type Validated =
  | {
      readonly value: unknown;
      readonly tolerated: Tolerated[];
      /** The first unknown fields that were left out. */
      readonly ignored: readonly ValidationError[];
    }
  | FieldErrors;

/** The most errors of one body that are repaired. More of them are no accident. */
const REPAIRS_MAX = 5000;

/** Repairing one error can bring up another. */
const ROUNDS_MAX = 10;

/**
 * Validates a request body against its schema in the spec. What published clients are known to send
 * though the schema forbids it is repaired and reported (assumption leniency); under `strict` it is an
 * error like any other.
 */
export function validateBody(validate: Validator, value: unknown, strict: boolean): Validated {
  const repairs: Repairs = {
    tolerated: [],
    removedNulls: new Set(),
    removedEmpty: new Map(),
    ignored: [],
  };
  for (let round = 1; !validate(value); round += 1) {
    const found = validate.errors ?? [];
    const lenient = !strict && found.length <= REPAIRS_MAX && round <= ROUNDS_MAX;
    const mended = lenient ? found.filter((error) => repair(value, error, repairs)) : [];
    if (mended.length === 0) return describe(found, repairs.removedNulls);
  }
  return { value, tolerated: repairs.tolerated, ignored: repairs.ignored };
}

/** The tolerated deviations of one body. */
export interface Repairs {
  readonly tolerated: Tolerated[];
  /** The names of fields that were null and were taken out. */
  readonly removedNulls: Set<string>;
  /** The names of fields that were empty and were taken out, until they turn out to be required. */
  readonly removedEmpty: Map<string, "removed" | "required">;
  /** The first unknown fields, as the validator reported them. */
  readonly ignored: ValidationError[];
}

/** A number has no more digits than this, and no text that is longer was meant to be one. */
const NUMBER_LENGTH_MAX = 40;

/** Mends one error in place, if it is one that published clients are known to make. */
export function repair(root: unknown, error: ValidationError, repairs: Repairs): boolean {
  if (error.keyword === "additionalProperties") return ignoreField(root, error, repairs);
  if (error.keyword === "required") return restoreEmpty(root, error, repairs);
  if (error.data === "") return removeEmpty(root, error, repairs);
  if (!["type", "anyOf", "oneOf"].includes(error.keyword)) return false;
  if (error.data === null && error.instancePath !== "") return removeNull(root, error, repairs);
  const better = converted(error);
  if (!better || !replace(root, error.instancePath, better.value)) return false;
  const { was, code } = better;
  repairs.tolerated.push({ name: nameOf(keysOf(error.instancePath)), error: was, code });
  return true;
}

function ignoreField(root: unknown, error: ValidationError, repairs: Repairs): boolean {
  const key = String(error.params.additionalProperty);
  if (!remove(root, [...keysOf(error.instancePath), key])) return false;
  const name = child(nameOf(keysOf(error.instancePath)), key);
  // Comparing names is the most expensive part, and no reader needs what comes after these.
  const isRead = repairs.tolerated.length < FIELD_ERRORS_MAX;
  const end = isRead ? suggestion(nearestName(fieldsOf(error.parentSchema), key)) : "";
  repairs.tolerated.push({
    ...{ name, error: `is not a field of this request and was ignored${end}` },
    code: "unknown-field",
  });
  if (isRead) repairs.ignored.push(error);
  return true;
}

function removeNull(root: unknown, { instancePath }: ValidationError, repairs: Repairs): boolean {
  if (!remove(root, keysOf(instancePath))) return false;
  const name = nameOf(keysOf(instancePath));
  repairs.removedNulls.add(name);
  repairs.tolerated.push({ name, error: "was null and is taken as absent", code: "null" });
  return true;
}

/** An empty text in an optional field: published clients send one where they have nothing to say. */
function removeEmpty(root: unknown, { instancePath }: ValidationError, repairs: Repairs): boolean {
  const name = nameOf(keysOf(instancePath));
  if (repairs.removedEmpty.has(name) || !remove(root, keysOf(instancePath))) return false;
  repairs.removedEmpty.set(name, "removed");
  repairs.tolerated.push({ name, error: "was empty and is taken as absent", code: "empty" });
  return true;
}

/** Puts an empty text back whose field turned out to be required: it is reported as what it is. */
function restoreEmpty(root: unknown, error: ValidationError, repairs: Repairs): boolean {
  const key = String(error.params.missingProperty);
  const name = child(nameOf(keysOf(error.instancePath)), key);
  if (repairs.removedEmpty.get(name) !== "removed") return false;
  repairs.removedEmpty.set(name, "required");
  repairs.tolerated.splice(
    repairs.tolerated.findIndex((one) => one.name === name),
    1,
  );
  return replace(root, `${error.instancePath}/${key}`, "");
}

/** A value of another type that the schema tolerates. */
interface Converted extends Pick<Tolerated, "code"> {
  readonly value: unknown;
  readonly was: string;
}

/** The equivalent of a value of another type, if the schema tolerates it. */
function converted({ data, params, parentSchema }: ValidationError): Converted | undefined {
  switch (parentSchema?.["x-tolerates"]) {
    case "numeric-string": {
      const isWhole = [params.type].flat().includes("integer");
      if (typeof data !== "string" || data.length > NUMBER_LENGTH_MAX) return undefined;
      const form = isWhole ? /^\s*-?\d+(\.0+)?\s*$/ : /^\s*-?\d+(\.\d+)?\s*$/;
      if (!form.test(data)) return undefined;
      const was = `was the text "${data}", not a number`;
      return { value: Number(data), was, code: "text-for-number" };
    }
    case "number":
      // JSON has lost digits of a number beyond 2^53: its text would name another order.
      if (typeof data !== "number" || Math.abs(data) > Number.MAX_SAFE_INTEGER) return undefined;
      return {
        ...{ value: String(data), was: `was ${numberOf(data, parentSchema)}, not a text` },
        code: "number-for-text",
      };
    case "indexed-object":
      return isRecord(data) ? listOf(data) : undefined;
    default:
      return undefined;
  }
}

function numberOf(data: number, schema: ValidationError["parentSchema"]): string {
  return schema?.["x-secret"] === true ? "a number" : `the number ${data}`;
}

function listOf(data: Readonly<Record<string, unknown>>): Converted | undefined {
  const keys = Object.keys(data);
  if (!keys.every((key) => /^\d+$/.test(key))) return undefined;
  const value = keys.sort((a, b) => Number(a) - Number(b)).map((key) => data[key]);
  return { value, was: "was an object with numbers as keys, no array", code: "object-for-array" };
}
