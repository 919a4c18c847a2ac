import type { Invoice } from "./invoice.js";
import type { Recurring } from "./recurring.js";
import type { EpochMs } from "./time.js";
import { invoicesOf, type WorldView } from "./world.js";

/** What a shop tells its customer about an order. */
export const STATEMENTS = ["paid", "delivered", "canceled", "not charged", "refunded"] as const;
export type Statement = (typeof STATEMENTS)[number];

/** A statement about an order, made by a test that saw its shop make it. */
export interface StatementCommand {
  readonly type: "add-statement";
  /** An order number, a transaction number, or the id of a recurring payment. */
  readonly order: string;
  readonly says: Statement;
}

/** An invoice or a recurring payment that a statement is about, as it was at that moment. */
export interface StatementSubject {
  readonly id: string;
  readonly status: string;
}

export interface StatementAdded {
  readonly type: "statement-added";
  readonly at: EpochMs;
  readonly order: string;
  readonly says: Statement;
  /** Empty if the service knew nothing by that name. */
  readonly about: readonly StatementSubject[];
  readonly isTrue: boolean;
}

/** What counts for the truth of a statement. */
interface Standing extends StatementSubject {
  /** Money was taken, and not returned. */
  readonly isCharged: boolean;
  readonly isRefunded: boolean;
  /** Money was taken, or can still be. */
  readonly isInForce: boolean;
}

/** How many invoices of one order number a statement keeps, the latest first. */
const SUBJECTS_MAX = 10;

/** Compares a statement with the world as it is now. */
export function addStatement(
  world: WorldView,
  { order, says }: StatementCommand,
  now: EpochMs,
): StatementAdded {
  const standings = standingsOf(world, order);
  const about = standings.slice(0, SUBJECTS_MAX).map(({ id, status }) => ({ id, status }));
  return { type: "statement-added", at: now, order, says, about, isTrue: TRUE_IF[says](standings) };
}

const isCharged = (one: Standing) => one.isCharged;
const isPaid = (one: Standing) => one.isCharged || one.isRefunded;

const TRUE_IF: { readonly [Each in Statement]: (all: readonly Standing[]) => boolean } = {
  paid: (all) => all.some(isPaid),
  delivered: (all) => all.some(isPaid),
  canceled: (all) => !all.some(({ isInForce }) => isInForce),
  "not charged": (all) => !all.some(isCharged),
  refunded: (all) => all.some(({ isRefunded }) => isRefunded) && !all.some(isCharged),
};

function standingsOf(world: WorldView, order: string): readonly Standing[] {
  const named = world.invoices.get(order);
  const invoices = named ? [named] : invoicesOf(world, order);
  const recurring = world.recurring.get(order);
  return [...invoices.map(ofInvoice), ...(recurring ? [ofRecurring(recurring)] : [])];
}

function ofInvoice({ transactionNo: id, status, refund }: Invoice): Standing {
  const isRefunded = refund?.status === "refunded";
  const isCharged = status === "paid" && !isRefunded;
  const isInForce = isCharged || status === "pending";
  return { id, status: isRefunded ? "refunded" : status, isCharged, isRefunded, isInForce };
}

function ofRecurring({ id, status, chargesDone }: Recurring): Standing {
  const isInForce = status === "registered" || status === "active";
  return { id, status, isCharged: chargesDone > 0, isRefunded: false, isInForce };
}

/** The things that a statement is about, in words. */
export function describeSubjects(about: readonly StatementSubject[]): string {
  if (about.length === 0) return "the service knows no such order";
  return about.map(({ id, status }) => `${id} is ${status}`).join(", ");
}
