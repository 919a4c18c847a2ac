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
