import { afterAll, beforeAll, describe } from "vitest";
import { realClock } from "../mocks/runtime/clock.js";
import { postgresStore } from "../mocks/store/postgres.js";
import { describeStore } from "./store-conformance.js";
import { type Cluster, hasPostgres, startCluster } from "./support/postgres.js";

describe.skipIf(!hasPostgres())("PostgreSQL", () => {
  let cluster: Cluster;
  let schemas = 0;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.remove());

  describeStore("in PostgreSQL", (clock) => {
    schemas += 1;
    const schema = `paystub_${schemas}`;
    const now = () => clock.now();
    return {
      connect: () => postgresStore({ url: cluster.url, schema, stopwatch: realClock, now }),
    };
  });
});
