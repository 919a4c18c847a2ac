import type { RunOptions } from "../../../spec/generated/files.types.js";
import { DEFAULT_SANDBOX } from "../../api/paths.js";
import { merged } from "../../checks/matrix/result.js";
import {
  CELL_VERDICTS,
  CLIENT_TIMEOUT_MS,
  GATES,
  isCellVerdict,
  type Mapping,
  type RunFlags,
  type RunSetup,
} from "../../checks/run/options.js";
import type { CommandLine } from "../../checks/run/program.js";
import type { FaultOption } from "../../checks/run/rules.js";
import { lengthOf } from "../../control/instants.js";
import { optionsBehind } from "../../intercept/hosts.js";
import { VARIABLE_NAMES } from "../../sandbox-variables.js";
import { presentFields } from "../arguments.js";
import { baselineIn, shardsIn } from "../matrix-reports.js";
import { MISTAKES, NEXT_STEPS, RULES } from "../messages.js";
import { openGateway } from "../opened-gateway.js";
import {
  type CommandCall,
  forTests,
  givenOptions,
  interceptedIn,
  longOf,
  readConfig,
  wordsAgain,
} from "../options.js";
import { checkDestinations, conclude, type ReportFlags } from "../reporting.js";
import { progressDisplay } from "../terminal.js";
import { CheckFailed, UsageError } from "../usage.js";

/** The flags of `paystub run` by the names that commander gives them. */
export interface GivenFlags extends ReportFlags {
  readonly config?: string;
  readonly merge?: string;
  readonly baseline?: string;
  readonly shard?: { readonly index: number; readonly count: number };
  readonly [option: string]: unknown;
}

/** Runs tests against a fresh mock and reports what they did. */
export async function run(call: CommandCall<GivenFlags>): Promise<void> {
  const { words, flags: given, terminal, typed } = call;
  const { complain } = terminal;
  await checkDestinations(given);
  if (given.merge !== undefined) return merge(given.merge, call);
  const [program, ...rest] = words;
  if (program === undefined) throw new UsageError(MISTAKES.commandMissing);
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const { flags, setup } = await requestOf(given, [program, ...rest], note, wordsAgain(typed));
  if (setup.isIsolated) {
    const { isInside, runInside } = await import("../../checks/run/isolation.js");
    if (!isInside()) throw new CheckFailed(await runInside(setup.intercepted, typed));
  }
  complain(notes.join(""));
  const command = await import("../../checks/run/command.js");
  const { report, exitCode } = await command.run(flags, setup, {
    complain,
    showProgress: () => progressDisplay("runs", complain, { silent: true }),
  });
  if (report) return conclude(report, shownAs(given, flags), terminal, exitCode);
  throw new CheckFailed(exitCode);
}

/** How a report is printed: the config file may ask for all of it. */
function shownAs(given: GivenFlags, { verbose }: Pick<RunOptions, "verbose">): ReportFlags {
  return { ...given, ...(verbose && { verbose }) };
}

/** What `--merge` goes with: it runs nothing. */
const WITH_MERGE = ["merge", "baseline", "config", "report", "json"];

/** Makes one report of the JSON reports of all shards. */
async function merge(folder: string, { flags: given, words, terminal }: CommandCall<GivenFlags>) {
  const [word] = words;
  if (word !== undefined) throw new UsageError(MISTAKES.exclusive("--merge", "a command"));
  const other = Object.keys(given).find((name) => !WITH_MERGE.includes(name));
  if (other !== undefined)
    throw new UsageError(MISTAKES.exclusive("--merge", longOf("run", other)));
  const { run: config } = await readConfig(given.config);
  const baseline = given.baseline && (await baselineIn(given.baseline, terminal.complain));
  const shards = await shardsIn(folder);
  const { matrixReport } = await import("../../checks/matrix/report.js");
  const report = matrixReport(merged(shards), {
    ...presentFields({ baseline: baseline || undefined, accepted: config.accepted }),
  });
  return conclude(report, shownAs(given, config), terminal);
}

/** What a command is run with, and its options, from flags and config file. `again` shows a finding again. */
export async function requestOf(
  given: GivenFlags,
  command: CommandLine,
  complain: (text: string) => void = () => undefined,
  again: readonly string[] = [],
): Promise<{ readonly flags: RunFlags; readonly setup: RunSetup }> {
  const config = await givenOptions("run", given);
  const { timeout, budget, clientTimeout, journeys, onlyTests, junitFrom, ...run } = config.run;
  if (!run.matrix) refuseMatrixFlags(given);
  const intercepted = interceptedIn(config);
  const isIsolated = run.isolate?.includes("network") ?? false;
  if (isIsolated && intercepted.length === 0) {
    throw new UsageError(MISTAKES.otherMissing("--isolate network", "--intercept"));
  }
  // All cells would share its port 443.
  if (isIsolated && run.jobs !== undefined) {
    throw new UsageError(MISTAKES.exclusive("jobs of the config file", "--isolate network"));
  }
  const { gateway, leftOut } = forTests(config.gateway);
  if (leftOut.length > 0 && config.path !== undefined) {
    complain(`${NEXT_STEPS.leftOut(config.path, leftOut)}\n`);
  }
  if (run.matrix && junitFrom !== undefined && run.jobs !== undefined) {
    throw new UsageError(MISTAKES.exclusive("jobs of the config file", "--junit-from"));
  }
  const baseline = given.baseline && (await baselineIn(given.baseline, complain));
  const lengths = presentFields({
    timeout: timeout && lengthOf(timeout),
    budget: budget && lengthOf(budget),
  });
  const tests =
    patternIn(config.path, { onlyTests }) ?? (run.matrix && patternIn(config.path, { journeys }));
  const all = (gateway.faults ?? []) as readonly FaultOption[];
  const rules = all.map(({ reach: _, ...rule }) => rule);
  const once = rules[all.findIndex(({ reach }) => reach === "run")];
  return {
    flags: {
      ...{ ...run, ...lengths },
      again: isIsolated ? [...again, "--isolate", "network"] : again,
      ...presentFields({ baseline: baseline || undefined, shard: given.shard }),
      ...(given.json && { json: true }),
    } as RunFlags,
    setup: {
      ...{ start: openGateway, command },
      clientTimeoutMs: clientTimeout ? lengthOf(clientTimeout) : CLIENT_TIMEOUT_MS,
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
      isIsolated,
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

/** Rejects flags of a matrix without a matrix: they would have no effect. */
function refuseMatrixFlags({ failOn, ...flags }: GivenFlags): void {
  const isOfCells = (flags.isolate as RunOptions["isolate"])?.includes("cells");
  const flag =
    ["only", "shard", "baseline"].find((name) => flags[name] !== undefined) ??
    (isOfCells ? "isolate cells" : undefined);
  const verdict = ((failOn ?? []) as readonly string[]).find(isCellVerdict);
  const idle = flag ?? (verdict && `fail-on ${verdict}`);
  if (idle === undefined) return;
  throw new UsageError(MISTAKES.matrixMissing(`--${idle}`));
}

export const help = `The command gets ${VARIABLE_NAMES.base}, ${VARIABLE_NAMES.token} and more variables.
"env" in paystub.json sets variables of its own to the same values.
Gates: ${GATES.join(", ")}
Verdicts of cells, as further gates: ${CELL_VERDICTS.join(", ")}
Exit code: that of the command; 1 if a gate or the matrix fails; 2 if the command could not run

Examples:
  paystub run --fail-on violations,callbacks --matrix faults -- npm test
  paystub run --merge reports --baseline main.json --report comment.md`;
