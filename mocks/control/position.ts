/** How far a reader has come: in the log, and among the requests of the sandbox. */
export interface Position {
  epoch: number;
  seq: number;
  calls: number;
}

/** A position as a reader keeps it. */
export const idOf = ({ epoch, seq, calls }: Position): string => `${epoch}.${seq}.${calls}`;

/** The position that an id stands for; undefined for what is none. */
export function positionOf(id: string): Position | undefined {
  const [, epoch, seq, calls] = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(id) ?? [];
  if (calls === undefined) return undefined;
  return { epoch: Number(epoch), seq: Number(seq), calls: Number(calls) };
}

/** How much less than it takes a reader is told of a flood: nobody reads the rest of it. */
const FLOOD_SHARE = 30;

/** How many things a reader is told who takes at most so many a second. */
export class Allowance {
  readonly #most: number;
  #left: number;
  #countedMs: number;

  constructor(most: number, nowMs: number) {
    this.#most = most;
    this.#left = most;
    this.#countedMs = nowMs;
  }

  /**
   * How many of those that wait are told: all of them as long as they are no more than it takes, which after
   * a pause is a second's; of more, a thirtieth of what it takes.
   */
  of(waiting: number, nowMs: number): number {
    if (this.#most === Number.POSITIVE_INFINITY) return waiting;
    const passedMs = nowMs - this.#countedMs;
    this.#countedMs = nowMs;
    this.#left = Math.min(this.#most, this.#left + (this.#most * passedMs) / 1000);
    if (waiting <= this.#left) {
      this.#left -= waiting;
      return waiting;
    }
    this.#left = 0;
    return Math.ceil((this.#most * Math.min(1000, passedMs)) / 1000 / FLOOD_SHARE);
  }
}
