import type { MatrixData } from "../../../spec/generated/files.types.js";
import { compareText } from "../../domain/text.js";
import type { RunFlags } from "../run/options.js";
import type { Cell } from "./cells.js";
import { isAboutAmounts } from "./judge.js";

/**
 * The cells of a shard. Every shard must divide them alike, so no time counts that a shard measured itself: a cell takes
 * as long as in the baseline, which all of them have. Without one, all cells count alike, and each place of the table
 * is dealt out evenly. Cells that are judged together stay together. The first shard has those that are skipped: one
 * that had nothing else could not run.
 */
export function sharedOut(
  cells: readonly Cell[],
  { index, count }: NonNullable<RunFlags["shard"]>,
  baseline: MatrixData | undefined,
): readonly Cell[] {
  const measured = new Map(
    (baseline?.cells ?? []).flatMap(({ name, durationMs }) => {
      return durationMs === undefined ? [] : [[name, durationMs] as const];
    }),
  );
  const sum = [...measured.values()].reduce((all, one) => all + one, 0);
  const usualMs = measured.size > 0 ? sum / measured.size : 1;
  const weightOf = ({ name }: Cell) => measured.get(name) ?? usualMs;
  const inOrder = cells
    .filter(({ skip }) => !skip)
    .sort(
      (a, b) =>
        weightOf(b) - weightOf(a) ||
        Number(a.lasts) - Number(b.lasts) ||
        a.delayMs - b.delayMs ||
        compareText(a.column, b.column) ||
        compareText(a.name, b.name),
    );
  const others = inOrder.filter((cell) => !isAboutAmounts(cell)).map((cell) => [cell]);
  const loads = Array.from({ length: count }, () => ({ weight: 0, cells: new Set<Cell>() }));
  for (const unit of [inOrder.filter(isAboutAmounts), ...others]) {
    const lightest = loads.reduce((best, one) => (lighter(one, best) ? one : best));
    for (const cell of unit) {
      lightest.weight += weightOf(cell);
      lightest.cells.add(cell);
    }
  }
  const own = loads[index - 1]?.cells;
  return cells.filter((cell) => (cell.skip ? index === 1 : own?.has(cell)));
}

interface Load {
  readonly weight: number;
  readonly cells: ReadonlySet<Cell>;
}

const lighter = (one: Load, other: Load) =>
  one.weight < other.weight || (one.weight === other.weight && one.cells.size < other.cells.size);
