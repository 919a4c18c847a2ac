import { isTrouble, Refused, textOf } from "./service.mjs";

/**
 * The orders of the florist. An order is `new` until its invoice is known, then `pending`, and ends
 * `paid`, `canceled` or `failed`. `data` has everything that must survive the process.
 */
export function orderBook({ service, habits, data, memory, shopUrl, later, isOpen }) {
  const find = (id) => data.orders.find((order) => order.id === id);

  function paid(order) {
    order.state = "paid";
    if (order.shipped === 0) habits.ship(order);
  }

  /** Asks the service for the state of an order. Nothing else changes the state of an order. */
  async function confirm(order, hinted) {
    if (hinted !== undefined && !order.hints.includes(hinted)) order.hints.push(hinted);
    // If callbacks named several numbers, any of them may be the right one.
    const isKnown = order.transactionNo !== undefined;
    const all = isKnown ? [hinted ?? order.hints[0]] : order.hints;
    for (const hint of hinted === undefined ? all : [hinted]) await confirmBy(order, hint);
  }

  async function confirmBy(order, hint) {
    const number = habits.invoiceOf(order, hint);
    if (number === undefined || order.closed || isOver(order)) return;
    const invoice = await service.getInvoice(number).catch(orNone);
    // A concurrent call may have learned more already.
    if (invoice === undefined || order.closed || isOver(order)) return;
    if (!habits.belongs(invoice, order, habits.halalas)) return;
    // The number of a callback belongs to the order once the service says so.
    order.transactionNo ??= number;
    const status = textOf(invoice, "orderStatus");
    if (habits.is(status, "paid")) paid(order);
    else if (habits.is(status, "canceled")) order.state = "canceled";
    else order.state = "pending";
  }

  const tolerant = (order, hinted) => confirm(order, hinted).catch(unlessTrouble);
  const around = (order, hinted) => ({
    ...{ paid, later, isOpen },
    confirm: () => tolerant(order, hinted),
    secret: data.webhookKey,
  });

  return {
    find,
    look(order) {
      habits.clicked(order, "look");
      return habits.page(memory, async () => {
        await tolerant(order);
        return { transactionNo: order.transactionNo, name: order.name };
      });
    },
    calledBack: (order, told) => habits.calledBack(order, told, around(order, told.transactionno)),
    toldCanceled: (order, told) => habits.toldCanceled(order, around(order, told.transactionno)),
    chargedFor(subscription, told) {
      const order = habits.orderOfCharge(subscription, data.orders);
      if (order && told.status === "charged") paid(order);
    },
    webhook(told, key) {
      const order = data.orders.find(({ number }) => number === told.merchantOrderNumber);
      if (!order) return 404;
      if (told.refundStatus === undefined) {
        return habits.webhook(order, told, key, around(order, told.transactionNo));
      }
      if (key !== data.webhookKey) return 401;
      later(async () => {
        // A number that the shop does not know yet may belong to another order.
        if (order.transactionNo === undefined) await tolerant(order, told.transactionNo);
        if (order.transactionNo === undefined) order.refunded = undefined;
        if (order.transactionNo === told.transactionNo) habits.refundReported(order, told);
      });
      return 200;
    },

    /** Takes an order and creates its invoice. The state of the order shows the result. */
    async start({ id, amount, currency = "SAR", name, mobile, nowMs }) {
      const number = habits.orderNumber(data, memory);
      const halalas = habits.halalas(amount);
      const order = {
        id,
        number,
        halalas,
        currency: habits.currency(currency),
        name,
        mobile,
        startedAtMs: nowMs,
        shipped: 0,
        refunded: 0,
        state: "new",
        hints: [],
      };
      data.orders.push(order);
      const placed = habits.placed(memory, order);
      try {
        const invoice = await habits.createInvoice(
          () => service.addInvoice(invoiceFor(order)),
          order,
        );
        placed().transactionNo ??= textOf(invoice, "transactionNo");
        if (order.state === "new") order.state = "pending";
      } catch (error) {
        if (!isTrouble(error)) throw error;
        // A rejected call did nothing. After any other failure, a callback may still come.
        if (error instanceof Refused && order.state === "new") order.state = "failed";
      }
    },

    /** Whether the service says that it is canceled. */
    async cancel(order) {
      habits.clicked(order, "cancel");
      if (order.state !== "pending") return order.state === "canceled";
      await service.cancelInvoice(order.transactionNo).catch(unlessTrouble);
      await habits.canceled(order, () => tolerant(order));
      return toldOf(order, "canceled");
    },

    /** Whether the shop shows the refund, which the webhook reports. */
    async refund(order) {
      if (order.state !== "paid" || order.refunded !== 0) return toldOfRefund(order);
      order.refunded = undefined;
      try {
        await habits.askRefund(() =>
          service.refundOrder(order.number, "The customer asked for it"),
        );
        habits.refundAnswered(order);
      } catch (error) {
        unlessTrouble(error);
        // The webhook of an earlier attempt may have come meanwhile.
        if (error instanceof Refused && order.refunded === undefined) habits.refundRefused(order);
      }
      return toldOfRefund(order);
    },

    async sendCode(order) {
      if (order.state !== "pending") return false;
      const wallet = {
        stcpayMobile: order.mobile,
        stcpayMobileCountryCode: "966",
        orderNumber: order.transactionNo,
        total: order.halalas / 100,
      };
      const sent = await habits.sendCode(() => service.sendOtp(wallet)).catch(unlessTrouble);
      if (!sent) return false;
      const { paymentSessionId, signature, signedBase64Data } = sent;
      habits.sessionsOf(order, memory).session = {
        ...wallet,
        paymentSessionId,
        signature,
        signedBase64Data,
      };
      return true;
    },

    async payWithCode(order, code) {
      const { session } = habits.sessionsOf(order, memory);
      if (!session || order.state !== "pending") return order.state === "paid";
      const asked = { ...session, stcpayPaymentOTP: code };
      const outcome = await habits
        .payByCode(() => service.processPayment(asked))
        .catch(unlessTrouble);
      await habits.paidByCode(order, outcome, () => tolerant(order), paid);
      return toldOf(order, "paid");
    },

    /** Asks the service about all open orders. */
    async passTime(nowMs) {
      for (const order of data.orders) {
        if (order.state === "failed") continue;
        await habits.passTime(order, nowMs, () => tolerant(order));
      }
    },
  };

  function invoiceFor({ id, number, halalas, currency, name, mobile }) {
    const about = `order=${encodeURIComponent(id)}`;
    return {
      orderNumber: number,
      amount: halalas / 100,
      currency,
      callBackUrl: `${shopUrl()}/paid?${about}`,
      cancelUrl: `${shopUrl()}/canceled?${about}`,
      clientName: name,
      clientMobile: mobile,
      products: [{ title: "Bouquet", price: halalas / 100, qty: 1 }],
    };
  }

  function orNone(error) {
    if (habits.isGone(error)) return undefined;
    throw error;
  }
}

/** A closed order keeps its state. */
const isOver = ({ state }) => state === "paid" || state === "canceled";

/** What the shop shows to a customer. A pending order has no outcome yet. */
function toldOf(order, wanted) {
  return isOver(order) ? order.state === wanted : undefined;
}

/** Says nothing while the outcome is open. */
function toldOfRefund({ refunded }) {
  return refunded === undefined ? undefined : refunded > 0;
}

export function unlessTrouble(error) {
  if (!isTrouble(error)) throw error;
}
