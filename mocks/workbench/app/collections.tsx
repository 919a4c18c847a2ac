import type {
  CallbackRecord,
  operations,
  RecurringRecord,
  SessionRecord,
} from "../../../spec/generated/control.types.js";
import type { CallNews } from "../../control/news.js";
import type { Address } from "./address.js";
import { placeOf, read } from "./api.js";
import { CallDetail } from "./call-detail.js";
import { stateOf } from "./call-state.js";
import { CallbackDetail } from "./callback-detail.js";
import { Collection, type RowTexts } from "./collection.js";
import { moneyOf } from "./formats.js";
import { InvoiceDetail } from "./invoice-detail.js";
import { CALL_NEWS, INVOICE_NEWS, type InvoiceRow } from "./list-news.js";
import { listedAt } from "./listed-at.js";
import { live } from "./live.js";
import { refusedSpoken } from "./refusal-titles.js";
import { RecurringDetail, SessionDetail } from "./small-details.js";
import { said } from "./words.js";

const ask = <Id extends keyof operations>(path: string) =>
  read<Id>(placeOf(live.known.sandbox) + path);

const invoiceState = ({ status, declines, refund }: InvoiceRow): string => {
  if (refund?.status === "refunded") return "refunded";
  return status === "pending" && declines.length > 0 ? "declined" : status;
};

const invoiceTexts = (invoice: InvoiceRow): RowTexts => ({
  id: invoice.transactionNo,
  state: invoiceState(invoice),
  title: invoice.clientName,
  figure: moneyOf(invoice.amount),
  second: invoice.orderNumber,
  time: listedAt(invoice.createdAt),
});

const INVOICE_STATES = ["pending", "paid", "canceled"];

const loadInvoices = async (query: string) => {
  const { invoices, matches } = await ask<"listInvoices">(`/invoices?${query}`);
  return { items: invoices, matches };
};

/** The invoices; on the overview a row opens beside the list, with less of it. */
export function Invoices(address: Address) {
  const { id, view } = address;
  return (
    <Collection
      address={address}
      title="invoices"
      topic="invoices"
      follows={INVOICE_NEWS}
      states={INVOICE_STATES}
      load={loadInvoices}
      texts={invoiceTexts}
    >
      {id !== undefined && (
        <InvoiceDetail key={id} transactionNo={id} isBrief={view === "overview"} />
      )}
    </Collection>
  );
}

const recurringTexts = (recurring: RecurringRecord): RowTexts => ({
  id: recurring.recurringId,
  state: recurring.status,
  title: recurring.customerName,
  figure: moneyOf(recurring.amount),
  second: `${said(recurring.type)} · ${recurring.chargesDone}/${recurring.iterations || "∞"}`,
  time: listedAt(recurring.createdAt),
});

const RECURRING_STATES = ["registered", "active", "completed", "ended", "canceled"];

export function Recurring(address: Address) {
  const load = async (query: string) => {
    const { recurring, matches } = await ask<"listRecurring">(`/recurring?${query}`);
    return { items: recurring, matches };
  };
  return (
    <Collection
      address={address}
      title="recurring"
      topic="recurring"
      states={RECURRING_STATES}
      load={load}
      texts={recurringTexts}
    >
      {address.id !== undefined && <RecurringDetail id={address.id} />}
    </Collection>
  );
}

const sessionTexts = (session: SessionRecord): RowTexts => ({
  id: session.paymentSessionId,
  state: session.state,
  title: session.mobile,
  figure: moneyOf(session.total),
  second: session.transactionNo,
  time: listedAt(session.expiresAt),
});

const SESSION_STATES = ["open", "used", "replaced", "blocked", "expired"];

export function Sessions(address: Address) {
  const load = async (query: string) => {
    const { sessions, matches } = await ask<"listSessions">(`/sessions?${query}`);
    return { items: sessions, matches };
  };
  return (
    <Collection
      address={address}
      title="sessions"
      topic="sessions"
      states={SESSION_STATES}
      load={load}
      texts={sessionTexts}
    >
      {address.id !== undefined && <SessionDetail id={address.id} />}
    </Collection>
  );
}

const callTexts = (entry: CallNews): RowTexts => ({
  id: String(entry.id),
  state: stateOf(entry),
  title: entry.operationId ?? entry.path,
  figure: String(entry.status ?? "–"),
  second: refusedSpoken(entry)[0]?.text ?? `${entry.method} ${entry.path}`,
  time: listedAt(entry.at),
});

export function Calls(address: Address) {
  const load = async (query: string) => {
    const { requests, matches, dropped } = await ask<"listRequests">(`/requests?${query}`);
    // A search counts among those that are kept; the whole list counts all that there ever were.
    const isWhole = !/(^|&)(q|status)=/.test(query);
    return { items: requests, matches: matches ?? requests.length, before: isWhole ? dropped : 0 };
  };
  return (
    <Collection
      address={address}
      title="calls"
      topic="calls"
      follows={CALL_NEWS}
      states={["ok", "refused", "doubtful", "struck"]}
      load={load}
      texts={callTexts}
    >
      {address.id !== undefined && <CallDetail id={address.id} />}
    </Collection>
  );
}

const callbackTexts = (callback: CallbackRecord): RowTexts => ({
  id: callback.id,
  state: callback.state,
  title: `${callback.id} ${callback.kind}`,
  figure: String(callback.attempts.length),
  second: callback.url,
  time: listedAt(callback.attempts.at(-1)?.at ?? callback.nextAttemptAt ?? callback.createdAt),
});

const CALLBACK_STATES = ["waiting", "delivered", "failed", "redirected", "dropped"];

export function Callbacks(address: Address) {
  const load = async (query: string) => {
    const { callbacks, matches } = await ask<"listCallbacks">(`/callbacks?${query}`);
    return { items: callbacks, matches };
  };
  return (
    <Collection
      address={address}
      title="callbacks"
      topic="callbacks"
      states={CALLBACK_STATES}
      load={load}
      texts={callbackTexts}
    >
      {address.id !== undefined && <CallbackDetail id={address.id} />}
    </Collection>
  );
}
