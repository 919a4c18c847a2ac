import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { printer } from "../../mocks/cli/log-lines.js";
import { type StartOptions, startGateway } from "../../mocks/index.js";
import type { SandboxRecord } from "../../spec/generated/control.types.js";
import { tour } from "../fixtures/other-service/tour.js";
import { folder, paystub } from "../support/command-line.js";

/** The record of a sandbox in which a client called every operation. */
async function recorded(options: StartOptions = {}): Promise<SandboxRecord> {
  const gateway = await startGateway({ ...options, port: 0, sandbox: "tour" });
  try {
    await tour(gateway.baseUrl);
    return await gateway.get("tour").recorded();
  } finally {
    await gateway.close();
  }
}

let record: SandboxRecord;
beforeAll(async () => {
  record = await recorded();
});

async function replayed(of: unknown, ...options: readonly string[]) {
  const path = join(folder(), "record.json");
  writeFileSync(path, typeof of === "string" ? of : JSON.stringify(of));
  return paystub("replay", path, ...options);
}

/** What differs, as `operation field kind`. */
async function differences(of: unknown, ...options: readonly string[]): Promise<readonly string[]> {
  const { out, complaints } = await replayed(of, "--json", ...options);
  if (out === "") throw new Error(complaints);
  const { data } = JSON.parse(out);
  return data.differences.map(
    ({ operation, field, kind }: Readonly<Record<string, string>>) =>
      `${operation} ${field} ${kind}`,
  );
}

const order = {
  ...{ orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/", clientName: "Sara" },
  ...{ clientMobile: "0500000001", products: [{ title: "Tea", price: 25, qty: 1 }] },
};

describe("paystub replay of a record", () => {
  test("shows no difference under the same assumptions", async () => {
    const { code, out } = await replayed(record);
    expect(out).toContain("0 differences.");
    expect(code).toBe(0);
    const [, compared, all] = /(\d+) of (\d+) calls of sandbox tour compared/.exec(out) ?? [];
    // The payment page is no operation.
    expect(Number(compared)).toBe(Number(all) - 1);
    expect(Number(all)).toBeGreaterThan(45);
  });

  test.each([
    ["order-status-case=upper", ["payByCard orderStatus value", "getInvoice orderStatus value"]],
    ["cancel-success-type=boolean", ["cancelInvoice success type"]],
    ["payment-receipt=null", ["payByCard paymentReceipt type"]],
    ["creation-date-unit=seconds", ["getMyMerchants [].relationshipCreationDate value"]],
    ["total-mismatch=accept", ["sendOtp HTTP status status"]],
  ])("shows the changes under %s", async (assumed, expected) => {
    const seen = await differences(record, "--assume", assumed);
    expect(seen).toEqual(expect.arrayContaining(expected));
    const operations = new Set(expected.map((one) => one.split(" ")[0]));
    expect(seen.filter((one) => !operations.has(one.split(" ")[0] ?? ""))).toEqual([]);
  });

  test("shows current differences, although the recording was made under other assumptions", async () => {
    const other = await recorded({ assume: { "order-status-case": "upper" } });
    expect(await differences(other)).toEqual([]);
    expect(await differences(other, "--assume", "order-status-case=mixed")).toContain(
      "payByCard orderStatus value",
    );
  });

  test("fails on differences if requested", async () => {
    const gate = ["--fail-on", "differences"];
    expect((await replayed(record, ...gate)).code).toBe(0);
    const assumed = ["--assume", "cancel-success-type=boolean"];
    expect((await replayed(record, ...gate, ...assumed)).code).toBe(1);
    expect((await replayed(record, ...assumed)).code).toBe(0);
  });

  test("repeats the actions of a tester, on the clock of the sandbox", async () => {
    const gateway = await startGateway({ port: 0, sandbox: "shop", clock: "frozen" });
    const shop = gateway.get("shop");
    const call = async (path: string, body?: object) => {
      const headers = { Authorization: `Bearer ${shop.token}`, "Content-Type": "application/json" };
      const init = body && { method: "POST", body: JSON.stringify(body) };
      return (await fetch(gateway.baseUrl + path, { headers, ...init })).json();
    };
    const invoices = [await call("/api/addInvoice", order), await call("/api/addInvoice", order)];
    const [paid, expired] = invoices.map(({ transactionNo }) => transactionNo);
    await shop.invoices.pay(paid, { method: "amex" });
    await call(`/api/getInvoice/${paid}`);
    await shop.clock.advance({ by: "25h", callbacks: "skip" });
    await call(`/api/getInvoice/${expired}`);
    const kept = await shop.recorded();
    await gateway.close();
    expect(await differences(kept)).toEqual([]);
    // The record has what became of both.
    expect(JSON.stringify(kept.requests)).toContain('\\"orderStatus\\":\\"Canceled\\"');
    expect(JSON.stringify(kept.requests)).toContain('\\"paymentMethod\\":\\"AMEX\\"');
  });

  test("leaves out what a rewind undid, and repeats the calls before and after", async () => {
    const gateway = await startGateway({ port: 0, sandbox: "shop" });
    const { token } = gateway.get("shop");
    const reads = async () => {
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
      const body = JSON.stringify({ ...order, orderNumber: "ORD-1" });
      await fetch(`${gateway.baseUrl}/api/addInvoice`, { method: "POST", headers, body });
      const url = `${gateway.baseUrl}/api/getTransactionsOfOrderNumber?orderNumber=ORD-1`;
      return (await (await fetch(url, { headers })).json()).length;
    };
    expect(await reads()).toBe(1);
    await gateway.get("shop").labels.add({ name: "one" });
    expect(await reads()).toBe(2);
    await gateway.rewind("shop", { to: "one" });
    expect(await reads()).toBe(2);
    const kept = await gateway.get("shop").recorded();
    await gateway.close();
    const { out } = await replayed(kept);
    expect(out).toContain("the sandbox was rewound to an earlier moment afterwards");
    expect(out).toContain("4 of 6 calls of sandbox shop compared, 0 differences.");
  });

  test("leaves out calls with an injected fault, and their consequences", async () => {
    const faults = [{ fault: "lost-reply", operation: "registerPayment", times: 1 }] as const;
    const gateway = await startGateway({ port: 0, sandbox: "tour", faults });
    await expect(tour(gateway.baseUrl)).rejects.toThrow();
    const kept = await gateway.get("tour").recorded();
    await gateway.close();
    const { out } = await replayed(kept);
    expect(out).toContain("Not compared, since a fault was injected into them.");
    expect(out).toContain("0 differences.");
  });
});

test("replays the output of paystub start --json", async () => {
  const lines: string[] = [];
  const observer = printer((text) => lines.push(text), {
    json: true,
    quiet: false,
    paint: undefined,
  });
  const gateway = await startGateway({ port: 0, sandbox: "tour", observer });
  lines.unshift(`${JSON.stringify({ event: "ready", baseUrl: gateway.baseUrl })}\n`);
  await tour(gateway.baseUrl);
  await gateway.close();
  const log = lines.join("");
  expect(await differences(log)).toEqual([]);
  expect(await differences(log, "--assume", "payment-receipt=null")).toContain(
    "payByCard paymentReceipt type",
  );
  const { code, complaints } = await replayed(log, "--sandbox", "other");
  expect(code).toBe(2);
  expect(complaints).toContain("contains no call of sandbox other. Choose from tour");
});

test.each([
  [
    '{"paystub":"log","version":1,"sandbox":"shop","events":[]}',
    "an exported log, which contains events but no responses",
  ],
  ["<!doctype html><p>no record</p>", "is not a record of a sandbox"],
  ['{"paystub":"record","version":1}', "is broken: it has no log or requests"],
  [
    '{"paystub":"record","version":99,"log":{"events":[]},"requests":[]}',
    "but this paystub reads up to",
  ],
  ["nonsense", "record"],
])("refuses %s in one line", async (text, words) => {
  const { code, complaints } = await replayed(text);
  expect(code).toBe(2);
  expect(complaints.trim().split("\n")).toHaveLength(1);
  expect(complaints).toContain(words);
});
