import type { Links } from "../api/links.js";
import type { Due } from "../domain/agenda.js";
import type { LoggedEvent } from "../domain/events.js";
import type { Position } from "../domain/position.js";
import type { Refusal } from "../domain/refusal.js";
import type { Assumptions } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { JournalPage } from "../sandbox/journal.js";
import type { Taken } from "../sandbox/sandbox.js";
import { throwIf } from "./refused.js";

/** All that the reading operations need of a sandbox. One that is alive has it, and a saved record. */
export interface SandboxReader {
  readonly name: string;
  /** Options of the switches that were observed at the service. */
  readonly observed?: Partial<Assumptions>;
  /** Where the log ends. */
  readonly position: Position;
  now(): EpochMs;
  /** What falls due next. */
  nextDue(): Due | undefined;
  /** Reads the state, after all that was due. */
  read<T>(reader: (world: WorldView) => Taken<T>): Taken<T>;
  /** The events after number `after`. */
  events(after: number, limit?: number): readonly LoggedEvent[];
  /** The latest requests, and how many older ones were dropped. */
  requests(): JournalPage;
  /** How many requests came in. */
  requestCount(): number;
  links(world: WorldView): Links;
}

/** The methods of a handle as plain functions: they answer at once, but for those that wait for calls to a shop. */
export type Plain<Handle> = {
  [Name in keyof Handle]: Handle[Name] extends (...given: infer Given) => Promise<infer Answer>
    ? (...given: Given) => Answer | Promise<Answer>
    : Handle[Name] extends (...given: never[]) => unknown
      ? Handle[Name]
      : Plain<Handle[Name]>;
};

/** The value, or a refusal if it is missing. */
export function found<T>(value: T | undefined, refusal: Refusal): T {
  if (value === undefined) throwIf(refusal);
  return value as T;
}
