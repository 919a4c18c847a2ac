import { join } from "node:path";
import type { Shadow, ShadowOptions } from "../../../contracts/shadow/shadow.js";
import { LINES } from "../../checks/run/messages.js";
import { forTests } from "../../checks/run/options.js";
import { type CommandLine, type Ended, Interrupt, startProgram } from "../../checks/run/program.js";
import { shellLine } from "../../checks/run/rules.js";
import { endingOfRun, exitCodeOf } from "../../checks/run/verdict.js";
import type { RunningGateway, StartOptions } from "../../index.js";
import type { Report, Section } from "../../report/report.js";
import { realClock } from "../../sandbox/real-clock.js";
import { messageOf } from "../../sandbox/result.js";
import { presentFields } from "../arguments.js";
import { conclude } from "../reporting.js";
import { openGateway, reportUnusedConfig, type StartFlags, startOptions } from "../start.js";
import type { Streams } from "../terminal.js";
import { CheckFailed } from "../usage.js";
import { SHADOW_VARIABLES, type ShadowFlags, type ShadowSource } from "./shadow-options.js";

/** The sandbox that gets the calls. */
const SANDBOX = "shadow";

/** How long comparisons may go on when the command has ended. */
const REST_MS = 30_000;

/** A command that ran beside its shadow. */
interface ShadowRun {
  readonly ended: Ended;
  readonly interruptedBy: NodeJS.Signals | undefined;
  readonly durationMs: number;
}

/**
 * Runs a command against a service and a mock at once, and reports how their answers differ. Throws
 * `CheckFailed` with the exit code where that is not 0.
 */
export async function runShadow(
  flags: ShadowFlags,
  command: CommandLine,
  { write, complain }: Streams,
): Promise<void> {
  reportUnusedConfig(flags.config, complain);
  const { openShadow, shadowSettings } = await import("../../../contracts/shadow/shadow.js");
  const mock = await mockOptions(flags);
  const { secret, options } = shadowSettings(mock.settings);
  const errors: unknown[] = [];
  const observer = { error: (error: unknown) => void errors.push(error) };
  const gateway = await openGateway({ ...mock, ...options, port: 0, sandbox: SANDBOX, observer });
  const interrupt = new Interrupt();
  let shadow: Shadow | undefined;
  try {
    shadow = await openShadow(serviceOf(flags), { gateway, sandbox: SANDBOX, secret });
    const ran = await runBeside(flags, command, shadow, interrupt);
    const { shadowVerdict, shadowData } = await import("../../../contracts/shadow/report.js");
    const evidence = await shadow.finish(REST_MS);
    for (const error of errors) complain(`${messageOf(error)}\n`);
    const { passed, counts, sections } = shadowVerdict(evidence, flags.failOn ?? []);
    const calls = evidence.operations.length > 0 || ran.interruptedBy !== undefined;
    const isIdle = !calls && flags.allowNoCalls !== true;
    const isGood = passed && exitCodeOf(ran) === 0 && !isIdle;
    const record = isGood ? undefined : await recordOf(gateway, flags, complain);
    const report: Report = {
      title: "paystub shadow",
      passed: isGood,
      summary: `The command ${endingOfRun(ran)}: ${counts}.${isIdle ? ` ${NOTHING_CALLED}` : ""}`,
      sections: [commandSection(command, ran, isIdle, record), ...sections],
      data: shadowData(evidence),
    };
    const exitCode = exitCodeOf(ran);
    await conclude(report, flags, write).catch((error: unknown) => {
      const own = error instanceof CheckFailed && exitCode !== 0;
      throw own ? new CheckFailed(exitCode) : error;
    });
  } finally {
    interrupt.close();
    await shadow?.close();
    await gateway.close();
  }
}

/** The options of the mock, from flags and files. What it keeps, and where it listens, is its own. */
async function mockOptions({ seed, assume, strict, config }: ShadowFlags): Promise<StartOptions> {
  const chosen = presentFields<StartFlags>({ seed, assume, strict, config });
  const { orderPort: _, clock: __, ...options } = forTests(await startOptions(chosen));
  return options;
}

function serviceOf(flags: ShadowFlags): ShadowOptions {
  const { baseUrl, orderUrl, shop: shopUrl, shopPort, allowProduction } = flags;
  const confirmedHosts = flags.confirmHost;
  return {
    baseUrl,
    ...presentFields({ orderUrl, shopUrl, shopPort, allowProduction, confirmedHosts }),
  };
}

/** What to do where the service was not called. */
const NOTHING_CALLED = LINES.nothingCalled("service");

async function runBeside(
  { env = {}, json }: ShadowFlags,
  command: CommandLine,
  shadow: Shadow,
  interrupt: Interrupt,
): Promise<ShadowRun> {
  const begun = realClock.elapsedMs();
  // A report in JSON has the standard output for itself.
  const output = json ? "beside" : "shown";
  const program = startProgram({ command, variables: variablesOf(shadow, env), output });
  const leave = interrupt.add(program.signal, program.sharesTerminal);
  try {
    const ended = await program.ended;
    const durationMs = realClock.elapsedMs() - begun;
    return { ended, durationMs, interruptedBy: interrupt.signal };
  } finally {
    leave();
  }
}

function variablesOf(
  { baseUrl, orderUrl, testUrl, shopUrl }: Shadow,
  env: Readonly<Record<string, ShadowSource>>,
): Readonly<Record<string, string>> {
  const values = { base: baseUrl, order: orderUrl, test: testUrl, shop: shopUrl };
  const named = Object.entries(env).map(([name, source]) => [source, name] as const);
  const pairs = [...SHADOW_VARIABLES, ...named].flatMap(([source, name]) => {
    const value = values[source];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

async function recordOf(
  gateway: RunningGateway,
  { record: folder }: ShadowFlags,
  complain: Streams["complain"],
): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  const path = join(folder, "shadow.html");
  try {
    return await gateway.record(path, SANDBOX);
  } catch (error) {
    complain(`the record ${path} could not be written (${messageOf(error)})\n`);
    return undefined;
  }
}

function commandSection(
  command: CommandLine,
  ran: ShadowRun,
  isIdle: boolean,
  record: string | undefined,
): Section {
  const isBad = exitCodeOf(ran) !== 0;
  const hasFailed = isBad || isIdle;
  const message = isBad ? `It ${endingOfRun(ran)}.` : NOTHING_CALLED;
  const status = hasFailed ? "failed" : "passed";
  const { durationMs } = ran;
  const about = { ...(hasFailed && { message }), ...(record !== undefined && { record }) };
  return { name: "Command", cases: [{ name: shellLine(command), status, durationMs, ...about }] };
}
