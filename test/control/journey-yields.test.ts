import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../../mocks/domain/time.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import {
  creates,
  DELIVERED,
  partsWith,
  REFUSED,
  recordingClient,
  starts,
} from "../support/parts.js";
import { STORAGES } from "../support/store.js";

const SUBSCRIPTIONS = 100;
const TEN_YEARS = 3653 * DAY_MS;

/** A clock on which each measurement takes some milliseconds. */
function tickingClock(stepMs = 1) {
  let elapsedMs = 0;
  const elapses = () => {
    elapsedMs += stepMs;
    return elapsedMs;
  };
  return { ...manualClock(T0), soon: setImmediate, elapsedMs: elapses };
}

/** How often other work gets its turn until something is over. */
async function turnsUntil(over: Promise<unknown>): Promise<number> {
  let isOver = false;
  const done = over.finally(() => {
    isOver = true;
  });
  let turns = 0;
  while (!isOver) {
    await new Promise((resume) => setImmediate(resume));
    turns += 1;
  }
  await done;
  return turns;
}

test("a clock advance of ten years lets other work run regularly", async () => {
  const { open, errors } = partsWith(tickingClock(0.05));
  const [travels, other] = [await open("travels"), await open("other")];
  await travels.clock.freeze();
  for (let n = 0; n < SUBSCRIPTIONS; n += 1) await starts(travels);
  await travels.waitForIdle();
  const ten = travels.clock.advance((from) => from + TEN_YEARS, { silent: true });
  let reads = 0;
  const reading = setInterval(() => {
    other.read(() => undefined);
    reads += 1;
  });
  const turns = await turnsUntil(ten);
  clearInterval(reading);
  // 365,300 charges at a thousand a batch, which takes a millisecond here, and three a slice.
  expect(turns).toBeGreaterThan(30);
  expect(reads).toBeGreaterThan(0);
  const done = await travels.read(({ recurring }) =>
    [...recurring.values()].map(({ cycle }) => cycle),
  );
  expect(done).toHaveLength(SUBSCRIPTIONS);
  expect(new Set(done).size).toBe(1);
  expect(errors).toEqual([]);
});

test("slow work pauses within one instant, and nothing else changes", async () => {
  const INVOICES = 200;
  const expiring = async (stepMs: number) => {
    const settings = { assumptions: { "expiry-notifies": "no" } } as const;
    const parts = partsWith(tickingClock(stepMs), recordingClient(), { settings });
    const sandbox = await parts.open();
    await sandbox.clock.freeze();
    for (let n = 0; n < INVOICES; n += 1) await creates(sandbox, { orderNumber: String(n) });
    const turns = await turnsUntil(sandbox.clock.advance((from) => from + 40 * DAY_MS));
    expect(parts.errors).toEqual([]);
    return { turns, log: await parts.events() };
  };
  const [quick, slow] = [await expiring(0), await expiring(20)];
  expect(slow.log).toEqual(quick.log);
  expect(slow.log.filter(({ type }) => type === "invoice-canceled")).toHaveLength(INVOICES);
  // Fifty at a time, and three turns after each.
  expect(slow.turns - quick.turns).toBeGreaterThanOrEqual((INVOICES / 50) * 3 - 3);
});

test("a sandbox that wakes after years does the same", async () => {
  const clock = tickingClock();
  // There are no callbacks, so that whole batches fall due without a call between them.
  const settings = { assumptions: { "expiry-notifies": "no" } } as const;
  const { open, events, errors } = partsWith(clock, recordingClient(), { settings });
  const sandbox = await open();
  const INVOICES = 30_000;
  const order = { orderNumber: "A" };
  for (let n = 0; n < INVOICES; n += 1) {
    await creates(sandbox, order);
  }
  clock.sleepTo(T0 + TEN_YEARS);
  const turns = await turnsUntil(Promise.resolve(sandbox.read(() => undefined)));
  expect(turns).toBeGreaterThan(1);
  const expired = (await events()).filter(({ type }) => type === "invoice-canceled");
  expect(expired).toHaveLength(INVOICES);
  expect(errors).toEqual([]);
});

test("a callback that begins during a pause has ended before time moves on", async () => {
  // Each look at the clock ends a slice, so that a concurrent reader begins the due work.
  const clock = tickingClock(20);
  const client = recordingClient(async () => {
    for (let n = 0; n < 20; n += 1) await new Promise((resume) => setImmediate(resume));
    return DELIVERED;
  });
  const { open, events } = partsWith(clock, client);
  const sandbox = await open();
  await sandbox.clock.freeze();
  for (let n = 0; n < 5; n += 1) {
    await creates(sandbox, { orderNumber: String(n) });
    await sandbox.clock.advance((from) => from + HOUR_MS);
  }
  await sandbox.clock.advance((from) => from + 40 * DAY_MS);
  const log = await events();
  expect(client.calls).toHaveLength(5);
  expect(log.at(-1)?.type).toBe("clock-set");
  const instants = (type: string) => log.filter((event) => event.type === type).map(({ at }) => at);
  expect(instants("callback-answered")).toEqual(instants("callback-attempted"));
  expect(instants("callback-attempted")).toEqual(instants("invoice-canceled"));
});

describe.each(STORAGES)(
  "a clock advance that pauses after every step, with a store %s",
  (_, storageOf) => {
    const INVOICES = 8;

    /** Days of expiries, each reported to a shop that takes it only at the second call, while others look. */
    async function racedJourney() {
      // Each look at the clock finds a slice used up.
      const clock = tickingClock(20);
      const seen = new Map<string, number>();
      const client = recordingClient(async ({ url }) => {
        const calls = (seen.get(url) ?? 0) + 1;
        seen.set(url, calls);
        for (let n = 0; n < calls * 3; n += 1) await new Promise((resume) => setImmediate(resume));
        return calls === 1 ? REFUSED : DELIVERED;
      });
      const { open, events, errors } = partsWith(clock, client, {}, storageOf(clock).connect());
      const sandbox = await open();
      await sandbox.clock.freeze();
      for (let n = 0; n < INVOICES; n += 1) {
        await creates(sandbox, { orderNumber: `ORD-${n}` });
        await sandbox.clock.advance((from) => from + HOUR_MS);
      }
      const journeys = Promise.all([
        sandbox.clock.advance((from) => from + 20 * DAY_MS),
        sandbox.clock.advance((from) => from + 20 * DAY_MS),
      ]);
      let looks = 0;
      let isOver = false;
      const looking = (async () => {
        while (!isOver) {
          await sandbox.read(({ seq }) => seq);
          looks += 1;
          await new Promise((resume) => setImmediate(resume));
        }
      })();
      const travels = await journeys;
      isOver = true;
      await looking;
      return { client, log: await events(), errors, looks, travels };
    }

    test("reports each thing once and in order, while others read", async () => {
      const { client, log, errors, looks, travels } = await racedJourney();
      expect(travels.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
      expect(looks).toBeGreaterThan(INVOICES);

      const instants = log.map(({ at }) => at);
      expect(instants).toEqual([...instants].sort((a, b) => a - b));
      const callbackIds = log.flatMap((event) =>
        event.type === "callback-scheduled" ? [event.callbackId] : [],
      );
      expect(new Set(callbackIds).size).toBe(INVOICES);
      const lives = callbackIds.map((id) =>
        log.flatMap((event) =>
          "callbackId" in event && event.callbackId === id ? [event.type] : [],
        ),
      );
      const attempt = ["callback-attempted", "callback-answered"];
      expect(lives).toEqual(callbackIds.map(() => ["callback-scheduled", ...attempt, ...attempt]));
      expect(client.calls).toHaveLength(2 * INVOICES);
      expect(errors).toEqual([]);
    });
  },
);
