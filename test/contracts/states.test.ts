import { describe, expect, test as plain } from "vitest";
import { callerOf } from "../../contracts/consumers/call.js";
import {
  type GatewayAddresses,
  given,
  type StateName,
  verifierOptions,
} from "../../contracts/index.js";
import { states } from "../../contracts/states/catalogue.js";
import type { Values } from "../../contracts/states/state.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { invoiceFields } from "../support/orders.js";
import { test } from "../support/persons.js";

plain(
  "given passes the parameters of a state on, and neither compiles nor runs with others",
  () => {
    const name = "a partner with known merchants";
    const params = { merchants: ["mobile=0500000009"] };
    expect(given(name, params)).toEqual([name, params]);
    // @ts-expect-error a merchant has no parameters
    expect(() => given("a merchant", { amount: 1 })).toThrow(
      "has no parameter amount; it takes none",
    );
    // @ts-expect-error it is the number of the order that is meant
    expect(() => given("a paid invoice", { orderNo: "1" })).toThrow(
      "orderNo; it takes orderNumber,",
    );
    // @ts-expect-error there is no such state
    expect(() => given("a payed invoice")).toThrow('there is no state "a payed invoice"');
    // @ts-expect-error an amount is a number
    expect(() => given("a paid invoice", { amount: "25" })).toThrow(
      'takes a number as amount, not "25"',
    );
  },
);

/** Calls an operation with the token of a state. A row of a test is as loose as a pact is. */
function calls(place: { baseUrl: string }, { token }: Values, id: OperationId, request: object) {
  const tokens = { merchant: String(token), partner: String(token) };
  return callerOf({ ...place, tokens })(id, request as never);
}

const reads = ({ transactionNo }: Values) => ({ params: { transactionNo } });

/** Reaches states in one sandbox, as Pact does. */
async function reached(gateway: GatewayAddresses, ...wanted: readonly Wanted[]) {
  const { beforeEach, stateHandlers } = verifierOptions(gateway);
  await beforeEach();
  let values: Values = {};
  for (const [name, params] of wanted) {
    values = { ...values, ...(await stateHandlers[name]?.(params)) };
  }
  return values;
}

type Wanted = readonly [name: string, params?: Readonly<Record<string, unknown>>];

// The pacts of the reference consumers use every state but these two.
const SEEN: readonly [StateName, OperationId, object, number, object][] = [
  [
    "a settled invoice",
    "getTransactionsOfOrderNumber",
    { query: { orderNumber: "ORD-1" } },
    200,
    [{ orderStatus: "Paid", isReconciled: true, settlementNumber: "STL-1" }],
  ],
  [
    "strict mode",
    "addInvoice",
    { body: { ...invoiceFields(), amount: "25.5" } },
    400,
    { title: "Invalid request" },
  ],
];

describe("the catalog", () => {
  test.for(Object.keys(states) as StateName[])(
    "%s injects what it names",
    async (name, { gateway }) => {
      const values = await reached(gateway, [name]);
      expect(Object.keys(values).sort()).toEqual([...states[name].injects].sort());
    },
  );

  test.for(SEEN)("%s shows in the answer of %s", async (row, { gateway }) => {
    const [name, id, request, status, body] = row;
    const answer = await calls(gateway, await reached(gateway, [name]), id, request);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body).toMatchObject(body);
  });
});

describe("states of one interaction", () => {
  test("combine in their order, in one sandbox", async ({ gateway }) => {
    const values = await reached(
      gateway,
      ["an assumption is chosen", { id: "order-status-case", option: "upper" }],
      ["a paid invoice", { amount: 99, orderNumber: "ORD-7", method: "visaMastercard" }],
      ["credentials are pinned", { secretKey: "s3cret" }],
    );
    expect(values).toMatchObject({ amount: 99, orderNumber: "ORD-7", secretKey: "s3cret" });
    const { body } = await calls(gateway, values, "getInvoice", reads(values));
    expect(body).toMatchObject({ orderStatus: "PAID", amount: 99 });
  });

  test("keep the token of a state about tokens, in any order", async ({ gateway }) => {
    const values = await reached(gateway, ["the token has expired"], ["a merchant"]);
    expect((await calls(gateway, values, "listRecurringPayments", {})).status).toBe(401);
  });

  test("do not see those of another interaction", async ({ gateway }) => {
    const { transactionNo = "" } = await reached(gateway, ["a pending invoice"]);
    const values = await reached(gateway, ["a merchant"]);
    const answer = await calls(gateway, values, "getInvoice", reads({ transactionNo }));
    expect(answer.status).toBe(404);
  });
});

describe("reports a state that fails", () => {
  test.for<[string, Wanted, RegExp]>([
    [
      "an unknown name",
      ["a payed invoice"],
      /^there is no state .*Did you mean "a paid invoice"\?$/,
    ],
    ["the name of a method", ["toString"], /^there is no state "toString"/],
    [
      "a number beyond its range",
      ["a partner with merchants", { count: 1_000_000_000 }],
      /was not reached: count is a whole number from 1 to 1000, not 1000000000/,
    ],
    [
      "a number that JSON cannot hold",
      ["a paid invoice", JSON.parse('{ "amount": 1e999 }')],
      /"a paid invoice" was not reached: addInvoice answered 400: .*amount/,
    ],
    [
      "an option that a switch has not",
      ["an assumption is chosen", { id: "tabby", option: "maybe" }],
      /"an assumption is chosen" was not reached: .*accept, reject, but you sent "maybe"/,
    ],
    [
      "an amount that the service refuses",
      ["a pending invoice", { amount: 1 }],
      /"a pending invoice" was not reached: addInvoice answered 400: .*minimum/,
    ],
    [
      "a role that nobody has",
      ["the token is of the other kind", { role: "admin" }],
      /role is merchant or partner/,
    ],
  ])("%s", async ([, wanted, why], { gateway }) => {
    await expect(reached(gateway, wanted)).rejects.toThrow(why);
  });

  test("if one state makes the next one impossible", async ({ gateway }) => {
    const wanted = [["a registered recurring payment"], ["no recurring payments"]] as const;
    await expect(reached(gateway, ...wanted)).rejects.toThrow(
      'the state "no recurring payments" was not reached: the number of recurring payments is 1, not 0',
    );
  });
});
