import { DEPTH_MAX, isTooDeep } from "../api/json-text.js";
import { nearOrAll } from "../api/near-names.js";
import { CALLBACKS_MAX, chargesUntil } from "../domain/advance-limits.js";
import { shownAt } from "../domain/clock.js";
import { type DomainEvent, EVENT_TYPES, evolve } from "../domain/events.js";
import { type EpochMs, FIRST_INSTANT, LAST_INSTANT, toLocal } from "../domain/time.js";
import { openWorld, type SandboxOpened, type World } from "../domain/world.js";
import { explainProblem, readLog } from "../sandbox/log-format.js";
import { FIELDS } from "./messages.js";
import { invalid, type Refused } from "./refused.js";

/** The name of the whole log where an import refuses it. */
const LOG = "the log";

/**
 * Reads a log of JSON Lines and returns its events. Throws a refusal that names the first line that does not fit:
 * the log is folded as its sandbox would fold it. `real` is the real clock's time now.
 */
export function eventsOf(text: string, real: EpochMs): readonly DomainEvent[] {
  if (isTooDeep(text)) throw invalid(LOG, FIELDS.deepLog(DEPTH_MAX));
  const log = readLog(Buffer.from(text), { isData: false });
  if ("reason" in log) throw invalid(LOG, explainProblem(log));
  let world: World | undefined;
  for (const [n, event] of log.events.entries()) {
    try {
      world = foldedOn(world, event);
    } catch (error) {
      throw unfit(lineHolding(text, n), event, error as Error);
    }
  }
  if (!world) throw invalid(LOG, FIELDS.emptyLog);
  whole(() => checkNow(world, real));
  return log.events;
}

/** Uses a log that was folded. Throws a refusal where a field that the fold does not read is missing. */
export function whole<T>(use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof TypeError) throw invalid(LOG, FIELDS.lacksField);
    throw error;
  }
}

/** The name of the sandbox that a log is of; undefined where it says none. */
export function nameIn([first]: readonly DomainEvent[]): string | undefined {
  return first?.type === "sandbox-opened" ? first.name : undefined;
}

function foldedOn(world: World | undefined, event: DomainEvent): World {
  if (!world) {
    if (event.type !== "sandbox-opened") throw new Error(FIELDS.logBeginning);
    const { name, seed, clock, settings } = event as Partial<SandboxOpened>;
    const isWhole = typeof name === "string" && typeof seed === "string" && clock && settings;
    if (!isWhole) throw new Error(FIELDS.otherFields);
    return openWorld(event);
  }
  if (!EVENT_TYPES.includes(event.type)) {
    throw new Error(`there is no such event. ${nearOrAll(EVENT_TYPES, String(event.type))}`);
  }
  if (event.at < world.lastAt) throw new Error(FIELDS.backInTime(event.at, world.lastAt));
  evolve(world, event);
  return world;
}

function unfit(line: number, { type }: DomainEvent, error: Error): Refused {
  // Only a fold that misses a field fails in another way than with a sentence.
  const why = error instanceof TypeError ? FIELDS.otherFields : error.message;
  return invalid(LOG, FIELDS.unfitLine(line, type, why));
}

/** The line that an event of the whole log comes from: the last one that has its place. */
function lineHolding(text: string, index: number): number {
  let found = 0;
  for (const [n, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const { after, events } = JSON.parse(line);
    if (after <= index && index < after + events.length) found = n + 1;
  }
  return found;
}

/** A log goes on at once: its clock must show an instant, and what is due by then must not be endless. */
function checkNow(world: World, real: EpochMs): void {
  const shown = Math.max(shownAt(world.clock, real), world.lastAt);
  if (shown < FIRST_INSTANT || shown > LAST_INSTANT) {
    const span = `${FIRST_INSTANT} to ${LAST_INSTANT}`;
    throw invalid(LOG, `makes the clock show ${shown}, outside of ${span}`);
  }
  const charges = chargesUntil(world, shown);
  if (charges <= CALLBACKS_MAX) return;
  const most = `each calls the merchant, and an import makes ${CALLBACKS_MAX} calls at the most`;
  throw invalid(LOG, `leaves ${charges} charges that are due by ${toLocal(shown)}: ${most}`);
}
