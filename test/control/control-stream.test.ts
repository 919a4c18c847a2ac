import { get, type IncomingMessage } from "node:http";
import tls from "node:tls";
import { createGunzip } from "node:zlib";
import { describe, expect, test as plain, vi } from "vitest";
import type { StreamedChange } from "../../mocks/control/changes.js";
import { ServerSentReader } from "../../mocks/control/sse.js";
import type { Observer, SandboxHandle } from "../../mocks/index.js";
import { remoteHost } from "../../mocks/testkit/hosts.js";
import { call, SHOP, startPersons, test } from "../support/persons.js";
import { idsOf, kindsOf, typesOf, until } from "../support/stream.js";

const hasPaid = (reported: readonly StreamedChange[]) =>
  typesOf(reported).includes("callback-answered");

describe.each(["in this process", "over HTTP"])("a stream %s sends", (where) => {
  const over = test.extend<{ shop: { readonly follow: SandboxHandle["follow"] } }>({
    shop: async ({ gateway, tester }, use) => {
      if (where === "in this process") return use(tester);
      await use(await remoteHost({ url: gateway.controlUrl }).find("shop"));
    },
  });

  over(
    "the current state, then events, calls and their changes",
    async ({ shop, merchant, tester }) => {
      const following = until(shop.follow({ after: "1.1.0" }), hasPaid);
      const no = await merchant.createsInvoice();
      await tester.invoices.pay(no, { method: "mada" });
      const reported = await following;
      expect(kindsOf(reported.slice(0, 3))).toEqual(["clock", "faults", "settings"]);
      expect(typesOf(reported)).toEqual([
        "invoice-created",
        "invoice-paid",
        "callback-scheduled",
        "callback-attempted",
        "callback-answered",
      ]);
      const calls = reported.filter(({ type }) => type === "call");
      expect(calls).toMatchObject([
        { data: { operationId: "addInvoice", status: 200, transactionNo: no, after: 1 } },
      ]);
      expect(calls[0]?.data).not.toHaveProperty("requestBody");
    },
  );

  over("missed events, from any id on and without a gap", async ({ shop, merchant, tester }) => {
    const no = await merchant.createsInvoice();
    await tester.invoices.pay(no);
    const all = await until(shop.follow({ after: "1.1.0" }), hasPaid);
    const ids = idsOf(all);
    expect(ids.length).toBeGreaterThan(5);
    for (const [n, id] of ids.slice(0, -1).entries()) {
      const rest = await until(
        shop.follow({ after: id }),
        (reported) => idsOf(reported).length >= ids.length - n - 1,
      );
      expect(idsOf(rest), `after ${id}`).toEqual(ids.slice(n + 1));
    }
  });

  over("a notice that a rewind undid its events", async ({ shop, merchant, gateway }) => {
    await merchant.createsInvoice();
    const following = until(shop.follow({ after: "1.1.0" }), (reported) =>
      kindsOf(reported).includes("reload"),
    );
    await until(shop.follow({ after: "1.1.0" }), (reported) => typesOf(reported).length > 0);
    await gateway.rewind("shop", { to: 1 });
    expect((await following).at(-1 - 3)).toMatchObject({
      type: "reload",
      data: { why: "rewound", position: { epoch: 2 } },
    });
    const late = await until(shop.follow({ after: "1.2.1" }), (reported) => reported.length > 0);
    expect(late[0]).toMatchObject({ type: "reload", data: { why: "rewound" } });
  });

  over("its end when the sandbox is reset", async ({ shop, gateway }) => {
    const reported: StreamedChange[] = [];
    for await (const batch of shop.follow()) {
      if (reported.length === 0) await gateway.reset("shop");
      reported.push(...batch);
    }
    expect(reported.at(-1)).toEqual({ type: "end", data: { why: "reset" } });
  });

  over("a notice that it cannot continue from an invalid id", async ({ shop }) => {
    const ids = ["9.1.0", "1.99.0", "1.1.7", "soup", "1.1"];
    for (const id of ids) {
      const reported = await until(shop.follow({ after: id }), (batch) => batch.length > 0);
      expect(reported[0], id).toMatchObject({ type: "reload", data: { why: "unknown-id" } });
    }
  });
});

describe("a stream over HTTP", () => {
  test("is text/event-stream, and never cached", async ({ gateway }) => {
    const ending = new AbortController();
    const response = await fetch(`${gateway.baseUrl}${SHOP}/stream`, { signal: ending.signal });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    ending.abort();
  });

  test("is compressed for a reader that accepts gzip, each batch at once", async ({ gateway }) => {
    const read = async (encoding: string) => {
      const reply = await new Promise<IncomingMessage>((resolve) => {
        const url = `${gateway.baseUrl}${SHOP}/stream?after=1.0.0`;
        get(url, { headers: { "Accept-Encoding": encoding } }, resolve);
      });
      const { "content-encoding": used } = reply.headers;
      const plain = used === "gzip" ? reply.pipe(createGunzip()) : reply;
      const text = await new Promise<string>((resolve) => {
        let sum = "";
        plain.setEncoding("utf8").on("data", (piece: string) => {
          sum += piece;
          if (sum.includes("event: clock")) resolve(sum);
        });
      });
      reply.destroy();
      return { used, text };
    };
    const [compressed, plain] = [await read("gzip"), await read("identity")];
    expect(compressed.used).toBe("gzip");
    expect(plain.used).toBe(undefined);
    expect(compressed.text).toContain("event: clock");
  });

  test("is refused for an unknown sandbox, and for a foreign page", async ({
    gateway,
    merchant,
  }) => {
    expect((await call(merchant, "GET", "/_control/sandboxes/nobody/stream")).status).toBe(404);
    const headers = { Origin: "https://evil.example" };
    const foreign = await fetch(`${gateway.baseUrl}${SHOP}/stream`, { headers });
    expect(foreign.status).toBe(403);
  });

  test("has at most 128 readers, and one that leaves makes room", async ({ gateway }) => {
    const url = `${gateway.baseUrl}${SHOP}/stream`;
    const endings = Array.from({ length: 128 }, () => new AbortController());
    const open = await Promise.all(endings.map(({ signal }) => fetch(url, { signal })));
    expect(open.every(({ status }) => status === 200)).toBe(true);
    const refused = await fetch(url);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ title: "Too many streams" });
    for (const ending of endings) ending.abort();
    await expect
      .poll(async () => {
        const again = new AbortController();
        const { status } = await fetch(url, { signal: again.signal });
        again.abort();
        return status;
      })
      .toBe(200);
  });
});

test("events are parsed from pieces, split anywhere", () => {
  const text =
    'id: 1.2.0\nevent: event\ndata: {"seq":2}\n\n: still here\n\nevent: end\ndata: {}\n\n';
  const whole = [
    { id: "1.2.0", type: "event", data: '{"seq":2}' },
    { type: "end", data: "{}" },
  ];
  const cuts = Array.from({ length: text.length + 1 }, (_, at) => at);
  expect(
    cuts.map((at) => {
      const reader = new ServerSentReader();
      return [...reader.read(text.slice(0, at)), ...reader.read(text.slice(at))];
    }),
  ).toEqual(cuts.map(() => whole));
});

const fails = () => {
  throw new Error("the observer is broken");
};

/** Every way an observer can fail: alone, and while it reports that. */
const BROKEN: readonly (readonly [string, (errors: unknown[]) => Observer])[] = [
  ["of an event", (errors) => ({ event: fails, error: (error) => errors.push(error) })],
  ["of a request", (errors) => ({ request: fails, error: (error) => errors.push(error) })],
  ["of both", (errors) => ({ event: fails, request: fails, error: (error) => errors.push(error) })],
];

plain.each(BROKEN)("an observer that throws on %s breaks nothing", async (_what, make) => {
  const errors: unknown[] = [];
  const persons = await startPersons({ observer: make(errors) });
  const { merchant, tester } = persons;
  const transactionNo = await merchant.createsInvoice();
  await tester.invoices.pay(transactionNo);
  await tester.clock.advance({ by: "P1D" });
  expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
  expect(merchant.shop.requests).toHaveLength(1);
  expect((await tester.requests()).requests.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(errors.map(String))).toEqual(new Set(["Error: the observer is broken"]));
  await persons.close();
});

plain("nor does one that throws on an error: the process reports it instead", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  const observer = { event: fails, request: fails, error: fails };
  const persons = await startPersons({ observer });
  const transactionNo = await persons.merchant.createsInvoice();
  expect(await persons.merchant.readsStatus(transactionNo)).toBe("PENDING");
  expect(warned.mock.calls.length).toBeGreaterThan(0);
  expect(String(warned.mock.calls[0]?.[0])).toBe("Error: the observer is broken");
  warned.mockRestore();
  await persons.close();
});

plain("nor one that throws in the middle of a TLS handshake", async () => {
  const errors: unknown[] = [];
  const persons = await startPersons({
    observer: { request: fails, error: (error) => errors.push(error) },
  });
  const { hostname, port } = new URL(persons.gateway.baseUrl);
  await new Promise<void>((resolve) => {
    const socket = tls.connect({ host: hostname, port: Number(port) });
    socket.once("error", () => resolve());
    socket.once("close", () => resolve());
  });
  expect((await persons.gateway.unclaimedRequests()).requests).toMatchObject([{ method: "TLS" }]);
  expect(errors.map(String)).toEqual(["Error: the observer is broken"]);
  expect(await persons.merchant.createsInvoice()).toMatch(/^\d{13}$/);
  await persons.close();
});

plain("an observer that uses the gateway gets the events in order", async () => {
  const seen: number[] = [];
  const persons = await startPersons({
    observer: {
      event: (sandbox, { seq, event }) => {
        if (event.type === "invoice-created")
          void persons.gateway.get(sandbox).invoices.pay(event.transactionNo);
        seen.push(seq);
      },
    },
  });
  await persons.merchant.createsInvoice();
  await persons.tester.settled();
  expect(seen).toEqual(seen.map((_, n) => n + 1));
  expect(seen.length).toBeGreaterThan(4);
  await persons.close();
});
