import { type Argument, type Command, InvalidArgumentError, Option } from "commander";
import { MISTAKES } from "./messages.js";
import { UsageError } from "./usage.js";

/** A mistake as commander reports it, on one line with the help that explains the command. */
export function mistakeLine(paystub: Command, [name]: readonly string[], message: string): string {
  const text = message
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/\.$/, "");
  const within = paystub.commands.find((one) => one.name() === name);
  return `${text}. See ${within ? `paystub ${name}` : "paystub"} --help`;
}

/**
 * The words of a call of `run`, with `--` before the command that it runs where it is missing: Yarn 1 removes it.
 * Without it, options of that command would be read as options of `run`.
 */
export function withSeparator(paystub: Command, argv: readonly string[]): readonly string[] {
  const [name] = argv;
  if (name !== "run" || argv.includes("--")) return argv;
  const known = paystub.commands.find((one) => one.name() === name)?.options ?? [];
  for (let at = 1; at < argv.length; at += 1) {
    const word = argv[at] ?? "";
    if (!word.startsWith("-")) return [...argv.slice(0, at), "--", ...argv.slice(at)];
    const option = known.find((one) => one.long === word || one.short === word);
    // Only an option or `--` ends the values of such an option, so the command cannot be identified.
    if (option?.variadic) return argv;
    const takesNext = option?.required || (option?.optional && !argv[at + 1]?.startsWith("-"));
    if (takesNext) at += 1;
  }
  return argv;
}

/** An option that takes one value at a time, and may be given again: its values add up. */
export class AddingOption extends Option {}

/** Values that a log is better off without. A seed makes the tokens of a shared host. */
const SECRET = /token|key|otp|seed|database|url|broker/;

/**
 * Rejects a second value of an option that takes one, since the last would win silently, and an empty value: an unset
 * variable of CI gives one, and a guard would be off. An empty variable of paystub counts as unset. Names the option
 * or argument in errors about its value.
 */
export function checkValues(command: Command): void {
  for (const option of command.options) {
    const isRepeatable = option.variadic || option instanceof AddingOption;
    if (process.env[option.envVar ?? ""] === "") Reflect.deleteProperty(option, "envVar");
    if (option.required || option.optional)
      watch(command, option, option.required && !isRepeatable);
    nameInErrors(option, option.long ?? option.flags);
  }
  for (const argument of command.registeredArguments) {
    refuseEmpty(argument);
    nameInErrors(argument, `<${argument.name()}>`);
  }
  for (const one of command.commands) checkValues(one);
}

function watch(command: Command, option: Option, isOnce: boolean): void {
  let earlier: string | undefined;
  command.on(`option:${option.name()}`, (value: string | null) => {
    if (value === "") throw new UsageError(MISTAKES.emptyValue(`${option.long}`));
    if (isOnce && earlier !== undefined) throw givenTwice(option, earlier, `${value}`);
    earlier = `${value}`;
  });
}

/** Words that are handed on to another program may be empty. */
function refuseEmpty(argument: Argument): void {
  const { parseArg, variadic } = argument;
  if (variadic) return;
  argument.argParser<unknown>((value, previous) => {
    if (value === "") throw new UsageError(MISTAKES.emptyValue(`<${argument.name()}>`));
    return parseArg ? parseArg(value, previous) : value;
  });
}

/** An error about a value has its option or argument as its subject. */
function nameInErrors(one: Option | Argument, name: string): void {
  const { parseArg } = one;
  if (!parseArg) return;
  one.argParser<unknown>((value, previous) => {
    if (value === "" && one instanceof Option) throw new UsageError(MISTAKES.emptyValue(name));
    try {
      return parseArg(value, previous);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      const { message } = error;
      throw new UsageError(`${name}${/^(must|has) /.test(message) ? "" : ":"} ${message}`);
    }
  });
}

function givenTwice({ long }: Option, ...values: readonly string[]): UsageError {
  return new UsageError(MISTAKES.givenTwice(`${long}`, SECRET.test(`${long}`) ? [] : values));
}
