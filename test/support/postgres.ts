import { dirname } from "node:path";
import pg from "pg";
import {
  type Cluster,
  hasPostgres as isHere,
  startCluster,
} from "../../scripts/postgres/cluster.js";
import { canHave, NOTES } from "./left-out.js";

export type { Cluster } from "../../scripts/postgres/cluster.js";

/** Whether there is a PostgreSQL to test with. Its place can be reported by POSTGRES_BIN. */
export const hasPostgres = (): boolean => canHave("PostgreSQL", isHere());

/** To make one is dear, and a database in it is not. It ends with the process, or with the run. */
let cluster: Promise<Cluster> | undefined;
let databases = 0;

/**
 * A database of one's own in the one PostgreSQL of a process of tests, which runs by then whatever
 * the test before has left. Whoever kills it kills nobody else's: a process has one test at a time.
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
  // What is left of a database costs nobody anything, but its server must run for the next one.
  return { url: url.replace(/postgres$/, name), port, stop, kill, start, remove: start };
}
