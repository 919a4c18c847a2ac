import { expect } from "vitest";
import { CARDS, cardOf, lastRequest, type Persons, test, walletOf } from "../support/persons.js";

const text = (name: string, value: string) => `${name} was the text "${value}", not a number`;
const number = (name: string, value: number) => `${name} was the number ${value}, not a text`;
const PRODUCT = { title: "Book", price: 25, qty: 1 };

/** Sends a request as published clients do: with values of another type than the spec has for a field. */
type Habit = (persons: Persons) => Promise<{ readonly status: number; readonly text: string }>;

/** What is sent in one request, and the warning for each value. What holds for any field is in api/leniency.test.ts. */
const HABITS: readonly (readonly [operation: string, sends: Habit, reported: readonly string[]])[] =
  [
    [
      "addInvoice",
      ({ merchant }) =>
        merchant.addsInvoice({
          products: [{ ...PRODUCT, price: "25", specificVat: "15", productCost: "8" }],
        }),
      [
        text("products[0].price", "25"),
        text("products[0].productCost", "8"),
        text("products[0].specificVat", "15"),
      ],
    ],
    [
      "payByCard",
      ({ merchant }) => {
        const numbers = { number: 4111111111111111, securityCode: 123 };
        const card = cardOf(CARDS.pays, { ...numbers, expiry: { month: 12, year: 30 } });
        return merchant.post("/api/payInvoice", merchant.order({ amount: "25.00", card }));
      },
      [
        text("amount", "25.00"),
        number("card.expiry.month", 12),
        number("card.expiry.year", 30),
        "card.number was a number, not a text",
        "card.securityCode was a number, not a text",
      ],
    ],
    [
      "registerPayment",
      ({ merchant }) => {
        const payment = { value: "49.50", currencyCode: "SAR" };
        return merchant.post("/api/registerPayment", merchant.plan({ payment }));
      },
      [text("payment.value", "49.50")],
    ],
    [
      "sendOtp",
      async ({ gateway, merchant }) =>
        walletOf(gateway).asksForCode(await merchant.createsInvoice(), { total: "25.00" }),
      [text("total", "25.00")],
    ],
    [
      "processPayment",
      async ({ gateway, merchant }) => {
        const [wallet, invoice] = [walletOf(gateway), await merchant.createsInvoice()];
        return wallet.pays(invoice, await wallet.getsCode(invoice), { total: "25.00" });
      },
      [text("total", "25.00")],
    ],
    [
      "sendDigitalProduct",
      async ({ merchant, tester }) => {
        const products = [{ ...PRODUCT, isDigital: true }];
        await tester.invoices.pay(await merchant.createsInvoice({ orderNumber: "17", products }));
        return merchant.post("/api/sendDigitalProduct", { message: "A code", orderNumber: 17 });
      },
      [number("orderNumber", 17)],
    ],
    [
      "addMerchantInvoice",
      async ({ merchant, tester }) => {
        await tester.merchants.seed({ merchants: [{ merchantId: 7001 }] });
        const receivers = [{ key: "accountNo", value: 7001, amount: "15.00" }];
        const body = merchant.order({ receivers, partnerPortion: { amount: "10" } });
        return merchant.post("/rest/partner/addMerchantInvoice/7", body);
      },
      [
        text("partnerPortion.amount", "10"),
        text("receivers[0].amount", "15.00"),
        number("receivers[0].value", 7001),
      ],
    ],
    [
      "refundOrder",
      async ({ merchant, tester }) => {
        await tester.merchants.seed({ merchants: [{ merchantEmail: "shop@shop.example" }] });
        await tester.invoices.pay(await merchant.createsInvoice({ orderNumber: "17" }));
        const path = "/rest/partner/v2/merchant/email/shop@shop.example/refund";
        return merchant.post(path, { orderNumber: 17, amount: "25.00" });
      },
      [text("amount", "25.00"), number("orderNumber", 17)],
    ],
  ];

test.for(HABITS)(
  "%s accepts what published clients send, with a warning [leniency]",
  async ([operation, sends, reported], { persons }) => {
    const answer = await sends(persons);
    expect(answer.status, answer.text).toBe(200);
    const { operationId, tolerated } = await lastRequest(persons.tester);
    expect([operationId, tolerated.toSorted()]).toEqual([operation, reported]);
  },
);

test("an empty text is echoed as null, and sends no message [leniency]", async ({
  merchant,
  tester,
}) => {
  const { body } = await merchant.addsInvoice({ smsMessage: "", note: "", cancelUrl: "" });
  const nothing = { smsMessage: null, note: null, cancelUrl: null };
  expect(body.gatewayOrderRequest).toMatchObject(nothing);
  expect((await tester.sms()).sms.length).toBe(0);
});
