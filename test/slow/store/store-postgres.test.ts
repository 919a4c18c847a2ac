import pg from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { realClock } from "../../../mocks/sandbox/real-clock.js";
import { postgresStore } from "../../../mocks/store/postgres/store.js";
import { describeStore } from "../../store/store-conformance.js";
import { type Cluster, hasPostgres, ownDatabase } from "../../support/postgres.js";

const SCHEMA = "paystub";

describe.skipIf(!hasPostgres())("PostgreSQL", () => {
  let database: Cluster;
  let owner: pg.Client;
  beforeAll(async () => {
    database = await ownDatabase();
    owner = new pg.Client(database.url);
    await owner.connect();
  });
  afterAll(() => owner.end());

  /** Leaves the tables as they were when they were made: to make them takes most of a short test. */
  async function empty(): Promise<void> {
    const { rows } = await owner.query(`select relname as name, relkind as kind from pg_class
      where relnamespace = to_regnamespace('${SCHEMA}') and relkind in ('r', 'S')`);
    const statements = rows.map(({ name, kind }) => {
      if (kind === "S") return `alter sequence ${SCHEMA}.${name} restart`;
      return `delete from ${SCHEMA}.${name} ${name === "meta" ? "where name <> 'form'" : ""}`;
    });
    await owner.query(statements.join(";"));
  }

  describeStore("in PostgreSQL", async (clock) => {
    await empty();
    const { url } = database;
    const now = () => clock.now();
    return {
      connect: () => postgresStore({ url, schema: SCHEMA, stopwatch: realClock, now }),
    };
  });
});
