import { order } from "../bodies.js";
import { answers, has, textAt } from "../checks.js";
import { call, type PlannedCall, type ServiceAnswer, type TokenChoice } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";
import { withoutToken } from "./calls.js";
import { CARD } from "./card-payments.js";
import { listed } from "./merchants.js";

const ID = "refundOrder";
const ROW = "refund";
const REASON = "Made by a conformance test";

/** An order of its own: a refund is for ever. */
const paid = () => call("payByCard", (facts) => ({ body: order(facts, { card: CARD }) }));

/** A refund of the order that the first call before paid, at the merchant that the second one lists. */
function refund(after: readonly PlannedCall[], token: TokenChoice = "partner"): PlannedCall {
  return call(
    ID,
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
const nameless = refund([paid(), listed], "none");
const unknown = call(
  ID,
  ({ newOrderNumber }, [merchants]) => ({
    path: pathOf(merchants),
    body: { orderNumber: newOrderNumber(), refundReason: REASON },
  }),
  { after: [listed] },
);
const missing = call(
  ID,
  (_, [merchants]) => ({ path: pathOf(merchants), body: { refundReason: REASON } }),
  { after: [listed] },
);

/** What holds of refunding the order of a partner's merchant. */
export const refundRules: readonly ConformanceRule[] = [
  assumed(
    ROW,
    `${ID}.shape`,
    "A refund is answered with its record.",
    refunded,
    answers(200),
    shape(ID, 200),
  ),
  assumed(
    ROW,
    `${ID}.amount`,
    "A refund is about the whole amount.",
    refunded,
    has("amount", ({ after }) => after[0]?.body && Object(after[0].body).amount),
  ),
  assumed(ROW, `${ID}.twice`, "An order is refunded once.", refundedTwice, answers(400)),
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
    "A refund without an order number is answered with 400.",
    missing,
    answers(400),
  ),
  withoutToken(ID, nameless),
];
