import fc from "fast-check";
import { describe, expect, test as rule } from "vitest";
import { testValueRule, testValueRules } from "../../mocks/faults/matching.js";
import { type TestValue, testValues } from "../../spec/generated/faults.js";
import { anyAnswer, type Persons, test, walletOf } from "../support/persons.js";

/** The values that lead to a failure without any rule: each row of their table, and nothing else. */

/** The ids of the test values that applied in a sandbox. */
async function injectedIn({ tester }: Pick<Persons, "tester">): Promise<readonly unknown[]> {
  const { events } = await tester.events({ type: "fault-matched" });
  return [...new Set(events.map(({ id }) => id))];
}

/** Sends a test value in its field, as a person would. Some of them get no answer. */
type Sending = (persons: Persons, row: TestValue) => Promise<unknown>;

const SENDS: Readonly<Record<string, Sending>> = {
  async cardNumber({ customer, merchant }, { value }) {
    const form = { do: "pay", method: "mada", cardNumber: String(value) };
    await customer.submits(await merchant.createsInvoice(), form);
  },
  async stcpayMobile({ gateway, merchant }, { value }) {
    const invoice = await merchant.createsInvoice();
    await walletOf(gateway).asksForCode(invoice, { stcpayMobile: String(value) });
  },
  async stcpayPaymentOTP({ gateway, merchant }, { value, with: given }) {
    const invoice = await merchant.createsInvoice();
    const wallet = walletOf(gateway);
    const proof = await wallet.getsCode(invoice);
    const { status, body } = await wallet.pays(invoice, proof, { stcpayPaymentOTP: value });
    expect([status, body.error]).toEqual([
      given.status,
      expect.stringContaining(String(given.message ?? "")),
    ]);
    // It is no wrong code: nothing was tried, and the right one still works.
    expect((await wallet.pays(invoice, proof)).status).toBe(200);
  },
  async amount({ gateway, merchant }, { value }) {
    const order = merchant.order({ amount: `${value}.00` });
    await anyAnswer(gateway.baseUrl).post("/api/addInvoice", order);
  },
  async clientName({ gateway, merchant, tester }, { value, operation }) {
    const order = merchant.order({ clientName: value });
    if (operation !== null) {
      await anyAnswer(gateway.baseUrl)
        .post("/api/addInvoice", order)
        .catch(() => undefined);
      return;
    }
    await tester.invoices.pay(await merchant.createsInvoice(order));
    await tester.invoices.cancel(await merchant.createsInvoice(order));
  },
  async "customer.name"({ merchant, tester }, { value, operation }) {
    const plan = { customer: { name: value, mobile: "0509200900" } };
    if (operation === null) await tester.recurring.start(await merchant.registers(plan));
    else await merchant.post("/api/registerPayment", merchant.plan(plan));
  },
  async refundReason({ merchant, tester }, { value }) {
    const invoice = await merchant.createsInvoice();
    await tester.invoices.pay(invoice);
    await tester.invoices.refund(invoice, { reason: String(value) });
  },
  apiId: ({ merchant }, { value }) =>
    merchant.post("/api/auth", { apiId: value, secretKey: "any" }),
};

describe("each row of the table", () => {
  for (const [n, row] of testValues.entries()) {
    // Real seconds would pass under this one.
    if (row.fault === "late-reply") continue;
    test(`${row.in} ${row.value} causes ${row.fault}`, async ({ persons }) => {
      const { gateway, tester } = persons;
      await SENDS[row.in]?.(persons, row);
      const named = row.in === "apiId" ? gateway.get(String(row.value)) : tester;
      expect(await injectedIn({ tester: named })).toEqual([`test-value-${n + 1}`]);
    });
  }

  test("the journal names the test value that applied", async ({ gateway, merchant, tester }) => {
    const orderNumber = await merchant.createsInvoice();
    await walletOf(gateway).asksForCode(orderNumber, { stcpayMobile: "0510000902" });
    expect((await tester.requests()).requests.at(-1)?.faults).toEqual([
      expect.stringMatching(
        /^test-value-6: sendOtp with stcpayMobile 0510000902: .*\(status 404, /,
      ),
    ]);
  });

  rule("is a rule, whose id names its position", () => {
    for (const [n, { fault, in: field, value, with: parameters }] of testValues.entries()) {
      const id = `test-value-${n + 1}`;
      expect(testValueRule(id)).toMatchObject({ id, fault, parameters, where: { [field]: value } });
    }
    expect(testValueRule("test-value-0")).toBeUndefined();
  });
});

describe("each row matches only itself", () => {
  const met = (facts: object) => testValueRules(facts as never).map(({ rule: { id } }) => id);
  const nested = (path: string, value: unknown) =>
    path.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;

  rule.each(testValues.map((row, n) => ({ ...row, id: `test-value-${n + 1}` })))(
    "$in $value",
    ({ in: field, value, id }) => {
      expect(met(nested(field, value))).toEqual([id]);
      expect(met(nested(field, `${value}`))).toEqual([id]);
      for (const other of ["orderNumber", "note", "clientEmail", "transactionNo"]) {
        expect(met(nested(other, value))).toEqual([]);
      }
      for (const near of [`${value}0`, `0${value}`, `${value}`.slice(1), `x${value}`]) {
        expect(met(nested(field, near))).toEqual([]);
      }
    },
  );

  rule("a card in groups of digits, an amount with a fraction part", () => {
    const copied = "\u200e4000\u00a00000\u202f0000\u20090002\u00a0";
    for (const cardNumber of ["4000 0000 0000 0002", "4000-0000-0000-0002", copied]) {
      expect(met({ cardNumber })).toEqual(["test-value-1"]);
    }
    for (const amount of [999_990_401, "999990401", "999990401.0", "999990401.00"]) {
      expect(met({ amount })).toEqual(["test-value-13"]);
    }
    for (const amount of [999_990_401.01, 999_990_400.99, "999990401.001", "999,990,401"]) {
      expect(met({ amount })).toEqual([]);
    }
  });
});

describe("ordinary data matches no row", () => {
  const digits = (many: number) => fc.stringMatching(new RegExp(`^\\d{${many}}$`));
  const cardOf = (body: string): string => {
    const sum = [...body].reverse().reduce((total, digit, n) => {
      const doubled = Number(digit) * (n % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return `${body}${(10 - (sum % 10)) % 10}`;
  };
  const known = testValues.map(({ value }) => String(value));
  const ordinary = fc.record({
    orderNumber: fc.string(),
    clientName: fc.string().filter((name) => !name.startsWith("paystub:")),
    clientMobile: fc.stringMatching(/^05[03-9]\d{7}$/),
    amount: fc.integer({ min: 500, max: 100_000_000 }).map((halalas) => halalas / 100),
    cardNumber: digits(15)
      .map(cardOf)
      .filter((card) => !known.includes(card)),
    stcpayMobile: fc.stringMatching(/^(0|966|\+966)?5[03-9]\d{7}$/),
    stcpayPaymentOTP: digits(5),
    customer: fc.record({ name: fc.string().filter((name) => !name.startsWith("paystub:")) }),
    apiId: fc.string().filter((id) => !id.startsWith("paystub-")),
  });

  rule("in any field", () => {
    fc.assert(
      fc.property(ordinary, (facts) => {
        expect(testValueRules(facts)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
