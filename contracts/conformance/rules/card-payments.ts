import { order } from "../bodies.js";
import { answers, has, matches, names, succeeds } from "../checks.js";
import { call, type PlannedCall } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";
import { withoutToken } from "./calls.js";

const ID = "payByCard";
const ROW = "pay-invoice";

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
const nameless = call(ID, (facts) => ({ body: order(facts, { card: CARD }) }), { token: "none" });

function paying(card: object | undefined): PlannedCall {
  return call(ID, (facts) => ({ body: order(facts, { card }) }));
}

/** What holds of creating an invoice and paying it by card. */
export const cardPaymentRules: readonly ConformanceRule[] = [
  assumed(ROW, `${ID}.success`, "An invoice with a good card is taken.", paidByCard, succeeds),
  assumed(
    ROW,
    `${ID}.shape`,
    "The answer has the shape of an invoice.",
    paidByCard,
    answers(200),
    shape(ID, 200),
  ),
  assumed(
    ROW,
    `${ID}.paid`,
    "The invoice is paid at once.",
    paidByCard,
    matches("orderStatus", "Paid in any letter case", /^paid$/i),
    has("paymentErrors", () => null),
  ),
  assumed(
    ROW,
    `${ID}.missing`,
    "A request without a card is answered with 400 and names it.",
    cardless,
    answers(400),
    names("detail", "card"),
  ),
  assumed(
    ROW,
    `${ID}.mistyped`,
    "A card number with a wrong check digit is answered with 400.",
    mistyped,
    answers(400),
  ),
  withoutToken(ID, nameless),
];
