import type { DomainEvent } from "../domain/events.js";

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

/** An event from the text and the form in which a store keeps it. */
export function eventFrom(body: string, form: number, lifts: readonly Lift[]): DomainEvent {
  // A store writes what the domain gave it; what it holds is trusted like what is in memory.
  const written = JSON.parse(body);
  if (form === formOf(lifts)) return written;
  return lifts.slice(form - 1).reduce((event, lift) => lift(event), written);
}
