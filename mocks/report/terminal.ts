import { plain } from "./plain.js";
import type { Case, Report, ReportTable, Section } from "./report.js";
import { table } from "./table.js";
import { casesOf, formatTally, placeOf, textOf } from "./tally.js";

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

/** The report for a person at a terminal: plain text that needs no colour. Ends with the verdict. */
export function terminalText(report: Report): string {
  const { title, sections, passed, summary } = report;
  const counts = formatTally(casesOf(report));
  const verdict = `${passed ? "PASSED" : "FAILED"}  ${plain(summary)}`;
  const lines = [
    plain(title),
    ...sections.flatMap(sectionLines),
    "",
    counts ? `${verdict} (${counts})` : verdict,
  ];
  return `${lines.join("\n")}\n`;
}

function sectionLines({ name, cases, tables = [] }: Section): readonly string[] {
  return ["", plain(name), ...cases.flatMap(caseLines), ...tables.flatMap(tableLines)];
}

function caseLines(one: Case): readonly string[] {
  const { name, status, durationMs } = one;
  const time = durationMs === undefined ? "" : ` (${Math.round(durationMs)} ms)`;
  const place = placeOf(one);
  const below = [...textOf(one), ...(place ? [`at ${place}`] : [])];
  const first = `${INDENT}${MARKS[status]}  ${plain(name)}${time}`;
  return [first, ...below.flatMap(linesOf).map((line) => `${UNDER_NAME}${line}`)];
}

/** Text with line ends of its own keeps them, each line under the one before. */
function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map(plain);
}

function tableLines({ title, columns, rows }: ReportTable): readonly string[] {
  const lines = rows.length > 0 ? table(columns, rows) : ["(none)"];
  return ["", `${INDENT}${plain(title)}`, ...lines.map((line) => `${INDENT}${INDENT}${line}`)];
}
