import { Agenda, type Due } from "./agenda.js";
import { dueAt } from "./due.js";
import type { Table } from "./table.js";
import { WORLD_TABLES, type World, type WorldTable } from "./world.js";

/** Changes whenever a log would fold to another world than before: older snapshots are ignored then. */
export const SNAPSHOT_FORMAT = 5;

/** What a world holds besides its tables, its messages and its agenda, as JSON can carry it. */
export type SnapshotHead = Omit<World, WorldTable | "sms" | "agenda">;

/** A world taken apart, so that it can be written down and put together again. */
export interface SnapshotParts {
  readonly head: SnapshotHead;
  readonly tables: Pick<World, WorldTable>;
  readonly sms: World["sms"];
  /** What falls due, in the order in which it was planned. */
  readonly due: Iterable<Due>;
}

/** Takes a world apart. The parts are those of the world itself: nothing is copied. */
export function takeApart(world: World): SnapshotParts {
  const { sms, agenda, ...rest } = world;
  const head: Record<string, unknown> = { ...rest };
  const tables: Record<string, Table<unknown>> = {};
  for (const name of WORLD_TABLES) {
    delete head[name];
    tables[name] = world[name] as Table<unknown>;
  }
  return {
    head: head as unknown as SnapshotHead,
    tables: tables as unknown as SnapshotParts["tables"],
    sms,
    // Entries that no longer hold would be dropped when their turn comes.
    due: agenda.entries((due) => dueAt(world, due) === due.at),
  };
}

/** Puts a world together from its parts, which it owns from now on. */
export function putTogether({ head, tables, sms, due }: SnapshotParts): World {
  const agenda = new Agenda();
  for (const { at, kind, id } of due) agenda.plan(at, kind, id);
  return {
    ...head,
    ...tables,
    sms,
    agenda,
  };
}
