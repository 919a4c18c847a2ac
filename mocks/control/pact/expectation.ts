import { varyingFields } from "../../../spec/generated/operation-states.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import { isObject } from "./redact.js";

/** A call of an operation with what it was answered. */
export interface AnsweredCall {
  readonly operation: { readonly id: OperationId };
  readonly status: number;
  readonly answer: unknown;
}

/** The part of an answer that the same call in the same state gets again. */
export function expectationOf({ operation, status, answer }: AnsweredCall): unknown {
  if (status !== 200) return answer;
  const without = [...(varyingFields[operation.id] ?? []), ...pastErrors(operation.id, answer)];
  // One record stands for all of a list: a match by type holds each against it.
  const [first] = Array.isArray(answer) ? answer : [];
  return dropped(first === undefined ? answer : [first], without);
}

/** A payment may have failed before the invoice was paid or canceled; a state does not ask how. */
function pastErrors(id: OperationId, answer: unknown): readonly string[] {
  const status = isObject(answer) ? String(answer.orderStatus) : "";
  const over = status.toLowerCase() !== "pending";
  return id === "getInvoice" && over ? ["paymentErrors"] : [];
}

function dropped(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((inner) => dropped(inner, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, inner]) => [name, dropped(inner, names)]),
  );
}
