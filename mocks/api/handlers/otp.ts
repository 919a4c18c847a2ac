import { eventOfType } from "../../domain/events.js";
import { toUnits } from "../../domain/money.js";
import { proofOf } from "../../domain/otp.js";
import type { Refusal } from "../../domain/refusal.js";
import { journaled, otpError, refused } from "../failures.js";
import type { PaymentCall, PaymentHandlers } from "../types.js";
import { moneyReader } from "./order-wire.js";

/** The wallet operations. They carry no token: the transaction number names the sandbox. */
export const otpHandlers: Pick<PaymentHandlers, "sendOtp" | "processPayment"> = {
  sendOtp(call) {
    const { body, sandbox } = call;
    const { refusal, events } = call.execute({
      type: "send-otp",
      transactionNo: body.orderNumber,
      mobile: body.stcpayMobile,
      countryCode: body.stcpayMobileCountryCode,
      total: moneyReader(call)(body.total, "total"),
    });
    if (refusal) return refuse(call, refusal);
    const sent = eventOfType(events, "otp-sent");
    const { signature, signedData } = proofOf(sent, sandbox.world.seed);
    return {
      status: 200,
      body: {
        stcMobile: sent.mobile,
        paymentSessionId: sent.id,
        signature,
        stcpayMobile: sent.mobile,
        signedBase64Data: signedData,
      },
    };
  },

  processPayment(call) {
    const { body, sandbox } = call;
    const { orderNumber: transactionNo } = body;
    const { refusal } = call.execute({
      type: "redeem-otp",
      transactionNo,
      sessionId: body.paymentSessionId,
      mobile: body.stcpayMobile,
      countryCode: body.stcpayMobileCountryCode,
      total: moneyReader(call)(body.total, "total"),
      code: body.stcpayPaymentOTP,
      signature: body.signature,
      signedData: body.signedBase64Data,
    });
    if (refusal) return refuse(call, refusal);
    const invoice = sandbox.world.invoices.get(transactionNo);
    const orderAmount = toUnits(invoice?.order.amount ?? 0);
    const msg = "The payment went through";
    return { status: 200, body: { orderNumber: transactionNo, orderAmount, msg } };
  },
};

function refuse(
  { sandbox, path }: PaymentCall<"sendOtp"> | PaymentCall<"processPayment">,
  refusal: Refusal,
) {
  const failure = refused(refusal, [400, 401, 404] as const);
  const body = otpError(failure, { path, now: sandbox.now(), settings: sandbox.settings });
  return { status: failure.status, body, ...journaled(failure) };
}
