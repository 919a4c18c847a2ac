/**
 * A point in a sandbox's log: how often the log was cut, and the number of the last event. Each
 * beginning and each cut begins a new epoch, so that no position ever comes twice.
 */
export interface Position {
  readonly epoch: number;
  readonly seq: number;
}

/** The position of an unknown sandbox: an append here begins it. */
export const BEGINNING: Position = { epoch: 0, seq: 0 };
