import type { JournalEntry } from "../../../../spec/generated/control.types.js";

/** What a call is named by: its operation, or its method and path where it is to none, as a page. */
export const callName = ({
  operationId,
  method,
  path,
}: Pick<JournalEntry, "operationId" | "method" | "path">): string =>
  operationId ?? `${method} ${path}`;

/** The state of a call, as lists show it. */
export function stateOf({
  status,
  code,
  faults,
  explanation,
}: Pick<JournalEntry, "status" | "code" | "faults" | "explanation">) {
  if (faults.length > 0) return "injected";
  if (status === null || status >= 400 || code !== null) return "refused";
  return explanation === null ? "ok" : "doubtful";
}
