import { useEffect, useRef, useState } from "preact/hooks";
import type { News } from "../../control/news.js";
import { attempt } from "./actions.js";
import { live } from "./live.js";
import { type Following, type ListedPage, PAGE, Rows } from "./rows.js";
import { useAgain } from "./use-again.js";

export interface RowsProps<Item> {
  /** Tells one list from another: another key reads all anew. */
  readonly about: string;
  /** Counts what happened: a new number reads what is in view again, where nothing is followed. */
  readonly version: number;
  /** Reads a page that ends before a cursor; the newest without one. */
  readonly load: (cursor: number | undefined, limit: number) => Promise<ListedPage<Item>>;
  readonly follows: Following<Item> | undefined;
}

/** The rows of a list as far as they were read, and the means to read more of them. */
export function useRows<Item>({ about, version, load, follows }: RowsProps<Item>) {
  const [, draw] = useState(0);
  const redraw = () => draw((count) => count + 1);
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
  useStream(follows && ((news) => rows.current.follow(news, follows)), redraw);
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

/** Hands on what the stream tells, and draws again where something came of it. */
function useStream(take: ((news: News) => boolean) | undefined, redraw: () => void): void {
  const current = useRef(take);
  current.current = take;
  useEffect(
    () =>
      live.listen((batch) => {
        const told = batch.map((news) => current.current?.(news));
        if (told.includes(true)) redraw();
      }),
    [],
  );
}
