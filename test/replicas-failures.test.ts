import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startGateway } from "../mocks/index.js";
import { clientOf } from "./support/client.js";
import { paystub, started } from "./support/command-line.js";
import { anyAnswer } from "./support/faulted.js";
import { type Cluster, hasPostgres, startCluster } from "./support/postgres-cluster.js";
import { order, replicasOver } from "./support/replicas.js";

const SHOP = "/_control/sandboxes/shop";

/** The address that a start tells in its first line. */
const readyAt = (line: string | undefined): string => JSON.parse(String(line)).baseUrl;

describe.skipIf(!hasPostgres())("when something fails", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.remove());

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
    await vi.waitFor(() => expect(replicas.shop.told).toHaveLength(1), { timeout: 5000 });
    await doomed.stop("SIGKILL");

    const tester = await survivor.gateway.find("shop");
    const attempts = async () => (await tester.callbacks.list())[0]?.attempts ?? [];
    await vi.waitFor(async () => expect((await attempts())[0]?.result).not.toBeNull(), {
      timeout: 12_000,
      interval: 100,
    });
    expect((await attempts())[0]).toMatchObject({ outcome: "unreachable" });
    await tester.clock.advance({ by: "PT1M" });
    expect(replicas.shop.told).toHaveLength(2);
    expect((await tester.callbacks.list())[0]?.state).toBe("delivered");
  }, 30_000);
});
