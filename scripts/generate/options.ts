import type { ApiDocument, Schema } from "./documents.js";

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

/** An option of a command that no config file has. */
interface OwnMark extends Pick<CliMark, "unit" | "env"> {
  readonly flag: string;
  /** The name by which the command gets the value, where it is not that of the flag. */
  readonly option?: string;
  readonly help: string;
  readonly group?: string;
  readonly default?: string | number;
  readonly choices?: readonly string[];
  readonly mandatory?: boolean;
}

/** A command (`x-command-line` of `files.yaml`). */
export interface CommandDescription {
  readonly about: string;
  /** The heading of this command and of those after it. */
  readonly group?: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly usage?: string;
  /** Whether options that it does not know are for another program. */
  readonly passesOptions?: boolean;
  readonly options?: readonly OwnMark[];
  readonly after?: string;
}

const GROUPS = ["StartOptions", "RunOptions"] as const;

/** The types of the values that commands get, by their units; `unknown` for the others. */
const TYPES: Readonly<Record<string, string>> = {
  text: "string",
  texts: "readonly string[]",
  reports: "readonly string[]",
  ms: "number",
  pause: "number",
  port: "number",
  positive: "number",
  whole: "number",
};

/** The text of the generated table of commands and options. */
export function optionsText(
  files: ApiDocument,
  described: Readonly<Record<string, CommandDescription>>,
  ofControl: readonly ControlCommand[],
): string {
  const rows = GROUPS.flatMap((group) => {
    return Object.entries(propertiesOf(files, group)).flatMap(([option, schema]) => {
      const mark = (schema as Schema)["x-cli"] as CliMark | undefined;
      return mark ? [{ option, ...rowOf(option, mark) }] : [];
    });
  });
  const own = Object.entries(described).map(([name, mark]) => commandRow(name, mark));
  const commands = own.flatMap((row): readonly CommandRow[] =>
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
  return `/** The form of a value on the command line. */
export type OptionUnit = ${units.map((unit) => JSON.stringify(unit)).join(" | ")};

/** A flag, and the name of its value. */
export interface FlagEntry {
  readonly option: string;
  readonly flag: string;
  readonly unit?: OptionUnit | null;
  readonly env?: string | null;
  readonly help: string;
  /** The heading in the help. */
  readonly group?: string;
  readonly default?: string | number;
  readonly choices?: readonly string[];
  readonly mandatory?: boolean;
}

/** An option of \`start\` or \`run\`: its name in the config file, and its flag and variable if it has them. */
export interface OptionEntry {
  readonly option: string;
  readonly flag: string | null;
  readonly unit: OptionUnit | null;
  readonly env: string | null;
  readonly commands: readonly string[];
  readonly help: string;
  /** Only \`start\` follows it. */
  readonly isOnlyForStart: boolean;
  /** Whether the line that shows a finding again has it. */
  readonly isRepeated: boolean;
}

/** The options that have a flag or a variable, or that \`run\` leaves out; the others live in the config file alone. */
export const options: readonly OptionEntry[] = [
${lines(rows)}];

/** The options of a config file that are for \`run\`, and no options of a gateway. */
export const runOptionNames: readonly string[] = ${JSON.stringify(Object.keys(propertiesOf(files, "RunOptions")))};

/** A command, with its options that no config file has. */
export interface CommandDescription {
  readonly name: string;
  readonly about: string;
  /** The heading of this command and of those after it. */
  readonly group?: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly usage?: string;
  readonly passesOptions?: boolean;
  readonly after?: string;
  readonly options: readonly FlagEntry[];
}

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
  all: CommandRow["options"],
): CommandRow {
  const options = all.filter(({ option }) => isList || option !== "follow");
  return { ...command, arguments: { "[words...]": "" }, options };
}

interface CommandRow extends Omit<CommandDescription, "options"> {
  readonly name: string;
  readonly options: readonly (OwnMark & { readonly option: string })[];
}

function commandRow(name: string, { options = [], ...mark }: CommandDescription): CommandRow {
  const named = options.map((one) => ({ option: attributeOf(one.flag), ...one }));
  return { name, ...mark, options: named };
}

/** The name that commander gives to a flag: `allowHost` for `--allow-host <name...>`. */
function attributeOf(flag: string): string {
  const [, words = ""] = /^--([a-z-]+)/.exec(flag) ?? [];
  return words.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A member of the values of a command. */
function typeOf(entry: Partial<OwnMark> | ReturnType<typeof rowOf>): string {
  const { option, flag, unit, choices, mandatory, ...others } = entry as OwnMark;
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
