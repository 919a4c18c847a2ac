import type { Event, JournalEntry } from "../../../spec/generated/control.types.js";

/** Who takes part in the life of an invoice. */
export const ACTORS = ["shop", "gateway", "phone", "customer", "bank"] as const;
export type Actor = (typeof ACTORS)[number];

/** A step of the diagram: something that one told another, or a state that the gateway came to. */
export interface Step {
  /** Its place in the order of things. */
  readonly order: number;
  readonly at: number;
  readonly from: Actor;
  readonly to: Actor;
  readonly name: string;
  readonly detail: string;
  readonly isReply: boolean;
  readonly isBad: boolean;
  /** Nobody saw it: it must have been so, by what followed. */
  readonly isInferred: boolean;
  /** The state that the invoice came to here. */
  readonly state?: string;
}

type Calls = readonly Pick<
  JournalEntry,
  "id" | "at" | "operationId" | "path" | "status" | "code" | "after" | "place"
>[];

const FOLDED_OVER = 60;

/** The steps of an invoice's life in their order, from its events and its calls. */
export function stepsOf(events: readonly Event[], calls: Calls): readonly Step[] {
  const ordered = calls.toSorted((a, b) => a.id - b.id);
  const steps = [
    ...events.flatMap(stepsOfEvent),
    ...ordered.flatMap((call, n) => stepsOfCall(call, n / (ordered.length + 1))),
  ];
  steps.sort((a, b) => a.order - b.order);
  return steps.length > FOLDED_OVER ? folded(steps) : steps;
}

/** A call after the events before it and the calls that were answered before; its reply after its own. */
function stepsOfCall(call: Calls[number], rank: number): readonly Step[] {
  const { at, operationId, path, status, code, after, place } = call;
  const last = place?.seq ?? 0;
  const isBad = status === null || status >= 400 || code !== null;
  const shared = { at: Date.parse(at), isInferred: false };
  const name = operationId ?? path;
  const reply = status === null ? "no reply" : `${status}${code === null ? "" : ` ${code}`}`;
  const asked = (after ?? last) + 0.5 + rank * BETWEEN;
  const typed = { ...shared, ...way("customer", "shop", "types"), isInferred: true };
  return [
    ...(operationId === "processPayment" ? [{ ...typed, order: asked - JUST }] : []),
    { ...shared, ...way("shop", "gateway", name), order: asked, isBad },
    {
      ...shared,
      ...way("gateway", "shop", reply),
      order: last + 0.5 + rank * BETWEEN + JUST,
      isReply: true,
      isBad,
    },
  ];
}

/** Calls share the room after an event; what belongs to one is just beside it. */
const BETWEEN = 0.3;
const JUST = 0.0001;

function way(from: Actor, to: Actor, name: string, detail = "") {
  return { from, to, name, detail, isReply: false, isBad: false };
}

function stepsOfEvent(event: Event): readonly Step[] {
  const { seq, type } = event;
  const shared = { order: seq, at: Date.parse(event.at), isInferred: false };
  const inferred = { ...shared, order: seq - 0.1, isInferred: true };
  switch (type) {
    case "invoice-created":
      return [{ ...shared, ...way("gateway", "gateway", "", ""), state: "pending" }];
    case "sms-sent":
      return [{ ...shared, ...way("gateway", "phone", "SMS", String(event.about ?? "")) }];
    case "invoice-paid":
      return paidSteps(event, shared, inferred);
    case "payment-declined":
      return [
        { ...inferred, ...way("gateway", "bank", "asks") },
        {
          ...inferred,
          ...way("bank", "gateway", String(event.code ?? "declined")),
          order: seq - 0.05,
          isReply: true,
          isBad: true,
        },
      ];
    case "invoice-canceled":
      return [
        ...(event.by === "customer"
          ? [{ ...inferred, ...way("customer", "gateway", "cancels") }]
          : []),
        { ...shared, ...way("gateway", "gateway", String(event.by)), state: "canceled" },
      ];
    case "invoice-refunded":
    case "refund-failed":
      return refundSteps(event, shared, inferred);
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

function paidSteps(event: Event, shared: Shared, inferred: Shared): readonly Step[] {
  const { order } = shared;
  const method = String(event.method ?? "");
  // What the customer typed at the shop for a wallet stands before the call that it led to.
  const began = event.via === "wallet" ? [] : [way("customer", "gateway", "pays", method)];
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
