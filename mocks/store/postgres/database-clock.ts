import type { EpochMs } from "../../domain/time.js";
import type { Database } from "./database.js";

/** What real time is measured with. */
export interface Stopwatch {
  /** Milliseconds from some fixed point. */
  elapsedMs(): number;
  /** Runs later; the function returned takes that back. */
  wait(delayMs: number, run: () => void): () => void;
}

/** How often the database's clock is looked at. */
const APART_MS = 60_000;

/** The database's clock, which all replicas go by, as well as it can be known without asking. */
export class DatabaseClock {
  readonly #database: Database;
  readonly #stopwatch: Stopwatch;
  readonly #housekeeping: () => Promise<unknown>;
  /** What the database's clock showed when the stopwatch showed nothing. */
  #zero = 0;
  #cancel: () => void = () => undefined;

  /** `housekeeping` is done as often as the clock is looked at. */
  constructor(database: Database, stopwatch: Stopwatch, housekeeping: () => Promise<unknown>) {
    this.#database = database;
    this.#stopwatch = stopwatch;
    this.#housekeeping = housekeeping;
  }

  now(): EpochMs {
    return Math.floor(this.#zero + this.#stopwatch.elapsedMs());
  }

  /** Looks at the database's clock, and again each minute. */
  async set(): Promise<void> {
    const before = this.#stopwatch.elapsedMs();
    const [row] = await this.#database.ask(this.#database.statements.clock, []);
    const after = this.#stopwatch.elapsedMs();
    this.#zero = Number(row?.now) - (before + after) / 2;
    this.#later();
  }

  close(): void {
    this.#cancel();
  }

  #later(): void {
    this.#cancel();
    this.#cancel = this.#stopwatch.wait(APART_MS, () => {
      // While the database is away the clock goes on from where it was.
      this.set()
        .then(this.#housekeeping)
        .catch(() => this.#later());
    });
  }
}
