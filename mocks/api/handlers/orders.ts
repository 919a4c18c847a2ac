import type { OrderTransaction } from "../../../spec/generated/openapi.types.js";
import { whenReady } from "../../domain/awaitable.js";
import type { Invoice } from "../../domain/invoice.js";
import { MERCHANT_SEARCHES, type MerchantSearch } from "../../domain/merchants.js";
import { toUnits } from "../../domain/money.js";
import type { Settings } from "../../domain/settings.js";
import { shown } from "../../domain/text.js";
import { toIso } from "../../domain/time.js";
import { invoicesOf } from "../../domain/world.js";
import { orderStatusOf } from "../../runtime/wire.js";
import { invalidFields, journaled, problem, refusedProblem } from "../failures.js";
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

/** The operation by which a partner gives a customer of its merchant the money back. */
export function refundHandlers(): Pick<PaymentHandlers, "refundOrder"> {
  return {
    refundOrder({ body, params, sandbox, struck }) {
      const { orderNumber, refundReason: reason = null } = body;
      const { key, value } = params;
      if (!isMerchantKey(key)) return unknownKey(key);
      const command = { type: "refund-order", orderNumber, reason, key, value } as const;
      return whenReady(sandbox.execute(command), ({ refusal, events }) => {
        struck(sandbox, events);
        if (refusal) return refusedProblem(refusal, 400, 404);
        const refund = events.find(
          ({ type }) => type === "invoice-refunded" || type === "refund-failed",
        );
        if (!refund || !("refundId" in refund)) throw new Error("no refund was made");
        const order = sandbox.peek(({ invoices }) => invoices.get(refund.transactionNo)?.order);
        if (!order) throw new Error(`invoice ${refund.transactionNo} is not to be found`);
        return {
          status: 200,
          body: {
            id: refund.refundId,
            orderNumber,
            amount: toUnits(order.amount),
            currency: order.currency,
            refundReason: reason,
            createDatetime: toIso(refund.at),
          },
        };
      });
    },
  };
}

function isMerchantKey(key: string): key is MerchantSearch {
  return MERCHANT_SEARCHES.some((known) => known === key);
}

function unknownKey(key: string) {
  const error = `must be one of ${MERCHANT_SEARCHES.join(", ")}, but ${shown(key, 60)} came`;
  const failure = invalidFields([{ name: "key", error }]);
  return { status: 400, body: problem(failure), ...journaled(failure) } as const;
}

/** The operation that hands over what was bought. */
export function digitalProductHandlers(): Pick<PaymentHandlers, "sendDigitalProduct"> {
  return {
    sendDigitalProduct({ body: { orderNumber, message }, sandbox }) {
      const command = { type: "send-digital-product", orderNumber, message } as const;
      return whenReady(sandbox.execute(command), ({ refusal }) =>
        refusal
          ? refusedProblem(refusal, 400, 404)
          : ({ status: 200, body: { success: "true" } } as const),
      );
    },
  };
}
