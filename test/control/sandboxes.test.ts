import { describe, expect, onTestFinished } from "vitest";
import { type FaultRequest, startGateway } from "../../mocks/index.js";
import { SANDBOX_BYTES } from "../../mocks/sandbox/bounds.js";
import { controlClient, openKit } from "../../mocks/testkit/client.js";
import { clientOf, sendRaw } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";
import { anyAnswer, call, done, SANDBOX, START, test } from "../support/persons.js";
import { type SlowGateway, slowGateway } from "../support/slow-gateway.js";

describe("a sandbox can be opened", () => {
  test("with only a name", async ({ merchant }) => {
    const body = { name: "till.1_~@-x" };
    const summary = await done(merchant, "POST", "/_control/sandboxes", body, 201);
    expect(summary).toMatchObject({ name: "till.1_~@-x", events: 1, clock: { now: START } });
  });

  test("with its own start state", async ({ gateway, merchant }) => {
    const body = {
      name: "market",
      seed: "seven",
      clock: "2028-02-29T00:00:00Z",
      assumptions: { "otp-code": "generated", tabby: "reject" },
      settings: { strict: true, rates: { GBP: 5 }, secretKey: "s" },
    };
    const summary = await done(merchant, "POST", "/_control/sandboxes", body, 201);
    expect(summary.clock).toMatchObject({ mode: "frozen", now: "2028-02-29T00:00:00.000Z" });
    const market = gateway.get("market");
    expect((await market.assumptions.read()).assumptions).toMatchObject(body.assumptions);
    expect(await market.settings.read()).toMatchObject({
      strict: true,
      secretKey: "s",
      rates: { USD: 3.75, EUR: 4.1, GBP: 5 },
    });
    const opened = (await market.events()).events[0];
    expect(opened).toMatchObject({ type: "sandbox-opened", seed: "seven" });
    expect((await gateway.get("shop").settings.read()).strict).toBe(false);
  });

  test("with a clock that continues from elsewhere once it is resumed", async ({ merchant }) => {
    const body = { name: "later", clock: "2030-01-01T00:00:00Z" };
    await done(merchant, "POST", "/_control/sandboxes", body, 201);
    const clock = await done(merchant, "POST", "/_control/sandboxes/later/clock/resume", undefined);
    expect(clock.mode).toBe("shifted");
    expect(clock.now.startsWith("2030-01-01T00:00:")).toBe(true);
  });
});

describe("the answer to an opening has what a shop needs", () => {
  test("at the address that was called, with the pinned key", async ({ gateway, merchant }) => {
    const body = { test: "pays", settings: { secretKey: "pinned" } };
    const { port } = new URL(gateway.baseUrl);
    const opened = await sendRaw(gateway.baseUrl, {
      method: "POST",
      path: "/_control/sandboxes",
      headers: { "Content-Type": "application/json", Host: `localhost:${port}` },
      body: JSON.stringify(body),
    });
    expect(opened.json).toMatchObject({
      name: "pays",
      baseUrl: `http://localhost:${port}/s/pays`,
      orderUrl: `http://localhost:${port}/s/pays`,
      token: "sandbox_pays",
      ...{ apiId: "pays", secretKey: "pinned", profileNo: "pays", apiKey: "pinned" },
    });
    const { apiId, secretKey } = opened.json;
    expect((await merchant.post("/s/pays/api/auth", { apiId, secretKey })).status).toBe(200);
    const fork = await done(merchant, "POST", "/_control/sandboxes/shop/fork", { name: "f" }, 201);
    expect(fork).toMatchObject({ baseUrl: `${gateway.baseUrl}/s/f`, secretKey: "any" });
  });

  test("at its public URL, and with the port of the order URL", async () => {
    const publicUrl = "https://mock.example";
    const gateway = await startGateway({ publicUrl, orderPort: 0 });
    onTestFinished(() => gateway.close());
    const open = (host: string) =>
      sendRaw(gateway.baseUrl, {
        method: "POST",
        path: "/_control/sandboxes",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${gateway.controlToken}`,
          Host: host,
        },
        body: '{"test":"pays"}',
      });
    expect((await open("mock.example")).json.baseUrl).toBe("https://mock.example/s/pays");
    const { port } = new URL(gateway.orderUrl);
    expect((await open("localhost:1")).json.orderUrl).toBe(`http://localhost:${port}/s/pays-2`);
  });
});

describe("the name - of a sandbox", () => {
  test("means the only one", async ({ merchant }) => {
    const { status, body } = await merchant.get("/_control/sandboxes/-");
    expect([status, body.name]).toEqual([200, "shop"]);
  });

  test("is ambiguous when there are several", async ({ gateway, merchant }) => {
    await gateway.open("market");
    const { status, body } = await merchant.get("/_control/sandboxes/-/clock");
    expect(status).toBe(409);
    expect(body.detail).toBe(
      "- stands for the only sandbox, but there are 2: shop, market. Name one",
    );
  });

  test("is unknown when there is none", async ({ gateway, merchant }) => {
    await gateway.reset("shop");
    const { status, body } = await merchant.get("/_control/sandboxes/-");
    expect(status).toBe(404);
    expect(body.detail).toMatch(/^no sandbox is open yet. To open one, issue a token/);
  });
});

describe("an unknown sandbox", () => {
  test("gets a suggestion of the nearest ones", async ({ gateway, merchant }) => {
    for (const name of ["market", "shed", "a", "b", "c", "d"]) await gateway.open(name);
    const { status, body } = await merchant.get("/_control/sandboxes/shpo/invoices");
    expect(status).toBe(404);
    expect(body.detail).toMatch(
      /^there is no sandbox shpo. Open sandboxes: sh(op|ed), .* and 2 more$/,
    );
  });

  test.for(["DELETE /x", "POST /x/clock/resume"])("%s is a 404", async (what, { merchant }) => {
    const [method = "", path = ""] = what.split(" ");
    expect((await call(merchant, method, `/_control/sandboxes${path}`)).status).toBe(404);
  });
});

describe("options of a sandbox and of a kit, as untyped JavaScript may give them", () => {
  test.for<[object, string]>([
    [{ clok: "frozen" }, "clok is not an option of a sandbox. Did you mean clock?"],
    [{ port: 1 }, "port is not an option of a sandbox"],
    [{ clock: "2026-02-30T00:00Z" }, "clock must be an instant"],
    [{ assume: { "order-status-cas": "x" } }, "Did you mean order-status-case?"],
  ])("open no sandbox if they are %j", async ([options, sentence], { gateway }) => {
    const client = controlClient({ url: gateway.controlUrl });
    await expect(client.open("nightly", options as never)).rejects.toThrow(sentence);
    expect((await gateway.health()).sandboxes).toBe(1);
  });

  test("start nothing if a start has none of that name", async ({ gateway: { controlUrl } }) => {
    for (const options of [{ controlUrl }, {}]) {
      const opened = openKit({ ...options, clok: "frozen" } as never);
      await expect(opened).rejects.toThrow("clok is not an option. Did you mean clock?");
    }
  });

  test("count as absent if they are undefined", async ({ gateway: { controlUrl } }) => {
    const kit = await openKit({ controlUrl, assume: { host: undefined } } as never);
    const settings = { secretKey: undefined };
    const options = { clock: undefined, settings, assume: { "order-status-case": undefined } };
    const { apiId, secretKey, baseUrl, assumptions } = await kit.sandbox("a", options as never);
    const answered = await clientOf(baseUrl).post("/api/auth", { apiId, secretKey });
    expect(answered.status).toBe(200);
    expect((await assumptions.read()).assumptions["order-status-case"]).toBeTypeOf("string");
    await kit.close();
  });
});

const MOST = 3;

const REASON = "a share of Node's heap. Reset or rewind sandboxes";

/** A gateway with as many sandboxes as it takes, all but one opened by the mere name in a token. */
async function fullGateway() {
  const slow = await slowGateway({ parts: { keptMaxBytes: 4.5 * SANDBOX_BYTES } });
  for (let n = 1; n < MOST; n += 1) {
    await anyAnswer(slow.baseUrl, `sandbox_visitor-${n}`).get("/api/recurringPayments");
  }
  return slow;
}

describe("a gateway with its maximum of sandboxes", () => {
  test("refuses the next name in a token, and opens nothing", async () => {
    const { baseUrl, handle } = await fullGateway();
    for (let n = 0; n < 3; n += 1) {
      const { status, text } = await anyAnswer(baseUrl, `sandbox_next-${n}`).get(
        "/api/recurringPayments",
      );
      expect([status, text]).toEqual([503, expect.stringContaining(REASON)]);
    }
    expect((await handle.list()).sandboxes).toHaveLength(MOST);
    expect((await handle.unclaimedRequests()).requests).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 503, code: "memory-full" })),
    );
  });

  test("refuses one that is opened, forked or imported by the control API", async () => {
    const { baseUrl, handle, tester } = await fullGateway();
    const refused = { status: 409, message: expect.stringContaining(REASON) };
    const [client, log] = [anyAnswer(baseUrl), await tester.export()];
    await expect(handle.create({ name: "next" })).rejects.toMatchObject(refused);
    await expect(handle.fork(SANDBOX, { name: "next" })).rejects.toMatchObject(refused);
    await expect(handle.import("next", log)).rejects.toMatchObject(refused);
    const { status, text } = await client.post("/_control/sandboxes", { name: "next" });
    expect([status, text]).toEqual([409, expect.stringContaining(REASON)]);
    expect((await handle.list()).sandboxes).toHaveLength(MOST);
  });

  test("serves its sandboxes, and accepts another one when one is gone", async () => {
    const { baseUrl, handle } = await fullGateway();
    const known = anyAnswer(baseUrl, "sandbox_visitor-1");
    expect((await known.get("/api/recurringPayments")).status).toBe(200);
    await handle.reset("visitor-2");
    const next = anyAnswer(baseUrl, "sandbox_next");
    expect((await next.get("/api/recurringPayments")).status).toBe(200);
    expect((await handle.list()).sandboxes.map(({ name }) => name)).toEqual([
      "shop",
      "visitor-1",
      "next",
    ]);
  });
});

const ORDER = invoiceFields("https://shop.example/paid");

/** Begins again under the same name, and returns the contents of the new sandbox. */
async function startsAnew({ handle }: SlowGateway) {
  await handle.reset(SANDBOX);
  const fresh = await handle.open(SANDBOX);
  return async () => ({
    events: (await fresh.events()).events.map(({ type }) => type),
    requests: (await fresh.requests()).requests,
  });
}

/** The answer for a deleted sandbox, in the shape of the service or of the wallet. */
const GONE = expect.objectContaining({
  status: 410,
  text: expect.stringContaining("sandbox shop was reset while your call was under way"),
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

  test("and does not open again: its name stays free", async () => {
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

test("a request without a sandbox is in the gateway's own list, with the reason", async ({
  gateway,
  merchant,
  tester,
}) => {
  await merchant.createsInvoice();
  const stranger = clientOf(gateway.baseUrl);
  await stranger.post("/api/addInvoices", {});
  await stranger.get("/api/getInvoice/1772355600000");

  const { body } = await stranger.get("/_control/requests");

  expect(body.requests).toMatchObject([
    { path: "/api/addInvoices", status: 404, explanation: expect.stringContaining("addInvoice:") },
    {
      operationId: "getInvoice",
      status: 401,
      explanation: expect.stringMatching(/^the Authorization header is missing/),
    },
  ]);
  expect((await tester.requests()).requests).toHaveLength(1);
});
