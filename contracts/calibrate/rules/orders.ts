import { testValues } from "../../../spec/generated/faults.js";
import { answers, at, conforms, echoes, has, matches, names, succeeds, textAt } from "../checks.js";
import {
  type Check,
  call,
  type PlannedCall,
  page,
  type ServiceAnswer,
  type TestData,
} from "../rule.js";
import { listed } from "./accounts.js";
import { type Body, order, plain } from "./calls.js";
import { rulesOf } from "./operation.js";

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
/** The number of the tests whose card is declined. */
const DECLINED = String(testValues.find((row) => row.in === "cardNumber")?.value);
const declined = paying({ ...CARD, number: DECLINED });
const receipt = page(paidByCard, ({ body }) => String(at(body, "paymentReceipt.receiptUrl")));

/** An invoice with a card of its own. */
export function paying(card: object | undefined): PlannedCall {
  return call("payByCard", (facts) => ({ body: order(facts, { card }) }));
}

/** An invoice without a payment cannot be paid, whatever its other fields say. */
const notBoth: Check = ({ body }) => {
  const hasErrors = (at(body, "paymentErrors") ?? null) !== null;
  return !(hasErrors && /^paid$/i.test(String(at(body, "orderStatus"))));
};

const hidesCard: Check = ({ text }) => !text.replace(/[ -]/g, "").includes(CARD.number);

/** What holds of creating an invoice and paying it by card. */
export const cardPaymentRules = rulesOf("payByCard", paidByCard, ({ holds, stated, noToken }) => [
  holds("success", "The service accepts an invoice with a valid card.", succeeds),
  holds("shape", "The answer has the shape of an invoice.", conforms(200)),
  holds(
    "paid",
    "The invoice is paid at once.",
    matches("orderStatus", /^paid$/i),
    has("paymentErrors", () => null),
  ),
  holds(
    "missing",
    "A request without a card gets 400 and names it.",
    cardless,
    answers(400),
    names("detail", "card"),
  ),
  holds("mistyped", "A card number with a wrong check digit gets 400.", mistyped, answers(400)),
  noToken(),
  holds(
    "declined",
    "A declined card leaves the invoice pending, and the reply says why.",
    declined,
    matches("orderStatus", /^pending$/i),
    ({ body }) => at(body, "paymentErrors") !== null,
  ),
  stated(
    "declined.not-paid",
    "An invoice is not paid while it has payment errors.",
    declined,
    notBoth,
  ),
  stated("card-hidden", "No answer shows the whole card number.", hidesCard),
  stated("receipt.card-hidden", "The receipt hides the card number.", receipt, hidesCard),
]);

const MESSAGE = "Made by a conformance test";

const PRODUCT = { title: "Brewing course", price: 25.5, qty: 1, isDigital: true };

/** A paid order with a digital product. */
const bought = call("payByCard", (facts) => ({
  body: order(facts, { products: [PRODUCT], card: CARD }),
}));

function send(invoice: PlannedCall): PlannedCall {
  return call(
    "sendDigitalProduct",
    (_, [created]) => ({ body: { message: MESSAGE, orderNumber: orderNumberOf(created) } }),
    { after: [invoice] },
  );
}

/** The order number of an invoice that a call created. */
const orderNumberOf = (created: ServiceAnswer | undefined) =>
  textAt(created, "gatewayOrderRequest.orderNumber");

/** What was bought is sent. */
const delivered = send(bought);
const unknownDelivery = call("sendDigitalProduct", ({ orderNumber }) => ({
  body: { message: MESSAGE, orderNumber },
}));
const numberlessDelivery = call("sendDigitalProduct", () => ({ body: { message: MESSAGE } }));

/** What holds of sending a digital product. */
export const digitalProductRules = rulesOf(
  "sendDigitalProduct",
  delivered,
  ({ holds, noToken }) => [
    holds("shape", "The service sends a paid product.", conforms(200)),
    holds("not-paid", "The service does not send an unpaid product.", send(plain), answers(400)),
    holds("unknown", "An unknown order number gets 404.", unknownDelivery, answers(404)),
    holds("missing", "A call without an order number gets 400.", numberlessDelivery, answers(400)),
    noToken(),
  ],
);

/** Refunds an order of the first merchant that the partner has. A refund cannot be taken back. */
export function refund(
  orderNumber: (facts: TestData, paid: ServiceAnswer | undefined) => string | undefined,
  after: readonly PlannedCall[] = [],
  part: Body = { refundReason: "Made by a conformance test" },
): PlannedCall {
  return call(
    "refundOrder",
    (facts, [merchants, paid]) => ({
      path: { key: "email", value: textAt(merchants, "0.merchantEmail") },
      body: { orderNumber: orderNumber(facts, paid), ...part },
    }),
    { after: [listed, ...after] },
  );
}

/** Refunds an order that a call before has paid. */
export const refundPaid = (after: readonly PlannedCall[], part?: Body) =>
  refund((_, paid) => orderNumberOf(paid), after, part);

const first = paying(CARD);
/** A refund of a paid order. */
const refunded = refundPaid([first]);
const unknownRefund = refund(({ orderNumber }) => orderNumber);

/** What holds of refunding the order of a partner's merchant. */
export const refundRules = rulesOf("refundOrder", refunded, ({ holds, noToken }) => [
  holds("shape", "A refund gets its record.", conforms(200)),
  holds(
    "amount",
    "A refund covers the whole amount.",
    has("amount", ({ after }) => at(after[1]?.body, "amount")),
  ),
  holds("twice", "An order can be refunded once.", refundPaid([first, refunded]), answers(400)),
  holds("unknown", "An unknown order number gets 404.", unknownRefund, answers(404)),
  holds(
    "missing",
    "A refund without an order number gets 400.",
    refund(() => undefined),
    answers(400),
  ),
  noToken({ ...refundPaid([paying(CARD)]), token: "none" }),
]);

/** Looks for the order number of an invoice. */
export function searchFor(invoice: PlannedCall): PlannedCall {
  return call(
    "getTransactionsOfOrderNumber",
    (_, [created]) => ({ query: { orderNumber: orderNumberOf(created) } }),
    { after: [invoice] },
  );
}

const found = searchFor(plain);
const unknownSearch = call("getTransactionsOfOrderNumber", ({ orderNumber }) => ({
  query: { orderNumber },
}));
const numberlessSearch = call("getTransactionsOfOrderNumber");

const elementsOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : []);

const onlyOfOrder: Check = ({ body, sent }) =>
  elementsOf(body).every((one) => {
    const number = at(one, "orderNumber");
    return number === undefined || number === sent.query?.orderNumber;
  });

/** What holds of finding invoices by the merchant's own number. */
export const transactionRules = rulesOf(
  "getTransactionsOfOrderNumber",
  found,
  ({ holds, stated, noToken }) => [
    holds("shape", "An order number gets a list of invoices.", conforms(200)),
    holds("found", "The list contains the invoice of the order number.", (answer) => {
      const transactionNo = textAt(answer.after[0], "transactionNo");
      return elementsOf(answer.body).some((one) => at(one, "transactionNo") === transactionNo);
    }),
    holds(
      "none",
      "An unknown order number gets an empty list.",
      unknownSearch,
      answers(200),
      ({ body }) => Array.isArray(body) && body.length === 0,
    ),
    holds("missing", "A call without an order number gets 400.", numberlessSearch, answers(400)),
    noToken(),
    stated("only", "The list has no invoices of other orders.", onlyOfOrder),
  ],
);

const PATH = { profileNo: "20230101" };
const PORTION = { amount: 5.25, isPayingServiceFees: false };
const REST = { amount: 20.25, note: "Made by a conformance test", isMainReceiver: true };

/** An invoice that the partner's first merchant shares, with parts of its own. */
function sharing(...receivers: readonly Body[]): PlannedCall {
  return call(
    "addMerchantInvoice",
    (facts, [merchants]) => {
      const email = { key: "email", value: textAt(merchants, "0.merchantEmail") };
      const parts = receivers.map((part) => ({ ...email, ...part }));
      return { path: PATH, body: order(facts, { receivers: parts, partnerPortion: PORTION }) };
    },
    { after: [listed] },
  );
}

/** An invoice of 25.50 that a merchant and the partner share, the positive control. */
const shared = sharing(REST);
const open = sharing({});
const mismatched = sharing({ amount: 20 });
const twoOpen = sharing({}, {});
const unknownReceiver = sharing({ ...REST, value: "nobody@paystub-calibrate.example" });
const withoutReceivers = call("addMerchantInvoice", (facts) => ({
  path: PATH,
  body: order(facts),
}));

/** What holds of creating an invoice that merchants share. */
export const merchantInvoiceRules = rulesOf(
  "addMerchantInvoice",
  shared,
  ({ holds, noToken, otherRole }) => [
    holds("shape", "A shared invoice gets the same reply as any other.", conforms(200)),
    holds(
      "echo",
      "Receivers and the partner's portion are echoed unchanged.",
      echoes("gatewayOrderRequest"),
    ),
    holds("rest", "One receiver may have no amount.", open, answers(200)),
    holds(
      "mismatch",
      "Amounts that do not add up to that of the invoice get 400, which names them.",
      mismatched,
      answers(400),
      names("detail", "receivers"),
    ),
    holds("two-rests", "Two receivers without an amount get 400.", twoOpen, answers(400)),
    holds(
      "unknown",
      "A receiver that is not a merchant of the partner gets 404.",
      unknownReceiver,
      answers(404),
    ),
    holds(
      "missing",
      "A request without receivers gets 400 and names them.",
      withoutReceivers,
      answers(400),
      names("detail", "receivers"),
    ),
    noToken(),
    otherRole(),
  ],
);
