import { beforeAll, describe, expect, test, vi } from "vitest";
import { buildPackage, started } from "../../support/command-line.js";
import { clientOf } from "../../support/http.js";
import {
  type Cluster,
  hasPostgres,
  order,
  ownDatabase,
  replicasOver,
} from "../../support/postgres.js";

beforeAll(buildPackage, 240_000);

const SHOP = "/_control/sandboxes/shop";

/** The address that a start tells in its first line. */
const readyAt = (line: string | undefined): string => JSON.parse(String(line)).baseUrl;

describe.skipIf(!hasPostgres())("replicas that are processes", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  test("a replica that is killed in a callback is stood in for within seconds", async () => {
    const replicas = await replicasOver(cluster);
    const survivor = await replicas.start();
    const { schema } = replicas;
    const args = ["--database", cluster.url, "--database-schema", schema, "--port", "0", "--json"];
    const doomed = started("start", ...args);
    const merchant = clientOf(readyAt(await doomed.line()), "sandbox_shop");
    const { body } = await merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    replicas.shop.answers("never");
    merchant.post(`${SHOP}/invoices/${body.transactionNo}/pay`, {}).catch(() => undefined);
    await vi.waitFor(() => expect(replicas.shop.requests).toHaveLength(1), { timeout: 5000 });
    await doomed.stop("SIGKILL");

    const tester = await survivor.gateway.find("shop");
    const callback = async () => (await tester.callbacks.list()).callbacks[0];
    await vi.waitFor(async () => expect((await callback())?.state).toBe("waiting"), {
      timeout: 12_000,
      interval: 100,
    });
    expect((await callback())?.attempts).toMatchObject([{ outcome: "unreachable" }]);
    await tester.clock.advance({ by: "PT1M" });
    expect(replicas.shop.requests).toHaveLength(2);
    expect((await callback())?.state).toBe("delivered");
  }, 30_000);

  test("one that is asked to stop ends what is under way, and exits with 0", async () => {
    const replicas = await replicasOver(cluster);
    const one = started("start", "--database", cluster.url, "--port", "0", "--json", "--quiet");
    const url = readyAt(await one.line());
    const merchant = clientOf(url, "sandbox_shop");
    const { body } = await merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    let answer = (): void => undefined;
    replicas.shop.meanwhile(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const paid = merchant.post(`${SHOP}/invoices/${body.transactionNo}/pay`, {});
    await vi.waitFor(() => expect(replicas.shop.requests).toHaveLength(1), { timeout: 5000 });
    const code = one.stop("SIGTERM");
    await vi.waitFor(() => expect(fetch(`${url}/_control/health`)).rejects.toThrow());
    answer();
    expect((await paid).status).toBe(200);
    expect(await code).toBe(0);
    expect(one.complaints()).toBe("");

    const { merchant: other } = await replicas.start({ databaseSchema: "paystub" });
    const { body: reported } = await other.get(`${SHOP}/callbacks`);
    expect(reported.callbacks).toMatchObject([{ state: "delivered" }]);
  }, 30_000);
});
