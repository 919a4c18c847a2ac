import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, hasPostgres, startCluster } from "./support/postgres-cluster.js";
import { order, type Replica, replicasOver } from "./support/replicas.js";

const SHOP = "/_control/sandboxes/shop";

/** Creates an invoice at a replica; its number. */
async function creates({ merchant }: Replica, ...given: Parameters<typeof order>): Promise<string> {
  const { status, text, body } = await merchant.post("/api/addInvoice", order(...given));
  expect(status, text).toBe(200);
  return body.transactionNo;
}

const statusAt = async ({ merchant }: Replica, no: string) =>
  (await merchant.get(`/api/getInvoice/${no}`)).body.orderStatus;

describe.skipIf(!hasPostgres())("two replicas over one database", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.remove());

  const two = async () => {
    const replicas = await replicasOver(cluster);
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

  test("of many who pay one invoice at any replica one wins, and the shop is told once", async () => {
    const { a, b, shop } = await two();
    for (let round = 0; round < 5; round += 1) {
      const no = await creates(a, shop, String(round));
      const pays = (replica: Replica) => replica.merchant.post(`${SHOP}/invoices/${no}/pay`, {});
      const answers = await Promise.all([a, b, a, b, a, b].map(pays));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      await a.gateway.get("shop").settled();
      expect(shop.wasTold.filter((told) => told.includes(no))).toHaveLength(1);
    }
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});
