import { describe, expect, test } from "vitest";
import { evolve } from "../../mocks/domain/events.js";
import {
  type Bench,
  benchWith,
  orderWith,
  outcomeOf,
  settingsUnder,
  T0,
} from "../support/domain.js";

const MERCHANT = { email: "owner@shop.example" };
const KNOWN = { key: "email", value: "OWNER@shop.example" } as const;

/** Creates an invoice of an order, and leaves it in this state. */
function creates(bench: Bench, state: string, orderNumber = "ORD-1"): string {
  bench.does({ type: "create-invoice", order: orderWith({ orderNumber }) });
  const transactionNo = [...bench.world.invoices.keys()].at(-1) ?? "";
  const payment = { method: null, via: "control", cardNumber: null } as const;
  if (state === "paid" || state === "refunded" || state === "failed") {
    bench.does({ type: "pay-invoice", transactionNo, ...payment });
  }
  if (state === "canceled") bench.does({ type: "cancel-invoice", transactionNo, by: "merchant" });
  if (state === "refunded") bench.does({ type: "refund-invoice", transactionNo, reason: null });
  if (state === "failed") fails(bench, transactionNo);
  return transactionNo;
}

/** A fault turns a refund into a failed one; the log shows it. */
function fails({ world, log }: Bench, transactionNo: string): void {
  const refundId = world.refundsAsked + 1;
  const facts = { at: T0, transactionNo, refundId, reason: null, by: "tester" } as const;
  const event = { type: "refund-failed", ...facts } as const;
  log.push(event);
  evolve(world, event);
}

const partners = () => {
  const bench = benchWith();
  bench.does({ type: "seed-merchants", merchants: [MERCHANT] });
  return bench;
};

describe("a refund of an invoice that is", () => {
  test.each([
    ["paid", "invoice-refunded"],
    ["failed", "invoice-refunded"],
    ["refunded", "invoice-refunded refused"],
    ["pending", "invoice-not-paid refused"],
    ["canceled", "invoice-not-paid refused"],
  ])("%s: %s", (state, outcome) => {
    const bench = benchWith();
    const transactionNo = creates(bench, state);
    const { refusal, events } = bench.does({ type: "refund-invoice", transactionNo, reason: "x" });
    expect(refusal ? `${refusal.code} refused` : outcomeOf(events)).toBe(outcome);
    expect(events).toEqual(
      refusal ? [] : [expect.objectContaining({ transactionNo, reason: "x", by: "tester" })],
    );
  });

  test("unknown: invoice-unknown, with the requested number", () => {
    const asked = { type: "refund-invoice", transactionNo: "7", reason: null } as const;
    const refusal = { code: "invoice-unknown", transactionNo: "7" };
    expect(benchWith().does(asked)).toEqual({ refusal, events: [] });
  });
});

describe("a refund of an order with invoices in these states, the earliest first,", () => {
  test.each([
    ["paid", 0],
    ["paid canceled", 0],
    ["paid paid", 1],
    ["paid refunded", 0],
    ["failed pending", 0],
    ["refunded refunded", "invoice-refunded"],
    ["refunded canceled", "invoice-refunded"],
    ["canceled pending", "invoice-not-paid"],
    ["", "order-unknown"],
  ])("%s: %s", (states, expected) => {
    const bench = partners();
    const numbers = states
      .split(" ")
      .filter(Boolean)
      .map((state) => creates(bench, state));
    creates(bench, "paid", "ORD-OTHER");
    const asked = { type: "refund-order", orderNumber: "ORD-1", reason: null, ...KNOWN } as const;
    const { refusal, events } = bench.does(asked);
    const [refund] = events;
    const done = refund?.type === "invoice-refunded" ? numbers.indexOf(refund.transactionNo) : -1;
    expect(refusal?.code ?? done).toBe(expected);
    if (refund) expect(refund).toMatchObject({ by: "partner" });
  });

  test("paid, but of a merchant that the partner does not have: merchant-unknown", () => {
    const bench = partners();
    creates(bench, "paid");
    const who = { key: "mobile", value: "0500000009" } as const;
    const asked = { type: "refund-order", orderNumber: "ORD-1", reason: null, ...who } as const;
    expect(bench.does(asked).refusal).toEqual({ code: "merchant-unknown", ...who });
  });
});

test("refunds are numbered over all invoices, failed ones included", () => {
  const bench = benchWith();
  for (const state of ["refunded", "failed", "refunded"]) creates(bench, state, `ORD-${state}`);
  const refunds = [...bench.world.invoices.values()].map(({ refund }) => refund);
  expect(refunds.map((refund) => [refund?.id, refund?.status])).toEqual([
    [1, "refunded"],
    [2, "failed"],
    [3, "refunded"],
  ]);
});

test("a refund notifies the webhook if there is one, and never the shop", () => {
  const url = "https://shop.example/hook";
  const reported = [null, { url, headers: {} }].map((webhook) => {
    const bench = benchWith({ ...settingsUnder(), webhook });
    const transactionNo = creates(bench, "refunded");
    return bench.log.flatMap((event) => {
      const isCall = event.type === "callback-scheduled" && event.about.kind === "refund";
      return isCall ? [[event.target, event.about, transactionNo]] : [];
    });
  });
  const [, [call = []] = []] = reported;
  expect(reported[0]).toEqual([]);
  expect(call).toEqual([url, { kind: "refund", transactionNo: call[2], refunded: true }, call[2]]);
});
