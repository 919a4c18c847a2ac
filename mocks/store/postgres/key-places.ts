import { keyOf } from "../../domain/events.js";
import type { Change } from "../store.js";
import { stored } from "./texts.js";

/** A key, and the event that takes it. */
export interface KeyPlace {
  readonly key: string;
  readonly seq: number;
}

/** Each key with the number of the event that takes it, for a rewind to free it with that. */
export function placesOf(
  keys: readonly string[],
  { events }: Change,
  base: number,
): readonly KeyPlace[] {
  if (keys.length === 0) return [];
  const numbers = new Map<string, number>();
  for (const [n, event] of events.entries()) {
    const key = keyOf(event);
    if (key !== undefined && !numbers.has(key)) numbers.set(key, base + n + 1);
  }
  return [...new Set(keys)].map((key) => ({ key, seq: numbers.get(key) ?? base + 1 }));
}

/** Two appends that want the same keys must not wait for each other: all take them in one order. */
export function inOrder(places: readonly KeyPlace[]): readonly KeyPlace[] {
  return [...places].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The same as PostgreSQL takes many at once. */
export function columnsOf(
  places: readonly KeyPlace[],
): readonly [readonly string[], readonly number[]] {
  return [places.map(({ key }) => stored(key)), places.map(({ seq }) => seq)];
}
