import { randomUUID } from "node:crypto";
import { isTrouble, Refused, textOf, Unclear } from "./service.mjs";

const COUNTRY_CODE = "966";

/**
 * The orders of the shop and their payment. An order is `new` until its invoice is known, then `open`, and ends as
 * `paid`, `canceled` or `failed`. An order has only ever one invoice, so that the customer cannot pay it twice. To try
 * again after `failed`, create a new order.
 *
 * @param {object} options
 * @param {ReturnType<typeof import("./service.mjs").paymentService>} options.service
 * @param {typeof import("./habits.mjs").GOOD_HABITS} options.habits
 * @param {() => string} options.shopUrl the address at which the service reaches the shop
 */
export function orderBook({ service, habits, shopUrl }) {
  const orders = new Map();

  /** Asks the service for the status of an order. Nothing else changes the status of an order. */
  async function confirm(order) {
    if (order.status !== "open") return;
    const invoice = await service.getInvoice(order.transactionNo).catch(orNone);
    // A concurrent call may have learned more already.
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

  /** After a lost reply the invoice may exist: looks for its order number. */
  async function createdAfterAll({ id }, error) {
    if (!(error instanceof Unclear)) throw error;
    const [found] = await service.transactionsOf(id).catch(() => []);
    if (found === undefined) throw error;
    return service.getInvoice(textOf(found, "transactionNo"));
  }

  return {
    find: (id) => orders.get(id),

    /** Takes an order and creates its invoice. Rejects if this certainly failed. */
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

    /** A callback, from the service or from anyone, says that an order is paid. */
    calledBack: (order, told) => habits.calledBack(order, told, confirm),

    /** After any answer of cancelInvoice, getInvoice says whether the invoice is canceled. */
    async cancel(order) {
      await service.cancelInvoice(order.transactionNo).catch(unlessTrouble);
      await confirm(order);
    },

    /** Sends a one-time password. The customer may ask again: only the latest one counts. */
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

    /** Pays with the code. An invoice is paid only once, so the customer may try again. */
    async payWithCode(order, code) {
      const request = { ...order.session, stcpayPaymentOTP: code };
      await service.processPayment(request).catch(unlessTrouble);
      await confirm(order);
    },
  };

  function invoiceFor({ id, item, amount, name, mobile }) {
    // The address contains the order's own number, so the names of the parameters do not matter.
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

/** An invoice that the service does not know is not paid, even if it said so before. */
function orNone(error) {
  if (error instanceof Refused && error.status === 404) return undefined;
  throw error;
}

function unlessTrouble(error) {
  if (!isTrouble(error)) throw error;
}
