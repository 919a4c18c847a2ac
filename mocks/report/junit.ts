import { visible } from "./escape.js";
import {
  type Case,
  casesOf,
  failsAsAWhole,
  type Report,
  type ReportTable,
  type Section,
  tallyOf,
  textOf,
} from "./report.js";
import { table, wordsOf } from "./terminal.js";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text between tags. Characters that XML does not allow are shown as escapes. */
function xmlText(text: string): string {
  return visible(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}

/** Attributes of a tag, those without a value left out. A parser would turn line ends into spaces. */
function xmlAttributes(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${attributeText(String(value))}"`)
    .join("");
}

function attributeText(text: string): string {
  return xmlText(text).replaceAll("\n", "&#10;");
}

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
