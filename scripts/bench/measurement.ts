import type { Cores } from "./processes.js";
import type { Finding } from "./results.js";

/** What a measurement is given. */
export interface Setup {
  /** How often everything is measured. */
  readonly rounds: number;
  /** How long load is made, once to warm up and once to measure. */
  readonly seconds: number;
  /** How many invoices are stored where many are wanted. */
  readonly stored: number;
  readonly cores: Cores | null;
  /** Another checkout, built, whose figures are taken in turn with this one's. */
  readonly otherBuild?: string;
}

/** A measurement by its name on the command line. */
export interface Measurement {
  readonly about: string;
  /** How often it is done unless something else is asked for. */
  readonly rounds: number;
  measure(setup: Setup): Promise<readonly Finding[]>;
}
