import { unlessTrouble } from "./orders.mjs";
import { Refused, textOf } from "./service.mjs";

/** The weekly bouquets. The shop delivers one for each successful charge that the service lists. */
export function subscriptionBook({ service, habits, data, shopUrl, later }) {
  const find = (id) => data.subscriptions.find((one) => one.id === id);

  async function confirm(subscription) {
    const { recurringId } = subscription;
    if (recurringId === undefined) return;
    const listed = await service.listRecurringPayments();
    const record = listed.find((one) => one.recurringId === recurringId);
    if (!record) return;
    subscription.state = record.status.toLowerCase();
    subscription.delivered = Math.max(subscription.delivered, record.chargesDone);
  }

  const tolerant = (subscription) => confirm(subscription).catch(unlessTrouble);
  return {
    find,
    look: tolerant,

    charged(subscription, told) {
      const around = { confirm: () => tolerant(subscription), later };
      return habits.charged(subscription, told, around);
    },

    async start({ id, amount, name, mobile }) {
      const count = data.subscriptions.length + 1;
      const subscription = { id, count, state: "new", delivered: 0 };
      data.subscriptions.push(subscription);
      const plan = {
        payment: { value: habits.halalas(amount) / 100, currencyCode: "SAR" },
        customer: { name, mobile },
        urls: { callback: `${shopUrl()}/charged?subscription=${encodeURIComponent(id)}` },
        recurring: { type: "Weekly", iterations: 4, retryCount: 2 },
      };
      try {
        const { response, invoiceDetails } = await service.registerPayment(plan);
        if (!response?.isSuccess) throw new Refused(400, "registerPayment");
        subscription.recurringId = textOf(invoiceDetails, "recurringId");
        subscription.state = "registered";
      } catch (error) {
        unlessTrouble(error);
        subscription.state = "failed";
      }
    },

    async passTime() {
      for (const subscription of data.subscriptions) await tolerant(subscription);
    },
  };
}
