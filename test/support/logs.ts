import type { DomainEvent } from "../../mocks/domain/events.js";
import { linesOf, readLog } from "../../mocks/sandbox/log-format.js";

/** The events of an exported log. */
export function eventsIn(log: string): DomainEvent[] {
  const read = readLog(Buffer.from(log), { isData: true });
  if ("reason" in read) throw new Error(`line ${read.line}: ${read.reason}`);
  return read.events;
}

/** A log of any events, as an export has it. */
export function logOf(events: readonly object[]): string {
  return linesOf(events as readonly DomainEvent[]);
}
