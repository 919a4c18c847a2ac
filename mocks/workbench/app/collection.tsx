import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Address, go, hashOf } from "./address.js";
import type { Topic } from "./counts.js";
import { Dot, Icon } from "./icons.js";
import { todayOf } from "./listed-at.js";
import type { Following, ListedPage } from "./rows.js";
import { useLive } from "./use-live.js";
import { type RowAttributes, VirtualList } from "./virtual-list.js";
import { said, t, type Word } from "./words.js";

/** What one row of a list tells, in two lines. */
export interface RowTexts {
  readonly id: string;
  readonly state: string;
  readonly title: string;
  readonly figure: string;
  readonly second: string;
  /** Whether the mark alone tells the state, since it has no word. */
  readonly isUnsaid?: boolean;
  readonly time: string;
}

interface CollectionProps<Item> {
  readonly address: Address;
  readonly title: Word;
  readonly states: readonly string[];
  readonly load: (query: string) => Promise<ListedPage<Item>>;
  readonly texts: (item: Item) => RowTexts;
  /** What of the news concerns it. */
  readonly topic: Topic;
  /** How it follows the stream, where it can: a search and a filter are left to the gateway. */
  readonly follows?: Following<Item>;
  /** What is shown beside the list. */
  readonly children?: ComponentChildren;
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
  events: "none",
};

/** A list with its search and its filters, and what was chosen of it beside it. */
export function Collection<Item>(props: CollectionProps<Item>) {
  const { address, title, states, load, texts, topic, follows, children, opens } = props;
  const version = useLive(({ versions }) => versions[topic] ?? 0);
  const sandbox = useLive((known) => known.sandbox);
  useLive(todayOf);
  const reading = useLive((known) => known.reading);
  const { q, status, id, view } = address;
  const asked = new URLSearchParams({ ...(q && { q }), ...(status && { status }) });
  const filter = asked.size > 0 ? `?${asked}` : "";
  const about = `${sandbox}/${title}/${reading ?? 0}${filter}`;
  const page = (cursor: number | undefined, limit: number) => {
    const query = new URLSearchParams(asked);
    query.set("order", "newest");
    query.set("limit", String(limit));
    if (cursor !== undefined) query.set("cursor", String(cursor));
    return load(query.toString());
  };
  const row = (item: Item, attributes: RowAttributes): JSX.Element => {
    const told = texts(item);
    const href = hashOf({ ...address, view: opens ?? view, id: told.id });
    return <Row key={told.id} told={told} href={href} isOn={told.id === id} at={attributes} />;
  };
  return (
    <>
      {view === title && <h1 class="vh">{t(title)}</h1>}
      <div class={`two ${id === undefined ? "" : "has"}`}>
        <section class="card list" aria-label={t(title)}>
          <Search address={address} />
          <Filters address={address} states={states} />
          {reading !== undefined && (
            <VirtualList
              about={about}
              version={version}
              label={t(title)}
              empty={EMPTY[topic]}
              load={page}
              row={row}
              isOpen={(item) => id !== undefined && texts(item).id === id}
              follows={filter === "" ? follows : undefined}
            />
          )}
        </section>
        <div class="stack">
          {id !== undefined && (
            <a class="btn onlyp" href={hashOf({ ...address, id: undefined })}>
              {t("back")}
            </a>
          )}
          {children || <p class="card pad muted">{t("choose")}</p>}
        </div>
      </div>
    </>
  );
}

interface RowProps {
  readonly told: RowTexts;
  readonly href: string;
  readonly isOn: boolean;
  readonly at: RowAttributes;
}

function Row({ told, href, isOn, at }: RowProps) {
  const { state, title, figure, second, isUnsaid, time } = told;
  return (
    <article {...at} class={`row ${isOn ? "on" : ""}`} onKeyDown={opened}>
      <Dot state={state} />
      <b dir="auto">
        <a href={href} tabIndex={-1} aria-current={isOn ? "true" : undefined}>
          <bdi>{title}</bdi>
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

function Search({ address }: { readonly address: Address }) {
  const [text, setText] = useState(address.q);
  useEffect(() => setText(address.q), [address.q]);
  useEffect(() => {
    if (text === address.q) return;
    const timer = setTimeout(() => go({ ...address, q: text }), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div class="searchbar">
      <Icon name="search" />
      <input
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={left}
      />
      <kbd>/</kbd>
    </div>
  );
}

/** Escape goes to the list, and leaves what was searched for; a browser would wipe it out. */
function left(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).blur();
  document.querySelector<HTMLElement>(".win [data-n][tabindex='0']")?.focus();
}

interface FiltersProps {
  readonly address: Address;
  readonly states: readonly string[];
}

function Filters({ address, states }: FiltersProps) {
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
        </button>
      ))}
    </div>
  );
}
