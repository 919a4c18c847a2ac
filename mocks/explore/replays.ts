import { executeCalmly } from "./calm.js";
import type { Execution, LastLook } from "./execute.js";
import { type Interruption, unlessGivenUp } from "./interruption.js";
import type { Laboratory } from "./laboratory.js";
import type { Sequence, ShopFinding } from "./sequence.js";
import { toldOfError } from "./uncaught.js";

/** How often a failure is replayed, to be sure. */
export const REPLAYS = 5;

/** A record of a failure: the path of its page, or why there is none. */
export type FailureRecord = { readonly path: string } | { readonly why: string };

/** What replays of a failure came to. */
export interface Replays {
  /** The last one that failed again, or the first; none where a signal came before that. */
  readonly execution: Execution | undefined;
  /** How many of them failed again. */
  readonly again: number;
  /** How many there were: fewer where a signal came. */
  readonly tried: number;
  readonly longestMs: number;
  readonly record: FailureRecord | undefined;
}

/** Where replays are run, until a signal comes. */
export interface ReplayPlace {
  readonly laboratory: Laboratory;
  readonly interruption?: Interruption | undefined;
}

/** Replays what failed, and writes a record of the first time that it fails again where one is wanted. */
export async function replays(
  { laboratory, interruption }: ReplayPlace,
  sequence: Sequence,
  finding: ShopFinding,
  path?: string,
): Promise<Replays> {
  let record: FailureRecord | undefined;
  const lastLook: LastLook = async (found, sandbox) => {
    if (path === undefined || record || !sameFinding(found, finding)) return;
    record = await laboratory.gateway.record(path, sandbox).then(
      (written) => ({ path: written }),
      (error: unknown) => ({
        why: `the record ${path} could not be written (${toldOfError(error)})`,
      }),
    );
  };
  const executions: Execution[] = [];
  const failed: Execution[] = [];
  for (let replayed = 0; replayed < REPLAYS; replayed += 1) {
    if (interruption?.by() !== undefined) break;
    const run = executeCalmly(laboratory, sequence, 0, lastLook);
    const execution = await unlessGivenUp(run, interruption);
    if (!execution || interruption?.by() !== undefined) break;
    executions.push(execution);
    if (execution.isConclusive && sameFinding(execution.findings, finding)) failed.push(execution);
  }
  const execution = failed.at(-1) ?? executions[0];
  const longestMs = Math.max(0, ...executions.map(({ tookMs }) => tookMs));
  return { execution, again: failed.length, tried: executions.length, longestMs, record };
}

/** The finding of the same rule, among others. */
export function sameFinding(
  findings: readonly ShopFinding[],
  { invariant }: ShopFinding,
): ShopFinding | undefined {
  return findings.find((found) => found.invariant === invariant);
}
