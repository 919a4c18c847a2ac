import { faults } from "../../spec/generated/faults.js";
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
import { planCallbacks } from "../domain/events.js";
import { type FaultParameters, OF_ANOTHER_ORDER } from "../domain/fault.js";
import { toHalalas } from "../domain/money.js";
import type { PlannedCallback } from "../domain/planned-callbacks.js";
import { type ChargeFailure, decideRecurring } from "../domain/recurring.js";
import { DAY_MS, type EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { callbackFacts, commandFacts, commandTexts, type Facts } from "./facts.js";
import { couldMatchCommand, FaultMatcher, type Occasion } from "./matching.js";
import { entryOf, type FaultOf, faultsOf, type RuleOf } from "./rule.js";
import { ONE_UNIT, settledUnderFault } from "./settlement.js";

/** What the slot `callback` makes of a planned callback: none, another one, or several. */
function applyCallbackFault(
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

/** The faults that can change a callback: a charge that failed cannot be lost as one that was taken. */
function faultsFor(about: CallbackAbout): readonly FaultOf<"callback">[] {
  const fitting = faultsOf("callback").filter((id) => entryOf(id).kinds.includes(about.kind));
  const isTaken = about.kind === "charge" && about.charged;
  return isTaken ? fitting : fitting.filter((id) => id !== "charge-taken-callback-lost");
}

function underFault(
  world: WorldView,
  planned: PlannedCallback,
  { id, fault, parameters }: RuleOf<"callback">,
  facts: Facts,
  draw: Draw,
): readonly PlannedCallback[] {
  const { at, about, target } = planned;
  // After any fault in the browser's redirect, the gateway makes the call.
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
      return [planned, ...contrary(world, planned, "paid").map((one) => ({ ...one, injected }))];
    case "cancel-after-payment":
      return [
        planned,
        ...contrary(world, planned, "canceled").map((one) => ({ ...one, injected })),
      ];
  }
}

/** The call that says the contrary, made when the true call has ended if there is one. */
function contrary(
  world: WorldView,
  planned: PlannedCallback,
  kind: "paid" | "canceled",
): readonly PlannedCallback[] {
  const { at, about } = planned;
  const transactionNo = invoiceNumberOf(about) ?? "";
  const order = world.invoices.get(transactionNo)?.order;
  const target = order?.[kind === "paid" ? "callbackUrl" : "cancelUrl"];
  if (!target) return [];
  const call = { type: "callback-scheduled", at, about: { kind, transactionNo }, target } as const;
  if (planned.type === "callback-redirected") return [call];
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
function applyDomainFault(
  world: WorldView,
  command: Command,
  decision: Decision,
  matcher: FaultMatcher,
  context: Pick<Context, "now" | "draw">,
): FaultedDecision {
  const facts = commandFacts(world, command);
  if (!facts) return decision;
  const among = domainFaultsFor(world, command, decision);
  const operation = operationOf(command);
  const rule = matcher.match({ slot: "domain", facts, among, operation });
  return rule ? commandUnderFault(world, command, decision, rule, context) : decision;
}

/** A decision, and what is reported to merchants where that differs from what happened. */
interface FaultedDecision extends Decision {
  readonly reported?: {
    readonly events: readonly DomainEvent[];
    readonly override?: PayloadOverride;
  };
}

/**
 * No customer paid, and the merchant is called as if one had: about this invoice, or about one of another order
 * that is paid.
 */
function unpaid(
  world: WorldView,
  { events }: Decision,
  { names }: FaultParameters,
  draw: Draw,
): FaultedDecision {
  const paid = events.find((event) => event.type === "invoice-paid");
  const invoice = paid && world.invoices.get(paid.transactionNo);
  if (names !== "other" || !invoice) return { events: [], reported: { events } };
  const { order, rate } = invoice;
  const transactionNo = `9${draw.digits("forged", 12)}`;
  const other = { ...order, orderNumber: `${order.orderNumber}${OF_ANOTHER_ORDER}` };
  const { at } = paid;
  return {
    events: [
      { type: "invoice-created", at, transactionNo, order: other, rate },
      { ...paid, transactionNo },
    ],
    reported: { events, override: { id: transactionNo } },
  };
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

/** The faults that can change a decision: those of the events that it makes. */
function domainFaultsFor(
  world: WorldView,
  command: Command,
  { events }: Decision,
): readonly FaultOf<"domain">[] {
  const made: readonly string[] = events.map(({ type }) => type);
  return faultsOf("domain").filter(
    (id) => made.includes(faults[id].occasion) && fitsCommand(id, world, command),
  );
}

/** Whether a fault can change this command, besides its events. */
function fitsCommand(id: FaultOf<"domain">, world: WorldView, command: Command): boolean {
  switch (id) {
    case "callback-unpaid":
      // Who pays by card gets the outcome as the answer, and no other one can be pretended.
      return command.type === "pay-invoice" && command.via !== "card";
    case "settlement-late":
      // What a tester settles is never late, and nothing is late twice.
      return (
        command.type === "settle-orders" &&
        command.by === "schedule" &&
        !world.nextSettlement?.isLate
      );
    default:
      return true;
  }
}

function commandUnderFault(
  world: WorldView,
  command: Command,
  decision: Decision,
  { fault, parameters }: RuleOf<"domain">,
  { now, draw }: Pick<Context, "now" | "draw">,
): FaultedDecision {
  const { events } = decision;
  switch (fault) {
    case "declined-payment":
      return declined(events, failureOf(parameters));
    case "callback-unpaid":
      return unpaid(world, decision, parameters, draw);
    case "refund-fails":
      return {
        events: events.map((event) =>
          event.type === "invoice-refunded" ? { ...event, type: "refund-failed" } : event,
        ),
      };
    case "otp-undelivered":
      return { events: events.filter(({ type }) => type !== "sms-sent") };
    case "charge-fails":
      return failedCharge(world, command, decision, failureOf(parameters), now);
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
  truth: Decision,
  failure: ChargeFailure,
  now: EpochMs,
): Decision {
  if (command.type !== "charge-recurring") return truth;
  const recurring = world.recurring.get(command.recurringId);
  if (!recurring) return truth;
  const events = decideRecurring({ ...recurring, arranged: ["fail"], failure }, command, now);
  return "code" in events ? truth : { events };
}

/** A token has its times in whole seconds, so it expires with the second in which its lifetime ends. */
function shortened(event: DomainEvent, lifetimeMs: number): DomainEvent {
  if (event.type !== "token-issued") return event;
  return { ...event, expiresAt: Math.min(event.expiresAt, event.at + lifetimeMs) };
}

/** All that can be asked of a sandbox, and of its fault rules. */
export type SandboxCommand = Command | MatchFault;

/** Asks whether a rule applies here; the caller decides what it does. */
export interface MatchFault {
  readonly type: "match-fault";
  readonly occasion: Occasion;
}

/**
 * The result of a command under the fault rules and the test values. Where none could match, which is
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
  const { reported, ...faulted } = applyDomainFault(world, command, truth, matcher, context);
  const plan = silent ? [] : planCallbacks(world, reported?.events ?? faulted.events);
  const override = reported?.override;
  const planned = override ? plan.map((callback) => ({ ...callback, override })) : plan;
  const callbacks = planned.flatMap((one) => applyCallbackFault(world, one, matcher, draw));
  const decision = silent ? faulted : withCallbacks(world, faulted, callbacks);
  return { ...decision, events: [...matcher.events, ...decision.events] };
}
