import { DEFAULT_PORT } from "../control/path.js";
import type { StartOptions } from "../index.js";
import { type Observer, Refused, type RunningGateway, startGateway, VERSION } from "../index.js";
import { readConfig } from "./config.js";
import type { FaultOption } from "./fault-option.js";
import { eventLine, requestLine } from "./log-lines.js";
import { interrupted } from "./terminal.js";
import { UsageError } from "./usage.js";

/** The options of `paystub start` as they come from the command line. */
export interface StartFlags {
  readonly port?: number;
  readonly orderPort?: number;
  readonly host?: string;
  readonly seed?: string;
  readonly sandbox?: string;
  readonly clock?: "real" | "frozen";
  readonly assume?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  /** Fault rules; they go before those of the config file. */
  readonly fault?: readonly FaultOption[];
  readonly allowPrefer?: boolean;
  readonly allowEgress?: readonly string[];
  readonly callbacksOpen?: number;
  readonly sandboxesMax?: number;
  readonly callbacksOpenPerTarget?: number;
  readonly bodyLimit?: number;
  readonly config?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Runs the mock until it is interrupted. Flags win over the config file. */
export async function start(flags: StartFlags, write: (text: string) => void): Promise<void> {
  const { json = false, quiet = false } = flags;
  const options = { port: DEFAULT_PORT, ...(await startOptions(flags)) };
  // What happens while it starts, such as the opening of a sandbox, is told after the first lines.
  const early: string[] = [];
  let put = (text: string): unknown => early.push(text);
  const gateway = await openGateway({
    ...options,
    observer: observer((text) => put(text), json, quiet),
  });
  put = write;
  write([json ? `${readyLine(gateway)}\n` : banner(gateway, options), ...early].join(""));
  await interrupted();
  await gateway.close();
}

/** The options of a gateway from flags and config file. Flags win. */
export async function startOptions(flags: StartFlags): Promise<StartOptions> {
  const { config, json: _json, quiet: _quiet, bodyLimit, assume, fault = [], ...others } = flags;
  const { callbacksOpen: perGateway, callbacksOpenPerTarget: perTarget, ...given } = others;
  const file = config === undefined ? {} : await readConfig(config);
  // The file was checked as it was read; the gateway checks the assumptions of the flags.
  return {
    ...file,
    ...given,
    ...(bodyLimit !== undefined && { bodyLimitBytes: bodyLimit }),
    callbackLimits: {
      ...file.callbackLimits,
      ...(perGateway !== undefined && { perGateway }),
      ...(perTarget !== undefined && { perTarget }),
    },
    assume: { ...file.assume, ...assume },
    // The rule that was added last goes first.
    faults: [...(file.faults ?? []), ...fault],
  } as StartOptions;
}

function observer(write: (text: string) => void, json: boolean, quiet: boolean): Observer {
  const error = (problem: unknown) => {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    process.stderr.write(`${text}\n`);
  };
  if (quiet) return { error };
  if (json) {
    const print = (value: object) => write(`${JSON.stringify(value)}\n`);
    return {
      error,
      request: (sandbox, entry) => print({ event: "call", sandbox, ...entry }),
      event: (sandbox, { seq, event }) => print({ event: event.type, sandbox, seq, ...event }),
    };
  }
  return {
    error,
    request: (sandbox, entry) => write(`${requestLine(sandbox, entry)}\n`),
    event: (sandbox, logged) => {
      const text = eventLine(sandbox, logged);
      if (text !== undefined) write(`${text}\n`);
    },
  };
}

/** Starts a gateway. What the caller can mend is thrown as a usage error. */
export async function openGateway(options: StartOptions): Promise<RunningGateway> {
  try {
    return await startGateway(options);
  } catch (error) {
    throw usageErrorOf(error, options);
  }
}

/** What the caller can mend, in a line; anything else stays what it is. */
function usageErrorOf(error: unknown, { port, orderPort, host }: StartOptions): unknown {
  if (error instanceof Refused) return new UsageError(error.message);
  const { code, port: busy } = error as NodeJS.ErrnoException & { readonly port?: number };
  const option = busy === orderPort && busy !== port ? "--order-port" : "--port";
  switch (code) {
    case "EADDRINUSE":
      return new UsageError(`port ${busy} is in use; choose another with ${option}, 0 for any`);
    case "EACCES":
      return new UsageError(`port ${busy} is not allowed here; choose one above 1023, ${option}`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new UsageError(`${host} is no address of this machine; give --host one that is`);
    default:
      return error;
  }
}

function readyLine({ baseUrl, orderUrl, controlUrl, controlToken }: RunningGateway): string {
  const token = controlToken === null ? {} : { controlToken };
  return JSON.stringify({ event: "ready", baseUrl, orderUrl, controlUrl, ...token });
}

function banner(gateway: RunningGateway, { sandbox = "shop" }: StartOptions): string {
  const { baseUrl, orderUrl, controlUrl, controlToken } = gateway;
  const lines = [
    ["workbench", baseUrl],
    ["base URL", baseUrl],
    ["order URL", orderUrl],
    ["control URL", controlUrl],
    ...(controlToken === null ? [] : [["control API", `Authorization: Bearer ${controlToken}`]]),
    ["API reference", `${baseUrl}/_docs`],
    ["credentials", `any secretKey with apiId ${sandbox}: the apiId names the sandbox`],
    ["or at once", `Authorization: Bearer sandbox_${sandbox}`],
    ["stop", "Ctrl-C"],
  ].map(([label = "", text]) => `  ${label.padEnd(13)}  ${text}\n`);
  return `paystub ${VERSION} is ready. No money moves here.\n${lines.join("")}`;
}
