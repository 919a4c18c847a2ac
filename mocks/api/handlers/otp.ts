import { toHalalas, toUnits } from "../../domain/money.js";
import type { OtpEvent } from "../../domain/otp.js";
import { proofOf } from "../../domain/otp.js";
import type { Refusal } from "../../domain/refusal.js";
import type { Gateway } from "../../runtime/gateway.js";
import { journaled, otpError, refused } from "../failures.js";
import type { PaymentHandlers } from "../types.js";

type OtpHandlers = Pick<PaymentHandlers, "sendOtp" | "processPayment">;

/** The wallet operations. They carry no token: the transaction number tells the sandbox. */
export function otpHandlers(gateway: Gateway): OtpHandlers {
  const refuse = (refusal: Refusal, path: string, now: number) => {
    const failure = refused(refusal, [400, 401, 404] as const);
    const settings = gateway.settingsFor(undefined);
    const body = otpError(failure, { path, now, settings });
    return { status: failure.status, body, ...journaled(failure) };
  };
  return {
    async sendOtp({ body, path, claim, struck, sandbox: named }) {
      const { orderNumber: transactionNo } = body;
      const sandbox = await gateway.ofTransaction(transactionNo, named);
      if (!sandbox) {
        return refuse({ code: "invoice-unknown", transactionNo }, path, gateway.now());
      }
      claim(sandbox);
      const { refusal, events } = await sandbox.execute({
        type: "send-otp",
        transactionNo,
        mobile: body.stcpayMobile,
        countryCode: body.stcpayMobileCountryCode,
        total: toHalalas(body.total),
      });
      struck(sandbox, events);
      if (refusal) return refuse(refusal, path, sandbox.now());
      const sent = events.find((event): event is OtpEvent & { type: "otp-sent" } => {
        return event.type === "otp-sent";
      });
      if (!sent) throw new Error("no OTP was sent");
      const seed = await sandbox.read((world) => world.seed);
      const { signature, signedData } = proofOf(sent, seed);
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

    async processPayment({ body, path, claim, struck, sandbox: named }) {
      const { orderNumber: transactionNo } = body;
      const sandbox = await gateway.ofTransaction(transactionNo, named);
      if (!sandbox) {
        return refuse({ code: "invoice-unknown", transactionNo }, path, gateway.now());
      }
      claim(sandbox);
      const redemption = {
        type: "redeem-otp",
        transactionNo,
        sessionId: body.paymentSessionId,
        mobile: body.stcpayMobile,
        countryCode: body.stcpayMobileCountryCode,
        total: toHalalas(body.total),
        code: body.stcpayPaymentOTP,
        signature: body.signature,
        signedData: body.signedBase64Data,
      } as const;
      const { refusal, events } = await sandbox.execute(redemption);
      struck(sandbox, events);
      if (refusal) return refuse(refusal, path, sandbox.now());
      const invoice = await sandbox.read(({ invoices }) => invoices.get(transactionNo));
      const msg = "The payment went through";
      return {
        status: 200,
        body: { orderNumber: transactionNo, orderAmount: toUnits(invoice?.order.amount ?? 0), msg },
      };
    },
  };
}
