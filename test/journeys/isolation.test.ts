import { describe, expect } from "vitest";
import { clientOf } from "../support/http.js";
import { merchantAt, type Persons, test, walletOf } from "../support/persons.js";
import type { Shop } from "../support/servers.js";

const SHARDS = 20;

/** The text that a shard writes everywhere; no other shard may ever see it. */
const canaryOf = (shard: number) => `canary-${shard}-x`;

/** The shards whose canaries are in a text. */
function shardsIn(text: string): readonly number[] {
  return [...new Set([...text.matchAll(/canary-(\d+)-x/g)].map(([, shard]) => Number(shard)))];
}

/** A test run of its own: gets a token, and uses everything there is. */
async function lives(name: string, gateway: Persons["gateway"], shop: Shop): Promise<void> {
  const credentials = { apiId: name, secretKey: `${name}-secret` };
  const { body: issued } = await clientOf(gateway.baseUrl).post("/api/auth", credentials);
  const url = `${shop.url}/${name}`;
  const merchant = merchantAt(gateway.baseUrl, issued.id_token, { ...shop, url });
  const sandbox = gateway.get(name);
  await sandbox.labels.add({ name: `begin-${name}` });
  await sandbox.assumptions.change({ "otp-code": "generated" });
  const webhook = { url: `${url}/hook`, headers: { "X-Shard": name } };
  await sandbox.settings.change({ webhook, secretKey: credentials.secretKey });
  await sandbox.merchants.seed({ merchants: [{ merchantShopName: name }] });
  await sandbox.faults.add({ fault: "latency", delayMs: 1, where: { orderNumber: name } });
  const order = {
    orderNumber: name,
    clientName: name,
    note: name,
    smsMessage: `${name} [SHORT_URL]`,
  };
  const paid = await merchant.createsInvoice(order);
  await sandbox.invoices.decline(paid, { message: name });
  const wallet = walletOf(gateway);
  const proof = await wallet.getsCode(paid);
  const otp = (await sandbox.sms()).sms.find(({ kind }) => kind === "otp");
  const code = /\d+/.exec(otp?.text ?? "")?.[0] ?? "";
  const payment = await wallet.pays(paid, proof, { stcpayPaymentOTP: code });
  expect(payment.body.orderNumber).toBe(paid);
  const transactionNo = await merchant.createsInvoice(order);
  await merchant.post("/api/cancelInvoice", { transactionNo });
  const customer = { name, mobile: "0509200900" };
  const recurringId = await merchant.registers({ customer, recurring: { retryCount: 0 } });
  await sandbox.recurring.start(recurringId);
  await sandbox.clock.advance({ by: "P1M" });
  await sandbox.settled();
}

/** All that can be seen of a sandbox, and what it answers to its own token. */
async function everythingOf(gateway: Persons["gateway"], name: string): Promise<string> {
  const sandbox = gateway.get(name);
  const client = clientOf(gateway.baseUrl, sandbox.token);
  return JSON.stringify([
    await sandbox.export(),
    (await sandbox.invoices.list()).invoices,
    (await sandbox.callbacks.list()).callbacks,
    (await sandbox.sms()).sms,
    await sandbox.requests(),
    (await sandbox.faults.list()).faults,
    await sandbox.settings.read(),
    (await sandbox.merchants.list()).merchants,
    (await client.get("/api/recurringPayments")).text,
  ]);
}

test("test runs side by side share one gateway and never see each other", async ({
  gateway,
  merchant,
}) => {
  const { shop } = merchant;
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
  await Promise.all(shards.map((shard) => lives(canaryOf(shard), gateway, shop)));

  const numbers = new Set<string>();
  for (const shard of shards) {
    const seen = await everythingOf(gateway, canaryOf(shard));
    expect(shardsIn(seen), `what shard ${shard} holds`).toEqual([shard]);
    const { invoices } = await gateway.get(canaryOf(shard)).invoices.list();
    for (const { transactionNo } of invoices) numbers.add(transactionNo);
  }
  expect(numbers.size).toBe(2 * SHARDS);
  expect(shardsIn(JSON.stringify(await gateway.unclaimedRequests()))).toEqual([]);

  for (const { url, headers, body } of shop.requests) {
    const reported = JSON.stringify([url, headers["x-shard"], body]);
    expect(shardsIn(reported), reported).toHaveLength(1);
  }
  const perShard = shards.map(
    (shard) => shop.requests.filter(({ url }) => url.startsWith(`/${canaryOf(shard)}/`)).length,
  );
  expect(new Set(perShard), "calls to the shop of each shard").toEqual(new Set([perShard[0]]));
});

describe("two sandboxes of one gateway", () => {
  test("have their own order numbers", async ({ gateway, merchant, tester }) => {
    const neighbour = await gateway.open("neighbour");
    for (const one of [tester, neighbour]) {
      await one.assumptions.change({ "duplicate-order-number": "reject" });
    }
    await merchant.createsInvoice();
    const client = clientOf(gateway.baseUrl, neighbour.token);
    expect((await client.post("/api/addInvoice", merchant.order())).status).toBe(200);
    expect((await merchant.addsInvoice()).status).toBe(400);
  });

  test("are distinguished by the transaction number without a token", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const neighbour = await gateway.open("neighbour");
    const client = clientOf(gateway.baseUrl, neighbour.token);
    const here = await merchant.createsInvoice();
    const there = (await client.post("/api/addInvoice", merchant.order())).body.transactionNo;
    await neighbour.assumptions.change({ "otp-code": "generated" });
    const wallet = walletOf(gateway);
    expect((await wallet.paysFor(here)).status).toBe(200);
    expect((await wallet.paysFor(there)).status).toBe(400);
    expect((await tester.sms()).sms.map(({ transactionNo }) => transactionNo)).toEqual([here]);
    expect((await neighbour.sms()).sms.map((sms) => sms.transactionNo)).toEqual([there]);
  });
});
