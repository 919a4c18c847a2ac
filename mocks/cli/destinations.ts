import { resolve } from "node:path";
import { whyNoFile, whyNoFolder } from "../runtime/disk.js";
import { UsageError } from "./usage.js";

/** Where a command writes when its work is done, as the command line has it. */
export interface Destinations {
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
export function summaryFile({ github }: Destinations): string | undefined {
  return (github && process.env[SUMMARY_FILE]) || undefined;
}

export const FIX = {
  file: (option: string) => `give --${option} a file that can be`,
  folder: (option: string) => `give --${option} a folder that can be`,
  summary: `let ${SUMMARY_FILE} name a file to write to`,
} as const;

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
    throw new UsageError(`two reports cannot be written to ${twice}; give each a file of its own`);
  }
}

async function check(
  kind: "file" | "folder",
  path: string | undefined,
  whyNot: (path: string) => Promise<string | undefined>,
  option?: string,
): Promise<void> {
  if (path === undefined) return;
  const fix = option === undefined ? FIX.summary : FIX[kind](option);
  const code = await whyNot(path);
  if (code === undefined) return;
  throw new UsageError(`the ${kind} ${path} cannot be written (${code}); ${fix}`);
}
