import { useEffect, useRef, useState } from "preact/hooks";
import { type ListScale, listScale, ROW_PX, type Spot, TOP } from "./list-scale.js";
import { focusRow, placeOf, useRowKeys } from "./row-keys.js";
import { type RowsProps, useRows } from "./use-rows.js";
import { t, type Word } from "./words.js";

interface VirtualListProps<Item> extends RowsProps<Item> {
  readonly label: string;
  /** What is said where there is no row, and nothing was searched for. */
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
    if (!isAtTop) setHeld((known) => known ?? end);
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
          {fresh} {t("newRows")}
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
  const [all, older] = [total, forgotten].map((count) => count.toLocaleString("en-US"));
  return (
    <div class="foot">
      <span>
        {Math.max(0, drawn)} {t("shown")} <b class="num">{all}</b>
        {forgotten > 0 && ` · ${older} ${t("plotDropped")}`}
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
    // A browser rounds where its bar stands.
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
