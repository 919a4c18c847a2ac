import { describe, expect, test, vi } from "vitest";
import { defaultSettings } from "../../mocks/domain/settings.js";
import { DAY_MS, LAST_INSTANT, MINUTE_MS } from "../../mocks/domain/time.js";
import { RequestJournal } from "../../mocks/runtime/registry/request-log.js";
import {
  SandboxGone,
  StoreUnavailable,
  sandboxFull,
  sandboxLimit,
} from "../../mocks/sandbox/errors.js";
import { storeProblem } from "../../mocks/sandbox/gateway.js";
import { GuardedObserver, type Observer } from "../../mocks/sandbox/observer.js";
import { continued, Openings } from "../../mocks/sandbox/openings.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
import type { SandboxSession } from "../../mocks/sandbox/session.js";
import { memoryStorage, memoryStore } from "../../mocks/store/memory.js";
import type { Store } from "../../mocks/store/store.js";
import { request } from "../store/journal.js";
import { orderWith, T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { creates, DELIVERED, partsWith, pays, recordingClient, starts } from "../support/parts.js";
import { FAILURES, failingStore, keptStorage, slowStore, storeBehind } from "../support/store.js";

const END = { endedAt: 5, clientClosedAt: null };

describe("an observer", () => {
  test("receives everything that it listens to, and nothing else", () => {
    const reported: unknown[] = [];
    const guarded = new GuardedObserver({
      event: (...given) => reported.push(["event", ...given]),
      request: (...given) => reported.push(["request", ...given]),
      ended: (...given) => reported.push(["ended", ...given]),
    });
    const logged = { seq: 1, event: { type: "label-added", at: 1, name: "a" } } as const;
    guarded.event?.("a", logged);
    guarded.request("a", request({ headers: "A: 1\n" }), 7);
    guarded.ended("a", 7, END);
    guarded.error(new Error("nobody listens"));
    const entry = { id: 7, ...request(), headers: undefined, cut: [] };
    expect(reported).toEqual([
      ["event", "a", logged],
      ["request", "a", entry],
      ["ended", "a", 7, END],
    ]);
    const deaf = new GuardedObserver();
    expect(deaf.event).toBeUndefined();
    deaf.request(null, request(), 1);
    deaf.ended(null, 1, END);
  });

  test("breaks nothing by an exception, which is reported as an error or to the process", () => {
    const errors: unknown[] = [];
    const throws = () => {
      throw new Error("mine");
    };
    const broken: Observer = { event: throws, request: throws, ended: throws };
    const guarded = new GuardedObserver({ ...broken, error: (error) => errors.push(error) });
    guarded.event?.("a", { seq: 1, event: { type: "label-added", at: 1, name: "a" } });
    guarded.request("a", request(), 1);
    guarded.ended("a", 1, END);
    expect(errors.map(String)).toEqual(Array(3).fill("Error: mine"));
    const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    new GuardedObserver({ error: throws }).error("worse");
    new GuardedObserver({
      error: () => {
        throw "no error";
      },
    }).error("worse");
    const warned = warn.mock.calls.map(([warning, name]) => `${name}: ${warning}`);
    warn.mockRestore();
    expect(warned).toEqual(["PaystubObserver: Error: mine", "PaystubObserver: no error"]);
  });

  test("without listeners is no error", () => {
    const errors: unknown[] = [];
    const deaf = new GuardedObserver({ error: (error) => errors.push(error) });
    deaf.request(null, request(), 1);
    deaf.ended(null, 1, END);
    const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    new GuardedObserver().error("nobody");
    expect([errors, warn.mock.calls]).toEqual([[], []]);
    warn.mockRestore();
  });
});

describe("the journal of a gateway", () => {
  function journal(storeOf: (store: Store) => Store = (store) => store) {
    const reported: string[] = [];
    const looks: (string | null)[] = [];
    const store = storeOf(memoryStore(manualClock(T0)));
    const made = new RequestJournal(
      store,
      new GuardedObserver({
        request: (sandbox, { id }) => reported.push(`${sandbox} ${id}`),
        ended: (sandbox, id, end) => reported.push(`${sandbox} ${id} ended ${end.endedAt}`),
        error: (error) => reported.push(String(error)),
      }),
    );
    const stop = made.watch((sandbox) => looks.push(sandbox));
    return { journal: made, reported, looks, stop };
  }

  test.each([
    ["at once", (store: Store) => store],
    ["later", (store: Store) => slowStore(store, 1)],
  ])("is written by a store that answers %s, and shown unchanged", async (_when, storeOf) => {
    const { journal: own, reported, looks, stop } = journal(storeOf);
    const clock = manualClock(T0);
    const sandbox = await partsWith(clock).open("a");
    own.record(sandbox, request());
    await clock.quiet();
    const end = own.recordOpen(sandbox, request({ endedAt: null }));
    await clock.quiet();
    end(END);
    await clock.quiet();
    sandbox.close();
    own.record(sandbox, request());
    await clock.quiet();
    stop();
    own.record(undefined, request());
    await clock.quiet();
    expect(reported).toEqual(["a 1", "a 2", "a 2 ended 5", "null 3", "null 4"]);
    expect(looks).toEqual(["a", "a", null]);
    expect([own.count, await own.countOf("a"), await own.countOf(null)]).toEqual([4, 2, 2]);
    expect((await own.page("a", 1)).requests).toMatchObject([{ id: 2, ...END }]);
    expect((await own.page("a")).requests).toHaveLength(2);
  });

  test("ends no requests after it is closed", () => {
    const { journal: own, reported } = journal();
    const end = own.recordOpen(undefined, request());
    own.close();
    end(END);
    expect(reported).toEqual(["null 1"]);
  });

  test.each(FAILURES)("reports a store that %s, once for each", async (how) => {
    const {
      journal: own,
      reported,
      looks,
    } = journal((store) =>
      failingStore(store, (method) => (/^(record|ended)$/.test(method) ? how : undefined)),
    );
    own.record(undefined, request());
    const end = own.recordOpen(undefined, request());
    await manualClock(0).quiet();
    end(END);
    await manualClock(0).quiet();
    expect(reported).toEqual(Array(2).fill(`Error: the store ${how} record`));
    expect([looks, own.count]).toEqual([[], 2]);
  });

  test("reports an end that was not written", async () => {
    const { journal: own, reported } = journal((store) =>
      failingStore(store, (method) => (method === "ended" ? "rejects before" : undefined)),
    );
    own.recordOpen(undefined, request())(END);
    await manualClock(0).quiet();
    expect(reported).toEqual(["null 1", "null 1 ended 5", "Error: the store rejects before ended"]);
  });
});

describe("a new sandbox", () => {
  const draft = { on: { operationId: "getInvoice" }, fault: "latency", delayMs: 5 } as never;

  test("runs with real time, from its own seed, with samples and no faults", () => {
    const openings = new Openings({});
    expect(openings.opened("a", {}, T0)).toEqual({
      ...{ type: "sandbox-opened", at: T0, name: "a", seed: "paystub/a", forkedFrom: null },
      ...{ settings: defaultSettings, clock: { mode: "running", offsetMs: 0 }, merchants: null },
    });
    expect(openings.hasFaultsFor("a")).toBe(false);
  });

  test("begins with the gateway's settings, and its own come first", () => {
    const openings = new Openings({
      ...{ seed: "s", frozenAt: T0 + 5, merchants: [{ id: 1 }], settings: { strict: true } },
      faults: [{ draft }, { draft, sandbox: "b" }, { draft, sandbox: "a" }],
    });
    expect(openings.settings.strict).toBe(true);
    const made = openings.opened("a", {}, T0);
    expect(made).toMatchObject({
      ...{ at: T0 + 5, seed: "s/a", clock: { mode: "frozen", at: T0 + 5 }, merchants: [{ id: 1 }] },
      ...{ settings: { strict: true } },
    });
    expect(made.faults?.map(({ id }) => id)).toEqual(["fault-1", "fault-2"]);
    expect(openings.hasFaultsFor("c")).toBe(true);
    const clock = { mode: "running", offsetMs: 7 } as const;
    const start = { clock, seed: "mine", settings: { strict: false } };
    expect(openings.opened("a", start, T0)).toMatchObject({
      ...{ at: T0 + 7, seed: "mine", clock, settings: { strict: false } },
    });
  });
});

test("an imported log takes a name, and the given origin or its own", () => {
  const first = new Openings({}).opened("a", {}, T0);
  const label = { type: "label-added", at: T0, name: "x" } as const;
  const [begun, ...rest] = continued("b", [first, label], "a");
  expect([begun, rest]).toEqual([{ ...first, name: "b", forkedFrom: "a" }, [label]]);
  const again = continued("c", [{ ...first, forkedFrom: "z" }], null);
  expect(again).toEqual([{ ...first, name: "c", forkedFrom: "z" }]);
});

describe("a store", () => {
  test("that answers is healthy", async () => {
    const clock = manualClock(T0);
    expect(await storeProblem(memoryStore(clock), clock)).toBeNull();
    expect(clock.timers).toEqual([]);
  });

  test.each([
    ["says why it does not answer", () => Promise.reject(new Error("gone")), "gone", 0],
    ["says so in its own way", () => Promise.reject("away"), "away", 0],
    [
      "says so at once",
      () => {
        throw new Error("stopped");
      },
      "stopped",
      0,
    ],
    ["is silent", () => new Promise<never>(() => {}), "does not answer within 2 seconds", 2000],
  ] as const)("that %s is unhealthy", async (_what, list, why, afterMs) => {
    const clock = manualClock(T0);
    const said: (string | null)[] = [];
    void storeProblem({ ...memoryStore(clock), list } as Store, clock).then((reported) => {
      said.push(reported);
    });
    await clock.pass(Math.max(0, afterMs - 1));
    expect(said).toHaveLength(afterMs === 0 ? 1 : 0);
    await clock.pass(1);
    expect(said[0]).toContain(why);
    expect(clock.timers).toEqual([]);
  });
});

describe("the problems", () => {
  test.each([
    [new SandboxGone("a"), "SandboxGone", /^sandbox a was reset while your call was under way/],
    [
      sandboxLimit(5, 5),
      "LimitReached",
      /^this gateway has 5 sandboxes, and its limit is 5. Reset those that you no longer need/,
    ],
    [
      sandboxLimit(1, 1200),
      "LimitReached",
      /^this gateway has 1,200 sandboxes, and its limit is 1. /,
    ],
    [
      sandboxFull("a", 100, 2487),
      "LimitReached",
      /^sandbox a has 2,487 events, and its limit is 100. Reset it or rewind it, or start/,
    ],
    [
      new StoreUnavailable(new Error("gone")),
      "StoreUnavailable",
      /^the store does not answer: gone$/,
    ],
    [new StoreUnavailable("gone"), "StoreUnavailable", /^the store does not answer: gone$/],
  ])("%s", (error, name, message) => {
    expect(error.name).toBe(name);
    expect(error.message).toMatch(message);
  });
});

describe("a gateway", () => {
  test("handles a call without a sandbox by the only one, or by its own defaults", async () => {
    const { gateway, open } = partsWith(manualClock(T0), undefined, { settings: { strict: true } });
    expect(gateway.initialSettings.strict).toBe(true);
    const sandbox = await open("a");
    await sandbox.execute({ type: "change-settings", change: { strict: false } });
    expect(gateway.settingsFor(undefined).strict).toBe(false);
    await open("b");
    expect(gateway.settingsFor(undefined).strict).toBe(true);
    expect(gateway.settingsFor(sandbox).strict).toBe(false);
  });

  test("draws at the position of a sandbox, or by the number of requests", async () => {
    const { gateway, open } = partsWith(manualClock(T0));
    const sandbox = await open("a");
    const drawn = () =>
      [gateway.drawFor(sandbox), gateway.drawFor(undefined)].map((draw) => draw.uuid("x"));
    const [own, general] = drawn();
    expect(own).not.toBe(general);
    gateway.journal.record(sandbox, request());
    expect(drawn()[0]).toBe(own);
    expect(drawn()[1]).not.toBe(general);
    await creates(sandbox);
    expect(drawn()[0]).not.toBe(own);
  });

  test("consists of its parts", async () => {
    const clock = manualClock(T0);
    const one = partsWith(clock, undefined, {}, memoryStore(clock), { isShared: true }).gateway;
    expect([one.isShared, one.clock, one.now(), one.size]).toEqual([true, clock, T0, 0]);
    expect(partsWith(clock).gateway.isShared).toBe(false);
    expect(one.hasFaultsFor("a")).toBe(false);
    expect(await one.notReady()).toBeNull();
  });

  test("finds a fork's things by its name, and others by their owner", async () => {
    const { gateway, open } = partsWith(manualClock(T0));
    const origin = await open("origin");
    const no = await creates(origin);
    const fork = await gateway.fork(origin, "fork", 2);
    const later = await creates(origin);
    expect(await gateway.ofTransaction(no)).toBe(origin);
    expect(await gateway.ofTransaction(no, fork)).toBe(fork);
    expect(await gateway.ofTransaction(later)).toBe(origin);
    expect(await gateway.ofTransaction(later, fork)).toBeUndefined();
    expect(await gateway.named("fork")).toBe(fork);
    expect(await gateway.ofTransaction(no, await gateway.named("nobody"))).toBeUndefined();
    expect(await gateway.ofTransaction("1")).toBeUndefined();
    expect(await gateway.ofRecurring("none", fork)).toBeUndefined();
    expect(fork?.now()).toBe(T0);
    await open("third");
    expect(gateway.names()).toEqual(["origin", "fork", "third"]);
    expect(await gateway.directory()).toEqual(["origin", "fork", "third"]);
    expect(gateway.peekAll(1, (worlds) => worlds.map(({ name }) => name))).toEqual(["third"]);
    expect(await gateway.loadLatest(5)).toBeUndefined();
  });

  test("finds a fork's recurring payment by its name", async () => {
    const { gateway, open } = partsWith(manualClock(T0));
    const origin = await open("origin");
    const id = await starts(origin);
    const fork = await gateway.fork(origin, "fork", 3);
    expect(await gateway.ofRecurring(id, fork)).toBe(fork);
    expect(await gateway.ofRecurring(id)).toBe(origin);
    expect(await gateway.ofRecurring(id, await gateway.named("nobody"))).toBeUndefined();
  });

  test("over a store that ends with it runs no sweeps, and ends", async () => {
    const clock = manualClock(T0);
    const { gateway } = partsWith(clock);
    await gateway.start();
    await clock.quiet();
    expect(clock.timers).toEqual([]);
    await gateway.drain();
    await gateway.close();
  });

  test("observes a sandbox from its first event on, new or found", async () => {
    const clock = manualClock(T0);
    const storage = memoryStorage(clock);
    const heard: string[] = [];
    const observer: Observer = {
      event: (name, { seq, event }) => heard.push(`${name} ${seq} ${event.type}`),
    };
    const { gateway, open } = partsWith(clock, undefined, {}, storage.connect(), { observer });
    await creates(await open("mine"));
    await creates(await partsWith(clock, undefined, {}, storage.connect()).open("theirs"));
    await gateway.find("theirs");
    expect(heard).toEqual([
      ...["mine 1 sandbox-opened", "mine 2 invoice-created"],
      ...["theirs 1 sandbox-opened", "theirs 2 invoice-created"],
    ]);
  });
});

describe("a sandbox", () => {
  test("notifies subscribers of each change, and of no read", async () => {
    const sandbox = await partsWith(manualClock(T0)).open();
    let looks = 0;
    const stop = sandbox.watch(() => {
      looks += 1;
    });
    expect(sandbox.isWatched).toBe(true);
    await creates(sandbox);
    expect(looks).toBe(1);
    await sandbox.read(() => undefined);
    await sandbox.refresh();
    expect(looks).toBe(1);
    stop();
    const before = looks;
    await creates(sandbox);
    expect([looks, sandbox.isWatched]).toEqual([before, false]);
  });

  test("notifies observers of the events of one command, one by one", async () => {
    const clock = manualClock(T0);
    const heard: string[] = [];
    const observer: Observer = {
      event: (_name, { seq, event }) => void heard.push(`${seq} ${event.type}`),
    };
    const { open } = partsWith(clock, undefined, {}, memoryStore(clock), { observer });
    const sandbox = await open();
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    expect(heard.slice(2, 4)).toEqual(["3 invoice-paid", "4 callback-scheduled"]);
    expect(heard.map((text) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("returns its events after a number, up to a limit", async () => {
    const sandbox = await partsWith(manualClock(T0)).open();
    for (const orderNumber of ["1", "2", "3"]) await creates(sandbox, { orderNumber });
    const numbers = [await sandbox.events(1), await sandbox.events(1, 2), await sandbox.events(4)];
    expect(numbers.map((events) => events.map(({ seq }) => seq))).toEqual([[2, 3, 4], [2, 3], []]);
  });

  test("draws the same ids from the same seed, from version to version", async () => {
    const { open } = partsWith(manualClock(T0), undefined, { seed: "s" });
    expect(await starts(await open())).toBe("6d8619b8-c44a-413d-968e-b06783e26dcc");
  });

  test("is settled only after calls that began in the meantime", async () => {
    const clock = manualClock(T0);
    const answers: (() => void)[] = [];
    const client = recordingClient(
      () => new Promise((resolve) => answers.push(() => resolve(DELIVERED))),
    );
    const sandbox = await partsWith(clock, client).open();
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    let isSettled = false;
    void sandbox.waitForIdle().then(() => {
      isSettled = true;
    });
    const seen = async () => {
      await clock.quiet();
      return [client.calls.length, isSettled];
    };
    await pays(sandbox, await creates(sandbox));
    expect(await seen()).toEqual([2, false]);
    answers[0]?.();
    expect(await seen()).toEqual([2, false]);
    answers[1]?.();
    expect(await seen()).toEqual([2, true]);
  });

  test("is settled only after the callbacks that a call caused", async () => {
    const clock = manualClock(T0);
    const made: { sandbox?: Sandbox } = {};
    const client = recordingClient(async (_request, call) => {
      // Right before it answers, the merchant is paid again.
      if (call === 1 && made.sandbox) await pays(made.sandbox, await creates(made.sandbox));
      return DELIVERED;
    });
    const sandbox = await partsWith(clock, client).open();
    made.sandbox = sandbox;
    await pays(sandbox, await creates(sandbox));
    await sandbox.waitForIdle();
    expect(client.calls).toHaveLength(2);
    expect(await sandbox.read(({ openCallbacks }) => openCallbacks.size)).toBe(0);
  });

  test("is quiet unless a call, a clock advance or a command is open in it", async () => {
    const clock = manualClock(T0);
    let answer = () => {};
    const client = recordingClient(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(DELIVERED);
        }),
    );
    const sandbox = await partsWith(clock, client, {}, slowStore(memoryStore(clock), 1)).open();
    const quiet: boolean[] = [sandbox.isIdle];
    const paid = creates(sandbox).then((no) => pays(sandbox, no));
    quiet.push(sandbox.isIdle);
    await paid;
    await clock.quiet();
    quiet.push(sandbox.isIdle);
    answer();
    await clock.quiet();
    quiet.push(sandbox.isIdle);
    const journey = sandbox.clock.advance((from) => from + DAY_MS);
    while (!sandbox.clock.isUnderWay) await undefined;
    quiet.push(sandbox.isIdle);
    await journey;
    await clock.quiet();
    quiet.push(sandbox.isIdle);
    expect(quiet).toEqual([true, false, false, true, false, true]);
  });

  test("repeats a call that was dropped before it could be claimed", async () => {
    const clock = manualClock(T0);
    const client = recordingClient();
    const { open, events } = partsWith(clock, client, {}, slowStore(memoryStore(clock), 1));
    const sandbox = await open();
    await pays(sandbox, await creates(sandbox));
    await sandbox.read(() => sandbox.dropCalls());
    await clock.quiet();
    expect(client.calls).toHaveLength(0);
    await clock.pass(1000);
    expect(client.calls).toHaveLength(1);
    expect((await events()).slice(4).map(({ type }) => type)).toEqual([
      ...["callback-attempted", "callback-answered"],
    ]);
  });

  test("makes no calls to the store after it is closed, however its calls end", async () => {
    const clock = manualClock(T0);
    let answer = () => {};
    const client = recordingClient(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(DELIVERED);
        }),
    );
    const asked: string[] = [];
    const store = storeBehind(memoryStore(clock), (method, ask) => {
      asked.push(method);
      return ask();
    });
    const { open, errors } = partsWith(clock, client, {}, store);
    const sandbox = await open();
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    sandbox.close();
    asked.length = 0;
    answer();
    await clock.pass(MINUTE_MS);
    expect([asked, errors, client.calls.length]).toEqual([[], [], 1]);
  });

  test("that loses every race gives up after a thousand tries", async () => {
    const clock = manualClock(T0);
    let appends = 0;
    const store = storeBehind(memoryStore(clock), (method, ask) => {
      if (method !== "append") return ask();
      appends += 1;
      return appends === 1 ? ask() : { moved: true };
    });
    const sandbox = await partsWith(clock, undefined, {}, store).open();
    await expect(async () => creates(sandbox)).rejects.toThrow("no append in 1000 attempts");
    expect(appends).toBe(1001);
  });

  test("makes a call later that it could not claim immediately", async () => {
    const clock = manualClock(T0);
    const client = recordingClient();
    let refused = 0;
    const store = storeBehind(memoryStore(clock), (method, ask) => {
      if (method !== "lease" || refused === 2) return ask();
      refused += 1;
      return false;
    });
    const sandbox = await partsWith(clock, client, {}, store).open();
    await pays(sandbox, await creates(sandbox));
    let isSettled = false;
    void sandbox.waitForIdle().then(() => {
      isSettled = true;
    });
    await clock.pass(1999);
    expect([refused, client.calls.length, isSettled]).toEqual([2, 0, false]);
    await clock.pass(1);
    expect(client.calls).toHaveLength(1);
    await clock.pass(20);
    expect(isSettled).toBe(true);
    await clock.pass(MINUTE_MS);
    expect(client.calls).toHaveLength(1);
  });
});

describe("over a store that answers later", () => {
  function setUp(sandboxesMax?: number) {
    const clock = manualClock(T0);
    const store = slowStore(memoryStore(clock), 3);
    return partsWith(clock, undefined, {}, store, sandboxesMax ? { sandboxesMax } : {});
  }

  test("returns the same sandbox to all concurrent callers", async () => {
    const { gateway, open } = setUp();
    const [one, two, three] = await Promise.all([open("a"), open("a"), open("a")]);
    expect([two, three, await gateway.find("a")]).toEqual([one, one, one]);
    expect([two === one, three === one]).toEqual([true, true]);
    const made = await Promise.all([gateway.create("b", {}), gateway.create("b", {})]);
    expect(made.map((sandbox) => sandbox?.name)).toEqual(["b", undefined]);
    const both = await Promise.all([gateway.create("c", {}), gateway.find("c"), gateway.find("c")]);
    const found = new Set(both.filter((sandbox) => sandbox !== undefined));
    expect([...found]).toEqual([gateway.alive("c")]);
  });

  test("counts sandboxes that are opening toward the limit", async () => {
    const { gateway } = setUp(1);
    const made = gateway.create("a", {});
    expect(() => gateway.create("b", {})).toThrow(
      "this gateway has 1 sandbox, and its limit is 1.",
    );
    expect((await made)?.name).toBe("a");
  });

  test("hides a sandbox during its reset, however long that takes", async () => {
    const clock = manualClock(T0);
    let goOn = () => {};
    const store = storeBehind(memoryStore(clock), (method, ask) => {
      if (method !== "delete") return ask();
      return new Promise((resolve) => {
        goOn = () => resolve(ask());
      });
    });
    const { gateway, open } = partsWith(clock, undefined, {}, store);
    await open("a");
    const [reset, found] = [gateway.reset("a"), gateway.find("a")];
    goOn();
    expect([await reset, await found]).toEqual([true, undefined]);
  });

  test("does not revive a sandbox that is reset while it is loaded", async () => {
    const clock = manualClock(T0);
    const storage = keptStorage(clock);
    await partsWith(clock, undefined, {}, storage.connect()).open("a");
    let goOn: (() => void) | undefined;
    const waiting = storeBehind(storage.connect(), (method, ask) => {
      const answer = ask();
      if (method !== "read" || goOn) return answer;
      return new Promise((resolve) => {
        goOn = () => resolve(answer);
      });
    });
    const { gateway } = partsWith(clock, undefined, {}, waiting);
    const found = gateway.find("a");
    const reset = gateway.reset("a");
    goOn?.();
    expect([(await found)?.name, await reset]).toEqual(["a", true]);
    expect(await gateway.find("a")).toBeUndefined();
    expect(gateway.names()).toEqual([]);
  });

  test("hides a sandbox during its reset", async () => {
    const { gateway, open } = setUp();
    const sandbox = await open("a");
    const [isGone, found] = await Promise.all([gateway.reset("a"), gateway.find("a")]);
    expect([isGone, found, sandbox.isGone]).toEqual([true, undefined, true]);
    expect(await open("a")).not.toBe(sandbox);
  });
});

describe("a dry run", () => {
  test("stores nothing, and its numbers are not reused", async () => {
    const clock = manualClock(T0);
    const { open, events } = partsWith(clock);
    const sandbox = await open();
    await sandbox.dryRun().execute({ type: "add-label", name: "a" });
    expect(sandbox.isIdle).toBe(true);
    const trial = sandbox.dryRun();
    const { events: made } = await trial.execute({ type: "create-invoice", order: orderWith() });
    const no = made[0]?.type === "invoice-created" ? made[0].transactionNo : "";
    expect([
      trial.name,
      trial.now(),
      trial.settings,
      [...trial.faults.values()],
      trial.texts,
    ]).toEqual([...["test", T0, sandbox.settings, [...sandbox.faults.values()], sandbox.texts]]);
    expect(await trial.read(({ invoices }) => invoices.has(no))).toBe(true);
    expect(trial.peek(({ invoices }) => invoices.has(no))).toBe(true);
    expect(await sandbox.read(({ invoices }) => invoices.size)).toBe(0);
    expect(await events()).toHaveLength(1);
    expect(sandbox.isIdle).toBe(false);
    expect(Number(await creates(sandbox))).toBeGreaterThan(Number(no));
    await clock.pass(MINUTE_MS);
    expect(trial.now()).toBe(T0 + MINUTE_MS);
    const how = { method: null, via: "control", cardNumber: null } as const;
    const paid = await trial.execute({ type: "pay-invoice", transactionNo: no, ...how });
    expect(paid.events.map(({ type }) => type)).toEqual(["invoice-paid"]);
    expect(await events()).toHaveLength(2);
    await pays(sandbox, await creates(sandbox));
    expect(sandbox.callbacksUnderWay).toEqual([]);
    await clock.quiet();
    expect((await events()).at(-1)?.type).toBe("callback-answered");
  });

  test.each([
    ["", T0, [0, 1, 2, 3]],
    [" at the end of time", LAST_INSTANT, [0, -1, -2, -3]],
  ])("never uses numbers%s that the sandbox has", async (_when, at, given) => {
    const sandbox = await partsWith(manualClock(T0)).open();
    await sandbox.clock.freeze(at);
    const trial = sandbox.dryRun();
    const numberOf = async (session: SandboxSession) => {
      const { events } = await session.execute({ type: "create-invoice", order: orderWith() });
      return events[0]?.type === "invoice-created" ? events[0].transactionNo : "none";
    };
    const numbers: string[] = [];
    for (const session of [trial, trial, sandbox, sandbox]) numbers.push(await numberOf(session));
    expect(numbers.map((no) => Number(no) - at)).toEqual(given);
  });
});
