import { nearestName } from "../../api/near-names.js";
import { DEFAULT_SANDBOX } from "../../api/paths.js";
import { invalidValue } from "../../cli/arguments.js";
import type { FaultOption } from "../../cli/fault-option.js";
import { MISTAKES, RULES } from "../../cli/messages.js";
import type { ReportFlags } from "../../cli/reporting.js";
import { type ReadOptions, readConfig, type StartFlags, startOptions } from "../../cli/start.js";
import { UsageError } from "../../cli/usage.js";
import type { RunningGateway } from "../../index.js";
import { CoverageTally } from "../../observe/coverage/tally.js";
import type { CommandLine } from "./program.js";

/** What a command is run with. */
export interface RunSetup {
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
  /** Counts what its traffic reaches, where that is wanted; runs side by side share one. */
  readonly coverage?: CoverageTally;
}

/** The values that a gateway passes to the command. */
const SOURCES = {
  base: "PAYSTUB_BASE_URL",
  order: "PAYSTUB_ORDER_URL",
  control: "PAYSTUB_CONTROL_URL",
  sandbox: "PAYSTUB_SANDBOX",
  token: "PAYSTUB_TOKEN",
  apiId: "PAYSTUB_API_ID",
  secretKey: "PAYSTUB_SECRET_KEY",
  profileNo: "PAYSTUB_PROFILE_NO",
  apiKey: "PAYSTUB_API_KEY",
} as const;

/** Something that a variable can be set to. */
export type Source = keyof typeof SOURCES;

/** Names of a team's own variables, each with what it is set to. */
export type Mapping = Readonly<Record<string, Source>>;

/** The variables that are always set, for the help text. */
export const VARIABLES: readonly (readonly [Source, string])[] = Object.entries(SOURCES).map(
  ([source, name]) => [source as Source, name],
);

/** Reads the `NAME=source` pairs of `--env`, for the sources that a command knows. */
export function collectMapping<Name extends string>(sources: readonly Name[]) {
  const isSource = (text: string): text is Name => sources.some((one) => one === text);
  return (
    text: string,
    earlier: Readonly<Record<string, Name>> = {},
  ): Readonly<Record<string, Name>> => {
    const [, name = "", source = ""] = text.match(/^([A-Za-z_]\w*)=(.*)$/s) ?? [];
    if (name === "") throw invalidValue(text, RULES.variable);
    if (isSource(source)) return { ...earlier, [name]: source };
    throw invalidValue(source, RULES.source(sources), nearestName(sources, source));
  };
}

/** Collects the `NAME=source` pairs of `--env`. */
export const mapping = collectMapping(Object.keys(SOURCES) as Source[]);

/** The variables that a command gets. `secret` is what the sandbox takes as its secret. */
export function variablesFor(
  { baseUrl, orderUrl, controlUrl }: RunningGateway,
  { sandbox, secret, mapping }: { sandbox: string; secret: string; mapping: Mapping },
): Readonly<Record<string, string>> {
  const values: Readonly<Record<Source, string>> = {
    base: baseUrl,
    order: orderUrl,
    control: controlUrl,
    sandbox,
    token: `sandbox_${sandbox}`,
    apiId: sandbox,
    secretKey: secret,
    profileNo: sandbox,
    apiKey: secret,
  };
  const pairs: readonly (readonly [Source, string])[] = [
    ...VARIABLES,
    ...Object.entries(mapping).map(([name, source]) => [source, name] as const),
  ];
  return Object.fromEntries(pairs.map(([source, name]) => [name, values[source]]));
}

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
  readonly failOn?: readonly FailOn[];
  /** The longest that a run may take. */
  readonly timeout?: number;
  /** Print every case of the report. */
  readonly verbose?: boolean;
  /** The folder for records of runs that fail. */
  readonly record?: string;
  /** The folder for what was reached, and the share that is asked for. */
  readonly coverage?: string;
  readonly failUnder?: number;
}

/**
 * A config file may be that of a mock which is started by hand, on addresses that may be taken, for
 * others, and with data that no test may touch.
 */
export function forTests(options: ReadOptions): ReadOptions {
  const { host: _, publicUrl: _url, trustProxy: _proxy, allowHosts: _hosts, ...here } = options;
  const { apiToken: _token, data: _data, keep: _keep, database: _database, ...rest } = here;
  return rest;
}

/** The default name pattern of journeys. */
const JOURNEYS = "journey";

/** Which tests of a matrix are journeys; undefined where all of its tests are to run. */
async function journeysOf({ journeys, config }: RunFlags): Promise<string | undefined> {
  if (journeys === true) return JOURNEYS;
  if (journeys !== undefined || config === undefined) return journeys;
  const { journeys: named } = await readConfig(config);
  try {
    return named === undefined ? undefined : pattern(named);
  } catch {
    throw new UsageError(MISTAKES.wrongConfig(config, `journeys ${RULES.pattern}`));
  }
}

/** What a command is run with, from flags and config file. */
export async function setupOf(flags: RunFlags, command: CommandLine): Promise<RunSetup> {
  const { seed, sandbox, clock, assume, strict, fault, allowEgress, config } = flags;
  const { callbacksOpen, callbacksOpenPerTarget, sandboxesMax } = flags;
  const limits = { callbacksOpen, callbacksOpenPerTarget, sandboxesMax };
  const own = { seed, sandbox, clock, assume, strict, fault, allowEgress, ...limits, config };
  const chosen = Object.entries(own).filter(([, value]) => value !== undefined);
  const options = await startOptions(Object.fromEntries(chosen));
  const { onlyTests } = flags;
  const tests = onlyTests ?? (flags.matrix && (await journeysOf(flags)));
  const { orderPort, ...rest } = forTests(options);
  return {
    command,
    mapping: flags.env ?? {},
    ...(tests !== undefined && { onlyTests: tests, areJourneys: onlyTests === undefined }),
    sandbox: options.sandbox ?? DEFAULT_SANDBOX,
    gateway: { ...rest, port: 0, ...(orderPort !== undefined && { orderPort: 0 }) },
    rules: (options.faults ?? []) as readonly FaultOption[],
    ...(flags.coverage !== undefined && { coverage: new CoverageTally() }),
  };
}

/** What can be varied from run to run. */
export const MATRICES = ["faults", "assumptions"] as const;
export type MatrixKind = (typeof MATRICES)[number];

/** How many runs may go on at once; `auto`: as many as the processors bear. */
export type Jobs = number | "auto";

/** The options that only a matrix has. */
export interface MatrixFlags {
  readonly matrix?: readonly MatrixKind[];
  readonly only?: readonly string[];
  readonly jobs?: Jobs;
  readonly budget?: number;
  readonly clientTimeout?: number;
  /** Which tests are journeys: they alone run, and a single fault must not fail them. */
  readonly journeys?: string | true;
}

/** What a rule with `times=1` is limited by: all sandboxes of a run together, or each. */
export const REACHES = ["run", "sandbox"] as const;
export type FaultReach = (typeof REACHES)[number];

/** Default time that a client may wait for an answer that never comes. */
export const CLIENT_TIMEOUT_MS = 10_000;

/** Reads `--matrix faults,assumptions`. */
export function matrixKinds(
  text: string,
  earlier: readonly MatrixKind[] = [],
): readonly MatrixKind[] {
  const names = text.split(",").map((name) => name.trim());
  const known = MATRICES.filter((kind) => names.includes(kind) || earlier.includes(kind));
  if (names.every((name) => MATRICES.some((kind) => kind === name))) return known;
  throw invalidValue(text, RULES.matrix);
}

/** Reads a regular expression, which stays a text: the tests that it is for read it again. */
export function pattern(text: string): string {
  try {
    new RegExp(text);
    return text;
  } catch {
    throw invalidValue(text, RULES.pattern);
  }
}

/** Reads how many runs may go on side by side. */
export function jobCount(text: string): Jobs {
  if (text === "auto") return text;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw invalidValue(text, RULES.jobs);
}

/** Rejects options of a matrix without a matrix: they would have no effect. */
export function checkMatrixFlags({ matrix, failOn = [], ...flags }: RunFlags): void {
  if (matrix) return;
  const { only, jobs, budget, clientTimeout, journeys } = flags;
  const matrixFlags = { only, jobs, budget, "client-timeout": clientTimeout, journeys };
  const flag = Object.entries(matrixFlags).find(([, value]) => value !== undefined)?.[0];
  const verdict = failOn.find(isCellVerdict);
  const idle = flag ?? (verdict && `fail-on ${verdict}`);
  if (idle === undefined) return;
  throw new UsageError(MISTAKES.matrixMissing(`--${idle}`));
}

/** What the verdict can be made to fail on, each with what it looks at. */
export const GATES = {
  violations: "requests that the mock rejects because they break the contract",
  tolerated: "deviations that the mock tolerates",
  assumed: "uses of assumed operations and behaviour",
  invariants: "rules that hold for every correct shop, such as: no order is paid twice",
  callbacks: "callbacks that your shop did not answer with success before the command ended",
} as const;

export type Gate = keyof typeof GATES;

/** The verdicts on cells that a matrix can be made to fail on besides `bug`. */
export const CELL_VERDICTS = {
  expected: "a test fails because it asserts a success that the fault prevents",
  unclear: "paystub cannot decide whether the shop is right",
  "not-exercised": "the fault had nothing to apply to",
} as const;

export type CellVerdict = keyof typeof CELL_VERDICTS;
export type FailOn = Gate | CellVerdict;

export const isGate = (text: string): text is Gate => Object.hasOwn(GATES, text);

export const isCellVerdict = (text: string): text is CellVerdict =>
  Object.hasOwn(CELL_VERDICTS, text);

/** Reads the gates of `--fail-on <gate,...>`, for those that a command knows. */
export function collectGates<Name extends string>(known: Readonly<Record<Name, string>>) {
  const isGate = (text: string): text is Name => Object.hasOwn(known, text);
  return (text: string, earlier: readonly Name[] = []): readonly Name[] => {
    const names = text.split(",").map((name) => name.trim());
    const good = names.filter(isGate);
    const unknown = names.find((name) => !isGate(name));
    if (unknown === undefined) return [...new Set([...earlier, ...good])];
    const all = Object.keys(known);
    throw invalidValue(unknown, RULES.oneOf(all), nearestName(all, unknown));
  };
}

/** Reads `--fail-on <gate,...>`, with the verdicts of a matrix. */
export const gates = collectGates<FailOn>({ ...GATES, ...CELL_VERDICTS });

/**
 * Refusals that a caller causes by breaking the contract. A business refusal, such as a declined payment,
 * and an expired token happen to a good integration too, so they do not count.
 */
export const VIOLATIONS: ReadonlySet<string> = new Set([
  "invalid-fields",
  "broken-json",
  "content-type",
  "body-too-large",
  "too-deep",
  "forbidden-key",
  "no-such-operation",
  "method-not-allowed",
  "broken-path",
  "token-missing",
  "token-malformed",
]);
