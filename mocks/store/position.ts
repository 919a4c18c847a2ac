/**
 * A point in a sandbox's log: how often the log was cut, and the number of the last event. Each
 * beginning and each cut begins a new epoch, so that no position ever comes twice.
 */
export interface Position {
  readonly epoch: number;
  readonly seq: number;
}

/** Where a sandbox is that is not there yet: an append here begins one. */
export const BEGINNING: Position = { epoch: 0, seq: 0 };
