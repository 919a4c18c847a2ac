/**
 * A point in a sandbox's log: how often logs of this process began or were cut before, and the number of the last
 * event. No position ever comes twice.
 */
export interface Position {
  readonly epoch: number;
  readonly seq: number;
}
