import pg from "pg";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startGateway } from "../../../mocks/index.js";
import { openDatabase } from "../../../mocks/open-store.js";
import { paystub } from "../../support/command-line.js";
import { type Cluster, hasPostgres, ownDatabase } from "../../support/postgres.js";

const PASSWORD = "correct-horse";

/** An unused address. */
const NOWHERE = `postgres://paystub:${PASSWORD}@127.0.0.1:1/shops`;

describe("an unusable database", () => {
  test.each([
    ["is none of PostgreSQL", `mysql://u:${PASSWORD}@h/x`],
    ["is not an address", `postgres://u:${PASSWORD}@h:notaport/x`],
    ["is a word", PASSWORD],
  ])("is refused in a line if its address %s, without the password", async (_, address) => {
    const { code, out, complaints } = await paystub("start", "--database", address);
    expect([code, out]).toEqual([2, ""]);
    expect(complaints).toBe(
      "paystub: --database must be an address such as postgres://user:password@host:5432/name\n",
    );
  });

  test("is waited for up to a limit, with a message without the password", async () => {
    const said: string[] = [];
    const notice = (text: string) => void said.push(text);
    const opened = openDatabase({ database: NOWHERE, notice, waitMs: 100 });
    const why = "the database at 127.0.0.1:1/shops: connect ECONNREFUSED 127.0.0.1:1";
    await expect(opened).rejects.toThrow(`${why}; gave up after 0.1 seconds`);
    expect(said).toEqual([`${why}; waiting for it for up to 0.1 seconds`]);
  });

  test("cannot be combined with a data folder", async () => {
    const both = startGateway({ database: NOWHERE, data: "somewhere" });
    await expect(both).rejects.toThrow("database cannot be given together with data");
  });

  test.each(["A", "1a", "a-b", "x".repeat(41), "a;drop table b"])(
    "has no schema of the name %s",
    async (name) => {
      await expect(startGateway({ database: NOWHERE, databaseSchema: name })).rejects.toThrow(
        "databaseSchema must be 1 to 40 lower-case letters, digits or _",
      );
      const { code, complaints } = await paystub("database", "schema", "--database-schema", name);
      expect([code, complaints]).toEqual([2, expect.stringContaining("--database-schema must")]);
    },
  );
});

describe.skipIf(!hasPostgres())("a database", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  const nameOf = ({ url }: Cluster) => new URL(url).pathname.slice(1);

  /** Asks the database as its owner. */
  async function asOwner(...statements: readonly string[]): Promise<pg.QueryResult> {
    const client = new pg.Client(cluster.url);
    await client.connect();
    try {
      for (const statement of statements.slice(0, -1)) await client.query(statement);
      return await client.query(statements.at(-1) ?? "");
    } finally {
      await client.end();
    }
  }

  const starts = async (database: string, databaseSchema: string) => {
    const gateway = await startGateway({ database, databaseSchema });
    onTestFinished(() => gateway.close());
    return gateway;
  };

  test("lists its sandboxes, the largest first, and deletes one", async () => {
    const gateway = await starts(cluster.url, "sizes");
    await gateway.create({ name: "small" });
    const large = await gateway.create({ name: "large" });
    await large.labels.add({ name: "more" });
    const how = ["--database", cluster.url, "--database-schema", "sizes"];
    const info = await paystub("database", "info", ...how, "--json");
    const { sandboxes } = JSON.parse(info.out);
    expect(sandboxes.map(({ name, events }: never) => [name, events])).toEqual([
      ["large", 2],
      ["small", 1],
    ]);
    expect(sandboxes[0].bytes).toBeGreaterThan(sandboxes[1].bytes);
    const unknown = await paystub("database", "delete", "huge", ...how);
    expect([unknown.code, unknown.complaints]).toEqual([
      2,
      expect.stringContaining("there is no sandbox huge. Sandboxes: small, large"),
    ]);
    const deleted = await paystub("database", "delete", "large", ...how);
    expect([deleted.code, deleted.out]).toEqual([0, "sandbox large is gone\n"]);
    const named = await paystub("database", "info", ...how);
    expect(named.out).toMatch(/^1 sandbox\nNAME +EVENTS +BYTES +LAST USED +DUE\nsmall /);
    const none = await paystub("database", "info");
    expect([none.code, none.complaints]).toEqual([
      2,
      expect.stringContaining("--database is missing"),
    ]);
  });

  test("that becomes available during a start is used", async () => {
    const own = await ownDatabase();
    onTestFinished(own.remove);
    await own.stop();
    const said: string[] = [];
    let reported = (): void => undefined;
    const isReported = new Promise<void>((resolve) => {
      reported = resolve;
    });
    const notice = (text: string) => {
      said.push(text);
      reported();
    };
    const starting = startGateway({ database: own.url, observer: { notice } });
    await isReported;
    await own.start();
    const gateway = await starting;
    onTestFinished(() => gateway.close());
    expect(said).toEqual([expect.stringContaining("waiting for it for up to 60 seconds")]);
    expect((await gateway.health()).why).toBeNull();
  });

  test("of many starting replicas gets its tables once", async () => {
    const gateways = await Promise.all([1, 2, 3, 4].map(() => starts(cluster.url, "at_once")));
    const { rows } = await asOwner("select value from at_once.meta where name = 'form'");
    expect(rows).toEqual([{ value: "3" }]);
    expect(gateways).toHaveLength(4);
  });

  test("of an older paystub is read, and detects damage from then on", async () => {
    const first = await starts(cluster.url, "older");
    await (await first.create({ name: "shop" })).labels.add({ name: "before" });
    await first.close();
    await asOwner("alter table older.events drop column sum");
    await asOwner("alter table older.sandboxes drop column unfinished");
    await asOwner("update older.meta set value = '1' where name = 'form'");
    const second = await starts(cluster.url, "older");
    const shop = await second.find("shop");
    await shop.labels.add({ name: "after" });
    expect((await shop.labels.list()).labels).toHaveLength(2);
    await second.close();
    await asOwner("update older.events set body = replace(body, 'after', 'often')");
    const notices: string[] = [];
    const third = await startGateway({
      ...{ database: cluster.url, databaseSchema: "older" },
      observer: { notice: (text) => notices.push(text) },
    });
    onTestFinished(() => third.close());
    expect(notices).toEqual([
      "event 3 of sandbox shop cannot be read: its checksum does not match, so it was damaged. Reset its sandbox, or put back a copy",
    ]);
    await expect(third.find("shop").then((one) => one.labels.list())).rejects.toThrow(
      "event 3 of sandbox shop cannot be read: its checksum does not match, so it was damaged",
    );
    await asOwner("delete from older.events where seq = 3");
    await expect(third.find("shop").then((one) => one.labels.list())).rejects.toThrow(
      "event 3 of sandbox shop cannot be read: it is missing",
    );
  });

  test("of a newer paystub is left unchanged", async () => {
    await (await starts(cluster.url, "newer")).close();
    await asOwner("update newer.meta set value = '4' where name = 'form'");
    await expect(startGateway({ database: cluster.url, databaseSchema: "newer" })).rejects.toThrow(
      /^the schema newer at 127\.0\.0\.1:\d+\/\w+ was made by a newer paystub \(form 4; this one knows up to 3\): start that one$/,
    );
  });

  test("without the right to create tables gets them from the printed commands", async () => {
    await asOwner(
      `create role guest login`,
      `revoke create on database ${nameOf(cluster)} from public`,
    );
    const guest = cluster.url.replace("paystub@", "guest@");
    await expect(startGateway({ database: guest, databaseSchema: "lent" })).rejects.toThrow(
      /permission denied.*; to give it the tables of the schema lent, ask an administrator of the database to run what "paystub database schema" prints$/,
    );
    const { code, out } = await paystub("database", "schema", "--database-schema", "lent");
    expect(code).toBe(0);
    await asOwner(
      out,
      "grant usage on schema lent to guest",
      "grant all on all tables in schema lent to guest",
      "grant all on all sequences in schema lent to guest",
    );
    const gateway = await starts(guest, "lent");
    await gateway.open("shop");
    expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual(["shop"]);
  });

  test("keeps everything over a restart, and its first seed", async () => {
    const options = { database: cluster.url, databaseSchema: "kept" };
    const first = await startGateway({ ...options, seed: "one" });
    await (await first.open("shop")).labels.add({ name: "here" });
    await first.close();
    const again = await starts(cluster.url, "kept");
    const labels = (await (await again.find("shop")).labels.list()).labels;
    expect(labels).toMatchObject([{ name: "here" }]);
    await expect(startGateway({ ...options, seed: "two" })).rejects.toThrow(
      "seed must be the one that the data began with",
    );
  });
});
