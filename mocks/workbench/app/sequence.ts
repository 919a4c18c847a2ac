import type { Event } from "../../../spec/generated/control.types.js";
import {
  type Calls,
  JUST,
  type Ranked,
  replied,
  stepsOfCall,
  visitThatLedTo,
} from "./sequence-calls.js";
import { type Step, way } from "./sequence-steps.js";

const FOLDED_OVER = 60;

/** The steps of an invoice's life in their order, from its events and its calls. */
export function stepsOf(events: readonly Event[], calls: Calls): readonly Step[] {
  const ordered = calls.toSorted((a, b) => a.id - b.id);
  const known = ordered.map((call, n) => ({ call, rank: n / (ordered.length + 1) }));
  const steps = [
    ...events.flatMap((event) => stepsOfEvent(event, visitThatLedTo(event, known))),
    ...known.flatMap(stepsOfCall),
  ];
  steps.sort((a, b) => a.order - b.order);
  return steps.length > FOLDED_OVER ? folded(steps) : steps;
}

/** What an event tells; what a visit to a page shows already is not inferred besides. */
function stepsOfEvent(event: Event, visit: Ranked | undefined): readonly Step[] {
  const { seq, type } = event;
  const shared = { order: seq, at: Date.parse(event.at), isInferred: false };
  const inferred = { ...shared, order: seq - 0.1, isInferred: true };
  switch (type) {
    case "invoice-created":
      return [{ ...shared, ...way("gateway", "gateway", "", ""), state: "pending" }];
    case "sms-sent":
      return [{ ...shared, ...way("gateway", "phone", "SMS", String(event.about ?? "")) }];
    case "invoice-paid":
      return paidSteps(event, visit, shared, inferred);
    case "payment-declined":
      return declinedSteps(event, inferred);
    case "invoice-canceled":
      return canceledSteps(event, visit, shared, inferred);
    case "invoice-refunded":
    case "refund-failed":
      return refundSteps(event, shared, inferred);
    case "callback-redirected":
      return [redirectedStep(event, visit, inferred)];
    case "callback-attempted":
      return [{ ...shared, ...way("gateway", "shop", "callback", String(event.callbackId)) }];
    case "callback-answered":
      return answeredSteps(event, shared);
    default:
      return [];
  }
}

interface Shared {
  readonly order: number;
  readonly at: number;
  readonly isInferred: boolean;
}

function declinedSteps(event: Event, inferred: Shared): readonly Step[] {
  const told = way("bank", "gateway", String(event.code ?? "declined"));
  return [
    { ...inferred, ...way("gateway", "bank", "asks") },
    { ...inferred, ...told, order: event.seq - 0.05, isReply: true, isBad: true },
  ];
}

function canceledSteps(
  event: Event,
  visit: Ranked | undefined,
  shared: Shared,
  inferred: Shared,
): readonly Step[] {
  const isUnseen = event.by === "customer" && !visit;
  return [
    ...(isUnseen ? [{ ...inferred, ...way("customer", "gateway", "cancels") }] : []),
    { ...shared, ...way("gateway", "gateway", String(event.by)), state: "canceled" },
  ];
}

/** The customer's browser goes to the shop with the answer to the form that it sent. */
function redirectedStep(event: Event, visit: Ranked | undefined, inferred: Shared): Step {
  const told = way("customer", "shop", "callback", String(event.callbackId));
  return { ...inferred, ...told, order: visit ? replied(visit) + JUST : event.seq };
}

function refundSteps(event: Event, shared: Shared, inferred: Shared): readonly Step[] {
  const { order } = shared;
  const isBad = event.type === "refund-failed";
  const state = isBad ? "refund-failed" : "refunded";
  return [
    { ...inferred, ...way("gateway", "bank", "refunds"), order: order - 0.2 },
    { ...inferred, ...way("bank", "gateway", state), order: order - 0.1, isReply: true, isBad },
    { ...shared, ...way("gateway", "gateway", ""), state },
  ];
}

function paidSteps(
  event: Event,
  visit: Ranked | undefined,
  shared: Shared,
  inferred: Shared,
): readonly Step[] {
  const { order } = shared;
  const method = String(event.method ?? "");
  // What the customer typed at the shop for a wallet stands before the call that it led to.
  const isShown = event.via === "wallet" || visit !== undefined;
  const began = isShown ? [] : [way("customer", "gateway", "pays", method)];
  return [
    ...began.map((step) => ({ ...inferred, ...step, order: order - 0.3 })),
    { ...inferred, ...way("gateway", "bank", "asks"), order: order - 0.2 },
    { ...inferred, ...way("bank", "gateway", "approved"), order: order - 0.1, isReply: true },
    { ...shared, ...way("gateway", "gateway", method), state: "paid" },
  ];
}

function answeredSteps(event: Event, shared: Shared): readonly Step[] {
  const { outcome, status } = event.result as {
    readonly outcome: string;
    readonly status: number | null;
  };
  const told = way("shop", "gateway", String(status ?? outcome), outcome);
  return [{ ...shared, ...told, isReply: true, isBad: outcome !== "delivered" }];
}

/** The same exchange several times in a row becomes one, with how often. */
function folded(steps: readonly Step[]): readonly Step[] {
  const kept: { step: Step; count: number }[] = [];
  for (const step of steps) {
    const same = kept.slice(-2).find(({ step: { name, from, to, state } }) => {
      return name === step.name && from === step.from && to === step.to && state === undefined;
    });
    if (same && step.state === undefined) same.count += 1;
    else kept.push({ step, count: 1 });
  }
  return kept.map(({ step, count }) =>
    count > 1 ? { ...step, name: `${step.name} ×${count}` } : step,
  );
}
