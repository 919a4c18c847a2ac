import { randomUUID } from "node:crypto";
import { Refused, textOf } from "./service.mjs";

/**
 * The shop's subscriptions: `new`, then `registered` until the customer confirmed, then `active`, or
 * `failed`. How many charges were taken is what the service lists, not what a callback tells.
 *
 * @param {object} options
 * @param {ReturnType<typeof import("./service.mjs").paymentService>} options.service
 * @param {() => string} options.shopUrl where the service finds the shop
 */
export function subscriptionBook({ service, shopUrl }) {
  const subscriptions = new Map();
  return {
    find: (id) => subscriptions.get(id),

    /** Registers a weekly payment. Rejects when that did not go well for certain. */
    async start({ amount, name, mobile }) {
      const subscription = { id: `SUB-${randomUUID()}`, status: "new", charges: 0 };
      subscriptions.set(subscription.id, subscription);
      try {
        const { response, invoiceDetails } = await service.registerPayment({
          payment: { value: amount, currencyCode: "SAR" },
          customer: { name, mobile },
          urls: { callback: `${shopUrl()}/charged?subscription=${subscription.id}` },
          recurring: { type: "Weekly", iterations: 4, retryCount: 2 },
        });
        if (!response?.isSuccess) throw new Refused(400, "registerPayment");
        subscription.recurringId = textOf(invoiceDetails, "recurringId");
        subscription.payAt = textOf(invoiceDetails, "paymentUrl");
        subscription.status = "registered";
      } catch (error) {
        subscription.status = "failed";
        throw error;
      }
      return subscription;
    },

    /** Asks the service how a subscription stands. */
    async confirm(subscription) {
      const { recurringId } = subscription;
      if (recurringId === undefined) return;
      const known = await service.listRecurringPayments();
      const record = known.find((each) => each.recurringId === recurringId);
      subscription.status = record ? record.status.toLowerCase() : "failed";
      subscription.charges = record ? record.chargesDone : 0;
    },
  };
}
