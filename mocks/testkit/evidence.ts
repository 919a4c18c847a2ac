import { type RecordPart, RecordSource } from "../control/record-source.js";
import type { SandboxHandle } from "../index.js";
import type { ObservedSandbox } from "../observe/record.js";

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
