import { OF_ANOTHER_ORDER } from "../domain/fault.js";
import type { InvoiceStatus } from "../domain/moves.js";
import { type InvariantId, lookedAt } from "./invariants/invariants.js";
import { type Looked, namedInvoice } from "./invariants/looked.js";
import type { Injection, ObservedSandbox } from "./record.js";

/** The final state of something that a shop must follow. */
export interface Followed {
  /** The order number of an invoice, or the id of a recurring payment. */
  readonly name: string;
  /** The id of the last request by which the shop asked the service for its state; 0 for none. */
  readonly askedBy: number;
}

/** The final facts of the recording of one sandbox, as far as a verdict needs them. */
export interface SandboxEnding {
  readonly sandbox: string;
  /** What it was said to be for, such as the name of a test. */
  readonly test: string | null;
  readonly looked: ReadonlyMap<InvariantId, Looked>;
  readonly injections: readonly Injection[];
  /** A request that a fault held open was still open. */
  readonly isHeldOpen: boolean;
  /** The operations that were called. */
  readonly operations: ReadonlySet<string>;
  readonly invoices: readonly (Followed & { readonly status: InvoiceStatus })[];
  readonly recurring: readonly (Followed & { readonly charges: number })[];
}

/** Sums up a record that receives nothing more. */
export function endingOf(record: ObservedSandbox): SandboxEnding {
  const { name, step, world, requests, injections } = record;
  const askedAbout = (transactionNo: string, orderNumber: string) =>
    requests.findLast((request) => {
      if (request.operationId === "getInvoice") return namedInvoice(request) === transactionNo;
      if (request.operationId !== "getTransactionsOfOrderNumber") return false;
      const { searchParams } = new URL(request.path, "http://shop");
      return searchParams.get("orderNumber") === orderNumber;
    })?.id ?? 0;
  const listedBy =
    requests.findLast(({ operationId }) => operationId === "listRecurringPayments")?.id ?? 0;
  const own = [...world.invoices.values()].filter(
    ({ order }) => !order.orderNumber.endsWith(OF_ANOTHER_ORDER),
  );
  return {
    sandbox: name,
    test: step,
    looked: lookedAt(record),
    injections,
    isHeldOpen: injections.some(({ held }) => held !== null && !held.isClosed),
    operations: new Set(requests.flatMap(({ operationId }) => operationId ?? [])),
    invoices: own.map(({ transactionNo, order: { orderNumber }, status }) => {
      return { name: orderNumber, status, askedBy: askedAbout(transactionNo, orderNumber) };
    }),
    recurring: [...world.recurring.values()].map(({ id, chargesDone }) => {
      return { name: id, charges: chargesDone, askedBy: listedBy };
    }),
  };
}
