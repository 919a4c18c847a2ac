import type { Due } from "../domain/agenda.js";
import type { Decision } from "../domain/decide.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { Position } from "../domain/position.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { SandboxCommand } from "../faults/decide.js";
import { type CallbackParts, Callbacks } from "./callbacks.js";
import { SandboxClock } from "./clock.js";
import { SandboxGone } from "./errors.js";
import { type KeptLog, Ledger, type LedgerParts } from "./ledger.js";
import { TextTable } from "./texts.js";

/** What a sandbox is made of. */
export type SandboxParts = LedgerParts & CallbackParts;

/** The result of a reader: neither the world nor a promise, because the world goes on. */
export type Taken<T> = T extends PromiseLike<unknown> | WorldView ? never : T;

/**
 * One isolated world: its log, its clock and its calls to shops. What is due by now happens before each command and
 * each read, so no caller sees a thing that time has already ended.
 */
export class Sandbox {
  readonly clock: SandboxClock;
  /** Texts of the shop that come with every order, kept once. */
  readonly texts = new TextTable();
  readonly #ledger: Ledger;
  readonly #callbacks: Callbacks;
  #isGone = false;

  private constructor(ledger: Ledger, parts: SandboxParts) {
    this.#ledger = ledger;
    this.#callbacks = new Callbacks(ledger, parts);
    this.clock = new SandboxClock(ledger, this.#callbacks, parts);
  }

  /**
   * A new sandbox with these events. Its clock goes on from `at`, or as the log says. Throws where the events are not
   * a log, or where they cannot be kept.
   */
  static begin(
    name: string,
    events: readonly DomainEvent[],
    parts: SandboxParts,
    at?: EpochMs,
  ): Sandbox {
    const ledger = new Ledger(name, events, parts);
    try {
      ledger.begin();
      return new Sandbox(ledger, parts).#resumed(at);
    } catch (error) {
      ledger.close();
      throw error;
    }
  }

  /** A sandbox from its file. */
  static load(
    name: string,
    events: readonly DomainEvent[],
    file: KeptLog,
    parts: SandboxParts,
  ): Sandbox {
    return new Sandbox(new Ledger(name, events, parts, file), parts).#resumed();
  }

  get name(): string {
    return this.#ledger.name;
  }

  /** The state as it was last seen: what is due by now may not have happened. */
  get world(): WorldView {
    return this.#ledger.world;
  }

  get settings(): Settings {
    return this.#ledger.world.settings;
  }

  get faults(): WorldView["faults"] {
    return this.#ledger.world.faults;
  }

  /** Where the log ends. */
  get position(): Position {
    return this.#ledger.position;
  }

  /** Whether it was reset: no command or read is possible any more. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** Settles when the disk has all that happened; undefined where nothing is left to wait for. */
  get flushed(): Promise<void> | undefined {
    return this.#ledger.flushed;
  }

  /** The callbacks that wait for a slot or are on their way. */
  get callbacksUnderWay(): readonly string[] {
    return this.#callbacks.ids;
  }

  now(): EpochMs {
    return this.clock.now();
  }

  /** Carries a command out after all that is due, or refuses it. Links begin with `calledAt` where it is given. */
  execute(command: SandboxCommand, calledAt?: string): Decision {
    this.#enter();
    const decision = this.#ledger.commit(command, { now: this.now(), calledAt });
    this.clock.arm();
    return decision;
  }

  /** Reads the state after all that is due. */
  read<T>(reader: (world: WorldView) => Taken<T>): Taken<T> {
    this.#enter();
    return reader(this.#ledger.world);
  }

  /** Runs commands that seem to happen, such as under a database that rolls back: nothing of them remains. */
  rolledBack<T>(run: () => T): T {
    this.#enter();
    return this.#ledger.rolledBack(run);
  }

  /** The events after number `after`, when all that is due has happened. */
  events(after: number, limit?: number): readonly LoggedEvent[] {
    this.#enter();
    return this.#ledger.events(after, limit);
  }

  /** What falls due next. */
  nextDue(): Due | undefined {
    return this.clock.next();
  }

  /**
   * Waits until no callback is due or under way. Where the caller may be the receiver of one that is under way, it
   * waits for certain callbacks only.
   */
  async idle(of?: readonly string[]): Promise<void> {
    this.#enter();
    await this.clock.idle(of);
  }

  /** Calls `changed` after each change of the log, and at the end, until the result is called. */
  watch(changed: () => void): () => void {
    return this.#ledger.watch(changed);
  }

  /** Begins nothing more by itself, and waits for the calls to shops that are under way. */
  async drain(): Promise<void> {
    this.clock.stop();
    while (this.#callbacks.isUnderWay()) await this.#callbacks.ended();
  }

  /** Ends it in this process. How calls under way end is no longer recorded. */
  close(): void {
    this.#isGone = true;
    this.clock.stop();
    this.#callbacks.forget();
    this.#ledger.close();
  }

  /** Throws where it is gone. Reads its file again where that may lack what is in memory. Then all that is due happens. */
  #enter(): void {
    if (this.#isGone) throw new SandboxGone(this.name);
    if (this.#ledger.recover()) {
      this.#callbacks.forget();
      this.#resumed();
    }
    this.clock.runDue();
  }

  #resumed(at?: EpochMs): this {
    if (at !== undefined) this.clock.continueFrom(at);
    this.clock.endCutOff();
    this.clock.arm();
    return this;
  }
}
