import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Address, go } from "../address.js";
import { live, nowOf } from "../data/queries.js";
import { timeOf, whenOf } from "../format.js";
import { counted, said, t } from "../words.js";
import { Dot, Icon } from "./icons.js";
import { isForPage } from "./keys.js";

/** What a row shows, in two lines. */
export interface RowTexts {
  readonly id: string;
  readonly state: string;
  readonly title: string;
  readonly figure: string;
  readonly second: string;
  /** Whether the mark alone shows the state, because it has no text. */
  readonly isUnsaid?: boolean;
  readonly time: string;
}

interface RowsProps {
  readonly label: string;
  readonly rows: readonly RowTexts[];
  readonly open: string | undefined;
  hrefOf(id: string): string;
}

/** Rows, of which the Tab key stops at one: the open row, or the first. J and K go through them. */
export function Rows({ label, rows, open, hrefOf }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const stop = rows.some(({ id }) => id === open) ? open : rows[0]?.id;
  return (
    <ul class="rows" ref={list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row texts={row} href={hrefOf(row.id)} isOn={row.id === open} isStop={row.id === stop} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly texts: RowTexts;
  readonly href: string;
  readonly isOn: boolean;
  readonly isStop: boolean;
}

function Row({ texts, href, isOn, isStop }: RowProps) {
  const { state, title, figure, second, isUnsaid = false, time } = texts;
  return (
    <a
      class={`row ${isOn ? "on" : ""}`}
      href={href}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOn ? "true" : undefined}
    >
      <Dot state={state} />
      {/* The direction is that of the text: a cut name keeps its beginning. */}
      <b dir="auto">{title}</b>
      <b class="num">{figure}</b>
      <span class="second">
        {!isUnsaid && said(state)}
        {!isUnsaid && second !== "" && " · "}
        <bdi>{second}</bdi>
      </span>
      <span class="num second">{time}</span>
    </a>
  );
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Goes from row to row: by J and K from anywhere on the page, by arrows within the list. */
function useRowKeys(list: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const isInside = event.target instanceof Node && list.current?.contains(event.target);
      if (step === undefined || !isForPage(event) || (event.key.length > 1 && !isInside)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(".row") ?? [])];
      const at = rows.indexOf(document.activeElement as HTMLElement);
      const stop = rows.findIndex(({ tabIndex }) => tabIndex === 0);
      const next = at < 0 ? stop : Math.min(rows.length - 1, Math.max(0, at + step));
      event.preventDefault();
      rows[next]?.focus();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

interface ChipsProps {
  readonly values: readonly string[];
  readonly chosen: string;
  choose(value: string): void;
  /** What a chip shows. */
  readonly children: (value: string) => ComponentChildren;
}

/** Values of which one is chosen, or all. */
export function Chips({ values, chosen, choose, children }: ChipsProps) {
  return (
    <div class="filters">
      {["", ...values].map((value) => (
        <button
          type="button"
          key={value}
          class="chip"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {value === "" ? t("all") : children(value)}
        </button>
      ))}
    </div>
  );
}

interface FootProps {
  readonly shown: number;
  readonly total: number;
  /** How many older ones are no longer kept. */
  readonly dropped: number;
  more(): void;
}

/** How many rows there are, and the way to more of them. */
export function Foot({ shown, total, dropped, more }: FootProps) {
  return (
    <div class="foot">
      <span class="num">
        {shown.toLocaleString("en-US")} / {total.toLocaleString("en-US")}
        {dropped > 0 && ` · ${counted("droppedCalls", dropped)}`}
      </span>
      {shown < total && (
        <button type="button" class="btn" onClick={more}>
          {t("showMore")}
        </button>
      )}
    </div>
  );
}

/** The search of a list, kept in the address. */
export function Search({ address }: { readonly address: Address }) {
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
        onKeyDown={leave}
      />
      <kbd>/</kbd>
    </div>
  );
}

/** Escape goes to the list, and leaves what was searched for; a browser would wipe it out. */
function leave(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).blur();
  document.querySelector<HTMLElement>(".rows .row[tabindex='0']")?.focus();
}

/** An instant for a list. It has the day unless that is today in the sandbox. */
export function listedAt(at: number | string): string {
  const now = nowOf(live.state);
  return now === 0 ? timeOf(at) : whenOf(at, now);
}
