import { describe, expect } from "vitest";
import { defaultEgress, httpCallbackClient } from "../../mocks/sandbox/client.js";
import { clientOf } from "../support/http.js";
import { START, test, walletOf } from "../support/persons.js";
import { rawServer } from "../support/servers.js";

const answering = (head: string, body: string) =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${head}\r\n${body}`;

async function answerTo(text: string) {
  await using server = await rawServer((socket) => void socket.write(text));
  const url = `http://127.0.0.1:${server.port}/paid`;
  const client = httpCallbackClient({ ...defaultEgress, timeoutMs: 5000 });
  return await client.send({ method: "GET", url, headers: {}, body: null });
}

describe("the journal of a callback stores the receiver's answer", () => {
  test("with its headers, without credentials", async () => {
    const head = "X-Shop: one\r\nX-Shop: two\r\nSet-Cookie: session=s3cret\r\n";
    const { answer, durationMs } = await answerTo(answering(head, "thanks"));
    expect(answer).toEqual({
      headers: { "Content-Length": "6", "X-Shop": "one, two", "Set-Cookie": "(hidden)" },
      body: "thanks",
      cut: [],
    });
    expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  test("but no answer if no call was made", async () => {
    const client = httpCallbackClient({ ...defaultEgress, timeoutMs: 5000 });
    const sent = { method: "GET", url: "http://10.0.0.1/", headers: {}, body: null } as const;
    const result = await client.send(sent);
    expect(result.outcome).toBe("blocked");
    expect(Object.keys(result)).toEqual(["outcome", "status", "detail"]);
  });
});

describe("the control API shows", () => {
  test("each attempt with its request and answer", async ({ merchant, tester }) => {
    const no = await merchant.createsInvoice();
    const { callbacks } = await tester.invoices.pay(no);
    const read = await tester.callbacks.read(callbacks[0]?.id ?? "");
    expect(read).toEqual(callbacks[0]);
    expect(read).toMatchObject({ injected: null, retriesLeft: 0 });
    const [attempt] = read.attempts;
    expect(attempt?.response?.headers).toHaveProperty("Date");
    expect(attempt?.durationMs).toBeGreaterThan(0);
    await expect(tester.callbacks.read("cb-9")).rejects.toThrow("cb-9");
  });

  test("which fault affected a callback, and how often the gateway retries it", async ({
    merchant,
    tester,
  }) => {
    await tester.faults.add({ fault: "callback-doubled", nth: 1 });
    merchant.shop.answers(500, 500);
    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice());
    expect(callbacks.map(({ injected }) => injected)).toEqual([
      null,
      { id: "fault-1", fault: "callback-doubled" },
    ]);
    expect(callbacks.map(({ retriesLeft }) => retriesLeft)).toEqual([10, 10]);
  });

  test("a call with its headers, its length, and its fault", async ({ merchant, tester }) => {
    await tester.faults.add({ fault: "empty-401", nth: 1 });
    await merchant.post("/api/addInvoice", {});
    const [entry] = (await tester.requests()).requests;
    expect(entry).toMatchObject({
      injected: [{ id: "fault-1", fault: "empty-401" }],
      requestHeaders: expect.objectContaining({}),
      durationMs: expect.any(Number),
    });
    const hidden = Object.entries(entry?.requestHeaders ?? {}).find(
      ([name]) => name.toLowerCase() === "authorization",
    );
    expect(hidden?.[1]).toBe("Bearer (hidden)");
    expect(JSON.stringify(entry)).not.toContain("sandbox_shop");
  });
});

const CREDENTIALS = { apiId: "shop", secretKey: "key", persistToken: false };

test("a request reports each injected fault, also one in the command of another", async ({
  merchant,
  tester,
}) => {
  const transactionNo = await merchant.createsInvoice();
  await tester.faults.add({ fault: "paid-while-canceling" });
  await tester.faults.add({ fault: "declined-payment" });
  const { status } = await merchant.post("/api/cancelInvoice", { transactionNo });
  expect(status).toBe(200);
  const entry = (await tester.requests()).requests.at(-1);
  expect(entry?.faults).toEqual([
    expect.stringContaining("fault-1"),
    expect.stringContaining("fault-2"),
  ]);
});

describe("the sandbox of a call without a token", () => {
  test("is that of its token if it sends one", async ({ gateway, merchant }) => {
    const fork = await gateway.fork("shop", { name: "what-if" });
    await fork.clock.advance({ by: "PT1H" });
    const transactionNo = await merchant.createsInvoice();
    const refused = await walletOf(gateway, "sandbox_what-if").asksForCode(transactionNo);
    expect(refused.status).toBe(404);
    expect(refused.body.timestamp).toBe(Date.parse(START) + 3_600_000);
    const entry = (await fork.requests()).requests.at(-1);
    expect(entry?.code).toBe("invoice-unknown");
  });

  test("is none if no sandbox has the invoice", async ({ gateway }) => {
    const refused = await walletOf(gateway).asksForCode("1000000000000");
    expect(refused.status).toBe(404);
    const { requests } = await gateway.unclaimedRequests();
    expect(requests[0]?.code).toBe("invoice-unknown");
  });

  test("is not opened by an invalid body", async ({ gateway }) => {
    const auth = clientOf(gateway.baseUrl);
    expect((await auth.post("/api/auth", { apiId: "fresh" })).status).toBe(400);
    expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual(["shop"]);
    expect((await auth.post("/api/auth", { ...CREDENTIALS, apiId: "fresh" })).status).toBe(200);
    expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual(["shop", "fresh"]);
  });
});

test("a request names the first callbacks under way, and not all of many", async ({
  merchant,
  tester,
}) => {
  merchant.shop.answers(...Array<"never">(30).fill("never"));
  for (let n = 0; n < 30; n += 1) {
    const paid = tester.invoices.pay(await merchant.createsInvoice({ orderNumber: `ORD-${n}` }));
    // It waits for the callback, which ends with the gateway.
    paid.catch(() => undefined);
  }
  await merchant.readsStatus("1736935200000");
  const { requests } = await tester.requests();
  expect(requests.at(-1)?.during).toHaveLength(20);
});
