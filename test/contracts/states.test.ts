import { describe, expect } from "vitest";
import { callerOf } from "../../contracts/consumers/call.js";
import {
  type GatewayAddresses,
  given,
  type StateName,
  states,
  type Values,
  verifierOptions,
} from "../../contracts/index.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { INFO } from "../support/onboarding.js";
import { invoiceFields } from "../support/orders.js";
import { test } from "../support/persons.js";

const MERCHANTS = "a partner with merchants";

describe("given, for authors of pacts", () => {
  test("accepts the parameters of a state, and passes them on", () => {
    const params = { merchants: ["mobile=0500000009"] };
    expect(given("a partner with known merchants", params)).toEqual([
      "a partner with known merchants",
      params,
    ]);
  });

  test("rejects other parameters, and does not compile", () => {
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
    // @ts-expect-error an amount is a number
    expect(() => given("a paid invoice", { amount: "25" })).toThrow(
      'the state "a paid invoice" takes a number as amount, not "25"',
    );
  });
});

/** What the service answers when a state holds: its status, and a part of its body. */
type Seen = readonly [OperationId, (values: Values) => object, number, object];

const invoice = ({ transactionNo }: Values) => ({ params: { transactionNo } });
const byNumber = ({ transactionNo }: Values) => ({ body: { transactionNo } });
const byId = ({ recurringId }: Values) => ({ body: { recurringId } });
const nothing = () => ({});
const redeemed = ({ transactionNo, token: _, amount: __, ...proof }: Values) => ({
  body: { ...proof, orderNumber: transactionNo },
});
const registration = ({ token: _, ...body }: Values) => ({ body });
const credentials = ({ apiId, secretKey }: Values) => ({ body: { apiId, secretKey } });
const ordered = (part: object) => () => ({
  body: { ...invoiceFields(), orderNumber: "ORD-9", ...part },
});

const GOOD_CARD = {
  number: "4111111111111111",
  securityCode: "123",
  expiry: { month: "12", year: "2030" },
};

/** The merchant that a partner is known to have. */
const SARA = { key: "email", value: "sara@palm-coffee.example" };

/** A line a state: what shows from outside that it holds. */
const SEEN: { readonly [Name in StateName]: Seen } = {
  "a merchant": ["listRecurringPayments", nothing, 200, []],
  "a partner with merchants": ["getMyMerchants", nothing, 200, { length: 2 }],
  "a partner with known merchants": [
    "addMerchantInvoice",
    () => ({ ...ordered({ receivers: [SARA] })(), params: { profileNo: "20230101" } }),
    200,
    { orderStatus: "PENDING" },
  ],
  "a registration with an OTP": [
    "validateRegistrationOtp",
    registration,
    200,
    { status: "MobileVerified" },
  ],
  "a registration with a verified mobile": [
    "addRegistrationInfo",
    (values) => ({ body: { ...registration(values).body, ...INFO } }),
    200,
    { status: "InfoAdded" },
  ],
  "a registration with its information": [
    "confirmRegistration",
    registration,
    200,
    { status: "Approved" },
  ],
  "a partner without merchants": ["getMyMerchants", nothing, 200, []],
  "credentials are pinned": [
    "issueMerchantToken",
    ({ apiId }) => ({ body: { apiId, secretKey: "another" } }),
    401,
    { status: "401" },
  ],
  "any credentials are accepted": ["issueMerchantToken", credentials, 200, {}],
  "the token has expired": ["addInvoice", ordered({}), 401, { title: "Unauthorized" }],
  "the token is of the other kind": ["addInvoice", ordered({}), 403, { title: "Forbidden" }],
  "a pending invoice": ["getInvoice", invoice, 200, { orderStatus: "PENDING" }],
  "a paid invoice": ["getInvoice", invoice, 200, { orderStatus: "Paid" }],
  "a settled invoice": [
    "getTransactionsOfOrderNumber",
    ({ orderNumber }) => ({ query: { orderNumber } }),
    200,
    [{ orderStatus: "Paid", isReconciled: true, settlementNumber: "STL-1" }],
  ],
  "a canceled invoice": ["getInvoice", invoice, 200, { orderStatus: "Canceled" }],
  "an expired invoice": ["cancelInvoice", byNumber, 400, { title: "Invoice closed" }],
  "a declined invoice": [
    "getInvoice",
    invoice,
    200,
    { paymentErrors: "DECLINED: The card was declined" },
  ],
  "the card is declined": [
    "payByCard",
    ordered({ card: GOOD_CARD }),
    200,
    { orderStatus: "PENDING", paymentErrors: "DECLINED: The card was declined" },
  ],
  "a partner with a paid order": [
    "refundOrder",
    ({ value }) => ({ params: { key: "email", value }, body: { orderNumber: "ORD-1" } }),
    200,
    { orderNumber: "ORD-1", amount: 25.5, refundReason: null },
  ],
  "a partner with a refunded order": [
    "refundOrder",
    ({ value }) => ({ params: { key: "email", value }, body: { orderNumber: "ORD-1" } }),
    400,
    { title: "Invoice refunded" },
  ],
  "a paid digital order": [
    "sendDigitalProduct",
    () => ({ body: { message: "Your code: 17", orderNumber: "ORD-1" } }),
    200,
    { success: "true" },
  ],
  "no such invoice": ["getInvoice", invoice, 404, { title: "Invoice not found" }],
  "the order number is taken": [
    "addInvoice",
    ({ orderNumber }) => ordered({ orderNumber })(),
    400,
    { title: "Order number taken" },
  ],
  "an OTP was sent": ["processPayment", redeemed, 200, { orderAmount: 25.5 }],
  "an OTP that has expired": ["processPayment", redeemed, 400, { status: 400 }],
  "an OTP that was used": ["processPayment", redeemed, 400, { status: 400 }],
  "an OTP that was blocked": ["processPayment", redeemed, 400, { status: 400 }],
  "a forged OTP proof": ["processPayment", redeemed, 401, { status: 401 }],
  "a registered recurring payment": [
    "listRecurringPayments",
    nothing,
    200,
    [{ status: "Registered" }],
  ],
  "an active recurring payment": ["listRecurringPayments", nothing, 200, [{ status: "Active" }]],
  "a canceled recurring payment": [
    "cancelRecurring",
    byId,
    400,
    { response: { isSuccess: false } },
  ],
  "a completed recurring payment": [
    "listRecurringPayments",
    nothing,
    200,
    [{ status: "Completed" }],
  ],
  "an ended recurring payment": ["listRecurringPayments", nothing, 200, [{ status: "Ended" }]],
  "no recurring payments": ["listRecurringPayments", nothing, 200, []],
  "no such recurring payment": ["cancelRecurring", byId, 404, { response: { isSuccess: false } }],
  "an assumption is chosen": ["addInvoice", ordered({}), 200, { orderStatus: "PENDING" }],
  "the service fails": ["addInvoice", ordered({}), 500, { status: "500" }],
  "strict mode": ["addInvoice", ordered({ amount: "25.5" }), 400, { title: "Invalid request" }],
};

const NAMES = Object.keys(states) as StateName[];

async function calls(place: { baseUrl: string }, { token }: Values, seen: Seen, values: Values) {
  const [id, request] = seen;
  const tokens = { merchant: String(token), partner: String(token) };
  // The rows of the table are as loose as a pact is.
  return callerOf({ ...place, tokens })(id, request(values) as never);
}

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

describe("every state of the catalog", () => {
  test.for(NAMES)("%s shows in the service's answer", async (name, { gateway }) => {
    const values = await reached(gateway, [name]);
    const [, , status, body] = SEEN[name];
    const answer = await calls(gateway, values, SEEN[name], values);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body).toMatchObject(body);
    expect(Object.keys(values).sort()).toEqual([...states[name].injects].sort());
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
    const { body } = await calls(gateway, values, SEEN["a paid invoice"], values);
    expect(body).toMatchObject({ orderStatus: "PAID", amount: 99 });
  });

  test("keep the token of a state about tokens, in any order", async ({ gateway }) => {
    const values = await reached(gateway, ["the token has expired"], ["a merchant"]);
    expect((await calls(gateway, values, SEEN["a merchant"], values)).status).toBe(401);
  });

  test("do not see those of another interaction", async ({ gateway }) => {
    const { transactionNo = "" } = await reached(gateway, ["a pending invoice"]);
    const values = await reached(gateway, ["a merchant"]);
    const mixed = { ...values, transactionNo };
    const answer = await calls(gateway, values, SEEN["a pending invoice"], mixed);
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
      "a parameter that it has not",
      ["a paid invoice", { orderNo: "1" }],
      /"a paid invoice" has no parameter orderNo; it takes orderNumber, amount, /,
    ],
    [
      "a number beyond its range",
      [MERCHANTS, { count: 1_000_000_000 }],
      /was not reached: count is a whole number from 1 to 1000, not 1000000000/,
    ],
    [
      "a number that JSON cannot hold",
      ["a paid invoice", JSON.parse('{ "amount": 1e999 }')],
      /"a paid invoice" was not reached: addInvoice answered 400: .*amount/,
    ],
    [
      "a parameter of another kind",
      ["a pending invoice", { amount: "25" }],
      /takes a number as amount, not "25"/,
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
