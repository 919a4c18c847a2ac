import type { Command } from "commander";
import type { Report } from "../report/report.js";
import type { Write } from "./commands/arguments.js";
import { CheckFailed } from "./usage.js";

/** How a report is wanted. */
export interface ReportFlags {
  readonly json?: boolean;
  readonly junit?: string;
  readonly html?: string;
  readonly github?: boolean;
}

/** Adds the options that every command with a report has. */
export function addReportOptions(command: Command): Command {
  return command
    .option("--json", "print the report as JSON instead of text")
    .option("--junit <file>", "write the report as JUnit XML too")
    .option("--html <file>", "write the report as one HTML page too")
    .option("--github", "print annotations for GitHub Actions too");
}

/** Hands a report out in every form asked for. Throws `CheckFailed` when it did not pass. */
export async function conclude(report: Report, flags: ReportFlags, write: Write): Promise<void> {
  write(flags.json ? `${JSON.stringify(report)}\n` : `${report.summary}\n`);
  if (!report.passed) throw new CheckFailed();
}
