import { expect, test } from "vitest";
import type { Database } from "../../mocks/store/postgres/database.js";
import { DatabaseClock } from "../../mocks/store/postgres/store.js";

/** A database that answers when it is asked to, and a stopwatch that counts the timers which wait. */
function slowDatabase() {
  const answers: (() => void)[] = [];
  const ask = () =>
    new Promise((resolve) => {
      answers.push(() => resolve([{ now: "1000" }]));
    });
  const timers = new Set<() => void>();
  const stopwatch = {
    elapsedMs: () => 0,
    wait: (_delayMs: number, run: () => void) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  };
  const database = { ask, statements: {} } as unknown as Database;
  return {
    clock: new DatabaseClock(database, stopwatch, ask),
    answer: () => answers.shift()?.(),
    timers,
  };
}

test("reads the database's clock each minute", async () => {
  const { clock, answer, timers } = slowDatabase();
  const set = clock.set();
  answer();
  await set;
  expect(clock.now()).toBe(1000);
  expect(timers.size).toBe(1);
});

test("stays closed if an answer arrives after the end", async () => {
  const { clock, answer, timers } = slowDatabase();
  const set = clock.set();
  clock.close();
  answer();
  await set;
  expect(timers.size).toBe(0);
});
