import { formatRule } from "../fault-option.js";
import type { RunFlags } from "./options.js";
import type { CommandLine } from "./program.js";

/** The line that shows a failure of the matrix again: the same options, and the one that did it. */
export function reproduction(
  flags: RunFlags,
  further: readonly string[],
  command: CommandLine,
): string {
  return shellLine(["paystub", "run", ...optionArguments(flags), ...further, "--", ...command]);
}

/** The options of a run as they were typed, with its recording, without the matrix and the report. */
function optionArguments(flags: RunFlags): readonly string[] {
  const { env = {}, assume = {}, fault = [], allowEgress = [], strict } = flags;
  const { config, sandbox, clock, seed, sandboxesMax, onlyTests, record } = flags;
  const { callbacksOpen, callbacksOpenPerTarget } = flags;
  const texts = Object.entries({
    ...{ config, sandbox, clock, seed, "only-tests": onlyTests, "callbacks-open": callbacksOpen },
    ...{ "callbacks-open-per-target": callbacksOpenPerTarget, "sandboxes-max": sandboxesMax },
    ...{ record },
  });
  return [
    ...texts.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)])),
    ...Object.entries(env).flatMap(([name, source]) => ["--env", `${name}=${source}`]),
    ...Object.entries(assume).flatMap(([id, option]) => ["--assume", `${id}=${option}`]),
    ...(strict ? ["--strict"] : []),
    ...(allowEgress.length > 0 ? ["--allow-egress", ...allowEgress] : []),
    ...fault.flatMap((rule) => ["--fault", formatRule(rule)]),
  ];
}

/** A word as a POSIX shell reads it back. */
function shellQuoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** A command line that can be pasted into a terminal. */
export function shellLine(words: readonly string[]): string {
  return words.map(shellQuoted).join(" ");
}
