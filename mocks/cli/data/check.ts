import { keyOf } from "../../domain/events.js";
import { StoreStopped } from "../../store/errors.js";
import type { Store } from "../../store/store.js";
import type { DataFolder } from "./folder.js";
import { logOf } from "./log.js";

/** What a look at all of a data folder came to. */
export interface Checked {
  readonly sandboxes: number;
  readonly events: number;
  /** What is wrong, a line each. */
  readonly faults: readonly string[];
}

/** Reads everything: the file as a database with all its tables, each log as an import does, and who has which number. */
export async function checked({ store, upkeep, sandboxes }: DataFolder): Promise<Checked> {
  const faults: string[] = [];
  let events = 0;
  try {
    faults.push(...upkeep.faults());
    for (const { name } of sandboxes) {
      const found = await logIn(store, name);
      events += found.events;
      faults.push(...found.faults);
    }
  } catch (error) {
    // A file that is broken badly cannot even be looked through, and what is left of it tells nothing.
    if (!(error instanceof StoreStopped)) throw error;
    faults.push(error.message);
  }
  return { sandboxes: sandboxes.length, events, faults };
}

/** What the log of a sandbox comes to. */
async function logIn(store: Store, name: string): Promise<Pick<Checked, "events" | "faults">> {
  const read = await logOf(store, name);
  const faults = [...read.faults];
  for (const { event } of read.events) {
    const key = keyOf(event);
    if (key === undefined || (await store.ownerOf(key)) !== undefined) continue;
    faults.push(`sandbox ${name}: nobody has its number ${key}`);
  }
  return { events: read.events.length, faults };
}
