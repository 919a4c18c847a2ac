import type { Write } from "../../cli/terminal.js";
import { plural } from "../../control/format.js";
import { subjectIdOf } from "../../domain/callback.js";
import { INVARIANTS, type Judged } from "../../observe/invariants/invariants.js";
import type { Shown } from "../../observe/invariants/looked.js";
import { type Assumed, assumedIn, callsOf } from "../../observe/switches.js";
import type { Finding, Findings, UnitedCallback } from "../../observe/totals.js";
import type { Case, ReportTable, Section } from "../../report/report.js";
import type { RunEvidence } from "./evidence.js";
import { CALLBACKS, LINES } from "./messages.js";
import type { Gate, RunSetup } from "./options.js";
import { endingOf, signalExitCode } from "./program.js";
import { rulesTable, shellLine } from "./rules.js";
import type { CommandRun } from "./run-once.js";

/** How many breaches of one invariant the report lists. */
const REPORTED_MAX = 5;

/** The mock's own objections to a shop, for any result of its tests. */
export function invariantsSection(judged: readonly Judged[], isGate: boolean): Section {
  return { name: "Invariants", cases: judged.map((one) => caseOf(one, isGate)) };
}

function caseOf(one: Judged, isGate: boolean): Case {
  const { title } = INVARIANTS[one.invariant];
  const name = `${one.invariant}: ${title}`;
  switch (one.verdict) {
    case "held":
      return { name, status: "passed" };
    case "not-observed":
      return { name, status: "skipped", message: `Not observed: ${one.why}.` };
    case "broken": {
      const sentences = one.breaches.slice(0, REPORTED_MAX).map(sentenceOf);
      const more = one.breaches.length - sentences.length;
      const [message = "", ...details] = more > 0 ? [...sentences, `and ${more} more`] : sentences;
      return { name, status: isGate ? "failed" : "warning", message, details };
    }
  }
}

/** A breach as a sentence, with its test. */
export function sentenceOf({ sentence, step }: Shown): string {
  const text = sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
  return step === null ? `${text}.` : `${text} (in the test "${step}").`;
}

/** The table of the guide: each rule, its evidence, and what paystub cannot observe. */
export function invariantRows(): readonly (readonly string[])[] {
  return Object.entries(INVARIANTS).map(([id, { title, seenBy, blind }]) => {
    return [`\`${id}\``, title, seenBy, blind];
  });
}

/** What a run came to, from what the gateway saw of it. */
export interface RunVerdict {
  /** Whether no gate is broken. */
  readonly passed: boolean;
  /** The counts in a line. */
  readonly counts: string;
  /** What must hold: what was looked at, and what was not. */
  readonly notes: readonly string[];
  readonly sections: readonly Section[];
}

type Chosen = Parameters<typeof assumedIn>[1];

/** Judges what a gateway saw. Without its gate a finding is reported and does no harm. */
export function verdictOf(
  evidence: RunEvidence,
  gates: readonly Gate[],
  chosen: Chosen,
): RunVerdict {
  const { violations, tolerated, callbacks } = evidence;
  const assumed = assumedIn(evidence, chosen);
  const judged = evidence.judged;
  const status = (gate: Gate) => (gates.includes(gate) ? "failed" : "warning");
  const sections: readonly Section[] = [
    { name: "Calls", cases: [], tables: [callsTable(evidence)] },
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
    invariantsSection(judged, gates.includes("invariants")),
    assumedSection(assumed, gates.includes("assumed"), evidence),
  ];
  return {
    passed: sections.every(({ cases }) => cases.every((one) => one.status !== "failed")),
    counts: [
      describeCalls(evidence),
      countOf(violations, "contract violation"),
      countOf(tolerated, "tolerated deviation"),
      `${plural(callbacks.failed.length, "callback")} of ${callbacks.size} failed`,
      countBreaches(judged),
      `${plural(assumed.length, "assumption")} used${evidence.isEmpty ? ": nothing to judge" : ""}`,
    ].join(", "),
    notes: invariantNotes(judged),
    sections,
  };
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
      const { detail = "no answer", outcome } = one.last ?? {};
      // A test may well have closed its shop while the service was still about to call it.
      const why = outcome === "unreachable" ? CALLBACKS.unreachable(detail) : detail;
      return callbackCase(one, gate ? "failed" : "warning", why);
    }),
    ...callbacks.unanswered.map((one) => {
      return callbackCase(one, gate ? "failed" : "pending", CALLBACKS.underWay);
    }),
    ...callbacks.unsent.map((one) => {
      return callbackCase(one, "pending", CALLBACKS.notSent);
    }),
  ];
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
export const NOTHING_CALLED = LINES.nothingCalled("mock");

/** How a command ended. */
export type CommandEnd = Pick<CommandRun, "ended" | "interruptedBy">;

/** How a command ended, and what asked it to. One that was ended by what asked it needs no more words. */
export function endingOfRun({ ended, interruptedBy }: CommandEnd): string {
  const ending = endingOf(ended);
  if (interruptedBy === undefined || ended.signal === interruptedBy) return ending;
  return `was interrupted by ${interruptedBy} and ${ending}`;
}

/** The exit code of a command. An interrupted one did not complete its work, whatever its own code. */
export function exitCodeOf({ ended, interruptedBy }: CommandEnd): number {
  if (interruptedBy === undefined || ended.signal !== null) return ended.exitCode;
  return signalExitCode(interruptedBy);
}

/** How a command went, and the rules that it ran under. `isIdle`: it called nothing, though it should. */
export function commandSection(
  { command, rules }: RunSetup,
  ran: CommandRun,
  isIdle = false,
): Section {
  const { durationMs, evidence, record } = ran;
  const isBad = exitCodeOf(ran) !== 0;
  const hasFailed = isBad || isIdle;
  const message = isBad ? `It ${endingOfRun(ran)}.` : NOTHING_CALLED;
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
export function reportErrors({ evidence }: CommandRun, complain: Write): void {
  for (const error of evidence.errors) {
    complain(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}
