import type { Invoice } from "./answers.js";
import { type Fail, type Guard, type Operate, ok } from "./guard.js";
import { bad, ofWallet, unless } from "./objections.js";
import type { Call } from "./wire.js";

const SESSION_VALUES = ["stcpayPaymentOTP", "paymentSessionId", "signature", "signedBase64Data"];

/** The failure object of sendOtp. */
const failureOf =
  ({ path }: Call): Fail =>
  ({ status, words }) => ({
    status,
    body: { timestamp: 1_772_366_400_000, status, error: words, path },
  });

/** Paying with a one-time password. */
export function walletOperations(
  { enter, weigh }: Guard,
  invoices: ReadonlyMap<string, Invoice>,
): Readonly<Record<string, Operate>> {
  const sessions = new Map<string, string>();
  return {
    sendOtp: (call) => {
      const fail = failureOf(call);
      return enter(call, { fail, found: ofWallet(call.body) }, () => {
        const { orderNumber, stcpayMobile, total } = call.body;
        const invoice = invoices.get(String(orderNumber));
        if (!invoice) return fail(bad("there is no such invoice", 404));
        const found = [
          ...unless(total === invoice.order.amount, "total differs"),
          ...unless(invoice.status === "PENDING", "the invoice is closed"),
        ];
        return weigh(call, fail, found, () => {
          const paymentSessionId = `session-${sessions.size + 1}`;
          sessions.set(paymentSessionId, invoice.transactionNo);
          const values = { paymentSessionId, signature: "s1gn3d", signedBase64Data: "c2lnbmVk" };
          return ok({ stcMobile: stcpayMobile, stcpayMobile, ...values });
        });
      });
    },
    processPayment: (call) => {
      const fail = failureOf(call);
      return enter(call, { fail, found: ofWallet(call.body, SESSION_VALUES) }, () => {
        const { paymentSessionId, signature, stcpayPaymentOTP } = call.body;
        const invoice = invoices.get(sessions.get(String(paymentSessionId)) ?? "");
        if (!invoice) return fail(bad("there is no such session", 404));
        const found = [
          ...unless(signature === "s1gn3d", "the signature is forged", 401),
          ...unless(stcpayPaymentOTP === "12345", "the code is wrong"),
          ...unless(invoice.status === "PENDING", "the invoice is closed"),
        ];
        return weigh(call, fail, found, () => {
          invoice.status = "Paid";
          const { transactionNo, order } = invoice;
          return ok({ orderNumber: transactionNo, orderAmount: order.amount, msg: "Paid" });
        });
      });
    },
  };
}
