import { type ControlOperationId, controlOperations } from "../../spec/generated/operations.js";
import { parseBody } from "../api/body.js";
import { invalidFields } from "../api/failures.js";
import { validateBody } from "../api/validation.js";
import { shown } from "../domain/text.js";
import { invalid, Refused } from "./refused.js";

const JSON_TYPE = { "content-type": "application/json" };

/**
 * An id as a path holds it: a text, or a number by its digits. Throws a refusal for anything else, such as
 * the undefined that a call which failed has left.
 */
export function readId(name: string, given: unknown): string {
  if (typeof given === "number" && Number.isFinite(given)) return String(given);
  if (typeof given !== "string") {
    const came = given === undefined || given === null ? "nothing" : shown(given);
    throw invalid(name, `must be a text, but ${came} came`);
  }
  if (given === "") throw invalid(name, "must not be empty");
  return given;
}

/**
 * The body of an operation, by the same steps as one that came over HTTP: what is undefined is absent, and
 * nothing is no field at all. Throws a refusal that names every field that is wrong.
 */
export function readBody(id: ControlOperationId, given: unknown): unknown {
  const parsed = parseBody({ text: JSON.stringify(given) ?? "" }, JSON_TYPE);
  if ("fault" in parsed) throw new Refused(parsed.fault);
  return checked(id, parsed.value);
}

/** The same of a log, which can be long and is not read twice. */
export function checked(id: ControlOperationId, body: unknown): unknown {
  const schema = controlOperations.find((one) => one.id === id)?.body;
  if (!schema) throw new Error(`${id} takes no body`);
  const result = validateBody(schema, body ?? {}, true);
  if ("errors" in result) throw new Refused(invalidFields(result.errors, result.more));
  return result.value;
}
