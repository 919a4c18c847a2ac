import { type Command, Option } from "commander";
import type { FlagEntry } from "../../spec/generated/options.js";
import { MISTAKES } from "./messages.js";
import { isAdding, READERS } from "./options.js";
import { UsageError } from "./usage.js";

/** A mistake as commander reports it, on one line with the help that explains the command. */
export function mistakeLine(paystub: Command, [name]: readonly string[], message: string): string {
  const text = message
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/\.$/, "");
  const within = paystub.commands.find((one) => one.name() === name);
  const end = text.endsWith("?") ? "" : ".";
  return `${text}${end} See ${within ? `paystub ${name}` : "paystub"} --help`;
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
    if (option?.required) at += 1;
  }
  return argv;
}

/** Values that a log is better off without. */
const SECRET = /token|key|otp|url|broker/;

/**
 * Adds an option of the spec. It rejects a second value of an option that takes one, since the last would win
 * silently, and an empty value: an unset variable of CI gives one, and a guard would be off. An empty variable of
 * paystub counts as unset.
 */
export function addOption(command: Command, entry: FlagEntry): void {
  const { flag, unit, env, choices, group, mandatory = false } = entry;
  const help = entry.default === undefined ? entry.help : `${entry.help} (${entry.default})`;
  const option = new Option(flag, help).makeOptionMandatory(mandatory);
  const reader = unit ? READERS[unit] : undefined;
  if (reader) option.argParser(reader as (text: string, earlier: unknown) => unknown);
  if (choices) option.choices(choices);
  if (env && process.env[env] !== "") option.env(env);
  if (group !== undefined) option.helpGroup(group);
  command.addOption(option);
  const isOnce = option.required && !option.variadic && !isAdding(unit);
  let earlier: string | undefined;
  command.on(`option:${option.name()}`, (value: string | null) => {
    const name = `${option.long}`;
    if (value === "") throw new UsageError(MISTAKES.emptyValue(name));
    if (isOnce && earlier !== undefined) {
      const values = SECRET.test(name) ? [] : [earlier, `${value}`];
      throw new UsageError(MISTAKES.givenTwice(name, values));
    }
    earlier = `${value}`;
  });
}

/** Adds the arguments of the spec. Words that are handed on to another program may be empty. */
export function addArguments(command: Command, all: Readonly<Record<string, string>> = {}): void {
  for (const [form, about] of Object.entries(all)) {
    const argument = command.createArgument(form, about);
    const refuseEmpty = (value: string) => {
      if (value === "") throw new UsageError(MISTAKES.emptyValue(`<${argument.name()}>`));
      return value;
    };
    command.addArgument(argument.variadic ? argument : argument.argParser(refuseEmpty));
  }
}
