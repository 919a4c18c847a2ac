import { Argument, type Command, type Option } from "commander";
import { switches } from "../../../spec/generated/assumptions.js";
import { faults } from "../../../spec/generated/faults.js";
import { GATES, MATRICES } from "../../checks/run/options.js";
import { EVENT_TYPES } from "../../control/lists.js";
import { SHADOW_GATES } from "../run/shadow-options.js";
import type { Write } from "../terminal.js";
import { SCRIPTS, SHELLS, type Shell } from "./scripts.js";

/** The position after the typed words, which decides what can follow. */
interface TypedSoFar {
  readonly command: Command;
  /** The option that the next word is a value of, or may be where it has one already. */
  readonly option?: Option | undefined;
  readonly hasValue: boolean;
  /** How many arguments the command has got. */
  readonly given: number;
  /** After `help` only commands are meant. */
  readonly isHelp: boolean;
}

/** The target of these words; undefined after `--`, where another program's command begins. */
function typedSoFar(paystub: Command, words: readonly string[]): TypedSoFar | undefined {
  if (words.includes("--")) return undefined;
  const start: TypedSoFar = { command: paystub, hasValue: false, given: 0, isHelp: false };
  return words.reduce(step, start);
}

/** The option that a command, or the whole program, has by a name such as `--json`. */
function optionNamed(command: Command, name: string): Option | undefined {
  const own = command.options.find(({ long, short }) => name === long || name === short);
  return own ?? (command.parent ? optionNamed(command.parent, name) : undefined);
}

function takesValue(option: Option): boolean {
  return option.required || option.optional;
}

/** Whether a word can be a value of the preceding option. */
function isValue({ option, hasValue }: TypedSoFar, word: string): boolean {
  if (!option) return false;
  return (option.required && !hasValue) || !word.startsWith("-");
}

function step(typed: TypedSoFar, word: string): TypedSoFar {
  const { command, option, given } = typed;
  if (isValue(typed, word)) {
    return { ...typed, option: option?.variadic ? option : undefined, hasValue: true };
  }
  const past = { ...typed, option: undefined, hasValue: false };
  if (word.startsWith("-")) {
    const found = optionNamed(command, word);
    return { ...past, option: found && takesValue(found) ? found : undefined };
  }
  const next = given === 0 && command.commands.find((one) => one.name() === word);
  if (next) return { ...past, command: next };
  if (word === "help" && command.commands.length > 0) return { ...past, isHelp: true };
  return { ...past, given: given + 1 };
}

/** What a word could become, with a few words about it for the shells that show them. */
interface Candidate {
  readonly value: string;
  readonly about: string;
}

/** What a value that was begun could become, by the name of its command. */
type Values = (begun: string, command: string) => readonly Candidate[];

/** The lists that commander does not know of as choices, by the option that reads them. */
export const OF_OPTIONS: Readonly<Record<string, Values>> = {
  "--assume": switchOptions,
  "--fault": faultNames,
  "--fail-on": (begun, command) =>
    listed(Object.entries(command === "shadow" ? SHADOW_GATES : GATES), begun),
  "--matrix": (begun) => listed(named(MATRICES), begun),
  "--clock": () => named(["real", "frozen"]).map(candidate),
  "--type": () => named(EVENT_TYPES).map(candidate),
};

/** The same by the name of the argument. */
export const OF_ARGUMENTS: Readonly<Record<string, Values>> = {
  "id=option": switchOptions,
  fault: faultNames,
};

/** What the value of an option or argument could become; nothing where it is free. */
function valuesOf(part: Option | Argument, begun: string, command: Command): readonly Candidate[] {
  if (part.argChoices) return named(part.argChoices).map(candidate);
  const known = part instanceof Argument ? OF_ARGUMENTS[part.name()] : OF_OPTIONS[part.long ?? ""];
  return known?.(begun, command.name()) ?? [];
}

/** A name with what is to be said about it. */
type Named = readonly [name: string, about: string];

const named = (names: readonly string[]): readonly Named[] => names.map((name) => [name, ""]);

const candidate = ([value, about]: Named): Candidate => ({ value, about });

/** The switches, and after `id=` the options of one. */
function switchOptions(begun: string): readonly Candidate[] {
  const ids = Object.entries(switches);
  if (!begun.includes("=")) {
    return ids.map(([id, { question }]) => ({ value: `${id}=`, about: question }));
  }
  const [id, { options }] = ids.find(([one]) => begun.startsWith(`${one}=`)) ?? [
    "",
    { options: [] },
  ];
  return options.map((option) => ({ value: `${id}=${option.id}`, about: option.meaning }));
}

function faultNames(): readonly Candidate[] {
  return Object.entries(faults).map(([value, { does }]) => ({ value, about: does }));
}

/** Names with commas between them, each once, after those that are there already. */
function listed(names: readonly Named[], begun: string): readonly Candidate[] {
  const before = begun.split(",").slice(0, -1);
  if (!before.every((one) => names.some(([name]) => name === one))) return [];
  return names
    .filter(([name]) => !before.includes(name))
    .map(([name, about]) => ({ value: [...before, name].join(","), about }));
}

/**
 * What the last of these words could become; it may be empty. Nothing where it is free, so that the shell
 * goes on by itself, with names of files.
 */
function candidatesOf(paystub: Command, words: readonly string[]): readonly Candidate[] {
  const last = words.at(-1) ?? "";
  const typed = typedSoFar(paystub, words.slice(0, -1));
  if (!typed) return [];
  return offered(typed, last).filter(({ value }) => value.startsWith(last));
}

function offered(typed: TypedSoFar, last: string): readonly Candidate[] {
  const { command, option, given, isHelp } = typed;
  if (isHelp) return commandsOf(command).filter(({ value }) => value !== "help");
  if (option && isValue(typed, last)) return valuesOf(option, last, command);
  if (last.startsWith("-")) return optionsOf(command, last);
  const { registeredArguments } = command;
  const variadic = registeredArguments.at(-1)?.variadic ? registeredArguments.at(-1) : undefined;
  const argument = registeredArguments[given] ?? variadic;
  return [
    ...(given === 0 ? commandsOf(command) : []),
    ...(argument ? valuesOf(argument, last, command) : []),
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
  return valuesOf(option, begun.slice(at + 1), command).map(({ value, about }) => ({
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

/**
 * Adds `completion`, which prints the script that lets a shell complete what is typed, and the hidden
 * `complete` that the script asks: `paystub complete -- <words>` prints what the last word could become.
 */
export function addCompletion(paystub: Command, write: Write): void {
  paystub
    .command("completion")
    .description("print a script that completes commands in your shell")
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .addHelpText("after", EXAMPLE)
    .action((shell: Shell) => write(SCRIPTS[shell]));
  paystub
    .command("complete", { hidden: true })
    .argument("[words...]")
    .action((words: readonly string[]) => {
      const lines = candidatesOf(paystub, words).map(({ value, about }) => `${value}\t${about}\n`);
      write(lines.join(""));
    });
}

const EXAMPLE = `
Example:
  paystub completion bash

In ~/.bashrc:  source <(paystub completion bash)
In ~/.zshrc, after compinit if it is there:  source <(paystub completion zsh)
For fish:  paystub completion fish > ~/.config/fish/completions/paystub.fish
In $PROFILE of PowerShell:  paystub completion powershell | Out-String | Invoke-Expression

Where only a project has paystub, write the script to a file from within the project, and source that:
  npx paystub completion bash > ~/.paystub-completion`;
