import http from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { gatewayHandle } from "../../mocks/control/handles.js";
import { defaultSettings } from "../../mocks/domain/settings.js";
import { WorkBudget } from "../../mocks/sandbox/memory.js";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import { memoryStore } from "../../mocks/store/memory.js";
import type { Store } from "../../mocks/store/store.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { partsWith } from "../support/parts.js";
import { anyAnswer } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";
import { storeBehind } from "../support/store.js";

const LABELS = 12_000;

const labels = Array.from({ length: LABELS }, (_, n) => ({
  ...{ type: "label-added", at: T0, name: `label-${n}-${"x".repeat(50)}` },
}));

function logOf(sandbox: string) {
  const clock = { mode: "frozen", at: T0 };
  const opened = { type: "sandbox-opened", at: T0, name: sandbox, seed: "s", clock };
  const first = { ...opened, settings: defaultSettings, merchants: null, forkedFrom: null };
  return { paystub: "log", version: 1, sandbox, events: [first, ...labels] };
}

const TEXT = JSON.stringify(logOf("x"));

/**
 * A gateway with a long sandbox, which only the store has where it `isStored`, and a caller that hangs up when the
 * store is used the second time.
 */
async function busyGateway(method: "append" | "read", { isStored = false } = {}) {
  const clock = { ...manualClock(T0), soon: setImmediate };
  let store: Store = memoryStore(clock);
  let [isWatched, uses] = [false, 0];
  let hangUp = () => {};
  const between = async (used: string, ask: () => unknown) => {
    if (isWatched && used === method) {
      uses += 1;
      if (uses >= 2) {
        hangUp();
        // The gateway learns of it with what its sockets say next.
        await anyAnswer(slow.baseUrl).get("/_control/health");
      }
    }
    return ask();
  };
  const inner = store;
  store = { ...storeBehind(inner, between), outlives: isStored };
  const earlier = partsWith(clock, undefined, {}, inner).gateway;
  if (isStored) await earlier.adopt("long", logOf("long").events as never, null);
  const slow = await slowGateway({ storeOf: () => store, parts: { clock } });
  if (!isStored) await slow.handle.import("long", logOf("long") as never);
  const url = `${slow.baseUrl}/_control/sandboxes`;
  const before = await slow.handle.health();

  /** Calls and hangs up. */
  const calls = async (verb: string, path: string, body = "") => {
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    };
    const request = http.request(`${url}${path}`, { method: verb, headers });
    request.on("error", () => {}).on("response", (response) => response.resume());
    hangUp = () => request.destroy();
    isWatched = true;
    request.end(body);
    await new Promise((resolve) => request.once("close", resolve));
  };

  /** Calls, hangs up, and waits until the gateway has ended the work. */
  const leaves = async (verb: string, path: string, body = "") => {
    const take = vi.spyOn(WorkBudget.prototype, "take");
    await calls(verb, path, body);
    const [work] = take.mock.contexts as WorkBudget[];
    // There is room for what takes all of it only when nothing else has any.
    const release = await work?.take(clock, work.maxBytes);
    expect(release).toBeDefined();
    release?.();
    isWatched = false;
    return uses;
  };
  return { ...slow, url, inner, before, calls, leaves };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a caller that hangs up ends", () => {
  test.each([
    ["an import", "/x/import", TEXT],
    ["a fork", "/long/fork", '{"name":"x"}'],
  ])("%s: the name and the memory are free again", async (_what, path, body) => {
    const { handle, inner, before, leaves } = await busyGateway("append");
    const appends = await leaves("POST", path, body);
    expect(appends).toBeLessThan(8);
    expect(await inner.unfinished()).toEqual([]);
    expect((await inner.list()).map(({ name }) => name)).toEqual(["shop", "long"]);
    expect((await handle.health()).memory).toEqual(before.memory);
    const again = await handle.import("x", logOf("x") as never);
    expect((await again.summary()).events).toBe(LABELS + 1);
  });

  test.each([
    ["an export", "/long/export"],
    ["a list", "/long/events?type=label-added"],
    ["a record", "/long/record"],
    ["coverage", "/long/coverage"],
    ["a preview of a rewind", `/long/rewind?to=${new Date(T0).toISOString()}`],
  ])("%s: the rest of the log is not read", async (_what, path) => {
    const { leaves } = await busyGateway("read");
    expect(await leaves("GET", path)).toBeLessThan(8);
  });

  test("a search through all sandboxes: the rest of them are not loaded", async () => {
    const clock = { ...manualClock(T0), soon: setImmediate };
    const inner = memoryStore(clock);
    const earlier = partsWith(clock, undefined, {}, inner).gateway;
    for (let n = 0; n < 20; n += 1) await earlier.open(`box-${n}`);
    const left = new AbortController();
    let reads = 0;
    const store = storeBehind(inner, (method, ask) => {
      if (method === "read") reads += 1;
      if (reads === 2) left.abort();
      return ask();
    });
    const { gateway } = partsWith(clock, undefined, {}, { ...store, outlives: true });
    const handle = gatewayHandle(gateway, () => "", left.signal);
    await expect(handle.list({ has: "none" })).rejects.toThrow("aborted");
    expect(reads).toBeLessThan(8);
    const all = await gatewayHandle(gateway, () => "").list();
    expect(all.sandboxes).toHaveLength(20);
  });
});

describe("a caller that hangs up while its sandbox is loaded", () => {
  test("exports nothing, and the next caller finds it in memory", async () => {
    const take = vi.spyOn(WorkBudget.prototype, "take");
    const { handle, calls } = await busyGateway("read", { isStored: true });
    await calls("GET", "/long/export");
    const { events } = await (await handle.find("long")).summary();
    expect(events).toBe(LABELS + 1);
    expect(take).not.toHaveBeenCalled();
  });

  test("does not end the load for another caller", async () => {
    const { url, calls } = await busyGateway("read", { isStored: true });
    const left = calls("GET", "/long/export");
    const stays = await fetch(`${url}/long/export`);
    await left;
    expect([stays.status, (await stays.json()).events.length]).toEqual([200, LABELS + 1]);
  });
});

test("coverage reads on where a caller that hung up left it, and counts no event twice", async () => {
  const { handle, leaves } = await busyGateway("read");
  await leaves("GET", "/long/coverage");
  const { events } = await (await handle.find("long")).coverage();
  expect(events).toBe(LABELS + 1);
});

test("a caller that hangs up while its log arrives leaves nothing", async () => {
  const arriving = vi.spyOn(WorkBudget.prototype, "arriving");
  const { handle, url } = await busyGateway("append");
  const headers = { "Content-Type": "application/json" };
  const request = http.request(`${url}/x/import`, { method: "POST", headers });
  request.on("error", () => {}).write(TEXT.slice(0, TEXT.length / 2));
  await vi.waitFor(() => expect(arriving).toHaveBeenCalled());
  const [work] = arriving.mock.contexts as WorkBudget[];
  request.destroy();
  const release = await work?.take(manualClock(T0), work.maxBytes);
  expect(release).toBeDefined();
  expect((await handle.list()).sandboxes.map(({ name }) => name)).toEqual(["shop", "long"]);
  release?.();
  const again = await fetch(`${url}/x/import`, { method: "POST", headers, body: TEXT });
  expect(again.status).toBe(201);
});

test("another log of the same name begins when the first one is given up", async () => {
  const clock = { ...manualClock(T0), soon: setImmediate };
  const inner = memoryStore(clock);
  const left = new AbortController();
  let appends = 0;
  const store = storeBehind(inner, (method, ask) => {
    if (method === "append") appends += 1;
    if (appends === 3) left.abort();
    return ask();
  });
  const { gateway } = partsWith(clock, undefined, {}, store);
  const events = logOf("x").events as never;
  const first = gateway.adopt("x", events, null, { signal: left.signal });
  const second = gateway.adopt("x", events, null);
  await expect(first).rejects.toThrow("aborted");
  expect((await second)?.position.seq).toBe(LABELS + 1);
  expect(await inner.unfinished()).toEqual([]);
  expect((await inner.read("x", BEGINNING))?.events).toHaveLength(LABELS + 1);
});
