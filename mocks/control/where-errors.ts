import { type OperationId, operationFields } from "../../spec/generated/operations.js";
import { child, type FieldError } from "../api/field-errors.js";
import { nearestName } from "../api/near-names.js";
import { FACT_NAMES } from "../faults/facts.js";

/**
 * The conditions of a rule on fields that nothing has which the rule could be about: it would never match.
 * The first of them says what there is.
 */
export function whereErrors(
  where: object,
  operation: OperationId | undefined,
): readonly FieldError[] {
  const own = operation ? operationFields[operation] : Object.values(operationFields).flat();
  const known = [...new Set([...own, ...FACT_NAMES])];
  const unknown = Object.keys(where).filter((path) => {
    return !known.includes(path) && !known.includes(fieldOf(path));
  });
  const of = operation === undefined ? "" : ` of ${operation}`;
  return unknown.map((path, n) => {
    const nearest = nearestName(known, fieldOf(path));
    const there = n === 0 ? `: there are ${known.join(", ")}` : "";
    const hint = nearest === undefined ? "" : `; did you mean ${nearest}?`;
    return { name: child("where", path), error: `is no field${of} to ask for${there}${hint}` };
  });
}

/** The field that a path begins with. */
function fieldOf(path: string): string {
  return path.split(".", 1)[0] ?? "";
}
