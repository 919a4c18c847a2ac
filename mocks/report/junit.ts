import { wordsOf } from "./painted.js";
import type { Case, Report, ReportTable, Section } from "./report.js";
import { table } from "./table.js";
import { casesOf, failsAsAWhole, tallyOf, textOf } from "./tally.js";
import { xmlAttributes, xmlText } from "./xml.js";

/**
 * The report as JUnit XML: a suite a section. A warning is a passed case with output, a pending one is
 * skipped. A report that failed without a failed case gets a case for its verdict.
 */
export function junitXml(report: Report): string {
  const { title, summary, sections } = report;
  const verdict: Section = {
    name: "verdict",
    cases: [{ name: title, status: "failed", message: summary }],
  };
  const suites = failsAsAWhole(report) ? [...sections, verdict] : sections;
  const attributes = xmlAttributes({
    name: title,
    ...counts(suites.flatMap(({ cases }) => cases)),
    time: seconds(casesOf(report)),
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes}>`,
    ...suites.flatMap(suiteLines),
    "</testsuites>\n",
  ].join("\n");
}

function suiteLines({ name, cases, tables = [] }: Section): readonly string[] {
  const attributes = xmlAttributes({ name, ...counts(cases), time: seconds(cases) });
  const output = tables.map(tableText).join("\n\n");
  return [
    `  <testsuite${attributes}>`,
    ...cases.flatMap((one) => caseLines(name, one)),
    ...(output ? [`    <system-out>${xmlText(output)}</system-out>`] : []),
    "  </testsuite>",
  ];
}

function caseLines(suite: string, one: Case): readonly string[] {
  const { name, file, line, status, message } = one;
  const attributes = xmlAttributes({ name, classname: suite, time: seconds([one]), file, line });
  const text = xmlText(textOf(one).join("\n"));
  const tags = { failed: "failure", warning: "system-out", pending: "skipped", skipped: "skipped" };
  if (status === "passed" && !text) return [`    <testcase${attributes}/>`];
  const tag = status === "passed" ? "system-out" : tags[status];
  const why = status === "pending" ? `pending${message ? `: ${message}` : ""}` : message;
  const head = tag === "system-out" ? "" : xmlAttributes({ message: why });
  return [
    `    <testcase${attributes}>`,
    `      <${tag}${head}>${text}</${tag}>`,
    "    </testcase>",
  ];
}

function counts(cases: readonly Case[]) {
  const { failed, pending, skipped } = tallyOf(cases);
  return { tests: cases.length, failures: failed, errors: 0, skipped: pending + skipped };
}

function seconds(cases: readonly Case[]): string | undefined {
  const known = cases.flatMap(({ durationMs }) => durationMs ?? []);
  if (known.length === 0) return undefined;
  return (known.reduce((sum, one) => sum + one, 0) / 1000).toFixed(3);
}

function tableText({ title, columns, rows }: ReportTable): string {
  return [title, ...table(columns, rows).map(wordsOf)].join("\n");
}
