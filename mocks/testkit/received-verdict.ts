import type { JournalEntry } from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { formatRequest } from "../control/format.js";
import type { SandboxHandle } from "../index.js";
import { evidenceOf, gapsOf, holds, IncompleteEvidence } from "./evidence.js";
import { type Match, sayMatch } from "./includes.js";
import type { ReceivedOptions } from "./matcher-options.js";
import { expectOptions, expectRequest, RECEIVED_OPTIONS } from "./matcher-options.js";
import type { Fields } from "./received.js";
import { below, often, type Verdict } from "./verdict.js";

/** How many of the calls that came instead are told, the latest ones. */
const TOLD_MAX = 10;

/**
 * Whether a sandbox received an operation so often. Throws `IncompleteEvidence` when that depends on
 * what its journal no longer has.
 */
export async function received(
  sandbox: SandboxHandle,
  operation: OperationId,
  match: Match<Fields>,
  options: ReceivedOptions,
): Promise<Verdict> {
  expectRequest(operation, match);
  expectOptions("toHaveReceived", options, RECEIVED_OPTIONS);
  const { times, status } = options;
  const kept = await sandbox.requests();
  const evidence = evidenceOf(kept, operation, match, status);
  const pass = holds(evidence, times);
  const answered = status === undefined ? "" : `, answered with ${status}`;
  const wanted = `${operation}${sayMatch(match)}${answered}`;
  const count = times === undefined ? "" : ` ${often(times)}`;
  const gaps = gapsOf(evidence);
  if (pass === undefined) {
    const asked = `whether sandbox ${sandbox.name} received ${wanted}${count}`;
    throw new IncompleteEvidence(`${asked} cannot be said: ${gaps.join("; and ")}`);
  }
  const expected = `expected sandbox ${sandbox.name} ${pass ? "not " : ""}to have received ${wanted}${count}`;
  const found = `${gaps.length > 0 ? "at least " : ""}${evidence.found.length}`;
  const came = below(toldOf(kept.requests, operation), "nothing at all");
  return { pass, message: () => `${expected}; calls like that: ${found}; it received:${came}` };
}

/** The calls of the operation with what they held, or all others where there are none. */
function toldOf(requests: readonly JournalEntry[], operation: OperationId): readonly string[] {
  const same = requests.filter(({ operationId }) => operationId === operation);
  const told = (same.length > 0 ? same : requests).slice(-TOLD_MAX);
  return told.map((entry) => {
    const body = entry.operationId === operation && entry.requestBody;
    return `${formatRequest(entry)}${body ? ` ${body}` : ""}`;
  });
}
