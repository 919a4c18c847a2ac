import type { Case, Report, Section } from "../../report/report.js";
import { conclude, covered, isCoveredEnough } from "../reporting.js";
import { tellOfUnusedConfig } from "../start.js";
import type { Streams, Write } from "../terminal.js";
import { CheckFailed } from "../usage.js";
import { type RunFlags, setupOf } from "./options.js";
import { type CommandLine, endingOf, Interrupt, signalExitCode } from "./program.js";
import { recordWish } from "./record-wish.js";
import { shellLine } from "./reproduction.js";
import { rulesTable } from "./rules.js";
import { type CommandRun, type RunSetup, runOnce } from "./run-once.js";
import { verdictOf } from "./verdict.js";

/** What to do where the mock was not called. */
export const NOTHING_CALLED =
  "The mock was not called: let the command take its base URL from PAYSTUB_BASE_URL (and PAYSTUB_ORDER_URL), " +
  "or name its own variables with --env NAME=base; --allow-no-calls lets it pass.";

/** How a command ended, and what asked it to. One that was ended by what asked it needs no more words. */
export function endingOfRun({ ended, interruptedBy }: CommandRun): string {
  const ending = endingOf(ended);
  if (interruptedBy === undefined || ended.signal === interruptedBy) return ending;
  return `was interrupted by ${interruptedBy} and ${ending}`;
}

/** The exit code of a command. One that was interrupted did not do all it was to do, whatever it says. */
export function exitCodeOf({ ended, interruptedBy }: CommandRun): number {
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

/**
 * Runs a command against a gateway of its own and tells what the gateway saw, or does so many times
 * over. Throws `CheckFailed` with the exit code where that is not 0.
 */
export async function run(flags: RunFlags, command: CommandLine, streams: Streams): Promise<void> {
  tellOfUnusedConfig(flags.config, streams.complain);
  const interrupt = new Interrupt();
  try {
    const setup = await setupOf(flags, command);
    if (flags.matrix) {
      const { runMatrix } = await import("./matrix/matrix.js");
      await runMatrix(flags.matrix, { flags, setup, interrupt, ...streams });
    } else {
      await runPlainly(flags, setup, interrupt, streams);
    }
  } finally {
    interrupt.close();
  }
}

async function runPlainly(
  flags: RunFlags,
  setup: RunSetup,
  interrupt: Interrupt,
  { write, complain }: Streams,
): Promise<void> {
  // A report in JSON has the standard output for itself.
  const output = flags.json ? "beside" : "shown";
  const isFor = (ran: CommandRun) => hasFailed(flags, setup, ran);
  const record = recordWish(flags, setup.sandbox, isFor);
  const once = flags.reach === "run" ? setup.rules.findLast(({ times }) => times === 1) : undefined;
  const ran = await runOnce(setup, {
    output,
    interrupt,
    ...record,
    ...(once && { onceInAll: once }),
  });
  reportErrors(ran, complain);
  const report = await covered(reportOf(flags, setup, ran), setup.coverage, flags);
  const exitCode = exitCodeOf(ran);
  await conclude(report, flags, write).catch((error: unknown) => {
    const own = error instanceof CheckFailed && exitCode !== 0;
    throw own ? new CheckFailed(exitCode) : error;
  });
}

/** Whether the verdict on a run is that it failed, its coverage included. */
async function hasFailed(flags: RunFlags, setup: RunSetup, ran: CommandRun): Promise<boolean> {
  if (!reportOf(flags, setup, ran).passed) return true;
  return !(await isCoveredEnough(setup.coverage, flags));
}

function reportOf(flags: RunFlags, setup: RunSetup, ran: CommandRun): Report {
  const { failOn = [], allowNoCalls = false } = flags;
  const { evidence, interruptedBy } = ran;
  // One that was interrupted may not have come to its calls.
  const isIdle = !evidence.wasCalled && !allowNoCalls && interruptedBy === undefined;
  const { passed, counts, sections } = verdictOf(evidence, failOn, setup.gateway.assume ?? {});
  return {
    title: "paystub run",
    passed: passed && exitCodeOf(ran) === 0 && !isIdle,
    summary: `The command ${endingOfRun(ran)}: ${counts}.${isIdle ? ` ${NOTHING_CALLED}` : ""}`,
    sections: [commandSection(setup, ran, isIdle), ...sections],
  };
}
