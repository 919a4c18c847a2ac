import { addressOf } from "../../mocks/api/path-template.js";
import type { operations as Operations } from "../../spec/generated/openapi.types.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../spec/generated/operations.js";

type JsonOf<Part> = Part extends { readonly content: { readonly "application/json": infer Body } }
  ? Body
  : undefined;

type ResponsesOf<Id extends OperationId> = Operations[Id]["responses"];

/** What an operation takes: a body, parameters of the path or the query, or nothing. */
export type RequestOf<Id extends OperationId> = (Operations[Id] extends {
  readonly requestBody: infer Body;
}
  ? { readonly body: JsonOf<Body> }
  : { readonly body?: never }) &
  (Operations[Id] extends { readonly parameters: { readonly path: infer Path extends object } }
    ? { readonly params: Path }
    : { readonly params?: never }) &
  (Operations[Id] extends { readonly parameters: { readonly query: infer Query extends object } }
    ? { readonly query: Query }
    : { readonly query?: never });

/**
 * What an operation answers: each status that the spec names, with its body. A switch of the service
 * leaves a 401 empty, so nothing but the status can be relied on there.
 */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id> & number]: {
    readonly status: Status;
    readonly body: JsonOf<ResponsesOf<Id>[Status]> | (Status extends 401 ? null : never);
  };
}[keyof ResponsesOf<Id> & number];

/** Where the service is, and the tokens that it issued. */
export interface Account {
  readonly baseUrl: string;
  /** Serves the wallet operations; the same as the base URL when it is left out. */
  readonly orderUrl?: string;
  readonly tokens?: { readonly merchant?: string; readonly partner?: string };
}

/** Calls one operation once. */
export type Caller = <Id extends OperationId>(
  id: Id,
  request: RequestOf<Id>,
) => Promise<AnswerOf<Id>>;

/** An answer that the spec does not name: a proxy's error page, a status of another version. */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";

  constructor(
    id: OperationId,
    readonly status: number,
    readonly text: string,
  ) {
    super(`${id} answered ${status}, which the spec does not name so: ${text.slice(0, 200)}`);
  }
}

/** A call that hangs would hold up the customer's checkout for as long. */
const TIME_LIMIT_MS = 30_000;

/**
 * A caller of the service's operations. It never repeats a call: when one breaks off, it is unknown
 * whether it was carried out, and an invoice or a payment made twice costs more than a reported error.
 */
export function callerOf(account: Account): Caller {
  return async (id, request) => {
    const { body, params, query } = request;
    const operation = entryOf(id);
    const { baseUrl, orderUrl = baseUrl } = account;
    const base = operation.server === "order" ? orderUrl : baseUrl;
    const response = await fetch(addressOf(base, operation.path, params, query), {
      method: operation.method,
      headers: headersOf(operation, account),
      redirect: "error",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    const text = await response.text();
    if (!operation.statuses.includes(status)) throw new UnexpectedAnswer(id, status, text);
    // The one cast: that each status comes with its body is what the contract tests are for.
    return { status, body: bodyOf(id, status, text) } as AnswerOf<typeof id>;
  };
}

/** The operation of an id. */
export function entryOf(id: OperationId): OperationEntry {
  const entry = operations.find((operation) => operation.id === id);
  if (!entry) throw new Error(`there is no operation ${id}`);
  return entry;
}

function headersOf({ id, role, body }: OperationEntry, { tokens }: Account) {
  const token = role === null ? undefined : tokens?.[role];
  if (role !== null && token === undefined) {
    throw new Error(`${id} needs the token of a ${role}: issue one first`);
  }
  return {
    Accept: "application/json",
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== null && { "Content-Type": "application/json" }),
  };
}

function bodyOf(id: OperationId, status: number, text: string): unknown {
  if (status === 401 && text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new UnexpectedAnswer(id, status, text);
  }
}
