import type { RequestList } from "../../spec/generated/control.types.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../spec/generated/operations.js";
import { responseValidators } from "../../spec/generated/response-validators.js";

/** A line of the journal as the control API shows it. */
export type JournalEntry = RequestList["requests"][number];

/** One call of an operation, read. */
export interface Call {
  readonly operation: OperationEntry & { readonly id: OperationId };
  readonly path: string;
  readonly status: number;
  /** Undefined where there was none. */
  readonly request: unknown;
  readonly answer: unknown;
  /** Which kind of refusal it was; null when there was none. */
  readonly code: string | null;
  readonly explanation: string;
}

/** Why something is of no use, in words that go on from "a request that ...". */
export interface Useless {
  readonly why: string;
}

/** Reads a line of the journal. What no pact can say is told. */
export function readCall(entry: JournalEntry): Call | Useless {
  const { operationId, status, path, requestBody, responseBody, code, explanation, tolerated } =
    entry;
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return useless("is no operation of the service");
  if (status === null) return useless(`got no answer (${operation.id})`);
  if (!(operation.statuses as readonly number[]).includes(status)) {
    return useless(`was answered ${status}, which the spec does not name for ${operation.id}`);
  }
  if (path.includes("?")) return useless(`has a query, which ${operation.id} does not take`);
  const [tolerance] = tolerated;
  if (tolerance !== undefined) {
    return useless(`was only tolerated (${operation.id}: ${tolerance}); strict mode refuses it`);
  }
  const [request, answer] = [jsonOf(requestBody), jsonOf(responseBody)];
  if (request === BROKEN || answer === BROKEN) {
    return useless(`is no JSON, or too long for the journal (${operation.id})`);
  }
  // The only answer without a body is an empty 401, for which the spec has a switch.
  if (answer !== undefined && !responseValidators[operation.id][status]?.(answer)) {
    return useless(`got an answer that breaks the spec, by a fault (${operation.id} ${status})`);
  }
  return { operation, path, status, request, answer, code, explanation: explanation ?? "" };
}

const BROKEN = Symbol("broken");

function jsonOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
}

export function useless(why: string): Useless {
  return { why };
}
