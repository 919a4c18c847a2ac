import { availableParallelism } from "node:os";
import { type Command, Option } from "commander";
import type { Interruption } from "../../checks/explore/interruption.js";
import { Interrupt, signalExitCode } from "../../checks/run/program.js";
import { shellLine } from "../../checks/run/rules.js";
import { realClock } from "../../sandbox/real-clock.js";
import { lengthMs, positive, whole } from "../arguments.js";
import { projectAt } from "../init/project.js";
import { MISTAKES } from "../messages.js";
import { optionsOf } from "../options.js";
import { addReportOptions, checkDestinations, conclude, type ReportFlags } from "../reporting.js";
import { shown, type Write } from "../terminal.js";
import { CheckFailed, UsageError } from "../usage.js";

/** How long what is under way may take after a signal. */
const GRACE_MS = 2000;

/**
 * How an exploration ends early: the first signal interrupts it, a second one ends the process immediately.
 * Any other early end is reported, because it must not pass for a verdict.
 */
class BreakOff {
  // The code of a shop gets another one.
  readonly #exit = process.exit;
  readonly #interrupt = new Interrupt();
  readonly #complain: Write;
  readonly interruption: Interruption;

  constructor(complain: Write) {
    this.#complain = complain;
    process.once("exit", this.#early);
    const givenUp = new Promise<void>((resolve) => {
      this.#interrupt.add((signal) => {
        if (signal === "SIGKILL") this.#endAtOnce();
        else realClock.wait(GRACE_MS, resolve);
      }, false);
    });
    this.interruption = { by: () => this.#interrupt.signal, givenUp };
  }

  /** Throws after a signal, with its exit code. */
  check(): void {
    const { signal } = this.#interrupt;
    if (signal !== undefined) throw new CheckFailed(signalExitCode(signal));
  }

  /** Throws the original error; after a signal its exit code counts, for any verdict so far. */
  rethrow(error: unknown): never {
    const hasNoReport = error instanceof Error && error.name === "CouldNotRun";
    if (hasNoReport && this.#interrupt.signal) this.#complain(`paystub: ${error.message}\n`);
    if (hasNoReport || error instanceof CheckFailed) this.check();
    throw error;
  }

  close(): void {
    process.off("exit", this.#early);
    this.#interrupt.close();
  }

  readonly #early = (code: number): void => {
    if (code !== 0) return;
    this.#complain("paystub: the process ended before all was explored, which proves nothing\n");
    process.exitCode = 1;
  };

  #endAtOnce(): never {
    return this.#exit(signalExitCode(this.#interrupt.signal ?? "SIGKILL"));
  }
}

/** The options of `paystub explore` as they come from the command line. */
interface ExploreFlags extends ReportFlags {
  readonly shop?: string;
  readonly runs: number;
  readonly seed: number;
  readonly jobs?: number;
  readonly budget?: number;
  readonly callTimeout?: number;
  readonly stutter?: boolean;
  readonly keepGoing?: boolean;
  readonly failures?: string;
  readonly record?: string;
  readonly replay?: string;
  readonly port?: number;
  readonly allowEgress?: readonly string[];
}

/** Shops wait a lot, and waits overlap. */
const JOBS_PER_PROCESSOR = 16;

const HELP = `
An adapter says how to use your shop: how to place an order, read its state, and whatever else your shop can do.
It is a module that exports openShop, or an HTTP address.

Failures that share a cause are one finding, with the shortest sequence that shows it. paystub keeps these sequences
and tries them first the next time. Commit them.

Exit codes: 0 no sequence failed, 1 a sequence failed, 2 paystub could not explore, 128 plus the number of the signal
that interrupted it. After the first Ctrl-C, SIGTERM or SIGHUP, running sequences get two seconds to end, and paystub
reports what it found by then. A second signal ends paystub at once.

Examples:
  paystub explore --shop test/shop-adapter.mjs
  paystub explore --shop test/shop-adapter.mjs --runs 10000 --budget 5m --report explore.xml
  paystub explore --shop http://127.0.0.1:3000/explore --port 4010
  paystub explore --shop test/shop-adapter.mjs --replay .paystub/failures/ships-twice-1f2e3d4c.json`;

/** Adds `explore`. What it needs is only loaded when it is to run. */
export function addExplore(paystub: Command, write: Write): void {
  const command = paystub
    .command("explore")
    .description("search for sequences of events that break your shop");
  for (const option of [...whatOptions(), ...howOptions()]) command.addOption(option);
  addReportOptions(command)
    .addHelpText("after", HELP)
    .action(async (flags: ExploreFlags) => {
      await run(flags, write, command);
    });
}

function whatOptions(): readonly Option[] {
  return [
    new Option("--shop <adapter>", "adapter: a module, or a URL"),
    new Option("--runs <n>", "number of sequences").argParser(positive).default(1000),
    new Option("--budget <length>", "start no new sequence after this time, such as 10m") //
      .argParser(lengthMs),
    new Option("--seed <n>", "the same seed gives the same sequences").argParser(whole).default(1),
    new Option("--jobs <n>", "sequences at once (16 per processor)") //
      .argParser(positive),
  ];
}

function howOptions(): readonly Option[] {
  return [
    new Option("--call-timeout <length>", "time limit of each call to the adapter (10s)") //
      .argParser(lengthMs),
    new Option("--stutter", "do each action of customers and of the network twice"),
    new Option("--keep-going", "continue after a failure, and report one finding per cause"),
    new Option("--failures <folder>", "folder for failures (.paystub/failures)"),
    new Option("--record <folder>", "write a record of each failure, as an HTML file"),
    new Option("--replay <file>", "run only the sequence in this file"),
    new Option("--port <port>", "port of the mock, for a shop with a fixed base URL (any free one)") //
      .argParser(whole),
    ...optionsOf("explore"),
  ];
}

async function run(flags: ExploreFlags, write: Write, command: Command): Promise<void> {
  const { shop } = flags;
  if (shop === undefined) {
    throw new UsageError(MISTAKES.shopMissing);
  }
  const explorer = await import("../../checks/explore/run-explore.js");
  // A replay has a failure already, and may be all that is done in a folder that is not to be changed.
  const { failures = explorer.FAILURES_FOLDER, replay } = flags;
  if (replay === undefined) await checkDestinations({ failures });
  const complain = command.configureOutput().writeErr ?? (() => undefined);
  const breaking = new BreakOff(complain);
  const uncaught = explorer.watchUncaught(breaking.interruption);
  try {
    const { openGateway } = await import("../start.js");
    const runner = await runnerHere();
    const setup = { ...setupOf(shop, flags), runner };
    const report = await shown("sequences", command, (progress) =>
      explorer.runExplore(setup, {
        start: openGateway,
        ...{ interruption: breaking.interruption, uncaught, progress },
        ...{ reproduction: againOf(shop, flags) },
      }),
    );
    await conclude(report, flags, write);
    breaking.check();
  } catch (error) {
    breaking.rethrow(error);
  } finally {
    uncaught.close();
    breaking.close();
  }
}

/** The runner of the project in this folder, for the replays of failures. */
async function runnerHere(): Promise<"vitest" | "node" | "other"> {
  const { runner } = await projectAt(".").catch(() => ({ runner: "node" as const }));
  return runner === "vitest" || runner === "node" ? runner : "other";
}

function againOf(shop: string, { record }: ExploreFlags): (path: string) => string {
  const again = [
    "npx",
    "paystub",
    "explore",
    "--shop",
    shop,
    ...(record ? ["--record", record] : []),
  ];
  return (path) => shellLine([...again, "--replay", path]);
}

function setupOf(shop: string, flags: ExploreFlags) {
  const { runs, jobs, budget, callTimeout, seed, failures, record, replay, port = 0 } = flags;
  return {
    ...{ shop, port, seed, runs, jobs: jobs ?? JOBS_PER_PROCESSOR * availableParallelism() },
    ...(budget !== undefined && { budgetMs: budget }),
    ...(callTimeout !== undefined && { timeoutMs: callTimeout }),
    ...(failures !== undefined && { failures }),
    ...(record !== undefined && { record }),
    ...(replay !== undefined && { replay }),
    ...(flags.stutter && { stutter: true }),
    ...(flags.keepGoing && { keepGoing: true }),
    ...(flags.allowEgress && { allowEgress: flags.allowEgress }),
  };
}
