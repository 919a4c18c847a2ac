import { type SwitchId, switches } from "../../spec/generated/assumptions.js";
import { type OperationId, operations } from "../../spec/generated/operations.js";
import { type AssumptionRow, assumptionRows } from "../../spec/generated/tables.js";
import type { EventType } from "../domain/events.js";
import type { Recorder } from "./recorder.js";
import { statusId, type Trait } from "./totals.js";

/** The traffic of a gateway, as far as switches and assumed operations look at it. */
export type Traffic = Pick<Recorder, "counts" | "callbacks">;

const answered =
  (...ids: readonly OperationId[]) =>
  ({ counts }: Traffic) =>
    ids.some((id) => counts.has(statusId(id, 200)));

const happened =
  (...types: readonly EventType[]) =>
  ({ counts }: Traffic) =>
    types.some((type) => counts.has(`event/${type}`));

/** Whether a refusal was given with one of these codes. */
const refused =
  (...codes: readonly string[]) =>
  ({ counts }: Traffic) =>
    counts.under("refused/").some(([rest]) => codes.includes(rest.split("/")[1] ?? ""));

/** Whether an operation refused anything at all. */
const refusedBy =
  (...ids: readonly OperationId[]) =>
  ({ counts }: Traffic) =>
    ids.some((id) => counts.under(`refused/${id}/`).length > 0);

const hasTrait =
  (trait: Trait) =>
  ({ counts }: Traffic) =>
    counts.has(`trait/${trait}`);

const hasInvoiceCallback = ({ counts }: Traffic) =>
  counts.has("callback-about/paid") || counts.has("callback-about/canceled");

const either =
  (...any: readonly ((traffic: Traffic) => boolean)[]) =>
  (traffic: Traffic) =>
    any.some((one) => one(traffic));

const readsInvoices = answered("getInvoice", "payByCard");

/**
 * When a switch affects the observations of a command. Deliberately simple: when an operation was answered,
 * a refusal given or an event happened whose form the switch decides.
 */
const BEARS: { readonly [Id in SwitchId]: (traffic: Traffic) => boolean } = {
  "order-status-case": readsInvoices,
  "cancel-success-type": answered("cancelInvoice"),
  "callback-channel": hasInvoiceCallback,
  "callback-method": happened("callback-attempted"),
  "callback-params": hasInvoiceCallback,
  "callback-retry": ({ callbacks }) => callbacks.failed.length > 0,
  "callback-signature": happened("callback-attempted"),
  "webhook-version": ({ counts }) => counts.has("callback-about/webhook"),
  "expiry-notifies": hasTrait("expired"),
  "duplicate-order-number": either(hasTrait("order-number-reused"), refused("order-number-taken")),
  "payment-receipt": (traffic) => happened("invoice-paid")(traffic) && readsInvoices(traffic),
  tabby: either(hasTrait("tabby-named"), refused("brand-not-accepted")),
  "payment-errors-shape": happened("payment-declined"),
  "register-failure-status": refusedBy("registerPayment"),
  "validation-errors-shape": refusedBy("registerPayment", "cancelRecurring"),
  "auth-failure": refused("token-missing", "token-malformed", "token-unknown", "token-expired"),
  "total-mismatch": either(hasTrait("other-total"), refused("total-mismatch")),
  "otp-code": happened("otp-sent"),
  "otp-lifetime": refused("otp-session-expired", "otp-session-closed"),
  "creation-date-unit": answered("getMyMerchants"),
  // That a mock names its own host says nothing about the service.
  "invoice-url-host": () => false,
  "activation-approval": answered("confirmRegistration"),
  "activation-payload": happened("merchant-activated", "merchant-rejected"),
  "settlement-schedule": happened("orders-settled", "settlement-postponed"),
  "partial-refund": refused("refund-partial"),
  "foreign-minimum": hasTrait("foreign-currency"),
  "first-charge": happened("charge-succeeded", "charge-failed"),
};

/** The ids of all switches. */
export const SWITCH_IDS = Object.keys(switches) as SwitchId[];

/** Whether anything that a command saw would be otherwise under another option of a switch. */
export function bearsOn(id: SwitchId, traffic: Traffic): boolean {
  return BEARS[id](traffic);
}

/** One piece of assumed behaviour that a command met. */
export interface Assumed {
  /** The operation, or the switch with its option. */
  readonly what: string;
  readonly row: AssumptionRow;
}

/** The assumed operations that were called, and the switches that bear on what was seen. */
export function assumedIn(
  traffic: Traffic,
  chosen: Readonly<Partial<Record<SwitchId, string>>>,
): readonly Assumed[] {
  const ids = new Set(operationsIn(traffic));
  const called = operations.flatMap(({ id, assumption }) =>
    assumption !== null && ids.has(id) ? [{ what: id, row: rowOf(assumption) }] : [],
  );
  const bearing = SWITCH_IDS.filter((id) => bearsOn(id, traffic));
  return [
    ...called,
    ...bearing.map((id) => {
      const option = chosen[id] ?? switches[id].default;
      return { what: `${id}=${option}`, row: rowOf(id) };
    }),
  ];
}

/** The operations that were called, in the order of the spec. */
export function operationsIn(traffic: Pick<Traffic, "counts">): readonly OperationId[] {
  const called = new Set(callsOf(traffic).map(({ operation }) => operation));
  return operations.map(({ id }) => id).filter((id) => called.has(id));
}

/** The calls of one operation, or of an unknown one. */
export interface Calls {
  readonly operation: string;
  readonly count: number;
  /** The count of each status; null means no answer. */
  readonly statuses: readonly (readonly [status: number | null, count: number])[];
}

/** The calls by operation, in the order in which they were first made. */
export function callsOf({ counts }: Pick<Traffic, "counts">): readonly Calls[] {
  const found = new Map<string, [number | null, number][]>();
  for (const [rest, count] of counts.under("operation/")) {
    const [operation = "", status = ""] = rest.split("/");
    const statuses = found.get(operation) ?? [];
    statuses.push([status === "none" ? null : Number(status), count]);
    found.set(operation, statuses);
  }
  return [...found].map(([operation, statuses]) => ({
    operation,
    statuses,
    count: statuses.reduce((sum, [, count]) => sum + count, 0),
  }));
}

function rowOf(id: string): AssumptionRow {
  const row = assumptionRows.find((one) => one.id === id);
  if (!row) throw new Error(`no assumption ${id}`);
  return row;
}
