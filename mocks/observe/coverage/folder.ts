import { join, resolve } from "node:path";
import { CouldNotRun, type Report } from "../../report/report.js";
import { randomToken } from "../../sandbox/chance.js";
import { filesIn, readText, realPath, saveText } from "../../sandbox/disk.js";
import { realClock } from "../../sandbox/real-clock.js";
import { coverageSection, isUnder } from "./report.js";
import { type CoverageCounts, CoverageTally } from "./tally.js";
import { coverageView } from "./view.js";

/** The version of the form: a file of another one is refused. */
const VERSION = 1;

/** What a run keeps of its coverage, to be added to that of others. */
export interface KeptCoverage {
  readonly paystub: "coverage";
  readonly version: typeof VERSION;
  /** What was counted: `paystub run`, the name of a test runner. */
  readonly source: string;
  /** When it was written, as an ISO instant. */
  readonly writtenAt: string;
  readonly counts: CoverageCounts;
}

/** The text of a file of coverage. At most a number for each item, so it never gets long. */
export function keptText(source: string, writtenAt: string, counts: CoverageCounts): string {
  const kept: KeptCoverage = { paystub: "coverage", version: VERSION, source, writtenAt, counts };
  return `${JSON.stringify(kept, null, 1)}\n`;
}

/** Reads a file of coverage; returns a sentence about its error if it is invalid. */
export function readKept(text: string): KeptCoverage | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "is not JSON";
  }
  const { paystub, version, source, writtenAt, counts } = Object(value) as Partial<KeptCoverage>;
  if (paystub !== "coverage") return "is not a coverage of paystub";
  if (version !== VERSION) return `is of version ${String(version)}; this paystub reads ${VERSION}`;
  const isText = typeof source === "string" && !Number.isNaN(Date.parse(String(writtenAt)));
  if (!isText || !areCounts(counts)) return "is damaged: it lacks its counts, source or instant";
  return value as KeptCoverage;
}

function areCounts(value: unknown): value is CoverageCounts {
  const { reached, ...sums } = Object(value) as Partial<CoverageCounts>;
  const { requests, events, dropped, unplaced } = sums;
  const all = [requests, events, dropped, unplaced, ...Object.values(Object(reached) as object)];
  return all.every((count) => Number.isSafeInteger(count) && (count as number) >= 0);
}

/** How many files of a folder are added up. Each is small, so that is minutes of reading at the most. */
const FILES_MAX = 10_000;

/** Keeps counts as a file of their own in a folder, so that runs side by side never meet. Gives its path. */
export async function saveCoverage(
  folder: string,
  source: string,
  counts: CoverageCounts,
): Promise<string> {
  const stem = source.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const path = join(folder, `${stem}-${randomToken()}.json`);
  await saveText(path, keptText(source, new Date(realClock.now()).toISOString(), counts));
  return path;
}

/** What is kept in folders, each counted once however often it is named. Throws `CouldNotRun` where there is nothing, or it cannot be read. */
export async function mergedCoverage(
  folders: readonly string[],
): Promise<{ readonly counts: CoverageCounts; readonly files: readonly KeptCoverage[] }> {
  const tally = new CoverageTally();
  const files: KeptCoverage[] = [];
  const real = await Promise.all(folders.map(realPath));
  for (const folder of folders.filter((_, n) => real.indexOf(real[n] ?? "") === n)) {
    for (const path of await coverageFiles(folder)) {
      const kept = await readFileOf(path);
      tally.add(kept.counts);
      files.push(kept);
    }
  }
  return { counts: tally.counts, files };
}

async function coverageFiles(folder: string): Promise<readonly string[]> {
  const names = await filesIn(folder).catch((error: NodeJS.ErrnoException) => {
    throw new CouldNotRun(`the folder ${folder} cannot be read (${error.code}). Name another one`);
  });
  const own = names.filter((name) => name.endsWith(".json"));
  if (own.length === 0) {
    const fix = `Let runs write there: paystub run --coverage ${folder} -- npm test`;
    throw new CouldNotRun(`there is no coverage in ${folder}. ${fix}`);
  }
  if (own.length <= FILES_MAX) return own.map((name) => join(folder, name));
  const fix = "Begin with an empty folder";
  throw new CouldNotRun(`${folder} holds ${own.length} files, more than ${FILES_MAX}. ${fix}`);
}

async function readFileOf(path: string): Promise<KeptCoverage> {
  const text = await readText(path).catch((error: NodeJS.ErrnoException) => {
    throw new CouldNotRun(`the file ${path} cannot be read (${error.code}). Remove it`);
  });
  const kept = readKept(text);
  if (typeof kept !== "string") return kept;
  throw new CouldNotRun(`the file ${path} ${kept}. Remove it, or keep it elsewhere`);
}

/** Where a run keeps its coverage, and what it is held to. */
export interface CoverageWish {
  readonly folder: string;
  readonly failUnder?: number;
}

/** A verdict with what was reached besides, which is kept. That it cannot be kept fails the verdict. */
export async function withCoverage(
  report: Report,
  counts: CoverageCounts,
  { folder, failUnder }: CoverageWish,
): Promise<Report> {
  const kept = await saveCoverage(folder, report.title, counts).then(
    (path) => ({ path }),
    (error: NodeJS.ErrnoException) => ({
      problem: `It could not be kept in ${resolve(folder)} (${error.code}).`,
    }),
  );
  const section = coverageSection(coverageView(counts), { ...kept, folder, failUnder });
  const passed = report.passed && section.cases.every(({ status }) => status !== "failed");
  return { ...report, passed, sections: [...report.sections, section] };
}

/** Whether counts reach the requested share. */
export function isReached(counts: CoverageCounts, failUnder: number): boolean {
  return !isUnder(coverageView(counts), failUnder);
}
