import { InvalidArgumentError, Option } from "commander";
import type { CoverageTally } from "../coverage/tally.js";
import type { Report } from "../report/report.js";
import { UsageError } from "./usage.js";

/** What a command with a verdict of its own is asked about coverage. */
export interface CoverageFlags {
  readonly coverage?: string;
  readonly failUnder?: number;
}

/** The least share that must be reached. Each call makes an option of its own. */
export function failUnder(): Option {
  const about = "fail when less of what is expected was reached";
  return new Option("--fail-under <percent>", about).argParser((text) => {
    const percent = Number(text);
    if (text.trim() !== "" && percent >= 0 && percent <= 100) return percent;
    throw new InvalidArgumentError("It must be a share in percent, from 0 to 100.");
  });
}

/** The options of a command that counts what its traffic reaches, besides what it is for. */
export function coverageOptions(): readonly Option[] {
  return [
    new Option("--coverage <folder>", "keep what was reached there; paystub coverage tells it"),
    failUnder(),
  ];
}

/** Throws a usage error for a gate on what is not counted. */
export function checkCoverageFlags({ coverage, failUnder: least }: CoverageFlags): void {
  if (least === undefined || coverage !== undefined) return;
  throw new UsageError("--fail-under is of no use without --coverage; give it a folder");
}

/** The verdict with what was reached, where that is wanted. */
export async function covered(
  report: Report,
  tally: CoverageTally | undefined,
  { coverage: folder, failUnder: least }: CoverageFlags,
): Promise<Report> {
  if (!tally || folder === undefined) return report;
  const { withCoverage } = await import("../coverage/folder.js");
  const wish = { folder, ...(least !== undefined && { failUnder: least }) };
  return withCoverage(report, tally.counts, wish);
}

/** Whether what was reached so far keeps the gate on it, where there is one. */
export async function isCoveredEnough(
  tally: CoverageTally | undefined,
  { failUnder: least }: CoverageFlags,
): Promise<boolean> {
  if (!tally || least === undefined) return true;
  const { isReached } = await import("../coverage/folder.js");
  return isReached(tally.counts, least);
}
