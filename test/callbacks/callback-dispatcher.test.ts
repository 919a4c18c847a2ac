import { describe, expect, test } from "vitest";
import { CallbackDispatcher, type CallUnderWay } from "../../mocks/runtime/callbacks/dispatcher.js";
import { CallbackLimiter } from "../../mocks/runtime/callbacks/limiter.js";
import { manualClock } from "../support/manual-clock.js";

const SHOP = "http://shop.example";

/** A dispatcher with so many places, whose calls end as the test says. */
function dispatcherWith(places = 2) {
  const clock = manualClock(1000);
  const limiter = new CallbackLimiter({ perGateway: places });
  const failures: string[] = [];
  const failed = (error: unknown) => failures.push(String(error));
  const dispatcher = new CallbackDispatcher({ limiter, clock, failed });
  const ends = new Map<string, () => void>();
  const log: string[] = [];
  return {
    clock,
    limiter,
    dispatcher,
    failures,
    log,
    /** Has a call made, which is recorded in `log` when the test lets it end. */
    dispatch(id: string) {
      dispatcher.dispatch(id, SHOP, async (call) => {
        log.push(`${id} begins`);
        await new Promise<void>((end) => ends.set(id, end));
        await call.recordUntilDone(() => log.push(`${id} ends`));
      });
    },
    async end(id: string) {
      ends.get(id)?.();
      await clock.quiet();
    },
  };
}

test("a call begins at once if there is a free place, and is known until it ends", async () => {
  const { dispatcher, dispatch, end, log } = dispatcherWith();
  dispatch("a");
  expect(log).toEqual(["a begins"]);
  expect(dispatcher.isPending("a")).toBe(true);
  await end("a");
  expect(log).toEqual(["a begins", "a ends"]);
  expect(dispatcher.isPending("a")).toBe(false);
});

test("a call that waits for a place is known, but not open", async () => {
  const { clock, dispatcher, dispatch, end, log } = dispatcherWith(1);
  dispatch("a");
  dispatch("b");
  expect([dispatcher.isPending("b"), dispatcher.openSince("b")]).toEqual([true, undefined]);
  expect(dispatcher.openSince("a")).toBe(1000);
  await clock.pass(50);
  await end("a");
  expect([dispatcher.openSince("a"), dispatcher.openSince("b")]).toEqual([undefined, 1050]);
  expect(log).toEqual(["a begins", "a ends", "b begins"]);
});

test("a known call does not begin again", async () => {
  const { dispatch, end, log } = dispatcherWith();
  dispatch("a");
  dispatch("a");
  await end("a");
  expect(log).toEqual(["a begins", "a ends"]);
});

test("a caller can wait for certain calls, or until there are none", async () => {
  const { clock, dispatcher, dispatch, end } = dispatcherWith(1);
  const waits: string[] = [];
  dispatch("a");
  dispatch("b");
  expect(dispatcher.underWay()).toHaveLength(2);
  expect(dispatcher.underWay(["b", "c"])).toHaveLength(1);
  Promise.all(dispatcher.underWay(["a"])).then(() => waits.push("a"));
  dispatcher.drain().then(() => waits.push("all"));
  await end("a");
  expect(waits).toEqual(["a"]);
  await end("b");
  await clock.quiet();
  expect(waits).toEqual(["a", "all"]);
  expect(dispatcher.underWay()).toEqual([]);
});

describe("calls that are forgotten", () => {
  test("never begin if they were queued, and are not recorded if they were open", async () => {
    const { clock, dispatcher, dispatch, end, log, limiter } = dispatcherWith(1);
    const waits: string[] = [];
    dispatch("a");
    dispatch("b");
    dispatcher.drain().then(() => waits.push("all"));

    dispatcher.forget();

    await clock.quiet();
    expect(waits).toEqual(["all"]);
    expect([dispatcher.isPending("a"), dispatcher.isPending("b")]).toEqual([false, false]);
    await end("a");
    expect(log).toEqual(["a begins"]);
    expect(limiter.open).toBe(0);
  });

  test("do not count as later calls with the same id", async () => {
    const { dispatcher, dispatch, end, log } = dispatcherWith();
    let early: CallUnderWay | undefined;
    let endEarly = (): void => undefined;
    dispatcher.dispatch("a", SHOP, async (call) => {
      early = call;
      await new Promise<void>((resolve) => {
        endEarly = resolve;
      });
      await call.recordUntilDone(() => log.push("a of old ends"));
    });
    dispatcher.forget();
    dispatch("a");
    endEarly();
    await end("b");
    expect(early?.isAwaited()).toBe(false);
    expect(dispatcher.isPending("a")).toBe(true);
    await end("a");
    expect(log).toEqual(["a begins", "a ends"]);
  });
});

describe("an outcome that cannot be recorded", () => {
  /** Records after so many failures, each with a message of its own or all with one. */
  function recordedAfter(failuresBefore: number, message: (n: number) => string) {
    const parts = dispatcherWith();
    const tries: number[] = [];
    parts.dispatcher.dispatch("a", SHOP, (call) =>
      call.recordUntilDone(() => {
        tries.push(parts.clock.elapsedMs() - 1000);
        if (tries.length <= failuresBefore) throw new Error(message(tries.length));
      }),
    );
    return { ...parts, tries };
  }

  test("is retried after 20 ms and then with doubled delays, up to a second", async () => {
    const { clock, dispatcher, tries } = recordedAfter(8, () => "disk full");
    await clock.pass(10_000);
    expect(tries).toEqual([0, 20, 60, 140, 300, 620, 1260, 2260, 3260]);
    expect(dispatcher.isPending("a")).toBe(false);
  });

  test("is reported once, and again for another error", async () => {
    const { clock, failures } = recordedAfter(5, (n) => (n < 4 ? "disk full" : "disk gone"));
    await clock.pass(10_000);
    expect(failures).toEqual(["Error: disk full", "Error: disk gone"]);
  });

  test("is waited for until it is recorded", async () => {
    const { clock, dispatcher } = recordedAfter(1, () => "disk full");
    await clock.pass(19);
    expect(dispatcher.isPending("a")).toBe(true);
    await clock.pass(1);
    expect(dispatcher.isPending("a")).toBe(false);
  });

  test("is not retried when it was forgotten", async () => {
    const { clock, dispatcher, limiter, tries } = recordedAfter(100, () => "disk full");
    await clock.pass(30);
    dispatcher.forget();
    await clock.pass(10_000);
    expect(tries).toEqual([0, 20]);
    expect(limiter.open).toBe(0);
  });
});

test("an attempt that throws is reported, and ends the call", async () => {
  const { clock, dispatcher, failures, limiter } = dispatcherWith();
  dispatcher.dispatch("a", SHOP, () => {
    throw new Error("no such callback");
  });
  dispatcher.dispatch("b", SHOP, () => Promise.reject(new Error("nor this")));
  await clock.quiet();
  expect(failures).toEqual(["Error: no such callback", "Error: nor this"]);
  expect([dispatcher.isPending("a"), limiter.open]).toEqual([false, 0]);
});

test("a claimed call is no longer pending, and its callback can start another call", async () => {
  const { clock, dispatcher } = dispatcherWith();
  const begun: CallUnderWay[] = [];
  const attempt = (call: CallUnderWay) => {
    begun.push(call);
    return new Promise<void>(() => {});
  };
  dispatcher.dispatch("a", SHOP, attempt);
  dispatcher.dispatch("a", SHOP, attempt);
  expect([begun.length, dispatcher.isPending("a")]).toEqual([1, true]);
  begun[0]?.claimed();
  expect([dispatcher.isPending("a"), dispatcher.callbackIds]).toEqual([false, ["a"]]);
  dispatcher.dispatch("a", SHOP, attempt);
  await clock.quiet();
  expect(begun.map((call) => call.isAwaited())).toEqual([false, true]);
});

test("calls are counted when they end, and listed while they are open", async () => {
  const { dispatcher, dispatch, end } = dispatcherWith(1);
  expect([dispatcher.endedCount, dispatcher.callbackIds]).toEqual([0, []]);
  dispatch("a");
  dispatch("b");
  expect([dispatcher.endedCount, dispatcher.callbackIds]).toEqual([0, ["a", "b"]]);
  await end("a");
  expect([dispatcher.endedCount, dispatcher.callbackIds]).toEqual([1, ["b"]]);
  await end("b");
  expect([dispatcher.endedCount, dispatcher.callbackIds]).toEqual([2, []]);
});
