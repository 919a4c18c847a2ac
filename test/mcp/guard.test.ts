import { describe, expect, onTestFinished, test } from "vitest";
import { type StartOptions, startGateway } from "../../mocks/index.js";
import { sendRaw } from "../support/http.js";
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

describe("a page of another site cannot use the tools:", () => {
  test.each([
    ["a foreign Origin", { Origin: "http://evil.example" }],
    ["a foreign site", { "Sec-Fetch-Site": "cross-site" }],
    ["no origin", { Origin: "null" }],
  ])("%s", async (_name, headers) => {
    const { baseUrl } = await gatewayWith();
    const response = await ask(baseUrl, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain("call_service");
  });

  test("a foreign Host", async () => {
    const { baseUrl } = await gatewayWith();
    const headers = { ...JSON_HEADERS, Host: "rebound.example" };
    const raw = await sendRaw(baseUrl, { method: "POST", path: "/_mcp", headers, body: LIST });
    expect(raw.status).toBe(403);
  });
});

describe("on a shared host the tools ask for the control token:", () => {
  test.each([
    ["none", {}],
    ["a wrong one", { Authorization: "Bearer wrong" }],
    ["the token of a sandbox", { Authorization: "Bearer sandbox_shop" }],
  ])("%s is refused", async (_name, headers) => {
    const { local } = await gatewayWith({ host: "0.0.0.0", controlToken: "the-control-token" });
    expect((await ask(local, headers)).status).toBe(401);
  });

  test("with it they work", async () => {
    const { local } = await gatewayWith({
      host: "0.0.0.0",
      controlToken: "the-control-token",
    });
    const { use } = await assistantAt(local, { Authorization: "Bearer the-control-token" });
    const { text } = await use("call_service", {
      operation: "addInvoice",
      fields: invoiceFields("http://127.0.0.1:1/paid"),
    });
    expect(text).toContain("answered 200");
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
    for (const name of ["run", "explore", "verify", "record", "start_mock"]) {
      expect(names).not.toContain(name);
    }
  });

  test.each(["GET", "DELETE", "PUT"])(
    "%s is not allowed, because there is no session",
    async (method) => {
      const { baseUrl } = await gatewayWith();
      const response = await fetch(`${baseUrl}/_mcp`, { method, headers: JSON_HEADERS });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
    },
  );

  test.each([
    ["no JSON", "{", 400],
    ["no message", '{"a":1}', 400],
    ["nothing", "", 400],
    ["too much", JSON.stringify({ pad: "x".repeat(2000) }), 413],
  ])("%s is refused with %#", async (_name, body, status) => {
    const { baseUrl } = await gatewayWith({ bodyLimitBytes: 1000 });
    expect((await ask(baseUrl, {}, body)).status).toBe(status);
  });

  test("a key that would reach a prototype is refused", async () => {
    const { baseUrl } = await gatewayWith();
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"change_settings",
      "arguments":{"sandbox":"shop","webhook":{"__proto__":{"url":"http://127.0.0.1:1"}}}}}`;
    const { result } = (await (await ask(baseUrl, {}, body)).json()) as { result: object };
    expect(result).toMatchObject({ isError: true });
  });
});
