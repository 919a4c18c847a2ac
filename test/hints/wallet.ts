import { walletOf } from "../support/persons.js";
import { asks, codeSent, invoice, type Mistake, pays } from "./mistake.js";

const ONCE = "Keep paymentSessionId, signature and signedBase64Data of one sendOtp reply together";

/** Mistakes on the way of a wallet payment. */
export const WALLET: readonly Mistake[] = [
  {
    name: "amount instead of total",
    status: 400,
    reported: "you sent amount. Rename it to total",
    arrange: invoice(),
    call: asks({ total: undefined, amount: 25 }),
  },
  {
    name: "transactionNo instead of orderNumber",
    status: 400,
    reported: "you sent transactionNo. Rename it to orderNumber",
    arrange: invoice(),
    call: asks({ orderNumber: undefined, transactionNo: "1772366400000" }),
  },
  {
    name: "a country code that is a number",
    status: 400,
    reported: 'stcpayMobileCountryCode is a number. Send it in quotes: "966"',
    arrange: invoice(),
    call: asks({ stcpayMobileCountryCode: 966 }),
  },
  {
    name: "a total in halalas",
    status: 400,
    reported: "total is in halalas. Send the invoice's amount, 25.00",
    arrange: invoice(),
    call: asks({ total: 2500 }),
  },
  {
    name: "a total in halalas that is let pass",
    status: 200,
    reported: "total is in halalas. Send the invoice's amount, 25.00",
    options: { assume: { "total-mismatch": "accept" } },
    arrange: invoice(),
    call: asks({ total: 2500 }),
  },
  {
    name: "a total with VAT on top",
    status: 400,
    reported: "total has 15% VAT on top. Send the invoice's amount, 19.99",
    arrange: invoice({ amount: 19.99 }),
    call: asks({ total: 22.99 }),
  },
  {
    name: "a total in riyals of an invoice in dollars",
    status: 400,
    reported: "total is in SAR, and the invoice is in USD. Send the invoice's amount, 25.00",
    arrange: invoice({ currency: "USD" }),
    call: asks({ total: 93.75 }),
  },
  {
    name: "an invoice that no wallet can pay",
    status: 400,
    reported:
      "it was created with supportedCardBrands mada, visaMastercard. Name stcpay there too, or leave the list out",
    arrange: invoice({ supportedCardBrands: ["mada", "visaMastercard"] }),
    call: asks(),
  },
  {
    name: "what sendOtp returned is left out",
    status: 400,
    reported:
      "what sendOtp returned is not there: paymentSessionId, signature and signedBase64Data. Pass it on unchanged",
    arrange: codeSent(),
    call: pays(() => ({
      paymentSessionId: undefined,
      signature: undefined,
      signedBase64Data: undefined,
    })),
  },
  {
    name: "otp instead of stcpayPaymentOTP",
    status: 400,
    reported: "you sent otp. Rename it to stcpayPaymentOTP",
    arrange: codeSent(),
    call: pays(() => ({ stcpayPaymentOTP: undefined, otp: "12345" })),
  },
  {
    name: "a code that is a number",
    status: 400,
    reported: "stcpayPaymentOTP is a number, so zeros at its beginning are lost. Send it in quotes",
    arrange: codeSent(),
    call: pays(() => ({ stcpayPaymentOTP: 12345 })),
  },
  {
    name: "a wrong code where it is fixed",
    status: 400,
    reported: "the code of this sandbox is always 12345. Send it in quotes",
    arrange: codeSent(),
    call: pays(() => ({ stcpayPaymentOTP: "1234" })),
  },
  {
    name: "the fixed code where codes are generated",
    status: 400,
    reported:
      "the codes of this sandbox are generated. Read them in its messages: GET /_control/sandboxes/shop/sms",
    options: { assume: { "otp-code": "generated" } },
    arrange: codeSent(),
    call: pays(),
  },
  {
    name: "a code with blanks",
    status: 400,
    reported: "stcpayPaymentOTP contains spaces or dashes. Send its digits alone",
    arrange: codeSent(),
    call: pays(() => ({ stcpayPaymentOTP: "12 345" })),
  },
  {
    name: "the mobile in another form",
    status: 400,
    reported:
      "it is the same number in another form. Send mobile and country code as they were sent to sendOtp",
    arrange: codeSent(),
    call: pays(() => ({ stcpayMobile: "0509200900", stcpayMobileCountryCode: "+966" })),
  },
  {
    name: "the session of an earlier code",
    status: 400,
    reported: "a later sendOtp opened {session}. Use the values of its reply",
    arrange: async (persons) => {
      const made = await codeSent()(persons);
      const later = await walletOf(persons.gateway).getsCode(made.no ?? "");
      return { ...made, session: later.paymentSessionId };
    },
    call: pays(),
  },
  {
    name: "a code that is too old",
    status: 400,
    reported:
      "a code is valid for 5 minutes, and the sandbox's clock shows 1 Mar 2026, 15:05:00 Riyadh. Ask for a new code, or choose another otp-lifetime",
    arrange: async (persons) => {
      const made = await codeSent()(persons);
      await persons.tester.clock.advance({ by: "PT5M" });
      return made;
    },
    call: pays(),
  },
  {
    name: "a session that was never opened",
    status: 404,
    reported: "paymentSessionId holds the transactionNo. Take it from sendOtp's reply",
    arrange: codeSent(),
    call: pays(({ no }) => ({ paymentSessionId: no })),
  },
  {
    name: "signature and data swapped",
    status: 401,
    reported: "signature holds what signedBase64Data should. Swap them",
    arrange: codeSent(),
    call: pays(({ signature, signedBase64Data }) => ({
      signature: signedBase64Data,
      signedBase64Data: signature,
    })),
  },
  {
    name: "the values of two replies",
    status: 401,
    reported: `the values are from two replies of sendOtp. ${ONCE}`,
    arrange: async (persons) => {
      const made = await codeSent()(persons);
      const { paymentSessionId } = await walletOf(persons.gateway).getsCode(made.no ?? "");
      return { ...made, paymentSessionId };
    },
    call: pays(),
  },
];
