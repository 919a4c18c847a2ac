import { spellRule } from "../fault-option.js";
import type { CommandLine } from "./program.js";
import { typed } from "./quote.js";
import type { RunFlags } from "./setting.js";

/** The line that shows a failure of the matrix again: the same options, and the one that did it. */
export function reproduction(
  flags: RunFlags,
  further: readonly string[],
  command: CommandLine,
): string {
  return typed(["paystub", "run", ...optionWords(flags), ...further, "--", ...command]);
}

/** The options of a run as they were typed, without those of the matrix and the report. */
function optionWords(flags: RunFlags): readonly string[] {
  const { env = {}, assume = {}, fault = [], allowEgress = [], strict } = flags;
  const { config, sandbox, clock, seed, callbacksOpen, callbacksOpenPerTarget } = flags;
  const texts = Object.entries({
    ...{ config, sandbox, clock, seed, "callbacks-open": callbacksOpen },
    "callbacks-open-per-target": callbacksOpenPerTarget,
  });
  return [
    ...texts.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)])),
    ...Object.entries(env).flatMap(([name, source]) => ["--env", `${name}=${source}`]),
    ...Object.entries(assume).flatMap(([id, option]) => ["--assume", `${id}=${option}`]),
    ...(strict ? ["--strict"] : []),
    ...(allowEgress.length > 0 ? ["--allow-egress", ...allowEgress] : []),
    ...fault.flatMap((rule) => ["--fault", spellRule(rule)]),
  ];
}
