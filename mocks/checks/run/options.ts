import type { Assumptions } from "../../../spec/generated/assumptions.js";
import type { MatrixData, RunOptions } from "../../../spec/generated/files.types.js";
import type { RunningGateway } from "../../index.js";
import type { InterceptedHost } from "../../intercept/hosts.js";
import type { StartOptions } from "../../options.js";
import type { Progress } from "../../report/report.js";
import { sandboxVariables, VARIABLE_NAMES } from "../../sandbox-variables.js";
import type { CommandLine } from "./program.js";
import type { FaultOption } from "./rules.js";

/** Options of a gateway in which each switch has the id of its option. */
export type ReadOptions = Omit<StartOptions, "observer"> & {
  readonly assume?: Partial<Assumptions>;
};

/** Starts a gateway. The command line makes one line of what goes wrong. */
export type StartGateway = (options: StartOptions) => Promise<RunningGateway>;

/** What a run needs from its caller, which owns the terminal. */
export interface Surroundings {
  /** Prints what is reported on the way to the result. */
  readonly complain: (text: string) => void;
  /** Shows how far many runs are, and prints lines beside that. */
  readonly showProgress: () => Promise<{
    readonly report: Progress;
    print(text: string): void;
    close(): void;
  }>;
}

/** What a command is run with. */
export interface RunSetup {
  readonly start: StartGateway;
  readonly command: CommandLine;
  readonly mapping: Mapping;
  /** Which tests run, for the fixtures; all by default. */
  readonly onlyTests?: string;
  /** These tests are journeys, which a single fault must not fail. */
  readonly areJourneys?: boolean;
  /** The sandbox that its credentials open. */
  readonly sandbox: string;
  readonly gateway: ReadOptions;
  /** The fault rules of the gateway, the oldest first. */
  readonly rules: readonly FaultOption[];
  /** The rule of them that applies once in the run, over all sandboxes. */
  readonly onceInAll?: FaultOption;
  /** The hosts whose calls reach the mock. */
  readonly intercepted: readonly InterceptedHost[];
  /** It runs in a network of its own, where no call bypasses that. */
  readonly isIsolated: boolean;
  /** How long a client may wait for an answer. */
  readonly clientTimeoutMs: number;
  /** The JUnit file that the command writes, for tests that report nothing themselves. */
  readonly junitFrom?: string;
}

/** Something that a variable can be set to. */
type Source = keyof typeof VARIABLE_NAMES;

/** Names of a team's own variables, each with what it is set to. */
export type Mapping = Readonly<Record<string, Source>>;

/** The variables that a command gets. `secret` is what the sandbox takes as its secret. */
export function variablesFor(
  gateway: RunningGateway,
  { sandbox, secret, mapping }: { sandbox: string; secret: string; mapping: Mapping },
): Readonly<Record<string, string>> {
  const own = sandboxVariables(gateway, sandbox, secret);
  const mapped = Object.entries(mapping).map(([name, source]) => {
    return [name, own[VARIABLE_NAMES[source]]];
  });
  return { ...own, ...Object.fromEntries(mapped), ...withoutProxy(gateway.baseUrl) };
}

/** Lets a client that has a proxy call the mock directly. The variable has two spellings, and clients read one of them. */
function withoutProxy(baseUrl: string): Readonly<Record<string, string>> {
  const { NO_PROXY = "", no_proxy = NO_PROXY } = process.env;
  const own = [new URL(baseUrl).hostname, "127.0.0.1", "localhost"];
  const hosts = [...new Set([...no_proxy.split(","), ...own])].filter((host) => host !== "");
  return { NO_PROXY: hosts.join(","), no_proxy: hosts.join(",") };
}

/** The options of a run: the flags over those of the config file. */
export interface RunFlags
  extends Pick<
    RunOptions,
    | "accepted"
    | "allowNoCalls"
    | "failOn"
    | "isolate"
    | "jobs"
    | "matrix"
    | "only"
    | "reach"
    | "record"
    | "testsPerCell"
    | "verbose"
  > {
  /** The standard output is for the report. */
  readonly json?: boolean;
  /** The longest that a run may take, in milliseconds. */
  readonly timeout?: number;
  /** The time that the matrix may take, in milliseconds. */
  readonly budget?: number;
  /** The share of the cells that is run, counted from 1. */
  readonly shard?: { readonly index: number; readonly count: number };
  /** What the matrix found on the target branch. */
  readonly baseline?: MatrixData;
  /** The words of the command line that show a finding again. */
  readonly again: readonly string[];
}

/** What can be varied from run to run. */
export type MatrixKind = NonNullable<RunOptions["matrix"]>[number];

/** Default time limit of a run. A runner that never exits must not hold up a pipeline for hours. */
export const RUN_TIMEOUT_MS = 30 * 60_000;

/** Default time that a client may wait for an answer that never comes. */
export const CLIENT_TIMEOUT_MS = 10_000;

/** What the verdict can be made to fail on. */
export const GATES = ["violations", "tolerated", "assumed", "invariants", "callbacks"] as const;
export type Gate = (typeof GATES)[number];

/** The verdicts on cells that a matrix can be made to fail on besides `bug`. */
export const CELL_VERDICTS = ["expected", "unclear", "not-exercised"] as const;
type CellVerdict = (typeof CELL_VERDICTS)[number];
type FailOn = NonNullable<RunOptions["failOn"]>[number];

export const isGate = (name: FailOn): name is Gate => GATES.some((gate) => gate === name);

export const isCellVerdict = (name: string): name is CellVerdict =>
  CELL_VERDICTS.some((verdict) => verdict === name);
