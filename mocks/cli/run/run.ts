import type { Case, Report, Section } from "../../report/report.js";
import type { Streams, Write } from "../terminal.js";
import { conclude } from "../reporting.js";
import { CheckFailed } from "../usage.js";
import { Interrupt } from "./interrupt.js";
import type { CommandLine, Ended } from "./program.js";
import { shellLine } from "./reproduction.js";
import { rulesTable } from "./rules.js";
import { type CommandRun, runOnce, type RunSetup } from "./run-once.js";
import { type RunFlags, setupOf } from "./setup.js";
import { verdictOf } from "./verdict.js";

/**
 * Runs a command against a gateway of its own and tells what the gateway saw, or does so many times
 * over. Throws `CheckFailed` with the exit code where that is not 0.
 */
export async function run(flags: RunFlags, command: CommandLine, streams: Streams): Promise<void> {
  const interrupt = new Interrupt();
  try {
    const setting = await setupOf(flags, command);
    if (flags.matrix) {
      const { runMatrix } = await import("./matrix/matrix.js");
      await runMatrix(flags.matrix, { flags, setting, interrupt, ...streams });
    } else {
      await runPlainly(flags, setting, interrupt, streams);
    }
  } finally {
    interrupt.close();
  }
}

async function runPlainly(
  flags: RunFlags,
  setting: RunSetup,
  interrupt: Interrupt,
  { write, complain }: Streams,
): Promise<void> {
  // A report in JSON has the standard output for itself.
  const output = flags.json ? "beside" : "shown";
  const ran = await runOnce(setting, { output, interrupt });
  reportErrors(ran, complain);
  const report = reportOf(flags, setting, ran);
  const { exitCode } = ran.ended;
  await conclude(report, flags, write).catch((error: unknown) => {
    const own = error instanceof CheckFailed && exitCode !== 0;
    throw own ? new CheckFailed(exitCode) : error;
  });
}

/** What went wrong in the gateway itself, and not in the integration. */
export function reportErrors({ account }: CommandRun, complain: Write): void {
  for (const error of account.errors) {
    complain(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}

function reportOf({ failOn = [] }: RunFlags, setting: RunSetup, ran: CommandRun): Report {
  const { account, ended } = ran;
  const { passed, counts, sections } = verdictOf(account, failOn, setting.gateway.assume ?? {});
  return {
    title: "paystub run",
    passed: passed && ended.exitCode === 0,
    summary: `The command ${endingOf(ended)}: ${counts}.`,
    sections: [commandSection(setting, ran), ...sections],
  };
}

/** How a command went, and the rules that it ran under. */
export function commandSection({ command, rules }: RunSetup, ran: CommandRun): Section {
  const { ended, durationMs, account } = ran;
  const own: Case = {
    name: shellLine(command),
    status: ended.exitCode === 0 ? "passed" : "failed",
    durationMs,
    ...(ended.exitCode !== 0 && { message: `It ${endingOf(ended)}.` }),
  };
  const tables = rules.length > 0 ? [rulesTable(rules, account)] : [];
  return { name: "Command", cases: [own], tables };
}

/** How a command ended, to go on after its name. */
export function endingOf({ exitCode, signal }: Ended): string {
  return signal === null ? `ended with exit code ${exitCode}` : `was ended by ${signal}`;
}
