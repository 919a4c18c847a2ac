import type { Request } from "express";
import type { OperationEntry } from "../../spec/generated/operations.js";
import { requestValidator } from "../../spec/validators.js";
import type { FaultRule, FaultSlot } from "../domain/fault.js";
import { errorText, shown } from "../domain/text.js";
import { type Facts, requestFacts } from "../faults/facts.js";
import { couldMatchRequest, injectionsIn, rulesInjected } from "../faults/matching.js";
import { preferredRules } from "../faults/prefer.js";
import {
  applyOutcomeFault,
  applyReplyFault,
  applyWireFault,
  delayMsOf,
  type FaultContext,
} from "../faults/request.js";
import { actsIn, type InjectedRule, injectedRule, type RuleOf } from "../faults/rule.js";
import { LimitReached, SandboxGone } from "../sandbox/errors.js";
import type { Gateway } from "../sandbox/gateway.js";
import { sleep } from "../sandbox/real-clock.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { sandboxNameOf } from "../sandbox/tokens.js";
import { toJson } from "../sandbox/wire.js";
import type { OriginOf } from "./access.js";
import { authenticate, namedSandbox, type TokenFault, unauthenticated } from "./authentication.js";
import { parseBody, type RawBody } from "./body.js";
import {
  type Answered,
  before,
  type Exchange,
  UNREAD,
  unhandled,
  type ValidBody,
} from "./exchange.js";
import {
  type Failure,
  failure,
  failureOfRuntime,
  failureReply,
  invalidFields,
  RETRY_LATER,
  refused,
} from "./failures.js";
import { fieldError, type Tolerated } from "./field-errors.js";
import type { GuessLimit } from "./guess-limit.js";
import { VALUES_MAX } from "./json-text.js";
import { linksOf } from "./links.js";
import { REJECTIONS } from "./messages.js";
import { namedInUrl } from "./sandbox-url.js";
import type { AnyReply, Call } from "./types.js";
import { validateBody } from "./validation.js";

/** A handler as the routes call it: the types of its operation have done their work. */
export type AnyHandler = (call: Call<never>) => AnyReply;

/** An operation with all that it takes to answer it. */
export interface Route {
  readonly operation: OperationEntry;
  readonly handler: AnyHandler;
  readonly gateway: Gateway;
  readonly originOf: OriginOf;
  /** The limit of wrong keys, where others than this machine can call. */
  readonly guesses?: GuessLimit | undefined;
}

/** What the headers say about the caller. */
interface Caller {
  /** The sandbox that the token opens. */
  readonly sandbox?: Sandbox | undefined;
  /** For operations without a token: the sandbox that one names, or null if it does not exist. */
  readonly named?: Sandbox | null | undefined;
  readonly refused?: AnyReply | undefined;
}

/** A request whose body is parsed and whose sandbox is found, as far as that is possible. */
export interface Located extends Caller {
  readonly raw: RawBody;
  readonly parsed: Parsed;
}

type Parsed = ReturnType<typeof parseBody>;

/**
 * The first step, before the body is read: finds the caller. A sandbox that is reset while the body
 * arrives is still the one that was meant.
 */
export function enter({ request }: Exchange, route: Route): Caller {
  const { operation, gateway } = route;
  const { authorization } = request.headers;
  try {
    const inUrl = namedInUrl(request);
    if (operation.role === null) {
      if (inUrl !== undefined) return { named: gateway.find(inUrl) ?? null };
      return { named: namedSandbox(gateway, authorization) };
    }
    const caller = authenticate(gateway, authorization, operation.role, inUrl);
    const { sandbox } = caller;
    return "why" in caller
      ? { sandbox, refused: refuseToken(request, route, caller) }
      : { sandbox };
  } catch (error) {
    return { refused: failureOf(error, request, route, undefined) };
  }
}

/** The second step: parses the body, by which a call without a token finds its sandbox. */
export function locate({ request }: Exchange, route: Route, caller: Caller, raw: RawBody): Located {
  const parsed = parseBody(raw, request.headers, VALUES_MAX);
  const { sandbox, refused, named } = caller;
  // Written out: spreading the caller took 7 us of a call.
  const located: Located = { sandbox, named, refused, raw, parsed };
  if (refused || route.operation.role !== null) return located;
  const body = "fault" in parsed ? undefined : parsed.value;
  try {
    const found = findSandbox(request, route, body, { named, opens: false });
    const why = refuseSecret(request, route, body, found);
    if (why === undefined) return { ...located, sandbox: found };
    return { ...located, refused: fail(request, route, undefined, why) };
  } catch (error) {
    return { ...located, refused: failureOf(error, request, route, undefined) };
  }
}

/**
 * The last step: faults, schema, handler. The first that objects makes the reply. A promise where a fault delays it,
 * or where it waits for the disk.
 */
export function answer(
  exchange: Exchange,
  route: Route,
  located: Located,
): Answered | Promise<Answered> {
  const { raw, parsed } = located;
  let { sandbox } = located;
  if (located.refused) return unhandled(located.refused, { sandbox, raw });
  const { request } = exchange;
  const { operation, gateway, handler } = route;
  const injected: InjectedRule[] = [];
  const earlier = before(sandbox);
  let valid = UNREAD;
  const answered = (reply: AnyReply): Answered => {
    return { reply, sandbox, raw, before: earlier, valid, injected };
  };
  const refuse = (failure: Failure) => answered(fail(request, route, sandbox, failure));
  const failed = (error: unknown) => answered(failureOf(error, request, route, sandbox));

  const handle = (ask?: Ask): Answered | Promise<Answered> => {
    const { strict } = gateway.settingsFor(sandbox);
    // Strict mode knows only what the description shows.
    if (strict && operation.provenance === "assumed") {
      return refuse(failure("assumed-operation", REJECTIONS.assumedOperation(operation.id)));
    }
    const read = validBody(request, operation, parsed, strict);
    if ("status" in read) return refuse(read);
    valid = read;
    const { named } = located;
    const opened = sandbox ?? findSandbox(request, route, valid.value, { named, opens: true });
    if (!opened) return refuse(unknownInvoice(operation, valid.value));
    sandbox = opened;
    const call = callOf(request, valid, opened, route, injected);
    if (!ask) return kept(answered(handler(call as never)));
    const fails = (failure: Failure) => fail(request, route, opened, failure);
    return handleUnderFaults(ask, route, call, fails).then((reply) => kept(answered(reply)));
  };

  /** A reply waits until the disk has what it says. */
  const kept = (done: Answered): Answered | Promise<Answered> => {
    const flushed = sandbox?.flushed;
    return flushed ? flushed.then(() => done, failed) : done;
  };

  try {
    const body = "fault" in parsed ? undefined : parsed.value;
    const ask = rulesFor(request, route, sandbox, body, injected);
    if (!ask) return handle();
    const fails = (failure: Failure) => fail(request, route, sandbox, failure);
    return replyInstead(ask, gateway, sandbox, fails)
      .then((instead) => {
        if (sandbox?.isGone) throw new SandboxGone(sandbox.name);
        return instead ? kept(answered(instead)) : handle(ask);
      })
      .catch(failed);
  } catch (error) {
    return failed(error);
  }
}

/** The sandbox of a call without a token (`x-sandbox`). Credentials in a valid body open one that does not exist yet. */
function findSandbox(
  request: Request,
  { operation, gateway }: Route,
  body: unknown,
  { named, opens }: Pick<Located, "named"> & { readonly opens: boolean },
): Sandbox | undefined {
  const { sandbox: by } = operation;
  const key = sandboxKey(operation, body);
  if (by !== null && "credential" in by) {
    if (key === undefined) return undefined;
    const name = namedInUrl(request) ?? sandboxNameOf(key);
    // A rule for a sandbox that is not open yet can match the request that opens it.
    return opens || gateway.hasFaultsFor(name) ? gateway.open(name) : gateway.find(name);
  }
  if (named !== undefined || key === undefined) return named ?? undefined;
  return gateway.ofTransaction(key);
}

/** Which field proves that a caller knows the secret of the sandbox that the other one names. */
const SECRETS: Readonly<Record<string, string>> = { apiId: "secretKey", profileNo: "apiKey" };

/**
 * Why the secret in a body does not open its sandbox on a shared host. The check comes before anything of
 * the sandbox is read or opened, so that a protected name looks like an unknown one.
 */
function refuseSecret(
  request: Request,
  { operation, gateway, guesses }: Route,
  body: unknown,
  sandbox: Sandbox | undefined,
): Failure | undefined {
  const key = sandboxKey(operation, body);
  if (!guesses || operation.sandbox === null || !("credential" in operation.sandbox))
    return undefined;
  if (key === undefined) return undefined;
  const { secretKey } = sandbox?.settings ?? gateway.initialSettings;
  const given = (body as Readonly<Record<string, unknown>>)[
    SECRETS[operation.sandbox.credential] ?? ""
  ];
  if (secretKey === null) return undefined;
  guesses.check(request);
  if (String(given) === secretKey) return undefined;
  guesses.guessed(request);
  return refused({ code: "credentials-wrong" }, [401]);
}

/** The invoice or credential in a body that names the sandbox. */
function sandboxKey({ sandbox: by }: OperationEntry, body: unknown): string | undefined {
  if (by === null) return undefined;
  const field = "invoice" in by ? by.invoice : by.credential;
  const value = (Object(body) as Readonly<Record<string, unknown>>)[field];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A failure in the shape of the operation that was called. */
function fail(
  { path }: Request,
  { operation, gateway }: Route,
  sandbox: Sandbox | undefined,
  failure: Failure,
): AnyReply {
  return failureReply(operation.family, failure, {
    path,
    now: sandbox?.now() ?? gateway.now(),
    settings: gateway.settingsFor(sandbox),
    withDetails: operation.id === "registerPayment",
  });
}

/** What paystub itself could not do, as a reply. */
function failureOf(
  error: unknown,
  request: Request,
  route: Route,
  sandbox: Sandbox | undefined,
): AnyReply {
  const known = failureOfRuntime(error);
  const isAway = known?.code === "store-unavailable";
  if (known === undefined || isAway) route.gateway.failed(error);
  const internal = () => failure("internal", REJECTIONS.internal(errorText(error)));
  const reply = fail(request, route, sandbox, known ?? internal());
  if (isAway) return { ...reply, headers: RETRY_LATER };
  const waitMs = error instanceof LimitReached ? error.waitMs : undefined;
  if (waitMs === undefined) return reply;
  return { ...reply, headers: { "Retry-After": String(Math.ceil(waitMs / 1000)) } };
}

/** A body that fits its schema, or what is wrong with it or with the header Accept. */
function validBody(
  request: Request,
  { body: schema, bodyOptional, accept }: OperationEntry,
  parsed: Parsed,
  strict: boolean,
): ValidBody | Failure {
  if ("fault" in parsed) return parsed.fault;
  const { value } = parsed;
  if (schema === null || (value === undefined && bodyOptional)) return { ...UNREAD, tolerated: [] };
  const result = validateBody(requestValidator(schema), value ?? {}, strict);
  if ("errors" in result) return invalidFields(result.errors, result.more);
  const unaccepted = accept && unacceptedBy(request, accept);
  if (!unaccepted) return result;
  return strict
    ? invalidFields([unaccepted])
    : { ...result, tolerated: [...result.tolerated, unaccepted] };
}

/** What is wrong with the header Accept of a request that the service wants to take a media type. */
function unacceptedBy(request: Request, type: string): Tolerated | undefined {
  const { accept: given } = request.headers;
  if (given !== undefined && (given.includes(type) || /\*\/\*|application\/\*/.test(given))) {
    return undefined;
  }
  const got = given === undefined ? "nothing" : shown(given);
  const error = fieldError("Accept", { kind: "wrong", expected: `must take ${type}`, got });
  return { ...error, code: "accept" };
}

function callOf(
  request: Request,
  { value, tolerated }: ValidBody,
  sandbox: Sandbox,
  { originOf }: Route,
  injected: InjectedRule[],
): Call<unknown> {
  const origin = originOf(request);
  return {
    body: value as never,
    params: request.params as never,
    // Parsing a query takes time, and most operations have none.
    query: request.url.includes("?") ? (request.query as Call<unknown>["query"]) : NO_QUERY,
    sandbox,
    execute(command) {
      const decision = sandbox.execute(command, origin);
      injected.push(...injectionsIn(sandbox, decision.events));
      return decision;
    },
    links: (world) => linksOf(world, origin),
    path: request.path,
    tolerated,
  };
}

const NO_QUERY = {};

function unknownInvoice(operation: OperationEntry, body: unknown): Failure {
  const transactionNo = sandboxKey(operation, body) ?? "";
  return refused({ code: "invoice-unknown", transactionNo }, [404]);
}

/** The switch auth-failure: a problem under 401 or 403, or a 401 with nothing in it. */
function refuseToken(
  request: Request,
  route: Route,
  {
    why,
    code,
    sandbox,
  }: { readonly why: string; readonly code: TokenFault; readonly sandbox?: Sandbox },
): AnyReply {
  const { assumptions } = route.gateway.settingsFor(sandbox);
  // A valid token of the other kind gets a 403, for any option of the switch.
  const option = code === "token-of-other-role" ? "403" : assumptions["auth-failure"];
  const reply = fail(request, route, sandbox, unauthenticated(option === "403" ? 403 : 401, why));
  const headers = { "WWW-Authenticate": "Bearer" };
  return { ...reply, code, headers, ...(option === "401-empty" && { body: undefined }) };
}

/** Asks, for one request, which rule applies in a slot. At most one does. */
type Ask = <Slot extends FaultSlot>(slot: Slot) => RuleOf<Slot> | undefined;

const NO_FACTS: Facts = {};
const NONE: readonly FaultRule[] = [];

/**
 * The rules that a request meets: what its Prefer header asks for, those of its sandbox, the test
 * values. Undefined where none could apply, which is nearly always.
 */
function rulesFor(
  request: Request,
  { operation, gateway }: Route,
  sandbox: Sandbox | undefined,
  body: unknown,
  injected: InjectedRule[],
): Ask | undefined {
  const { prefer } = request.headers;
  const factsOf = (): Facts => {
    if (operation.body === null) return requestFacts([request.query, request.params]);
    return (body as Facts | undefined) ?? NO_FACTS;
  };
  const preferred =
    typeof prefer === "string" && gateway.settingsFor(sandbox).allowPrefer
      ? preferredRules(prefer, operation)
      : NONE;
  const couldMatch = sandbox && couldMatchRequest(sandbox.faults, operation.id, factsOf);
  if (preferred.length === 0 && !couldMatch) return undefined;
  const facts = factsOf();
  return <Slot extends FaultSlot>(slot: Slot) => {
    const asked = preferred.find((rule) => actsIn(rule, slot));
    const rule = asked ?? (sandbox && matching(sandbox, slot, operation, facts));
    if (rule) injected.push(injectedRule(rule));
    return rule;
  };
}

/** Asks the sandbox, so that a match counts in its log. */
function matching<Slot extends FaultSlot>(
  sandbox: Sandbox,
  slot: Slot,
  { id, statuses }: OperationEntry,
  facts: Facts,
): RuleOf<Slot> | undefined {
  const occasion = { slot, facts, operation: id, statuses };
  const { events } = sandbox.execute({ type: "match-fault", occasion });
  return rulesInjected(sandbox.faults, events).find((rule) => actsIn(rule, slot));
}

/** The slots `wait` and `reply`: the reply in place of handling the request, if a rule has one. */
async function replyInstead(
  ask: Ask,
  gateway: Gateway,
  sandbox: Sandbox | undefined,
  failed: (failure: Failure) => AnyReply,
): Promise<AnyReply | undefined> {
  const wait = ask("wait");
  if (wait) await sleep(gateway.clock, delayMsOf(wait, gateway.drawFor(sandbox)));
  const instead = ask("reply");
  return instead && applyReplyFault(instead, failed);
}

/** The slots `outcome` and `wire`: handles a call, and sends its reply, under the rules that apply. */
async function handleUnderFaults(
  ask: Ask,
  { gateway, handler }: Route,
  call: Call<unknown>,
  fail: (failure: Failure) => AnyReply,
): Promise<AnyReply> {
  // A handler may keep what it is given, so each time it gets a body of its own.
  const handle = () => handler({ ...call, body: structuredClone(call.body) } as never);
  const { transactionNo, orderNumber } = Object(call.body) as Record<string, string | undefined>;
  const context: FaultContext<AnyReply> = {
    transactionNo: transactionNo ?? orderNumber,
    handle,
    rollBack: () => call.sandbox.rolledBack(handle),
    pay: (no) => payWithoutBrowser(call, no),
    wait: (delayMs) => sleep(gateway.clock, delayMs),
    fail,
  };
  const outcome = ask("outcome");
  const reply = outcome ? await applyOutcomeFault(outcome, context) : handle();
  const wire = reply.body === undefined || reply.delivery ? undefined : ask("wire");
  return wire ? applyWireFault(wire, reply, toJson) : reply;
}

/** The customer pays without a browser. The merchant has been called when this is done. */
async function payWithoutBrowser(
  { sandbox, execute }: Call<unknown>,
  transactionNo: string,
): Promise<void> {
  const command = { type: "pay-invoice", transactionNo, method: null, cardNumber: null } as const;
  const { events } = execute({ ...command, via: "control" });
  const callbacks = events.flatMap((event) => ("callbackId" in event ? [event.callbackId] : []));
  await sandbox.idle(callbacks);
}
