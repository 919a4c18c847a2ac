import { isRecord } from "../../../mocks/domain/text.js";
import { answers, echoes, has, matches, names, shape, succeeds, textAt } from "../checks.js";
import {
  assumed,
  type ConformanceRule,
  call,
  type PlannedCall,
  type ServiceAnswer,
  type TokenChoice,
} from "../rule.js";
import { listed } from "./accounts.js";
import { type Body, order, plain, withoutToken } from "./calls.js";

/** A card of the tests. It is good for years, and none is good for more than twenty. */
export const CARD = {
  number: "4111111111111111",
  securityCode: "123",
  expiry: { month: "12", year: "2040" },
};

/** An invoice that is paid by a card in the call that creates it. */
export const paidByCard = paying(CARD);
const cardless = paying(undefined);
const mistyped = paying({ ...CARD, number: "4111111111111112" });
const tokenlessCard = call("payByCard", (facts) => ({ body: order(facts, { card: CARD }) }), {
  token: "none",
});

/** An invoice with a card of its own. */
export function paying(card: object | undefined): PlannedCall {
  return call("payByCard", (facts) => ({ body: order(facts, { card }) }));
}

/** What holds of creating an invoice and paying it by card. */
export const cardPaymentRules: readonly ConformanceRule[] = [
  assumed(
    "pay-invoice",
    "payByCard.success",
    "The service accepts an invoice with a valid card.",
    paidByCard,
    succeeds,
  ),
  assumed(
    "pay-invoice",
    "payByCard.shape",
    "The answer has the shape of an invoice.",
    paidByCard,
    answers(200),
    shape("payByCard", 200),
  ),
  assumed(
    "pay-invoice",
    "payByCard.paid",
    "The invoice is paid at once.",
    paidByCard,
    matches("orderStatus", /^paid$/i),
    has("paymentErrors", () => null),
  ),
  assumed(
    "pay-invoice",
    "payByCard.missing",
    "A request without a card gets 400 and names it.",
    cardless,
    answers(400),
    names("detail", "card"),
  ),
  assumed(
    "pay-invoice",
    "payByCard.mistyped",
    "A card number with a wrong check digit gets 400.",
    mistyped,
    answers(400),
  ),
  withoutToken("payByCard", tokenlessCard),
];

const MESSAGE = "Made by a conformance test";

const PRODUCT = { title: "Brewing course", price: 25.5, qty: 1, isDigital: true };

/** A paid order with a digital product. */
const bought = call("payByCard", (facts) => ({
  body: order(facts, { products: [PRODUCT], card: CARD }),
}));

function send(invoice: PlannedCall, token: TokenChoice = "merchant"): PlannedCall {
  return call(
    "sendDigitalProduct",
    (_, [created]) => ({
      body: {
        message: MESSAGE,
        orderNumber: textAt(created, "gatewayOrderRequest.orderNumber"),
      },
    }),
    { after: [invoice], token },
  );
}

/** What was bought is sent. */
export const delivered = send(bought);
const unknownDelivery = call("sendDigitalProduct", ({ newOrderNumber }) => ({
  body: { message: MESSAGE, orderNumber: newOrderNumber() },
}));
const numberlessDelivery = call("sendDigitalProduct", () => ({ body: { message: MESSAGE } }));

/** What holds of sending a digital product. */
export const digitalProductRules: readonly ConformanceRule[] = [
  assumed(
    "send-digital-product",
    "sendDigitalProduct.shape",
    "The service sends a paid product.",
    delivered,
    answers(200),
    shape("sendDigitalProduct", 200),
  ),
  assumed(
    "send-digital-product",
    "sendDigitalProduct.not-paid",
    "The service does not send an unpaid product.",
    send(plain),
    answers(400),
  ),
  assumed(
    "send-digital-product",
    "sendDigitalProduct.unknown",
    "An unknown order number gets 404.",
    unknownDelivery,
    answers(404),
  ),
  assumed(
    "send-digital-product",
    "sendDigitalProduct.missing",
    "A call without an order number gets 400.",
    numberlessDelivery,
    answers(400),
  ),
  withoutToken("sendDigitalProduct", send(bought, "none")),
];

const REASON = "Made by a conformance test";

/** An order of its own: a refund is for ever. */
const paid = () => call("payByCard", (facts) => ({ body: order(facts, { card: CARD }) }));

/** A refund of the order that the first call before paid, at the merchant that the second one lists. */
function refund(after: readonly PlannedCall[], token: TokenChoice = "partner"): PlannedCall {
  return call(
    "refundOrder",
    (_, [invoice, merchants]) => ({
      path: pathOf(merchants),
      body: {
        orderNumber: textAt(invoice, "gatewayOrderRequest.orderNumber"),
        refundReason: REASON,
      },
    }),
    { after, token },
  );
}

const pathOf = (merchants: ServiceAnswer | undefined) => ({
  key: "email",
  value: textAt(merchants, "0.merchantEmail"),
});

const first = paid();
/** A refund of a paid order. */
export const refunded = refund([first, listed]);
const refundedTwice = refund([first, listed, refunded]);
const tokenlessRefund = refund([paid(), listed], "none");
const unknownRefund = call(
  "refundOrder",
  ({ newOrderNumber }, [merchants]) => ({
    path: pathOf(merchants),
    body: { orderNumber: newOrderNumber(), refundReason: REASON },
  }),
  { after: [listed] },
);
const numberlessRefund = call(
  "refundOrder",
  (_, [merchants]) => ({ path: pathOf(merchants), body: { refundReason: REASON } }),
  { after: [listed] },
);

/** What holds of refunding the order of a partner's merchant. */
export const refundRules: readonly ConformanceRule[] = [
  assumed(
    "refund",
    "refundOrder.shape",
    "A refund gets its record.",
    refunded,
    answers(200),
    shape("refundOrder", 200),
  ),
  assumed(
    "refund",
    "refundOrder.amount",
    "A refund covers the whole amount.",
    refunded,
    has("amount", ({ after }) => after[0]?.body && Object(after[0].body).amount),
  ),
  assumed(
    "refund",
    "refundOrder.twice",
    "An order can be refunded once.",
    refundedTwice,
    answers(400),
  ),
  assumed(
    "refund",
    "refundOrder.unknown",
    "An unknown order number gets 404.",
    unknownRefund,
    answers(404),
  ),
  assumed(
    "refund",
    "refundOrder.missing",
    "A refund without an order number gets 400.",
    numberlessRefund,
    answers(400),
  ),
  withoutToken("refundOrder", tokenlessRefund),
];

const sameOrder = (_: unknown, [invoice]: readonly ServiceAnswer[]) => ({
  query: { orderNumber: textAt(invoice, "gatewayOrderRequest.orderNumber") },
});
/** An order number that there is. */
export const found = call("getTransactionsOfOrderNumber", sameOrder, { after: [plain] });
const tokenlessSearch = call("getTransactionsOfOrderNumber", sameOrder, {
  after: [plain],
  token: "none",
});
const unknownSearch = call("getTransactionsOfOrderNumber", ({ newOrderNumber }) => ({
  query: { orderNumber: newOrderNumber() },
}));
const numberlessSearch = call("getTransactionsOfOrderNumber");

/** What holds of finding invoices by the merchant's own number. */
export const transactionRules: readonly ConformanceRule[] = [
  assumed(
    "transactions-of-order",
    "getTransactionsOfOrderNumber.shape",
    "An order number gets a list of invoices.",
    found,
    answers(200),
    shape("getTransactionsOfOrderNumber", 200),
  ),
  assumed(
    "transactions-of-order",
    "getTransactionsOfOrderNumber.found",
    "The list contains the invoice of the order number.",
    found,
    (answer) => {
      const transactionNo = textAt(answer.after[0], "transactionNo");
      const listed = Array.isArray(answer.body) ? answer.body : [];
      return listed.some((one) => isRecord(one) && one.transactionNo === transactionNo);
    },
  ),
  assumed(
    "transactions-of-order",
    "getTransactionsOfOrderNumber.none",
    "An unknown order number gets an empty list.",
    unknownSearch,
    answers(200),
    ({ body }) => Array.isArray(body) && body.length === 0,
  ),
  assumed(
    "transactions-of-order",
    "getTransactionsOfOrderNumber.missing",
    "A call without an order number gets 400.",
    numberlessSearch,
    answers(400),
  ),
  withoutToken("getTransactionsOfOrderNumber", tokenlessSearch),
];

const PATH = { profileNo: "20230101" };
const PORTION = { amount: 5.25, isPayingServiceFees: false };
const REST = { amount: 20.25, note: "Made by a conformance test", isMainReceiver: true };

/** An invoice that the partner's first merchant shares, with parts of its own. */
function sharing(receivers: readonly Body[], token: TokenChoice = "partner"): PlannedCall {
  return call(
    "addMerchantInvoice",
    (facts, [merchants]) => {
      const email = { key: "email", value: textAt(merchants, "0.merchantEmail") };
      const parts = receivers.map((part) => ({ ...email, ...part }));
      return { path: PATH, body: order(facts, { receivers: parts, partnerPortion: PORTION }) };
    },
    { after: [listed], token },
  );
}

/** An invoice of 25.50 that a merchant and the partner share, the positive control. */
export const shared = sharing([REST]);
const open = sharing([{}]);
const mismatched = sharing([{ amount: 20 }]);
const twoOpen = sharing([{}, {}]);
const unknownReceiver = sharing([{ ...REST, value: "nobody@paystub-calibrate.example" }]);
const withoutReceivers = call("addMerchantInvoice", (facts) => ({
  path: PATH,
  body: order(facts),
}));

/** What holds of creating an invoice that merchants share. */
export const merchantInvoiceRules: readonly ConformanceRule[] = [
  assumed(
    "merchant-invoice",
    "addMerchantInvoice.shape",
    "A shared invoice gets the same reply as any other.",
    shared,
    answers(200),
    shape("addMerchantInvoice", 200),
  ),
  assumed(
    "merchant-invoice",
    "addMerchantInvoice.echo",
    "Receivers and the partner's portion are echoed unchanged.",
    shared,
    echoes("gatewayOrderRequest"),
  ),
  assumed(
    "merchant-invoice",
    "addMerchantInvoice.rest",
    "One receiver may have no amount.",
    open,
    answers(200),
  ),
  assumed(
    "merchant-invoice",
    "addMerchantInvoice.mismatch",
    "Amounts that do not add up to that of the invoice get 400, which names them.",
    mismatched,
    answers(400),
    names("detail", "receivers"),
  ),
  assumed(
    "merchant-invoice",
    "addMerchantInvoice.two-rests",
    "Two receivers without an amount get 400.",
    twoOpen,
    answers(400),
  ),
  assumed(
    "merchant-invoice",
    "addMerchantInvoice.unknown",
    "A receiver that is not a merchant of the partner gets 404.",
    unknownReceiver,
    answers(404),
  ),
  assumed(
    "merchant-invoice",
    "addMerchantInvoice.missing",
    "A request without receivers gets 400 and names them.",
    withoutReceivers,
    answers(400),
    names("detail", "receivers"),
  ),
  withoutToken("addMerchantInvoice", sharing([REST], "none")),
  assumed(
    "token-roles",
    "addMerchantInvoice.merchant-token",
    "A merchant's token gets 403.",
    sharing([REST], "merchant"),
    answers(403),
  ),
];
