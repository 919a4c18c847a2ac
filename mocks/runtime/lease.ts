import type { Clock } from "../sandbox/real-clock.js";
import { sleep } from "../sandbox/waiting.js";
import { CLOCK_ADVANCE, type Store } from "../store/store.js";

/** How long before a lease ends its holder takes it for lost. */
const MARGIN_MS = 500;

/**
 * Renews a lease again and again, so that it can be short: a holder that dies keeps others waiting for no
 * longer than its length. A lease that cannot be renewed runs out, and `lost` is called before others may have
 * it. The returned function stops the renewing; its promise resolves when no renewal is in flight, so that
 * none can follow a release.
 */
export function renewedLease(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  sandbox: string,
  what: string,
  lengthMs: number,
  lost?: () => void,
): () => Promise<void> {
  let isOver = false;
  let cancel = (): void => undefined;
  let renewal = Promise.resolve();
  const endsIn = (ms: number) => (lost ? clock.wait(ms - MARGIN_MS, lost) : () => undefined);
  let cancelEnd = endsIn(lengthMs);
  const renew = async () => {
    const beganMs = clock.elapsedMs();
    try {
      const isMine = await store.lease(sandbox, what, lengthMs);
      cancelEnd();
      if (isOver) return;
      // It runs from when it was asked for, however long the answer took.
      if (isMine) cancelEnd = endsIn(lengthMs - (clock.elapsedMs() - beganMs));
      else lost?.();
    } catch {
      // The store is away. It may come back before the lease ends.
    }
    if (!isOver) later();
  };
  const later = () => {
    cancel = clock.wait(lengthMs / 3, () => {
      renewal = renew();
    });
  };
  later();
  return () => {
    isOver = true;
    cancel();
    cancelEnd();
    return renewal;
  };
}

/** How long other gateways leave a sandbox alone whose clock is being advanced, when the lease is not renewed. */
const LEASE_MS = 5000;
const LEASE_RETRY_MS = 50;

/** What keeps two gateways from moving one sandbox's clock at once. */
export class AdvanceLease {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #sandbox: string;
  #letGo = (): Promise<void> => Promise.resolve();
  /** Resolves when the last call of `take` has ended, with any result. */
  #lastTake: Promise<void> = Promise.resolve();
  #renewedMs = 0;

  constructor(store: Store, clock: Clock, sandbox: string) {
    this.#store = store;
    this.#clock = clock;
    this.#sandbox = sandbox;
  }

  /**
   * Waits until no other gateway moves this clock, or until `isWanted` is false. Calls take their turns: a
   * call that gave up may still be waiting for the store, and must not release what a later call has taken.
   */
  take(isWanted: () => boolean): Promise<void> {
    const taken = this.#lastTake.then(() => this.#take(isWanted));
    this.#lastTake = taken.catch(() => undefined);
    return taken;
  }

  /** Sees to it that it is still held. Who slept for so long that another one went on waits again. */
  async hold(): Promise<void> {
    if (this.#clock.elapsedMs() - this.#renewedMs < LEASE_MS / 3 || (await this.#renew())) return;
    await this.#letGo();
    await this.take(() => true);
  }

  async release(): Promise<void> {
    await this.#letGo();
    await this.#store.release(this.#sandbox, CLOCK_ADVANCE);
  }

  async #take(isWanted: () => boolean): Promise<void> {
    while (isWanted()) {
      if (await this.#renew()) {
        if (!isWanted()) return this.release();
        // Renewed also while the clock advance waits for a shop, or for its turn.
        const parts = { store: this.#store, clock: this.#clock };
        if (this.#store.shared)
          this.#letGo = renewedLease(parts, this.#sandbox, CLOCK_ADVANCE, LEASE_MS);
        return;
      }
      await sleep(this.#clock, LEASE_RETRY_MS);
    }
  }

  /** Takes it for as long again. False while another gateway has it. */
  async #renew(): Promise<boolean> {
    this.#renewedMs = this.#clock.elapsedMs();
    return this.#store.lease(this.#sandbox, CLOCK_ADVANCE, LEASE_MS);
  }
}
