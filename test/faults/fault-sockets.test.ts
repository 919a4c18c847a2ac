import { describe, expect } from "vitest";
import { overSocket } from "../support/http.js";
import {
  anyAnswer,
  happened,
  lastRequest,
  type Merchant,
  once,
  requestsCame,
  SANDBOX,
  type Tester,
  test,
} from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";

/** Head and body of an answer as it came over a line. */
function partsOf(answer: string): { readonly head: string; readonly body: string } {
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  return { head, body: rest.join("\r\n\r\n") };
}

/** Every byte and every end of a connection, seen on bare sockets. */

const TOKEN = `sandbox_${SANDBOX}`;

function addInvoice(gateway: { readonly baseUrl: string }, merchant: Merchant) {
  return overSocket(gateway.baseUrl, "POST", "/api/addInvoice", TOKEN, merchant.order());
}

/** What the log and the journal know of one addInvoice. */
async function known(tester: Tester) {
  const { status, responseBody, faults } = await lastRequest(tester);
  const stored = (await happened(tester)).includes("invoice-created");
  return { stored, status, answered: responseBody !== null, faults };
}

test("without a rule the reply is complete, and the connection stays open", async ({
  gateway,
  merchant,
}) => {
  const line = addInvoice(gateway, merchant);
  await line.has(200);
  expect(line.text()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

describe("no answer", () => {
  for (const { fault, end, stored } of [
    { fault: "reset-before-reply", end: "reset", stored: false },
    { fault: "empty-reply", end: "finished", stored: false },
    { fault: "lost-reply", end: "reset", stored: true },
  ] as const) {
    const what = stored ? "carried out" : "not carried out";
    test(`under ${fault} the connection is ${end}, and the request ${what}`, async ({
      gateway,
      merchant,
      tester,
    }) => {
      await once(tester, { fault });
      const line = addInvoice(gateway, merchant);
      expect(await line.ended).toBe(end);
      expect(line.text()).toBe("");
      expect(await known(tester)).toEqual({
        stored,
        status: null,
        answered: false,
        faults: [expect.stringMatching("^fault-1: any operation, at most once: .*")],
      });
      expect(merchant.shop.requestLines).toEqual([]);
      expect((await merchant.addsInvoice()).status).toBe(200);
    });
  }

  test("[hang] the connection stays open until the gateway closes", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "hang", operation: "addInvoice" });
    const line = addInvoice(gateway, merchant);
    let over = false;
    const ended = line.ended.then((how) => {
      over = true;
      return how;
    });
    // A later call on another connection is answered meanwhile.
    await requestsCame(tester, 1);
    expect((await merchant.addsInvoice()).status).toBe(200);
    expect(over).toBe(false);
    expect(line.text()).toBe("");
    const [held] = (await tester.requests()).requests;
    expect(held).toMatchObject({ status: null, responseBody: null, code: "injected" });
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
    await gateway.close();
    expect(["finished", "reset"]).toContain(await ended);
    expect(line.text()).toBe("");
  });
});

describe("half an answer", () => {
  test("[reset-mid-reply] the first half of the body arrives, then a reset", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "reset-mid-reply" });
    const line = addInvoice(gateway, merchant);
    expect(await line.ended).toBe("reset");
    const { head, body } = partsOf(line.text());
    const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(body).toMatch(/^\{"gatewayOrderRequest":/);
    expect(Buffer.byteLength(body)).toBe(Math.ceil(promised / 2));
    expect(await known(tester)).toMatchObject({ stored: true, status: 200, answered: true });
  });

  test("[malformed-chunk] the whole body arrives as a chunk, and then an invalid one", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "malformed-chunk" });
    const line = addInvoice(gateway, merchant);
    expect(await line.ended).toBe("finished");
    const { head, body } = partsOf(line.text());
    expect(head).toMatch(/transfer-encoding: chunked/i);
    expect(head).not.toMatch(/content-length/i);
    const [, size = "", content = ""] = body.match(/^([0-9a-f]+)\r\n(.*)\r\nno chunk\r\n$/s) ?? [];
    expect(Buffer.byteLength(content)).toBe(Number.parseInt(size, 16));
    expect(JSON.parse(content)).toMatchObject({ success: true });
    expect(await known(tester)).toMatchObject({ stored: true, status: 200, answered: true });

    await once(tester, { fault: "malformed-chunk" });
    const call = anyAnswer(gateway.baseUrl).post("/api/addInvoice", merchant.order());
    await expect(call).rejects.toThrow();
  });

  test("[truncated-json] the length is right, but the JSON ends in the middle", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "truncated-json" });
    const client = anyAnswer(gateway.baseUrl);
    const { status, headers, text, body } = await client.post("/api/addInvoice", merchant.order());
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json");
    expect(Number(headers.get("content-length"))).toBe(Buffer.byteLength(text));
    expect(text).toMatch(/^\{"gatewayOrderRequest":/);
    expect(body).toBeUndefined();
    expect(await lastRequest(tester)).toMatchObject({ status: 200, responseBody: text });
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
  });
});

test("[slow-body] the body arrives byte by byte, ten a second, in real time", async ({
  merchant,
}) => {
  const { baseUrl, clock, tester } = await slowGateway();
  await tester.clock.freeze();
  await tester.faults.add({ fault: "slow-body", bytesPerSecond: 2000 });
  const line = addInvoice({ baseUrl }, merchant);
  await line.has(300);
  const headBytes = line.text().indexOf("\r\n\r\n") + 4;
  const total = Number(/content-length: (\d+)/i.exec(line.text())?.[1]);
  for (let drops = 1; drops * 200 < total; drops += 1) {
    await line.has(headBytes + drops * 200);
    expect(line.text().length).toBe(headBytes + drops * 200);
    expect(clock.timers).toHaveLength(1);
    await clock.pass(100);
  }
  await line.has(headBytes + total);
  expect(line.pieces()).toBeGreaterThan(3);
  expect(JSON.parse(partsOf(line.text()).body)).toMatchObject({ success: true });
});

test("a slow body ends when its caller disconnects", async ({ merchant }) => {
  const { baseUrl, clock, tester } = await slowGateway();
  await tester.clock.freeze();
  await tester.faults.add({ fault: "slow-body", bytesPerSecond: 10 });
  const gone = new AbortController();
  const response = await fetch(`${baseUrl}/api/addInvoice`, {
    method: "POST",
    headers: { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify(merchant.order()),
    signal: gone.signal,
  });
  expect(response.status).toBe(200);
  gone.abort();
  while (clock.timers.length > 0) await clock.pass(100);
});
