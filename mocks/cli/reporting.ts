import { dirname, relative, resolve, sep } from "node:path";
import { type Command, Option } from "commander";
import type { CoverageTally } from "../observe/coverage/tally.js";
import type { Case, Report } from "../report/report.js";
import type { Paint } from "../report/terminal.js";
import { whyNoFile, whyNoFolder } from "../sandbox/disk.js";
import { VERSION } from "../version.js";
import { invalidValue } from "./arguments.js";
import { appendNamed, saveNamed } from "./files.js";
import { FILE_FIXES, MISTAKES, RULES } from "./messages.js";
import type { Write } from "./terminal.js";
import { CheckFailed, UsageError } from "./usage.js";

/** Where a command writes when its work is done, as the command line has it. */
interface Destinations {
  readonly junit?: string;
  readonly html?: string;
  readonly sarif?: string;
  readonly github?: boolean;
  readonly coverage?: string;
  readonly record?: string;
  readonly failures?: string;
}

const FILES = ["junit", "html", "sarif"] as const;
const FOLDERS = ["coverage", "record", "failures"] as const;

/** The variable in which GitHub Actions names the file of a step's summary. */
const SUMMARY_FILE = "GITHUB_STEP_SUMMARY";

/** The file of the summary, where one is wanted and there is one. */
function summaryFile({ github }: Destinations): string | undefined {
  return (github && process.env[SUMMARY_FILE]) || undefined;
}

/**
 * Throws a usage error for what could not be written in the end: that is to be known before the work, which
 * may take an hour. Makes nothing yet.
 */
export async function checkDestinations(flags: Destinations): Promise<void> {
  for (const option of FILES) await check("file", flags[option], whyNoFile, option);
  for (const option of FOLDERS) await check("folder", flags[option], whyNoFolder, option);
  await check("file", summaryFile(flags), whyNoFile);
  const places = FILES.flatMap((option) => flags[option] ?? []).map((path) => resolve(path));
  const twice = places.find((place, n) => places.indexOf(place) !== n);
  if (twice !== undefined) {
    throw new UsageError(MISTAKES.sameFile(twice));
  }
}

async function check(
  kind: "file" | "folder",
  path: string | undefined,
  whyNot: (path: string) => Promise<string | undefined>,
  option?: string,
): Promise<void> {
  if (path === undefined) return;
  const code = await whyNot(path);
  if (code === undefined) return;
  const { otherFile, otherFolder, summary } = FILE_FIXES;
  const other = kind === "file" ? otherFile : otherFolder;
  const fix = option === undefined ? summary : other(option);
  throw new UsageError(MISTAKES.unwritable(kind, path, code, fix));
}

/** How a report is wanted. */
export interface ReportFlags {
  readonly json?: boolean;
  readonly junit?: string;
  readonly html?: string;
  readonly sarif?: string;
  readonly github?: boolean;
  /** Print what passed as well. */
  readonly verbose?: boolean;
}

const GROUP = "Report options:";

/** Adds the options that every command with a report has. Where it goes is looked at before anything else. */
export function addReportOptions(command: Command): Command {
  const options = [
    // Both would print to the same place, and the mixture would be neither.
    new Option("--json", "print the report as JSON").conflicts("github"),
    new Option("--junit <file>", "also write the report as JUnit XML"),
    new Option("--html <file>", "also write the report as an HTML page"),
    new Option("--sarif <file>", "also write the report as SARIF 2.1.0"),
    new Option("--github", "also print annotations and write a job summary for GitHub Actions"),
  ];
  for (const option of options) command.addOption(option.helpGroup(GROUP));
  return command.hook("preAction", () => checkDestinations(command.opts()));
}

/** The option of commands whose report is short unless it is given. */
export function verboseOption(): Option {
  return new Option("--verbose", "print every case and table, not only problems");
}

/** Hands a report out in every form asked for. Throws `CheckFailed` when it did not pass. */
export async function conclude(found: Report, flags: ReportFlags, write: Write): Promise<void> {
  const report = write.typed ? asTyped(found, write.typed) : found;
  // Printed first: a file that cannot be written must not cost the reader the report.
  write(await printed(report, flags, write.paint));
  if (flags.junit !== undefined) {
    const { junitXml } = await import("../report/junit.js");
    await saveNamed(flags.junit, junitXml(report), FILE_FIXES.otherFile("junit"));
  }
  if (flags.html !== undefined) {
    const { htmlPage } = await import("../report/html.js");
    await saveNamed(
      flags.html,
      htmlPage(withRecords(report, linksFrom(flags.html))),
      FILE_FIXES.otherFile("html"),
    );
  }
  if (flags.sarif !== undefined) {
    const { sarifText } = await import("../report/sarif.js");
    await saveNamed(
      flags.sarif,
      sarifText(withRecords(report, fromHere), VERSION),
      FILE_FIXES.otherFile("sarif"),
    );
  }
  const summary = summaryFile(flags);
  if (summary !== undefined) {
    const { markdownText } = await import("../report/github.js");
    await appendNamed(summary, markdownText(report), FILE_FIXES.summary);
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
  return withCases(report, (one) =>
    one.record === undefined ? one : { ...one, record: pathOf(one.record) },
  );
}

/** A report whose sentences name each command as the user types it. */
function asTyped(report: Report, typed: (text: string) => string): Report {
  const { summary, notes } = report;
  const texts = { summary: typed(summary), ...(notes && { notes: notes.map(typed) }) };
  return withCases({ ...report, ...texts }, ({ message, details, ...one }) => ({
    ...one,
    ...(message !== undefined && { message: typed(message) }),
    ...(details && { details: details.map(typed) }),
  }));
}

function withCases(report: Report, changed: (one: Case) => Case): Report {
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
    { verbose: flags.verbose ?? false },
  );
  if (!flags.github) return text;
  const { githubAnnotations, withoutCommands } = await import("../report/github.js");
  return withoutCommands(text) + githubAnnotations(report);
}

/** What a command with a verdict of its own is asked about coverage. */
export interface CoverageFlags {
  readonly coverage?: string;
  readonly failUnder?: number;
}

/** The least share that must be reached. Each call makes an option of its own. */
export function failUnder(): Option {
  const about = "fail if the traffic reached less than this percentage of the expected items";
  return new Option("--fail-under <percent>", about).argParser((text) => {
    const percent = Number(text);
    if (text.trim() !== "" && percent >= 0 && percent <= 100) return percent;
    throw invalidValue(text, RULES.percent);
  });
}

/** The options of a command that counts what its traffic reaches, besides what it is for. */
export function coverageOptions(): readonly Option[] {
  return [
    new Option(
      "--coverage <folder>",
      "write the coverage to this folder; paystub coverage reports it",
    ),
    failUnder(),
  ];
}

/** Throws a usage error for a gate on what is not counted. */
export function checkCoverageFlags({ coverage, failUnder: least }: CoverageFlags): void {
  if (least === undefined || coverage !== undefined) return;
  throw new UsageError(MISTAKES.coverageMissing);
}

/** The verdict with what was reached, where that is wanted. */
export async function covered(
  report: Report,
  tally: CoverageTally | undefined,
  { coverage: folder, failUnder: least }: CoverageFlags,
): Promise<Report> {
  if (!tally || folder === undefined) return report;
  const { withCoverage } = await import("../observe/coverage/folder.js");
  const wish = { folder, ...(least !== undefined && { failUnder: least }) };
  return withCoverage(report, tally.counts, wish);
}

/** Whether what was reached so far keeps the gate on it, where there is one. */
export async function isCoveredEnough(
  tally: CoverageTally | undefined,
  { failUnder: least }: CoverageFlags,
): Promise<boolean> {
  if (!tally || least === undefined) return true;
  const { isReached } = await import("../observe/coverage/folder.js");
  return isReached(tally.counts, least);
}
