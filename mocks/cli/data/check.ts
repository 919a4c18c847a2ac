import { type DomainEvent, keyOf } from "../../domain/events.js";
import { fold } from "../../domain/evolve.js";
import { messageOf } from "../../runtime/attempt-results.js";
import { StoreStopped } from "../../store/errors.js";
import { NOWHERE } from "../../store/place.js";
import type { Store } from "../../store/store.js";
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
  const faults: string[] = [];
  let events = 0;
  try {
    faults.push(...upkeep.faults());
    for (const { name } of sandboxes) {
      const found = await logIn(store, name);
      events += found.events;
      faults.push(...found.faults.map((fault) => `sandbox ${name}: ${fault}`));
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
  let log: readonly DomainEvent[] = [];
  const faults: string[] = [];
  try {
    log = (await store.read(name, NOWHERE))?.events.map(({ event }) => event) ?? [];
    fold(log);
    for (const event of log) {
      const key = keyOf(event);
      if (key === undefined || (await store.ownerOf(key)) !== undefined) continue;
      faults.push(`nobody has its number ${key}`);
    }
  } catch (error) {
    if (error instanceof StoreStopped) throw error;
    faults.push(messageOf(error));
  }
  return { events: log.length, faults };
}
