import { useEffect, useRef, useState } from "preact/hooks";
import { attempt } from "./actions.js";
import { t } from "./words.js";

/** A page of a list: the newest first, and how many there are. */
export interface ListedPage<Item> {
  readonly items: readonly Item[];
  readonly matches: number;
}

interface VirtualListProps<Item> {
  /** Tells one list from another: another key reads all anew. */
  readonly about: string;
  /** Counts what happened: a new number reads what is in view again. */
  readonly version: number;
  readonly label: string;
  /** Reads a page that ends before a cursor; the newest without one. */
  readonly load: (cursor: number | undefined, limit: number) => Promise<ListedPage<Item>>;
  readonly row: (item: Item, attributes: RowAttributes) => preact.JSX.Element;
}

/** What a row must carry, so that it is found in its place. */
export interface RowAttributes {
  readonly style: { readonly top: string };
  readonly "data-n": number;
  readonly "aria-posinset": number;
  readonly "aria-setsize": number;
}

const ROW_PX = 53;
const PAGE = 200;
const AROUND = 20;
const AGAIN_MS = 250;

/** Rows by their number from the oldest, so that they stay where they are when more come in. */
interface Rows<Item> {
  readonly matches: number;
  readonly byNumber: ReadonlyMap<number, Item>;
}

/**
 * A list of any length of which only what is in view is drawn, read page by page from the gateway. While
 * it is scrolled away from its top, what is new is counted and waits.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { about, version, label, row } = props;
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [held, setHeld] = useState<number>();
  const { rows, reload, ensure } = useRows(props);
  const isAtTop = top < ROW_PX;
  useEffect(() => setHeld(undefined), [about]);
  const total = rows?.matches ?? 0;
  const shown = isAtTop ? total : (held ?? total);
  useEffect(() => {
    if (!isAtTop) setHeld((known) => known ?? total);
    else setHeld(undefined);
  }, [isAtTop]);
  const first = Math.max(0, Math.floor(top / ROW_PX) - AROUND);
  const height = box.current?.clientHeight ?? 600;
  const last = Math.min(shown, Math.ceil((top + height) / ROW_PX) + AROUND);
  useEffect(() => ensure(shown - last, shown - first), [first, last, shown]);
  useEffect(() => {
    if (rows) reload(shown - last, shown - first);
  }, [version]);
  const fresh = total - shown;
  const toTop = () => box.current?.scrollTo({ top: 0 });
  if (rows && total === 0)
    return <p class="pad muted">{t(about.includes("?") ? "noMatch" : "none")}</p>;
  return (
    <>
      {fresh > 0 && (
        <button type="button" class="new" onClick={toTop}>
          {fresh} {t("newRows")}
        </button>
      )}
      <div
        class="win"
        ref={box}
        role="feed"
        aria-label={label}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        onKeyDown={(event) => moved(event, box.current)}
      >
        <div style={{ height: `${shown * ROW_PX}px` }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, k) => first + k).map((n) => {
            const item = rows?.byNumber.get(shown - 1 - n);
            if (item === undefined) return null;
            const place = { "data-n": n, "aria-posinset": n + 1, "aria-setsize": shown };
            return row(item, { style: { top: `${n * ROW_PX}px` }, ...place });
          })}
        </div>
      </div>
      <div class="foot">
        <span>
          {Math.max(0, last - first)} {t("shown")}{" "}
          <b class="num">{total.toLocaleString("en-US")}</b>
        </span>
        <span class="hidep">
          <kbd>J</kbd> <kbd>K</kbd> <kbd>Enter</kbd>
        </span>
      </div>
    </>
  );
}

/** Rows as they were read. What is missing in view is read; what changed is read again, but not at once. */
function useRows<Item>({ about, load }: VirtualListProps<Item>) {
  const [rows, setRows] = useState<Rows<Item>>();
  const current = useRef<Rows<Item>>();
  const asked = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const name = useRef(about);
  const take = async (cursor: number | undefined) => {
    const page = await attempt(() => load(cursor, PAGE));
    if (!page || name.current !== about) return;
    const byNumber = new Map(current.current?.byNumber);
    const end = cursor ?? page.matches;
    page.items.forEach((item, n) => {
      byNumber.set(end - 1 - n, item);
    });
    current.current = { matches: page.matches, byNumber };
    setRows(current.current);
  };
  useEffect(() => {
    name.current = about;
    current.current = undefined;
    asked.current.clear();
    setRows(undefined);
    take(undefined);
  }, [about]);
  return {
    rows,
    /** Reads the pages of rows `from` to `to`, counted from the oldest, that were not read yet. */
    ensure(from: number, to: number) {
      for (let end = Math.ceil(to / PAGE) * PAGE; end > from; end -= PAGE) {
        const isThere = current.current?.byNumber.has(Math.min(end, to) - 1);
        if (isThere || asked.current.has(end) || !current.current) continue;
        asked.current.add(end);
        take(end).finally(() => asked.current.delete(end));
      }
    },
    reload(from: number, to: number) {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        take(undefined);
        const total = current.current?.matches ?? 0;
        if (from < total - PAGE) take(Math.min(total, to));
      }, AGAIN_MS);
    },
  };
}

/** J and K, and the arrows, go from row to row. */
function moved(event: KeyboardEvent, box: HTMLElement | null): void {
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || !box) return;
  event.preventDefault();
  const at = document.activeElement?.closest<HTMLElement>("[data-n]")?.dataset.n;
  const n = at === undefined ? 0 : Math.max(0, Number(at) + step);
  const target = box.querySelector<HTMLElement>(`[data-n="${n}"]`);
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
}
