import { FOLLOWS_CALL } from "../api/access.js";
import { DEFAULT_PORT } from "../api/paths.js";
import {
  Refused,
  type RunningGateway,
  type StartOptions,
  StoreUnusable,
  startGateway,
  VERSION,
} from "../index.js";
import { type Paint, unpainted } from "../report/painted.js";
import { pause } from "../runtime/real-clock.js";
import { readConfig, tellOfUnusedConfig } from "./config.js";
import type { FaultOption } from "./fault-option.js";
import { wrongOptions } from "./flag-names.js";
import { refuseIdle } from "./idle-flags.js";
import { printer } from "./log-lines.js";
import { interrupted, type Streams } from "./terminal.js";
import { StoreFailed, UsageError } from "./usage.js";

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
  readonly clock?: "real" | "frozen";
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
  readonly data?: string;
  readonly fsync?: "on" | "off";
  readonly dataMax?: number;
  /** In days. */
  readonly keep?: number;
  readonly callbacksOpenPerTarget?: number;
  readonly database?: string;
  readonly databaseSchema?: string;
  readonly bodyLimit?: number;
  readonly config?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** How long a mock whose disk has failed still answers. */
const LAST_ANSWERS_MS = 250;

/** Runs the mock until it is interrupted. Flags win over the config file. */
export async function start(flags: StartFlags, { write, complain }: Streams): Promise<void> {
  const { json = false, quiet = false } = flags;
  if (!quiet) tellOfUnusedConfig(flags.config, complain);
  const options = { port: DEFAULT_PORT, ...(await startOptions(flags)) };
  refuseIdle(flags, options);
  // What happens while it starts, such as the opening of a sandbox, is told after the first lines.
  const early: string[] = [];
  const { paint, later = (line: () => string) => write(line()) } = write;
  let print = (line: () => string): unknown => early.push(line());
  const observer = printer((line) => print(line), { json, quiet, paint });
  const gateway = await openGateway({ ...options, observer }, flags);
  print = later;
  write(
    [json ? `${readyLine(gateway, options)}\n` : banner(gateway, options, paint), ...early].join(
      "",
    ),
  );
  const ended = await Promise.race([interrupted(), gateway.failed]);
  // Whoever has asked already is still told that it went wrong.
  if (ended instanceof Error) await pause(LAST_ANSWERS_MS);
  // Ctrl-C is for whoever sits there; what ends a container gives it time.
  if (ended === "SIGTERM") await gateway.drain(DRAIN_MS);
  await gateway.close();
  if (ended instanceof Error) throw new StoreFailed(ended.message);
}

/** The options of a gateway from flags and config file. Flags win. */
export async function startOptions(flags: StartFlags): Promise<StartOptions> {
  const { config, json: _json, quiet: _quiet, bodyLimit, assume, fault = [], ...others } = flags;
  const { callbacksOpen: perGateway, callbacksOpenPerTarget: perTarget, ...rest } = others;
  const { allowHost, apiToken, controlToken, fsync, dataMax, keep, database, ...given } = rest;
  const file = config === undefined ? {} : await readConfig(config);
  // The file was checked as it was read; the gateway checks the assumptions of the flags.
  return {
    ...file,
    ...given,
    ...(bodyLimit !== undefined && { bodyLimitBytes: bodyLimit }),
    ...(allowHost && { allowHosts: allowHost }),
    // A variable that is set to nothing counts as one that is not set.
    ...(apiToken && { apiToken }),
    ...(controlToken && { controlToken }),
    ...(database && { database }),
    ...(fsync !== undefined && { fsync: fsync === "on" }),
    ...(dataMax !== undefined && { dataMaxBytes: dataMax }),
    ...(keep !== undefined && { keepDays: keep }),
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
  } as StartOptions;
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
      return new UsageError(`port ${busy} is in use; choose another with ${option}, 0 for any`);
    case "EACCES":
      return new UsageError(`port ${busy} is not allowed here; choose one above 1023, ${option}`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EINVAL":
      return new UsageError(`${host} is no address of this machine; give --host one that is`);
    default:
      return error;
  }
}

function readyLine(gateway: RunningGateway, { publicUrl }: StartOptions): string {
  const { baseUrl, orderUrl, controlUrl, controlToken } = gateway;
  const token = controlToken === null ? {} : { controlToken };
  const others = publicUrl === undefined ? {} : { publicUrl };
  return JSON.stringify({ event: "ready", baseUrl, orderUrl, controlUrl, ...others, ...token });
}

function banner(gateway: RunningGateway, options: StartOptions, paint: Paint = unpainted): string {
  const { baseUrl, orderUrl, controlUrl, controlToken } = gateway;
  const { sandbox = "shop", publicUrl, apiToken, seed, data } = options;
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
    ...(controlToken === null ? [] : [["control API", `Authorization: Bearer ${controlToken}`]]),
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
