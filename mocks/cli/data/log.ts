import { exportOf } from "../../control/export.js";
import { soundLog } from "../../control/imported-log.js";
import { Refused } from "../../control/refused.js";
import type { LoggedEvent } from "../../domain/events.js";
import { Unreadable } from "../../store/errors.js";
import { NOWHERE } from "../../store/position.js";
import type { Store } from "../../store/store.js";

/** A log as a data file holds it. */
export interface ReadLog {
  /** None where it cannot be read. */
  readonly events: readonly LoggedEvent[];
  /** Why an import would refuse it, or why it cannot be read, a line each; none where it is sound. */
  readonly faults: readonly string[];
}

/** Reads the log of a sandbox, and holds it to what an import wants of one. */
export async function logOf(store: Store, sandbox: string): Promise<ReadLog> {
  let events: readonly LoggedEvent[] = [];
  try {
    events = (await store.read(sandbox, NOWHERE))?.events ?? [];
    await soundLog(exportOf(sandbox, events).events);
    return { events, faults: [] };
  } catch (error) {
    if (error instanceof Unreadable) return { events, faults: [error.message] };
    if (!(error instanceof Refused)) throw error;
    return { events, faults: [`sandbox ${sandbox}: ${error.message}`] };
  }
}
