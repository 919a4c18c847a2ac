import { createHash } from "node:crypto";
import { visible } from "./escape.js";
import {
  type Case,
  casesOf,
  failsAsAWhole,
  formatTally,
  outcomeOf,
  placeOf,
  type Report,
  type ReportTable,
  type Section,
  textOf,
} from "./report.js";

/** How a status is annotated beside the code. Cases that passed or were skipped are not. */
const LEVELS: { readonly [Status in Case["status"]]?: string } = {
  failed: "error",
  warning: "warning",
  pending: "notice",
};

/** The report as workflow commands of GitHub Actions: an annotation for each case worth a look. */
export function githubAnnotations(report: Report): string {
  const { title, summary, sections } = report;
  const ofCases = sections
    .filter(isShown)
    .flatMap(({ name, cases }) =>
      cases.flatMap((one) => annotation(`${name}: ${one.name}`, one) ?? []),
    );
  const verdict = failsAsAWhole(report) ? [command("error", { title }, summary)] : [];
  return [...ofCases, ...verdict].map((line) => `${line}\n`).join("");
}

/** Whether the cases of a section are listed. GitHub shows only ten errors and ten warnings of a step. */
const isShown = ({ isDetail }: Section) => isDetail !== true;

function annotation(title: string, one: Case): string | undefined {
  const level = LEVELS[one.status];
  if (level === undefined) return undefined;
  const { file, line } = one;
  return command(level, { file, line, title }, textOf(one).join("\n") || one.status);
}

function command(
  level: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const given = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${propertyText(String(value))}`);
  return `::${level} ${given.join(",")}::${messageText(message)}`;
}

function messageText(text: string): string {
  return visible(text).replaceAll("%", "%25").replaceAll("\n", "%0A");
}

function propertyText(text: string): string {
  return messageText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/**
 * Text of others, shown so that the runner takes no line of it for a command. The word that ends the
 * pause is a digest of the text, so the text cannot hold it.
 */
export function withoutCommands(text: string): string {
  const pause = createHash("sha256").update(text).digest("hex");
  return `::stop-commands::${pause}\n${text}::${pause}::\n`;
}

/** How many cases are listed in full; the rest is counted. */
const CASES_MAX = 100;
/** Letters of the text of one case, and rows of a table. */
const TEXT_MAX = 2000;
const ROWS_MAX = 100;

/** What is worth a look, the worst first. */
const ANNOTATED = ["failed", "warning", "pending"] as const;

/** The sign of each result before a heading. */
export const SIGNS = { PASSED: "✅", FAILED: "❌", INCOMPLETE: "⚠️" } as const;

/**
 * The report as Markdown, for the summary of a job: the verdict, what failed, and the tables. It stays
 * far below the 1 MiB that GitHub takes of a step.
 */
export function markdownText(report: Report): string {
  const { title, summary, sections } = report;
  const counts = formatTally(casesOf(report));
  return `${[
    `### ${SIGNS[outcomeOf(report)]} ${inline(title)}`,
    "",
    `**${outcomeOf(report)}** ${inline(summary)}${counts ? ` (${counts})` : ""}`,
    ...caseLines(sections),
    ...sections.flatMap(({ tables = [] }) => tables.flatMap(tableLines)),
  ].join("\n")}\n\n`;
}

function caseLines(sections: readonly Section[]): readonly string[] {
  const found = ANNOTATED.flatMap((status) =>
    sections
      .filter(isShown)
      .flatMap(({ name, cases }) =>
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
export function inline(text: string): string {
  return visible(text)
    .replaceAll("\n", " ")
    .replace(/[\\`*_{}[\]()#+!|<>&~@:-]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
