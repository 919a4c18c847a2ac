import { keyOf } from "../../domain/events.js";
import { fold } from "../../domain/evolve.js";
import { messageOf } from "../../runtime/attempt-results.js";
import { StoreStopped } from "../../store/errors.js";
import { NOWHERE } from "../../store/place.js";
import type { SqliteUpkeep } from "../../store/sqlite-upkeep.js";
import type { DataFolder } from "./folder.js";

/** What a look at all of a data folder came to. */
export interface Checked {
  readonly sandboxes: number;
  readonly events: number;
  /** What is wrong, a line each. */
  readonly faults: readonly string[];
}

/** Reads everything: the file as a database, each log as a world, and who has which number. */
export async function checked({ store, upkeep, sandboxes }: DataFolder): Promise<Checked> {
  const faults = [...faultsOf(upkeep)];
  let events = 0;
  for (const { name } of sandboxes) {
    try {
      const reading = await store.read(name, NOWHERE);
      const log = reading?.events.map(({ event }) => event) ?? [];
      events += log.length;
      fold(log);
      for (const event of log) {
        const key = keyOf(event);
        if (key === undefined || (await store.ownerOf(key)) !== undefined) continue;
        faults.push(`sandbox ${name}: nobody has its number ${key}`);
      }
    } catch (error) {
      faults.push(`sandbox ${name}: ${messageOf(error)}`);
      if (error instanceof StoreStopped) break;
    }
  }
  return { sandboxes: sandboxes.length, events, faults };
}

/** A file that is broken badly cannot even be looked through. */
function faultsOf(upkeep: SqliteUpkeep): readonly string[] {
  try {
    return upkeep.faults();
  } catch (error) {
    return [messageOf(error)];
  }
}
