import type { Command, Option } from "commander";

/** Where somebody is who has typed some words: what the next word could be about. */
export interface TypedSoFar {
  readonly command: Command;
  /** The option that the next word is a value of, or may be where it has one already. */
  readonly option?: Option | undefined;
  readonly hasValue: boolean;
  /** How many arguments the command has got. */
  readonly given: number;
  /** After `help` only commands are meant. */
  readonly isHelp: boolean;
}

/** Where these words lead to; undefined behind `--`, where a command of somebody else begins. */
export function typedSoFar(paystub: Command, words: readonly string[]): TypedSoFar | undefined {
  if (words.includes("--")) return undefined;
  const start: TypedSoFar = { command: paystub, hasValue: false, given: 0, isHelp: false };
  return words.reduce(step, start);
}

/** The option that a command, or the whole program, has by a name such as `--json`. */
export function optionNamed(command: Command, name: string): Option | undefined {
  const own = command.options.find(({ long, short }) => name === long || name === short);
  return own ?? (command.parent ? optionNamed(command.parent, name) : undefined);
}

export function takesValue(option: Option): boolean {
  return option.required || option.optional;
}

/** Whether a word can be a value of the option that stands before it. */
export function isValue({ option, hasValue }: TypedSoFar, word: string): boolean {
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
