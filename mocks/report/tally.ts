import type { Case, Report } from "./report.js";

/** Every case of a report, whatever its section. */
export function casesOf({ sections }: Report): readonly Case[] {
  return sections.flatMap(({ cases }) => cases);
}

/** How many cases there are of each status, in the order that a reader asks for them. */
export function tallyOf(cases: readonly Case[]): { readonly [Status in Case["status"]]: number } {
  const tally = { failed: 0, warning: 0, pending: 0, skipped: 0, passed: 0 };
  for (const { status } of cases) tally[status] += 1;
  return tally;
}

/** The counts in words: `1 failed, 2 passed`. Empty when there are no cases. */
export function formatTally(cases: readonly Case[]): string {
  return Object.entries(tallyOf(cases))
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} ${count > 1 && status === "warning" ? "warnings" : status}`)
    .join(", ");
}

/** Where a case can be mended: `spec.yaml:12`. */
export function placeOf({ file, line }: Case): string | undefined {
  if (file === undefined) return undefined;
  return line === undefined ? file : `${file}:${line}`;
}

/** The message and the details of a case, without an empty one, and where its record is. */
export function textOf({ message, details = [], record }: Case): readonly string[] {
  return [
    ...(message === undefined ? [] : [message]),
    ...details,
    ...(record === undefined ? [] : [`record: ${record}`]),
  ];
}

/**
 * Whether a report failed although none of its cases did. The forms that know of cases only must not
 * look as if it had passed.
 */
export function failsAsAWhole(report: Report): boolean {
  return !report.passed && casesOf(report).every(({ status }) => status !== "failed");
}
