import type { Due } from "../domain/agenda.js";
import type { Context } from "../domain/context.js";
import type { Decision } from "../domain/decide.js";
import { nextDue } from "../domain/due.js";
import type { DomainEvent } from "../domain/events.js";
import { evolve } from "../domain/evolve.js";
import type { EpochMs } from "../domain/time.js";
import type { World, WorldView } from "../domain/world.js";
import { decideUnderFaults, type SandboxCommand } from "../faults/decide.js";
import { drawAt } from "./chance.js";
import { type Tried, UNTRIED } from "./tried-keys.js";

/** Makes the addresses of a sandbox: below the one that was called, where they follow that. */
export type LinksOf = (world: WorldView, calledAt?: string) => Context["links"];

/** A world that is not what the store holds, and what has happened in it. */
export interface Trial {
  readonly world: WorldView;
  readonly events: readonly DomainEvent[];
  run(command: SandboxCommand, now: EpochMs, calledAt?: string): Decision;
}

/** What a decision is made under. */
interface Circumstances {
  readonly now: EpochMs;
  readonly silent: boolean;
  readonly tried?: Tried;
  /** The address that the caller called, where links follow it. */
  readonly calledAt?: string | undefined;
}

/** How many due things go into one append, and after how many it is asked whether the time is over. */
const BATCH_MAX = 1000;
const BATCH_STEP = 50;

/** What a decision in a world may know besides it. */
export function contextOf(
  links: LinksOf,
  world: WorldView,
  { now, silent, tried = UNTRIED, calledAt }: Circumstances,
): Context {
  // The draws of a decision whose keys were taken would give the same keys again.
  const seed = tried.count === 0 ? world.seed : `${world.seed}/${tried.count}`;
  const draw = drawAt(seed, world.seq);
  return { now, draw, silent, links: links(world, calledAt), tried: tried.numbers };
}

/** A trial in a world that belongs to nobody else. */
export function trialOn(links: LinksOf, world: World): Trial {
  const done: DomainEvent[] = [];
  return {
    world,
    events: done,
    run: (command, now, calledAt) => {
      const context = contextOf(links, world, { now, silent: true, calledAt });
      const decision = decideUnderFaults(world, command, context);
      for (const event of decision.events) {
        evolve(world, event);
        done.push(event);
      }
      return decision;
    },
  };
}

/**
 * Carries out in a world what falls due until an instant, each thing at its own, up to the next
 * callback, or until the time for it is over: code that runs for the first time is many times as slow.
 * Returns what happened, in order.
 */
export function fireDue(
  world: World,
  until: EpochMs,
  contextAt: (now: EpochMs) => Context,
  isOver: () => boolean,
): readonly DomainEvent[] {
  const batch: DomainEvent[] = [];
  for (let fired = 0; fired < BATCH_MAX; fired += 1) {
    if (fired > 0 && fired % BATCH_STEP === 0 && isOver()) break;
    const due = nextDue(world);
    if (!due || due.at > until || due.kind === "callback") break;
    const context = contextAt(Math.max(due.at, world.lastAt));
    const { events } = decideUnderFaults(world, commandOf(due), context);
    // What is due and comes to nothing would be due for ever.
    if (events.length === 0) throw new Error(`nothing comes of the ${due.kind} of ${due.id}`);
    for (const event of events) {
      evolve(world, event);
      batch.push(event);
    }
  }
  return batch;
}

function commandOf({ kind, id }: Due): SandboxCommand {
  return kind === "expiry"
    ? { type: "expire-invoice", transactionNo: id }
    : { type: "charge-recurring", recurringId: id };
}
