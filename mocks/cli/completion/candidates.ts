import type { Command, Option } from "commander";
import { isValue, optionNamed, type TypedSoFar, takesValue, typedSoFar } from "./typed.js";
import { type Candidate, valuesOf } from "./values.js";

/**
 * What the last of these words could become; it may be empty. Nothing where it is free, so that the shell
 * goes on by itself, with names of files.
 */
export function candidatesOf(paystub: Command, words: readonly string[]): readonly Candidate[] {
  const last = words.at(-1) ?? "";
  const typed = typedSoFar(paystub, words.slice(0, -1));
  if (!typed) return [];
  return offered(typed, last).filter(({ value }) => value.startsWith(last));
}

function offered(typed: TypedSoFar, last: string): readonly Candidate[] {
  const { command, option, given, isHelp } = typed;
  if (isHelp) return commandsOf(command).filter(({ value }) => value !== "help");
  if (option && isValue(typed, last)) return valuesOf(option, last);
  if (last.startsWith("-")) return optionsOf(command, last);
  const { registeredArguments } = command;
  const variadic = registeredArguments.at(-1)?.variadic ? registeredArguments.at(-1) : undefined;
  const argument = registeredArguments[given] ?? variadic;
  return [
    ...(given === 0 ? commandsOf(command) : []),
    ...(argument ? valuesOf(argument, last) : []),
  ];
}

function commandsOf(command: Command): readonly Candidate[] {
  const shown = command.createHelp().visibleCommands(command);
  return shown.map((one) => ({ value: one.name(), about: one.description() }));
}

/** The options of a command, and what the whole program takes with any command. */
function optionsOf(command: Command, begun: string): readonly Candidate[] {
  if (begun.includes("=")) return assigned(command, begun);
  const everywhere = command.parent ? rootOf(command).options.filter(takesValue) : [];
  return [...command.createHelp().visibleOptions(command), ...everywhere].flatMap(candidateOf);
}

/** What `--option=value` could become. */
function assigned(command: Command, begun: string): readonly Candidate[] {
  const at = begun.indexOf("=");
  const option = optionNamed(command, begun.slice(0, at));
  if (!option || !takesValue(option)) return [];
  return valuesOf(option, begun.slice(at + 1)).map(({ value, about }) => ({
    value: `${begun.slice(0, at)}=${value}`,
    about,
  }));
}

function candidateOf({ long, description }: Option): readonly Candidate[] {
  return long ? [{ value: long, about: description }] : [];
}

function rootOf(command: Command): Command {
  return command.parent ? rootOf(command.parent) : command;
}
