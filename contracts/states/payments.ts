import type { RecurringRecord } from "../../spec/generated/control.types.js";
import { makeInvoice, ORDER } from "./invoices.js";
import { mustBe, type State, type StateSetup, state } from "./state.js";

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
  const { body } = await control("sandbox.sms");
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
  then: (setup: StateSetup, sent: Sent) => Promise<Partial<Sent> | undefined>,
): State<typeof WALLET, (typeof PROOF_VALUES)[number]> {
  return state({
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
  "an OTP was sent": sentState(async () => undefined),

  "an OTP that has expired": sentState(async (setup, sent) => {
    const { paymentSessionId } = sent;
    const body = { paymentSessionId, boundary: "otp-expiry" } as const;
    await setup.control("sandbox.clock.toBoundary", { body });
    return undefined;
  }),

  "an OTP that was used": sentState(async (setup, sent) => {
    const { status } = await redeem(setup, sent);
    mustBe("the answer to the payment", "200", String(status));
    return undefined;
  }),

  "an OTP that was blocked": sentState(async (setup, sent) => {
    const guess = { ...sent, stcpayPaymentOTP: altered(sent.stcpayPaymentOTP) };
    for (let tried = 0; tried < TRIES_MAX; tried += 1) {
      const { status } = await redeem(setup, guess);
      mustBe("the answer to a wrong code", "400", String(status));
    }
    return undefined;
  }),

  "a forged OTP proof": sentState(async (_, { signature }) => ({ signature: altered(signature) })),
};

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

async function register(
  { call, control }: StateSetup,
  iterations: number,
): Promise<RecurringRecord> {
  const body = {
    payment: { value: 49.5, currencyCode: "SAR", paymentNote: "Membership" },
    customer: { name: "Sara Al Harbi", mobile: "0500000001", email: "sara@customer.example" },
    urls: { callback: "https://merchant.example/charged" },
    recurring: { type: "Monthly", iterations, retryCount: 0 },
  } as const;
  const { invoiceDetails } = await call("registerPayment", { body });
  if (invoiceDetails === null) throw new Error("registerPayment answered without invoiceDetails");
  const { recurringId } = invoiceDetails;
  return (await control("sandbox.recurring.read", { path: { recurringId } })).body;
}

/** Lets the customer accept it, unless the switch first-charge has begun with it already. */
async function begin(
  { control }: StateSetup,
  { recurringId, status }: RecurringRecord,
): Promise<void> {
  if (status === "registered") await control("sandbox.recurring.start", { path: { recurringId } });
  else
    await control("sandbox.clock.toBoundary", { body: { recurringId, boundary: "next-charge" } });
}

function recurringState(
  wanted: RecurringRecord["status"],
  then: (setup: StateSetup, registered: RecurringRecord) => Promise<unknown>,
  iterations = 3,
): State<Readonly<Record<never, never>>, "token" | "recurringId"> {
  return state({
    params: {},
    injects: ["token", "recurringId"],
    async reach(setup) {
      const registered = await register(setup, iterations);
      const { recurringId } = registered;
      await then(setup, registered);
      const { body } = await setup.control("sandbox.recurring.read", { path: { recurringId } });
      mustBe(`recurring payment ${recurringId}`, wanted, body.status);
      return { token: setup.token, recurringId };
    },
  });
}

/** States of recurring payments. */
export const recurringStates = {
  "a registered recurring payment": recurringState("registered", async () => undefined),

  "an active recurring payment": recurringState("active", async (setup, registered) => {
    if (registered.status !== "active") await begin(setup, registered);
  }),

  "a canceled recurring payment": recurringState("canceled", (setup, { recurringId }) =>
    setup.call("cancelRecurring", { body: { recurringId } }),
  ),

  "a completed recurring payment": recurringState(
    "completed",
    async (setup, registered) => {
      if (registered.status !== "completed") await begin(setup, registered);
    },
    1,
  ),

  "an ended recurring payment": recurringState("ended", async (setup, registered) => {
    const path = { recurringId: registered.recurringId };
    await setup.control("sandbox.recurring.arrangeCharges", {
      path,
      body: { outcomes: ["fail"] },
    });
    await begin(setup, registered);
  }),

  "no recurring payments": state({
    params: {},
    injects: ["token"],
    async reach({ control, token }) {
      const { body } = await control("sandbox.recurring.list");
      mustBe("the number of recurring payments", "0", String(body.recurring.length));
      return { token };
    },
  }),

  "no such recurring payment": state({
    params: {},
    injects: ["token", "recurringId"],
    reach: async ({ token }) => ({ token, recurringId: UNKNOWN_ID }),
  }),
};
