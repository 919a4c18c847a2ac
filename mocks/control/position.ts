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

/** How many things may be told after so long to whoever takes so many a second; after a pause, a second's. */
export function allowedIn(passedMs: number, most: number): number {
  return most === Number.POSITIVE_INFINITY
    ? most
    : Math.ceil((most * Math.min(1000, passedMs)) / 1000);
}
