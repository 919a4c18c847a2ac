import { type Observer, type StartOptions, startGateway } from "../index.js";
import { realClock } from "../runtime/real-clock.js";
import type { Host } from "./surface.js";

/** Starts a gateway in this process. Whoever waits for something is woken when it happens. */
export async function localHost(options: StartOptions): Promise<Host> {
  const waiting = new Waiting();
  const observer = waiting.over(options.observer);
  // Tests see what the service does, and nothing that is there for people.
  const gateway = await startGateway({ alwaysRedirect: true, ...options, observer });
  return {
    ...gateway,
    changed: (sandbox, atMostMs) => waiting.until(sandbox, atMostMs),
  };
}

/** Those who wait until something happens in a sandbox. */
class Waiting {
  readonly #wakers = new Map<string, Set<() => void>>();

  /** An observer that wakes them, and passes on what it is told. */
  over(observer: Observer | undefined): Observer {
    return {
      event: (sandbox, logged) => {
        observer?.event?.(sandbox, logged);
        this.#wake(sandbox);
      },
      request: (sandbox, entry) => {
        observer?.request?.(sandbox, entry);
        if (sandbox !== null) this.#wake(sandbox);
      },
      ended: (sandbox, id, end) => observer?.ended?.(sandbox, id, end),
      error: (error) => observer?.error?.(error),
      notice: (text) => observer?.notice?.(text),
    };
  }

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
