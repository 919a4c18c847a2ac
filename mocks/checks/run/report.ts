import type { TestOutcome } from "../../../spec/generated/control.types.js";
import { formatDuration } from "../../control/format.js";
import { type CallbackAbout, callbackHint, subjectIdOf } from "../../domain/callback.js";
import { firstOf, plural, sentenceCase } from "../../domain/text.js";
import type { SeenHost } from "../../intercept/seen-hosts.js";
import { ITEM_KINDS, ITEMS, KINDS } from "../../observe/coverage/items.js";
import type { Shown } from "../../observe/invariants/evidence.js";
import type { Judged } from "../../observe/invariants/invariants.js";
import { describeGap, describeShown, INVARIANTS } from "../../observe/invariants/sentences.js";
import type { Injection } from "../../observe/record.js";
import { type Assumed, callsOf } from "../../observe/switches.js";
import type { Callbacks, Finding, Findings, UnitedCallback } from "../../observe/totals.js";
import type { Case, Report, ReportTable, Section } from "../../report/report.js";
import type { RunEvidence } from "./evidence.js";
import type { CommandRun } from "./gather.js";
import { exitCodeOf, type GatewayVerdict, type RunVerdict } from "./judge.js";
import { CALLBACKS, LINES } from "./messages.js";
import type { Gate, RunSetup } from "./options.js";
import { endingOf } from "./program.js";
import { formatRule, rulesTable, shellLine, timesInjected } from "./rules.js";

/** How many breaches of one invariant the report lists. */
const REPORTED_MAX = 5;

/** The mock's own objections to a shop, for any result of its tests. */
function invariantsSection(judged: readonly Judged[], isGate: boolean): Section {
  return { name: "Invariants", cases: judged.map((one) => caseOf(one, isGate)) };
}

function caseOf(one: Judged, isGate: boolean): Case {
  const { title } = INVARIANTS[one.invariant];
  const name = `${one.invariant}: ${title}`;
  switch (one.verdict) {
    case "held":
      return { name, status: "passed" };
    case "not-observed":
      return { name, status: "skipped", message: `Not observed: ${describeGap(one.why)}.` };
    case "broken": {
      const [message = "", ...details] = firstOf(one.breaches.map(sentenceOf), REPORTED_MAX);
      const fails = isGate || one.invariant === "statements-true";
      return { name, status: fails ? "failed" : "warning", message, details };
    }
  }
}

/** A breach as a sentence, with its test. */
export function sentenceOf(shown: Shown): string {
  const { step } = shown;
  const text = sentenceCase(describeShown(shown));
  return step === null ? `${text}.` : `${text} (in the test "${step}").`;
}

/** The table of the guide: each rule, its evidence, and what paystub cannot observe. */
export function invariantRows(): readonly (readonly string[])[] {
  return Object.entries(INVARIANTS).map(([id, { title, seenBy, blind }]) => {
    return [`\`${id}\``, title, seenBy, blind];
  });
}

/** The sections of what a gateway saw. Without its gate a finding is reported and does no harm. */
export function gatewaySections(
  evidence: RunEvidence,
  { gates, assumed }: GatewayVerdict,
): readonly Section[] {
  const { violations, tolerated } = evidence;
  const status = (gate: Gate) => (gates.includes(gate) ? "failed" : "warning");
  return [
    { name: "Calls", cases: [], tables: [callsTable(evidence), coverageTable(evidence)] },
    ...errorSections(evidence, gates),
    section(
      "Contract violations",
      findingCases(violations, status("violations"), "refused"),
      evidence,
    ),
    section(
      "Tolerated deviations",
      findingCases(tolerated, status("tolerated"), "tolerated"),
      evidence,
    ),
    section("Callbacks", callbackCases(evidence, gates.includes("callbacks")), evidence),
    invariantsSection(evidence.judged, gates.includes("invariants")),
    assumedSection(assumed, gates.includes("assumed"), evidence),
  ];
}

/** The counts of what a gateway saw, in a line. */
export function gatewayCounts(evidence: RunEvidence, { assumed }: GatewayVerdict): string {
  const { violations, tolerated, callbacks, judged } = evidence;
  return [
    describeCalls(evidence),
    countOf(violations, "contract violation"),
    countOf(tolerated, "tolerated deviation"),
    `${plural(callbacks.failed.length, "callback")} of ${callbacks.size} failed`,
    countBreaches(judged),
    `${plural(assumed.length, "assumption")} used${evidence.isEmpty ? ": nothing to judge" : ""}`,
  ].join(", ");
}

/** The report of a plain run. `records` has the record of each failed test. */
export function runReport(
  setup: RunSetup,
  run: CommandRun,
  verdict: RunVerdict,
  records: ReadonlyMap<string, string>,
): Report {
  const { evidence } = run;
  const { isIdle, passed } = verdict;
  const ending = run.late ? LINES.late : endingOfRun(run);
  return {
    title: "paystub run",
    passed,
    summary: `The command ${ending}: ${gatewayCounts(evidence, verdict)}.${isIdle ? ` ${nothingCalled(setup)}` : ""}`,
    notes: [
      ...(run.late ? stillOpenNotes(evidence) : []),
      ...injectionNotes(setup, evidence),
      ...otherHostNotes(run),
      ...invariantNotes(evidence.judged),
    ],
    sections: [
      ...heldSection(run),
      commandSection(setup, run, isIdle),
      ...hostsSection(run),
      ...testsSection(evidence, records, passed ? "warning" : "failed"),
      ...gatewaySections(evidence, verdict),
    ],
  };
}

const RESOURCES: { readonly [Kind in NonNullable<TestOutcome["stillOpen"]>[number]]: string } = {
  server: "a server",
  "child-process": "a child process",
  worker: "a worker thread",
};

/** What may keep a runner alive that does not exit. */
export function stillOpenNotes({ lastLeftOpen }: RunEvidence): readonly string[] {
  if (!lastLeftOpen) return [];
  const { test, stillOpen = [] } = lastLeftOpen;
  return [LINES.stillOpen(test, stillOpen.map((kind) => RESOURCES[kind]).join(" and "))];
}

/** The call that the client waited for without a limit. */
function heldSection({ waitedOn, clientTimeoutMs }: CommandRun): readonly Section[] {
  if (!waitedOn) return [];
  const message = LINES.noTimeLimit(describeTarget(waitedOn), formatDuration(clientTimeoutMs));
  return [{ name: "Findings", cases: [{ name: "no time limit", status: "failed", message }] }];
}

/** The tests that failed, as they reported it. */
function testsSection(
  evidence: RunEvidence,
  records: ReadonlyMap<string, string>,
  status: Case["status"],
): readonly Section[] {
  const failed = evidence.tests.filter(({ outcome }) => outcome.ended === "failed");
  if (failed.length === 0 && records.size === 0) return [];
  const reported = failed.map(({ test, outcome, sandboxes }): Case => {
    const record = sandboxes.flatMap(({ sandbox }) => records.get(sandbox) ?? [])[0];
    const [message = "", ...details] = failureLines(outcome);
    const found = { ...(message && { message }), ...(details.length > 0 && { details }) };
    return { name: test ?? "", status, ...found, ...(record && { record }) };
  });
  const named = new Set(failed.flatMap(({ sandboxes }) => sandboxes.map((one) => one.sandbox)));
  const others = [...records].flatMap(([sandbox, record]): readonly Case[] => {
    return named.has(sandbox) ? [] : [{ name: `sandbox ${sandbox}`, status, record }];
  });
  return [{ name: "Failed tests", cases: [...reported, ...others] }];
}

/** How many lines of the message of a failed test are shown. */
const LINES_MAX = 12;

/** How a test failed: its error, both values, and where it was thrown. */
export function failureLines({
  name = "Error",
  message = "",
  expected,
  actual,
  stack = [],
}: TestOutcome): readonly string[] {
  const lines = `${name === "Error" ? "" : `${name}: `}${message}`.split("\n").filter(Boolean);
  const hasValues = expected !== undefined && actual !== undefined;
  return [
    ...lines.slice(0, LINES_MAX),
    ...(hasValues
      ? [`expected ${JSON.stringify(expected)}, but got ${JSON.stringify(actual)}`]
      : []),
    ...(stack.length > 0 ? [`thrown at ${stack.slice(0, 3).join(", called by ")}`] : []),
  ];
}

/** How often each fault rule that was given was injected. */
function injectionNotes({ rules }: RunSetup, evidence: RunEvidence): readonly string[] {
  return rules.map((rule) => {
    const times = timesInjected(rules, rule, evidence);
    return LINES.injected(plural(times, "time"), formatRule(rule));
  });
}

/** The hosts that an intercepted command called besides the mock. */
export function otherHostNotes({ seenHosts }: CommandRun): readonly string[] {
  const others = seenHosts.filter(({ contact }) => !(contact in WHAT_WENT_WRONG));
  const hosts = [...new Set(others.map(({ host }) => host))].sort();
  return hosts.length > 0 ? [LINES.otherHosts(hosts)] : [];
}

/** What a contact with a host needs the reader to do. */
const WHAT_WENT_WRONG: { readonly [Each in SeenHost["contact"]]?: (host: string) => string } = {
  refused: (host) => LINES.refusedHost(host, host.replace(/:\d+$/, "")),
  distrusted: () => LINES.distrusted,
};

/** The hosts that an intercepted command could not call. */
export function hostsSection({ seenHosts }: CommandRun): readonly Section[] {
  const cases = seenHosts.flatMap(({ host, contact, times }): readonly Case[] => {
    const message = WHAT_WENT_WRONG[contact]?.(host);
    if (message === undefined) return [];
    return [{ name: `${host} ${contact} ${often(times)}`, status: "warning", message }];
  });
  return cases.length > 0 ? [{ name: "Hosts", cases }] : [];
}

function invariantNotes(judged: readonly Judged[]): readonly string[] {
  const named = (verdict: Judged["verdict"]) =>
    judged.filter((one) => one.verdict === verdict).map(({ invariant }) => invariant);
  const [held, unseen] = [named("held"), named("not-observed")];
  return [LINES.held(held), ...(unseen.length > 0 ? [LINES.notObserved(unseen)] : [])];
}

/**
 * A section is never empty: no findings are good news, and show what was checked. Without calls there was
 * nothing to check, which is no good news.
 */
function section(name: string, cases: readonly Case[], { isEmpty }: RunEvidence): Section {
  if (cases.length > 0) return { name, cases };
  const message = LINES.nothingToJudge;
  const none: Case = isEmpty
    ? { name: "not judged", status: "skipped", message }
    : { name: "none", status: "passed" };
  return { name, cases: [none] };
}

function countBreaches(judged: readonly Judged[]): string {
  const broken = judged.filter(({ verdict }) => verdict === "broken").length;
  return `${plural(broken, "invariant")} broken`;
}

/** What the mock failed at is missing from the evidence, so that no gate can be said to hold. */
function errorSections(
  { errors, moreErrors }: RunEvidence,
  gates: readonly Gate[],
): readonly Section[] {
  if (errors.length === 0) return [];
  const status = gates.length > 0 ? "failed" : "warning";
  const name = `the mock itself failed ${often(errors.length + moreErrors)}`;
  const message = LINES.mockFailed;
  return [{ name: "Errors of the mock", cases: [{ name, status, message }] }];
}

function describeCalls(evidence: RunEvidence): string {
  return plural(
    callsOf(evidence).reduce((sum, { count }) => sum + count, 0),
    "call",
  );
}

function callsTable(evidence: RunEvidence): ReportTable {
  const rows = callsOf(evidence).map(({ operation, count, statuses }) => {
    const answers = statuses.toSorted(([a], [b]) => (a ?? 1000) - (b ?? 1000));
    const counts = answers.map(([status, n]) => `${status ?? "no answer"} (${n})`);
    return [operation, String(count), counts.join(", ")];
  });
  return { title: "Calls by operation", columns: ["operation", "calls", "statuses"], rows };
}

/** How many things that were not reached a row names. */
const UNREACHED_MAX = 5;

/** What traffic reached of what the spec and the domain have, a row for each kind. */
function coverageTable({ counts }: RunEvidence): ReportTable {
  const rows = ITEM_KINDS.map((kind) => {
    const expected = ITEMS.filter((item) => item.kind === kind && item.why === null);
    const missing = expected.filter(({ id }) => !counts.has(id)).map(({ name }) => name);
    return [
      KINDS[kind],
      `${expected.length - missing.length} of ${expected.length}`,
      firstOf(missing, UNREACHED_MAX).join(", "),
    ];
  });
  return {
    title: "Coverage",
    columns: ["what", "reached", "not reached"],
    rows: rows.filter(([, share]) => share !== "0 of 0"),
  };
}

function findingCases(
  { list, more }: Findings,
  status: Case["status"],
  verb: string,
): readonly Case[] {
  const reported = list.map(({ where, why, count: n }: Finding): Case => {
    return { name: `${where} ${verb} ${often(n)}`, status, message: why };
  });
  if (more === 0) return reported;
  const message = LINES.firstOnly(list.length);
  return [...reported, { name: `others ${verb} ${often(more)}`, status, message }];
}

function countOf({ list, more }: Findings, what: string): string {
  return `${more > 0 ? "more than " : ""}${plural(list.length, what)}`;
}

function often(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}

/** A callback whose end was not observed cannot pass, if a gate requires it. */
function callbackCases({ callbacks }: RunEvidence, gate: boolean): readonly Case[] {
  return [
    ...callbacks.failed.map((one) => {
      return callbackCase(one, gate ? "failed" : "warning", whyFailed(one, callbacks));
    }),
    ...callbacks.unanswered.map((one) => {
      return callbackCase(one, gate ? "failed" : "pending", CALLBACKS.underWay);
    }),
    ...callbacks.unsent.map((one) => {
      return callbackCase(one, "pending", CALLBACKS.notSent);
    }),
  ];
}

/** Why a callback failed, and what to do. A shop that was reached before may have been closed by its test. */
function whyFailed({ target, last }: UnitedCallback, callbacks: Callbacks): string {
  if (!last) return "no answer";
  const hint = callbackHint(last);
  if (last.outcome !== "unreachable") return hint ? `${last.detail}: ${hint}` : last.detail;
  const isReached = callbacks.list.some((one) => {
    const wasReached = one.last && !["unreachable", "blocked"].includes(one.last.outcome);
    return wasReached && originOf(one.target) === originOf(target);
  });
  if (isReached) return CALLBACKS.closed(last.detail);
  return hint ? `${last.detail}: ${hint}` : last.detail;
}

function originOf(target: string): string {
  return URL.canParse(target) ? new URL(target).origin : target;
}

function callbackCase(called: UnitedCallback, status: Case["status"], message: string): Case {
  const { about, target, attempts, sandbox } = called;
  const id = subjectIdOf(about);
  return {
    name: `${about.kind} of ${id} in sandbox ${sandbox}`,
    status,
    message: `${target}: ${message} (${plural(attempts.size, "attempt")})`,
  };
}

/** Behind a gate each is a failure. Without it a table is enough: nearly every integration has some. */
function assumedSection(
  assumed: readonly Assumed[],
  gate: boolean,
  evidence: RunEvidence,
): Section {
  const name = "Assumed behaviour that was used";
  if (gate) {
    const cases = assumed.map(({ what, row }): Case => {
      return { name: what, status: "failed", message: `${row.question} ${row.answer}` };
    });
    return section(name, cases, evidence);
  }
  const rows = assumed.map(({ what, row }) => [what, row.evidence, row.question]);
  const columns = ["what", "evidence", "question that the description leaves open"];
  return { name, cases: [], tables: [{ title: "Assumptions", columns, rows }] };
}

/** What to do where the mock was not called. */
export function nothingCalled({ intercepted, isIsolated }: RunSetup): string {
  if (intercepted.length === 0) return LINES.nothingCalled("mock");
  return LINES.nothingIntercepted(intercepted.map(({ name }) => name).join(", "), isIsolated);
}

/** How a command ended, and what asked it to. One that was ended by what asked it needs no more words. */
function endingOfRun({ ended, interruptedBy }: CommandRun): string {
  const ending = endingOf(ended);
  if (interruptedBy === undefined || ended.signal === interruptedBy) return ending;
  return `was interrupted by ${interruptedBy} and ${ending}`;
}

/** How a command went, and the rules that it ran under. `isIdle`: it called nothing, though it should. */
export function commandSection(
  setup: RunSetup,
  ran: CommandRun,
  isIdle = false,
  record?: string,
): Section {
  const { command, rules } = setup;
  const { durationMs, evidence } = ran;
  const isBad = exitCodeOf(ran) !== 0;
  const hasFailed = isBad || isIdle;
  const message = isBad ? `It ${endingOfRun(ran)}.` : nothingCalled(setup);
  const own: Case = {
    name: shellLine(command),
    status: hasFailed ? "failed" : "passed",
    durationMs,
    ...(hasFailed && { message }),
    ...(record !== undefined && { record }),
  };
  const tables = rules.length > 0 ? [rulesTable(rules, evidence)] : [];
  return { name: "Command", cases: [own], tables };
}

/** What went wrong in the gateway itself, and not in the integration. */
export function reportErrors(
  { evidence, records }: CommandRun,
  complain: (text: string) => void,
): void {
  for (const error of [...evidence.errors, ...records.errors]) {
    complain(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}

/** What a fault affected, in words, with its test. `operation` is what its rule is for. */
export function describeTarget({ target, step }: Injection, operation?: string): string {
  return `${nameOf(target, operation)}${inTest(step)}`;
}

function nameOf(target: Injection["target"], operation = "a request"): string {
  switch (target?.kind) {
    case undefined:
      return operation;
    case "request":
      return `${target.operationId ?? "a request"} #${target.id}`;
    case "callback":
      return `the callback "${target.about.kind}" of ${subjectOf(target.about)}`;
    case "invoice":
    case "recurring":
      return subjectOf(target);
  }
}

function subjectOf(
  about: CallbackAbout | { readonly transactionNo: string } | { readonly recurringId: string },
): string {
  if ("recurringId" in about) return `recurring payment ${about.recurringId}`;
  if ("settlementNumber" in about) return `settlement ${about.settlementNumber}`;
  if ("registrationId" in about) return `registration ${about.registrationId}`;
  return `invoice ${about.transactionNo}`;
}

function inTest(step: string | null): string {
  return step === null ? "" : ` in the test "${step}"`;
}
