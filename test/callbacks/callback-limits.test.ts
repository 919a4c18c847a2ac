import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Refused, type StartOptions, startGateway } from "../../mocks/index.js";
import { CallbackLimiter } from "../../mocks/runtime/callbacks/limiter.js";
import { personsWith } from "../support/persons.js";
import { openShop, type Shop } from "../support/servers.js";

const SHOP = "http://shop.example";
const OTHER = "http://other.example";

/** Limits, and calls that begin and end as the test says. */
function callsWithin(perGateway: number, perTarget: number) {
  const limiter = new CallbackLimiter({ perGateway, perTarget });
  const owners = new Map<string, object>();
  const ownerOf = (name: string) => {
    const owner = owners.get(name) ?? {};
    owners.set(name, owner);
    return owner;
  };
  const started: string[] = [];
  const open = new Map<string, () => void>();
  const ended: string[] = [];
  return {
    limiter,
    started,
    ended,
    open,
    /** Asks for a place for a call of an owner. */
    asks(owner: string, call: string, target = SHOP) {
      const start = () => {
        started.push(call);
        return new Promise<void>((end) => open.set(call, end));
      };
      const done = limiter.run({ owner: ownerOf(owner), target, start });
      done.then((how) => ended.push(`${call} ${how}`));
    },
    /** Lets a call end, and all that follows from it happen. */
    async ends(call: string) {
      open.get(call)?.();
      open.delete(call);
      await settled();
    },
    forget: (owner: string) => limiter.forget(ownerOf(owner)),
  };
}

/** All promises that can settle have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a call begins", () => {
  test("immediately while there are free places", () => {
    const calls = callsWithin(2, 2);
    calls.asks("a", "a1");
    calls.asks("a", "a2");
    calls.asks("a", "a3");
    expect(calls.started).toEqual(["a1", "a2"]);
    expect(calls.limiter.open).toBe(2);
  });

  test("when another one ends, in the order of requests", async () => {
    const calls = callsWithin(1, 1);
    for (const call of ["a1", "a2", "a3"]) calls.asks("a", call);
    await calls.ends("a1");
    await calls.ends("a2");
    expect(calls.started).toEqual(["a1", "a2", "a3"]);
    expect(calls.ended).toEqual(["a1 ended", "a2 ended"]);
  });

  test("in the order of requests also for several targets", async () => {
    const calls = callsWithin(1, 1);
    calls.asks("a", "first");
    calls.asks("a", "one");
    calls.asks("a", "two", OTHER);
    calls.asks("a", "three");
    for (const call of ["first", "one", "two"]) await calls.ends(call);
    expect(calls.started).toEqual(["first", "one", "two", "three"]);
  });

  test("before an earlier one whose target is full", async () => {
    const calls = callsWithin(3, 1);
    for (const call of ["a1", "a2", "a3"]) calls.asks("a", call);
    calls.asks("a", "other", OTHER);
    expect(calls.started).toEqual(["a1", "other"]);
    await calls.ends("other");
    expect(calls.started).toEqual(["a1", "other"]);
    await calls.ends("a1");
    expect(calls.started).toEqual(["a1", "other", "a2"]);
  });

  test("alternating with calls of other owners", async () => {
    const calls = callsWithin(1, 1);
    for (const call of ["a1", "a2", "a3", "a4"]) calls.asks("a", call);
    for (const call of ["b1", "b2"]) calls.asks("b", call);
    calls.asks("c", "c1");
    for (const call of ["a1", "a2", "b1", "c1", "a3", "b2"]) await calls.ends(call);
    expect(calls.started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  test.each([
    ["another path", `${SHOP}/a`, `${SHOP}/b?c`, 1],
    ["another user", "http://a@shop.example", "http://b@shop.example", 1],
    ["the port that is meant anyway", SHOP, `${SHOP}:80`, 1],
    ["another case", SHOP, "HTTP://SHOP.example", 1],
    ["two texts that are no URL", "a", "b", 1],
    ["another port", SHOP, `${SHOP}:81`, 2],
    ["another scheme", SHOP, "https://shop.example", 2],
    ["another host", SHOP, OTHER, 2],
  ])("beside one to %s if that is another target", (_name, one, other, begun) => {
    const calls = callsWithin(2, 1);
    calls.asks("a", "a1", one);
    calls.asks("a", "a2", other);
    expect(calls.started).toHaveLength(begun);
  });
});

describe("a place is free again", () => {
  test.each([
    ["rejects", () => Promise.reject(new Error("no"))],
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
  ])("when the call %s", async (_name, start) => {
    const calls = callsWithin(1, 1);
    const done = calls.limiter.run({ owner: {}, target: SHOP, start });
    calls.asks("a", "a1");
    await expect(done).rejects.toThrow("no");
    expect(calls.started).toEqual(["a1"]);
    expect(calls.limiter.open).toBe(1);
  });

  test("when the call has nothing to wait for", async () => {
    const calls = callsWithin(1, 1);
    expect(await calls.limiter.run({ owner: {}, target: SHOP, start: () => undefined })).toBe(
      "ended",
    );
    expect(calls.limiter.open).toBe(0);
  });
});

test("a forgotten queued call never begins, and a forgotten open call keeps its place", async () => {
  const calls = callsWithin(1, 1);
  for (const call of ["a1", "a2"]) calls.asks("a", call);
  calls.asks("b", "b1");
  calls.forget("a");
  await settled();
  expect(calls.ended).toEqual(["a2 dropped"]);
  expect(calls.started).toEqual(["a1"]);
  await calls.ends("a1");
  expect(calls.started).toEqual(["a1", "b1"]);
});

test("a missing limit has its default", () => {
  const limiter = new CallbackLimiter();
  for (let call = 0; call < 200; call += 1) {
    const start = () => new Promise<void>(() => undefined);
    limiter.run({ owner: {}, target: `http://shop-${call % 10}.example`, start });
  }
  expect(limiter.open).toBe(64);
  limiter.run({ owner: {}, target: SHOP, start: () => undefined });
  expect(limiter.open).toBe(64);
});

describe("for any sequence of calls", () => {
  const OWNERS = ["a", "b", "c"];
  const TARGETS = ["http://x.example", "http://y.example", "http://z.example"];
  const ask = fc.record({ owner: fc.constantFrom(...OWNERS), target: fc.constantFrom(...TARGETS) });
  /** A call that is asked for, or a number that chooses which of those under way ends. */
  const steps = fc.array(fc.oneof({ weight: 3, arbitrary: ask }, fc.nat()), { maxLength: 80 });
  const limits = fc.record({
    perGateway: fc.integer({ min: 1, max: 5 }),
    perTarget: fc.integer({ min: 1, max: 3 }),
  });

  interface Asked {
    readonly owner: string;
    readonly target: string;
    readonly id: string;
    /** How many calls had begun when it was asked for. */
    readonly after: number;
  }

  /**
   * Calls that waited while an owner, which had its turn meanwhile, had another one for the same
   * target, and theirs had none in between.
   */
  function passedOver(asked: readonly Asked[], started: readonly string[]): readonly string[] {
    const begun = started.map((id) => asked.find((call) => call.id === id) as Asked);
    return asked.flatMap(({ id, owner, target, after }) => {
      const passed = begun.slice(after, started.indexOf(id)).filter((call, n, before) => {
        if (call.owner === owner || call.target !== target) return false;
        const turns = before.slice(0, n).map((earlier) => earlier.owner);
        return turns.lastIndexOf(call.owner) > turns.lastIndexOf(owner);
      });
      return passed.map((call) => `${id} was passed over by ${call.id}`);
    });
  }

  test("the check finds a call that is passed over", () => {
    const asked = ["a-1", "b-2", "a-3", "a-4"].map((id, n) => {
      return { owner: id.charAt(0), target: SHOP, id, after: Math.min(n, 1) };
    });
    expect(passedOver(asked, ["a-1", "a-3", "b-2", "a-4"])).toEqual([]);
    expect(passedOver(asked, ["a-1", "a-3", "a-4", "b-2"])).toEqual(["b-2 was passed over by a-4"]);
  });

  test("limits hold, no place is idle, order is kept, owners take turns, and nothing remains", async () => {
    await fc.assert(
      fc.asyncProperty(limits, steps, async ({ perGateway, perTarget }, schedule) => {
        const calls = callsWithin(perGateway, perTarget);
        const asked: Asked[] = [];
        const openTo = (target: string) =>
          asked.filter((call) => calls.open.has(call.id) && call.target === target).length;
        const check = () => {
          expect(calls.limiter.open).toBe(calls.open.size);
          expect(calls.open.size).toBeLessThanOrEqual(perGateway);
          expect(Math.max(...TARGETS.map(openTo))).toBeLessThanOrEqual(perTarget);
          if (calls.open.size === perGateway) return;
          const waiting = asked.filter(({ id }) => !calls.started.includes(id));
          expect(waiting.filter(({ target }) => openTo(target) < perTarget)).toEqual([]);
        };
        const end = async (chosen: number) => {
          const ids = [...calls.open.keys()];
          await calls.ends(ids[chosen % ids.length] ?? "");
          check();
        };
        for (const step of schedule) {
          if (typeof step === "number") await end(step);
          else {
            const id = `${step.owner}-${asked.length}`;
            asked.push({ ...step, id, after: calls.started.length });
            calls.asks(step.owner, id, step.target);
            check();
          }
        }
        for (let n = 0; calls.open.size > 0; n += 1) await end(n);

        const lineOf = (id: string) => {
          const { owner, target } = asked.find((call) => call.id === id) as Asked;
          return `${owner} to ${target}`;
        };
        // Sorting is stable: of each owner and target the order is that of the calls.
        const byLine = (ids: readonly string[]) =>
          [...ids].sort((one, other) => lineOf(one).localeCompare(lineOf(other)));
        expect(byLine(calls.started)).toEqual(byLine(asked.map(({ id }) => id)));
        expect(calls.ended).toHaveLength(asked.length);
        expect(passedOver(asked, calls.started)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Shops that count the calls they have not answered yet, and answer none before they are asked to. */
function counting(shops: readonly Shop[]) {
  const open = shops.map(() => 0);
  const most = { perGateway: 0, perTarget: 0 };
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  for (const [n, shop] of shops.entries()) {
    const count = (by: 1 | -1) => {
      open[n] = (open[n] ?? 0) + by;
      most.perTarget = Math.max(most.perTarget, ...open);
      most.perGateway = Math.max(most.perGateway, allOf(open));
    };
    shop.meanwhile(async () => {
      count(1);
      await answered;
      count(-1);
    });
  }
  return { most, answer, open: () => allOf(open) };
}

const allOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

describe("callbacks that are due at the same instant", () => {
  test.each([
    ["one target", { perGateway: 50, perTarget: 3 }, 6],
    ["the gateway", { perGateway: 4, perTarget: 50 }, 4],
    ["both", { perGateway: 5, perTarget: 3 }, 5],
  ])("are open up to the limit of %s, and all are made", async (_name, limits, atOnce) => {
    const { merchant, tester } = await personsWith({ callbackLimits: limits });
    const other = await openShop();
    onTestFinished(() => other.close());
    const shops = [merchant.shop, other];
    const { most, answer, open } = counting(shops);
    const invoices: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      const callBackUrl = `${shops[n % 2]?.url}/paid`;
      invoices.push(await merchant.createsInvoice({ callBackUrl, orderNumber: `ORD-${n}` }));
    }

    const paid = invoices.map((invoice) => tester.invoices.pay(invoice));
    await vi.waitUntil(() => open() >= atOnce);
    // A further call would have come before these answers do.
    for (const invoice of invoices) expect(await merchant.readsStatus(invoice)).toBe("Paid");
    expect(open()).toBe(atOnce);
    answer();
    await Promise.all(paid);

    expect(shops.map(({ requests: reported }) => reported.length)).toEqual([20, 20]);
    expect(most.perGateway).toBe(atOnce);
    expect(most.perTarget).toBeLessThanOrEqual(limits.perTarget);
  });
});

describe("invalid limits are refused by name", () => {
  test.each<[unknown, string]>([
    [
      { callbackLimits: { perGateway: 0 } },
      "callbackLimits.perGateway must be at least 1, but you sent 0",
    ],
    [
      { callbackLimits: { perTarget: 1.5 } },
      "callbackLimits.perTarget must be a whole number, but you sent 1.5",
    ],
    [
      { callbackLimits: { perTarget: "9" } },
      'callbackLimits.perTarget must be a whole number, but you sent "9"',
    ],
    [
      { callbackLimits: { perTarget: Number.NaN } },
      "callbackLimits.perTarget must be a whole number",
    ],
    [{ callbackLimits: { perShop: 1 } }, "callbackLimits.perShop is no"],
    [{ callbackLimits: 5 }, "callbackLimits must be an object, but you sent 5"],
    [{ callbackLimits: null }, "callbackLimits must be an object, but you sent null"],
    [
      { callbackTimeout: "-1s", callbackLimits: { perGateway: -1 } },
      'callbackTimeout must be a duration such as 24h, 1d12h, 1mo or PT24H, but you sent "-1s"; callbackLimits.perGateway must',
    ],
    [{ sandboxesMax: 0 }, "sandboxesMax must be at least 1, but you sent 0"],
  ])("%j", async (options, why) => {
    const refused = await startGateway(options as StartOptions).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).message).toContain(why);
  });
});
