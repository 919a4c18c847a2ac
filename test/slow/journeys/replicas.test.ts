import { beforeAll, describe, expect, test, vi } from "vitest";
import type { StartOptions } from "../../../mocks/index.js";
import { clientOf } from "../../support/http.js";
import { anyAnswer } from "../../support/persons.js";
import {
  type Cluster,
  hasPostgres,
  order,
  ownDatabase,
  type Replica,
  replicasOver,
} from "../../support/postgres.js";

const SHOP = "/_control/sandboxes/shop";

/** Creates an invoice at a replica; its number. */
async function creates({ merchant }: Replica, ...given: Parameters<typeof order>): Promise<string> {
  const { status, text, body } = await merchant.post("/api/addInvoice", order(...given));
  expect(status, text).toBe(200);
  return body.transactionNo;
}

const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

const statusAt = async ({ merchant }: Replica, no: string) =>
  (await merchant.get(`/api/getInvoice/${no}`)).body.orderStatus;

describe.skipIf(!hasPostgres())("two replicas over one database", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  const two = async (options: StartOptions = {}) => {
    const replicas = await replicasOver(cluster, options);
    const [a, b] = [await replicas.start(), await replicas.start()];
    return { ...replicas, a, b };
  };

  test("what one has acknowledged the other one knows, call by call", async () => {
    const { a, b, shop } = await two();
    for (let n = 0; n < 10; n += 1) {
      const [here, there] = n % 2 ? [a, b] : [b, a];
      const no = await creates(here, shop, String(n));
      expect(await statusAt(there, no)).toBe("PENDING");
      await here.merchant.post(`${SHOP}/invoices/${no}/pay`, {});
      expect(await statusAt(there, no)).toBe("Paid");
    }
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  test("numbers are those of one gateway: none twice, and in the order of their creation", async () => {
    const { a, b, shop } = await two();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => creates(n % 2 ? a : b, shop, String(n))),
    );
    expect(new Set(numbers).size).toBe(20);
    const later = await creates(a, shop, "later");
    expect(Number(later)).toBeGreaterThan(Math.max(...numbers.map(Number)));
  });

  test("of many who pay one invoice at any replica one wins, and the shop is notified once", async () => {
    const { a, b, shop } = await two();
    for (let round = 0; round < 5; round += 1) {
      const no = await creates(a, shop, String(round));
      const pays = (replica: Replica) => replica.merchant.post(`${SHOP}/invoices/${no}/pay`, {});
      const answers = await Promise.all([a, b, a, b, a, b].map(pays));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      await a.gateway.get("shop").settled();
      expect(shop.requestLines.filter((reported) => reported.includes(no))).toHaveLength(1);
    }
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  test("a sandbox that many want to create is created once", async () => {
    const { a, b } = await two();
    const creates = ({ merchant }: Replica) =>
      merchant.post("/_control/sandboxes", { name: "new", seed: "x" });
    const answers = await Promise.all([a, b, a, b].map(creates));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const { merchant } of [a, b]) {
      const { body } = await merchant.get("/_control/sandboxes");
      expect(body.sandboxes.map(({ name }: { name: string }) => name)).toEqual(["new"]);
    }
  });

  test("settings, fault rules and clocks hold at the other one from the next call on", async () => {
    const { a, b, shop } = await two();
    await creates(a, shop, "1");
    await creates(b, shop, "2");
    await a.merchant.send("PATCH", `${SHOP}/settings`, json({ strict: true }));
    const lenient = { ...order(shop, "3"), amount: "25" };
    expect((await b.merchant.post("/api/addInvoice", lenient)).status).toBe(400);
    await b.merchant.post(`${SHOP}/faults`, { fault: "status", status: 500, times: 1 });
    expect((await anyAnswer(a.gateway.baseUrl).get("/api/getInvoice/1")).status).toBe(500);
    await b.merchant.post(`${SHOP}/clock/freeze`, { at: "2030-01-01T00:00:00.000Z" });
    expect((await a.merchant.get(`${SHOP}/clock`)).body.now).toBe("2030-01-01T00:00:00.000Z");
  });

  test("a token of one opens the same sandbox at the other", async () => {
    const { a, b, shop } = await two();
    const credentials = { apiId: "shop", secretKey: "any", persistToken: "false" };
    const { body } = await a.merchant.post("/api/auth", credentials);
    const merchant = clientOf(b.gateway.baseUrl, body.id_token);
    expect((await merchant.post("/api/addInvoice", order(shop, "1"))).status).toBe(200);
  });

  test("a rewind at one takes back what the other one holds", async () => {
    const { a, b, shop } = await two({ clock: "frozen" });
    const kept = await creates(a, shop, "1");
    await a.merchant.post(`${SHOP}/labels`, { name: "here" });
    const gone = await creates(b, shop, "2");
    await b.merchant.post(`${SHOP}/invoices/${gone}/pay`, {});
    const { status, text } = await a.merchant.post(`${SHOP}/rewind`, { to: "here" });
    expect(status, text).toBe(200);
    expect((await b.merchant.get(`/api/getInvoice/${gone}`)).status).toBe(404);
    expect(await statusAt(b, kept)).toBe("PENDING");
    expect(await creates(b, shop, "2")).toBe(gone);
    expect(await statusAt(a, gone)).toBe("PENDING");
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  test("a fork, an import and a reset at one are there for the other", async () => {
    const { a, b, shop } = await two();
    const no = await creates(a, shop, "1");
    expect((await b.merchant.post(`${SHOP}/fork`, { name: "fork" })).status).toBe(201);
    const forked = await a.merchant.get("/_control/sandboxes/fork/invoices");
    expect(forked.body.invoices).toMatchObject([{ transactionNo: no }]);
    const { body: log } = await a.merchant.get(`${SHOP}/export`);
    const imported = await b.merchant.post("/_control/sandboxes/copy/import", log);
    expect(imported.status, imported.text).toBe(201);
    expect((await a.merchant.get("/_control/sandboxes/copy")).body.invoices).toMatchObject({
      pending: 1,
    });
    await a.merchant.send("DELETE", SHOP);
    expect((await b.merchant.get(SHOP)).status).toBe(404);
    expect((await b.merchant.send("DELETE", SHOP)).status).toBe(404);
    expect((await b.merchant.post(`/_control/sandboxes`, { name: "shop" })).status).toBe(201);
    expect((await a.merchant.get(`${SHOP}/invoices`)).body.invoices).toEqual([]);
  });

  test("a request that waits while the other one resets its sandbox is reported so", async () => {
    const { a, b, shop } = await two();
    await creates(a, shop, "1");
    await b.merchant.post(`${SHOP}/faults`, { fault: "latency", delayMs: 300, times: 1 });
    const waiting = anyAnswer(b.gateway.baseUrl).post("/api/addInvoice", order(shop, "2"));
    await vi.waitFor(async () => {
      const { body } = await a.merchant.get(`${SHOP}/events`);
      expect(JSON.stringify(body)).toContain("fault-matched");
    });
    await a.merchant.send("DELETE", SHOP);
    await a.merchant.post("/_control/sandboxes", { name: "shop" });
    expect((await waiting).status).toBe(410);
    const { body } = await a.merchant.get(`${SHOP}/requests`);
    expect(body.requests).toEqual([]);
    expect((await b.merchant.get(`${SHOP}/invoices`)).body.invoices).toEqual([]);
  });
});
