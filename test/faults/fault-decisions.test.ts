import { expect, test } from "vitest";
import { readFaultRule } from "../../mocks/cli/fault-option.js";
import { type FaultRequest, faultDraft } from "../../mocks/control/fault-rules.js";
import type { Command, Decision } from "../../mocks/domain/decide.js";
import { type DomainEvent, evolve } from "../../mocks/domain/events.js";
import type { CanceledBy, Order, PaidVia } from "../../mocks/domain/invoice.js";
import { proofOf } from "../../mocks/domain/otp.js";
import type { ChargeOutcome } from "../../mocks/domain/recurring.js";
import type { Settings } from "../../mocks/domain/settings.js";
import type { SettledBy } from "../../mocks/domain/settlement.js";
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

const payment = { type: "pay-invoice", transactionNo: NO, method: null, cardNumber: null } as const;
const otp = { transactionNo: NO, mobile: "0509200900", countryCode: "966", total: 2500 };

function created(sandbox: Faulted, part: Partial<Order> = {}): Faulted {
  sandbox.does({ type: "create-invoice", order: orderWith(part) });
  return sandbox;
}

function paid(sandbox: Faulted, via: PaidVia, part?: Partial<Order>, silent?: boolean): Decision {
  return created(sandbox, part).under({ ...payment, via }, T0, silent);
}

function canceled(sandbox: Faulted, by: CanceledBy): Decision {
  return created(sandbox).under({ type: "cancel-invoice", transactionNo: NO, by });
}

function charged({ does, world, under }: Faulted, outcome: ChargeOutcome): Decision {
  does({ type: "register-recurring", plan: planWith({ interval: "Weekly", retryCount: 1 }) });
  const [recurringId = ""] = world.recurring.keys();
  const failure = { code: "NO", message: "No" };
  does({ type: "arrange-charges", recurringId, outcomes: [outcome], failure });
  does({ type: "start-recurring", recurringId });
  return under({ type: "charge-recurring", recurringId });
}

/** So many orders of 100.00 by mada are settled, each for 98.27. */
function settled(sandbox: Faulted, count: number, by: SettledBy = "schedule"): Decision {
  for (let n = 0; n < count; n += 1) {
    const { lastNumber } = created(sandbox, { amount: 10_000 }).world;
    sandbox.does({ ...payment, transactionNo: String(lastNumber), via: "control" });
  }
  return sandbox.under({ type: "settle-orders", by }, T0 + 12 * HOUR_MS);
}

/** What is decided under rules, each in a sandbox of its own. */
const DEEDS = {
  "paid by page": (sandbox) => paid(sandbox, "page"),
  "paid by control": (sandbox) => paid(sandbox, "control"),
  "paid by card": (sandbox) => paid(sandbox, "card"),
  "paid without cancelUrl": (sandbox) => paid(sandbox, "control", { cancelUrl: null }),
  "paid in a silent advance": (sandbox) => paid(sandbox, "control", {}, true),
  "paid by wallet"(sandbox) {
    const { does, world, under } = created(sandbox);
    does({ type: "send-otp", ...otp });
    const [session] = world.otpSessions.values();
    if (!session) throw new Error("no code was sent");
    const { id: sessionId, code } = session;
    return under({ type: "redeem-otp", ...otp, ...proofOf(session, world.seed), sessionId, code });
  },
  "a code sent": (sandbox) => created(sandbox).under({ type: "send-otp", ...otp }),
  "canceled by merchant": (sandbox) => canceled(sandbox, "merchant"),
  "canceled by customer": (sandbox) => canceled(sandbox, "customer"),
  refunded(sandbox) {
    paid(sandbox, "control");
    return sandbox.under({ type: "refund-invoice", transactionNo: NO, reason: null });
  },
  charged: (sandbox) => charged(sandbox, "succeed"),
  "charged in vain": (sandbox) => charged(sandbox, "fail"),
  "one order settled": (sandbox) => settled(sandbox, 1),
  "two orders settled": (sandbox) => settled(sandbox, 2),
  "settled by a tester": (sandbox) => settled(sandbox, 1, "tester"),
} satisfies Readonly<Record<string, (sandbox: Faulted) => Decision>>;
type Deed = keyof typeof DEEDS;

const SETTINGS: Settings = {
  ...settingsUnder({ "settlement-schedule": "daily" }),
  settlementWebhook: { url: "https://shop.example/settled", headers: {} },
};

/** An event in a few words. `*` marks a callback that a fault changed, and 9 is any digit of its values. */
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
        dueAt,
        held,
        override,
      }: Partial<Extract<DomainEvent, { type: "callback-scheduled" }>> = {
        ...event,
        type: "callback-scheduled",
      };
      return [
        `${event.type.slice(9)} ${event.about.kind}${event.injected ? "*" : ""}`,
        ...(dueAt === undefined ? [] : [`+${(dueAt - event.at) / MINUTE_MS}m`]),
        ...(held ? ["held"] : []),
        ...Object.values(override ?? {}).map((value) => String(value).replace(/[0-9a-f]/g, "9")),
      ].join(" ");
    }
    default:
      return event.type;
  }
}

/** The events of a deed under a rule, which is written as an option. */
function eventsUnder(rule: string, deed: Deed): string {
  const { events } = DEEDS[deed](faulted(readFaultRule(rule), SETTINGS));
  return events.map(shown).join(", ");
}

const OTHER = "invoice-created, invoice-paid, redirected paid 9999999999999";
const FORGED_ID = "99999999-9999-9999-9999-999999999999";

test.each<[string, Deed, string]>([
  ["declined-payment", "paid by page", "matched, payment-declined"],
  ["declined-payment", "paid by wallet", "matched, otp-used, payment-declined"],
  ["callback-unpaid", "paid by page", "matched, redirected paid"],
  ["callback-unpaid,names=other", "paid by page", `matched, ${OTHER}`],
  // Who pays by card or wallet has the outcome as the answer.
  ["callback-unpaid", "paid by card", "invoice-paid, scheduled paid"],
  ["callback-unpaid", "paid by wallet", "otp-used, invoice-paid, scheduled paid"],
  ["refund-fails", "refunded", "matched, refund-failed"],
  ["otp-undelivered", "a code sent", "matched, otp-sent"],
  ["charge-fails", "charged", "matched, charge-failed, scheduled charge"],
  ["charge-fails", "charged in vain", "charge-failed, scheduled charge"],
])("a decision under %s, %s: %s", (rule, deed, events) => {
  expect(eventsUnder(rule, deed)).toBe(events);
});

test.each<[string, Deed, string]>([
  ["settled-twice", "two orders settled", "matched, STL-1 19654 of 2, STL-2 19654 of 2"],
  ["settlement-order-missing", "two orders settled", "matched, STL-1 9827 of 1"],
  ["settlement-order-missing", "one order settled", "matched, balance until +36h"],
  ["settlement-wrong-amount", "one order settled", "matched, STL-1 9927 of 1"],
  ["settlement-wrong-amount,amount=1", "one order settled", "matched, STL-1 100 of 1"],
  ["settlement-late", "one order settled", "matched, late until +18h"],
  ["settlement-late", "settled by a tester", "STL-1 9827 of 1"],
  ["refund-after-settlement", "one order settled", "matched, STL-1 9827 of 1, invoice-refunded"],
])("a settlement under %s, %s: %s", (rule, deed, events) => {
  expect(eventsUnder(rule, deed).replaceAll(", scheduled settlement", "")).toBe(events);
});

test.each<[string, Deed, string]>([
  ["callback-dropped", "paid by control", "dropped paid*"],
  ["callback-dropped", "paid by page", "dropped paid*"],
  ["callback-delayed", "paid by page", "scheduled paid* +1m"],
  ["callback-doubled", "paid by page", "redirected paid, scheduled paid*"],
  ["callback-out-of-order", "paid by control", "scheduled paid* +1440m held"],
  ["callback-wrong-amount", "paid by control", "scheduled paid* 9999"],
  ["callback-wrong-amount,amount=1.5", "paid by page", "redirected paid* 999"],
  ["callback-forged", "paid by control", "scheduled paid* 9999999999999, scheduled paid"],
  ["callback-forged", "charged", `scheduled charge* ${FORGED_ID}, scheduled charge`],
  [
    "callback-forged",
    "one order settled",
    "scheduled settlement* STL-9999999999999, scheduled settlement",
  ],
  [
    "callback-after-cancel",
    "canceled by merchant",
    "scheduled canceled, scheduled paid* +1440m held",
  ],
  ["callback-after-cancel", "canceled by customer", "redirected canceled, scheduled paid*"],
  ["cancel-after-payment", "paid by control", "scheduled paid, scheduled canceled* +1440m held"],
  ["cancel-after-payment", "paid without cancelUrl", "scheduled paid"],
  ["charge-taken-callback-lost", "charged", "dropped charge*"],
  ["callback-dropped,where.kind=paid,where.orderNumber=ORD-1", "paid by control", "dropped paid*"],
  ["callback-dropped,where.amount=25,where.currency=SAR", "paid by control", "dropped paid*"],
])("a callback under %s, %s: %s", (rule, deed, calls) => {
  const [first, ...others] = eventsUnder(rule, deed).split(", ");
  expect(first).toBe("matched");
  const words = others.filter((word) => / (paid|canceled|charge|settlement)\b/.test(word));
  expect(words.join(", ")).toBe(calls);
});

test.each<[string, Deed]>([
  ["callback-after-cancel", "paid by control"],
  ["cancel-after-payment", "canceled by merchant"],
  ["charge-taken-callback-lost", "charged in vain"],
  ["callback-dropped,where.kind=canceled", "paid by control"],
  ["callback-dropped,where.currency=SAR,where.clientName=Sara", "paid by control"],
  ["callback-dropped", "paid in a silent advance"],
])("the rule %s does not fit what is %s, and does not count", (rule, deed) => {
  expect(eventsUnder(rule, deed)).not.toMatch(/matched|\*/);
});

test("a declined payment is refused with the reason of the rule", () => {
  const { refusal, events } = paid(faulted([{ fault: "declined-payment", code: "POOR" }]), "page");
  expect(refusal).toMatchObject({ code: "payment-declined", reason: "POOR" });
  expect(events[1]).toMatchObject({ code: "POOR", message: "The payment was declined" });
});

test("a call about another order names an invoice that is made up and paid", () => {
  const sandbox = faulted([{ fault: "callback-unpaid", names: "other" }]);
  const { events } = paid(sandbox, "page");
  const [own, other] = sandbox.world.invoices.values();
  expect(own?.status).toBe("pending");
  const orderNumber = "ORD-1-of-another-order";
  expect(other).toMatchObject({ status: "paid", order: { orderNumber } });
  expect(events.at(-1)).toMatchObject({ override: { id: other?.transactionNo } });
});

test("a callback names the fault that changed it", () => {
  const { events } = paid(faulted([{ fault: "callback-dropped" }]), "control");
  expect(events.at(-1)).toMatchObject({ injected: { id: "fault-1", fault: "callback-dropped" } });
});

test("a settlement is late once", () => {
  const sandbox = faulted([{ fault: "settlement-late" }], SETTINGS);
  settled(sandbox, 1);
  expect(sandbox.world.nextSettlement).toEqual({ at: T0 + 18 * HOUR_MS, isLate: true });
  const { events } = sandbox.under({ type: "settle-orders", by: "schedule" }, T0 + 18 * HOUR_MS);
  expect(events.map(shown)).toContain("STL-1 9827 of 1");
});
