import type { SandboxExport } from "../../spec/generated/control.types.js";
import type { DomainEvent, LoggedEvent, SandboxOpened } from "../domain/events.js";
import { evolve, fold } from "../domain/evolve.js";
import { changeSettings, defaultSettings } from "../domain/settings.js";
import type { World } from "../domain/world.js";
import { readAssumptions } from "../runtime/assumptions.js";
import { eventFault } from "./event-fields.js";
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
  let world: World | undefined;
  return events.map((given, n) => {
    const fault = eventFault(given) ?? backwards(given, world);
    if (fault !== undefined) throw invalid(`events[${n}]`, fault);
    const event = given as unknown as DomainEvent;
    const read = event.type === "sandbox-opened" && n === 0 ? opening(event) : event;
    world = follow(world, read, n);
    return read;
  });
}

function backwards(given: Readonly<Record<string, unknown>>, world: World | undefined) {
  if (!world || Number(given.at) >= world.lastAt) return undefined;
  return `is earlier than the one before it: at ${given.at}, after ${world.lastAt}`;
}

/** A log of an earlier paystub may lack settings that came later: they are at their defaults. */
function opening(event: SandboxOpened): SandboxOpened {
  const read = readAssumptions(event.settings.assumptions ?? {});
  if ("errors" in read) {
    const [error] = read.errors;
    throw invalid(`events[0].settings.assumptions`, `${error?.name} ${error?.error}`);
  }
  return { ...event, settings: changeSettings(defaultSettings, event.settings) };
}

/** What the check of single events cannot see, the fold does: every sandbox is made of it. */
function follow(world: World | undefined, event: DomainEvent, n: number): World {
  try {
    if (!world) return fold([event]);
    evolve(world, event);
    return world;
  } catch (error) {
    const lacking = error instanceof TypeError ? "something in it is missing" : undefined;
    const why = lacking ?? (error instanceof Error ? error.message : error);
    throw invalid(`events[${n}]`, `does not fit the log: ${why}`);
  }
}
