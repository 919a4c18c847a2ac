import type { JournalEntry } from "../sandbox/journal.js";

/** How lists and copied tests judge a request. */
export type CallVerdict = "ok" | "refused" | "doubtful";

/** The result of a request. A doubtful one was accepted, but looks like a mistake. */
export function verdictOf({
  status,
  code,
  explanation,
}: Pick<JournalEntry, "status" | "code" | "explanation">): CallVerdict {
  if (code !== null || status === null || status >= 400) return "refused";
  return explanation === null ? "ok" : "doubtful";
}

/** A call to no operation is named by its method and path. */
export const callName = ({
  operationId,
  method,
  path,
}: Pick<JournalEntry, "operationId" | "method" | "path">): string =>
  operationId ?? `${method} ${path}`;
