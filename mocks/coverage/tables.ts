import type { ReportGraph, ReportTable } from "../report/report.js";
import { ITEM_KINDS, type ItemKind, KINDS } from "./items.js";
import { LIVES, type LifeName, NOTHING_YET } from "./lives.js";
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

/** Whether a kind is a life, which has a graph. */
export const isLife = (kind: ItemKind): kind is LifeName => Object.hasOwn(LIVES, kind);

/** The table of a life as a graph, with how often each arrow was gone. */
export function graphOf(life: LifeName, own: readonly CoveredItem[]): ReportGraph {
  const moves = own.flatMap(({ move, count, expected }) =>
    move ? [{ ...move, count, expected }] : [],
  );
  const states = [NOTHING_YET, ...Object.keys(LIVES[life].moves)];
  return { title: KINDS[life], begins: NOTHING_YET, states, moves };
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
  return { title: `${hit.length} of ${own.length} struck`, columns: [what, "times"], rows };
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
