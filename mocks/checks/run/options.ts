import { nearestName } from "../../api/near-names.js";
import { DEFAULT_SANDBOX } from "../../api/paths.js";
import { sandboxPath } from "../../api/sandbox-url.js";
import { invalidValue, lengthMs, presentFields } from "../../cli/arguments.js";
import type { FaultOption, Reach } from "../../cli/fault-option.js";
import { MISTAKES, RULES } from "../../cli/messages.js";
import { forTests, givenOptions, interceptedIn, type ReadOptions } from "../../cli/options.js";
import type { ReportFlags } from "../../cli/reporting.js";
import { UsageError } from "../../cli/usage.js";
import type { RunningGateway } from "../../index.js";
import { type InterceptedHost, optionsBehind } from "../../intercept/hosts.js";
import { LINES } from "./messages.js";
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
  /** The rule of them that applies once in the run, over all sandboxes. */
  readonly onceInAll?: FaultOption;
  /** The hosts whose calls reach the mock. */
  readonly intercepted: readonly InterceptedHost[];
  /** The JUnit file that the command writes, for tests that report nothing themselves. */
  readonly junitFrom?: string;
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
    if (name === "") throw invalidValue(RULES.variable);
    if (isSource(source)) return { ...earlier, [name]: source };
    throw invalidValue(RULES.source(sources), nearestName(sources, source));
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
    base: baseUrl + sandboxPath(sandbox),
    order: orderUrl + sandboxPath(sandbox),
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
  return {
    ...Object.fromEntries(pairs.map(([source, name]) => [name, values[source]])),
    ...withoutProxy(baseUrl),
  };
}

/** Lets a client that has a proxy call the mock directly. The variable has two spellings, and clients read one of them. */
function withoutProxy(baseUrl: string): Readonly<Record<string, string>> {
  const { NO_PROXY = "", no_proxy = NO_PROXY } = process.env;
  const own = [new URL(baseUrl).hostname, "127.0.0.1", "localhost"];
  const hosts = [...new Set([...no_proxy.split(","), ...own])].filter((host) => host !== "");
  return { NO_PROXY: hosts.join(","), no_proxy: hosts.join(",") };
}

/** The flags of `paystub run` by the names that commander gives them. */
export interface GivenFlags extends ReportFlags {
  readonly config?: string;
  /** The words that show a finding again, without the fault or the switch of its cell. */
  readonly again?: readonly string[];
  readonly [option: string]: unknown;
}

/** The options of a run: the flags over those of the config file. */
export interface RunFlags extends ReportFlags {
  readonly env?: Mapping;
  readonly allowNoCalls?: boolean;
  readonly failOn?: readonly FailOn[];
  /** The longest that a run may take, in milliseconds. */
  readonly timeout?: number;
  /** The folder for records of runs that fail. */
  readonly record?: string;
  readonly matrix?: readonly MatrixKind[];
  readonly only?: readonly string[];
  readonly jobs?: Jobs;
  /** Whether a fault of the matrix with times=1 applies once in the run, or once in each sandbox. */
  readonly reach?: Reach;
  /** The time that the matrix may take, in milliseconds. */
  readonly budget?: number;
  /** How long a client may wait for an answer, in milliseconds. */
  readonly clientTimeout?: number;
  /** The words of the command line that show a finding again. */
  readonly again: readonly string[];
}

/** What a command is run with, and its options, from flags and config file. */
export async function requestOf(
  { again = [], ...given }: GivenFlags,
  command: CommandLine,
  complain: (text: string) => void = () => undefined,
): Promise<{ readonly flags: RunFlags; readonly setup: RunSetup }> {
  const config = await givenOptions("run", given);
  const { timeout, budget, clientTimeout, journeys, onlyTests, junitFrom, ...run } = config.run;
  const intercepted = interceptedIn(config);
  const { gateway, leftOut } = forTests(config.gateway);
  if (leftOut.length > 0 && config.path !== undefined) {
    complain(LINES.leftOut(config.path, leftOut));
  }
  if (run.matrix && junitFrom !== undefined && run.jobs !== undefined) {
    throw new UsageError(MISTAKES.exclusive("--jobs", "--junit-from"));
  }
  const lengths = presentFields({
    timeout: timeout && lengthMs(timeout),
    budget: budget && lengthMs(budget),
    clientTimeout: clientTimeout && lengthMs(clientTimeout),
  });
  const tests =
    patternIn(config.path, { onlyTests }) ?? (run.matrix && patternIn(config.path, { journeys }));
  const all = (gateway.faults ?? []) as readonly FaultOption[];
  const rules = all.map(({ reach: _, ...rule }) => rule);
  const once = rules[all.findIndex(({ reach }) => reach === "run")];
  const { json, report, verbose } = given;
  const form = presentFields<ReportFlags>({ json, report, verbose });
  return {
    flags: { ...form, ...run, ...lengths, again } as RunFlags,
    setup: {
      command,
      mapping: (run.env ?? {}) as Mapping,
      ...(tests !== undefined && { onlyTests: tests, areJourneys: onlyTests === undefined }),
      sandbox: gateway.sandbox ?? DEFAULT_SANDBOX,
      gateway: {
        ...gateway,
        port: 0,
        ...(intercepted.length > 0 && optionsBehind(intercepted, gateway)),
        ...(rules.length > 0 && { faults: rules }),
      },
      intercepted,
      rules,
      ...(once && { onceInAll: once }),
      ...(junitFrom !== undefined && { junitFrom }),
    },
  };
}

/** A pattern of the config file. Throws a usage error unless it is a regular expression. */
function patternIn(path = "", named: Readonly<Record<string, string | undefined>>) {
  const [[name, text] = []] = Object.entries(named);
  if (text === undefined) return undefined;
  try {
    new RegExp(text);
    return text;
  } catch {
    throw new UsageError(MISTAKES.wrongConfig(path, `${name} ${RULES.pattern}`));
  }
}

/** What can be varied from run to run. */
export const MATRICES = ["faults", "assumptions"] as const;
export type MatrixKind = (typeof MATRICES)[number];

/** How many runs may go on at once; `auto`: as many as the processors bear. */
export type Jobs = number | "auto";

/** Default time limit of a run. A runner that never exits must not hold up a pipeline for hours. */
export const RUN_TIMEOUT_MS = 30 * 60_000;

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
  throw invalidValue(RULES.matrix);
}

/** Reads how many runs may go on side by side. */
export function jobCount(text: string): Jobs {
  if (text === "auto") return text;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw invalidValue(RULES.jobs);
}

/** Rejects flags of a matrix without a matrix: they would have no effect. */
export function checkMatrixFlags({ matrix, failOn, ...flags }: GivenFlags): void {
  if (matrix) return;
  const flag = ["only", "jobs", "budget"].find((name) => flags[name] !== undefined);
  const verdict = ((failOn ?? []) as readonly FailOn[]).find(isCellVerdict);
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
    throw invalidValue(RULES.oneOf(all), nearestName(all, unknown));
  };
}

/** Reads `--fail-on <gate,...>`, with the verdicts of a matrix. */
export const gates = collectGates<FailOn>({ ...GATES, ...CELL_VERDICTS });
