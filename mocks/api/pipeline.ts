import type { OperationEntry } from "../../spec/generated/operations.js";
import { type Awaitable, whenReady } from "../domain/awaitable.js";
import type { DomainEvent } from "../domain/events.js";
import type { FaultRule, FaultSlot } from "../domain/fault.js";
import { type Facts, requestFacts } from "../faults/facts.js";
import { couldMatchRequest, struckRules } from "../faults/matching.js";
import { preferredRules } from "../faults/prefer.js";
import {
  applyOutcomeFault,
  applyReplyFault,
  applyWireFault,
  delayMsOf,
  type FaultContext,
  type InjectedFailure,
} from "../faults/request.js";
import { entryOf, type StruckRule, struckRule } from "../faults/rule.js";
import { SandboxGone } from "../runtime/errors.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { Sandbox } from "../runtime/sandbox/sandbox.js";
import type { SandboxSession } from "../runtime/sandbox/session.js";
import { toJson } from "../runtime/wire.js";
import { authenticate, namedSandbox, type TokenFault, unauthenticated } from "./authentication.js";
import { type BodyFault, parseBody } from "./body.js";
import type { AddressedRequest } from "./called-at.js";
import {
  type Failure,
  failureOfRuntime,
  failureReply,
  invalidFields,
  RETRY_LATER,
  STORE_AWAY,
} from "./failures.js";
import type { Exchange } from "./reply.js";
import { sandboxAhead } from "./sandbox-ahead.js";
import type { AnyReply, Call } from "./types.js";
import { validateBody } from "./validation.js";

/** A handler as the mount calls it, when the types of its operation have done their work. */
export type AnyHandler = (call: Call<never, never>) => Awaitable<AnyReply>;

/** An operation with all that it takes to answer it. */
export interface Route {
  readonly operation: OperationEntry;
  readonly handler: AnyHandler;
  readonly gateway: Gateway;
  /** Nothing is tolerated in the control API's bodies, and its calls are no part of any journal. */
  readonly isControlApi: boolean;
  /** The origin that a request called, where links follow it. */
  readonly calledAt?: ((request: AddressedRequest) => string | undefined) | undefined;
}

/** A failure in the shape of the operation that was called. */
export function fail(
  { request, sandbox }: Exchange,
  { operation, gateway }: Route,
  failure: Failure,
): AnyReply {
  return failureReply(operation.family, failure, {
    path: request.path,
    now: sandbox?.now() ?? gateway.now(),
    settings: gateway.settingsFor(sandbox),
    withDetails: operation.id === "registerPayment",
  });
}

/** Asks, for one request, whether a rule strikes in a slot. At most one does. */
export type Ask = (slot: FaultSlot) => Promise<FaultRule | undefined>;

const NO_FACTS: Facts = {};
const NONE: readonly FaultRule[] = [];

/**
 * The rules that a request meets: what it asks for itself, those of its sandbox, the test values.
 * Undefined where none could strike, which is nearly always.
 */
export function rulesOf(
  exchange: Exchange,
  { operation, gateway }: Route,
  body: unknown,
): Ask | undefined {
  const { request, sandbox } = exchange;
  const { prefer } = request.headers;
  const factsOf = (): Facts => {
    if (operation.body === null) return requestFacts([request.query, request.params]);
    return (body as Facts | undefined) ?? NO_FACTS;
  };
  const own =
    typeof prefer === "string" && gateway.settingsFor(sandbox).allowPrefer
      ? preferredRules(prefer, operation)
      : NONE;
  if (own.length === 0 && !(sandbox && couldMatchRequest(sandbox.faults, operation.id, factsOf))) {
    return undefined;
  }
  const facts = factsOf();
  return async (slot) => {
    const asked = own.find(({ fault }) => entryOf(fault).slot === slot);
    const rule = asked ?? (sandbox && (await matching(sandbox, slot, exchange, facts)));
    if (rule) exchange.faults.push(struckRule(rule));
    return rule;
  };
}

/** Asks the sandbox, so that a match counts in its log. */
async function matching(
  sandbox: Sandbox,
  slot: FaultSlot,
  { operation }: Exchange,
  facts: Facts,
): Promise<FaultRule | undefined> {
  const place = operation && { operation: operation.id, statuses: operation.statuses };
  const occasion = { slot, facts, ...place };
  const { events } = await sandbox.execute({ type: "match-fault", occasion });
  return struckRules(sandbox.faults, events)[0];
}

/** The rules that struck among these events, each with its sentence. */
export function rulesStruck(
  sandbox: SandboxSession,
  events: readonly DomainEvent[],
): readonly StruckRule[] {
  return struckRules(sandbox.faults, events).map(struckRule);
}

/** The slots `wait` and `reply`: the answer in place of handling the request, if a rule has one. */
export async function answerInstead(
  ask: Ask,
  exchange: Exchange,
  route: Route,
): Promise<AnyReply | undefined> {
  const { gateway } = route;
  const wait = await ask("wait");
  if (wait) await waited(gateway, delayMsOf(wait, gateway.drawFor(exchange.sandbox)));
  const instead = await ask("reply");
  if (!instead) return undefined;
  return applyReplyFault(instead, (failure) => fail(exchange, route, failure));
}

/** The slots `outcome` and `wire`: handles a call, and sends its reply, under the rules that strike. */
export async function handleUnderFaults(
  ask: Ask,
  exchange: Exchange,
  route: Route,
  call: Call<unknown, SandboxSession | null | undefined>,
): Promise<AnyReply> {
  const { sandbox } = exchange;
  const outcome = sandbox && (await ask("outcome"));
  const reply = outcome
    ? await applyOutcomeFault(outcome, contextOf(sandbox, exchange, route, call))
    : await handled(route, call);
  const wire = reply.body === undefined || reply.delivery ? undefined : await ask("wire");
  return wire ? applyWireFault(wire, reply, toJson) : reply;
}

function contextOf(
  sandbox: Sandbox,
  exchange: Exchange,
  route: Route,
  call: Call<unknown, SandboxSession | null | undefined>,
): FaultContext<AnyReply> {
  const { transactionNo, orderNumber } = Object(call.body) as Record<string, string | undefined>;
  const asked = transactionNo ?? orderNumber;
  return {
    transactionNo: asked,
    handle: () => handled(route, call),
    dryRun: () => handled(route, { ...call, sandbox: sandbox.dryRun() }),
    pay: (no) => pay(sandbox, no),
    wait: (delayMs) => waited(route.gateway, delayMs),
    fail: (failure: InjectedFailure) => fail(exchange, route, failure),
  };
}

/** A handler may keep what it is given, so each time it gets a body of its own. */
function handled({ handler }: Route, call: Call<unknown, SandboxSession | null | undefined>) {
  return handler({ ...call, body: structuredClone(call.body) } as never);
}

/** The customer pays without a browser, and the merchant has been called when this is done. */
async function pay(sandbox: Sandbox, transactionNo: string): Promise<void> {
  const command = { type: "pay-invoice", transactionNo, method: null, cardNumber: null } as const;
  const { events } = await sandbox.execute({ ...command, via: "control" });
  const callbacks = events.flatMap((event) => ("callbackId" in event ? [event.callbackId] : []));
  await sandbox.settled(callbacks);
}

function waited(gateway: Gateway, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    gateway.clock.wait(delayMs, resolve);
  });
}

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
