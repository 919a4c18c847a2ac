import { createHash } from "node:crypto";
import type { Location, Log, ReportingDescriptor, Result } from "sarif";
import { jsonLine, visible } from "./escape.js";
import { type Case, failsAsAWhole, type Report, type Section, textOf } from "./report.js";

/** How grave a status is to who reads SARIF; what passed or was left out is no result. */
const LEVELS: { readonly [Status in Case["status"]]?: "error" | "warning" | "note" } = {
  failed: "error",
  warning: "warning",
  pending: "note",
};

const SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** The place of a case without a file and a recording: GitHub requires one. */
const ROOT = ".";

/** The report of a version of this package as SARIF 2.1.0: a result for each case that is worth a look, and the rules behind them. */
export function sarifText(report: Report, version: string): string {
  return `${jsonLine(sarifLog(report, version))}\n`;
}

function sarifLog(report: Report, version: string): Log {
  const { title, summary, sections } = report;
  const results = sections.flatMap((section) =>
    section.cases.flatMap((one) => resultOf(title, section, one) ?? []),
  );
  const verdict = { name: title, status: "failed", message: summary } as const;
  const whole = failsAsAWhole(report) ? resultOf(title, { name: title, cases: [] }, verdict) : [];
  const all = [...results, ...[whole ?? []].flat()];
  const rules = [...new Set(all.map(({ ruleId = "" }) => ruleId))];
  const driver = { name: "paystub", version, semanticVersion: version };
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { ...driver, rules: rules.map((id) => descriptorOf(id, title)) } },
        // So that several reports of one build do not take one another's place.
        automationDetails: { id: `${idOf(title)}/` },
        results: all.map((one) => ({ ...one, ruleIndex: rules.indexOf(one.ruleId ?? "") })),
      },
    ],
  };
}

/** What a reader shows of a rule. Findings that were held to none have the command as theirs. */
function descriptorOf(id: string, title: string): ReportingDescriptor {
  const isOwn = id === idOf(title);
  return {
    id,
    name: id,
    shortDescription: { text: isOwn ? `A finding of ${title}` : `${id}, a rule of ${title}` },
    help: {
      text: `Each finding says what came, what was expected and how to see it again. What is looked at: ${title} --help`,
    },
  };
}

function resultOf(title: string, section: Section, one: Case): Result | undefined {
  const level = LEVELS[one.status];
  if (level === undefined) return undefined;
  const ruleId = one.rule ?? idOf(title);
  const lines = [`${section.name}: ${one.name}`, ...textOf(one)];
  // Without lines, so that a finding is the same one after something was written above it.
  const known = createHash("sha256").update(JSON.stringify([ruleId, section.name, one.name]));
  return {
    ruleId,
    level,
    message: { text: lines.join("\n") },
    locations: [locationOf(section, one)],
    partialFingerprints: { "paystubCase/v1": known.digest("hex") },
  };
}

function locationOf(section: Section, { name, file, line, record }: Case): Location {
  const path = file ?? record;
  return {
    physicalLocation: {
      artifactLocation: { uri: path === undefined ? ROOT : uriOf(path) },
      ...(line !== undefined && { region: { startLine: line } }),
    },
    logicalLocations: [{ name, fullyQualifiedName: `${section.name}/${name}` }],
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
