import { type Observer, type StartOptions, startGateway } from "../index.js";
import { combineObservers } from "../sandbox/observer.js";
import { realClock } from "../sandbox/real-clock.js";
import type { Host } from "./hosts.js";

/** Starts a gateway in this process. Its observer wakes those who wait, sooner than a stream would. */
export async function localHost(options: StartOptions): Promise<Host> {
  const waiting = new Waiting();
  const observer = combineObservers(options.observer, waiting.observer);
  const gateway = await startGateway({ ...options, observer });
  return {
    ...gateway,
    changed: ({ name }, atMostMs) => waiting.until(name, atMostMs),
  };
}

/** Those who wait until something happens in a sandbox. */
class Waiting {
  readonly #wakers = new Map<string, Set<() => void>>();

  readonly observer: Observer = {
    event: (sandbox) => this.#wake(sandbox),
    request: (sandbox) => sandbox !== null && this.#wake(sandbox),
    rewound: (sandbox) => this.#wake(sandbox),
    reset: (sandbox) => this.#wake(sandbox),
  };

  until(sandbox: string, atMostMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wakers = this.#wakers.get(sandbox) ?? new Set();
      this.#wakers.set(sandbox, wakers);
      const wake = () => {
        cancel();
        wakers.delete(wake);
        resolve();
      };
      const cancel = realClock.wait(atMostMs, wake);
      wakers.add(wake);
    });
  }

  #wake(sandbox: string): void {
    for (const wake of this.#wakers.get(sandbox) ?? []) wake();
  }
}
