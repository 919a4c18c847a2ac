import { dirname } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { type RunningGateway, type StartOptions, startGateway } from "../../mocks/index.js";
import {
  type Cluster,
  hasPostgres as isHere,
  startCluster,
} from "../../scripts/postgres/cluster.js";
import { type Client, clientOf } from "./http.js";
import { canHave, NOTES } from "./machine.js";
import { orderTo } from "./persons.js";
import { openShop, type Shop } from "./servers.js";

export type { Cluster } from "../../scripts/postgres/cluster.js";

/** Whether there is a PostgreSQL to test with. Its place can be reported by POSTGRES_BIN. */
export const hasPostgres = (): boolean => canHave("PostgreSQL", isHere());

/** To make one is dear, and a database in it is not. It ends with the process, or with the run. */
let cluster: Promise<Cluster> | undefined;
let databases = 0;

/**
 * A separate database in the one PostgreSQL of a test process, which is running again after any earlier
 * test. Killing it affects no other process, and a process runs one test at a time.
 */
export async function ownDatabase(): Promise<Cluster> {
  const notes = process.env[NOTES];
  cluster ??= startCluster(notes === undefined ? {} : { parent: dirname(notes) });
  const { url, port, stop, kill, start } = await cluster;
  await start();
  databases += 1;
  const name = `own_${databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  // A leftover database costs nothing, but its server must run for the next one.
  return { url: url.replace(/postgres$/, name), port, stop, kill, start, remove: start };
}

/** One of several gateways over one database, and a merchant who calls it. */
export interface Replica {
  readonly gateway: RunningGateway;
  readonly merchant: Client;
  /** Its unexpected output. */
  readonly errors: readonly unknown[];
}

/** Replicas over a schema of their own, and a shop that any of them may call. */
interface Replicas {
  readonly shop: Shop;
  readonly schema: string;
  /** Starts one more. */
  start(options?: StartOptions): Promise<Replica>;
}

let schemas = 0;

/** Replicas that end after the test. Their common sandbox is `shop`. */
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
export const order = (shop: Pick<Shop, "url">, orderNumber: string) =>
  orderTo(shop, { orderNumber });
