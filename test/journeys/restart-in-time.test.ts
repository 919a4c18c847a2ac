import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../mocks/domain/time.js";
import { T0 } from "../support/domain.js";
import { type ManualClock, manualClock } from "../support/manual-clock.js";
import { creates, DELIVERED, pays, REFUSED, recordingClient, starts } from "../support/parts.js";
import { beginsLife, dataFolder, type Life } from "../support/store.js";

/** A gateway with a clock that runs, over a new folder. */
async function setUp(client = recordingClient()) {
  const clock = manualClock(T0);
  const life = await beginsLife(dataFolder(), clock, { client });
  return { clock, life, sandbox: await life.open() };
}

/** The machine is off for some time after a kill, and paystub starts again. */
async function restarted(
  life: Life,
  clock: ManualClock,
  offMs: number,
  client = recordingClient(),
) {
  const left = life.killed();
  clock.sleepTo(clock.now() + offMs);
  const next = await beginsLife(left, clock, { client });
  await next.pass(0);
  return next;
}

const reported = async (life: Life) =>
  (await life.events()).map(({ type, at }) => `${type} +${(at - T0) / MINUTE_MS}m`);

describe("while nobody was there", () => {
  test("the clock has run on", async () => {
    const { clock, life } = await setUp();
    const next = await restarted(life, clock, 3 * HOUR_MS);
    expect((await next.open()).now()).toBe(T0 + 3 * HOUR_MS);
  });

  test("what fell due happens in order, each thing at its own instant and once", async () => {
    const { clock, life, sandbox } = await setUp();
    const no = await creates(sandbox);
    await starts(sandbox, { interval: "Daily", iterations: 3 });
    await life.pass(0);
    const next = await restarted(life, clock, 2 * DAY_MS + HOUR_MS);
    await next.pass(MINUTE_MS);
    const happened = (await reported(next)).filter((line) => /canceled|charge/.test(line));
    expect(happened).toEqual([
      "charge-succeeded +0m",
      "invoice-canceled +1440m",
      "charge-succeeded +1440m",
      "charge-succeeded +2880m",
    ]);
    const later = await restarted(next, clock, HOUR_MS);
    await later.pass(MINUTE_MS);
    expect((await reported(later)).filter((line) => /canceled|charge/.test(line))).toEqual(
      happened,
    );
    expect(await (await later.open()).read(({ invoices }) => invoices.get(no)?.status)).toBe(
      "canceled",
    );
  });

  test("it happens though nobody asks for the sandbox", async () => {
    const { clock, life, sandbox } = await setUp();
    await creates(sandbox);
    const next = await restarted(life, clock, DAY_MS - SECOND_MS);
    expect(await reported(next)).not.toContain("invoice-canceled +1440m");
    await next.pass(2 * SECOND_MS);
    expect(await reported(next)).toContain("invoice-canceled +1440m");
    expect(next.client.calls.map(({ url }) => new URL(url).pathname)).toEqual(["/canceled"]);
  });
});

describe("a callback", () => {
  test("that was cut off is reported as failed, and tried again by its rule", async () => {
    const never = recordingClient(() => new Promise(() => {}));
    const { clock, life, sandbox } = await setUp(never);
    await pays(sandbox, await creates(sandbox));
    await life.pass(0);
    expect(never.calls).toHaveLength(1);
    const next = await restarted(life, clock, 10 * SECOND_MS);
    expect(await reported(next)).toContain("callback-answered +0m");
    expect(next.client.calls).toHaveLength(0);
    await next.pass(MINUTE_MS);
    expect(next.client.calls).toHaveLength(1);
    expect((await reported(next)).slice(-2)).toEqual([
      "callback-attempted +1m",
      "callback-answered +1m",
    ]);
  });

  test("that was due is made once", async () => {
    const client = recordingClient((_, n) => (n === 1 ? REFUSED : DELIVERED));
    const { clock, life, sandbox } = await setUp(client);
    await pays(sandbox, await creates(sandbox));
    await life.pass(0);
    const next = await restarted(life, clock, HOUR_MS);
    await next.pass(HOUR_MS);
    expect(next.client.calls).toHaveLength(1);
    const open = await (await next.open()).read(({ callbacks }) => callbacks.get("cb-1")?.state);
    expect(open).toBe("delivered");
  });

  test("that was cut off on a standing clock does not stay in flight", async () => {
    const never = recordingClient(() => new Promise(() => {}));
    const { clock, life, sandbox } = await setUp(never);
    await sandbox.clock.freeze();
    await pays(sandbox, await creates(sandbox));
    await life.pass(0);
    const next = await restarted(life, clock, DAY_MS);
    await next.pass(SECOND_MS);
    expect((await next.events()).at(-1)?.type).toBe("callback-answered");
  });

  test("that was planned and never begun on a standing clock is made", async () => {
    const { clock, life, sandbox } = await setUp();
    await sandbox.clock.freeze();
    await pays(sandbox, await creates(sandbox));
    expect(life.client.calls).toHaveLength(0);
    const next = await restarted(life, clock, DAY_MS);
    await next.pass(SECOND_MS);
    expect(next.client.calls).toHaveLength(1);
  });
});

describe("a sandbox that nobody uses", () => {
  test("leaves memory after ten minutes, and what is due in it happens all the same", async () => {
    const { clock, life, sandbox } = await setUp();
    await life.open("other");
    await creates(sandbox);
    await life.pass(9 * MINUTE_MS);
    expect(life.gateway.list()).toHaveLength(2);
    await life.pass(2 * MINUTE_MS);
    expect(life.gateway.list()).toEqual([]);
    expect(life.gateway.names()).toEqual(["test", "other"]);
    await life.pass(DAY_MS);
    expect(await reported(life)).toContain("invoice-canceled +1440m");
    expect(clock.now()).toBe(T0 + DAY_MS + 11 * MINUTE_MS);
  });

  test("is the same for whoever still holds it", async () => {
    const { life, sandbox } = await setUp();
    await life.open("other");
    await life.pass(11 * MINUTE_MS);
    expect(life.gateway.list()).toEqual([]);
    const no = await creates(sandbox);
    expect(await life.open()).toBe(sandbox);
    expect(await sandbox.read(({ invoices }) => [...invoices.keys()])).toEqual([no]);
  });

  test("stays while a callback is under way", async () => {
    const never = recordingClient(() => new Promise(() => {}));
    const { life, sandbox } = await setUp(never);
    await life.open("other");
    await pays(sandbox, await creates(sandbox));
    await life.pass(11 * MINUTE_MS);
    expect(life.gateway.list().map(({ name }) => name)).toEqual(["test"]);
    expect(never.calls).toHaveLength(1);
  });

  test("is forgotten after so many days where that is asked for", async () => {
    const clock = manualClock(T0);
    const life = await beginsLife(dataFolder(), clock, { keepDays: 30 });
    await life.open("idle");
    const used = await life.open("used");
    await life.pass(DAY_MS);
    for (let day = 1; day < 30; day += 1) {
      await creates(used);
      clock.sleepTo(clock.now() + DAY_MS);
      await life.pass(0);
    }
    expect(await life.gateway.directory()).toEqual(["idle", "used"]);
    clock.sleepTo(clock.now() + DAY_MS);
    await life.pass(HOUR_MS);
    expect(await life.gateway.directory()).toEqual(["used"]);
  });
});
