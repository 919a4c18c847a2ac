import type { OrderTransaction } from "../../../spec/generated/openapi.types.js";
import type { Invoice } from "../../domain/invoice.js";
import { isMerchantSearch, MERCHANT_SEARCHES } from "../../domain/merchants.js";
import { toUnits } from "../../domain/money.js";
import { paymentLine } from "../../domain/settlement.js";
import { shown } from "../../domain/text.js";
import { toIso } from "../../domain/time.js";
import { invoicesOf, type WorldView } from "../../domain/world.js";
import { orderStatusOf } from "../../sandbox/wire.js";
import { invalidProblem, refusedProblem } from "../failures.js";
import { fieldError } from "../field-errors.js";
import type { PaymentHandlers } from "../types.js";
import { moneyReader } from "./order-wire.js";

/** The operations on what was sold, by the merchant's order number. */
export const orderHandlers: Pick<
  PaymentHandlers,
  "getTransactionsOfOrderNumber" | "refundOrder" | "sendDigitalProduct"
> = {
  getTransactionsOfOrderNumber({ query, sandbox }) {
    const orderNumber = parameterOf(query, "orderNumber");
    if (orderNumber === undefined) return missingParameter("orderNumber");
    const latestFirst = sandbox.read((world) =>
      invoicesOf(world, orderNumber).map((invoice) => transactionOf(invoice, world)),
    );
    return { status: 200, body: latestFirst.reverse() };
  },

  refundOrder(call) {
    const { body, params, sandbox, execute } = call;
    const { orderNumber, refundReason: reason = null, amount } = body;
    const { key, value } = params;
    if (!isMerchantSearch(key)) return unknownSearch("key", key);
    const part = amount === undefined ? {} : { amount: moneyReader(call)(amount, "amount") };
    const command = { type: "refund-order", orderNumber, reason, key, value, ...part } as const;
    const { refusal, events } = execute(command);
    if (refusal) return refusedProblem(refusal, 400, 404);
    const refund = events.find(
      ({ type }) => type === "invoice-refunded" || type === "refund-failed",
    );
    if (!refund || !("refundId" in refund)) throw new Error("no refund was made");
    const order = sandbox.world.invoices.get(refund.transactionNo)?.order;
    if (!order) throw new Error(`invoice ${refund.transactionNo} is missing`);
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
  },

  sendDigitalProduct({ body: { orderNumber, message }, execute }) {
    const { refusal } = execute({ type: "send-digital-product", orderNumber, message });
    if (refusal) return refusedProblem(refusal, 400, 404);
    return { status: 200, body: { success: "true" } };
  },
};

/** A parameter of a query. One that is there twice is a list and counts as missing. */
export function parameterOf(
  query: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  const value = query[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function missingParameter(name: string) {
  return invalidProblem([fieldError(name, { kind: "missing", got: "nothing" })]);
}

export function unknownSearch(name: string, value: string) {
  const expected = `must be one of ${MERCHANT_SEARCHES.join(", ")}`;
  return invalidProblem([fieldError(name, { kind: "wrong", expected, got: shown(value, 60) })]);
}

function transactionOf(invoice: Invoice, world: WorldView): OrderTransaction {
  const { order, transactionNo, settlementNumber = null } = invoice;
  const { settlements, merchants, settings } = world;
  const settlement = settlements.get(settlementNumber ?? "");
  const settled = settlement?.lines.find(
    (line) => line.kind === "payment" && line.transactionNo === transactionNo,
  );
  // The charge of a settlement is final; before it, the merchant's record gives the expected charge.
  const isPaid = invoice.status === "paid";
  const line = settled ?? (isPaid ? paymentLine(invoice, merchants[0]) : null);
  return {
    orderNumber: order.orderNumber,
    transactionNo,
    orderDate: toIso(invoice.createdAt),
    orderAmount: toUnits(order.amount),
    currency: order.currency,
    orderStatus: orderStatusOf(invoice.status, settings.assumptions),
    note: order.note,
    clientName: order.clientName,
    clientMobile: order.clientMobile,
    clientEmail: order.clientEmail,
    serviceFees: line && toUnits(line.fees),
    serviceVat: line && toUnits(line.vat),
    isReconciled: settlementNumber !== null,
    settlementNumber,
    settlementBank: settlement?.bank ?? null,
  };
}
