import { Refused } from "./service.mjs";

/** Good habits where integrations often fail. `bugs.mjs` has the common mistake for each. */
export const GOOD_HABITS = {
  /** Limits each call. Without an answer in time, the outcome is unclear. */
  limit: (timeoutMs) => AbortSignal.timeout(timeoutMs),

  /** Keeps the limit until the whole answer has arrived, since a body can hang too. */
  answered: () => undefined,

  /** Creates the invoice in the currency of the order. */
  currency: (ordered) => ordered,

  /** Calls once. Without an answer the invoice may exist, and the customer could pay a second one too. */
  createInvoice: (add) => add(),

  /** Waits for a login that has begun instead of starting another. */
  loginUnderWay: (login) => login,

  /** Keeps the payment session of a code with its order. */
  sessionsOf: (order) => order,

  /** Makes the page of an order for its own customer. */
  page: (_memory, make) => make(),

  /** Keeps the new orders of customers apart. */
  placed: (_memory, order) => () => order,

  /** Asks for a refund once. Without an answer, the webhook reports the result. */
  askRefund: (ask) => ask(),

  /** Waits for the webhook: the answer says only that the refund has begun. */
  refundAnswered: () => undefined,

  /** A rejected refund refunds nothing. */
  refundRefused(order) {
    order.refunded = 0;
  },

  /** Reads from the webhook whether the refund was made. The webhook may come twice. */
  refundReported(order, { refundStatus }) {
    order.refunded = refundStatus === "Refunded" || order.refunded === 1 ? 1 : 0;
  },

  /** Asks for a code once. A customer without a code asks again. */
  sendCode: (send) => send(),

  /** Sends a code once. Without an answer, getInvoice says whether the invoice is paid. */
  payByCode: (pay) => pay(),

  /** Never reuses a rejected token, for any status of the rejection. */
  endsToken: (status) => status === 401 || status === 403,

  /** Ignores the letter case of orderStatus, which the service does not promise. */
  is: (orderStatus, wanted) => orderStatus.toLowerCase() === wanted,

  /** Sends JSON as UTF-8. */
  encode: (text) => Buffer.from(text, "utf8"),

  /** Counts money in halalas, since a float cannot represent 19.99. */
  halalas: (amount) => Math.round(amount * 100),

  /** Gives each order its own number, also after a restart. */
  orderNumber: (data) => {
    data.orderNumbers += 1;
    return `FLO-${data.orderNumbers}`;
  },

  /** Accepts only the invoice of this order, whatever number a caller names. */
  belongs: (invoice, order, halalas) =>
    invoice.gatewayOrderRequest.orderNumber === order.number &&
    invoice.gatewayOrderRequest.currency === order.currency &&
    halalas(invoice.amount) === order.halalas,

  /** Reads the order's own invoice. Uses the number of a callback only while its own is unknown. */
  invoiceOf: (order, hinted) => order.transactionNo ?? hinted,

  /** Ships flowers once, however many callbacks come. */
  ship(order) {
    order.shipped = 1;
  },

  /** Answers a callback at once, and asks the service afterwards. */
  calledBack(_order, _told, { confirm, later }) {
    later(confirm);
  },

  /** Asks the service after a call to cancelUrl too. */
  toldCanceled(_order, { confirm, later }) {
    later(confirm);
  },

  /** Reads the invoice, after any answer of cancelInvoice. */
  canceled: (_order, confirm) => confirm(),

  /** Reads the invoice, after any answer to the code. */
  paidByCode: (_order, _outcome, confirm) => confirm(),

  /** Checks the secret key of the webhook, and asks the service anyway. */
  webhook(_order, _told, key, { confirm, later, secret }) {
    if (key !== secret) return 401;
    later(confirm);
    return 200;
  },

  /** Asks the service about open orders every day. Only the service ends an order. */
  passTime: (_order, _nowMs, confirm) => confirm(),

  /** Takes the number of charges from the service. */
  charged(_subscription, _told, { confirm, later }) {
    later(confirm);
  },

  /** A callback of a subscription does not concern an order. */
  orderOfCharge: () => undefined,

  /** Lets a customer click any number of times. */
  clicked: () => undefined,

  /** An invoice that the service does not know is not paid. */
  isGone: (error) => error instanceof Refused && error.status === 404,
};
