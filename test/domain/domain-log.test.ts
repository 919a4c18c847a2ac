import { describe, expect, test } from "vitest";
import type { AttemptOutcome } from "../../mocks/domain/callback.js";
import { shownAt } from "../../mocks/domain/clock.js";
import { dueAt, nextDue } from "../../mocks/domain/due.js";
import { type DomainEvent, evolve, fold } from "../../mocks/domain/events.js";
import type { FaultRule } from "../../mocks/domain/fault.js";
import { nextNumber } from "../../mocks/domain/invoice.js";
import { retriesMade } from "../../mocks/domain/recurring.js";
import { isoOrNull, LAST_INSTANT } from "../../mocks/domain/time.js";
import type { World } from "../../mocks/domain/world.js";
import type { StartOptions } from "../../mocks/index.js";
import type { StartOptions as OptionsSchema } from "../../spec/generated/files.types.js";
import { benchWith, opening, orderWith, planWith, settingsUnder, T0 } from "../support/domain.js";

/** The world after these events, which happened at T0 if they do not say. */
function worldOf(...events: readonly object[]): World {
  return fold([opening(), ...events.map((event) => ({ at: T0, ...event }) as DomainEvent)]);
}

const created = (transactionNo: string, orderNumber = "ORD-1") => {
  const order = orderWith({ orderNumber });
  return { type: "invoice-created", transactionNo, order, rate: null };
};
const paid = (transactionNo: string) => {
  const how = { method: "mada", via: "page", cardEnding: "1234" };
  return { type: "invoice-paid", transactionNo, ...how };
};
const reported = (type: string, transactionNo: string) => ({ type, transactionNo });

test("invoices are counted in each state", () => {
  const states = [created("1"), created("2", "B"), created("3", "C"), created("4", "D")];
  const canceled = { ...reported("invoice-canceled", "3"), by: "merchant" };
  const declined = { ...reported("payment-declined", "4"), code: "NO", message: "No" };
  const world = worldOf(...states, paid("1"), paid("2"), canceled, declined);
  expect(world.invoiceCounts).toEqual({ pending: 1, paid: 2, canceled: 1 });
  expect(world.invoices.get("4")?.declines).toEqual([{ at: T0, code: "NO", message: "No" }]);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
])(
  "of %d failed attempts in a cycle the retries are %d [recurring-rules]",
  (failedAttempts, made) => {
    const registered = { type: "recurring-registered", recurringId: "r", plan: planWith() };
    const { recurring } = worldOf(registered);
    const [one] = recurring.values();
    expect(one && retriesMade({ ...one, failedAttempts })).toBe(made);
  },
);

test("the fault rules of a new sandbox are its first", () => {
  const rule = (id: string) => ({ id, fault: "empty-401" }) as FaultRule;
  const { faults, faultsAdded } = fold([{ ...opening(), faults: [rule("a"), rule("b")] }]);
  expect([[...faults.keys()], faultsAdded]).toEqual([["a", "b"], 2]);
  expect(faults.get("b")).toEqual({ rule: rule("b"), matched: 0, injected: 0 });
});

/** The merchant of invoice 1 is notified. */
const CALLS_BACK = {
  type: "callback-scheduled",
  callbackId: "c",
  about: { kind: "paid", transactionNo: "1" },
  target: "https://a.example",
};

describe("a callback", () => {
  const of = (type: string) => ({ type, callbackId: "c" });
  const injected = { id: "fault-1", fault: "lost-callback" };

  test.each<[string, object[], object]>([
    ["is made at once", [CALLS_BACK], { state: "waiting", nextAttemptAt: T0, createdAt: T0 }],
    [
      "is made later",
      [{ ...CALLS_BACK, dueAt: T0 + 9 }],
      { state: "waiting", nextAttemptAt: T0 + 9 },
    ],
    ["is held", [{ ...CALLS_BACK, held: true, dueAt: T0 + 9 }], { state: "held" }],
    ["is let go", [{ ...CALLS_BACK, held: true }, of("callback-released")], { state: "waiting" }],
    [
      "is dropped",
      [{ ...CALLS_BACK, ...of("callback-dropped") }],
      { state: "dropped", createdAt: T0 },
    ],
    [
      "is dropped and sent all the same",
      [{ ...CALLS_BACK, ...of("callback-dropped") }, of("callback-resend-asked")],
      { state: "waiting", nextAttemptAt: T0 },
    ],
    [
      "is the browser's",
      [{ ...CALLS_BACK, ...of("callback-redirected") }],
      { state: "redirected", nextAttemptAt: null, createdAt: T0 },
    ],
    [
      "tells something else",
      [{ ...CALLS_BACK, override: { status: "x" } }],
      { override: { status: "x" } },
    ],
    ["was affected by a fault", [{ ...CALLS_BACK, injected }], { injected }],
  ])("%s", (_what, events, callback) => {
    const world = worldOf(...events);
    expect(world.callbacks.get("c")).toMatchObject(callback);
    const { state } = { state: "", ...callback };
    if (state) expect([...world.heldCallbacks.keys()]).toEqual(state === "held" ? ["c"] : []);
  });

  test("is open during its attempt", () => {
    const attempted = { ...of("callback-attempted"), sent: {} };
    const result = { outcome: "delivered", status: 200, detail: "" };
    const answered = { ...of("callback-answered"), result, retryAt: null };
    const open = (...events: object[]) => [...worldOf(CALLS_BACK, ...events).openCallbacks.keys()];
    expect([open(), open(attempted), open(attempted, answered)]).toEqual([[], ["c"], []]);
  });

  test("of an unknown id is an internal error", () => {
    expect(() => worldOf(of("callback-released"))).toThrow("unknown callback c");
  });

  test("that is held is due at the end of the hold, and not before", () => {
    const bench = benchWith();
    evolve(bench.world, { ...CALLS_BACK, at: T0, held: true, dueAt: T0 + 9 } as DomainEvent);
    const sent = { method: "GET", url: "https://a.example", headers: {}, body: null } as const;
    const attempt = { type: "attempt-callback", callbackId: "c", sent } as const;
    expect(bench.does(attempt, T0 + 8).events).toEqual([]);
    expect(bench.does(attempt, T0 + 9).events).toMatchObject([{ type: "callback-attempted" }]);
  });

  test("that ends releases those that waited for it, and no others", () => {
    const bench = benchWith();
    for (const [id, held] of Object.entries({ a: undefined, b: true, c: undefined })) {
      const one = { ...CALLS_BACK, at: T0, callbackId: id, ...(held && { held, dueAt: T0 + 9 }) };
      evolve(bench.world, one as DomainEvent);
    }
    const sent = { method: "GET", url: "https://a.example", headers: {}, body: null } as const;
    const result = { outcome: "delivered", status: 200, detail: "" } as const;
    bench.does({ type: "attempt-callback", callbackId: "a", sent });
    const { events } = bench.does({ type: "record-attempt", callbackId: "a", result });
    expect(events.map((event) => [event.type, "callbackId" in event && event.callbackId])).toEqual([
      ["callback-answered", "a"],
      ["callback-released", "b"],
    ]);
  });

  test.each<[string, AttemptOutcome, number | null, string]>([
    ["paid", "delivered", 204, "delivered"],
    ["webhook", "delivered", 200, "delivered"],
    ["webhook", "delivered", 204, "refused: answered 204; 200 was expected"],
    ["refund", "delivered", 202, "refused: answered 202; 200 was expected"],
    ["webhook", "timeout", null, "timeout"],
  ])("about %s that is %s with %s: %s [webhook-version]", (kind, outcome, status, end) => {
    const bench = benchWith();
    const one = { ...CALLS_BACK, at: T0, about: { kind, transactionNo: "1", refunded: true } };
    evolve(bench.world, one as DomainEvent);
    const sent = { method: "POST", url: "https://a.example", headers: {}, body: null } as const;
    bench.does({ type: "attempt-callback", callbackId: "c", sent });
    const result = { outcome, status, detail: "" };
    bench.does({ type: "record-attempt", callbackId: "c", result });
    const [attempt] = bench.world.callbacks.get("c")?.attempts ?? [];
    const { outcome: came, detail } = attempt?.result ?? {};
    expect(detail ? `${came}: ${detail}` : came).toBe(end);
    expect(attempt?.result?.status).toBe(status);
  });
});

describe("what falls due", () => {
  test("leaves out open callbacks, and nothing else", () => {
    const world = worldOf(created("1"), CALLS_BACK);
    expect(nextDue(world)).toMatchObject({ kind: "callback", id: "c" });
    expect(nextDue(world, () => true)).toMatchObject({ kind: "expiry", id: "1" });
  });

  test.each(["expiry", "charge", "callback", "settlement"] as const)(
    "has no %s of an unknown thing",
    (kind) => {
      expect(dueAt(worldOf(), { kind, id: "x", at: T0 })).toBeNull();
    },
  );
});

describe("the number of a new invoice", () => {
  const LAST = String(LAST_INSTANT);

  test.each<[string, string[], number, string]>([
    ["is the time", [], T0, String(T0)],
    ["is the time after the last one", [String(T0 - 5)], T0, String(T0)],
    ["is the next one within a millisecond", [String(T0)], T0, String(T0 + 1)],
    ["is the last there is", [], LAST_INSTANT, LAST],
    ["counts down from the end of time", [LAST], LAST_INSTANT, "9999999999998"],
    ["counts on down", [LAST, "9999999999998"], LAST_INSTANT, "9999999999997"],
  ])("%s", (_what, given, now, number) => {
    expect(nextNumber(worldOf(...given.map((no) => created(no))), now)).toBe(number);
  });

  test("is the first that no other sandbox has", () => {
    expect(nextNumber(worldOf(), T0, (first) => first + 7)).toBe(String(T0 + 7));
  });
});

test("a running clock shows the real time and its offset, a frozen one its instant", () => {
  expect(shownAt({ mode: "running", offsetMs: 5 }, T0)).toBe(T0 + 5);
  expect(shownAt({ mode: "frozen", at: T0 - 9 }, T0)).toBe(T0 - 9);
  expect([isoOrNull(null), isoOrNull(T0)]).toEqual([null, "2026-01-31T12:00:00.000Z"]);
});

test("a sandbox without settings is lenient, accepts any secret, and does not allow Prefer", () => {
  const { strict, allowPrefer, secretKey, webUrlAgreement, rates, webhook } = settingsUnder();
  const reported = { strict, allowPrefer, secretKey, webUrlAgreement, webhook };
  const expected = { strict: false, allowPrefer: false, secretKey: null, webUrlAgreement: true };
  expect(reported).toEqual({ ...expected, webhook: null });
  expect(rates).toEqual({ USD: 3.75, EUR: 4.1, GBP: 4.8 });
});

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test("an option of a start matches the schema", () => {
  const names: Same<keyof OptionsSchema, Exclude<keyof StartOptions, "observer">> = true;
  expect(names).toBe(true);
});
