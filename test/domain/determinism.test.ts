import { expect, test } from "vitest";
import { type Persons, startPersons, walletOf } from "../support/persons.js";

/** Nothing may differ between two gateways but their ports: no log shows one. */
const OPTIONS = {
  assume: { "invoice-url-host": "https://pay.example", "otp-code": "generated" },
} as const;

/** A host that may not be called, so that each callback is in the log and none goes out. */
const SHOP = "http://shop.example";

/** What was made so far, for later steps to work on. */
interface Made {
  readonly invoices: string[];
  readonly recurring: string[];
}

type Step = (persons: Persons, made: Made, n: number) => Promise<unknown>;

const pick = (list: readonly string[], n: number) => list[n % Math.max(list.length, 1)] ?? "none";

const STEPS: Readonly<Record<string, Step>> = {
  async adds({ merchant }, { invoices }, n) {
    const urls = { callBackUrl: `${SHOP}/paid`, cancelUrl: n % 2 ? `${SHOP}/canceled` : null };
    const smsMessage = "[SHORT_URL] [TRANSACTION_NO]";
    invoices.push(await merchant.createsInvoice({ ...urls, smsMessage, amount: 5 + (n % 30) }));
  },
  reads: ({ merchant }, { invoices }, n) => merchant.reads(pick(invoices, n)),
  pays: ({ customer }, { invoices }, n) => customer.submits(pick(invoices, n), { do: "pay" }),
  declines: ({ customer }, { invoices }, n) =>
    customer.submits(pick(invoices, n), { do: "decline" }),
  cancels: ({ merchant }, { invoices }, n) =>
    merchant.post("/api/cancelInvoice", { transactionNo: pick(invoices, n) }),
  async asksForCode({ gateway, merchant }, { invoices }, n) {
    const invoice = pick(invoices, n);
    const { amount } = (await merchant.reads(invoice)).body;
    return walletOf(gateway).asksForCode(invoice, { total: amount });
  },
  async registers({ merchant }, { recurring }, n) {
    const urls = { callback: `${SHOP}/charged` };
    recurring.push(
      await merchant.registers({ urls, recurring: { type: "Weekly", retryCount: n % 6 } }),
    );
  },
  approves: ({ customer }, { recurring }, n) =>
    customer.approves(pick(recurring, n), { do: "pay" }),
  async charges({ gateway }, { recurring }, n) {
    const outcomes = n % 2 ? ["fail", "succeed"] : ["succeed", "fail"];
    const { controlUrl } = gateway;
    return fetch(`${controlUrl}/sandboxes/shop/recurring/${pick(recurring, n)}/charges`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ outcomes }),
    });
  },
  waits: ({ tester }, _made, n) => tester.clock.advance({ by: `PT${n * 13}M` }),
  issuesToken: ({ merchant }) => merchant.post("/api/auth", { apiId: "shop", secretKey: "s" }),
};

/** The whole log of a fresh gateway after these steps, byte for byte. */
async function logAfter(seed: string, steps: readonly (readonly [string, number])[]) {
  const { close, ...persons } = await startPersons({ ...OPTIONS, seed });
  const made: Made = { invoices: [], recurring: [] };
  try {
    for (const [name, n] of steps) {
      await STEPS[name]?.(persons, made, n);
      // When an attempt ends is the network's to say: the next call comes after it in each log.
      await persons.tester.settled();
    }
    return JSON.stringify(await persons.tester.events({ limit: 10_000 }));
  } finally {
    await close();
  }
}

test("the same seed and the same calls give the same log, byte for byte", async () => {
  const steps = [...Object.keys(STEPS), ...Object.keys(STEPS)].map((name, n) => [name, n] as const);
  const log = await logAfter("one", steps);
  expect(await logAfter("one", steps)).toBe(log);
  const other = await logAfter("other", steps);
  const typesOf = (text: string) =>
    JSON.parse(text).events.map(({ at, type }: Record<string, string>) => `${at} ${type}`);
  expect(other).not.toBe(log);
  expect(typesOf(other)).toEqual(typesOf(log));
  expect(typesOf(log).length).toBeGreaterThan(30);
});
