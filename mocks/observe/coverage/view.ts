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
  const { counts } = recordOf(logged, requests);
  const items = ITEMS.map((item) => viewOf(item, counts));
  const answers = counts.under("operation/").filter(([rest]) => {
    return !rest.startsWith(PAGES) && !rest.startsWith(NOWHERE);
  });
  const expected = items.filter((item) => item.expected);
  return {
    requests: sumOf(answers),
    events: sumOf(counts.under("event/")),
    dropped,
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
  for (const event of logged) record.event(event);
  for (const entry of requests) record.countCall(entry);
  return record;
}

function sumOf(counts: readonly (readonly [string, number])[]): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

function viewOf({ id, kind, name, why }: Item, counts: Counts): CoverageView["items"][number] {
  return { id, kind, name, count: counts.of(id), expected: why === null, why };
}
