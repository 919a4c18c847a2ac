import type { Assumptions } from "../../spec/generated/assumptions.js";
import type { RunOptions } from "../../spec/generated/files.types.js";
import { FOLLOWS_CALL } from "../api/access.js";
import type { FieldError } from "../api/field-errors.js";
import { DEFAULT_PORT, DEFAULT_SANDBOX } from "../api/paths.js";
import type { ClockStart } from "../control/clock-requests.js";
import { invalidAll } from "../control/refused.js";
import { runOptionErrors, startOptionErrors } from "../control/start-options.js";
import { optionsNamed } from "../control/switch-options.js";
import {
  Refused,
  type RunningGateway,
  type StartOptions,
  StoreUnusable,
  startGateway,
  VERSION,
} from "../index.js";
import { CALIBRATION_FILE } from "../options.js";
import { type Paint, unpainted } from "../report/terminal.js";
import { isFileNow } from "../sandbox/disk.js";
import { leaveCoreFree } from "../sandbox/memory.js";
import { pause } from "../sandbox/real-clock.js";
import type { FaultOption } from "./fault-option.js";
import { isRecord, parseObject, readNamed } from "./files.js";
import { printer } from "./log-lines.js";
import { FILE_FIXES, MISTAKES } from "./messages.js";
import { noteRunning } from "./running.js";
import { interrupted, type Streams, type Write } from "./terminal.js";
import { StoreFailed, UsageError } from "./usage.js";

/** Start options as a JSON file holds them. */
export type FileOptions = ReadOptions & RunOptions;

/** Options of a gateway in which each switch has the id of its option. */
export type ReadOptions = Omit<StartOptions, "observer"> & {
  readonly assume?: Partial<Assumptions>;
};

/** The config file of a project, as `paystub init` writes it. It counts where --config names it. */
export const CONFIG_FILE = "paystub.json";

/** Reports an unused config file, which its author would expect to count. */
export function reportUnusedConfig(config: string | undefined, complain: Write): void {
  if (config !== undefined || !isFileNow(CONFIG_FILE)) return;
  complain(`${CONFIG_FILE} is here and is not used. Give --config ${CONFIG_FILE}\n`);
}

/** Reads a config file. Throws a usage error that names the file and everything wrong with it. */
export async function readConfig(path: string): Promise<FileOptions> {
  const content = await readNamed("config file", path, FILE_FIXES.config);
  const { assume, journeys, ...others } = parseObject(
    "config file",
    path,
    content,
    FILE_FIXES.config,
  );
  const config: Readonly<Record<string, unknown>> = {
    ...others,
    ...(assume !== undefined && { assume: named(assume) }),
  };
  const own = journeys === undefined ? {} : { journeys };
  for (const wrong of [startOptionErrors(config), runOptionErrors(own)]) {
    if (wrong.errors.length === 0) continue;
    throw new UsageError(MISTAKES.wrongConfig(path, invalidAll(wrong).message));
  }
  return { ...config, ...own } as FileOptions;
}

/** What is no object of options is left to the check. */
function named(assume: unknown): unknown {
  return isRecord(assume) ? optionsNamed(assume) : assume;
}

/** Flags with another name than their option. */
const OTHERWISE: Readonly<Record<string, string>> = {
  allowHosts: "allowHost",
  bodyLimitBytes: "bodyLimit",
  memoryMaxBytes: "memoryMax",
  sandboxMemoryMaxBytes: "sandboxMemoryMax",
  journalMaxBytes: "journalMax",
  dataMaxBytes: "dataMax",
  faults: "fault",
  "callbackLimits.perGateway": "callbacksOpen",
  "callbackLimits.perTarget": "callbacksOpenPerTarget",
};

/**
 * The errors of options, in a line: flags use their names as typed, and options of a config file their own.
 */
export function wrongOptions(fields: readonly FieldError[], flags: object): string {
  return fields.map(({ name, error }) => `${flagOf(name, flags) ?? name} ${error}`).join("; ");
}

/** `assume.tabby` as `--assume tabby`; undefined where no such flag was given. */
function flagOf(name: string, flags: object): string | undefined {
  const [, option = "", , inner = ""] = /^([^.[]+)((?:\[\d+\]|\.\d+)?)\.?(.*)$/.exec(name) ?? [];
  const flag = OTHERWISE[name] ?? OTHERWISE[option] ?? option;
  if ((flags as Readonly<Record<string, unknown>>)[flag] === undefined) return undefined;
  const isWhole = inner === "" || OTHERWISE[name] !== undefined;
  return isWhole ? typed(flag) : `${typed(flag)} ${inner}`;
}

/** `databaseSchema` as `--database-schema`. */
function typed(flag: string): string {
  return `--${flag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** What is said of a flag that would do nothing, since nothing is kept in any of the places that it is for. */
export function idleFlag(
  flag: string,
  places: readonly string[],
  { data, database }: { readonly data?: string; readonly database?: string },
): string {
  const others = places.map(typed).join(" or ");
  // Of two places there can be only one.
  const isKept = data !== undefined || database !== undefined;
  return MISTAKES.idle(typed(flag), others, !isKept);
}

/** Flags that are about what is kept, with the places that they are for. */
const KEEPING = {
  noFsync: ["data"],
  dataMax: ["data"],
  keep: ["data", "database"],
  databaseSchema: ["database"],
} as const;

type KeepingFlags = { readonly [Flag in keyof typeof KEEPING]?: unknown };

/** A secret of CI that is not set gives an empty variable, and the operations would be open to everyone. */
function refuseEmptyToken({ apiToken }: StartOptions): void {
  if (apiToken !== undefined || process.env.PAYSTUB_API_TOKEN !== "") return;
  throw new UsageError(MISTAKES.emptyApiToken);
}

/** Where everything is kept, if it is. */
type Places = Pick<StartOptions, "data" | "database">;

/**
 * Refuses a flag that would do nothing. A flag, a variable or the config file may name the place. The file
 * may be for several starts, so what it says beyond need is no mistake.
 */
export function refuseIdle(flags: KeepingFlags, options: Places): void {
  for (const flag of Object.keys(KEEPING) as (keyof typeof KEEPING)[]) {
    const places: readonly (keyof Places)[] = KEEPING[flag];
    const isIdle = places.every((place) => options[place] === undefined);
    if (flags[flag] !== undefined && isIdle) throw new UsageError(idleFlag(flag, places, options));
  }
}

/** How long calls under way have after SIGTERM: a little less than a container is given to end. */
const DRAIN_MS = 20_000;

/** The options of `paystub start` as they come from the command line. */
export interface StartFlags {
  readonly port?: number;
  readonly orderPort?: number;
  readonly host?: string;
  readonly allowHost?: readonly string[];
  readonly publicUrl?: string;
  readonly trustProxy?: readonly string[];
  readonly apiToken?: string;
  readonly controlToken?: string;
  readonly allowFrame?: readonly string[];
  readonly seed?: string;
  readonly sandbox?: string;
  readonly examples?: boolean;
  readonly clock?: ClockStart;
  readonly assume?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  /** Fault rules; they go before those of the config file. */
  readonly fault?: readonly FaultOption[];
  readonly allowPrefer?: boolean;
  readonly alwaysRedirect?: boolean;
  readonly allowEgress?: readonly string[];
  readonly callbacksOpen?: number;
  readonly sandboxesMax?: number;
  readonly eventsMax?: number;
  readonly memoryMax?: number;
  readonly sandboxMemoryMax?: number;
  readonly journalMax?: number;
  readonly data?: string;
  readonly noFsync?: true;
  readonly dataMax?: number;
  readonly keep?: string;
  readonly callbacksOpenPerTarget?: number;
  readonly database?: string;
  readonly databaseSchema?: string;
  readonly bodyLimit?: number;
  readonly config?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/**
 * The log of the process behind `start --detach`. It sends its first lines to the process that started it.
 */
export const DETACHED = "PAYSTUB_DETACHED";

/** How long a mock whose disk has failed still answers. */
const LAST_ANSWERS_MS = 250;

/** Runs the mock until it is interrupted. Flags win over the config file. */
export async function start(flags: StartFlags, { write, complain }: Streams): Promise<void> {
  const { json = false, quiet = false } = flags;
  if (!quiet) reportUnusedConfig(flags.config, complain);
  const options = { port: DEFAULT_PORT, ...(await startOptions(flags)) };
  refuseEmptyToken(options);
  refuseIdle(flags, options);
  // Events during the start, such as the opening of a sandbox, are printed after the first lines.
  const early: string[] = [];
  const { paint } = write;
  let isReady = false;
  const print = (text: string): unknown => (isReady ? write(text) : early.push(text));
  const observer = printer(print, { json, quiet, paint });
  const gateway = await openGateway({ ...options, observer }, flags);
  isReady = true;
  const first = json ? `${readyLine(gateway, options)}\n` : banner(gateway, options, paint);
  write([first, ...early].join(""));
  leaveCoreFree();
  // Without a place for the note, commands have to be given the address.
  const log = process.env[DETACHED];
  const removeNote = await noteRunning(gateway, log).catch(() => async () => undefined);
  if (log !== undefined) process.send?.(first);
  const ended = await Promise.race([interrupted(), gateway.failed]);
  // A caller that has already asked still gets the failure.
  if (ended instanceof Error) await pause(LAST_ANSWERS_MS);
  // Ctrl-C is for a person at the terminal; a container gets time to end.
  if (ended === "SIGTERM") await gateway.drain(DRAIN_MS);
  await gateway.close();
  await removeNote();
  if (ended instanceof Error) throw new StoreFailed(ended.message);
}

/** What the calibration file of this folder observed. A broken one is a usage error, not a mock of its own. */
async function calibrated(): Promise<FileOptions["observed"]> {
  if (!isFileNow(CALIBRATION_FILE)) return undefined;
  const { CalibrationUnusable, observedIn } = await import("../control/calibration.js");
  try {
    return await observedIn(CALIBRATION_FILE, (text) => process.stderr.write(`${text}\n`));
  } catch (error) {
    if (!(error instanceof CalibrationUnusable)) throw error;
    throw new UsageError(error.message);
  }
}

/** The options of a gateway from flags, config file and calibration file. Flags win. */
export async function startOptions(flags: StartFlags): Promise<ReadOptions> {
  const { config, json: _json, quiet: _quiet, bodyLimit, assume, fault = [], ...others } = flags;
  const { callbacksOpen: perGateway, callbacksOpenPerTarget: perTarget, ...rest } = others;
  const { allowHost, apiToken, controlToken, noFsync, dataMax, database, ...limits } = rest;
  const { memoryMax, sandboxMemoryMax, journalMax, ...given } = limits;
  // What the file says to `run` alone is no option of a gateway.
  const { journeys: _userJourneys, ...file } = config === undefined ? {} : await readConfig(config);
  const observed = file.observed ?? (await calibrated());
  // The file was checked as it was read; the gateway checks the assumptions of the flags.
  return {
    ...file,
    ...(observed && { observed }),
    ...given,
    ...(bodyLimit !== undefined && { bodyLimitBytes: bodyLimit }),
    ...(allowHost && { allowHosts: allowHost }),
    // A variable that is set to nothing counts as one that is not set.
    ...(apiToken && { apiToken }),
    ...(controlToken && { controlToken }),
    ...(database && { database }),
    ...(noFsync && { fsync: false }),
    ...(dataMax !== undefined && { dataMaxBytes: dataMax }),
    ...(memoryMax !== undefined && { memoryMaxBytes: memoryMax }),
    ...(sandboxMemoryMax !== undefined && { sandboxMemoryMaxBytes: sandboxMemoryMax }),
    ...(journalMax !== undefined && { journalMaxBytes: journalMax }),
    ...filled({
      callbackLimits: {
        ...file.callbackLimits,
        ...(perGateway !== undefined && { perGateway }),
        ...(perTarget !== undefined && { perTarget }),
      },
      assume: { ...file.assume, ...assume },
      // The rule that was added last goes first.
      faults: [...(file.faults ?? []), ...fault],
    }),
  } as ReadOptions;
}

/** The groups that hold anything: what is empty need not be checked at each start. */
function filled(groups: Readonly<Record<string, object>>): object {
  const full = Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0);
  return Object.fromEntries(full);
}

/** Starts a gateway. What the caller can mend is thrown as a usage error, by the flag where one was given. */
export async function openGateway(
  options: StartOptions,
  flags: StartFlags = {},
): Promise<RunningGateway> {
  try {
    return await startGateway(options);
  } catch (error) {
    throw usageErrorOf(error, options, flags);
  }
}

/** What the caller can mend, in a line; anything else stays what it is. */
function usageErrorOf(
  error: unknown,
  { port, orderPort, host }: StartOptions,
  flags: StartFlags,
): unknown {
  if (error instanceof Refused) {
    const { fields } = error.failure;
    return new UsageError(fields ? wrongOptions(fields, flags) : error.message);
  }
  if (error instanceof StoreUnusable) return new UsageError(error.message);
  const { code, port: busy } = error as NodeJS.ErrnoException & { readonly port?: number };
  const option = busy === orderPort && busy !== port ? "--order-port" : "--port";
  switch (code) {
    case "EADDRINUSE":
      return new UsageError(MISTAKES.portInUse(busy, option));
    case "EACCES":
      return new UsageError(MISTAKES.portForbidden(busy, option));
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EINVAL":
      return new UsageError(MISTAKES.foreignHost(host));
    default:
      return error;
  }
}

/** The first line as JSON. A token that the user gave is a secret that the log need not have. */
function readyLine(gateway: RunningGateway, options: StartOptions): string {
  const { baseUrl, orderUrl, controlUrl, controlToken } = gateway;
  const { publicUrl } = options;
  const token = controlToken === null || options.controlToken ? {} : { controlToken };
  const others = publicUrl === undefined ? {} : { publicUrl };
  return JSON.stringify({ event: "ready", baseUrl, orderUrl, controlUrl, ...others, ...token });
}

function banner(gateway: RunningGateway, options: StartOptions, paint: Paint = unpainted): string {
  const { baseUrl, orderUrl, controlUrl, controlToken } = gateway;
  const { sandbox = DEFAULT_SANDBOX, publicUrl, apiToken, seed, data } = options;
  const isDrawn = controlToken !== null && seed === undefined;
  const lines = [
    ["workbench", baseUrl],
    ["built-in shop", `${baseUrl}/_shop`],
    ["base URL", baseUrl],
    ...(publicUrl === undefined
      ? []
      : [["public URL", publicUrl === FOLLOWS_CALL ? "as each call has it" : publicUrl]]),
    ["order URL", orderUrl],
    ["control URL", controlUrl],
    ...(controlToken === null
      ? []
      : [
          [
            "control API",
            options.controlToken
              ? "Authorization: Bearer and the control token that you gave"
              : `Authorization: Bearer ${controlToken}`,
          ],
        ]),
    ...(apiToken === undefined
      ? []
      : [["API token", "wanted: base URL + /_token/<token>, or header X-Paystub-Token"]]),
    ...(isDrawn ? [["seed", `${gateway.seed}, drawn; --seed gives another`]] : []),
    ...(data === undefined ? [] : [["kept in", data]]),
    ["API reference", `${baseUrl}/_docs`],
    ["credentials", `any secretKey with apiId ${sandbox}: the apiId names the sandbox`],
    ["or at once", `Authorization: Bearer sandbox_${sandbox}`],
    ...(options.examples ? [["examples", "Authorization: Bearer sandbox_examples"]] : []),
    ["stop", "Ctrl-C"],
  ].map(([label = "", text]) => `  ${paint("faint", label.padEnd(13))}  ${text}\n`);
  const first = paint("strong", `paystub ${VERSION} is ready. No money moves here.`);
  return `${first}\n${lines.join("")}`;
}
