import { inline, SIGNS } from "./github.js";
import { casesOf, outcomeOf, type Report } from "./report.js";

/** How many lines a comment has besides its heading and its verdict. */
const LINES_MAX = 6;

/** The longest line, in characters. */
const LINE_MAX = 400;

/** The report as Markdown of at most ten lines, for a comment on a merge request. */
export function commentText(report: Report): string {
  const { title, summary, comment = failuresOf(report) } = report;
  const outcome = outcomeOf(report);
  const shown = comment.slice(0, LINES_MAX).map((line) => `- ${shortened(line)}`);
  return `${[
    `### ${SIGNS[outcome]} ${inline(title)}`,
    "",
    `**${outcome}** ${shortened(summary)}`,
    ...(shown.length > 0 ? ["", ...shown] : []),
  ].join("\n")}\n`;
}

/** What failed, for a report that has no lines of its own. */
function failuresOf(report: Report): readonly string[] {
  const failed = casesOf(report).filter(({ status }) => status === "failed");
  const lines = failed.map(({ name, message }) => (message ? `${name}: ${message}` : name));
  const more = lines.length - LINES_MAX;
  return more > 0 ? [...lines.slice(0, LINES_MAX - 1), `and ${more + 1} more`] : lines;
}

function shortened(line: string): string {
  return inline(line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)} ...` : line);
}
