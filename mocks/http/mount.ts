import type { Express, Request, Response } from "express";
import type { OperationEntry } from "../../spec/generated/operations.js";
import type { DomainEvent } from "../domain/events.js";
import type { Facts } from "../domain/fault.js";
import type { Gateway } from "../gateway/gateway.js";
import type { Sandbox } from "../gateway/sandbox.js";
import { authenticate, namedSandbox, type TokenFault, unauthenticated } from "./authentication.js";
import { parseBody, type RawBody, readBody } from "./body.js";
import { type Failure, failureReply, invalidFields } from "./failures.js";
import {
  explainAccepted,
  explainRefusal,
  explainUnmatched,
  type Places,
} from "./near-misses/explain.js";
import { insteadOf, onTheWire, outcomeOf, waitFor } from "./outcomes.js";
import { type Exchange, record, send } from "./reply.js";
import { type Ask, requestFacts, rulesFor, rulesStruck, sandboxAhead } from "./strike.js";
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

/** An operation with all that it takes to answer it. */
interface Mounted {
  readonly operation: OperationEntry;
  readonly handler: AnyHandler;
  readonly gateway: Gateway;
  readonly ours: boolean;
}

const NO_BODY: RawBody = { text: "" };
const NO_FACTS: Facts = {};

/** Mounts operations by their ids: method, path and rules come from the spec alone. */
export function mountOperations(
  app: Express,
  operations: readonly OperationEntry[],
  handlers: Readonly<Record<string, unknown>>,
  gateway: Gateway,
  { bodyLimitBytes, ours = false }: MountOptions,
): void {
  for (const operation of operations) {
    // The one cast: `handlers` was typed operation by operation where it was made.
    const handler = handlers[operation.id] as AnyHandler;
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    const method = operation.method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";
    const mounted = { operation, handler, gateway, ours };
    app[method](path, async (request, response) => {
      const raw = method === "get" ? NO_BODY : await readBody(request, bodyLimitBytes);
      const exchange = exchangeOf(request, operation, raw);
      const answered = await answer(exchange, mounted);
      const reply = ours ? answered : await explain(gateway, exchange, answered);
      const text = send(gateway, request, response, reply);
      if (!ours) record(gateway, exchange, reply, text);
    });
  }
}

/** Sends a reply that no operation made, and writes it down. */
export function concludeUnmatched(
  gateway: Gateway,
  request: Request,
  response: Response,
  answered: AnyReply,
  places: Places = {},
): void {
  const exchange = exchangeOf(request, undefined, NO_BODY);
  const reply = explainUnmatched(gateway, exchange, answered, places);
  const text = send(gateway, request, response, reply);
  record(gateway, exchange, reply, text);
}

/** Most calls go well, so only a refused one is worth waiting for. */
function explain(
  gateway: Gateway,
  exchange: Exchange,
  reply: AnyReply,
): AnyReply | Promise<AnyReply> {
  return reply.code === undefined
    ? explainAccepted(gateway, exchange, reply)
    : explainRefusal(gateway, exchange, reply);
}

function exchangeOf(
  request: Request,
  operation: OperationEntry | undefined,
  raw: RawBody,
): Exchange {
  return { request, operation, raw, sandbox: undefined, tolerated: [], faults: [] };
}

async function answer(exchange: Exchange, mounted: Mounted): Promise<AnyReply> {
  try {
    return await attempt(exchange, mounted);
  } catch (error) {
    mounted.gateway.failed(error);
    const detail = `paystub itself failed: ${error instanceof Error ? error.message : error}`;
    const failure = { status: 500, code: "internal", title: "Internal error", detail };
    return fail(exchange, mounted, failure);
  }
}

/** Authentication, body, faults, schema, handler: the first that objects makes the answer. */
async function attempt(exchange: Exchange, mounted: Mounted): Promise<AnyReply> {
  const { request, raw } = exchange;
  const { operation, gateway, ours } = mounted;
  const { authorization } = request.headers;
  let named: Sandbox | undefined;
  if (operation.role === null) {
    named = await namedSandbox(gateway, authorization);
  } else {
    const entered = await authenticate(gateway, authorization, operation.role);
    exchange.sandbox = entered.sandbox;
    if ("why" in entered) return refuseEntry(exchange, mounted, entered);
  }
  const parsed = parseBody(raw, request.headers);
  const body = "fault" in parsed ? undefined : parsed.value;
  if (operation.role === null && !ours) {
    exchange.sandbox = await sandboxAhead(gateway, operation, body, named);
  }
  const ask = ours ? undefined : rulesOf(exchange, mounted, body);
  if (ask) {
    const wait = await ask("wait");
    if (wait) await waitFor(gateway, wait, exchange.sandbox);
    const instead = await ask("reply");
    if (instead) return insteadOf(instead, (failure) => fail(exchange, mounted, failure));
  }
  const call = callOf(exchange, mounted, parsed, named);
  if ("status" in call) return call;
  return ask ? handleUnder(ask, exchange, mounted, call) : mounted.handler(call as never);
}

/** The fault rules of a request; undefined where none can strike, which is nearly always. */
function rulesOf(
  exchange: Exchange,
  { operation, gateway }: Mounted,
  body: unknown,
): Ask | undefined {
  const { request, sandbox, faults: told } = exchange;
  const isGet = operation.body === null;
  const facts = isGet
    ? requestFacts([request.query, request.params])
    : ((body as Facts | undefined) ?? NO_FACTS);
  const prefer = request.headers.prefer;
  return rulesFor(gateway, {
    operation,
    sandbox,
    facts,
    prefer: typeof prefer === "string" ? prefer : undefined,
    told,
  });
}

/** A call whose body is as the spec says, or why there is none. */
function callOf(
  exchange: Exchange,
  mounted: Mounted,
  parsed: ReturnType<typeof parseBody>,
  named: Sandbox | undefined,
): Call<unknown, Sandbox | undefined> | AnyReply {
  const { operation, gateway, ours } = mounted;
  const strict = ours || gateway.settingsFor(exchange.sandbox).strict;
  if (strict && operation.provenance === "assumed") return refuseAssumed(exchange, mounted);
  if ("fault" in parsed) {
    const { status, code, why } = parsed.fault;
    const title = status === 413 ? "Body too large" : "Unusable body";
    return fail(exchange, mounted, { status, code, title, detail: why });
  }
  let body = parsed.value;
  if (operation.body !== null && (body !== undefined || !operation.bodyOptional)) {
    const validated = validateBody(operation.body, body ?? {}, strict);
    if ("errors" in validated) return fail(exchange, mounted, invalidFields(validated.errors));
    exchange.tolerated = validated.tolerated;
    body = validated.value;
    exchange.body = body;
  }
  const { request } = exchange;
  return {
    body: body as never,
    params: request.params as never,
    get query() {
      return request.query as Readonly<Record<string, string>>;
    },
    sandbox: operation.role === null ? named : exchange.sandbox,
    path: request.path,
    silent: false,
    tolerated: exchange.tolerated,
    claim: (sandbox: Sandbox) => {
      exchange.sandbox = sandbox;
    },
    struck: (sandbox: Sandbox, events: readonly DomainEvent[]) => {
      exchange.faults.push(...rulesStruck(sandbox, events));
    },
  };
}

/** Handles a call under the faults of the slots `outcome` and `wire`. */
async function handleUnder(
  ask: Ask,
  exchange: Exchange,
  mounted: Mounted,
  call: Call<unknown, Sandbox | undefined>,
): Promise<AnyReply> {
  const { gateway, handler } = mounted;
  const { sandbox } = exchange;
  const outcome = sandbox && (await ask("outcome"));
  // A handler may keep what it is given, so each time it gets a body of its own.
  const handle = (silent = false) => {
    return handler({ ...call, body: structuredClone(call.body), silent } as never);
  };
  const { transactionNo, orderNumber } = Object(call.body) as Record<string, string | undefined>;
  const befallen = {
    gateway,
    transactionNo: transactionNo ?? orderNumber,
    handle,
    fail: (failure: Failure) => fail(exchange, mounted, failure),
  };
  const reply = outcome ? await outcomeOf(outcome, { ...befallen, sandbox }) : await handle();
  const wire = reply.body === undefined || reply.delivery ? undefined : await ask("wire");
  return wire ? onTheWire(wire, reply) : reply;
}

/** Strict mode knows only what the description shows. */
function refuseAssumed(exchange: Exchange, mounted: Mounted): AnyReply {
  const { id } = mounted.operation;
  const detail = `${id} is assumed: the description of the service does not show it, and strict mode refuses what it does not show`;
  return fail(exchange, mounted, {
    status: 501,
    code: "assumed-operation",
    title: "Assumed operation",
    detail,
  });
}

/** The switch auth-failure: a problem under 401 or 403, or a 401 with nothing in it. */
function refuseEntry(
  exchange: Exchange,
  mounted: Mounted,
  { why, code }: { readonly why: string; readonly code: TokenFault },
): AnyReply {
  const { assumptions } = mounted.gateway.settingsFor(exchange.sandbox);
  // A good token of the other kind is a 403 whatever the switch says.
  const option = code === "token-of-other-role" ? "403" : assumptions["auth-failure"];
  const failure = unauthenticated(option === "403" ? 403 : 401, why);
  const reply = fail(exchange, mounted, failure);
  const headers = { "WWW-Authenticate": "Bearer" };
  return { ...reply, code, headers, ...(option === "401-empty" && { body: undefined }) };
}

function fail(
  { request, sandbox }: Exchange,
  { operation, gateway }: Mounted,
  failure: Failure,
): AnyReply {
  return failureReply(operation.family, failure, {
    path: request.path,
    now: sandbox?.now() ?? gateway.clock.now(),
    settings: gateway.settingsFor(sandbox),
    withDetails: operation.id === "registerPayment",
  });
}
