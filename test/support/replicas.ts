import { onTestFinished } from "vitest";
import type { RunningGateway, StartOptions } from "../../mocks/index.js";
import { startGateway } from "../../mocks/index.js";
import type { Cluster } from "../../scripts/postgres/cluster.js";
import { type Client, clientOf } from "./client.js";
import { openShop, type Shop } from "./shop.js";

/** One of several gateways over one database, and a merchant who calls it. */
export interface Replica {
  readonly gateway: RunningGateway;
  readonly merchant: Client;
  /** Its unexpected output. */
  readonly errors: readonly unknown[];
}

/** Replicas over a schema of their own, and a shop that any of them may call. */
export interface Replicas {
  readonly shop: Shop;
  readonly schema: string;
  /** Starts one more. */
  start(options?: StartOptions): Promise<Replica>;
}

let schemas = 0;

/** Replicas that are gone after the test. The sandbox that all mean is `shop`. */
export async function replicasOver(
  cluster: Pick<Cluster, "url">,
  shared: StartOptions = {},
): Promise<Replicas> {
  schemas += 1;
  const databaseSchema = `replicas_${schemas}`;
  const shop = await openShop();
  const running: RunningGateway[] = [];
  onTestFinished(async () => {
    await Promise.all(running.map((gateway) => gateway.close()));
    await shop.close();
  });
  return {
    shop,
    schema: databaseSchema,
    async start(options = {}) {
      const errors: unknown[] = [];
      const observer = { error: (error: unknown) => void errors.push(error) };
      const { url: database } = cluster;
      const where = { database, databaseSchema, observer };
      const gateway = await startGateway({ ...where, ...shared, ...options });
      running.push(gateway);
      return { gateway, merchant: clientOf(gateway.baseUrl, "sandbox_shop"), errors };
    },
  };
}

/** An order whose callback goes to a shop. */
export function order({ url }: Pick<Shop, "url">, orderNumber: string) {
  return {
    orderNumber,
    amount: 25,
    callBackUrl: `${url}/paid`,
    cancelUrl: `${url}/canceled`,
    clientName: "Zaid",
    clientMobile: "0509200900",
    products: [{ title: "Book", price: 25, qty: 1 }],
  };
}
