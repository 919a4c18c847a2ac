import { Refused, Unclear } from "./service.mjs";

const DAY_MS = 86_400_000;
const RIYADH_MS = 3 * 3_600_000;

/** Bugs that are common, each in place of a good habit. None shows in the plain tests. */
export const BUGS = {
  /** Calls have no time limit. */
  "no-time-limit": { limit: () => undefined },

  /** When addInvoice brings no answer, it is called again: two invoices for one order. */
  "retries-add": { createInvoice: (add) => add().catch((error) => againIfUnclear(error, add)) },

  /** Whoever calls callBackUrl is believed. */
  "trusts-callback": {
    calledBack(order, _told, { paid }) {
      paid(order);
    },
  },

  /** Flowers are sent whenever the shop hears that they are paid. */
  "ships-twice": {
    calledBack(order, _told, { confirm, later }) {
      later(async () => {
        const again = order.shipped;
        await confirm();
        if (order.state === "paid" && again > 0) order.shipped += 1;
      });
    },
  },

  /** A token that was refused with 401 is sent again. */
  "keeps-token-after-401": { endsToken: (status) => status === 403 },

  /** A token that was refused with 403 is sent again. */
  "keeps-token-after-403": { endsToken: (status) => status === 401 },

  /** orderStatus is compared with the one spelling that was seen once. */
  "exact-case": {
    is: (orderStatus, wanted) => orderStatus === { paid: "Paid", canceled: "Canceled" }[wanted],
  },

  /** An order that the customer canceled is canceled for good, even if the money came in before. */
  "forever-canceled": {
    canceled(order) {
      order.state = "canceled";
      order.closed = true;
    },
  },

  /** The wallet's answer to the code is taken for a yes. */
  "ignores-decline": {
    paidByCode(order, _outcome, _confirm, paid) {
      paid(order);
    },
  },

  /** The invoice that a callback names is asked for, and what it was about is not compared. */
  "amount-not-compared": {
    belongs: () => true,
    invoiceOf: (order, hinted) => hinted ?? order.transactionNo,
  },

  /** Halalas are cut off: 19.99 times 100 is 1998.9999999999998. */
  "rounds-by-float": { halalas: (amount) => Math.floor(amount * 100) },

  /** The handler asks until the invoice is closed, and answers only then. */
  "waits-in-callback": {
    async calledBack(order, _told, { confirm, isOpen }) {
      for (await confirm(); order.state === "pending" && isOpen(); await confirm()) {
        await new Promise((resume) => setTimeout(resume, 50));
      }
    },
  },

  /** The work is done, then a mistake makes a 500 of the answer. */
  "fails-after-work": {
    async calledBack(order, _told, { confirm }) {
      await confirm();
      order.customer.points.add(1);
    },
  },

  /** Numbers are counted in memory, so that they begin anew with the process. */
  "reuses-order-number": {
    orderNumber(_data, memory) {
      memory.orderNumbers += 1;
      return `FLO-${memory.orderNumbers}`;
    },
  },

  /** When the wallet brings no answer, the code is sent again, and the no to that is believed. */
  "sends-code-twice": { payByCode: (pay) => pay().catch((error) => againIfUnclear(error, pay)) },

  /** Orders and subscriptions are both counted from 1, and one handler serves both. */
  "takes-charge-for-invoice": {
    orderOfCharge: (subscription, orders) => orders[subscription.count - 1],
  },

  /** Each callback of a charge counts as one. */
  "counts-charge-retries": {
    charged(subscription) {
      subscription.delivered += 1;
    },
  },

  /** A day is over in Riyadh three hours before it is by the instant that was written down. */
  "time-zone": {
    passTime(order, nowMs, confirm) {
      if (order.state !== "pending") return confirm();
      if (nowMs + RIYADH_MS - order.startedAtMs < DAY_MS) return confirm();
      order.state = "canceled";
      order.closed = true;
    },
  },

  /** What is not ASCII is lost on the way. */
  "breaks-arabic": { encode: (text) => Buffer.from(text.replaceAll(/[^\0-\x7f]/g, "?")) },

  /** The webhook's key is not looked at, and what it says is believed. */
  "webhook-for-anybody": {
    webhook(order, told, _key, { paid }) {
      if (/^paid$/i.test(told.orderStatus)) paid(order);
      return 200;
    },
  },

  /** What is a day old is canceled, paid or not. */
  "expires-what-is-paid": {
    async passTime(order, nowMs, confirm) {
      await confirm();
      if (nowMs - order.startedAtMs >= DAY_MS) order.state = "canceled";
    },
  },

  /** Who clicks twice again and again is taken for a robot: the order is ended, paid or not. */
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

  /** Every order is asked for in riyals. */
  "ignores-currency": { currency: () => "SAR" },

  /** The time limit ends when the headers of an answer are there. */
  "limit-for-headers": {
    limit(timeoutMs) {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), timeoutMs);
      return Object.assign(controller.signal, { timer });
    },
    answered: ({ timer }) => clearTimeout(timer),
  },

  /** A code is asked for until the service sends one, however busy it is. */
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

  /** A wallet payment that is answered with 200 is taken for paid, without a look. */
  "believes-200": {
    paidByCode: (order, outcome, confirm, paid) => (outcome ? paid(order) : confirm()),
  },

  /** The failure of a charge counts as its delivery. */
  "delivers-failed-charges": {
    async charged(subscription, told, { confirm }) {
      await confirm();
      if (told.status !== "charged") subscription.delivered += 1;
    },
  },

  /** An order that nobody paid within half an hour is dropped, and its invoice can still be paid. */
  "drops-unpaid-orders": {
    passTime(order, nowMs, confirm) {
      if (order.state !== "pending" || nowMs - order.startedAtMs < DAY_MS / 48) return confirm();
      order.state = "canceled";
      order.closed = true;
      order.transactionNo = undefined;
    },
  },

  /** When refundOrder brings no answer, it is called again. */
  "refunds-again": { askRefund: (ask) => ask().catch((error) => againIfUnclear(error, ask)) },

  /** The answer that a refund is under way is taken for the money. */
  "believes-refund-answer": {
    refundAnswered(order) {
      order.refunded = 1;
    },
  },

  /** Every webhook about a refund is taken for the money, also one about a failure. */
  "takes-failed-refund": {
    refundReported(order) {
      order.refunded = 1;
    },
  },

  /** A refund that the service refuses is shown as made. */
  "takes-refused-refund": {
    refundRefused(order) {
      order.refunded = 1;
    },
  },

  /** Each webhook about a refund is booked. */
  "books-refund-twice": {
    refundReported(order, { refundStatus }) {
      order.refunded = (order.refunded ?? 0) + (refundStatus === "Refunded" ? 1 : 0);
    },
  },

  /** One payment session for all customers. */
  "shares-session": { sessionsOf: (_order, memory) => memory },

  /** Whoever looks while a page is made sees that page. */
  "shares-page": {
    page(memory, make) {
      memory.page ??= make().finally(() => {
        memory.page = undefined;
      });
      return memory.page;
    },
  },

  /** The order that is placed is kept where the next customer's replaces it. */
  "shares-order": {
    placed(memory, order) {
      memory.placed = order;
      return () => memory.placed;
    },
  },

  /** Each call without a token logs in by itself. */
  "logs-in-twice": { loginUnderWay: () => undefined },

  /** While one customer's call logs in, others are turned away. */
  "fails-while-logging-in": {
    loginUnderWay(login) {
      if (login) throw new Refused(503, "no token yet");
    },
  },

  /** A code is sent a few times, in case that one is lost. */
  "storms-for-codes": {
    async sendCode(send) {
      for (let sent = 1; sent < 6; sent += 1) await send();
      return send();
    },
  },

  /** What the wallet's payment came to is asked for until it is there, without a pause. */
  "polls-without-pause": {
    async paidByCode(order, _outcome, confirm) {
      for (let asked = 0; asked < 60 && order.state === "pending"; asked += 1) await confirm();
    },
  },

  /** What the service cannot do now is asked for until it can. */
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

  /** Whoever calls cancelUrl is believed. */
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
