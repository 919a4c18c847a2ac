import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exportOf } from "../mocks/control/export.js";
import { eventsOf } from "../mocks/control/imported-log.js";
import type { Command } from "../mocks/domain/decide.js";
import { dueAt, nextDue } from "../mocks/domain/due.js";
import type { DomainEvent } from "../mocks/domain/events.js";
import { evolve, fold } from "../mocks/domain/evolve.js";
import { proofOf } from "../mocks/domain/otp.js";
import { CARD_DECLINED } from "../mocks/domain/recurring.js";
import { DAY_MS } from "../mocks/domain/time.js";
import type { World } from "../mocks/domain/world.js";
import { type Bench, benchWith, opening, orderWith, planWith, T0 } from "./support/domain.js";

const SENT = { method: "GET", url: "https://shop.example", headers: {}, body: null } as const;

/** Makes the step-th thing in some order of things; `n` picks what it is done to. */
type Step = readonly [kind: number, n: number, passedMs: number];

function commandOf(world: World, [kind, n]: Step): Command {
  const pick = <T>(values: Iterable<T>): T | undefined => [...values].at(n % 7);
  const transactionNo = pick(world.invoices.keys()) ?? "none";
  const recurringId = pick(world.recurring.keys()) ?? "none";
  const callbackId = pick(world.callbacks.keys()) ?? "none";
  const wallet = { transactionNo, mobile: "05", countryCode: "966", total: 2500 };
  const result = { outcome: n % 2 ? "delivered" : "timeout", status: null, detail: "" } as const;
  const commands: readonly (() => Command)[] = [
    () => {
      const part = { smsMessage: n % 2 ? "[AMOUNT]" : null, orderNumber: String(n % 3) };
      const no = String(1_000_000_000_000 + world.seq);
      return { type: "create-invoice", transactionNo: no, order: orderWith(part) };
    },
    () => ({ type: "pay-invoice", transactionNo, method: null, via: "page", cardNumber: "1234" }),
    () => ({ type: "decline-payment", transactionNo, ...CARD_DECLINED }),
    () => ({ type: "cancel-invoice", transactionNo, by: "tester" }),
    () => ({ type: "send-otp", ...wallet }),
    () => {
      const session = pick(world.otpSessions.values());
      const proof = session ? proofOf(session, world.seed) : { signature: "", signedData: "" };
      const code = n % 2 ? "12345" : "0";
      const no = session?.transactionNo ?? transactionNo;
      const sessionId = session?.id ?? "none";
      return { type: "redeem-otp", ...wallet, transactionNo: no, ...proof, sessionId, code };
    },
    () => ({
      type: "register-recurring",
      plan: planWith({ iterations: n % 4, retryCount: n % 3 }),
    }),
    () => ({ type: "start-recurring", recurringId }),
    () => {
      const outcomes = ["fail", "succeed", "fail", "fail"] as const;
      return { type: "arrange-charges", recurringId, outcomes, failure: CARD_DECLINED };
    },
    () => ({ type: "charge-recurring", recurringId }),
    () => ({ type: "cancel-recurring", recurringId, by: "customer" }),
    () => ({ type: "attempt-callback", callbackId, sent: SENT }),
    () => ({ type: "record-attempt", callbackId, result }),
    () => ({ type: "resend-callback", callbackId }),
    () => ({ type: "expire-invoice", transactionNo }),
    () => ({ type: "change-settings", change: { strict: n % 2 === 0 } }),
    () => ({ type: "seed-merchants", merchants: [{ id: n + 1 }] }),
    () => ({ type: "add-label", name: `label-${n % 5}` }),
    () => ({ type: "set-clock", clock: { mode: "frozen", at: T0 }, shows: world.lastAt }),
  ];
  return (
    commands[kind % commands.length] ?? (() => ({ type: "expire-invoice", transactionNo }))
  )();
}

const lives = fc
  .array(fc.tuple(fc.nat(18), fc.nat(100), fc.oneof(fc.constant(0), fc.nat(DAY_MS))), {
    maxLength: 120,
    size: "max",
  })
  .map((steps: readonly Step[]): Bench => {
    const bench = benchWith();
    for (const step of steps)
      bench.does(commandOf(bench.world, step), bench.world.lastAt + step[2]);
    return bench;
  });

describe("for any log", () => {
  test("folding it gives the world that was lived, and gives it again", () => {
    fc.assert(
      fc.property(lives, ({ world, log }) => {
        const [once, twice] = [fold(log), fold(log)];
        expect(once).toStrictEqual(world);
        expect(twice).toStrictEqual(once);
        expect(nextDue(once)).toEqual(nextDue(world));
        expect(once.seq).toBe(log.length);
      }),
    );
  });

  test("folding a part and then the rest is folding it whole", () => {
    fc.assert(
      fc.property(lives, fc.nat(200), ({ log }, cut) => {
        const at = 1 + (cut % log.length);
        const world = fold(log.slice(0, at));
        for (const event of log.slice(at)) evolve(world, event);
        expect(world).toEqual(fold(log));
        expect(nextDue(world)).toEqual(nextDue(fold(log)));
      }),
    );
  });

  test("a file holds all of it: exported, written, read and imported it is the same world", () => {
    fc.assert(
      fc.property(lives, ({ world, log }) => {
        const logged = log.map((event, n) => ({ seq: n + 1, event }));
        const file = JSON.stringify(exportOf("test", logged));
        const events = eventsOf(JSON.parse(file), T0);
        expect(events).toStrictEqual(log);
        expect(JSON.stringify(exportOf("test", logged))).toBe(file);
        expect(fold(events)).toStrictEqual(world);
        expect(nextDue(fold(events))).toEqual(nextDue(world));
      }),
    );
  });

  test("what falls due next is the earliest of all that wants attention", () => {
    fc.assert(
      fc.property(lives, ({ world }) => {
        const dues = [
          ...[...world.invoices.keys()].map((id) => dueAt(world, { kind: "expiry", id, at: 0 })),
          ...[...world.recurring.keys()].map((id) => dueAt(world, { kind: "charge", id, at: 0 })),
          ...[...world.callbacks.keys()].map((id) => dueAt(world, { kind: "callback", id, at: 0 })),
        ].filter((at) => at !== null);
        expect(nextDue(world)?.at).toBe(dues.length > 0 ? Math.min(...dues) : undefined);
      }),
    );
  });

  test("time in a log of a world never runs behind its last event's", () => {
    fc.assert(
      fc.property(lives, ({ world, log }) => {
        expect(world.lastAt).toBe(Math.max(...log.map(({ at }) => at)));
      }),
    );
  });
});

test.each<[string, DomainEvent[], string]>([
  ["no event", [], "an empty log"],
  ["another first event", [{ type: "otp-used", at: T0, id: "x" }], "begins with sandbox-opened"],
  ["a second opening", [opening(), opening()], "opens once"],
  ["an event of nothing", [opening(), { type: "otp-used", at: T0, id: "x" }], "unknown payment"],
])("%s makes no world", (_what, log, message) => {
  expect(() => fold(log)).toThrow(message);
});
