import type { Progress } from "../../mocks/report/report.js";
import type { Cluster } from "../postgres/cluster.js";

/** What a trial is told by the command line. */
export interface TrialOptions {
  /** How often something is killed. */
  readonly kills: number;
  /** What chance is drawn from; a run repeats by it as far as the machine does. */
  readonly seed: number;
  /** Puts a failure into what is tried, which the trial must find. */
  readonly planted: boolean;
  /** Says how far it is. */
  readonly progress: Progress;
  /** A database to try it over, which it removes; it makes one where there is none. */
  readonly cluster?: Cluster;
}

/** What a trial came to: figures by what they count, and what must not be. */
export interface TrialResult {
  readonly figures: Readonly<Record<string, number>>;
  /** A sentence each; none is what is hoped for. */
  readonly failures: readonly string[];
}

/** Something that is tried by breaking things. */
export interface Trial {
  readonly about: string;
  /** How often where nobody says otherwise. */
  readonly kills: number;
  run(options: TrialOptions): Promise<TrialResult>;
}

/** Numbers below 1 that look like chance and repeat by their seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32: 32 bits of state are enough for a trial.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
