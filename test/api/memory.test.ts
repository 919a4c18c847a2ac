import { once } from "node:events";
import { connect } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import express from "express";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { createServer, listen } from "../../mocks/api/server.js";
import { bytesOf } from "../../mocks/domain/event-size.js";
import { startGateway } from "../../mocks/index.js";
import { BodyBudget, MemoryBudget, MemoryShare } from "../../mocks/sandbox/memory.js";
import { inOwnTurn, Slices } from "../../mocks/sandbox/waiting.js";
import { memoryStore } from "../../mocks/store/memory.js";
import type { Store } from "../../mocks/store/store.js";
import { T0 } from "../support/domain.js";
import { lives } from "../support/lives.js";
import { manualClock } from "../support/manual-clock.js";
import { creates, partsWith, pays } from "../support/parts.js";
import { type Persons, personsWith } from "../support/persons.js";
import { beginsLife, dataFolder, storeBehind } from "../support/store.js";

const NOTE = "n".repeat(2000);

/** Creates an invoice with a long note. The spec of the service knows no 503, so no client of it is used. */
async function addsInvoice({ gateway, merchant }: Persons) {
  const response = await fetch(`${gateway.baseUrl}/api/addInvoice`, {
    method: "POST",
    headers: { Authorization: "Bearer sandbox_shop", "Content-Type": "application/json" },
    body: JSON.stringify(merchant.order({ note: NOTE })),
  });
  return { status: response.status, body: await response.json() };
}

describe("the memory of a sandbox", () => {
  test("is limited: a call above the limit gets 503, and nothing is appended", async () => {
    const persons = await personsWith({ sandboxMemoryMaxBytes: 30_000 });
    const { gateway, tester } = persons;
    const created: string[] = [];
    let refused = await addsInvoice(persons);
    while (refused.status === 200) {
      created.push(refused.body.transactionNo);
      refused = await addsInvoice(persons);
    }
    expect(refused.status).toBe(503);
    expect(refused.body.detail).toMatch(
      /^sandbox shop would need 3\d,\d+ bytes of memory, and its limit is 30,000 bytes. Reset it or rewind it, or start the gateway with a higher --sandbox-memory-max$/,
    );
    expect(created.length).toBeGreaterThan(2);
    expect((await tester.summary()).invoices.pending).toBe(created.length);
    expect((await tester.requests()).requests.at(-1)).toMatchObject({ code: "sandbox-full" });

    // Due work still happens, and a rewind makes room.
    await expect(tester.labels.add({ name: "x".repeat(64) })).resolves.toBeDefined();
    await gateway.rewind("shop", { to: 2 });
    expect((await addsInvoice(persons)).status).toBe(200);
  });
});

describe("the memory of a gateway", () => {
  test("is limited: refuses a sandbox above the limit until others are reset", async () => {
    const options = { memoryMaxBytes: 40_000, sandboxMemoryMaxBytes: 40_000 };
    const persons = await personsWith(options);
    const { gateway } = persons;
    await gateway.create({ name: "other" });
    const { memory } = await gateway.health();
    expect(memory).toMatchObject({ maxBytes: 40_000, sandboxMaxBytes: 40_000 });
    expect(memory.usedBytes).toBeGreaterThan(30_000);
    const refused = await addsInvoice(persons);
    expect([refused.status, refused.body.title]).toEqual([503, "Memory full"]);
    expect(refused.body.detail).toMatch(
      /^the sandboxes of this gateway need more than their limit of .* of memory/,
    );
    await expect(gateway.create({ name: "third" })).rejects.toThrow(/need more than their limit/);
    await gateway.reset("other");
    expect((await addsInvoice(persons)).status).toBe(200);
    expect((await gateway.health()).memory.usedBytes).toBeLessThan(40_000);
  });

  test("shrinks after a reset, a rewind and an unloaded sandbox", async () => {
    const life = await beginsLife(dataFolder(), manualClock(T0));
    const { memory } = life.gateway;
    const sandbox = await life.open("a");
    const begun = memory.usedBytes;
    await pays(sandbox, await creates(sandbox));
    expect(memory.usedBytes).toBeGreaterThan(begun);
    await sandbox.clock.rewind(1);
    expect(memory.usedBytes).toBeLessThan(begun + 1000);
    await life.open("b");
    await life.gateway.reset("b");
    await life.gateway.reset("a");
    expect(memory.usedBytes).toBe(0);
  });

  test("holds the latest of many sandboxes of a data folder and unloads the others", async () => {
    const memory = { memoryMaxBytes: 60_000, sandboxMemoryMaxBytes: 60_000 };
    const life = await beginsLife(dataFolder(), manualClock(T0), { memory });
    for (const name of ["a", "b", "c", "d", "e", "f"]) await creates(await life.open(name));
    expect(life.gateway.memory.usedBytes).toBeLessThanOrEqual(60_000);
    expect(life.gateway.list().length).toBeLessThan(6);
    for (const name of ["a", "b", "c", "d", "e", "f"]) {
      const found = await life.open(name);
      expect(await found.read(({ invoices }) => invoices.size)).toBe(1);
      expect(life.gateway.memory.usedBytes).toBeLessThanOrEqual(60_000);
    }
  });

  test("leaves out a sandbox of a data folder that does not fit, and reports it", async () => {
    const folder = dataFolder();
    const before = await beginsLife(folder, manualClock(T0));
    const large = await before.open("large");
    for (let n = 0; n < 50; n += 1) await creates(large, { note: NOTE });
    await creates(await before.open("small"));
    await before.close();

    const memory = { memoryMaxBytes: 100_000, sandboxMemoryMaxBytes: 100_000 };
    const life = await beginsLife(folder, manualClock(T0), { memory });
    const small = await life.open("small");
    expect(await creates(small)).not.toBe("");
    await expect((async () => life.open("large"))()).rejects.toThrow(
      /^sandbox large needs more than .* was left out. Reset it, or start the gateway with a higher --memory-max/,
    );
    expect(await life.gateway.directory()).toEqual(["large", "small"]);
    expect(await life.gateway.reset("large")).toBe(true);
    await life.open("large");
    expect(life.gateway.memory.usedBytes).toBeLessThan(100_000);
  });
});

test("the estimate of an event is never far below its size as text", () => {
  fc.assert(
    fc.property(lives, ({ log }) =>
      log.every((event) => bytesOf(event) * 1.2 > JSON.stringify(event).length),
    ),
    { numRuns: 50, seed: 3 },
  );
});

test("the default limits follow from the heap of the process", () => {
  const { maxBytes, sandboxMaxBytes, bodies } = new MemoryBudget({}, 2_000_000_000);
  expect([maxBytes, sandboxMaxBytes, bodies.maxBytes]).toEqual([800e6, 400e6, 250e6]);
});

test("bodies that are still arriving share a limit", () => {
  const budget = new BodyBudget(100);
  expect([budget.take(60), budget.take(60), budget.take(40)]).toEqual([true, false, true]);
  budget.release(60);
  expect(budget.take(60)).toBe(true);
});

test("closes the connection of a slow request", async () => {
  const app = express();
  const server = await listen(createServer(app, 40), 0, "127.0.0.1");
  onTestFinished(() => server.close());
  const socket = connect(server.port, server.host);
  onTestFinished(() => void socket.destroy());
  socket.write("POST /api/auth HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{");
  const answer: Buffer[] = [];
  socket.on("data", (chunk) => answer.push(chunk));
  await once(socket, "close");
  expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1.1 (408|404)/);
});

describe("sandboxes that only the store has", () => {
  test("count while they are loaded: of many at once, only those that fit are loaded", () => {
    const budget = new MemoryBudget({ memoryMaxBytes: 100_000 });
    const [first, second] = [new MemoryShare(budget), new MemoryShare(budget)];
    budget.checkWorld("first", { bytes: 60_000 }, first);
    budget.checkWorld("second", { bytes: 1000 }, second);
    const readsOn = () => budget.checkWorld("second", { bytes: 30_000 }, second);
    expect(readsOn).toThrow(/^the sandboxes of this gateway need more than their limit of/);
    first.release();
    expect(readsOn).not.toThrow();
    expect(budget.usedBytes).toBeLessThan(50_000);
  });
});

test("large bodies and pages run one in each turn of the event loop, in the order of arrival", () => {
  const jobs: (() => void)[] = [];
  const clock = { soon: (run: () => void) => void jobs.push(run) };
  const handled: number[] = [];
  for (const n of [1, 2, 3]) inOwnTurn(clock, () => handled.push(n));
  const counts: number[] = [];
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    job();
    counts.push(handled.length);
  }
  expect([handled, counts]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  inOwnTurn(clock, () => {
    throw new Error("broken");
  });
  inOwnTurn(clock, () => handled.push(4));
  expect(() => jobs.shift()?.()).toThrow("broken");
  jobs.shift()?.();
  expect(handled).toEqual([1, 2, 3, 4]);
});

test("of long works side by side, one has a slice in each turn of the event loop", async () => {
  let elapsedMs = 0;
  const clock = { soon: setImmediate, elapsedMs: () => elapsedMs };
  let isOver = false;
  let slices = 0;
  const works = Array.from({ length: 10 }, async () => {
    const own = new Slices(clock);
    while (!isOver) {
      await own.rest();
      slices += 1;
      elapsedMs += 3;
    }
  });
  const most: number[] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    const before = slices;
    await new Promise((resume) => setImmediate(resume));
    most.push(slices - before);
  }
  isOver = true;
  await Promise.all(works);
  expect(Math.max(...most)).toBe(1);
});

test("a log whose store gives it in small parts is read in slices", async () => {
  let [elapsedMs, rests] = [0, 0];
  const soon = (run: () => void) => {
    rests += 1;
    setImmediate(run);
  };
  const clock = { ...manualClock(T0), soon, elapsedMs: () => (elapsedMs += 2) };
  const whole = memoryStore(clock);
  const read: Store["read"] = (name, from) => whole.read(name, from, 1);
  const { gateway } = partsWith(
    clock,
    undefined,
    {},
    { ...storeBehind(whole, (_m, ask) => ask()), read },
  );
  const sandbox = await gateway.open("shop");
  for (let n = 0; n < 20; n += 1) await creates(sandbox);
  const restsBefore = rests;
  expect(await sandbox.events(0)).toHaveLength(21);
  expect(rests - restsBefore).toBeGreaterThan(20);
});

test("a new sandbox takes about the memory that is counted for it", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const gateway = await startGateway({ port: 0 });
  onTestFinished(() => gateway.close());
  const opens = async (from: number, until: number) => {
    for (let n = from; n < until; n += 1) {
      const sandbox = await gateway.create({ name: `made-${n}` });
      await sandbox.summary();
    }
    // Weak references keep what they refer to until the turn ends.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    const { memory } = await gateway.health();
    return { heap: process.memoryUsage().heapUsed, counted: memory.usedBytes };
  };
  const before = await opens(0, 100);
  const after = await opens(100, 400);
  expect((after.heap - before.heap) / (after.counted - before.counted)).toBeLessThan(1.5);
});
