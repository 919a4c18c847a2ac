import { dirname, relative, resolve, sep } from "node:path";
import { type Command, Option } from "commander";
import type { Paint } from "../report/painted.js";
import type { Case, Report } from "../report/report.js";
import { VERSION } from "../version.js";
import { checkDestinations, FIX, summaryFile } from "./destinations.js";
import { appendNamed, saveNamed } from "./files.js";
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

/** Adds the options that every command with a report has. Where it goes is looked at before anything else. */
export function addReportOptions(command: Command): Command {
  const options = [
    // Both would print to the same place, and the mixture would be neither.
    new Option("--json", "print the report as JSON instead of text").conflicts("github"),
    new Option("--junit <file>", "write the report as JUnit XML too"),
    new Option("--html <file>", "write the report as one HTML page too"),
    new Option("--sarif <file>", "write the report as SARIF 2.1.0 too"),
    new Option("--github", "print annotations for GitHub Actions too, and write its job summary"),
  ];
  for (const option of options) command.addOption(option.helpGroup(GROUP));
  return command.hook("preAction", () => checkDestinations(command.opts()));
}

/** Hands a report out in every form asked for. Throws `CheckFailed` when it did not pass. */
export async function conclude(report: Report, flags: ReportFlags, write: Write): Promise<void> {
  // Printed first: a file that cannot be written must not cost the reader the report.
  write(await printed(report, flags, write.paint));
  if (flags.junit !== undefined) {
    const { junitXml } = await import("../report/junit.js");
    await saveNamed(flags.junit, junitXml(report), FIX.file("junit"));
  }
  if (flags.html !== undefined) {
    const { htmlPage } = await import("../report/html.js");
    await saveNamed(
      flags.html,
      htmlPage(withRecords(report, linksFrom(flags.html))),
      FIX.file("html"),
    );
  }
  if (flags.sarif !== undefined) {
    const { sarifText } = await import("../report/sarif.js");
    await saveNamed(
      flags.sarif,
      sarifText(withRecords(report, fromHere), VERSION),
      FIX.file("sarif"),
    );
  }
  const summary = summaryFile(flags);
  if (summary !== undefined) {
    const { markdownText } = await import("../report/markdown.js");
    await appendNamed(summary, markdownText(report), FIX.summary);
  }
  if (!report.passed) throw new CheckFailed();
}

/** Records as links from a file, so that both can be moved together. */
function linksFrom(file: string): (path: string) => string {
  const folder = dirname(resolve(file));
  return (path) => relative(folder, path).split(sep).map(encodeURIComponent).join("/");
}

/** A path from the folder in which the command was called, where it is within. */
function fromHere(path: string): string {
  const within = relative("", path);
  return within.startsWith("..") ? path : within;
}

function withRecords(report: Report, pathOf: (record: string) => string): Report {
  const changed = (one: Case): Case =>
    one.record === undefined ? one : { ...one, record: pathOf(one.record) };
  const sections = report.sections.map((section) => ({
    ...section,
    cases: section.cases.map(changed),
  }));
  return { ...report, sections };
}

async function printed(
  report: Report,
  flags: ReportFlags,
  paint: Paint | undefined,
): Promise<string> {
  if (flags.json) return (await import("../report/report.js")).jsonText(report);
  const text = (await import("../report/terminal.js")).terminalText(
    report,
    flags.github ? undefined : paint,
  );
  if (!flags.github) return text;
  const { githubAnnotations, withoutCommands } = await import("../report/github.js");
  return withoutCommands(text) + githubAnnotations(report);
}
