import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { executeConclusively } from "../../mocks/checks/explore/execute.js";
import {
  loadFastCheck,
  sequences,
  steered,
  stuttered,
} from "../../mocks/checks/explore/generate.js";
import type {
  ArmedFault,
  Sequence,
  SequenceStep,
  Together,
} from "../../mocks/checks/explore/sequence.js";
import { type ExplorationSession, openSession } from "../../mocks/checks/explore/session.js";
import type { ShopCredentials } from "../../mocks/checks/explore/shop.js";
import { FLORIST_BUGS, openFlorist } from "../support/florist.js";

const order = (amount = 20, name = "Sara Al Harbi") => ({ does: "start", amount, name }) as const;
const start = order();
const pay = { does: "pay", which: 0 } as const;
const subscribe: SequenceStep = { does: "subscribe", amount: 20, name: "Sara Al Harbi" };
const confirm: SequenceStep = { does: "confirm-subscription", which: 0 };
const refund = { does: "shop-refunds", which: 0 } as const;
const wallet = (which: number) => ({ does: "wallet", which }) as const;
const look = (which: number) => ({ does: "look", which }) as const;
const together = (...both: Together["both"]): Together => ({ does: "together", both });
const forge = (how: "callback" | "callback-of-another" | "cancellation" | "webhook", which = 0) =>
  ({ does: "forge", how, which }) as const;

/** Four looks of a customer; a stutter makes eight of them. */
const looks: Sequence = {
  world: {},
  steps: Array.from({ length: 4 }, () => ({ does: "look", which: 0 })),
};

/** A bug of the florist, the rule that it breaks, and the shortest sequence that shows it. */
interface ShownBug {
  readonly bug: string;
  readonly invariant: string;
  readonly sequence: Sequence;
}

type Row = readonly [bug: string, invariant: string, ...steps: SequenceStep[]];

const ROWS: readonly Row[] = [
  [
    "no-time-limit",
    "bounded-wait",
    { ...start, under: { fault: "hang", operation: "addInvoice" } },
  ],
  [
    "retries-add",
    "no-blind-resend",
    { ...start, under: { fault: "lost-reply", operation: "addInvoice" } },
  ],
  [
    "orders-again",
    "two-invoices",
    { ...start, under: { fault: "lost-reply", operation: "addInvoice" } },
  ],
  ["trusts-callback", "paid-for-nothing", start, forge("callback")],
  ["ships-twice", "ships-twice", start, pay, { does: "resend", which: 0 }],
  ["keeps-token-after-401", "agreement", start],
  ["keeps-token-after-403", "agreement", start],
  ["exact-case", "agreement", start],
  [
    "forever-canceled",
    "false-statement",
    start,
    {
      does: "shop-cancels",
      which: 0,
      under: { fault: "paid-while-canceling", operation: "cancelInvoice" },
    },
  ],
  ["ignores-decline", "false-statement", start, { does: "wrong-code", which: 0 }],
  [
    "amount-not-compared",
    "paid-for-nothing",
    ...[start, order(99.99), pay],
    forge("callback-of-another", 1),
  ],
  ["rounds-by-float", "amount", order(19.99)],
  ["waits-in-callback", "callbacks-answered", start, forge("callback")],
  ["fails-after-work", "callbacks-answered", start, pay],
  ["reuses-order-number", "order-number-reused", start, { does: "restart" }, start],
  [
    "sends-code-twice",
    "no-blind-resend",
    start,
    { does: "wallet", which: 0, under: { fault: "lost-reply", operation: "processPayment" } },
  ],
  ["takes-charge-for-invoice", "paid-for-nothing", start, subscribe, confirm],
  ["counts-charge-retries", "charges", subscribe, { ...confirm, under: { fault: "charge-fails" } }],
  ["time-zone", "denies-payment", start, { does: "advance", by: "PT22H" }, pay],
  ["breaks-arabic", "name", order(20, "سارة الحربي")],
  ["webhook-for-anybody", "paid-for-nothing", start, forge("webhook")],
  ["expires-what-is-paid", "denies-payment", start, pay],
  ["blocks-double-clicks", "denies-payment", start, pay, ...stuttered(looks).steps],
  ["ignores-currency", "currency", { ...order(), currency: "USD" } as SequenceStep],
  [
    "limit-for-headers",
    "bounded-wait",
    { ...start, under: { fault: "slow-body", operation: "addInvoice" } },
  ],
  [
    "hammers-for-codes",
    "hammers",
    start,
    {
      does: "wallet",
      which: 0,
      under: { fault: "rate-limited", times: 20, operation: "sendOtp" },
    },
  ],
  [
    "believes-200",
    "false-statement",
    start,
    {
      does: "wallet",
      which: 0,
      under: { fault: "reply-then-rollback", operation: "processPayment" },
    },
  ],
  [
    "delivers-failed-charges",
    "charges",
    ...[subscribe, confirm],
    { does: "advance", by: "P7D", under: { fault: "charge-fails", times: 3 } },
  ],
  ["drops-unpaid-orders", "denies-payment", start, { does: "advance", by: "PT1H" }, pay],
  ["trusts-cancel", "denies-payment", start, pay, forge("cancellation")],
  [
    "refunds-again",
    "no-blind-resend",
    ...[start, pay],
    { ...refund, under: { fault: "lost-reply", operation: "refundOrder" } },
  ],
  [
    "believes-refund-answer",
    "refunds",
    start,
    pay,
    { ...refund, under: { fault: "refund-fails" } },
  ],
  ["takes-failed-refund", "refunds", start, pay, { ...refund, under: { fault: "refund-fails" } }],
  [
    "takes-refused-refund",
    "false-statement",
    ...[start, pay],
    { ...refund, under: { fault: "rate-limited", operation: "refundOrder" } },
  ],
  [
    "books-refund-twice",
    "refunds",
    ...[start, pay],
    { ...refund, under: { fault: "callback-doubled" } },
  ],
  ["shares-session", "mixes-customers", start, start, together(wallet(0), wallet(1))],
  ["shares-page", "mixes-customers", start, start, together(look(0), look(1))],
  ["shares-order", "mixes-customers", together(order(), order())],
  [
    "logs-in-twice",
    "one-login",
    ...[start, start],
    { ...together(look(0), look(1)), tokensEnded: true },
  ],
  [
    "fails-while-logging-in",
    "turned-away",
    start,
    { ...together(order(), order()), tokensEnded: true },
  ],
  ["storms-for-codes", "storms", start, wallet(0)],
  ["polls-without-pause", "storms", start, { does: "wrong-code", which: 0 }],
  [
    "retries-without-end",
    "hammers",
    ...[start, pay],
    { ...refund, under: { fault: "rate-limited", times: 20, operation: "refundOrder" } },
  ],
];

/** The switches under which some of them show. */
const WORLDS: Readonly<Record<string, Sequence["world"]>> = {
  "keeps-token-after-403": { "auth-failure": "403" },
  "exact-case": { "order-status-case": "upper" },
};

const FLORIST_SEQUENCES: readonly ShownBug[] = ROWS.map(([bug, invariant, ...steps]) => ({
  bug,
  invariant,
  sequence: { world: WORLDS[bug] ?? {}, steps },
}));

/** The shop waits longer than this machine is ever busy, and we wait longer than the shop. */
const SHOP_TIMEOUT_MS = 1000;
const TIMEOUT_MS = 4000;
let bug: string | undefined;
let session: ExplorationSession & { close(): Promise<void> };
beforeAll(async () => {
  const open = (credentials: ShopCredentials) =>
    openFlorist({ ...credentials, bug, timeoutMs: SHOP_TIMEOUT_MS });
  session = await openSession(async () => ({ open }), { timeoutMs: TIMEOUT_MS });
});
afterAll(() => session.close());

/** What is wrong with the shop under a bug, or with the right one, advice included. */
async function found(sequence: Sequence, planted: string | undefined) {
  bug = planted;
  const { findings, advice } = await executeConclusively(session, sequence);
  return [...findings, ...advice].map(({ invariant }) => invariant);
}

describe("the shortest sequence for each bug of the second shop", () => {
  test.each(FLORIST_SEQUENCES)(
    "shows $bug, and passes with the correct shop",
    async ({ bug: planted, invariant, sequence }) => {
      expect(await found(sequence, planted)).toContain(invariant);
      expect(await found(sequence, undefined)).toEqual([]);
    },
  );

  test("exists for every bug", () => {
    expect(FLORIST_SEQUENCES.map((row) => row.bug).sort()).toEqual([...FLORIST_BUGS].sort());
    expect(FLORIST_BUGS.length).toBeGreaterThan(20);
  });
});

test("a stutter finds a bug that only repeated calls show", async () => {
  const row = FLORIST_SEQUENCES.find(({ bug: planted }) => planted === "blocks-double-clicks");
  const steps = row?.sequence.steps.filter((_, index) => index < 2 || index % 2 === 0) ?? [];
  const once: Sequence = { world: {}, steps };
  expect(steps).toHaveLength(6);
  expect(await found(once, row?.bug)).toEqual([]);
  expect(await found(stuttered(once), row?.bug)).toContain("denies-payment");
});

const busy = (operation: ArmedFault["operation"]): ArmedFault => {
  return { fault: "rate-limited", times: 20, ...(operation && { operation }) };
};

/** What the right shop was blamed for once, and does well. */
test.each<[string, Sequence["world"], ...SequenceStep[]]>([
  [
    "ignore another order's invoice in a callback",
    { "expiry-notifies": "no" },
    { ...start, under: { fault: "lost-reply", operation: "addInvoice" } },
    { ...start, under: { fault: "truncated-json", operation: "addInvoice" } },
    forge("callback-of-another"),
  ],
  [
    "miss a refund that the service started itself",
    {},
    start,
    wallet(0),
    { does: "refund", which: 0, under: { fault: "callback-out-of-order" } },
    refund,
  ],
  [
    "fail a wallet payment because the customer has paid on the page",
    {},
    start,
    { ...wallet(0), under: { fault: "lost-reply", operation: "sendOtp" } },
    { does: "restart", under: busy("issueMerchantToken") },
    pay,
    wallet(0),
  ],
  [
    "ask for each number of a callback",
    {},
    { does: "fault", ...busy("getInvoice") },
    { ...start, under: { fault: "lost-reply", operation: "addInvoice" } },
    { does: "advance", by: "P7D", under: { fault: "callback-forged" } },
  ],
  [
    "do each action of two customers with one order once",
    {},
    start,
    pay,
    together(refund, { ...refund, which: 1 }),
  ],
])("a shop may %s", async (_, world, ...steps) => {
  expect(await found({ world, steps }, undefined)).toEqual([]);
});

test("a shop may create the invoice of an order later", async () => {
  const open = async (credentials: ShopCredentials) => {
    const shop = await openFlorist({ ...credentials, timeoutMs: TIMEOUT_MS });
    const waiting: Parameters<typeof shop.start>[0][] = [];
    return {
      ...shop,
      start: (asked: (typeof waiting)[number]) => void waiting.push(asked),
      getOrder: (id: string) => shop.getOrder(id) ?? { state: "new" as const },
      look: (id: string) => shop.getOrder(id) && shop.look?.(id),
      async passTime(now: string) {
        for (const asked of waiting.splice(0)) await shop.start(asked);
        await shop.passTime?.(now);
      },
    };
  };
  const later = await openSession(async () => ({ open }));
  const { findings } = await executeConclusively(later, { world: {}, steps: [start, start] });
  await later.close();
  expect(findings).toEqual([]);
});

test("a shop that has met errors, or is disconnected from the service, still serves customers", async () => {
  const under = { fault: "rate-limited", operation: "addInvoice" } as const;
  const troubled = { ...start, under };
  expect(await found({ world: {}, steps: [troubled, start] }, undefined)).toEqual([]);
  const idle = await openSession(async () => ({
    open: async () => ({ start: () => undefined, getOrder: () => ({ state: "new" as const }) }),
  }));
  const { findings } = await executeConclusively(idle, { world: {}, steps: [start] });
  await idle.close();
  expect(findings).toEqual([]);
});

test("the sequences depend only on the seed", async () => {
  const fc = await loadFastCheck();
  const drawn = (seed: number) => {
    const draw = steered(fc, sequences(fc), seed);
    return Array.from({ length: 20 }, () => draw());
  };
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
});

describe("what a stranger forges is sent where callbacks may go", () => {
  const sent = { method: "GET", url: "http://shop.example/paid", headers: {}, body: null } as const;

  test.each([
    ["to no other host", [], "blocked"],
    ["to a host that is allowed", ["shop.example"], "unreachable"],
  ])("%s", async (_, allowEgress, outcome) => {
    const session = await openSession(async () => ({ open: openFlorist }), { allowEgress });
    const result = await session.stranger.send(sent);
    await session.close();
    expect(result.outcome).toBe(outcome);
  });
});
