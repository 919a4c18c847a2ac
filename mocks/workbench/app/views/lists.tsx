import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type {
  CallbackRecord,
  Event,
  InvoiceRecord,
  operations,
  RecurringRecord,
  SessionRecord,
  SettlementSummary,
} from "../../../../spec/generated/control.types.js";
import { type Address, go, hashOf } from "../address.js";
import { type Topic, useLive, useQuery } from "../data/queries.js";
import type { Answer } from "../data/source.js";
import { moneyOf } from "../format.js";
import { openOverlay } from "../parts/keys.js";
import { Chips, Foot, listedAt, Rows, type RowTexts, Search } from "../parts/list.js";
import { Writes } from "../parts/record-note.js";
import { counted, said, t, type Word } from "../words.js";
import { CallDetail, stateOf } from "./call.js";
import { CallbackDetail, callbackState } from "./callback.js";
import { InvoiceDetail } from "./invoice.js";
import { EventDetail, RecurringDetail, recurringState, SessionDetail } from "./recurring.js";
import { checkOf, OpenPayments, SettlementDetail } from "./settlements.js";

/** A page of a list: the newest first, and how many there are. */
interface ListedPage<Item> {
  readonly items: readonly Item[];
  readonly matches: number;
  /** How many older ones there were that are no longer kept. */
  readonly dropped?: number;
}

interface CollectionProps<Id extends keyof operations, Item> {
  readonly address: Address;
  readonly title: Word;
  readonly path: string;
  readonly topics: readonly Topic[];
  readonly empty: Word;
  /** The states to filter by, each as a chip with how many there are. */
  readonly states: readonly string[];
  readonly counts?: Readonly<Partial<Record<string, number>>> | undefined;
  readonly pageOf: (answer: Answer<Id>) => ListedPage<Item>;
  readonly texts: (item: Item) => RowTexts;
  /** The row that is open: on a wide page the newest until another is opened. */
  readonly detail: (id: string, item: Item | undefined) => ComponentChildren;
  /** What is shown beside the list while no row is open. */
  readonly children?: ComponentChildren;
  /** The form that creates what the list shows. */
  readonly form?: { readonly word: Word; readonly opens: "order" | "subscription" };
}

/** How many rows a list has at first, and how many more it gets at once. */
const PAGE = 100;

/** A list with its search and its filters, and what was chosen of it beside it. */
function Collection<Id extends keyof operations, Item>(props: CollectionProps<Id, Item>) {
  const { address, title, path, topics, states, counts, pageOf, texts, detail, children } = props;
  const { id, view, q, status } = address;
  const query = new URLSearchParams({ ...(q && { q }), ...(status && { status }) });
  const [pages, setPages] = useState(1);
  useEffect(() => setPages(1), [String(query)]);
  query.set("order", "newest");
  query.set("limit", String(PAGE * pages));
  const answer = useQuery<Id>(`${path}?${query}`, topics);
  const page = answer ? pageOf(answer as Answer<Id>) : undefined;
  const rows = page?.items.map(texts) ?? [];
  const isWide = useIsWide();
  const [newest, setNewest] = useState<string>();
  const first = rows[0]?.id;
  // A new row does not take the place of what is read.
  useEffect(
    () => setNewest((known) => (rows.some((row) => row.id === known) ? known : first)),
    [first],
  );
  const open = id ?? (isWide && !children ? (newest ?? first) : undefined);
  const item = page?.items.find((one) => texts(one).id === open);
  return (
    <>
      {view === title && <h1 class="vh">{t(title)}</h1>}
      <div class={`two ${id === undefined ? "" : "has"}`}>
        <section class="card list" aria-label={t(title)}>
          <ListHead {...props} />
          {states.length > 0 && (
            <Chips
              values={states}
              chosen={address.status}
              choose={(status) => go({ ...address, id: undefined, status })}
            >
              {(state) => (
                <>
                  {said(state)} <span class="num">{counts?.[state]?.toLocaleString("en-US")}</span>
                </>
              )}
            </Chips>
          )}
          {page?.matches === 0 && (
            <p class="pad muted">{t(query.size > 2 ? "noMatch" : props.empty)}</p>
          )}
          <Rows
            label={t(title)}
            rows={rows}
            open={open}
            hrefOf={(id) => hashOf({ ...address, id })}
          />
          {page && page.matches > 0 && (
            <Foot
              shown={rows.length}
              total={page.matches}
              dropped={page.dropped ?? 0}
              more={() => setPages(pages + 1)}
            />
          )}
        </section>
        <div class="stack detail">
          {id !== undefined && (
            <a class="btn onlynarrow" href={hashOf({ ...address, id: undefined })}>
              {t("back")}
            </a>
          )}
          {open === undefined ? children : detail(open, item)}
        </div>
      </div>
    </>
  );
}

function ListHead({ address, form }: Pick<CollectionProps<never, never>, "address" | "form">) {
  return (
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
  );
}

/** From this width on, a list and its open item are side by side; below it, only one of the two is shown. */
const WIDE = "(min-width: 1000px)";

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

const INVOICE_STATES = [
  ...["pending", "paid", "canceled"],
  ...["declined", "refunded", "callback-failed"],
];

const invoiceState = ({ status, declines, refund }: InvoiceRecord): string => {
  if (refund?.status === "refunded") return "refunded";
  return status === "pending" && declines.length > 0 ? "declined" : status;
};

const invoiceTexts = (invoice: InvoiceRecord): RowTexts => ({
  id: invoice.transactionNo,
  state: invoiceState(invoice),
  title: invoice.clientName,
  figure: moneyOf(invoice.amount),
  second: invoice.orderNumber,
  time: listedAt(invoice.createdAt),
});

/** The invoices; on the overview a row opens beside the list, with less of it. */
export function Invoices(address: Address) {
  const { view, q } = address;
  const counts = useLive(({ change }) => change?.counts.invoices);
  return (
    <Collection<"sandbox.invoices.list", InvoiceRecord>
      address={address}
      title="invoices"
      path="/invoices"
      topics={["invoices"]}
      empty="noInvoices"
      form={{ word: "newOrder", opens: "order" }}
      states={INVOICE_STATES}
      counts={q === "" ? { ...counts } : undefined}
      pageOf={({ invoices, matches }) => ({ items: invoices, matches })}
      texts={invoiceTexts}
      detail={(no, listed) => (
        <InvoiceDetail key={no} transactionNo={no} listed={listed} isBrief={view === "overview"} />
      )}
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

export function Recurring(address: Address) {
  return (
    <Collection<"sandbox.recurring.list", RecurringRecord>
      address={address}
      title="recurring"
      path="/recurring"
      topics={["recurring"]}
      empty="noRecurring"
      form={{ word: "newRecurring", opens: "subscription" }}
      states={["registered", "active", "completed", "ended", "canceled"]}
      pageOf={({ recurring, matches }) => ({ items: recurring, matches })}
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

export function Sessions(address: Address) {
  return (
    <Collection<"sandbox.sessions", SessionRecord>
      address={address}
      title="sessions"
      path="/sessions"
      topics={["sessions", "clock"]}
      empty="noSessions"
      states={["open", "used", "replaced", "blocked", "expired"]}
      pageOf={({ sessions, matches }) => ({ items: sessions, matches })}
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
  return (
    <Collection<"sandbox.settlements.list", SettlementSummary>
      address={address}
      title="settlements"
      path="/settlements"
      topics={["settlements"]}
      empty="noSettlements"
      states={[]}
      pageOf={({ settlements, matches }) => ({ items: settlements, matches })}
      texts={settlementTexts}
      detail={(id) => <SettlementDetail key={id} id={id} />}
    >
      <OpenPayments />
    </Collection>
  );
}

type Call = Answer<"sandbox.requests">["requests"][number];

const callTexts = (entry: Call): RowTexts => ({
  id: String(entry.id),
  state: stateOf(entry),
  title: entry.operationId ?? entry.path,
  figure: String(entry.status ?? "–"),
  second: entry.explanation ?? `${entry.method} ${entry.path}`,
  time: listedAt(entry.at),
});

export function Calls(address: Address) {
  return (
    <Collection<"sandbox.requests", Call>
      address={address}
      title="calls"
      path="/requests"
      topics={["requests"]}
      empty="noCalls"
      states={["api", "page", "ok", "refused", "doubtful", "injected"]}
      pageOf={({ requests, matches, dropped }) => {
        return { items: requests, matches: matches ?? requests.length, dropped };
      }}
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

export function Callbacks(address: Address) {
  return (
    <Collection<"sandbox.callbacks.list", CallbackRecord>
      address={address}
      title="callbacks"
      path="/callbacks"
      topics={["callbacks"]}
      empty="noCallbacks"
      states={["failing", "waiting", "delivered", "failed", "redirected", "dropped"]}
      pageOf={({ callbacks, matches }) => ({ items: callbacks, matches })}
      texts={callbackTexts}
      detail={(id) => <CallbackDetail key={id} id={id} />}
    />
  );
}

/** How the list marks an event: what failed, what a fault did, and all others. */
function stateOfEvent({ type, result, injected }: Event): string {
  if (type === "fault-matched") return injected === false ? "ok" : "injected";
  if (type === "callback-dropped") return "injected";
  if (type === "callback-answered") return Object(result).outcome === "delivered" ? "ok" : "failed";
  return /declined|failed|rejected|ended/.test(type) ? "failed" : "ok";
}

const eventTexts = (event: Event): RowTexts => ({
  id: String(event.seq),
  state: stateOfEvent(event),
  title: event.type,
  figure: `#${event.seq}`,
  second: String(event.transactionNo ?? event.callbackId ?? event.recurringId ?? event.name ?? ""),
  isUnsaid: true,
  time: listedAt(event.at),
});

/** The log itself. */
export function Events(address: Address) {
  return (
    <Collection<"sandbox.events", Event>
      address={{ ...address, status: "" }}
      title="events"
      path="/events"
      topics={["events"]}
      empty="none"
      states={[]}
      pageOf={({ events, matches }) => ({ items: events, matches })}
      texts={eventTexts}
      detail={(id) => <EventDetail key={id} seq={Number(id)} />}
    />
  );
}
