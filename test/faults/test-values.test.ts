import fc from "fast-check";
import { describe, expect, test as rule } from "vitest";
import { testValueRule, testValueRules } from "../../mocks/faults/matching.js";
import { type TestValue, testValues } from "../../spec/generated/faults.js";
import { anyAnswer, claimsOf, type Persons, test, walletOf } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";

/** The values that lead to a failure without any rule: each row of their table, and nothing else. */

const _SEND_OTP = "/rest/pay/stcpay/sendOtp";

/** The ids of the test values that applied in a sandbox. */
async function injectedIn({ tester }: Pick<Persons, "tester">): Promise<readonly unknown[]> {
  const { events } = await tester.events({ type: "fault-matched" });
  return [...new Set(events.map(({ id }) => id))];
}

/** Leads to the failure of a row as a person would, and proves what the row says. */
type Proof = (persons: Persons, row: TestValue) => Promise<void>;

const byCard: Proof = async ({ customer, merchant, tester }, row) => {
  const invoice = await merchant.createsInvoice();
  const cardNumber = String(row.value);
  const declined = await customer.submits(invoice, { do: "pay", method: "mada", cardNumber });
  expect(declined.status).toBe(409);
  expect(declined.text).toContain(row.with.message);
  const grouped = cardNumber.replace(/(\d{4})(?=\d)/g, "$1 ");
  const { declined: because } = await tester.invoices.pay(invoice, { cardNumber: grouped });
  expect(because).toMatchObject({ code: row.with.code, message: row.with.message });
  const { status, declines } = await tester.invoices.read(invoice);
  expect([status, declines.map(({ code }) => code)]).toEqual([
    "pending",
    [row.with.code, row.with.code],
  ]);
  expect(merchant.shop.requestLines).toEqual([]);
};

const byWalletMobile: Proof = async (
  { gateway, merchant, tester },
  { value, fault, with: given },
) => {
  const invoice = await merchant.createsInvoice();
  const mobile = { stcpayMobile: String(value) };
  const { status, body } = await walletOf(gateway).asksForCode(invoice, mobile);
  const sent = fault === "otp-sent-but-500";
  expect(status).toBe(given.status ?? (sent ? 500 : 200));
  expect((await tester.sms()).sms).toHaveLength(sent ? 1 : 0);
  if (given.message !== undefined) expect(body.error).toBe(given.message);
};

const byCode: Proof = async ({ gateway, merchant }, { value, with: given }) => {
  const invoice = await merchant.createsInvoice();
  const wallet = walletOf(gateway);
  const proof = await wallet.getsCode(invoice);
  const { status, body } = await wallet.pays(invoice, proof, { stcpayPaymentOTP: String(value) });
  expect(status).toBe(given.status);
  expect(body.error).toContain(given.message ?? "injected");
  // It is no wrong code: nothing was tried, and the right one still works.
  expect((await wallet.pays(invoice, proof)).status).toBe(200);
};

const AMOUNT_STATUS = { "empty-401": 401, "rate-limited": 429, "html-504": 504 } as const;

const byAmount: Proof = async ({ gateway, merchant, tester }, { value, fault, with: given }) => {
  const client = anyAnswer(gateway.baseUrl);
  const status = given.status ?? AMOUNT_STATUS[fault as keyof typeof AMOUNT_STATUS];
  for (const amount of [value, `${value}.00`]) {
    expect((await client.post("/api/addInvoice", merchant.order({ amount }))).status).toBe(status);
  }
  expect((await tester.invoices.list()).invoices).toEqual([]);
};

const byClient: Proof = async ({ gateway, merchant, tester }, { value, fault }) => {
  const order = merchant.order({ clientName: value });
  const created = anyAnswer(gateway.baseUrl).post("/api/addInvoice", order);
  if (fault === "lost-reply") await expect(created).rejects.toThrow();
  const { text = "" } = await created.catch(() => ({ text: "" }));
  const left = { "double-commit": 2, "reply-then-rollback": 0 }[fault as "double-commit"] ?? 1;
  expect((await tester.invoices.list()).invoices).toHaveLength(left);
  if (fault === "truncated-json") expect(() => JSON.parse(text)).toThrow();
  if (fault === "callback-before-reply") expect(merchant.shop.requestLines).toHaveLength(1);
};

const byClientLater: Proof = async ({ merchant, tester }, { value, fault }) => {
  const invoice = await merchant.createsInvoice({ clientName: value });
  const paths = () => merchant.shop.requestLines.map((call) => /^GET \/(\w+)/.exec(call)?.[1]);
  if (fault === "declined-payment") {
    expect((await tester.invoices.pay(invoice)).declined?.code).toBe("DECLINED");
    return;
  }
  const [command, expected] = (
    {
      "callback-dropped": ["pay", []],
      "callback-delayed": ["pay", []],
      "callback-doubled": ["pay", ["paid", "paid"]],
      "callback-wrong-amount": ["pay", ["paid"]],
      "callback-forged": ["pay", ["paid", "paid"]],
      "callback-after-cancel": ["cancel", ["canceled", "paid"]],
    } as const
  )[fault as "callback-dropped"];
  await tester.invoices[command](invoice);
  await tester.settled();
  expect(paths()).toEqual(expected);
  if (fault !== "callback-delayed") return;
  await tester.clock.advance({ by: "PT1M" });
  expect(paths()).toEqual(["paid"]);
};

const byPayer: Proof = async ({ merchant, tester }, { value, fault, operation }) => {
  const customer = { name: value, mobile: "0509200900" };
  if (operation === "registerPayment") {
    const { status } = await merchant.post("/api/registerPayment", merchant.plan({ customer }));
    expect(status).toBe(500);
    expect((await tester.recurring.list()).recurring).toEqual([]);
    return;
  }
  const started = await tester.recurring.start(await merchant.registers({ customer }));
  const fails = fault === "charge-fails";
  expect(started.chargesDone).toBe(fails ? 0 : 1);
  expect(merchant.shop.requestLines).toEqual(
    fails ? [expect.stringContaining("status=failed")] : [],
  );
};

const byPartyId: Proof = async ({ merchant }, { value }) => {
  const { body } = await merchant.post("/api/auth", { apiId: value, secretKey: "any" });
  const { iat = 0, exp = 0 } = claimsOf(body.id_token);
  expect(exp - iat).toBe(1);
};

const byReason: Proof = async ({ merchant, tester }, { value }) => {
  const invoice = await merchant.createsInvoice();
  await tester.invoices.pay(invoice);
  const failed = await tester.invoices.refund(invoice, { reason: String(value) });
  expect(failed.invoice.refund?.status).toBe("failed");
  expect((await tester.invoices.refund(invoice)).invoice.refund?.status).toBe("refunded");
};

function proofOf(row: TestValue): Proof {
  switch (row.in) {
    case "cardNumber":
      return byCard;
    case "stcpayMobile":
      return byWalletMobile;
    case "stcpayPaymentOTP":
      return byCode;
    case "amount":
      return byAmount;
    case "clientName":
      return row.operation === null ? byClientLater : byClient;
    case "customer.name":
      return byPayer;
    case "refundReason":
      return byReason;
    case "apiId":
      return byPartyId;
    default:
      throw new Error(`No test knows how to send a test value in ${row.in}`);
  }
}

describe("each row of the table", () => {
  for (const [n, row] of testValues.entries()) {
    // Real seconds pass under this one: it is tested below, with a fake clock.
    if (row.fault === "late-reply") continue;
    test(`${row.in} ${row.value} causes ${row.fault}`, async ({
      gateway,
      merchant,
      customer,
      tester,
    }) => {
      await proofOf(row)({ gateway, merchant, customer, tester }, row);
      const named = row.in === "apiId" ? gateway.get(String(row.value)) : tester;
      expect(await injectedIn({ tester: named })).toEqual([`test-value-${n + 1}`]);
    });
  }

  test("clientName paystub:late-reply causes late-reply", async ({ merchant }) => {
    const { baseUrl, clock, tester } = await slowGateway();
    await tester.clock.freeze();
    const order = merchant.order({ clientName: "paystub:late-reply" });
    const answered = anyAnswer(baseUrl).post("/api/addInvoice", order);
    while (clock.timers.length === 0) await clock.quiet();
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
    expect((clock.timers[0] ?? 0) - clock.now()).toBe(3000);
    await clock.pass(3000);
    expect((await answered).status).toBe(200);
  });

  test("the journal names the test value that applied", async ({ gateway, merchant, tester }) => {
    const orderNumber = await merchant.createsInvoice();
    await walletOf(gateway).asksForCode(orderNumber, { stcpayMobile: "0510000902" });
    expect((await tester.requests()).requests.at(-1)?.faults).toEqual([
      expect.stringMatching(
        /^test-value-6: sendOtp with stcpayMobile 0510000902: .*\(status 404, /,
      ),
    ]);
  });

  rule("has its own id, which names its position", () => {
    const ids = testValues.map((_, n) => `test-value-${n + 1}`);
    const rules = ids.map(testValueRule);
    expect(rules.map((found) => found?.id)).toEqual(ids);
    expect(rules.map((found) => Object.values(found?.where ?? {}))).toEqual(
      testValues.map(({ value }) => [value]),
    );
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

  rule("and the same check detects a row among it", () => {
    const planted = ordinary.map((facts) => ({ ...facts, stcpayPaymentOTP: "990001" }));
    fc.assert(
      fc.property(planted, (facts) => {
        expect(testValueRules(facts)).toHaveLength(1);
      }),
    );
  });
});
