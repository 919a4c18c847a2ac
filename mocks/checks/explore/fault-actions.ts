import { type FaultEntry, type FaultId, faults } from "../../../spec/generated/faults.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import type { ArmedFault } from "./sequence.js";

/** The faults of the spec. A failure shrinks towards the first, so those that find most come first. */
const FAULTS = (Object.entries(faults) as readonly (readonly [FaultId, FaultEntry])[]).toSorted(
  ([, one], [, other]) => (one.rank ?? Number.MAX_VALUE) - (other.rank ?? Number.MAX_VALUE),
);

/** The answers that an order or a subscription can do without: the service may refuse them. */
const REFUSABLE: readonly OperationId[] = [
  ...(["addInvoice", "getInvoice", "cancelInvoice"] as const),
  ...(["registerPayment", "listRecurringPayments", "refundOrder"] as const),
];

/** The operations that a fault can affect. */
export const OPERATIONS: readonly OperationId[] = [
  ...(["issueMerchantToken", ...REFUSABLE, "sendOtp", "processPayment"] as const),
];

/** The faults that something meets: a reply, a refusal, a callback, a charge, a settlement or an operation. */
function metBy(meeting: string): readonly ArmedFault[] {
  return FAULTS.flatMap(([fault, { meets }]): readonly ArmedFault[] => {
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
  return faults[fault].holds;
}
