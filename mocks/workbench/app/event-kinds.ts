import type { Event } from "../../../spec/generated/control.types.js";
import type { Counted } from "./words.js";

/** A list of the page, by what its rows are. */
export type Topic =
  | "invoices"
  | "recurring"
  | "sessions"
  | "calls"
  | "callbacks"
  | "sms"
  | "settlements"
  | "events";

export const LANES = ["invoices", "charges", "callbacks", "phone", "calls"] as const;
export type Lane = (typeof LANES)[number];

/** The shape of a mark on the time line. */
export type MarkShape = "good" | "bad" | "plain" | "injected" | "due" | "phone";

/** What an event means to the page. */
interface EventKind {
  /** The list that it changes, besides that of the events. */
  readonly topic?: Topic;
  /** The list in which it adds a row. */
  readonly adds?: "invoices" | "recurring" | "callbacks" | "phone";
  /** The status of its invoice from then on. */
  readonly status?: "pending" | "paid" | "canceled";
  /** The refund of its invoice from then on, or null. */
  readonly refund?: "refunded" | "failed" | null;
  /** Whether it may change what is due. */
  readonly plans?: true;
  /** Its mark on the time line. */
  readonly mark?: {
    readonly lane: Lane;
    readonly shape: MarkShape | ((event: Event) => MarkShape);
  };
  /** How it is announced. */
  readonly announced?: Counted;
  /**
   * Whether it always follows from another event, or from which types at the same instant. A step back in
   * time passes over it, because going back to between the two would only make it again.
   */
  readonly follows?: "always" | readonly string[];
}

const INVOICE = { topic: "invoices", plans: true } as const;
const RECURRING = { topic: "recurring", plans: true } as const;
const CALLBACK = { topic: "callbacks", plans: true } as const;
const CHARGES = ["charge-succeeded", "charge-failed", "charges-arranged"];

/** What each type of event means to the page: lists, counts, time line, announcements and steps back. */
export const EVENT_KINDS = {
  "invoice-created": {
    ...INVOICE,
    adds: "invoices",
    status: "pending",
    announced: "newInvoices",
  },
  "invoice-paid": {
    ...INVOICE,
    status: "paid",
    announced: "paidInvoices",
    follows: ["otp-used"],
  },
  "invoice-canceled": {
    ...INVOICE,
    status: "canceled",
    announced: "canceledInvoices",
  },
  "invoice-refunded": { ...INVOICE, refund: "refunded" },
  "refund-failed": { topic: "invoices", refund: "failed" },
  "payment-declined": { topic: "invoices" },

  "recurring-registered": { ...RECURRING, adds: "recurring" },
  "recurring-started": RECURRING,
  "recurring-completed": { ...RECURRING, follows: CHARGES },
  "recurring-ended": { ...RECURRING, follows: CHARGES },
  "recurring-canceled": RECURRING,
  "charge-succeeded": {
    ...RECURRING,
    mark: { lane: "charges", shape: "good" },
    follows: ["recurring-started"],
  },
  "charge-failed": {
    ...RECURRING,
    mark: { lane: "charges", shape: "bad" },
    follows: ["recurring-started"],
  },
  "charges-arranged": RECURRING,

  "otp-sent": { topic: "sessions" },
  "otp-code-rejected": { topic: "sessions" },
  "otp-used": { topic: "sessions" },
  "sms-sent": {
    topic: "sms",
    adds: "phone",
    mark: { lane: "phone", shape: "phone" },
    announced: "newMessages",
    follows: "always",
  },

  "callback-scheduled": { ...CALLBACK, adds: "callbacks", follows: "always" },
  "callback-redirected": {
    ...CALLBACK,
    adds: "callbacks",
    mark: { lane: "callbacks", shape: "good" },
    follows: "always",
  },
  "callback-dropped": {
    ...CALLBACK,
    adds: "callbacks",
    mark: { lane: "callbacks", shape: "injected" },
    follows: "always",
  },
  "callback-released": { ...CALLBACK, follows: "always" },
  "callback-attempted": CALLBACK,
  "callback-answered": {
    ...CALLBACK,
    mark: {
      lane: "callbacks",
      shape({ result }) {
        return (result as { readonly outcome: string }).outcome === "delivered" ? "good" : "bad";
      },
    },
    follows: "always",
  },
  "callback-resend-asked": CALLBACK,

  "orders-settled": { topic: "settlements", plans: true },
  "settlement-postponed": { topic: "settlements", plans: true },

  "clock-set": { plans: true },
  "sandbox-opened": {},
  "settings-changed": {},
  "label-added": {},
  "merchants-seeded": {},
  "license-checked": {},
  "registration-code-rejected": {},
  "mobile-verified": {},
  "merchant-info-added": {},
  "registration-confirmed": {},
  "merchant-activated": {},
  "merchant-rejected": {},
  "token-issued": {},
  "fault-added": {},
  "fault-removed": {},
  "fault-matched": {},
} as const satisfies Readonly<Record<string, EventKind>>;

/** What an event means to the page; nothing if the page does not know its type. */
export function kindOf({ type }: Pick<Event, "type">): EventKind {
  return Object.hasOwn(EVENT_KINDS, type) ? EVENT_KINDS[type as keyof typeof EVENT_KINDS] : {};
}

/** States to filter a list by, below a title. */
export interface StateGroup {
  readonly title: string;
  readonly states: readonly string[];
}

/** The group of an event type in the menu of the event list. */
function groupOf(type: string): string {
  if (type.startsWith("fault-")) return "faults";
  const { topic } = kindOf({ type });
  if (topic !== undefined) return topic;
  return /merchant|license|registration|mobile/.test(type) ? "merchants" : "sandbox";
}

const TYPES = Object.keys(EVENT_KINDS);

/** All types of events by what they are about. */
export const EVENT_GROUPS: readonly StateGroup[] = [...new Set(TYPES.map(groupOf))].map(
  (title) => ({ title, states: TYPES.filter((type) => groupOf(type) === title) }),
);

/** How the list of events marks one: what failed, what a fault did, and all others. */
export function stateOfEvent(
  event: Pick<Event, "type"> & Readonly<Record<string, unknown>>,
): string {
  const { type, result, injected } = event;
  if (type === "fault-matched") return injected === false ? "ok" : "injected";
  if (type === "callback-dropped") return "injected";
  if (type === "callback-attempted" || type === "callback-scheduled") return "waiting";
  if (type === "callback-answered") {
    return Object(result).outcome === "delivered" ? "ok" : "failed";
  }
  return /declined|failed|rejected|ended/.test(type) ? "failed" : "ok";
}

/** The status of an invoice after its events; undefined if it does not exist. */
export function statusAfter(events: readonly Event[]): EventKind["status"] {
  const last = events.findLast((event) => kindOf(event).status);
  return last && kindOf(last).status;
}

/** The number of the last event before an invoice was closed, or before it was created. */
export function beforeInvoice(events: readonly Event[], transactionNo: string): number {
  const own = events.filter((event) => event.transactionNo === transactionNo);
  const closing = own.findLast((event) =>
    ["paid", "canceled"].includes(kindOf(event).status ?? ""),
  );
  return Math.max(1, ((closing ?? own[0])?.seq ?? 2) - 1);
}

/**
 * The number of the last event before the last step; undefined where there is nothing to take back. It passes
 * over changes of the clock, so that a clock that was set by going back is not what the next step takes
 * back, over what follows from other events, and over the attempts of callbacks that are made at once.
 */
export function beforeLast(events: readonly Event[]): number | undefined {
  const last = events.findLastIndex((_, n) => isStep(events, n));
  const { seq } = events[last] ?? { seq: 1 };
  return seq > 1 ? seq - 1 : undefined;
}

function isStep(events: readonly Event[], n: number): boolean {
  const event = events[n];
  if (!event || event.type === "clock-set") return false;
  const { follows } = kindOf(event);
  if (follows === "always") return false;
  if (event.type === "callback-attempted") return isDue(events.slice(0, n), event.callbackId);
  const before = events.slice(0, n).findLast((earlier) => kindOf(earlier).follows !== "always");
  const isSameInstant = before?.at === event.at;
  return !(isSameInstant && follows?.some((type) => type === before.type));
}

/** Whether the next attempt of a callback fell due: its first one is made at once, unless it was put off. */
function isDue(before: readonly Event[], callbackId: unknown): boolean {
  const last = before.findLast((event) => event.callbackId === callbackId);
  if (last?.type === "callback-scheduled") return last.dueAt !== undefined;
  return last?.type === "callback-answered";
}
