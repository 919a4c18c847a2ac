import { describe, expect } from "vitest";
import {
  given,
  lookUp,
  openStateSetup,
  reachStates,
  type StateName,
} from "../../../contracts/index.js";
import { test } from "../../support/persons.js";

const MERCHANTS = "a partner with merchants";

describe("given, for those who write pacts", () => {
  test("takes what a state takes, and hands it on", () => {
    const params = { merchants: ["mobile=0500000009"] };
    expect(given("a partner with known merchants", params)).toEqual([
      "a partner with known merchants",
      params,
    ]);
  });

  test("refuses what it does not take, and does not compile", () => {
    // @ts-expect-error a merchant has no parameters
    expect(() => given("a merchant", { amount: 1 })).toThrow(
      'the state "a merchant" has no parameter amount; it takes none',
    );
    // @ts-expect-error nor has a recurring payment
    expect(() => given("an active recurring payment", { iterations: 3 })).toThrow(
      'the state "an active recurring payment" has no parameter iterations; it takes none',
    );
    // @ts-expect-error it is the number of the order that is meant
    expect(() => given("a paid invoice", { orderNo: "1" })).toThrow(
      'the state "a paid invoice" has no parameter orderNo; it takes orderNumber,',
    );
    // @ts-expect-error there is no such state
    expect(() => given("a payed invoice")).toThrow('there is no state "a payed invoice"');
    expect(() => given("a partner with merchants", { count: 1e9 })).toThrow(
      'the state "a partner with merchants" takes a whole number from 1 to 1000 as count, not 1000000000',
    );
  });
});

describe("numbers that a pact can hold and a state cannot", () => {
  test.for<[StateName, Readonly<Record<string, unknown>>, string]>([
    [MERCHANTS, { count: 1_000_000_000 }, "a whole number from 1 to 1000 as count, not 1000000000"],
    [MERCHANTS, { count: -1 }, "a whole number from 1 to 1000 as count, not -1"],
    [MERCHANTS, { count: 1.5 }, "a whole number from 1 to 1000 as count, not 1.5"],
    [MERCHANTS, { count: "2" }, 'a whole number from 1 to 1000 as count, not "2"'],
    ["a paid invoice", JSON.parse('{ "amount": 1e999 }'), "999999999.99 as amount, not Infinity"],
    ["an OTP was sent", { amount: -5 }, "a number from 0 to 999999999.99 as amount, not -5"],
    ["the service fails", { status: 5e8 }, "from 100 to 599 as status, not 500000000"],
  ])("%s, %j", ([name, params, why]) => {
    const found = lookUp({ name, params });
    expect(found).toContain(`the state "${name}" takes `);
    expect(found).toContain(why);
  });

  test("the most that may be asked for is reached", async ({ gateway }) => {
    const setup = await openStateSetup(gateway, "states");
    await reachStates(setup, [{ name: MERCHANTS, params: { count: 1000 } }]);
    expect((await setup.call("getMyMerchants", {})).length).toBe(1000);
  });
});
