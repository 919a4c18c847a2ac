import { KEPT_BY_SANDBOX, RecordSource } from "../control/record-source.js";
import { type Observer, type StartOptions, startGateway } from "../index.js";
import { Recorder } from "../observe/recorder.js";
import { combineObservers } from "../sandbox/observer.js";
import { realClock } from "../sandbox/real-clock.js";
import type { Host } from "./hosts.js";

/** Starts a gateway in this process and records what happens in it. A stored one is read instead, as one elsewhere is. */
export async function localHost(options: StartOptions): Promise<Host> {
  const waiting = new Waiting();
  // Other processes may write to a database, and an observer receives a request only once it is stored.
  const isObserved = options.data === undefined && options.database === undefined;
  const recorder = isObserved ? new Recorder({ limits: KEPT_BY_SANDBOX }) : undefined;
  const observer = combineObservers(options.observer, recorder?.observer, waiting.observer);
  // Tests see what the service does, and nothing that is there for people.
  const gateway = await startGateway({ ...options, observer });
  return {
    ...gateway,
    recordReader(sandbox) {
      const source = new RecordSource(sandbox);
      return async (part) => {
        const live = recorder?.of(sandbox.name);
        // The recorder lets the oldest records go where there are too many.
        return live && !live.missing.beginning ? live : source.pull(part);
      };
    },
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
