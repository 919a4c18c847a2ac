import { plural } from "../../mocks/domain/text.js";
import {
  type Case,
  CouldNotRun,
  type Report,
  type ReportTable,
  type Section,
} from "../../mocks/report/report.js";
import { type SwitchId, switches } from "../../spec/generated/assumptions.js";
import type { CalibrationFile } from "../../spec/generated/files.types.js";
import type { Cause, TriedDifference } from "./causes.js";
import { type Difference, keyOf } from "./compare/compare.js";
import type { SwitchFinding, Undecided } from "./decide.js";
import type { Drift } from "./drift.js";
import type { AssumptionFinding, BrokenRule, Calibration, Findings } from "./findings.js";
import type { ConformanceRule } from "./rule.js";
import type { Why } from "./trial.js";

type FiledSwitch = CalibrationFile["switches"][string];

const DETAILS_MAX = 6;

/** How many calls the file names that show a difference. */
const CALLS_MAX = 5;

/** Writes the findings as the calibration file has them: without values of the service. */
export function calibrationFile(findings: Findings): CalibrationFile {
  const { host, at, paystub, decisions, assumptions, compared } = findings;
  return {
    ...{ version: 1, host, at, paystub },
    switches: Object.fromEntries(
      decisions.map(([id, { finding }]) => [id, filedSwitch(id, finding)]),
    ),
    assumptions: Object.fromEntries(
      Object.entries(assumptions).map(([id, finding]) => [id, filedAssumption(id, finding)]),
    ),
    differences: filedDifferences(compared.differences),
    inconsistent: filedDifferences(compared.inconsistent),
    noise: compared.noise,
  };
}

function filedSwitch(id: string, finding: SwitchFinding): FiledSwitch {
  switch (finding.verdict) {
    case "inconsistent": {
      const { votes, ...rest } = finding;
      const each = votes.map(([call, fitting]) => `${call}: ${fitting.join(" or ") || "none"}`);
      return { ...rest, why: [...new Set(each)].join("; ") };
    }
    case "unlike":
      return { ...finding, why: "no option describes what the service does" };
    case "undecided":
      return { ...finding, why: undecidedText(id, finding.why) };
    default:
      return finding;
  }
}

function filedAssumption(
  id: string,
  finding: AssumptionFinding,
): CalibrationFile["assumptions"][string] {
  switch (finding.verdict) {
    case "refuted": {
      const { by, ...rest } = finding;
      return { ...rest, why: "key" in by ? causeText(by) : by.sentence };
    }
    case "inconsistent":
      return { ...finding, why: "it held in one round and not in the other" };
    case "undecided":
      return { ...finding, why: undecidedText(id, finding.why) };
    default:
      return finding;
  }
}

type FiledDifference = CalibrationFile["differences"][number];

/** Joins the differences of one field and kind: the first is their example. */
function filedDifferences(differences: readonly TriedDifference[]): readonly FiledDifference[] {
  const filed = new Map<string, FiledDifference & { calls: string[] }>();
  for (const { trial, operation, field, kind, reference, candidate } of differences) {
    const key = keyOf({ operation, field, kind });
    const calls: string[] = filed.get(key)?.calls ?? [];
    if (calls.length === 0) {
      const sides = { service: reference, mock: candidate };
      filed.set(key, { operation, field, kind, ...sides, calls });
    }
    if (calls.length < CALLS_MAX && !calls.includes(trial.id)) calls.push(trial.id);
  }
  return [...filed.values()];
}

/** Says why a trial has no answer that counts. */
export function whyText(why: Why): string {
  switch (why.code) {
    case "create":
      return "it may create something. Allow it with --create";
    case "mobile":
      return "it sends a message. Name a number that may receive it with --mobile";
    case "receiver":
      return "the service must call back. Give --callback-url and --callback-port";
    case "webhook":
      return "it needs your account's webhook. Set that to the callback URL, and give --webhook";
    case "wait":
      return `it takes ${why.waitMs / 1000} s. Allow that with --wait`;
    case "token":
      return why.role === "merchant"
        ? "it needs a merchant's token. Give --token, or --api-id and --secret-key"
        : "it needs a partner's token. Give --partner-token, or --profile-no and --api-key";
    case "refused":
      return `${why.operation} before it answered ${why.status}${refundHint(why)}`;
    case "control-refused":
      return `a valid ${why.operation} got ${why.status}, so a refusal proves nothing${refundHint(why)}`;
    case "lacking":
      return "an earlier answer lacks a value that it needs, or points to another host";
    case "first-round-only":
      return "it was tried in the first round";
    case "shared":
      return "the mock answers the same";
    case "limited":
      return `${why.status} after several tries: the service limits the rate`;
    case "proxy":
      return `${why.status} after several tries: a proxy answered instead of it`;
    case "page":
      return `${why.status} with an HTML page: the service failed`;
    case "no-answer":
      return "no answer came in time";
  }
}

/** Refunds need a partner that owns the merchant. */
function refundHint({ operation, status }: { operation: string; status: number }): string {
  if (operation !== "refundOrder" || status !== 404) return "";
  return ". Does the partner own the merchant? At a paystub, --profile-no is what --api-id is";
}

/** What needs a browser or days. */
const BEYOND: Readonly<Record<string, string>> = {
  "callback-channel": "a customer's browser must complete the payment page",
  "settlement-schedule": "a settlement takes a day, and the clock of the service cannot be moved",
  "expiry-notifies": "an invoice expires after 24 hours, later than a run ends",
  "recurring-rules": "charges take days, and the clock of the service cannot be moved",
  "expiry-boundary": "an invoice expires after 24 hours, later than a run ends",
  "relationship-status": "no call changes a relationship",
};

function undecidedText(id: string, why: Undecided): string {
  switch (why.code) {
    case "trial":
      return why.trial === undefined ? whyText(why.why) : `${why.trial}: ${whyText(why.why)}`;
    case "several-fit":
      return `the answers fit ${why.options.join(" and ")}`;
    case "indistinct":
      return BEYOND[id] ?? "no outside call distinguishes the options";
    case "not-shown":
      return "no answer of the service shows it";
    case "no-rule":
      return BEYOND[id] ?? "no outside call shows it";
    case "hidden":
      return "other differences hide it";
  }
}

/** Makes the report of a calibration: switches, differences with the rules that they break, and the rest. */
export function calibrationReport(calibration: Calibration): Report {
  const { file, causes, broken, refused, judged, kept } = calibration;
  const findings = Object.entries(file.switches);
  const observed = findings.filter(([, { verdict }]) => verdict === "observed");
  const changed = observed.filter(([id, { option }]) => option !== defaultOf(id));
  const sections: readonly Section[] = [
    { name: "switches", cases: findings.map(([id, finding]) => switchCase(id, finding)) },
    {
      name: "differences that no switch covers",
      cases: causes.map((cause) => causeCase(cause, rulesOf(cause, broken))),
    },
    {
      name: "broken rules that no difference shows",
      cases: broken.filter((one) => one.causes.length === 0).map(ruleCase),
    },
    {
      name: "documented rules that could not be judged",
      cases: refused.map(({ rule: { id, sentence }, why }): Case => {
        return { name: `${id}: ${sentence}`, status: "failed", message: whyText(why), rule: id };
      }),
    },
    {
      name: "inconsistent answers",
      cases: calibration.inconsistencies.map((cause) => ({
        ...causeCase(cause),
        message:
          "inconsistent: two equal calls got different answers, so paystub draws no conclusion",
      })),
    },
    restSection(calibration),
  ].filter(({ cases, ...section }) => cases.length > 0 || "tables" in section);
  const stated = broken.filter(({ rule }) => isStated(rule)).length;
  const rules = `${kept} of ${plural(judged, "rule")} hold`;
  return {
    title: "paystub calibrate",
    // A service that keeps no rule is another service.
    passed: stated === 0 && refused.length === 0 && kept > 0,
    summary:
      `${file.host}: ${observed.length} switches observed, ${changed.length} of them not the default; ` +
      `${plural(causes.length, "difference")} that no switch covers; ${rules}` +
      `${stated > 0 ? `, and ${stated} of the broken ones are documented` : ""}`,
    sections,
    data: { calibration: file },
  };
}

/** Whether the description states a rule, or every payment service must keep it. */
function isStated({ assumption }: ConformanceRule): boolean {
  return assumption === null;
}

function rulesOf(cause: Cause, broken: readonly BrokenRule[]): readonly ConformanceRule[] {
  return broken.filter(({ causes }) => causes.includes(cause)).map(({ rule }) => rule);
}

function defaultOf(id: string): string | undefined {
  return switches[id as SwitchId]?.default;
}

function switchCase(id: string, { verdict, option, why, evidence = [] }: FiledSwitch): Case {
  const note = option === defaultOf(id) ? "the default" : `the default is ${defaultOf(id)}`;
  const lines: Readonly<Record<FiledSwitch["verdict"], readonly [string, Case["status"]]>> = {
    observed: [`${option}, ${note}`, "passed"],
    undecided: ["not decidable in this run", "skipped"],
    unlike: ["none of the options", "warning"],
    inconsistent: ["inconsistent, so the mock keeps the default", "warning"],
  };
  const [line, status] = lines[verdict];
  return {
    name: `${id}: ${line}`,
    status,
    rule: `switch.${id}`,
    details: evidence.slice(0, DETAILS_MAX).map(evidenceText),
    ...(why !== undefined && { message: why }),
  };
}

function evidenceText({ call, status, fields }: NonNullable<FiledSwitch["evidence"]>[number]) {
  return `${call}: ${status} (${fields.slice(0, DETAILS_MAX).join(", ")})`;
}

/** A difference in a sentence. */
function sentenceOf({ field, kind, reference, candidate }: Difference): string {
  switch (kind) {
    case "missing":
      return `${field}: the service sends ${reference}, the mock does not send it`;
    case "extra":
      return `${field}: the mock sends ${candidate}, the service does not send it`;
    case "order":
      return `${field}: the service and the mock list the same in another order`;
    default:
      return `${field}: the service sends ${reference}, the mock sends ${candidate}`;
  }
}

/** Describes a cause of differences. */
function causeText({ example, fields, isNull }: Cause): string {
  if (!isNull || fields.length < 2) return sentenceOf(example);
  const sides =
    example.kind === "missing"
      ? "the service sends them, the mock leaves them out"
      : "the mock sends them, the service leaves them out";
  return `${fields.length} fields that are null: ${sides}`;
}

/** A cause as a line of a report, with the rules that it breaks. */
function causeCase(cause: Cause, rules: readonly ConformanceRule[] = []): Case {
  const { key, operations, rows, trials } = cause;
  const where = operations.length > 3 ? `${operations.length} operations` : operations.join(", ");
  const seen = trials.map(({ id }) => `seen in ${id}`);
  const more = seen.length > DETAILS_MAX ? [`and ${seen.length - DETAILS_MAX} more`] : [];
  const stated = rules.filter(isStated);
  return {
    name: `${where}: ${causeText(cause)}`,
    status: stated.length > 0 ? "failed" : "warning",
    message: meaningOf(rows),
    details: [
      ...rules.map(({ id, sentence }) => `breaks ${id}: ${sentence}`),
      ...seen.slice(0, DETAILS_MAX),
      ...more,
    ],
    rule: `difference.${key.replaceAll(/[^A-Za-z0-9]+/g, "-")}`,
  };
}

/** Shows no value: it may be a secret, or data of a customer. */
function ruleCase({ rule }: BrokenRule): Case {
  const { id, sentence, assumption } = rule;
  const message = assumption === null ? "it is documented" : `it is assumed: ${assumption}`;
  const status = isStated(rule) ? "failed" : "warning";
  return { name: `${id}: ${sentence}`, status, message, rule: id };
}

function meaningOf(rows: readonly string[]): string {
  const covering = rows.filter((row) => Object.hasOwn(switches, row));
  if (covering.length > 0) return `no option of ${covering.join(", ")} does this`;
  if (rows.length > 0) return `no switch covers it; it refutes ${rows.join(", ")}`;
  return "no switch and no assumption covers it";
}

/** What else there is to know: assumptions, what was not tried, and what the run left behind. */
function restSection({ file, notTried, left }: Calibration): Section {
  const reasons = new Map<string, string[]>();
  for (const [trial, why] of notTried) {
    const text = whyText(why);
    reasons.set(text, [...(reasons.get(text) ?? []), trial]);
  }
  const tables: ReportTable[] = [
    {
      title: "Assumptions without a switch",
      columns: ["assumption", "verdict", "why"],
      rows: Object.entries(file.assumptions).map(([id, { verdict, why = "", rules = [] }]) => [
        ...[
          id,
          verdict,
          why || `${plural(rules.length, "rule")} ${rules.length === 1 ? "holds" : "hold"}`,
        ],
      ]),
    },
    {
      title: "Not tried",
      columns: ["why", "how many", "such as"],
      rows: [...reasons].map(([why, trials]) => [why, String(trials.length), trials[0] ?? ""]),
    },
    {
      title: "Values that vary from call to call, which are not compared",
      columns: ["field"],
      rows: file.noise.map((field) => [field]),
    },
    {
      title: "Created by this run",
      columns: ["what", "how many", "which"],
      rows: left.map(({ what, ids }) => [what, String(ids.length), ids.join(" ")]),
    },
  ];
  return {
    name: "more about this run",
    cases: [],
    tables: tables.filter(({ rows }) => rows.length > 0),
  };
}

/** Makes the report of a comparison with the committed file. A change at the service fails. */
export function driftReport(
  committed: CalibrationFile,
  { file }: Calibration,
  drift: readonly Drift[],
): Report {
  if (committed.host !== file.host) {
    throw new CouldNotRun(
      `the calibration file describes ${committed.host}, but you called ${file.host}. Change --base-url or --file`,
    );
  }
  const cases = drift.flatMap(driftCase);
  const failed = cases.filter(({ status }) => status === "failed").length;
  const observed = Object.values(file.switches).filter(({ verdict }) => verdict === "observed");
  const since = committed.at.slice(0, 10);
  const summary =
    failed === 0
      ? `${file.host} answers as on ${since}: ${observed.length} switches and ${file.differences.length} known differences are the same`
      : `${file.host} has changed since ${since}: ${plural(failed, "change")}`;
  const version = `paystub ${committed.paystub} wrote the file and this is ${file.paystub}, so a change may come from the mock`;
  return {
    title: "paystub calibrate --check",
    passed: failed === 0,
    summary: committed.paystub === file.paystub ? summary : `${summary}; ${version}`,
    sections: [{ name: "drift", cases }],
    data: { calibration: file },
  };
}

function driftCase(drift: Drift): readonly Case[] {
  switch (drift.code) {
    case "switch":
      return switchDriftCase(drift);
    case "assumption": {
      const { id, was, is, why = "the service changed" } = drift;
      const name = `${id}: was ${was}, is ${is}`;
      return [{ name, status: "failed", message: why, rule: `assumption.${id}` }];
    }
    case "new-difference":
      return [{ ...causeCase(drift.cause), status: "failed", message: "new since then" }];
    case "inconsistent":
      return [{ ...causeCase(drift.cause), message: "inconsistent" }];
    case "gone-difference": {
      const { operation, field, service, mock } = drift.difference;
      const name = `${operation}: ${field} no longer differs`;
      const message = `the service answered ${service} where the mock answers ${mock}`;
      return [{ name, status: "failed", message, rule: `difference.${operation}` }];
    }
  }
}

function switchDriftCase({ id, was, is }: Extract<Drift, { readonly code: "switch" }>) {
  const rule = `switch.${id}`;
  const one = (status: Case["status"], name: string, message?: string): readonly Case[] => [
    { name: `${id}: ${name}`, status, ...(message !== undefined && { message }), rule },
  ];
  if (is.verdict === "inconsistent") return one("warning", "inconsistent this time", is.why);
  if (was?.verdict !== "observed") {
    if (is.verdict !== "observed") return [];
    const message = `${is.option} is observed now. Run paystub calibrate again to keep it`;
    return one("warning", "decided for the first time", message);
  }
  if (is.verdict === "undecided") return one("skipped", "not decided this time", is.why);
  if (is.option === was.option) return one("passed", `still ${is.option}`);
  const details = (is.evidence ?? []).map(({ call, status }) => `${call}: ${status}`);
  return one(
    "failed",
    `was ${was.option}, is ${is.option ?? "none of the options"}`,
    "the service changed",
  ).map((changed) => ({ ...changed, details }));
}
