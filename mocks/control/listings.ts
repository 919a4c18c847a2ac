import type {
  CallbackRecord,
  Event,
  InvoiceRecord,
  JournalEntry as JournalView,
  RecurringRecord,
  RegistrationRecord,
  SessionRecord,
  SmsRecord,
} from "../../spec/generated/control.types.js";
import type { Links } from "../api/links.js";
import { type Callback, subjectIdOf } from "../domain/callback.js";
import type { LoggedEvent } from "../domain/events.js";
import type { Invoice } from "../domain/invoice.js";
import type { Registration } from "../domain/onboarding.js";
import type { OtpSession } from "../domain/otp.js";
import type { Recurring } from "../domain/recurring.js";
import type { Sms } from "../domain/sms.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { JournalEntry } from "../store/journal.js";
import { EVENT_TYPES } from "./event-types.js";
import { invoiceView } from "./invoice-view.js";
import { type CallVerdict, LIST_STATES } from "./list-states.js";
import type { Listing } from "./lists.js";
import { entryView, sessionState, sessionView, smsView } from "./record-views.js";
import { callbackView, eventView, recurringView, registrationView } from "./views.js";

/** By which states each kind of thing is filtered, and what a search looks in. */

export function invoiceListing(links: Links): Listing<Invoice, InvoiceRecord> {
  return {
    states: LIST_STATES.invoices,
    statesOf: ({ status }) => [status],
    instantOf: ({ createdAt }) => createdAt,
    textsOf: ({ transactionNo, order }) => [
      transactionNo,
      order.orderNumber,
      order.clientName,
      order.clientMobile,
    ],
    view: (invoice) => invoiceView(invoice, links),
  };
}

export function recurringListing(links: Links): Listing<Recurring, RecurringRecord> {
  return {
    states: LIST_STATES.recurring,
    statesOf: ({ status }) => [status],
    instantOf: ({ createdAt }) => createdAt,
    textsOf: ({ id, plan }) => [id, plan.customerName],
    view: (recurring) => recurringView(recurring, links),
  };
}

export const registrationListing: Listing<Registration, RegistrationRecord> = {
  states: LIST_STATES.registrations,
  statesOf: ({ status }) => [status],
  instantOf: ({ createdAt }) => createdAt,
  textsOf: ({ id, licenseNumber, mobile }) => [id, licenseNumber, mobile],
  view: registrationView,
};

export function sessionListing(now: EpochMs): Listing<OtpSession, SessionRecord> {
  return {
    states: LIST_STATES.sessions,
    statesOf: (session) => [sessionState(session, now)],
    instantOf: ({ expiresAt }) => expiresAt,
    textsOf: ({ id, transactionNo, mobile }) => [id, transactionNo, mobile],
    view: (session) => sessionView(session, now),
  };
}

export function callbackListing(world: WorldView): Listing<Callback, CallbackRecord> {
  return {
    states: LIST_STATES.callbacks,
    statesOf: ({ state }) => [state],
    instantOf: ({ attempts, nextAttemptAt, createdAt }) =>
      attempts.at(-1)?.at ?? nextAttemptAt ?? createdAt,
    textsOf: ({ id, about, target }) => [id, target, subjectIdOf(about)],
    view: (callback) => callbackView(callback, world),
  };
}

export const smsListing: Listing<Sms, SmsRecord> = {
  states: LIST_STATES.sms,
  statesOf: ({ about }) => [about],
  instantOf: ({ at }) => at,
  textsOf: ({ to, text, transactionNo }) => [to, text, transactionNo],
  view: smsView,
};

export const eventListing: Listing<LoggedEvent, Event> = {
  states: EVENT_TYPES,
  statesOf: ({ event }) => [event.type],
  instantOf: ({ event }) => event.at,
  textsOf: ({ event }) => [JSON.stringify(event)],
  view: eventView,
};

export const requestListing: Listing<JournalEntry, JournalView> = {
  states: LIST_STATES.requests,
  statesOf: (entry) => [verdictOf(entry), ...(entry.faults.length > 0 ? ["struck"] : [])],
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

/** What came of a request. One is doubtful that was accepted, and looks like a mistake all the same. */
export function verdictOf({ status, code, explanation }: JournalEntry): CallVerdict {
  if (code !== null || status === null || status >= 400) return "refused";
  return explanation === null ? "ok" : "doubtful";
}
