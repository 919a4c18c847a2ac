import { visible } from "./plain.js";
import type { Case, Report, ReportTable, Section } from "./report.js";
import { casesOf, formatTally, placeOf, textOf } from "./tally.js";

/** Cases that are told in full; of the rest it is said how many there are. */
const CASES_MAX = 100;
/** Letters of the text of one case, and rows of a table. */
const TEXT_MAX = 2000;
const ROWS_MAX = 100;

/** What is worth a look, the worst first. */
const TOLD = ["failed", "warning", "pending"] as const;

/**
 * The report as Markdown, for the summary of a job: the verdict, what failed, and the tables. It stays
 * far below the 1 MiB that GitHub takes of a step.
 */
export function markdownText(report: Report): string {
  const { title, summary, passed, sections } = report;
  const counts = formatTally(casesOf(report));
  return `${[
    `### ${passed ? "✅" : "❌"} ${inline(title)}`,
    "",
    `**${passed ? "PASSED" : "FAILED"}** ${inline(summary)}${counts ? ` (${counts})` : ""}`,
    ...caseLines(sections),
    ...sections.flatMap(({ tables = [] }) => tables.flatMap(tableLines)),
  ].join("\n")}\n\n`;
}

function caseLines(sections: readonly Section[]): readonly string[] {
  const found = TOLD.flatMap((status) =>
    sections.flatMap(({ name, cases }) =>
      cases.filter((one) => one.status === status).map((one) => ({ section: name, one })),
    ),
  );
  if (found.length === 0) return [];
  const more = found.length - CASES_MAX;
  return [
    "",
    ...found.slice(0, CASES_MAX).flatMap(({ section, one }) => detailsOf(section, one)),
    ...(more > 0 ? ["", `And ${more} more; the other reports have them all.`] : []),
  ];
}

function detailsOf(section: string, one: Case): readonly string[] {
  const place = placeOf(one);
  const text = [...textOf(one), ...(place === undefined ? [] : [`at ${place}`])].join("\n");
  const head = `${one.status}: ${html(section)}: ${html(one.name)}`;
  const shown = text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)} ...` : text;
  return [`<details><summary>${head}</summary><pre>${html(shown)}</pre></details>`];
}

function tableLines({ title, columns, rows }: ReportTable): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(inline).join(" | ")} |`;
  const more = rows.length - ROWS_MAX;
  return [
    "",
    `<details><summary>${html(title)}</summary>`,
    "",
    line(columns),
    `|${" --- |".repeat(columns.length)}`,
    ...rows.slice(0, ROWS_MAX).map(line),
    ...(more > 0 ? ["", `And ${more} more rows.`] : []),
    "",
    "</details>",
  ];
}

/** Text of others inside of HTML, where Markdown means nothing until a blank line ends it. */
function html(text: string): string {
  return visible(text).replace(/[&<>@\n]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Text of others on one line of Markdown: no letter of it is markup, a cell's end or a mention. */
function inline(text: string): string {
  return visible(text)
    .replaceAll("\n", " ")
    .replace(/[\\`*_{}[\]()#+!|<>&~@:-]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
