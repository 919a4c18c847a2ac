import { DEFAULT_SANDBOX } from "../../api/paths.js";
import {
  CELL_VERDICTS,
  CLIENT_TIMEOUT_MS,
  GATES,
  isCellVerdict,
  type Mapping,
  type RunFlags,
  type RunSetup,
  SOURCES,
} from "../../checks/run/options.js";
import type { CommandLine } from "../../checks/run/program.js";
import type { FaultOption } from "../../checks/run/rules.js";
import { lengthOf } from "../../control/instants.js";
import { optionsBehind } from "../../intercept/hosts.js";
import { presentFields } from "../arguments.js";
import { MISTAKES, NEXT_STEPS, RULES } from "../messages.js";
import { openGateway } from "../opened-gateway.js";
import { type CommandCall, forTests, givenOptions, interceptedIn, wordsAgain } from "../options.js";
import { checkDestinations, conclude, type ReportFlags } from "../reporting.js";
import { progressDisplay } from "../terminal.js";
import { CheckFailed, UsageError } from "../usage.js";

/** The flags of `paystub run` by the names that commander gives them. */
export interface GivenFlags extends ReportFlags {
  readonly config?: string;
  readonly [option: string]: unknown;
}

/** Runs tests against a fresh mock and reports what they did. */
export async function run(call: CommandCall<GivenFlags>): Promise<void> {
  const { words, flags: given, terminal, typed } = call;
  const { complain } = terminal;
  await checkDestinations(given);
  const [program = "", ...rest] = words;
  const { flags, setup } = await requestOf(given, [program, ...rest], complain, wordsAgain(typed));
  const command = await import("../../checks/run/command.js");
  const { report, exitCode } = await command.run(flags, setup, {
    complain,
    showProgress: () => progressDisplay("runs", complain, { silent: true }),
  });
  if (report) return conclude(report, given, terminal, exitCode);
  throw new CheckFailed(exitCode);
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
  const { gateway, leftOut } = forTests(config.gateway);
  if (leftOut.length > 0 && config.path !== undefined) {
    complain(`${NEXT_STEPS.leftOut(config.path, leftOut)}\n`);
  }
  if (run.matrix && junitFrom !== undefined && run.jobs !== undefined) {
    throw new UsageError(MISTAKES.exclusive("jobs of the config file", "--junit-from"));
  }
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
    flags: { ...run, ...lengths, again, ...(given.json && { json: true }) } as RunFlags,
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
  const flag = ["only", "isolate", "budget"].find((name) => flags[name] !== undefined);
  const verdict = ((failOn ?? []) as readonly string[]).find(isCellVerdict);
  const idle = flag ?? (verdict && `fail-on ${verdict}`);
  if (idle === undefined) return;
  throw new UsageError(MISTAKES.matrixMissing(`--${idle}`));
}

function inTwoColumns(rows: readonly string[]): string {
  const half = Math.ceil(rows.length / 2);
  const lines = rows.slice(0, half).map((row, n) => `  ${row.padEnd(34)}${rows[half + n] ?? ""}`);
  return lines.map((line) => line.trimEnd()).join("\n");
}

const sources = Object.entries(SOURCES).map(([source, name]) => `${source.padEnd(10)} ${name}`);

export const help = `Sources of --env, with the variables that the command gets in any case:
${inTwoColumns(sources)}
Gates: ${GATES.join(", ")}
Verdicts of cells, as further gates: ${CELL_VERDICTS.join(", ")}
Exit code: that of the command; 1 if a gate or the matrix fails; 2 if the command could not run

Example:
  paystub run --fail-on violations,callbacks --matrix faults -- npm test`;
