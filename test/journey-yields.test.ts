import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../mocks/domain/time.js";
import { T0 } from "./support/domain.js";
import { manualClock } from "./support/manual-clock.js";
import { creates, DELIVERED, partsWith, recordingClient, starts } from "./support/parts.js";

const SUBSCRIPTIONS = 100;
const TEN_YEARS = 3653 * DAY_MS;

/** A clock on which each look at how long something takes finds some milliseconds gone. */
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

test("a journey of ten years lets other work run again and again", async () => {
  const { open, errors } = partsWith(tickingClock());
  const [travels, other] = [await open("travels"), await open("other")];
  await travels.travel.freeze();
  for (let n = 0; n < SUBSCRIPTIONS; n += 1) await starts(travels);
  await travels.settled();
  const ten = travels.travel.advance((from) => from + TEN_YEARS, { silent: true });
  let reads = 0;
  const reading = setInterval(() => {
    other.read(() => undefined);
    reads += 1;
  });
  const turns = await turnsUntil(ten);
  clearInterval(reading);
  // 365,300 charges at a thousand a batch, ten batches a slice.
  expect(turns).toBeGreaterThan(30);
  expect(reads).toBeGreaterThan(0);
  const done = await travels.read(({ recurring }) =>
    [...recurring.values()].map(({ cycle }) => cycle),
  );
  expect(done).toHaveLength(SUBSCRIPTIONS);
  expect(new Set(done).size).toBe(1);
  expect(errors).toEqual([]);
});

test("so does a sandbox that was asleep for years, and wakes", async () => {
  const clock = tickingClock();
  // Nobody is told, so that whole batches fall due without a call between them.
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

test("a callback that begins while the journey lets others run has ended before time moves on", async () => {
  // Each look at the clock ends a slice, so that what is due is begun by whoever looks meanwhile.
  const clock = tickingClock(20);
  const client = recordingClient(async () => {
    for (let n = 0; n < 20; n += 1) await new Promise((resume) => setImmediate(resume));
    return DELIVERED;
  });
  const { open, events } = partsWith(clock, client);
  const sandbox = await open();
  await sandbox.travel.freeze();
  for (let n = 0; n < 5; n += 1) {
    await creates(sandbox, { orderNumber: String(n) });
    await sandbox.travel.advance((from) => from + HOUR_MS);
  }
  await sandbox.travel.advance((from) => from + 40 * DAY_MS);
  const log = await events();
  expect(client.calls).toHaveLength(5);
  expect(log.at(-1)?.type).toBe("clock-set");
  const instants = (type: string) => log.filter((event) => event.type === type).map(({ at }) => at);
  expect(instants("callback-answered")).toEqual(instants("callback-attempted"));
  expect(instants("callback-attempted")).toEqual(instants("invoice-canceled"));
});
