import type { JournalEntry } from "../../spec/generated/control.types.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../spec/generated/operations.js";
import { responseValidators } from "../../spec/generated/response-validators.js";

/** One call of an operation, read. */
export interface RecordedCall {
  readonly operation: OperationEntry & { readonly id: OperationId };
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  /** Undefined where there was none. */
  readonly request: unknown;
  readonly answer: unknown;
  /** Which kind of refusal it was; null when there was none. */
  readonly code: string | null;
  /** The same as data, where there is more to it than its code. */
  readonly refusal: JournalEntry["refusal"];
}

/** Why something is of no use, in words that go on from "a request that ...". */
export interface Useless {
  readonly why: string;
}

/** What a call cannot be read without. */
const NEEDED = { path: "path", requestBody: "body", responseBody: "answer", refusal: "refusal" };

/** Reads a line of the journal. What no pact can say is told. */
export function readCall(entry: JournalEntry): RecordedCall | Useless {
  const { operationId, status, path, requestBody, responseBody, code, refusal, tolerated, cut } =
    entry;
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return useless(noOperation(entry));
  if (status === null) return useless(`got no answer (${operation.id})`);
  if (!(operation.statuses as readonly number[]).includes(status)) {
    return useless(`was answered ${status}, which the spec does not name for ${operation.id}`);
  }
  const [place = "", asked] = path.split("?", 2);
  const query = queryOf(asked, operation);
  if (!query) return useless(`has a query, which ${operation.id} does not take`);
  const short = Object.entries(NEEDED).filter(([name]) => cut.some((one) => one === name));
  if (short.length > 0) {
    const parts = short.map(([, part]) => part).join(" and ");
    return useless(`was too long for the journal, which cut its ${parts} (${operation.id})`);
  }
  const [tolerance] = tolerated;
  if (tolerance !== undefined) {
    return useless(`was only tolerated (${operation.id}: ${tolerance}); strict mode refuses it`);
  }
  const [request, answer] = [jsonOf(requestBody), jsonOf(responseBody)];
  if (request === BROKEN || answer === BROKEN) {
    return useless(`is no JSON (${operation.id})`);
  }
  // The only answer without a body is an empty 401, for which the spec has a switch.
  if (answer !== undefined && !responseValidators[operation.id][status]?.(answer)) {
    return useless(`got an answer that breaks the spec, by a fault (${operation.id} ${status})`);
  }
  return { operation, path: place, query, status, request, answer, code, refusal };
}

/** The parameters of a query; undefined where the operation does not know one of them. */
function queryOf(text: string | undefined, { query }: OperationEntry) {
  if (text === undefined) return {};
  const asked = Object.fromEntries(new URLSearchParams(text));
  return Object.keys(asked).every((name) => query.includes(name)) ? asked : undefined;
}

/** Paths are exact: who differs by a letter's case or a slash has a mistake, and may not see it. */
function noOperation({ method, path }: JournalEntry): string {
  const [plain = ""] = path.toLowerCase().split("?");
  const meant = operations.find((one) => {
    const pattern = one.path.toLowerCase().replace(/\{\w+\}/g, "[^/]+");
    return (
      one.method === method && new RegExp(`^${pattern}/*$`).test(plain.replace(/\/{2,}/g, "/"))
    );
  });
  if (!meant) return "is no operation of the service";
  return `is no operation: it differs from ${meant.method} ${meant.path} by letter case or a slash only`;
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
