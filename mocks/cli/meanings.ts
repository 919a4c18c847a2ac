import type { Event, InvoiceRecord } from "../../spec/generated/control.types.js";
import {
  describeStatus,
  formatEvent,
  type PrintedRequest,
  partsOfRequest,
} from "../control/format.js";
import type { EventType } from "../domain/events.js";
import { type Line, type Meaning, painted } from "../report/painted.js";

/** What the states of things mean to whoever looks over a list: done, wrong, under way or over. */
const STATES: Readonly<Record<string, Meaning>> = {
  paid: "good",
  delivered: "good",
  redirected: "good",
  used: "good",
  active: "good",
  completed: "good",
  pending: "open",
  waiting: "open",
  held: "open",
  "in-flight": "open",
  open: "open",
  registered: "open",
  retrying: "open",
  failed: "bad",
  dropped: "struck",
  blocked: "bad",
  ended: "bad",
  canceled: "faint",
  expired: "faint",
  replaced: "faint",
};

/** What events mean; the others are neither good nor bad. */
const EVENTS: { readonly [Type in EventType]?: Meaning } = {
  "invoice-paid": "good",
  "otp-used": "good",
  "charge-succeeded": "good",
  "recurring-completed": "good",
  "payment-declined": "bad",
  "otp-code-rejected": "bad",
  "charge-failed": "bad",
  "refund-failed": "bad",
  "recurring-ended": "bad",
  "fault-matched": "struck",
  "callback-dropped": "struck",
};

/** The state of a thing. */
export function stateCell(state: string): Line {
  return painted(state, STATES[state]);
}

/** The state of an invoice: a pending one that was declined is to be looked at. */
export function invoiceCell(invoice: InvoiceRecord): Line {
  const isDeclined = invoice.status === "pending" && invoice.declines.length > 0;
  return painted(describeStatus(invoice), isDeclined ? "bad" : STATES[invoice.status]);
}

/** What an event means. */
export function meaningOf(type: string): Meaning | undefined {
  return EVENTS[type as EventType];
}

/** What happened, in a line under its number. */
export function eventRow(event: Event): Line {
  return painted(formatEvent(event), meaningOf(event.type));
}

/** A request with the colour of its answer, why it was refused, and which faults struck. */
export function requestCell(entry: PrintedRequest): Line {
  const { call, status, operation, why, tolerated, faults, cut } = partsOfRequest(entry);
  return [
    `${call} `,
    { text: status, as: answerMeaning(entry) },
    operation,
    { text: why, as: "bad" },
    { text: tolerated, as: "open" },
    { text: faults, as: "struck" },
    cut,
  ];
}

function answerMeaning({ status, faults }: PrintedRequest): Meaning {
  if (status === null || faults.length > 0) return "struck";
  return status < 400 ? "good" : "bad";
}
