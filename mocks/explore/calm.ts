import { type Execution, execute, type LastLook } from "./execute.js";
import type { Laboratory } from "./laboratory.js";
import type { Sequence } from "./sequence.js";

/** Later turns than this, and time limits of the shop run out that nobody meant to. */
export const LAG_MAX_MS = 200;

/** How often a sequence is run again that this machine was too busy for. */
const TRIES_MAX = 3;

/** Runs one sequence, and again while this machine is too busy to tell anything by it. */
export async function executeCalmly(
  laboratory: Laboratory,
  sequence: Sequence,
  place: number,
  lastLook?: LastLook,
): Promise<Execution & { readonly isConclusive: boolean }> {
  for (let tried = 1; ; tried += 1) {
    const execution = await execute(laboratory, sequence, place, lastLook);
    const isConclusive = execution.lagMs <= LAG_MAX_MS && !execution.isAbandoned;
    if (isConclusive || tried === TRIES_MAX) return { ...execution, isConclusive };
  }
}
