import { formatDuration } from "../../../control/format.js";
import type { FaultOption } from "../../fault-option.js";
import { bearsOn, SWITCH_IDS } from "../assumed.js";
import { endingOf } from "../program.js";
import { strikesOf } from "../rules.js";
import type { CommandRun } from "../run-once.js";
import type { Cell, CellOutcome } from "./cell.js";

/** What a run under a variation is judged by. */
export interface JudgedRun {
  readonly ran: CommandRun;
  /** The run without any variation. */
  readonly plain: CommandRun;
  /** The rules that it ran under. */
  readonly rules: readonly FaultOption[];
  readonly timeoutMs: number;
  readonly interrupted: boolean;
}

/** Whether a command survived a variation, and what to tell of it. */
export function judged(cell: Cell, run: JudgedRun): CellOutcome {
  const { ran, timeoutMs, interrupted } = run;
  const { ended, durationMs, late } = ran;
  const outcome = { cell, durationMs };
  if (interrupted) return { ...outcome, verdict: "skipped", message: "It was interrupted." };
  const unmet = whyUnmet(cell, run);
  if (!late && ended.exitCode === 0) {
    if (unmet === undefined) return { ...outcome, verdict: "survived" };
    return { ...outcome, verdict: "not-met", message: unmet };
  }
  const what = late
    ? `did not end within ${formatDuration(Math.round(timeoutMs))}`
    : endingOf(ended);
  const flaky = unmet === undefined ? "" : ` ${unmet} So it may fail by itself now and then.`;
  const message = `The command ${what}.${flaky}`;
  const record = ran.record === undefined ? {} : { record: ran.record };
  return { ...outcome, verdict: "failed", message, lastLines: ended.lastLines, ...record };
}

/** Why a run proves nothing about a variation; undefined where it does. */
function whyUnmet({ rule, assume = {} }: Cell, run: JudgedRun): string | undefined {
  const { ran, plain, rules } = run;
  if (rule) {
    return strikesOf(rules, rule, ran.observations) > 0 ? undefined : "The rule never struck.";
  }
  const met = SWITCH_IDS.some(
    (id) => id in assume && (bearsOn(id, ran.observations) || bearsOn(id, plain.observations)),
  );
  return met ? undefined : "Nothing that the command did depends on the switch.";
}
