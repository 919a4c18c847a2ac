import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Client } from "../../support/http.js";
import {
  type Cluster,
  cuttingProxy,
  hasPostgres,
  order,
  ownDatabase,
  replicasOver,
} from "../../support/postgres.js";
import type { Shop } from "../../support/shop.js";

const SHOP = "/_control/sandboxes/shop";

/** Creates one more invoice; its number. */
async function createsOneMore(merchant: Client, shop: Shop): Promise<string> {
  const { status, text, body } = await merchant.post("/api/addInvoice", order(shop, "more"));
  expect(status, text).toBe(200);
  return body.transactionNo;
}

describe.skipIf(!hasPostgres())("when something fails", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  test("what falls due at nobody's happens at whoever lives", async () => {
    const replicas = await replicasOver(cluster, { clock: "frozen" });
    const [a, b] = [await replicas.start(), await replicas.start()];
    await a.merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    await a.merchant.post(`${SHOP}/clock/advance`, { by: "PT23H59M59S" });
    await a.merchant.post(`${SHOP}/clock/resume`);
    // Nobody has asked b for this sandbox: it finds it in the directory.
    await a.gateway.close();
    await vi.waitFor(() => expect(replicas.shop.requests).toHaveLength(1), { timeout: 6000 });
    expect(b.errors).toEqual([]);
  });

  test("calls wait for a database that comes back soon, and readiness tells of it", async () => {
    const own = await ownDatabase();
    onTestFinished(own.remove);
    const replicas = await replicasOver(own);
    const { gateway, merchant } = await replicas.start();
    const { body } = await merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    const ready = () => merchant.get("/_control/health/ready");
    expect((await ready()).status).toBe(200);

    await own.kill();
    const [refused, health] = [await ready(), await merchant.get("/_control/health")];
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(health).toMatchObject({ status: 200, body: { live: true, ready: false } });
    expect(health.body.why).toContain(`127.0.0.1:${own.port}`);
    const reading = merchant.get(`/api/getInvoice/${body.transactionNo}`);
    const paying = merchant.post(`${SHOP}/invoices/${body.transactionNo}/pay`, {});

    await own.start();
    expect((await reading).status).toBe(200);
    expect((await paying).status).toBe(200);
    await gateway.get("shop").settled();
    expect(replicas.shop.requests).toHaveLength(1);
    expect((await ready()).status).toBe(200);
  });

  test("an answer that is lost after its commit is recognised as one's own", async () => {
    await using proxy = await cuttingProxy({ port: cluster.port });
    const url = cluster.url.replace(`:${cluster.port}/`, `:${proxy.port}/`);
    const replicas = await replicasOver({ url });
    const { gateway, merchant } = await replicas.start();

    const begun = proxy.cutAfterCommit(/insert into \S+\.sandboxes/);
    const created = await merchant.post("/_control/sandboxes", { name: "shop" });
    await begun;
    expect(created.status, created.text).toBe(201);

    const appended = proxy.cutAfterCommit(/update \S+\.sandboxes/);
    const { status, body } = await merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    await appended;
    expect(status).toBe(200);
    const tester = await gateway.find("shop");
    expect((await tester.invoices.list()).invoices).toHaveLength(1);

    const paid = proxy.cutAfterCommit(/update \S+\.sandboxes/);
    await tester.invoices.pay(body.transactionNo);
    await paid;
    await tester.settled();
    expect(replicas.shop.requests).toHaveLength(1);

    await merchant.post(`${SHOP}/labels`, { name: "here" });
    await createsOneMore(merchant, replicas.shop);
    const rewound = proxy.cutAfterCommit(/^commit/);
    expect((await merchant.post(`${SHOP}/rewind`, { to: "here" })).status).toBe(200);
    await rewound;
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
  });
});
