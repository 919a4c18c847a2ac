import { type Argument, type Command, Option } from "commander";
import { UsageError } from "./usage.js";

/** An option that takes one value at a time, and may be given again: its values add up. */
export class AddingOption extends Option {}

/** Values that a log is better off without. A seed makes the tokens of a shared host. */
const SECRET = /token|key|otp|seed|database|url|broker/;

/**
 * Refuses what takes one value and is given two, of which the last would win in silence, and what is given an
 * empty one: a variable of CI that is not set gives it, and a guard would be off. A variable of ours that is
 * empty is as good as not set. Says in the help what may be given again.
 */
export function checkValues(command: Command): void {
  for (const option of command.options) {
    const isRepeatable = option.variadic || option instanceof AddingOption;
    if (isRepeatable) option.description += "; repeatable";
    if (process.env[option.envVar ?? ""] === "") Reflect.deleteProperty(option, "envVar");
    if (option.required || option.optional)
      watch(command, option, option.required && !isRepeatable);
  }
  for (const argument of command.registeredArguments) refuseEmpty(argument);
  for (const one of command.commands) checkValues(one);
}

function watch(command: Command, option: Option, isOnce: boolean): void {
  let earlier: string | undefined;
  command.on(`option:${option.name()}`, (value: string | null) => {
    if (value === "") throw new UsageError(`${option.long} was given an empty value`);
    if (isOnce && earlier !== undefined) throw givenTwice(option, earlier, `${value}`);
    earlier = `${value}`;
  });
}

/** Words that are handed on to another program may be empty. */
function refuseEmpty(argument: Argument): void {
  const { parseArg, variadic } = argument;
  if (variadic) return;
  argument.argParser<unknown>((value, previous) => {
    if (value === "") throw new UsageError(`<${argument.name()}> was given as an empty word`);
    return parseArg ? parseArg(value, previous) : value;
  });
}

function givenTwice({ long }: Option, ...values: readonly string[]): UsageError {
  const told = SECRET.test(long ?? "") ? "" : `: ${values.join(" and ")}`;
  return new UsageError(`${long} was given twice${told}; it takes one value`);
}
