import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eventsOf } from "../../mocks/control/import-export.js";
import type { Command } from "../../mocks/domain/decide.js";
import { dueAt, dueUntil, nextDue } from "../../mocks/domain/due.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { evolve, fold } from "../../mocks/domain/events.js";
import type { FaultRule } from "../../mocks/domain/fault.js";
import { invoiceCreated } from "../../mocks/domain/invoice.js";
import { proofOf } from "../../mocks/domain/otp.js";
import { CARD_DECLINED, evolveRecurring } from "../../mocks/domain/recurring.js";
import { defaultSettings } from "../../mocks/domain/settings.js";
import { DAY_MS, LAST_INSTANT } from "../../mocks/domain/time.js";
import type { World } from "../../mocks/domain/world.js";
import { linesOf } from "../../mocks/sandbox/log-format.js";
import { type Bench, benchWith, opening, orderWith, planWith, T0 } from "../support/domain.js";

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
      return { type: "create-invoice", order: orderWith(part) };
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

/** Lives of a sandbox: any actions, in any order. */
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

const NO = "1000000000001";
const at = T0 + 5;
const created = invoiceCreated(NO, orderWith(), defaultSettings, T0);
const paid = {
  ...{ type: "invoice-paid", at, transactionNo: NO, method: null, via: "page", cardNumber: null },
} as unknown as DomainEvent;
const refund = { at, transactionNo: NO, refundId: 1, reason: null, by: "merchant" } as const;
const rule = (id: string): FaultRule => ({
  ...{ id, fault: "latency", parameters: {}, operation: null, where: {}, nth: null, every: null },
  ...{ times: null, probability: null, from: null, until: null },
});
const otp = (id: string) => ({
  ...{ type: "otp-sent", at, id, transactionNo: NO, mobile: "05", countryCode: "966" },
  ...{ total: 2500, code: "12345", expiresAt: at + 1000 },
});

/** The world of these events. */
const worldOf = (...events: readonly object[]) => fold([opening(), ...(events as DomainEvent[])]);

describe("an event changes only its own part of the world", () => {
  const bare = worldOf();

  test("seeded merchants", () => {
    const merchants = bare.merchants.slice(0, 1);
    const world = worldOf({ type: "merchants-seeded", at, merchants });
    expect(world).toEqual({ ...bare, seq: 2, lastAt: at, merchants });
  });

  test("a token", () => {
    const issued = { type: "token-issued", at, role: "merchant", subject: "shop", expiresAt: at };
    expect(worldOf(issued)).toEqual({ ...bare, seq: 2, lastAt: at });
  });

  test("an SMS, in order", () => {
    const sms = (text: string) => ({ type: "sms-sent", at, to: "05", text, transactionNo: NO });
    const { type: _, ...kept } = sms("one");
    const world = worldOf(sms("one"), sms("two"));
    expect(world.sms).toEqual([kept, { ...kept, text: "two" }]);
    expect(world).toEqual({ ...bare, seq: 3, lastAt: at, sms: world.sms });
  });

  test("fault rules, which are counted after removal", () => {
    const add = (id: string) => ({ type: "fault-added", at, rule: rule(id) });
    const matched = (injected: boolean) => ({ type: "fault-matched", at, id: "b", injected });
    const removed = { type: "fault-removed", at, id: "a" };
    const unknown = { type: "fault-matched", at, id: "test-value", injected: true };
    const world = worldOf(add("a"), add("b"), matched(true), matched(false), removed, unknown);
    expect(world.faultsAdded).toBe(2);
    expect(world.faults).toEqual(new Map([["b", { rule: rule("b"), matched: 2, injected: 1 }]]));
  });

  test("requested refunds", () => {
    const world = worldOf(created, paid, { type: "refund-failed", ...refund });
    expect([world.refundsAsked, world.invoices.get(NO)?.status]).toEqual([1, "paid"]);
  });

  test("a one-time password replaces the previous one of its own invoice", () => {
    const world = worldOf(created, otp("one"), { ...otp("other"), transactionNo: "2" }, otp("two"));
    const { type: _, at: __, ...session } = otp("one");
    expect(world.otpSessions.get("one")).toEqual({ ...session, state: "replaced", wrongCodes: 0 });
    expect([...world.otpSessions.values()].map(({ state }) => state)).toEqual([
      ...["replaced", "open", "open"],
    ]);
    expect([world.otpOfInvoice.get(NO), world.otpOfInvoice.get("2")]).toEqual(["two", "other"]);
  });

  test("a wrong code counts, and belongs to no invoice", () => {
    const rejected = { type: "otp-code-rejected", at, id: "one" };
    const world = worldOf(created, otp("one"), rejected);
    expect(world.otpSessions.get("one")).toMatchObject({ state: "open", wrongCodes: 1 });
    expect([world.otpOfInvoice.size, world.otpSessions.size]).toEqual([1, 1]);
  });
});

describe("a recurring payment", () => {
  test("begins without outcomes, and continues only from an existing one", () => {
    const bench = benchWith();
    const { events } = bench.does({ type: "register-recurring", plan: planWith() });
    const recurringId = events[0]?.type === "recurring-registered" ? events[0].recurringId : "";
    expect(bench.world.recurring.get(recurringId)?.arranged).toEqual([]);
    const started = { type: "recurring-started", at, recurringId: "x" } as const;
    expect(() => evolveRecurring(undefined, started)).toThrow(
      "recurring-started of unknown recurring x",
    );
  });
});

describe("for any log", () => {
  test("folding it gives the same world as executing it, each time", () => {
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

  test("folding a part and then the rest equals folding all of it", () => {
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

  test("a file holds all of it: exported, written, read and imported it is the same world", async () => {
    await fc.assert(
      fc.asyncProperty(lives, async ({ world, log }) => {
        const events = eventsOf(linesOf(log), T0);
        expect(events).toStrictEqual(log);
        expect(fold(events)).toStrictEqual(world);
        expect(nextDue(fold(events))).toEqual(nextDue(world));
      }),
    );
  });

  test("what is due is in order and complete, and its first is next", () => {
    fc.assert(
      fc.property(lives, ({ world }) => {
        const dues = [
          ...[...world.invoices.keys()].map((id) => dueAt(world, { kind: "expiry", id, at: 0 })),
          ...[...world.recurring.keys()].map((id) => dueAt(world, { kind: "charge", id, at: 0 })),
          ...[...world.callbacks.keys()].map((id) => dueAt(world, { kind: "callback", id, at: 0 })),
        ].filter((at) => at !== null);
        dues.sort((a, b) => a - b);
        expect([...dueUntil(world, LAST_INSTANT)].map(({ at }) => at)).toEqual(dues);
        expect(nextDue(world)?.at).toBe(dues[0]);
      }),
    );
  });

  test("time in a world never runs behind its last event", () => {
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
])("refuses a log with %s", (_what, log, message) => {
  expect(() => fold(log)).toThrow(message);
});
