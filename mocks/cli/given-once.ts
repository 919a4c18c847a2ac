import { type Command, Option } from "commander";
import { UsageError } from "./usage.js";

/** An option that takes one value at a time, and may be given again: its values add up. */
export class AddingOption extends Option {}

/** Values that a log is better off without. A seed makes the tokens of a shared host. */
const SECRET = /token|key|otp|seed|database|url|broker/;

/**
 * Refuses what takes one value and is given two, of which the last would win in silence; says in the help
 * what may be given again.
 */
export function refuseTwice(command: Command): void {
  for (const option of command.options) {
    if (option.variadic || option instanceof AddingOption) option.description += "; repeatable";
    else if (option.required) watch(command, option);
  }
  for (const one of command.commands) refuseTwice(one);
}

function watch(command: Command, option: Option): void {
  let earlier: string | undefined;
  command.on(`option:${option.name()}`, (value: string) => {
    if (earlier !== undefined) throw givenTwice(option, earlier, value);
    earlier = value;
  });
}

function givenTwice({ long }: Option, ...values: readonly string[]): UsageError {
  const told = SECRET.test(long ?? "") ? "" : `: ${values.join(" and ")}`;
  return new UsageError(`${long} was given twice${told}; it takes one value`);
}
