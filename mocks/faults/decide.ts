import { type CallbackAbout, invoiceNumberOf, type PayloadOverride } from "../domain/callback.js";
import type { Context, Draw } from "../domain/context.js";
import {
  type Command,
  type Decision,
  decide,
  decideCommand,
  withCallbacks,
} from "../domain/decide.js";
import type { DomainEvent } from "../domain/events.js";
import type { FaultParameters } from "../domain/fault.js";
import { toHalalas } from "../domain/money.js";
import { type PlannedCallback, planCallbacks } from "../domain/planned-callbacks.js";
import { type ChargeFailure, decideRecurring } from "../domain/recurring.js";
import { DAY_MS, type EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { callbackFacts, commandFacts, commandTexts, type Facts } from "./facts.js";
import { couldMatchCommand, FaultMatcher, type Occasion } from "./matching.js";
import type { FaultOf, RuleOf } from "./rule.js";
import { ONE_UNIT, settledUnderFault, settlementFaultsFor } from "./settlement.js";

const ALWAYS: readonly FaultOf<"callback">[] = [
  "callback-dropped",
  "callback-delayed",
  "callback-doubled",
  "callback-out-of-order",
  "callback-wrong-amount",
  "callback-forged",
];

/** What the slot `callback` makes of a planned callback: none, another one, or several. */
export function applyCallbackFault(
  world: WorldView,
  planned: PlannedCallback,
  matcher: FaultMatcher,
  draw: Draw,
): readonly PlannedCallback[] {
  const { about } = planned;
  const facts = callbackFacts(world, about);
  const rule = matcher.match({ slot: "callback", facts, among: faultsFor(about) });
  return rule ? underFault(world, planned, rule, facts, draw) : [planned];
}

/** The faults that make sense for what a callback tells. */
function faultsFor(about: CallbackAbout): readonly FaultOf<"callback">[] {
  if (about.kind === "canceled") return [...ALWAYS, "callback-after-cancel"];
  if (about.kind === "charge" && about.charged) return [...ALWAYS, "charge-taken-callback-lost"];
  return ALWAYS;
}

function underFault(
  world: WorldView,
  planned: PlannedCallback,
  { id, fault, parameters }: RuleOf<"callback">,
  facts: Facts,
  draw: Draw,
): readonly PlannedCallback[] {
  const { at, about, target } = planned;
  // Whatever goes wrong with a browser's way back, from then on it is the gateway that calls.
  const injected = { id, fault };
  const call = { type: "callback-scheduled", at, about, target, injected } as const;
  switch (fault) {
    case "callback-dropped":
    case "charge-taken-callback-lost":
      return [{ ...call, type: "callback-dropped" }];
    case "callback-delayed":
      return [{ ...call, dueAt: at + Number(parameters.delayMs) }];
    case "callback-doubled":
      return [planned, call];
    case "callback-out-of-order":
      return [{ ...call, dueAt: at + DAY_MS, held: true }];
    case "callback-wrong-amount": {
      const type = planned.type === "callback-redirected" ? planned.type : call.type;
      return [{ ...call, type, override: { amount: wrongAmount(parameters.amount, facts) } }];
    }
    case "callback-forged":
      return [{ ...call, override: unknownId(about, draw) }, planned];
    case "callback-after-cancel":
      return [planned, ...paidAfter(world, planned).map((paid) => ({ ...paid, injected }))];
  }
}

/** The call that says paid, once the call that says canceled has ended if there is one. */
function paidAfter(world: WorldView, canceled: PlannedCallback): readonly PlannedCallback[] {
  const { at, about } = canceled;
  const transactionNo = invoiceNumberOf(about);
  if (transactionNo === null) return [];
  const target = world.invoices.get(transactionNo)?.order.callbackUrl;
  if (target === undefined) return [];
  const paid = { kind: "paid", transactionNo } as const;
  const call = { type: "callback-scheduled", at, about: paid, target } as const;
  if (canceled.type === "callback-redirected") return [call];
  return [{ ...call, dueAt: at + DAY_MS, held: true }];
}

function wrongAmount(amount: string | number | undefined, facts: Facts): number {
  return amount === undefined
    ? toHalalas(Number(facts.amount)) + ONE_UNIT
    : toHalalas(Number(amount));
}

function unknownId(about: CallbackAbout, draw: Draw): PayloadOverride {
  if (about.kind === "charge") return { id: draw.uuid("forged") };
  if (about.kind === "settlement") return { id: `STL-9${draw.digits("forged", 12)}` };
  return { id: `9${draw.digits("forged", 12)}` };
}

/** What the slot `domain` makes of a decision. What was refused anyway stays refused. */
export function applyDomainFault(
  world: WorldView,
  command: Command,
  decision: Decision,
  matcher: FaultMatcher,
  now: EpochMs,
): Decision {
  const among = domainFaultsFor(world, command, decision);
  const facts = among.length > 0 ? commandFacts(world, command) : undefined;
  if (!facts) return decision;
  const operation = operationOf(command);
  const occasion = { slot: "domain", facts, among } as const;
  const rule = matcher.match(operation === undefined ? occasion : { ...occasion, operation });
  return rule ? commandUnderFault(world, command, decision, rule, now) : decision;
}

/** The operation that alone leads to a command; none where a page or the clock does so too. */
function operationOf(command: Command): string | undefined {
  switch (command.type) {
    case "issue-token":
      return command.role === "merchant" ? "issueMerchantToken" : "issuePartnerToken";
    case "send-otp":
      return "sendOtp";
    default:
      return undefined;
  }
}

/** The faults that fit what a command came to. */
function domainFaultsFor(
  world: WorldView,
  command: Command,
  { events }: Decision,
): readonly FaultOf<"domain">[] {
  const after = (wanted: DomainEvent["type"], ...faults: readonly FaultOf<"domain">[]) =>
    events.some(({ type }) => type === wanted) ? faults : [];
  switch (command.type) {
    case "pay-invoice":
    case "redeem-otp":
      return after("invoice-paid", "declined-payment");
    case "refund-invoice":
    case "refund-order":
      return after("invoice-refunded", "refund-fails");
    case "send-otp":
      return after("sms-sent", "otp-undelivered");
    case "charge-recurring":
      return after("charge-succeeded", "charge-fails");
    case "issue-token":
      return after("token-issued", "token-ends-early");
    case "settle-orders":
      return after("orders-settled", ...settlementFaultsFor(world, command));
    default:
      return [];
  }
}

function commandUnderFault(
  world: WorldView,
  command: Command,
  { events }: Decision,
  { fault, parameters }: RuleOf<"domain">,
  now: EpochMs,
): Decision {
  switch (fault) {
    case "declined-payment":
      return declined(events, failureOf(parameters));
    case "refund-fails":
      return {
        events: events.map((event) =>
          event.type === "invoice-refunded" ? { ...event, type: "refund-failed" } : event,
        ),
      };
    case "otp-undelivered":
      return { events: events.filter(({ type }) => type !== "sms-sent") };
    case "charge-fails":
      return failedCharge(world, command, failureOf(parameters), now);
    case "token-ends-early":
      return { events: events.map((event) => shortened(event, Number(parameters.lifetimeMs))) };
    case "settled-twice":
    case "settlement-order-missing":
    case "settlement-wrong-amount":
    case "settlement-late":
    case "refund-after-settlement":
      return { events: settledUnderFault(world, events, { fault, parameters }, now) };
  }
}

function failureOf({ code, message }: FaultParameters): ChargeFailure {
  return { code: String(code), message: String(message) };
}

/** The payment is refused, and that it was stays with the invoice. */
function declined(events: readonly DomainEvent[], { code, message }: ChargeFailure): Decision {
  return {
    refusal: { code: "payment-declined", reason: code, message },
    events: events.map((event): DomainEvent => {
      if (event.type !== "invoice-paid") return event;
      const { at, transactionNo } = event;
      return { type: "payment-declined", at, transactionNo, code, message };
    }),
  };
}

/** The same charge, as if the tester had arranged that it fails. */
function failedCharge(
  world: WorldView,
  command: Command,
  failure: ChargeFailure,
  now: EpochMs,
): Decision {
  if (command.type !== "charge-recurring") return { events: [] };
  const recurring = world.recurring.get(command.recurringId);
  if (!recurring) return { events: [] };
  const events = decideRecurring({ ...recurring, arranged: ["fail"], failure }, command, now);
  return "code" in events ? { refusal: events, events: [] } : { events };
}

/** A token tells its times in whole seconds, so it ends with the second in which its life is over. */
function shortened(event: DomainEvent, lifetimeMs: number): DomainEvent {
  if (event.type !== "token-issued") return event;
  return { ...event, expiresAt: Math.min(event.expiresAt, event.at + lifetimeMs) };
}

/** All that can be asked of a sandbox, and of its fault rules. */
export type SandboxCommand = Command | MatchFault;

/** Asks whether a rule applies here; what it does is up to whoever asks. */
export interface MatchFault {
  readonly type: "match-fault";
  readonly occasion: Occasion;
}

/**
 * What a command comes to under the fault rules and the test values. Where none could match, which is
 * nearly always, it is the decision of the domain, for no more than a look at the command.
 */
export function decideUnderFaults(
  world: WorldView,
  command: SandboxCommand,
  context: Context,
): Decision {
  if (command.type === "match-fault") {
    const matcher = new FaultMatcher(world.faults, context.now, context.draw);
    matcher.match(command.occasion);
    return { events: matcher.events };
  }
  return couldMatchCommand(world.faults, commandTexts(world, command))
    ? decideFaulted(world, command, context)
    : decide(world, command, context);
}

/**
 * The slot `domain` changes the decision, then the slot `callback` what its callbacks say. Which
 * rules matched goes before the events that they changed.
 */
function decideFaulted(world: WorldView, command: Command, context: Context): Decision {
  const { now, draw, silent } = context;
  const matcher = new FaultMatcher(world.faults, now, draw);
  const truth = decideCommand(world, command, context);
  const faulted = applyDomainFault(world, command, truth, matcher, now);
  const plan = silent ? [] : planCallbacks(world, faulted.events);
  const callbacks = plan.flatMap((planned) => applyCallbackFault(world, planned, matcher, draw));
  const decision = silent ? faulted : withCallbacks(world, faulted, callbacks);
  if (matcher.events.length === 0) return decision;
  return { ...decision, events: [...matcher.events, ...decision.events] };
}
