import { describe, expect } from "vitest";
import { type Client, clientOf } from "../support/http.js";
import { test as base, type Merchant, type Tester, walletOf } from "../support/persons.js";

/** A second sandbox of the same gateway, with a merchant of its own. */
interface Neighbour {
  readonly tester: Tester;
  readonly client: Client;
  createsInvoice(): Promise<string>;
}

const test = base.extend<{ neighbour: Neighbour }>({
  neighbour: async ({ gateway, merchant }, use) => {
    const tester = await gateway.open("neighbour");
    const client = clientOf(gateway.baseUrl, tester.token);
    const createsInvoice = async () =>
      (await client.post("/api/addInvoice", merchant.order())).body.transactionNo;
    await use({ tester, client, createsInvoice });
  },
});

/** Everything that a sandbox holds, as one text. */
async function contentsOf(tester: Tester): Promise<string> {
  return JSON.stringify([
    await tester.events(),
    await tester.summary(),
    (await tester.invoices.list()).invoices,
    (await tester.callbacks.list()).callbacks,
    (await tester.recurring.list()).recurring,
    (await tester.sms()).sms,
    tester.requests(),
    await tester.settings.read(),
    (await tester.assumptions.read()).assumptions,
    (await tester.merchants.list()).merchants,
  ]);
}

/** A bit of everything. */
async function livesAWhile(merchant: Merchant, tester: Tester): Promise<void> {
  const invoice = await merchant.createsInvoice({ smsMessage: "[AMOUNT]" });
  await tester.invoices.pay(invoice);
  await merchant.createsInvoice();
  await tester.recurring.start(await merchant.registers());
  await tester.assumptions.change({ "order-status-case": "upper", "auth-failure": "403" });
  await tester.settings.change({ secretKey: "pinned", rates: { USD: 9 } });
  await tester.merchants.seed({ merchants: [{ merchantId: 7 }] });
  await tester.clock.advance({ by: "P40D" });
}

describe("two sandboxes of one gateway", () => {
  test("do not see each other", async ({ merchant, tester, neighbour }) => {
    await neighbour.createsInvoice();
    const before = await contentsOf(neighbour.tester);
    await livesAWhile(merchant, tester);
    expect(await contentsOf(neighbour.tester)).toBe(before);
  });

  test("have distinct numbers, on the same frozen clock [transaction-no]", async ({
    merchant,
    neighbour,
  }) => {
    const numbers: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      numbers.push(await merchant.createsInvoice(), await neighbour.createsInvoice());
    }
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^\d{13}$/);
  });

  test("have their own order numbers", async ({ merchant, tester, neighbour }) => {
    for (const one of [tester, neighbour.tester]) {
      await one.assumptions.change({ "duplicate-order-number": "reject" });
    }
    await merchant.createsInvoice();
    expect(await neighbour.createsInvoice()).toMatch(/^\d{13}$/);
    expect((await merchant.addsInvoice()).status).toBe(400);
  });

  test("have their own clocks", async ({ merchant, tester, neighbour }) => {
    const [here, there] = [await merchant.createsInvoice(), await neighbour.createsInvoice()];
    await tester.clock.advance({ by: "P1D" });
    expect(await merchant.readsStatus(here)).toBe("Canceled");
    const { body } = await neighbour.client.get(`/api/getInvoice/${there}`);
    expect(body.orderStatus).toBe("PENDING");
    await neighbour.tester.clock.resume();
    expect((await tester.clock.read()).mode).toBe("frozen");
  });

  test("do not affect each other's invoices and recurring payments", async ({
    merchant,
    tester,
    neighbour,
  }) => {
    const transactionNo = await merchant.createsInvoice();
    const recurringId = await merchant.registers();
    const before = await tester.events();
    const { client } = neighbour;

    const answers = [
      await client.get(`/api/getInvoice/${transactionNo}`),
      await client.post("/api/cancelInvoice", { transactionNo }),
      await client.post("/api/cancelRecurring", { recurringId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    await expect(neighbour.tester.invoices.pay(transactionNo)).rejects.toThrow("no invoice");
    await expect(neighbour.tester.recurring.start(recurringId)).rejects.toThrow("no recurring");
    expect((await client.get("/api/recurringPayments")).body).toEqual([]);
    expect(await tester.events()).toEqual(before);
  });

  test("are distinguished by the transaction number without a token", async ({
    gateway,
    merchant,
    tester,
    neighbour,
  }) => {
    const [here, there] = [await merchant.createsInvoice(), await neighbour.createsInvoice()];
    const wallet = walletOf(gateway);
    await neighbour.tester.assumptions.change({ "otp-code": "generated" });

    expect((await wallet.paysFor(here)).status).toBe(200);
    expect((await wallet.paysFor(there)).status).toBe(400);

    expect((await tester.sms()).sms.map(({ transactionNo }) => transactionNo)).toEqual([here]);
    expect((await neighbour.tester.sms()).sms.map((sms) => sms.transactionNo)).toEqual([there]);
    const page = await merchant.get(`/pay/order/${there}`);
    expect(page.status).toBe(200);
  });

  test("can be reset one without the other", async ({ gateway, merchant, tester, neighbour }) => {
    const [here, there] = [await merchant.createsInvoice(), await neighbour.createsInvoice()];
    const before = await contentsOf(tester);

    expect((await gateway.reset("neighbour")).reset).toBe("neighbour");

    expect(await contentsOf(tester)).toBe(before);
    expect((await merchant.get(`/pay/order/${there}`)).status).toBe(404);
    expect((await neighbour.client.get(`/api/getInvoice/${there}`)).status).toBe(404);
    expect(await merchant.readsStatus(here)).toBe("PENDING");
  });
});
