import { createHash } from "node:crypto";
import type { Location, Log, ReportingDescriptor, Result } from "sarif";
import { jsonLine, visible } from "./plain.js";
import type { Case, Report, Section } from "./report.js";
import { failsAsAWhole, textOf } from "./tally.js";

/** How grave a status is to who reads SARIF; what passed or was left out is no result. */
const LEVELS: { readonly [Status in Case["status"]]?: "error" | "warning" | "note" } = {
  failed: "error",
  warning: "warning",
  pending: "note",
};

const SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** Where a case stands that has no file: GitHub takes no result without a place. */
const ROOT = ".";

/** The report as SARIF 2.1.0: a result for each case that is worth a look, and the rules behind them. */
export function sarifText(report: Report): string {
  return `${jsonLine(sarifLog(report))}\n`;
}

function sarifLog(report: Report): Log {
  const { title, summary, sections } = report;
  const results = sections.flatMap((section) =>
    section.cases.flatMap((one) => resultOf(title, section, one) ?? []),
  );
  const verdict = { name: title, status: "failed", message: summary } as const;
  const whole = failsAsAWhole(report) ? resultOf(title, { name: title, cases: [] }, verdict) : [];
  const all = [...results, ...[whole ?? []].flat()];
  const rules = [...new Set(all.map(({ ruleId = "" }) => ruleId))];
  const descriptors = rules.map((id): ReportingDescriptor => ({ id, name: id }));
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "paystub", rules: descriptors } },
        // So that several reports of one build do not take one another's place.
        automationDetails: { id: `${idOf(title)}/` },
        results: all.map((one) => ({ ...one, ruleIndex: rules.indexOf(one.ruleId ?? "") })),
      },
    ],
  };
}

function resultOf(title: string, section: Section, one: Case): Result | undefined {
  const level = LEVELS[one.status];
  if (level === undefined) return undefined;
  const ruleId = one.rule ?? idOf(title);
  const told = [`${section.name}: ${one.name}`, ...textOf(one)];
  // Without lines, so that a finding is the same one after something was written above it.
  const known = createHash("sha256").update(JSON.stringify([ruleId, section.name, one.name]));
  return {
    ruleId,
    level,
    message: { text: told.join("\n") },
    locations: [locationOf(section, one)],
    partialFingerprints: { "paystubCase/v1": known.digest("hex") },
  };
}

function locationOf({ name }: Section, { file, line }: Case): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: file === undefined ? ROOT : uriOf(file) },
      ...(line !== undefined && { region: { startLine: line } }),
    },
    logicalLocations: [{ name }],
  };
}

/** A path as a URI: relative to the root of the repository, or with the scheme of files or its own. */
function uriOf(file: string): string {
  if (/^https?:\/\//.test(file) && URL.canParse(file)) return new URL(file).href;
  const path = visible(file).replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
  return path.startsWith("/") ? `file://${path}` : path;
}

/** `paystub verify --callbacks` as `paystub-verify-callbacks`. */
function idOf(title: string): string {
  return title.replace(/\W+/g, "-");
}
