import type {
  CallbackRecord,
  ClockView,
  Event,
  InvoiceOutcome,
  InvoiceRecord,
} from "../../spec/generated/control.types.js";
import { describeEvent } from "../domain/events.js";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, toLocal } from "../domain/time.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { viewedEvent } from "./views.js";

/** What the control API answers, in lines for a person. */

/** What time it is, how the clock goes, and what it is waiting for. */
export function formatClock(clock: ClockView): readonly string[] {
  const { now, nextDue } = clock;
  const next = nextDue
    ? `${toLocal(nextDue.at)}, ${nextDue.what}${nextDue.what === "settlement" ? "" : ` of ${nextDue.about}`}`
    : "nothing is due, whatever the time";
  return [`now   ${toLocal(now)}, ${describeClock(clock)}`, `next  ${next}`];
}

function describeClock({ mode, offsetMs }: ClockView): string {
  switch (mode) {
    case "real":
      return "runs with real time";
    case "shifted":
      return `runs, ${formatDuration(offsetMs)} ${offsetMs < 0 ? "behind" : "ahead of"} real time`;
    case "frozen":
      return "frozen";
  }
}

/** What happened, under its number: the number is what rewind and fork take. */
export function formatEvent(shown: Event): string {
  const { seq, at } = shown;
  return `${String(seq).padStart(5)}  ${toLocal(at)}  ${describeEvent(viewedEvent(shown).event)}`;
}

/** An invoice after something was done to it, and the calls that the merchant got for that. */
export function formatOutcome({ invoice, callbacks }: InvoiceOutcome): readonly string[] {
  return [`invoice ${formatInvoice(invoice)}`, ...callbacks.map(formatCallback)];
}

/** An invoice by its number, its order and its state. */
export function formatInvoice(invoice: InvoiceRecord): string {
  const { transactionNo, orderNumber, amount, currency } = invoice;
  const sum = `${amount.toFixed(2)} ${currency}`;
  return `${transactionNo}, order ${orderNumber}, ${sum}: ${describeStatus(invoice)}`;
}

const REFUNDS = { refunded: ", refunded", failed: ", a refund failed" } as const;

/** The state of an invoice with what led there. */
export function describeStatus({
  status,
  method,
  via,
  canceledBy,
  declines,
  refund,
}: InvoiceRecord): string {
  if (status === "paid") return `paid by ${method} (${via})${refund ? REFUNDS[refund.status] : ""}`;
  if (status === "canceled") return `canceled by ${canceledBy}`;
  const last = declines.at(-1);
  return last ? `pending, declined: ${last.code}, ${last.message}` : "pending";
}

/** A callback with what it calls and the result. */
export function formatCallback(callback: CallbackRecord): string {
  const { id, kind, method, url, state } = callback;
  return `callback ${id} (${kind}) ${state}: ${method} ${url}${describeLastAttempt(callback)}`;
}

/** How the last attempt ended, and when the next one is. */
export function describeLastAttempt({ url, attempts, nextAttemptAt }: CallbackRecord): string {
  const last = attempts.at(-1);
  // The address is already in the same line.
  const lastError = last ? ` — ${last.detail.replace(` at ${url}`, "")}` : "";
  return nextAttemptAt === null
    ? lastError
    : `${lastError}; next attempt at ${toLocal(nextAttemptAt)}`;
}

/** What is printed of a request. */
export type PrintedRequest = Pick<
  JournalEntry,
  "method" | "path" | "operationId" | "status" | "explanation" | "tolerated" | "faults" | "cut"
>;

/** A request: what was called, what it was answered and why. */
export function formatRequest(entry: PrintedRequest): string {
  const { call, status, operation, why, tolerated, faults, cut } = partsOfRequest(entry);
  return `${call} ${status}${operation}${why}${tolerated}${faults}${cut}`;
}

/** The parts of that line; those of which there is nothing to say are empty. */
export function partsOfRequest(entry: PrintedRequest) {
  const { method, path, status, operationId, explanation, tolerated, faults, cut } = entry;
  return {
    call: `${method} ${path}`,
    status: String(status ?? "no answer"),
    operation: operationId === null ? "" : ` ${operationId}`,
    why: explanation === null ? "" : ` — ${explanation}`,
    tolerated: tolerated.length === 0 ? "" : ` (tolerated: ${tolerated.join("; ")})`,
    faults: faults.length === 0 ? "" : ` (fault: ${faults.join("; ")})`,
    cut: cut.length === 0 ? "" : ` (kept in part: ${cut.join(", ")})`,
  };
}

const STEPS = [
  ["d", DAY_MS],
  ["h", HOUR_MS],
  ["m", MINUTE_MS],
  ["s", SECOND_MS],
  ["ms", 1],
] as const;

/** A length of time for a person to read: 129600250 is `1d12h250ms`. */
export function formatDuration(lengthMs: number): string {
  let rest = Math.abs(lengthMs);
  const parts = STEPS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? "" : `${count}${unit}`;
  });
  return parts.join("") || "0s";
}
