import { formatDuration } from "../../control/format.js";
import { plural } from "../../domain/text.js";
import type { Injection } from "../../observe/record.js";
import type { Case, Report, ReportTable, Section } from "../../report/report.js";
import type { CommandRun } from "../run/gather.js";
import type { GatewayVerdict } from "../run/judge.js";
import { LINES } from "../run/messages.js";
import type { MatrixKind, RunFlags, RunSetup } from "../run/options.js";
import {
  commandSection,
  describeTarget,
  failureLines,
  gatewaySections,
  hostsSection,
  otherHostNotes,
  sentenceOf,
  stillOpenNotes,
} from "../run/report.js";
import { COLUMNS } from "./cells.js";
import {
  type CellOutcome,
  type Finding,
  type Goal,
  type GroupedFinding,
  groupedFindings,
  keyOf,
  type Reason,
  VERDICTS,
  type Verdict,
} from "./judge.js";

const NAMES: { readonly [Kind in MatrixKind]: string } = {
  faults: "Under faults",
  assumptions: "Under other assumptions",
};

const STATUS: { readonly [Each in Verdict]: Case["status"] } = {
  bug: "failed",
  expected: "passed",
  survived: "passed",
  "not-exercised": "skipped",
  unclear: "warning",
  skipped: "skipped",
};

/** What each verdict means. The report begins with those that it has. */
const MEANINGS: { readonly [Each in Verdict]: string } = {
  bug: "bug: the gateway saw the shop do something wrong, or the shop's own code threw.",
  unclear: "unclear: paystub cannot decide. The lines below say why.",
  expected:
    "expected: a test fails because it asserts what the fault prevents. The gateway saw nothing wrong.",
  survived: "survived: the tests pass, and the gateway saw nothing wrong.",
  "not-exercised": "not exercised: the fault or the switch changed nothing that your tests do.",
  skipped: "skipped: paystub did not run the cell.",
};

/** How many lines of the message of a failed test are shown. */
const NAMES_MAX = 6;

/** How many unclear cells have a line of their own. */
const UNCLEAR_MAX = 20;

const wordsFor = (verdict: Verdict) => (verdict === "not-exercised" ? "not exercised" : verdict);

const GOALS: { readonly [Each in Goal]: string } = {
  paid: "no customer paid",
  canceled: "the invoice is not canceled",
  charged: "no charge was taken",
};

/** A reason as a sentence. */
function sentenceOfReason(reason: Reason): string {
  switch (reason.code) {
    case "invariant":
      return `${reason.invariant}: ${sentenceOf(reason.shown)}`;
    case "two-invoices":
      return `The customer can pay two invoices of order ${reason.order}.`;
    case "unlearned":
      return `The customer paid order ${reason.order}, and the shop answered the callback with success, but it never asked the service, as it does without the fault.`;
    case "blind":
      return `The test passes as if all were well, but ${GOALS[reason.goal]} (${reason.name}), and the shop did not ask the service.`;
    case "rolled-back":
      return `The reply said yes, but its effect was undone (${reason.name}). paystub did not see whether the shop checks later.`;
    case "no-time-limit":
      return LINES.noTimeLimit(describeTarget(reason.held), formatDuration(reason.limitMs));
    case "crash":
      return "The shop's own code threw an error.";
    case "claims-success":
      return "The shop reports success, but no customer paid.";
    case "denies-payment":
      return "The shop reports a failure, but the customer paid.";
    case "misled":
      return "The test fails although this fault hides nothing: the service reports the true state to a shop that asks.";
    case "journey":
      return "A journey must survive a single fault.";
    case "other-option":
      return "The test relies on another option.";
    case "asks-mock":
      return "The test asks the mock for something that this fault prevents.";
    case "expected":
      return "The test asserts the success that this fault prevents.";
    case "other-end":
      return "The shop reports the true result, but the test expects another one.";
    case "survived":
      return "";
    case "two-faults":
      return "This test injects a fault of its own, so two faults applied.";
    case "unreported":
      return "The command failed, and no test reported how it ended. Let your tests report to the control API, or give --junit-from.";
    case "unmet-failure":
      return "It failed although the fault affected nothing in it.";
    case "unmet-switch-failure":
      return "It failed although nothing that the command did depends on the switch.";
    case "ended-before":
      return "paystub ended the run before this test.";
    case "late":
      return "The command did not end in time.";
    case "seen-once":
      return "It failed once in three runs: a race in the tests, or a busy machine.";
    case "held-open":
      return `${describeTarget(reason.held)} was held open, and the client sent nothing after its connection was closed. paystub did not see whether it gave up or ended.`;
    case "unmet":
      return "The fault affected nothing.";
    case "unmet-switch":
      return "Nothing that the command did depends on the switch.";
    case "reached-no-one":
      return "The callback reached no one: nothing listened at its address.";
    case "interrupted":
      return "It was interrupted.";
    case "no-budget":
      return `The budget of ${formatDuration(reason.budgetMs)} left no time for it.`;
    case "endless":
      return "Any base URL can be its option. To try one, give --assume invoice-url-host=<url> to the plain run.";
  }
}

/** What the report of a matrix is made of. */
interface MatrixFacts {
  readonly kinds: readonly MatrixKind[];
  readonly plain: CommandRun;
  readonly gateway: GatewayVerdict;
  readonly outcomes: readonly CellOutcome[];
  readonly setup: RunSetup;
  readonly flags: RunFlags;
  /** The command line that shows an outcome again. */
  readonly again: (outcome: CellOutcome) => string;
  readonly isFailing: (outcome: CellOutcome) => boolean;
  /** The file of the record of the plain run. */
  readonly record: string | undefined;
}

/** The report of a matrix. */
export function matrixReport(facts: MatrixFacts): Report {
  const { kinds, plain, gateway, outcomes, setup, isFailing } = facts;
  const isKept = gateway.broken.length === 0;
  const findings = groupedFindings(outcomes.filter(isFailing));
  const bugs = findings.filter(({ outcome }) => outcome.verdict === "bug").length;
  const failed = isKept ? "" : " What must hold did not hold in the plain run.";
  return {
    title: `paystub run --matrix ${kinds.join(",")}`,
    passed: isKept && !outcomes.some(isFailing),
    summary: `${plural(bugs, "bug")} in ${plural(outcomes.length, "cell")}: ${countsOf(outcomes)}.${failed}`,
    legend: VERDICTS.filter((verdict) => outcomes.some((one) => one.verdict === verdict)).map(
      (verdict) => MEANINGS[verdict],
    ),
    notes: notesOf(facts),
    sections: [
      ...(findings.length > 0 ? [findingsSection(findings, facts)] : []),
      commandSection(setup, plain, false, facts.record),
      ...hostsSection(plain),
      ...gatewaySections(plain.evidence, gateway),
      ...kinds.map((kind) => {
        const own = outcomes.filter(({ cell }) => cell.matrix === kind);
        return matrixSection(kind, own, facts);
      }),
    ],
  };
}

/** The findings, a case each: what is wrong, the test that failed and where, and how to see it again. */
function findingsSection(findings: readonly GroupedFinding[], facts: MatrixFacts): Section {
  return { name: "Findings", cases: findings.map((finding) => findingCase(finding, facts)) };
}

function findingCase({ outcome, shown, cells, tests }: GroupedFinding, facts: MatrixFacts): Case {
  const { repeated, record, cell } = outcome;
  const also = cells.filter((name) => name !== cell.name);
  return {
    name: `${wordsFor(outcome.verdict)} under ${cell.name}`,
    status: "failed",
    message: sentenceOfReason(shown.reason),
    details: [
      ...(tests.length > 0 ? [`tests: ${listed(tests)}`] : []),
      ...(also.length > 0 ? [`also under: ${listed(also)}`] : []),
      ...metLines(shown, outcome),
      ...(shown.outcome ? failureLines(shown.outcome) : (outcome.output ?? [])),
      ...(repeated
        ? [`run again: ${repeated.same} of ${repeated.runs} runs came out like this`]
        : []),
      `again: ${facts.again(outcome)}`,
    ],
    ...(record !== undefined && { record }),
  };
}

function listed(names: readonly string[]): string {
  const more = names.length - NAMES_MAX;
  const shown = names.slice(0, NAMES_MAX).join("; ");
  return more > 0 ? `${shown}; and ${more} more` : shown;
}

function metLines({ met }: Finding, { cell }: CellOutcome): readonly string[] {
  return met ? [`the fault met ${metBy(met, cell.rule?.operation)}`] : [];
}

function metBy(met: Injection, operation: string | undefined): string {
  return describeTarget(met, operation);
}

/** The outcomes of one matrix: a case each, and a table of them all. */
function matrixSection(
  kind: MatrixKind,
  outcomes: readonly CellOutcome[],
  facts: MatrixFacts,
): Section {
  return {
    name: NAMES[kind],
    isDetail: true,
    cases: outcomes.map((outcome) => caseOf(outcome, facts)),
    tables: outcomes.length > 0 ? [kind === "faults" ? grid(outcomes) : list(outcomes)] : [],
  };
}

/** The counts in words: `1 with a bug, 12 survived`. */
function countsOf(outcomes: readonly CellOutcome[]): string {
  return VERDICTS.flatMap((verdict) => {
    const many = outcomes.filter((outcome) => outcome.verdict === verdict).length;
    return many > 0 ? [`${many} ${verdict === "bug" ? "with a bug" : wordsFor(verdict)}`] : [];
  }).join(", ");
}

/** What a verdict is called in a table and in the progress. */
export function markOf({ verdict }: CellOutcome): string {
  return verdict === "bug" ? "BUG" : wordsFor(verdict);
}

function caseOf(outcome: CellOutcome, facts: MatrixFacts): Case {
  const { cell, verdict, findings, decisive, durationMs, record } = outcome;
  const isFailing = facts.isFailing(outcome);
  const message = sentenceOfReason(decisive.reason);
  const others = findings.filter((one) => {
    const isTold = one.reason.code === "survived" || keyOf(one) === keyOf(decisive);
    return one.verdict !== "not-exercised" && !isTold;
  });
  const isShown = isFailing || verdict === "unclear";
  const details = [
    ...(isShown ? [`again: ${facts.again(outcome)}`] : []),
    ...others.map(({ test, verdict: own, reason }) => {
      return `${test ?? "the command"}: ${wordsFor(own)}. ${sentenceOfReason(reason)}`;
    }),
    ...(isShown ? metLines(decisive, outcome) : []),
    ...(isShown ? shownFailure(outcome) : []),
  ];
  return {
    name: cell.name,
    status: isFailing ? "failed" : STATUS[verdict],
    ...(message && { message: `${sentenceCase(wordsFor(verdict))}: ${message}` }),
    ...(details.length > 0 && { details }),
    ...(record !== undefined && { record }),
    ...(durationMs !== undefined && { durationMs }),
  };
}

function shownFailure({ decisive, output = [] }: CellOutcome): readonly string[] {
  return decisive.outcome ? failureLines(decisive.outcome) : output;
}

function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Faults down, what they affect across. */
function grid(outcomes: readonly CellOutcome[]): ReportTable {
  const places = COLUMNS.filter((place) => outcomes.some(({ cell }) => cell.column === place));
  const faults = [...new Set(outcomes.map(({ cell }) => cell.row))];
  const lines = faults.map((fault) => ({
    fault,
    met: places.map((place) =>
      outcomes.find(({ cell }) => cell.row === fault && cell.column === place),
    ),
  }));
  return {
    title: "Faults by what they affected",
    columns: ["fault", ...places],
    rows: lines.map(({ fault, met }) => [
      fault,
      ...met.map((outcome) => (outcome ? markOf(outcome) : "-")),
    ]),
  };
}

function list(outcomes: readonly CellOutcome[]): ReportTable {
  const rows = outcomes.map((outcome) => {
    const { row, column } = outcome.cell;
    return [row, column, markOf(outcome)];
  });
  return { title: "Options by switch", columns: ["switch", "option", "verdict"], rows };
}

/** What ran, and why cells are unclear. */
function notesOf(facts: MatrixFacts): readonly string[] {
  const { plain, outcomes, setup } = facts;
  const { evidence } = plain;
  const ran = outcomes.filter(({ durationMs }) => durationMs !== undefined).length;
  const operations = new Set(evidence.facts.flatMap((one) => [...one.operations])).size;
  const tests = evidence.tests.length;
  const who = tests > 0 ? plural(tests, "test") : "The command";
  const lingered = outcomes.filter((outcome) => outcome.lingered).length;
  const single = evidence.tests.filter(({ sandboxes }) => {
    return sandboxes.some(({ injections }) => injections.length > 0);
  });
  return [
    `Ran: ${who} plainly and in ${plural(ran, "cell")}, against ${plural(operations, "operation")}.`,
    ...otherHostNotes(plain),
    "Never tried here: the shop's own clock and two customers at once. Only paystub explore tries them.",
    ...unclearLines(facts),
    ...(lingered > 0
      ? [
          `The runner did not exit after its last test in ${plural(lingered, "cell")}. To fix it, close your shop with gateway.onClose(() => shop.close()).`,
          ...stillOpenNotes(evidence),
        ]
      : []),
    ...(single.length > 0 && !setup.areJourneys
      ? [
          `${plural(single.length, "test")} inject faults of their own. Name the tests of a customer's way, such as "journey: pays", and set "journeys": "journey" in paystub.json.`,
        ]
      : []),
  ];
}

function unclearLines(facts: MatrixFacts): readonly string[] {
  const unclear = facts.outcomes.filter(({ verdict }) => verdict === "unclear");
  const lines = unclear.slice(0, UNCLEAR_MAX).map(({ cell, decisive }) => {
    const test = decisive.test === null ? "" : ` (${decisive.test})`;
    return `Unclear: ${cell.name}${test}. ${sentenceOfReason(decisive.reason)}`;
  });
  const more = unclear.length - lines.length;
  return more > 0 ? [...lines, `Unclear: ${more} more. --verbose lists them.`] : lines;
}
