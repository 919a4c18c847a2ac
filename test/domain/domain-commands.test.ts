import { describe, expect, test } from "vitest";
import { type Command, decide } from "../../mocks/domain/decide.js";
import type { FaultDraft } from "../../mocks/domain/fault.js";
import { proofOf } from "../../mocks/domain/otp.js";
import { TEXT_LENGTH_MAX } from "../../mocks/domain/sms.js";
import { HOUR_MS, LAST_INSTANT, MINUTE_MS } from "../../mocks/domain/time.js";
import {
  type Bench,
  benchWith,
  contextAt,
  orderWith,
  outcomeOf,
  settingsUnder,
  T0,
} from "../support/domain.js";

const reported = ({ refusal, events }: ReturnType<Bench["does"]>) =>
  refusal?.code ?? outcomeOf(events);

const draft: FaultDraft = {
  ...{ fault: "empty-401", parameters: {}, operation: null, where: {} },
  ...{ nth: null, every: null, times: null, probability: null, from: null, until: null },
};

describe("an unknown thing is refused by its number or id", () => {
  const payment = { method: null, via: "page", cardNumber: null } as const;
  const sent = { method: "GET", url: "https://shop.example", headers: {}, body: null } as const;
  const otp = { mobile: "0509200900", countryCode: "966", total: 2500 } as const;

  test.each<[string, Command, object]>([
    [
      "pay-invoice",
      { type: "pay-invoice", transactionNo: "7", ...payment },
      { transactionNo: "7" },
    ],
    ["expire-invoice", { type: "expire-invoice", transactionNo: "7" }, { transactionNo: "7" }],
    ["send-otp", { type: "send-otp", transactionNo: "7", ...otp }, { transactionNo: "7" }],
    ["start-recurring", { type: "start-recurring", recurringId: "r" }, { recurringId: "r" }],
    ["attempt-callback", { type: "attempt-callback", callbackId: "c", sent }, { callbackId: "c" }],
    ["resend-callback", { type: "resend-callback", callbackId: "c" }, { callbackId: "c" }],
    ["remove-faults", { type: "remove-faults", ids: ["fault-9"] }, { id: "fault-9", known: [] }],
  ])("%s", (_type, command, facts) => {
    const { refusal, events } = benchWith().does(command);
    expect(refusal).toMatchObject({ code: expect.stringMatching(/-unknown$/), ...facts });
    expect(events).toEqual([]);
  });
});

describe("fault rules", () => {
  test("are numbered, and no number is reused", () => {
    const bench = benchWith();
    for (const _ of "ab") bench.does({ type: "add-fault", draft });
    bench.does({ type: "remove-faults", ids: ["fault-2"] });
    bench.does({ type: "add-fault", draft });
    expect([...bench.world.faults.keys()]).toEqual(["fault-1", "fault-3"]);
  });

  test.each<[readonly string[] | "all", string, readonly string[]]>([
    [["fault-1"], "fault-removed", ["fault-2"]],
    [["fault-1", "fault-2"], "fault-removed fault-removed", []],
    ["all", "fault-removed fault-removed", []],
    [[], "", ["fault-1", "fault-2"]],
    [["fault-1", "fault-7"], "fault-unknown", ["fault-1", "fault-2"]],
  ])("removed by %j: %s", (ids, outcome, left) => {
    const bench = benchWith();
    for (const _ of "ab") bench.does({ type: "add-fault", draft });
    expect(reported(bench.does({ type: "remove-faults", ids }))).toBe(outcome);
    expect([...bench.world.faults.keys()]).toEqual(left);
  });
});

test("a label is added once, to the event that it names", () => {
  const bench = benchWith();
  expect(reported(bench.does({ type: "add-label", name: "paid" }, T0 + 5))).toBe("label-added");
  expect(reported(bench.does({ type: "add-label", name: "paid" }))).toBe("label-taken");
  expect(bench.world.labels).toEqual(new Map([["paid", { seq: 2, at: T0 + 5 }]]));
});

describe("the clock", () => {
  const FROZEN = { mode: "frozen", at: T0 } as const;
  const set = (shows: number, silent?: boolean) =>
    benchWith().does({ type: "set-clock", clock: FROZEN, shows, ...(silent && { silent }) }, T0);

  test.each([
    [T0, "clock-set"],
    [T0 + 1, "clock-set"],
    [T0 - 1, "clock-backwards"],
    [LAST_INSTANT, "clock-set"],
    [Number.MAX_SAFE_INTEGER, "clock-out-of-range"],
  ])("set to %d: %s", (shows, outcome) => {
    expect(reported(set(shows))).toBe(outcome);
  });

  test("is set without callbacks on request, and the log says so", () => {
    expect(set(T0, true).events).toMatchObject([{ at: T0, silent: true }]);
    expect(set(T0).events).toEqual([{ type: "clock-set", at: T0, clock: FROZEN }]);
  });
});

test("settings and the clock keep their last values", () => {
  const bench = benchWith();
  const clock = { mode: "running", offsetMs: 5 } as const;
  bench.does({
    type: "change-settings",
    change: { strict: true, rates: { USD: 3, EUR: 4, GBP: 5 } },
  });
  bench.does({ type: "change-settings", change: { allowPrefer: true } });
  bench.does({ type: "set-clock", clock, shows: T0 });
  const rates = { USD: 3, EUR: 4, GBP: 5 };
  expect(bench.world.settings).toEqual({
    ...settingsUnder(),
    strict: true,
    allowPrefer: true,
    rates,
  });
  expect(bench.world.clock).toEqual(clock);
});

test("an order with a message sends it to the customer, and one without does not", () => {
  const sent = [orderWith(), orderWith({ smsMessage: "For [CLIENT_NAME]" })].map((order) => {
    const bench = benchWith();
    bench.does({ type: "create-invoice", order });
    return [...bench.world.sms];
  });
  const sms = { id: "sms-1", to: "0509200900", text: "For Zaid Matooq", about: "invoice" };
  expect(sent).toEqual([[], [expect.objectContaining(sms)]]);
});

test("a silent advance schedules no callbacks", () => {
  const { world, does } = benchWith();
  does({ type: "create-invoice", order: orderWith() });
  const [transactionNo = ""] = world.invoices.keys();
  const pay = {
    type: "pay-invoice",
    transactionNo,
    method: null,
    via: "page",
    cardNumber: null,
  } as const;
  const decided = [true, false].map((silent) => {
    return outcomeOf(decide(world, pay, { ...contextAt(T0, world), silent }).events);
  });
  expect(decided).toEqual(["invoice-paid", "invoice-paid callback-redirected"]);
});

test.each(["urpay", undefined] as const)("a wallet payment uses: %s", (wallet) => {
  const { world, does } = benchWith();
  does({ type: "create-invoice", order: orderWith() });
  const [transactionNo = ""] = world.invoices.keys();
  const request = { transactionNo, mobile: "0509200900", countryCode: "966", total: 2500 };
  does({ type: "send-otp", ...request, ...(wallet && { wallet }) });
  const [session] = world.otpSessions.values();
  if (!session) throw new Error("no session was begun");
  expect(session.wallet).toBe(wallet);
  expect("wallet" in session).toBe(wallet !== undefined);
  const { id: sessionId, code } = session;
  does({ type: "redeem-otp", ...request, ...proofOf(session, world.seed), sessionId, code });
  expect(world.invoices.get(transactionNo)?.method).toBe(wallet ?? "stcpay");
});

describe("a token", () => {
  const asks = { type: "issue-token", role: "merchant", subject: "shop", secret: "s" } as const;
  const second = Math.floor(T0 / 1000) * 1000;

  test.each([
    [false, 30 * MINUTE_MS],
    [true, 30 * HOUR_MS],
  ])("with the lifetime: %s lives %d ms from the whole second", (lasting, lifetimeMs) => {
    const { events } = benchWith().does({ ...asks, lasting }, T0 + 999);
    const expiresAt = second + lifetimeMs;
    expect(events).toEqual([
      { type: "token-issued", at: T0 + 999, role: "merchant", subject: "shop", expiresAt },
    ]);
  });

  test.each([
    [null, "token-issued"],
    ["s", "token-issued"],
    ["other", "credentials-wrong"],
  ])("with the secret s, if %s is the only valid one: %s", (secretKey, outcome) => {
    const bench = benchWith({ ...settingsUnder(), secretKey });
    expect(reported(bench.does({ ...asks, lasting: false }))).toBe(outcome);
  });
});

describe("a digital product is sent for an order with invoices in these states, the earliest first,", () => {
  const [digital, plain] = [true, false].map((flag) => ({
    products: [
      {
        ...{ title: "Book", price: 2500, quantity: 1, description: null, digital: flag },
        ...{ imageUrl: null, vatRate: null, cost: null },
      },
    ],
  }));
  const payment = { method: null, via: "control", cardNumber: null } as const;

  test.each([
    ["paid", 0],
    ["paid pending", 0],
    ["paid paid", 1],
    ["pending", "invoice-not-paid"],
    ["plain", "order-not-digital"],
    ["", "order-unknown"],
  ])("%s: %s", (states, expected) => {
    const bench = benchWith();
    for (const state of states.split(" ").filter(Boolean)) {
      const order = orderWith(state === "plain" ? plain : digital);
      bench.does({ type: "create-invoice", order });
      const transactionNo = [...bench.world.invoices.keys()].at(-1) ?? "";
      if (state !== "pending") bench.does({ type: "pay-invoice", transactionNo, ...payment });
    }
    const sent = { type: "send-digital-product", orderNumber: "ORD-1", message: "x" } as const;
    const { refusal, events } = bench.does(sent);
    const [sms] = events;
    const numbers = [...bench.world.invoices.keys()];
    expect(
      refusal?.code ?? (sms?.type === "sms-sent" && numbers.indexOf(sms.transactionNo ?? "")),
    ).toBe(expected);
    if (!sms) return;
    expect(sms).toMatchObject({ id: "sms-1", to: "0509200900", text: "x", about: "digital" });
  });

  test("in an SMS that is cut if it is too long for one", () => {
    const bench = benchWith();
    bench.does({ type: "create-invoice", order: orderWith(digital) });
    const [transactionNo = ""] = bench.world.invoices.keys();
    bench.does({ type: "pay-invoice", transactionNo, ...payment });
    const message = "x".repeat(TEXT_LENGTH_MAX + 1);
    bench.does({ type: "send-digital-product", orderNumber: "ORD-1", message });
    expect([...bench.world.sms].map(({ text }) => text.length)).toEqual([TEXT_LENGTH_MAX]);
  });
});
