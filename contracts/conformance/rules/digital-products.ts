import { order } from "../bodies.js";
import { answers, textAt } from "../checks.js";
import { call, type PlannedCall, type TokenChoice } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";
import { plain, withoutToken } from "./calls.js";
import { CARD } from "./card-payments.js";

const ID = "sendDigitalProduct";
const ROW = "send-digital-product";
const MESSAGE = "Made by a conformance test";

const PRODUCT = { title: "Brewing course", price: 25.5, qty: 1, isDigital: true };

/** A paid order with a digital product. */
const bought = call("payByCard", (facts) => ({
  body: order(facts, { products: [PRODUCT], card: CARD }),
}));

function send(invoice: PlannedCall, token: TokenChoice = "merchant"): PlannedCall {
  return call(
    ID,
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
const unknown = call(ID, ({ newOrderNumber }) => ({
  body: { message: MESSAGE, orderNumber: newOrderNumber() },
}));
const missing = call(ID, () => ({ body: { message: MESSAGE } }));

/** What holds of sending a digital product. */
export const digitalProductRules: readonly ConformanceRule[] = [
  assumed(
    ROW,
    `${ID}.shape`,
    "A product that was paid for is sent.",
    delivered,
    answers(200),
    shape(ID, 200),
  ),
  assumed(ROW, `${ID}.not-paid`, "What is not paid is not sent.", send(plain), answers(400)),
  assumed(
    ROW,
    `${ID}.unknown`,
    "An order number that no invoice has is answered with 404.",
    unknown,
    answers(404),
  ),
  assumed(
    ROW,
    `${ID}.missing`,
    "A call without an order number is answered with 400.",
    missing,
    answers(400),
  ),
  withoutToken(ID, send(bought, "none")),
];
