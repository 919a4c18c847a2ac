import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import { recordSource } from "../../mocks/workbench/app/data/record/record-source.js";
import { recordIn } from "../../mocks/workbench/embedded.js";
import { recordPage } from "../../mocks/workbench/record-page.js";
import { controlOperations } from "../../spec/generated/control.operations.js";
import { buildPackage, folder } from "../support/command-line.js";
import { logOfFullLife } from "../support/full-life.js";
import { clientOf } from "../support/http.js";
import { eventsIn } from "../support/logs.js";
import { type Persons, SANDBOX, startPersons, test, walletOf } from "../support/persons.js";

beforeAll(buildPackage);

/** What only looks at a sandbox as a whole, with the ways to ask each list. */
const LISTS = controlOperations
  .filter(
    ({ id, method, path }) => method === "GET" && /\{sandbox\}(\/\w+)?$/.test(path) && !isOther(id),
  )
  .flatMap(({ path, query }) => {
    const [, place = ""] = path.split("{sandbox}");
    const isList = (query as readonly string[]).includes("order");
    const asked = ["?order=newest&limit=3", "?q=2&cursor=4&order=newest"];
    return [place, ...(isList ? asked : []).map((question) => place + question)];
  });

/** What a record has no answer to, or none as JSON. */
function isOther(id: string): boolean {
  return [
    "sandbox.recorded",
    "sandbox.export",
    "sandbox.changes",
    "sandbox.outcomes.list",
    "gateway.previewRewind",
  ].includes(id);
}

describe("a recording", () => {
  test("answers everything that the control API answered", async ({ gateway }) => {
    await gateway.import("full", await logOfFullLife());
    const client = clientOf(gateway.baseUrl, "sandbox_full");
    for (const path of ["/api/recurringPayments", "/api/nothing", "/api/getInvoice/1"]) {
      await client.get(path);
    }
    const sandbox = gateway.get("full");
    const [recorded, log] = [await sandbox.recorded(), await sandbox.export()];
    const { requests } = await sandbox.requests();
    const source = recordSource({ ...recorded, log, requests });
    const [invoice, recurring] = [
      (await sandbox.invoices.list()).invoices.map(({ transactionNo }) => transactionNo),
      (await sandbox.recurring.list()).recurring.map(({ recurringId }) => recurringId),
    ];
    const paths = [
      ...LISTS,
      ...invoice.flatMap((no) => [
        `/invoices/${no}`,
        `/invoices/${no}/why`,
        `/invoices/${no}/sequence`,
      ]),
      ...recurring.map((id) => `/recurring/${id}`),
      ...requests.map(({ id }) => `/requests/${id}`),
      ...["/events?after=3&limit=2", "/invoices?status=paid", "/agenda?limit=1"],
    ];
    const answers = await Promise.all(
      paths.map(async (path) => [path, await source.read(`/sandboxes/full${path}`)]),
    );
    const reported = await Promise.all(
      paths.map(async (path) => [path, (await client.get(`/_control/sandboxes/full${path}`)).body]),
    );
    expect(paths.length).toBeGreaterThan(50);
    expect(JSON.parse(JSON.stringify(answers))).toEqual(reported);
  });

  test("refuses every change, and says why", async ({ tester, merchant }) => {
    const no = await merchant.createsInvoice();
    const source = recordSource(await tester.recorded());
    for (const attempt of [
      source.change("POST", `/sandboxes/shop/invoices/${no}/pay`, {}),
      source.read("/sandboxes/shop/rewind?to=1"),
    ]) {
      await expect(attempt).rejects.toThrow(/this is a record.*paystub call import/);
    }
    await expect(source.read("/sandboxes/shop/invoices/1")).rejects.toThrow(/no invoice/);
  });

  test("contains texts that look like markup, and ends at its end", async ({
    tester,
    merchant,
  }) => {
    const hostile = "</script><script>document.title='run'</script><!--";
    await merchant.createsInvoice({ clientName: hostile, note: "$& $' $`" });
    const record = await tester.recorded();
    const page = await recordPage(record);
    expect(page).not.toContain("document.title='run'</script>");
    expect(JSON.parse(recordIn(page) ?? "")).toEqual(JSON.parse(JSON.stringify(record)));
    expect(recordIn(page)).not.toContain("<");
    expect(page.length - JSON.stringify(record).length).toBeLessThan(1_500_000);
  });

  test("of a deleted sandbox says that it is gone", async ({ tester, gateway }) => {
    await gateway.reset(SANDBOX);
    await expect(tester.recorded()).rejects.toThrow(/sandbox shop was reset/);
  });
});

/** Fills a sandbox with secrets in every possible place, and returns them. */
async function secretsIn({ gateway, merchant, tester }: Persons): Promise<readonly string[]> {
  const webhook = {
    url: `${merchant.shop.url}/hook?access_token=hook-token-7`,
    headers: { "X-Shop": "header-value-3", Authorization: "Bearer hookBearer4" },
  };
  const pinned = { secretKey: 'pinned "secret" 1', callbackSecret: "callback-signing-2" };
  await tester.assumptions.change({
    "callback-signature": "hmac-sha256",
    "callback-channel": "both",
  });
  await tester.settings.change({ ...pinned, webhook });
  const issued = await merchant.post("/api/auth", { apiId: SANDBOX, secretKey: pinned.secretKey });
  const { id_token } = issued.body as { readonly id_token: string };
  const address = new URL(`${merchant.shop.url}/paid?token=url-token-5&order=1`);
  address.username = "shopkeeper";
  address.password = "url-password-6";
  const paid = await merchant.createsInvoice({
    callBackUrl: address.href,
    note: `card 4111 1111 1111 1111, token ${id_token}`,
    apiKey: "k12",
    cardNumber: "5105105105105100",
    cvv: "737",
  });
  await tester.invoices.pay(paid);
  const { paymentSessionId, signature, signedBase64Data } = await walletOf(gateway).getsCode(
    await merchant.createsInvoice(),
  );
  await merchant.get("/api/getInvoice/1?api_key=query-key-8");
  await clientOf(gateway.baseUrl, id_token).get(`/api/getInvoice/${paid}`);
  return [
    ...[pinned.secretKey, JSON.stringify(pinned.secretKey).slice(1, -1), pinned.callbackSecret],
    ...["hook-token-7", "header-value-3", "hookBearer4", id_token, "url-token-5"],
    ...[
      "url-password-6",
      "shopkeeper",
      '"k12"',
      '\\"k12',
      "4111 1111 1111 1111",
      "5105105105105100",
    ],
    ...['\\"737', paymentSessionId, signature, signedBase64Data, "query-key-8"],
  ];
}

describe("the secrets of a recording", () => {
  test("are nowhere in its file", async ({ persons }) => {
    const secrets = await secretsIn(persons);
    const record = await persons.tester.recorded();
    const file = await recordPage(record);
    const page =
      JSON.stringify(await persons.tester.requests()) +
      JSON.stringify(await persons.tester.export());
    const planted = secrets.filter((secret) => page.includes(JSON.stringify(secret).slice(1, -1)));
    // A secret that is absent without hiding proves nothing.
    expect(planted.length).toBeGreaterThan(12);
    expect(secrets.filter((secret) => file.includes(secret))).toEqual([]);
    expect(file).toContain("************1111");
    // The one in its field was masked before the journal kept it.
    expect(record.replaced.cards).toBe(1);
    expect(record.replaced.secrets).toBeGreaterThan(10);
  });

  test("are hidden by the same text wherever the same one occurred", async ({ persons }) => {
    await secretsIn(persons);
    const { log, requests } = await persons.tester.recorded();
    const issued = requests.find(({ operationId }) => operationId === "issueMerchantToken");
    const token = /"id_token":"(redacted-\d+)"/.exec(issued?.responseBody ?? "")?.[1];
    expect(token).toBeDefined();
    const created = eventsIn(log).find(({ type }) => type === "invoice-created");
    expect(JSON.stringify(created)).toContain(`token ${token}`);
  });

  test("are not needed to continue: the log of a recording can be imported", async ({
    persons,
  }) => {
    await secretsIn(persons);
    const { log } = await persons.tester.recorded();
    const copy = await persons.gateway.import("copy", log);
    const [invoice] = (await copy.invoices.list()).invoices.filter(
      ({ status }) => status === "pending",
    );
    await copy.invoices.pay(invoice?.transactionNo ?? "");
    expect((await copy.summary()).invoices).toEqual({ pending: 0, paid: 2, canceled: 0 });
    const again = await copy.recorded();
    const events = eventsIn(log);
    expect(eventsIn(again.log).slice(1, events.length)).toEqual(events.slice(1));
  });

  test("of a full life can be hidden, and everything continues", async ({ gateway }) => {
    await gateway.import("full", await logOfFullLife());
    const { log } = await gateway.get("full").recorded();
    const copy = await gateway.import("copy", log);
    expect((await copy.summary()).events).toBe(eventsIn(log).length);
  });

  test("include the seed on a shared host, because it signs tokens", async () => {
    const { gateway, close } = await startPersons({
      publicUrl: "http://shared.example",
      controlToken: "control-token-9",
      seed: "seed-of-all-tokens",
    });
    onTestFinished(close);
    const file = await recordPage(await gateway.get(SANDBOX).recorded());
    expect(file).not.toContain("seed-of-all-tokens");
    expect(file).not.toContain("control-token-9");
  });
});

describe("gateway.record", () => {
  test("creates the folder, and replaces an existing file", async ({ gateway, merchant }) => {
    await merchant.createsInvoice();
    const file = join(folder(), "a", "b.html");
    expect(await gateway.record(file)).toBe(file);
    const first = readFileSync(file, "utf8");
    await merchant.createsInvoice();
    await gateway.record(file, SANDBOX);
    expect(readFileSync(file, "utf8").length).toBeGreaterThan(first.length);
  });
});
