import type { Report, Section } from "../../../report/report.js";
import { realClock } from "../../../runtime/real-clock.js";
import { conclude, covered } from "../../reporting.js";
import { progressDisplay } from "../../terminal.js";
import { CheckFailed, UsageError } from "../../usage.js";
import type { MatrixKind } from "../options.js";
import { endingOf, signalExitCode } from "../program.js";
import { recordWish } from "../record-wish.js";
import { reproduction } from "../reproduction.js";
import { type CommandRun, runOnce } from "../run-once.js";
import {
  commandSection,
  exitCodeOf,
  NOTHING_CALLED,
  type RunVerdict,
  reportErrors,
  verdictOf,
} from "../verdict.js";
import {
  assumptionCells,
  type Cell,
  type CellOutcome,
  checkOnly,
  faultCells,
  inTurns,
  wanted,
} from "./cells.js";
import { type MatrixParts, planOf, reportEstimate } from "./plan.js";
import { schedule } from "./schedule.js";
import { countsOf, matrixSection } from "./sections.js";

/**
 * Runs a command plainly, then once under each variation, each time against a fresh gateway, and tells
 * which of them it survived. Throws `CheckFailed` where it failed under one.
 */
export async function runMatrix(kinds: readonly MatrixKind[], parts: MatrixParts): Promise<void> {
  const { flags, interrupt, write } = parts;
  checkOnly(flags.only ?? [], kinds);
  const begunMs = realClock.elapsedMs();
  const plain = await plainRun(kinds, parts);
  const cells = cellsOf(kinds, plain, parts);
  const ran = await runCells(plain, cells, begunMs, parts);
  const outcomes = cells.flatMap((cell) => ran.find((outcome) => outcome.cell === cell) ?? []);
  const { signal } = interrupt;
  if (!signal) checkSomethingRan(outcomes);
  const report = reportOf(kinds, plain, outcomes, parts);
  const concluded = conclude(await covered(report, parts.setup.coverage, flags), flags, write);
  if (!signal) return concluded;
  await concluded.catch((error: unknown) => {
    if (!(error instanceof CheckFailed)) throw error;
  });
  throw new CheckFailed(signalExitCode(signal));
}

/** Runs what is to be run. Each verdict has a line of its own, which stands above a bar. */
async function runCells(
  plain: CommandRun,
  cells: readonly Cell[],
  begunMs: number,
  parts: MatrixParts,
): Promise<readonly CellOutcome[]> {
  const { tell, print, close } = await progressDisplay("runs", parts.complain, { silent: true });
  const shown = { ...parts, complain: print, tell };
  const plan = planOf(plain, cells, begunMs, shown);
  try {
    reportEstimate(cells, plan, plain, shown);
    return await schedule(inTurns(cells), plan);
  } finally {
    close();
  }
}

/** The run without any variation. What fails by itself cannot be judged by what else makes it fail. */
async function plainRun(kinds: readonly MatrixKind[], parts: MatrixParts): Promise<CommandRun> {
  const { flags, setup, interrupt, complain } = parts;
  const { timeout: timeoutMs } = flags;
  const limit = timeoutMs === undefined ? {} : { timeoutMs };
  const isFor = (one: CommandRun) =>
    exitCodeOf(one) !== 0 || !one.evidence.wasCalled || !verdictOnPlain(one, parts).passed;
  const record = recordWish(flags, setup.sandbox, isFor);
  const ran = await runOnce(setup, { output: "kept", interrupt, ...limit, ...record });
  reportErrors(ran, complain);
  checkPlainRun(kinds, ran, parts);
  return ran;
}

/** Throws where there is nothing to compare with. No report names the record then. */
function checkPlainRun(
  kinds: readonly MatrixKind[],
  { ended, evidence, late, record }: CommandRun,
  { interrupt, complain }: MatrixParts,
): void {
  const tellOfRecord = () => record !== undefined && complain(`record: ${record}\n`);
  const { signal } = interrupt;
  if (signal) {
    complain("Interrupted before the plain run had ended.\n");
    tellOfRecord();
    throw new CheckFailed(signalExitCode(signal));
  }
  if (ended.exitCode !== 0) {
    for (const line of ended.lastLines) complain(`${line}\n`);
    tellOfRecord();
    const how = late ? "does not end in time" : endingOf(ended);
    const what = kinds.includes("faults") ? "any fault" : "any other assumption";
    const fix = "mend it, or see it alone without --matrix";
    throw new UsageError(`the command ${how} without ${what}; ${fix}`);
  }
  if (evidence.wasCalled) return;
  complain(`${NOTHING_CALLED}\n`);
  tellOfRecord();
  throw new CheckFailed(1);
}

function cellsOf(
  kinds: readonly MatrixKind[],
  { evidence }: CommandRun,
  { setup, flags: { only = [] } }: MatrixParts,
): readonly Cell[] {
  const all = kinds.flatMap((kind) =>
    kind === "faults"
      ? faultCells(evidence)
      : assumptionCells(setup.gateway.assume ?? {}, evidence),
  );
  const cells = wanted(all, only);
  if (cells.length > 0) return cells;
  const asked = only.join(" ");
  throw new UsageError(
    `the command does nothing that ${asked} would strike; leave --only out to see what there is`,
  );
}

/** A matrix of which nothing was run proves nothing, so it must not pass. */
function checkSomethingRan(outcomes: readonly CellOutcome[]): void {
  if (outcomes.some(({ durationMs }) => durationMs !== undefined)) return;
  const why =
    outcomes.find(({ verdict }) => verdict === "skipped")?.message ?? "there was nothing to run";
  throw new UsageError(`nothing was run: ${why.replace(/\.$/, "")}`);
}

/** Gates are held against the plain run alone. */
function verdictOnPlain({ evidence }: CommandRun, { flags, setup }: MatrixParts): RunVerdict {
  return verdictOf(evidence, flags.failOn ?? [], setup.gateway.assume ?? {});
}

function reportOf(
  kinds: readonly MatrixKind[],
  plain: CommandRun,
  outcomes: readonly CellOutcome[],
  parts: MatrixParts,
): Report {
  const { flags, setup } = parts;
  const verdict = verdictOnPlain(plain, parts);
  const gate =
    flags.judge === undefined || flags.judge === "tests" ? [] : ["--fail-on", "invariants"];
  const again = ({ cell }: CellOutcome) => {
    const reach = cell.rule && flags.reach !== "sandbox" ? ["--reach", "run"] : [];
    return reproduction(flags, [...cell.options, ...reach, ...gate], setup.command);
  };
  const matrices = kinds.map((kind): Section => {
    const own = outcomes.filter(({ cell }) => cell.matrix === kind);
    return matrixSection(kind, own, again);
  });
  return {
    title: `paystub run --matrix ${kinds.join(",")}`,
    passed: verdict.passed && outcomes.every((outcome) => outcome.verdict !== "failed"),
    summary: `${countsOf(outcomes)}; the plain run: ${verdict.counts}.`,
    sections: [commandSection(setup, plain), ...verdict.sections, ...matrices],
  };
}
