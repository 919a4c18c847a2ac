import type { Interruption } from "../../explore/interruption.js";
import type { RunCommand } from "../../explore/sources.js";
import { realClock } from "../../runtime/real-clock.js";
import type { Write } from "../terminal.js";
import { CheckFailed } from "../usage.js";
import { Interrupt } from "./interrupt.js";
import { type Running, signalExitCode, startProgram } from "./program.js";

/** How long what is under way may take after a signal. */
const GRACE_MS = 2000;

/**
 * How an exploration ends before its time: the first signal breaks it off, a second one ends the process
 * at once. An end that comes from anywhere else is told, since it must not pass for a verdict.
 */
export class BreakOff {
  // The code of a shop gets another one.
  readonly #exit = process.exit;
  readonly #interrupt = new Interrupt();
  readonly #running = new Set<Running>();
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

  /** Runs a command of an adapter, which ends with this process. */
  readonly runCommand: RunCommand = (command, variables) => {
    const program = startProgram({ command, variables, output: "kept" });
    this.#running.add(program);
    return program.ended.finally(() => this.#running.delete(program));
  };

  /** Throws after a signal, with its exit code. */
  check(): void {
    const { signal } = this.#interrupt;
    if (signal !== undefined) throw new CheckFailed(signalExitCode(signal));
  }

  /** Throws what was thrown; after a signal its exit code counts, whatever the verdict was by then. */
  rethrow(error: unknown): never {
    const hasNoReport = error instanceof Error && error.name === "CouldNotRun";
    if (hasNoReport && this.#interrupt.signal) this.#complain(`paystub: ${error.message}\n`);
    if (hasNoReport || error instanceof CheckFailed) this.check();
    throw error;
  }

  close(): void {
    process.off("exit", this.#early);
    this.#interrupt.close();
    this.#endRunning();
  }

  readonly #early = (code: number): void => {
    if (code !== 0) return;
    this.#complain("paystub: the process ended before all was explored, which proves nothing\n");
    process.exitCode = 1;
  };

  #endAtOnce(): never {
    this.#endRunning();
    return this.#exit(signalExitCode(this.#interrupt.signal ?? "SIGKILL"));
  }

  #endRunning(): void {
    for (const program of this.#running) program.signal("SIGKILL");
  }
}
