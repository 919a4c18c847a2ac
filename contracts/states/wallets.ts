import { makeInvoice, ORDER } from "./invoices.js";
import type { StateSetup } from "./setup.js";
import { mustBe, type State, state } from "./state.js";

const WALLET = { ...ORDER, mobile: "509200900", countryCode: "966" };

const PROOF_VALUES = [
  "token",
  "transactionNo",
  "amount",
  "stcpayMobile",
  "stcpayMobileCountryCode",
  "total",
  "paymentSessionId",
  "signature",
  "signedBase64Data",
  "stcpayPaymentOTP",
] as const;

const TRIES_MAX = 3;

/** Creates an invoice, has a code sent for it, and hands out all that processPayment asks for. */
async function sendCode(setup: StateSetup, given: typeof WALLET) {
  const { mobile: stcpayMobile, countryCode: stcpayMobileCountryCode, ...order } = given;
  const { token, transactionNo, amount } = await makeInvoice(setup, order);
  const wallet = { stcpayMobile, stcpayMobileCountryCode, total: amount };
  const body = { ...wallet, orderNumber: transactionNo };
  const { paymentSessionId, signature, signedBase64Data } = await setup.call("sendOtp", { body });
  const proof = { paymentSessionId, signature, signedBase64Data };
  const stcpayPaymentOTP = await codeOf(setup);
  return { token, transactionNo, amount, ...wallet, ...proof, stcpayPaymentOTP };
}

type Sent = Awaited<ReturnType<typeof sendCode>>;

/** The code as the customer reads it off the phone. */
async function codeOf({ control }: StateSetup): Promise<string> {
  const { body } = await control("listSms");
  const text = body.sms.findLast(({ kind }) => kind === "otp")?.text ?? "";
  const code = /\b\d{4,8}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`the text message "${text}" has no code in it`);
  return code;
}

function redeem(setup: StateSetup, { token: _, amount: __, transactionNo, ...proof }: Sent) {
  return setup.attempt("processPayment", { body: { ...proof, orderNumber: transactionNo } });
}

function altered(text: string): string {
  return (text.startsWith("0") ? "1" : "0") + text.slice(1);
}

function sentState(
  meaning: string,
  then: (setup: StateSetup, sent: Sent) => Promise<Partial<Sent> | undefined>,
): State<typeof WALLET, (typeof PROOF_VALUES)[number]> {
  return state({
    meaning,
    params: WALLET,
    injects: PROOF_VALUES,
    async reach(setup, params) {
      const sent = await sendCode(setup, params);
      return { ...sent, ...(await then(setup, sent)) };
    },
  });
}

/** States of payments by wallet. */
export const walletStates = {
  "an OTP was sent": sentState(
    "a wallet got the code for a pending invoice",
    async () => undefined,
  ),

  "an OTP that has expired": sentState("the code came too late", async (setup, sent) => {
    const { paymentSessionId } = sent;
    const body = { paymentSessionId, boundary: "otp-expiry" } as const;
    await setup.control("moveClockToBoundary", { body });
    return undefined;
  }),

  "an OTP that was used": sentState("the code has paid the invoice", async (setup, sent) => {
    const { status } = await redeem(setup, sent);
    mustBe("the answer to the payment", "200", String(status));
    return undefined;
  }),

  "an OTP that was blocked": sentState("wrong codes were tried too often", async (setup, sent) => {
    const guess = { ...sent, stcpayPaymentOTP: altered(sent.stcpayPaymentOTP) };
    for (let tried = 0; tried < TRIES_MAX; tried += 1) {
      const { status } = await redeem(setup, guess);
      mustBe("the answer to a wrong code", "400", String(status));
    }
    return undefined;
  }),

  "a forged OTP proof": sentState(
    "a code was sent, but `signature` is not the one that came with it",
    async (_, { signature }) => ({ signature: altered(signature) }),
  ),
};
