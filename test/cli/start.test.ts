import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startGateway, VERSION } from "../../mocks/index.js";
import { buildPackage, configured, paystub, started } from "../support/command-line.js";
import { clientOf } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";
import { openShop } from "../support/servers.js";

beforeAll(buildPackage);

const ROOT = join(import.meta.dirname, "../..");

test("a busy port is one line with the fix", async () => {
  const other = await startGateway();
  onTestFinished(() => other.close());
  const { port } = new URL(other.baseUrl);
  const { code, complaints } = await paystub("start", "--port", port);
  expect(code).toBe(2);
  const fix = "Give --port another, or 0 for any free one";
  expect(complaints).toBe(`paystub: port ${port} is in use. ${fix}\n`);
});

test("the version is that of the package", async () => {
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  expect(VERSION).toBe(version);
  expect(await paystub("--version")).toEqual({ code: 0, out: `${version}\n`, complaints: "" });
});

describe("paystub start", () => {
  const order = invoiceFields();

  test("with --json: prints ready and a line for each thing, and an interrupt exits with 0", async () => {
    const shop = await openShop();
    onTestFinished(() => shop.close());
    const config = configured({
      port: 1,
      sandbox: "till",
      clock: "2026-03-01T12:00:00Z",
      assume: { "order-status-case": "upper", tabby: "reject" },
      settings: { rates: { USD: 4 } },
      merchants: [{ merchantShopName: "Till 1" }],
    });
    const options = ["--port", "0", "--json", "--assume", "order-status-case=title"];
    const process = started("start", ...config, ...options);
    const { event, ...ready } = JSON.parse((await process.line()) ?? "");
    expect(event).toBe("ready");
    const { baseUrl } = ready;
    expect(ready).toEqual({ baseUrl, orderUrl: baseUrl, controlUrl: `${baseUrl}/_control` });

    const client = clientOf(baseUrl, "sandbox_till");
    const { body } = await client.post("/api/addInvoice", { ...order, currency: "USD" });
    expect(body).toMatchObject({
      transactionNo: "1772366400000",
      orderStatus: "Pending",
      foreignCurrencyRate: 4,
    });
    const tabby = { ...order, supportedCardBrands: ["tabby"] };
    expect((await client.post("/api/addInvoice", tabby)).status).toBe(400);
    const merchants = await client.get("/rest/partner/getMyMerchants");
    expect(merchants.body).toMatchObject([{ merchantShopName: "Till 1" }]);

    const reported = [];
    for (let n = 0; n < 5; n += 1) reported.push(JSON.parse((await process.line()) ?? ""));
    expect(reported).toMatchObject([
      { event: "sandbox-opened", sandbox: "till", seq: 1 },
      { event: "invoice-created", sandbox: "till", seq: 2, transactionNo: "1772366400000" },
      { event: "call", sandbox: "till", operationId: "addInvoice", status: 200 },
      { event: "call", sandbox: "till", operationId: "addInvoice", status: 400 },
      { event: "call", sandbox: "till", operationId: "getMyMerchants", status: 200 },
    ]);
    expect(await process.stop("SIGINT")).toBe(0);
    expect(await process.line()).toBeUndefined();
    expect(process.complaints()).toBe("");
  });

  test("calls a shop by its host name, which it resolves", async () => {
    const shop = await openShop();
    onTestFinished(() => shop.close());
    const process = started("start", "--port", "0", "--json");
    const { baseUrl } = JSON.parse((await process.line()) ?? "");
    const callBackUrl = `${shop.url.replace("127.0.0.1", "localhost")}/paid`;
    const client = clientOf(baseUrl, "sandbox_till");
    const { body } = await client.post("/api/addInvoice", { ...order, callBackUrl });
    const { transactionNo } = body as { transactionNo: string };
    const paid = await fetch(`${baseUrl}/_control/sandboxes/till/invoices/${transactionNo}/pay`, {
      method: "POST",
    });
    expect(paid.status).toBe(200);
    expect(shop.requestLines).toEqual([expect.stringMatching(/^GET \/paid\?/)]);
  });

  test("with text output, and with --quiet only the first lines", async () => {
    const [loud, quiet] = [
      started("start", "--port", "0"),
      started("start", "--port", "0", "--quiet"),
    ];
    for (const process of [loud, quiet]) {
      const banner = [];
      for (let n = 0; n < 10; n += 1) banner.push((await process.line()) ?? "");
      expect(banner[0]).toBe(`paystub ${VERSION} is ready. No money moves here.`);
      expect(banner[9]).toMatch(/^ {2}stop +Ctrl-C$/);
      const baseUrl = /http:\S+/.exec(banner[1] ?? "")?.[0] ?? "";
      expect(banner[2]).toBe(`  built-in shop  ${baseUrl}/_shop`);
      expect(banner[3]).toBe(`  base URL       ${baseUrl}`);
      expect(banner[6]).toBe(`  API reference  ${baseUrl}/_docs`);
      await clientOf(baseUrl, "sandbox_shop").post("/api/addInvoice", order);
    }
    expect(await loud.line()).toMatch(/^.* Riyadh \[shop\] {3}sandbox opened$/);
    expect(await loud.line()).toMatch(
      /^.* Riyadh \[shop\] {3}invoice \d{13} created: 25\.50 SAR, order/,
    );
    expect(await loud.line()).toMatch(/^.* Riyadh \[shop\] POST \/api\/addInvoice 200 addInvoice$/);
    expect(await Promise.all([loud.stop("SIGTERM"), quiet.stop("SIGTERM")])).toEqual([0, 0]);
    expect(await quiet.line()).toBeUndefined();
  });
});
