import { createHash } from "node:crypto";
import { visible } from "./plain.js";
import type { Case, Report } from "./report.js";
import { failsAsAWhole, textOf } from "./tally.js";

/** How a status is told beside the code; what passed or was left out is not. */
const LEVELS: { readonly [Status in Case["status"]]?: string } = {
  failed: "error",
  warning: "warning",
  pending: "notice",
};

/** The report as workflow commands of GitHub Actions: an annotation for each case worth a look. */
export function githubAnnotations(report: Report): string {
  const { title, summary, sections } = report;
  const ofCases = sections.flatMap(({ name, cases }) =>
    cases.flatMap((one) => annotation(`${name}: ${one.name}`, one) ?? []),
  );
  const verdict = failsAsAWhole(report) ? [command("error", { title }, summary)] : [];
  return [...ofCases, ...verdict].map((line) => `${line}\n`).join("");
}

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
