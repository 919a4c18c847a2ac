import type { CoverageView } from "../../../spec/generated/control.types.js";
import type { Case, Section } from "../../report/report.js";
import { statusId } from "../totals.js";
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

/** An answer that consumers rely on, from their pacts. */
export interface PromisedAnswer {
  readonly operation: string;
  readonly status: number;
  readonly interactions: number;
  readonly consumers: readonly string[];
}

/** What was counted of one kind of traffic: `paystub run`, `fixtures`, `sandbox shop`. */
export interface CountedSource {
  readonly source: string;
  readonly counts: Pick<CoverageCounts, "reached">;
}

/**
 * The view in which everything that pacts promise is expected: a consumer that relies on it must have met
 * it.
 */
export function promisedView(
  view: CoverageView,
  promised: readonly PromisedAnswer[],
): CoverageView {
  const ids = new Set<string>(promised.map(({ operation, status }) => statusId(operation, status)));
  const items = view.items.map((item) =>
    ids.has(item.id) ? { ...item, expected: true, why: null } : item,
  );
  return { ...view, ...scoreOf(items), items };
}

/** Pacts and traffic side by side, answer by answer, and where one has what the other lacks. */
export function besideSection(
  view: CoverageView,
  { promised, others }: { readonly promised: readonly PromisedAnswer[]; readonly others: number },
  sources: readonly CountedSource[],
): Section {
  const promiseOf = ({ id }: CoveredItem) =>
    promised.find(({ operation, status }) => statusId(operation, status) === id);
  const reported = view.items.filter(({ kind }) => kind === "operation");
  const rows = reported
    .filter((item) => item.count > 0 || promiseOf(item))
    .map((item) => {
      const { interactions = 0, consumers = [] } = promiseOf(item) ?? {};
      const each = sources.map(({ counts }) => timesOf(counts.reached[item.id] ?? 0));
      return [item.of, statusOf(item), ...each, timesOf(interactions), consumers.join(", ")];
    });
  const columns = ["operation", "status", ...sources.map(({ source }) => source)];
  const table = {
    title: "Answers that traffic met and that pacts promise",
    columns: [...columns, "interactions", "promised to"],
    rows,
  };
  const cases = [
    ...reported.flatMap((item) => besideCases(item, promiseOf(item))),
    ...(others > 0 ? [othersCase(others)] : []),
  ];
  return { name: "Pacts beside traffic", cases, tables: [table] };
}

const timesOf = (count: number): string => (count === 0 ? "-" : String(count));

const statusOf = ({ id }: CoveredItem): string => id.split("/").at(-1) ?? "";

function besideCases(item: CoveredItem, promise: PromisedAnswer | undefined): readonly Case[] {
  if (promise && item.count === 0) {
    const name = `promised, and never met: ${item.name}`;
    const message = `${promise.consumers.join(" and ")} relies on it.`;
    return [{ name, status: "warning", message }];
  }
  if (promise || item.count === 0) return [];
  const message = "No consumer would hear of it if it changed.";
  return [{ name: `met, and promised by no pact: ${item.name}`, status: "pending", message }];
}

function othersCase(others: number): Case {
  const name = `${others} interactions are no calls of the service`;
  const message =
    "Callbacks to a merchant, messages, and pending ones are not held against traffic.";
  return { name, status: "skipped", message };
}
