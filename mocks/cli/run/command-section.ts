import type { Case, Section } from "../../report/report.js";
import type { Write } from "../terminal.js";
import { endingOf, signalExitCode } from "./program.js";
import { shellLine } from "./reproduction.js";
import { rulesTable } from "./rules.js";
import type { CommandRun, RunSetup } from "./run-once.js";

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
  const { durationMs, observations, record } = ran;
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
  const tables = rules.length > 0 ? [rulesTable(rules, observations)] : [];
  return { name: "Command", cases: [own], tables };
}

/** What went wrong in the gateway itself, and not in the integration. */
export function reportErrors({ observations }: CommandRun, complain: Write): void {
  for (const error of observations.errors) {
    complain(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}
