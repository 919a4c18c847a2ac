import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { clientOf } from "../support/http.js";
import { eventsIn } from "../support/logs.js";
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

/** The description's table of a merchant relationship record, in its order. */
const FIELDS: Readonly<Record<string, "integer" | "number" | "text" | "text?" | "null">> = {
  id: "integer",
  merchantId: "integer",
  merchantShopName: "text?",
  merchantPhone: "text",
  merchantLicenseType: "text",
  merchantLicenseNumber: "text",
  merchantLicenseName: "text",
  merchantCivilId: "text",
  merchantEmail: "text",
  merchantStoreUsername: "text?",
  partnerProfileNo: "text",
  partnerLicenseName: "text",
  currentViewer: "null",
  partnerId: "null",
  whoPayServiceFees: "text",
  partnerMadaFeesPercentage: "number",
  partnerLocalVisaFeesPercentage: "null",
  partnerGulfVisaFeesPercentage: "null",
  partnerGlobalVisaFeesPercentage: "null",
  partnerMadaFixedFees: "null",
  partnerVisaFixedFees: "null",
  partnerTerminationAmount: "null",
  partnerCurrentAmount: "null",
  profileReferenceNo: "text",
  relationshipCreationDate: "integer",
  relationshipStatus: "text",
  terminationDate: "null",
  terminationNote: "null",
};

function isA(kind: string | undefined, value: unknown): boolean {
  switch (kind) {
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number";
    case "text":
      return typeof value === "string" && value !== "";
    case "text?":
      return value === null || isA("text", value);
    default:
      return kind === "null" && value === null;
  }
}

const lists = async ({ gateway }: Persons, token = "sandbox_shop") =>
  clientOf(gateway.baseUrl, token).get(MERCHANTS);

describe("the merchants of a partner", () => {
  test("have every field of the description, with its type [echo-nulls]", async ({ persons }) => {
    const { status, body } = await lists(persons);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1);
    for (const record of body) {
      expect(Object.keys(record)).toEqual(Object.keys(FIELDS));
      const wrong = Object.keys(record).filter((name) => !isA(FIELDS[name], record[name]));
      expect(wrong).toEqual([]);
    }
  });

  test.for([["merchantShopName"], ["merchantStoreUsername"]])(
    "show %s with a value and as null",
    async ([field = ""], { persons }) => {
      const { body } = await lists(persons);
      const kinds = body.map((record: Record<string, unknown>) => typeof record[field]);
      expect(new Set(kinds)).toEqual(new Set(["string", "object"]));
    },
  );

  test("are Active, and belong to one partner [relationship-status]", async ({ persons }) => {
    const { body } = await lists(persons);
    const all = (field: string) =>
      new Set(body.map((record: Record<string, unknown>) => record[field]));
    expect(all("relationshipStatus")).toEqual(new Set(["Active"]));
    expect(all("partnerProfileNo").size).toBe(1);
    expect(all("merchantId").size).toBe(body.length);

    await persons.tester.clock.advance({ by: "P2Y" });
    expect((await lists(persons)).body).toEqual(body);
  });

  test("are the same for the same seed, and different for another", async () => {
    const [one, same, other] = await Promise.all(
      ["1", "1", "2"].map(async (seed) => (await lists(await personsWith({ seed }))).text),
    );
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  test("are not visible to a merchant [token-roles] [failure-shapes]", async ({ persons }) => {
    const anyone = clientOf(persons.gateway.baseUrl);
    const issued = await anyone.post("/api/auth", { apiId: "shop", secretKey: "any" });
    const refused = await lists(persons, issued.body.id_token);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ status: "403", title: "Forbidden" });
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
      expect(Object.keys(body[1])).toEqual(Object.keys(FIELDS));
      expect(body[1].relationshipCreationDate).toBeLessThan(Date.parse(START));
    },
  );

  test("can be an empty list", async ({ persons }) => {
    await persons.tester.merchants.seed({ merchants: [] });
    expect((await lists(persons)).body).toEqual([]);
  });
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
  merchantPhone: "0500000007",
  merchantEmail: "acme@shop.example",
  merchantLicenseType: "commercial",
  merchantLicenseNumber: "CR-1",
};
const NOURA = {
  merchantId: 7002,
  merchantLicenseType: "freelancer",
  merchantLicenseNumber: "FL-2",
};

describe("a partner reads the credentials of its merchant", () => {
  test.for([
    ["cr", "CR-1", 7001],
    ["freelancer", "FL-2", 7002],
    ["mobile", "0500000007", 7001],
    ["email", "Acme@Shop.example", 7001],
    ["accountNo", "7002", 7002],
  ] as const)("by %s %s [merchant-keys]", async ([type, value, id], { merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME, NOURA] });
    const { status, body } = await merchant.get(`${KEYS}/${type}/${value}${QUERY}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ merchantId: id, apiId: `shop.m${id}` });
    expect(body.secretKey).toMatch(/^[0-9a-f]{32}$/);
  });

  test("and opens that merchant's own sandbox with them", async ({ gateway, merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME] });
    const { body: keys } = await merchant.get(`${KEYS}/email/acme@shop.example${QUERY}`);
    const { apiId, secretKey } = keys;
    const { body } = await clientOf(gateway.baseUrl).post("/api/auth", { apiId, secretKey });
    const there = clientOf(gateway.baseUrl, body.id_token);
    expect((await there.post("/api/addInvoice", merchant.order())).status).toBe(200);
    expect((await gateway.get("shop.m7001").invoices.list()).invoices).toHaveLength(1);
    expect((await tester.invoices.list()).invoices).toHaveLength(0);
  });

  test("the same credentials each time, and others for another merchant", async ({
    merchant,
    tester,
  }) => {
    await tester.merchants.seed({ merchants: [ACME, NOURA] });
    const keysOf = async (id: number) =>
      (await merchant.get(`${KEYS}/accountNo/${id}${QUERY}`)).body.secretKey;
    expect(await keysOf(7001)).toBe(await keysOf(7001));
    expect(await keysOf(7001)).not.toBe(await keysOf(7002));
  });

  test("but not by a freelancer's license as a company's", async ({ merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME, NOURA] });
    const { status, body } = await merchant.get(`${KEYS}/cr/FL-2${QUERY}`);
    expect({ status, ...body }).toMatchObject({
      detail: "the partner has no merchant with cr FL-2",
      title: "Merchant not found",
    });
  });

  test("but not without a profile number or by an unknown key", async ({ merchant }) => {
    const search = (path: string) => merchant.get(KEYS + path);
    expect((await search("/email/a")).body.detail).toBe("profileNo is missing");
    expect((await search(`/name/a${QUERY}`)).body.detail).toBe(
      'searchType must be one of cr, freelancer, mobile, email, accountNo, but you sent "name"',
    );
  });

  test("but not in strict mode", async ({ merchant, tester }) => {
    await tester.settings.change({ strict: true });
    await expect(merchant.get(`${KEYS}/email/a${QUERY}`)).rejects.toThrow("answered 501");
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

const ACME_RECEIVER = {
  merchantId: 7001,
  merchantEmail: "acme@shop.example",
  merchantPhone: "0500000007",
};
const BLUE = { merchantLicenseType: "commercial", merchantLicenseNumber: "CR-1" };

const acme = { key: "email", value: "acme@shop.example" };
const noura = { key: "freelancer", value: "FL-2" };

describe("a partner creates an invoice that its merchants share [merchant-invoice]", () => {
  test("which reports the shares of the request and is otherwise an ordinary invoice", async ({
    merchant,
    tester,
    customer,
  }) => {
    await tester.merchants.seed({ merchants: [ACME_RECEIVER, NOURA] });
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

  test("without a partner's portion, which is then null", async ({ merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME_RECEIVER] });
    const { body } = await merchant.post(INVOICES, merchant.order({ receivers: [acme] }));
    expect(body.gatewayOrderRequest.partnerPortion).toBe(null);
  });

  test.for([
    ["cr", "CR-1"],
    ["freelancer", "fl-2"],
    ["mobile", "0500000007"],
    ["email", "Acme@Shop.example"],
    ["accountNo", "7002"],
  ])("with a merchant that has %s %s", async ([key, value], { merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME_RECEIVER, NOURA, BLUE] });
    const order = merchant.order({ receivers: [{ key, value }] });
    expect((await merchant.post(INVOICES, order)).status).toBe(200);
  });

  test("and an imported log keeps it", async ({ gateway, merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME_RECEIVER] });
    const receivers = [{ ...acme, amount: 20 }];
    const order = merchant.order({ receivers, partnerPortion: { amount: 5 } });
    const { body } = await merchant.post(INVOICES, order);
    const written = await tester.export();
    const copy = await gateway.import("copy", written);
    const events = eventsIn(await copy.export());
    expect(events.slice(1)).toEqual(eventsIn(written).slice(1));
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
    `${SUM} must add up to the amount 25.00, but you sent 10.00 + 10.00 + 4.99 = 24.99`,
  ],
  [
    "too much in all",
    bothIn({ amount: 10 }, { amount: 10 }),
    5.01,
    "Portions differ",
    `${SUM} must add up to the amount 25.00, but you sent 10.00 + 10.00 + 5.01 = 25.01`,
  ],
  [
    "one amount that is not all",
    [{ ...acme, amount: 24 }],
    undefined,
    "Portions differ",
    "receivers[0].amount must add up to the amount 25.00, but you sent 24.00",
  ],
  [
    "nothing left for who gets the rest",
    bothIn({}, { amount: 20 }),
    5,
    "Portions differ",
    "receivers[1].amount and partnerPortion.amount must leave some of the amount 25.00 to receivers[0], but you sent 20.00 + 5.00 = 25.00",
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
    "receivers[0].amount must be at least 0.01, but you sent 0",
  ],
  [
    "another key",
    [{ key: "phone", value: "0500000007" }],
    undefined,
    "Invalid request",
    'receivers[0].key must be one of cr, freelancer, mobile, email, accountNo, but you sent "phone"',
  ],
  [
    "nobody",
    [],
    undefined,
    "Invalid request",
    "receivers must have at least 1 element, but you sent []",
  ],
];

describe("an invoice that cannot be shared is refused, and nothing is created", () => {
  test.for(WRONG)("%s", async ([, receivers, amount, title, detail], { merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME_RECEIVER, NOURA] });
    const partnerPortion = amount === undefined ? undefined : { amount };
    const answer = await merchant.post(INVOICES, merchant.order({ receivers, partnerPortion }));
    expect(answer.body).toEqual(expect.objectContaining({ title, detail, status: "400" }));
    expect((await tester.invoices.list()).invoices).toEqual([]);
  });

  test("with more than a hundred receivers", async ({ merchant }) => {
    const receivers = Array(101).fill(acme);
    const { body } = await merchant.post(INVOICES, merchant.order({ receivers }));
    expect(body.detail).toMatch(
      /^receivers must have at most 100 elements, but you sent 101 elements$/,
    );
  });

  test("with an unknown merchant, which the refusal names", async ({ merchant, tester }) => {
    await tester.merchants.seed({ merchants: [ACME_RECEIVER] });
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
