import { formatRule } from "../../cli/fault-option.js";
import { conclude, covered, isCoveredEnough } from "../../cli/reporting.js";
import type { Streams } from "../../cli/terminal.js";
import { CheckFailed } from "../../cli/usage.js";
import { plural } from "../../control/format.js";
import type { Report } from "../../report/report.js";
import type { RunEvidence } from "./evidence.js";
import { LINES } from "./messages.js";
import { type GivenFlags, isGate, type RunFlags, type RunSetup, requestOf } from "./options.js";
import { type CommandLine, Interrupt } from "./program.js";
import { timesInjected } from "./rules.js";
import { notEnded, RUN_TIMEOUT_MS } from "./run-limit.js";
import { type CommandRun, recordWish, runOnce } from "./run-once.js";
import {
  commandSection,
  endingOfRun,
  exitCodeOf,
  NOTHING_CALLED,
  reportErrors,
  verdictOf,
} from "./verdict.js";

/**
 * Runs a command against a gateway of its own and reports what the gateway saw, once or many times. Throws
 * `CheckFailed` with the exit code where that is not 0.
 */
export async function run(
  given: GivenFlags,
  command: CommandLine,
  streams: Streams,
): Promise<void> {
  const interrupt = new Interrupt();
  try {
    const { flags, setup } = await requestOf(given, command, streams.complain);
    if (flags.matrix) {
      const { runMatrix } = await import("../matrix/matrix.js");
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
  const ran = await runOnce(setup, {
    output,
    interrupt,
    timeoutMs: flags.timeout ?? RUN_TIMEOUT_MS,
    ...record,
    ...(setup.onceInAll && { onceInAll: setup.onceInAll }),
    ...(flags.clientTimeout !== undefined && { clientTimeoutMs: flags.clientTimeout }),
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

/** How often each fault rule that was given was injected. */
function injectionNotes({ rules }: RunSetup, evidence: RunEvidence): readonly string[] {
  return rules.map((rule) => {
    const times = timesInjected(rules, rule, evidence);
    return LINES.injected(plural(times, "time"), formatRule(rule));
  });
}

function reportOf(flags: RunFlags, setup: RunSetup, ran: CommandRun): Report {
  const { failOn = [], allowNoCalls = false } = flags;
  const { evidence, interruptedBy } = ran;
  // An interrupted command may not have made its calls.
  const isIdle = !evidence.wasCalled && !allowNoCalls && interruptedBy === undefined;
  const { passed, counts, notes, sections } = verdictOf(
    evidence,
    failOn.filter(isGate),
    setup.gateway.assume ?? {},
  );
  return {
    title: "paystub run",
    passed: passed && exitCodeOf(ran) === 0 && !isIdle,
    summary: `The command ${ran.late ? notEnded(ran) : endingOfRun(ran)}: ${counts}.${isIdle ? ` ${NOTHING_CALLED}` : ""}`,
    notes: [...injectionNotes(setup, evidence), ...notes],
    sections: [commandSection(setup, ran, isIdle), ...sections],
  };
}
