/** What the tests came to under one Node version. */
export interface Outcome {
  /** As it was asked for, such as `22`. */
  readonly asked: string;
  /** The version that ran; absent when it could not be had. */
  readonly version?: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why it counts as failed although no test did. */
  readonly trouble?: string;
}

/** What vitest's JSON report holds of use here. */
export interface Counted {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** Reads a run: one that ends badly is a failure whatever its tests say, and so is one without any. */
export function outcomeOf(
  about: { readonly asked: string; readonly version: string; readonly seconds: number },
  status: number,
  counted: Counted | undefined,
): Outcome {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = counted ?? {};
  const trouble = troubleOf(status, passed, failed, counted);
  return { ...about, passed, failed, ...(trouble !== undefined && { trouble }) };
}

function troubleOf(
  status: number,
  passed: number,
  failed: number,
  counted: Counted | undefined,
): string | undefined {
  if (!counted) return `the run ended with ${status} and left no report`;
  if (failed > 0) return undefined;
  if (status !== 0 || !counted.success) return `the run ended with ${status}, see above`;
  return passed === 0 ? "no test was run" : undefined;
}

/** Whether all is well under this version. */
export function isGood({ failed, trouble }: Outcome): boolean {
  return failed === 0 && trouble === undefined;
}

/** The row of the table for it. */
export function rowOf(outcome: Outcome): readonly string[] {
  const { asked, version = "none", passed, failed, seconds, trouble } = outcome;
  const verdict = trouble ?? (failed > 0 ? "failed" : "passed");
  return [asked, version, String(passed), String(failed), `${seconds} s`, verdict];
}

/** The head of the table. */
export const HEAD = ["NODE", "VERSION", "PASSED", "FAILED", "TIME", "VERDICT"];
