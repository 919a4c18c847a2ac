import { describe, expect, test } from "vitest";
import { gatewayHandle } from "../../mocks/control/handles.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../mocks/domain/time.js";
import { LimitReached, SandboxGone, StoreUnavailable } from "../../mocks/sandbox/errors.js";
import type { GatewayDefaults, GatewayParts } from "../../mocks/sandbox/openings.js";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import { StoreStopped, Unreadable } from "../../mocks/sandbox/store-errors.js";
import type { Store } from "../../mocks/store/store.js";
import { opening, T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { BASE_URL, creates, partsWith, pays, recordingClient, starts } from "../support/parts.js";
import { keptStorage, storeBehind } from "../support/store.js";

const never = () => recordingClient(() => new Promise(() => {}));

/** Gateways one after the other over a store that outlives them. */
function lives(others: Partial<GatewayParts> = {}, defaults: GatewayDefaults = {}) {
  const clock = manualClock(T0);
  const storage = keptStorage(clock);
  let lists = 0;
  const begins = async (client = recordingClient(), made = (store: Store) => store) => {
    const counted = storeBehind(storage.connect(), (method, ask) => {
      if (method === "list") lists += 1;
      return ask();
    });
    const store = made({ ...counted, outlives: true });
    const parts = partsWith(clock, client, defaults, store, others);
    await parts.gateway.start();
    return { ...parts, client, types: async () => (await parts.events()).map(({ type }) => type) };
  };
  return { clock, begins, lists: () => lists };
}

const names = (sandboxes: readonly { readonly name: string }[]) =>
  sandboxes.map(({ name }) => name);

describe("a sandbox without requests for ten minutes", () => {
  test("leaves memory, is still listed, and is reloaded unchanged", async () => {
    const { clock, begins } = lives();
    const { gateway, open } = await begins();
    const no = await creates(await open("a"));
    await open("b");
    await clock.pass(10 * MINUTE_MS - 2 * SECOND_MS);
    expect(names(gateway.list())).toEqual(["a", "b"]);
    await clock.pass(3 * SECOND_MS);
    expect(gateway.list()).toEqual([]);
    expect([gateway.size, gateway.names()]).toEqual([2, ["a", "b"]]);
    expect(gateway.alive("c")).toBeUndefined();
    const found = await gateway.find("a");
    expect(await found?.read(({ invoices }) => invoices.has(no))).toBe(true);
    expect(names(gateway.list())).toEqual(["a"]);
    expect(await gateway.ofTransaction(no)).toBe(found);
  });

  test("is listed by the control API without being loaded or counting as used", async () => {
    const { clock, begins } = lives();
    const { gateway, open } = await begins();
    for (let n = 0; n < 30; n += 1) await open(`stored-${n}`);
    await clock.pass(11 * MINUTE_MS);
    await open("used");
    const { list } = gatewayHandle(gateway, () => BASE_URL);
    for (const _ of [1, 2]) {
      expect((await list()).sandboxes).toHaveLength(31);
      expect(names(gateway.list())).toEqual(["used"]);
      await clock.pass(6 * MINUTE_MS);
    }
    expect(gateway.list()).toEqual([]);
  });

  test("is the same for existing handles", async () => {
    const { clock, begins } = lives();
    const { gateway, open } = await begins();
    const held = await open("a");
    await open("b");
    await clock.pass(11 * MINUTE_MS);
    expect(gateway.list()).toEqual([]);
    expect(gateway.alive("a")).toBe(held);
    expect(await gateway.find("a")).toBe(held);
  });

  test("releases its waiting callers, and its due work still happens", async () => {
    const { clock, begins } = lives();
    const { open, gateway, types } = await begins();
    await creates(await open("test"), { cancelUrl: null });
    await open("b");
    await clock.pass(11 * MINUTE_MS);
    expect(clock.timers.filter((at) => at === T0 + DAY_MS)).toEqual([]);
    clock.sleepTo(T0 + DAY_MS);
    await clock.pass(2 * SECOND_MS);
    expect((await types()).at(-1)).toBe("invoice-canceled");
    await clock.pass(11 * MINUTE_MS);
    expect(gateway.list()).toEqual([]);
  });

  test("stays if it is requested, has an open call, or is the only one", async () => {
    const { clock, begins } = lives();
    const { gateway, open } = await begins(never());
    await open("a");
    await clock.pass(11 * MINUTE_MS);
    expect(names(gateway.list())).toEqual(["a"]);
    const calling = await open("calling");
    await pays(calling, await creates(calling));
    await open("asked");
    for (let n = 0; n < 3; n += 1) {
      await clock.pass(5 * MINUTE_MS);
      await gateway.find("asked");
    }
    expect(names(gateway.list())).toEqual(["calling", "asked"]);
  });

  test("leaves after ten seconds if there are more than a thousand", async () => {
    const { clock, begins } = lives();
    const { gateway, open } = await begins();
    for (let n = 0; n <= 1000; n += 1) await open(`s-${n}`);
    clock.sleepTo(T0 + 8 * SECOND_MS);
    await clock.pass(SECOND_MS);
    expect(gateway.list()).toHaveLength(1001);
    await clock.pass(SECOND_MS);
    expect(gateway.list()).toEqual([]);
    expect(gateway.size).toBe(1001);
  });
});

describe("after a restart", () => {
  test("an interrupted call is reported as failed immediately, before any request", async () => {
    const { clock, begins } = lives();
    const first = await begins(never());
    const sandbox = await first.open();
    await first.open("other");
    for (let n = 0; n < 3; n += 1) await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    await first.gateway.close();
    const second = await begins();
    expect(second.gateway.names()).toEqual(["test", "other"]);
    expect(second.gateway.list()).toEqual([]);
    await clock.pass(0);
    expect((await second.types()).slice(-3)).toEqual(Array(3).fill("callback-answered"));
    await clock.pass(MINUTE_MS);
    expect(second.client.calls).toHaveLength(3);
    expect(second.errors).toEqual([]);
  });

  test("the latest sandboxes are loaded on request, up to the requested number", async () => {
    const { begins } = lives();
    const first = await begins();
    for (const name of ["a", "b", "c"]) await first.open(name);
    await first.gateway.close();
    const { gateway } = await begins();
    await gateway.loadLatest(2);
    expect(names(gateway.list())).toEqual(["c", "b"]);
    expect(gateway.peekAll(1, (worlds) => worlds.map(({ name }) => name))).toEqual(["b"]);
  });

  test("no more are loaded than can be read in a moment", async () => {
    const { begins } = lives();
    const first = await begins();
    for (const name of ["a", "b", "c"]) await first.open(name);
    await first.gateway.close();
    const long = (store: Store): Store => ({
      ...store,
      list: async (dueBy) =>
        (await store.list(dueBy)).map((listed) => ({ ...listed, at: { epoch: 1, seq: 9000 } })),
    });
    const { gateway } = await begins(recordingClient(), long);
    await gateway.loadLatest(3);
    expect(names(gateway.list())).toEqual(["c", "b"]);
  });

  test("due work happens in an imported log too, in which nothing has happened yet", async () => {
    const { clock, begins } = lives();
    const first = await begins();
    await creates(await first.open("origin"), { cancelUrl: null });
    await first.gateway.adopt("test", await first.events("origin"), null);
    await first.gateway.close();
    clock.sleepTo(T0 + DAY_MS);
    const second = await begins();
    await clock.pass(2 * SECOND_MS);
    expect((await second.types()).at(-1)).toBe("invoice-canceled");
  });

  test("the only sandbox is in memory after a second, so that its settings apply to all calls", async () => {
    const { clock, begins } = lives();
    const first = await begins();
    const sandbox = await first.open("a");
    await sandbox.execute({ type: "change-settings", change: { strict: true } });
    await first.gateway.close();
    const { gateway } = await begins();
    expect(gateway.settingsFor(undefined).strict).toBe(false);
    await clock.pass(SECOND_MS);
    expect(gateway.settingsFor(undefined).strict).toBe(true);
  });
});

describe("a sandbox without activity for days", () => {
  test("is deleted after the configured number, unless something is due in it or it is in memory", async () => {
    const { clock, begins } = lives({ keepDays: 30 });
    const first = await begins();
    for (const name of ["idle", "due", "held"]) await first.open(name);
    await starts(await first.open("due"), { interval: "Custom", intervalDays: 180 });
    await clock.quiet();
    await first.gateway.close();
    clock.sleepTo(T0 + 30 * DAY_MS);
    const second = await begins();
    await second.open("held");
    await clock.pass(0);
    expect(second.gateway.names()).toEqual(["idle", "due", "held"]);
    clock.sleepTo(clock.now() + HOUR_MS - 2 * SECOND_MS);
    await clock.pass(SECOND_MS);
    expect(second.gateway.names()).toContain("idle");
    await second.gateway.find("held");
    await clock.pass(2 * SECOND_MS);
    expect(await second.gateway.directory()).toEqual(["due", "held"]);
  });

  test("is kept forever by default", async () => {
    const { clock, begins } = lives();
    await (await begins()).open("idle");
    clock.sleepTo(T0 + 400 * DAY_MS);
    const { gateway } = await begins();
    clock.sleepTo(clock.now() + 2 * HOUR_MS);
    await clock.pass(2 * SECOND_MS);
    expect(await gateway.directory()).toEqual(["idle"]);
  });
});

describe("the sweeps", () => {
  test("correct the directory for a sandbox without due work", async () => {
    const { clock, begins } = lives();
    const { open, store } = await begins();
    const sandbox = await open();
    const transactionNo = await creates(sandbox, { cancelUrl: null });
    await sandbox.execute({ type: "cancel-invoice", transactionNo, by: "merchant" });
    const due = async () => (await store.list()).map(({ dueAt }) => dueAt);
    expect(await due()).toEqual([T0 + DAY_MS]);
    clock.sleepTo(T0 + DAY_MS);
    await clock.pass(SECOND_MS);
    expect(await due()).toEqual([null]);
  });

  test("run each second, until the gateway ends", async () => {
    const { clock, begins, lists } = lives();
    const { gateway } = await begins();
    await clock.pass(0);
    const before = lists();
    await clock.pass(10 * SECOND_MS);
    expect(lists() - before).toBe(10);
    await gateway.drain();
    await clock.pass(10 * SECOND_MS);
    expect(lists() - before).toBe(10);
    expect(clock.timers).toEqual([]);
  });

  /** A store that answers a method when the test says, once. */
  function waiting(waits: string) {
    let goOn = () => {};
    let isWaiting = false;
    const made = (store: Store): Store => ({
      ...storeBehind(store, (method, ask) => {
        if (method !== waits || isWaiting) return ask();
        isWaiting = true;
        return new Promise((resolve) => {
          goOn = () => resolve(ask());
        });
      }),
    });
    return { made, goOn: () => goOn() };
  }

  test.each([
    ["something is due", DAY_MS],
    ["nothing is due", 0],
  ])("stop immediately with the gateway, whether %s", async (_what, passedMs) => {
    const { clock, begins } = lives();
    const first = await begins();
    await creates(await first.open());
    await first.gateway.close();
    clock.sleepTo(T0 + passedMs);
    let { made, goOn } = waiting("nothing");
    let lists = 0;
    const second = await begins(recordingClient(), (store) => ({
      ...store,
      list: (dueBy) => {
        lists += 1;
        if (lists === 1) return store.list(dueBy);
        ({ made, goOn } = waiting("list"));
        return made(store).list(dueBy);
      },
    }));
    await clock.quiet();
    await second.gateway.close();
    goOn();
    await clock.quiet();
    expect([lists, second.gateway.list(), clock.timers, second.errors]).toEqual([2, [], [], []]);
  });

  test("report nothing that fails after the gateway has ended", async () => {
    const { clock, begins } = lives();
    let fail = (_error: Error) => {};
    let lists = 0;
    const { gateway, errors } = await begins(recordingClient(), (store) => ({
      ...store,
      list: (dueBy) => {
        lists += 1;
        if (lists === 1) return store.list(dueBy);
        return new Promise((_, reject) => {
          fail = reject;
        });
      },
    }));
    await clock.quiet();
    await gateway.close();
    fail(new StoreStopped("closed"));
    await clock.quiet();
    expect([errors, clock.timers]).toEqual([[], []]);
  });

  test("report no sandbox that fails after the gateway has ended", async () => {
    const { clock, begins } = lives();
    const first = await begins();
    const sandbox = await first.open();
    const transactionNo = await creates(sandbox, { cancelUrl: null });
    await sandbox.execute({ type: "cancel-invoice", transactionNo, by: "merchant" });
    await first.gateway.close();
    clock.sleepTo(T0 + DAY_MS);
    let fail = (_error: Error) => {};
    let isBegun = false;
    const { gateway, errors } = await begins(recordingClient(), (store) => ({
      ...store,
      flushed: () => {
        if (!isBegun) return undefined;
        return new Promise((_, reject) => {
          fail = reject;
        });
      },
    }));
    isBegun = true;
    await clock.quiet();
    await gateway.close();
    fail(new Error("lost"));
    await clock.quiet();
    expect([errors, clock.timers]).toEqual([[], []]);
  });

  test("report each unreadable log once, and handle the others in every sweep", async () => {
    const { clock, begins } = lives();
    const first = await begins();
    for (const name of ["broken", "newer", "test"]) {
      await creates(await first.open(name), { cancelUrl: null });
    }
    await first.gateway.close();
    clock.sleepTo(T0 + DAY_MS);
    const rounds: string[] = [];
    const second = await begins(recordingClient(), (store) => ({
      ...store,
      read: (name, ...more) => {
        if (name === "test") return store.read(name, ...more);
        rounds.push(name);
        throw new Unreadable(`event 1 of sandbox ${name}`, "it is not JSON");
      },
    }));
    await clock.pass(60 * SECOND_MS);
    expect((await second.types()).at(-1)).toBe("invoice-canceled");
    const unread = (name: string) =>
      `StoreUnavailable: event 1 of sandbox ${name} cannot be read: it is not JSON. Reset its sandbox, or put back a copy`;
    expect(second.errors.map(String).toSorted()).toEqual([unread("broken"), unread("newer")]);
    expect(rounds.filter((name) => name === "broken").length).toBeGreaterThan(1);
    await second.gateway.close();
  });

  test("handle the others if one fails, and report it", async () => {
    const { clock, begins } = lives();
    const first = await begins();
    await creates(await first.open("broken"), { cancelUrl: null });
    await creates(await first.open("test"), { cancelUrl: null });
    await first.gateway.close();
    clock.sleepTo(T0 + DAY_MS);
    const ghost = { name: "ghost", at: { epoch: 1, seq: 1 }, dueAt: 0, usedAt: T0 };
    const second = await begins(recordingClient(), (store) => ({
      ...store,
      list: async (dueBy) => [ghost, ...(await store.list(dueBy))],
      read: (name, ...more) => {
        if (name === "broken") throw new Error("no log");
        return store.read(name, ...more);
      },
    }));
    await clock.pass(20 * SECOND_MS);
    expect((await second.types()).at(-1)).toBe("invoice-canceled");
    expect(new Set(second.errors.map(String))).toEqual(
      new Set(["Error: no log", "StoreUnavailable: the store does not answer: no log"]),
    );
    await second.gateway.close();
  });

  test("end with the store even if it ends during one sandbox", async () => {
    const { clock, begins } = lives();
    const first = await begins();
    await creates(await first.open("test"));
    await first.open("other");
    await first.gateway.close();
    clock.sleepTo(T0 + DAY_MS);
    const { errors } = await begins(recordingClient(), (store) => ({
      ...store,
      read: () => {
        throw new StoreStopped("over");
      },
    }));
    await clock.pass(5 * SECOND_MS);
    expect(errors.map(String)).toEqual(["StoreUnavailable: the store does not answer: over"]);
    expect(clock.timers).toEqual([]);
  });

  test("continue after a failure, which is reported, and end with the store", async () => {
    const { clock, begins } = lives();
    let failure: Error | undefined;
    const failing = (store: Store): Store => ({
      ...storeBehind(store, (method, ask) => {
        if (method === "list" && failure) throw failure;
        return ask();
      }),
    });
    const { errors } = await begins(recordingClient(), failing);
    failure = new Error("away");
    await clock.pass(20 * SECOND_MS);
    expect(errors.map(String)).toContain("StoreUnavailable: the store does not answer: away");
    failure = undefined;
    await clock.pass(20 * SECOND_MS);
    const reported = errors.length;
    failure = new StoreStopped("over");
    await clock.pass(20 * SECOND_MS);
    expect(errors).toHaveLength(reported + 1);
    expect(clock.timers).toEqual([]);
  });
});

describe("the limits of a gateway", () => {
  const code = async (what: () => unknown) => {
    try {
      await what();
    } catch (error) {
      return error instanceof LimitReached ? error.code : error;
    }
    return undefined;
  };

  test("allow a number of sandboxes, including those not in memory", async () => {
    const { clock, begins } = lives({ sandboxesMax: 2 });
    const { gateway, open } = await begins();
    await open("a");
    await open("b");
    await clock.pass(11 * MINUTE_MS);
    expect(await code(() => open("c"))).toBe("sandbox-limit");
    expect(await code(() => open("a"))).toBeUndefined();
    expect(await gateway.reset("b")).toBe(true);
    expect(await code(() => open("c"))).toBeUndefined();
    expect(await gateway.reset("b")).toBe(false);
  });

  test("allow a number of events in a sandbox, also in an imported log", async () => {
    const { begins } = lives({ eventsMax: 3 });
    const { gateway, open, events } = await begins();
    const sandbox = await open();
    await creates(sandbox);
    expect(await code(() => creates(sandbox))).toBeUndefined();
    expect(await code(() => creates(sandbox))).toBe("sandbox-full");
    const log = await events();
    expect(await code(() => gateway.adopt("copy", log, null))).toBeUndefined();
    const label = { type: "label-added", at: T0, name: "more" } as const;
    const more = [...log, label];
    expect(await code(() => gateway.adopt("more", more, null))).toBe("sandbox-full");
    const longer = "sandbox more would begin with 4 events";
    const limit = "and its limit is 3. Begin with an earlier event, or start";
    expect(() => gateway.adopt("more", more, null)).toThrow(`${longer}, ${limit}`);
    expect(() => gateway.adopt("more", more, "test")).toThrow(`${longer} from test, ${limit}`);
  });

  test("refuse anything new when the store is full, and existing sandboxes continue", async () => {
    const { clock, begins } = lives();
    let why: string | undefined;
    const filling = (store: Store): Store => ({ ...store, full: () => why });
    const { gateway, open, types } = await begins(recordingClient(), filling);
    const sandbox = await open();
    await creates(sandbox, { cancelUrl: null });
    why = "the disk is full";
    expect(await code(() => open("other"))).toBe("store-full");
    expect(await code(() => creates(sandbox))).toBe("store-full");
    expect(names(gateway.list())).toEqual(["test"]);
    clock.sleepTo(T0 + DAY_MS);
    await clock.pass(2 * SECOND_MS);
    expect((await types()).at(-1)).toBe("invoice-canceled");
  });

  test("refuse an unreadable sandbox, whose name stays free", async () => {
    const { begins } = lives();
    let isBroken = true;
    const { gateway, open } = await begins(recordingClient(), (store) => ({
      ...store,
      read: (name, ...more) => {
        if (isBroken) throw new StoreStopped("broken");
        return store.read(name, ...more);
      },
    }));
    await expect(async () => gateway.create("a", {})).rejects.toThrow(StoreUnavailable);
    isBroken = false;
    expect(gateway.names()).toEqual([]);
    expect((await gateway.create("a", {}))?.name).toBe("a");
    expect((await open("a")).isGone).toBe(false);
  });

  test("refuse an invalid log, whose name stays free", async () => {
    const { begins } = lives();
    const { gateway, open } = await begins();
    expect(() => gateway.adopt("a", [], null)).toThrow("a log begins with sandbox-opened");
    const label = { type: "label-added", at: T0, name: "a" } as const;
    expect(() => gateway.adopt("a", [label], null)).toThrow("a log begins with sandbox-opened");
    expect(await open("a")).toMatchObject({ name: "a" });
    expect(await gateway.create("a", {})).toBeUndefined();
  });
});

describe("stored changes precede reports", () => {
  test("a store that cannot store is unavailable", async () => {
    const { begins } = lives();
    let keeps = true;
    const losing = (store: Store): Store => ({
      ...store,
      flushed: () => (keeps ? undefined : Promise.reject(new Error("lost"))),
    });
    const { gateway, open } = await begins(recordingClient(), losing);
    const sandbox = await open();
    keeps = false;
    const lost = new StoreUnavailable(new Error("lost"));
    await expect(creates(sandbox)).rejects.toThrow(lost);
    await expect(sandbox.read(() => 1)).rejects.toThrow(lost);
    await expect(Promise.resolve(gateway.reset("test"))).rejects.toThrow(lost);
    await expect(open("b")).rejects.toThrow(lost);
  });
});

describe("a sandbox that was reset", () => {
  test("refuses everything, and its name begins again", async () => {
    const { begins } = lives();
    const { gateway, open } = await begins();
    const sandbox = await open("a");
    const looks: boolean[] = [];
    sandbox.watch(() => looks.push(sandbox.isGone));
    await gateway.reset("a");
    expect(looks).toEqual([true]);
    expect(() => sandbox.read(() => 1)).toThrow(SandboxGone);
    const next = await open("a");
    expect(next).not.toBe(sandbox);
    expect(gateway.alive("a")).toBe(next);
  });
});

describe("a gateway that ends", () => {
  test("before its first sweep loads nothing", async () => {
    const { clock, begins, lists } = lives();
    const { gateway, open, types, client } = await begins();
    await creates(await open());
    const before = lists();
    await gateway.close();
    await clock.quiet();
    expect(lists()).toBe(before);
    expect([gateway.list(), clock.timers]).toEqual([[], []]);
    clock.sleepTo(T0 + DAY_MS);
    await clock.wake();
    expect([(await types()).at(-1), client.calls]).toEqual(["invoice-created", []]);
  });

  test("says so, and waits for open calls", async () => {
    const { clock, begins } = lives();
    let answer = () => {};
    const client = recordingClient(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ outcome: "delivered", status: 200, detail: "fine" });
        }),
    );
    const { gateway, open, types } = await begins(client);
    const sandbox = await open();
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    expect(await gateway.notReady()).toBeNull();
    expect(gateway.ending.aborted).toBe(false);
    let isDrained = false;
    const drained = gateway.drain().then(() => {
      isDrained = true;
    });
    await clock.quiet();
    expect([isDrained, gateway.ending.aborted]).toEqual([false, true]);
    expect(await gateway.notReady()).toMatch(/asked to stop/);
    answer();
    await drained;
    expect((await types()).at(-1)).toBe("callback-answered");
    await gateway.close();
    expect(sandbox.isGone).toBe(true);
    expect(() => sandbox.read(() => 1)).toThrow(SandboxGone);
  });
});

test("several explanations read the directory once a second", async () => {
  const { clock, begins, lists } = lives();
  const { gateway } = await begins();
  await gateway.open("a");
  await clock.pass(10 * SECOND_MS);
  const before = lists();
  for (let n = 0; n < 3; n += 1) await gateway.loadLatest(10);
  expect(lists() - before).toBe(1);
  clock.sleepTo(clock.now() + SECOND_MS);
  await gateway.loadLatest(10);
  expect(lists() - before).toBe(2);
});

describe("a long log that is being written", () => {
  const labels = Array.from({ length: 1200 }, (_, n): DomainEvent => {
    return { type: "label-added", at: T0, name: `l${n}` };
  });
  const log: readonly DomainEvent[] = [{ ...opening(), name: "long" }, ...labels];

  /** Gateways over one storage; each can die in the middle of an append. */
  function gateways(shared: boolean) {
    const clock = manualClock(T0);
    const storage = keptStorage(clock, { shared });
    return {
      clock,
      async begins(appendsMax = Number.POSITIVE_INFINITY) {
        let left = appendsMax;
        const store = storeBehind(storage.connect(), (method, ask) => {
          if (method === "append") left -= 1;
          return left < 0 ? new Promise(() => {}) : ask();
        });
        const notices: string[] = [];
        const observer = { notice: (text: string) => notices.push(text) };
        const kept = { ...store, outlives: true, shared };
        const { gateway } = partsWith(clock, recordingClient(), {}, kept, { observer });
        await gateway.start();
        return { gateway, notices };
      },
    };
  }

  const NOTICE =
    "An import or a fork into sandbox long was cut off, and what it had written was removed. Repeat it.";

  test("is a sandbox when it is complete, and the next start finds it", async () => {
    const { begins } = gateways(false);
    const first = await begins();
    expect((await first.gateway.adopt("long", log, null))?.position.seq).toBe(log.length);
    const second = await begins();
    expect((await second.gateway.find("long"))?.position.seq).toBe(log.length);
    expect(second.notices).toEqual([]);
  });

  test("is removed at the next start if its gateway died, which is reported", async () => {
    const { clock, begins } = gateways(false);
    const first = await begins(2);
    const other = first.gateway.adopt("long", log, null);
    await clock.quiet();
    expect(first.gateway.alive("long")).toBeUndefined();
    const second = await begins();
    expect(second.notices).toEqual([NOTICE]);
    expect(second.gateway.names()).toEqual([]);
    expect((await second.gateway.adopt("long", log, null))?.position.seq).toBe(log.length);
    expect(other).toBeInstanceOf(Promise);
  });

  test("is not a sandbox at another replica, which removes it after the writer has died", async () => {
    const { clock, begins } = gateways(true);
    const [writer, other] = [await begins(2), await begins()];
    void writer.gateway.adopt("long", log, null);
    await clock.quiet();
    expect(await other.gateway.find("long")).toBeUndefined();
    expect(() => other.gateway.open("long")).toThrow(
      "another replica is importing or forking into sandbox long. Try again when it has ended",
    );
    await clock.pass(5 * MINUTE_MS);
    expect([other.notices, other.gateway.names()]).toEqual([[NOTICE], []]);
    expect((await other.gateway.adopt("long", log, null))?.position.seq).toBe(log.length);
  });

  test("is left alone at another replica while its writer lives", async () => {
    const clock = manualClock(T0);
    const storage = keptStorage(clock, { shared: true });
    const isLeased = await storage.connect().lease("long", "writing", DAY_MS);
    const appended = await storage.connect().append("long", BEGINNING, {
      ...{ events: log.slice(0, 500), dueAt: null },
      unfinished: true,
    });
    expect([isLeased, "at" in appended]).toEqual([true, true]);
    const notices: string[] = [];
    const observer = { notice: (text: string) => notices.push(text) };
    const { gateway } = partsWith(clock, recordingClient(), {}, storage.connect(), { observer });
    await gateway.start();
    await clock.pass(5 * MINUTE_MS);
    expect([notices, await storage.connect().unfinished()]).toEqual([[], ["long"]]);
  });
});
