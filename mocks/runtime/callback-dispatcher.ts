import type { AttemptResult, Sent } from "../domain/callback.js";
import type { CallbackClient } from "./callback-client.js";

/** The calls of one sandbox to merchants that are under way, by the id of their callback. */
export class CallbackDispatcher {
  readonly #client: CallbackClient;
  readonly #failed: (error: unknown) => void;
  readonly #calls = new Map<string, Promise<void>>();

  constructor(callbackClient: CallbackClient, failed: (error: unknown) => void) {
    this.#client = callbackClient;
    this.#failed = failed;
  }

  /** Makes a call without waiting for it, and tells how it ended. */
  send(callbackId: string, sent: Sent, ended: (result: AttemptResult) => Promise<unknown>): void {
    // A call that is no longer waited for belongs to a past that was taken back, where a callback
    // of today may have had the same id.
    const waitedFor = () => this.#calls.get(callbackId) === call;
    const call: Promise<void> = this.#client
      .send(sent)
      .then(async (result) => {
        if (waitedFor()) await ended(result);
      })
      .catch(this.#failed)
      .then(() => {
        if (waitedFor()) this.#calls.delete(callbackId);
      });
    this.#calls.set(callbackId, call);
  }

  /** The calls under way, all of them or those of certain callbacks. */
  underWay(of?: readonly string[]): readonly Promise<void>[] {
    const wanted = [...this.#calls].filter(([id]) => of?.includes(id) ?? true);
    return wanted.map(([, call]) => call);
  }

  /** Waits for every call; the end of one can set off the next. */
  async drain(): Promise<void> {
    while (this.#calls.size > 0) await Promise.all(this.#calls.values());
  }

  /** No longer waits for the calls under way: nobody is told how they end. */
  forget(): void {
    this.#calls.clear();
  }
}
