import { describe, expect, onTestFinished } from "vitest";
import { type Assumptions, startGateway } from "../../mocks/index.js";
import { eachWay, type Merchant, switchedPersons, test } from "../support/persons.js";
import { openShop, type ReceivedRequest } from "../support/servers.js";

const HEADERS = { "X-Shop-Key": "letmein", "X-Origin": "payments" };

const webhookOf = (merchant: Merchant, headers = {}) => ({
  webhook: { url: `${merchant.shop.url}/webhook`, headers },
});

const hooked = ({ shop }: Merchant) => shop.requests.filter(({ url }) => url === "/webhook");

describe("the account-level webhook [webhook-version]", () => {
  test("needs only an address, and then has no headers of its own", async ({
    merchant,
    tester,
  }) => {
    const url = `${merchant.shop.url}/webhook`;
    expect((await tester.settings.change({ webhook: { url } })).webhook).toEqual({
      url,
      headers: {},
    });
    await tester.invoices.pay(await merchant.createsInvoice());
    expect(hooked(merchant)).toHaveLength(1);
    expect((await tester.settings.change({ webhook: null })).webhook).toBeNull();
    await tester.invoices.pay(await merchant.createsInvoice());
    expect(hooked(merchant)).toHaveLength(1);
  });

  test("cannot set headers of the call itself", async ({ tester, merchant }) => {
    const url = `${merchant.shop.url}/webhook`;
    for (const name of ["Host", "connection", "Transfer-Encoding", "Content-Length", "Expect"]) {
      for (const field of ["webhook", "settlementWebhook"] as const) {
        const changed = tester.settings.change({ [field]: { url, headers: { [name]: "x" } } });
        await expect(changed).rejects.toThrow(
          `${field}.headers.${name} is set by the call itself. Leave it out`,
        );
      }
    }
    const settings = { webhook: { url, headers: { Host: "other.example" } } };
    await expect(startGateway({ settings })).rejects.toThrow("settings.webhook.headers.Host");
  });

  test.for(
    eachWay<readonly [Assumptions["webhook-version"], object]>([
      ["v1", {}],
      ["v2", { apiVersion: "v2" }],
    ]),
  )("%s: %s is a JSON POST with the fixed headers", async ([way, version, more]) => {
    const { merchant, tester } = await switchedPersons(way, {
      "webhook-version": version,
    });
    await tester.merchants.seed({ merchants: [{ merchantEmail: "owner@shop.example" }] });
    await tester.settings.change(webhookOf(merchant, HEADERS));
    const transactionNo = await merchant.createsInvoice();

    await tester.invoices.pay(transactionNo);

    const [reported, ...others] = hooked(merchant) as [ReceivedRequest];
    expect(others).toEqual([]);
    expect(reported.method).toBe("POST");
    expect(reported.headers).toMatchObject({
      "content-type": "application/json",
      "x-shop-key": "letmein",
      "x-origin": "payments",
    });
    expect(JSON.parse(reported.body)).toEqual({
      amount: 25,
      merchantEmail: "owner@shop.example",
      transactionNo,
      merchantOrderNumber: "ORD-1",
      orderStatus: "Paid",
      ...more,
    });
    expect(reported.body).toContain('"amount":25.0,');
  });

  test("is sent besides the callback, also when the browser carries that one", async ({
    merchant,
    customer,
    tester,
  }) => {
    await tester.settings.change(webhookOf(merchant));
    await customer.submits(await merchant.createsInvoice(), { do: "pay" });
    await tester.settled();
    expect(merchant.shop.requestLines).toEqual(["POST /webhook"]);
  });

  test("reports payments only", async ({ merchant, tester }) => {
    await tester.settings.change(webhookOf(merchant));
    await tester.invoices.cancel(await merchant.createsInvoice());
    await tester.invoices.decline(await merchant.createsInvoice());
    await tester.clock.advance({ by: "P1D" });
    expect(hooked(merchant)).toEqual([]);
  });

  test("accepts only 200, and is retried ten times", async ({ merchant, tester }) => {
    const account = await openShop();
    onTestFinished(account.close);
    account.answers(204, 500, ...Array<number>(20).fill(201));
    await tester.settings.change({ webhook: { url: account.url, headers: {} } });
    await tester.invoices.pay(await merchant.createsInvoice());
    await tester.clock.advance({ by: "P3D" });

    const [callback, webhook] = (await tester.callbacks.list()).callbacks;
    expect(callback).toMatchObject({ kind: "paid", state: "delivered" });
    expect(webhook).toMatchObject({ kind: "webhook", state: "failed" });
    expect(webhook?.attempts).toHaveLength(11);
    expect(webhook?.attempts[0]).toMatchObject({
      outcome: "refused",
      status: 204,
      detail: "answered 204; 200 was expected",
    });
  });
});
