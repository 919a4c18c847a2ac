import type { Due } from "../domain/agenda.js";
import type { Context, Draw } from "../domain/context.js";
import type { Decision } from "../domain/decide.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { EpochMs } from "../domain/time.js";
import { evolve, fold, nextDue, type World } from "../domain/world.js";
import { decideUnderFaults, type SandboxCommand } from "../faults/decide.js";
import type { Store } from "../store/store.js";
import { drawAt } from "./chance.js";

/** What a stream is made of. */
export interface EventStreamParts {
  readonly log: Store;
  readonly links: (world: World) => Context["links"];
  /** Told of each event after it is folded, in order. */
  readonly observe: (logged: LoggedEvent) => void;
}

const APPEND_ATTEMPTS_MAX = 100;

/** How many due things go into one append. */
const BATCH_MAX = 1000;

/** The log of one sandbox and the world that it comes to: decide, append, fold. */
export class EventStream {
  readonly #name: string;
  readonly #parts: EventStreamParts;
  #world: World;

  private constructor(name: string, parts: EventStreamParts, world: World) {
    this.#name = name;
    this.#parts = parts;
    this.#world = world;
  }

  /** Folds what the log holds. Throws when the log is empty. */
  static async load(name: string, parts: EventStreamParts): Promise<EventStream> {
    const logged = await parts.log.read(name, 0);
    const stream = new EventStream(name, parts, fold(logged.map(({ event }) => event)));
    for (const entry of logged) parts.observe(entry);
    return stream;
  }

  get world(): World {
    return this.#world;
  }

  /** The events after number `after`. */
  read(after: number, limit?: number): Promise<readonly LoggedEvent[]> {
    return this.#parts.log.read(this.#name, after, limit);
  }

  /** Decides, appends, folds. A lost race reads on and decides again. */
  async commit(command: SandboxCommand, now: EpochMs, silent = false): Promise<Decision> {
    for (let attempt = 1; attempt <= APPEND_ATTEMPTS_MAX; attempt += 1) {
      const world = this.#world;
      const decision = this.#decide(command, now, silent);
      if (decision.events.length === 0) return decision;
      if (await this.#parts.log.append(this.#name, world.seq, decision.events)) {
        for (const event of decision.events) {
          evolve(world, event);
          this.#parts.observe({ seq: world.seq, event });
        }
        return decision;
      }
      await this.#readOn();
    }
    throw new Error(`sandbox ${this.#name}: no append in ${APPEND_ATTEMPTS_MAX} attempts`);
  }

  /**
   * Carries out what falls due until an instant, each at its own, up to the next callback: that is
   * not the stream's to send. Years of charges would be millions of appends, so many share one. They
   * are folded before it; should it be refused, the world is built anew from what the log holds.
   */
  async fireBatch(until: EpochMs, silent: boolean): Promise<void> {
    const world = this.#world;
    const before = world.seq;
    const batch: DomainEvent[] = [];
    for (let fired = 0; fired < BATCH_MAX; fired += 1) {
      const due = nextDue(world);
      if (!due || due.at > until || due.kind === "callback") break;
      const { events } = this.#decide(commandOf(due), Math.max(due.at, world.lastAt), silent);
      for (const event of events) {
        evolve(world, event);
        batch.push(event);
      }
    }
    if (await this.#parts.log.append(this.#name, before, batch)) {
      for (const [n, event] of batch.entries()) {
        this.#parts.observe({ seq: before + n + 1, event });
      }
    } else {
      for (const logged of (await this.reload()).slice(before)) this.#parts.observe(logged);
    }
  }

  /** Forgets what came after number `after`. */
  async truncate(after: number): Promise<void> {
    await this.#parts.log.truncate(this.#name, after);
    await this.reload();
  }

  /** Builds the world anew. Nobody is told again of what was there before. */
  async reload(): Promise<readonly LoggedEvent[]> {
    const logged = await this.read(0);
    this.#world = fold(logged.map(({ event }) => event));
    return logged;
  }

  /** Chance at the end of the log. */
  draw(): Draw {
    return drawAt(this.#world.seed, this.#world.seq);
  }

  #decide(command: SandboxCommand, now: EpochMs, silent: boolean): Decision {
    const world = this.#world;
    const links = this.#parts.links(world);
    return decideUnderFaults(world, command, { now, draw: this.draw(), silent, links });
  }

  async #readOn(): Promise<void> {
    for (const logged of await this.read(this.#world.seq)) {
      evolve(this.#world, logged.event);
      this.#parts.observe(logged);
    }
  }
}

function commandOf({ kind, id }: Due): SandboxCommand {
  return kind === "expiry"
    ? { type: "expire-invoice", transactionNo: id }
    : { type: "charge-recurring", recurringId: id };
}
