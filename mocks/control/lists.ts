import type {
  CallbacksListQuery,
  InvoicesListQuery,
  RecurringListQuery,
  RegistrationsListQuery,
  RequestsQuery,
  SessionsQuery,
  SmsQuery,
} from "../../spec/generated/control.handles.js";
import type {
  CallbackRecord,
  Event,
  InvoiceRecord,
  JournalEntry as JournalView,
  RecurringRecord,
  RegistrationRecord,
  SessionRecord,
  SettlementSummary,
  SmsRecord,
} from "../../spec/generated/control.types.js";
import type { Links } from "../api/links.js";
import { nearOrAll } from "../api/near-names.js";
import { isPagePath } from "../api/paths.js";
import { type Callback, failureOf, subjectIdOf } from "../domain/callback.js";
import { EVENT_TYPES, type EventType, type LoggedEvent } from "../domain/events.js";
import type { Invoice } from "../domain/invoice.js";
import { toUnits } from "../domain/money.js";
import type { Registration } from "../domain/onboarding.js";
import type { OtpSession } from "../domain/otp.js";
import type { Recurring } from "../domain/recurring.js";
import type { Settlement } from "../domain/settlement.js";
import type { Sms } from "../domain/sms.js";
import { type EpochMs, FIRST_INSTANT } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { verdictOf } from "./call-verdict.js";
import { readInstant } from "./instants.js";
import { FIELDS } from "./messages.js";
import { invalid } from "./refused.js";
import {
  callbackSubject,
  callbackView,
  entryView,
  eventView,
  invoiceView,
  recurringView,
  registrationView,
  sessionState,
  sessionView,
  settlementView,
  smsView,
} from "./views.js";

/** Which things of a list to show: the query of every list, of which each has states of its own. */
type ListQuery = Omit<RequestsQuery, "status"> & { readonly status?: string };

/** The states that the query of a list may ask for, by the spec. */
type StateOf<Query extends { readonly status?: string }> = NonNullable<Query["status"]>;

/** A type of event by its name. Throws a refusal for a name that no event has. */
export function readEventType(name: string): EventType {
  const type = EVENT_TYPES.find((one) => one === name);
  if (type) return type;
  throw invalid("type", `${FIELDS.eventType(name)}. ${nearOrAll(EVENT_TYPES, name)}`);
}

/** The kinds of callbacks. */
export type CallbackKind = CallbackRecord["kind"];

/** How the things of a list are distinguished, and shown. */
export interface Listing<Items extends string, Thing, View, State extends string = string> {
  /** What a page calls them. */
  readonly items: Items;
  /** The states that a thing is in, of which `status` asks for one. */
  readonly statesOf: (thing: Thing) => readonly State[];
  /** When it began, by the sandbox's clock. */
  readonly instantOf: (thing: Thing) => EpochMs;
  /** The texts that a search looks in. */
  readonly textsOf: (thing: Thing) => readonly (string | null)[];
  readonly view: (thing: Thing) => View;
}

/** How many things a page has by default. */
export const PAGE = 100;

/** A page of a list. */
type ListPage<Items extends string, View> = { readonly [Name in Items]: readonly View[] } & {
  /** How many match on all pages together. */
  readonly matches: number;
  readonly next: number | null;
};

/** The things of a list that a query asks for. */
export function matchesOf<Thing>(
  things: Iterable<Thing>,
  query: ListQuery,
  listing: Listing<string, Thing, unknown>,
): Thing[] {
  return [...things].filter(wantedBy(query, listing));
}

/**
 * The page of a list, given oldest first, that a query asks for. Its cursor counts from the oldest in both orders,
 * so that it stays right while things are added.
 */
export function pageOf<Items extends string, Thing, View>(
  things: Iterable<Thing>,
  query: ListQuery,
  listing: Listing<Items, Thing, View>,
): ListPage<Items, View> {
  const { cursor, limit = PAGE, order } = query;
  const { items, view } = listing;
  const found = matchesOf(things, query, listing);
  const matches = found.length;
  const page = (shown: readonly Thing[], next: number | null) =>
    ({ [items]: shown.map(view), matches, next }) as ListPage<Items, View>;
  if (order === "newest") {
    const end = Math.min(cursor ?? matches, matches);
    const begin = Math.max(0, end - limit);
    return page(found.slice(begin, end).reverse(), begin > 0 ? begin : null);
  }
  const begin = cursor ?? 0;
  const end = Math.min(begin + limit, matches);
  return page(found.slice(begin, end), end < matches ? end : null);
}

function wantedBy<Thing>(
  { status, q, since, to }: ListQuery,
  { statesOf, instantOf, textsOf }: Listing<string, Thing, unknown>,
): (thing: Thing) => boolean {
  const from = since === undefined ? FIRST_INSTANT : readInstant(since, "since");
  const until = to === undefined ? Number.POSITIVE_INFINITY : readInstant(to, "to");
  const isTimed = since !== undefined || to !== undefined;
  const wanted = q?.toLowerCase();
  return (thing) => {
    if (status !== undefined && !statesOf(thing).includes(status)) return false;
    if (isTimed && !isBetween(instantOf(thing), from, until)) return false;
    return wanted === undefined || textsOf(thing).some((text) => holds(text, wanted));
  };
}

function isBetween(at: EpochMs, from: EpochMs, until: EpochMs): boolean {
  return at >= from && at < until;
}

function holds(text: string | null, wanted: string): boolean {
  return text?.toLowerCase().includes(wanted) ?? false;
}

/** The invoices of which the last attempt of a callback failed. */
export function invoicesUnnotified({ callbacks }: WorldView): ReadonlySet<string> {
  const isFailed = ({ state, attempts }: Callback) =>
    state === "failed" || (state === "waiting" && attempts.length > 0);
  const failed = [...callbacks.values()].filter(isFailed);
  return new Set(failed.map(({ about }) => subjectIdOf(about)));
}

export function invoiceListing(
  links: Links,
  unnotified: ReadonlySet<string>,
): Listing<"invoices", Invoice, InvoiceRecord, StateOf<InvoicesListQuery>> {
  return {
    items: "invoices",
    statesOf: ({ transactionNo, status, declines, refund }) => [
      status,
      ...(status === "pending" && declines.length > 0 ? (["declined"] as const) : []),
      ...(refund?.status === "refunded" ? (["refunded"] as const) : []),
      ...(unnotified.has(transactionNo) ? (["callback-failed"] as const) : []),
    ],
    instantOf: ({ createdAt }) => createdAt,
    textsOf: ({ transactionNo, order, method }) => [
      transactionNo,
      toUnits(order.amount).toFixed(2),
      method,
      order.orderNumber,
      order.clientName,
      order.clientMobile,
    ],
    view: (invoice) => invoiceView(invoice, links),
  };
}

export function recurringListing(
  links: Links,
): Listing<"recurring", Recurring, RecurringRecord, StateOf<RecurringListQuery>> {
  return {
    items: "recurring",
    statesOf: ({ status }) => [status],
    instantOf: ({ createdAt }) => createdAt,
    textsOf: ({ id, plan }) => [id, plan.customerName],
    view: (recurring) => recurringView(recurring, links),
  };
}

export const registrationListing: Listing<
  "registrations",
  Registration,
  RegistrationRecord,
  StateOf<RegistrationsListQuery>
> = {
  items: "registrations",
  statesOf: ({ status }) => [status],
  instantOf: ({ createdAt }) => createdAt,
  textsOf: ({ id, licenseNumber, mobile }) => [id, licenseNumber, mobile],
  view: registrationView,
};

export const settlementListing: Listing<"settlements", Settlement, SettlementSummary> = {
  items: "settlements",
  statesOf: () => [],
  instantOf: ({ at }) => at,
  textsOf: ({ number, bank, iban, lines }) => [
    ...[number, bank, iban],
    ...lines.map(({ transactionNo }) => transactionNo),
  ],
  view: settlementView,
};

export function sessionListing(
  now: EpochMs,
): Listing<"sessions", OtpSession, SessionRecord, StateOf<SessionsQuery>> {
  return {
    items: "sessions",
    statesOf: (session) => [sessionState(session, now)],
    instantOf: ({ expiresAt }) => expiresAt,
    textsOf: ({ id, transactionNo, mobile }) => [id, transactionNo, mobile],
    view: (session) => sessionView(session, now),
  };
}

export function callbackListing(
  world: WorldView,
): Listing<"callbacks", Callback, CallbackRecord, StateOf<CallbacksListQuery>> {
  return {
    items: "callbacks",
    statesOf: (callback) => [
      callback.state,
      ...(failureOf(callback) ? (["failing"] as const) : []),
    ],
    instantOf: ({ attempts, nextAttemptAt, createdAt }) =>
      attempts.at(-1)?.at ?? nextAttemptAt ?? createdAt,
    textsOf: ({ id, about, target }) => [
      id,
      target,
      subjectIdOf(about),
      callbackSubject(about, world),
    ],
    view: (callback) => callbackView(callback, world),
  };
}

export const smsListing: Listing<"sms", Sms, SmsRecord, StateOf<SmsQuery>> = {
  items: "sms",
  statesOf: ({ about }) => [about],
  instantOf: ({ at }) => at,
  textsOf: ({ to, text, transactionNo }) => [to, text, transactionNo],
  view: smsView,
};

export const eventListing: Listing<"events", LoggedEvent, Event> = {
  items: "events",
  statesOf: ({ event }) => [event.type],
  instantOf: ({ event }) => event.at,
  textsOf: ({ event }) => [JSON.stringify(event)],
  view: eventView,
};

export const requestListing: Listing<
  "requests",
  JournalEntry,
  JournalView,
  StateOf<RequestsQuery>
> = {
  items: "requests",
  statesOf: (entry) => [
    verdictOf(entry),
    ...(entry.faults.length > 0 ? (["injected"] as const) : []),
    entry.operationId === null && isPagePath(entry.path.split("?", 1)[0] ?? "") ? "page" : "api",
  ],
  instantOf: ({ at }) => at,
  textsOf: ({ operationId, path, code, explanation, requestBody, responseBody }) => [
    operationId,
    path,
    code,
    explanation,
    requestBody,
    responseBody,
  ],
  view: entryView,
};
