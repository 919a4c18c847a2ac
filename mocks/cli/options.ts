import { Option } from "commander";
import type { RunOptions } from "../../spec/generated/files.types.js";
import {
  commandDescriptions,
  type FlagEntry,
  type OptionEntry,
  type OptionUnit,
  options,
  runOptionNames,
} from "../../spec/generated/options.js";
import type { FieldError } from "../api/field-errors.js";
import type { ReadOptions } from "../checks/run/options.js";
import { invalidAll } from "../control/refused.js";
import { runOptionErrors, startOptionErrors } from "../control/start-options.js";
import { optionsNamed } from "../control/switch-options.js";
import { isRecord } from "../domain/text.js";
import { type InterceptedHost, interceptedHost } from "../intercept/hosts.js";
import { CALIBRATION_FILE } from "../options.js";
import { isFile } from "../sandbox/disk.js";
import { lengthMs, list, pairs, pauseMs, port, positive, shard, whole } from "./arguments.js";
import { readFaultRule } from "./fault-option.js";
import { parseObject, readNamed } from "./files.js";
import { FILE_FIXES, MISTAKES, RULES } from "./messages.js";
import { reportFile } from "./reporting.js";
import type { Terminal } from "./terminal.js";
import { UsageError } from "./usage.js";

/** What a command is called with. */
export interface CommandCall<Flags> {
  readonly name: string;
  readonly terminal: Terminal;
  /** Its arguments. */
  readonly words: readonly string[];
  /** The values of its options, by their names in the spec. */
  readonly flags: Flags;
  /** The command line as it was typed, after the name of the command. */
  readonly typed: readonly string[];
}

/** Parses the text of a value, given the earlier ones of an option that may be repeated. */
type Reader = (text: string, earlier?: never) => unknown;

/** How the values of each unit are parsed; the others are texts. */
export const READERS: { readonly [Unit in OptionUnit]?: Reader } = {
  fault: readFaultRule,
  list,
  ms: lengthMs,
  pairs,
  pause: pauseMs,
  port,
  positive,
  reports: reportFile,
  shard,
  whole,
};

/** Whether an option may be given again: its values add up. */
export function isAdding(unit: OptionUnit | null | undefined): boolean {
  return ["fault", "list", "pairs", "reports"].includes(unit ?? "");
}

/** The flags of a command. */
export function flagsOf(name: string): readonly FlagEntry[] {
  const own = commandDescriptions.find((command) => command.name === name)?.options ?? [];
  return [...sharedBy(name), ...own];
}

/** The flags of a command that the config file has as well. */
function sharedBy(name: string): readonly (OptionEntry & FlagEntry)[] {
  return options.filter(
    (entry): entry is OptionEntry & FlagEntry =>
      entry.flag !== null && entry.commands.includes(name),
  );
}

/** The values that commander parsed, by the names of options in the spec. */
export function valuesOf(name: string, parsed: Fields): Fields {
  const values = flagsOf(name).map((entry) => {
    return [entry.option, parsed[new Option(entry.flag).attributeName()] ?? entry.default];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

type Fields = Readonly<Record<string, unknown>>;

/** The flag of an option, such as `--fail-on`. */
export function longOf(name: string, option: string): string {
  const entry = flagsOf(name).find((one) => one.option === option);
  return entry ? `${new Option(entry.flag).long}` : option;
}

/** Throws a usage error for an option that is of no use without another one. */
export function expectNeeded(name: string, values: Fields): void {
  const given = flagsOf(name).filter(({ option }) => values[option] !== undefined);
  const long = ({ flag }: FlagEntry) => `${new Option(flag).long}`;
  for (const entry of given) {
    const { needs } = entry;
    if (needs === undefined || given.some((other) => long(other) === needs)) continue;
    throw new UsageError(MISTAKES.otherMissing(long(entry), needs));
  }
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
  const variable = variablesOf(command).find(({ option }) => option === head);
  if (variable) return variable.name;
  const entry = sharedBy(command).find(({ option }) => option === head);
  if (!entry || flags[head] === undefined) return undefined;
  return `${new Option(entry.flag).long}${inner === "" ? "" : ` ${inner}`}`;
}

/** The variables that are set and stand for an option without a flag, such as an input of the action. */
function variablesOf(command: string) {
  return options.flatMap(({ option, flag, env, commands }) => {
    if (flag !== null || env === null || !commands.includes(command)) return [];
    const value = process.env[env] || undefined;
    return value === undefined ? [] : [{ option, name: env, value }];
  });
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

/** The options of a gateway, and those of `run`. */
function parted(all: Fields): { readonly gateway: Fields; readonly run: Fields } {
  const part = (isRun: boolean) =>
    Object.entries(all).filter(([name]) => runOptionNames.includes(name) === isRun);
  return { gateway: Object.fromEntries(part(false)), run: Object.fromEntries(part(true)) };
}

/** Reads a config file, by default that of the folder. Throws a usage error with everything wrong in it. */
export async function readConfig(given?: string): Promise<Config> {
  const path = given ?? (isFile(CONFIG_FILE) ? CONFIG_FILE : undefined);
  if (path === undefined) return { gateway: {}, run: {} };
  const content = await readNamed("config file", path, FILE_FIXES.config);
  const found = parseObject("config file", path, content, FILE_FIXES.config);
  const { assume } = found;
  const { gateway, run } = parted({
    ...found,
    ...(assume !== undefined && { assume: named(assume) }),
  });
  for (const wrong of [startOptionErrors(gateway), runOptionErrors(run)]) {
    if (wrong.errors.length === 0) continue;
    throw new UsageError(MISTAKES.wrongConfig(path, invalidAll(wrong).message));
  }
  return { gateway, run, path };
}

/** What is no object of options is left to the check. */
function named(assume: unknown): unknown {
  return isRecord(assume) ? optionsNamed(assume) : assume;
}

/** What the calibration file of this folder observed. A broken one is a mistake, not a mock of its own. */
async function calibrated(): Promise<ReadOptions["observed"]> {
  if (!isFile(CALIBRATION_FILE)) return undefined;
  const { observedIn } = await import("../control/calibration.js");
  return observedIn(CALIBRATION_FILE, (text) => process.stderr.write(`${text}\n`));
}

/** Everything that a command is given: its flags and variables win over the config file and the calibration file. */
export async function givenOptions(
  command: string,
  flags: Fields & { readonly config?: string },
): Promise<Config> {
  const config = await readConfig(flags.config);
  const observed = config.gateway.observed ?? (await calibrated());
  const shared = sharedBy(command).map(({ option }) => option);
  const given = Object.entries(flags).filter(([name, value]) => {
    return value !== undefined && shared.includes(name);
  });
  const variables = variablesOf(command).map(({ option, value }) => [option, value] as const);
  const own = parted(Object.fromEntries([...variables, ...given]));
  // The config file was checked as it was read, and the gateway checks its own options.
  const { errors } = runOptionErrors(own.run);
  if (errors.length > 0) throw new UsageError(wrongOptions(errors, command, flags));
  const { assume = {}, faults = [], ...others } = own.gateway as ReadOptions;
  const gateway: ReadOptions = {
    ...config.gateway,
    ...(observed && { observed }),
    ...others,
    ...filled({
      assume: { ...config.gateway.assume, ...optionsNamed(assume) },
      // The rule that was added last goes first.
      faults: [...(config.gateway.faults ?? []), ...faults],
    }),
  };
  return { ...config, gateway, run: { ...config.run, ...own.run } };
}

/** The hosts to intercept, of flags and config file. Throws a usage error for what cannot be one. */
export function interceptedIn({ run: { intercept = [] } }: Config) {
  const hosts = new Map<string, InterceptedHost>();
  for (const text of intercept) {
    const host = interceptedHost(text);
    if ("problem" in host) {
      throw new UsageError(MISTAKES.wrongHost(text, RULES.intercept[host.problem]));
    }
    const { name, place } = host;
    if (place !== (hosts.get(name)?.place ?? place)) {
      throw new UsageError(MISTAKES.exclusive(`--intercept ${name}`, `--intercept ${name}=order`));
    }
    hosts.set(name, host);
  }
  return [...hosts.values()];
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
 * The words of a command line of `run` before `--` that show a finding again: as they were typed, without options
 * that are only about the matrix or the report.
 */
export function wordsAgain(typed: readonly string[]): readonly string[] {
  const repeated = sharedBy("run").filter(({ isRepeated }) => isRepeated);
  const long = (entry: FlagEntry) => new Option(entry.flag).long;
  const kept = new Set([...repeated.map(long), "--config"]);
  const known = flagsOf("run").map(long);
  const end = typed.indexOf("--");
  let isKept = false;
  return typed.slice(0, end < 0 ? typed.length : end).filter((word) => {
    const flag = word.split("=")[0] ?? "";
    if (known.includes(flag)) isKept = kept.has(flag);
    return isKept;
  });
}
