import type { Box, Call, Invoice, Model, Plan } from "./shapes.js";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What the customer pays in each cycle of every plan of the model. */
export const PLAN_AMOUNT = "49.50";

const WAITS = {
  growing: [1, 5, 15, 30, 60, 120, 240, 480, 720, 960].map((minutes) => minutes * MINUTE),
  fixed: Array.from({ length: 10 }, () => 5 * MINUTE),
  none: [],
};

/** Lets time pass in a box: everything that falls due on the way happens, at its own instant. */
export function passTo(model: Model, box: Box, to: number): void {
  for (let due = earliest(box); due.at <= to; due = earliest(box)) {
    box.now = Math.max(box.now, due.at);
    due.happens(model);
  }
  box.now = to;
}

interface Due {
  readonly at: number;
  readonly happens: (model: Model) => void;
}

function earliest(box: Box): Due {
  let first: Due = { at: Number.POSITIVE_INFINITY, happens: () => {} };
  for (const invoice of box.invoices) {
    const at = invoice.status === "pending" ? endOf(invoice) : Number.POSITIVE_INFINITY;
    if (at < first.at) first = { at, happens: () => cancel(box, invoice, "expiry") };
  }
  for (const plan of box.plans) {
    const at = plan.next ?? Number.POSITIVE_INFINITY;
    if (at < first.at) first = { at, happens: () => charge(box, plan) };
  }
  for (const call of box.calls.values()) {
    const at = call.next ?? Number.POSITIVE_INFINITY;
    if (at < first.at) first = { at, happens: (model) => attempt(model, box, call) };
  }
  return first;
}

/** The first instant at which an invoice can no longer be paid. */
export function endOf(invoice: Invoice): number {
  return invoice.created + DAY;
}

export function pay(box: Box, invoice: Invoice, how: "page" | "else"): string | null {
  invoice.status = "paid";
  return notify(box, `/paid?${about(invoice)}`, how === "page");
}

export function cancel(
  box: Box,
  invoice: Invoice,
  by: "customer" | "merchant" | "tester" | "expiry",
): string | null {
  invoice.status = "canceled";
  if (!invoice.hasCancelUrl) return null;
  if (by === "expiry" && box.options["expiry-notifies"] === "no") return null;
  return notify(box, `/canceled?${about(invoice)}`, by === "customer");
}

function about({ no, orderNumber }: Invoice): string {
  return `transactionNo=${no}&orderNumber=${orderNumber}`;
}

/** Notifies the merchant; returns the redirect of the browser, if there is one. */
function notify(box: Box, url: string, hasBrowser: boolean): string | null {
  const channel = box.options["callback-channel"];
  const redirected = hasBrowser && channel !== "gateway";
  const called = !redirected || channel === "both";
  // A message that goes both ways is listed twice: as a redirect, and as a call of its own.
  if (redirected) note(box, `${url}#browser`, { url, tries: 0, next: null, state: "redirected" });
  if (called) note(box, url, { url, tries: 0, next: box.now, state: "waiting" });
  return redirected ? url : null;
}

function note(box: Box, key: string, call: Call): void {
  if (box.calls.has(key)) throw new Error(`the model reported ${key} twice`);
  box.calls.set(key, call);
}

/** Makes one attempt of a call, which the merchant's server takes or does not. */
function attempt(model: Model, box: Box, call: Call): void {
  model.reached.push(call.url);
  call.tries += 1;
  const wait = WAITS[box.options["callback-retry"]][call.tries - 1];
  call.next = model.open || wait === undefined ? null : box.now + wait;
  call.state = model.open ? "delivered" : call.next === null ? "failed" : "waiting";
}

/** The customer agrees: from here the cycles count. */
export function start(box: Box, plan: Plan): void {
  plan.state = "active";
  plan.start = box.now;
  plan.next = box.now;
}

function charge(box: Box, plan: Plan): void {
  const outcome = plan.arranged.shift() ?? "succeed";
  const query = new URLSearchParams({
    recurringId: plan.id,
    status: outcome === "succeed" ? "charged" : "failed",
    amount: PLAN_AMOUNT,
    cycle: String(plan.cycle),
    attempt: String(plan.failed + 1),
  });
  const url = `/charged?${query}`;
  note(box, url, { url, tries: 0, next: box.now, state: "waiting" });
  const isLast = plan.cycle === plan.iterations;
  if (outcome === "succeed") {
    plan.done += 1;
    if (isLast) {
      plan.failed = 0;
      close(plan, "completed");
    } else nextCycle(box, plan);
    return;
  }
  const isRetried = plan.failed < plan.retries;
  // The next cycle takes the place of a retry that would not come before it.
  if (isRetried && !isLast && dueOf(plan, plan.cycle) <= box.now + DAY) return nextCycle(box, plan);
  plan.failed += 1;
  plan.next = box.now + DAY;
  if (!isRetried) close(plan, "ended");
}

function nextCycle(box: Box, plan: Plan): void {
  plan.cycle += 1;
  plan.failed = 0;
  plan.next = Math.max(box.now, dueOf(plan, plan.cycle - 1));
}

/** Ends a plan, for any reason. */
export function close(plan: Plan, state: "canceled" | "completed" | "ended"): void {
  plan.state = state;
  plan.next = null;
}

/** When a plan is due again after so many cycles. */
function dueOf({ kind, days, start: from }: Plan, cycles: number): number {
  const start = from ?? 0;
  if (kind === "Monthly") return monthsAfter(start, cycles);
  const length = { Daily: 1, Weekly: 7, Custom: days ?? 0 }[kind];
  return start + cycles * length * DAY;
}

/** Riyadh is three hours ahead of UTC all year. */
const RIYADH = 3 * HOUR;

/** Month by month on a calendar of its own: the same day in Riyadh, or the last of a shorter month. */
function monthsAfter(from: number, months: number): number {
  const date = new Date(from + RIYADH);
  const count = date.getUTCFullYear() * 12 + date.getUTCMonth() + months;
  const [year, month] = [Math.floor(count / 12), count % 12];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const day = Math.min(date.getUTCDate(), lengths[month] ?? 31);
  const text = [year, month + 1, day].map((part) => String(part).padStart(2, "0")).join("-");
  return Date.parse(`${text}T${date.toISOString().slice(11)}`) - RIYADH;
}
