import type { JournalEntry } from "../../../spec/generated/control.types.js";

/** What a call is named by: its operation, or its method and path where it is to none, as a page. */
export const callName = ({
  operationId,
  method,
  path,
}: Pick<JournalEntry, "operationId" | "method" | "path">): string =>
  operationId ?? `${method} ${path}`;
