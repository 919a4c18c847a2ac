import type { Case, Section } from "../../report/report.js";
import type { Write } from "../terminal.js";
import { endingOf } from "./program.js";
import { shellLine } from "./reproduction.js";
import { rulesTable } from "./rules.js";
import type { CommandRun, RunSetup } from "./run-once.js";

/** How a command went, and the rules that it ran under. */
export function commandSection({ command, rules }: RunSetup, ran: CommandRun): Section {
  const { ended, durationMs, observations, record } = ran;
  const own: Case = {
    name: shellLine(command),
    status: ended.exitCode === 0 ? "passed" : "failed",
    durationMs,
    ...(ended.exitCode !== 0 && { message: `It ${endingOf(ended)}.` }),
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
