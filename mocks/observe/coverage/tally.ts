import type { LoggedEvent } from "../../domain/events.js";
import { LIMITS, ObservedSandbox } from "../record.js";
import { Counts, NOWHERE, PAGES } from "../totals.js";
import { ITEMS } from "./items.js";

/** How often things were reached, and what is missing from that. The counts of several can be added up. */
export interface CoverageCounts {
  /** Calls of operations. */
  readonly requests: number;
  readonly events: number;
  /** How often by the ids of items; what was never reached is not in it. */
  readonly reached: Readonly<Record<string, number>>;
  /** Requests that a journal no longer had. */
  readonly dropped: number;
  /** Events of things that were no longer followed, so that their arrows are not counted. */
  readonly unplaced: number;
}

/** A request as far as coverage looks at it. */
export interface JournaledRequest {
  readonly operationId: string | null;
  /** Null where there was no answer. */
  readonly status: number | null;
  /** The number of the last event before it. */
  readonly after?: number | null;
}

const KNOWN: ReadonlySet<string> = new Set(ITEMS.map(({ id }) => id));

/** The coverage that a record shows, or a whole recorder. */
export function coverageOf({
  counts,
  missing,
}: {
  readonly counts: Counts;
  readonly missing: { readonly unplaced: number };
}): CoverageCounts {
  const answers = counts.under("operation/").filter(([rest]) => {
    return !rest.startsWith(PAGES) && !rest.startsWith(NOWHERE);
  });
  return {
    requests: sumOf(answers),
    events: sumOf(counts.under("event/")),
    reached: Object.fromEntries([...counts.entries()].filter(([id]) => KNOWN.has(id))),
    dropped: 0,
    unplaced: missing.unplaced,
  };
}

function sumOf(counts: readonly (readonly [string, number])[]): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

/** A record that is only counted: a log that is read from the beginning is never rewound. */
function logRecord(): ObservedSandbox {
  return new ObservedSandbox("", new Counts(), { limits: { ...LIMITS, requests: 0, events: 0 } });
}

/** What a sandbox reached that there is still: its log, and what its journal has kept. */
export function countsOf(
  logged: readonly LoggedEvent[],
  requests: readonly JournaledRequest[],
  dropped: number,
): CoverageCounts {
  const record = logRecord();
  let next = 0;
  // Each call is counted under the options of its moment.
  for (const entry of requests) {
    for (; next < logged.length && (logged[next]?.seq ?? 0) <= (entry.after ?? 0); next += 1) {
      record.event(logged[next] as LoggedEvent);
    }
    if (next === 0 && logged[0]) {
      record.event(logged[0]);
      next = 1;
    }
    record.countCall(entry);
  }
  for (const event of logged.slice(next)) record.event(event);
  return { ...coverageOf(record), dropped };
}
