import { dirname, relative, resolve } from "node:path";
import type { ISpectralDiagnostic } from "@stoplight/spectral-core";
import { nearestName } from "../../mocks/api/near-names.js";
import { type Case, CouldNotRun, type Report } from "../../mocks/report/report.js";
import { isObject, ownFile, readText } from "../documents.js";
import { BASELINE_RULE, lostSince, readBaseline } from "./baseline.js";
import { type Applied, applied, isOverlay, type Overlay, readOverlay } from "./overlay.js";
import {
  couldNotLint,
  documentOf,
  findingsIn,
  isBomb,
  type LintDocument,
  type Loaded,
  loadSpectral,
  rulesetOf,
} from "./spectral.js";
import { isWithin, pathText } from "./target.js";

/** The rule about actions of an overlay. */
const IDLE_RULE = "paystub-idle-action";

/** How grave a finding is, the gravest first; the index is the number that Spectral has for it. */
export const SEVERITIES = ["error", "warn", "info", "hint"] as const;

/** What is linted, and when that fails. */
export interface LintOptions {
  /** The document that an overlay changes, in place of the spec of this package. */
  readonly spec?: string;
  /** The least grave finding that fails. */
  readonly failSeverity?: (typeof SEVERITIES)[number];
  /**
   * An earlier version, a file or a git ref: lint also reports documented parts that were removed since.
   */
  readonly baseline?: string;
  /** The only rules that apply, by name or the beginning of names. All of them unless given. */
  readonly only?: readonly string[];
  /** Rules that do not apply, in the same form. */
  readonly skip?: readonly string[];
}

/**
 * Holds a copy of the spec, or what an overlay makes of it, to the rules of this package. Throws
 * `CouldNotRun` for a file that is missing, cannot be parsed or is neither, and where a rule ends early.
 */
export async function lint(file: string, options: LintOptions = {}): Promise<Report> {
  const text = await readText("file", file);
  const loaded = await loadSpectral();
  const applies = selection(loaded, options);
  const given = parsed(loaded, "file", file, text);
  if (!isOverlay(given.data)) {
    if (options.spec !== undefined) {
      throw new CouldNotRun(`${file} is not an overlay, so there is nothing to apply to --spec`);
    }
    return report(
      file,
      await findings(loaded, openApi(given, file), file, { ...options, applies }),
      options,
    );
  }
  const overlay = readOverlay(given.data);
  const base = baseOf(file, overlay, options);
  const spec = parsed(loaded, "spec", base, await readText("spec", base));
  const outcome = applied(overlay, openApi(spec, base).data);
  const changed = documentOf(loaded, {
    text: JSON.stringify(outcome.document),
    source: resolve(base),
    json: true,
  });
  const found = await findings(loaded, openApi(changed, file), base, { ...options, applies });
  const idle = applies(IDLE_RULE) ? idleActions(file, outcome, options) : [];
  return report(file, found, options, outcome, idle);
}

/** A rule that the command checks: its name, what it demands, and how grave a finding is. */
export interface LintRule {
  readonly name: string;
  readonly description: string;
  readonly severity: string;
}

/** Every rule that applies unless it is skipped, by name. */
export async function lintRules(): Promise<readonly LintRule[]> {
  return rulesOf(await loadSpectral());
}

function rulesOf(loaded: Loaded): readonly LintRule[] {
  const rules = Object.values(rulesetOf(loaded).rules).filter(({ enabled }) => enabled);
  const own: readonly LintRule[] = [
    {
      name: BASELINE_RULE,
      description: "What an earlier version documents is still there",
      severity: "error",
    },
    {
      name: IDLE_RULE,
      description: "Each action of an overlay selects something",
      severity: "warn",
    },
  ];
  const listed = rules.map(({ name, description, severity }) => ({
    name,
    description: description ?? "",
    severity: SEVERITIES[severity] ?? "off",
  }));
  return [...listed, ...own].sort((a, b) => a.name.localeCompare(b.name));
}

/** Selects the rules. Throws `CouldNotRun` for an unknown name. */
function selection(loaded: Loaded, { only, skip = [] }: LintOptions): (rule: string) => boolean {
  const known = rulesOf(loaded).map(({ name }) => name);
  const chosen = (patterns: readonly string[]) =>
    new Set(
      patterns.flatMap((pattern) => {
        if (known.includes(pattern)) return [pattern];
        const found = known.filter((name) => name.startsWith(pattern));
        if (found.length > 0) return found;
        const near = nearestName(known, pattern);
        const fix = near ? `Did you mean ${near}?` : "See paystub lint --list";
        throw new CouldNotRun(`there is no rule ${pattern}. ${fix}`);
      }),
    );
  const [kept, skipped] = [chosen(only ?? known), chosen(skip)];
  return (rule) => (kept.has(rule) || !known.includes(rule)) && !skipped.has(rule);
}

/** The findings of the rules and of the baseline. A git ref uses the name of the document. */
async function findings(
  loaded: Loaded,
  document: LintDocument,
  file: string,
  { baseline, applies }: LintOptions & { readonly applies: (rule: string) => boolean },
): Promise<readonly ISpectralDiagnostic[]> {
  const lost =
    baseline === undefined || !applies(BASELINE_RULE)
      ? []
      : lostSince(await readBaseline(baseline, file), document);
  const found = await findingsIn(loaded, document, applies).catch((error: unknown) => {
    throw couldNotLint(file, document.data, error);
  });
  return [...lost, ...found];
}

function parsed(loaded: Loaded, what: string, file: string, text: string): LintDocument {
  const source = resolve(file);
  const json = file.endsWith(".json");
  if (!json && readable(what, file, text, () => isBomb(text))) {
    throw new CouldNotRun(
      `the aliases in the ${what} ${file} expand to too many values. Write the values out`,
    );
  }
  const document = readable(what, file, text, () => documentOf(loaded, { text, source, json }));
  const [problem] = document.diagnostics.filter(({ severity }) => severity === 0);
  if (!problem) return document;
  const at = `${file}:${problem.range.start.line + 1}`;
  throw new CouldNotRun(`the ${what} ${at} cannot be parsed: ${problem.message}`);
}

/** What is read, where its reader has not met what it never thought of, which is a tag as a rule. */
function readable<Read>(what: string, file: string, text: string, read: () => Read): Read {
  try {
    return read();
  } catch {
    const lines = text.split("\n").map((one) => /(?<=^|[\s,[{])!!\w+/.exec(one)?.[0]);
    const line = lines.findIndex((found) => found !== undefined);
    const tag = lines[line];
    const why = tag
      ? `the tag ${tag} is more than it can hold`
      : "it is not valid YAML or JSON, or nested too deeply";
    const at = tag ? `${file}:${line + 1}` : file;
    throw new CouldNotRun(`the ${what} ${at} cannot be parsed: ${why}`);
  }
}

/** The document, if it is one that the rules are for. */
function openApi(document: LintDocument, file: string): LintDocument {
  const { openapi, swagger } = isObject(document.data) ? document.data : {};
  if (typeof openapi === "string" && openapi.startsWith("3.")) return document;
  if (typeof openapi === "number") {
    const fix = 'Put it in quotes, with all its parts, as in openapi: "3.1.0"';
    throw new CouldNotRun(`the version of ${file} is written as the number ${openapi}. ${fix}`);
  }
  const is = swagger === undefined ? "neither an OpenAPI document nor an overlay" : "OpenAPI 2";
  throw new CouldNotRun(`${file} is ${is}. Give an OpenAPI 3 document or an overlay of one`);
}

function baseOf(file: string, { extends: named }: Overlay, { spec }: LintOptions): string {
  if (spec !== undefined) return spec;
  if (named === undefined) return ownFile("spec/openapi.yaml");
  if (!/^[a-z][a-z0-9+.-]+:/i.test(named)) return resolve(dirname(file), named);
  throw new CouldNotRun(
    `the overlay extends ${named}, which is not fetched. Name a copy with --spec <file>`,
  );
}

function report(
  file: string,
  findings: readonly ISpectralDiagnostic[],
  { failSeverity = "error" }: LintOptions,
  outcome?: Applied,
  idle: readonly Case[] = [],
): Report {
  const own = findings.map((one) => {
    return caseOf(file, one, statusAt(one.severity, failSeverity), outcome);
  });
  const cases = [...idle, ...own];
  const bad = cases.filter(({ status }) => status === "failed").length;
  const sound: Case = { name: "every rule is kept", status: "passed" };
  return {
    title: "paystub lint",
    passed: bad === 0,
    summary: summaryOf(file, bad, cases.length, failSeverity),
    sections: [{ name: file, cases: findings.length > 0 ? cases : [...cases, sound] }],
  };
}

function statusAt(
  severity: number,
  failSeverity: (typeof SEVERITIES)[number],
): "failed" | "warning" {
  return severity <= SEVERITIES.indexOf(failSeverity) ? "failed" : "warning";
}

function summaryOf(file: string, bad: number, all: number, severity: string): string {
  if (all === 0) return `${file} keeps every rule.`;
  const level =
    severity === "hint" ? "" : ` of severity ${severity}${severity === "error" ? "" : " or above"}`;
  return `${file} has ${bad === 0 ? "no" : bad} finding${bad === 1 ? "" : "s"}${level}.`;
}

function caseOf(
  file: string,
  { code, message, path, range, source, severity }: ISpectralDiagnostic,
  status: "failed" | "warning",
  outcome?: Applied,
): Case {
  const about = { name: `${code} at ${pathText(path)}`, status, message, rule: String(code) };
  const grade = `severity: ${SEVERITIES[severity]}`;
  if (outcome) return { ...about, details: [grade, ...changedBy(outcome, path)], file };
  // A part in a file of its own is named by that file.
  const part = source === undefined || resolve(file) === source ? file : relative("", source);
  return { ...about, details: [grade], file: part, line: range.start.line + 1 };
}

/** The actions of an overlay that changed the value at a place. */
function changedBy({ met }: Applied, path: ISpectralDiagnostic["path"]): readonly string[] {
  return met.flatMap(({ target, places }, index) =>
    places.some((place) => isWithin(path, place))
      ? [`changed by action ${index + 1} of the overlay, target ${target}`]
      : [],
  );
}

/** An action that changes nothing is a mistake of its own, and as grave as a warning. */
function idleActions(
  file: string,
  { met }: Applied,
  { failSeverity = "error" }: LintOptions,
): readonly Case[] {
  const status = statusAt(SEVERITIES.indexOf("warn"), failSeverity);
  return met.flatMap(({ target, places }, index) =>
    places.length > 0
      ? []
      : [
          {
            name: `action ${index + 1} of the overlay`,
            status,
            message: `Its target ${target} selects nothing, so it changes nothing.`,
            rule: IDLE_RULE,
            file,
          },
        ],
  );
}
