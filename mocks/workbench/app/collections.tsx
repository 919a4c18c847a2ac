import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type {
  CallbackRecord,
  Event,
  operations,
  RecurringRecord,
  SessionRecord,
  SettlementSummary,
} from "../../../spec/generated/control.types.js";
import type { StreamedCall } from "../../control/changes.js";
import { BRANDS } from "../../domain/money.js";
import { ZONE } from "../../domain/time.js";
import { type Address, go, hashOf, listQuery, pageQuery } from "./address.js";
import { placeOf, read } from "./api.js";
import { CallDetail } from "./call.js";
import { CallbackDetail, callbackState } from "./callback.js";
import { stateOf } from "./calls.js";
import { EVENT_GROUPS, type StateGroup, stateOfEvent, type Topic } from "./event-kinds.js";
import { dateOf, dayOf, moneyOf, timeOf } from "./format.js";
import { Dot } from "./icons.js";
import { InvoiceDetail } from "./invoice.js";
import { openOverlay } from "./keys.js";
import { listedAt, type RowAttributes, Search, todayOf, VirtualList } from "./list.js";
import { useRead } from "./reading.js";
import { Writes } from "./record-note.js";
import { EventDetail, RecurringDetail, recurringState, SessionDetail } from "./recurring.js";
import {
  CALL_CHANGES,
  EVENT_CHANGES,
  type Following,
  INVOICE_CHANGES,
  type InvoiceRow,
  type ListedPage,
} from "./rows.js";
import { checkOf, OpenPayments, SettlementDetail } from "./settlements.js";
import { live, useLive } from "./store.js";
import { counted, said, t, type Word } from "./words.js";

/** The two lines of a row. */
interface RowTexts {
  readonly id: string;
  readonly state: string;
  readonly title: string;
  readonly figure: string;
  readonly second: string;
  /** Whether the mark alone shows the state, because it has no text. */
  readonly isUnsaid?: boolean;
  readonly time: string;
}

interface CollectionProps<Item> {
  readonly address: Address;
  readonly title: Word;
  readonly states: readonly string[];
  /** Many states to filter by, in groups; a menu has them. */
  readonly groups?: readonly StateGroup[];
  readonly load: (query: string) => Promise<ListedPage<Item>>;
  readonly texts: (item: Item) => RowTexts;
  /** Which changes concern it. */
  readonly topic: Topic;
  /** How it follows the stream, where it can: a search and a filter are left to the gateway. */
  readonly follows?: Following<Item>;
  /** What is shown beside the list of the row that is open: on a wide page the newest until one is opened. */
  readonly detail?: (id: string) => ComponentChildren;
  /** What is shown beside the list while no row is open. */
  readonly children?: ComponentChildren;
  /** How many there are in each state. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** More filters below those of the state. */
  readonly more?: (address: Address) => ComponentChildren;
  /** The form that creates what the list shows. */
  readonly form?: { readonly word: Word; readonly opens: "order" | "subscription" };
  /** The view that a row opens in, where it is not this one. */
  readonly opens?: string;
}

/** What brings the first row of a list. */
const EMPTY: Readonly<Record<Topic, Word>> = {
  invoices: "noInvoices",
  recurring: "noRecurring",
  sessions: "noSessions",
  calls: "noCalls",
  callbacks: "noCallbacks",
  sms: "none",
  settlements: "noSettlements",
  events: "none",
};

/** A list with its search and its filters, and what was chosen of it beside it. */
function Collection<Item>(props: CollectionProps<Item>) {
  const {
    address,
    title,
    states,
    groups,
    load,
    texts,
    topic,
    follows,
    children,
    counts,
    more,
    detail,
    opens,
    form,
  } = props;
  const version = useLive(({ versions }) => versions[topic] ?? 0);
  const sandbox = useLive((state) => state.sandbox);
  useLive(todayOf);
  const reading = useLive((state) => state.reading);
  const { id, view } = address;
  const asked = listQuery(address);
  const filter = asked.size > 0 ? `?${asked}` : "";
  const about = `${sandbox}/${title}/${reading ?? 0}${filter}`;
  const isWide = useIsWide();
  const [newest, setNewest] = useState<{ readonly about: string; readonly id: string }>();
  const preselected = isWide && !children && newest?.about === about ? newest.id : undefined;
  const open = id ?? preselected;
  const beside = open === undefined ? children : detail?.(open);
  const page = (cursor: number | undefined, limit: number) => load(pageQuery(asked, limit, cursor));
  const row = (item: Item, attributes: RowAttributes): JSX.Element => {
    const shown = texts(item);
    const href = hashOf({ ...address, view: opens ?? view, id: shown.id });
    return (
      <Row key={shown.id} texts={shown} href={href} isOn={shown.id === open} at={attributes} />
    );
  };
  return (
    <>
      {view === title && <h1 class="vh">{t(title)}</h1>}
      <div class={`two ${id === undefined ? "" : "has"}`}>
        <section class="card list" aria-label={t(title)}>
          <div class="listhead">
            <Search address={address} />
            {form && (
              <Writes>
                <button type="button" class="btn pri" onClick={() => openOverlay(form.opens)}>
                  {t(form.word)}
                </button>
              </Writes>
            )}
          </div>
          {groups ? (
            <FilterMenu address={address} groups={groups} />
          ) : (
            states.length > 0 && <Filters address={address} states={states} counts={counts} />
          )}
          {more ? more(address) : <Within {...address} />}
          {reading !== undefined && (
            <VirtualList
              about={about}
              version={version}
              label={t(title)}
              empty={EMPTY[topic]}
              load={page}
              row={row}
              isOpen={(item) => texts(item).id === open}
              newest={(item) => {
                const first = { about, id: texts(item).id };
                setNewest((known) => (known?.about === about ? known : first));
              }}
              follows={filter === "" ? follows : undefined}
            />
          )}
        </section>
        <div class={`stack ${children ? "kept" : ""}`}>
          {id !== undefined && (
            <a class="btn onlyp" href={hashOf({ ...address, id: undefined })}>
              {t("back")}
            </a>
          )}
          {beside || <p class="card pad muted">{t("choose")}</p>}
        </div>
      </div>
    </>
  );
}

/**
 * From this width on, a list and its open item are side by side; below it, only one of the two is shown.
 */
const WIDE = "(min-width: 1280px)";

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const changed = () => setIsWide(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return isWide;
}

interface RowProps {
  readonly texts: RowTexts;
  readonly href: string;
  readonly isOn: boolean;
  readonly at: RowAttributes;
}

function Row({ texts, href, isOn, at }: RowProps) {
  const { state, title, figure, second, isUnsaid, time } = texts;
  return (
    <article {...at} class={`row ${isOn ? "on" : ""}`} onKeyDown={opened}>
      <Dot state={state} />
      {/* The direction is that of the text: a cut name keeps its beginning. */}
      <b dir="auto">
        <a href={href} tabIndex={-1} aria-current={isOn ? "true" : undefined}>
          {title}
        </a>
      </b>
      <b class="num">
        <bdi>{figure}</bdi>
      </b>
      <span class="l2">
        <span>
          {isUnsaid ? "" : said(state)}
          {!isUnsaid && second !== "" && "\u00a0·\u00a0"}
          <bdi>{second}</bdi>
        </span>
        <span class="num">{time}</span>
      </span>
    </article>
  );
}

function opened(event: KeyboardEvent): void {
  const row = event.currentTarget as HTMLElement;
  if (event.key === "Enter" && event.target === row) row.querySelector("a")?.click();
}

interface FiltersProps {
  readonly address: Address;
  readonly states: readonly string[];
  /** How many there are in each state, where that is known. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

function Filters({ address, states, counts }: FiltersProps) {
  return (
    <div class="filters">
      {["", ...states].map((state) => (
        <button
          type="button"
          key={state}
          class="chip"
          aria-pressed={address.status === state}
          onClick={() => go({ ...address, status: state })}
        >
          {state === "" ? t("all") : said(state)}
          {counts?.[state] !== undefined && (
            <span class="num"> {counts[state].toLocaleString("en-US")}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The time that a list is limited to, with a button that lifts the limit. */
function Within(address: Address) {
  const asked = new URLSearchParams(address.filter);
  const [since, to] = [asked.get("since"), asked.get("to")];
  if (since === null || to === null) return null;
  const isDay = Date.parse(to) - Date.parse(since) === 86_400_000;
  return (
    <div class="filters">
      <button
        type="button"
        class="chip"
        aria-pressed="true"
        title={t("clearFilters")}
        onClick={() => go({ ...address, filter: "" })}
      >
        {dayOf(since)}
        {!isDay && (
          <span class="num">
            {" "}
            {timeOf(since)} – {dateOf(to) !== dateOf(since) && dayOf(to)} {timeOf(to)}
          </span>
        )}{" "}
        ✕
      </button>
    </div>
  );
}

interface FilterMenuProps {
  readonly address: Address;
  readonly groups: readonly StateGroup[];
}

/** One of many states, in groups. */
function FilterMenu({ address, groups }: FilterMenuProps) {
  return (
    <div class="filters field">
      <select
        aria-label={t("filter")}
        value={address.status}
        onChange={({ currentTarget }) => go({ ...address, status: currentTarget.value })}
      >
        <option value="">{t("all")}</option>
        {groups.map(({ title, states }) => (
          <optgroup key={title} label={said(title)}>
            {states.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const ask = <Id extends keyof operations>(path: string) =>
  read<Id>(placeOf(live.state.sandbox) + path);

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

const INVOICE_STATES = [
  ...["pending", "paid", "canceled"],
  ...["declined", "refunded", "callback-failed"],
];

/** Filters by what was paid, how and when. */
function InvoiceFilters({ address }: { readonly address: Address }) {
  const asked = new URLSearchParams(address.filter);
  const set = (name: string, text: string) => {
    const next = new URLSearchParams(asked);
    if (text === "") next.delete(name);
    else next.set(name, text);
    go({ ...address, id: undefined, filter: String(next) });
  };
  const instant = (day: string, days = 0) =>
    day && new Date(Date.parse(`${day}T00:00Z`) - ZONE.offsetMs + days * 86_400_000).toISOString();
  const dayAt = (name: string, days = 0) => {
    const at = asked.get(name);
    return at === null ? "" : dateOf(Date.parse(at) - days * 86_400_000);
  };
  return (
    <details class="filters morefilters" open={address.filter !== ""}>
      <summary>
        {t("moreFilters")}
        {asked.size > 0 && <b class="num"> {asked.size}</b>}
      </summary>
      <div class="fields">
        <label>
          {t("method")}
          <select
            value={asked.get("method") ?? ""}
            onChange={({ currentTarget }) => set("method", currentTarget.value)}
          >
            <option value="">{t("any")}</option>
            {BRANDS.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </select>
        </label>
        {(["minAmount", "maxAmount"] as const).map((name) => (
          <label key={name}>
            {t(name)}
            <input
              type="number"
              min="0"
              step="0.01"
              value={asked.get(name) ?? ""}
              onChange={({ currentTarget }) => set(name, currentTarget.value)}
            />
          </label>
        ))}
        <label>
          {t("fromDay")}
          <input
            type="date"
            value={dayAt("since")}
            onChange={({ currentTarget }) => set("since", instant(currentTarget.value))}
          />
        </label>
        <label>
          {t("toDay")}
          <input
            type="date"
            value={dayAt("to", 1)}
            onChange={({ currentTarget }) => set("to", instant(currentTarget.value, 1))}
          />
        </label>
        {asked.size > 0 && (
          <button type="button" class="btn" onClick={() => go({ ...address, filter: "" })}>
            {t("clearFilters")}
          </button>
        )}
      </div>
    </details>
  );
}

const loadInvoices = async (query: string) => {
  const { invoices, matches } = await ask<"sandbox.invoices.list">(`/invoices?${query}`);
  return { items: invoices, matches };
};

/** The invoices; on the overview a row opens beside the list, with less of it. */
export function Invoices(address: Address) {
  const { view } = address;
  const asked = listQuery({ ...address, status: "" });
  asked.set("count", "status");
  asked.set("limit", "1");
  const found = useRead<"sandbox.invoices.list">(`/invoices?${asked}`, ["invoices", "callbacks"]);
  return (
    <Collection
      address={address}
      counts={found?.counts}
      more={(shown) => <InvoiceFilters address={shown} />}
      title="invoices"
      topic="invoices"
      form={{ word: "newOrder", opens: "order" }}
      follows={INVOICE_CHANGES}
      states={INVOICE_STATES}
      load={loadInvoices}
      texts={invoiceTexts}
      detail={(no) => <InvoiceDetail key={no} transactionNo={no} isBrief={view === "overview"} />}
    />
  );
}

const recurringTexts = (recurring: RecurringRecord): RowTexts => ({
  id: recurring.recurringId,
  state: recurringState(recurring),
  title: recurring.customerName,
  figure: moneyOf(recurring.amount),
  second: `${said(recurring.type)} · ${recurring.chargesDone}/${recurring.iterations || "∞"}`,
  time: listedAt(recurring.createdAt),
});

const RECURRING_STATES = ["registered", "active", "completed", "ended", "canceled"];

export function Recurring(address: Address) {
  const load = async (query: string) => {
    const { recurring, matches } = await ask<"sandbox.recurring.list">(`/recurring?${query}`);
    return { items: recurring, matches };
  };
  return (
    <Collection
      address={address}
      title="recurring"
      topic="recurring"
      form={{ word: "newRecurring", opens: "subscription" }}
      states={RECURRING_STATES}
      load={load}
      texts={recurringTexts}
      detail={(id) => <RecurringDetail key={id} id={id} />}
    />
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
    const { sessions, matches } = await ask<"sandbox.sessions">(`/sessions?${query}`);
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
      detail={(id) => <SessionDetail key={id} id={id} />}
    />
  );
}

const settlementTexts = (settlement: SettlementSummary): RowTexts => ({
  id: settlement.settlementNumber,
  state: checkOf(settlement),
  title: settlement.settlementNumber,
  figure: moneyOf(settlement.amount),
  second: counted("settledOrders", settlement.entries),
  time: listedAt(settlement.at),
});

/** What the merchant was paid out, and what is open. */
export function Settlements(address: Address) {
  const load = async (query: string) => {
    const { settlements, matches } = await ask<"sandbox.settlements.list">(`/settlements?${query}`);
    return { items: settlements, matches };
  };
  return (
    <Collection
      address={address}
      title="settlements"
      topic="settlements"
      states={[]}
      load={load}
      texts={settlementTexts}
      detail={(id) => <SettlementDetail key={id} id={id} />}
    >
      <OpenPayments />
    </Collection>
  );
}

const callTexts = (entry: StreamedCall): RowTexts => ({
  id: String(entry.id),
  state: stateOf(entry),
  title: entry.operationId ?? entry.path,
  figure: String(entry.status ?? "–"),
  second: entry.explanation ?? `${entry.method} ${entry.path}`,
  time: listedAt(entry.at),
});

export function Calls(address: Address) {
  const load = async (query: string) => {
    const { requests, matches, dropped } = await ask<"sandbox.requests">(`/requests?${query}`);
    // A search counts among those that are kept; the whole list counts all that there ever were.
    const isWhole = !/(^|&)(q|status)=/.test(query);
    return { items: requests, matches: matches ?? requests.length, before: isWhole ? dropped : 0 };
  };
  return (
    <Collection
      address={address}
      title="calls"
      topic="calls"
      follows={CALL_CHANGES}
      states={["api", "page", "ok", "refused", "doubtful", "injected"]}
      load={load}
      texts={callTexts}
      detail={(id) => <CallDetail key={id} id={id} />}
    />
  );
}

function callbackTexts(callback: CallbackRecord): RowTexts {
  const { id, kind, subject, attempts, nextAttemptAt, createdAt } = callback;
  const last = attempts.at(-1);
  const next = last && nextAttemptAt !== null ? `${t("nextAt")} ${listedAt(nextAttemptAt)}` : "";
  const parts = [said(`about-${kind}`), counted("attempts", attempts.length), next];
  return {
    id,
    state: callbackState(callback),
    title: subject ?? id,
    figure: last ? String(last.status ?? said(last.outcome)) : "",
    second: parts.filter((part) => part !== "").join(" · "),
    time: listedAt(last?.at ?? nextAttemptAt ?? createdAt),
  };
}

const CALLBACK_STATES = ["failing", "waiting", "delivered", "failed", "redirected", "dropped"];

export function Callbacks(address: Address) {
  const load = async (query: string) => {
    const { callbacks, matches } = await ask<"sandbox.callbacks.list">(`/callbacks?${query}`);
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
      detail={(id) => <CallbackDetail key={id} id={id} />}
    />
  );
}

const eventTexts = ({ seq, at, type, ...event }: Event): RowTexts => ({
  id: String(seq),
  state: stateOfEvent({ type, ...event }),
  title: type,
  figure: `#${seq}`,
  second: String(event.transactionNo ?? event.callbackId ?? event.recurringId ?? event.name ?? ""),
  isUnsaid: true,
  time: listedAt(at),
});

/** The log itself. */
export function Events(address: Address) {
  const load = async (query: string) => {
    const asked = new URLSearchParams(query);
    const type = asked.get("status");
    if (type !== null) asked.set("type", type);
    asked.delete("status");
    const { events, matches } = await read<"sandbox.events">(
      `${placeOf(live.state.sandbox)}/events?${asked}`,
    );
    return { items: events, matches };
  };
  return (
    <Collection
      address={address}
      title="events"
      topic="events"
      follows={EVENT_CHANGES}
      states={[]}
      groups={EVENT_GROUPS}
      load={load}
      texts={eventTexts}
      detail={(id) => <EventDetail key={id} seq={Number(id)} />}
    />
  );
}
