import http from "node:http";
import { describe, expect, test } from "vitest";
import type { FaultRequest } from "../../mocks/index.js";
import { anyAnswer, SANDBOX } from "../support/persons.js";
import { type SlowGateway, slowGateway } from "../support/slow-gateway.js";

const ORDER = {
  orderNumber: "ORD-1",
  amount: 25,
  callBackUrl: "https://shop.example/paid",
  clientName: "Zaid",
  clientMobile: "0509200900",
  products: [{ title: "Book", price: 25, qty: 1 }],
};

const OTP = { stcpayMobile: "509200900", stcpayMobileCountryCode: "966", total: 25 };

/** Begins anew under the same name, and returns what then stands in the new sandbox. */
async function startsAnew({ handle }: SlowGateway) {
  await handle.reset(SANDBOX);
  const fresh = await handle.open(SANDBOX);
  return async () => ({
    events: (await fresh.events()).events.map(({ type }) => type),
    requests: (await fresh.requests()).requests,
  });
}

/** The answer that a sandbox is gone, in the shape of the service or of the wallet. */
const GONE = expect.objectContaining({
  status: 410,
  text: expect.stringContaining("sandbox shop was reset while this was under way"),
});

/** Waits until something waits for real time to pass. */
async function somethingWaits({ clock }: SlowGateway): Promise<number> {
  while (clock.timers.length === 0) await clock.quiet();
  return (clock.timers[0] ?? 0) - clock.now();
}

async function unclaimed({ handle }: SlowGateway) {
  const { requests } = await handle.unclaimedRequests();
  return requests.map(({ operationId, status, code }) => [operationId, status, code]);
}

describe("a sandbox that is reset while a request waits", () => {
  test.each<readonly [string, FaultRequest]>([
    ["by latency, before anything of it is done", { fault: "latency", delayMs: 3000 }],
    ["by a late reply, when all of it is done", { fault: "late-reply", delayMs: 3000 }],
  ])("%s: the caller gets an error, and the new sandbox is empty", async (_what, rule) => {
    const slow = await slowGateway();
    await slow.tester.clock.freeze();
    await slow.tester.faults.add(rule);
    const answered = anyAnswer(slow.baseUrl).post("/api/addInvoice", ORDER);
    const waits = await somethingWaits(slow);
    const standing = await startsAnew(slow);
    await slow.clock.pass(waits);
    expect(await answered).toEqual(GONE);
    expect(await standing()).toEqual({ events: ["sandbox-opened"], requests: [] });
    expect(await unclaimed(slow)).toEqual([["addInvoice", 410, "sandbox-gone"]]);
  });

  test("by latency: a wallet's request, which finds its sandbox by the number", async () => {
    const slow = await slowGateway();
    await slow.tester.clock.freeze();
    const client = anyAnswer(slow.baseUrl);
    const { transactionNo } = (await client.post("/api/addInvoice", ORDER)).body;
    await slow.tester.faults.add({ fault: "latency", delayMs: 3000, operation: "sendOtp" });
    const body = { ...OTP, orderNumber: transactionNo };
    const answered = client.post("/rest/pay/stcpay/sendOtp", body);
    const waits = await somethingWaits(slow);
    const standing = await startsAnew(slow);
    await slow.clock.pass(waits);
    expect(await answered).toEqual(GONE);
    expect(await standing()).toEqual({ events: ["sandbox-opened"], requests: [] });
  });

  test.each([
    ["addInvoice", "/api/addInvoice", ORDER],
    ["sendOtp", "/rest/pay/stcpay/sendOtp", { ...OTP, orderNumber: "1772366400000" }],
  ])("by its own body: %s", async (operation, path, body) => {
    const slow = await slowGateway();
    await slow.tester.clock.freeze();
    const begun = await beginsToSend(slow.baseUrl, path);
    const standing = await startsAnew(slow);
    expect(await begun.ends(JSON.stringify(body))).toEqual(GONE);
    expect(await standing()).toEqual({ events: ["sandbox-opened"], requests: [] });
    expect(await unclaimed(slow)).toEqual([[operation, 410, "sandbox-gone"]]);
  });

  test("and not opened again: its name stays free", async () => {
    const slow = await slowGateway();
    await slow.tester.clock.freeze();
    await slow.tester.faults.add({ fault: "latency", delayMs: 3000 });
    const answered = anyAnswer(slow.baseUrl).post("/api/addInvoice", ORDER);
    const waits = await somethingWaits(slow);
    await slow.handle.reset(SANDBOX);
    await slow.clock.pass(waits);
    expect(await answered).toEqual(GONE);
    expect((await slow.handle.list()).sandboxes).toEqual([]);
  });
});

/** Sends the head of a request, and its body when the gateway has taken it in. */
async function beginsToSend(baseUrl: string, path: string) {
  const headers = {
    Authorization: `Bearer sandbox_${SANDBOX}`,
    "Content-Type": "application/json",
    Expect: "100-continue",
  };
  const { hostname: host, port } = new URL(baseUrl);
  const request = http.request({ host, port, method: "POST", path, headers, agent: false });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
  });
  request.flushHeaders();
  await new Promise((resume) => request.once("continue", resume));
  return {
    ends(body: string) {
      request.end(body);
      return answered;
    },
  };
}
