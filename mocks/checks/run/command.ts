import { conclude } from "../../cli/reporting.js";
import type { Terminal } from "../../cli/terminal.js";
import { CheckFailed } from "../../cli/usage.js";
import { gather } from "./gather.js";
import { exitCodeOf, judgeRun } from "./judge.js";
import {
  CLIENT_TIMEOUT_MS,
  type GivenFlags,
  isGate,
  RUN_TIMEOUT_MS,
  type RunFlags,
  type RunSetup,
  requestOf,
} from "./options.js";
import { type CommandLine, Interrupt } from "./program.js";
import { keptRecords } from "./records.js";
import { reportErrors, runReport } from "./report.js";

/**
 * Runs a command against a gateway of its own and reports what the gateway saw, once or many times. Throws
 * `CheckFailed` with the exit code where that is not 0.
 */
export async function run(
  given: GivenFlags,
  command: CommandLine,
  terminal: Terminal,
): Promise<void> {
  const interrupt = new Interrupt();
  try {
    const { flags, setup } = await requestOf(given, command, terminal.complain);
    if (flags.matrix) {
      const { runMatrix } = await import("../matrix/command.js");
      await runMatrix(flags.matrix, { flags, setup, interrupt, ...terminal });
    } else {
      await runPlainly(flags, setup, interrupt, terminal);
    }
  } finally {
    interrupt.close();
  }
}

async function runPlainly(
  flags: RunFlags,
  setup: RunSetup,
  interrupt: Interrupt,
  terminal: Terminal,
): Promise<void> {
  const { failOn = [], allowNoCalls = false, timeout } = flags;
  const { clientTimeout: clientTimeoutMs = CLIENT_TIMEOUT_MS } = flags;
  const ran = await gather(setup, {
    // A report in JSON has the standard output for itself.
    output: flags.json ? "beside" : "shown",
    interrupt,
    timeoutMs: timeout ?? RUN_TIMEOUT_MS,
    isRecorded: flags.record !== undefined,
    clientTimeoutMs,
    ...(setup.onceInAll && { onceInAll: setup.onceInAll }),
  });
  const chosen = setup.gateway.assume ?? {};
  const verdict = judgeRun(ran, failOn.filter(isGate), chosen, allowNoCalls);
  const records = await keptRecords(ran, verdict.passed ? undefined : flags.record);
  await ran.records.discard();
  reportErrors(ran, terminal.complain);
  const exitCode = exitCodeOf(ran);
  const report = runReport(setup, ran, verdict, records, clientTimeoutMs);
  await conclude(report, flags, terminal).catch((error: unknown) => {
    const own = error instanceof CheckFailed && exitCode !== 0;
    throw own ? new CheckFailed(exitCode) : error;
  });
}
