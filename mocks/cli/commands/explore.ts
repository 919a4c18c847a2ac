import { availableParallelism } from "node:os";
import type { CommandFlags } from "../../../spec/generated/options.js";
import type { Interruption } from "../../checks/explore/interruption.js";
import { Interrupt, signalExitCode } from "../../checks/run/program.js";
import { shellLine } from "../../checks/run/rules.js";
import { realClock } from "../../sandbox/real-clock.js";
import { CALLED_AS } from "../../version.js";
import { projectAt } from "../init/project.js";
import { MISTAKES } from "../messages.js";
import { openGateway } from "../opened-gateway.js";
import type { CommandCall } from "../options.js";
import { checkDestinations, conclude } from "../reporting.js";
import { shown, type Terminal } from "../terminal.js";
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
  readonly #complain: Terminal["complain"];
  readonly interruption: Interruption;

  constructor(complain: Terminal["complain"]) {
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

  /** The exit code of a signal, which counts more than any verdict so far. */
  get exitCode(): number | undefined {
    const { signal } = this.#interrupt;
    return signal === undefined ? undefined : signalExitCode(signal);
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

type ExploreFlags = CommandFlags["explore"];

/** Shops wait a lot, and waits overlap. */
const JOBS_PER_PROCESSOR = 16;

/** Searches for sequences of events that break a shop. */
export async function run({ flags, terminal }: CommandCall<ExploreFlags>): Promise<void> {
  const { shop, report: files, failures, record, replay } = flags;
  if (shop === undefined) throw new UsageError(MISTAKES.shopMissing);
  // A replay has a failure already, and may be all that is done in a folder that is not to be changed.
  await checkDestinations({
    report: files,
    record,
    failures: replay === undefined ? failures : undefined,
  });
  const explorer = await import("../../checks/explore/command.js");
  const breaking = new BreakOff(terminal.complain);
  const uncaught = explorer.watchUncaught(breaking.interruption);
  try {
    const jobs = JOBS_PER_PROCESSOR * availableParallelism();
    const setup = { port: 0, jobs, ...flags, shop, runner: await runnerHere() };
    const report = await shown("sequences", terminal, (progress, print) =>
      explorer.runExplore(setup, {
        start: openGateway,
        ...{ interruption: breaking.interruption, uncaught, progress },
        ...{ reproduction: againOf(shop, record) },
        announce: (text) => print(`${text}\n`),
      }),
    );
    await conclude(report, flags, terminal, breaking.exitCode);
  } catch (error) {
    const hasNoReport = error instanceof Error && error.name === "CouldNotRun";
    if (!hasNoReport || breaking.exitCode === undefined) throw error;
    terminal.complain(`paystub: ${error.message}\n`);
    throw new CheckFailed(breaking.exitCode);
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

function againOf(shop: string, record: string | undefined): (path: string) => string {
  const recorded = record ? ["--record", record] : [];
  const again = [...CALLED_AS, "explore", "--shop", shop, ...recorded];
  return (path) => shellLine([...again, "--replay", path]);
}
