import { type Argument, type Command, InvalidArgumentError, Option } from "commander";
import { nearestName } from "../api/near-names.js";
import { UsageError } from "./usage.js";

/** A mistake as commander tells of it: by a code, and by a sentence that has the word in quotes. */
interface Mistake {
  readonly code: string;
  readonly message: string;
}

/** One line about a mistake: what is wrong, and what mends it. */
export function mistakeLine(paystub: Command, argv: readonly string[], mistake: Mistake): string {
  const said = mistake.message.replace(/^error: /, "").replace(/\s*\n\s*/g, " ");
  const within = commandAt(paystub, argv);
  const word = /'(.*)'/.exec(said)?.[1] ?? "";
  switch (mistake.code) {
    case "commander.unknownCommand":
      return said + meant(namesOf(within), word, `; ${askHelp(within)} lists all`);
    case "commander.unknownOption":
      return said + meant(flagsOf(within), word, `; ${askHelp(within)} lists all`);
    // What is wrong with a value is told by whoever read it.
    case "commander.invalidArgument":
      return said;
    default:
      return `${said.replace(/\.$/, "")}; ${askHelp(within)} shows how`;
  }
}

/** The error for a command that needs a subcommand. It lists the subcommands. */
export function checkGroup(paystub: Command, argv: readonly string[]): void {
  const within = commandAt(paystub, argv);
  if (within === paystub || within.commands.length === 0) return;
  if (pathOf(within).length !== argv.length) return;
  const names = namesOf(within).join(", ");
  throw new UsageError(
    `${pathOf(within).join(" ")} needs one of ${names} after it; ${askHelp(within)} tells what they do`,
  );
}

/**
 * The words of a call, with `--help` behind the command that `help` is asked about: commander's own `help`
 * goes no deeper than one command. Throws a UsageError for a command that is none, since help about that
 * would be help about all of them.
 */
export function withHelp(paystub: Command, argv: readonly string[]): readonly string[] {
  // Further on `help` is a word like any other, and so it is behind a command that has none below it.
  const at = argv.slice(0, 2).indexOf("help");
  const named = [...argv.slice(0, at), ...argv.slice(at + 1)].filter((name) => name !== "help");
  if (at < 0 || (at === 1 && commandAt(paystub, argv.slice(0, 1)).commands.length === 0))
    return argv;
  let within = paystub;
  for (const name of named) {
    if (name.startsWith("-") || within.commands.length === 0) break;
    const found = within.commands.find((one) => one.name() === name);
    if (!found) throw noCommand(within, name);
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
    // Only an option or `--` ends the values of such an option, so the command cannot be told from them.
    if (option?.variadic) return argv;
    const takesNext = option?.required || (option?.optional && !argv[at + 1]?.startsWith("-"));
    if (takesNext) at += 1;
  }
  return argv;
}

function noCommand(within: Command, name: string): UsageError {
  const nearest = nearestName(namesOf(within), name);
  const hint = nearest === undefined ? "" : `Did you mean ${nearest}? `;
  const path = [...pathOf(within), name].join(" ");
  return new UsageError(`there is no command ${path}. ${hint}See ${askHelp(within)}`);
}

/** Lets whatever has choices point to the one that is near what was written. */
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
    const hint = nearest === undefined ? "" : `Did you mean ${nearest}? `;
    throw new InvalidArgumentError(`${hint}Allowed choices are ${argChoices.join(", ")}.`);
  });
}

/** The words that came before, which are none before the first, and another one. */
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

/** A suggestion where one is near, else where to look. */
function meant(known: readonly string[], written: string, otherwise: string): string {
  const negated = written.replace(/^--/, "--no-");
  const nearest = known.includes(negated) ? negated : nearestName(known, written);
  return nearest === undefined ? otherwise : ` (Did you mean ${nearest}?)`;
}

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
  const shownValues = SECRET.test(long ?? "") ? "" : `: ${values.join(" and ")}`;
  return new UsageError(`${long} was given twice${shownValues}; it takes one value`);
}
