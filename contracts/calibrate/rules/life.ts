import { isRecord } from "../../../mocks/domain/text.js";
import { testValues } from "../../../spec/generated/faults.js";
import { answers, at, echoes, fails, has, matches, succeeds } from "../checks.js";
import {
  assumed,
  type Check,
  type ConformanceRule,
  call,
  documented,
  page,
  type ServiceAnswer,
  universal,
} from "../rule.js";
import { addInvoice, dollars, PRODUCT, sendOtp } from "./calls.js";
import { cancel, canceled, doomed, readCanceled } from "./invoice-answers.js";
import { CARD, found, paidByCard, paying } from "./orders.js";

/** Names in Arabic, as customers of the service have them. */
const arabic = addInvoice({
  clientName: "سارة الحربي",
  products: [{ ...PRODUCT, title: "حبوب القهوة" }],
});

/** The number of the tests whose card is declined. */
const DECLINED = String(testValues.find((row) => row.in === "cardNumber")?.value);
const declined = paying({ ...CARD, number: DECLINED });

const isPaid = (body: unknown) => /^paid$/i.test(String(at(body, "orderStatus")));

/** An invoice without a payment cannot be paid, whatever its other fields say. */
const notBoth: Check = ({ body }) => {
  const errors = at(body, "paymentErrors");
  const hasErrors = errors !== null && errors !== undefined;
  return !(hasErrors && isPaid(body));
};

const hidesCard: Check = ({ text }) => !text.replace(/[ -]/g, "").includes(CARD.number);

const onlyOfOrder: Check = ({ body, sent }) => {
  const asked = sent.query?.orderNumber;
  return (Array.isArray(body) ? body : []).every((one) => {
    const number = isRecord(one) ? one.orderNumber : undefined;
    return number === undefined || number === asked;
  });
};

const receipt = page(paidByCard, (answer: ServiceAnswer) =>
  String(at(answer.body, "paymentReceipt.receiptUrl")),
);

/** What holds over the life of an invoice, and what any payment service must keep. */
export const lifeRules: readonly ConformanceRule[] = [
  documented(
    "addInvoice.echo.arabic",
    "Arabic names are echoed unchanged.",
    arabic,
    succeeds,
    echoes("gatewayOrderRequest"),
  ),
  documented(
    "addInvoice.currency.amount",
    "An amount in another currency is echoed unchanged.",
    dollars,
    has("amount", ({ sent }) => at(sent.body, "amount")),
    has("gatewayOrderRequest.amount", ({ sent }) => at(sent.body, "amount")),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.paid",
    "A paid invoice cannot be canceled: 400.",
    cancel(paying(CARD)),
    answers(400),
  ),
  universal(
    "cancelInvoice.canceled.not-pending",
    "An invoice that was canceled is no longer pending.",
    readCanceled,
    ({ body }) => !/^pending$/i.test(String(at(body, "orderStatus"))),
  ),
  assumed(
    "pay-invoice",
    "payByCard.declined",
    "A declined card leaves the invoice pending, and the reply says why.",
    declined,
    matches("orderStatus", /^pending$/i),
    ({ body }) => at(body, "paymentErrors") !== null,
  ),
  universal(
    "payByCard.declined.not-paid",
    "An invoice is not paid while it has payment errors.",
    declined,
    notBoth,
  ),
  universal(
    "payByCard.card-hidden",
    "No answer shows the whole card number.",
    paidByCard,
    hidesCard,
  ),
  universal(
    "payByCard.receipt.card-hidden",
    "The receipt hides the card number.",
    receipt,
    hidesCard,
  ),
  universal(
    "getTransactionsOfOrderNumber.only",
    "The list has no invoices of other orders.",
    found,
    onlyOfOrder,
  ),
  universal(
    "sendOtp.canceled",
    "The service sends no one-time password for a canceled invoice.",
    call("sendOtp", sendOtp(doomed).request, { after: [doomed, canceled] }),
    fails,
  ),
];
