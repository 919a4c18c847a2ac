import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  type RunningGateway,
  type StartOptions,
  StoreUnusable,
  startGateway,
} from "../../../mocks/index.js";
import { sqlDriver } from "../../../mocks/store/sqlite/driver.js";
import { paystub } from "../../support/command-line.js";
import { T0 } from "../../support/domain.js";
import { manualClock } from "../../support/manual-clock.js";
import { startPersons } from "../../support/persons.js";
import { asKilled, beginsLife, dataFolder } from "../../support/store.js";

/** Places of the events of the first sandbox. */
const PLACE = 2 ** 27;

/** A folder with the sandboxes shop, of six events and a request, and Other, in which something was changed. */
async function damaged(sql: string): Promise<string> {
  const data = dataFolder();
  const life = await startPersons({ data, fsync: false });
  await life.tester.invoices.pay(await life.merchant.createsInvoice());
  await life.tester.settled();
  await life.gateway.create({ name: "Other" });
  await life.close();
  await changed(data, sql);
  return data;
}

async function changed(data: string, sql: string): Promise<void> {
  const db = (await sqlDriver())(join(data, "paystub.db"));
  db.exec(sql);
  db.close();
}

const DAMAGED = "its checksum does not match, so it was damaged";
const FIX = "Reset its sandbox, or put back a copy";
const NEWER = "a newer paystub wrote it (form 99, this one knows 1). Start the newer one";
const NONSENSE = `update events set body = '{"type":"nonsense","at":1}', sum = null where place = ${PLACE + 3}`;
const FORM_99 = `update events set form = 99 where place = ${PLACE + 3}`;
const NO_JSON = `update events set body = '{', sum = null where place = ${PLACE + 3}`;
const NO_REQUEST = "update requests set body = '{'";

describe("paystub data check finds", () => {
  test.each([
    [
      "an event that is none",
      NONSENSE,
      'sandbox shop: events[2].type is "nonsense", which is not a type of event',
    ],
    ["an event of a newer form", FORM_99, `event 3 of sandbox shop cannot be read: ${NEWER}`],
    [
      "an event that is not JSON",
      NO_JSON,
      `event 3 of sandbox shop cannot be read: it is not JSON. ${FIX}`,
    ],
    [
      "an event that is not an object",
      `update events set body = '[]', sum = null where place = ${PLACE + 3}`,
      `event 3 of sandbox shop cannot be read: it is not an object. ${FIX}`,
    ],
    [
      "an event that does not follow",
      `update events set body = (select body from events where place = ${PLACE + 1}), sum = null where place = ${PLACE + 3}`,
      "sandbox shop: events[2].type cannot be sandbox-opened again: a sandbox opens once",
    ],
    [
      "an event in which a digit has changed",
      `update events set body = replace(body, '"amount":2', '"amount":3') where place = ${PLACE + 2}`,
      `event 2 of sandbox shop cannot be read: ${DAMAGED}. ${FIX}`,
    ],
    [
      "an event in the place of another",
      `update events set (body, sum) = (select body, sum from events where place = ${PLACE + 4}) where place = ${PLACE + 3}`,
      `event 3 of sandbox shop cannot be read: ${DAMAGED}. ${FIX}`,
    ],
    [
      "a log without its end",
      `delete from events where place = ${PLACE + 6}`,
      `event 6 of sandbox shop cannot be read: it is missing. ${FIX}`,
    ],
    [
      "a request that is not JSON",
      NO_REQUEST,
      `sandbox shop: request 1 cannot be read: it is not JSON. ${FIX}`,
    ],
    [
      "a request that lacks a part",
      "update requests set body = json_remove(body, '$.method')",
      `sandbox shop: request 1 cannot be read: its method is missing, or of another kind. ${FIX}`,
    ],
    [
      "a request with an instant that is none",
      "update requests set body = json_set(body, '$.at', 1e99)",
      `sandbox shop: request 1 cannot be read: its at is missing, or of another kind. ${FIX}`,
    ],
    ["a request of no sandbox", "update requests set sandbox = 9", "requests of no sandbox: 1"],
    [
      "a journal that counts otherwise",
      "update journals set kept = 0",
      "journals that count other requests than there are: 1",
    ],
    [
      "a number of no event",
      "update keys set seq = 99",
      "numbers of no sandbox, or of no event in its log: 1",
    ],
    [
      "a number with no owner",
      "update keys set owns = 0",
      "numbers with no owner, or with several: 1",
    ],
    [
      "an instant that is not a number",
      "update sandboxes set due_at = 'soon' where name = 'shop'",
      "sandboxes with a place or an instant that is not a number: 1",
    ],
    [
      "a place beyond the last one",
      "update meta set epoch = 0",
      "sandboxes or requests that are numbered beyond the count of all: 2",
    ],
    [
      "an event beyond the end of its log",
      `update events set place = place + 100 where place = ${PLACE + 6}`,
      "events of no sandbox, or beyond the end of its log: 1",
    ],
  ])("%s", async (_what, sql, line) => {
    const data = await damaged(sql);
    const { code, out } = await paystub("data", "check", data);
    expect({ code, lines: out.split("\n") }).toEqual({
      code: 1,
      lines: expect.arrayContaining([line]),
    });
  });
});

test("paystub data check accepts forks, rewinds, resets, and open calls", async () => {
  const data = dataFolder();
  const life = await startPersons({ data, fsync: false });
  const { merchant, tester, gateway } = life;
  const paid = await merchant.createsInvoice();
  await tester.labels.add({ name: "paid" });
  await tester.invoices.pay(paid);
  await merchant.registers();
  await gateway.fork("shop", { name: "copy" });
  await gateway.fork("copy", { name: "copy-of-copy" });
  await gateway.rewind("shop", { to: "paid" });
  await merchant.createsInvoice();
  await gateway.reset("copy");
  await merchant.addsInvoice({ amount: -1 });
  await fetch(`${gateway.baseUrl}/nowhere`);
  await life.close();
  const { code, out } = await paystub("data", "check", data);
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^2 sandboxes and \d+ events read: all is well\n$/),
  });
});

describe("paystub data export", () => {
  test.each([
    ["writes what no import takes, and says why", NONSENSE, ["shop.json", "Other.2.json"]],
    ["writes the others of one that cannot be read", FORM_99, ["Other.2.json"]],
  ])("%s", async (_what, sql, files) => {
    const data = await damaged(sql);
    const out = join(data, "logs");
    const { code, out: json } = await paystub("data", "export", data, "--out", out, "--json");
    expect({ code, ...JSON.parse(json) }).toEqual({
      code: 1,
      files: files.map((file) => join(out, file)),
      faults: [expect.stringMatching(/shop/)],
    });
  });
});

describe("data without checksums, of an older paystub", () => {
  const OLDER = `drop index events_unsummed; alter table events drop column sum; drop table garbage;
    alter table sandboxes drop column unfinished; update meta set form = 1`;

  test("are read, with a notice", async () => {
    const data = await damaged(OLDER);
    const notices: string[] = [];
    const gateway = await startGateway({
      data,
      observer: { notice: (text) => notices.push(text) },
    });
    expect(notices).toEqual([
      `${join(data, "paystub.db")} has 7 events of an older paystub without checksums; they are read as they are`,
    ]);
    const shop = await gateway.find("shop");
    expect((await shop.invoices.list()).invoices).toHaveLength(1);
    await shop.labels.add({ name: "now" });
    await gateway.close();
    const { code, out } = await paystub("data", "check", data);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining("7 events of an older paystub without a checksum\n"),
    });
  });
});

test("a start says which logs have no valid end", async () => {
  const data = await damaged(`update events set sum = sum + 1 where place = ${PLACE + 6}`);
  const notices: string[] = [];
  const gateway = await startGateway({ data, observer: { notice: (text) => notices.push(text) } });
  await gateway.close();
  expect(notices).toEqual([`event 6 of sandbox shop cannot be read: ${DAMAGED}. ${FIX}`]);
});

describe("a write-ahead log beside the file", () => {
  /** What a kill leaves of a gateway with acknowledged invoices. */
  async function killed(): Promise<{ folder: string; acknowledged: readonly string[] }> {
    const data = dataFolder();
    const life = await startPersons({ data });
    const acknowledged: string[] = [];
    for (let n = 0; n < 4; n += 1) acknowledged.push(await life.merchant.createsInvoice());
    const folder = asKilled(data);
    await life.close();
    return { folder, acknowledged };
  }

  /** How a start takes it: what it says where it is refused, else its notices and invoices. */
  async function starts(data: string, options: StartOptions = {}) {
    const notices: string[] = [];
    const observer = { notice: (text: string) => notices.push(text) };
    const gateway = await startGateway({ data, observer, ...options }).catch(
      (error: unknown) => error,
    );
    if (gateway instanceof Error) return { refused: gateway, notices, invoices: [] };
    const started = gateway as RunningGateway;
    const shop = await started.find("shop").catch(() => undefined);
    const invoices = shop ? (await shop.invoices.list()).invoices : [];
    await started.close();
    return { refused: undefined, notices, invoices: invoices.map((one) => one.transactionNo) };
  }

  const walOf = (folder: string) => join(folder, "paystub.db-wal");

  test("is read completely if it is complete", async () => {
    const { folder, acknowledged } = await killed();
    const { invoices, notices } = await starts(folder);
    expect([...invoices].sort()).toEqual([...acknowledged].sort());
    expect(notices).toEqual([]);
  });

  test("with a changed bit is never read as if it were complete", async () => {
    const { folder, acknowledged } = await killed();
    const good = readFileSync(walOf(folder));
    const frames = Math.floor((good.length - 32) / (4096 + 24));
    const places = [
      ...Array.from({ length: 32 }, (_, n) => n),
      ...Array.from({ length: frames }, (_, n) => 32 + n * 4120 + ((n * 37) % 4120)),
    ];
    for (const [n, at] of places.entries()) {
      const copy = asKilled(folder);
      const flipped = Buffer.from(good);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (n % 8));
      writeFileSync(walOf(copy), flipped);
      const { refused, notices, invoices } = await starts(copy);
      const isNoticed = refused instanceof StoreUnusable || notices.length > 0;
      expect([at, isNoticed]).toEqual([at, true]);
      if (!refused) expect(invoices.length).toBeGreaterThanOrEqual(acknowledged.length - 1);
      else expect(readFileSync(walOf(copy)).equals(flipped)).toBe(true);
    }
  });

  test("that lost its middle in a power failure is reported if nothing was flushed", async () => {
    const { folder, acknowledged } = await killed();
    const wal = readFileSync(walOf(folder));
    // Tables are in the first transaction.
    const at = 32 + Math.floor((wal.length / 4120) * 0.7) * 4120;
    wal.fill(0, at + 24, at + 4120);
    writeFileSync(walOf(folder), wal);
    expect((await starts(folder)).refused?.message).toMatch(/-wal is damaged, so changes in it/);
    const { refused, notices, invoices } = await starts(folder, { fsync: false });
    expect([refused, notices]).toEqual([
      undefined,
      [expect.stringMatching(/the changes after that place were left out$/)],
    ]);
    expect(invoices.length).toBeLessThan(acknowledged.length);
  });

  test.for([
    [
      "that was deleted",
      (path: string) => rmSync(path),
      /is missing or empty, and .*-wal beside it/,
    ],
    ["that is empty", (path: string) => writeFileSync(path, ""), /is missing or empty, and/],
    [
      "that holds anything",
      (path: string) => writeFileSync(path, "x".repeat(9000)),
      /is not a data/,
    ],
  ] as const)("prevents a start from replacing a file %s", async ([, spoil, why]) => {
    const { folder } = await killed();
    const path = join(folder, "paystub.db");
    const wal = readFileSync(walOf(folder));
    spoil(path);
    for (let time = 0; time < 2; time += 1) {
      const { refused } = await starts(folder);
      expect(refused).toBeInstanceOf(StoreUnusable);
      expect(refused?.message).toMatch(why);
      expect(refused?.message).not.toContain("\n");
    }
    expect(readFileSync(walOf(folder)).equals(wal)).toBe(true);
    const { code, complaints } = await paystub("data", "check", folder);
    expect([code, complaints]).toEqual([2, expect.stringMatching(/^paystub: [^\n]+\n$/)]);
  });

  test("leaves a database of another program unchanged", async () => {
    const { folder } = await killed();
    const path = join(folder, "paystub.db");
    const foreign = join(dataFolder(), "foreign.db");
    const db = (await sqlDriver())(foreign);
    db.exec("create table letters (text text)");
    db.close();
    copyFileSync(foreign, path);
    const [before, wal] = [readFileSync(path), readFileSync(walOf(folder))];
    const { refused } = await starts(folder);
    expect(refused?.message).toMatch(/Put the file back, or move .*-wal away/);
    expect([readFileSync(path), readFileSync(walOf(folder))]).toEqual([before, wal]);
  });

  test("of a running gateway does not count as damaged", async () => {
    const data = dataFolder();
    const life = await startPersons({ data });
    await life.merchant.createsInvoice();
    const { refused } = await starts(data);
    expect(refused?.message).toContain("is in use by another paystub");
    await life.merchant.createsInvoice();
    await life.close();
  });
});

describe("a row that cannot be read", () => {
  /** A gateway over a folder in which something was changed, and what it answers of its sandboxes. */
  async function over(sql: string) {
    const data = await damaged(sql);
    const errors: unknown[] = [];
    const observer = { error: (error: unknown) => errors.push(error) };
    const gateway = await startGateway({ data, fsync: false, observer });
    onTestFinished(() => gateway.close());
    const answer = async (path: string, method = "GET") => {
      const response = await fetch(`${gateway.controlUrl}/sandboxes/${path}`, { method });
      const { detail } = (await response.json().catch(() => ({}))) as { detail?: string };
      return detail === undefined ? [response.status] : [response.status, detail];
    };
    return { gateway, answer };
  }

  test.each([
    ["of a newer form", FORM_99, NEWER],
    ["that is not JSON", NO_JSON, `it is not JSON. ${FIX}`],
  ])("of a log %s prevents its sandbox from opening, and no other", async (_what, sql, why) => {
    const { answer, gateway } = await over(sql);
    const detail = `event 3 of sandbox shop cannot be read: ${why}`;
    expect(await answer("shop/invoices")).toEqual([503, detail]);
    expect(await answer("Other/invoices")).toEqual([200]);
    await gateway.create({ name: "third" });
    expect(await answer("third/invoices")).toEqual([200]);
    // It can still be reset, and its name is free.
    expect(await answer("shop", "DELETE")).toEqual([200]);
    await gateway.create({ name: "shop" });
    expect(await answer("shop/invoices")).toEqual([200]);
  });

  test("of a journal prevents the listing of that journal only", async () => {
    const { answer } = await over(NO_REQUEST);
    const detail = `request 1 cannot be read: it is not JSON. ${FIX}`;
    expect(await answer("shop/requests")).toEqual([503, detail]);
    expect(await answer("shop/invoices")).toEqual([200]);
    expect(await answer("Other/requests")).toEqual([200]);
  });

  test("is reported once, and not in every sweep", async () => {
    const folder = dataFolder();
    const clock = manualClock(T0);
    const first = await beginsLife(folder, clock);
    await first.open("shop");
    await first.close();
    await changed(folder, "update events set form = 99");
    const second = await beginsLife(folder, clock);
    await second.pass(5000);
    expect(second.errors.map(String)).toEqual([
      `StoreUnavailable: event 1 of sandbox shop cannot be read: ${NEWER}`,
    ]);
  });
});
