import { plural } from "../../control/format.js";
import type { CommandRun } from "./run-once.js";

/** Default time limit of a run. A runner that never exits must not hold up a pipeline for hours. */
export const RUN_TIMEOUT_MS = 30 * 60_000;

/** How to let a runner exit. */
export const CLOSE_IT = "close your shop by gateway.onClose(() => shop.close())";

/** Why a run did not end in time, to go on after the name of its command. */
export function notEnded({ evidence: { outcomes }, keptOpenBy }: CommandRun): string {
  if (keptOpenBy.length === 0) return "does not end in time (--timeout gives it more)";
  const what = keptOpenBy.join(" and ");
  const tests = plural(outcomes.length, "test");
  return `does not exit after its last test: ${tests} ended, and ${what} keeps it alive; ${CLOSE_IT}`;
}
