import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { StreamedChange } from "../../control/changes.js";
import { attempt } from "./actions.js";
import { type Address, addressOf, go, PAGE } from "./address.js";
import { dateOf, timeOf, whenOf } from "./format.js";
import { Icon } from "./icons.js";
import { isForPage } from "./keys.js";
import { type ListScale, listScale, ROW_PX, type Spot, TOP } from "./list-scale.js";
import { useAgain } from "./reading.js";
import { type Following, type ListedPage, Rows } from "./rows.js";
import { live, nowOf, type SandboxState } from "./store.js";
import { counted, t, type Word } from "./words.js";

/** Rows that keys go through, each marked with its place: `data-n`. */
interface KeyedRows {
  readonly count: number;
  /** The place of the one row that the Tab key stops at. From elsewhere on the page, keys go there. */
  readonly stop: number;
  /** Brings a row into view and gives it the focus. */
  goTo(place: number): void;
}

interface Box {
  readonly current: HTMLElement | null;
}

const OF_A_LIST = ["ArrowDown", "ArrowUp", "Enter"];

/** Views whose rows are beside the text, or are the text: the arrow keys scroll it. */
const SCROLLED = ["phone", "problems"];

/** Goes from row to row by keys, whether the focus is in the list or nowhere in particular. */
export function useRowKeys(box: Box, rows: KeyedRows): void {
  // At once with the rows: a key may come before the page is painted.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (!box.current || rows.count === 0 || ctrlKey || metaKey || altKey) return;
      const isInside = target instanceof Element && box.current.contains(target);
      if (!isInside && !isMeant(event)) return;
      const place = isInside ? placeAfter(event.key, target, rows, box.current) : rows.stop;
      if (place === undefined) return;
      event.preventDefault();
      rows.goTo(place);
      if (!isInside && event.key === "Enter") focusedLink(box.current)?.click();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

/** Focuses a row if it is drawn, and returns whether it is. */
export function focusRow(box: Box, place: number, options?: FocusOptions): boolean {
  const row = box.current?.querySelector<HTMLElement>(`[data-n="${place}"]`);
  row?.focus(options);
  return row != null;
}

/** The place of the row that something is in. */
function placeOf(part: Element): number | undefined {
  const place = part.closest<HTMLElement>("[data-n]")?.dataset.n;
  return place === undefined ? undefined : Number(place);
}

/** Whether a key that was pressed outside the list goes to it. */
function isMeant(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (!isForPage(event)) return false;
  if (key === "j" || key === "k") return true;
  // A button has its own Enter, a slider its own arrows; and the arrows scroll what is open.
  if (!(target instanceof Element && target.matches("body, [tabindex='-1']"))) return false;
  const { id, view } = addressOf(location.hash);
  return id === undefined && !SCROLLED.includes(view) && OF_A_LIST.includes(key);
}

function focusedLink(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>("[data-n]:focus a");
}

/** The row that a key goes to from another: J and K and the arrows by one, pages, and both ends. */
function placeAfter(
  key: string,
  from: Element,
  { count, stop }: KeyedRows,
  { clientHeight }: HTMLElement,
): number | undefined {
  const page = Math.max(1, Math.floor(clientHeight / ROW_PX) - 1);
  const steps = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, PageDown: page, PageUp: -page };
  const step = { ...steps, Home: -count, End: count }[key];
  if (step === undefined) return undefined;
  return Math.min(count - 1, Math.max(0, (placeOf(from) ?? stop) + step));
}

interface RowsProps<Item> {
  /** The key of the list. Another key reads everything again. */
  readonly about: string;
  /** A version: a new number reads the visible rows again, in a list that does not follow the stream. */
  readonly version: number;
  /** Reads a page that ends before a cursor; the newest without one. */
  readonly load: (cursor: number | undefined, limit: number) => Promise<ListedPage<Item>>;
  readonly follows: Following<Item> | undefined;
  /** Called with the newest row when it was read, and when it came. */
  readonly newest?: (item: Item) => void;
}

/** The rows of a list as far as they were read, and the means to read more of them. */
function useRows<Item>({ about, version, load, follows, newest }: RowsProps<Item>) {
  const [, draw] = useState(0);
  const redraw = () => {
    const item = rows.current.byNumber.get(rows.current.end - 1);
    if (item !== undefined) newest?.(item);
    draw((count) => count + 1);
  };
  const [isRead, setIsRead] = useState(false);
  const rows = useRef(new Rows<Item>());
  const asked = useRef(new Set<number>());
  const name = useRef("");
  const seen = useRef<readonly [number, number]>([0, 0]);
  const take = async (cursor: number | undefined, limit = PAGE) => {
    const { begin, missed } = rows.current;
    const relative = cursor === undefined ? undefined : cursor - begin;
    const answer = () => attempt(() => load(relative, limit));
    const page = await rows.current.read(answer, follows?.idOf);
    if (!page || name.current !== about) return;
    rows.current.take(page, relative, follows?.idOf);
    if (cursor === undefined) rows.current.closed(missed);
    setIsRead(true);
    redraw();
  };
  useEffect(() => {
    name.current = about;
    rows.current = new Rows();
    asked.current.clear();
    setIsRead(false);
    take(undefined);
  }, [about]);
  useStream(follows && ((streamed) => rows.current.follow(streamed, follows)), redraw);
  const changes = follows ? rows.current.missed : version;
  useAgain(isRead ? changes : undefined, () => takeInView(rows.current, seen.current, take));
  /** Reads the pages of rows `from` to `to` that were not read yet. */
  const ensure = (from: number, to: number) => {
    seen.current = [from, to];
    if (isRead) takeMissing(rows.current.missing(from, to), asked.current, take);
  };
  return { rows: isRead ? rows.current : undefined, ensure };
}

/** Reads again what is in view, and further down in the list how many there are now besides. */
async function takeInView<Item>(
  rows: Rows<Item>,
  [from, to]: readonly [number, number],
  take: (cursor: number | undefined, limit: number) => Promise<void>,
): Promise<void> {
  const inView = Math.min(PAGE, Math.max(1, to - from));
  const isAtTop = from >= rows.end - PAGE;
  await take(undefined, isAtTop ? inView : 1);
  if (!isAtTop && to > rows.begin) await take(to, inView);
}

/** Reads the pages that end here, unless they are being read. */
function takeMissing(
  ends: Iterable<number>,
  asked: Set<number>,
  take: (end: number) => Promise<void>,
): void {
  for (const end of ends) {
    if (asked.has(end)) continue;
    asked.add(end);
    take(end).finally(() => asked.delete(end));
  }
}

/** Passes changes on, and draws again if they changed a row. */
function useStream(
  take: ((streamed: StreamedChange) => boolean) | undefined,
  redraw: () => void,
): void {
  const current = useRef(take);
  current.current = take;
  useEffect(
    () =>
      live.listen((batch) => {
        const affected = batch.map((streamed) => current.current?.(streamed));
        if (affected.includes(true)) redraw();
      }),
    [],
  );
}

interface VirtualListProps<Item> extends RowsProps<Item> {
  readonly label: string;
  /** The text of an empty list without a search. */
  readonly empty: Word;
  readonly row: (item: Item, attributes: RowAttributes) => preact.JSX.Element;
  /** Whether a row is the one that is open beside the list. */
  readonly isOpen: (item: Item) => boolean;
}

/** What a row must carry, so that it is found in its place. */
export interface RowAttributes {
  readonly style: { readonly top: string };
  readonly "data-n": number;
  /** One row of the list is a stop of the Tab key. */
  readonly tabIndex: 0 | -1;
  readonly "aria-posinset": number;
  readonly "aria-setsize": number;
}

const AROUND = 20;

/**
 * A list of any length of which only what is in view is drawn, read page by page from the gateway. While
 * it is scrolled away from its top, what is new is counted and waits.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { about, label, empty, row, isOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState(TOP);
  const [held, setHeld] = useState<number>();
  const { rows, ensure } = useRows(props);
  const isAtTop = spot.listPx < ROW_PX;
  useEffect(() => {
    setHeld(undefined);
    setSpot(TOP);
  }, [about]);
  const begin = rows?.begin ?? 0;
  const end = rows?.end ?? 0;
  const newest = isAtTop ? end : (held ?? end);
  const total = end - begin;
  const shown = newest - begin;
  useEffect(() => {
    if (!isAtTop) setHeld((state) => state ?? end);
    else setHeld(undefined);
  }, [isAtTop]);
  const height = box.current?.clientHeight ?? 600;
  const scale = listScale(shown, height);
  const { barPx, listPx } = spot;
  const first = Math.max(0, Math.floor(listPx / ROW_PX) - AROUND);
  const last = Math.min(shown, Math.ceil((listPx + height) / ROW_PX) + AROUND);
  useEffect(() => ensure(newest - last, newest - first), [first, last, newest, rows === undefined]);
  const fresh = end - newest;
  const toTop = () => box.current?.scrollTo({ top: 0 });
  const drawn = drawnRows(rows?.byNumber, newest, [first, last]);
  const { stop, visited } = useStop(about, drawn, isOpen, listPx);
  const goTo = useRowFocus(box, { scale, spot, setSpot });
  useRowKeys(box, { count: shown, stop: stop?.n ?? 0, goTo });
  if (!rows) return <div class="win" />;
  if (total === 0) return <p class="pad muted">{t(about.includes("?") ? "noMatch" : empty)}</p>;
  return (
    <>
      {fresh > 0 && (
        <button type="button" class="new" onClick={toTop}>
          {counted("newRows", fresh)}
        </button>
      )}
      <div
        class="win"
        ref={box}
        role="feed"
        aria-label={label}
        onScroll={({ currentTarget }) => setSpot(scale.moved(spot, currentTarget.scrollTop))}
        onFocusIn={visited}
      >
        <div style={{ height: `${scale.drawnPx}px` }}>
          {drawn.map(({ n, item }) => {
            const place = { "data-n": n, "aria-posinset": n + 1, "aria-setsize": shown };
            const top = `${barPx + n * ROW_PX - listPx}px`;
            return row(item, { style: { top }, ...place, tabIndex: n === stop?.n ? 0 : -1 });
          })}
        </div>
      </div>
      <Foot drawn={last - first} total={total} forgotten={begin} />
    </>
  );
}

interface DrawnRow<Item> {
  /** Its place from the top, and its number from the oldest on, which stays its own. */
  readonly n: number;
  readonly number: number;
  readonly item: Item;
}

/** Those rows of a range that were read. */
function drawnRows<Item>(
  byNumber: ReadonlyMap<number, Item> | undefined,
  newest: number,
  [first, last]: readonly [number, number],
): readonly DrawnRow<Item>[] {
  const places = Array.from({ length: Math.max(0, last - first) }, (_, k) => first + k);
  return places.flatMap((n) => {
    const number = newest - 1 - n;
    const item = byNumber?.get(number);
    return item === undefined ? [] : [{ n, number, item }];
  });
}

/** The one row that the Tab key stops at: that which was visited last, or is open, or is the first in view. */
function useStop<Item>(
  about: string,
  drawn: readonly DrawnRow<Item>[],
  isOpen: (item: Item) => boolean,
  listPx: number,
) {
  const [last, setLast] = useState<number>();
  useEffect(() => setLast(undefined), [about]);
  const stop =
    drawn.find(({ number }) => number === last) ??
    drawn.find(({ item }) => isOpen(item)) ??
    drawn.find(({ n }) => n * ROW_PX >= listPx);
  const visited = ({ target }: FocusEvent) => {
    const place = placeOf(target as Element);
    setLast(drawn.find(({ n }) => n === place)?.number);
  };
  return { stop, visited };
}

interface FootProps {
  readonly drawn: number;
  readonly total: number;
  /** How many there were before them. */
  readonly forgotten: number;
}

/** How many rows there are, and were, and the keys that go through them. */
function Foot({ drawn, total, forgotten }: FootProps) {
  return (
    <div class="foot">
      <span>
        <span class="num">{Math.max(0, drawn).toLocaleString("en-US")}</span> /{" "}
        <b class="num">{total.toLocaleString("en-US")}</b>
        {forgotten > 0 && ` · ${counted("droppedCalls", forgotten)}`}
      </span>
      <span class="hidep">
        <kbd>J</kbd> <kbd>K</kbd> <kbd>Enter</kbd>
      </span>
    </div>
  );
}

interface Scrolling {
  readonly scale: ListScale;
  readonly spot: Spot;
  setSpot(spot: Spot): void;
}

/** Scrolls to a row and gives it the focus. */
function useRowFocus(
  box: { readonly current: HTMLDivElement | null },
  { scale, spot, setSpot }: Scrolling,
): (place: number) => void {
  const wanted = useRef<number>();
  const focusWanted = () => {
    if (wanted.current === undefined) return;
    if (focusRow(box, wanted.current, { preventScroll: true })) wanted.current = undefined;
  };
  // A row that is far off is drawn a moment later, once it was read.
  useEffect(focusWanted);
  return (place) => {
    if (!box.current) return;
    wanted.current = place;
    const { barPx, listPx } = scale.at(inView(box.current, spot, place));
    box.current.scrollTop = barPx;
    // A browser rounds the position of its scroll bar.
    setSpot({ barPx: box.current.scrollTop, listPx });
    // The list itself may be out of sight.
    box.current.scrollIntoView({ block: "nearest" });
    focusWanted();
  };
}

/** How far down the list is with a row in view, scrolled no further than that takes. */
function inView({ clientHeight }: HTMLElement, { listPx }: Spot, n: number): number {
  const [above, below] = [n * ROW_PX, (n + 1) * ROW_PX - clientHeight];
  return Math.max(below, Math.min(above, listPx));
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

/** An instant for a list. It has the day unless that is today in the sandbox. */
export function listedAt(at: number | string): string {
  const now = nowOf(live.state);
  return now === 0 ? timeOf(at) : whenOf(at, now);
}

/** The current day in the sandbox: when it changes, a list shows other times. */
export const todayOf = (known: SandboxState): string => dateOf(nowOf(known));
