import { type Awaitable, whenReady } from "../domain/awaitable.js";
import type { DomainEvent } from "../domain/events.js";
import { SandboxGone } from "../runtime/errors.js";
import { Sandbox } from "../runtime/sandbox/sandbox.js";
import type { SandboxSession } from "../runtime/sandbox/session.js";
import { authenticate, namedSandbox, type TokenFault, unauthenticated } from "./authentication.js";
import { type BodyFault, parseBody } from "./body.js";
import {
  type Failure,
  failureOfRuntime,
  invalidFields,
  RETRY_LATER,
  STORE_AWAY,
} from "./failures.js";
import type { Exchange } from "./reply.js";
import { answerInstead, handleUnderFaults, rulesOf, rulesStruck } from "./request-faults.js";
import { fail, type Route } from "./route.js";
import { sandboxAhead } from "./sandbox-ahead.js";
import type { AnyReply, Call } from "./types.js";
import { validateBody } from "./validation.js";

/**
 * The first step, taken before the body is read: whose call it is. A sandbox that is reset while the
 * body comes in is the one that was meant all the same. Returns the refusal of a bad token.
 */
export function enter(exchange: Exchange, route: Route): Awaitable<AnyReply | undefined> {
  return safely(exchange, route, () => {
    const { operation, gateway, isControlApi } = route;
    const { authorization } = exchange.request.headers;
    // The path of a control call names its sandbox, and health must be told while the store is away.
    if (isControlApi) return undefined;
    if (operation.role === null) {
      return whenReady(namedSandbox(gateway, authorization), (named) => {
        exchange.named = named;
        return undefined;
      });
    }
    return whenReady(authenticate(gateway, authorization, operation.role), (entered) => {
      exchange.sandbox = entered.sandbox;
      return "why" in entered ? refuseEntry(exchange, route, entered) : undefined;
    });
  });
}

/** Body, faults, schema, handler: the first that objects makes the answer. */
export function answer(exchange: Exchange, route: Route): Awaitable<AnyReply> {
  return safely(exchange, route, () => {
    const { operation, gateway, isControlApi } = route;
    const parsed = parseBody(exchange.raw, exchange.request.headers);
    if (isControlApi) return handle(exchange, route, parsed);
    if (operation.role !== null) return answerParsed(exchange, route, parsed);
    const body = "fault" in parsed ? undefined : parsed.value;
    return whenReady(sandboxAhead(gateway, operation, body, exchange.named), (sandbox) => {
      exchange.sandbox = sandbox;
      return answerParsed(exchange, route, parsed);
    });
  });
}

type Parsed = ReturnType<typeof parseBody>;

function answerParsed(exchange: Exchange, route: Route, parsed: Parsed): Awaitable<AnyReply> {
  const { sandbox } = exchange;
  exchange.after = sandbox?.place.seq ?? null;
  exchange.step = sandbox?.settings.description ?? null;
  if (sandbox) exchange.during = sandbox.callbacksUnderWay;
  const ask = rulesOf(exchange, route, "fault" in parsed ? undefined : parsed.value);
  if (!ask) return handle(exchange, route, parsed);
  return answerInstead(ask, exchange, route).then((instead) => {
    if (exchange.sandbox?.isGone) throw new SandboxGone(exchange.sandbox.name);
    if (instead) return instead;
    const call = callOf(exchange, route, parsed);
    return "status" in call ? call : handleUnderFaults(ask, exchange, route, call);
  });
}

function handle(exchange: Exchange, route: Route, parsed: Parsed): Awaitable<AnyReply> {
  const call = callOf(exchange, route, parsed);
  return "status" in call ? call : route.handler(call as never);
}

/** What goes wrong on the way becomes an answer; what goes wrong in paystub itself says so. */
function safely<T>(
  exchange: Exchange,
  route: Route,
  step: () => Awaitable<T>,
): Awaitable<T | AnyReply> {
  const failed = (error: unknown) => {
    const failure = failureOf(error, route);
    const reply = fail(exchange, route, failure);
    return failure.code === STORE_AWAY ? { ...reply, headers: RETRY_LATER } : reply;
  };
  try {
    const done = step();
    return done instanceof Promise ? done.catch(failed) : done;
  } catch (error) {
    return failed(error);
  }
}

function failureOf(error: unknown, { gateway }: Route): Failure {
  const failure = failureOfRuntime(error);
  if (failure === undefined || failure.code === STORE_AWAY) gateway.failed(error);
  if (failure) return failure;
  const detail = error instanceof Error ? error.message : String(error);
  const told = `paystub itself failed: ${detail}`;
  return { status: 500, code: "internal", title: "Internal error", detail: told };
}

/** A call whose body is as the spec says, or why there is none. */
function callOf(
  exchange: Exchange,
  route: Route,
  parsed: Parsed,
): Call<unknown, SandboxSession | null | undefined> | AnyReply {
  const { operation, gateway, isControlApi } = route;
  const strict = isControlApi || gateway.settingsFor(exchange.sandbox).strict;
  if (strict && operation.provenance === "assumed") return refuseAssumed(exchange, route);
  if ("fault" in parsed) return refuseBody(exchange, route, parsed.fault);
  const refused = validated(exchange, route, parsed.value, strict);
  if (refused) return refused;
  const { request } = exchange;
  return {
    body: exchange.body as never,
    params: request.params as never,
    // Parsing a query takes time, and most operations have none.
    query: request.url.includes("?") ? (request.query as Call<unknown, never>["query"]) : NO_QUERY,
    sandbox: operation.role === null ? exchange.named : exchange.sandbox,
    path: request.path,
    calledAt: route.calledAt?.(request),
    tolerated: exchange.tolerated,
    claim: (sandbox: SandboxSession) => {
      if (sandbox instanceof Sandbox) exchange.sandbox = sandbox;
    },
    struck: (sandbox: SandboxSession, events: readonly DomainEvent[]) => {
      exchange.faults.push(...rulesStruck(sandbox, events));
    },
  };
}

const NO_QUERY = {};

/** Holds a body to its schema and keeps what is used of it, or refuses it. */
function validated(
  exchange: Exchange,
  route: Route,
  body: unknown,
  strict: boolean,
): AnyReply | undefined {
  const { operation } = route;
  if (operation.body === null || (body === undefined && operation.bodyOptional)) return undefined;
  const result = validateBody(operation.body, body ?? {}, strict);
  if ("errors" in result) return fail(exchange, route, invalidFields(result.errors, result.more));
  exchange.tolerated = result.tolerated;
  exchange.ignored = result.ignored;
  exchange.body = result.value;
  return undefined;
}

/** A body that is too large, or that cannot be read. */
function refuseBody(
  exchange: Exchange,
  route: Route,
  { status, code, why: detail, fields = [] }: BodyFault,
): AnyReply {
  const title = status === 413 ? "Body too large" : "Unusable body";
  return fail(exchange, route, { status, code, title, detail, fields });
}

/** Strict mode knows only what the description shows. */
function refuseAssumed(exchange: Exchange, route: Route): AnyReply {
  const { id } = route.operation;
  const detail = `${id} is assumed: the description of the service does not show it, and strict mode refuses what it does not show`;
  return fail(exchange, route, {
    status: 501,
    code: "assumed-operation",
    title: "Assumed operation",
    detail,
  });
}

/** The switch auth-failure: a problem under 401 or 403, or a 401 with nothing in it. */
function refuseEntry(
  exchange: Exchange,
  route: Route,
  { why, code }: { readonly why: string; readonly code: TokenFault },
): AnyReply {
  const { assumptions } = route.gateway.settingsFor(exchange.sandbox);
  // A good token of the other kind is a 403 whatever the switch says.
  const option = code === "token-of-other-role" ? "403" : assumptions["auth-failure"];
  const failure = unauthenticated(option === "403" ? 403 : 401, why);
  const reply = fail(exchange, route, failure);
  const headers = { "WWW-Authenticate": "Bearer" };
  return { ...reply, code, headers, ...(option === "401-empty" && { body: undefined }) };
}
