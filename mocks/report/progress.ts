/** How far a long work is. */
export interface ProgressNews {
  readonly done: number;
  readonly total: number;
  /** What runs now. */
  readonly now?: string;
  /** What the rest is expected to take; without it, as long as what is done suggests. */
  readonly leftMs?: number;
}

/** Is told how far a work is, as often as it goes on. */
export type Progress = (news: ProgressNews) => void;
