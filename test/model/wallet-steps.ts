import fc from "fast-check";
import { expect } from "vitest";
import { control, type Real } from "./real.js";
import type { Box, Otp } from "./shapes.js";
import { inSequence, NO_INVOICE, pick, type Side, stepOf } from "./step.js";
import { MINUTE, pay } from "./time.js";

const LIFETIME = { PT1M: MINUTE, PT5M: 5 * MINUTE, PT10M: 10 * MINUTE };
const TRIES = 3;

function ask(real: Real, call: "sendOtp" | "processPayment", json: unknown) {
  return real.ask("POST", `/rest/pay/stcpay/${call}`, { json });
}

interface Send {
  readonly side: Side;
  readonly n: number;
  readonly mobile: string;
  readonly more: number;
}

const send = stepOf<Send>("sends an OTP", async ({ n, mobile, more }, box, _model, real) => {
  const invoice = pick(box.invoices, n);
  const total = (invoice?.halalas ?? 100) + more;
  const { status, body } = await ask(real, "sendOtp", {
    stcpayMobile: mobile,
    orderNumber: invoice?.no ?? NO_INVOICE,
    stcpayMobileCountryCode: "966",
    total: total / 100,
  });
  if (!invoice) return expect(status).toBe(404);
  const differs = more !== 0 && box.options["total-mismatch"] === "reject";
  if (invoice.status !== "pending" || !invoice.takesWallet || differs) {
    expect(body).toMatchObject({ status: 400, path: "/rest/pay/stcpay/sendOtp" });
    return expect(status).toBe(400);
  }
  expect(status).toBe(200);
  expect(body).toMatchObject({ stcMobile: mobile, stcpayMobile: mobile });
  for (const earlier of box.otps) {
    if (earlier.invoice === invoice && earlier.state === "open") earlier.state = "replaced";
  }
  const { paymentSessionId: id, signature, signedBase64Data: data } = body;
  const code = await codeOf(box, real, mobile);
  const ends = box.now + LIFETIME[box.options["otp-lifetime"]];
  const facts = { id, signature, data, mobile, total, code, ends };
  box.otps.push({ invoice, ...facts, wrong: 0, state: "open" });
  box.sms += 1;
});

/** The code that was sent: it is read as a tester reads it, from the SMS inbox. */
async function codeOf(box: Box, real: Real, mobile: string): Promise<string> {
  const { body } = await control(real, box, "GET", "/sms");
  const { to, text } = body.sms.at(-1);
  const code = /\d{5}/.exec(text)?.[0] ?? "";
  expect(to).toBe(mobile);
  if (box.options["otp-code"] === "fixed") expect(code).toBe("12345");
  return code;
}

type Tampering = "session" | "signature" | "data" | "invoice" | "mobile" | "total";

interface Redeem {
  readonly side: Side;
  readonly n: number;
  readonly right: boolean;
  readonly tampering: Tampering | null;
  /** How often the same is tried. */
  readonly times: number;
}

/** The statuses that the call may fail with for anything but its code; none where all is well. */
function faultsOf(box: Box, otp: Otp, tampering: Tampering | null): number[] {
  const other = box.invoices.find((invoice) => invoice !== otp.invoice);
  const forged = {
    session: [404],
    signature: [401],
    data: [401],
    invoice: [other ? 400 : 404],
    mobile: [400],
    total: box.options["total-mismatch"] === "reject" ? [400] : [],
  };
  const spent = otp.state !== "open" || box.now >= otp.ends || otp.invoice.status !== "pending";
  return [...(tampering ? forged[tampering] : []), ...(spent ? [400] : [])];
}

function bodyOf(box: Box, otp: Otp, { right, tampering }: Redeem) {
  const other = box.invoices.find((invoice) => invoice !== otp.invoice)?.no ?? NO_INVOICE;
  const is = (kind: Tampering) => tampering === kind;
  return {
    stcpayMobile: is("mobile") ? "0500000000" : otp.mobile,
    orderNumber: is("invoice") ? other : otp.invoice.no,
    stcpayMobileCountryCode: "966",
    total: (otp.total + (is("total") ? 1 : 0)) / 100,
    stcpayPaymentOTP: right ? otp.code : otp.code === "00000" ? "11111" : "00000",
    paymentSessionId: is("session") ? "none" : otp.id,
    signature: is("signature") ? otp.signature.toUpperCase().concat("0") : otp.signature,
    signedBase64Data: is("data") ? `${otp.data}AAAA` : otp.data,
  };
}

const redeem = stepOf<Redeem>("redeems", async (data, box, _model, real) => {
  const otp = pick(box.otps, data.n);
  for (let time = 1; otp && time <= data.times; time += 1) await redeemOnce(data, otp, box, real);
});

async function redeemOnce(data: Redeem, otp: Otp, box: Box, real: Real): Promise<void> {
  const { status, body } = await ask(real, "processPayment", bodyOf(box, otp, data));
  const faults = faultsOf(box, otp, data.tampering);
  if (faults.length > 0) {
    expect(faults).toContain(status);
    return expect(body.status).toBe(status);
  }
  if (!data.right) {
    otp.wrong += 1;
    if (otp.wrong === TRIES) otp.state = "blocked";
    expect(body.error).toContain("stcpayPaymentOTP");
    return expect(status).toBe(400);
  }
  const { no, halalas } = otp.invoice;
  expect(status).toBe(200);
  expect(body).toMatchObject({ orderNumber: no, orderAmount: halalas / 100 });
  otp.state = "used";
  pay(box, otp.invoice, "else");
}

const side = fc.constantFrom<Side>(0, 1);
const n = fc.nat(99);
const mobile = fc.constantFrom("0509200900", "0551234567");
const more = fc.constantFrom(0, 0, 0, 0, 1, -1);
const good = [null, null, null, null, null, null] as const;
const tampering = fc.constantFrom<Tampering | null>(
  ...good,
  ...(["session", "signature", "data", "invoice", "mobile", "total"] as const),
);
const right = fc.constantFrom(true, false);

const sends = fc.record({ side, n, mobile, more }).map(send);
const times = fc.constantFrom(1, 1, 1, 2, 3);
const redeems = fc.record({ side, n, right, tampering, times }).map(redeem);

/** Someone guesses, and then knows. */
const guesses = fc
  .record({ side, n, mobile, wrong: fc.integer({ min: 1, max: 4 }) })
  .map(({ side, n, mobile, wrong }) => {
    const latest = { side, n: 0, tampering: null };
    return inSequence(
      send({ side, n, mobile, more: 0 }),
      redeem({ ...latest, right: false, times: wrong }),
      redeem({ ...latest, right: true, times: 1 }),
    );
  });

/** Everything that is done with a wallet. */
export const walletSteps = [guesses, sends, sends, sends, redeems, redeems, redeems];
