import type { StartOptions } from "../../index.js";
import { CoverageTally } from "../../observe/coverage/tally.js";
import type { FaultOption } from "../fault-option.js";
import type { ReportFlags } from "../reporting.js";
import { type StartFlags, startOptions } from "../start.js";
import type { Gate } from "./gates.js";
import type { FaultReach, MatrixFlags } from "./matrix-flags.js";
import type { CommandLine } from "./program.js";
import type { RunSetup } from "./run-once.js";
import type { Mapping } from "./variables.js";

/** The options of `paystub run` that its gateways are started with. */
export type GatewayFlags = Pick<
  StartFlags,
  | "seed"
  | "sandbox"
  | "clock"
  | "assume"
  | "strict"
  | "fault"
  | "allowEgress"
  | "callbacksOpen"
  | "callbacksOpenPerTarget"
  | "sandboxesMax"
  | "config"
>;

/** The options of `paystub run` as they come from the command line. */
export interface RunFlags extends GatewayFlags, MatrixFlags, ReportFlags {
  readonly env?: Mapping;
  readonly allowNoCalls?: boolean;
  readonly onlyTests?: string;
  readonly reach?: FaultReach;
  readonly failOn?: readonly Gate[];
  /** The folder for records of runs that fail. */
  readonly record?: string;
  /** The folder for what was reached, and the share that is asked for. */
  readonly coverage?: string;
  readonly failUnder?: number;
}

/** The sandbox whose credentials a command gets unless another one is named. */
export const DEFAULT_SANDBOX = "shop";

/**
 * A config file may be that of a mock which is started by hand, on addresses that may be taken, for
 * others, and with data that no test may touch.
 */
function forTests(options: StartOptions): StartOptions {
  const { host: _, publicUrl: _url, trustProxy: _proxy, allowHosts: _hosts, ...here } = options;
  const { apiToken: _token, data: _data, keepDays: _keep, database: _database, ...rest } = here;
  return rest;
}

/** What a command is run with, from flags and config file. */
export async function setupOf(flags: RunFlags, command: CommandLine): Promise<RunSetup> {
  const { seed, sandbox, clock, assume, strict, fault, allowEgress, config } = flags;
  const { callbacksOpen, callbacksOpenPerTarget, sandboxesMax } = flags;
  const limits = { callbacksOpen, callbacksOpenPerTarget, sandboxesMax };
  const own = { seed, sandbox, clock, assume, strict, fault, allowEgress, ...limits, config };
  const chosen = Object.entries(own).filter(([, value]) => value !== undefined);
  const options = await startOptions(Object.fromEntries(chosen));
  const { orderPort, ...rest } = forTests(options);
  return {
    command,
    mapping: flags.env ?? {},
    ...(flags.onlyTests !== undefined && { onlyTests: flags.onlyTests }),
    sandbox: options.sandbox ?? DEFAULT_SANDBOX,
    gateway: { ...rest, port: 0, ...(orderPort !== undefined && { orderPort: 0 }) },
    rules: (options.faults ?? []) as readonly FaultOption[],
    ...(flags.coverage !== undefined && { coverage: new CoverageTally() }),
  };
}
