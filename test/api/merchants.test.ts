import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { clientOf } from "../support/http.js";
import {
  eachWay,
  lastRequest,
  type Persons,
  personsWith,
  START,
  switchedPersons,
  test,
} from "../support/persons.js";

const MERCHANTS = "/rest/partner/getMyMerchants";

const lists = async ({ gateway }: Persons, token = "sandbox_shop") =>
  clientOf(gateway.baseUrl, token).get(MERCHANTS);

describe("the merchants of a partner", () => {
  test("are Active, and belong to one partner [relationship-status]", async ({ persons }) => {
    const { body } = await lists(persons);
    const all = (field: string) =>
      new Set(body.map((record: Record<string, unknown>) => record[field]));
    expect(all("relationshipStatus")).toEqual(new Set(["Active"]));
    expect(all("partnerProfileNo").size).toBe(1);
    expect(all("merchantId").size).toBe(body.length);
    // A client has to cope with both.
    expect(all("merchantShopName")).toContain(null);
    expect(all("merchantStoreUsername")).toContain(null);

    await persons.tester.clock.advance({ by: "P2Y" });
    expect((await lists(persons)).body).toEqual(body);
  });
});

const SEED = {
  merchantId: 77,
  merchantShopName: "Corner Shop",
  merchantStoreUsername: null,
  partnerMadaFeesPercentage: 2,
  relationshipCreationDate: Date.parse("2025-12-24T18:30:00.250Z"),
  relationshipStatus: "Suspended",
};

describe("the merchants that a tester sets", () => {
  const more = { id: 2, merchantShopName: null, relationshipStatus: "Active" };

  test.for([["as a start option"], ["by the control API"]])(
    "%s: replace the samples, and missing fields are filled in [relationship-status]",
    async ([way]) => {
      const atStart = way === "as a start option";
      const persons = await personsWith(atStart ? { merchants: [SEED, {}] } : {});
      if (!atStart) {
        const control = clientOf(persons.gateway.controlUrl);
        const seeded = await control.send("PUT", "/sandboxes/shop/merchants", {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ merchants: [SEED, {}] }),
        });
        expect(seeded.status).toBe(200);
      }

      const { body, text } = await lists(persons);

      expect(body).toMatchObject([SEED, more]);
      expect(body).toHaveLength(2);
      expect(text).toContain('"partnerMadaFeesPercentage":2.0');
      expect(body[1].relationshipCreationDate).toBeLessThan(Date.parse(START));
    },
  );
});

test.for(
  eachWay<readonly [Assumptions["creation-date-unit"], number]>([
    ["milliseconds", 1_766_601_000_250],
    ["seconds", 1_766_601_000],
  ]),
)("%s: relationshipCreationDate in %s is %i [creation-date-unit]", async ([way, unit, shown]) => {
  const persons = await switchedPersons(way, { "creation-date-unit": unit });
  await persons.tester.merchants.seed({ merchants: [SEED] });
  const { body } = await lists(persons);
  expect(body[0].relationshipCreationDate).toBe(shown);
});

const KEYS = "/rest/partner/getMerchantKeys";
const QUERY = "?profileNo=20230101";

const ACME = {
  merchantId: 7001,
  merchantEmail: "acme@shop.example",
  merchantPhone: "0500000007",
};
const NOURA = {
  merchantId: 7002,
  merchantLicenseType: "freelancer",
  merchantLicenseNumber: "FL-2",
};

describe("a partner reads the credentials of its merchant", () => {
  test("and opens that merchant's own sandbox with them [merchant-keys]", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await tester.merchants.seed({ merchants: [ACME, NOURA] });
    const { body: keys } = await merchant.get(`${KEYS}/email/Acme@Shop.example${QUERY}`);
    expect(keys).toMatchObject({ merchantId: 7001, apiId: "shop.m7001" });
    const { apiId, secretKey } = keys;
    const { body } = await clientOf(gateway.baseUrl).post("/api/auth", { apiId, secretKey });
    const there = clientOf(gateway.baseUrl, body.id_token);
    expect((await there.post("/api/addInvoice", merchant.order())).status).toBe(200);
    expect((await gateway.get("shop.m7001").invoices.list()).invoices).toHaveLength(1);
    expect((await tester.invoices.list()).invoices).toHaveLength(0);
  });
});

describe("with a secret that is pinned for all", () => {
  const pinned = test.override("options", { settings: { secretKey: "only-this" } });

  pinned("the credentials contain it, and it is valid", async ({ gateway, merchant }) => {
    const { body } = await merchant.get(`${KEYS}/email/merchant-1@shop.example${QUERY}`);
    expect(body.secretKey).toBe("only-this");
    const { apiId, secretKey } = body;
    const issued = await clientOf(gateway.baseUrl).post("/api/auth", { apiId, secretKey });
    expect(issued.status).toBe(200);
  });
});

test("the secret is in no journal and in no recording", async ({ merchant, tester }) => {
  const { body } = await merchant.get(`${KEYS}/email/merchant-1@shop.example${QUERY}`);
  const request = await lastRequest(tester);
  expect(request?.responseBody).toContain('"secretKey":"not-recorded"');
  const reported = JSON.stringify([request, await tester.recorded(), await tester.events()]);
  expect(reported).not.toContain(body.secretKey);
});

const INVOICES = "/rest/partner/addMerchantInvoice/20230101";

const acme = { key: "email", value: "acme@shop.example" };
const noura = { key: "freelancer", value: "FL-2" };

describe("a partner creates an invoice that its merchants share [merchant-invoice]", () => {
  test("which reports the shares of the request and is otherwise an ordinary invoice", async ({
    merchant,
    tester,
    customer,
  }) => {
    await tester.merchants.seed({ merchants: [ACME, NOURA] });
    const receivers = [{ ...acme, amount: 15.5, note: "Books", isMainReceiver: true }, noura];
    const partnerPortion = { amount: 2.25, isPayingServiceFees: false };
    const answer = await merchant.post(INVOICES, merchant.order({ receivers, partnerPortion }));
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
    expect(merchant.shop.requestLines).toEqual([expect.stringContaining("/paid?")]);
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
});

/** Receivers and the partner's amount of an invoice of 25.00, and what is said of them. */
const WRONG: readonly (readonly [
  receivers: readonly object[],
  portion: number | undefined,
  title: string,
  detail: string,
])[] = [
  [
    [
      { ...acme, amount: 10 },
      { ...noura, amount: 10 },
    ],
    4.99,
    "Portions differ",
    "receivers[0].amount, receivers[1].amount and partnerPortion.amount must add up to the amount 25.00, but you sent 10.00 + 10.00 + 4.99 = 24.99",
  ],
  [
    [acme, noura],
    5,
    "Receivers unclear",
    "at most one receiver may go without an amount, but receivers[0] and receivers[1] do",
  ],
  [
    [{ key: "phone", value: "0500000007", amount: 0 }],
    undefined,
    "Invalid request",
    'receivers[0].key must be one of cr, freelancer, mobile, email, accountNo, but you sent "phone"; receivers[0].amount must be at least 0.01, but you sent 0',
  ],
];

describe("an invoice that cannot be shared is refused, and nothing is created", () => {
  test.for(WRONG)("%j", async ([receivers, amount, title, detail], { merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME, NOURA] });
    const partnerPortion = amount === undefined ? undefined : { amount };
    const answer = await merchant.post(INVOICES, merchant.order({ receivers, partnerPortion }));
    expect(answer.body).toEqual(expect.objectContaining({ title, detail, status: "400" }));
    expect((await tester.invoices.list()).invoices).toEqual([]);
  });

  test("with an unknown merchant, which the refusal names", async ({ merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME] });
    const receivers = [acme, { key: "mobile", value: "acme@shop.example", amount: 5 }];
    const { status, body, headers } = await merchant.post(INVOICES, merchant.order({ receivers }));
    expect([status, body.detail]).toEqual([
      404,
      "the partner has no merchant with mobile acme@shop.example",
    ]);
    expect(headers.get("x-paystub-explain")).toBe(
      'no merchant has mobile "acme@shop.example", but one has it as email. Search by email',
    );
    expect((await tester.invoices.list()).invoices).toEqual([]);
  });

  test("addInvoice refuses receivers and names the operation that accepts them", async ({
    merchant,
  }) => {
    const { status, body, headers } = await merchant.addsInvoice({ receivers: [acme] });
    expect([status, body.gatewayOrderRequest.receivers]).toEqual([200, null]);
    expect(headers.get("x-paystub-explain")).toContain("addMerchantInvoice");
  });
});

test("an event shows the fixed fees of a merchant in riyals", async ({ tester }) => {
  await tester.merchants.seed({ merchants: [{ partnerMadaFixedFees: 1.5 }] });
  const { events } = await tester.events({ type: "merchants-seeded" });
  expect(events.at(-1)?.merchants).toMatchObject([{ madaFixedFees: 1.5 }]);
});
