import type { InvoiceSequence, SequenceStep } from "../../spec/generated/control.types.js";
import { isPagePath } from "../api/paths.js";
import type { Callback } from "../domain/callback.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { Invoice } from "../domain/invoice.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { callName } from "./call-verdict.js";
import { transactionOf } from "./views.js";

type Participant = SequenceStep["from"];

/** A step with its place among the others. */
interface Step extends Omit<SequenceStep, "at" | "count"> {
  readonly order: number;
  readonly at: EpochMs;
  /** What it is a part of: a call and its reply are one exchange. */
  readonly exchange: string;
}

/** What distinguishes a step from a plain message that was seen. */
type Facts = Partial<Omit<Step, "from" | "to" | "label">> & Pick<Step, "order" | "at">;

const STEPS_MAX = 200;

/** In a longer life, the same exchange several times in a row is one. */
const FOLDED_OVER = 60;

/** Whether a request is about an invoice: it names it, or only its order. */
export function isCallAbout({ transactionNo, order }: Invoice): (entry: JournalEntry) => boolean {
  const quoted = JSON.stringify(order.orderNumber);
  const asked = new URLSearchParams({ orderNumber: order.orderNumber }).toString();
  return (entry) => {
    const named = transactionOf(entry);
    if (named !== null) return named === transactionNo;
    return entry.path.includes(asked) || (entry.requestBody?.includes(quoted) ?? false);
  };
}

/** Who called whom for an invoice, from its events and its calls. The latest steps of a long life. */
export function sequenceOf(
  logged: readonly LoggedEvent[],
  calls: readonly JournalEntry[],
  callbacks: { get(id: string): Callback | undefined },
): InvoiceSequence {
  const known = calls.map((call, n) => ({ call, rank: n / (calls.length + 1) }));
  const steps = [
    ...logged.flatMap((one) => stepsOfEvent(one, visitThatLedTo(one, known), callbacks)),
    ...known.flatMap(stepsOfCall),
  ];
  steps.sort((a, b) => a.order - b.order);
  const all = steps.length > FOLDED_OVER ? counted(steps) : steps.map((step) => shown(step, 1));
  const latest = all.slice(-STEPS_MAX);
  return { steps: latest, earlier: all.length - latest.length };
}

function message(from: Participant, to: Participant, label: string, facts: Facts): Step {
  return {
    ...{ from, to, label, detail: "", isReply: false, isBad: false, isInferred: false },
    ...{ fault: null, state: null, seq: null, requestId: null, callbackId: null },
    exchange: label,
    ...facts,
  };
}

/** A call with its position among the others, from 0 to 1. */
interface Ranked {
  readonly call: JournalEntry;
  readonly rank: number;
}

/** The customer's browser requests pages, and the shop everything else. */
const isVisit = ({ operationId, path }: JournalEntry): boolean =>
  operationId === null && isPagePath(path.split("?", 1)[0] ?? "");

/** The visit to a page whose form made something happen. */
function visitThatLedTo({ seq }: LoggedEvent, known: readonly Ranked[]): Ranked | undefined {
  return known.find(({ call }) => {
    const { after, position } = call;
    const isForm = call.method === "POST" && isVisit(call);
    return isForm && typeof after === "number" && after < seq && seq <= (position?.seq ?? 0);
  });
}

/** Calls share the room after an event; what belongs to one is just beside it. */
const BETWEEN = 0.3;
const JUST = 0.0001;

/** The position of the reply to a call. */
const replied = ({ call, rank }: Ranked): number =>
  (call.position?.seq ?? 0) + 0.5 + rank * BETWEEN + JUST;

/** A call after the events before it and the calls that were answered before; its reply after its own. */
function stepsOfCall({ call, rank }: Ranked): readonly Step[] {
  const { id: requestId, at, status, code, after, position, injected = [] } = call;
  const isBad = status === null || status >= 400 || code !== null;
  const caller = isVisit(call) ? "customer" : "shop";
  const reply = status === null ? "no reply" : `${status}${code === null ? "" : ` ${code}`}`;
  const order = (after ?? position?.seq ?? 0) + 0.5 + rank * BETWEEN;
  const fault = injected.map((one) => one.fault).join(", ") || null;
  const exchange = callName(call);
  const typed = message("customer", "shop", "types", { at, order: order - JUST, isInferred: true });
  return [
    ...(call.operationId === "processPayment" ? [typed] : []),
    message(caller, "gateway", exchange, { at, order, isBad, requestId }),
    message("gateway", caller, reply, {
      ...{ at, order: replied({ call, rank }), isReply: true, isBad, fault, requestId, exchange },
    }),
  ];
}

/** The steps of an event, without those that a page request shows already. */
function stepsOfEvent(
  { seq, event }: LoggedEvent,
  visit: Ranked | undefined,
  callbacks: { get(id: string): Callback | undefined },
): readonly Step[] {
  const { at } = event;
  const seen = { at, order: seq, seq };
  const inferred = (before: number) => ({ at, order: seq - before, seq, isInferred: true });
  const state = (label: string, came: Step["state"]) =>
    message("gateway", "gateway", label, { ...seen, state: came });
  const asks = message("gateway", "bank", "asks", inferred(0.2));
  switch (event.type) {
    case "invoice-created":
      return [state("", "pending")];
    case "sms-sent":
      return [message("gateway", "phone", "SMS", { ...seen, detail: event.about })];
    case "invoice-paid": {
      // The customer's input at the shop for a wallet precedes the call that it caused.
      const isShown = event.via === "wallet" || visit !== undefined;
      const method = event.method ?? "";
      const pays = message("customer", "gateway", "pays", { ...inferred(0.3), detail: method });
      const approved = message("bank", "gateway", "approved", { ...inferred(0.1), isReply: true });
      return [...(isShown ? [] : [pays]), asks, approved, state(method, "paid")];
    }
    case "payment-declined": {
      const facts = { ...inferred(0.05), isReply: true, isBad: true };
      return [asks, message("bank", "gateway", event.code, facts)];
    }
    case "invoice-canceled": {
      const isUnseen = event.by === "customer" && !visit;
      const cancels = message("customer", "gateway", "cancels", inferred(0.1));
      return [...(isUnseen ? [cancels] : []), state(event.by, "canceled")];
    }
    case "invoice-refunded":
    case "refund-failed":
      return refundSteps(event, inferred, state);
    case "callback-redirected":
    case "callback-attempted":
    case "callback-answered":
      return callbackSteps(event, seen, visit, callbacks);
    default:
      return [];
  }
}

function refundSteps(
  { type }: DomainEvent,
  inferred: (before: number) => Facts,
  state: (label: string, came: Step["state"]) => Step,
): readonly Step[] {
  const isBad = type === "refund-failed";
  const came = isBad ? "refund-failed" : "refunded";
  return [
    message("gateway", "bank", "returns", inferred(0.2)),
    message("bank", "gateway", came, { ...inferred(0.1), isReply: true, isBad }),
    state("", came),
  ];
}

type CallbackStepEvent = DomainEvent & {
  readonly type: "callback-redirected" | "callback-attempted" | "callback-answered";
};

function callbackSteps(
  event: CallbackStepEvent,
  seen: Facts,
  visit: Ranked | undefined,
  callbacks: { get(id: string): Callback | undefined },
): readonly Step[] {
  const { callbackId } = event;
  const facts = { ...seen, callbackId, exchange: "callback" };
  switch (event.type) {
    case "callback-redirected": {
      // The customer's browser goes to the shop with the answer to the form that it sent.
      const order = visit ? replied(visit) + JUST : seen.order;
      return [message("customer", "shop", "callback", { ...facts, order, isInferred: true })];
    }
    case "callback-attempted": {
      const fault = callbacks.get(callbackId)?.injected?.fault ?? null;
      return [message("gateway", "shop", "callback", { ...facts, fault })];
    }
    case "callback-answered": {
      const { outcome, status } = event.result;
      const isBad = outcome !== "delivered";
      const label = String(status ?? outcome);
      return [
        message("shop", "gateway", label, { ...facts, detail: outcome, isReply: true, isBad }),
      ];
    }
  }
}

/** The same exchange several times in a row becomes one, with how often. */
function counted(steps: readonly Step[]): readonly SequenceStep[] {
  const kept: { readonly step: Step; count: number }[] = [];
  for (const step of steps) {
    const same = kept.slice(-2).find(({ step: { label, from, exchange, state } }) => {
      const isSame = label === step.label && from === step.from && exchange === step.exchange;
      return isSame && state === null;
    });
    if (same && step.state === null) same.count += 1;
    else kept.push({ step, count: 1 });
  }
  return kept.map(({ step, count }) => shown(step, count));
}

function shown({ order: _, exchange: __, at, ...step }: Step, count: number): SequenceStep {
  return { ...step, at: toIso(at), count };
}
