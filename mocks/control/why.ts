import type { WhyResult, WhyStep } from "../../spec/generated/control.types.js";
import { invoiceNumberOf } from "../domain/callback.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import { expiresAt, type Invoice } from "../domain/invoice.js";
import { toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { describeNews } from "./describe-event.js";
import { eventView } from "./views.js";

/** Why an invoice is in the state it is in: a verdict, and the events that led there. */
export function whyOf(invoice: Invoice, concerning: readonly LoggedEvent[]): WhyResult {
  const { transactionNo, status } = invoice;
  const chain = chainOf(concerning);
  const verdict = invoiceVerdict(invoice);
  const { code, ...values } = verdict;
  return {
    transactionNo,
    status,
    because: sentenceOf(transactionNo, verdict),
    code,
    values,
    chain,
  };
}

/** Events as steps that led somewhere; those that are only planned are left out. */
export function chainOf(
  concerning: readonly LoggedEvent[],
  textOf: (event: DomainEvent) => string | undefined = describeNews,
): WhyStep[] {
  return concerning.flatMap((one) => {
    const text = textOf(one.event);
    if (text === undefined) return [];
    const { seq, at, type, ...values } = eventView(one);
    return [{ seq, at, text, type, values }];
  });
}

/** A verdict as data: what the sentence says, and what another language needs to say it. */
type InvoiceVerdict = { readonly declines: number } & (
  | { readonly code: "unpaid"; readonly until: string }
  | {
      readonly code: "paid";
      readonly at: string;
      readonly method: string;
      readonly via: string;
      readonly refundedAt?: string;
      readonly refundedBy?: string;
    }
  | { readonly code: "expired"; readonly at: string }
  | { readonly code: "canceled"; readonly at: string; readonly by: string }
);

function invoiceVerdict(invoice: Invoice): InvoiceVerdict {
  const { status, method, via, canceledBy, closedAt, refund } = invoice;
  const declines = invoice.declines.length;
  const at = closedAt === null ? "" : toIso(closedAt);
  const isRefunded = refund?.status === "refunded";
  const refunded = isRefunded ? { refundedAt: toIso(refund.at), refundedBy: refund.by } : {};
  switch (status) {
    case "pending":
      return { code: "unpaid", declines, until: toIso(expiresAt(invoice)) };
    case "paid":
      return { code: "paid", declines, at, method: String(method), via: String(via), ...refunded };
    case "canceled":
      return canceledBy === "expiry"
        ? { code: "expired", declines, at }
        : { code: "canceled", declines, at, by: String(canceledBy) };
  }
}

function sentenceOf(transactionNo: string, verdict: InvoiceVerdict): string {
  const { declines } = verdict;
  const declined = declines === 0 ? "" : ` after ${count(declines, "declined payment")}`;
  const is = (state: string) => `invoice ${transactionNo} is ${state}${declined}`;
  switch (verdict.code) {
    case "unpaid":
      return `${is("pending")}: nobody has paid or canceled it, and it can be paid until ${verdict.until}`;
    case "paid":
      return `${is("paid")}: it was paid by ${verdict.method} (${verdict.via}) at ${verdict.at}${refundOf(verdict)}`;
    case "expired":
      return `${is("canceled")}: 24 hours passed without a payment, at ${verdict.at}`;
    case "canceled":
      return `${is("canceled")}: the ${verdict.by} canceled it at ${verdict.at}`;
  }
}

function refundOf({ refundedAt, refundedBy }: InvoiceVerdict & { readonly code: "paid" }): string {
  return refundedAt === undefined ? "" : `, and refunded by the ${refundedBy} at ${refundedAt}`;
}

/** Whether an event is about an invoice. */
export function concerns(
  event: DomainEvent,
  transactionNo: string,
  world: Pick<WorldView, "otpSessions" | "callbacks">,
): boolean {
  if ("transactionNo" in event) return event.transactionNo === transactionNo;
  if (event.type === "otp-code-rejected" || event.type === "otp-used") {
    return world.otpSessions.get(event.id)?.transactionNo === transactionNo;
  }
  if (!("callbackId" in event)) return false;
  const about = world.callbacks.get(event.callbackId)?.about;
  return about !== undefined && invoiceNumberOf(about) === transactionNo;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
