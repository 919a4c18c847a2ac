import { expect, test } from "vitest";
import { HOUR_MS } from "../../mocks/domain/time.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { creates, DELIVERED, partsWith, pays, recordingClient, starts } from "../support/parts.js";

/** A merchant that answers when the test says. */
function waitingCalls() {
  const answers: (() => void)[] = [];
  const client = recordingClient(
    () => new Promise((answer) => answers.push(() => answer(DELIVERED))),
  );
  return { client, answers };
}

/**
 * A journey that waits for the callback of a first invoice, which is answered when the test says, as
 * are those of others that were paid at the same time.
 */
async function waitingJourney({ others = 0 } = {}) {
  const clock = manualClock(T0);
  const { client, answers } = waitingCalls();
  const { open } = partsWith(clock, client);
  const sandbox = await open();
  for (let n = 0; n <= others; n += 1) {
    await pays(sandbox, await creates(sandbox, { orderNumber: String(n) }));
  }
  await clock.quiet();
  const journey = sandbox.clock.advance((from) => from + HOUR_MS);
  let ended: string | undefined;
  journey.then(({ refusal }) => {
    ended = refusal?.code ?? "arrived";
  });
  await clock.quiet();
  return { clock, answers, client, ended: () => ended, sandbox, journey };
}

test("reports a callback without an answer after a second in which nothing else moves", async () => {
  const { clock, ended } = await waitingJourney();
  await clock.pass(999);
  expect(ended()).toBeUndefined();
  await clock.pass(1);
  expect(ended()).toBe("callback-under-way");
});

test("does not report a process that gets no turn on a busy machine", async () => {
  const { clock, ended } = await waitingJourney();
  for (let n = 0; n < 50; n += 1) {
    clock.sleepTo(clock.now() + 400);
    await clock.wake();
  }
  expect(ended()).toBeUndefined();
  await clock.pass(1000);
  expect(ended()).toBe("callback-under-way");
});

test("nor one in which other callbacks are answered, one after the other", async () => {
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

test("reports the callback without an answer once the others are done", async () => {
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

test("is reported by its name and its address, with its waiting time", async () => {
  const { clock, journey, ended } = await waitingJourney();
  await clock.pass(1000);
  expect(ended()).toBe("callback-under-way");
  expect((await journey).refusal).toEqual({
    code: "callback-under-way",
    callbackId: "cb-1",
    target: "https://shop.example/paid",
    forMs: 1000,
  });
});

test("does not report while a call of the service is open", async () => {
  const { clock, ended, sandbox } = await waitingJourney();
  const first = sandbox.clock.deadlocks.callBegins();
  const second = sandbox.clock.deadlocks.callBegins();
  await clock.pass(3000);
  first();
  first();
  await clock.pass(3000);
  expect(ended()).toBeUndefined();
  second();
  await clock.pass(900);
  expect(ended()).toBeUndefined();
  await clock.pass(200);
  expect(ended()).toBe("callback-under-way");
});

test("waits for a call that has just begun until half a second has passed", async () => {
  const clock = manualClock(T0);
  const { client, answers } = waitingCalls();
  const callbackLimits = { perTarget: 1 };
  const { open } = partsWith(clock, client, {}, undefined, { callbackLimits });
  const [other, sandbox] = [await open("other"), await open("test")];
  for (const one of [other, sandbox]) await pays(one, await creates(one));
  await clock.quiet();
  let ended: string | undefined;
  void sandbox.clock
    .advance((from) => from + HOUR_MS)
    .then(({ refusal }) => {
      ended = refusal && "forMs" in refusal ? `${refusal.code} for ${refusal.forMs}` : "arrived";
    });
  await clock.pass(700);
  // The place of the other one's call is now this one's.
  answers[0]?.();
  await clock.pass(499);
  expect([client.calls.length, ended]).toEqual([2, undefined]);
  await clock.pass(1);
  expect(ended).toBe("callback-under-way for 500");
});

test("shows the progress of a clock advance that is under way", async () => {
  const { client, answers } = waitingCalls();
  const clock = manualClock(T0);
  const sandbox = await partsWith(clock, client).open();
  await starts(sandbox, { interval: "Daily" });
  const own = sandbox.clock;
  await clock.quiet();
  answers.shift()?.();
  await clock.quiet();
  expect(own.isUnderWay).toBe(false);
  const advance = own.advance((from) => from + 30 * HOUR_MS);
  await clock.quiet();
  expect([own.isUnderWay, sandbox.now()]).toEqual([true, T0 + 24 * HOUR_MS]);
  answers.shift()?.();
  const { after, refusal } = await advance;
  expect([after, refusal]).toEqual([7, undefined]);
  expect([own.isUnderWay, sandbox.now()]).toEqual([false, T0 + 30 * HOUR_MS]);
});
