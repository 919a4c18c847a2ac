import { expect, test, vi } from "vitest";
import { EVENT_TYPES } from "../../mocks/control/lists.js";
import { LIFE_NAMES, MOVES } from "../../mocks/observe/lives.js";
import { moveName, overlap, STATE_BOX } from "../../mocks/report/state-layout.js";
import type { WhyResult } from "../../spec/generated/control.types.js";

// The page keeps the language that was chosen, and there is no browser here. Other files test the other language.
vi.resetModules();
Object.assign(globalThis, { localStorage: { getItem: () => "en" } });
const { callbackVerdict, readable, recurringVerdict, stepText, verdictOf } = await import(
  "../../mocks/workbench/app/why-words.js"
);
const { counted } = await import("../../mocks/workbench/app/words.js");
const { laidOut, traveledMoves } = await import("../../mocks/workbench/app/state-graph.js");

type Step = WhyResult["chain"][number];

const answered = (outcome: string, status: number | null, retryAt: string | null = null) => ({
  type: "callback-answered",
  values: {
    callbackId: "cb-1",
    result: { outcome, status, detail: `answered ${status}` },
    retryAt,
  },
});

const step = (seq: number, at: string, rest: Pick<Step, "type" | "values">): Step => {
  return { seq, at, text: "the gateway's own sentence", ...rest };
};

const attempted = { type: "callback-attempted", values: { callbackId: "cb-1" } };

test("says why an invoice has its status, with times in Riyadh", () => {
  const why = { transactionNo: "1", status: "paid", because: "", chain: [] } as const;
  const paid = { declines: 1, at: "2026-03-01T09:00:00.000Z", method: "mada", via: "page" };
  expect(verdictOf({ ...why, code: "paid", values: paid })).toBe(
    "Paid by mada on the payment page at 1 Mar 12:00:00 after 1 declined payment.",
  );
  expect(
    verdictOf({ ...why, code: "paid", values: { ...paid, declines: 2, via: "control" } }),
  ).toBe("Paid by mada, as you asked, at 1 Mar 12:00:00 after 2 declined payments.");
  const refund = { refundedAt: "2026-03-02T09:00:00.000Z", refundedBy: "merchant" };
  expect(verdictOf({ ...why, code: "paid", values: { ...paid, ...refund } })).toMatch(
    / Refunded by your shop at 2 Mar 12:00:00\.$/,
  );
  const until = { declines: 0, until: "2026-03-02T09:00:00.000Z" };
  expect(verdictOf({ ...why, code: "unpaid", values: until })).toBe(
    "Not paid yet. It can be paid until 2 Mar 12:00:00.",
  );
});

test("says how the last attempt of a callback went, and what to do about it", () => {
  const chain = [
    step(1, "2026-03-01T09:00:00.000Z", attempted),
    step(2, "2026-03-01T09:00:01.000Z", answered("refused", 404, "2026-03-01T09:01:00.000Z")),
  ];
  const why = { callbackId: "cb-1", state: "waiting", because: "", next: null, chain } as const;
  expect(callbackVerdict({ ...why, code: "retried" })).toBe(
    "Attempt 1 got 404 (the shop has no such route: compare it with the URL of the callback). paystub retries it.",
  );
});

test("says which charge of a recurring payment failed", () => {
  const values = { cycle: 2, code: "DECLINED", message: "The card was declined" };
  const chain = [step(1, "2026-03-01T09:00:00.000Z", { type: "charge-failed", values })];
  const why = { recurringId: "r", status: "active", because: "", next: null, chain } as const;
  expect(recurringVerdict({ ...why, code: "retrying" })).toBe(
    "Active, but charge 2 failed: The card was declined (DECLINED).",
  );
});

test("makes one line of an attempt with its answer, and of attempts that failed in a row", () => {
  const at = (minute: number) => `2026-03-01T20:5${minute}:00.000Z`;
  const chain = [
    step(1, at(7), { type: "invoice-paid", values: { method: "mada", via: "page" } }),
    step(2, at(7), attempted),
    step(3, at(7), answered("refused", 500, at(8))),
    step(4, at(8), attempted),
    step(5, at(8), answered("refused", 500, at(9))),
    step(6, "2026-03-01T21:00:00.000Z", attempted),
    step(7, "2026-03-01T21:00:00.000Z", answered("delivered", 200)),
  ];
  expect(readable(chain).map(({ seq, time, text }) => [seq, time, text])).toEqual([
    [1, "1 Mar 23:57:00", "Paid by mada on the payment page"],
    [5, "23:58:00", "2 attempts failed. Callback cb-1 got 500, next attempt at 1 Mar 23:59:00"],
    [7, "2 Mar 00:00:00", "Callback cb-1 was delivered"],
  ]);
});

test("makes one line of all attempts of a callback, and names each new day", () => {
  const to = (callbackId: string, of: ReturnType<typeof answered>) => {
    return { ...of, values: { ...of.values, callbackId } };
  };
  const [first, second] = ["2026-03-01T09:00:00.000Z", "2026-03-02T09:00:00.000Z"];
  const chain = [
    step(1, first, { type: "recurring-started", values: {} }),
    step(2, first, to("cb-1", answered("refused", 500, second))),
    step(3, second, to("cb-2", answered("refused", 500))),
    step(4, second, to("cb-1", answered("refused", 500))),
  ];
  expect(readable(chain).map(({ seq, time, text }) => [seq, time, text])).toEqual([
    [1, "1 Mar 12:00:00", "Started by the customer"],
    [3, "2 Mar 12:00:00", "Callback cb-2 got 500"],
    [4, "12:00:00", "2 attempts failed. Callback cb-1 got 500"],
  ]);
});

test("draws only the moves that a thing has made, from the state in which it made them", () => {
  const move = (from: string, event: string, to: string) => ({ from, event, to });
  const moves = [
    move("registered", "charges-arranged", "registered"),
    move("registered", "recurring-started", "active"),
    move("active", "charges-arranged", "active"),
    move("active", "recurring-ended", "ended"),
  ];
  const events = ["recurring-registered", "recurring-started", "charges-arranged"].map(
    (type, n) => ({ type, at: `2026-03-0${n + 1}T09:00:00.000Z` }),
  );
  const traveled = traveledMoves({ begins: "registered", moves }, events);
  expect([...traveled]).toEqual([
    [moves[1], "2026-03-02T09:00:00.000Z"],
    [moves[2], "2026-03-03T09:00:00.000Z"],
  ]);
});

const names = (moves: readonly { readonly event: string }[]) =>
  moves.map(({ event }) => moveName(event));

test.each([
  ...LIFE_NAMES.map((life) => [life, "counts", () => ["1,234"]] as const),
  ["invoice", "names of events", names] as const,
  ["recurring", "names of events", names] as const,
  ["recurring", "days and times", () => ["28 Nov", "12:59:59"]] as const,
])("keeps the texts in the graph of %s apart: %s", (life, _what, textsOf) => {
  const moves = MOVES.filter((move) => move.life === life);
  const states = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
  const graph = { begins: states[0] ?? "", states, moves };
  const { places, areas } = laidOut(graph, (of) => ({ texts: textsOf(of), isMade: false }));
  const boxes = [...places.values()].map((place) => ({ ...place, ...STATE_BOX }));
  const covered = areas.flatMap((area, n) =>
    [...boxes, ...areas.slice(n + 1)].filter((other) => overlap(area, other) > 0),
  );
  expect(covered).toEqual([]);
});

test("has a sentence of its own for each event that leads somewhere", () => {
  const leads = /^(invoice|payment|refund|otp|recurring|charges?|callback|sms)-/;
  const { values } = answered("timeout", null);
  const texts = EVENT_TYPES.filter((type) => leads.test(type)).map((type) =>
    stepText(step(1, "2026-03-01T09:00:00.000Z", { type, values })),
  );
  expect(texts).not.toContain("the gateway's own sentence");
});

test.each([
  [1, "1 attempt"],
  [2, "2 attempts"],
  [1200, "1,200 attempts"],
])("counts %i as %s", (count, text) => {
  expect(counted("attempts", count)).toBe(text);
});
