import type { Express, Request, Response } from "express";
import type { OperationEntry } from "../../spec/generated/operations.js";
import type { Gateway } from "../gateway/gateway.js";
import type { Sandbox } from "../gateway/sandbox.js";
import { toJson } from "../gateway/wire.js";
import { authenticate, namedSandbox, unauthenticated } from "./authentication.js";
import { parseBody, type RawBody, readBody } from "./body.js";
import { type Failure, failureReply, invalidFields } from "./failures.js";
import type { AnyReply, Call } from "./types.js";
import { validateBody } from "./validation.js";

export interface MountOptions {
  /** The largest body that is read. */
  readonly bodyLimitBytes: number;
  /** Our own API: nothing is tolerated in its bodies, and its calls are no part of any journal. */
  readonly ours?: boolean;
}

/** A handler as the mount calls it, when the types of its operation have done their work. */
export type AnyHandler = (call: Call<never, never>) => Promise<AnyReply>;

/** One request on its way through. */
interface Exchange {
  readonly request: Request;
  readonly operation: OperationEntry | undefined;
  readonly raw: RawBody;
  sandbox: Sandbox | undefined;
  tolerated: string[];
}

const NO_BODY: RawBody = { text: "" };

/** Mounts operations by their ids: method, path and rules come from the spec alone. */
export function mountOperations(
  app: Express,
  operations: readonly OperationEntry[],
  handlers: Readonly<Record<string, unknown>>,
  gateway: Gateway,
  options: MountOptions,
): void {
  for (const operation of operations) {
    // The one cast: `handlers` was typed operation by operation where it was made.
    const handler = handlers[operation.id] as AnyHandler;
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    const method = operation.method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";
    app[method](path, async (request, response) => {
      const reads = method !== "get";
      const raw = reads ? await readBody(request, options.bodyLimitBytes) : NO_BODY;
      const exchange = { request, operation, raw, sandbox: undefined, tolerated: [] };
      const reply = await answer(exchange, operation, handler, gateway, options);
      const text = send(response, request, reply);
      if (!options.ours) record(gateway, exchange, reply, text);
    });
  }
}

/** Sends a reply that no operation made, and writes it down. */
export function concludeUnmatched(
  gateway: Gateway,
  request: Request,
  response: Response,
  reply: AnyReply,
): void {
  const exchange = { request, operation: undefined, raw: NO_BODY, sandbox: undefined };
  const text = send(response, request, reply);
  record(gateway, { ...exchange, tolerated: [] }, reply, text);
}

async function answer(
  exchange: Exchange,
  operation: OperationEntry,
  handler: AnyHandler,
  gateway: Gateway,
  options: MountOptions,
): Promise<AnyReply> {
  try {
    return await attempt(exchange, operation, handler, gateway, options);
  } catch (error) {
    gateway.failed(error);
    const detail = `paystub itself failed: ${error instanceof Error ? error.message : error}`;
    const failure = { status: 500, code: "internal", title: "Internal error", detail };
    return fail(exchange, operation, gateway, failure);
  }
}

/** Authentication, body, schema, handler: the first that objects makes the answer. */
async function attempt(
  exchange: Exchange,
  operation: OperationEntry,
  handler: AnyHandler,
  gateway: Gateway,
  options: MountOptions,
): Promise<AnyReply> {
  const { request, raw } = exchange;
  if (operation.role !== null) {
    const entered = await authenticate(gateway, request.headers.authorization, operation.role);
    exchange.sandbox = entered.sandbox;
    if ("why" in entered) return refuseEntry(exchange, operation, gateway, entered);
  }
  const named =
    operation.role === null
      ? await namedSandbox(gateway, request.headers.authorization)
      : undefined;
  const parsed = parseBody(raw, request.headers);
  if ("fault" in parsed) {
    const { status, code, why } = parsed.fault;
    const title = status === 413 ? "Body too large" : "Unusable body";
    return fail(exchange, operation, gateway, { status, code, title, detail: why });
  }
  let body = parsed.value;
  if (operation.body !== null && (body !== undefined || !operation.bodyOptional)) {
    const strict = options.ours || gateway.settingsFor(exchange.sandbox).strict;
    const validated = validateBody(operation.body, body ?? {}, strict);
    if ("errors" in validated) {
      return fail(exchange, operation, gateway, invalidFields(validated.errors));
    }
    exchange.tolerated = validated.tolerated;
    body = validated.value;
  }
  const call = {
    body,
    params: request.params,
    get query() {
      return request.query;
    },
    sandbox: exchange.sandbox ?? named,
    path: request.path,
    tolerated: exchange.tolerated,
    claim: (sandbox: Sandbox) => {
      exchange.sandbox = sandbox;
    },
  };
  return handler(call as unknown as Call<never, never>);
}

/** The switch auth-failure: a problem under 401 or 403, or a 401 with nothing in it. */
function refuseEntry(
  exchange: Exchange,
  operation: OperationEntry,
  gateway: Gateway,
  { why, otherRole }: { readonly why: string; readonly otherRole?: boolean },
): AnyReply {
  const { assumptions } = gateway.settingsFor(exchange.sandbox);
  const option = otherRole ? "403" : assumptions["auth-failure"];
  const failure = unauthenticated(option === "403" ? 403 : 401, why);
  const reply = fail(exchange, operation, gateway, failure);
  const headers = { "WWW-Authenticate": "Bearer" };
  return { ...reply, headers, ...(option === "401-empty" && { body: undefined }) };
}

function fail(
  { request, sandbox }: Exchange,
  operation: OperationEntry,
  gateway: Gateway,
  failure: Failure,
): AnyReply {
  return failureReply(operation.family, failure, {
    path: request.path,
    now: sandbox?.now() ?? gateway.clock.now(),
    settings: gateway.settingsFor(sandbox),
    withDetails: operation.id === "registerPayment",
  });
}

/** Writes a reply and returns its text. */
export function send(
  response: Response,
  request: Request,
  { status, body, headers }: AnyReply,
): string {
  const text = body === undefined ? "" : toJson(body);
  response.writeHead(status, {
    ...(body !== undefined && { "Content-Type": "application/json" }),
    "Content-Length": Buffer.byteLength(text),
    // What is left of a body that was too large would be taken for the next request.
    ...(status === 413 && { Connection: "close" }),
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : text);
  return text;
}

function record(
  gateway: Gateway,
  { request, operation, raw, sandbox, tolerated }: Exchange,
  { status, explanation }: AnyReply,
  text: string,
): void {
  gateway.record(sandbox, {
    id: gateway.nextRequestId(),
    at: sandbox?.now() ?? gateway.clock.now(),
    operationId: operation?.id ?? null,
    method: request.method,
    path: request.originalUrl,
    status,
    requestBody: raw.text === "" ? null : raw.text,
    responseBody: text === "" ? null : text,
    tolerated,
    explanation: explanation ?? null,
  });
}
