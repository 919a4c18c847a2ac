import { type Observer, type StartOptions, startGateway } from "../index.js";
import { combineObservers } from "../sandbox/observer.js";
import type { Host } from "./hosts.js";

/** Starts a gateway in this process. Its observer wakes those who wait, sooner than a stream would. */
export async function localHost(options: StartOptions): Promise<Host> {
  const waiting = new Waiting();
  const observer = combineObservers(options.observer, waiting.observer);
  const gateway = await startGateway({ ...options, observer });
  return { ...gateway, changes: ({ name }, signal) => waiting.changes(name, signal) };
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

  async *changes(sandbox: string, signal: AbortSignal): AsyncGenerator<unknown> {
    const wakers = this.#wakers.get(sandbox) ?? new Set();
    this.#wakers.set(sandbox, wakers);
    let wake: () => void = () => undefined;
    const waker = () => wake();
    wakers.add(waker);
    signal.addEventListener("abort", waker);
    try {
      while (!signal.aborted) {
        // Made before the look, so that nothing is missed between the look and the wait.
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        yield;
        await changed;
      }
    } finally {
      wakers.delete(waker);
    }
  }

  #wake(sandbox: string): void {
    for (const wake of this.#wakers.get(sandbox) ?? []) wake();
  }
}
