import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gatewayHandle } from "../../mocks/control/handles.js";
import { eventsOf } from "../../mocks/control/import-export.js";
import type { Due } from "../../mocks/domain/agenda.js";
import type { AttemptResult } from "../../mocks/domain/callback.js";
import { nextDue } from "../../mocks/domain/due.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { fold } from "../../mocks/domain/events.js";
import { CARD_DECLINED } from "../../mocks/domain/recurring.js";
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from "../../mocks/domain/time.js";
import { linesOf } from "../../mocks/sandbox/log-format.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import {
  BASE_URL,
  creates,
  DELIVERED,
  partsWith,
  pays,
  REFUSED,
  recordingClient,
  starts,
} from "../support/parts.js";

const reported = (events: readonly DomainEvent[]) =>
  events.map(({ type, at }) => `${type} +${(at - T0) / MINUTE_MS}m`);

/** Starts a recurring payment some of whose charges fail. */
async function plans(sandbox: Sandbox, n: number): Promise<void> {
  const interval = n % 2 ? "Daily" : "Monthly";
  const recurringId = await starts(sandbox, { interval, iterations: n % 5, retryCount: n % 3 });
  const failure = CARD_DECLINED;
  const outcomes = ["succeed", "fail", "fail"] as const;
  await sandbox.execute({ type: "arrange-charges", recurringId, outcomes, failure });
}

/** The state of the only callback. */
const stateOf = (sandbox: Sandbox) => sandbox.read(({ callbacks }) => callbacks.get("cb-1")?.state);

async function setUp(callbackClient = recordingClient()) {
  const clock = manualClock(T0);
  const parts = partsWith(clock, callbackClient);
  const sandbox = await parts.open();
  return {
    ...parts,
    clock,
    callbackClient,
    sandbox,
    handle: gatewayHandle(parts.gateway, () => BASE_URL),
  };
}

/** a callback client whose calls end when the test says so. */
function heldClient() {
  const held: ((result: AttemptResult) => void)[] = [];
  const callbackClient = recordingClient(() => new Promise((end) => held.push(end)));
  return { callbackClient, held };
}

describe("on a running clock, a rewind", () => {
  test.each([
    ["an event", 2, T0],
    ["an instant", toIso(T0 + HOUR_MS), T0 + HOUR_MS],
  ])(
    "to %s lets the clock run from there, and due work happens at its time",
    async (_what, to, at) => {
      const { sandbox, clock, handle, events } = await setUp();
      await creates(sandbox);
      await clock.pass(2 * HOUR_MS);
      await creates(sandbox);

      await handle.rewind("test", { to });

      expect(sandbox.now()).toBe(at);
      expect(clock.timers).toEqual([clock.now() + T0 + DAY_MS - at]);
      await clock.pass(T0 + DAY_MS - at - 1);
      expect(reported(await events()).at(-1)).toMatch(/^clock-set /);
      await clock.pass(1);
      expect(reported(await events())).toContain("invoice-canceled +1440m");
    },
  );

  test("to a time when it was frozen stops it again, with its timer", async () => {
    const { sandbox, clock, handle } = await setUp();
    await creates(sandbox);
    await sandbox.clock.freeze(T0 + HOUR_MS);
    await clock.pass(HOUR_MS);
    await sandbox.clock.resume();
    expect(clock.timers).toHaveLength(1);
    await handle.rewind("test", { to: 3 });
    expect(clock.timers).toEqual([]);
    await clock.pass(10 * DAY_MS);
    expect(sandbox.now()).toBe(T0 + HOUR_MS);
  });
});

describe("a callback that a rewind interrupts between its call and its answer", () => {
  const CUT_OFF = ["callback-attempted +0m", "clock-set +0m", "callback-answered +0m"];

  test("counts as cut off at that time, and is retried", async () => {
    const { sandbox, clock, handle, events, callbackClient } = await setUp();
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    expect(reported(await events()).slice(-2)).toEqual([
      "callback-attempted +0m",
      "callback-answered +0m",
    ]);
    await clock.pass(5 * HOUR_MS);

    await handle.rewind("test", { to: 5 });

    expect(reported(await events()).slice(4)).toEqual(CUT_OFF);
    const { result, retryAt } = (await events()).at(-1) as DomainEvent & {
      type: "callback-answered";
    };
    expect(result).toMatchObject({
      outcome: "unreachable",
      detail: expect.stringContaining("cut off"),
    });
    expect(retryAt).toBe(T0 + MINUTE_MS);
    await clock.pass(MINUTE_MS - 1);
    expect(callbackClient.calls).toHaveLength(1);
    await clock.pass(1);
    expect(callbackClient.calls).toHaveLength(2);
    expect(await stateOf(sandbox)).toBe("delivered");
  });

  test("still open, is waited for", async () => {
    const { callbackClient, held } = heldClient();
    const { sandbox, clock, handle, events } = await setUp(callbackClient);
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    let rewound = false;
    const rewinding = handle.rewind("test", { to: 2 }).then(() => {
      rewound = true;
    });
    await clock.quiet();
    expect(rewound).toBe(false);
    held[0]?.(DELIVERED);
    await rewinding;
    expect(reported(await events())).toEqual([
      "sandbox-opened +0m",
      "invoice-created +0m",
      "clock-set +0m",
    ]);
  });

  test("and answered later, does not affect the callback that now has its id", async () => {
    let dropped = 0;
    // The call begins at each turn of the promises in which a rewind can be by then.
    for (let turns = 0; turns < 20; turns += 1) {
      const { callbackClient, held } = heldClient();
      const { sandbox, clock, errors } = await setUp(callbackClient);
      const invoice = await creates(sandbox);
      await pays(sandbox, invoice);
      let isOver = false;
      const rewinding = sandbox.clock
        .rewind(() => ({ seq: 2 }))
        .finally(() => {
          isOver = true;
        });
      for (let turn = 0; turn < turns; turn += 1) await undefined;
      const look = sandbox.read(() => undefined);
      await clock.quiet();
      const wasDropped = isOver && held.length > 0;
      if (!isOver) held[0]?.(DELIVERED);
      await Promise.all([look, rewinding]);
      expect(await stateOf(sandbox)).toBeUndefined();
      if (!wasDropped) continue;

      dropped += 1;
      await pays(sandbox, invoice);
      await clock.quiet();
      expect(held).toHaveLength(2);
      held[0]?.(REFUSED);
      await clock.quiet();
      expect(await stateOf(sandbox)).toBe("in-flight");
      held[1]?.(DELIVERED);
      await clock.quiet();
      expect(await stateOf(sandbox)).toBe("delivered");
      expect(errors).toEqual([]);
    }
    expect(dropped).toBeGreaterThan(0);
  });
});

/** Things that happen to a sandbox, time passing and time taken back among them. */
const steps = fc.array(
  fc.tuple(
    fc.constantFrom("creates", "pays", "plans", "waits", "goes", "skips", "freezes", "rewinds"),
    fc.nat(100),
  ),
  { maxLength: 25, size: "max" },
);

const dueOf = (due: Due | undefined) => due && [due.at, due.kind, due.id];

test("after any sequence of actions, the world equals its log", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const answers = recordingClient((_, call) => (call % 3 ? DELIVERED : REFUSED));
      const { sandbox, clock, events, errors } = await setUp(answers);
      const farther = (hours: number) => (from: number) => from + hours * HOUR_MS;
      for (const [step, n] of given) {
        const { numbers, seq } = await sandbox.read((world) => ({
          numbers: [...world.invoices.keys()],
          seq: world.seq,
        }));
        if (step === "creates") await creates(sandbox, { orderNumber: String(n) });
        else if (step === "pays") await pays(sandbox, numbers[n % 3] ?? "");
        else if (step === "plans") await plans(sandbox, n);
        else if (step === "waits") await clock.pass(n * HOUR_MS);
        else if (step === "goes") await sandbox.clock.advance(farther(n));
        else if (step === "skips") await sandbox.clock.advance(farther(20 * n), { silent: true });
        else if (step === "freezes")
          await (n % 2 ? sandbox.clock.freeze() : sandbox.clock.resume());
        else await sandbox.clock.rewind(() => ({ seq: 1 + (n % seq) }));
        await clock.quiet();
      }
      await sandbox.idle();
      const log = await events();
      await sandbox.read((world) => expect(fold(log)).toStrictEqual(world));
      expect(dueOf(nextDue(fold(log)))).toEqual(dueOf(sandbox.nextDue()));
      expect(log.every(({ at }, n) => at >= (log[n - 1]?.at ?? 0))).toBe(true);
      expect(eventsOf(linesOf(log), clock.now())).toStrictEqual(log);
      expect(errors).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
