import {
  type RequestSchemaName,
  requestValidators,
} from "../../spec/generated/request-validators.js";
import type { ValidationError } from "../../spec/generated/validator-types.js";
import { describe, type FieldError, type FieldErrors } from "./validation-errors.js";
import { type Repairs, repair } from "./validation-repairs.js";

export type { FieldError, FieldErrors } from "./validation-errors.js";

/** A body that can be used, with what was put up with; or what is wrong with it. */
export type Validated =
  | {
      readonly value: unknown;
      readonly tolerated: FieldError[];
      /** The first unknown fields that were left out. */
      readonly ignored: readonly ValidationError[];
    }
  | FieldErrors;

/** Fields of one body that are put up with. Who sends more of them does not do so by a slip. */
const REPAIRS_MAX = 5000;

/** A round mends what the validator keeps of its errors; mending one thing can bring up another. */
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
    const lenient = !strict && reportableCount <= REPAIRS_MAX && round <= ROUNDS_MAX;
    const mended = lenient ? found.filter((error) => repair(value, error, repairs)) : [];
    if (mended.length === 0) return describe(found, reportableCount, repairs.removedNulls);
  }
  return { value, tolerated: repairs.tolerated, ignored: repairs.ignored };
}
