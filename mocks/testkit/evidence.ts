import type { JournalEntry, RequestList } from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { type Fields, isRequest, type Match } from "./match.js";

/**
 * Thrown by matchers and waits in place of a verdict that what is left of the journal does not bear:
 * whether they were to pass or, with `.not`, to fail.
 *
 * @example
 * await gateway.waitForRequest("addInvoice").catch((error: unknown) => {
 *   if (error instanceof IncompleteEvidence) console.error(error.message);
 * });
 */
export class IncompleteEvidence extends Error {
  override readonly name = "IncompleteEvidence";
}

/** What is known of the calls that are looked for. */
export interface Evidence {
  readonly found: readonly JournalEntry[];
  /** Calls of the operation that may be meant, but of which the fields were cut. */
  readonly unreadable: readonly JournalEntry[];
  /** Calls of whatever kind that are no longer kept. */
  readonly dropped: number;
}

/** Looks for calls of an operation in what the journal has kept. */
export function evidenceOf(
  { requests, dropped }: RequestList,
  operation: OperationId,
  match: Match<Fields>,
  status?: number,
): Evidence {
  const answered = requests.filter((entry) => status === undefined || entry.status === status);
  const unreadable = answered.filter((entry) => isUnreadable(entry, operation, match));
  const readable = answered.filter((entry) => !unreadable.includes(entry));
  return {
    found: readable.filter((entry) => isRequest(entry, operation, match)),
    unreadable,
    dropped,
  };
}

/** Whether a call holds what is looked for cannot be said when the place where it stood was cut. */
function isUnreadable(entry: JournalEntry, operation: OperationId, match: Match<Fields>): boolean {
  const { operationId, cut } = entry;
  if (operationId !== operation || !asksForFields(match)) return false;
  return cut.includes("requestBody") || cut.includes("path");
}

function asksForFields(match: Match<Fields>): boolean {
  return typeof match === "function" || Object.keys(match).length > 0;
}

/**
 * Whether there were so many calls, or at least one where no number is asked for. Undefined when what
 * is missing could make it either.
 */
export function holds(evidence: Evidence, times: number | undefined): boolean | undefined {
  const least = evidence.found.length;
  const most = least + evidence.unreadable.length + evidence.dropped;
  if (times === undefined) return least > 0 || (most > 0 ? undefined : false);
  if (times < least || times > most) return false;
  return least === most ? true : undefined;
}

/** What is missing, and what to do about it; a sentence each, none when nothing is missing. */
export function gapsOf({ unreadable, dropped }: Evidence): readonly string[] {
  const ids = unreadable.map(({ id }) => `#${id}`).join(", ");
  const operation = unreadable[0]?.operationId;
  return [
    ...(dropped > 0
      ? [
          `the journal of the sandbox has dropped the oldest ${dropped} of its requests: look earlier, ` +
            "before so many have come, or let the test make fewer calls",
        ]
      : []),
    ...(unreadable.length > 0
      ? [
          `the journal holds only the beginning of ${ids}, too long to be kept: ask for ${operation} ` +
            "without fields, or for what it brought about, such as gateway.invoiceOfOrder(orderNumber)",
        ]
      : []),
  ];
}
