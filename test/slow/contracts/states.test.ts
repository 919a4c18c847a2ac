import fc from "fast-check";
import { describe, expect } from "vitest";
import { callerOf } from "../../../contracts/consumers/call.js";
import {
  given,
  lookUp,
  openStateSetup,
  reachStates,
  type StateName,
  StateNotReached,
  states,
  type Values,
} from "../../../contracts/index.js";
import {
  decideInvoice,
  evolveInvoice,
  type Invoice,
  type InvoiceCommand,
} from "../../../mocks/domain/invoice.js";
import { INVOICE_MOVES, RECURRING_MOVES, statusAfter } from "../../../mocks/domain/moves.js";
import {
  CARD_DECLINED,
  decideRecurring,
  evolveRecurring,
  type Recurring,
  type RecurringCommand,
} from "../../../mocks/domain/recurring.js";
import { DAY_MS } from "../../../mocks/domain/time.js";
import { diagramOf } from "../../../scripts/readme.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import { INFO } from "../../support/onboarding.js";
import { test } from "../../support/persons.js";

const START = Date.UTC(2026, 2, 1);
const transactionNo = "1772323200000";
const recurringId = "r-1";

const invoiceCommand: fc.Arbitrary<InvoiceCommand> = fc.constantFrom(
  { type: "pay-invoice", transactionNo, method: null, via: "control", cardNumber: null },
  { type: "decline-payment", transactionNo, ...CARD_DECLINED },
  { type: "cancel-invoice", transactionNo, by: "merchant" },
  { type: "expire-invoice", transactionNo },
);

const recurringCommand: fc.Arbitrary<RecurringCommand> = fc.constantFrom(
  { type: "start-recurring", recurringId },
  { type: "charge-recurring", recurringId },
  { type: "cancel-recurring", recurringId, by: "merchant" },
  { type: "arrange-charges", recurringId, outcomes: ["fail"], failure: CARD_DECLINED },
);

/** A history: commands, each some time after the one before. */
function history<Command>(command: fc.Arbitrary<Command>) {
  return fc.array(fc.tuple(command, fc.integer({ min: 0, max: DAY_MS })), { maxLength: 40 });
}

describe("the tables of states", () => {
  test("contain every transition that an invoice makes", () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(history(invoiceCommand), (commands) => {
        let [invoice, now]: [Invoice, number] = [pending(), START];
        for (const [command, wait] of commands) {
          now += wait;
          const decided = decideInvoice(invoice, command, now);
          if ("code" in decided) continue;
          for (const event of decided) {
            const next = statusAfter(INVOICE_MOVES, invoice.status, event.type);
            invoice = evolveInvoice(invoice, event);
            expect(invoice.status).toBe(next);
          }
        }
      }),
    );
  });

  test("contain every transition that a recurring payment makes", () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(history(recurringCommand), (commands) => {
        let [recurring, now]: [Recurring, number] = [registered(), START];
        for (const [command, wait] of commands) {
          now += wait;
          const decided = decideRecurring(recurring, command, now);
          if ("code" in decided) continue;
          for (const event of decided) {
            const next = statusAfter(RECURRING_MOVES, recurring.status, event.type);
            recurring = evolveRecurring(recurring, event);
            expect(recurring.status).toBe(next);
          }
        }
      }),
    );
  });

  test("reject an unknown event: a broken log does not pass for a valid one", () => {
    const paid = evolveInvoice(pending(), {
      type: "invoice-paid",
      at: START,
      transactionNo,
      method: "mada",
      via: "page",
      cardEnding: null,
    });
    const again = { type: "invoice-canceled", at: START, transactionNo, by: "merchant" } as const;

    expect(() => evolveInvoice(paid, again)).toThrow(
      "invoice-canceled cannot happen to what is paid",
    );
  });

  test("are drawn transition by transition", () => {
    expect(diagramOf({ open: { "door-shut": "shut" }, shut: {} }, "open").split("\n")).toEqual([
      "```mermaid",
      "stateDiagram-v2",
      "    [*] --> open",
      "    open --> shut: door-shut",
      "    shut --> [*]",
      "```",
    ]);
  });
});

function pending(): Invoice {
  const order = {
    orderNumber: "ORD-1",
    amount: 2500,
    currency: "SAR",
    callbackUrl: "http://localhost/paid",
    cancelUrl: null,
    clientName: "Zaid",
    clientEmail: null,
    clientMobile: "05",
    products: [],
    smsMessage: null,
    brands: null,
    displayPending: null,
    note: null,
  } as const;
  const created = { type: "invoice-created", at: START, transactionNo, order, rate: null } as const;
  return evolveInvoice(undefined, created);
}

function registered(): Recurring {
  const plan = {
    amount: 1000,
    currency: "SAR",
    note: null,
    customerName: "Zaid",
    customerMobile: "05",
    customerEmail: null,
    callbackUrl: "http://localhost/charged",
    interval: "Daily",
    intervalDays: null,
    iterations: 3,
    retryCount: 1,
  } as const;
  const event = { type: "recurring-registered", at: START, recurringId, plan } as const;
  return evolveRecurring(undefined, event);
}

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
    expect(() => given("a partner with merchants", { count: 1e9 })).toThrow(
      'the state "a partner with merchants" takes a whole number from 1 to 1000 as count, not 1000000000',
    );
  });
});

describe("numbers that are valid in a pact and invalid in a state", () => {
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

  test("the largest parameter works", async ({ gateway }) => {
    const setup = await openStateSetup(gateway, "states");
    await reachStates(setup, [{ name: MERCHANTS, params: { count: 1000 } }]);
    expect((await setup.call("getMyMerchants", {})).length).toBe(1000);
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
const order = {
  amount: 25.5,
  callBackUrl: "https://merchant.example/paid",
  clientName: "Sara",
  clientMobile: "0500000001",
  products: [{ title: "Tea", price: 25.5, qty: 1 }],
};
const ordered = (part: object) => () => ({ body: { orderNumber: "ORD-9", ...order, ...part } });

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

function asked(name: StateName, params: Readonly<Record<string, unknown>> = {}) {
  return { name, params };
}

async function calls(place: { baseUrl: string }, { token }: Values, seen: Seen, values: Values) {
  const [id, request] = seen;
  const tokens = { merchant: String(token), partner: String(token) };
  // The rows of the table are as loose as a pact is.
  return callerOf({ ...place, tokens })(id, request(values) as never);
}

describe("every state of the catalog", () => {
  test.for(NAMES)("%s shows in the service's answer", async (name, { gateway }) => {
    const setup = await openStateSetup(gateway, "states");
    const values = await reachStates(setup, [asked(name)]);
    const [, , status, body] = SEEN[name];
    const answer = await calls(gateway, values, SEEN[name], values);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body).toMatchObject(body);
    expect(Object.keys(values).sort()).toEqual([...states[name].injects].sort());
  });

  test.for(NAMES)("%s has defaults that it accepts itself", (name) => {
    expect(lookUp(asked(name, states[name].params))).toMatchObject({ name });
    expect(states[name].meaning).not.toBe("");
    expect(given(name)).toEqual([name, {}]);
  });

  test.for(NAMES)(
    "%s is reached with the other first charge as well",
    async (name, { gateway }) => {
      const setup = await openStateSetup(gateway, "states");
      const chosen = asked("an assumption is chosen", {
        id: "first-charge",
        option: "at-registration",
      });
      const wanted = name === "a registered recurring payment" ? [] : [asked(name)];
      await expect(reachStates(setup, [chosen, ...wanted])).resolves.toHaveProperty("token");
    },
  );
});

describe("states of one interaction", () => {
  test("combine in their order, in one sandbox", async ({ gateway }) => {
    const setup = await openStateSetup(gateway, "states");
    const values = await reachStates(setup, [
      asked("an assumption is chosen", { id: "order-status-case", option: "upper" }),
      asked("a paid invoice", { amount: 99, orderNumber: "ORD-7", method: "visaMastercard" }),
      asked("credentials are pinned", { secretKey: "s3cret" }),
    ]);
    expect(values).toMatchObject({ amount: 99, orderNumber: "ORD-7", secretKey: "s3cret" });
    const read = SEEN["a paid invoice"];
    const { body } = await calls(gateway, values, read, values);
    expect(body).toMatchObject({ orderStatus: "PAID", amount: 99 });
  });

  test("do not see those of another interaction", async ({ gateway }) => {
    const [one, two] = [await openStateSetup(gateway, "one"), await openStateSetup(gateway, "two")];
    const { transactionNo = "" } = await reachStates(one, [asked("a pending invoice")]);
    const values = await reachStates(two, [asked("a merchant")]);
    const mixed = { ...values, transactionNo };
    const answer = await calls(gateway, values, SEEN["a pending invoice"], mixed);
    expect(answer.status).toBe(404);
  });

  test("leave an ordinary log that explains their origin", async ({ gateway }) => {
    const setup = await openStateSetup(gateway, "states");
    await reachStates(setup, [asked("an OTP that was used")]);
    const { body } = await setup.control("sandbox.events");
    const types = body.events.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["invoice-created", "otp-sent", "invoice-paid"]));
  });
});

describe("reports a state that fails", () => {
  test.for<[string, { name: string; params?: Readonly<Record<string, unknown>> }, RegExp]>([
    [
      "a name that is nearly right",
      { name: "a payed invoice" },
      /^there is no state "a payed invoice"; the nearest are "a paid invoice"/,
    ],
    ["the name of a method", { name: "toString" }, /^there is no state "toString"; the nearest/],
    [
      "a parameter that it has not",
      { name: "a paid invoice", params: { orderNo: "1" } },
      /"a paid invoice" has no parameter orderNo; it takes orderNumber, amount, /,
    ],
    [
      "a parameter where there are none",
      { name: "a merchant", params: { name: "x" } },
      /"a merchant" has no parameter name; it takes none/,
    ],
    [
      "a parameter of another kind",
      { name: "a pending invoice", params: { amount: "25" } },
      /takes a number from 0 to 999999999.99 as amount, not "25"/,
    ],
    [
      "an option that a switch has not",
      { name: "an assumption is chosen", params: { id: "tabby", option: "maybe" } },
      /"an assumption is chosen" was not reached: .*accept, reject, but you sent "maybe"/,
    ],
    [
      "an amount that the service refuses",
      { name: "a pending invoice", params: { amount: 1 } },
      /"a pending invoice" was not reached: addInvoice answered 400: .*minimum/,
    ],
    [
      "a role that nobody has",
      { name: "the token is of the other kind", params: { role: "admin" } },
      /role is merchant or partner/,
    ],
  ])("%s", async ([, { name, params = {} }, why], { gateway }) => {
    const setup = await openStateSetup(gateway, "states");
    const reached = reachStates(setup, [{ name, params }]);
    await expect(reached).rejects.toThrow(StateNotReached);
    await expect(reached).rejects.toThrow(why);
  });

  test("if one state makes the next one impossible", async ({ gateway }) => {
    const setup = await openStateSetup(gateway, "states");
    const wanted = [asked("a registered recurring payment"), asked("no recurring payments")];
    await expect(reachStates(setup, wanted)).rejects.toThrow(
      'the state "no recurring payments" was not reached: the number of recurring payments is 1, not 0',
    );
  });
});
