import { whenReady } from "../../domain/awaitable.js";
import { MERCHANT_SEARCHES, type MerchantSearch } from "../../domain/merchants.js";
import { toUnits } from "../../domain/money.js";
import { shown } from "../../domain/text.js";
import { toIso } from "../../domain/time.js";
import { invalidFields, journaled, problem, refusedProblem } from "../failures.js";
import type { PaymentHandlers } from "../types.js";

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
