import type { CoverageView } from "../../../spec/generated/control.types.js";
import { ITEMS, type Item } from "./items.js";
import type { CoverageCounts } from "./tally.js";

/** One thing that can be reached, with how often it was. */
export type CoveredItem = CoverageView["items"][number];

/** Everything that can be reached with how often it was, and what would reach it. */
export function coverageView(counts: CoverageCounts): CoverageView {
  const { requests, events, reached, dropped, unplaced } = counts;
  const items = ITEMS.map((item) => viewOf(item, reached[item.id] ?? 0));
  return { requests, events, dropped, unplaced, ...scoreOf(items), items };
}

/** How many things are expected, and how many of them were reached. */
function scoreOf(items: readonly CoveredItem[]): {
  readonly expected: number;
  readonly reached: number;
} {
  const expected = items.filter((item) => item.expected);
  return { expected: expected.length, reached: expected.filter(({ count }) => count > 0).length };
}

function viewOf(item: Item, count: number): CoveredItem {
  const { id, kind, of, name, why, move } = item;
  const { from, event, to } = move ?? {};
  const arrow = from === undefined || event === undefined || to === undefined;
  return {
    ...{ id, kind, of, name, count, expected: why === null, why },
    move: arrow ? null : { from, event, to },
  };
}
