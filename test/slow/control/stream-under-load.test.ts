import http from "node:http";
import type { AddressInfo } from "node:net";
import { constants, createGunzip } from "node:zlib";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { StreamedChange } from "../../../mocks/control/changes.js";
import { ServerSentReader } from "../../../mocks/control/sse.js";
import { streamReply } from "../../../mocks/control/stream-reply.js";
import { type RunningGateway, startGateway } from "../../../mocks/index.js";
import { remoteHost } from "../../../mocks/testkit/hosts.js";
import { clientOf } from "../../support/http.js";
import { manualClock } from "../../support/manual-clock.js";
import {
  type Cluster,
  hasPostgres,
  order,
  ownDatabase,
  replicasOver,
} from "../../support/postgres.js";
import { dataFolder } from "../../support/store.js";
import { idsOf, kindsOf, seqsOf, until } from "../../support/stream.js";

const SHOP = { url: "http://shop.invalid" };

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

async function creates(gateway: RunningGateway, count: number): Promise<void> {
  const merchant = clientOf(gateway.baseUrl, "sandbox_shop");
  for (let n = 0; n < count; n += 1) {
    const answered = await merchant.post("/api/addInvoice", order(SHOP, `${n}-${Math.random()}`));
    expect(answered.status).toBe(200);
  }
}

const followed = (
  gateway: RunningGateway,
  id: string,
): Promise<AsyncIterable<readonly StreamedChange[]>> =>
  remoteHost({ url: gateway.controlUrl })
    .find("shop")
    .then((shop) => shop.follow({ after: id }));

describe("a stream over a file", () => {
  test("continues without a gap when the gateway restarts", async () => {
    const data = dataFolder();
    const starts = () => startGateway({ data, sandbox: "shop" });
    const first = await starts();
    await first.open("shop");
    await creates(first, 3);
    const before = await until(await followed(first, "1.1.0"), (reported) =>
      seqsOf(reported).includes(4),
    );
    expect(seqsOf(before)).toEqual([2, 3, 4]);
    await first.close();

    const second = await starts();
    onTestFinished(() => second.close());
    await creates(second, 2);
    const id = idsOf(before).at(-1) ?? "";
    const after = await until(await followed(second, id), (reported) =>
      seqsOf(reported).includes(6),
    );
    expect(seqsOf(after)).toEqual([5, 6]);
    expect(kindsOf(after)).not.toContain("reload");
  });
});

describe.skipIf(!hasPostgres())("a stream over two replicas", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  test("sends the events of the other one, and continues there", async () => {
    const replicas = await replicasOver(cluster);
    const [a, b] = [await replicas.start(), await replicas.start()];
    await a.gateway.open("shop");
    const atB = until(await followed(b.gateway, "1.1.0"), (reported) => {
      return (
        seqsOf(reported).length >= 4 && reported.filter(({ type }) => type === "call").length >= 4
      );
    });
    await creates(a.gateway, 4);
    const reported = await atB;
    expect(seqsOf(reported)).toEqual([2, 3, 4, 5]);
    await creates(b.gateway, 1);
    const rest = await until(await followed(a.gateway, idsOf(reported).at(-1) ?? ""), (more) =>
      seqsOf(more).includes(6),
    );
    expect(seqsOf(rest)).toEqual([6]);
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});

describe("under a stream", () => {
  const shopOf = async () => {
    const gateway = await startGateway({ sandbox: "shop" });
    onTestFinished(() => gateway.close());
    return { gateway, shop: await gateway.open("shop") };
  };

  test("a hundred readers get all of it, and a rewind, and the end", async () => {
    const { gateway, shop } = await shopOf();
    const readers = await Promise.all(
      Array.from({ length: 100 }, () => followed(gateway, "1.1.0")),
    );
    const reported: StreamedChange[][] = readers.map(() => []);
    const done = Promise.all(
      readers.map(async (reader, n) => {
        for await (const batch of reader) reported[n]?.push(...batch);
      }),
    );
    await creates(gateway, 20);
    await vi.waitUntil(() => reported.every((one) => seqsOf(one).length === 20), 20_000);
    await gateway.rewind("shop", { to: 3 });
    await vi.waitUntil(() => reported.every((one) => kindsOf(one).includes("reload")), 20_000);
    await creates(gateway, 1);
    await vi.waitUntil(() => reported.every((one) => seqsOf(one).length === 21), 20_000);
    await gateway.reset("shop");
    await done;
    // A rewind of a running clock sets it again, which is event 4 and before what is reported again.
    expect(new Set(reported.map((one) => seqsOf(one).join())).size).toBe(1);
    expect(seqsOf(reported[0] ?? [])).toEqual([...upTo(21).slice(1), 5]);
    expect(reported.every((one) => one.at(-1)?.type === "end")).toBe(true);
    await expect(shop.summary()).rejects.toThrow();
  });

  test("a fork and an import have their own streams, from their first event on", async () => {
    const { gateway, shop } = await shopOf();
    const ending = new AbortController();
    const reported: StreamedChange[] = [];
    const following = (async () => {
      for await (const batch of shop.follow({ after: "1.1.0" }, ending.signal))
        reported.push(...batch);
    })();
    await creates(gateway, 2);
    const fork = await gateway.fork("shop", { name: "fork" });
    const copy = await gateway.import("copy", await shop.export());
    for (const one of [fork, copy]) {
      const { epoch, seq } = (await one.summary()).position;
      const own = await until(one.follow({ after: `${epoch}.1.0` }), (all) =>
        seqsOf(all).includes(seq),
      );
      expect(seqsOf(own)).toEqual(upTo(seq).slice(1));
    }
    await fork.labels.add({ name: "there-alone" });
    await creates(gateway, 1);
    await vi.waitUntil(() => seqsOf(reported).includes(4));
    ending.abort();
    await following;
    expect(seqsOf(reported)).toEqual([2, 3, 4]);
  });

  test("a reader with a sufficient rate gets all of them", async () => {
    const { gateway, shop } = await shopOf();
    await creates(gateway, 30);
    const reported = await until(shop.follow({ after: "1.1.0", most: 30 }), (all) => {
      return seqsOf(all).includes(31) && all.filter(({ type }) => type === "call").length === 30;
    });
    expect(seqsOf(reported)).toEqual(upTo(31).slice(1));
    expect(kindsOf(reported)).not.toContain("skipped");
  });

  test("a reader with a lower rate gets the latest, and how many were left out", async () => {
    const { gateway, shop } = await shopOf();
    await creates(gateway, 30);
    const reported = await until(shop.follow({ after: "1.1.0", most: 5 }), (all) => {
      return all.filter(({ type }) => type === "skipped").length === 2;
    });
    const left = reported.flatMap((change) => (change.type === "skipped" ? [change.data] : []));
    const calls = reported.filter(({ type }) => type === "call").length;
    // How many are reported is a matter of how much time passed; what is reported and left out is all there was.
    expect(left).toEqual([
      { events: 30 - seqsOf(reported).length, calls: 0 },
      { events: 0, calls: 30 - calls },
    ]);
    expect(seqsOf(reported)).toEqual(upTo(31).slice(-seqsOf(reported).length));
    expect(Math.max(calls, seqsOf(reported).length)).toBeLessThanOrEqual(5);
    // An id of what was left out is as good as any other.
    const { id } = reported.find(({ type }) => type === "skipped") as { id: string };
    const rest = await until(shop.follow({ after: id }), (all) => seqsOf(all).includes(31));
    expect(seqsOf(rest)).toEqual(seqsOf(reported));
  });

  test("a gateway that shuts down ends immediately, and keeps no reader waiting", async () => {
    const { gateway } = await shopOf();
    const reader = (await followed(gateway, "1.1.0"))[Symbol.asyncIterator]();
    await reader.next();
    const limitMs = 60_000;
    const shut = gateway.drain(limitMs);
    const rest: StreamedChange[] = [];
    for (let next = await reader.next(); !next.done; next = await reader.next()) {
      rest.push(...next.value);
    }
    await shut;
    // It is to come again, with the id that it has: what has an end has none.
    expect(kindsOf(rest)).not.toContain("end");
  });
});

describe("a reader that stops reading", () => {
  /** A text of its own for each batch, which shrinks little. */
  const lineOf = (batch: number) =>
    Array.from({ length: 2000 }, (_, n) => Math.imul(n + batch * 2000, 2654435761).toString(36));

  /** A source that has always more, and counts what it was asked for. */
  function endless() {
    const asked = { batches: 0, isOver: false };
    async function* source(): AsyncGenerator<readonly StreamedChange[]> {
      try {
        for (;;) {
          asked.batches += 1;
          const data = { seq: asked.batches, at: "", type: lineOf(asked.batches).join("") };
          yield [{ type: "event", id: `1.${asked.batches}.0`, data } as StreamedChange];
          await new Promise(setImmediate);
        }
      } finally {
        asked.isOver = true;
      }
    }
    return { asked, source };
  }

  test.each([false, true])(
    "costs no memory beyond its buffer, is disconnected with a reason, and can continue (compressed: %s)",
    async (takesGzip) => {
      const clock = manualClock(0);
      const { asked, source } = endless();
      const failed: unknown[] = [];
      const ending = new AbortController().signal;
      const given = {
        clock,
        failed: (error: unknown) => void failed.push(error),
        ending,
        takesGzip,
      };
      const ends: string[] = [];
      let waiting = 0;
      const server = http.createServer((request, response) => {
        streamReply(source, given, () => ends.push("over"))(request, response);
        waiting = response.writableLength;
        response.on("close", () => ends.push("closed"));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      const reply = await new Promise<http.IncomingMessage>((resolve) => {
        http.get({ port, host: "127.0.0.1" }, resolve);
      });
      onTestFinished(() => {
        reply.destroy();
        server.close();
      });
      // It waits for the reader, so its time limit has a timer.
      let before = -1;
      await vi.waitUntil(() => {
        const isStill = before === asked.batches && clock.timers.length > 0;
        before = asked.batches;
        return isStill;
      }, 20_000);
      for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
      expect(asked.batches).toBe(before);
      expect(waiting).toBeLessThan(20_000);

      await clock.pass(15_000);
      const plain = takesGzip
        ? reply.pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }))
        : reply;
      let text = "";
      plain.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
      });
      await vi.waitUntil(() => text.includes("event: end"), 20_000);
      expect(text).toContain('data: {"why":"slow"}');
      expect(ends).toContain("over");
      expect(asked.isOver).toBe(true);
      expect(failed).toEqual([]);
      // What it was sent is whole, up to an id from which it can go on.
      const sent = new ServerSentReader().read(text);
      expect(sent.filter(({ id }) => id !== undefined)).toHaveLength(before);
    },
  );
});
