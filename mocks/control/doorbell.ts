import type { Gateway } from "../runtime/registry/gateway.js";
import type { Sandbox } from "../runtime/sandbox/sandbox.js";

/** Rings when something can have happened in a sandbox, or when the signal is given. */
export class Doorbell {
  readonly #gateway: Gateway;
  readonly #signal: AbortSignal;
  readonly #stopJournal: () => void;
  readonly #ring = () => {
    this.#hasRung = true;
    this.#wake();
  };
  #hasRung = false;
  #wake: () => void = () => undefined;
  readonly #hasNews: (sandbox: Sandbox) => boolean;
  #sandbox: Sandbox | undefined;
  #stopSandbox: () => void = () => undefined;

  /** A sandbox rings whenever somebody looked at it, so `hasNews` says whether that is worth a ring. */
  constructor(
    gateway: Gateway,
    name: string,
    signal: AbortSignal,
    hasNews: (sandbox: Sandbox) => boolean,
  ) {
    this.#hasNews = hasNews;
    this.#gateway = gateway;
    this.#signal = signal;
    this.#stopJournal = gateway.journal.watch((sandbox) => {
      if (sandbox === name) this.#ring();
    });
    signal.addEventListener("abort", this.#ring);
  }

  /** Listens at the sandbox that is alive under the name now. */
  hangAt(sandbox: Sandbox): void {
    if (sandbox === this.#sandbox) return;
    this.#stopSandbox();
    this.#sandbox = sandbox;
    this.#stopSandbox = sandbox.watch(() => {
      if (this.#hasNews(sandbox)) this.#ring();
    });
  }

  /** Waits a moment, so that much is told at once, and then for a ring; for so long at the most. */
  async rung(momentMs: number, mostMs: number): Promise<void> {
    await this.#waited(momentMs, () => this.#signal.aborted);
    await this.#waited(mostMs, () => this.#hasRung);
    this.#hasRung = false;
  }

  takeDown(): void {
    this.#stopJournal();
    this.#stopSandbox();
    this.#signal.removeEventListener("abort", this.#ring);
    this.#wake();
  }

  #waited(mostMs: number, isOver: () => boolean): Promise<void> {
    if (isOver() || this.#signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        cancel();
        this.#wake = () => undefined;
        resolve();
      };
      const cancel = this.#gateway.clock.wait(mostMs, end);
      this.#wake = () => {
        if (isOver() || this.#signal.aborted) end();
      };
    });
  }
}
