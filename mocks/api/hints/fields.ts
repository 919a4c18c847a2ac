import { operations } from "../../../spec/generated/operations.js";
import { requestValidators } from "../../../spec/generated/request-validators.js";
import type { Hint, Miss } from "./hint.js";
import { misfitsOf } from "./misfits.js";
import { nameHints } from "./names.js";
import { shapeHint } from "./shapes.js";
import { valueHints } from "./values.js";

/** Near misses of a body that does not fit: its shape first, then the names, then the values. */
export function fieldHints(miss: Miss): readonly Hint[] {
  const operation = operations.find(({ id }) => id === miss.operation?.id);
  if (!operation || operation.body === null) return [];
  const shape = shapeHint(miss, operation);
  if (shape) return [shape];
  const { body = {} } = miss;
  const validate = requestValidators[operation.body];
  const misfits = validate(body) ? [] : misfitsOf(validate.errors ?? []);
  return [...nameHints(operation.id, misfits, body), ...valueHints(misfits)];
}
