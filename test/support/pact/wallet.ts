import { MatchersV3 } from "@pact-foundation/pact";
import type { Storefront } from "../../../contracts/consumers/storefront.js";
import { given } from "../../../contracts/states/catalogue.js";
import type {
  ProcessPaymentRequest,
  SendOtpRequest,
} from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking } from "./agreement.js";
import { otpError, outages, TRANSACTION_NO } from "./answers.js";
import { stated, type Template } from "./templates.js";

const { decimal, regex, string } = MatchersV3;

type Row = Agreed<Storefront>;

const pending = [given("a pending invoice", { amount: 25.5 })];

const wallet = {
  stcpayMobile: string("500000001"),
  orderNumber: stated("transactionNo", TRANSACTION_NO),
  stcpayMobileCountryCode: string("966"),
  total: stated("amount", 25.5),
} satisfies Template<SendOtpRequest>;

const sent = asking("sendOtp", {
  given: pending,
  sends: wallet,
  calls: (shop: Storefront, body: SendOtpRequest) => shop.sendOtp(body),
});

/** What a storefront relies on when it has a one-time password sent. */
export const sending: readonly Row[] = [
  sent({
    when: "the invoice is pending",
    status: 200,
    answers: {
      stcMobile: string("500000001"),
      paymentSessionId: string("5f0c2d9e8b7a4c31"),
      signature: string("9b1f6c0d2e4a8b7c5d3e1f0a9b8c7d6e"),
      stcpayMobile: string("500000001"),
      signedBase64Data: string("eyJ0cmFuc2FjdGlvbk5vIjoiMTczNjkzNTIwMDAwMCJ9"),
    },
  }),
  sent({
    when: "the mobile number is empty",
    sends: { ...wallet, stcpayMobile: string("") },
    status: 400,
    answers: otpError(400),
  }),
  sent({
    when: "the total is not the invoice's amount",
    sends: { ...wallet, total: decimal(20.5) },
    status: 400,
    answers: otpError(400),
  }),
  sent({
    when: "the invoice is paid",
    given: [given("a paid invoice", { amount: 25.5 })],
    status: 400,
    answers: otpError(400),
  }),
  sent({
    when: "there is no such invoice",
    given: [given("no such invoice")],
    sends: { ...wallet, total: decimal(25.5) },
    status: 404,
    answers: otpError(404),
  }),
  ...outages("sendOtp", pending, sent, [401]),
];

const code = stated("stcpayPaymentOTP", "12345");
const proof = {
  stcpayMobile: stated("stcpayMobile", "500000001"),
  orderNumber: stated("transactionNo", TRANSACTION_NO),
  stcpayMobileCountryCode: stated("stcpayMobileCountryCode", "966"),
  total: stated("total", 25.5),
  stcpayPaymentOTP: code,
  paymentSessionId: stated("paymentSessionId", "5f0c2d9e8b7a4c31"),
  signature: stated("signature", "9b1f6c0d2e4a8b7c5d3e1f0a9b8c7d6e"),
  signedBase64Data: stated("signedBase64Data", "eyJ0cmFuc2FjdGlvbk5vIjoiMTczNjkzNTIwMDAwMCJ9"),
} satisfies Template<ProcessPaymentRequest>;

const otpSent = [given("an OTP was sent", { amount: 25.5 })];

const paid = asking("processPayment", {
  given: otpSent,
  sends: proof,
  calls(shop: Storefront, body: ProcessPaymentRequest) {
    const { stcpayMobile, orderNumber, stcpayMobileCountryCode, total } = body;
    const { paymentSessionId, signature, signedBase64Data, stcpayPaymentOTP } = body;
    return shop.processPayment(
      { stcpayMobile, orderNumber, stcpayMobileCountryCode, total },
      { stcpayMobile, stcMobile: stcpayMobile, paymentSessionId, signature, signedBase64Data },
      stcpayPaymentOTP,
    );
  },
});

const uselessCodes = [
  "an OTP that has expired",
  "an OTP that was used",
  "an OTP that was blocked",
] as const;

/** What a storefront relies on when the customer pays with a one-time password. */
export const paying: readonly Row[] = [
  paid({
    when: "the password is right",
    status: 200,
    answers: {
      orderNumber: regex(/^\d{13}$/, TRANSACTION_NO),
      orderAmount: decimal(25.5),
      msg: string("The payment went through"),
    },
  }),
  paid({
    when: "the password is wrong",
    sends: { ...proof, stcpayPaymentOTP: string("00000") },
    status: 400,
    answers: otpError(400),
  }),
  paid({
    when: "the password is empty",
    sends: { ...proof, stcpayPaymentOTP: string("") },
    status: 400,
    answers: otpError(400),
  }),
  ...uselessCodes.map((state) =>
    paid({ when: `it is ${state}`, given: [given(state)], status: 400, answers: otpError(400) }),
  ),
  paid({
    when: "the proof is forged",
    given: [given("a forged OTP proof")],
    status: 401,
    answers: otpError(401),
  }),
  paid({
    when: "there is no such invoice",
    // What was sent for another invoice is all there, but the number is not.
    given: [...otpSent, given("no such invoice")],
    status: 404,
    answers: otpError(404),
  }),
  ...outages("processPayment", otpSent, paid),
];
