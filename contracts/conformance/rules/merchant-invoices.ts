import { type Body, order } from "../bodies.js";
import { answers, echoes, names, textAt } from "../checks.js";
import { call, type PlannedCall, type TokenChoice } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";
import { withoutToken } from "./calls.js";
import { listed } from "./merchants.js";

const ID = "addMerchantInvoice";
const ROW = "merchant-invoice";
const PATH = { profileNo: "20230101" };
const PORTION = { amount: 5.25, isPayingServiceFees: false };
const REST = { amount: 20.25, note: "Made by a conformance test", isMainReceiver: true };

/** An invoice that the partner's first merchant shares, with parts of its own. */
function sharing(receivers: readonly Body[], token: TokenChoice = "partner"): PlannedCall {
  return call(
    ID,
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
const unknown = sharing([{ ...REST, value: "nobody@paystub-conform.example" }]);
const missing = call(ID, (facts) => ({ path: PATH, body: order(facts) }));

/** What holds of creating an invoice that merchants share. */
export const merchantInvoiceRules: readonly ConformanceRule[] = [
  assumed(
    ROW,
    `${ID}.shape`,
    "A shared invoice is answered as any other.",
    shared,
    answers(200),
    shape(ID, 200),
  ),
  assumed(
    ROW,
    `${ID}.echo`,
    "Receivers and the partner's portion come back as they were sent.",
    shared,
    echoes("gatewayOrderRequest"),
  ),
  assumed(ROW, `${ID}.rest`, "One receiver may go without an amount.", open, answers(200)),
  assumed(
    ROW,
    `${ID}.mismatch`,
    "Amounts that do not add up to that of the invoice are answered with 400, which names them.",
    mismatched,
    answers(400),
    names("detail", "receivers"),
  ),
  assumed(
    ROW,
    `${ID}.two-rests`,
    "Two receivers without an amount are answered with 400.",
    twoOpen,
    answers(400),
  ),
  assumed(
    ROW,
    `${ID}.unknown`,
    "A receiver that is no merchant of the partner is answered with 404.",
    unknown,
    answers(404),
  ),
  assumed(
    ROW,
    `${ID}.missing`,
    "A request without receivers is answered with 400 and names them.",
    missing,
    answers(400),
    names("detail", "receivers"),
  ),
  withoutToken(ID, sharing([REST], "none")),
  assumed(
    "token-roles",
    `${ID}.merchant-token`,
    "A merchant's token is answered with 403.",
    sharing([REST], "merchant"),
    answers(403),
  ),
];
