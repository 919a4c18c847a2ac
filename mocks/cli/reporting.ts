import { dirname, extname, relative, resolve, sep } from "node:path";
import { type Case, jsonText, type Report } from "../report/report.js";
import { type Paint, terminalText } from "../report/terminal.js";
import { whyNoFile, whyNoFolder } from "../sandbox/disk.js";
import { invalidValue } from "./arguments.js";
import { appendNamed, saveNamed } from "./files.js";
import { FILE_FIXES, MISTAKES, RULES } from "./messages.js";
import type { Terminal } from "./terminal.js";
import { CheckFailed, UsageError } from "./usage.js";

/** The places that a command writes to when its work is done. */
interface Destinations {
  readonly report?: readonly string[] | undefined;
  readonly record?: string | undefined;
  readonly failures?: string | undefined;
}

const FOLDERS = ["record", "failures"] as const;

/** The forms of a report, by the ending of the file's name. */
const FORMS = [".xml", ".html", ".json", ".md"] as const;
type Form = (typeof FORMS)[number];

const formOf = (path: string): Form | undefined => FORMS.find((form) => form === extname(path));

/** The file of a step's summary in a job of GitHub Actions; undefined elsewhere. */
function summaryFile(): string | undefined {
  return isGithub() ? process.env.GITHUB_STEP_SUMMARY || undefined : undefined;
}

function isGithub(): boolean {
  return process.env.GITHUB_ACTIONS === "true";
}

/**
 * Throws a usage error for a place that cannot be written, before the work, which may take an hour. Makes
 * nothing yet.
 */
export async function checkDestinations(flags: Destinations): Promise<void> {
  const { report = [] } = flags;
  const { otherFile, otherFolder, summary } = FILE_FIXES;
  for (const path of report) refuse("file", path, await whyNoFile(path), otherFile("report"));
  for (const option of FOLDERS) {
    const path = flags[option];
    if (path !== undefined) refuse("folder", path, await whyNoFolder(path), otherFolder(option));
  }
  const ofStep = summaryFile();
  if (ofStep !== undefined) refuse("file", ofStep, await whyNoFile(ofStep), summary);
}

function refuse(kind: "file" | "folder", path: string, code: string | undefined, fix: string) {
  if (code !== undefined) throw new UsageError(MISTAKES.unwritable(kind, path, code, fix));
}

/** The form of a report that a caller asks for. */
export interface ReportFlags {
  readonly json?: boolean;
  /** Files that get the report in the form of their ending. */
  readonly report?: readonly string[];
  /** Print what passed as well. */
  readonly verbose?: boolean;
}

/** Reads a file for the report, by its ending. */
export function reportFile(path: string, earlier: readonly string[] = []): readonly string[] {
  if (formOf(path) === undefined) throw invalidValue(RULES.reportFile);
  return [...earlier, path];
}

/** Prints a report and writes it in every form asked for. Throws `CheckFailed` unless the exit code is 0. */
export async function conclude(
  report: Report,
  flags: ReportFlags,
  { write, paint }: Terminal,
  exitCode = report.passed ? 0 : 1,
): Promise<void> {
  // Printed first: a file that cannot be written must not cost the reader the report.
  write(await printed(report, flags, paint));
  for (const path of flags.report ?? []) {
    await saveNamed(path, await fileText(report, path), FILE_FIXES.otherFile("report"));
  }
  const summary = summaryFile();
  if (summary !== undefined) {
    const { markdownText } = await import("../report/github.js");
    await appendNamed(summary, markdownText(report), FILE_FIXES.summary);
  }
  if (exitCode !== 0) throw new CheckFailed(exitCode);
}

async function fileText(report: Report, path: string): Promise<string> {
  switch (formOf(path)) {
    case ".xml":
      return (await import("../report/junit.js")).junitXml(report);
    case ".html":
      return (await import("../report/html.js")).htmlPage(withRecords(report, linksFrom(path)));
    case ".md":
      return (await import("../report/comment.js")).commentText(report);
    default:
      return jsonText(report);
  }
}

/** Records as links from a file, so that both can be moved together. */
function linksFrom(file: string): (path: string) => string {
  const folder = dirname(resolve(file));
  return (path) => relative(folder, path).split(sep).map(encodeURIComponent).join("/");
}

function withRecords(report: Report, pathOf: (record: string) => string): Report {
  const linked = (one: Case): Case =>
    one.record === undefined ? one : { ...one, record: pathOf(one.record) };
  const sections = report.sections.map((section) => ({
    ...section,
    cases: section.cases.map(linked),
  }));
  return { ...report, sections };
}

async function printed(
  report: Report,
  { json, verbose = false }: ReportFlags,
  paint: Paint,
): Promise<string> {
  if (json) return jsonText(report);
  const text = terminalText(report, isGithub() ? undefined : paint, { verbose });
  if (!isGithub()) return text;
  const { githubAnnotations, withoutCommands } = await import("../report/github.js");
  return withoutCommands(text) + githubAnnotations(report);
}
