import type { Command, Decision } from "../domain/decide.js";
import type { DomainEvent } from "../domain/events.js";
import type { FaultId, FaultParameters, FaultRule } from "../domain/fault.js";
import { type ChargeFailure, decideRecurring } from "../domain/recurring.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { commandFacts } from "./facts.js";
import type { FaultMatcher } from "./matching.js";

/** What the slot `domain` makes of a decision. What was refused anyway stays refused. */
export function applyDomainFault(
  world: WorldView,
  command: Command,
  decision: Decision,
  matcher: FaultMatcher,
  now: EpochMs,
): Decision {
  const fault = faultFor(command, decision);
  const facts = fault && commandFacts(world, command);
  if (!facts) return decision;
  const operation = operationOf(command);
  const occasion = { slot: "domain", facts, among: [fault] } as const;
  const rule = matcher.match(operation === undefined ? occasion : { ...occasion, operation });
  return rule ? underFault(world, command, decision, rule, now) : decision;
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

/** The one fault that fits what a command came to. */
function faultFor({ type }: Command, { events }: Decision): FaultId | undefined {
  const has = (wanted: DomainEvent["type"]) => events.some((event) => event.type === wanted);
  switch (type) {
    case "pay-invoice":
    case "redeem-otp":
      return has("invoice-paid") ? "declined-payment" : undefined;
    case "refund-invoice":
    case "refund-order":
      return has("invoice-refunded") ? "refund-fails" : undefined;
    case "send-otp":
      return has("sms-sent") ? "otp-undelivered" : undefined;
    case "charge-recurring":
      return has("charge-succeeded") ? "charge-fails" : undefined;
    case "issue-token":
      return has("token-issued") ? "token-ends-early" : undefined;
    default:
      return undefined;
  }
}

function underFault(
  world: WorldView,
  command: Command,
  { events }: Decision,
  { fault, parameters }: FaultRule,
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
    default:
      return { events };
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
