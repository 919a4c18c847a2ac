import { expect, test } from "vitest";
import { HOUR_MS } from "../mocks/domain/time.js";
import { T0 } from "./support/domain.js";
import { manualClock } from "./support/manual-clock.js";
import { creates, DELIVERED, partsWith, pays, recordingClient } from "./support/parts.js";

/**
 * A journey that waits for the callback of a first invoice, which is answered when the test says, as
 * are those of others that were paid at the same time.
 */
async function waitingJourney({ others = 0 } = {}) {
  const clock = manualClock(T0);
  const answers: (() => void)[] = [];
  const client = recordingClient(
    () => new Promise((answer) => answers.push(() => answer(DELIVERED))),
  );
  const { open } = partsWith(clock, client);
  const sandbox = await open();
  for (let n = 0; n <= others; n += 1) {
    await pays(sandbox, await creates(sandbox, { orderNumber: String(n) }));
  }
  await clock.quiet();
  const journey = sandbox.travel.advance((from) => from + HOUR_MS);
  let ended: string | undefined;
  journey.then(({ refusal }) => {
    ended = refusal?.code ?? "arrived";
  });
  await clock.quiet();
  return { clock, answers, client, ended: () => ended };
}

test("a callback that is not answered for a second while nothing else moves is told of", async () => {
  const { clock, ended } = await waitingJourney();
  await clock.pass(999);
  expect(ended()).toBeUndefined();
  await clock.pass(1);
  expect(ended()).toBe("callback-under-way");
});

test("a process that gets no turn on a busy machine takes nobody to be stuck", async () => {
  const { clock, ended } = await waitingJourney();
  for (let n = 0; n < 50; n += 1) {
    clock.sleepTo(clock.now() + 400);
    await clock.wake();
  }
  expect(ended()).toBeUndefined();
  await clock.pass(1000);
  expect(ended()).toBe("callback-under-way");
});

test("nor does one in which other callbacks are answered, one after the other", async () => {
  const { clock, answers, client, ended } = await waitingJourney({ others: 5 });
  expect(client.calls).toHaveLength(6);
  const [last, ...first] = answers;
  for (const answer of first) {
    await clock.pass(400);
    answer();
    await clock.quiet();
  }
  expect(ended()).toBeUndefined();
  last?.();
  await clock.quiet();
  expect(ended()).toBe("arrived");
});

test("the one that nobody answers is told of when the others are done", async () => {
  const { clock, answers, ended } = await waitingJourney({ others: 2 });
  for (const answer of answers.slice(1)) {
    await clock.pass(90);
    answer();
    await clock.quiet();
  }
  await clock.pass(900);
  expect(ended()).toBeUndefined();
  await clock.pass(200);
  expect(ended()).toBe("callback-under-way");
});
