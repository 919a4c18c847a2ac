/** From each status, what can happen and which status it leads to. The diagrams are drawn from it. */
export type Moves<Status extends string> = {
  readonly [From in Status]: { readonly [event: string]: Status };
};

export type InvoiceStatus = "pending" | "paid" | "canceled";

/** The life of an invoice. */
export const INVOICE_MOVES: Moves<InvoiceStatus> = {
  pending: {
    "invoice-paid": "paid",
    "payment-declined": "pending",
    "invoice-canceled": "canceled",
  },
  // A refund is no state of its own: the description names three, and the receipt stands.
  paid: { "invoice-refunded": "paid", "refund-failed": "paid" },
  canceled: {},
};

export type RecurringStatus = "registered" | "active" | "canceled" | "completed" | "ended";

/** The life of a recurring payment. */
export const RECURRING_MOVES: Moves<RecurringStatus> = {
  registered: {
    "charges-arranged": "registered",
    "recurring-started": "active",
    "recurring-canceled": "canceled",
  },
  active: {
    "charge-succeeded": "active",
    "charge-failed": "active",
    "charges-arranged": "active",
    "recurring-completed": "completed",
    "recurring-ended": "ended",
    "recurring-canceled": "canceled",
  },
  canceled: {},
  completed: {},
  ended: {},
};

/** Whether an event can happen in a status. */
export function canHappen<Status extends string>(
  moves: Moves<Status>,
  status: Status,
  event: string,
): boolean {
  return moves[status][event] !== undefined;
}

/** The status after an event. Throws when the event cannot happen: such a log is broken. */
export function statusAfter<Status extends string>(
  moves: Moves<Status>,
  status: Status,
  event: string,
): Status {
  const next = moves[status][event];
  if (next === undefined) throw new Error(`${event} cannot happen to what is ${status}`);
  return next;
}
