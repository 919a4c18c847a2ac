import type { OrderTransaction } from "../../../spec/generated/openapi.types.js";
import { whenReady } from "../../domain/awaitable.js";
import type { Invoice } from "../../domain/invoice.js";
import { toUnits } from "../../domain/money.js";
import type { Settings } from "../../domain/settings.js";
import { toIso } from "../../domain/time.js";
import { invoicesOf } from "../../domain/world.js";
import { orderStatusOf } from "../../runtime/wire.js";
import { invalidFields, journaled, problem } from "../failures.js";
import type { PaymentHandlers } from "../types.js";

/** The operation with which a client finds out what became of a call whose reply it never got. */
export function transactionHandlers(): Pick<PaymentHandlers, "getTransactionsOfOrderNumber"> {
  return {
    getTransactionsOfOrderNumber({ query, sandbox }) {
      const orderNumber = given(query.orderNumber);
      if (orderNumber === undefined) return missing("orderNumber");
      const found = sandbox.read((world) =>
        invoicesOf(world, orderNumber).map((invoice) => transactionOf(invoice, world.settings)),
      );
      return whenReady(found, (latestFirst) => ({ status: 200, body: latestFirst.reverse() }));
    },
  };
}

/** A parameter of a query. One that is there twice comes as a list, and says nothing. */
export function given(parameter: unknown): string | undefined {
  return typeof parameter === "string" && parameter !== "" ? parameter : undefined;
}

/** The refusal of a call that lacks a parameter of its query. */
export function missing(name: string) {
  const failure = invalidFields([{ name, error: "is required, but nothing came" }]);
  return { status: 400, body: problem(failure), ...journaled(failure) } as const;
}

function transactionOf(invoice: Invoice, { assumptions }: Settings): OrderTransaction {
  const { order } = invoice;
  return {
    orderNumber: order.orderNumber,
    transactionNo: invoice.transactionNo,
    orderDate: toIso(invoice.createdAt),
    orderAmount: toUnits(order.amount),
    currency: order.currency,
    orderStatus: orderStatusOf(invoice.status, assumptions),
    note: order.note,
    clientName: order.clientName,
    clientMobile: order.clientMobile,
    clientEmail: order.clientEmail,
  };
}
