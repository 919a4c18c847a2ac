import { expect, test } from "vitest";
import { DAY_MS } from "../mocks/domain/time.js";
import { T0 } from "./support/domain.js";
import { manualClock } from "./support/manual-clock.js";
import { creates, partsWith, recordingClient, starts } from "./support/parts.js";

const SUBSCRIPTIONS = 100;
const TEN_YEARS = 3653 * DAY_MS;

/** A clock on which each look at how long something takes finds a millisecond gone. */
function tickingClock() {
  let elapsedMs = 0;
  const elapses = () => {
    elapsedMs += 1;
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
