import { afterEach, describe, vi } from "vitest";
import { expect } from "../../mocks/testkit/vitest.js";
import { newProject } from "../support/project.js";
import { test, type Where } from "../support/testkit.js";

const DAYS_MS = 3 * 86_400_000;
const PLACES: readonly Where[] = ["in this process", "elsewhere"];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(PLACES)("with a gateway %s, a test can fake", (where) => {
  test.override({ where });

  test("the time of its own code and still gets replies and callbacks", async ({
    gateway,
    merchant,
  }) => {
    await gateway.faults.add({ fault: "latency", operation: "addInvoice", delayMs: 5, times: 1 });
    vi.useFakeTimers();
    const invoice = await merchant.createsInvoice();
    vi.setSystemTime(Date.now() + DAYS_MS);
    await gateway.invoice(invoice).pay({ method: "mada" });
    await expect(gateway.invoice(invoice)).toHaveBeenCalledBack({ kind: "paid" });
    expect(await gateway.idle({ quiet: "5ms" })).toMatchObject({ idle: true });
    expect((await gateway.invoice(invoice).read()).status).toBe("paid");
  });

  test("the time, and still waits in real time for a missing message", async ({ gateway }) => {
    vi.useFakeTimers();
    await expect(gateway.waitForOtp({}, { timeout: "30ms" })).rejects.toThrow(
      "waited 30 ms for a text message",
    );
  });

  test("fetch for its own code only", async ({ gateway }) => {
    const stub = vi.fn(async () => new Response("{}"));
    vi.stubGlobal("fetch", stub);
    await gateway.faults.add({ fault: "hang", operation: "addInvoice", times: 1 });
    expect((await gateway.faults.list()).faults).toHaveLength(1);
    expect((await gateway.invoices.list()).invoices).toEqual([]);
    expect(stub).not.toHaveBeenCalled();
  });
});

const FAKED_BEFORE = `
const { expect, test } = require("paystub/jest");

test("a call is answered, and its invoice is of today", async ({ gateway }) => {
  expect(setTimeout.clock).toBeDefined();
  jest.setSystemTime(new Date("2001-01-01T00:00:00Z"));
  const { now } = await gateway.clock.read();
  const answer = await fetch(gateway.baseUrl + "/api/auth", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ apiId: gateway.apiId, secretKey: gateway.secretKey }),
  });
  expect(answer.status).toBe(200);
  expect(Date.parse(now)).toBeGreaterThan(Date.parse("2026-01-01T00:00:00Z"));
  await expect(gateway.waitForOtp({}, { timeout: "30ms" })).rejects.toThrow("waited 30 ms for a text message");
});
`;

test("Jest can fake the time of all tests before it loads any module", async () => {
  const project = newProject();
  try {
    project.write("package.json", '{ "type": "commonjs" }');
    project.write("jest.config.cjs", "module.exports = { fakeTimers: { enableGlobally: true } };");
    project.write("time.test.js", FAKED_BEFORE);
    const { code, output } = await project.run("jest", ["time.test.js"]);
    expect([code, output]).toEqual([0, expect.stringContaining("1 passed, 1 total")]);
  } finally {
    project.remove();
  }
});
