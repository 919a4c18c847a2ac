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

const GROUPS = ["StartOptions", "RunOptions"] as const;

/** The text of the generated table of options: those of `start` and `run`, by their names in the config file. */
export function optionsText(files: ApiDocument): string {
  const rows = GROUPS.flatMap((group) => {
    return Object.entries(propertiesOf(files, group)).flatMap(([option, schema]) => {
      const mark = (schema as Schema)["x-cli"] as CliMark | undefined;
      return mark ? [{ option, ...rowOf(option, mark) }] : [];
    });
  });
  const units = [...new Set(rows.flatMap(({ unit }) => unit ?? []))].sort();
  const lines = rows.map((row) => `  ${JSON.stringify(row)},\n`);
  return `/** The form of a value on the command line. */
export type OptionUnit = ${units.map((unit) => JSON.stringify(unit)).join(" | ")};

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
${lines.join("")}];

/** The options of a config file that are for \`run\`, and no options of a gateway. */
export const runOptionNames: readonly string[] = ${JSON.stringify(Object.keys(propertiesOf(files, "RunOptions")))};
`;
}

function propertiesOf(files: ApiDocument, group: (typeof GROUPS)[number]): object {
  return (files.components?.schemas?.[group] as Schema | undefined)?.properties ?? {};
}

function rowOf(option: string, mark: CliMark) {
  const { flag = null, unit = null, env = null, commands = [], help = "" } = mark;
  if (flag !== null && (unit === null || help === "" || commands.length === 0)) {
    throw new Error(`x-cli of ${option} needs unit, commands and help beside its flag`);
  }
  const isOnlyForStart = mark.only === "start";
  return { flag, unit, env, commands, help, isOnlyForStart, isRepeated: mark.again !== false };
}
