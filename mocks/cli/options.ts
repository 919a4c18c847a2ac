import { Option } from "commander";
import type { RunOptions } from "../../spec/generated/files.types.js";
import {
  type OptionEntry,
  type OptionUnit,
  options,
  runOptionNames,
} from "../../spec/generated/options.js";
import type { FieldError } from "../api/field-errors.js";
import { invalidAll } from "../control/refused.js";
import { runOptionErrors, startOptionErrors } from "../control/start-options.js";
import { optionsNamed } from "../control/switch-options.js";
import { CALIBRATION_FILE } from "../options.js";
import { isFileNow } from "../sandbox/disk.js";
import { assumption, clockStart, duration, invalidValue, whole } from "./arguments.js";
import { type FaultOption, readFaultRule } from "./fault-option.js";
import { isRecord, parseObject, readNamed } from "./files.js";
import { FILE_FIXES, MISTAKES, RULES } from "./messages.js";
import { AddingOption } from "./mistakes.js";
import type { ReadOptions } from "./start.js";
import { UsageError } from "./usage.js";

/** Parses the text of a value, given the earlier ones of an option that may be repeated. */
export type Reader = (text: string, earlier?: never) => unknown;

/** How the values of each unit are parsed; a command adds the readers of its own units. */
const READERS: { readonly [Unit in OptionUnit]?: Reader } = {
  assumptions: assumption,
  clock: clockStart,
  fault: readFaultRule,
  length: duration,
  port,
};

/** Options that may be given again: their values add up. */
const ADDING: readonly OptionUnit[] = ["fault", "gates", "matrix", "variable"];

function port(text: string): number {
  const value = whole(text);
  if (value > 65_535) throw invalidValue(text, RULES.port);
  return value;
}

/** The options of the spec that a command has. */
export function optionsOf(
  command: string,
  own: { readonly [Unit in OptionUnit]?: Reader } = {},
): readonly Option[] {
  const readers = { ...READERS, ...own };
  return entriesOf(command).map(({ flag, unit, env, help }) => {
    const option = ADDING.includes(unit) ? new AddingOption(flag, help) : new Option(flag, help);
    const reader = readers[unit];
    if (reader) option.argParser(reader as (text: string, earlier: unknown) => unknown);
    if (env !== null) option.env(env);
    return option;
  });
}

/** The option that names the config file. */
export function configOption(): Option {
  const about = `JSON file with these and more options (${CONFIG_FILE})`;
  return new Option("--config <file>", about);
}

type FlagEntry = OptionEntry & { readonly flag: string; readonly unit: OptionUnit };

const entriesOf = (command: string): readonly FlagEntry[] =>
  options.filter(
    (entry): entry is FlagEntry => entry.flag !== null && entry.commands.includes(command),
  );

/** The name under which commander returns a flag: `allowHost` of `--allow-host <name...>`. */
const attributeOf = ({ flag }: FlagEntry) => new Option(flag).attributeName();

type Fields = Readonly<Record<string, unknown>>;

/** The flags that were given, by the names that options have in the config file. */
function given(command: string, flags: Fields): Fields {
  const values = entriesOf(command).map((entry) => [entry.option, flags[attributeOf(entry)]]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The errors of options in one line: those that were given as flags are named so. */
export function wrongOptions(
  fields: readonly FieldError[],
  command: string,
  flags: Fields,
): string {
  return fields
    .map(({ name, error }) => `${flagOf(name, command, flags) ?? name} ${error}`)
    .join("; ");
}

/** `assume.tabby` as `--assume tabby`; undefined where no such flag was given. */
function flagOf(name: string, command: string, flags: Fields): string | undefined {
  const [, head = "", , inner = ""] = /^([^.[]+)((?:\[\d+\]|\.\d+)?)\.?(.*)$/.exec(name) ?? [];
  const entry = entriesOf(command).find(({ option }) => option === head);
  if (!entry || flags[attributeOf(entry)] === undefined) return undefined;
  return `${new Option(entry.flag).long}${inner === "" ? "" : ` ${inner}`}`;
}

/** The config file of a project, as `paystub init` writes it. It is read unless `--config` names another. */
export const CONFIG_FILE = "paystub.json";

/** What a config file says: the options of a gateway, and those of `run`. */
export interface Config {
  readonly gateway: ReadOptions;
  readonly run: RunOptions;
  /** The file, where there is one. */
  readonly path?: string;
}

/** The options of the config file that are for `run`, and no options of a gateway. */
const ofRun = new Set(runOptionNames);

/** Reads a config file, by default that of the folder. Throws a usage error with everything wrong in it. */
export async function readConfig(given?: string): Promise<Config> {
  const path = given ?? (isFileNow(CONFIG_FILE) ? CONFIG_FILE : undefined);
  if (path === undefined) return { gateway: {}, run: {} };
  const content = await readNamed("config file", path, FILE_FIXES.config);
  const found = parseObject("config file", path, content, FILE_FIXES.config);
  const { assume } = found;
  const all = { ...found, ...(assume !== undefined && { assume: named(assume) }) };
  const part = (isRun: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => ofRun.has(name) === isRun));
  const [gateway, run] = [part(false), part(true)];
  for (const wrong of [startOptionErrors(gateway), runOptionErrors(run)]) {
    if (wrong.errors.length === 0) continue;
    throw new UsageError(MISTAKES.wrongConfig(path, invalidAll(wrong).message));
  }
  return { gateway: gateway as ReadOptions, run: run as RunOptions, path };
}

/** What is no object of options is left to the check. */
function named(assume: unknown): unknown {
  return isRecord(assume) ? optionsNamed(assume) : assume;
}

/** What the calibration file of this folder observed. A broken one is a usage error, not a mock of its own. */
async function calibrated(): Promise<ReadOptions["observed"]> {
  if (!isFileNow(CALIBRATION_FILE)) return undefined;
  const { CalibrationUnusable, observedIn } = await import("../control/calibration.js");
  try {
    return await observedIn(CALIBRATION_FILE, (text) => process.stderr.write(`${text}\n`));
  } catch (error) {
    if (!(error instanceof CalibrationUnusable)) throw error;
    throw new UsageError(error.message);
  }
}

/** Everything that a command is given: its flags and variables win over the config file and the calibration file. */
export async function givenOptions(
  command: string,
  flags: Fields & { readonly config?: string },
): Promise<Config> {
  const config = await readConfig(flags.config);
  const observed = config.gateway.observed ?? (await calibrated());
  const all = given(command, flags);
  const own = (isRun: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => ofRun.has(name) === isRun));
  const {
    assume,
    faults = [],
    ...others
  } = own(false) as ReadOptions & {
    readonly faults?: readonly FaultOption[];
  };
  // The config file was checked as it was read; the gateway checks the flags.
  const gateway = {
    ...config.gateway,
    ...(observed && { observed }),
    ...others,
    ...filled({
      assume: { ...config.gateway.assume, ...assume },
      // The rule that was added last goes first.
      faults: [...(config.gateway.faults ?? []), ...faults],
    }),
  } as ReadOptions;
  return { ...config, gateway, run: { ...config.run, ...own(true) } };
}

/** The groups that hold anything: an empty one need not be checked at each start. */
function filled(groups: Readonly<Record<string, object>>): object {
  const full = Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0);
  return Object.fromEntries(full);
}

/** Options for tests: without those that only `start` follows, which are named. */
export function forTests(gateway: ReadOptions): {
  readonly gateway: ReadOptions;
  readonly leftOut: readonly string[];
} {
  const only = options.filter(({ isOnlyForStart }) => isOnlyForStart).map(({ option }) => option);
  const leftOut = Object.keys(gateway).filter((name) => only.includes(name));
  const kept = Object.entries(gateway).filter(([name]) => !only.includes(name));
  return { gateway: Object.fromEntries(kept), leftOut };
}

/**
 * The words of a command line before `--` that show a finding again: as they were typed, without options that are
 * only about the matrix or the report.
 */
export function wordsAgain(argv: readonly string[], known: readonly Option[]): readonly string[] {
  const repeated = new Set(
    options.flatMap(({ flag, isRepeated }) =>
      flag !== null && isRepeated ? [new Option(flag).long] : [],
    ),
  ).add("--config");
  const end = argv.indexOf("--");
  const kept: string[] = [];
  let isKept = false;
  for (const word of argv.slice(0, end < 0 ? argv.length : end)) {
    const option = known.find(({ long }) => long === word.split("=")[0]);
    if (option) isKept = repeated.has(option.long ?? "");
    if (isKept) kept.push(word);
  }
  return kept;
}
