import type { Cell } from "./cell.js";

/**
 * Cells in the order in which they are best run: kinds, operations and switches take turns, each with
 * its most telling cells first, so that a short budget sees some of everything.
 */
export function inTurns(cells: readonly Cell[]): readonly Cell[] {
  const queues = new Map<string, Cell[]>();
  for (const cell of cells) {
    const place = cell.matrix === "faults" ? cell.column : cell.row;
    queues.set(place, [...(queues.get(place) ?? []), cell]);
  }
  const turns = [...queues.values()].flatMap((queue) =>
    [...queue].sort((a, b) => a.rank - b.rank).map((cell, turn) => ({ cell, turn })),
  );
  // Sorting keeps the order of what is alike.
  return turns.sort((a, b) => a.turn - b.turn || a.cell.rank - b.cell.rank).map(({ cell }) => cell);
}
