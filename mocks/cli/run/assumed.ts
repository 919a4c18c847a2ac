import {
  type AssumptionRow,
  assumptionRows,
  type SwitchId,
  switches,
} from "../../../spec/generated/assumptions.js";
import { type OperationId, operations } from "../../../spec/generated/operations.js";
import type { Observations } from "./observations.js";

const refusedRecurring = ({ refusals }: Observations): boolean =>
  [...refusals].some((code) => /^(registerPayment|cancelRecurring):/.test(code));

const called = ({ happened }: Observations): boolean => happened.has("callback-attempted");

const hasInvoiceCallback = ({ callbacks }: Observations): boolean =>
  callbacks.kinds.has("paid") || callbacks.kinds.has("canceled");

const readsInvoices = (observations: Observations): boolean =>
  observations.answered("getInvoice") || observations.answered("payByCard");

/**
 * When a switch bears on what a command saw. Deliberately simple: an operation was answered, a refusal
 * given or an event happened to which the switch gives its form.
 */
const BEARS: { readonly [Id in SwitchId]: (observations: Observations) => boolean } = {
  "order-status-case": readsInvoices,
  "cancel-success-type": (observations) => observations.answered("cancelInvoice"),
  "callback-channel": hasInvoiceCallback,
  "callback-method": called,
  "callback-params": hasInvoiceCallback,
  "callback-retry": ({ callbacks }) => callbacks.failed.length > 0,
  "callback-signature": called,
  "webhook-version": ({ traits }) => traits.has("webhook-called"),
  "expiry-notifies": ({ traits }) => traits.has("expired"),
  "duplicate-order-number": ({ traits, refusals }) =>
    traits.has("order-number-reused") || refusals.has("order-number-taken"),
  "payment-receipt": (observations) =>
    observations.happened.has("invoice-paid") && readsInvoices(observations),
  tabby: ({ traits, refusals }) => traits.has("tabby-named") || refusals.has("brand-not-accepted"),
  "payment-errors-shape": ({ happened }) => happened.has("payment-declined"),
  "register-failure-status": ({ refusals }) =>
    [...refusals].some((code) => code.startsWith("registerPayment:")),
  "validation-errors-shape": refusedRecurring,
  "auth-failure": ({ refusals }) =>
    [...refusals].some((code) => /^token-(missing|malformed|unknown|expired)$/.test(code)),
  "total-mismatch": ({ traits, refusals }) =>
    traits.has("other-total") || refusals.has("total-mismatch"),
  "otp-code": ({ happened }) => happened.has("otp-sent"),
  "otp-lifetime": ({ refusals }) =>
    refusals.has("otp-session-expired") || refusals.has("otp-session-closed"),
  "creation-date-unit": (observations) => observations.answered("getMyMerchants"),
  // That a mock names its own host says nothing about the service.
  "invoice-url-host": () => false,
  "foreign-minimum": ({ traits }) => traits.has("foreign-currency"),
  "first-charge": ({ happened }) =>
    happened.has("charge-succeeded") || happened.has("charge-failed"),
};

/** The ids of all switches. */
export const SWITCH_IDS = Object.keys(switches) as SwitchId[];

/** Whether anything that a command saw would be otherwise under another option of a switch. */
export function bearsOn(id: SwitchId, observations: Observations): boolean {
  return BEARS[id](observations);
}

/** One piece of assumed behaviour that a command met. */
export interface Assumed {
  /** The operation, or the switch with its option. */
  readonly what: string;
  readonly row: AssumptionRow;
}

/** The assumed operations that were called, and the switches that bear on what was seen. */
export function assumedIn(
  observations: Observations,
  chosen: Readonly<Partial<Record<SwitchId, string>>>,
): readonly Assumed[] {
  const called = operations.flatMap(({ id, assumption }) =>
    assumption !== null && observations.callsOf(id) > 0
      ? [{ what: id, row: rowOf(assumption) }]
      : [],
  );
  const bearing = SWITCH_IDS.filter((id) => bearsOn(id, observations));
  return [
    ...called,
    ...bearing.map((id) => {
      const option = chosen[id] ?? switches[id].default;
      return { what: `${id}=${option}`, row: rowOf(id) };
    }),
  ];
}

/** The operations that a command called, in the order of the spec. */
export function operationsIn(observations: Observations): readonly OperationId[] {
  return operations.map(({ id }) => id).filter((id) => observations.callsOf(id) > 0);
}

function rowOf(id: string): AssumptionRow {
  const row = assumptionRows.find((one) => one.id === id);
  if (!row) throw new Error(`no assumption ${id}`);
  return row;
}
