import type { Report } from "../../report/report.js";
import { gather } from "./gather.js";
import { exitCodeOf, judgeRun } from "./judge.js";
import {
  isGate,
  RUN_TIMEOUT_MS,
  type RunFlags,
  type RunSetup,
  type Surroundings,
} from "./options.js";
import { Interrupt } from "./program.js";
import { keptRecords } from "./records.js";
import { reportErrors, runReport } from "./report.js";

/** What a check ends with. Without a report, its caller has been told what happened. */
export interface Checked {
  readonly report?: Report;
  readonly exitCode: number;
}

/** Runs a command against a gateway of its own, once or many times, and judges what the gateway saw. */
export async function run(
  flags: RunFlags,
  setup: RunSetup,
  around: Surroundings,
): Promise<Checked> {
  const interrupt = new Interrupt();
  try {
    if (!flags.matrix) return await runPlainly(flags, setup, interrupt, around);
    const { runMatrix } = await import("../matrix/command.js");
    return await runMatrix(flags.matrix, { flags, setup, interrupt, ...around });
  } finally {
    interrupt.close();
  }
}

async function runPlainly(
  flags: RunFlags,
  setup: RunSetup,
  interrupt: Interrupt,
  { complain }: Surroundings,
): Promise<Checked> {
  const { failOn = [], allowNoCalls = false, timeout } = flags;
  const ran = await gather(setup, {
    // A report in JSON has the standard output for itself.
    output: flags.json ? "beside" : "shown",
    interrupt,
    timeoutMs: timeout ?? RUN_TIMEOUT_MS,
    isRecorded: flags.record !== undefined,
  });
  const chosen = setup.gateway.assume ?? {};
  const verdict = judgeRun(ran, failOn.filter(isGate), chosen, allowNoCalls);
  const records = await keptRecords(ran, verdict.passed ? undefined : flags.record);
  await ran.records.discard();
  reportErrors(ran, complain);
  const report = runReport(setup, ran, verdict, records);
  return { report, exitCode: exitCodeOf(ran) || (report.passed ? 0 : 1) };
}
