import { plain } from "./escape.js";
import {
  type Case,
  casesOf,
  formatTally,
  NAMES_MAX,
  outcomeOf,
  placeOf,
  type Report,
  type ReportTable,
  type Section,
  textOf,
} from "./report.js";

/** What a part of a line means; a terminal shows it by a colour, and all else by its words alone. */
export type Meaning = "good" | "bad" | "open" | "injected" | "faint" | "strong" | "name";

/** A part of a line with a meaning. */
interface Painted {
  readonly text: string;
  readonly as: Meaning;
}

/** A line, or a cell of a table: text alone, or parts of which some have a meaning. */
export type Line = string | readonly (string | Painted)[];

/** Gives text the colour of what it means. */
export type Paint = (as: Meaning, text: string) => string;

/** The plain text, for output that is not a terminal. */
export const unpainted: Paint = (_as, text) => text;

/** The same text with a meaning, or without one. */
export function painted(text: string, as: Meaning | undefined): Line {
  return as === undefined ? text : [{ text, as }];
}

/** A line as it is printed. Text of others is made plain before it is painted. */
export function formatLine(line: Line, paint: Paint = unpainted): string {
  if (typeof line === "string") return plain(line);
  // Made plain as a whole where nothing is painted, so that its beginning is judged as a beginning.
  if (paint === unpainted) return plain(wordsOf(line));
  const parts = line.map((part) =>
    typeof part === "string" ? plain(part) : paint(part.as, plain(part.text)),
  );
  return parts.join("");
}

/** Cells beside one another, outside a table. */
export function spaced(cells: readonly Line[]): Line {
  return cells.flatMap((cell, n) => [n === 0 ? "" : "  ", ...partsOf(cell)]);
}

/** What a line says, without meanings. */
export function wordsOf(line: Line): string {
  if (typeof line === "string") return line;
  return line.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** Lines with columns under one another; the last one may be of any length. */
export function table(
  head: readonly string[],
  rows: readonly (readonly Line[])[],
): readonly Line[] {
  const heading = head.map((text): Line => [{ text, as: "faint" }]);
  const lines = [heading, ...rows].map((cells) => cells.map(plainCell));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => wordsOf(line[column] ?? "").length)),
  );
  return lines.map((cells) => lineOf(cells, widths));
}

function lineOf(cells: readonly Line[], widths: readonly number[]): Line {
  const last = cells.findLastIndex((cell) => wordsOf(cell).trimEnd() !== "");
  const parts = cells.slice(0, last + 1).flatMap((cell, column) => {
    const gap = " ".repeat((widths[column] ?? 0) - wordsOf(cell).length + 2);
    return column === last ? partsOf(cell) : [...partsOf(cell), gap];
  });
  return parts.every((part) => typeof part === "string") ? parts.join("").trimEnd() : parts;
}

function partsOf(cell: Line): readonly (string | Painted)[] {
  return typeof cell === "string" ? [cell] : cell;
}

/** Made plain before it is measured. */
function plainCell(cell: Line): Line {
  if (typeof cell === "string") return plain(cell);
  return cell.map((part) =>
    typeof part === "string" ? plain(part) : { ...part, text: plain(part.text) },
  );
}

/** What a mark means. */
const MEANINGS: { readonly [Status in Case["status"]]: Meaning } = {
  passed: "good",
  failed: "bad",
  warning: "open",
  pending: "open",
  skipped: "faint",
};

const OUTCOMES = { PASSED: "good", FAILED: "bad", INCOMPLETE: "open" } as const;

/** The mark before a case. All have one width, so that the names form a column. */
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
 * The report for a person at a terminal: text that needs no colour, and has some where `paint` gives it. A report
 * with notes is short: what passed is left out unless `verbose` asks for it. Ends with the verdict.
 */
export function terminalText(
  report: Report,
  paint: Paint = unpainted,
  { verbose = false }: { readonly verbose?: boolean } = {},
): string {
  const { title, sections, summary, notes, legend = [] } = report;
  const isShort = notes !== undefined && !verbose;
  const shown = isShort ? sections.flatMap(whatIsWrong) : sections;
  const counts = isShort ? "" : formatTally(casesOf(report));
  const word = outcomeOf(report);
  const outcome = paint(OUTCOMES[word], word);
  const verdict = `${outcome}  ${plain(summary)}`;
  const lines = [
    paint("strong", plain(title)),
    ...legend.map((line) => paint("faint", plain(line))),
    ...shown.flatMap((section) => sectionLines(section, paint)),
    ...(notes ? ["", ...notes.map(plain)] : []),
    "",
    counts ? `${verdict} (${counts})` : verdict,
  ];
  return `${lines.join("\n")}\n`;
}

/** A section without what passed; none where nothing else is left. A matrix has its findings above its cells. */
function whatIsWrong({ name, cases, isDetail }: Section): readonly Section[] {
  if (isDetail) return [];
  const left = cases.filter(({ status }) => status !== "passed" && status !== "skipped");
  return left.length > 0 ? [{ name, cases: left }] : [];
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
  const below = [...textOf(one, NAMES_MAX), ...(place ? [`at ${place}`] : [])];
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
