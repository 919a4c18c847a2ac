import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../mocks/domain/time.js";
import { startGateway } from "../../mocks/index.js";
import { T0 } from "../support/domain.js";
import { type ManualClock, manualClock } from "../support/manual-clock.js";
import { creates, DELIVERED, pays, REFUSED, recordingClient, starts } from "../support/parts.js";
import { type Persons, SANDBOX, START, startPersons } from "../support/persons.js";
import { asKilled, beginsLife, dataFolder, type Life as StoredLife } from "../support/store.js";

type Life = Persons & { close(): Promise<void> };

const begins = (data: string): Promise<Life> => startPersons({ data, fsync: false });

/** How a gateway ends, and the folder in which the next one goes on. */
const ENDS: readonly (readonly [string, (life: Life, data: string) => Promise<string>])[] = [
  [
    "Ctrl-C",
    async (life, data) => {
      await life.close();
      return data;
    },
  ],
  [
    "kill -9",
    async (life, data) => {
      const left = asKilled(data);
      await life.close();
      return left;
    },
  ],
];

describe.each(ENDS)("after %s", (_how, end) => {
  /** A life before, and what is left of it in a life after. */
  async function over(before: (life: Life) => Promise<void>): Promise<Life> {
    const data = dataFolder();
    const life = await begins(data);
    await before(life);
    return begins(await end(life, data));
  }

  test("the sandboxes exist with all their contents", async () => {
    let exported: unknown;
    const next = await over(async ({ gateway, merchant, tester }) => {
      const no = await merchant.createsInvoice();
      await tester.invoices.pay(no);
      await merchant.registers();
      await tester.labels.add({ name: "paid" });
      await gateway.create({ name: "other", clock: "frozen" });
      await tester.settled();
      exported = await tester.export();
    });
    expect(await next.tester.export()).toEqual(exported);
    expect((await next.gateway.list()).sandboxes.map(({ name }) => name)).toEqual([
      SANDBOX,
      "other",
    ]);
    expect((await next.gateway.health()).sandboxes).toBe(2);
    await next.close();
  });

  test("an invoice from before can be paid", async () => {
    let no = "";
    const next = await over(async ({ merchant }) => {
      no = await merchant.createsInvoice();
    });
    expect(await next.merchant.readsStatus(no)).toBe("PENDING");
    await next.tester.invoices.pay(no);
    expect(await next.merchant.readsStatus(no)).toBe("Paid");
    await next.close();
  });

  test("a token still opens its sandbox, and a new one differs", async () => {
    const credentials = { apiId: SANDBOX, secretKey: "s", persistToken: true };
    const issue = async ({ merchant }: Life) =>
      String((await merchant.post("/api/auth", credentials)).body.id_token);
    let token = "";
    const next = await over(async (life) => {
      token = await issue(life);
    });
    const headers = { Authorization: `Bearer ${token}` };
    const no = await next.merchant.createsInvoice();
    const read = await fetch(`${next.gateway.baseUrl}/api/getInvoice/${no}`, { headers });
    expect(read.status).toBe(200);
    expect(await issue(next)).not.toBe(token);
    await next.close();
  });

  test("transaction numbers continue, and none repeats", async () => {
    const before: string[] = [];
    const next = await over(async ({ merchant }) => {
      for (let n = 0; n < 3; n += 1) before.push(await merchant.createsInvoice());
    });
    const after = await next.merchant.createsInvoice();
    expect(before).not.toContain(after);
    expect(Number(after)).toBe(Number(before.at(-1)) + 1);
    await next.close();
  });

  test("a used-up fault remains used up", async () => {
    const next = await over(async ({ merchant, tester }) => {
      await tester.faults.add({ fault: "status", status: 500, operation: "addInvoice", times: 2 });
      expect((await merchant.addsInvoice()).status).toBe(500);
    });
    expect((await next.merchant.addsInvoice()).status).toBe(500);
    expect((await next.merchant.addsInvoice()).status).toBe(200);
    expect((await next.tester.faults.list()).faults).toMatchObject([{ matched: 2, left: 0 }]);
    await next.close();
  });

  test("labels and a rewind remain", async () => {
    let kept = "";
    const next = await over(async ({ gateway, merchant, tester }) => {
      kept = await merchant.createsInvoice();
      await tester.labels.add({ name: "one" });
      await merchant.createsInvoice();
      await gateway.rewind(SANDBOX, { to: "one" });
    });
    expect(
      (await next.tester.invoices.list()).invoices.map(({ transactionNo }) => transactionNo),
    ).toEqual([kept]);
    expect((await next.tester.labels.list()).labels.map(({ name }) => name)).toEqual(["one"]);
    await next.close();
  });

  test("a fork continues independently and shares the numbers of its origin", async () => {
    let no = "";
    const next = await over(async ({ gateway, merchant }) => {
      no = await merchant.createsInvoice();
      await gateway.fork(SANDBOX, { name: "fork" });
    });
    expect(() => next.gateway.get("fork")).toThrow(
      'sandbox fork is stored, but not open in this process. Call await gateway.find("fork")',
    );
    await (await next.gateway.find("fork")).invoices.pay(no);
    expect(await next.merchant.readsStatus(no)).toBe("PENDING");
    await next.gateway.reset(SANDBOX);
    expect((await (await next.gateway.find("fork")).invoices.list()).invoices[0]?.status).toBe(
      "paid",
    );
    await next.close();
  });

  test("a deleted sandbox does not return", async () => {
    let no = "";
    const next = await over(async ({ gateway, merchant }) => {
      no = await merchant.createsInvoice();
      await gateway.create({ name: "kept" });
      await gateway.reset(SANDBOX);
    });
    // The persons open theirs at once: it is a new one.
    expect((await next.tester.summary()).events).toBe(1);
    expect((await next.merchant.reads(no)).status).toBe(404);
    expect((await next.tester.requests()).requests).toHaveLength(1);
    await next.close();
  });

  test("an imported sandbox exists", async () => {
    let events = 0;
    const next = await over(async ({ gateway, merchant, tester }) => {
      await merchant.createsInvoice();
      await gateway.import("copy", await tester.export());
      events = (await (await gateway.find("copy")).summary()).events;
    });
    expect((await (await next.gateway.find("copy")).summary()).events).toBe(events);
    await next.close();
  });
});

test("earlier requests are listed, and their count continues", async () => {
  const data = dataFolder();
  const life = await begins(data);
  await life.merchant.createsInvoice();
  await life.merchant.get("/nowhere");
  const before = (await life.tester.requests()).requests;
  await life.close();
  const next = await begins(data);
  expect((await next.tester.requests()).requests).toEqual(before);
  expect((await next.gateway.unclaimedRequests()).requests).toHaveLength(1);
  await next.merchant.createsInvoice();
  expect((await next.tester.requests()).requests.map(({ id }) => id)).toEqual([1, 3]);
  await next.close();
});

test("observers receive new events, and no stored ones", async () => {
  const data = dataFolder();
  const life = await begins(data);
  await life.merchant.createsInvoice();
  await life.close();
  const reported: string[] = [];
  const observer = {
    event: (_: string, { event }: { event: { type: string } }) => reported.push(event.type),
  };
  const next = await startPersons({ data, observer });
  await next.merchant.createsInvoice();
  expect(reported).toEqual(["invoice-created"]);
  await next.close();
});

describe("a data folder", () => {
  test("is private to its owner", async () => {
    const data = join(dataFolder(), "in", "it");
    const life = await begins(data);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(data)).toBe("700");
    expect(mode(join(data, "paystub.db"))).toBe("600");
    expect(mode(join(data, "paystub.db-wal"))).toBe("600");
    await life.close();
  });

  test("is used by one gateway at a time", async () => {
    const data = dataFolder();
    const life = await begins(data);
    const second = startGateway({ data });
    await expect(second).rejects.toThrow(
      `${join(data, "paystub.db")} is in use by another paystub. Stop that one, or give another folder`,
    );
    expect(await life.merchant.createsInvoice()).toMatch(/^\d{13}$/);
    await expect(startGateway({ data })).rejects.toThrow("is in use");
    await life.close();
    await (await startGateway({ data })).close();
  });

  test.each([
    ["that is not a database", "not a database, but long enough to be taken for one".repeat(100)],
    ["whose head is torn", "SQLite format 3\0".padEnd(4096, "x")],
  ])("with a file %s is refused and not changed", async (_what, content) => {
    const data = dataFolder();
    const path = join(data, "paystub.db");
    writeFileSync(path, content);
    await expect(startGateway({ data })).rejects.toThrow(
      "is not a data file of paystub, or it is broken",
    );
    expect(readFileSync(path, "utf8")).toBe(content);
  });

  test("with an invalid name is refused by its name", async () => {
    const file = join(dataFolder(), "file");
    writeFileSync(file, "");
    await expect(startGateway({ data: file })).rejects.toThrow(
      `${file} cannot be a data folder (EEXIST)`,
    );
    await expect(startGateway({ data: join(file, "in") })).rejects.toThrow("(ENOTDIR)");
  });

  test("keeps its first seed", async () => {
    const data = dataFolder();
    await (await startGateway({ data, seed: "mine" })).close();
    await expect(startGateway({ data, seed: "other" })).rejects.toThrow(
      "seed must be the one that the data began with. Leave it out to take that",
    );
    const life = await startGateway({ data, sandbox: SANDBOX, clock: START });
    const [opened] = (await life.get(SANDBOX).events()).events;
    expect(opened).toMatchObject({ seed: "mine/shop" });
    await life.close();
  });

  test("of a shared host keeps drawn secrets, and no well-known seed", async () => {
    const shared = { data: dataFolder(), host: "0.0.0.0" };
    const life = await startGateway(shared);
    const { seed, controlToken } = life;
    await life.close();
    const next = await startGateway(shared);
    expect([next.seed, next.controlToken]).toEqual([seed, controlToken]);
    await next.close();

    const begun = dataFolder();
    await (await startGateway({ data: begun })).close();
    await expect(startGateway({ data: begun, host: "0.0.0.0" })).rejects.toThrow(
      "seed of the data is paystub, which protects nothing where others can reach the gateway",
    );
  });
});

/** A gateway with a clock that runs, over a new folder. */
async function setUp(client = recordingClient()) {
  const clock = manualClock(T0);
  const life = await beginsLife(dataFolder(), clock, { client });
  return { clock, life, sandbox: await life.open() };
}

/** The machine is off for some time after a kill, and paystub starts again. */
async function restarted(
  life: StoredLife,
  clock: ManualClock,
  offMs: number,
  client = recordingClient(),
) {
  const left = life.killed();
  clock.sleepTo(clock.now() + offMs);
  const next = await beginsLife(left, clock, { client });
  await next.pass(0);
  return next;
}

const reported = async (life: StoredLife) =>
  (await life.events()).map(({ type, at }) => `${type} +${(at - T0) / MINUTE_MS}m`);

describe("while the gateway was down", () => {
  test("the clock has kept running", async () => {
    const { clock, life } = await setUp();
    const next = await restarted(life, clock, 3 * HOUR_MS);
    expect((await next.open()).now()).toBe(T0 + 3 * HOUR_MS);
  });

  test("due work happens in order, each thing at its own instant and once", async () => {
    const { clock, life, sandbox } = await setUp();
    const no = await creates(sandbox);
    await starts(sandbox, { interval: "Daily", iterations: 3 });
    await life.pass(0);
    const next = await restarted(life, clock, 2 * DAY_MS + HOUR_MS);
    await next.pass(MINUTE_MS);
    const happened = (await reported(next)).filter((line) => /canceled|charge/.test(line));
    expect(happened).toEqual([
      "charge-succeeded +0m",
      "invoice-canceled +1440m",
      "charge-succeeded +1440m",
      "charge-succeeded +2880m",
    ]);
    const later = await restarted(next, clock, HOUR_MS);
    await later.pass(MINUTE_MS);
    expect((await reported(later)).filter((line) => /canceled|charge/.test(line))).toEqual(
      happened,
    );
    expect(await (await later.open()).read(({ invoices }) => invoices.get(no)?.status)).toBe(
      "canceled",
    );
  });

  test("it happens even if no one reads the sandbox", async () => {
    const { clock, life, sandbox } = await setUp();
    await creates(sandbox);
    const next = await restarted(life, clock, DAY_MS - SECOND_MS);
    expect(await reported(next)).not.toContain("invoice-canceled +1440m");
    await next.pass(2 * SECOND_MS);
    expect(await reported(next)).toContain("invoice-canceled +1440m");
    expect(next.client.calls.map(({ url }) => new URL(url).pathname)).toEqual(["/canceled"]);
  });
});

describe("a callback", () => {
  test("that was cut off is reported as failed, and retried by its rule", async () => {
    const never = recordingClient(() => new Promise(() => {}));
    const { clock, life, sandbox } = await setUp(never);
    await pays(sandbox, await creates(sandbox));
    await life.pass(0);
    expect(never.calls).toHaveLength(1);
    const next = await restarted(life, clock, 10 * SECOND_MS);
    expect(await reported(next)).toContain("callback-answered +0m");
    expect(next.client.calls).toHaveLength(0);
    await next.pass(MINUTE_MS);
    expect(next.client.calls).toHaveLength(1);
    expect((await reported(next)).slice(-2)).toEqual([
      "callback-attempted +1m",
      "callback-answered +1m",
    ]);
  });

  test("that was due is made once", async () => {
    const client = recordingClient((_, n) => (n === 1 ? REFUSED : DELIVERED));
    const { clock, life, sandbox } = await setUp(client);
    await pays(sandbox, await creates(sandbox));
    await life.pass(0);
    const next = await restarted(life, clock, HOUR_MS);
    await next.pass(HOUR_MS);
    expect(next.client.calls).toHaveLength(1);
    const open = await (await next.open()).read(({ callbacks }) => callbacks.get("cb-1")?.state);
    expect(open).toBe("delivered");
  });

  test("that was cut off on a frozen clock does not stay open", async () => {
    const never = recordingClient(() => new Promise(() => {}));
    const { clock, life, sandbox } = await setUp(never);
    await sandbox.clock.freeze();
    await pays(sandbox, await creates(sandbox));
    await life.pass(0);
    const next = await restarted(life, clock, DAY_MS);
    await next.pass(SECOND_MS);
    expect((await next.events()).at(-1)?.type).toBe("callback-answered");
  });

  test("that was planned and never begun on a frozen clock is made", async () => {
    const { clock, life, sandbox } = await setUp();
    await sandbox.clock.freeze();
    await pays(sandbox, await creates(sandbox));
    expect(life.client.calls).toHaveLength(0);
    const next = await restarted(life, clock, DAY_MS);
    await next.pass(SECOND_MS);
    expect(next.client.calls).toHaveLength(1);
  });
});

describe("an unused sandbox", () => {
  test("leaves memory after ten minutes, and its due work still happens", async () => {
    const { clock, life, sandbox } = await setUp();
    await life.open("other");
    await creates(sandbox);
    await life.pass(9 * MINUTE_MS);
    expect(life.gateway.list()).toHaveLength(2);
    await life.pass(2 * MINUTE_MS);
    expect(life.gateway.list()).toEqual([]);
    expect(life.gateway.names()).toEqual(["test", "other"]);
    await life.pass(DAY_MS);
    expect(await reported(life)).toContain("invoice-canceled +1440m");
    expect(clock.now()).toBe(T0 + DAY_MS + 11 * MINUTE_MS);
  });

  test("is the same for existing handles", async () => {
    const { life, sandbox } = await setUp();
    await life.open("other");
    await life.pass(11 * MINUTE_MS);
    expect(life.gateway.list()).toEqual([]);
    const no = await creates(sandbox);
    expect(await life.open()).toBe(sandbox);
    expect(await sandbox.read(({ invoices }) => [...invoices.keys()])).toEqual([no]);
  });

  test("stays while a callback is open", async () => {
    const never = recordingClient(() => new Promise(() => {}));
    const { life, sandbox } = await setUp(never);
    await life.open("other");
    await pays(sandbox, await creates(sandbox));
    await life.pass(11 * MINUTE_MS);
    expect(life.gateway.list().map(({ name }) => name)).toEqual(["test"]);
    expect(never.calls).toHaveLength(1);
  });

  test("is deleted after the configured days", async () => {
    const clock = manualClock(T0);
    const life = await beginsLife(dataFolder(), clock, { keepDays: 30 });
    await life.open("idle");
    const used = await life.open("used");
    await life.pass(DAY_MS);
    for (let day = 1; day < 30; day += 1) {
      await creates(used);
      clock.sleepTo(clock.now() + DAY_MS);
      await life.pass(0);
    }
    expect(await life.gateway.directory()).toEqual(["idle", "used"]);
    clock.sleepTo(clock.now() + DAY_MS);
    await life.pass(HOUR_MS);
    expect(await life.gateway.directory()).toEqual(["used"]);
  });
});
