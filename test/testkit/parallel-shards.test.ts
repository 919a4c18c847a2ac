import { expect } from "vitest";
import { type Client, clientOf } from "../support/http.js";
import { type Persons, test } from "../support/persons.js";
import type { Shop } from "../support/servers.js";

const SHARDS = 60;

/** The text that a shard writes everywhere; no other shard may ever see it. */
const canaryOf = (shard: number) => `canary-${shard}-x`;
const mobileOf = (shard: number) => `05${String(shard).padStart(3, "0")}00000`;
const CANARY = /canary-\d+-x/g;
const MOBILE = /05(\d{3})00000/g;

/** A test run of its own: gets a token, and uses everything there is. */
async function lives(shard: number, gateway: Persons["gateway"], shop: Shop): Promise<void> {
  const name = canaryOf(shard);
  const open = clientOf(gateway.baseUrl);
  const credentials = { apiId: name, secretKey: `${name}-secret` };
  const { id_token } = (await open.post("/api/auth", credentials)).body;
  const client = clientOf(gateway.baseUrl, id_token);
  const sandbox = gateway.get(name);
  await sandbox.labels.add({ name: `begin-${name}` });
  await sandbox.assumptions.change({ "otp-code": "generated" });
  const webhook = { url: `${shop.url}/${name}/hook`, headers: { "X-Shard": name } };
  await sandbox.settings.change({ webhook, secretKey: `${name}-secret` });
  await sandbox.merchants.seed({
    merchants: [{ merchantShopName: name, merchantEmail: `${name}@example.com` }],
  });
  await sandbox.faults.add({ fault: "latency", delayMs: 1, where: { orderNumber: name } });
  const paid = await adds(client, shard, shop);
  await sandbox.invoices.decline(paid, { message: name });
  const payment = await paysByWallet(open, shard, paid, async () => {
    const otp = (await sandbox.sms()).sms.find(({ kind }) => kind === "otp");
    return /\d+/.exec(otp?.text ?? "")?.[0] ?? "";
  });
  expect(payment.body.orderNumber).toBe(paid);
  const canceled = await adds(client, shard, shop);
  await client.post("/api/cancelInvoice", { transactionNo: canceled });
  const recurringId = await registers(client, shard, shop);
  await sandbox.recurring.start(recurringId);
  await sandbox.clock.advance({ by: "P1M" });
  await sandbox.settled();
}

async function adds(client: Client, shard: number, shop: Shop): Promise<string> {
  const name = canaryOf(shard);
  const { body } = await client.post("/api/addInvoice", {
    orderNumber: name,
    amount: 25,
    callBackUrl: `${shop.url}/${name}/paid`,
    cancelUrl: `${shop.url}/${name}/canceled`,
    clientName: name,
    clientEmail: `${name}@example.com`,
    clientMobile: mobileOf(shard),
    smsMessage: `${name} [CLIENT_NAME] [ORDER_NUMBER] [TRANSACTION_NO] [SHORT_URL]`,
    note: name,
    products: [{ title: name, price: 25, qty: 1, description: name }],
  });
  return body.transactionNo;
}

async function paysByWallet(
  client: Client,
  shard: number,
  orderNumber: string,
  code: () => Promise<string>,
) {
  const wallet = { stcpayMobile: mobileOf(shard), stcpayMobileCountryCode: "966", total: 25 };
  const asked = { ...wallet, orderNumber };
  const { body } = await client.post("/rest/pay/stcpay/sendOtp", asked);
  const { paymentSessionId, signature, signedBase64Data } = body;
  const proof = { paymentSessionId, signature, signedBase64Data, stcpayPaymentOTP: await code() };
  return client.post("/rest/pay/stcpay/processPayment", { ...asked, ...proof });
}

async function registers(client: Client, shard: number, shop: Shop): Promise<string> {
  const name = canaryOf(shard);
  const { body } = await client.post("/api/registerPayment", {
    payment: { value: 10, currencyCode: "SAR", paymentNote: name },
    customer: { name, mobile: mobileOf(shard), email: `${name}@example.com` },
    urls: { callback: `${shop.url}/${name}/charged` },
    recurring: { type: "Monthly", iterations: 3, retryCount: 0 },
  });
  return body.invoiceDetails.recurringId;
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

test("the search for canaries detects a misplaced one", () => {
  expect(shardsIn(`{"to":"${mobileOf(7)}","text":"${canaryOf(8)}"}`)).toEqual([8, 7]);
});

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
