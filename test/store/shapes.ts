import type { DomainEvent } from "../../mocks/domain/events.js";
import { BEGINNING, type Position } from "../../mocks/sandbox/position.js";
import type { Change, Store } from "../../mocks/store/store.js";
import type { ManualClock } from "../support/manual-clock.js";

/** Two connections to one empty storage, and the clock of both. */
export interface Bench {
  readonly clock: ManualClock;
  readonly store: Store;
  readonly other: Store;
}

/** An event that can be distinguished others by its instant. */
export function event(at: number): DomainEvent {
  return { type: "clock-set", at, clock: { mode: "frozen", at } };
}

/** A change that adds events, distinguished by their instants. */
export function adding(...instants: readonly number[]): Change {
  return { events: instants.map(event), dueAt: null };
}

/** The event that takes a key. */
export function keyEvent(key: string): DomainEvent {
  const order = { orderNumber: "A", amount: 500, currency: "SAR" } as const;
  return { type: "invoice-created", at: 1, transactionNo: key, ...order } as unknown as DomainEvent;
}

/** A change that takes keys, each with its event. */
export function taking(...keys: readonly string[]): Change {
  return { events: keys.map(keyEvent), keys, dueAt: null };
}

/** A change that takes keys which no sandbox has, as a fork does. */
export function inheriting(...inherited: readonly string[]): Change {
  return { events: inherited.map(keyEvent), inherited, dueAt: null };
}

/** Appends what must be taken, at the end of the log or as its beginning; where the log then ends. */
export async function appends(store: Store, sandbox: string, change: Change): Promise<Position> {
  const reading = await store.read(sandbox, BEGINNING);
  const appended = await store.append(sandbox, reading?.at ?? BEGINNING, change);
  if ("at" in appended) return appended.at;
  throw new Error(`not appended: ${JSON.stringify(appended)}`);
}

/** The instants of the events of a sandbox. */
export async function instants(store: Store, sandbox: string): Promise<readonly number[]> {
  const reading = await store.read(sandbox, BEGINNING);
  return reading?.events.map((logged) => logged.event.at) ?? [];
}

/** The names of the sandboxes, in the order of the directory. */
export async function names(store: Store, dueBy?: number): Promise<readonly string[]> {
  return (await store.list(dueBy)).map(({ name }) => name);
}
