import type { CellOutcome, TestVerdict } from "./cells.js";

/** Failures with probably one cause, across cells and tests. */
export interface Finding {
  /** The first cell that shows it. */
  readonly outcome: CellOutcome;
  /** The verdict on its test there. */
  readonly shown: TestVerdict;
  /** The names of all cells that show it. */
  readonly cells: readonly string[];
  /** The names of all tests in which it shows. */
  readonly tests: readonly string[];
}

/** Puts verdicts that share a cause together. One cell may show several causes. */
export function findingsOf(outcomes: readonly CellOutcome[]): readonly Finding[] {
  const byCause = new Map<string, Finding>();
  for (const outcome of outcomes) {
    const worst = outcome.tests.filter(({ verdict }) => verdict === outcome.verdict);
    for (const shown of worst) {
      if (outcome.verdict !== "bug" && shown !== worst[0]) continue;
      const key = `${outcome.verdict} ${shown.cause ?? `${shown.why} ${outcome.cell.column}`}`;
      const known = byCause.get(key) ?? { outcome, shown, cells: [], tests: [] };
      const tests = shown.test === null ? [] : [shown.test];
      byCause.set(key, {
        ...known,
        cells: [...new Set([...known.cells, outcome.cell.name])],
        tests: [...new Set([...known.tests, ...tests])],
      });
    }
  }
  return [...byCause.values()];
}
