import { join, resolve } from "node:path";
import { CouldNotRun, type Report } from "../report/report.js";
import { randomToken } from "../runtime/chance.js";
import { filesIn, readText, realPath, saveText } from "../runtime/disk.js";
import { realClock } from "../runtime/real-clock.js";
import { type KeptCoverage, keptText, readKept } from "./kept.js";
import { coverageSection, isUnder } from "./report.js";
import { type CoverageCounts, CoverageTally } from "./tally.js";
import { coverageView } from "./view.js";

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
    throw new CouldNotRun(`the folder ${folder} cannot be read (${error.code}); name another one`);
  });
  const own = names.filter((name) => name.endsWith(".json"));
  if (own.length === 0) {
    const fix = `let runs write there: paystub run --coverage ${folder} -- npm test`;
    throw new CouldNotRun(`there is no coverage in ${folder}; ${fix}`);
  }
  if (own.length <= FILES_MAX) return own.map((name) => join(folder, name));
  const fix = "begin with an empty folder";
  throw new CouldNotRun(`${folder} holds ${own.length} files, more than ${FILES_MAX}; ${fix}`);
}

async function readFileOf(path: string): Promise<KeptCoverage> {
  const text = await readText(path).catch((error: NodeJS.ErrnoException) => {
    throw new CouldNotRun(`the file ${path} cannot be read (${error.code}); remove it`);
  });
  const kept = readKept(text);
  if (typeof kept !== "string") return kept;
  throw new CouldNotRun(`the file ${path} ${kept}; remove it, or keep it elsewhere`);
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

/** Whether counts come to the share that is asked for. */
export function isReached(counts: CoverageCounts, failUnder: number): boolean {
  return !isUnder(coverageView(counts), failUnder);
}
