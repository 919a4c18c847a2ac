import { type Command, Option } from "commander";
import type { Report } from "../report/report.js";
import { writeNamed } from "./files.js";
import type { Write } from "./terminal.js";
import { CheckFailed } from "./usage.js";

/** How a report is wanted. */
export interface ReportFlags {
  readonly json?: boolean;
  readonly junit?: string;
  readonly html?: string;
  readonly sarif?: string;
  readonly github?: boolean;
}

const GROUP = "Report options:";

/** Adds the options that every command with a report has. */
export function addReportOptions(command: Command): Command {
  const options = [
    // Both would print to the same place, and the mixture would be neither.
    new Option("--json", "print the report as JSON instead of text").conflicts("github"),
    new Option("--junit <file>", "write the report as JUnit XML too"),
    new Option("--html <file>", "write the report as one HTML page too"),
    new Option("--sarif <file>", "write the report as SARIF 2.1.0 too"),
    new Option("--github", "print annotations for GitHub Actions too"),
  ];
  for (const option of options) command.addOption(option.helpGroup(GROUP));
  return command;
}

/** Hands a report out in every form asked for. Throws `CheckFailed` when it did not pass. */
export async function conclude(report: Report, flags: ReportFlags, write: Write): Promise<void> {
  // Printed first: a file that cannot be written must not cost the reader the report.
  write(await printed(report, flags));
  if (flags.junit !== undefined) {
    const { junitXml } = await import("../report/junit.js");
    await writeNamed(flags.junit, junitXml(report), fixFor("--junit"));
  }
  if (flags.html !== undefined) {
    const { htmlPage } = await import("../report/html.js");
    await writeNamed(flags.html, htmlPage(report), fixFor("--html"));
  }
  if (flags.sarif !== undefined) {
    const { sarifText } = await import("../report/sarif.js");
    await writeNamed(flags.sarif, sarifText(report), fixFor("--sarif"));
  }
  if (!report.passed) throw new CheckFailed();
}

const fixFor = (option: string): string =>
  `give ${option} a file in a folder that exists and can be written`;

async function printed(report: Report, flags: ReportFlags): Promise<string> {
  if (flags.json) return (await import("../report/report.js")).jsonText(report);
  const text = (await import("../report/terminal.js")).terminalText(report);
  if (!flags.github) return text;
  const { githubAnnotations, withoutCommands } = await import("../report/github.js");
  return withoutCommands(text) + githubAnnotations(report);
}
