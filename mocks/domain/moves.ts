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
  // A refund is not a state: the description names three, and the receipt remains.
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

export type SessionStatus = "open" | "used" | "replaced" | "blocked";

/** The life of a payment session of a wallet. One that is not used ends by time alone, without an event. */
export const SESSION_MOVES: Moves<SessionStatus> = {
  open: {
    "otp-code-rejected": "open",
    "otp-used": "used",
    "otp-replaced": "replaced",
    "otp-blocked": "blocked",
  },
  used: {},
  replaced: {},
  blocked: {},
};

export type RegistrationStatus =
  | "code-sent"
  | "verified"
  | "described"
  | "confirming"
  | "active"
  | "rejected"
  | "blocked";

/** The life of a merchant's registration. It waits for the merchant's approval without an end. */
export const REGISTRATION_MOVES: Moves<RegistrationStatus> = {
  "code-sent": {
    "registration-code-rejected": "code-sent",
    "registration-blocked": "blocked",
    "mobile-verified": "verified",
  },
  verified: { "merchant-info-added": "described" },
  described: { "merchant-info-added": "described", "registration-confirmed": "confirming" },
  confirming: { "merchant-activated": "active", "merchant-rejected": "rejected" },
  active: {},
  rejected: {},
  blocked: {},
};

/** `held`, `dropped`: what faults make of it. */
export type CallbackStatus =
  | "waiting"
  | "held"
  | "in-flight"
  | "delivered"
  | "redirected"
  | "failed"
  | "dropped";

/** How the life of a callback begins. */
export const CALLBACK_BEGINNINGS = {
  "callback-scheduled": "waiting",
  "callback-held": "held",
  "callback-redirected": "redirected",
  "callback-dropped": "dropped",
} as const satisfies Readonly<Record<string, CallbackStatus>>;

/** The life of a callback. A tester can have it made again whenever it is not under way. */
export const CALLBACK_MOVES: Moves<CallbackStatus> = {
  waiting: { "callback-attempted": "in-flight", "callback-resend-asked": "waiting" },
  held: {
    "callback-attempted": "in-flight",
    "callback-released": "waiting",
    "callback-resend-asked": "waiting",
  },
  "in-flight": {
    "callback-delivered": "delivered",
    "callback-retried": "waiting",
    "callback-failed": "failed",
  },
  delivered: { "callback-resend-asked": "waiting" },
  redirected: { "callback-resend-asked": "waiting" },
  failed: { "callback-resend-asked": "waiting" },
  dropped: { "callback-resend-asked": "waiting" },
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
