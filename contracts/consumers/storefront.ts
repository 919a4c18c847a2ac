import type {
  AddInvoiceRequest,
  CardPaymentRequest,
  MerchantTokenRequest,
  SendDigitalProductRequest,
  SendOtpRequest,
  SendOtpResponse,
} from "../../spec/generated/openapi.types.js";
import { type Account, type AnswerOf, callerOf } from "./call.js";

/** What became of an invoice, as the service itself says. */
type Settlement = "paid" | "pending" | "canceled" | "amount-differs" | "unknown";

/** A shop that sells through the service. */
export type Storefront = ReturnType<typeof storefront>;

/**
 * The server side of a shop: creates invoices, takes wallet payments, and believes in a payment when
 * the service confirms it.
 */
export function storefront(account: Account) {
  const call = callerOf(account);
  const getInvoice = (transactionNo: string) => call("getInvoice", { params: { transactionNo } });
  return {
    issueMerchantToken: (credentials: MerchantTokenRequest) =>
      call("issueMerchantToken", { body: credentials }),

    addInvoice: (order: AddInvoiceRequest) => call("addInvoice", { body: order }),
    getInvoice,

    getTransactionsOfOrderNumber: (orderNumber: string) =>
      call("getTransactionsOfOrderNumber", { query: { orderNumber } }),

    cancelInvoice: (transactionNo: string) => call("cancelInvoice", { body: { transactionNo } }),

    /** Creates an invoice and pays it by card; whether it was paid, the answer's orderStatus says. */
    payByCard: (payment: CardPaymentRequest) => call("payByCard", { body: payment }),

    /** Sends the customer of a paid order what was bought. */
    sendDigitalProduct: (delivery: SendDigitalProductRequest) =>
      call("sendDigitalProduct", { body: delivery }),

    /** Has a one-time password sent to the customer's wallet. */
    sendOtp: (wallet: SendOtpRequest) => call("sendOtp", { body: wallet }),

    /** Pays with the password that the customer typed, and with all that sendOtp handed out. */
    processPayment(wallet: SendOtpRequest, sent: SendOtpResponse, password: string) {
      const { stcpayMobile, paymentSessionId, signature, signedBase64Data } = sent;
      const proof = { stcpayMobile, paymentSessionId, signature, signedBase64Data };
      return call("processPayment", { body: { ...wallet, ...proof, stcpayPaymentOTP: password } });
    },

    settlementOf: settlementBy(getInvoice),
  };
}

/**
 * Whether an invoice was paid in full. Ask before goods leave: anyone can call the shop's callBackUrl, so a
 * callback is only a reason to check.
 */
function settlementBy(getInvoice: (no: string) => Promise<AnswerOf<"getInvoice">>) {
  return async (transactionNo: string, amount: number): Promise<Settlement> => {
    const answer = await getInvoice(transactionNo);
    if (answer.status === 404) return "unknown";
    if (answer.status !== 200) throw new Error(`invoice ${transactionNo}: ${answer.status}`);
    // The letter case of a status is not documented.
    const status = answer.body.orderStatus.toLowerCase();
    if (status !== "paid") return status === "pending" ? "pending" : "canceled";
    return inHundredths(answer.body.amount) === inHundredths(amount) ? "paid" : "amount-differs";
  };
}

/** Sums of money are compared as whole numbers: 0.1 + 0.2 is not 0.3. */
function inHundredths(amount: number): number {
  return Math.round(amount * 100);
}
