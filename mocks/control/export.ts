import type { SandboxExport } from "../../spec/generated/control.types.js";
import { type DomainEvent, isEventType, type LoggedEvent } from "../domain/events.js";
import { fold } from "../domain/world.js";
import { invalid } from "./refused.js";

/** The version of the file's form: one that is unknown is not read. */
const EXPORT_VERSION = 1;

/** A log as a file holds it: the events as they are in the log, times in epoch milliseconds. */
export function exportOf(sandbox: string, logged: readonly LoggedEvent[]): SandboxExport {
  const events = logged.map(({ event }) => ({ ...event }) as Record<string, unknown>);
  return { paystub: "log", version: EXPORT_VERSION, sandbox, events };
}

/** The events of an exported log. Throws a refusal that says which one cannot be read, and why. */
export function eventsOf({ version, events }: SandboxExport): readonly DomainEvent[] {
  if (version !== EXPORT_VERSION) {
    throw invalid("version", `must be ${EXPORT_VERSION}, but ${version} came`);
  }
  const wrong = events.findIndex(({ type, at }) => !isEventType(type) || typeof at !== "number");
  if (wrong >= 0) {
    throw invalid(`events[${wrong}]`, `is no event of a log: ${JSON.stringify(events[wrong])}`);
  }
  // What the check above cannot see, the fold does: it is what every sandbox is made of.
  const read = events as unknown as readonly DomainEvent[];
  try {
    fold(read);
  } catch (error) {
    throw invalid("events", `make no log: ${error instanceof Error ? error.message : error}`);
  }
  return read;
}
