import type { CallbackKind } from "../../spec/generated/faults.js";
import type { Callback } from "../domain/callback.js";
import type { DomainEvent } from "../domain/events.js";
import { OF_ANOTHER_ORDER } from "../domain/fault.js";
import type { InvoiceStatus } from "../domain/moves.js";
import type { JournalEntry } from "../sandbox/journal.js";
import {
  isBroken,
  reportsOtherMoney,
  statusReported,
  type TokenFacts,
  tokenFactsOf,
} from "./invariants/calls.js";
import { type InvariantFacts, namedInvoice } from "./invariants/evidence.js";
import { factsOfInvariants, type InvariantId } from "./invariants/invariants.js";
import {
  callbacksOf,
  type Injection,
  isAboutInvoice,
  isDelivered,
  type ObservedSandbox,
} from "./record.js";
import type { Counts } from "./totals.js";

/** The final state of something that a shop must follow. */
export interface Followed {
  /** The order number of an invoice, or the id of a recurring payment. */
  readonly name: string;
  /** The id of the last request by which the shop asked the service for its state; 0 for none. */
  readonly askedBy: number;
  /** The shop learned its number: from a whole answer, or from a callback that it took. */
  readonly isKnown: boolean;
}

export interface FollowedInvoice extends Followed {
  /** When the test ended. */
  readonly status: InvoiceStatus;
  /** At last, after the end that a matrix gives a test. */
  readonly lastStatus: InvoiceStatus;
  /** The shop answered a callback about the payment with success. */
  readonly isAnnounced: boolean;
  /** The service never made its callback about the payment: a fault dropped it. */
  readonly isUnannounced: boolean;
  /** After the customer had paid, the shop asked for its state, with or without an answer. */
  readonly isAsked: boolean;
  /** It did so, and got a whole answer. */
  readonly isLearned: boolean;
  /** It asked in the test before any callback about the invoice was on its way, as a job or a page of its own does. */
  readonly isAskedUnprompted: boolean;
  /** The service reported the payment to the shop, but each time with another amount or currency than it has. */
  readonly isMisreported: boolean;
}

/** What the gateway saw in one sandbox, as far as a verdict needs it. */
export interface SandboxFacts {
  readonly sandbox: string;
  /** What it was said to be for, such as the name of a test. */
  readonly test: string | null;
  readonly invariants: ReadonlyMap<InvariantId, InvariantFacts>;
  readonly injections: readonly Injection[];
  /** A request that a fault held open was still open. */
  readonly isHeldOpen: boolean;
  /** How often things happened. */
  readonly counts: Counts;
  /** The kinds of callbacks that reached a shop or the customer's browser, whatever the answer was. */
  readonly reached: ReadonlySet<CallbackKind>;
  readonly tokens: TokenFacts;
  readonly invoices: readonly FollowedInvoice[];
  readonly recurring: readonly (Followed & { readonly charges: number })[];
  /** What happened in the test to each invoice and recurring payment: `invoice-created invoice-paid`. */
  readonly lives: readonly string[];
}

/** What a test had reached when it ended. */
export interface TestEnd {
  readonly statuses: ReadonlyMap<string, InvoiceStatus>;
  readonly charges: ReadonlyMap<string, number>;
  /** The callbacks that had reached the shop or the customer's browser. */
  readonly reached: ReadonlySet<string>;
  readonly counts: Counts;
  /** The id of its last request, and the place of its last event. */
  readonly request: number;
  readonly seq: number;
}

/** The state of a sandbox at this moment, at which its test ends. */
export function endOf({ world, requests, counts, events }: ObservedSandbox): TestEnd {
  const { invoices, recurring, callbacks } = world;
  return {
    counts: counts.copy(),
    reached: new Set([...callbacks.values()].flatMap((one) => (isReached(one) ? [one.id] : []))),
    statuses: new Map([...invoices].map(([no, { status }]) => [no, status])),
    charges: new Map([...recurring].map(([id, { chargesDone }]) => [id, chargesDone])),
    request: requests.at(-1)?.id ?? 0,
    seq: events.at(-1)?.seq ?? 0,
  };
}

/** Sums up a record that receives nothing more, of a test that may have ended before. */
export function factsOf(record: ObservedSandbox, end?: TestEnd): SandboxFacts {
  const { name, step, world, requests, injections, events } = record;
  const lastRequest = end?.request ?? Number.POSITIVE_INFINITY;
  const isInTest = ({ id }: JournalEntry) => id <= lastRequest;
  const inTest = requests.filter(isInTest);
  const callbacks = callbacksOf(record);
  const paidAt = new Map(
    events.flatMap(({ seq, event }) => {
      return event.type === "invoice-paid" ? [[event.transactionNo, seq] as const] : [];
    }),
  );
  const calledAt = new Map<string, number>();
  for (const { seq, event } of events) {
    const isCall = event.type === "callback-attempted" || event.type === "callback-redirected";
    if (isCall && !calledAt.has(event.callbackId)) calledAt.set(event.callbackId, seq);
  }
  const listedBy =
    inTest.findLast(({ operationId }) => operationId === "listRecurringPayments")?.id ?? 0;
  const own = [...world.invoices.values()].filter(
    ({ order }) => !order.orderNumber.endsWith(OF_ANOTHER_ORDER),
  );
  /** Whether the shop got a number in the test, in a whole answer or in a callback. */
  const isTold = (number: string, about: readonly Callback[]) =>
    about.some((one) => isReached(one) && (end?.reached.has(one.id) ?? true)) ||
    inTest.some((one) => tellsNumber(one, number));
  return {
    sandbox: name,
    test: step,
    invariants: factsOfInvariants(record),
    injections,
    isHeldOpen: injections.some(({ held }) => held !== null && !held.isClosed),
    counts: end?.counts ?? record.counts,
    tokens: tokenFactsOf(requests),
    reached: new Set(callbacks.flatMap((one) => (isReached(one) ? [one.about.kind] : []))),
    invoices: own.map(({ transactionNo, order, status }): FollowedInvoice => {
      const { orderNumber } = order;
      const asked = requests.filter((one) => asksAbout(one, transactionNo, orderNumber));
      const about = callbacks.filter((one) => isAboutInvoice(one, transactionNo));
      const announcing = about.filter((one) => one.about.kind === "paid");
      const since = paidAt.get(transactionNo) ?? Number.POSITIVE_INFINITY;
      const askedLater = requests.filter((one) => {
        const isLater = (one.position?.seq ?? 0) >= since;
        return isLater && (asked.includes(one) || isPaidByWallet(one, transactionNo));
      });
      const told = askedLater.filter(isInTest);
      const calledSince = Math.min(
        ...about.map(({ id }) => calledAt.get(id) ?? Number.POSITIVE_INFINITY),
      );
      return {
        name: orderNumber,
        status: end ? (end.statuses.get(transactionNo) ?? "pending") : status,
        lastStatus: status,
        askedBy: asked.findLast(isInTest)?.id ?? 0,
        isKnown: asked.some(isInTest) || isTold(transactionNo, about),
        isAnnounced: announcing.some(isDelivered),
        isUnannounced:
          announcing.length > 0 && announcing.every(({ state }) => state === "dropped"),
        isAsked: askedLater.length > 0,
        isLearned: askedLater.some((one) => one.status === 200 && !isBroken(one)),
        isAskedUnprompted: asked.some((one) => {
          return isInTest(one) && (one.position?.seq ?? 0) < calledSince;
        }),
        isMisreported:
          told.some((one) => statusReported(one) === "paid") &&
          told.every((one) => reportsOtherMoney(one, order)),
      };
    }),
    recurring: [...world.recurring.values()].map(({ id, chargesDone }) => {
      const about = callbacks.filter((one) => {
        return one.about.kind === "charge" && one.about.recurringId === id;
      });
      const charges = end?.charges.get(id) ?? chargesDone;
      return { name: id, charges, askedBy: listedBy, isKnown: isTold(id, about) };
    }),
    lives: livesIn(
      events.flatMap(({ seq, event }) =>
        seq <= (end?.seq ?? Number.POSITIVE_INFINITY) ? event : [],
      ),
    ),
  };
}

/** The steps of each thing's life in order. Repeats in a row count once. */
function livesIn(events: readonly DomainEvent[]): readonly string[] {
  const lives = new Map<string, string[]>();
  for (const event of events) {
    const thing = thingIn(event);
    if (thing === null) continue;
    const life = lives.get(thing) ?? [];
    if (life.at(-1) !== event.type) life.push(event.type);
    lives.set(thing, life);
  }
  return [...lives.values()].map((life) => life.join(" "));
}

/** The invoice or the recurring payment that an event is about. When a callback comes is up to the shop. */
function thingIn(event: DomainEvent): string | null {
  if ("callbackId" in event) return null;
  if ("recurringId" in event) return event.recurringId;
  return "transactionNo" in event ? event.transactionNo : null;
}

/** Whether a request asks the service for the state of an invoice. */
function asksAbout(request: JournalEntry, transactionNo: string, orderNumber: string): boolean {
  if (request.operationId === "getInvoice") return namedInvoice(request) === transactionNo;
  if (request.operationId !== "getTransactionsOfOrderNumber") return false;
  return new URL(request.path, "http://shop").searchParams.get("orderNumber") === orderNumber;
}

/** Whether a whole answer to the shop held the number of an invoice or of a recurring payment. */
function tellsNumber(request: JournalEntry, number: string): boolean {
  if (request.status === null || request.status >= 300 || isBroken(request)) return false;
  return request.responseBody?.includes(number) ?? false;
}

function isPaidByWallet(request: JournalEntry, transactionNo: string): boolean {
  const { operationId, status } = request;
  if (operationId !== "processPayment" || status !== 200 || isBroken(request)) return false;
  return namedInvoice(request) === transactionNo;
}

/** Whether a callback came to anyone: a shop that answered in any way, or a browser. */
function isReached({ state, attempts }: Callback): boolean {
  if (state === "redirected") return true;
  return attempts.some(({ result }) => {
    return result !== null && result.outcome !== "unreachable" && result.outcome !== "blocked";
  });
}
