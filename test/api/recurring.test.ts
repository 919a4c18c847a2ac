import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import {
  eachWay,
  type OrderPart,
  type Persons,
  personsWith,
  switchedPersons,
  test,
} from "../support/persons.js";

const REGISTER = "/api/registerPayment";

describe("registering a recurring payment", () => {
  test("answers with an id and the payment page [success-status]", async ({
    gateway,
    merchant,
  }) => {
    const { status, body } = await merchant.post(REGISTER, merchant.plan());
    expect(status).toBe(200);
    const { recurringId } = body.invoiceDetails;
    expect(body).toEqual({
      response: { isSuccess: true, message: "Success", validationErrors: null },
      invoiceDetails: {
        paymentUrl: `${gateway.baseUrl}/pay/recurring/${recurringId}`,
        customerReference: null,
        userDefinedField: null,
        recurringId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    const page = await merchant.get(body.invoiceDetails.paymentUrl);
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(page.text).toContain("49.50");
  });

  test.for<[string, OrderPart]>([
    ["Custom, every day", { type: "Custom", intervalDays: 1 }],
    ["Custom, every 180 days", { type: "Custom", intervalDays: 180 }],
    ["Monthly with intervalDays, which is ignored", { type: "Monthly", intervalDays: 500 }],
    ["Daily with intervalDays that are no number", { type: "Daily", intervalDays: "soon" }],
    ["retries left out", { retryCount: undefined }],
  ])("accepts %s [recurring-fields]", async ([, recurring], { merchant, tester }) => {
    const recurringId = await merchant.registers({ recurring });
    const record = await tester.recurring.read(recurringId);
    expect(record.retryCount).toBe(recurring.retryCount ?? ("retryCount" in recurring ? 0 : 2));
    expect(record.intervalDays).toBe(recurring.type === "Custom" ? recurring.intervalDays : null);
  });
});

type Part = { readonly recurring?: OrderPart } & OrderPart;

/** Plans that break a rule, each with the fields that must be named. */
const BROKEN: readonly (readonly [string, Part, readonly string[]])[] = [
  ["no type", { recurring: { type: undefined } }, ["recurring.type"]],
  ["Custom without days", { recurring: { type: "Custom" } }, ["recurring.intervalDays"]],
  [
    "Custom with 0 days",
    { recurring: { type: "Custom", intervalDays: 0 } },
    ["recurring.intervalDays"],
  ],
  [
    "Custom with 181 days",
    { recurring: { type: "Custom", intervalDays: 181 } },
    ["recurring.intervalDays"],
  ],
  [
    "Custom with days as text",
    { recurring: { type: "Custom", intervalDays: "10" } },
    ["recurring.intervalDays"],
  ],
  ["fewer than no iterations", { recurring: { iterations: -1 } }, ["recurring.iterations"]],
  ["six retries", { recurring: { retryCount: 6 } }, ["recurring.retryCount"]],
  ["an amount of 0", { payment: { value: 0, currencyCode: "SAR" } }, ["payment.value"]],
  ["an unknown currency", { payment: { value: 5, currencyCode: "XXX" } }, ["payment.currencyCode"]],
  [
    "an address that is none",
    { customer: { name: "Z", mobile: "05", email: "nobody" } },
    ["customer.email"],
  ],
  ["a callback by other means", { urls: { callback: "ftp://shop.example/" } }, ["urls.callback"]],
  [
    "several at once",
    { payment: {}, urls: undefined, recurring: { iterations: -1 } },
    ["payment.value", "payment.currencyCode", "urls", "recurring.iterations"],
  ],
];

describe("a refused registration names every invalid field [recurring-fields] [failure-shapes]", () => {
  test.for(BROKEN)("for %s", async ([, part, fields], { merchant, tester }) => {
    const { status, body } = await merchant.post(REGISTER, merchant.plan(part));
    expect(status).toBe(400);
    expect(body.invoiceDetails).toBeNull();
    expect(body.response).toMatchObject({ isSuccess: false, message: expect.any(String) });
    const named = new Set(body.response.validationErrors.map(({ name }: OrderPart) => name));
    expect(named).toEqual(new Set(fields));
    for (const field of fields) expect(body.response.message).toContain(field);
    expect((await tester.recurring.list()).recurring).toEqual([]);
  });
});

const BAD_PLAN = { recurring: { type: "Yearly", retryCount: 9 } };

describe("the answer to a refused registration", () => {
  test.for(eachWay<readonly [Assumptions["register-failure-status"]]>([["400"], ["200"]]))(
    "%s: has status %s [register-failure-status]",
    async ([way, option]) => {
      const { merchant } = await switchedPersons(way, { "register-failure-status": option });
      const { status, body } = await merchant.post(REGISTER, merchant.plan(BAD_PLAN));
      expect(status).toBe(Number(option));
      expect(Object.keys(body.response).sort()).toEqual([
        "isSuccess",
        "message",
        "validationErrors",
      ]);
      expect(body).toMatchObject({ response: { isSuccess: false }, invoiceDetails: null });
      // The switch is about this operation: no other failure becomes a 200.
      const other = await merchant.post("/api/cancelRecurring", {});
      expect(other.status).toBe(400);
      expect((await merchant.addsInvoice({ amount: 1 })).status).toBe(400);
    },
  );
});

/** `xx+` lets two charges fail and one succeed. */
const outcomesOf = (signs: string) =>
  [...signs].map((sign) => (sign === "x" ? ("fail" as const) : ("succeed" as const)));

describe("the charges, one after the other, and their retries [recurring-rules]", () => {
  test.for<[string, string, OrderPart, string, string, object]>([
    [
      "Custom, each 10 days",
      "2026-03-01",
      { type: "Custom", intervalDays: 10, iterations: 4 },
      "+",
      "03-01 ok, 03-11 ok, 03-21 ok, 03-31 ok",
      { status: "Completed", chargesDone: 4, nextChargeAt: null },
    ],
    [
      "Monthly from the 31st, which comes back",
      "2026-01-31",
      { iterations: 4 },
      "+",
      "01-31 ok, 02-28 ok, 03-31 ok, 04-30 ok",
      { status: "Completed", chargesDone: 4 },
    ],
    [
      "retried daily until one succeeds, and the cycles keep their days",
      "2026-03-01",
      { type: "Weekly", retryCount: 2, iterations: 2 },
      "xx+",
      "03-01 failed, 03-02 failed, 03-03 ok, 03-08 ok",
      { status: "Completed", chargesDone: 2 },
    ],
    [
      "ended when the retries are used up",
      "2026-03-01",
      { type: "Weekly", retryCount: 2, iterations: 2 },
      "xxx",
      "03-01 failed, 03-02 failed, 03-03 failed",
      { status: "Ended", chargesDone: 0, retriesUsed: 2, nextChargeAt: null },
    ],
  ])("%s", async ([, day, recurring, signs, attempts, record]) => {
    const { merchant, tester } = await personsWith({ clock: `${day}T12:00:00Z` });
    const recurringId = await merchant.registers({ recurring });
    await tester.recurring.arrangeCharges(recurringId, { outcomes: outcomesOf(signs) });
    await tester.recurring.start(recurringId);

    await tester.clock.advance({ by: "P1Y" });

    const made = (await tester.events()).events.flatMap(({ type, at }) => {
      if (type !== "charge-succeeded" && type !== "charge-failed") return [];
      return `${at} ${type === "charge-succeeded" ? "ok" : "failed"}`;
    });
    expect(made).toEqual(
      attempts.split(", ").map((one) => `2026-${one.replace(" ", "T12:00:00.000Z ")}`),
    );
    expect((await merchant.get("/api/recurringPayments")).body).toMatchObject([record]);
  });
});

const CANCEL = "/api/cancelRecurring";

/** Brings a new recurring payment into each of its states. */
const STATES: Readonly<Record<string, (persons: Persons) => Promise<string>>> = {
  Registered: ({ merchant }) => merchant.registers(),
  Active: async ({ merchant, tester }) => {
    const id = await merchant.registers();
    await tester.recurring.start(id);
    return id;
  },
  Canceled: async ({ merchant }) => {
    const id = await merchant.registers();
    await merchant.post(CANCEL, { recurringId: id });
    return id;
  },
  Completed: async ({ merchant, tester }) => {
    const id = await merchant.registers({ recurring: { iterations: 1 } });
    await tester.recurring.start(id);
    return id;
  },
  Ended: async ({ merchant, tester }) => {
    const id = await merchant.registers({ recurring: { retryCount: 0 } });
    await tester.recurring.arrangeCharges(id, { outcomes: ["fail"] });
    await tester.recurring.start(id);
    return id;
  },
};

describe("the list of recurring payments [list-recurring]", () => {
  test("has the state, the schedule, the counters and the next charge", async ({ persons }) => {
    const { merchant, tester } = persons;
    const ids = [];
    for (const bring of Object.values(STATES)) ids.push(await bring(persons));

    const { status, body } = await merchant.get("/api/recurringPayments");

    expect(status).toBe(200);
    const shown = body.map(({ recurringId, status }: Record<string, unknown>) => [
      recurringId,
      status,
    ]);
    expect(shown).toEqual(ids.map((id, n) => [id, Object.keys(STATES)[n]]));
    expect(body[1]).toEqual({
      recurringId: ids[1],
      status: "Active",
      customerName: "Zaid Matooq",
      amount: 49.5,
      currencyCode: "SAR",
      type: "Monthly",
      intervalDays: null,
      iterations: 3,
      retryCount: 2,
      chargesDone: 1,
      cycle: 2,
      retriesUsed: 0,
      nextChargeAt: "2026-04-01T12:00:00.000Z",
      createdAt: "2026-03-01T12:00:00.000Z",
    });
    expect(body[0]).toMatchObject({ cycle: 0, chargesDone: 0, nextChargeAt: null });
    expect((await tester.recurring.list()).recurring.map(({ recurringId }) => recurringId)).toEqual(
      ids,
    );
  });
});
