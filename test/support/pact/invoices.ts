import { MatchersV3 } from "@pact-foundation/pact";
import type { Storefront } from "../../../contracts/consumers/storefront.js";
import { given } from "../../../contracts/states/catalogue.js";
import type { OrderTransaction, PaymentError } from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking } from "./agreement.js";
import {
  currency,
  instant,
  invoice,
  lockedOut,
  outages,
  problem,
  receipt,
  TRANSACTION_NO,
} from "./answers.js";
import { type Expected, listOf, stated, wordLike } from "./templates.js";

const { decimal, regex, string } = MatchersV3;

type Row = Agreed<Storefront>;

const pending = [given("a pending invoice", { amount: 25.5 })];
const read = asking("getInvoice", {
  given: pending,
  path: stated("transactionNo", `/api/getInvoice/${TRANSACTION_NO}`, "/api/getInvoice/"),
  calls: (shop: Storefront) => shop.getInvoice(TRANSACTION_NO),
});

const isPaid = wordLike(/^(Paid|PAID)$/, "Paid");
const isCanceled = wordLike(/^(Canceled|CANCELED)$/, "Canceled");

/** What a storefront relies on when it reads invoices. */
export const reading: readonly Row[] = [
  read({ when: "the invoice is pending", status: 200, answers: invoice() }),
  read({
    when: "the invoice is pending in another currency",
    given: [given("a pending invoice", { currency: "USD" })],
    status: 200,
    answers: invoice({ foreignCurrencyRate: decimal(3.75) }),
  }),
  read({
    when: "the invoice is paid",
    given: [given("a paid invoice")],
    status: 200,
    answers: invoice({ orderStatus: isPaid, paymentReceipt: receipt }),
  }),
  read({
    when: "the invoice is paid and receipts are not shown",
    given: [
      given("a paid invoice"),
      given("an assumption is chosen", { id: "payment-receipt", option: "null" }),
    ],
    status: 200,
    answers: invoice({ orderStatus: isPaid }),
  }),
  read({
    when: "the invoice was canceled",
    given: [given("a canceled invoice")],
    status: 200,
    answers: invoice({ orderStatus: isCanceled }),
  }),
  read({
    when: "the invoice has expired",
    given: [given("an expired invoice")],
    status: 200,
    answers: invoice({ orderStatus: isCanceled }),
  }),
  read({
    when: "a payment was declined",
    given: [given("a declined invoice")],
    status: 200,
    answers: invoice({ paymentErrors: string("51: Insufficient funds") }),
  }),
  read({
    when: "a payment was declined and errors come as a list",
    given: [
      given("a declined invoice"),
      given("an assumption is chosen", { id: "payment-errors-shape", option: "array" }),
    ],
    status: 200,
    answers: invoice({
      paymentErrors: listOf<PaymentError>({
        errorCode: string("51"),
        errorTitle: string("Payment declined"),
        errorMessage: string("Insufficient funds"),
        errorTime: instant,
      }),
    }),
  }),
  read({
    when: "there is no such invoice",
    given: [given("no such invoice")],
    status: 404,
    answers: problem(404),
  }),
  read({
    when: "the token has expired and the answer is empty",
    given: [
      ...pending,
      given("an assumption is chosen", { id: "auth-failure", option: "401-empty" }),
      given("the token has expired"),
    ],
    status: 401,
  }),
  read({
    when: "the token has expired and the answer is 403",
    given: [
      ...pending,
      given("an assumption is chosen", { id: "auth-failure", option: "403" }),
      given("the token has expired"),
    ],
    status: 403,
    answers: problem(403),
  }),
  ...lockedOut("getInvoice", pending, read),
  ...outages("getInvoice", pending, read, [400]),
];

const canceled = asking("cancelInvoice", {
  given: pending,
  sends: { transactionNo: stated("transactionNo", TRANSACTION_NO) },
  calls: (shop: Storefront, { transactionNo }: { transactionNo: string }) =>
    shop.cancelInvoice(transactionNo),
});

/** What a storefront relies on when it cancels invoices. */
export const canceling: readonly Row[] = [
  // The text is what clients of the service rely on: a boolean breaks some.
  canceled({ when: "the invoice is pending", status: 200, answers: { success: "true" } }),
  canceled({
    when: "success comes as a boolean",
    given: [
      ...pending,
      given("an assumption is chosen", { id: "cancel-success-type", option: "boolean" }),
    ],
    status: 200,
    answers: { success: true },
  }),
  ...(["a paid invoice", "a canceled invoice", "an expired invoice"] as const).map((state) =>
    canceled({
      when: `it is ${state}`,
      given: [given(state)],
      status: 400,
      answers: problem(400),
    }),
  ),
  canceled({
    when: "the transaction number is empty",
    given: [given("a merchant")],
    sends: { transactionNo: string("") },
    status: 400,
    answers: problem(400),
  }),
  canceled({
    when: "there is no such invoice",
    given: [given("no such invoice")],
    status: 404,
    answers: problem(404),
  }),
  ...lockedOut("cancelInvoice", pending, canceled),
  ...outages("cancelInvoice", pending, canceled),
];

const TRANSACTIONS = "getTransactionsOfOrderNumber";
const ofOrder = [given("a pending invoice", { orderNumber: "ORD-1001" })];
const found = asking(TRANSACTIONS, {
  given: ofOrder,
  query: { orderNumber: "ORD-1001" },
  calls: (shop: Storefront) => shop.getTransactionsOfOrderNumber("ORD-1001"),
});

const transaction = (orderStatus: Expected<OrderTransaction["orderStatus"]>) =>
  listOf<OrderTransaction>({
    orderNumber: "ORD-1001",
    transactionNo: regex(/^\d{13}$/, TRANSACTION_NO),
    orderDate: instant,
    orderAmount: decimal(25.5),
    currency,
    orderStatus,
    clientName: string("Sara Al Harbi"),
    clientMobile: string("0500000001"),
  });

/** What a storefront relies on when it lost a reply and looks for the invoice by its own number. */
export const finding: readonly Row[] = [
  found({
    when: "an invoice is pending",
    status: 200,
    answers: transaction(wordLike(/^(PENDING|Pending)$/, "PENDING")),
  }),
  found({
    when: "an invoice is paid",
    given: [given("a paid invoice", { orderNumber: "ORD-1001" })],
    status: 200,
    answers: transaction(isPaid),
  }),
  found({ when: "there is none", given: [given("a merchant")], status: 200, answers: [] }),
  ...lockedOut(TRANSACTIONS, ofOrder, found),
  ...outages(TRANSACTIONS, ofOrder, found, [400]),
];
