import type { Case, ReportTable, Section } from "../../../report/report.js";
import type { MatrixKind } from "../options.js";
import { type CellOutcome, PLACES } from "./cells.js";

const NAMES: { readonly [Kind in MatrixKind]: string } = {
  faults: "Under faults",
  assumptions: "Under other assumptions",
};

const STATUS: { readonly [Verdict in CellOutcome["verdict"]]: Case["status"] } = {
  survived: "passed",
  failed: "failed",
  "not-met": "skipped",
  skipped: "skipped",
};

/** What stands in a table for each verdict. */
const MARKS: { readonly [Verdict in CellOutcome["verdict"]]: string } = {
  survived: "survived",
  failed: "FAILED",
  "not-met": "not met",
  skipped: "skipped",
};

/** The outcomes of one matrix: a case each, and a table of them all. `again` shows one once more. */
export function matrixSection(
  kind: MatrixKind,
  outcomes: readonly CellOutcome[],
  again: (outcome: CellOutcome) => string,
): Section {
  return {
    name: NAMES[kind],
    cases: outcomes.map((outcome) => caseOf(outcome, again)),
    tables: outcomes.length > 0 ? [kind === "faults" ? grid(outcomes) : list(outcomes)] : [],
  };
}

/** The counts in words: `12 survived, 1 failed`. */
export function countsOf(outcomes: readonly CellOutcome[]): string {
  const counts = Object.entries(MARKS).flatMap(([verdict, mark]) => {
    const many = outcomes.filter((outcome) => outcome.verdict === verdict).length;
    return many > 0 || verdict === "failed" ? [`${many} ${mark.toLowerCase()}`] : [];
  });
  return counts.join(", ");
}

/** What a verdict is called. */
export function markOf({ verdict }: CellOutcome): string {
  return MARKS[verdict];
}

function caseOf(outcome: CellOutcome, again: (outcome: CellOutcome) => string): Case {
  const { cell, verdict, message, lastLines = [], breaches = [], durationMs, record } = outcome;
  const lastOutput = lastLines.length > 0 ? ["last output:", ...lastLines] : [];
  const line = verdict === "failed" ? [`again: ${again(outcome)}`] : [];
  const details = [...line, ...breaches, ...(verdict === "failed" ? lastOutput : [])];
  return {
    name: cell.name,
    status: STATUS[verdict],
    ...(message !== undefined && { message }),
    ...(details.length > 0 && { details }),
    ...(record !== undefined && { record }),
    ...(durationMs !== undefined && { durationMs }),
  };
}

/** Faults down, what they affect across. */
function grid(outcomes: readonly CellOutcome[]): ReportTable {
  const places = PLACES.filter((place) => outcomes.some(({ cell }) => cell.column === place));
  const faults = [...new Set(outcomes.map(({ cell }) => cell.row))];
  const lines = faults.map((fault) => ({
    fault,
    met: places.map((place) =>
      outcomes.find(({ cell }) => cell.row === fault && cell.column === place),
    ),
  }));
  return {
    title: "Faults by what they affected",
    columns: ["fault", ...places],
    rows: lines.map(({ fault, met }) => [
      fault,
      ...met.map((outcome) => (outcome ? markOf(outcome) : "-")),
    ]),
    cases: lines.map(({ met }) => [null, ...met.map((outcome) => outcome?.cell.name ?? null)]),
  };
}

function list(outcomes: readonly CellOutcome[]): ReportTable {
  const rows = outcomes.map((outcome) => {
    const { row, column } = outcome.cell;
    return [row, column, markOf(outcome)];
  });
  const cases = outcomes.map(({ cell }) => [null, null, cell.name]);
  return { title: "Options by switch", columns: ["switch", "option", "verdict"], rows, cases };
}
