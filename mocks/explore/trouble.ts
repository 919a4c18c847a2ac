import type { ArmedFault } from "./sequence.js";

/** How an answer may go wrong: the first are the kindest. */
const REPLIES: readonly ArmedFault[] = [
  { fault: "lost-reply" },
  { fault: "reset-mid-reply" },
  { fault: "status", status: 500 },
  { fault: "html-504" },
  { fault: "truncated-json" },
  { fault: "reset-before-reply" },
  { fault: "empty-reply" },
  { fault: "rate-limited" },
  { fault: "late-reply" },
  { fault: "hang" },
];
const REFUSED: readonly ArmedFault[] = [{ fault: "empty-401" }, { fault: "status", status: 403 }];

/** What may go wrong with an operation besides its answer. */
const SPECIAL: Readonly<Record<string, readonly ArmedFault[]>> = {
  issueMerchantToken: [{ fault: "token-ends-early" }],
  addInvoice: [...REFUSED, { fault: "callback-before-reply" }],
  getInvoice: REFUSED,
  cancelInvoice: [...REFUSED, { fault: "reply-then-rollback" }, { fault: "paid-while-canceling" }],
  registerPayment: REFUSED,
  listRecurringPayments: REFUSED,
  sendOtp: [{ fault: "otp-sent-but-500" }],
  processPayment: [{ fault: "declined-payment" }],
};

export const CALLBACKS: readonly ArmedFault[] = [
  { fault: "callback-dropped" },
  { fault: "callback-delayed" },
  { fault: "callback-doubled" },
  { fault: "callback-out-of-order" },
  { fault: "callback-wrong-amount" },
  { fault: "callback-forged" },
  { fault: "callback-after-cancel" },
];

export const CHARGES: readonly ArmedFault[] = [
  { fault: "charge-fails" },
  { fault: "callback-doubled" },
  { fault: "charge-taken-callback-lost" },
];

/** Everything that can go wrong with an operation. */
export function troubleOf(operation: string): readonly ArmedFault[] {
  const all = [...REPLIES, ...(SPECIAL[operation] ?? [])];
  return all.map((fault) => {
    // A payment is declined, whichever way it is made.
    return fault.fault === "declined-payment" ? fault : ({ ...fault, operation } as ArmedFault);
  });
}

/** The operations that something can go wrong with. */
export const OPERATIONS = Object.keys(SPECIAL);
