import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../domain/time.js";
import { isOver, unreadableIn } from "../../sandbox/errors.js";
import type { Clock } from "../../sandbox/real-clock.js";
import type { Listed, Store } from "../../store/store.js";
import { ATTEMPT_LEASE_MS } from "../log/event-stream.js";
import type { SandboxRegistry } from "./sandboxes.js";

/** What a caretaker works with. */
export interface SweeperParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sandboxes: SandboxRegistry;
  /** Called with an error that no caller is there to catch. */
  readonly failed: (error: unknown) => void;
  /** Called with a sentence about what was done without being asked for. */
  readonly notice: (text: string) => void;
  /** Sandboxes in which nothing has happened for so many days are forgotten; never without it. */
  readonly keepDays?: number | undefined;
}

/** How often it looks for what is due in sandboxes that are not in memory. */
const ROUND_MS = SECOND_MS;

/** The lease of the replica that looks after a sandbox which it has not in memory, and how long it is. */
const SWEEP = "care";
const SWEEP_MS = 2 * SECOND_MS;

/** How often the whole directory is read where others begin and reset sandboxes as well. */
const DIRECTORY_MS = 30 * SECOND_MS;

/** When a sandbox goes from memory: after so long, or earlier where there are many. */
const IDLE_MS = 10 * MINUTE_MS;
const IDLE_AMONG_MANY_MS = 10 * SECOND_MS;
const MANY = 1000;

/**
 * Looks after the sandboxes of a store that outlives the process: what is due in them happens though
 * no call has asked for them since the start, those that are not used leave memory, and those that
 * no call has used for days are deleted.
 */
export class Sweeper {
  readonly #parts: SweeperParts;
  #cancel: () => void = () => undefined;
  #readAtMs = 0;
  #isOff = false;
  #forgotAtMs = Number.NEGATIVE_INFINITY;
  /** What was reported as unreadable. */
  readonly #reported = new Set<string>();

  constructor(parts: SweeperParts) {
    this.#parts = parts;
  }

  /** Learns which sandboxes there are, and begins its rounds. */
  async start(): Promise<void> {
    const { store, sandboxes, clock } = this.#parts;
    await sandboxes.directory();
    await this.#dropUnfinished();
    // First come those that were in the middle of something when the process before this one ended.
    const soonDue = store.now() + ATTEMPT_LEASE_MS;
    clock.soon(() => this.#rounds(soonDue));
  }

  stop(): void {
    this.#isOff = true;
    this.#cancel();
  }

  async #rounds(dueBy?: EpochMs): Promise<void> {
    try {
      await this.#round(dueBy ?? this.#parts.store.now());
    } catch (error) {
      this.#report(error);
      if (isOver(error)) return;
    }
    if (this.#isOff) return;
    this.#cancel = this.#parts.clock.wait(ROUND_MS, () => this.#rounds());
  }

  async #round(dueBy: EpochMs): Promise<void> {
    const { store, sandboxes } = this.#parts;
    if (this.#isOff) return;
    for (const listed of await store.list(dueBy)) {
      if (this.#isOff) return;
      await this.#runDueWork(listed);
    }
    if (store.shared) await this.#readOn();
    await this.#renewDirectory();
    // A gateway that has ended meanwhile loads nothing any more.
    if (this.#isOff) return;
    const [only] = sandboxes.names();
    if (sandboxes.size === 1 && only !== undefined) await sandboxes.find(only);
    await this.#forgetOld();
    sandboxes.dropIdle(sandboxes.aliveCount > MANY ? IDLE_AMONG_MANY_MS : IDLE_MS);
  }

  async #runDueWork({ name }: Listed): Promise<void> {
    const { store, sandboxes, clock } = this.#parts;
    try {
      // One of many replicas is enough to bring it to life.
      const isOurs = !store.shared || sandboxes.isAlive(name);
      if (!isOurs && !(await store.lease(name, SWEEP, SWEEP_MS))) return;
      await (await sandboxes.find(name))?.runDueWork();
    } catch (error) {
      // One that cannot go on keeps no other from it.
      if (isOver(error)) throw error;
      this.#report(error);
    }
    // Requests are not kept waiting by many that are due.
    await new Promise<void>((resume) => clock.soon(resume));
  }

  /** Reports a failure. An unreadable log fails in every sweep, and is reported once. */
  #report(error: unknown): void {
    if (this.#isOff) return;
    const unreadable = unreadableIn(error);
    if (unreadable && this.#reported.has(unreadable.message)) return;
    if (unreadable) this.#reported.add(unreadable.message);
    this.#parts.failed(error);
  }

  /** Follows what other replicas have changed, in each sandbox that is watched here. */
  async #readOn(): Promise<void> {
    for (const name of this.#parts.sandboxes.watched()) {
      if (this.#isOff) return;
      try {
        await this.#parts.sandboxes.find(name);
      } catch (error) {
        if (isOver(error)) throw error;
        this.#report(error);
      }
    }
  }

  async #renewDirectory(): Promise<void> {
    const { store, sandboxes, clock } = this.#parts;
    if (!store.shared || clock.elapsedMs() - this.#readAtMs < DIRECTORY_MS) return;
    this.#readAtMs = clock.elapsedMs();
    await sandboxes.directory();
    await this.#dropUnfinished();
  }

  async #dropUnfinished(): Promise<void> {
    const { sandboxes, notice } = this.#parts;
    for (const name of await sandboxes.dropUnfinished()) {
      notice(
        `An import or a fork into sandbox ${name} was cut off, and what it had written was removed. Repeat it.`,
      );
    }
  }

  async #forgetOld(): Promise<void> {
    const { store, sandboxes, clock, keepDays } = this.#parts;
    if (keepDays === undefined || clock.elapsedMs() - this.#forgotAtMs < HOUR_MS) return;
    this.#forgotAtMs = clock.elapsedMs();
    const before = store.now() - keepDays * DAY_MS;
    for (const { name, usedAt, dueAt } of await store.list()) {
      if (usedAt < before && dueAt === null && !sandboxes.isAlive(name))
        await sandboxes.delete(name);
    }
  }
}
