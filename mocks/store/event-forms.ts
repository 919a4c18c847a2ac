import type { DomainEvent } from "../domain/events.js";
import { Unreadable } from "./errors.js";
import { objectFrom } from "./row-text.js";

/** An event as some paystub wrote it. */
export type WrittenEvent = Readonly<Record<string, unknown>>;

/** Makes an event of one form an event of the next. */
export type Lift = (event: WrittenEvent) => WrittenEvent;

/**
 * What makes the events of older forms those of today, from form 1 on. What a store holds is lifted
 * while it is read, and never written anew.
 */
export const LIFTS: readonly Lift[] = [];

/** The form that events are written in: the first one is 1, and each lift leads to the next. */
export function formOf(lifts: readonly Lift[]): number {
  return lifts.length + 1;
}

/** An event as a store keeps it. */
export interface EventRow {
  readonly sandbox: string;
  readonly seq: number;
  readonly form: number;
  readonly body: string;
}

/** The event of a row. Throws `Unreadable` for one of a newer form, and for what is no event at all. */
export function eventFrom(row: EventRow, lifts: readonly Lift[]): DomainEvent {
  const { sandbox, seq, form, body } = row;
  const known = formOf(lifts);
  const what = () => `event ${seq} of sandbox ${sandbox}`;
  if (form > known) {
    const newer = `a newer paystub wrote it (form ${form}, this one knows ${known})`;
    throw new Unreadable(what(), newer, "start the newer one");
  }
  // A store writes what the domain gave it; what it holds is trusted like what is in memory.
  const written: WrittenEvent = objectFrom(body, what);
  return lifts.slice(form - 1).reduce((event, lift) => lift(event), written) as DomainEvent;
}
