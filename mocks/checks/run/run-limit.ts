import { plural } from "../../control/format.js";
import { ENDINGS } from "./messages.js";
import type { CommandRun } from "./run-once.js";

/** Default time limit of a run. A runner that never exits must not hold up a pipeline for hours. */
export const RUN_TIMEOUT_MS = 30 * 60_000;

/** Why a run did not end in time, to go on after the name of its command. */
export function notEnded({ evidence: { outcomes }, keptOpenBy }: CommandRun): string {
  if (keptOpenBy.length === 0) return ENDINGS.late;
  return ENDINGS.keptOpen(plural(outcomes.length, "test"), keptOpenBy.join(" and "));
}
