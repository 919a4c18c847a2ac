import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  getDefaultEnvironment,
  StdioClientTransport,
} from "@modelcontextprotocol/sdk/client/stdio.js";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startGateway } from "../../../mocks/index.js";
import { buildPackage, COMMAND, folder } from "../../support/command-line.js";
import {
  type Assistant,
  assistantOver,
  found,
  invoiceFields,
  tokensOf,
} from "../../support/mcp.js";

beforeAll(buildPackage);

/** An assistant that starts `paystub mcp` in a folder. */
function assistantIn(cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Assistant> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, "mcp"],
    env: { ...getDefaultEnvironment(), PAYSTUB_CONTROL_URL: "http://127.0.0.1:1/_control", ...env },
    stderr: "ignore",
    cwd,
  });
  return assistantOver(transport);
}

/** Whether anything answers at an address. */
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe("a session over stdio", () => {
  test("starts a mock, uses it, and ends it when the client leaves", async () => {
    const { use, client, transcript } = await assistantIn(folder());
    const wrong: unknown[] = [];
    client.onerror = (error) => wrong.push(error);
    const none = await use("list", { what: "problems" });
    expect(none.text).toMatch(/^nothing answers at .*\nNext: start_mock starts a mock\.$/s);

    const started = await use("start_mock", { port: 0, clock: "frozen" });
    const baseUrl = found(started.text, /^Started a mock at (\S+)/);
    const { text } = await use("call_service", {
      operation: "addInvoice",
      fields: invoiceFields("http://127.0.0.1:1/paid"),
    });
    await use("pay", { transactionNo: found(text, /pay\(transactionNo "(\d+)"\)/) });
    expect((await use("why", { what: "callback", id: "cb-1" })).text).toContain("nothing listens");
    expect((await use("start_mock")).text).toContain(`Found a mock at ${baseUrl}`);
    for (const said of transcript) expect(tokensOf(said), said).toBeLessThan(800);

    expect(await answers(baseUrl)).toBe(true);
    await client.close();
    await expect.poll(() => answers(baseUrl)).toBe(false);
    expect(wrong).toEqual([]);
  });

  test("finds a running mock, and leaves it running", async () => {
    const gateway = await startGateway({ sandbox: "shop" });
    onTestFinished(() => gateway.close());
    const { use, client } = await assistantIn(folder(), {
      PAYSTUB_CONTROL_URL: gateway.controlUrl,
    });
    expect((await use("start_mock")).text).toContain(`Found a mock at ${gateway.baseUrl}`);
    expect((await use("list", { what: "sandboxes" })).text).toContain('"name":"shop"');
    await client.close();
    expect(await answers(gateway.baseUrl)).toBe(true);
  });

  test("finds the running mock of the project, and registers the one that it starts", async () => {
    const notes = { PAYSTUB_CONTROL_URL: "", PAYSTUB_RUNNING_DIR: folder() };
    const project = folder();
    const first = await assistantIn(project, notes);
    const started = await first.use("start_mock", { port: 0 });
    const baseUrl = found(started.text, /^Started a mock at (\S+)/);
    const second = await assistantIn(project, notes);
    expect((await second.use("start_mock")).text).toContain(`Found a mock at ${baseUrl}`);
  });

  test("starts a mock with the config file of the project", async () => {
    const project = folder();
    writeFileSync(join(project, "paystub.json"), '{ "assume": { "order-status-case": "upper" } }');
    const { use } = await assistantIn(project);
    await use("start_mock", { port: 0 });
    const { text } = await use("read", {
      what: "assumptions",
      field: "assumptions.order-status-case",
    });
    expect(text).toContain("upper");
  });

  test("saves a recording only as a page", async () => {
    const project = folder();
    const { use } = await assistantIn(project);
    await use("start_mock", { port: 0 });
    const path = join(project, "all.html");
    expect((await use("record", { path })).text).toContain(path);
    expect(readFileSync(path, "utf8")).toContain("<!doctype html>");
    expect((await use("record", { path: join(project, "shop.js") })).text).toMatch(
      /^path must end in \.html\./,
    );
  });

  test.each([
    ["start_mock", { port: 70_000 }, /^port must be a number from 0 to 65535\./],
    [
      "start_mock",
      { clock: "late" },
      /^clock must be real, frozen or the instant to freeze it at, such as .*\. You sent "late"\./,
    ],
    [
      "run",
      { command: "npm test" },
      /^command must be a list of texts\.\n.*\nNext: Send it as \["npm", "test"\]/s,
    ],
    ["run", { command: ["no-such-program"] }, /no-such-program was not found/],
    ["run", { command: ["true"], fail_on: "nonsense" }, /nonsense/],
    ["lint", { file: "no-such-file.yaml" }, /no-such-file\.yaml/],
    [
      "conform",
      { base_url: "http://127.0.0.1:1", options: ["--allow-production"] },
      /^No tool calls a production service\./,
    ],
  ])("refuses %s %j", async (name, input, expected) => {
    const { use } = await assistantIn(folder());
    const { text, isError } = await use(name, input);
    expect(isError).toBe(true);
    expect(text).toMatch(expected);
  });
});

/** A shop with two bugs: a field by a wrong name, and an address at which it does not listen. */
const SHOP = `import http from "node:http";

const { PAYSTUB_BASE_URL: base, PAYSTUB_TOKEN: token } = process.env;

export async function openShop() {
  const shop = { paid: [] };
  const server = http.createServer((request, response) => {
    shop.paid.push(new URL(request.url, base).searchParams.get("orderNumber"));
    response.end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop.close = () => server.close();
  shop.order = async (orderNumber) => {
    const response = await fetch(base + "/api/addInvoice", {
      method: "POST",
      headers: { Authorization: "Bearer " + token, "Content-Type": "application/json" },
      body: JSON.stringify({
        orderNumber,
        amount: 25.5,
        callBackUrl: "http://127.0.0.1:1/paid",
        clientName: "Sara Al Harbi",
        mobile: "0500000001",
        products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
      }),
    });
    return (await response.json()).transactionNo;
  };
  shop.port = server.address().port;
  return shop;
}
`;

const SHOP_TEST = `import assert from "node:assert/strict";
import { test } from "node:test";
import { openShop } from "./shop.mjs";

const { PAYSTUB_CONTROL_URL: control, PAYSTUB_SANDBOX: sandbox } = process.env;

test("an order is paid, and the shop is notified", async () => {
  const shop = await openShop();
  try {
    const transactionNo = await shop.order("ORD-1");
    const pay = control + "/sandboxes/" + sandbox + "/invoices/" + transactionNo + "/pay";
    await fetch(pay, { method: "POST" });
    assert.deepEqual(shop.paid, ["ORD-1"]);
  } finally {
    shop.close();
  }
});
`;

describe("an assistant that repairs a broken shop with the tools", () => {
  test("gets a passing run", async () => {
    const project = folder();
    const path = join(project, "shop.mjs");
    writeFileSync(path, SHOP);
    writeFileSync(join(project, "shop.test.mjs"), SHOP_TEST);
    const mend = (change: (source: string) => string) =>
      writeFileSync(path, change(readFileSync(path, "utf8")));
    const { client, use, transcript } = await assistantIn(project);
    const input = { command: [process.execPath, "--test"], fail_on: "violations,callbacks" };

    const first = await use("run", input);
    expect(first.text).toMatch(/^FAILED paystub run/);
    // The verdict names the field that the shop sent, and the one that the service has.
    const [, sent = "", wanted = ""] =
      /Likely cause: you sent (\w+)\. Rename it to (\w+)/.exec(first.text) ?? [];
    expect([sent, wanted]).toEqual(["mobile", "clientMobile"]);
    mend((source) => source.replace(`${sent}:`, `${wanted}:`));

    const second = await use("run", input);
    expect(second.text).toMatch(/^FAILED paystub run/);
    // The callback went to an address where nothing listens.
    const target = found(second.text, /(http:\/\/127\.0\.0\.1:1\/paid)/);
    expect(second.text).toContain("ECONNREFUSED");
    mend((source) => source.replace(`"${target}"`, `"http://127.0.0.1:" + shop.port + "/paid"`));

    const told: string[] = [];
    const { content } = await client.callTool({ name: "run", arguments: input }, undefined, {
      onprogress: ({ message = "" }) => told.push(message),
    });
    expect(content).toMatchObject([{ text: expect.stringMatching(/^PASSED paystub run/) }]);
    expect(told[0]).toBe("run has started");
    for (const said of transcript) expect(tokensOf(said), said).toBeLessThan(800);

    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain("paystub://reports/run");
    const report = await client.readResource({ uri: "paystub://reports/run" });
    expect(JSON.parse((report.contents as { text: string }[])[0]?.text ?? "")).toMatchObject({
      passed: true,
    });
  });

  test("can cancel a check, which ends its processes", async () => {
    const project = folder();
    const { client } = await assistantIn(project);
    const pidFile = join(project, "pid");
    const script = `require("fs").writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000);`;
    const cancel = new AbortController();
    const input = { command: [process.execPath, "-e", script] };
    const running = client.callTool({ name: "run", arguments: input }, undefined, {
      signal: cancel.signal,
    });
    await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, "utf8") !== "").toBe(true);
    cancel.abort();
    await expect(running).rejects.toThrow();
    const pid = Number(readFileSync(pidFile, "utf8"));
    const isAlive = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isAlive).toBe(false);
  });
});

test("a start loads none of the tools", () => {
  const bundle = readFileSync(join(COMMAND, "../paystub.bundle.cjs"), "utf8");
  expect(bundle).not.toContain("tools/list");
  expect(bundle).toContain("mocks/mcp/http.cjs");
});
