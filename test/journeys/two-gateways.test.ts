import { describe, expect, test } from "vitest";
import type { AttemptResult } from "../../mocks/domain/callback.js";
import type { LoggedEvent } from "../../mocks/domain/events.js";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../mocks/domain/time.js";
import { SandboxGone, StoreUnavailable } from "../../mocks/sandbox/errors.js";
import { StoreStopped } from "../../mocks/sandbox/store-errors.js";
import { CLOCK_ADVANCE, type Store } from "../../mocks/store/store.js";
import { T0 } from "../support/domain.js";
import { inTime, manualClock } from "../support/manual-clock.js";
import { creates, DELIVERED, partsWith, pays, recordingClient, starts } from "../support/parts.js";
import { keptStorage } from "../support/store.js";

/** A merchant that answers when it is asked to. */
function waitingClient() {
  const answers: ((result: AttemptResult) => void)[] = [];
  const client = recordingClient(() => new Promise((resolve) => answers.push(resolve)));
  return { client, answer: (result = DELIVERED) => answers.shift()?.(result) };
}

/** Two gateways over one store, each with a client of its own. The other one's connection can be changed. */
async function two(
  left = recordingClient(),
  right = recordingClient(),
  changed = (store: Store) => store,
) {
  const clock = manualClock(T0);
  const storage = keptStorage(clock, { shared: true });
  const heard: string[] = [];
  const failures: string[] = [];
  const observer = {
    error: (error: unknown) => void failures.push(String(error)),
    event: (sandbox: string, { event }: LoggedEvent) => void heard.push(`${sandbox} ${event.type}`),
  };
  const one = partsWith(clock, left, {}, storage.connect());
  const other = partsWith(clock, right, {}, changed(storage.connect()), { observer });
  await one.gateway.start();
  await other.gateway.start();
  const types = async () => (await one.events()).map(({ type }) => type);
  return { clock, storage, one, other, heard, failures, types, left, right };
}

describe("a sandbox of two gateways", () => {
  test("has the changes of both, and both are notified within a second", async () => {
    const { clock, one, other, heard, failures } = await two();
    const mine = await one.open();
    const no = await creates(mine);
    await clock.quiet();
    expect(other.gateway.names()).toEqual(["test"]);
    const theirs = await other.open();
    expect(await theirs.read(({ invoices }) => invoices.has(no))).toBe(true);
    const next = await creates(theirs);
    expect(await mine.read(({ invoices }) => [...invoices.keys()])).toEqual([no, next]);
    await creates(mine);
    await clock.pass(SECOND_MS);
    expect(heard).toEqual(["test invoice-created", "test invoice-created"]);
    expect([one.errors, failures]).toEqual([[], []]);
  });

  test("opens once, at any of them", async () => {
    const { one, other } = await two();
    const made = [one.gateway.create("a", {}), other.gateway.create("a", {})];
    const names = (await Promise.all(made)).map((sandbox) => sandbox?.name);
    expect(names).toEqual(["a", undefined]);
    expect(await other.gateway.create("a", {})).toBeUndefined();
    expect((await other.open("a")).name).toBe("a");
  });

  test("that one deletes is gone for the other, and can be opened again at either", async () => {
    const { clock, one, other } = await two();
    const mine = await one.open();
    const theirs = await other.open();
    const looks: string[] = [];
    theirs.watch(() => looks.push(`${theirs.isGone}`));
    expect(await one.gateway.reset("test")).toBe(true);
    await clock.quiet();
    expect(looks.at(-1)).toBe("true");
    expect(mine.isGone).toBe(true);
    await expect(async () => theirs.read(() => 1)).rejects.toThrow(SandboxGone);
    expect(await other.gateway.find("test")).toBeUndefined();
    const again = await other.gateway.create("test", {});
    expect(again).not.toBe(theirs);
    expect(await one.open()).not.toBe(mine);
  });

  test("that one deletes and opens again is a new one for existing handles", async () => {
    const { one, other } = await two();
    const theirs = await other.open();
    await one.open();
    await one.gateway.reset("test");
    const no = await creates(await one.open());
    const found = await other.gateway.find("test");
    expect(found).not.toBe(theirs);
    expect(await found?.read(({ invoices }) => invoices.has(no))).toBe(true);
  });

  test("that one rewinds is rewound for the other, which no longer waits for undone calls", async () => {
    const { client, answer } = waitingClient();
    const { clock, one, other, types, failures } = await two(recordingClient(), client);
    const theirs = await other.open();
    const no = await creates(theirs);
    await pays(theirs, no);
    await clock.quiet();
    expect(client.calls).toHaveLength(1);
    const travelled = one.open().then((mine) => mine.clock.rewind(2));
    await clock.pass(2 * SECOND_MS);
    expect((await travelled).refusal?.code).toBe("callback-under-way");
    answer();
    await clock.quiet();
    expect((await (await one.open()).clock.rewind(2)).refusal).toBeUndefined();
    expect(await theirs.read(({ invoices }) => invoices.get(no)?.status)).toBe("pending");
    expect((await types()).slice(0, 2)).toEqual(["sandbox-opened", "invoice-created"]);
    expect([one.errors, failures]).toEqual([[], []]);
  });

  test("that is rewound no longer waits for an open call", async () => {
    const { client, answer } = waitingClient();
    const { clock, storage, other, failures } = await two(recordingClient(), client);
    const theirs = await other.open();
    const no = await creates(theirs);
    await pays(theirs, no);
    await clock.quiet();
    await storage.connect().append("test", theirs.position, { events: [], keep: 2, dueAt: null });
    let isSettled = false;
    void theirs.waitForIdle().then(() => {
      isSettled = true;
    });
    await clock.pass(SECOND_MS);
    expect([isSettled, client.calls.length]).toEqual([true, 1]);
    answer();
    await pays(theirs, no);
    await clock.quiet();
    expect(await theirs.read(({ callbacks }) => callbacks.get("cb-1")?.state)).toBe("in-flight");
    answer();
    await clock.quiet();
    expect(await theirs.read(({ callbacks }) => callbacks.get("cb-1")?.state)).toBe("delivered");
    expect(failures).toEqual([]);
  });

  test("that is rewound while the store fails no longer waits for such a call", async () => {
    const { client } = waitingClient();
    const cut: { now?: () => unknown } = {};
    const { clock, storage, other } = await two(recordingClient(), client, (store) => ({
      ...store,
      append: (...given) => {
        if (!cut.now) return store.append(...given);
        cut.now();
        delete cut.now;
        throw new Error("away");
      },
    }));
    const theirs = await other.open();
    await pays(theirs, await creates(theirs));
    await clock.quiet();
    const change = { events: [], keep: 2, dueAt: null };
    cut.now = () => storage.connect().append("test", theirs.position, change);
    await inTime(clock, () => creates(theirs));
    await inTime(clock, () => theirs.waitForIdle());
    expect(await theirs.read(({ invoices }) => invoices.size)).toBe(2);
    expect(client.calls).toHaveLength(1);
  });

  test.each([
    ["is reset", false],
    ["is reset and starts again", true],
  ])("that %s between two reads is gone", async (_how, isAnew) => {
    let reads = Number.NaN;
    const reset: { by?: () => Promise<unknown> } = {};
    const { one, other } = await two(undefined, undefined, (store) => ({
      ...store,
      read: async (...given) => {
        reads -= 1;
        if (reads === 0) await reset.by?.();
        return store.read(...given);
      },
    }));
    const theirs = await other.open();
    reset.by = async () => {
      await one.gateway.reset("test");
      if (isAnew) await one.open();
    };
    reads = 2;
    await expect(async () => theirs.events(0)).rejects.toThrow(SandboxGone);
    expect(theirs.isGone).toBe(true);
  });

  test.each([
    ["is reset", false],
    ["is reset and starts again", true],
  ])("that %s while its due work cannot be written is gone", async (_how, isAnew) => {
    let isAway = false;
    const { clock, one, other } = await two(undefined, undefined, (store) => ({
      ...store,
      append: (...given) => {
        if (isAway) throw new StoreStopped("over");
        return store.append(...given);
      },
    }));
    const theirs = await other.open();
    await creates(theirs);
    await other.gateway.drain();
    clock.sleepTo(T0 + DAY_MS);
    isAway = true;
    await expect(async () => theirs.read(() => 1)).rejects.toThrow(StoreUnavailable);
    isAway = false;
    await one.gateway.reset("test");
    if (isAnew) await one.open();
    await expect(async () => theirs.read(() => 1)).rejects.toThrow(SandboxGone);
  });

  test("has numbers far from those of sandboxes at the same instant", async () => {
    const { one, other } = await two();
    const numbers = [await creates(await one.open("a")), await creates(await other.open("b"))];
    expect(Math.abs(Number(numbers[0]) - Number(numbers[1]))).toBeGreaterThan(1000);
    expect(numbers.filter((no) => Number(no) < T0)).toEqual([]);
  });
});

describe("changes of another gateway", () => {
  test("to sandboxes are noticed within half a minute", async () => {
    const { clock, one, other } = await two();
    await clock.pass(SECOND_MS);
    await one.open("late");
    await clock.pass(28 * SECOND_MS);
    expect(other.gateway.names()).toEqual([]);
    await clock.pass(3 * SECOND_MS);
    expect(other.gateway.names()).toEqual(["late"]);
  });

  test("by a reset leave none, or a new one", async () => {
    const { one, other, failures } = await two();
    const theirs = await other.open();
    expect(await one.gateway.reset("test")).toBe(true);
    expect(other.gateway.alive("test")).toBe(theirs);
    expect(await other.gateway.find("test")).toBeUndefined();
    const again = await other.open();
    await one.gateway.reset("test");
    expect(other.gateway.alive("test")).toBe(again);
    expect((await other.gateway.create("test", {}))?.isGone).toBe(false);
    expect(await other.gateway.create("test", {})).toBeUndefined();
    expect(again.isGone).toBe(true);
    expect(failures).toEqual([]);
  });
});

describe("a failed look at the changes of others", () => {
  async function failing() {
    let fail: (error: Error) => void = () => {};
    let isAway = false;
    const all = await two(undefined, undefined, (store) => ({
      ...store,
      read: (...given) => {
        if (!isAway) return store.read(...given);
        return new Promise((_, reject) => {
          fail = reject;
        });
      },
    }));
    const mine = await all.one.open();
    await all.other.open();
    isAway = true;
    await creates(mine);
    await all.clock.pass(SECOND_MS);
    return { ...all, fail: (error: Error) => fail(error) };
  }

  test("is reported", async () => {
    const { clock, failures, fail } = await failing();
    fail(new StoreStopped("over"));
    await clock.quiet();
    expect(failures).toEqual(["StoreUnavailable: the store does not answer: over"]);
  });

  test("is not reported after the gateway has closed", async () => {
    const { clock, other, failures, fail } = await failing();
    await other.gateway.close();
    fail(new StoreStopped("over"));
    await clock.quiet();
    expect(failures).toEqual([]);
  });
});

describe("due work", () => {
  test("in an unloaded sandbox makes one of them load it", async () => {
    const { clock, storage, one, other } = await two();
    const third = partsWith(clock, undefined, {}, storage.connect());
    await creates(await third.open("a"), { cancelUrl: null });
    await third.open("b");
    await third.gateway.close();
    clock.sleepTo(T0 + DAY_MS);
    await clock.pass(SECOND_MS);
    expect((await one.events("a")).at(-1)?.type).toBe("invoice-canceled");
    expect([...one.gateway.list(), ...other.gateway.list()].map(({ name }) => name)).toEqual(["a"]);
  });

  test("in such a sandbox belongs to the one that has claimed it", async () => {
    const busy = (store: Store): Store => ({
      ...store,
      lease: (sandbox, what, ms) => (what === "care" ? false : store.lease(sandbox, what, ms)),
    });
    const { clock, storage, one, other } = await two(undefined, undefined, busy);
    await one.gateway.close();
    const third = partsWith(clock, undefined, {}, storage.connect());
    await creates(await third.open("a"), { cancelUrl: null });
    await third.open("b");
    await third.gateway.close();
    clock.sleepTo(T0 + DAY_MS);
    await clock.pass(5 * SECOND_MS);
    expect(other.gateway.list()).toEqual([]);
  });

  test("happens once, although both have it in memory", async () => {
    const { clock, one, other, types, left, right } = await two();
    await creates(await one.open());
    await other.open();
    clock.sleepTo(T0 + DAY_MS);
    await clock.pass(SECOND_MS);
    expect(await types()).toEqual([
      ...["sandbox-opened", "invoice-created", "invoice-canceled", "callback-scheduled"],
      ...["callback-attempted", "callback-answered"],
    ]);
    expect(left.calls.length + right.calls.length).toBe(1);
  });

  test("that the other has done in the meantime happens once", async () => {
    const late: { look?: () => Promise<unknown> } = {};
    const { client, answer } = waitingClient();
    const { clock, one, other, types } = await two(undefined, client, (store) => ({
      ...store,
      append: async (...given) => {
        const { look } = late;
        delete late.look;
        await look?.();
        return store.append(...given);
      },
    }));
    const mine = await one.open();
    const no = await creates(mine, { cancelUrl: null });
    const theirs = await other.open();
    await pays(theirs, await creates(theirs));
    await clock.quiet();
    clock.sleepTo(T0 + DAY_MS);
    late.look = async () => mine.read(() => undefined);
    expect(await theirs.read(({ invoices }) => invoices.get(no)?.status)).toBe("canceled");
    answer();
    await clock.quiet();
    expect((await types()).slice(5)).toEqual([
      ...["callback-attempted", "invoice-canceled", "callback-answered"],
    ]);
  });

  test("waits while another gateway moves the clock", async () => {
    const { clock, storage, one, other } = await two();
    const no = await creates(await one.open());
    const theirs = await other.open();
    const status = () => theirs.read(({ invoices }) => invoices.get(no)?.status);
    await one.gateway.close();
    clock.sleepTo(T0 + DAY_MS - SECOND_MS);
    await storage.connect().lease("test", CLOCK_ADVANCE, 5 * SECOND_MS);
    await clock.pass(4 * SECOND_MS);
    expect(await status()).toBe("pending");
    await clock.pass(2 * SECOND_MS);
    expect(await status()).toBe("canceled");
  });

  test("happens although the gateway that began it is gone", async () => {
    const { clock, one, types, left, right } = await two();
    await creates(await one.open());
    await one.gateway.close();
    clock.sleepTo(T0 + DAY_MS);
    await clock.pass(2 * SECOND_MS);
    expect((await types()).at(-1)).toBe("callback-answered");
    expect([left.calls.length, right.calls.length]).toEqual([0, 1]);
  });
});

describe("a call of one gateway", () => {
  test("does not prevent calls of the other", async () => {
    const { client } = waitingClient();
    const { clock, one, other, right } = await two(client);
    const [mine, theirs] = [await one.open(), await other.open()];
    await pays(mine, await creates(mine));
    await clock.quiet();
    await pays(theirs, await creates(theirs));
    await clock.quiet();
    expect([client.calls.length, right.calls.length]).toEqual([1, 1]);
  });

  test("that the other requests again is made there immediately", async () => {
    const { clock, one, other, left, right } = await two();
    const [mine, theirs] = [await one.open(), await other.open()];
    await pays(mine, await creates(mine));
    await clock.quiet();
    await theirs.execute({ type: "resend-callback", callbackId: "cb-1" });
    await clock.quiet();
    expect([left.calls.length, right.calls.length]).toEqual([1, 1]);
  });

  test("is not repeated by the other, which was about to", async () => {
    const before: { lease?: () => Promise<unknown> } = {};
    const { clock, one, other, types, left, right } = await two(undefined, undefined, (store) => ({
      ...store,
      lease: async (...given) => {
        const { lease } = before;
        delete before.lease;
        await lease?.();
        return store.lease(...given);
      },
    }));
    const [mine, theirs] = [await one.open(), await other.open()];
    const no = await creates(theirs);
    before.lease = () => mine.waitForIdle();
    await pays(theirs, no);
    await clock.pass(SECOND_MS);
    expect([left.calls.length, right.calls.length]).toEqual([1, 0]);
    expect((await types()).filter((type) => type === "callback-attempted")).toHaveLength(1);
  });

  test("is not made if it was undone before the claim", async () => {
    const { clock, storage, other, failures, right } = await two(undefined, undefined, (store) => ({
      ...store,
      lease: () => false,
    }));
    const theirs = await other.open();
    await pays(theirs, await creates(theirs));
    await clock.quiet();
    await storage.connect().append("test", theirs.position, { events: [], keep: 2, dueAt: null });
    await theirs.refresh();
    await clock.pass(SECOND_MS);
    expect([right.calls, failures]).toEqual([[], []]);
  });

  test("waits until no other gateway moves the clock", async () => {
    const meanwhile: { read?: () => void } = {};
    const { clock, storage, one, other, right } = await two(undefined, undefined, (store) => ({
      ...store,
      read: async (...given) => {
        const reading = await store.read(...given);
        const { read } = meanwhile;
        delete meanwhile.read;
        read?.();
        return reading;
      },
    }));
    const theirs = await other.open();
    await pays(theirs, await creates(theirs));
    await one.gateway.close();
    meanwhile.read = () => {
      void storage.connect().lease("test", CLOCK_ADVANCE, 5 * SECOND_MS);
      void theirs.refresh();
    };
    await theirs.read(() => undefined);
    await clock.pass(4 * SECOND_MS);
    expect(right.calls).toHaveLength(0);
    await clock.pass(3 * SECOND_MS);
    await theirs.read(() => undefined);
    await clock.pass(SECOND_MS);
    expect(right.calls).toHaveLength(1);
  });

  test("makes the other wait, which reads its result from the log", async () => {
    const { client, answer } = waitingClient();
    const { clock, one, other } = await two(client);
    const mine = await one.open();
    await pays(mine, await creates(mine));
    await clock.quiet();
    const theirs = await other.open();
    let isSettled = false;
    const settled = theirs.waitForIdle().then(() => {
      isSettled = true;
    });
    await clock.pass(SECOND_MS);
    expect(isSettled).toBe(false);
    answer();
    await clock.pass(SECOND_MS);
    await settled;
    expect(await theirs.read(({ callbacks }) => callbacks.get("cb-1")?.state)).toBe("delivered");
  });

  test("is ended by the other when its owner is gone, and not before its lease ends", async () => {
    const { client } = waitingClient();
    const { clock, one, other, types, right } = await two(client);
    const mine = await one.open();
    await pays(mine, await creates(mine));
    await other.open();
    await clock.pass(30 * SECOND_MS);
    expect((await types()).at(-1)).toBe("callback-attempted");
    // As by a kill: its leases are no longer renewed.
    clock.sleepTo(clock.now() + 6 * SECOND_MS);
    await (await other.gateway.find("test"))?.runDueWork();
    expect((await types()).at(-1)).toBe("callback-answered");
    expect(right.calls).toHaveLength(0);
  });
});

test("ends before the other makes the next one, and is not mistaken for it", async () => {
  const brokenOff = { outcome: "unreachable", status: null, detail: "broken off" } as const;
  let brokenOffAt = 0;
  const away = { is: false };
  const cut = recordingClient(
    (_request, _call, signal) =>
      new Promise((resolve) => {
        signal?.addEventListener("abort", () => {
          brokenOffAt = clock.now();
          resolve(brokenOff);
        });
      }),
  );
  const { client: left, answer } = waitingClient();
  const unlessAway =
    <Given extends unknown[], T>(ask: (...given: Given) => T | Promise<T>) =>
    (...given: Given) => {
      if (away.is) throw new Error("away");
      return ask(...given);
    };
  const { clock, one, other, types } = await two(left, cut, (store) => ({
    ...store,
    append: unlessAway(store.append),
    read: unlessAway(store.read),
    lease: unlessAway(store.lease),
    list: unlessAway(store.list),
  }));
  const theirs = await other.open();
  await pays(theirs, await creates(theirs));
  await clock.pass(30 * SECOND_MS);
  expect([cut.calls.length, brokenOffAt]).toEqual([1, 0]);
  const from = clock.now();
  away.is = true;
  await clock.pass(5 * SECOND_MS);
  expect(brokenOffAt).toBeGreaterThan(from);
  expect(brokenOffAt).toBeLessThan(from + 5 * SECOND_MS);

  const mine = await one.open();
  await clock.pass(2 * MINUTE_MS);
  await mine.runDueWork();
  await clock.quiet();
  expect(left.calls).toHaveLength(1);
  away.is = false;
  await clock.pass(3 * SECOND_MS);
  // What the first one knows is about its own attempt, which was given up meanwhile.
  const callback = async () => mine.read(({ callbacks }) => callbacks.get("cb-1"));
  expect((await callback())?.state).toBe("in-flight");
  answer();
  await clock.pass(SECOND_MS);
  expect((await callback())?.attempts.map(({ result }) => result?.outcome)).toEqual([
    "unreachable",
    "delivered",
  ]);
  expect((await types()).filter((type) => type === "callback-attempted")).toHaveLength(2);
});

describe("a clock advance of one gateway", () => {
  /** One makes a journey of two days in which a charge is answered late. */
  async function travelling() {
    const { client, answer } = waitingClient();
    const all = await two(client);
    const mine = await all.one.open();
    await starts(mine, { interval: "Daily" });
    await all.clock.quiet();
    answer();
    await all.clock.quiet();
    const journey = mine.clock.advance((from) => from + DAY_MS);
    await all.clock.quiet();
    return { ...all, mine, journey, answer };
  }

  test("leaves no due work on the way to the other", async () => {
    const { clock, other, journey, answer, right } = await travelling();
    const theirs = await other.open();
    await theirs.read(() => undefined);
    expect(right.calls).toHaveLength(0);
    answer();
    await clock.quiet();
    expect((await journey).refusal).toBeUndefined();
    await theirs.refresh();
    expect(theirs.now()).toBe(T0 + DAY_MS);
    expect(right.calls).toHaveLength(0);
  });

  test("ends before the other begins one, from the new time", async () => {
    const { clock, other, journey, answer } = await travelling();
    const theirs = await other.open();
    const next = theirs.clock.advance((from) => from + HOUR_MS);
    let isOver = false;
    void next.then(() => {
      isOver = true;
    });
    await clock.pass(500);
    expect(isOver).toBe(false);
    answer();
    await clock.pass(500);
    expect((await journey).refusal).toBeUndefined();
    expect((await next).refusal).toBeUndefined();
    expect(theirs.now() - T0).toBeGreaterThanOrEqual(DAY_MS + HOUR_MS);
    expect(theirs.now() - T0).toBeLessThan(DAY_MS + HOUR_MS + MINUTE_MS);
  });

  test("waits for the lease of another one, however little happens in the meantime", async () => {
    const { clock, storage, one } = await two();
    const mine = await one.open();
    await storage.connect().lease("test", CLOCK_ADVANCE, 5 * SECOND_MS);
    const journey = mine.clock.advance((from) => from + HOUR_MS);
    let isOver = false;
    void journey.then(() => {
      isOver = true;
    });
    await clock.pass(4 * SECOND_MS);
    expect(isOver).toBe(false);
    await clock.pass(2 * SECOND_MS);
    expect((await journey).refusal).toBeUndefined();
    expect(mine.now()).toBeGreaterThanOrEqual(T0 + HOUR_MS);
  });

  test("ends before the other rewinds, which waits for the lease", async () => {
    const { clock, storage, one, types } = await two();
    const mine = await one.open();
    await creates(mine);
    await storage.connect().lease("test", CLOCK_ADVANCE, 5 * SECOND_MS);
    const rewound = mine.clock.rewind(1);
    await clock.pass(4 * SECOND_MS);
    expect(await types()).toHaveLength(2);
    await clock.pass(2 * SECOND_MS);
    expect((await rewound).refusal).toBeUndefined();
    expect(await types()).toEqual(["sandbox-opened", "clock-set"]);
  });

  test("holds the lease while it lasts, and no one holds it afterwards", async () => {
    const { clock, storage, other, journey, answer } = await travelling();
    const third = storage.connect();
    const isFree = async () => {
      const isTaken = await third.lease("test", CLOCK_ADVANCE, 1);
      await third.release("test", CLOCK_ADVANCE);
      return isTaken;
    };
    await clock.pass(10 * SECOND_MS);
    expect(await isFree()).toBe(false);
    const theirs = await other.open();
    let refused: string | undefined;
    void theirs.clock.rewind(2).then(({ refusal }) => {
      refused = refusal?.code;
    });
    await clock.pass(1.5 * SECOND_MS);
    expect(refused).toBe("callback-under-way");
    answer();
    await clock.pass(SECOND_MS);
    await journey;
    expect(await isFree()).toBe(true);
  });

  test("that does not end is reported to the other, which makes none", async () => {
    const { clock, other, types } = await travelling();
    const theirs = await other.open();
    const next = theirs.clock.advance((from) => from + HOUR_MS);
    await clock.pass(3 * SECOND_MS);
    expect((await next).refusal?.code).toBe("callback-under-way");
    expect((await types()).filter((type) => type === "clock-set")).toEqual([]);
  });
});
