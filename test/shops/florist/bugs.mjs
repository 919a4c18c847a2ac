import { Refused, Unclear } from "./service.mjs";

const DAY_MS = 86_400_000;
const RIYADH_MS = 3 * 3_600_000;

/** Common bugs. Each replaces a good habit. The plain tests find none of them. */
export const BUGS = {
  /** Sets no time limit for calls. */
  "no-time-limit": { limit: () => undefined },

  /** Repeats addInvoice when no answer comes: two invoices for one order. */
  "retries-add": { createInvoice: (add) => add().catch((error) => againIfUnclear(error, add)) },

  /** Orders again under a new number when no answer comes: two invoices that can both be paid. */
  "orders-again": {
    createInvoice: (add, order) =>
      add().catch((error) => {
        order.number += "-2";
        return againIfUnclear(error, add);
      }),
  },

  /** Trusts every call to callBackUrl. */
  "trusts-callback": {
    calledBack(order, _told, { paid }) {
      paid(order);
    },
  },

  /** Ships flowers at every callback about a paid order. */
  "ships-twice": {
    calledBack(order, _told, { confirm, later }) {
      later(async () => {
        const again = order.shipped;
        await confirm();
        if (order.state === "paid" && again > 0) order.shipped += 1;
      });
    },
  },

  /** Reuses a token after a 401. */
  "keeps-token-after-401": { endsToken: (status) => status === 403 },

  /** Reuses a token after a 403. */
  "keeps-token-after-403": { endsToken: (status) => status === 401 },

  /** Compares orderStatus with one spelling only. */
  "exact-case": {
    is: (orderStatus, wanted) => orderStatus === { paid: "Paid", canceled: "Canceled" }[wanted],
  },

  /** Keeps an order canceled, even if the payment came before. */
  "forever-canceled": {
    canceled(order) {
      order.state = "canceled";
      order.closed = true;
    },
  },

  /** Treats every answer to the code as a payment. */
  "ignores-decline": {
    paidByCode(order, _outcome, _confirm, paid) {
      paid(order);
    },
  },

  /** Reads the invoice that a callback names, and does not compare it with the order. */
  "amount-not-compared": {
    belongs: () => true,
    invoiceOf: (order, hinted) => hinted ?? order.transactionNo,
  },

  /** Truncates halalas: 19.99 times 100 is 1998.9999999999998. */
  "rounds-by-float": { halalas: (amount) => Math.floor(amount * 100) },

  /** Answers a callback only when the invoice is closed. */
  "waits-in-callback": {
    async calledBack(order, _told, { confirm, isOpen }) {
      for (await confirm(); order.state === "pending" && isOpen(); await confirm()) {
        await new Promise((resume) => setTimeout(resume, 50));
      }
    },
  },

  /** Does the work, then answers 500 because of an error. */
  "fails-after-work": {
    async calledBack(order, _told, { confirm }) {
      await confirm();
      order.customer.points.add(1);
    },
  },

  /** Counts order numbers in memory, so that they repeat after a restart. */
  "reuses-order-number": {
    orderNumber(_data, memory) {
      memory.orderNumbers += 1;
      return `FLO-${memory.orderNumbers}`;
    },
  },

  /** Sends the code again when no answer comes, and trusts the second rejection. */
  "sends-code-twice": { payByCode: (pay) => pay().catch((error) => againIfUnclear(error, pay)) },

  /** Numbers both orders and subscriptions from 1, and uses one handler for both. */
  "takes-charge-for-invoice": {
    orderOfCharge: (subscription, orders) => orders[subscription.count - 1],
  },

  /** Counts each callback of a charge as a delivery. */
  "counts-charge-retries": {
    charged(subscription) {
      subscription.delivered += 1;
    },
  },

  /** Adds the offset of Riyadh to one of two instants, so that a day ends three hours early. */
  "time-zone": {
    passTime(order, nowMs, confirm) {
      if (order.state !== "pending") return confirm();
      if (nowMs + RIYADH_MS - order.startedAtMs < DAY_MS) return confirm();
      order.state = "canceled";
      order.closed = true;
    },
  },

  /** Loses characters that are not ASCII. */
  "breaks-arabic": { encode: (text) => Buffer.from(text.replaceAll(/[^\0-\x7f]/g, "?")) },

  /** Trusts a webhook without checking its key. */
  "webhook-for-anybody": {
    webhook(order, told, _key, { paid }) {
      if (/^paid$/i.test(told.orderStatus)) paid(order);
      return 200;
    },
  },

  /** Cancels an order after a day, paid or not. */
  "expires-what-is-paid": {
    async passTime(order, nowMs, confirm) {
      await confirm();
      if (nowMs - order.startedAtMs >= DAY_MS) order.state = "canceled";
    },
  },

  /** Treats repeated double clicks as a robot, and cancels the order, paid or not. */
  "blocks-double-clicks": {
    clicked(order, what) {
      const isDouble = order.lastClick === what;
      order.lastClick = isDouble ? undefined : what;
      order.doubleClicks = (order.doubleClicks ?? 0) + (isDouble ? 1 : 0);
      if (order.doubleClicks < 4) return;
      order.state = "canceled";
      order.closed = true;
    },
  },

  /** Creates every invoice in riyals. */
  "ignores-currency": { currency: () => "SAR" },

  /** Stops the time limit when the headers of an answer arrive. */
  "limit-for-headers": {
    limit(timeoutMs) {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), timeoutMs);
      return Object.assign(controller.signal, { timer });
    },
    answered: ({ timer }) => clearTimeout(timer),
  },

  /** Asks for a code without a pause while the service is busy. */
  "hammers-for-codes": {
    async sendCode(send) {
      for (;;) {
        try {
          return await send();
        } catch (error) {
          if (!(error instanceof Refused) || error.status !== 429) throw error;
        }
      }
    },
  },

  /** Treats a 200 of the wallet as a payment without reading the invoice. */
  "believes-200": {
    paidByCode: (order, outcome, confirm, paid) => (outcome ? paid(order) : confirm()),
  },

  /** Counts a failed charge as a delivery. */
  "delivers-failed-charges": {
    async charged(subscription, told, { confirm }) {
      await confirm();
      if (told.status !== "charged") subscription.delivered += 1;
    },
  },

  /** Drops an unpaid order after half an hour, while the customer can still pay its invoice. */
  "drops-unpaid-orders": {
    passTime(order, nowMs, confirm) {
      if (order.state !== "pending" || nowMs - order.startedAtMs < DAY_MS / 48) return confirm();
      order.state = "canceled";
      order.closed = true;
      order.transactionNo = undefined;
    },
  },

  /** Repeats refundOrder when no answer comes. */
  "refunds-again": { askRefund: (ask) => ask().catch((error) => againIfUnclear(error, ask)) },

  /** Treats the answer to a refund as the refund. */
  "believes-refund-answer": {
    refundAnswered(order) {
      order.refunded = 1;
    },
  },

  /** Treats every webhook about a refund as the refund, also a failure. */
  "takes-failed-refund": {
    refundReported(order) {
      order.refunded = 1;
    },
  },

  /** Shows a rejected refund as made. */
  "takes-refused-refund": {
    refundRefused(order) {
      order.refunded = 1;
    },
  },

  /** Books a refund at every webhook about it. */
  "books-refund-twice": {
    refundReported(order, { refundStatus }) {
      order.refunded = (order.refunded ?? 0) + (refundStatus === "Refunded" ? 1 : 0);
    },
  },

  /** Uses one payment session for all customers. */
  "shares-session": { sessionsOf: (_order, memory) => memory },

  /** Shows a page that is being made to every customer. */
  "shares-page": {
    page(memory, make) {
      memory.page ??= make().finally(() => {
        memory.page = undefined;
      });
      return memory.page;
    },
  },

  /** Keeps a new order where the next customer's order replaces it. */
  "shares-order": {
    placed(memory, order) {
      memory.placed = order;
      return () => memory.placed;
    },
  },

  /** Logs in for each call without a token. */
  "logs-in-twice": { loginUnderWay: () => undefined },

  /** Rejects other customers during a login. */
  "fails-while-logging-in": {
    loginUnderWay(login) {
      if (login) throw new Refused(503, "no token yet");
    },
  },

  /** Sends a code several times, in case one is lost. */
  "storms-for-codes": {
    async sendCode(send) {
      for (let sent = 1; sent < 6; sent += 1) await send();
      return send();
    },
  },

  /** Polls the result of a wallet payment without a pause. */
  "polls-without-pause": {
    async paidByCode(order, _outcome, confirm) {
      for (let asked = 0; asked < 60 && order.state === "pending"; asked += 1) await confirm();
    },
  },

  /** Retries without a pause while the service is busy. */
  "retries-without-end": {
    async askRefund(ask) {
      for (let tried = 1; ; tried += 1) {
        try {
          return await ask();
        } catch (error) {
          if (!(error instanceof Refused) || error.status !== 429 || tried === 15) throw error;
        }
      }
    },
  },

  /** Trusts every call to cancelUrl. */
  "trusts-cancel": {
    toldCanceled(order) {
      order.state = "canceled";
    },
  },
};

function againIfUnclear(error, call) {
  if (error instanceof Unclear) return call();
  throw error;
}
