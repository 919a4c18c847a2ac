import { distance } from "fastest-levenshtein";
import type { JournalEntry } from "../../spec/generated/control.types.js";
import { type OperationId, operations } from "../../spec/generated/operations.js";
import { formatRequest } from "../control/format.js";
import { type Match, sayMatch } from "./includes.js";
import type { ReceivedOptions } from "./matchers.js";
import { type Fields, isRequest } from "./received.js";
import type { Sandbox } from "./surface.js";
import { below, often, type Verdict } from "./verdict.js";

/** How many of the calls that came instead are told, the latest ones. */
const TOLD_MAX = 10;

/** Whether a sandbox received an operation so often. */
export async function received(
  sandbox: Sandbox,
  operation: OperationId,
  match: Match<Fields>,
  { times, status }: ReceivedOptions,
): Promise<Verdict> {
  expectOperation(operation);
  const { requests } = await sandbox.requests();
  const found = requests.filter((entry) => {
    return isRequest(entry, operation, match) && (status === undefined || entry.status === status);
  });
  const pass = times === undefined ? found.length > 0 : found.length === times;
  const answered = status === undefined ? "" : `, answered with ${status}`;
  const wanted = `${operation}${sayMatch(match)}${answered}`;
  const count = times === undefined ? "" : ` ${often(times)}`;
  const expected = `expected sandbox ${sandbox.name} ${pass ? "not " : ""}to have received ${wanted}${count}`;
  const came = below(toldOf(requests, operation), "nothing at all");
  return {
    pass,
    message: () => `${expected}; calls like that: ${found.length}; it received:${came}`,
  };
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

function expectOperation(given: string): void {
  const ids: readonly string[] = operations.map(({ id }) => id);
  if (ids.includes(given)) return;
  const [nearest] = [...ids].sort((one, other) => distance(one, given) - distance(other, given));
  throw new TypeError(`there is no operation ${given}; did you mean ${nearest}?`);
}
