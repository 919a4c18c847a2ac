import { randomUUID } from "node:crypto";
import { Refused, textOf } from "./service.mjs";

/**
 * The subscriptions of the shop. One is `new`, then `registered` until the customer confirms, then `active`, or
 * `failed`. The number of charges comes from the list of the service, never from a callback.
 *
 * @param {object} options
 * @param {ReturnType<typeof import("./service.mjs").paymentService>} options.service
 * @param {() => string} options.shopUrl the address at which the service reaches the shop
 */
export function subscriptionBook({ service, shopUrl }) {
  const subscriptions = new Map();
  return {
    find: (id) => subscriptions.get(id),

    /** Registers a weekly payment. Rejects if this certainly failed. */
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

    /** Asks the service for the status of a subscription. */
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
