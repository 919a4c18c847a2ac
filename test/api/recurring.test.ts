import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { clientOf } from "../support/http.js";
import {
  eachWay,
  type OrderPart,
  type Persons,
  personsWith,
  switchedPersons,
  type Tester,
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
    ["Daily", { type: "Daily" }],
    ["Weekly", { type: "Weekly" }],
    ["Monthly with intervalDays, which is ignored", { type: "Monthly", intervalDays: 500 }],
    ["Daily with intervalDays that are no number", { type: "Daily", intervalDays: "soon" }],
    ["no retries", { retryCount: 0 }],
    ["retries left out", { retryCount: undefined }],
    ["five retries", { retryCount: 5 }],
    ["iterations without end", { iterations: 0 }],
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
  ["an unknown type", { recurring: { type: "Yearly" } }, ["recurring.type"]],
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
    "Custom with half a day",
    { recurring: { type: "Custom", intervalDays: 0.5 } },
    ["recurring.intervalDays"],
  ],
  [
    "Custom with days as text",
    { recurring: { type: "Custom", intervalDays: "10" } },
    ["recurring.intervalDays"],
  ],
  ["no iterations", { recurring: { iterations: undefined } }, ["recurring.iterations"]],
  ["fewer than no iterations", { recurring: { iterations: -1 } }, ["recurring.iterations"]],
  ["half an iteration", { recurring: { iterations: 1.5 } }, ["recurring.iterations"]],
  ["fewer than no retries", { recurring: { retryCount: -1 } }, ["recurring.retryCount"]],
  ["six retries", { recurring: { retryCount: 6 } }, ["recurring.retryCount"]],
  ["half a retry", { recurring: { retryCount: 0.5 } }, ["recurring.retryCount"]],
  ["no amount", { payment: { currencyCode: "SAR" } }, ["payment.value"]],
  ["an amount of 0", { payment: { value: 0, currencyCode: "SAR" } }, ["payment.value"]],
  ["an unknown currency", { payment: { value: 5, currencyCode: "XXX" } }, ["payment.currencyCode"]],
  ["no customer's name", { customer: { mobile: "05" } }, ["customer.name"]],
  ["an empty mobile", { customer: { name: "Z", mobile: "" } }, ["customer.mobile"]],
  [
    "an address that is none",
    { customer: { name: "Z", mobile: "05", email: "nobody" } },
    ["customer.email"],
  ],
  ["no callback", { urls: {} }, ["urls.callback"]],
  ["a callback that is not a URL", { urls: { callback: "shop/paid" } }, ["urls.callback"]],
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

  const type = 'must be one of Custom, Daily, Weekly, Monthly, but you sent "Yearly"';
  const retries = "must be at most 5, but you sent 9";
  test.for(
    eachWay<readonly [Assumptions["validation-errors-shape"], unknown]>([
      [
        "objects",
        [
          { name: "recurring.type", error: type },
          { name: "recurring.retryCount", error: retries },
        ],
      ],
      ["strings", [`recurring.type ${type}`, `recurring.retryCount ${retries}`]],
      ["map", { "recurring.type": type, "recurring.retryCount": retries }],
    ]),
  )("%s: has the errors as %s [validation-errors-shape]", async ([way, option, shown]) => {
    const { merchant } = await switchedPersons(way, { "validation-errors-shape": option });
    const { body } = await merchant.post(REGISTER, merchant.plan(BAD_PLAN));
    const sorted = (errors: unknown) => (Array.isArray(errors) ? new Set(errors) : errors);
    expect(sorted(body.response.validationErrors)).toEqual(sorted(shown));
  });
});

const LIST = "/api/recurringPayments";

/** The days of every attempt to charge, as `2026-03-01 ok` or `2026-03-01 failed`. */
async function attemptsOf(tester: Tester): Promise<string[]> {
  const { events } = await tester.events();
  return events.flatMap(({ type, at }) => {
    const [day, time] = at.split("T");
    if (type !== "charge-succeeded" && type !== "charge-failed") return [];
    expect(time).toBe("12:00:00.000Z");
    return [`${day} ${type === "charge-succeeded" ? "ok" : "failed"}`];
  });
}

const onlyRecord = async ({ merchant }: Pick<Persons, "merchant">) => {
  const { body } = await merchant.get(LIST);
  expect(body).toHaveLength(1);
  return body[0];
};

/** A recurring payment whose customer has agreed. */
async function startedBy({ merchant, tester }: Persons, recurring: OrderPart, outcomes = "") {
  const recurringId = await merchant.registers({ recurring });
  if (outcomes !== "") await arrange(tester, recurringId, outcomes);
  await tester.recurring.start(recurringId);
  return recurringId;
}

/** `xx+` lets two charges fail and one succeed. */
const arrange = (tester: Tester, recurringId: string, outcomes: string) =>
  tester.recurring.arrangeCharges(recurringId, {
    outcomes: [...outcomes].map((sign) => (sign === "x" ? "fail" : "succeed")),
  });

describe("the charges happen at their instants [recurring-rules]", () => {
  test.for<[string, string, OrderPart, string]>([
    ["Daily", "2026-03-01", { type: "Daily", iterations: 3 }, "2026-03-01 2026-03-02 2026-03-03"],
    ["Weekly", "2026-12-25", { type: "Weekly", iterations: 3 }, "2026-12-25 2027-01-01 2027-01-08"],
    ["Monthly", "2026-03-15", { iterations: 3 }, "2026-03-15 2026-04-15 2026-05-15"],
    [
      "Custom, each 10 days",
      "2026-03-01",
      { type: "Custom", intervalDays: 10, iterations: 4 },
      "2026-03-01 2026-03-11 2026-03-21 2026-03-31",
    ],
    [
      "Custom, each 180 days",
      "2026-01-01",
      { type: "Custom", intervalDays: 180, iterations: 3 },
      "2026-01-01 2026-06-30 2026-12-27",
    ],
    [
      "Monthly from the 31st, which comes back",
      "2026-01-31",
      { iterations: 6 },
      "2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30",
    ],
    [
      "Monthly from the 31st in a leap year",
      "2028-01-31",
      { iterations: 3 },
      "2028-01-31 2028-02-29 2028-03-31",
    ],
    [
      "Monthly from the 30th over the year",
      "2027-11-30",
      { iterations: 5 },
      "2027-11-30 2027-12-30 2028-01-30 2028-02-29 2028-03-30",
    ],
    ["Monthly in 2100, no leap year", "2100-01-30", { iterations: 2 }, "2100-01-30 2100-02-28"],
  ])("%s, from %s", async ([, day, recurring, days]) => {
    const persons = await personsWith({ clock: `${day}T12:00:00Z` });
    await startedBy(persons, recurring);

    await persons.tester.clock.advance({ by: "P2Y" });

    expect(await attemptsOf(persons.tester)).toEqual(days.split(" ").map((one) => `${one} ok`));
    expect(await onlyRecord(persons)).toMatchObject({
      status: "Completed",
      chargesDone: recurring.iterations,
      nextChargeAt: null,
    });
  });

  test("to the millisecond", async ({ persons }) => {
    await startedBy(persons, { type: "Daily" });
    const { clock } = persons.tester;
    expect(await onlyRecord(persons)).toMatchObject({ nextChargeAt: "2026-03-02T12:00:00.000Z" });
    await clock.advance({ by: "PT23H59M59.999S" });
    expect(await onlyRecord(persons)).toMatchObject({ chargesDone: 1 });
    await clock.advance({ by: "PT0.001S" });
    expect(await onlyRecord(persons)).toMatchObject({ chargesDone: 2 });
  });

  test("endlessly for iterations 0, until it is canceled", async ({ persons }) => {
    const { merchant, tester } = persons;
    const recurringId = await startedBy(persons, { type: "Daily", iterations: 0 });
    await tester.clock.advance({ by: "P400D" });
    expect(await onlyRecord(persons)).toMatchObject({ status: "Active", chargesDone: 401 });

    await merchant.post("/api/cancelRecurring", { recurringId });
    await tester.clock.advance({ by: "P400D" });
    expect(await onlyRecord(persons)).toMatchObject({ status: "Canceled", chargesDone: 401 });
  });
});

describe("a failed charge is retried daily [recurring-rules]", () => {
  test.for<[string, OrderPart, string, string, object]>([
    [
      "until one succeeds, and the cycles keep their days",
      { type: "Weekly", retryCount: 2, iterations: 2 },
      "xx+",
      "03-01 failed, 03-02 failed, 03-03 ok, 03-08 ok",
      { status: "Completed", chargesDone: 2 },
    ],
    [
      "and counted anew in each cycle",
      { type: "Weekly", retryCount: 2, iterations: 2 },
      "xx+xx+",
      "03-01 failed, 03-02 failed, 03-03 ok, 03-08 failed, 03-09 failed, 03-10 ok",
      { status: "Completed", chargesDone: 2, retriesUsed: 0 },
    ],
    [
      "and ends it when the retries are used up",
      { type: "Weekly", retryCount: 2, iterations: 2 },
      "xxx",
      "03-01 failed, 03-02 failed, 03-03 failed",
      { status: "Ended", chargesDone: 0, retriesUsed: 2, nextChargeAt: null },
    ],
    [
      "in a later cycle too",
      { type: "Weekly", retryCount: 1, iterations: 0 },
      "+xx",
      "03-01 ok, 03-08 failed, 03-09 failed",
      { status: "Ended", chargesDone: 1 },
    ],
    [
      "not at all without retries",
      { type: "Daily", retryCount: 0, iterations: 5 },
      "x",
      "03-01 failed",
      { status: "Ended", chargesDone: 0 },
    ],
    [
      "five times at most",
      { retryCount: 5, iterations: 0 },
      "xxxxxx",
      "03-01 failed, 03-02 failed, 03-03 failed, 03-04 failed, 03-05 failed, 03-06 failed",
      { status: "Ended" },
    ],
    [
      "and the last iteration can be a retry",
      { retryCount: 1, iterations: 1 },
      "x+",
      "03-01 failed, 03-02 ok",
      { status: "Completed", chargesDone: 1 },
    ],
    [
      "unless the next cycle begins by then, which replaces the unpaid one",
      { type: "Daily", retryCount: 3, iterations: 4 },
      "xx+",
      "03-01 failed, 03-02 failed, 03-03 ok, 03-04 ok",
      { status: "Completed", chargesDone: 2 },
    ],
  ])("%s", async ([, recurring, outcomes, attempts, record], { persons }) => {
    await startedBy(persons, recurring, outcomes);
    await persons.tester.clock.advance({ by: "P3W" });
    expect(await attemptsOf(persons.tester)).toEqual(attempts.split(", ").map((a) => `2026-${a}`));
    expect(await onlyRecord(persons)).toMatchObject(record);
  });

  test("and each completed attempt calls the shop", async ({ persons }) => {
    const { merchant, tester } = persons;
    const id = await startedBy(persons, { type: "Weekly", retryCount: 1, iterations: 2 }, "x++");
    await tester.clock.advance({ by: "P3W" });
    const reported = (status: string, cycle: number, attempt: number) =>
      `GET /charged?recurringId=${id}&status=${status}&amount=49.50&cycle=${cycle}&attempt=${attempt}`;
    expect(merchant.shop.requestLines).toEqual([
      reported("failed", 1, 1),
      reported("charged", 1, 2),
      reported("charged", 2, 1),
    ]);
    expect((await tester.callbacks.list()).callbacks.map(({ kind }) => kind)).toEqual(
      Array(3).fill("charge"),
    );
  });

  test("by POST with a fraction part if switched", async () => {
    const persons = await personsWith({ assume: { "callback-method": "post" } });
    const payment = { value: 50, currencyCode: "SAR" };
    const recurringId = await persons.merchant.registers({ payment });
    await persons.tester.recurring.start(recurringId);
    const [reported] = persons.merchant.shop.requests;
    expect(reported?.body).toContain('"amount":50.0,');
    const facts = { recurringId, status: "charged", amount: 50, cycle: 1, attempt: 1 };
    expect(JSON.parse(reported?.body ?? "")).toEqual(facts);
  });
});

describe("the first charge [first-charge]", () => {
  test.for(
    eachWay<readonly [Assumptions["first-charge"], string, number]>([
      ["on-payment-page", "Registered", 0],
      ["at-registration", "Active", 1],
    ]),
  )("%s: %s", async ([way, option, status, charges]) => {
    const persons = await switchedPersons(way, { "first-charge": option });
    const { merchant, tester, customer } = persons;
    const recurringId = await merchant.registers();
    await tester.settled();
    expect(await onlyRecord(persons)).toMatchObject({ status, chargesDone: charges });

    await tester.clock.advance({ by: "P3D" });
    const approved = await customer.approves(recurringId, { do: "pay" });
    await tester.settled();

    expect(approved.status).toBe(option === "on-payment-page" ? 303 : 409);
    const day = option === "on-payment-page" ? "04" : "01";
    expect(await onlyRecord(persons)).toMatchObject({
      status: "Active",
      chargesDone: 1,
      cycle: 2,
      nextChargeAt: `2026-04-${day}T12:00:00.000Z`,
    });
    expect(merchant.shop.requests).toHaveLength(1);
  });
});

const CANCEL = "/api/cancelRecurring";

/** Who can cancel a recurring payment, and the status that each is answered with. */
const WHO = {
  merchant: {
    canceled: 200,
    refused: 400,
    cancels: ({ merchant }: Persons, recurringId: string) => merchant.post(CANCEL, { recurringId }),
  },
  customer: {
    canceled: 303,
    refused: 409,
    cancels: ({ customer }: Persons, id: string) => customer.approves(id, { do: "cancel" }),
  },
  tester: {
    canceled: 200,
    refused: 409,
    cancels: ({ gateway }: Persons, id: string) =>
      clientOf(gateway.controlUrl).post(`/sandboxes/shop/recurring/${id}/cancel`),
  },
} as const;
type Who = keyof typeof WHO;

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

const people = Object.keys(WHO) as Who[];
const statusOf = async ({ merchant }: Persons, id: string) => {
  const { body } = await merchant.get("/api/recurringPayments");
  return body.find(({ recurringId }: { recurringId: string }) => recurringId === id)?.status;
};

describe("a recurring payment can be canceled until it ends [cancel-recurring]", () => {
  test.for(people.flatMap((who) => ["Registered", "Active"].map((state) => [state, who] as const)))(
    "%s, by the %s",
    async ([state, who], { persons }) => {
      const id = (await STATES[state]?.(persons)) ?? "";
      const reported = persons.merchant.shop.requests.length;

      const canceled = await WHO[who].cancels(persons, id);
      await persons.tester.clock.advance({ by: "P1Y" });

      expect(canceled.status).toBe(WHO[who].canceled);
      if (who === "merchant") {
        const response = { isSuccess: true, message: "Success", validationErrors: null };
        expect(canceled.body).toEqual({ response });
      }
      expect(await statusOf(persons, id)).toBe("Canceled");
      expect(persons.merchant.shop.requests).toHaveLength(reported);
    },
  );

  test.for(
    people.flatMap((who) =>
      ["Canceled", "Completed", "Ended"].map((state) => [state, who] as const),
    ),
  )("but not once it is %s, by the %s", async ([state, who], { persons }) => {
    const id = (await STATES[state]?.(persons)) ?? "";
    const before = await persons.tester.events();

    const refused = await WHO[who].cancels(persons, id);

    expect(refused.status).toBe(WHO[who].refused);
    const why = `recurring payment ${id} is ${state.toLowerCase()}, so it cannot be canceled`;
    if (who === "merchant") {
      expect(refused.body).toEqual({
        response: {
          isSuccess: false,
          message: why,
          validationErrors: [{ name: "recurringId", error: why }],
        },
      });
    } else expect(refused.text.toLowerCase()).toContain(why);
    expect(await persons.tester.events()).toEqual(before);
  });

  test("but not without its id or with an unknown one", async ({ merchant }) => {
    const unknown = await merchant.post(CANCEL, { recurringId: "none" });
    expect(unknown.status).toBe(404);
    expect(unknown.body.response.message).toBe("there is no recurring payment none");
    expect((await merchant.post(CANCEL, {})).status).toBe(400);
  });
});

describe("the list of recurring payments [list-recurring]", () => {
  test("is empty at first", async ({ merchant }) => {
    expect((await merchant.get("/api/recurringPayments")).text).toBe("[]");
  });

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
