import type { Shown } from "../../observe/invariants/evidence.js";
import type { InvariantId } from "../../observe/invariants/invariants.js";
import type { SequenceStep } from "./sequence.js";
import type { ReportedOrder, Shop } from "./shop.js";

/** What a finding is about: an order or a subscription, counted from 1, or an operation. */
export interface Subject {
  readonly order?: number;
  readonly subscription?: number;
  readonly operation?: string | null;
}

/** When the shop was asked: after a step, counted from 1, or when all was over. */
export type When = { readonly step: SequenceStep; readonly nth: number } | "end";

/** What the shop had to do: a method of its adapter, or to answer the calls of the service. */
export type Task = keyof Shop | "callbacks";

/** What the shop says to a customer who pays by wallet, cancels or wants the money back. */
export type Statement = "wallet" | "cancel" | "refund";

/** What each code of a finding shows. `report.ts` has the sentence of each. */
export interface Evidence {
  // What the shop says of an order or a subscription
  readonly "paid-for-nothing": { readonly when: When };
  readonly "shipped-unpaid": { readonly when: When };
  readonly "shipped-again": { readonly when: When; readonly times: number };
  readonly "payment-denied": { readonly when: When; readonly state: ReportedOrder["state"] };
  readonly "payment-missed": { readonly state: ReportedOrder["state"] };
  readonly "not-shipped": Record<never, never>;
  readonly "cancel-missed": { readonly state: ReportedOrder["state"] };
  readonly "refund-claimed": { readonly when: When };
  readonly "refunded-again": { readonly when: When; readonly times: number };
  readonly "refund-missed": Record<never, never>;
  readonly "charges-differ": {
    readonly when: When;
    readonly delivered: number;
    readonly charged: number;
  };
  // What it asked the service for
  readonly "two-invoices": { readonly count: number };
  readonly "order-number-reused": {
    readonly orderNumber: string;
    readonly transactionNo: string;
  };
  /** Both amounts are in units of the currency. */
  readonly "other-amount": { readonly ordered: number; readonly asked: number };
  readonly "other-currency": { readonly ordered: string; readonly asked: string };
  readonly "other-name": { readonly ordered: string; readonly asked: string };
  // What it mixes up, and what it says to a customer
  readonly "invoice-of-another": { readonly transactionNo: string };
  readonly "page-of-another": { readonly transactionNo: string } | { readonly name: string };
  readonly "code-of-another": { readonly request: number };
  readonly "false-statement": {
    readonly about: Statement;
    readonly said: boolean;
    /** The states of the invoices. */
    readonly states: readonly string[];
  };
  readonly "no-invoice": Record<never, never>;
  readonly "not-charged": Record<never, never>;
  // Its calls
  readonly "failing-call-repeated": { readonly times: number; readonly status: number | null };
  readonly "good-call-repeated": { readonly times: number };
  readonly "asked-without-pause": { readonly times: number; readonly transactionNo: string | null };
  readonly "logged-in-twice": { readonly times: number };
  readonly "invariant-broken": { readonly shown: Shown };
  // Its answers to callers
  readonly "callback-answered-500": { readonly path: string };
  readonly "stranger-unanswered": { readonly path: string };
  readonly late: { readonly task: Task; readonly limitMs: number };
  readonly busy: { readonly limitMs: number; readonly request: number | null };
  readonly crashed: { readonly task: Task; readonly error: string };
  readonly "no-order": { readonly answer: unknown };
  readonly complained: { readonly complaint: string };
}

export type Code = keyof Evidence;

/** Something that is wrong with a shop. */
export type Finding = {
  readonly [Each in Code]: {
    /** The rule that is broken. */
    readonly invariant: string;
    readonly code: Each;
    readonly subject: Subject;
    readonly evidence: Evidence[Each];
  };
}[Code];

/** The rule that each code breaks; an invariant is a rule of its own. */
const RULES: { readonly [Each in Exclude<Code, "invariant-broken">]: string } = {
  "paid-for-nothing": "paid-for-nothing",
  "shipped-unpaid": "ships-unpaid",
  "shipped-again": "ships-twice",
  "payment-denied": "denies-payment",
  "payment-missed": "agreement",
  "not-shipped": "agreement",
  "cancel-missed": "agreement",
  "refund-claimed": "refunds",
  "refunded-again": "refunds",
  "refund-missed": "refunds",
  "charges-differ": "charges",
  "two-invoices": "two-invoices",
  "order-number-reused": "order-number-reused",
  "other-amount": "amount",
  "other-currency": "currency",
  "other-name": "name",
  "invoice-of-another": "mixes-customers",
  "page-of-another": "mixes-customers",
  "code-of-another": "mixes-customers",
  "false-statement": "false-statement",
  "no-invoice": "turned-away",
  "not-charged": "turned-away",
  "failing-call-repeated": "hammers",
  "good-call-repeated": "storms",
  "asked-without-pause": "storms",
  "logged-in-twice": "one-login",
  "callback-answered-500": "callbacks-answered",
  "stranger-unanswered": "callbacks-answered",
  late: "bounded-wait",
  busy: "bounded-wait",
  crashed: "crash",
  "no-order": "adapter",
  complained: "check",
};

/** A finding of a code. */
export function finding<Each extends keyof typeof RULES>(
  code: Each,
  subject: Subject,
  evidence: Evidence[Each],
): Finding {
  return { invariant: RULES[code], code, subject, evidence } as Finding;
}

/** A finding of an invariant that every record is judged by. */
export function brokenInvariant(invariant: InvariantId, shown: Shown): Finding {
  return { invariant, code: "invariant-broken", subject: shown.subject, evidence: { shown } };
}
