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
import type { Gateway } from "../runtime/registry/gateway.js";
import type { Sandbox } from "../runtime/sandbox/sandbox.js";
import type { SandboxSession } from "../runtime/sandbox/session.js";
import { toJson } from "../runtime/wire.js";
import type { Exchange } from "./reply.js";
import { fail, type Route } from "./route.js";
import type { AnyReply, Call } from "./types.js";

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
