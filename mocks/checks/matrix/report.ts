import { suggestion } from "../../api/field-errors.js";
import { nearestName } from "../../api/near-names.js";
import { formatDuration } from "../../control/format.js";
import { plural, sentenceCase } from "../../domain/text.js";
import { operationsIn } from "../../observe/switches.js";
import {
  type Case,
  listed,
  type Report,
  type ReportTable,
  type Section,
} from "../../report/report.js";
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
import { type Cell, COLUMNS } from "./cells.js";
import {
  type CellOutcome,
  type Finding,
  type Goal,
  type GroupedFinding,
  groupedFindings,
  hasOwnFault,
  keyOf,
  keysOf,
  type Reason,
  timesShown,
  VERDICTS,
  type Verdict,
} from "./judge.js";
import type { Chosen, WayReason } from "./planned.js";
import {
  type Comparison,
  compared,
  isPlain,
  type Known,
  type MatrixCell,
  type MatrixData,
  type MatrixFinding,
  type MatrixResult,
  OWN_SECTIONS,
  plainFindings,
} from "./result.js";

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
  unclear: "unclear: paystub cannot decide, and says why.",
  expected:
    "expected: a test fails because it asserts what the fault prevents. The gateway saw nothing wrong.",
  survived: "survived: the tests pass, and the gateway saw nothing wrong.",
  "not-exercised": "not exercised: the fault or the switch changed nothing that your tests do.",
  skipped: "skipped: paystub did not run the cell.",
};

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
      return `The customer paid order ${reason.order}, and the shop answered the callback with success, but the service never told it so. Without the fault the shop asks.`;
    case "callback-alone":
      return `The customer paid order ${reason.order}, and the callback was lost. The shop did not ask, and without a callback it never asks in the plain run. So the order stays unpaid. Let a job of your shop ask about open orders, and let the tests run it.`;
    case "never-learned":
      return `The customer paid order ${reason.order}. No callback reached the shop, and it did not ask by itself, so the order stays unpaid. paystub did not see whether the shop asks later.`;
    case "unanswered":
      return `The customer paid order ${reason.order}. The shop asked the service, and the fault kept the answer from it. paystub did not see whether the shop asks again.`;
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
    case "token-not-renewed":
      return `The service rejected the token of ${reason.operation} #${reason.request}, and the shop requested no new one. With a new token, the call would have succeeded.`;
    case "amount-accepted":
    case "currency-accepted": {
      const what = reason.code === "amount-accepted" ? "amount" : "currency";
      return `The customer paid order ${reason.order}. The service reported it with another ${what} only, and the test passes as without the fault. A shop must compare the ${what} before it delivers. If yours did not deliver, assert that in the test.`;
    }
    case "amount-rejected":
      return "The shop does not accept a payment that the service reports with another amount or currency.";
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
    case "late-test":
      return "The test took more than three times as long as in the plain run.";
    case "only-beside-others":
      return "It happened only beside other tests. Alone, in a process of its own, it did not happen again.";
    case "unconfirmed":
      return "It showed once, and paystub could not run it again.";
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

/** What a matrix that was run is made of. */
interface MatrixFacts {
  readonly kinds: readonly MatrixKind[];
  readonly plain: CommandRun;
  readonly gateway: GatewayVerdict;
  readonly outcomes: readonly CellOutcome[];
  /** All cells, with those that other shards run. */
  readonly cells: readonly Cell[];
  readonly setup: RunSetup;
  readonly flags: RunFlags;
  /** How the cells ran, and why so. */
  readonly chosen: Chosen;
  /** The command line that shows an outcome again. */
  readonly again: (outcome: CellOutcome) => string;
  readonly isFailing: (outcome: CellOutcome) => boolean;
  /** The file of the record of the plain run. */
  readonly record: string | undefined;
}

/** The result of a matrix that was run. */
export function resultOf(facts: MatrixFacts): MatrixResult {
  const { kinds, plain, gateway, outcomes, cells, setup, flags, isFailing, record } = facts;
  const { evidence } = plain;
  const { shard, only = [] } = flags;
  const name = shard && `${shard.index}/${shard.count}`;
  const ran = new Map(outcomes.map((outcome) => [outcome.cell, outcome]));
  const grouped = (all: readonly CellOutcome[]) =>
    groupedFindings(all).map((one) => findingData(one, facts));
  return {
    title: `paystub run --matrix ${kinds.join(",")}${name ? ` --shard ${name}` : ""}`,
    data: {
      kinds,
      ...(name && { shard: name }),
      ...(only.length > 0 && { only }),
      plain: {
        tests: evidence.tests.length,
        operations: operationsIn(evidence).length,
        notes: plainNotes(facts),
      },
      cells: cells.map((cell) => {
        const outcome = ran.get(cell);
        return outcome ? cellData(outcome, isFailing) : placeOf(cell);
      }),
      findings: [...grouped(outcomes.filter(isFailing)), ...plainFindings(evidence, gateway)],
      unclear: grouped(outcomes.filter((one) => one.verdict === "unclear" && !isFailing(one))),
    },
    cases: new Map(outcomes.map((outcome) => [outcome.cell.name, caseOf(outcome, facts)])),
    plain: [
      commandSection(setup, plain, false, record),
      ...hostsSection(plain),
      ...gatewaySections(evidence, gateway),
    ],
  };
}

/** What the JSON form says of any cell. */
function placeOf({ matrix, name, row, column }: Cell): MatrixCell {
  return { matrix, name, row, column };
}

function cellData(outcome: CellOutcome, isFailing: MatrixFacts["isFailing"]): MatrixCell {
  const { cell, verdict, decisive, durationMs, lingered } = outcome;
  const why = sentenceOfReason(decisive.reason);
  const notRun = NOT_RUN.find((code) => code === decisive.reason.code);
  return {
    ...placeOf(cell),
    verdict,
    ...(why && { why }),
    ...(decisive.test !== null && { test: decisive.test }),
    ...(notRun && { notRun }),
    ...(isFailing(outcome) && { keys: keysOf(outcome) }),
    ...(durationMs !== undefined && { durationMs }),
    ...(lingered && { lingered }),
  };
}

/** The reasons for which a cell was not run, or not again, although it is part of the matrix. */
const NOT_RUN = ["no-budget", "interrupted", "unconfirmed"] as const;

/** The same where no sentence of a cell is at hand. */
const WHY_NOT_RUN: { readonly [Each in NonNullable<MatrixCell["notRun"]>]: string } = {
  "no-budget": "the budget left no time",
  interrupted: "interrupted",
  "no-shard": "no shard ran them",
  unconfirmed: "again, to confirm a bug",
};

/** A finding of some cells: what is wrong, the test that failed and where, and how to see it again. */
function findingData(
  { outcome, shown, cells, tests }: GroupedFinding,
  facts: MatrixFacts,
): MatrixFinding {
  const { runs, record, cell } = outcome;
  const key = keyOf(shown);
  return {
    key,
    name: `${wordsFor(outcome.verdict)} under ${cell.name}`,
    cells,
    tests,
    message: sentenceOfReason(shown.reason),
    details: [
      ...metLines(shown, outcome),
      ...(shown.outcome ? failureLines(shown.outcome) : (outcome.output ?? [])),
      ...(runs
        ? [`run again: ${timesShown(key, runs)} of ${runs.length} runs had this result`]
        : []),
      `again: ${facts.again(outcome)}`,
    ],
    ...(record !== undefined && { record }),
  };
}

/** The report of a matrix, held against a baseline and what the team accepts. */
export function matrixReport(result: MatrixResult, known: Known = {}): Report {
  const { title, data, cases, plain } = result;
  const compare = compared(data, known);
  const { fresh, accepted, fixed } = compare;
  const isFresh = new Set(fresh.map(({ key }) => key));
  const run = data.cells.filter(({ verdict }) => verdict);
  const missing = run.filter(({ notRun }) => notRun);
  const broken = fresh.some(isPlain) ? " What must hold did not hold in the plain run." : "";
  return {
    title,
    passed: fresh.length === 0,
    summary: `${notRunWords(missing, run)}${countsOf(
      data,
      run.filter(({ notRun }) => !notRun),
    )}${comparedWords(compare)}${broken}`,
    ...(missing.length > 0 && { isPartial: true }),
    legend: VERDICTS.filter((verdict) => run.some((one) => one.verdict === verdict)).map(
      (verdict) => MEANINGS[verdict],
    ),
    notes: [...notesOf(result, run), ...comparedNotes(compare)],
    comment: commentOf(compare, missing, run),
    sections: [
      ...findingsSection(OWN_SECTIONS.fresh, fresh, "failed"),
      ...findingsSection(OWN_SECTIONS.known, compare.known, "warning"),
      ...findingsSection(OWN_SECTIONS.accepted, accepted, "skipped"),
      ...findingsSection(OWN_SECTIONS.fixed, fixed, "passed"),
      ...findingsSection(OWN_SECTIONS.unclear, data.unclear, "warning"),
      ...(data.findings.some(isPlain) && broken === "" ? plain.map(softened) : plain),
      ...data.kinds.map((kind) => {
        const own = run.filter(({ matrix }) => matrix === kind);
        const shown = own.flatMap((cell) => caseIn(cases, cell, isFresh));
        return matrixSection(kind, own, shown);
      }),
    ],
    data,
  };
}

/** The findings with a cell, a case each. What is wrong with the plain run has sections of its own. */
function findingsSection(
  name: string,
  findings: readonly (MatrixFinding & { readonly reason?: string })[],
  status: Case["status"],
): readonly Section[] {
  const cases = findings.flatMap((finding) =>
    isPlain(finding) ? [] : findingCase(finding, status),
  );
  return cases.length > 0 ? [{ name, cases }] : [];
}

function findingCase(
  {
    key,
    name,
    message,
    cells,
    tests,
    details,
    record,
    reason,
  }: MatrixFinding & { readonly reason?: string },
  status: Case["status"],
): Case {
  const also = cells.slice(1);
  return {
    name,
    status,
    message,
    names: {
      ...(tests.length > 0 && { tests }),
      ...(also.length > 0 && { "also under": also }),
    },
    details: [...(reason === undefined ? [] : [`accepted: ${reason}`]), ...details, `key: ${key}`],
    ...(record !== undefined && { record }),
  };
}

/** A section of the plain run in which everything that is wrong is known or accepted. */
function softened(section: Section): Section {
  return { ...section, cases: section.cases.map(warned) };
}

const warned = (one: Case): Case => (one.status === "failed" ? { ...one, status: "warning" } : one);

/** The case of a cell. It fails if one of its findings is new. */
function caseIn(
  cases: MatrixResult["cases"],
  { name, keys = [], why = "No shard ran it." }: MatrixCell,
  isFresh: ReadonlySet<string>,
): Case {
  const found = cases.get(name) ?? { name, status: "skipped", message: `Skipped: ${why}` };
  return keys.some((key) => isFresh.has(key)) ? { ...found, status: "failed" } : warned(found);
}

function metLines({ met }: Finding, { cell }: CellOutcome): readonly string[] {
  return met ? [`the fault met ${describeTarget(met, cell.rule?.operation)}`] : [];
}

/** The cells of one matrix: a case each, and a table of them all. */
function matrixSection(
  kind: MatrixKind,
  cells: readonly MatrixCell[],
  cases: readonly Case[],
): Section {
  const table = kind === "faults" ? grid : list;
  return {
    name: OWN_SECTIONS[kind],
    isDetail: true,
    cases,
    tables: cells.length > 0 ? [table(cells)] : [],
  };
}

// --- The last line ---

/** What was not run, at the beginning of the last line: `12 of 240 cells were not run (the budget left no time). ` */
function notRunWords(missing: readonly MatrixCell[], run: readonly MatrixCell[]): string {
  if (missing.length === 0) return "";
  const codes = [...new Set(missing.flatMap(({ notRun }) => notRun ?? []))];
  const why = codes.map((code) => WHY_NOT_RUN[code]).join("; ");
  return `${missing.length} of ${plural(run.length, "cell")} ${missing.length === 1 ? "was" : "were"} not run (${why}). `;
}

/** The counts in words: `1 bug in 13 cells: 1 with a bug, 12 survived.` */
function countsOf({ findings }: MatrixData, cells: readonly MatrixCell[]): string {
  const counts = VERDICTS.flatMap((verdict) => {
    const many = cells.filter((cell) => cell.verdict === verdict).length;
    return many > 0 ? [`${many} ${verdict === "bug" ? "with a bug" : wordsFor(verdict)}`] : [];
  });
  const shown = new Set(cells.flatMap(({ verdict, keys = [] }) => (verdict === "bug" ? keys : [])));
  const bugs = findings.filter(({ key }) => shown.has(key)).length;
  const each = counts.length > 0 ? `: ${counts.join(", ")}` : "";
  return `${plural(bugs, "bug")} in ${plural(cells.length, "cell")}${each}.`;
}

/** How the findings compare: ` Findings: 1 new, 2 accepted, 1 fixed.` */
function comparedWords({
  fresh,
  known,
  accepted,
  fixed,
  untried,
  hasBaseline,
}: Comparison): string {
  const parts = [
    ...(hasBaseline ? [`${fresh.length} new`, `${known.length} known`] : []),
    ...(accepted.length > 0 ? [`${accepted.length} accepted`] : []),
    ...(hasBaseline ? [`${fixed.length} fixed`] : []),
    ...(untried.length > 0 ? [`${untried.length} not tried again`] : []),
  ];
  return parts.length > 0 ? ` Findings: ${parts.join(", ")}.` : "";
}

/** What a reader at a terminal learns besides the findings that fail. */
function comparedNotes(compare: Comparison): readonly string[] {
  const { fresh, known, accepted, fixed, untried, unmet, newCells } = compare;
  const open = [...fresh, ...known].map(({ key }) => key);
  return [
    ...(newCells > 0
      ? [
          `The baseline lacks ${plural(newCells, "cell")} that ran. What only they show counts as new.`,
        ]
      : []),
    ...fixed.map(({ name }) => `Fixed: ${name}.`),
    ...untried.map(({ name }) => `Not tried again: ${name}, which the baseline has.`),
    ...accepted.map(({ name, reason }) => `Accepted: ${name} (${reason}).`),
    ...unmet.map((key) => {
      const meant = suggestion(nearestName(open, key));
      const fix = `${meant ? `${meant} If not, remove` : ". Remove"} it from "accepted"`;
      return `Accepted, but not found: ${key}${fix} in paystub.json.`;
    }),
  ];
}

/** How many new findings a comment shows. */
const SHOWN_MAX = 3;

/** The lines of a comment on a change: what is new, what is fixed, what is known, what was not tried. */
function commentOf(
  { fresh, known, accepted, fixed, untried, hasBaseline }: Comparison,
  missing: readonly MatrixCell[],
  run: readonly MatrixCell[],
): readonly string[] {
  const names = (all: readonly MatrixFinding[]) => listed(all.map(({ name }) => name));
  const label = hasBaseline ? "New" : "Found";
  const more = fresh.length - SHOWN_MAX;
  const shown = fresh.slice(0, SHOWN_MAX).map(({ name, message }, n) => {
    const rest = more > 0 && n === SHOWN_MAX - 1 ? ` (and ${more} more)` : "";
    return `${label}: ${name}. ${message}`.trim() + rest;
  });
  const old = [
    ...(known.length > 0 ? [`Known: ${names(known)}`] : []),
    ...(accepted.length > 0 ? [`Accepted: ${names(accepted)}`] : []),
    ...(untried.length > 0 ? [`Perhaps still there: ${names(untried)}`] : []),
  ];
  const untested = [
    ...(missing.length > 0 ? [`${missing.length} of ${plural(run.length, "cell")}`] : []),
    "the shop's own clock; two customers at once",
  ];
  return [
    ...(shown.length > 0 ? shown : [`${label}: nothing`]),
    ...(hasBaseline ? [`Fixed: ${fixed.length > 0 ? names(fixed) : "nothing"}`] : []),
    ...(old.length > 0 ? [`${old.join(". ")}.`] : []),
    `Not tried: ${untested.join("; ")}.`,
  ];
}

/** What a verdict is called in a table and in the progress. */
export function markOf({ verdict = "skipped" }: Pick<MatrixCell, "verdict">): string {
  return verdict === "bug" ? "BUG" : wordsFor(verdict);
}

function caseOf(outcome: CellOutcome, facts: MatrixFacts): Case {
  const { cell, verdict, findings, decisive, durationMs, record } = outcome;
  const isFailing = facts.isFailing(outcome);
  const message = sentenceOfReason(decisive.reason);
  const others = findings.filter((one) => {
    const isSaid = one.reason.code === "survived" || keyOf(one) === keyOf(decisive);
    return one.verdict !== "not-exercised" && !isSaid;
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

/** Faults down, what they affect across. */
function grid(cells: readonly MatrixCell[]): ReportTable {
  const places = COLUMNS.filter((place) => cells.some(({ column }) => column === place));
  const faults = [...new Set(cells.map(({ row }) => row))];
  const lines = faults.map((fault) => ({
    fault,
    met: places.map((place) => cells.find(({ row, column }) => row === fault && column === place)),
  }));
  return {
    title: "Faults by what they affected",
    columns: ["fault", ...places],
    rows: lines.map(({ fault, met }) => [fault, ...met.map((cell) => (cell ? markOf(cell) : "-"))]),
  };
}

function list(cells: readonly MatrixCell[]): ReportTable {
  const rows = cells.map((cell) => [cell.row, cell.column, markOf(cell)]);
  return { title: "Options by switch", columns: ["switch", "option", "verdict"], rows };
}

/** What ran, and what there is to know about it. */
function notesOf(
  { data: { plain }, notes = [] }: MatrixResult,
  cells: readonly MatrixCell[],
): readonly string[] {
  const ran = cells.filter(({ durationMs }) => durationMs !== undefined).length;
  const who = plain.tests > 0 ? plural(plain.tests, "test") : "The command";
  const lingered = cells.filter((cell) => cell.lingered).length;
  return [
    `Ran: ${who} plainly and in ${plural(ran, "cell")}, against ${plural(plain.operations, "operation")}.`,
    ...notes,
    "Never tried here: the shop's own clock and two customers at once. Only paystub explore tries them.",
    ...(lingered > 0 ? [LINES.lingered(` in ${plural(lingered, "cell")}`)] : []),
    ...plain.notes,
  ];
}

/** What there is to say about the plain run. */
function plainNotes({ plain, outcomes, setup, chosen }: MatrixFacts): readonly string[] {
  const { evidence } = plain;
  const single = evidence.tests.filter(({ sandboxes }) => hasOwnFault(sandboxes)).length;
  return [
    wayNote(chosen),
    ...(chosen.lingered ? [LINES.lingered()] : []),
    ...otherHostNotes(plain),
    ...(outcomes.some(({ lingered }) => lingered) ? stillOpenNotes(evidence) : []),
    ...(single > 0 && !setup.areJourneys
      ? [
          `${single === 1 ? "1 test injects a fault of its own" : `${single} tests inject faults of their own`}. To run only whole journeys of customers, give them names such as "journey: pays", and set "journeys": "journey" in paystub.json.`,
        ]
      : []),
  ];
}

/** Which way the cells ran, and why. */
function wayNote({ way, why, isOnlyOne }: Chosen): string {
  const reason = wayReason(why);
  if (!way) return `Each cell ran in a process of its own: ${reason}.`;
  if (way.sideBySide) return `All cells ran side by side in one run of the command: ${reason}.`;
  const where = way.processes === 1 ? "in one run" : `in ${way.processes} runs`;
  const more = isOnlyOne ? ` ${LINES.onlyOneRun}` : "";
  // Where the first rehearsal went well, side by side was no choice.
  const runner = why.code === "works" ? "the runner runs one test at a time, and " : "";
  return `The cells ran one after another ${where} of the command: ${runner}${reason}.${more}`;
}

function wayReason(why: WayReason): string {
  switch (why.code) {
    case "asked":
      return "--isolate asks for it";
    case "no-plan":
      return "not all tests use a fixture that can run a plan";
    case "works":
      return "in a rehearsal without faults, the tests did the same as in the plain run";
    case "same-name":
      return `two tests have the name "${why.test}"`;
    case "unlike-plain":
      return `in a rehearsal without faults, "${why.test}" failed or called differently beside other tests`;
  }
}
