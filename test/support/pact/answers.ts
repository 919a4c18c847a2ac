import { MatchersV3 } from "@pact-foundation/pact";
import { given } from "../../../contracts/states/catalogue.js";
import type {
  EchoedProduct,
  Invoice,
  OtpError,
  PaymentReceipt,
  Problem,
  RecurringOutcome,
  RecurringPaymentRecord,
} from "../../../spec/generated/openapi.types.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import { type Agreed, type Differing, entryOf, type Given } from "./agreement.js";
import { type Expected, listOf, wordLike } from "./templates.js";

const { boolean, decimal, eachLike, integer, number, regex, string } = MatchersV3;

const HOST = "https://api.payments.example";

/** A transaction number to stand in an example. */
export const TRANSACTION_NO = "1736935200000";

/** An address of the service. */
export const address = (path: string) => regex(/^https?:\/\/\S+$/, HOST + path);

/** An instant on the wire. */
export const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S*$/, "2025-01-15T10:00:00.000Z");

/** What a shop keeps as the proof of a payment. */
export const receipt: Expected<PaymentReceipt> = {
  receiptUrl: address(`/receipt/${TRANSACTION_NO}`),
  passcode: regex(/^\d{6}$/, "604217"),
  paymentMethod: wordLike(/^[A-Z]+$/, "MADA"),
  paymentDate: instant,
  bankCardNumber: regex(/^\d{4}$/, "0007"),
};

/** One of the currencies. */
export const currency = wordLike(/^(SAR|USD|EUR|GBP)$/, "SAR");

/** The failure object of invoices, merchants and tokens. */
export function problem(status: number): Expected<Problem> {
  return {
    detail: string("the failure in full"),
    title: string("The failure in short"),
    type: regex(/^[a-z][a-z0-9+.-]*:\S+$/, "https://paystub.example/problems/some-kind"),
    status: regex(/^[1-5]\d\d$/, String(status)),
  };
}

/** The failure object of the wallet operations. */
export function otpError(status: number): Expected<OtpError> {
  return {
    timestamp: number(1736935200000),
    status: integer(status),
    error: string("the failure in words"),
    path: string("/rest/pay/stcpay"),
  };
}

/**
 * A refused recurring operation. That it is one is a value, not a type: a client goes by isSuccess.
 * What validationErrors has in it is reported where a field is to blame.
 */
export function refusal(
  validationErrors?: Expected<RecurringOutcome["validationErrors"]>,
): Expected<RecurringOutcome> {
  const message = string("what was refused, in words");
  return { isSuccess: false, message, ...(validationErrors && { validationErrors }) };
}

/** Complaints about fields, in the shape that the service has unless it is switched. */
export const complaints = eachLike({ name: "payment.value", error: "must be at least 0.01" });

/** A recurring operation that went well. */
export const success: Expected<RecurringOutcome> = {
  isSuccess: true,
  message: string("Success"),
  validationErrors: null,
};

/** A recurring payment in the list; `part` holds what its status decides. */
export function recurringRecord(
  part: Expected<RecurringPaymentRecord>,
): Expected<RecurringPaymentRecord> {
  return {
    recurringId: string("8b1f6c0d"),
    customerName: string("Sara Al Harbi"),
    amount: decimal(49.5),
    currencyCode: currency,
    type: wordLike(/^(Custom|Daily|Weekly|Monthly)$/, "Monthly"),
    intervalDays: null,
    iterations: integer(3),
    retryCount: integer(2),
    chargesDone: integer(0),
    cycle: integer(1),
    retriesUsed: integer(0),
    createdAt: instant,
    ...part,
  };
}

/** What getInvoice tells of any invoice in riyals, and a shop relies on; `part` is what differs. */
export function invoice(part: Expected<Invoice> = {}): Expected<Invoice> {
  return {
    gatewayOrderRequest: {
      orderNumber: string("ORD-1001"),
      amount: decimal(25.5),
      callBackUrl: regex(/^https?:\/\/\S+$/, "https://shop.example/payment/done"),
      clientName: string("Sara Al Harbi"),
      clientMobile: string("0500000001"),
      currency,
      products: listOf<EchoedProduct>({
        title: string("Coffee beans"),
        price: decimal(25.5),
        qty: integer(1),
      }),
      receivers: null,
      partnerPortion: null,
      metadata: null,
    },
    amount: decimal(25.5),
    transactionNo: regex(/^\d{13}$/, TRANSACTION_NO),
    orderStatus: wordLike(/^(PENDING|Pending)$/, "PENDING"),
    url: address(`/pay/order/${TRANSACTION_NO}`),
    qrUrl: address(`/openApi/loadOrderQRCode/${TRANSACTION_NO}`),
    mobileUrl: address(`/pay/frame/${TRANSACTION_NO}?n=Sara%20Al%20Harbi&m=0500000001`),
    checkUrl: regex(
      /^https?:\/\/.+\/api\/getInvoice\/\d{13}$/,
      `${HOST}/api/getInvoice/${TRANSACTION_NO}`,
    ),
    digitalOrder: boolean(false),
    foreignCurrencyRate: null,
    // Whether the call succeeded, which says nothing of a payment.
    success: true,
    paymentErrors: null,
    paymentReceipt: null,
    metadata: null,
    ...part,
  };
}

/** The failure of an operation's family, whatever failed. */
function failureOf(operation: OperationId, status: number): unknown {
  if (operation === "registerPayment") return { response: refusal(), invoiceDetails: null };
  const { family } = entryOf(operation);
  if (family === "recurring") return { response: refusal() };
  return family === "otp" ? otpError(status) : problem(status);
}

/**
 * Failures that no request of a good client brings about: the body too large or not JSON, a server
 * that fails, and others that the caller names. Each comes in the shape of its operation.
 */
export function outages<Client, Body>(
  operation: OperationId,
  states: readonly Given[],
  ask: (row: Differing<Body>) => Agreed<Client>,
  others: readonly number[] = [],
): readonly Agreed<Client>[] {
  const { statuses } = entryOf(operation);
  return statuses
    .filter((status) => [413, 415, 500, ...others].includes(status))
    .map((status) =>
      ask({
        when: "whatever failed",
        given: [...states, given("the service fails", { operation, status })],
        status,
        answers: failureOf(operation, status),
      }),
    );
}

/** A token that has ended, and one of the other kind: the two ways in which a good one goes wrong. */
export function lockedOut<Client, Body>(
  operation: OperationId,
  states: readonly Given[],
  ask: (row: Differing<Body>) => Agreed<Client>,
): readonly Agreed<Client>[] {
  const role = entryOf(operation).role ?? "merchant";
  return [
    ask({
      when: "the token has expired",
      given: [...states, given("the token has expired")],
      status: 401,
      answers: problem(401),
    }),
    ask({
      when: "the token is of the other kind",
      given: [...states, given("the token is of the other kind", { role })],
      status: 403,
      answers: problem(403),
    }),
  ];
}
