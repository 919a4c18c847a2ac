import { answers, textAt } from "../checks.js";
import { isRecord, shown } from "../json.js";
import { call, type ServiceAnswer } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";
import { plain, withoutToken } from "./calls.js";

const ID = "getTransactionsOfOrderNumber";
const ROW = "transactions-of-order";

const sameOrder = (_: unknown, [invoice]: readonly ServiceAnswer[]) => ({
  query: { orderNumber: textAt(invoice, "gatewayOrderRequest.orderNumber") },
});
/** An order number that there is. */
export const found = call(ID, sameOrder, { after: [plain] });
const nameless = call(ID, sameOrder, { after: [plain], token: "none" });
const nothing = call(ID, ({ newOrderNumber }) => ({ query: { orderNumber: newOrderNumber() } }));
const unasked = call(ID);

/** What holds of finding invoices by the merchant's own number. */
export const transactionRules: readonly ConformanceRule[] = [
  assumed(
    ROW,
    `${ID}.shape`,
    "An order number is answered with a list of invoices.",
    found,
    answers(200),
    shape(ID, 200),
  ),
  assumed(ROW, `${ID}.found`, "The invoice of the order number is among them.", found, (answer) => {
    const transactionNo = textAt(answer.after[0], "transactionNo");
    const listed = Array.isArray(answer.body) ? answer.body : [];
    const isThere = listed.some((one) => isRecord(one) && one.transactionNo === transactionNo);
    return isThere ? [] : ["expected the invoice that was created to be listed, but it is not"];
  }),
  assumed(
    ROW,
    `${ID}.none`,
    "An order number that no invoice has is answered with an empty list.",
    nothing,
    answers(200),
    ({ body }) => {
      const isEmpty = Array.isArray(body) && body.length === 0;
      return isEmpty ? [] : [`expected an empty list, but ${shown(body)} came`];
    },
  ),
  assumed(
    ROW,
    `${ID}.missing`,
    "A call without an order number is answered with 400.",
    unasked,
    answers(400),
  ),
  withoutToken(ID, nameless),
];
