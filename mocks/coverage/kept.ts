import type { CoverageCounts } from "./tally.js";

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

/** Reads a file of coverage; a sentence about what is wrong where it is none. */
export function readKept(text: string): KeptCoverage | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "is no JSON";
  }
  const { paystub, version, source, writtenAt, counts } = Object(value) as Partial<KeptCoverage>;
  if (paystub !== "coverage") return "is no coverage of paystub";
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
