import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { type OrderPart, type Persons, type Tester, test } from "../support/persons.js";
import { eachWay, personsWith, switchedPersons } from "../support/switched.js";

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

describe("the charges come at their instants [recurring-rules]", () => {
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
    const persons = await personsWith({ clock: { frozenAt: `${day}T12:00:00Z` } });
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

  test("without end for iterations 0, until it is canceled", async ({ persons }) => {
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
      "and what fell due meanwhile follows at once",
      { type: "Daily", retryCount: 3, iterations: 4 },
      "xx+",
      "03-01 failed, 03-02 failed, 03-03 ok, 03-03 ok, 03-03 ok, 03-04 ok",
      { status: "Completed", chargesDone: 4 },
    ],
  ])("%s", async ([, recurring, outcomes, attempts, record], { persons }) => {
    await startedBy(persons, recurring, outcomes);
    await persons.tester.clock.advance({ by: "P3W" });
    expect(await attemptsOf(persons.tester)).toEqual(attempts.split(", ").map((a) => `2026-${a}`));
    expect(await onlyRecord(persons)).toMatchObject(record);
  });

  test("and each attempt that ends is told to the shop", async ({ persons }) => {
    const { merchant, tester } = persons;
    const id = await startedBy(persons, { type: "Weekly", retryCount: 1, iterations: 2 }, "x++");
    await tester.clock.advance({ by: "P3W" });
    const told = (status: string, cycle: number, attempt: number) =>
      `GET /charged?recurringId=${id}&status=${status}&amount=49.50&cycle=${cycle}&attempt=${attempt}`;
    expect(merchant.shop.wasTold).toEqual([
      told("failed", 1, 1),
      told("charged", 1, 2),
      told("charged", 2, 1),
    ]);
    expect((await tester.callbacks.list()).map(({ kind }) => kind)).toEqual(
      Array(3).fill("charge"),
    );
  });

  test("by POST with a fraction part where that is asked for", async () => {
    const persons = await personsWith({ assume: { "callback-method": "post" } });
    const payment = { value: 50, currencyCode: "SAR" };
    const recurringId = await persons.merchant.registers({ payment });
    await persons.tester.recurring.start(recurringId);
    const [told] = persons.merchant.shop.told;
    expect(told?.body).toContain('"amount":50.0,');
    const facts = { recurringId, status: "charged", amount: 50, cycle: 1, attempt: 1 };
    expect(JSON.parse(told?.body ?? "")).toEqual(facts);
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
    expect(merchant.shop.told).toHaveLength(1);
  });
});
