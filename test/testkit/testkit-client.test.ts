import { afterEach, describe, vi } from "vitest";
import { controlClient, openKit } from "../../mocks/testkit/client.js";
import { expect } from "../../mocks/testkit/vitest.js";
import { startPersons, test } from "../support/persons.js";

afterEach(() => vi.unstubAllEnvs());

test("a test in another process uses a sandbox like one in this process", async ({
  gateway,
  merchant,
}) => {
  const client = controlClient({ url: gateway.controlUrl });
  expect(await client.health()).toMatchObject({ status: "ok", sandboxes: 1 });
  const shop = await client.get("-");
  expect(shop.name).toBe("shop");
  const number = await merchant.createsInvoice();
  await shop.invoice(number).pay();
  await expect(shop.invoice(number)).toHaveBeenCalledBack({ times: 1 });
  const other = await client.open("other", { clock: "frozen" });
  expect((await client.list()).sandboxes.map(({ name }) => name)).toEqual(["shop", "other"]);
  await expect(client.open("other")).rejects.toMatchObject({
    message: "sandbox other exists already. Reset it first, or choose another name",
    status: 409,
  });
  await other.dispose();
  await expect(client.get("other")).rejects.toThrow("sandbox other was reset");
  await expect(client.get("nobody")).rejects.toThrow(
    "there is no sandbox nobody. Open sandboxes: shop",
  );
});

test("keeps an order URL and a token", async () => {
  const { gateway, close } = await startPersons({ host: "0.0.0.0", orderPort: 0 });
  const { controlToken, orderUrl } = gateway;
  const url = gateway.baseUrl;
  const client = controlClient({ url, token: controlToken ?? "", orderUrl });
  const shop = await client.get("shop");
  expect(shop.orderUrl).toBe(`${orderUrl}/s/shop`);
  expect(shop.env).toEqual({
    PAYSTUB_BASE_URL: `${url}/s/shop`,
    PAYSTUB_ORDER_URL: `${orderUrl}/s/shop`,
    PAYSTUB_CONTROL_URL: `${url}/_control`,
    PAYSTUB_CONTROL_TOKEN: controlToken,
    PAYSTUB_SANDBOX: "shop",
    PAYSTUB_TOKEN: "sandbox_shop",
    PAYSTUB_API_ID: "shop",
    PAYSTUB_SECRET_KEY: "any",
    PAYSTUB_PROFILE_NO: "shop",
    PAYSTUB_API_KEY: "any",
  });
  await expect(controlClient({ url }).list()).rejects.toMatchObject({ status: 401 });
  await close();
});

describe("the address of the gateway", () => {
  test("comes from the variables that paystub run sets", async ({ gateway }) => {
    vi.stubEnv("PAYSTUB_CONTROL_URL", gateway.controlUrl);
    vi.stubEnv("PAYSTUB_ORDER_URL", "http://127.0.0.1:1");
    expect(controlClient()).toMatchObject({
      baseUrl: gateway.baseUrl,
      orderUrl: "http://127.0.0.1:1",
    });
    const kit = await openKit();
    const own = await kit.sandbox("under paystub run");
    expect(gateway.get(own.name).name).toBe("under-paystub-run");
    await kit.close();
    expect((await gateway.list()).sandboxes.length).toBe(2);
    const { orderUrl } = controlClient({ url: gateway.controlUrl });
    expect(orderUrl, "of another gateway").toBe(gateway.baseUrl);
  });

  test("must be given", () => {
    vi.stubEnv("PAYSTUB_CONTROL_URL", "");
    expect(() => controlClient()).toThrow(
      "no gateway is named. Give controlClient({ url }) or set PAYSTUB_CONTROL_URL",
    );
  });

  test.each([
    ["ftp://127.0.0.1", '"ftp://127.0.0.1" is not a control URL. Give one such as http'],
    ["127.0.0.1:4010", '"127.0.0.1:4010" is not a control URL. Give one such as http'],
  ])("is invalid in %s", (url, message) => {
    expect(() => controlClient({ url })).toThrow(message);
  });

  test("is reported if nothing answers there, or something else", async ({ gateway, merchant }) => {
    await expect(controlClient({ url: `${merchant.shop.url}/_control` }).list()).rejects.toThrow(
      "is not a control API (status 200)",
    );
    await gateway.close();
    await expect(controlClient({ url: gateway.baseUrl }).list()).rejects.toThrow(
      `nothing answers at ${gateway.controlUrl} (ECONNREFUSED)`,
    );
  });
});

test("an account that cannot be stored is reported, and hides nothing", async () => {
  const kit = await openKit({ accounts: "/dev/null/accounts" });
  const report = await kit.report(await kit.sandbox("pays"));
  expect(report).toMatch(/^sandbox pays of /);
  expect(report).toMatch("could not be saved as /dev/null/accounts/pays.txt (ENOTDIR)\n");
  await kit.close();
});
