import { describe, expect } from "vitest";
import type { StreamedChange } from "../../mocks/control/changes.js";
import { ServerSentReader } from "../../mocks/control/sse.js";
import type { SandboxHandle } from "../../mocks/index.js";
import { remoteHost } from "../../mocks/testkit/hosts.js";
import { call, SHOP, test } from "../support/persons.js";
import { idsOf, kindsOf, typesOf, until } from "../support/stream.js";

const hasPaid = (reported: readonly StreamedChange[]) =>
  typesOf(reported).includes("callback-answered");

describe.each(["in this process", "over HTTP"])("a stream %s tells", (where) => {
  const over = test.extend<{ shop: { readonly follow: SandboxHandle["follow"] } }>({
    shop: async ({ gateway, tester }, use) => {
      if (where === "in this process") return use(tester);
      await use(await remoteHost({ url: gateway.controlUrl }).find("shop"));
    },
  });

  over(
    "how things stand, then events, calls and what they change",
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

  over("what was missed, from any id on and without a gap", async ({ shop, merchant, tester }) => {
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

  over("that a rewind took back what was seen", async ({ shop, merchant, gateway }) => {
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

  over("that it cannot go on from an id that is none", async ({ shop }) => {
    const ids = ["9.1.0", "1.99.0", "1.1.7", "soup", "1.1"];
    for (const id of ids) {
      const reported = await until(shop.follow({ after: id }), (batch) => batch.length > 0);
      expect(reported[0], id).toMatchObject({ type: "reload", data: { why: "unknown-id" } });
    }
  });
});

describe("a stream over HTTP", () => {
  test("is text/event-stream, and not kept by anybody", async ({ gateway }) => {
    const ending = new AbortController();
    const response = await fetch(`${gateway.baseUrl}${SHOP}/stream`, { signal: ending.signal });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    ending.abort();
  });

  test("is refused for a sandbox that is not there, and for a foreign page", async ({
    gateway,
    merchant,
  }) => {
    expect((await call(merchant, "GET", "/_control/sandboxes/nobody/stream")).status).toBe(404);
    const headers = { Origin: "https://evil.example" };
    const foreign = await fetch(`${gateway.baseUrl}${SHOP}/stream`, { headers });
    expect(foreign.status).toBe(403);
  });

  test("has 128 readers at the most, and one that leaves makes room", async ({ gateway }) => {
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

test("events are read from pieces as they come, cut anywhere", () => {
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
