import { randomUUID } from "node:crypto";
import { isTrouble, Refused, textOf, Unclear } from "./service.mjs";

const COUNTRY_CODE = "966";

/**
 * The orders of the shop and how they are paid for. An order is `new` until its invoice is known, then
 * `open`, and ends `paid`, `canceled` or `failed`. One order has one invoice, ever: that is what keeps
 * it from being paid twice. Whoever wants another try after `failed` makes a new order.
 *
 * @param {object} options
 * @param {ReturnType<typeof import("./service.mjs").paymentService>} options.service
 * @param {typeof import("./habits.mjs").GOOD_HABITS} options.habits
 * @param {() => string} options.shopUrl where the service finds the shop
 */
export function orderBook({ service, habits, shopUrl }) {
  const orders = new Map();

  /** Asks the service what became of an order. The one way in which an order changes its status. */
  async function confirm(order) {
    if (order.status !== "open") return;
    const invoice = await service.getInvoice(order.transactionNo).catch(orNone);
    // Whoever asked at the same time may have been told more already.
    if (order.status !== "open") return;
    if (invoice === undefined) {
      order.status = "failed";
      return;
    }
    const status = textOf(invoice, "orderStatus");
    if (habits.isPaid(status) && invoice.amount === order.amount) {
      order.status = "paid";
      order.received = invoice.amount;
    } else if (/^cancell?ed$/i.test(status)) {
      order.status = "canceled";
    }
  }

  /** When the reply was lost the invoice may be there all the same: its order number tells. */
  async function createdAfterAll({ id }, error) {
    if (!(error instanceof Unclear)) throw error;
    const [found] = await service.transactionsOf(id).catch(() => []);
    if (found === undefined) throw error;
    return service.getInvoice(textOf(found, "transactionNo"));
  }

  return {
    find: (id) => orders.get(id),

    /** Takes an order and makes its invoice. Rejects when that did not go well for certain. */
    async start({ item, amount, name, mobile }) {
      const order = { id: `ORD-${randomUUID()}`, item, amount, name, mobile, status: "new" };
      orders.set(order.id, order);
      try {
        const invoice = await habits
          .createInvoice(service.addInvoice, invoiceFor(order))
          .catch((error) => createdAfterAll(order, error));
        order.transactionNo = textOf(invoice, "transactionNo");
        order.payAt = textOf(invoice, "url");
        order.status = "open";
      } catch (error) {
        order.status = "failed";
        throw error;
      }
      return order;
    },

    confirm,

    /** The service, or somebody, says that an order is paid. */
    calledBack: (order, told) => habits.calledBack(order, told, confirm),

    /** Whatever the answer to the cancel is, the invoice tells whether it is canceled. */
    async cancel(order) {
      await service.cancelInvoice(order.transactionNo).catch(unlessTrouble);
      await confirm(order);
    },

    /** Has a one-time password sent. May be asked for again: only the latest one counts. */
    async sendCode(order, mobile) {
      const wallet = {
        stcpayMobile: mobile,
        stcpayMobileCountryCode: COUNTRY_CODE,
        orderNumber: order.transactionNo,
        total: order.amount,
      };
      const { paymentSessionId, signature, signedBase64Data } = await service.sendOtp(wallet);
      order.session = { ...wallet, paymentSessionId, signature, signedBase64Data };
    },

    /** Pays with the code. An invoice is paid once, so the customer may try again when in doubt. */
    async payWithCode(order, code) {
      const request = { ...order.session, stcpayPaymentOTP: code };
      await service.processPayment(request).catch(unlessTrouble);
      await confirm(order);
    },
  };

  function invoiceFor({ id, item, amount, name, mobile }) {
    // The order's own number in the address: no need to know what the service calls its parameters.
    return {
      orderNumber: id,
      amount,
      callBackUrl: `${shopUrl()}/paid?order=${id}`,
      cancelUrl: `${shopUrl()}/canceled?order=${id}`,
      clientName: name,
      clientMobile: mobile,
      products: [{ title: item, price: amount, qty: 1 }],
    };
  }
}

/** Nobody paid an invoice that the service does not know, whatever it said before. */
function orNone(error) {
  if (error instanceof Refused && error.status === 404) return undefined;
  throw error;
}

function unlessTrouble(error) {
  if (!isTrouble(error)) throw error;
}
