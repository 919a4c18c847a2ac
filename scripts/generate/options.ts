import type { CommandDescription, FlagEntry } from "../../spec/rows.js";
import type { ApiDocument, Schema } from "./documents.js";
import { rowTypes } from "./tables.js";

/** How an option is given on the command line (`x-cli` of `files.yaml`). */
interface CliMark {
  /** The flag with its value, such as `--port <port>`. Without one the option lives in the config file alone. */
  readonly flag?: string;
  /** The form of the value, which has a reader in the command line. */
  readonly unit?: string;
  /** A variable that sets it as well. */
  readonly env?: string;
  /** The commands that have the flag. */
  readonly commands?: readonly string[];
  readonly help?: string;
  /** Only `start` follows it: `run` takes a free port and keeps nothing. */
  readonly only?: "start";
  /** The line that shows a finding again leaves it out. */
  readonly again?: false;
}

/** An option of a command that no config file has. Its name is that of its flag unless it has one. */
type WrittenFlag = Omit<FlagEntry, "option"> & { readonly option?: string };

/** A command (`x-command-line` of `files.yaml`), whose name is its key. */
export interface WrittenCommand extends Omit<CommandDescription, "name" | "options"> {
  readonly options?: readonly WrittenFlag[];
}

const GROUPS = ["StartOptions", "RunOptions"] as const;

/** The types of the values that commands get, by their units; `unknown` for the others. */
const TYPES: Readonly<Record<string, string>> = {
  text: "string",
  texts: "readonly string[]",
  reports: "readonly string[]",
  shard: "{ readonly index: number; readonly count: number }",
  ms: "number",
  pause: "number",
  port: "number",
  positive: "number",
  whole: "number",
};

/** The text of the generated table of commands and options. */
export function optionsText(
  files: ApiDocument,
  described: Readonly<Record<string, WrittenCommand>>,
  ofControl: readonly ControlCommand[],
): string {
  const rows = GROUPS.flatMap((group) => {
    return Object.entries(propertiesOf(files, group)).flatMap(([option, schema]) => {
      const mark = (schema as Schema)["x-cli"] as CliMark | undefined;
      return mark ? [{ option, ...rowOf(option, mark) }] : [];
    });
  });
  const own = Object.entries(described).map(([name, mark]) => commandRow(name, mark));
  const commands = own.flatMap((row): readonly CommandDescription[] =>
    row.name === "control" ? ofControl.map((one) => controlRow(one, row.options)) : [row],
  );
  const used = [...rows, ...commands.flatMap((command) => command.options)];
  const units = [...new Set(used.flatMap(({ unit }) => unit ?? []))].sort();
  const lines = (all: readonly object[]) =>
    all.map((row) => `  ${JSON.stringify(row)},\n`).join("");
  const flags = own.map(({ name, options }) => {
    const shared = rows.filter((row) => row.flag !== null && row.commands.includes(name));
    return `  readonly ${name}: {${[...shared, ...options].map(typeOf).join("")}\n  };\n`;
  });
  return `${rowTypes("CommandDescription", "FlagEntry", "OptionEntry")}
/** The form of a value on the command line. */
export type OptionUnit = ${units.map((unit) => JSON.stringify(unit)).join(" | ")};

/** The options that have a flag or a variable, or that \`run\` leaves out; the others live in the config file alone. */
export const options: readonly OptionEntry[] = [
${lines(rows)}];

/** The options of a config file that are for \`run\`, and no options of a gateway. */
export const runOptionNames: readonly string[] = ${JSON.stringify(Object.keys(propertiesOf(files, "RunOptions")))};

export const commandDescriptions: readonly CommandDescription[] = [
${lines(commands)}];

/** The values that each command gets, by the names of its options; \`control\` are the commands of the control API. */
export interface CommandFlags {
${flags.join("")}}
`;
}

/** A command whose operations the control API has: it lists something if it can be followed. */
export interface ControlCommand extends Pick<CommandDescription, "about" | "usage" | "after"> {
  readonly name: string;
  readonly isList: boolean;
}

function controlRow(
  { isList, ...command }: ControlCommand,
  all: CommandDescription["options"],
): CommandDescription {
  const options = all.filter(({ option }) => isList || option !== "follow");
  return { ...command, arguments: { "[words...]": "" }, options };
}

function commandRow(name: string, { options = [], ...mark }: WrittenCommand): CommandDescription {
  const named = options.map((one) => ({ option: attributeOf(one.flag), ...one }));
  return { name, ...mark, options: named };
}

/** The name that commander gives to a flag: `allowHost` for `--allow-host <name...>`. */
function attributeOf(flag: string): string {
  const [, words = ""] = /^--([a-z-]+)/.exec(flag) ?? [];
  return words.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A member of the values of a command. */
function typeOf(entry: Partial<FlagEntry> | ReturnType<typeof rowOf>): string {
  const { option, flag, unit, choices, mandatory, ...others } = entry as FlagEntry;
  const chosen = choices?.map((choice) => JSON.stringify(choice)).join(" | ");
  const plain = flag.includes("<") ? (TYPES[unit ?? ""] ?? "unknown") : "boolean";
  const isThere = mandatory || others.default !== undefined;
  return `\n    readonly ${option}${isThere ? "" : "?"}: ${chosen ?? plain};`;
}

function propertiesOf(files: ApiDocument, group: (typeof GROUPS)[number]): object {
  return (files.components?.schemas?.[group] as Schema | undefined)?.properties ?? {};
}

function rowOf(option: string, mark: CliMark) {
  const { flag = null, unit = null, env = null, commands = [], help = "" } = mark;
  const needsUnit = flag?.includes("<") && unit === null;
  if (flag !== null && (needsUnit || help === "" || commands.length === 0)) {
    throw new Error(
      `x-cli of ${option} needs commands, help and the unit of its value beside its flag`,
    );
  }
  const isOnlyForStart = mark.only === "start";
  return { flag, unit, env, commands, help, isOnlyForStart, isRepeated: mark.again !== false };
}
