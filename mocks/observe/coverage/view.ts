import type { CoverageView } from "../../../spec/generated/control.types.js";
import type { LoggedEvent } from "../../domain/events.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import { ObservedSandbox } from "../record.js";
import { type Counts, NOWHERE, PAGES } from "../totals.js";
import { ITEMS, type Item } from "./items.js";

/** Everything that can be reached, with how often a log and what its journal has kept reached it. */
export function coverageView(
  logged: readonly LoggedEvent[],
  requests: readonly JournalEntry[],
  dropped: number,
): CoverageView {
  const { counts, missing } = recordOf(logged, requests);
  const items = ITEMS.map((item) => viewOf(item, counts));
  const answers = counts.under("operation/").filter(([rest]) => {
    return !rest.startsWith(PAGES) && !rest.startsWith(NOWHERE);
  });
  const expected = items.filter((item) => item.expected);
  return {
    requests: sumOf(answers),
    events: sumOf(counts.under("event/")),
    dropped,
    unplaced: missing.unplaced,
    expected: expected.length,
    reached: expected.filter(({ count }) => count > 0).length,
    items,
  };
}

/** A record that is only counted. */
function recordOf(
  logged: readonly LoggedEvent[],
  requests: readonly JournalEntry[],
): ObservedSandbox {
  const record = new ObservedSandbox("");
  let next = 0;
  // Each call is counted under the options of its moment, at the earliest those of the opening.
  for (const entry of requests) {
    const after = Math.max(1, entry.after ?? 0);
    for (let one = logged[next]; one && one.seq <= after; one = logged[next]) {
      record.event(one);
      next += 1;
    }
    record.countCall(entry);
  }
  for (const event of logged.slice(next)) record.event(event);
  return record;
}

function sumOf(counts: readonly (readonly [string, number])[]): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

function viewOf(
  { id, kind, of, name, why, move }: Item,
  counts: Counts,
): CoverageView["items"][number] {
  const arrow = move && { from: move.from, event: move.event, to: move.to };
  return {
    ...{ id, kind, of, name, why },
    count: counts.of(id),
    expected: why === null,
    move: arrow ?? null,
  };
}
