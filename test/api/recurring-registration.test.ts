import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { type OrderPart, test } from "../support/persons.js";
import { eachWay, switchedPersons } from "../support/switched.js";

const PATH = "/api/registerPayment";

describe("registering a recurring payment", () => {
  test("answers with an id and the page to pay on [success-status]", async ({
    gateway,
    merchant,
  }) => {
    const { status, body } = await merchant.post(PATH, merchant.plan());
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
  ])("takes %s [recurring-fields]", async ([, recurring], { merchant, tester }) => {
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
  ["a callback that is no URL", { urls: { callback: "shop/paid" } }, ["urls.callback"]],
  ["a callback by other means", { urls: { callback: "ftp://shop.example/" } }, ["urls.callback"]],
  [
    "several at once",
    { payment: {}, urls: undefined, recurring: { iterations: -1 } },
    ["payment.value", "payment.currencyCode", "urls", "recurring.iterations"],
  ],
];

describe("registering is refused with every field named [recurring-fields] [failure-shapes]", () => {
  test.for(BROKEN)("for %s", async ([, part, fields], { merchant, tester }) => {
    const { status, body } = await merchant.post(PATH, merchant.plan(part));
    expect(status).toBe(400);
    expect(body.invoiceDetails).toBeNull();
    expect(body.response).toMatchObject({ isSuccess: false, message: expect.any(String) });
    const named = new Set(body.response.validationErrors.map(({ name }: OrderPart) => name));
    expect(named).toEqual(new Set(fields));
    for (const field of fields) expect(body.response.message).toContain(field);
    expect(await tester.recurring.list()).toEqual([]);
  });
});

const BAD_PLAN = { recurring: { type: "Yearly", retryCount: 9 } };

describe("the answer to a refused registration", () => {
  test.for(eachWay<readonly [Assumptions["register-failure-status"]]>([["400"], ["200"]]))(
    "%s: has status %s [register-failure-status]",
    async ([way, option]) => {
      const { merchant } = await switchedPersons(way, { "register-failure-status": option });
      const { status, body } = await merchant.post(PATH, merchant.plan(BAD_PLAN));
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

  const type = 'must be one of Custom, Daily, Weekly, Monthly, but "Yearly" came';
  const retries = "must be at most 5, but 9 came";
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
  )("%s: tells the errors as %s [validation-errors-shape]", async ([way, option, shown]) => {
    const { merchant } = await switchedPersons(way, { "validation-errors-shape": option });
    const { body } = await merchant.post(PATH, merchant.plan(BAD_PLAN));
    const sorted = (errors: unknown) => (Array.isArray(errors) ? new Set(errors) : errors);
    expect(sorted(body.response.validationErrors)).toEqual(sorted(shown));
  });
});
