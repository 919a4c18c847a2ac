import { formatLine, type Meaning, type Paint, unpainted } from "./painted.js";
import { plain } from "./plain.js";
import type { Case, Report, ReportTable, Section } from "./report.js";
import { table } from "./table.js";
import { casesOf, formatTally, placeOf, textOf } from "./tally.js";

/** What a mark means. */
const MEANINGS: { readonly [Status in Case["status"]]: Meaning } = {
  passed: "good",
  failed: "bad",
  warning: "open",
  pending: "open",
  skipped: "faint",
};

/** What stands in front of a case. All are of one width, so that the names form a column. */
const MARKS: { readonly [Status in Case["status"]]: string } = {
  passed: "ok     ",
  failed: "FAILED ",
  warning: "warning",
  pending: "pending",
  skipped: "skipped",
};

const INDENT = " ".repeat(2);
const UNDER_NAME = " ".repeat(2 + MARKS.passed.length + 2);

/**
 * The report for a person at a terminal: text that needs no colour, and has some where `paint` gives it.
 * Ends with the verdict.
 */
export function terminalText(report: Report, paint: Paint = unpainted): string {
  const { title, sections, passed, summary } = report;
  const counts = formatTally(casesOf(report));
  const outcome = paint(passed ? "good" : "bad", passed ? "PASSED" : "FAILED");
  const verdict = `${outcome}  ${plain(summary)}`;
  const lines = [
    paint("strong", plain(title)),
    ...sections.flatMap((section) => sectionLines(section, paint)),
    "",
    counts ? `${verdict} (${counts})` : verdict,
  ];
  return `${lines.join("\n")}\n`;
}

function sectionLines({ name, cases, tables = [] }: Section, paint: Paint): readonly string[] {
  return [
    "",
    paint("strong", plain(name)),
    ...cases.flatMap((one) => caseLines(one, paint)),
    ...tables.flatMap((one) => tableLines(one, paint)),
  ];
}

function caseLines(one: Case, paint: Paint): readonly string[] {
  const { name, status, durationMs } = one;
  const time = durationMs === undefined ? "" : ` (${Math.round(durationMs)} ms)`;
  const place = placeOf(one);
  const below = [...textOf(one), ...(place ? [`at ${place}`] : [])];
  const first = `${INDENT}${paint(MEANINGS[status], MARKS[status])}  ${plain(name)}${time}`;
  return [first, ...below.flatMap(linesOf).map((line) => `${UNDER_NAME}${line}`)];
}

/** Text with line ends of its own keeps them, each line under the one before. */
function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map(plain);
}

function tableLines({ title, columns, rows }: ReportTable, paint: Paint): readonly string[] {
  const lines = rows.length > 0 ? table(columns, rows) : ["(none)"];
  const below = lines.map((line) => `${INDENT}${INDENT}${formatLine(line, paint)}`);
  return ["", `${INDENT}${plain(title)}`, ...below];
}
