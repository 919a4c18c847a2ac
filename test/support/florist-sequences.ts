import type { Sequence, SequenceStep } from "../../mocks/explore/sequence.js";
import { stuttered } from "../../mocks/explore/steer.js";

const order = (amount = 20, name = "Sara Al Harbi"): SequenceStep => ({
  does: "start",
  amount,
  name,
});
const start = order();
const pay: SequenceStep = { does: "pay", which: 0 };
const subscribe: SequenceStep = { does: "subscribe", amount: 20, name: "Sara Al Harbi" };
const confirm: SequenceStep = { does: "confirm-subscription", which: 0 };
const forge = (how: "callback" | "callback-of-another" | "cancellation" | "webhook", which = 0) =>
  ({ does: "forge", how, which }) as const;

/** Four looks of a customer; a stutter makes eight of them. */
const looks: Sequence = {
  world: {},
  steps: Array.from({ length: 4 }, () => ({ does: "look", which: 0 })),
};

/** A bug of the florist, the rule that it breaks, and the shortest sequence that shows it. */
export interface ShownBug {
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
  ["trusts-callback", "paid-for-nothing", start, forge("callback")],
  ["ships-twice", "ships-twice", start, pay, { does: "resend", which: 0 }],
  ["keeps-token-after-401", "agreement", start],
  ["keeps-token-after-403", "agreement", start],
  ["exact-case", "agreement", start],
  [
    "forever-canceled",
    "told-wrongly",
    start,
    {
      does: "shop-cancels",
      which: 0,
      under: { fault: "paid-while-canceling", operation: "cancelInvoice" },
    },
  ],
  ["ignores-decline", "told-wrongly", start, { does: "wrong-code", which: 0 }],
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
  ["trusts-cancel", "denies-payment", start, pay, forge("cancellation")],
];

/** The switches under which some of them show. */
const WORLDS: Readonly<Record<string, Sequence["world"]>> = {
  "keeps-token-after-403": { "auth-failure": "403" },
  "exact-case": { "order-status-case": "upper" },
};

export const FLORIST_SEQUENCES: readonly ShownBug[] = ROWS.map(([bug, invariant, ...steps]) => ({
  bug,
  invariant,
  sequence: { world: WORLDS[bug] ?? {}, steps },
}));
