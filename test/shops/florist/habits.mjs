import { Refused } from "./service.mjs";

/** Where integrations go wrong, done right. `bugs.mjs` has the wrong way beside each. */
export const GOOD_HABITS = {
  /** Nobody waits for ever: what brings no answer in time has an unclear outcome. */
  limit: (timeoutMs) => AbortSignal.timeout(timeoutMs),

  /** A body can hang as well: the limit holds until the whole answer is there. */
  answered: () => undefined,

  /** What is ordered in dollars is asked for in dollars. */
  currency: (ordered) => ordered,

  /** Asks once. When no answer comes the invoice may exist, and a second one could be paid as well. */
  createInvoice: (add) => add(),

  /** Whoever needs a token waits for the login that is under way. */
  loginUnderWay: (login) => login,

  /** The payment session of a code belongs to its order. */
  sessionsOf: (order) => order,

  /** The page of an order is made for its own customer. */
  page: (_memory, make) => make(),

  /** The order that a customer places is theirs while others place theirs. */
  placed: (_memory, order) => () => order,

  /** A refund is asked for once. When no answer comes, the webhook tells its outcome. */
  askRefund: (ask) => ask(),

  /** The answer to a refund says that it is under way, and not that it was made. */
  refundAnswered: () => undefined,

  /** What was refused was not refunded. */
  refundRefused(order) {
    order.refunded = 0;
  },

  /** The webhook says whether a refund was made. It may come twice, and what was refunded stays so. */
  refundReported(order, { refundStatus }) {
    order.refunded = refundStatus === "Refunded" || order.refunded === 1 ? 1 : 0;
  },

  /** A code is asked for once: a customer who gets none asks again. */
  sendCode: (send) => send(),

  /** A code is sent once. When no answer comes, the invoice tells whether it was paid. */
  payByCode: (pay) => pay(),

  /** A refused token is not used again, whichever way the service refuses. */
  endsToken: (status) => status === 401 || status === 403,

  /** The letter case of orderStatus is nowhere promised. */
  is: (orderStatus, wanted) => orderStatus.toLowerCase() === wanted,

  /** JSON travels as UTF-8. */
  encode: (text) => Buffer.from(text, "utf8"),

  /** Money is counted in halalas: 19.99 is no number that floats have. */
  halalas: (amount) => Math.round(amount * 100),

  /** A number of its own for each order, over a restart too. */
  orderNumber: (data) => {
    data.orderNumbers += 1;
    return `FLO-${data.orderNumbers}`;
  },

  /** The invoice of this order, and no other one that somebody names. */
  belongs: (invoice, order, halalas) =>
    invoice.gatewayOrderRequest.orderNumber === order.number &&
    invoice.gatewayOrderRequest.currency === order.currency &&
    halalas(invoice.amount) === order.halalas,

  /** Which invoice an order is asked for: its own; a callback's only while that is unknown. */
  invoiceOf: (order, hinted) => order.transactionNo ?? hinted,

  /** Flowers are sent once, however often one is told that they are paid. */
  ship(order) {
    order.shipped = 1;
  },

  /** A callback is a hint: it is answered at once, and the service is asked afterwards. */
  calledBack(_order, _told, { confirm, later }) {
    later(confirm);
  },

  /** What cancelUrl tells is a hint, too. */
  toldCanceled(_order, { confirm, later }) {
    later(confirm);
  },

  /** Whatever the service answered to the cancel, the invoice tells whether it is canceled. */
  canceled: (_order, confirm) => confirm(),

  /** Whatever the service answered to the code, the invoice tells whether it is paid. */
  paidByCode: (_order, _outcome, confirm) => confirm(),

  /** The webhook carries a key that only the service knows; all the same it is a hint. */
  webhook(_order, _told, key, { confirm, later, secret }) {
    if (key !== secret) return 401;
    later(confirm);
    return 200;
  },

  /** The shop's daily work: what is still open is asked for. Only the service ends an order. */
  passTime: (_order, _nowMs, confirm) => confirm(),

  /** A charge is the service's to count. */
  charged(_subscription, _told, { confirm, later }) {
    later(confirm);
  },

  /** What is called at the address of a subscription concerns no order. */
  orderOfCharge: () => undefined,

  /** A customer may look and ask as often as they like. */
  clicked: () => undefined,

  /** Nobody paid an invoice that the service does not know. */
  isGone: (error) => error instanceof Refused && error.status === 404,
};
