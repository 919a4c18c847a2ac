import type { CoverageView } from "../../../spec/generated/control.types.js";
import type { Case, Report, ReportTable, Section } from "../../report/report.js";
import { ITEM_KINDS, type ItemKind, KINDS } from "./items.js";
import { type CoveredItem, percentOf, scoreOf } from "./view.js";

/** Whether something is missing. */
export const isGap = ({ expected, count }: CoveredItem) => expected && count === 0;

/** The sums, a row for each kind. */
export function kindTable(items: readonly CoveredItem[], source: string): ReportTable {
  const rows = ITEM_KINDS.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const score = scoreOf(own);
    const hit = own.filter(({ count }) => count > 0).length;
    const share = score.expected === 0 ? "none is expected" : `${percentOf(score)} %`;
    const besides = own.length - score.expected;
    const others = `${hit - score.reached} of ${besides}`;
    return [KINDS[kind], `${score.reached} of ${score.expected}`, share, besides > 0 ? others : ""];
  });
  const columns = ["what", "expected and reached", "share", "reached of the others"];
  return { title: `What ${source} reached`, columns, rows };
}

/** What was reached of a kind, in the form that suits it. */
export function tableOf(kind: ItemKind, own: readonly CoveredItem[]): ReportTable {
  switch (kind) {
    case "operation":
      return groupTable(own, [
        "operation",
        "answers",
        "expected, never given",
        "not expected, never given",
      ]);
    case "switch":
      return groupTable(own, ["switch", "in force", "expected", "never in force"]);
    case "fault":
    case "value":
      return reachedTable(own, kind === "fault" ? "fault" : "test value");
    default:
      return arrowTable(own);
  }
}

/** Items by what they belong to. */
export function bySubject(
  items: readonly CoveredItem[],
): ReadonlyMap<string, readonly CoveredItem[]> {
  const groups = new Map<string, CoveredItem[]>();
  for (const item of items) groups.set(item.of, [...(groups.get(item.of) ?? []), item]);
  return groups;
}

/** A row for each thing that has several items: what was reached, what was not, what need not be. */
function groupTable(own: readonly CoveredItem[], columns: readonly string[]): ReportTable {
  const rows = [...bySubject(own)].map(([of, items]) => {
    const ends = (some: readonly CoveredItem[]) => some.map(({ id }) => id.split("/").at(-1));
    const hit = items.filter(({ count }) => count > 0);
    const times = hit.map((item) => `${ends([item])} (${item.count})`);
    const rest = items.filter((item) => item.count === 0 && !item.expected);
    return [of, times.join(", "), ends(items.filter(isGap)).join(", "), ends(rest).join(", ")];
  });
  return { title: "What was reached", columns, rows };
}

function reachedTable(own: readonly CoveredItem[], what: string): ReportTable {
  const hit = own.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const rows = hit.map(({ name, count }) => [name, String(count)]);
  return { title: `${hit.length} of ${own.length} injected`, columns: [what, "times"], rows };
}

function arrowTable(own: readonly CoveredItem[]): ReportTable {
  const rows = own.map(({ move, count, why }) => {
    const { from = "", event = "", to = "" } = move ?? {};
    return [from, event, to, count === 0 ? "never" : String(count), why ?? ""];
  });
  return {
    title: "Arrows",
    columns: ["from", "by", "to", "times", "why it is not expected"],
    rows,
  };
}

/** What is to be reported, and what it is held to. */
export interface CoverageQuestion {
  /** What the traffic was: `sandbox shop`, `3 files of coverage`. */
  readonly source: string;
  /** The least share of what is expected, in percent. */
  readonly failUnder?: number;
}

/** The verdict on what traffic reached, in the form of all verdicts. */
export function coverageReport(
  view: CoverageView,
  { source, failUnder }: CoverageQuestion,
): Report {
  const sawNothing = view.requests === 0;
  const isShort = isUnder(view, failUnder);
  // Green must mean that something was reached: a suite that calls nothing would pass for ever.
  const isBad = isShort || sawNothing;
  return {
    title: "paystub coverage",
    passed: !isBad,
    summary: `${scoreText(view)}${sawNothing ? `: ${NOTHING}` : ""}${goalText(failUnder, isShort)}`,
    sections: [
      {
        name: "In all",
        cases: [scoreCase(view, isBad), ...doubts(view)],
        tables: [kindTable(view.items, source)],
      },
      ...ITEM_KINDS.map((kind) => kindSection(kind, view.items)),
    ],
    data: view,
  };
}

/** What became of the counts of a run. */
interface KeptWhere {
  readonly folder: string;
  readonly path?: string;
  /** Why they could not be kept. */
  readonly problem?: string;
  readonly failUnder: number | undefined;
}

/** The coverage part of another verdict: the sums, and where to read more. */
export function coverageSection(view: CoverageView, where: KeptWhere): Section {
  const { folder, path, problem, failUnder } = where;
  const isShort = isUnder(view, failUnder);
  const cases: readonly Case[] = [
    {
      name: `${scoreText(view)}${goalText(failUnder, isShort)}`,
      status: isShort ? "failed" : "passed",
      details: [
        ...(path === undefined ? [] : [`kept:         ${path}`]),
        `what was not: paystub coverage ${folder}`,
      ],
    },
    ...(problem === undefined
      ? []
      : [{ name: "not kept", status: "failed", message: problem } as const]),
  ];
  return { name: "Scenario coverage", cases, tables: [kindTable(view.items, "the traffic")] };
}

/** Whether less was reached than is asked for. Where nothing was called, nothing can be enough. */
export function isUnder(view: CoverageView, failUnder: number | undefined): boolean {
  return failUnder !== undefined && (view.requests === 0 || percentOf(view) < failUnder);
}

const NOTHING = "no operation was called, so there is nothing to cover";

/** The score in a line: `41 of 90 reached (45.5 %) by 120 calls`. */
export function scoreText(view: CoverageView): string {
  const { expected, reached, requests } = view;
  const calls = `${requests} ${requests === 1 ? "call" : "calls"}`;
  return `${reached} of ${expected} expected things reached (${percentOf(view)} %) by ${calls}`;
}

function goalText(failUnder: number | undefined, isShort: boolean): string {
  if (failUnder === undefined) return "";
  return isShort ? `; at least ${failUnder} % was asked for` : `; ${failUnder} % was asked for`;
}

/** The score as a case of its own, so that it is first wherever failures are. */
function scoreCase(view: CoverageView, isBad: boolean): Case {
  const isWhole = view.reached === view.expected;
  const status = isBad ? "failed" : isWhole ? "passed" : "warning";
  return { name: scoreText(view), status };
}

/** What is missing from the counts, so that a gap may be none. */
function doubts({ dropped, unplaced, requests }: CoverageView): readonly Case[] {
  const reported: Case[] = [];
  const say = (name: string, message: string) =>
    reported.push({ name, status: "warning", message });
  if (requests === 0) say("nothing was called", "So there is nothing to cover.");
  if (dropped > 0) {
    const why = "Their statuses are missing; --coverage counts while it happens, and misses none.";
    say(`${dropped} older calls are no longer kept`, why);
  }
  if (unplaced > 0) {
    const why = "Of so many things only the latest are followed, so their arrows are missing.";
    say(`${unplaced} events of things that are no longer followed`, why);
  }
  return reported;
}

function kindSection(kind: ItemKind, items: readonly CoveredItem[]): Section {
  const own = items.filter((item) => item.kind === kind);
  const cases = kind === "operation" ? statusGaps(own) : own.filter(isGap).map(gapCase);
  return { name: KINDS[kind], cases, tables: [tableOf(kind, own)] };
}

function gapCase({ name, snippet }: CoveredItem): Case {
  return { name: `never: ${name}`, status: "warning", details: [snippet] };
}

/** One case for each operation, with everything that it lacks. */
function statusGaps(own: readonly CoveredItem[]): readonly Case[] {
  return [...bySubject(own.filter(isGap))].map(([of, gaps]) => {
    const isCalled = own.some((item) => item.of === of && item.count > 0);
    const missing = gaps.map(({ id }) => id.split("/").at(-1)).join(", ");
    return {
      name: isCalled ? `${of} never answered ${missing}` : `${of} was never called`,
      status: "warning",
      details: gaps.map(({ snippet }) => snippet),
    };
  });
}
