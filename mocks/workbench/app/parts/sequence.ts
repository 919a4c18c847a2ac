import type { Event, JournalEntry } from "../../../../spec/generated/control.types.js";
import { isPagePath } from "../../../api/paths.js";
import { callName } from "./calls.js";

/** The participants of the sequence diagram. */
export const ACTORS = ["shop", "gateway", "phone", "customer", "bank"] as const;
export type Actor = (typeof ACTORS)[number];

/** A step of the diagram: a message, or a new status. */
export interface Step {
  /** Its position in the order of things. */
  readonly order: number;
  readonly at: number;
  readonly from: Actor;
  readonly to: Actor;
  readonly name: string;
  readonly detail: string;
  readonly isReply: boolean;
  readonly isBad: boolean;
  /** Not observed, but inferred from what followed. */
  readonly isInferred: boolean;
  /** The fault that was injected here. */
  readonly fault?: string | undefined;
  /** The state that the invoice came to here. */
  readonly state?: string;
}

/** A message without a problem. */
function way(from: Actor, to: Actor, name: string, detail = "") {
  return { from, to, name, detail, isReply: false, isBad: false };
}

type Calls = readonly Pick<
  JournalEntry,
  | "id"
  | "at"
  | "operationId"
  | "method"
  | "path"
  | "status"
  | "code"
  | "after"
  | "position"
  | "injected"
>[];

/** A call with its position among the others, from 0 to 1. */
interface Ranked {
  readonly call: Calls[number];
  readonly rank: number;
}

/** The customer's browser requests pages, and the shop everything else. */
const isVisit = ({ operationId, path }: Calls[number]): boolean =>
  operationId === null && isPagePath(path.split("?", 1)[0] ?? "");

/** The visit to a page whose form made something happen. */
function visitThatLedTo({ seq }: Event, known: readonly Ranked[]): Ranked | undefined {
  return known.find(({ call }) => {
    const { after, position } = call;
    const isForm = call.method === "POST" && isVisit(call);
    return isForm && typeof after === "number" && after < seq && seq <= (position?.seq ?? 0);
  });
}

/** A call after the events before it and the calls that were answered before; its reply after its own. */
function stepsOfCall({ call, rank }: Ranked): readonly Step[] {
  const { at, operationId, method, path, status, code, after, position, injected = [] } = call;
  const isBad = status === null || status >= 400 || code !== null;
  const shared = { at: Date.parse(at), isInferred: false };
  const caller = isVisit(call) ? "customer" : "shop";
  const name = callName({ operationId, method, path });
  const reply = status === null ? "no reply" : `${status}${code === null ? "" : ` ${code}`}`;
  const asked = (after ?? position?.seq ?? 0) + 0.5 + rank * BETWEEN;
  const typed = { ...shared, ...way("customer", "shop", "types"), isInferred: true };
  return [
    ...(operationId === "processPayment" ? [{ ...typed, order: asked - JUST }] : []),
    { ...shared, ...way(caller, "gateway", name), order: asked, isBad },
    {
      ...shared,
      ...way("gateway", caller, reply),
      order: replied({ call, rank }),
      isReply: true,
      isBad,
      fault: injected.map(({ fault }) => fault).join(", ") || undefined,
    },
  ];
}

/** The position of the reply to a call. */
const replied = ({ call, rank }: Ranked): number =>
  (call.position?.seq ?? 0) + 0.5 + rank * BETWEEN + JUST;

/** Calls share the room after an event; what belongs to one is just beside it. */
const BETWEEN = 0.3;
const JUST = 0.0001;

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

/** The steps of an event, without those that a page request shows already. */
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
  const message = way("bank", "gateway", String(event.code ?? "declined"));
  return [
    { ...inferred, ...way("gateway", "bank", "asks") },
    { ...inferred, ...message, order: event.seq - 0.05, isReply: true, isBad: true },
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
  const message = way("customer", "shop", "callback", String(event.callbackId));
  return { ...inferred, ...message, order: visit ? replied(visit) + JUST : event.seq };
}

function refundSteps(event: Event, shared: Shared, inferred: Shared): readonly Step[] {
  const { order } = shared;
  const isBad = event.type === "refund-failed";
  const state = isBad ? "refund-failed" : "refunded";
  return [
    { ...inferred, ...way("gateway", "bank", "returns"), order: order - 0.2 },
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
  // The customer's input at the shop for a wallet precedes the call that it caused.
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
  const message = way("shop", "gateway", String(status ?? outcome), outcome);
  return [{ ...shared, ...message, isReply: true, isBad: outcome !== "delivered" }];
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

/** The room for the times beside the lanes. */
const TIMES_PX = 76;
const LANE_MOST_PX = 138;
/** A lane is no narrower than the name at its head. */
const LANE_LEAST_PX = 92;

/** The position of the lanes. */
interface Lanes {
  readonly widthPx: number;
  readonly lanePx: number;
  of(actor: Actor): number;
}

/** Lanes for the room that there is; where it is too little, they are wider than it. */
export function lanesIn(roomPx: number): Lanes {
  const share = Math.floor((roomPx - TIMES_PX) / ACTORS.length);
  const lanePx = Math.min(LANE_MOST_PX, Math.max(LANE_LEAST_PX, share));
  const widthPx = TIMES_PX + lanePx * ACTORS.length;
  const of = (actor: Actor) => TIMES_PX + lanePx * (ACTORS.indexOf(actor) + 0.5);
  return { widthPx, lanePx, of };
}

export interface LanesProps {
  readonly lanes: Lanes;
}
