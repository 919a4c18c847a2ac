/** Sends a signal to a program that runs. */
export type Signal = (signal: NodeJS.Signals) => void;

/** A terminal that is closed tells it only to those that share it. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Passes Ctrl-C, SIGTERM and SIGHUP on to the programs that run. The first asks them to end, the second ends
 * them; a third one is for this process again.
 */
export class Interrupt {
  readonly #running = new Map<Signal, boolean>();
  #signal: NodeJS.Signals | undefined;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.#heed);
  }

  /** The signal that came, if one did. */
  get signal(): NodeJS.Signals | undefined {
    return this.#signal;
  }

  /**
   * Adds a program; the function returned takes it away. A terminal sends Ctrl-C itself to a program
   * that shares it.
   */
  add(program: Signal, sharesTerminal: boolean): () => void {
    this.#running.set(program, sharesTerminal);
    return () => this.#running.delete(program);
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.#heed);
  }

  readonly #heed = (signal: NodeJS.Signals): void => {
    const again = this.#signal !== undefined;
    this.#signal ??= signal;
    for (const [program, told] of this.#running) {
      if (again) program("SIGKILL");
      else if (!told || signal !== "SIGINT") program(signal);
    }
    if (again) this.close();
  };
}
