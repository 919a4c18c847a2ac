import type { WhyResult } from "../../spec/generated/control.types.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import { expiresAt, type Invoice } from "../domain/invoice.js";
import { toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { describeEvent } from "./describe-event.js";

/** Why an invoice is in the state it is in: a verdict, and the events that led there. */
export function whyOf(
  invoice: Invoice,
  world: WorldView,
  logged: readonly LoggedEvent[],
): WhyResult {
  const { transactionNo } = invoice;
  const chain = logged
    .filter(({ event }) => concerns(event, transactionNo, world))
    .flatMap(({ seq, event }) => {
      const text = describeEvent(event);
      return text === undefined ? [] : [{ seq, at: toIso(event.at), text }];
    });
  return { transactionNo, status: invoice.status, because: verdict(invoice), chain };
}

function verdict(invoice: Invoice): string {
  const { transactionNo, status, method, via, canceledBy, declines } = invoice;
  const at = invoice.closedAt === null ? "" : toIso(invoice.closedAt);
  const declined =
    declines.length === 0 ? "" : ` after ${count(declines.length, "declined payment")}`;
  switch (status) {
    case "pending":
      return `invoice ${transactionNo} is pending${declined}: nobody has paid or canceled it, and it can be paid until ${toIso(expiresAt(invoice))}`;
    case "paid":
      return `invoice ${transactionNo} is paid${declined}: it was paid by ${method} (${via}) at ${at}`;
    case "canceled":
      return canceledBy === "expiry"
        ? `invoice ${transactionNo} is canceled${declined}: 24 hours passed without a payment, at ${at}`
        : `invoice ${transactionNo} is canceled${declined}: the ${canceledBy} canceled it at ${at}`;
  }
}

function concerns(event: DomainEvent, transactionNo: string, world: WorldView): boolean {
  if ("transactionNo" in event) return event.transactionNo === transactionNo;
  if (event.type === "otp-code-rejected" || event.type === "otp-used") {
    return world.otpSessions.get(event.id)?.transactionNo === transactionNo;
  }
  if (!("callbackId" in event)) return false;
  const about = world.callbacks.get(event.callbackId)?.about;
  return about !== undefined && about.kind !== "charge" && about.transactionNo === transactionNo;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
