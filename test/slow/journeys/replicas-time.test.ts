import { beforeAll, describe, expect, test, vi } from "vitest";
import type { StartOptions } from "../../../mocks/index.js";
import {
  type Cluster,
  hasPostgres,
  order,
  ownDatabase,
  replicasOver,
} from "../../support/postgres.js";

describe.skipIf(!hasPostgres())("time, over two replicas", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  const two = async (options: StartOptions = {}) => {
    const replicas = await replicasOver(cluster, options);
    const [a, b] = [await replicas.start(), await replicas.start()];
    await a.gateway.open("shop");
    return {
      ...replicas,
      a: { ...a, tester: await a.gateway.find("shop") },
      b: { ...b, tester: await b.gateway.find("shop") },
    };
  };

  test("two journeys at once are two journeys, one after the other", async () => {
    const { a, b } = await two({ clock: { frozenAt: "2026-03-01T00:00:00.000Z" } });
    const hours = Array.from({ length: 3 }, () => ({ by: "PT1H" }));
    await Promise.all(
      hours.flatMap((by) => [a.tester.clock.advance(by), b.tester.clock.advance(by)]),
    );
    for (const { tester } of [a, b]) {
      expect((await tester.clock.read()).now).toBe("2026-03-01T06:00:00.000Z");
    }
  });

  test("what falls due on the way happens once, and nobody else tells of it in a silent journey", async () => {
    const { a, b, shop } = await two({ clock: "frozen" });
    for (let n = 0; n < 5; n += 1) await a.merchant.post("/api/addInvoice", order(shop, String(n)));
    let isOver = false;
    const looking = (async () => {
      while (!isOver) await b.tester.invoices.list();
    })();
    await a.tester.clock.advance({ by: "P2D", callbacks: "skip" });
    isOver = true;
    await looking;
    expect(shop.requests).toEqual([]);
    const statuses = (await b.tester.invoices.list()).invoices.map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill("canceled"));
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  test("a journey that tells of what falls due has reported all of it when it ends, whoever looks", async () => {
    const { a, b, shop } = await two({ clock: "frozen" });
    for (let n = 0; n < 5; n += 1) await b.merchant.post("/api/addInvoice", order(shop, String(n)));
    let isOver = false;
    const looking = (async () => {
      while (!isOver) await a.tester.invoices.list();
    })();
    await b.tester.clock.advance({ by: "P2D" });
    expect(shop.requests).toHaveLength(5);
    isOver = true;
    await looking;
    expect(new Set(shop.requestLines).size).toBe(5);
    const states = (await a.tester.callbacks.list()).callbacks.map(({ state }) => state);
    expect(states).toEqual(Array(5).fill("delivered"));
  });

  test("settled waits for the call that the other one is making", async () => {
    const { a, b, shop } = await two();
    let answer = (): void => undefined;
    shop.meanwhile(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const { body } = await a.merchant.post("/api/addInvoice", order(shop, "1"));
    const paid = a.tester.invoices.pay(body.transactionNo);
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1));
    let isSettled = false;
    const settled = b.tester.settled().then(() => {
      isSettled = true;
    });
    await b.tester.invoices.list();
    expect(isSettled).toBe(false);
    answer();
    await settled;
    await paid;
    const [callback] = (await b.tester.callbacks.list()).callbacks;
    expect(callback?.state).toBe("delivered");
  });

  test("a shop that moves the clock elsewhere while it is called is reported that it waits for itself", async () => {
    const { a, b, shop } = await two();
    const said: string[] = [];
    shop.meanwhile(async () => {
      const refused = await b.tester.clock.advance({ by: "PT1H" }).catch(String);
      said.push(String(refused));
    });
    const { body } = await a.merchant.post("/api/addInvoice", order(shop, "1"));
    await a.tester.invoices.pay(body.transactionNo);
    expect(said).toEqual([expect.stringContaining("waits for itself")]);
  });

  test("a running clock's due things happen once, though both have a timer for them", async () => {
    const { a, b, shop } = await two({ clock: "frozen" });
    for (let n = 0; n < 3; n += 1) await a.merchant.post("/api/addInvoice", order(shop, String(n)));
    // Half a second before all of them expire the clock runs on.
    await a.tester.clock.advance({ by: "PT23H59M59.5S" });
    await b.tester.clock.resume();
    await a.tester.invoices.list();
    await vi.waitFor(() => expect(shop.requests).toHaveLength(3), { timeout: 5000 });
    await a.tester.settled();
    await b.tester.settled();
    expect(new Set(shop.requestLines).size).toBe(3);
    expect(shop.requests).toHaveLength(3);
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});
