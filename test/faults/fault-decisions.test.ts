import { describe, expect, test as pure } from "vitest";
import { type FaultRequest, faultDraft } from "../../mocks/control/fault-rules.js";
import type { Command, Decision } from "../../mocks/domain/decide.js";
import { type DomainEvent, evolve } from "../../mocks/domain/events.js";
import { proofOf } from "../../mocks/domain/otp.js";
import type { Settings } from "../../mocks/domain/settings.js";
import { HOUR_MS, MINUTE_MS } from "../../mocks/domain/time.js";
import { decideUnderFaults } from "../../mocks/faults/decide.js";
import {
  type Bench,
  benchWith,
  contextAt,
  orderWith,
  planWith,
  settingsUnder,
  T0,
} from "../support/domain.js";
import { failureIn } from "../support/http.js";
import { claimsOf, lastRequest, once, START, test, walletOf } from "../support/persons.js";

/** What rules make of decisions and of the callbacks that follow from them. */

const NO = String(T0);

/** A sandbox whose commands are decided under its rules. */
interface Faulted extends Bench {
  under(command: Command, now?: number, silent?: boolean): Decision;
}

function faulted(rules: readonly FaultRequest[], settings: Settings = settingsUnder()): Faulted {
  const bench = benchWith(settings);
  const { world } = bench;
  for (const rule of rules) bench.does({ type: "add-fault", draft: faultDraft(rule) });
  const under = (command: Command, now = world.lastAt, silent = false) => {
    const decision = decideUnderFaults(world, command, { ...contextAt(now, world), silent });
    for (const event of decision.events) evolve(world, event);
    return decision;
  };
  return { ...bench, under };
}

type Deed = (sandbox: Faulted, silent?: boolean) => Decision;

const payment = { type: "pay-invoice", transactionNo: NO, method: null, cardNumber: null } as const;

function createdIn({ does }: Faulted, cancelUrl: string | null = "https://shop.example/canceled") {
  does({ type: "create-invoice", order: orderWith({ cancelUrl }) });
}

const pays =
  (via: "page" | "control" | "card", cancelUrl?: string | null): Deed =>
  (sandbox, silent) => {
    createdIn(sandbox, cancelUrl);
    return sandbox.under({ ...payment, via }, T0, silent);
  };

const cancels =
  (by: "customer" | "merchant"): Deed =>
  (sandbox) => {
    createdIn(sandbox);
    return sandbox.under({ type: "cancel-invoice", transactionNo: NO, by });
  };

const otp = { transactionNo: NO, mobile: "0509200900", countryCode: "966", total: 2500 };

const sendsCode: Deed = (sandbox) => {
  createdIn(sandbox);
  return sandbox.under({ type: "send-otp", ...otp });
};

const paysByWallet: Deed = (sandbox) => {
  createdIn(sandbox);
  sandbox.does({ type: "send-otp", ...otp });
  const [session] = sandbox.world.otpSessions.values();
  if (!session) throw new Error("no code was sent");
  const { id: sessionId, code } = session;
  const proof = proofOf(session, sandbox.world.seed);
  return sandbox.under({ type: "redeem-otp", ...otp, ...proof, sessionId, code });
};

const refunds: Deed = (sandbox) => {
  createdIn(sandbox);
  sandbox.does({ ...payment, via: "control" });
  return sandbox.under({ type: "refund-invoice", transactionNo: NO, reason: null });
};

const charges =
  (outcome: "succeed" | "fail"): Deed =>
  ({ does, world, under }) => {
    does({ type: "register-recurring", plan: planWith({ interval: "Weekly", retryCount: 1 }) });
    const [recurringId = ""] = world.recurring.keys();
    const failure = { code: "NO", message: "No" };
    does({ type: "arrange-charges", recurringId, outcomes: [outcome], failure });
    does({ type: "start-recurring", recurringId });
    return under({ type: "charge-recurring", recurringId });
  };

/** So many orders of 100.00 by mada are settled, each for 98.27. */
const settles =
  (count: number, by: "schedule" | "tester" = "schedule"): Deed =>
  ({ does, under, world }) => {
    for (let n = 0; n < count; n += 1) {
      does({ type: "create-invoice", order: orderWith({ amount: 10_000 }) });
      does({ ...payment, transactionNo: String(world.lastNumber), via: "control" });
    }
    return under({ type: "settle-orders", by }, T0 + 12 * HOUR_MS);
  };

/** An event in a few words: of a callback, what it is about, when it is made and its false values. */
function shown(event: DomainEvent): string {
  switch (event.type) {
    case "fault-matched":
      return "matched";
    case "orders-settled":
      return `${event.settlementNumber} ${event.amount} of ${event.lines.length}`;
    case "settlement-postponed":
      return `${event.reason} until +${((event.nextAt ?? 0) - T0) / HOUR_MS}h`;
    case "callback-scheduled":
    case "callback-redirected":
    case "callback-dropped": {
      const {
        at,
        about,
        dueAt = at,
        held,
        override,
        injected,
      } = {
        ...{ dueAt: undefined, held: undefined, override: undefined },
        ...event,
      };
      return [
        ...[event.type.slice(9), about.kind],
        ...(dueAt === at ? [] : [`+${(dueAt - at) / MINUTE_MS}m`]),
        ...(held ? ["held"] : []),
        ...Object.values(override ?? {}).map((value) => String(value).replace(/[0-9a-f]/g, "9")),
        ...(injected ? [`by ${injected.fault}`] : []),
      ].join(" ");
    }
    default:
      return event.type;
  }
}

const DAILY = settingsUnder({ "settlement-schedule": "daily" });
const WEBHOOK = { url: "https://shop.example/hook", headers: {} };

describe("a decision under a rule", () => {
  pure.each<[string, FaultRequest, Deed, string]>([
    ["by page", { fault: "declined-payment" }, pays("page"), "matched, payment-declined"],
    [
      "by wallet",
      { fault: "declined-payment" },
      paysByWallet,
      "matched, otp-used, payment-declined",
    ],
    ["by page", { fault: "callback-unpaid" }, pays("page"), "matched, redirected paid"],
    [
      "by page",
      { fault: "callback-unpaid", names: "other" },
      pays("page"),
      "matched, invoice-created, invoice-paid, redirected paid 9999999999999",
    ],
    // Who pays by card or wallet has the outcome as the answer.
    ["by card", { fault: "callback-unpaid" }, pays("card"), "invoice-paid, scheduled paid"],
    [
      "by wallet",
      { fault: "callback-unpaid" },
      paysByWallet,
      "otp-used, invoice-paid, scheduled paid",
    ],
    ["of a refund", { fault: "refund-fails" }, refunds, "matched, refund-failed"],
    ["of a code", { fault: "otp-undelivered" }, sendsCode, "matched, otp-sent"],
    [
      "of a charge",
      { fault: "charge-fails" },
      charges("succeed"),
      "matched, charge-failed, scheduled charge",
    ],
    [
      "of one that fails",
      { fault: "charge-fails" },
      charges("fail"),
      "charge-failed, scheduled charge",
    ],
    [
      "of two orders",
      { fault: "settled-twice" },
      settles(2),
      "matched, STL-1 19654 of 2, STL-2 19654 of 2",
    ],
    [
      "of two orders",
      { fault: "settlement-order-missing" },
      settles(2),
      "matched, STL-1 9827 of 1",
    ],
    [
      "of one order",
      { fault: "settlement-order-missing" },
      settles(1),
      "matched, balance until +36h",
    ],
    ["of one order", { fault: "settlement-wrong-amount" }, settles(1), "matched, STL-1 9927 of 1"],
    [
      "of one order",
      { fault: "settlement-wrong-amount", amount: 1 },
      settles(1),
      "matched, STL-1 100 of 1",
    ],
    ["of one order", { fault: "settlement-late" }, settles(1), "matched, late until +18h"],
    ["by a tester", { fault: "settlement-late" }, settles(1, "tester"), "STL-1 9827 of 1"],
    [
      "of one order",
      { fault: "refund-after-settlement" },
      settles(1),
      "matched, STL-1 9827 of 1, invoice-refunded",
    ],
  ])("%s, %j", (_what, rule, deed, events) => {
    expect(
      deed(faulted([rule], DAILY))
        .events.map(shown)
        .join(", "),
    ).toBe(events);
  });

  pure("is refused if the payment is declined", () => {
    const { refusal, events } = pays("control")(
      faulted([{ fault: "declined-payment", code: "POOR" }]),
    );
    expect(refusal).toMatchObject({ code: "payment-declined", reason: "POOR" });
    expect(events[1]).toMatchObject({ code: "POOR", message: "The payment was declined" });
  });

  pure("makes up a paid invoice of another order, which the call names", () => {
    const sandbox = faulted([{ fault: "callback-unpaid", names: "other" }]);
    const { events } = pays("page")(sandbox);
    const [, other] = sandbox.world.invoices.values();
    expect(sandbox.world.invoices.get(NO)?.status).toBe("pending");
    expect(other).toMatchObject({
      status: "paid",
      order: { orderNumber: "ORD-1-of-another-order" },
    });
    expect(events.at(-1)).toMatchObject({ override: { id: other?.transactionNo } });
  });

  pure("is late once", () => {
    const sandbox = faulted([{ fault: "settlement-late" }], DAILY);
    settles(1)(sandbox);
    expect(sandbox.world.nextSettlement).toEqual({ at: T0 + 18 * HOUR_MS, isLate: true });
    const again = sandbox.under({ type: "settle-orders", by: "schedule" }, T0 + 18 * HOUR_MS);
    expect(again.events.map(shown)).toEqual(["STL-1 9827 of 1"]);
  });
});

describe("a callback under a rule", () => {
  pure.each<[string, FaultRequest, Deed, string]>([
    [
      "of the gateway",
      { fault: "callback-dropped" },
      pays("control"),
      "dropped paid by callback-dropped",
    ],
    [
      "of a browser",
      { fault: "callback-dropped" },
      pays("page"),
      "dropped paid by callback-dropped",
    ],
    [
      "of a browser",
      { fault: "callback-delayed" },
      pays("page"),
      "scheduled paid +1m by callback-delayed",
    ],
    [
      "of a browser",
      { fault: "callback-doubled" },
      pays("page"),
      "redirected paid, scheduled paid by callback-doubled",
    ],
    [
      "of the gateway",
      { fault: "callback-out-of-order" },
      pays("control"),
      "scheduled paid +1440m held by callback-out-of-order",
    ],
    [
      "of the gateway",
      { fault: "callback-wrong-amount" },
      pays("control"),
      "scheduled paid 9999 by callback-wrong-amount",
    ],
    [
      "of a browser",
      { fault: "callback-wrong-amount", amount: 1.5 },
      pays("page"),
      "redirected paid 999 by callback-wrong-amount",
    ],
    [
      "of the gateway",
      { fault: "callback-forged" },
      pays("control"),
      "scheduled paid 9999999999999 by callback-forged, scheduled paid",
    ],
    [
      "of a charge",
      { fault: "callback-forged" },
      charges("succeed"),
      "scheduled charge 99999999-9999-9999-9999-999999999999 by callback-forged, scheduled charge",
    ],
    [
      "of a settlement",
      { fault: "callback-forged" },
      settles(1),
      "scheduled settlement STL-9999999999999 by callback-forged, scheduled settlement",
    ],
    [
      "of the gateway",
      { fault: "callback-after-cancel" },
      cancels("merchant"),
      "scheduled canceled, scheduled paid +1440m held by callback-after-cancel",
    ],
    [
      "of a browser",
      { fault: "callback-after-cancel" },
      cancels("customer"),
      "redirected canceled, scheduled paid by callback-after-cancel",
    ],
    [
      "of the gateway",
      { fault: "cancel-after-payment" },
      pays("control"),
      "scheduled paid, scheduled canceled +1440m held by cancel-after-payment",
    ],
    [
      "without cancelUrl",
      { fault: "cancel-after-payment" },
      pays("control", null),
      "scheduled paid",
    ],
    [
      "of a charge",
      { fault: "charge-taken-callback-lost" },
      charges("succeed"),
      "dropped charge by charge-taken-callback-lost",
    ],
  ])("%s, %j", (_what, rule, deed, calls) => {
    const settings = { ...DAILY, settlementWebhook: WEBHOOK };
    const words = deed(faulted([rule], settings)).events.map(shown);
    expect(words[0]).toBe("matched");
    expect(words.filter((word) => / (paid|canceled|charge|settlement)/.test(word)).join(", ")).toBe(
      calls,
    );
  });

  pure.each<[FaultRequest, Deed]>([
    [{ fault: "callback-after-cancel" }, pays("control")],
    [{ fault: "cancel-after-payment" }, cancels("merchant")],
    [{ fault: "charge-taken-callback-lost" }, charges("fail")],
    [{ fault: "callback-dropped", where: { kind: "canceled" } }, pays("control")],
    [{ fault: "callback-dropped", where: { orderNumber: "ORD-2" } }, pays("control")],
    [
      { fault: "callback-dropped", where: { currency: "SAR", clientName: "Sara" } },
      pays("control"),
    ],
    [{ fault: "callback-dropped" }, (sandbox) => pays("control")(sandbox, true)],
  ])("that the rule %j does not fit stays, and does not count", (rule, deed) => {
    const words = deed(faulted([rule])).events.map(shown);
    expect(words.filter((word) => /matched|by /.test(word))).toEqual([]);
  });

  pure.each<Readonly<Record<string, string | number>>>([
    { kind: "paid", orderNumber: "ORD-1" },
    { amount: 25, currency: "SAR" },
    { amount: "25", clientName: "Zaid Matooq" },
  ])("matches by its facts: %j", (where) => {
    const { events } = pays("control")(faulted([{ fault: "callback-dropped", where }]));
    expect(events.map(shown)).toContain("dropped paid by callback-dropped");
  });
});

describe("[declined-payment] the invoice stays pending, and lists the decline", () => {
  const declines = [{ at: START, code: "NO_FUNDS", message: "Too little money" }];
  const rule = {
    fault: "declined-payment",
    code: "NO_FUNDS",
    message: "Too little money",
  } as const;

  test("on the payment page", async ({ customer, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, rule);
    const { status, text } = await customer.submits(invoice, { do: "pay" });
    expect(status).toBe(409);
    expect(text).toMatch(/The last attempt was declined\..*Too little money.*NO_FUNDS/);
    expect((await lastRequest(tester)).faults).toEqual([
      expect.stringMatching(/^fault-1: any payment of an invoice, at most once: the payment is/),
    ]);
    expect(await tester.invoices.read(invoice)).toMatchObject({ status: "pending", declines });
    expect((await merchant.reads(invoice)).body.paymentErrors).toContain("Too little money");
    expect(merchant.shop.requestLines).toEqual([]);
    expect((await customer.submits(invoice, { do: "pay" })).status).toBe(303);
  });

  test("by wallet", async ({ gateway, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, rule);
    const { status, body } = await walletOf(gateway).paysFor(invoice);
    expect(status).toBe(400);
    expect(body).toEqual(
      failureIn("otp", "/rest/pay/stcpay/processPayment", 400, expect.stringContaining("NO_FUNDS")),
    );
    expect(await lastRequest(tester)).toMatchObject({
      code: "payment-declined",
      faults: [expect.stringMatching(/^fault-1: /)],
    });
    expect((await walletOf(gateway).paysFor(invoice)).status).toBe(200);
  });

  test("by the control API, unless the payment is refused anyway", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, rule);
    const { declined, callbacks } = await tester.invoices.pay(invoice);
    expect([declined, callbacks]).toEqual([declines[0], []]);
    const again = await tester.invoices.pay(invoice);
    expect([again.invoice.status, again.declined]).toEqual(["paid", null]);
    await once(tester, rule);
    await expect(tester.invoices.pay(invoice)).rejects.toThrow("paid");
    expect((await tester.faults.list()).faults[1]).toMatchObject({ matched: 0, left: 1 });
  });
});

test("[otp-undelivered] the code exists, but no text message arrives", async ({
  gateway,
  merchant,
  tester,
}) => {
  const invoice = await merchant.createsInvoice();
  await once(tester, { fault: "otp-undelivered", operation: "sendOtp" });
  const proof = await walletOf(gateway).getsCode(invoice);
  expect((await tester.sms()).sms).toEqual([]);
  expect((await walletOf(gateway).pays(invoice, proof)).status).toBe(200);
});

describe("[charge-fails]", () => {
  const reported = (lines: readonly string[]) =>
    lines.map((call) => /status=(\w+)/.exec(call)?.[1]);

  test("three times, and then the charge succeeds", async ({ merchant, tester }) => {
    const recurringId = await merchant.registers({ recurring: { type: "Monthly", retryCount: 5 } });
    await tester.faults.add({ fault: "charge-fails", times: 3, message: "No money", code: "POOR" });
    await tester.recurring.start(recurringId);
    await tester.clock.advance({ by: "P3D" });
    const record = { status: "active", chargesDone: 1, retriesUsed: 0, cycle: 2 };
    expect(await tester.recurring.read(recurringId)).toMatchObject(record);
    expect(reported(merchant.shop.requestLines)).toEqual(["failed", "failed", "failed", "charged"]);
    const { events } = await tester.events({ type: "charge-failed" });
    expect(events[0]).toMatchObject({ code: "POOR", message: "No money", attempt: 1 });
    expect((await tester.faults.list()).faults).toMatchObject([
      { matched: 3, injected: 3, left: 0 },
    ]);
  });

  test.for([
    [{ cycle: 2 }, ["charged", "failed"]],
    [{ attempt: 1 }, ["failed", "charged", "failed"]],
    [{ "customer.name": "Zaid Matooq", cycle: 1, attempt: 1 }, ["failed", "charged"]],
    [{ "customer.name": "Sara" }, ["charged", "charged"]],
    [{ amount: 49.5, "customer.mobile": "0509200900" }, ["failed", "failed"]],
  ] as const)("where %j", async ([where, statuses], { merchant, tester }) => {
    const recurringId = await merchant.registers({ recurring: { type: "Monthly", retryCount: 5 } });
    await tester.faults.add({ fault: "charge-fails", where });
    await tester.recurring.start(recurringId);
    await tester.clock.advance({ by: "P1M" });
    expect(reported(merchant.shop.requestLines).slice(0, statuses.length)).toEqual(statuses);
  });
});

test("[token-ends-early] the token is valid for its short lifetime, in whole seconds", async ({
  gateway,
  merchant,
  tester,
}) => {
  await once(tester, {
    fault: "token-ends-early",
    lifetimeMs: 5000,
    operation: "issueMerchantToken",
  });
  const lives = async (path: string, body: object) => {
    const { id_token } = (await merchant.post(path, body)).body;
    const { iat = 0, exp = 0 } = claimsOf(id_token);
    return [exp - iat, id_token];
  };
  const partner = { profileNo: "shop", apiKey: "any" };
  expect((await lives("/api/partner/auth", partner))[0]).toBe(1800);
  const [seconds, token] = await lives("/api/auth", { apiId: "shop", secretKey: "any" });
  expect(seconds).toBe(5);
  expect((await lastRequest(tester)).faults).toEqual([
    expect.stringMatching(/^fault-1: issueMerchantToken/),
  ]);
  const headers = { Authorization: `Bearer ${token}` };
  const list = () => merchant.get(`${gateway.baseUrl}/api/recurringPayments`, headers);
  await tester.clock.advance({ by: "PT4.999S" });
  expect((await list()).status).toBe(200);
  await tester.clock.advance({ by: "PT0.001S" });
  expect((await list()).status).toBe(401);
  await once(tester, { fault: "token-ends-early", operation: "issuePartnerToken" });
  expect((await lives("/api/partner/auth", partner))[0]).toBe(1);
});
