import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARD_DECLINED, type ChargeOutcome } from "../../mocks/domain/recurring.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import type { Sandbox } from "../../mocks/runtime/sandbox/sandbox.js";
import { type MemoryStorage, memoryStorage } from "../../mocks/store/memory.js";
import { planWith, T0 } from "../support/domain.js";
import { type ManualClock, manualClock } from "../support/manual-clock.js";
import { creates, DELIVERED, partsWith, pays, REFUSED, recordingClient } from "../support/parts.js";
import { slowStorage } from "../support/store.js";

/** What happens to a shop over some days. */
interface Story {
  readonly invoices: readonly { afterMs: number; cancelUrl: boolean; paid: boolean }[];
  readonly plans: readonly {
    interval: "Daily" | "Weekly" | "Monthly";
    outcomes: readonly ChargeOutcome[];
    retryCount: number;
  }[];
  /** How the merchant answers its calls, over and over. */
  readonly answers: readonly boolean[];
  readonly spanMs: number;
}

const stories: fc.Arbitrary<Story> = fc.record({
  invoices: fc.array(
    fc.record({
      afterMs: fc.oneof(fc.constant(0), fc.nat(2 * DAY_MS)),
      cancelUrl: fc.boolean(),
      paid: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  plans: fc.array(
    fc.record({
      interval: fc.constantFrom("Daily", "Weekly", "Monthly"),
      outcomes: fc.array(fc.constantFrom("succeed", "fail"), { maxLength: 6 }),
      retryCount: fc.nat(5),
    }),
    { maxLength: 3 },
  ),
  answers: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
  spanMs: fc.integer({ min: 0, max: 70 * DAY_MS }),
});

/** Lives through a story, however time is made to pass. */
async function live(
  story: Story,
  pass: (sandbox: Sandbox, clock: ManualClock, to: number) => Promise<unknown>,
  storageOf: (clock: ManualClock) => MemoryStorage = memoryStorage,
) {
  const { answers } = story;
  const clock = manualClock(T0);
  const callbackClient = recordingClient((_, call) =>
    answers[call % answers.length] ? DELIVERED : REFUSED,
  );
  const parts = partsWith(clock, callbackClient, {}, storageOf(clock).connect());
  const sandbox = await parts.open();
  for (const { interval, outcomes, retryCount } of story.plans) {
    const plan = planWith({ interval, retryCount });
    const { events } = await sandbox.execute({ type: "register-recurring", plan });
    const recurringId = events[0]?.type === "recurring-registered" ? events[0].recurringId : "";
    const failure = CARD_DECLINED;
    await sandbox.execute({ type: "arrange-charges", recurringId, outcomes, failure });
    await sandbox.execute({ type: "start-recurring", recurringId });
    await clock.quiet();
  }
  const inOrder = [...story.invoices].sort((a, b) => a.afterMs - b.afterMs);
  for (const [n, { afterMs, cancelUrl, paid }] of inOrder.entries()) {
    await pass(sandbox, clock, T0 + afterMs);
    const orderNumber = String(n + 1);
    const no = await creates(sandbox, { orderNumber, ...(!cancelUrl && { cancelUrl: null }) });
    if (paid) await pays(sandbox, no);
    await clock.quiet();
  }
  await pass(sandbox, clock, T0 + 2 * DAY_MS + story.spanMs);
  await clock.quiet();
  expect(parts.errors).toEqual([]);
  return {
    events: (await parts.events()).filter(({ type }) => type !== "clock-set"),
    calls: callbackClient.calls,
  };
}

/** A life whose calls of one instant may end in any order. */
const sorted = ({ events, calls }: Awaited<ReturnType<typeof live>>) => [
  events.map((event) => JSON.stringify([event.at, event])).sort(),
  calls.map((call) => JSON.stringify(call)).sort(),
];

describe("real time and moved time run the same code", () => {
  test("whatever happens, a log is the same on either way", async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const real = await live(story, (_sandbox, clock, to) => clock.passTo(to));
        const moved = await live(story, (sandbox, _clock, to) => sandbox.clock.advance(() => to));
        const frozen = await live(story, (sandbox, _clock, to) => sandbox.clock.freeze(to));
        expect(moved).toEqual(real);
        expect(frozen).toEqual(real);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test("and the same happens over a store that answers later", async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const atOnce = await live(story, (_sandbox, clock, to) => clock.passTo(to));
        const real = await live(story, (_sandbox, clock, to) => clock.passTo(to), slowStorage);
        const move = (sandbox: Sandbox, _clock: ManualClock, to: number) =>
          sandbox.clock.advance(() => to);
        const moved = await live(story, move, slowStorage);
        expect(sorted(real)).toEqual(sorted(atOnce));
        expect(sorted(moved)).toEqual(sorted(atOnce));
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test("many small moves come to the same as a large one", async () => {
    await fc.assert(
      fc.asyncProperty(stories, fc.integer({ min: 2, max: 9 }), async (story, steps) => {
        const large = await live(story, (sandbox, _clock, to) => sandbox.clock.advance(() => to));
        const small = await live(story, async (sandbox, _clock, to) => {
          const from = sandbox.now();
          for (let n = 1; n <= steps; n += 1) {
            await sandbox.clock.advance(() => from + Math.floor(((to - from) * n) / steps));
          }
        });
        expect(small).toEqual(large);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
