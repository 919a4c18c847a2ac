import { dirname, join } from "node:path";
import { conclude } from "../../cli/reporting.js";
import type { Terminal } from "../../cli/terminal.js";
import { CheckFailed } from "../../cli/usage.js";
import { fileName } from "../../report/escape.js";
import { moveFile } from "../../sandbox/disk.js";
import { messageOf } from "../../sandbox/result.js";
import type { CommandRun } from "./gather.js";
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
  const records = verdict.passed ? noRecords : await keptRecords(ran, flags.record);
  await ran.records.discard();
  reportErrors(ran, terminal.complain);
  const exitCode = exitCodeOf(ran);
  const report = runReport(setup, ran, verdict, records, clientTimeoutMs);
  await conclude(report, flags, terminal).catch((error: unknown) => {
    const own = error instanceof CheckFailed && exitCode !== 0;
    throw own ? new CheckFailed(exitCode) : error;
  });
}

export const noRecords: ReadonlyMap<string, string> = new Map();

/**
 * Keeps the record of the sandbox of each failed test, in a file by its name. If no test reported a failure, it keeps
 * the sandbox with most calls.
 */
export async function keptRecords(
  ran: CommandRun,
  folder: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (folder === undefined) return noRecords;
  const kept = new Map<string, string>();
  for (const sandbox of sandboxesToKeep(ran)) {
    const path = await keptRecord(ran, sandbox, join(folder, `${fileName(sandbox)}.html`));
    if (path !== undefined) kept.set(sandbox, path);
  }
  return kept;
}

/** Moves the record of a sandbox to a file of its own. An error is reported, and hides no failure. */
export async function keptRecord(
  { records, evidence }: CommandRun,
  sandbox: string,
  path: string,
): Promise<string | undefined> {
  const written = records.of(sandbox);
  if (written === undefined) return undefined;
  try {
    await moveFile(written, path);
    return path;
  } catch (error) {
    const why = messageOf(error);
    evidence.errors.push(`the record ${path} could not be written in ${dirname(path)} (${why})`);
    return undefined;
  }
}

/** The sandboxes of the tests that failed, or else the one with most calls. */
export function sandboxesToKeep({ evidence }: CommandRun): readonly string[] {
  const failed = evidence.tests.filter(({ outcome }) => outcome.ended === "failed");
  const own = failed.flatMap(({ sandboxes }) => sandboxes.map(({ sandbox }) => sandbox));
  if (own.length > 0) return [...new Set(own)];
  const [fullest] = [...evidence.records].sort((a, b) => b.requestCount - a.requestCount);
  return fullest ? [fullest.name] : [];
}
