import type { CoverageView } from "../../../spec/generated/control.types.js";
import { ITEMS, type Item, snippetOf } from "./items.js";
import type { CoverageCounts } from "./tally.js";

/** One thing that can be reached, with how often it was. */
export type CoveredItem = CoverageView["items"][number];

/** Everything that can be reached with how often it was, and what would reach it. */
export function coverageView(counts: CoverageCounts): CoverageView {
  const { requests, events, reached, dropped, unplaced } = counts;
  const items = ITEMS.map((item) => viewOf(item, reached[item.id] ?? 0));
  return { requests, events, dropped, unplaced, ...scoreOf(items), items };
}

/** The counts of a view: counts that arrived over HTTP can be added to others. */
export function viewCounts({
  requests,
  events,
  dropped,
  unplaced,
  items,
}: CoverageView): CoverageCounts {
  const reached = items.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]);
  return { requests, events, dropped, unplaced, reached: Object.fromEntries(reached) };
}

/** The view with things left out by name: a kind, or what items belong to. They are expected no more. */
export function without(view: CoverageView, names: readonly string[]): CoverageView {
  const isOut = ({ kind, of }: CoveredItem) => names.includes(kind) || names.includes(of);
  const items = view.items.map((item) =>
    isOut(item) ? { ...item, expected: false, why: "It was left out." } : item,
  );
  return { ...view, ...scoreOf(items), items };
}

/** How many things are expected, and how many of them were reached. */
export function scoreOf(items: readonly CoveredItem[]): {
  readonly expected: number;
  readonly reached: number;
} {
  const expected = items.filter((item) => item.expected);
  return { expected: expected.length, reached: expected.filter(({ count }) => count > 0).length };
}

/** The share that was reached, in percent, rounded down: nothing is whole but the whole. */
export function percentOf({ expected, reached }: ReturnType<typeof scoreOf>): number {
  return expected === 0 ? 0 : Math.floor((reached / expected) * 1000) / 10;
}

function viewOf(item: Item, count: number): CoveredItem {
  const { id, kind, of, name, why, move } = item;
  const { from, event, to } = move ?? {};
  const arrow = from === undefined || event === undefined || to === undefined;
  return {
    ...{ id, kind, of, name, count, expected: why === null, why },
    snippet: snippetOf(item),
    move: arrow ? null : { from, event, to },
  };
}
