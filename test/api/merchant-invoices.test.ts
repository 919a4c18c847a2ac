import { describe, expect } from "vitest";
import { clientOf } from "../support/client.js";
import { test } from "../support/persons.js";

const PATH = "/rest/partner/addMerchantInvoice/20230101";

const ACME = { merchantId: 7001, merchantEmail: "acme@shop.example", merchantPhone: "0500000007" };
const NOURA = {
  merchantId: 7002,
  merchantLicenseType: "freelancer",
  merchantLicenseNumber: "FL-2",
};
const BLUE = { merchantLicenseType: "commercial", merchantLicenseNumber: "CR-1" };

const acme = { key: "email", value: "acme@shop.example" };
const noura = { key: "freelancer", value: "FL-2" };

describe("a partner creates an invoice that its merchants share [merchant-invoice]", () => {
  test("which is told as it came, and is an invoice like any other", async ({
    merchant,
    tester,
    customer,
  }) => {
    await tester.merchants.seed([ACME, NOURA]);
    const receivers = [{ ...acme, amount: 15.5, note: "Books", isMainReceiver: true }, noura];
    const partnerPortion = { amount: 2.25, isPayingServiceFees: false };
    const answer = await merchant.post(PATH, merchant.order({ receivers, partnerPortion }));
    const echo = {
      receivers: [receivers[0], { ...noura, amount: null, note: null, isMainReceiver: null }],
      partnerPortion,
    };
    expect([answer.status, answer.body.gatewayOrderRequest]).toEqual([
      200,
      expect.objectContaining(echo),
    ]);
    const { transactionNo } = answer.body;
    expect((await customer.opens(transactionNo)).status).toBe(200);
    await tester.invoices.pay(transactionNo);
    await tester.settled();
    expect(merchant.shop.wasTold).toEqual([expect.stringContaining("/paid?")]);
    expect((await merchant.reads(transactionNo)).body).toMatchObject({
      orderStatus: "Paid",
      gatewayOrderRequest: echo,
    });
    const none = { note: null, isMain: false };
    expect((await tester.invoices.read(transactionNo)).shares).toEqual([
      { of: "email", value: "acme@shop.example", amount: 15.5, note: "Books", isMain: true },
      { of: "freelancer", value: "FL-2", amount: 7.25, ...none },
      { of: "partner", value: null, amount: 2.25, ...none },
    ]);
    const receipt = (await merchant.get(`/receipt/${transactionNo}`)).text;
    expect(receipt).toMatch(/Shared among.*15\.50.*7\.25.*Partner.*2\.25/s);
    const refund = "/rest/partner/v2/merchant/email/acme@shop.example/refund";
    expect((await merchant.post(refund, { orderNumber: "ORD-1" })).status).toBe(200);
  });

  test("without a portion of the partner's, which is null then", async ({ merchant, tester }) => {
    await tester.merchants.seed([ACME]);
    const { body } = await merchant.post(PATH, merchant.order({ receivers: [acme] }));
    expect(body.gatewayOrderRequest.partnerPortion).toBe(null);
  });

  test.for([
    ["cr", "CR-1"],
    ["freelancer", "fl-2"],
    ["mobile", "0500000007"],
    ["email", "Acme@Shop.example"],
    ["accountNo", "7002"],
  ])("with a merchant that has %s %s", async ([key, value], { merchant, tester }) => {
    await tester.merchants.seed([ACME, NOURA, BLUE]);
    const order = merchant.order({ receivers: [{ key, value }] });
    expect((await merchant.post(PATH, order)).status).toBe(200);
  });

  test("and an imported log has it as it was", async ({ gateway, merchant, tester }) => {
    await tester.merchants.seed([ACME]);
    const receivers = [{ ...acme, amount: 20 }];
    const order = merchant.order({ receivers, partnerPortion: { amount: 5 } });
    const { body } = await merchant.post(PATH, order);
    const written = JSON.parse(JSON.stringify(await tester.export()));
    const copy = await gateway.import("copy", written);
    const events = (await copy.export()).events;
    expect(events.slice(1)).toEqual(written.events.slice(1));
    expect(JSON.stringify(events)).toContain('"partnerPortion":{"amount":500');
    const there = clientOf(gateway.baseUrl, "sandbox_copy");
    const read = await there.get(`/api/getInvoice/${body.transactionNo}`);
    expect(read.body.gatewayOrderRequest).toEqual(body.gatewayOrderRequest);
  });
});

type Receivers = readonly object[];

const bothIn = (one: object, other: object): Receivers => [
  { ...acme, ...one },
  { ...noura, ...other },
];
const MAIN = { isMainReceiver: true };
const SUM = "receivers[0].amount, receivers[1].amount and partnerPortion.amount";

/** Receivers and the partner's amount of an invoice of 25.00, and what is said of them. */
const WRONG: readonly (readonly [
  name: string,
  receivers: Receivers,
  portion: number | undefined,
  title: string,
  detail: string,
])[] = [
  [
    "too little in all",
    bothIn({ amount: 10 }, { amount: 10 }),
    4.99,
    "Portions differ",
    `${SUM} must add up to the amount 25.00, but 10.00 + 10.00 + 4.99 = 24.99 came`,
  ],
  [
    "too much in all",
    bothIn({ amount: 10 }, { amount: 10 }),
    5.01,
    "Portions differ",
    `${SUM} must add up to the amount 25.00, but 10.00 + 10.00 + 5.01 = 25.01 came`,
  ],
  [
    "one amount that is not all",
    [{ ...acme, amount: 24 }],
    undefined,
    "Portions differ",
    "receivers[0].amount must add up to the amount 25.00, but 24.00 came",
  ],
  [
    "nothing left for who gets the rest",
    bothIn({}, { amount: 20 }),
    5,
    "Portions differ",
    "receivers[1].amount and partnerPortion.amount must leave some of the amount 25.00 to receivers[0], but 20.00 + 5.00 = 25.00 came",
  ],
  [
    "two that get the rest",
    bothIn({}, {}),
    5,
    "Receivers unclear",
    "at most one receiver may go without an amount, but receivers[0] and receivers[1] do",
  ],
  [
    "two main ones",
    bothIn({ amount: 10, ...MAIN }, { amount: 15, ...MAIN }),
    undefined,
    "Receivers unclear",
    "at most one receiver may have isMainReceiver true, but receivers[0] and receivers[1] do",
  ],
  [
    "seven that get the rest",
    Array(7).fill(acme),
    undefined,
    "Receivers unclear",
    "at most one receiver may go without an amount, but receivers[0], receivers[1], receivers[2], receivers[3], receivers[4] and 2 more do",
  ],
  [
    "an amount of nothing",
    bothIn({ amount: 0 }, {}),
    undefined,
    "Invalid request",
    "receivers[0].amount must be at least 0.01, but 0 came",
  ],
  [
    "another key",
    [{ key: "phone", value: "0500000007" }],
    undefined,
    "Invalid request",
    'receivers[0].key must be one of cr, freelancer, mobile, email, accountNo, but "phone" came',
  ],
  [
    "nobody",
    [],
    undefined,
    "Invalid request",
    "receivers must have at least 1 element, but [] came",
  ],
];

describe("an invoice that cannot be shared is refused, and nothing is created", () => {
  test.for(WRONG)("%s", async ([, receivers, amount, title, detail], { merchant, tester }) => {
    await tester.merchants.seed([ACME, NOURA]);
    const partnerPortion = amount === undefined ? undefined : { amount };
    const answer = await merchant.post(PATH, merchant.order({ receivers, partnerPortion }));
    expect(answer.body).toEqual(expect.objectContaining({ title, detail, status: "400" }));
    expect(await tester.invoices.list()).toEqual([]);
  });

  test("of more receivers than a hundred", async ({ merchant }) => {
    const receivers = Array(101).fill(acme);
    const { body } = await merchant.post(PATH, merchant.order({ receivers }));
    expect(body.detail).toMatch(/^receivers must have at most 100 elements, but \[/);
  });

  test("a merchant that the partner has not, with what it is found by", async ({
    merchant,
    tester,
  }) => {
    await tester.merchants.seed([ACME]);
    const receivers = [acme, { key: "mobile", value: "acme@shop.example", amount: 5 }];
    const { status, body, headers } = await merchant.post(PATH, merchant.order({ receivers }));
    expect([status, body.detail]).toEqual([
      404,
      "the partner has no merchant with mobile acme@shop.example",
    ]);
    expect(headers.get("x-paystub-explain")).toBe(
      'mobile does not have "acme@shop.example", but email has; search by email',
    );
    expect(await tester.invoices.list()).toEqual([]);
  });

  test("addInvoice knows no receivers, and says who does", async ({ merchant }) => {
    const { status, body, headers } = await merchant.addsInvoice({ receivers: [acme] });
    expect([status, body.gatewayOrderRequest.receivers]).toEqual([200, null]);
    expect(headers.get("x-paystub-explain")).toContain("addMerchantInvoice");
  });
});
