import { toHalalas, toUnits } from "../../domain/money.js";
import { type OtpEvent, proofOf } from "../../domain/otp.js";
import type { Refusal } from "../../domain/refusal.js";
import type { EpochMs } from "../../domain/time.js";
import type { Gateway } from "../../runtime/registry/gateway.js";
import type { SandboxSession } from "../../runtime/sandbox/session.js";
import { journaled, otpError, refused } from "../failures.js";
import type { PaymentCall, PaymentHandlers } from "../types.js";

type SendOtp = PaymentCall<"sendOtp">;
type ProcessPayment = PaymentCall<"processPayment">;

type Refuse = (refusal: Refusal) => ReturnType<typeof refuseOtp>;

/** The wallet operations. They carry no token: the transaction number tells the sandbox. */
export function otpHandlers(gateway: Gateway): Pick<PaymentHandlers, "sendOtp" | "processPayment"> {
  return {
    sendOtp: (call) => inSandbox(gateway, call, (...given) => sendOtp(call, ...given)),
    processPayment: (call) =>
      inSandbox(gateway, call, (...given) => processPayment(call, ...given)),
  };
}

/** Handles a call in the sandbox of its invoice, or refuses it where no invoice has the number. */
async function inSandbox<Reply>(
  gateway: Gateway,
  { body, path, claim, sandbox: named }: SendOtp | ProcessPayment,
  handle: (sandbox: SandboxSession, refuse: Refuse) => Promise<Reply>,
) {
  const { orderNumber: transactionNo } = body;
  const sandbox = await gateway.ofTransaction(transactionNo, named);
  if (!sandbox) {
    const refusal = { code: "invoice-unknown", transactionNo } as const;
    return refuseOtp(gateway, refusal, path, gateway.now());
  }
  claim(sandbox);
  return handle(sandbox, (refusal) => refuseOtp(gateway, refusal, path, sandbox.now()));
}

function refuseOtp(gateway: Gateway, refusal: Refusal, path: string, now: EpochMs) {
  const failure = refused(refusal, [400, 401, 404] as const);
  const body = otpError(failure, { path, now, settings: gateway.settingsFor(undefined) });
  return { status: failure.status, body, ...journaled(failure) };
}

async function sendOtp({ body, struck }: SendOtp, sandbox: SandboxSession, refuse: Refuse) {
  const { refusal, events } = await sandbox.execute({
    type: "send-otp",
    transactionNo: body.orderNumber,
    mobile: body.stcpayMobile,
    countryCode: body.stcpayMobileCountryCode,
    total: toHalalas(body.total),
  });
  struck(sandbox, events);
  if (refusal) return refuse(refusal);
  const sent = events.find((event): event is OtpEvent & { type: "otp-sent" } => {
    return event.type === "otp-sent";
  });
  if (!sent) throw new Error("no OTP was sent");
  const seed = await sandbox.read((world) => world.seed);
  const { signature, signedData } = proofOf(sent, seed);
  return {
    status: 200 as const,
    body: {
      stcMobile: sent.mobile,
      paymentSessionId: sent.id,
      signature,
      stcpayMobile: sent.mobile,
      signedBase64Data: signedData,
    },
  };
}

async function processPayment(
  { body, struck }: ProcessPayment,
  sandbox: SandboxSession,
  refuse: Refuse,
) {
  const { orderNumber: transactionNo } = body;
  const { refusal, events } = await sandbox.execute({
    type: "redeem-otp",
    transactionNo,
    sessionId: body.paymentSessionId,
    mobile: body.stcpayMobile,
    countryCode: body.stcpayMobileCountryCode,
    total: toHalalas(body.total),
    code: body.stcpayPaymentOTP,
    signature: body.signature,
    signedData: body.signedBase64Data,
  });
  struck(sandbox, events);
  if (refusal) return refuse(refusal);
  const invoice = await sandbox.read(({ invoices }) => invoices.get(transactionNo));
  const orderAmount = toUnits(invoice?.order.amount ?? 0);
  const msg = "The payment went through";
  return { status: 200 as const, body: { orderNumber: transactionNo, orderAmount, msg } };
}
