import type { Execution } from "./execute.js";
import type { Interruption } from "./interruption.js";
import type { FailureRecord } from "./replays.js";
import type { Sequence, ShopFinding } from "./sequence.js";

/** What is needed of a sequence that was run to go on. */
export interface Ran extends Pick<Execution, "findings" | "calls" | "tookMs"> {
  /** Whether anything can be said by it. */
  readonly isConclusive: boolean;
}

/** Runs a sequence at a place of its own. */
export type RunSequence = (sequence: Sequence, place: number) => Promise<Ran>;

/** How much is explored, and how. */
export interface ExploreOptions {
  readonly runs: number;
  readonly seed: number;
  /** How many sequences are run side by side. */
  readonly jobs: number;
  readonly budgetMs?: number;
  /** Each call of customer and network happens twice. */
  readonly stutter?: boolean;
  /** Goes on after a failure, for one of each rule. */
  readonly keepGoing?: boolean;
  /** Where the record of a failure goes, where one is wanted. */
  readonly recordTo?: (failure: {
    readonly invariant: string;
    readonly sequence: Sequence;
  }) => string;
  /** Sequences that failed before: they go first. */
  readonly earlier?: readonly Sequence[];
  readonly interruption?: Interruption;
  /** Runs what is drawn, where that is not the laboratory. */
  readonly run?: RunSequence;
  readonly progress?: (done: number, failing: number) => void;
}

/** A failure: replayed, and as short as could be found. */
export interface FoundFailure {
  readonly finding: ShopFinding;
  readonly sequence: Sequence;
  /** Which sequence it was found in, counted from 0; undefined for one that was kept. */
  readonly index: number | undefined;
  readonly originalLength: number;
  /** How many of the last replays failed again. */
  readonly again: number;
  readonly replays: number;
  /** A signal came before it was as short as can be and had been replayed. */
  readonly isCutShort: boolean;
  readonly execution: Execution | undefined;
  readonly record: FailureRecord | undefined;
  readonly foundAfterMs: number;
  readonly shrinkMs: number;
}

/** A sequence that failed, of which no replay failed. */
export interface FailedOnce {
  readonly finding: ShopFinding;
  readonly sequence: Sequence;
}

/** What exploring came to. */
export interface Explored {
  readonly runs: number;
  readonly calls: number;
  /** Sequences of which nothing can be said, since this machine was too busy. */
  readonly inconclusive: number;
  readonly failures: readonly FoundFailure[];
  /** Sequences that failed once and not again. */
  readonly flaky: readonly FailedOnce[];
  /** Sequences that failed once, with a signal before they could be replayed. */
  readonly unsure: readonly FailedOnce[];
  /** Those of the earlier ones that fail no more, by their place. */
  readonly mended: readonly number[];
  readonly durationMs: number;
  readonly shortfall: "budget" | undefined;
  /** The signal that ended it before its time. */
  readonly interruptedBy: string | undefined;
}
