import {
  type RequestSchemaName,
  requestValidators,
} from "../../spec/generated/request-validators.js";
import type { ValidationError } from "../../spec/generated/validator-types.js";
import { describe, type FieldErrors } from "./validation-errors.js";
import { type Repairs, repair } from "./validation-repairs.js";

export type { FieldError, FieldErrors } from "./validation-errors.js";

/** A body that can be used, with what was put up with; or what is wrong with it. */
export type Validated =
  | {
      readonly value: unknown;
      readonly tolerated: string[];
      /** The first unknown fields that were left out. */
      readonly ignored: readonly ValidationError[];
    }
  | FieldErrors;

/** A round mends what the validator keeps of its errors, and what mending has brought to light. */
const ROUNDS_MAX = 10;

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
  const repairs: Repairs = { tolerated: [], removedNulls: new Set(), ignored: [] };
  for (let round = 1; !validate(value); round += 1) {
    const { errors, reportableCount = 0 } = validate;
    const found = errors ?? [];
    if (round > ROUNDS_MAX) return tooManyRepairs(repairs, reportableCount);
    const mended = strict ? [] : found.filter((error) => repair(value, error, repairs));
    if (mended.length === 0) return describe(found, reportableCount, repairs.removedNulls);
  }
  return { value, tolerated: repairs.tolerated, ignored: repairs.ignored };
}

/** A body with thousands of slips is no slip. */
function tooManyRepairs({ tolerated }: Repairs, more: number): FieldErrors {
  const count = tolerated.length.toLocaleString("en");
  const what = `has more fields to put up with than ${count}, such as: ${tolerated[0]}`;
  return { errors: [{ name: "the body", error: what }], more };
}
