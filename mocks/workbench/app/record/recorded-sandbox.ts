import type {
  JournalEntry as JournalView,
  SandboxRecord,
} from "../../../../spec/generated/control.types.js";
import { agendaView } from "../../../control/due-view.js";
import { sandboxHandle } from "../../../control/handle/sandbox.js";
import type { SandboxHandle } from "../../../control/handle/sandbox-handle.js";
import { conflict } from "../../../control/refused.js";
import type { DomainEvent, LoggedEvent } from "../../../domain/events.js";
import { fold } from "../../../domain/evolve.js";
import { LAST_INSTANT } from "../../../domain/time.js";
import type { WorldView } from "../../../domain/world.js";
import type { Gateway } from "../../../runtime/registry/gateway.js";
import type { Sandbox } from "../../../runtime/sandbox/sandbox.js";
import type { JournalEntry } from "../../../store/journal.js";

/** Why nothing can be done in a record, and where it can be gone on from. */
export const ONLY_A_RECORD =
  "this is a record, in which nothing can be changed; paystub import with this file opens it in a mock";

const refuse = (): never => {
  throw conflict(ONLY_A_RECORD);
};

/**
 * The sandbox of a record, with the methods that it had: all that they show is a fold of its log, here as
 * there. What would change it is refused, and no time passes.
 */
export function recordedSandbox(record: SandboxRecord): SandboxHandle {
  // Its form was checked when it was made, and a newer one is not opened.
  const events = record.log.events as unknown as readonly DomainEvent[];
  const logged = events.map((event, n): LoggedEvent => ({ seq: n + 1, event }));
  const world = fold(events);
  const now = Date.parse(record.now);
  const travel = { advance: refuse, freeze: refuse, resume: refuse, settle: async () => undefined };
  const sandbox = {
    name: record.log.sandbox,
    place: record.place,
    settings: world.settings,
    faults: (world as WorldView).faults,
    isGone: false,
    now: () => now,
    read: <T>(reader: (world: WorldView) => T) => reader(world),
    execute: refuse,
    settled: async () => {},
    events: (after: number, limit?: number) =>
      logged.slice(after, limit === undefined ? undefined : after + limit),
    nextDue: () => nextDue(world),
    travel,
  };
  const requests = record.requests.map(entryOf);
  const journal = {
    page: () => ({ requests, dropped: record.dropped }),
    countOf: () => requests.length + record.dropped,
  };
  const clock = { elapsedMs: () => performance.now(), soon: (run: () => void) => setTimeout(run) };
  const gateway = { journal, clock, failed: () => {} };
  // The handle asks no more of both for what it reads; a test holds all answers to those of the mock.
  return sandboxHandle(
    gateway as unknown as Gateway,
    sandbox as unknown as Sandbox,
    () => record.baseUrl,
  );
}

function nextDue(world: WorldView): ReturnType<Sandbox["nextDue"]> {
  const [first] = agendaView(world, LAST_INSTANT, 1).due;
  return first && { at: Date.parse(first.at), kind: first.what, id: first.about };
}

/** The request as the journal had it, of what the control API shows. */
function entryOf({ at, wallAt, ...entry }: JournalView): JournalEntry {
  const wall = wallAt === undefined ? {} : { wallAt: Date.parse(wallAt) };
  // Places of old epochs, refusals and the like are the same in both.
  return { ...entry, at: Date.parse(at), ...wall } as unknown as JournalEntry;
}
