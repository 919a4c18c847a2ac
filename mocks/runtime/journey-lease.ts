import type { Store } from "../store/store.js";
import type { Clock } from "./clock.js";

/** How long other gateways leave a travelling sandbox alone. */
const LEASE_MS = 60_000;
const LEASE = "journey";
const LEASE_RETRY_MS = 100;

/** What keeps two gateways from moving one sandbox's clock at once. */
export class JourneyLease {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #sandbox: string;

  constructor(store: Store, clock: Clock, sandbox: string) {
    this.#store = store;
    this.#clock = clock;
    this.#sandbox = sandbox;
  }

  /** Waits until no other gateway moves this clock. */
  async take(): Promise<void> {
    while (!(await this.renew())) {
      await new Promise<void>((resume) => this.#clock.wait(LEASE_RETRY_MS, resume));
    }
  }

  /** Takes it for as long again. False while another gateway has it. */
  async renew(): Promise<boolean> {
    return this.#store.lease(this.#sandbox, LEASE, LEASE_MS);
  }

  async release(): Promise<void> {
    await this.#store.release(this.#sandbox, LEASE);
  }
}
