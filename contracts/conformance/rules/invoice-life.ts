import { answers, are, has, matches, textAt, turnsAway } from "../checks.js";
import { at } from "../json.js";
import { call, type ServiceAnswer } from "../planned-call.js";
import { assumed, type ConformanceRule, documented } from "../rule.js";
import { shape } from "../shapes.js";
import { addInvoice, plain, sameInvoice, UNKNOWN_NO } from "./calls.js";

/** Reads an invoice that there is, the positive control of the operation. */
export const read = call("getInvoice", sameInvoice, { after: [plain] });
const readNameless = call("getInvoice", sameInvoice, { after: [plain], token: "none" });
const readUnknown = call("getInvoice", () => ({ path: { transactionNo: UNKNOWN_NO } }));

const doomed = addInvoice();
const cancelBody = (_: unknown, [invoice]: readonly ServiceAnswer[]) => ({
  body: { transactionNo: textAt(invoice, "transactionNo") },
});
const cancelNameless = call("cancelInvoice", cancelBody, { after: [plain], token: "none" });
/** Cancels a pending invoice, the positive control of the operation. */
export const canceled = call("cancelInvoice", cancelBody, { after: [doomed] });
const readCanceled = call("getInvoice", sameInvoice, { after: [doomed, canceled] });
const canceledAgain = call("cancelInvoice", cancelBody, { after: [doomed, canceled] });
const cancelUnknown = call("cancelInvoice", () => ({ body: { transactionNo: UNKNOWN_NO } }));
const cancelNothing = call("cancelInvoice", () => ({ body: {} }));

const created = (path: string) => (answer: ServiceAnswer) => at(answer.after[0]?.body, path);

/** What holds of reading and canceling an invoice. */
export const invoiceLifeRules: readonly ConformanceRule[] = [
  documented(
    "getInvoice.no-token",
    "Checking an invoice without a token is refused.",
    readNameless,
    turnsAway,
  ),
  assumed(
    "get-invoice",
    "getInvoice.shape",
    "checkUrl answers with an invoice.",
    read,
    answers(200),
    shape("getInvoice", 200),
  ),
  ...["gatewayOrderRequest", "amount", "transactionNo", "orderStatus", "checkUrl"].map((path) =>
    assumed(
      "get-invoice",
      `getInvoice.same.${path}`,
      `${path} is what addInvoice answered.`,
      read,
      has(path, created(path)),
    ),
  ),
  assumed(
    "get-invoice",
    "getInvoice.unknown",
    "A number that no invoice has is answered with 404.",
    readUnknown,
    answers(404),
  ),
  assumed(
    "failure-shapes",
    "getInvoice.unknown.shape",
    "An unknown number is answered with the failure object of addInvoice.",
    readUnknown,
    shape("getInvoice", 404),
  ),
  assumed(
    "auth-failure",
    "getInvoice.no-token.status",
    "Checking without a token is answered with 401.",
    readNameless,
    answers(401),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.success",
    "A pending invoice can be canceled.",
    canceled,
    answers(200),
    shape("cancelInvoice", 200),
  ),
  assumed(
    "cancel-success-type",
    "cancelInvoice.success.type",
    'success is the text "true".',
    canceled,
    are("true", "success"),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.canceled",
    "The invoice is canceled afterwards.",
    readCanceled,
    matches("orderStatus", "Canceled in any case", /^canceled$/i),
  ),
  assumed(
    "order-status-case",
    "cancelInvoice.canceled.case",
    "orderStatus is then written Canceled.",
    readCanceled,
    are("Canceled", "orderStatus"),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.twice",
    "A canceled invoice cannot be canceled again: 400.",
    canceledAgain,
    answers(400),
    shape("cancelInvoice", 400),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.unknown",
    "A number that no invoice has is answered with 404.",
    cancelUnknown,
    answers(404),
    shape("cancelInvoice", 404),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.missing",
    "A request without transactionNo is answered with 400.",
    cancelNothing,
    answers(400),
    shape("cancelInvoice", 400),
  ),
  assumed(
    "auth-failure",
    "cancelInvoice.no-token",
    "Canceling without a token is answered with 401.",
    cancelNameless,
    answers(401),
  ),
];
