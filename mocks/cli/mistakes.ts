import { type Argument, type Command, InvalidArgumentError, Option } from "commander";
import { nearestName } from "../api/near-names.js";
import { invalidValue } from "./arguments.js";
import { MISTAKES, RULES } from "./messages.js";
import { UsageError } from "./usage.js";

/** A mistake as commander reports it: a code, and a sentence that quotes the word. */
interface Mistake {
  readonly code: string;
  readonly message: string;
}

/** One line about a mistake: what is wrong, and what to do. */
export function mistakeLine(paystub: Command, argv: readonly string[], mistake: Mistake): string {
  const message = mistake.message.replace(/^error: /, "").replace(/\s*\n\s*/g, " ");
  const within = commandAt(paystub, argv);
  const [word = "", other = ""] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted);
  const [name, help] = [nameOf(within), askHelp(within)];
  switch (mistake.code) {
    case "commander.unknownCommand":
      return noCommand(within, word);
    case "commander.unknownOption":
      return MISTAKES.noOption(name, word, nearestFlag(flagsOf(within), word), help);
    case "commander.missingArgument":
      return MISTAKES.needs(name, `<${word}>`, help);
    case "commander.missingMandatoryOptionValue":
      return MISTAKES.needs(name, word, help);
    case "commander.optionMissingArgument":
      return MISTAKES.needs(longOf(word), "a value", help);
    case "commander.excessArguments":
      return MISTAKES.tooMany(name, within.registeredArguments.length, within.args, help);
    case "commander.conflictingOption":
      return MISTAKES.exclusive(longOf(word), longOf(other));
    default:
      return `${message.replace(/\.$/, "")}. See ${help}`;
  }
}

/** `--port` of `-p, --port <port>`. */
function longOf(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}

/** The error for a command that needs a subcommand. It lists the subcommands. */
export function checkGroup(paystub: Command, argv: readonly string[]): void {
  const within = commandAt(paystub, argv);
  if (within === paystub || within.commands.length === 0) return;
  if (pathOf(within).length !== argv.length) return;
  const names = `one of ${namesOf(within).join(", ")}`;
  throw new UsageError(MISTAKES.needs(nameOf(within), names, askHelp(within)));
}

/**
 * The words of a call, with `--help` after the command that `help` is asked about: commander's own `help`
 * covers only one level. Throws a UsageError for an unknown command, because its help would cover all
 * commands.
 */
export function withHelp(paystub: Command, argv: readonly string[]): readonly string[] {
  refuseHelpOnNothing(paystub, argv);
  // Further on `help` is a word like any other, and so it is behind a command that has none below it.
  const at = argv.slice(0, 2).indexOf("help");
  const named = [...argv.slice(0, at), ...argv.slice(at + 1)].filter((name) => name !== "help");
  if (at < 0 || (at === 1 && commandAt(paystub, argv.slice(0, 1)).commands.length === 0))
    return argv;
  let within = paystub;
  for (const name of named) {
    if (name.startsWith("-") || within.commands.length === 0) break;
    const found = within.commands.find((one) => one.name() === name);
    if (!found) throw new UsageError(noCommand(within, name));
    within = found;
  }
  return [...pathOf(within), "--help"];
}

/**
 * The words of a call of `run`, with `--` before the command that it runs where it is missing: Yarn 1 removes it.
 * Without it, options of that command would be read as options of `run`.
 */
export function withSeparator(paystub: Command, argv: readonly string[]): readonly string[] {
  const [name] = argv;
  if (name !== "run" || argv.includes("--")) return argv;
  const known = [...commandAt(paystub, argv.slice(0, 1)).options, ...paystub.options];
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

/** Throws a UsageError for `--help` behind a command that does not exist: commander would print the help of all. */
function refuseHelpOnNothing(paystub: Command, argv: readonly string[]): void {
  if (!argv.includes("--help") && !argv.includes("-h")) return;
  const within = commandAt(paystub, argv);
  const next = argv[pathOf(within).length] ?? "-";
  if (within.commands.length === 0 || next.startsWith("-") || next === "help") return;
  throw new UsageError(noCommand(within, next));
}

function noCommand(within: Command, name: string): string {
  const path = [...pathOf(within), name].join(" ");
  return MISTAKES.noCommand(path, nearestName(namesOf(within), name), askHelp(within));
}

/** Lets options and arguments with choices suggest the nearest one. */
export function explainChoices(command: Command): void {
  for (const one of [...command.options, ...command.registeredArguments]) explainChoice(one);
  for (const one of command.commands) explainChoices(one);
}

function explainChoice(one: Option | Argument): void {
  const { argChoices } = one;
  if (!argChoices) return;
  one.argParser((written: string, earlier: unknown): unknown => {
    if (argChoices.includes(written)) return one.variadic ? added(earlier, written) : written;
    const nearest = nearestName(argChoices, written);
    throw nearest === undefined
      ? invalidValue(written, RULES.oneOf(argChoices))
      : new InvalidArgumentError(MISTAKES.nearChoice(written, nearest));
  });
}

/** The previous words, empty before the first, and another one. */
function added(earlier: unknown, word: string): readonly unknown[] {
  return Array.isArray(earlier) ? [...earlier, word] : [word];
}

/** The command that the words lead to, as far as they do. */
function commandAt(paystub: Command, argv: readonly string[]): Command {
  let within = paystub;
  for (const word of argv) {
    const found = within.commands.find((one) => one.name() === word);
    if (!found) break;
    within = found;
  }
  return within;
}

/** How a command is called, without the name of the program. */
function pathOf(command: Command): readonly string[] {
  return command.parent ? [...pathOf(command.parent), command.name()] : [];
}

function nameOf(command: Command): string {
  return pathOf(command).join(" ") || command.name();
}

function askHelp(within: Command): string {
  return ["paystub", ...pathOf(within), "--help"].join(" ");
}

/** What can be called, without what only the shell calls. */
function namesOf(within: Command): readonly string[] {
  const shown = within.createHelp().visibleCommands(within);
  return shown
    .map((one) => one.name())
    .filter((name) => within === root(within) || name !== "help");
}

function root(command: Command): Command {
  return command.parent ? root(command.parent) : command;
}

function flagsOf(within: Command): readonly string[] {
  const options = [...within.options, ...root(within).options];
  return ["--help", ...options.flatMap(({ long }) => (long ? [long] : []))];
}

function nearestFlag(known: readonly string[], written: string): string | undefined {
  const negated = written.replace(/^--/, "--no-");
  return known.includes(negated) ? negated : nearestName(known, written);
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
