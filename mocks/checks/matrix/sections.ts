import { plural } from "../../control/format.js";
import type { Case, ReportTable, Section } from "../../report/report.js";
import { LINES } from "../run/messages.js";
import type { MatrixKind, RunSetup } from "../run/options.js";
import type { CommandRun } from "../run/run-once.js";
import { type CellOutcome, COLUMNS, type TestVerdict, type Verdict } from "./cells.js";
import type { Finding } from "./findings.js";

const NAMES: { readonly [Kind in MatrixKind]: string } = {
  faults: "Under faults",
  assumptions: "Under other assumptions",
};

const STATUS: { readonly [Each in Verdict]: Case["status"] } = {
  bug: "failed",
  expected: "passed",
  survived: "passed",
  "not exercised": "skipped",
  unclear: "warning",
  skipped: "skipped",
};

/** The text of each verdict in a table and in counts. */
const MARKS: { readonly [Each in Verdict]: string } = {
  bug: "BUG",
  expected: "expected",
  survived: "survived",
  "not exercised": "not exercised",
  unclear: "unclear",
  skipped: "skipped",
};

/** How many lines of a failed assertion are shown. */
const LINES_MAX = 12;

/** How many names of cells or tests are listed. */
const NAMES_MAX = 6;

/** The findings, a case each: what is wrong, the assertion that failed, and how to see it again. */
export function findingsSection(
  findings: readonly Finding[],
  again: (outcome: CellOutcome) => string,
): Section {
  return { name: "Findings", cases: findings.map((finding) => findingCase(finding, again)) };
}

function findingCase(
  { outcome, shown, cells, tests }: Finding,
  again: (outcome: CellOutcome) => string,
): Case {
  const { repeated, record, cell } = outcome;
  const also = cells.filter((name) => name !== cell.name);
  return {
    name: `${MARKS[outcome.verdict].toLowerCase()} under ${cell.name}`,
    status: "failed",
    message: shown.why,
    details: [
      ...(tests.length > 0 ? [`tests: ${listed(tests)}`] : []),
      ...(also.length > 0 ? [`also under: ${listed(also)}`] : []),
      ...metIn(shown),
      ...assertion(shown),
      ...(repeated
        ? [`run again: ${repeated.same} of ${repeated.runs} runs came out like this`]
        : []),
      `again: ${again(outcome)}`,
    ],
    ...(record !== undefined && { record }),
  };
}

function listed(names: readonly string[]): string {
  const more = names.length - NAMES_MAX;
  const shown = names.slice(0, NAMES_MAX).join("; ");
  return more > 0 ? `${shown}; and ${more} more` : shown;
}

function metIn({ met }: TestVerdict): readonly string[] {
  return met === undefined ? [] : [`the fault met ${met}`];
}

function assertion({ failure }: TestVerdict): readonly string[] {
  if (!failure) return [];
  const { name, message, expected, actual } = failure;
  const lines = `${name === "Error" ? "" : `${name}: `}${message}`.split("\n").filter(Boolean);
  const values =
    expected === undefined || actual === undefined
      ? []
      : [`expected ${expected}, but got ${actual}`];
  return [...lines.slice(0, LINES_MAX), ...values];
}

/** The outcomes of one matrix: a case each, and a table of them all. `again` shows one once more. */
export function matrixSection(
  kind: MatrixKind,
  outcomes: readonly CellOutcome[],
  fails: (outcome: CellOutcome) => boolean,
  again: (outcome: CellOutcome) => string,
): Section {
  return {
    name: NAMES[kind],
    isDetail: true,
    cases: outcomes.map((outcome) => caseOf(outcome, fails(outcome), again)),
    tables: outcomes.length > 0 ? [kind === "faults" ? grid(outcomes) : list(outcomes)] : [],
  };
}

/** The counts in words: `1 with a bug, 12 survived`. */
export function countsOf(outcomes: readonly CellOutcome[]): string {
  const counts = Object.entries(MARKS).flatMap(([verdict, mark]) => {
    const many = outcomes.filter((outcome) => outcome.verdict === verdict).length;
    return many > 0 ? [`${many} ${verdict === "bug" ? "with a bug" : mark}`] : [];
  });
  return counts.join(", ");
}

/** What a verdict is called. */
export function markOf({ verdict }: CellOutcome): string {
  return MARKS[verdict];
}

function caseOf(
  outcome: CellOutcome,
  fails: boolean,
  again: (outcome: CellOutcome) => string,
): Case {
  const { cell, verdict, message, tests, durationMs, record } = outcome;
  const reported = tests.filter(({ why, verdict: own }) => {
    return own !== "not exercised" && why !== "" && why !== message;
  });
  const isShown = fails || verdict === "unclear";
  const [worst] = tests.filter((test) => test.verdict === verdict);
  const details = [
    ...(isShown ? [`again: ${again(outcome)}`] : []),
    ...reported.map(({ test, verdict: own, why }) => `${test ?? "the command"}: ${own}. ${why}`),
    ...(isShown && worst ? [...metIn(worst), ...assertion(worst)] : []),
  ];
  return {
    name: cell.name,
    status: fails ? "failed" : STATUS[verdict],
    ...(message && { message: `${sentenceCase(verdict)}: ${message}` }),
    ...(details.length > 0 && { details }),
    ...(record !== undefined && { record }),
    ...(durationMs !== undefined && { durationMs }),
  };
}

function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Faults down, what they affect across. */
function grid(outcomes: readonly CellOutcome[]): ReportTable {
  const places = COLUMNS.filter((place) => outcomes.some(({ cell }) => cell.column === place));
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
  };
}

function list(outcomes: readonly CellOutcome[]): ReportTable {
  const rows = outcomes.map((outcome) => {
    const { row, column } = outcome.cell;
    return [row, column, markOf(outcome)];
  });
  return { title: "Options by switch", columns: ["switch", "option", "verdict"], rows };
}

/** What ran, what was exercised, and what was not: three lines, and hints where there are any. */
export function notesOf(
  plain: CommandRun,
  outcomes: readonly CellOutcome[],
  setup: RunSetup,
): readonly string[] {
  const { evidence } = plain;
  const tests = evidence.outcomes.length;
  const ran = outcomes.filter(({ durationMs }) => durationMs !== undefined).length;
  const operations = new Set(evidence.endings.flatMap((one) => [...one.operations])).size;
  const who = tests > 0 ? plural(tests, "test") : "The command";
  const unclear = outcomes.filter(({ verdict }) => verdict === "unclear");
  const notMet = outcomes.filter(({ verdict }) => verdict === "not exercised");
  const lingered = outcomes.filter(({ keptOpenBy }) => keptOpenBy !== undefined);
  const [handles = []] = lingered.flatMap(({ keptOpenBy }) => (keptOpenBy ? [keptOpenBy] : []));
  const single = evidence.endings.filter(({ test, injections }) => test && injections.length > 0);
  return [
    `Ran: ${who} plainly and in ${plural(ran, "cell")}, against ${plural(operations, "operation")}.`,
    `Exercised: ${countsOf(outcomes.filter((one) => !notMet.includes(one) && one.verdict !== "skipped")) || "nothing"}.`,
    `Not exercised: ${notMet.length > 0 ? `${plural(notMet.length, "cell")}; ` : ""}the shop's own clock and two customers at once, which only paystub explore tries.`,
    ...(unclear.length > 0 ? [LINES.unclear(listed(unclear.map(({ cell }) => cell.name)))] : []),
    ...(lingered.length > 0
      ? [LINES.keptOpen(plural(lingered.length, "cell"), handles.join(" and "))]
      : []),
    ...(single.length > 0 && !setup.areJourneys
      ? [LINES.ownFaults(plural(single.length, "test"))]
      : []),
  ];
}
