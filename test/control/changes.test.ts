import { PassThrough } from "node:stream";
import { describe, expect, test as plain, vi } from "vitest";

import { ALL_TOPICS, changesOf } from "../../mocks/control/changed.js";
import { sendChanges } from "../../mocks/control/http.js";
import { ServerSentReader } from "../../mocks/control/sse.js";
import type { SandboxHandle } from "../../mocks/index.js";
import { remoteHost } from "../../mocks/testkit/hosts.js";
import type { SandboxChange } from "../../spec/generated/control.types.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { creates, partsWith } from "../support/parts.js";
import { call, SHOP, startPersons, test } from "../support/persons.js";

describe.each(["in this process", "over HTTP"])("the changes of a sandbox %s", (where) => {
  const over = test.extend<{ shop: { readonly changes: SandboxHandle["changes"] } }>({
    shop: async ({ gateway, tester }, use) => {
      if (where === "in this process") return use(tester);
      await use(await remoteHost({ url: gateway.controlUrl }).find("shop"));
    },
  });

  over(
    "name what changed, count it, and say where log and journal end",
    async ({ shop, merchant, tester }) => {
      const ending = new AbortController();
      const reports = shop.changes(ending.signal)[Symbol.asyncIterator]();
      const next = async (): Promise<SandboxChange> => (await reports.next()).value;
      const first = await next();
      expect(first.topics.toSorted()).toEqual(ALL_TOPICS.toSorted());
      expect(first).toMatchObject({ position: { events: 1, requests: 0 }, due: [] });

      const no = await merchant.createsInvoice();
      let change = await next();
      while (change.position.requests === 0) change = await next();
      expect(change).toMatchObject({
        counts: { invoices: { pending: 1, paid: 0, canceled: 0 }, callbacks: 0 },
        due: [{ what: "expiry", about: no }],
        position: { epoch: first.position.epoch, events: 2, requests: 1 },
      });

      await tester.labels.add({ name: "here" });
      change = await next();
      expect(change).toMatchObject({ topics: ["events", "labels"], counts: { labels: 1 } });

      await tester.invoices.pay(no);
      const topics = new Set<string>();
      while (change.counts.invoices.paid === 0 || !topics.has("callbacks")) {
        change = await next();
        for (const topic of change.topics) topics.add(topic);
      }
      expect([...topics].sort()).toEqual(["callbacks", "events", "invoices", "settlements"]);

      await tester.clock.advance({ by: "1m" });
      while (!change.topics.includes("clock")) change = await next();
      ending.abort();
      expect(await next()).toBeUndefined();
    },
  );

  over(
    "name every topic after a rewind, and end with the sandbox",
    async ({ shop, merchant, gateway }) => {
      const reports = shop.changes()[Symbol.asyncIterator]();
      const next = async (): Promise<SandboxChange> => (await reports.next()).value;
      const { position } = await next();
      await merchant.createsInvoice();
      await gateway.rewind("shop", { to: 1 });
      let change = await next();
      while (change.position.epoch === position.epoch) change = await next();
      expect(change.topics.toSorted()).toEqual(ALL_TOPICS.toSorted());
      expect(change.counts.invoices.pending).toBe(0);
      await gateway.reset("shop");
      while (change !== undefined) change = await next();
    },
  );
});

describe("the stream", () => {
  test("is text/event-stream, never cached, and ends with the sandbox", async ({ gateway }) => {
    const response = await fetch(`${gateway.baseUrl}${SHOP}/changes`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    await gateway.reset("shop");
    const types = new ServerSentReader().read(await response.text()).map(({ type }) => type);
    expect([types[0], types.at(-1)]).toEqual(["changed", "end"]);
  });

  test("is refused for an unknown sandbox, and for a foreign page", async ({
    gateway,
    merchant,
  }) => {
    expect((await call(merchant, "GET", "/_control/sandboxes/nobody/changes")).status).toBe(404);
    const headers = { Origin: "https://evil.example" };
    const foreign = await fetch(`${gateway.baseUrl}${SHOP}/changes`, { headers });
    expect(foreign.status).toBe(403);
  });

  test("has at most 128 readers, and one that leaves makes room", async ({ gateway }) => {
    const url = `${gateway.baseUrl}${SHOP}/changes`;
    const endings = Array.from({ length: 128 }, () => new AbortController());
    const open = await Promise.all(endings.map(({ signal }) => fetch(url, { signal })));
    expect(open.every(({ status }) => status === 200)).toBe(true);
    const refused = await fetch(url);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ title: "Too many streams" });
    for (const ending of endings) ending.abort();
    await vi.waitUntil(async () => {
      const again = new AbortController();
      const { status } = await fetch(url, { signal: again.signal });
      again.abort();
      return status === 200;
    });
  });

  plain("shows that it is alive, and does not hold up a gateway that ends", async () => {
    const clock = manualClock(0);
    const response = Object.assign(new PassThrough(), { writeHead: () => {}, flushHeaders() {} });
    const ending = new AbortController();
    async function* nothing(signal: AbortSignal): AsyncGenerator<SandboxChange> {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    }
    const sent = sendChanges(response as never, clock, nothing, ending.signal);
    await clock.pass(10_000);
    ending.abort();
    await sent;
    expect(response.read().toString()).toBe(": still here\n\n: still here\n\n");
    expect(clock.timers).toEqual([]);
  });

  plain("has at most ten reports a second", async () => {
    const clock = manualClock(T0);
    const { gateway, open } = partsWith(clock);
    const sandbox = await open();
    const response = Object.assign(new PassThrough(), { writeHead: () => {}, flushHeaders() {} });
    const ending = new AbortController();
    const changes = (signal: AbortSignal) => changesOf(gateway, sandbox, signal);
    const sent = sendChanges(response as never, clock, changes, ending.signal);
    const reader = new ServerSentReader();
    const pending = () => {
      const reports = reader.read(String(response.read() ?? ""));
      return reports.map(({ data }) => JSON.parse(data).counts.invoices.pending);
    };
    await clock.quiet();
    expect(pending()).toEqual([0]);
    for (let n = 0; n < 3; n += 1) await creates(sandbox, { orderNumber: String(n) });
    await clock.pass(99);
    expect(pending()).toEqual([]);
    await clock.pass(1);
    expect(pending()).toEqual([3]);
    // After a pause the next one is reported at once.
    await clock.pass(4000);
    await creates(sandbox, { orderNumber: "4" });
    await clock.quiet();
    expect(pending()).toEqual([4]);
    ending.abort();
    await sent;
  });

  plain("asks for the next report only when its reader has taken the last", async () => {
    const clock = manualClock(0);
    let asked = 0;
    const change = { topics: [], due: [], counts: {}, position: {} } as never as SandboxChange;
    async function* endless(): AsyncGenerator<SandboxChange> {
      for (; asked < 20; asked += 1) yield change;
    }
    const response = new PassThrough({ highWaterMark: 100 });
    const without = { writeHead: () => {}, flushHeaders: () => {} };
    const ending = new AbortController();
    const sent = sendChanges(
      Object.assign(response, without) as never,
      clock,
      endless,
      ending.signal,
    );
    await clock.pass(2000);
    expect(asked).toBeLessThan(10);
    response.resume();
    await clock.pass(2000);
    await sent;
    expect(asked).toBe(20);
  });
});

plain("server-sent events are parsed from pieces, split anywhere", () => {
  const text = 'event: changed\ndata: {"topics":[]}\n\n: still here\n\nevent: end\ndata: {}\n\n';
  const whole = [
    { type: "changed", data: '{"topics":[]}' },
    { type: "end", data: "{}" },
  ];
  for (let at = 0; at <= text.length; at += 1) {
    const reader = new ServerSentReader();
    expect([...reader.read(text.slice(0, at)), ...reader.read(text.slice(at))]).toEqual(whole);
  }
});

plain("a gateway closes although a stream is read", async () => {
  const persons = await startPersons();
  const response = await fetch(`${persons.gateway.baseUrl}${SHOP}/changes`);
  await persons.close();
  await response.text().catch(() => undefined);
});
