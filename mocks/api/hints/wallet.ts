import { FIXED_OTP_CODE } from "../../domain/otp.js";
import { isRecord, jsonOf } from "../../domain/text.js";
import { bare, type Hint, hint, type Miss, type Rule, textAt, unfilled } from "./hint.js";

/** Near misses of a wallet payment: what sendOtp returned did not come back as it was. */
export const WALLET_RULES: Readonly<Record<string, readonly Rule[]>> = {
  "otp-session-unknown": [sessionUnknown],
  "otp-session-closed": [replaced],
  "otp-signature-wrong": [swapped],
  "otp-mobile-mismatch": [mobile],
  "otp-code-wrong": [code],
};

const ONCE = "keep paymentSessionId, signature and signedBase64Data of one sendOtp reply together";

function sessionOf({ world, body }: Miss) {
  return world?.otpSessions.get(textAt(body, "paymentSessionId"));
}

function latestOf({ world, body }: Miss) {
  return world?.otpOfInvoice.get(textAt(body, "orderNumber"));
}

function sessionUnknown(miss: Miss): Hint | undefined {
  const id = textAt(miss.body, "paymentSessionId");
  const what = unfilled(id);
  if (what) return hint(`paymentSessionId ${what}`, "take it from sendOtp's reply");
  if (id === textAt(miss.body, "orderNumber")) {
    return hint("paymentSessionId holds the transactionNo", "take it from sendOtp's reply");
  }
  if (/^[0-9a-f]{64}$/.test(id) || isProof(id)) {
    return hint("paymentSessionId holds another value of sendOtp's reply", ONCE);
  }
  const latest = latestOf(miss);
  const cause = latest
    ? `the last session of this invoice is ${latest}`
    : "no OTP was sent for this invoice";
  return hint(cause, "take paymentSessionId from the latest reply of sendOtp");
}

function replaced(miss: Miss): Hint | undefined {
  if (sessionOf(miss)?.state !== "replaced") return undefined;
  return hint(`a later sendOtp opened ${latestOf(miss)}`, "use the values of its reply");
}

function swapped({ body }: Miss): Hint | undefined {
  if (!isProof(textAt(body, "signature"))) return undefined;
  return hint("signature holds what signedBase64Data should", "swap them");
}

function mobile(miss: Miss): Hint | undefined {
  const session = sessionOf(miss);
  if (!session) return undefined;
  const digits = (country: string, number: string) =>
    `${bare(country).replace(/^0+/, "")} ${bare(number).replace(/^0+/, "")}`;
  const brought = digits(
    textAt(miss.body, "stcpayMobileCountryCode"),
    textAt(miss.body, "stcpayMobile"),
  );
  if (brought !== digits(session.countryCode, session.mobile)) return undefined;
  const cause = "it is the same number in another form";
  return hint(cause, "send mobile and country code as they were sent to sendOtp");
}

/** A longer text is no code, however it is written. */
const CODE_LENGTH_MAX = 64;

function code(miss: Miss): Hint | undefined {
  const given = textAt(miss.body, "stcpayPaymentOTP");
  const session = sessionOf(miss);
  if (!session || !miss.world) return undefined;
  if (given.length > CODE_LENGTH_MAX) return undefined;
  if (given.replace(/[\s-]/g, "") === session.code) {
    return hint("stcpayPaymentOTP contains spaces or dashes", "send its digits alone");
  }
  const { transactionNo, id } = session;
  const earlier = [...miss.world.otpSessions.values()].some((other) => {
    return other.id !== id && other.transactionNo === transactionNo && other.code === given;
  });
  if (earlier) return hint("it is the code of an earlier OTP", "use that of the last message");
  if (miss.world.settings.assumptions["otp-code"] === "generated") {
    const inbox = `GET /_control/sandboxes/${miss.world.name}/sms`;
    return hint("the codes of this sandbox are generated", `read them in its messages: ${inbox}`);
  }
  return hint(`the code of this sandbox is always ${FIXED_OTP_CODE}`, "send it in quotes");
}

/** Whether a text is the signed data of a session: JSON in base64. */
function isProof(text: string): boolean {
  return isRecord(jsonOf(Buffer.from(text, "base64").toString()));
}
