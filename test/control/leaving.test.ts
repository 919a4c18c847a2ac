import http from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultSettings } from "../../mocks/domain/settings.js";
import { WorkBudget } from "../../mocks/runtime/memory.js";
import { memoryStore } from "../../mocks/store/memory.js";
import { BEGINNING } from "../../mocks/store/position.js";
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

/** A gateway with a long sandbox, and a caller that hangs up when the store is used the second time. */
async function busyGateway(method: "append" | "read") {
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
  store = storeBehind(inner, between);
  const slow = await slowGateway({ storeOf: () => store, parts: { clock } });
  await slow.handle.import("long", logOf("long") as never);
  const url = `${slow.baseUrl}/_control/sandboxes`;
  const before = await slow.handle.health();

  /** Calls, hangs up, and waits until the gateway has ended the work. */
  const leaves = async (verb: string, path: string, body = "") => {
    const take = vi.spyOn(WorkBudget.prototype, "take");
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
    const [work] = take.mock.contexts as WorkBudget[];
    // There is room for what takes all of it only when nothing else has any.
    const release = await work?.take(clock, work.maxBytes);
    expect(release).toBeDefined();
    release?.();
    isWatched = false;
    return uses;
  };
  return { ...slow, url, inner, before, leaves };
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
  ])("%s: the rest of the log is not read", async (_what, path) => {
    const { leaves } = await busyGateway("read");
    expect(await leaves("GET", path)).toBeLessThan(8);
  });
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
