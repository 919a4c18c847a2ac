import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Gateway } from "../../mocks/sandbox/gateway.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { creates, partsWith, starts } from "../support/parts.js";
import { STORAGES } from "../support/store.js";

/** The numbers that a sandbox has, each with its order. */
const ordersOf = (sandbox: Sandbox) =>
  sandbox.read(({ invoices }) =>
    [...invoices.values()].map(({ transactionNo, order }) => [transactionNo, order.orderNumber]),
  );

const ownerOf = async (gateway: Gateway, no: string) => (await gateway.ofTransaction(no))?.name;

async function forkOf(gateway: Gateway, origin: Sandbox, name: string): Promise<Sandbox> {
  const fork = await gateway.fork(origin, name, origin.position.seq);
  if (!fork) throw new Error(`${name} exists`);
  return fork;
}

describe.each(STORAGES)("with a store %s", (_, storageOf) => {
  async function setUp() {
    const clock = manualClock(T0);
    const parts = partsWith(clock, undefined, {}, storageOf(clock).connect());
    const origin = await parts.open("origin");
    await origin.clock.freeze();
    return { ...parts, origin, before: origin.position.seq };
  }

  test("a rewound origin never reuses a number that its fork has", async () => {
    const { gateway, origin, before, errors } = await setUp();
    const reported = await creates(origin, { orderNumber: "reported" });
    const fork = await forkOf(gateway, origin, "fork");
    await origin.clock.rewind(before);
    const next = await creates(origin, { orderNumber: "next" });
    expect(next).not.toBe(reported);
    expect(await ordersOf(origin)).toEqual([[next, "next"]]);
    expect(await ordersOf(fork)).toEqual([[reported, "reported"]]);
    expect(await ownerOf(gateway, next)).toBe("origin");
    expect(await ownerOf(gateway, reported)).toBe("fork");
    expect(errors).toEqual([]);
  });

  test("a fork keeps its numbers when its origin is reset, and begins again", async () => {
    const { gateway, origin } = await setUp();
    const reported = await creates(origin, { orderNumber: "reported" });
    const fork = await forkOf(gateway, origin, "fork");
    const own = await creates(fork, { orderNumber: "own" });
    expect(await ownerOf(gateway, reported)).toBe("origin");
    await gateway.reset("origin");
    expect(await ownerOf(gateway, reported)).toBe("fork");
    const again = await gateway.open("origin");
    await again.clock.freeze();
    const fresh = await creates(again, { orderNumber: "fresh" });
    expect([reported, own]).not.toContain(fresh);
    expect(await ordersOf(fork)).toEqual([
      [reported, "reported"],
      [own, "own"],
    ]);
  });

  test("a rewind frees the numbers that no other sandbox has, and they are reused", async () => {
    const { gateway, origin, before } = await setUp();
    const first = await creates(origin);
    await origin.clock.rewind(before);
    expect(await ownerOf(gateway, first)).toBeUndefined();
    expect(await creates(origin)).toBe(first);
  });

  test("origin and fork register at the same position with different ids", async () => {
    const { gateway, origin } = await setUp();
    const fork = await forkOf(gateway, origin, "fork");
    const ids = [await starts(origin), await starts(fork), await starts(origin)];
    expect(new Set(ids).size).toBe(3);
    const owners = await Promise.all(ids.map((id) => gateway.ofRecurring(id)));
    expect(owners.map((owner) => owner?.name)).toEqual(["origin", "fork", "origin"]);
  });

  test("two sandboxes at the same instant never use the same number", async () => {
    const { gateway, origin, open } = await setUp();
    const others = [origin, await open("b"), await open("c")];
    for (const sandbox of others) await sandbox.clock.freeze();
    const made: (readonly [string, string])[] = [];
    for (let n = 0; n < 20; n += 1) {
      for (const sandbox of others) made.push([await creates(sandbox), sandbox.name]);
    }
    expect(new Set(made.map(([no]) => no)).size).toBe(60);
    const owners = await Promise.all(made.map(([no]) => ownerOf(gateway, no)));
    expect(owners).toEqual(made.map(([, name]) => name));
  });

  const lives = fc.array(
    fc.tuple(fc.constantFrom("creates", "forks", "rewinds", "resets"), fc.nat(20)),
    { maxLength: 25 },
  );

  test("after any forks, rewinds and resets, a number belongs to one order in each sandbox", async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (given) => {
        const { gateway, errors } = await setUp();
        let made = 0;
        for (const [step, n] of given) {
          const sandboxes = gateway.list();
          const sandbox = sandboxes[n % sandboxes.length] ?? (await gateway.open("origin"));
          made += 1;
          if (step === "creates") await creates(sandbox, { orderNumber: `order-${made}` });
          else if (step === "forks") await forkOf(gateway, sandbox, `fork-${made}`);
          else if (step === "resets") await gateway.reset(sandbox.name);
          else await sandbox.clock.rewind(1 + (n % sandbox.position.seq));
        }
        const orders = new Map<string, Set<string>>();
        for (const sandbox of gateway.list()) {
          for (const [no = "", orderNumber = ""] of await ordersOf(sandbox)) {
            orders.set(no, new Set(orders.get(no)).add(orderNumber));
            const owner = await gateway.ofTransaction(no);
            expect(await owner?.read(({ invoices }) => invoices.has(no))).toBe(true);
            expect((await gateway.ofTransaction(no, sandbox))?.name).toBe(sandbox.name);
          }
        }
        expect([...orders.values()].filter(({ size }) => size > 1)).toEqual([]);
        expect(errors).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
