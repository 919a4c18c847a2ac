import { describe, expect } from "vitest";
import { CARDS, cardOf, lastRequest, type Persons, test } from "../support/persons.js";

type Merchant = Persons["merchant"];

/** Requests as published clients send them, with the hints for each. A line a habit. */
type Habit = readonly [
  name: string,
  path: string,
  body: (merchant: Merchant) => object,
  reported: readonly string[],
];

const empty = (name: string) => `${name} was empty and is taken as absent`;
const absent = (name: string) => `${name} was null and is taken as absent`;
const ignored = (name: string) => `${name} is not a field of this request and was ignored`;
const text = (name: string, value: string) => `${name} was the text "${value}", not a number`;
const PRODUCT = { title: "Book", price: 25, qty: 1 };
const CREDENTIALS = { apiId: "shop", secretKey: "any" };
const PARTNER = { profileNo: "shop", apiKey: "any" };

type Part = Readonly<Record<string, unknown>>;

const order = (part: Part) => (merchant: Merchant) => merchant.order(part);
const plan = (part: Part & { readonly recurring?: Part }) => (merchant: Merchant) =>
  merchant.plan(part);
const product = (part: Part) => order({ products: [{ ...PRODUCT, ...part }] });

const HABITS: readonly Habit[] = [
  ["persistToken as text", "/api/auth", () => ({ ...CREDENTIALS, persistToken: "true" }), []],
  [
    "persistToken null",
    "/api/auth",
    () => ({ ...CREDENTIALS, persistToken: null }),
    [absent("persistToken")],
  ],
  [
    "persistToken empty",
    "/api/auth",
    () => ({ ...CREDENTIALS, persistToken: "" }),
    [empty("persistToken")],
  ],
  ["persistToken as text", "/api/partner/auth", () => ({ ...PARTNER, persistToken: "false" }), []],
  ...["cancelUrl", "clientEmail", "smsMessage", "note"].flatMap((name): readonly Habit[] => [
    [`${name} empty`, "/api/addInvoice", order({ [name]: "" }), [empty(name)]],
    [`${name} null`, "/api/addInvoice", order({ [name]: null }), [absent(name)]],
  ]),
  ...["description", "imageSrc"].map(
    (name): Habit => [
      `a product's ${name} empty`,
      "/api/addInvoice",
      product({ [name]: "" }),
      [empty(`products[0].${name}`)],
    ],
  ),
  ["an amount as text", "/api/addInvoice", order({ amount: "25.00" }), [text("amount", "25.00")]],
  ...["price", "specificVat", "productCost"].map(
    (name): Habit => [
      `a product's ${name} as text`,
      "/api/addInvoice",
      product({ [name]: "15" }),
      [text(`products[0].${name}`, "15")],
    ],
  ),
  [
    "supportedCardBrands as an object",
    "/api/addInvoice",
    order({ supportedCardBrands: { "1": "mada", "2": "stcpay" } }),
    ["supportedCardBrands was an object with numbers as keys, no array"],
  ],
  [
    "an order number as a number",
    "/api/addInvoice",
    order({ orderNumber: 17 }),
    ["orderNumber was the number 17, not a text"],
  ],
  ...[
    ["a note empty", { note: "" }, [empty("note")]],
    ["an e-mail null", { clientEmail: null }, [absent("clientEmail")]],
    ["an amount as text", { amount: "25.00" }, [text("amount", "25.00")]],
    [
      "brands as an object",
      { supportedCardBrands: { "1": "visaMastercard" } },
      ["supportedCardBrands was an object with numbers as keys, no array"],
    ],
    [
      "the card in numbers",
      { card: { number: 4111111111111111, securityCode: 123, expiry: { month: 12, year: 30 } } },
      [
        "card.number was a number, not a text",
        "card.securityCode was a number, not a text",
        "card.expiry.month was the number 12, not a text",
        "card.expiry.year was the number 30, not a text",
      ],
    ],
  ].map(
    ([name, part, reported]): Habit => [
      String(name),
      "/api/payInvoice",
      order({ card: cardOf(CARDS.pays), ...Object(part) }),
      reported as readonly string[],
    ],
  ),
  [
    "a value as text",
    "/api/registerPayment",
    plan({ payment: { value: "49.50", currencyCode: "SAR" } }),
    [text("payment.value", "49.50")],
  ],
  [
    "an empty note and e-mail",
    "/api/registerPayment",
    plan({
      payment: { value: 49.5, currencyCode: "SAR", paymentNote: "" },
      customer: { name: "Sara", mobile: "0500000001", email: "" },
    }),
    [empty("payment.paymentNote"), empty("customer.email")],
  ],
];

describe("deviations of published clients are accepted with a warning", () => {
  test.for(HABITS)("%s: %s [leniency]", async ([, path, body, reported], { merchant, tester }) => {
    const { status, text: answer } = await merchant.post(path, body(merchant));
    expect(status, answer).toBe(200);
    const tolerated = (await lastRequest(tester))?.tolerated ?? [];
    expect([...tolerated].sort()).toEqual([...reported].sort());
  });

  test("a total as text, for a wallet [leniency]", async ({ merchant, tester }) => {
    const orderNumber = await merchant.createsInvoice({ amount: 25 });
    const wallet = { stcpayMobile: "0509200900", stcpayMobileCountryCode: "966", total: "25.00" };
    const { status } = await merchant.post("/rest/pay/stcpay/sendOtp", { ...wallet, orderNumber });
    expect(status).toBe(200);
    expect((await lastRequest(tester))?.tolerated).toEqual([text("total", "25.00")]);
  });

  test.for([
    ["cancelInvoice", "transactionNo", "createsInvoice"],
    ["cancelRecurring", "recurringId", "registers"],
  ] as const)("%s with unknown fields [leniency]", async (row, { merchant, tester }) => {
    const [id, field, make] = row;
    const body = { [field]: await merchant[make](), apiId: "shop", note: null, reason: "" };
    expect((await merchant.post(`/api/${id}`, body)).status).toBe(200);
    expect((await lastRequest(tester)).tolerated).toEqual(["apiId", "note", "reason"].map(ignored));
  });

  test("sendDigitalProduct with a number for the order [leniency]", async ({
    merchant,
    tester,
  }) => {
    const products = [{ ...PRODUCT, isDigital: true }];
    await tester.invoices.pay(await merchant.createsInvoice({ orderNumber: "17", products }));
    const body = { message: "Your code: 17", orderNumber: 17 };
    expect((await merchant.post("/api/sendDigitalProduct", body)).status).toBe(200);
    expect((await lastRequest(tester)).tolerated).toEqual([
      "orderNumber was the number 17, not a text",
    ]);
  });

  test.for([
    [
      "amounts as texts",
      { amount: "15.00" },
      { amount: "10" },
      [text("receivers[0].amount", "15.00"), text("partnerPortion.amount", "10")],
    ],
    [
      "nulls",
      { note: null, isMainReceiver: null },
      null,
      [
        absent("receivers[0].note"),
        absent("receivers[0].isMainReceiver"),
        absent("partnerPortion"),
      ],
    ],
    ["a note empty", { note: "" }, undefined, [empty("receivers[0].note")]],
    [
      "a number to be found by",
      { key: "accountNo", value: 7001 },
      undefined,
      ["receivers[0].value was the number 7001, not a text"],
    ],
    [
      "fields that it has not",
      { name: "Acme" },
      { amount: 5, note: "" },
      [ignored("receivers[0].name"), ignored("partnerPortion.note")],
    ],
  ] as const)("addMerchantInvoice with %s [leniency]", async (row, { merchant, tester }) => {
    const [, receiver, partnerPortion, reported] = row;
    await tester.merchants.seed({
      merchants: [{ merchantId: 7001, merchantEmail: "acme@shop.example" }],
    });
    const known = { key: "email", value: "acme@shop.example" };
    const body = merchant.order({ receivers: [{ ...known, ...receiver }], partnerPortion });
    const answer = await merchant.post("/rest/partner/addMerchantInvoice/7", body);
    expect(answer.status, answer.text).toBe(200);
    expect((await lastRequest(tester)).tolerated.toSorted()).toEqual(reported.toSorted());
  });

  test("refundOrder without a reason, and with a number for the order [leniency]", async ({
    merchant,
    tester,
  }) => {
    await tester.merchants.seed({ merchants: [{ merchantEmail: "shop@shop.example" }] });
    await tester.invoices.pay(await merchant.createsInvoice({ orderNumber: "17" }));
    const path = "/rest/partner/v2/merchant/email/shop@shop.example/refund";
    const { status } = await merchant.post(path, { orderNumber: 17, refundReason: "" });
    expect(status).toBe(200);
    expect((await lastRequest(tester)).tolerated.toSorted()).toEqual([
      "orderNumber was the number 17, not a text",
      empty("refundReason"),
    ]);
  });

  test("processPayment with a total as text [leniency]", async ({ merchant, tester }) => {
    const orderNumber = await merchant.createsInvoice({ amount: 25 });
    const wallet = { stcpayMobile: "0509200900", stcpayMobileCountryCode: "966", orderNumber };
    const sent = await merchant.post("/rest/pay/stcpay/sendOtp", { ...wallet, total: 25 });
    const { stcMobile: _, ...proof } = sent.body;
    const body = { ...wallet, ...proof, total: "25.00", stcpayPaymentOTP: "12345", note: null };
    expect((await merchant.post("/rest/pay/stcpay/processPayment", body)).status).toBe(200);
    expect((await lastRequest(tester)).tolerated.toSorted()).toEqual([
      ignored("note"),
      text("total", "25.00"),
    ]);
  });

  test("an empty text is echoed as null, and sends no message [leniency]", async ({
    merchant,
    tester,
  }) => {
    const { body } = await merchant.addsInvoice({ smsMessage: "", note: "", cancelUrl: "" });
    const nothing = { smsMessage: null, note: null, cancelUrl: null };
    expect(body.gatewayOrderRequest).toMatchObject(nothing);
    expect((await tester.sms()).sms.length).toBe(0);
  });
});

describe("strict mode refuses them", () => {
  const strict = HABITS.filter(([, , , reported]) => reported.length > 0);
  test.for(strict.filter(([, path]) => !/auth|payInvoice/.test(path)))(
    "%s: %s [leniency]",
    async ([, path, body], { merchant, tester }) => {
      await tester.settings.change({ strict: true });
      expect((await merchant.post(path, body(merchant))).status).toBe(400);
    },
  );

  test("a required text that is empty is refused as before", async ({ merchant }) => {
    const { status, body } = await merchant.addsInvoice({ clientName: "" });
    expect(status).toBe(400);
    expect(body.detail).toBe('clientName must not be empty, but you sent ""');
  });
});
