import { expect } from "vitest";
import { clientOf } from "../support/http.js";
import { merchantAt, type Persons, test, walletOf } from "../support/persons.js";
import type { Shop } from "../support/servers.js";

const SHARDS = 60;

/** The text that a shard writes everywhere; no other shard may ever see it. */
const canaryOf = (shard: number) => `canary-${shard}-x`;
const mobileOf = (shard: number) => `05${String(shard).padStart(3, "0")}00000`;
const CANARY = /canary-\d+-x/g;
const MOBILE = /05(\d{3})00000/g;

/** A test run of its own: gets a token, and uses everything there is. */
async function lives(shard: number, gateway: Persons["gateway"], shop: Shop): Promise<void> {
  const [name, mobile] = [canaryOf(shard), mobileOf(shard)];
  const email = `${name}@example.com`;
  const credentials = { apiId: name, secretKey: `${name}-secret` };
  const { body: issued } = await clientOf(gateway.baseUrl).post("/api/auth", credentials);
  const url = `${shop.url}/${name}`;
  const merchant = merchantAt(gateway.baseUrl, issued.id_token, { ...shop, url });
  const sandbox = gateway.get(name);
  await sandbox.labels.add({ name: `begin-${name}` });
  await sandbox.assumptions.change({ "otp-code": "generated" });
  const webhook = { url: `${url}/hook`, headers: { "X-Shard": name } };
  await sandbox.settings.change({ webhook, secretKey: credentials.secretKey });
  await sandbox.merchants.seed({ merchants: [{ merchantShopName: name, merchantEmail: email }] });
  await sandbox.faults.add({ fault: "latency", delayMs: 1, where: { orderNumber: name } });
  const order = {
    ...{ orderNumber: name, clientName: name, clientEmail: email, clientMobile: mobile },
    smsMessage: `${name} [CLIENT_NAME] [ORDER_NUMBER] [TRANSACTION_NO] [SHORT_URL]`,
    note: name,
    products: [{ title: name, price: 25, qty: 1, description: name }],
  };
  const paid = await merchant.createsInvoice(order);
  await sandbox.invoices.decline(paid, { message: name });
  const wallet = walletOf(gateway);
  const proof = await wallet.getsCode(paid, { stcpayMobile: mobile });
  const otp = (await sandbox.sms()).sms.find(({ kind }) => kind === "otp");
  const code = /\d+/.exec(otp?.text ?? "")?.[0] ?? "";
  const payment = await wallet.pays(paid, proof, { stcpayMobile: mobile, stcpayPaymentOTP: code });
  expect(payment.body.orderNumber).toBe(paid);
  const transactionNo = await merchant.createsInvoice(order);
  await merchant.post("/api/cancelInvoice", { transactionNo });
  const recurringId = await merchant.registers({
    payment: { value: 10, currencyCode: "SAR", paymentNote: name },
    customer: { name, mobile, email },
    recurring: { retryCount: 0 },
  });
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
    await sandbox.events({ limit: 10_000 }),
    await sandbox.summary(),
    await sandbox.clock.read(),
    (await sandbox.invoices.list()).invoices,
    (await sandbox.recurring.list()).recurring,
    (await sandbox.callbacks.list()).callbacks,
    (await sandbox.sms()).sms,
    sandbox.requests(),
    (await sandbox.faults.list()).faults,
    (await sandbox.labels.list()).labels,
    await sandbox.settings.read(),
    (await sandbox.assumptions.read()).assumptions,
    (await sandbox.merchants.list()).merchants,
    (await client.get("/api/recurringPayments")).text,
  ]);
}

/** The shards whose canaries are in a text. */
function shardsIn(text: string): readonly number[] {
  const named = [...text.matchAll(CANARY)].map(([canary]) => Number(canary.split("-")[1]));
  const called = [...text.matchAll(MOBILE)].map(([, shard]) => Number(shard));
  return [...new Set([...named, ...called])];
}

test("sixty shards share one gateway and never see each other", async ({ gateway, merchant }) => {
  const { shop } = merchant;
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
  await Promise.all(shards.map((shard) => lives(shard, gateway, shop)));

  for (const shard of shards) {
    const seen = await everythingOf(gateway, canaryOf(shard));
    expect(shardsIn(seen), `what shard ${shard} holds`).toEqual([shard]);
  }
  const numbers = shards.map(
    async (shard) => (await gateway.get(canaryOf(shard)).invoices.list()).invoices,
  );
  const all = (await Promise.all(numbers)).flat().map(({ transactionNo }) => transactionNo);
  expect(new Set(all).size).toBe(2 * SHARDS);
  expect(shardsIn(JSON.stringify(gateway.unclaimedRequests()))).toEqual([]);

  for (const { url, headers, body } of shop.requests) {
    const reported = JSON.stringify([url, headers["x-shard"], body]);
    expect(shardsIn(reported), reported).toHaveLength(1);
  }
  const perShard = shards.map(
    (shard) => shop.requests.filter(({ url }) => url.startsWith(`/${canaryOf(shard)}/`)).length,
  );
  expect(new Set(perShard), "calls to the shop of each shard").toEqual(new Set([perShard[0]]));
});
