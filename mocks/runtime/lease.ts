import { JOURNEY, type Store } from "../store/store.js";
import type { Clock } from "./real-clock.js";

/**
 * Renews a lease again and again, so that it can be short: who holds it and dies keeps others waiting
 * for no longer than its length. One that cannot be renewed runs out. The result ends the renewing.
 */
export function keptLease(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  sandbox: string,
  what: string,
  lengthMs: number,
): () => void {
  let isOver = false;
  let cancel = (): void => undefined;
  const renew = async () => {
    try {
      await store.lease(sandbox, what, lengthMs);
    } catch {
      // Its holder hears of the store by what it asks itself.
    }
    if (!isOver) later();
  };
  const later = () => {
    cancel = clock.wait(lengthMs / 3, renew);
  };
  later();
  return () => {
    isOver = true;
    cancel();
  };
}

/** How long other gateways leave a sandbox alone whose traveller does not renew its lease. */
const LEASE_MS = 5000;
const LEASE_RETRY_MS = 50;

/** What keeps two gateways from moving one sandbox's clock at once. */
export class JourneyLease {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #sandbox: string;
  #letGo = (): void => undefined;
  #renewedMs = 0;

  constructor(store: Store, clock: Clock, sandbox: string) {
    this.#store = store;
    this.#clock = clock;
    this.#sandbox = sandbox;
  }

  /** Waits until no other gateway moves this clock, or nobody wants that any more. */
  async take(isWanted: () => boolean): Promise<void> {
    while (isWanted() && !(await this.#renew())) {
      await new Promise<void>((resume) => this.#clock.wait(LEASE_RETRY_MS, resume));
    }
    if (!isWanted()) return this.release();
    // Also while the journey waits for a shop, or for its turn.
    const parts = { store: this.#store, clock: this.#clock };
    if (this.#store.shared) this.#letGo = keptLease(parts, this.#sandbox, JOURNEY, LEASE_MS);
  }

  /** Sees to it that it is still held. Who slept for so long that another one went on waits again. */
  async hold(): Promise<void> {
    if (this.#clock.elapsedMs() - this.#renewedMs < LEASE_MS / 3 || (await this.#renew())) return;
    this.#letGo();
    await this.take(() => true);
  }

  async release(): Promise<void> {
    this.#letGo();
    await this.#store.release(this.#sandbox, JOURNEY);
  }

  /** Takes it for as long again. False while another gateway has it. */
  async #renew(): Promise<boolean> {
    this.#renewedMs = this.#clock.elapsedMs();
    return this.#store.lease(this.#sandbox, JOURNEY, LEASE_MS);
  }
}
