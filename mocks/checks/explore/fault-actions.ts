import type { FaultId } from "../../../spec/generated/faults.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import type { ArmedFault } from "./sequence.js";

/** What meets a fault: an answer, an answer that refuses, a callback, a charge, or one operation. */
type Meeting = "reply" | "refusal" | "callback" | "charge" | "settlement" | OperationId;

/** How sequences use a fault. */
interface FaultUse {
  readonly meets: readonly Meeting[];
  /** Why no sequence uses it. */
  readonly unused?: string;
  /** It keeps its caller waiting until the caller gives up. */
  readonly holdsCaller?: true;
}

/**
 * Every fault of the spec: one without an entry does not compile. Sequences try them in this order, and a
 * failure shrinks towards the first, so the kindest come first.
 */
const FAULT_USES: { readonly [Fault in FaultId]: FaultUse } = {
  "lost-reply": { meets: ["reply"] },
  "reset-mid-reply": { meets: ["reply"] },
  "empty-401": { meets: ["refusal"] },
  status: { meets: ["reply", "refusal"] },
  "html-504": { meets: ["reply"] },
  "truncated-json": { meets: ["reply"] },
  "reset-before-reply": { meets: ["reply"] },
  "empty-reply": { meets: ["reply"] },
  "rate-limited": { meets: ["reply"] },
  "late-reply": { meets: ["reply"] },
  hang: { meets: ["reply"], holdsCaller: true },
  "slow-body": { meets: ["reply"], holdsCaller: true },
  "token-ends-early": { meets: ["issueMerchantToken"] },
  "callback-before-reply": { meets: ["addInvoice"] },
  "reply-then-rollback": { meets: ["cancelInvoice", "processPayment", "refundOrder"] },
  "paid-while-canceling": { meets: ["cancelInvoice"] },
  "otp-sent-but-500": { meets: ["sendOtp"] },
  "declined-payment": { meets: ["processPayment"] },
  "callback-dropped": { meets: ["callback"] },
  "callback-delayed": { meets: ["callback"] },
  "charge-fails": { meets: ["charge"] },
  "callback-doubled": { meets: ["callback", "charge"] },
  "callback-out-of-order": { meets: ["callback"] },
  "callback-wrong-amount": { meets: ["callback"] },
  "callback-forged": { meets: ["callback"] },
  "callback-after-cancel": { meets: ["callback"] },
  "charge-taken-callback-lost": { meets: ["charge"] },
  latency: { meets: [], unused: "late-reply is the same, and later than shops wait" },
  "double-commit": { meets: [], unused: "it breaks the service, whatever the shop does" },
  "missing-field": {
    meets: [],
    unused: "it breaks the contract, so no rule says what a shop must do",
  },
  "wrong-type": {
    meets: [],
    unused: "it breaks the contract, so no rule says what a shop must do",
  },
  "wrong-content-type": { meets: [], unused: "html-504 has one" },
  "malformed-chunk": { meets: [], unused: "reset-mid-reply is the same for a shop" },
  "refund-fails": { meets: ["refundOrder"] },
  "settled-twice": { meets: ["settlement"] },
  "settlement-order-missing": { meets: ["settlement"] },
  "settlement-wrong-amount": { meets: ["settlement"] },
  "refund-after-settlement": { meets: ["settlement"] },
  "settlement-late": { meets: [], unused: "a settlement on command is never late" },
  "callback-unpaid": { meets: [], unused: "a sequence forges such calls itself" },
  "cancel-after-payment": { meets: [], unused: "a sequence forges such calls itself" },
  "otp-undelivered": { meets: [], unused: "a customer without a code can only begin again" },
};

/** The answers that an order or a subscription can do without: the service may refuse them. */
const REFUSABLE: readonly OperationId[] = [
  ...(["addInvoice", "getInvoice", "cancelInvoice"] as const),
  ...(["registerPayment", "listRecurringPayments", "refundOrder"] as const),
];

/** The operations that a fault can affect. */
export const OPERATIONS: readonly OperationId[] = [
  ...(["issueMerchantToken", ...REFUSABLE, "sendOtp", "processPayment"] as const),
];

/** The faults that something meets. */
function metBy(meeting: Meeting): readonly ArmedFault[] {
  const uses = Object.entries(FAULT_USES) as readonly (readonly [FaultId, FaultUse])[];
  return uses.flatMap(([fault, { meets }]): readonly ArmedFault[] => {
    if (!meets.includes(meeting)) return [];
    return fault === "status"
      ? [{ fault, status: meeting === "refusal" ? 403 : 500 }]
      : [{ fault }];
  });
}

export const CALLBACK_FAULTS = metBy("callback");
export const SETTLEMENT_FAULTS = metBy("settlement");

/** A charge is retried, so several failures in a row are needed to make it fail finally. */
const CHARGE_TRIES = 3;

export const CHARGE_FAULTS = metBy("charge").flatMap((armed): readonly ArmedFault[] =>
  armed.fault === "charge-fails" ? [armed, { ...armed, times: CHARGE_TRIES }] : [armed],
);

/** A service that stays busy or broken: a shop waits longer each time, gives up, or hammers. */
const BUSY: ArmedFault = { fault: "rate-limited", times: 20 };
const BROKEN: ArmedFault = { fault: "status", status: 500, times: 20 };

/** A shop that cannot read an invoice for that long may well fail the callback about it. */
function lasting(operation: OperationId): readonly ArmedFault[] {
  return operation === "getInvoice" ? [BUSY] : [BUSY, BROKEN];
}

/** All faults that can affect an operation. */
export function faultActionsOf(operation: OperationId): readonly ArmedFault[] {
  const refusals = REFUSABLE.includes(operation) ? metBy("refusal") : [];
  return [...metBy("reply"), ...refusals, ...metBy(operation), ...lasting(operation)].map(
    (armed) =>
      // A payment is declined and a refund fails, whichever way it is made.
      ["declined-payment", "refund-fails"].includes(armed.fault) ? armed : { ...armed, operation },
  );
}

/** Whether a fault keeps its caller waiting until the caller gives up. */
export function holdsCaller(fault: FaultId): boolean {
  return FAULT_USES[fault].holdsCaller === true;
}
