import type { CallbackKind } from "../../../spec/generated/faults.js";
import type { SettlementTotals } from "../../domain/settlement.js";
import type { Statement, StatementSubject } from "../../domain/statement.js";
import { jsonOf } from "../../domain/text.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import type { ObservedSandbox } from "../record.js";

/** What a breach or a doubt is about, the same in each run: no number and no name that a shop draws. */
export interface Subject {
  readonly operation?: string;
  readonly callback?: CallbackKind;
  /** What the shop said of an order. */
  readonly says?: Statement | Claim;
  /** A call was sent again under a new order number, so the service cannot notice it. */
  readonly isRenumbered?: true;
}

/** What tells a subject from others, a part each. */
export function partsOf({ operation, callback, says, isRenumbered }: Subject): readonly string[] {
  return [
    ...(operation === undefined ? [] : [operation]),
    ...(callback === undefined ? [] : [`${callback} callbacks`]),
    ...(says === undefined ? [] : [`says ${says}`]),
    ...(isRenumbered ? ["renumbered"] : []),
  ];
}

/** How a call ended of which the shop cannot know whether the service carried it out. */
export type UnknownEnd = number | "unanswered" | "aborted" | "cut-off";

/** What happened, by a code and its facts. `sentences.ts` has the sentence of each code. */
export type Happening =
  // Why a journal cannot show that all is well
  | { readonly code: "requests-dropped"; readonly count: number }
  | { readonly code: "request-cut" }
  // Calls to the service: `requests` has both of them
  | {
      readonly code: "resent" | "renumbered" | "perhaps-resent";
      readonly orderNumber: string | null;
      readonly firstEnd: UnknownEnd;
    }
  | {
      readonly code: "token-kept";
      readonly refused: string | null;
      readonly refusedWith: number | null;
      readonly answeredWith: number | null;
    }
  | { readonly code: "no-longer-wait"; readonly waitsMs: readonly number[] }
  | {
      readonly code: "closed-called" | "perhaps-closed-called";
      readonly transactionNo: string;
      readonly known: Report;
    }
  | {
      readonly code: "closed-asked";
      readonly transactionNo: string;
      readonly known: Report;
      readonly times: number;
    }
  // Callbacks
  | {
      readonly code: "answered-late" | "unanswered" | "may-be-retried" | "repeat-refused";
      readonly about: string;
      readonly target: string;
      readonly attempts: number;
      /** The result of the attempt that shows it. */
      readonly detail: string | null;
    }
  // What the shop says of itself
  | { readonly code: "claimed-unpaid"; readonly order: string; readonly claim: Claim }
  | {
      readonly code: "claimed-unconfirmed";
      readonly order: string;
      readonly claim: Claim;
      readonly answers: readonly Report[];
    }
  | {
      readonly code: "stated-falsely";
      readonly order: string;
      readonly says: Statement;
      readonly about: readonly StatementSubject[];
    }
  | {
      readonly code: "amount-accepted";
      readonly order: string;
      readonly claim: Claim;
      readonly asked: Money;
      readonly reported: Money;
    }
  | { readonly code: "total-differs"; readonly total: number; readonly amount: number }
  | {
      readonly code: "owed-differs";
      readonly order: string;
      readonly claimed: number;
      readonly amount: number;
    }
  | {
      readonly code: "books-differ";
      readonly booked: number;
      readonly totals: SettlementTotals;
    }
  | { readonly code: "settlement-unacknowledged"; readonly settlementNumber: string };

/** What the shop says of an order. */
export type Claim = "paid" | "shipped" | "delivered";

/** An amount in units of its currency, such as 25.5. */
export interface Money {
  readonly amount: unknown;
  readonly currency: unknown;
}

/** What an answer said of an invoice. */
export interface Report {
  readonly operation: string | null;
  readonly request: number;
  /** Its status in small letters, or the HTTP status of an answer without one. */
  readonly said: string | number | null;
}

/** Why an invariant had no occasion to be broken. */
export type NoOccasion =
  | "no-sandbox"
  | "no-unknown-outcome"
  | "no-token"
  | "no-own-token"
  | "no-refused-token"
  | "no-repeated-429"
  | "no-closed-invoice"
  | "no-callback"
  | "no-answered-callback"
  | "no-repeated-callback"
  | "shop-not-asked"
  | "no-claim"
  | "no-statement"
  | "no-total"
  | "nothing-settled"
  | "books-not-asked";

/** Something that a record shows about an invariant: a breach, or a doubt. */
export type Shown = Happening & Evidenced;

interface Evidenced {
  readonly subject: Subject;
  /** The ids of the requests that show it, in order. */
  readonly requests: readonly number[];
  /** The ids of the callbacks that show it. */
  readonly callbacks: readonly string[];
  /** The step of the test in which it happened, where that is known. */
  readonly step: string | null;
  /** The shop could not be reached at all: it may have been closed by then. */
  readonly isUnreachable?: boolean;
}

/** What one record shows of one invariant. `verdictOn` judges it. */
export interface InvariantFacts {
  /** How often it could have been broken. */
  readonly occasions: number;
  readonly breaches: readonly Shown[];
  /** Why it is unknown whether it held. */
  readonly doubts: readonly Shown[];
  /** What there was none of, where there was no occasion. */
  readonly none: NoOccasion;
}

/** The verdict on one invariant. */
export type Verdict =
  | { readonly verdict: "held"; readonly times: number }
  | { readonly verdict: "broken"; readonly breaches: readonly Shown[] }
  | { readonly verdict: "not-observed"; readonly why: NoOccasion | Shown };

/** Broken by any breach; held where there was an occasion and nothing was doubtful. */
export function verdictOn({ occasions, breaches, doubts, none }: InvariantFacts): Verdict {
  if (breaches.length > 0) return { verdict: "broken", breaches };
  const [doubt] = doubts;
  if (occasions > 0 && !doubt) return { verdict: "held", times: occasions };
  return { verdict: "not-observed", why: doubt ?? none };
}

/** The facts where an invariant could not be looked at. */
export function noOccasion(none: NoOccasion): InvariantFacts {
  return { occasions: 0, breaches: [], doubts: [], none };
}

/** Something that requests show. */
export function shownBy(requests: readonly JournalEntry[], what: Happening): Shown {
  const { step = null, operationId = null } = requests.at(-1) ?? {};
  const subject = operationId === null ? {} : { operation: operationId };
  return { ...what, subject, requests: requests.map(({ id }) => id), callbacks: [], step };
}

/** Something that the shop said, and the requests that belong to it. */
export function saidBeside(
  requests: readonly JournalEntry[],
  says: NonNullable<Subject["says"]>,
  what: Happening,
): Shown {
  const shown = shownBy(requests, what);
  return { ...shown, subject: { ...shown.subject, says } };
}

/** Why what is left of a journal cannot show that all is well; empty where it can. */
export function gapsIn({ requests, missing }: Evidence): readonly Shown[] {
  if (missing.requests > 0) {
    return [shownBy([], { code: "requests-dropped", count: missing.requests })];
  }
  const cut = requests.find((request) => request.cut.includes("requestBody"));
  return cut ? [shownBy([cut], { code: "request-cut" })] : [];
}

/** What the shop itself says of an order, at a moment. Only the shop can know it. */
export interface ShopWord {
  readonly transactionNo: string;
  readonly paid: boolean;
  /** How often it was shipped; absent where the shop does not say. */
  readonly shipped?: number | undefined;
  /** What the customer owes for it, in units of the currency such as 25.5. */
  readonly owed: number;
  /** The id of the last request that was written down when the shop was asked; 0 for none. */
  readonly afterRequest: number;
}

/** What the invariants are judged by: the record of one sandbox, and what the shop itself says. */
export interface Evidence
  extends Pick<ObservedSandbox, "requests" | "events" | "world" | "missing"> {
  /** Absent if the shop was not asked. */
  readonly words?: readonly ShopWord[];
  /** What the shop was paid out by its own books, in riyals. Absent if the shop was not asked. */
  readonly booked?: number;
  /**
   * Each step is one action of a customer, a bank, the network or time, and the shop is idle before the next.
   * So the shop itself caused a repetition within a step. In a whole test the cause is unknown.
   */
  readonly stepsAreActions?: boolean;
}

/** The fields of a JSON body; none where there is no body, or one that cannot be read. */
export function fieldsOf(body: string | null): Readonly<Record<string, unknown>> {
  const value = jsonOf(body);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** The invoice that a request of the service names, in its path or as its operation calls it. */
export function namedInvoice({ operationId, path, requestBody }: JournalEntry): string | null {
  switch (operationId) {
    case "getInvoice":
      return /\/(\d{13})(?=[/?]|$)/.exec(path)?.[1] ?? null;
    case "cancelInvoice":
      return textOf(fieldsOf(requestBody).transactionNo);
    case "sendOtp":
    case "processPayment":
      return textOf(fieldsOf(requestBody).orderNumber);
    default:
      return null;
  }
}

/** A field that is a text, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
