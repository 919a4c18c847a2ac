import type { Arbitrary } from "fast-check";
import { realClock } from "../runtime/real-clock.js";
import { executeCalmly } from "./calm.js";
import type { Execution } from "./execute.js";
import { unlessGivenUp } from "./interruption.js";
import type { Laboratory } from "./laboratory.js";
import type { ExploreOptions, FoundFailure } from "./outcome.js";
import { REPLAYS, type Replays, replays, sameFinding } from "./replays.js";
import type { Sequence, ShopFinding } from "./sequence.js";
import { type ShrinkLimits, shrink } from "./shrink.js";

/** How many executions shrinking may take. */
const SHRINK_TRIES_MAX = 400;

/** How long shrinking goes on, and how many are tried at once where the shop does not answer. */
const SHRINK_MS_MAX = 60_000;
const WAITING_AT_ONCE = 24;

/** Where what failed is pursued, and how far. */
export interface Pursuit extends Pick<ExploreOptions, "jobs" | "recordTo" | "interruption"> {
  readonly laboratory: Laboratory;
  readonly arbitrary: Arbitrary<Sequence>;
}

/** What a pursuit came to, without where and when the failure was found. */
export type Pursued = Omit<FoundFailure, "index" | "foundAfterMs" | "shrinkMs">;

/**
 * Shrinks what failed again when it was replayed, and replays it once more to be sure. After a signal it is
 * told as it is by then.
 */
export async function pursue(
  pursuit: Pursuit,
  sequence: Sequence,
  finding: ShopFinding,
  before: Replays,
): Promise<Pursued> {
  const { laboratory, arbitrary, recordTo, interruption } = pursuit;
  const failed = new Map<Sequence, Execution>();
  // What came after the finding was never run.
  const met = { ...sequence, steps: sequence.steps.slice(0, before.execution?.marks.length) };
  const stillFail = (candidates: readonly Sequence[]) =>
    failAgain(pursuit, candidates, finding, failed);
  const shortest = await shrink(met, arbitrary, stillFail, limitsOf(pursuit, finding));
  const path = recordTo?.({ invariant: finding.invariant, sequence: shortest });
  const sure = await replays({ laboratory, interruption }, shortest, finding, path);
  const execution = sure.execution ?? failed.get(shortest) ?? before.execution;
  return {
    finding: sameFinding(execution?.findings ?? [], finding) ?? finding,
    ...{ sequence: shortest, originalLength: sequence.steps.length },
    ...{ again: sure.again, replays: sure.tried, isCutShort: sure.tried < REPLAYS },
    ...{ execution, record: sure.record },
  };
}

function limitsOf({ jobs, interruption }: Pursuit, { invariant }: ShopFinding): ShrinkLimits {
  const begunMs = realClock.elapsedMs();
  // Trying is mostly waiting where a shop does not answer, and waits overlap.
  const atOnce = invariant === "bounded-wait" ? Math.max(jobs, WAITING_AT_ONCE) : jobs;
  const isLate = () =>
    interruption?.by() !== undefined || realClock.elapsedMs() - begunMs > SHRINK_MS_MAX;
  return { atOnce, triesMax: SHRINK_TRIES_MAX, isLate };
}

/** Tries candidates side by side, and notes what came of those that fail in the same way. */
async function failAgain(
  { laboratory, interruption }: Pursuit,
  candidates: readonly Sequence[],
  finding: ShopFinding,
  failed: Map<Sequence, Execution>,
): Promise<readonly boolean[]> {
  const works = candidates.map((one, place) =>
    unlessGivenUp(executeCalmly(laboratory, one, place), interruption),
  );
  const all = await Promise.all(works);
  // What a signal did to the shop is none of its failures.
  if (interruption?.by() !== undefined) return candidates.map(() => false);
  const same = all.map((execution) => execution && sameFinding(execution.findings, finding));
  // One of these is the shortest now, and an execution is too large to keep more than are needed.
  if (same.some((found) => found)) failed.clear();
  for (const [index, execution] of all.entries()) {
    const candidate = candidates[index];
    if (candidate && execution && same[index]) failed.set(candidate, execution);
  }
  return same.map((found) => found !== undefined);
}
