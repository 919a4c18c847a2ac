import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { type Persons, SANDBOX, START, startPersons } from "../support/persons.js";
import { asKilled, dataFolder } from "../support/store.js";

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

  test("there are the sandboxes, with all that is in them", async () => {
    let exported: unknown;
    const next = await over(async ({ gateway, merchant, tester }) => {
      const no = await merchant.createsInvoice();
      await tester.invoices.pay(no);
      await merchant.registers();
      await tester.labels.add({ name: "paid" });
      await gateway.create({ name: "other", clock: { mode: "frozen" } });
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

  test("an invoice is paid that was created before", async () => {
    let no = "";
    const next = await over(async ({ merchant }) => {
      no = await merchant.createsInvoice();
    });
    expect(await next.merchant.readsStatus(no)).toBe("PENDING");
    await next.tester.invoices.pay(no);
    expect(await next.merchant.readsStatus(no)).toBe("Paid");
    await next.close();
  });

  test("a token still opens its sandbox, and a new one is another", async () => {
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

  test("transaction numbers go on, and no number comes twice", async () => {
    const before: string[] = [];
    const next = await over(async ({ merchant }) => {
      for (let n = 0; n < 3; n += 1) before.push(await merchant.createsInvoice());
    });
    const after = await next.merchant.createsInvoice();
    expect(before).not.toContain(after);
    expect(Number(after)).toBe(Number(before.at(-1)) + 1);
    await next.close();
  });

  test("a fault that was used up stays so", async () => {
    const next = await over(async ({ merchant, tester }) => {
      await tester.faults.add({ fault: "status", status: 500, operation: "addInvoice", times: 2 });
      expect((await merchant.addsInvoice()).status).toBe(500);
    });
    expect((await next.merchant.addsInvoice()).status).toBe(500);
    expect((await next.merchant.addsInvoice()).status).toBe(200);
    expect((await next.tester.faults.list()).faults).toMatchObject([{ matched: 2, left: 0 }]);
    await next.close();
  });

  test("labels and a rewind hold", async () => {
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

  test("a fork goes on by itself and shares the numbers of its origin", async () => {
    let no = "";
    const next = await over(async ({ gateway, merchant }) => {
      no = await merchant.createsInvoice();
      await gateway.fork(SANDBOX, { name: "fork" });
    });
    await (await next.gateway.find("fork")).invoices.pay(no);
    expect(await next.merchant.readsStatus(no)).toBe("PENDING");
    await next.gateway.reset(SANDBOX);
    expect((await (await next.gateway.find("fork")).invoices.list()).invoices[0]?.status).toBe(
      "paid",
    );
    await next.close();
  });

  test("a sandbox that was reset does not come back", async () => {
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

  test("an imported sandbox is there", async () => {
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

test("the requests of before are reported, and their count goes on", async () => {
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

test("observers hear of what is new, not of what was kept", async () => {
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
  test("belongs to its owner alone", async () => {
    const data = join(dataFolder(), "in", "it");
    const life = await begins(data);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(data)).toBe("700");
    expect(mode(join(data, "paystub.db"))).toBe("600");
    expect(mode(join(data, "paystub.db-wal"))).toBe("600");
    await life.close();
  });

  test("is one gateway's at a time", async () => {
    const data = dataFolder();
    const life = await begins(data);
    const second = startGateway({ data });
    await expect(second).rejects.toThrow(
      `${join(data, "paystub.db")} is in use by another paystub; stop that one, or give another folder`,
    );
    expect(await life.merchant.createsInvoice()).toMatch(/^\d{13}$/);
    await expect(startGateway({ data })).rejects.toThrow("is in use");
    await life.close();
    await (await startGateway({ data })).close();
  });

  test.each([
    ["that is no database", "not a database, but long enough to be taken for one".repeat(100)],
    ["whose head is torn", "SQLite format 3\0".padEnd(4096, "x")],
  ])("with a file %s is refused and left as it is", async (_what, content) => {
    const data = dataFolder();
    const path = join(data, "paystub.db");
    writeFileSync(path, content);
    await expect(startGateway({ data })).rejects.toThrow(
      "is no data file of paystub, or it is broken",
    );
    expect(readFileSync(path, "utf8")).toBe(content);
  });

  test("that cannot be one is refused by its name", async () => {
    const file = join(dataFolder(), "file");
    writeFileSync(file, "");
    await expect(startGateway({ data: file })).rejects.toThrow(
      `${file} cannot be a data folder (EEXIST)`,
    );
    await expect(startGateway({ data: join(file, "in") })).rejects.toThrow("(ENOTDIR)");
  });

  test("keeps the seed that it began with", async () => {
    const data = dataFolder();
    await (await startGateway({ data, seed: "mine" })).close();
    await expect(startGateway({ data, seed: "other" })).rejects.toThrow(
      "seed must be the one that the data began with; leave it out to take that",
    );
    const life = await startGateway({ data, sandbox: SANDBOX, clock: { frozenAt: START } });
    const [opened] = (await life.get(SANDBOX).events()).events;
    expect(opened).toMatchObject({ seed: "mine/shop" });
    await life.close();
  });

  test("where others can reach it keeps what was drawn, and no seed that everybody knows", async () => {
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
