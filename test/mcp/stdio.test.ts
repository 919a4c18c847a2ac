import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  getDefaultEnvironment,
  StdioClientTransport,
} from "@modelcontextprotocol/sdk/client/stdio.js";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { buildPackage, COMMAND, folder } from "../support/command-line.js";
import { type Assistant, assistantOver, found, tokensOf } from "../support/mcp.js";
import { invoiceFields } from "../support/orders.js";

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

  test("refuses a wrong option of a start", async () => {
    const { use } = await assistantIn(folder());
    const { text, isError } = await use("start_mock", { clock: "late" });
    expect(isError).toBe(true);
    expect(text).toMatch(/^clock must be real, frozen or the instant .*, but you sent "late"\./);
  });
});
