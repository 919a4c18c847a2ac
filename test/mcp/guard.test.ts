import { describe, expect, onTestFinished, test } from "vitest";
import { type StartOptions, startGateway } from "../../mocks/index.js";
import { assistantAt } from "../support/mcp.js";
import { invoiceFields } from "../support/orders.js";

const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
const JSON_HEADERS = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
};

async function gatewayWith(options: StartOptions = {}) {
  const gateway = await startGateway({ sandbox: "shop", ...options });
  onTestFinished(() => gateway.close());
  return { ...gateway, local: gateway.baseUrl.replace("localhost", "127.0.0.1") };
}

function ask(baseUrl: string, headers: Readonly<Record<string, string>> = {}, body = LIST) {
  return fetch(`${baseUrl}/_mcp`, {
    method: "POST",
    headers: { ...JSON_HEADERS, ...headers },
    body,
  });
}

test("a page of another site cannot use the tools", async () => {
  const { baseUrl } = await gatewayWith();
  const response = await ask(baseUrl, { Origin: "http://evil.example" });
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain("call_service");
});

describe("on a shared host the tools ask for the control token:", () => {
  test.each([
    ["none", {}],
    ["the token of a sandbox", { Authorization: "Bearer sandbox_shop" }],
  ])("%s is refused", async (_name, headers) => {
    const { local } = await gatewayWith({ host: "0.0.0.0", controlToken: "the-control-token" });
    expect((await ask(local, headers)).status).toBe(401);
  });

  test("they open a sandbox that has a secret key, and do not reveal the key", async () => {
    const gateway = await gatewayWith({ host: "0.0.0.0", controlToken: "the-control-token" });
    await gateway.get("shop").settings.change({ secretKey: "s3cret-of-the-shop" });
    const { use } = await assistantAt(gateway.local, { Authorization: "Bearer the-control-token" });
    const created = await use("call_service", {
      operation: "addInvoice",
      fields: invoiceFields("http://127.0.0.1:1/paid"),
    });
    expect(created.text).toContain("answered 200");
    const merchants = await use("call_service", { operation: "getMyMerchants" });
    expect(merchants.text).toContain("answered 200");
    const said = [created, merchants, await use("read", { what: "settings" })];
    expect(said.map(({ text }) => text).join()).not.toContain("s3cret");
  });
});

describe("over HTTP", () => {
  test("no tool runs a program or writes a file", async () => {
    const { baseUrl } = await gatewayWith();
    const { client } = await assistantAt(baseUrl);
    const names = (await client.listTools()).tools.map(({ name }) => name);
    for (const name of ["run", "explore", "verify", "start_mock"]) {
      expect(names).not.toContain(name);
    }
  });

  test("no other method than POST is allowed, because there is no session", async () => {
    const { baseUrl } = await gatewayWith();
    const response = await fetch(`${baseUrl}/_mcp`, { headers: JSON_HEADERS });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test.each([
    ["no JSON", "{", 400],
    ["no message", '{"a":1}', 400],
    ["nothing", "", 400],
    ["too much", JSON.stringify({ pad: "x".repeat(2000) }), 413],
  ])("%s is refused with %#", async (_name, body, status) => {
    const { baseUrl } = await gatewayWith({ bodyLimitBytes: 1000 });
    expect((await ask(baseUrl, {}, body)).status).toBe(status);
  });
});
