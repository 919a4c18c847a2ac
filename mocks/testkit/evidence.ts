import type { OperationId } from "../../spec/generated/operations.js";
import { type RecordPart, RecordSource } from "../control/record-source.js";
import type { SandboxHandle } from "../index.js";
import type { ObservedSandbox } from "../observe/record.js";
import { type Fields, isRequest, type Match, type RequestFacts } from "./match.js";

/** Reads the record of a sandbox as it is at the moment of the call. If a part is asked for, the rest may be older. */
export type ReadRecord = (part?: RecordPart) => Promise<ObservedSandbox>;

const readers = new WeakMap<SandboxHandle, ReadRecord>();

/** Returns the reader of a sandbox's recording, for anything with a handle. */
export function setRecordReader(sandbox: SandboxHandle, read: ReadRecord): void {
  readers.set(sandbox, read);
}

/** The record of a sandbox. It is pulled over a handle that the test kit did not make, such as a copy of one. */
export function recordOf(sandbox: SandboxHandle, part: RecordPart): Promise<ObservedSandbox> {
  const read = readers.get(sandbox);
  return read ? read(part) : new RecordSource(sandbox).pull(part);
}

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
  readonly found: readonly RequestFacts[];
  /** Calls of the operation that may be meant, but of which the fields were cut. */
  readonly unreadable: readonly RequestFacts[];
  /** Calls of any kind that are no longer stored. */
  readonly dropped: number;
}

/** Looks for calls of an operation in the record of a sandbox. */
export function evidenceOf(
  { requests, missing }: Pick<ObservedSandbox, "requests" | "missing">,
  operation: OperationId,
  match: Match<Fields>,
  status?: number,
): Evidence {
  const answered = requests.filter((entry) => status === undefined || entry.status === status);
  const unreadable = answered.filter((entry) => isUnreadable(entry, operation, match));
  const found = answered.filter((entry) => holdsFields(entry, operation, match));
  return { found, unreadable, dropped: missing.requests };
}

/** Whether a call of an operation certainly held what is looked for. */
export function holdsFields(
  entry: RequestFacts,
  operation: OperationId,
  match: Match<Fields>,
): boolean {
  return !isUnreadable(entry, operation, match) && isRequest(entry, operation, match);
}

/** A call cannot be matched if the relevant part of it was cut. */
function isUnreadable(entry: RequestFacts, operation: OperationId, match: Match<Fields>): boolean {
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
