import type { Awaitable } from "../domain/awaitable.js";
import type { Decision } from "../domain/decide.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { SandboxCommand } from "../faults/decide.js";
import type { Trial } from "../runtime/log/event-stream.js";
import type { Position } from "./position.js";

/** What the handler of a request can do in a sandbox: in the world itself, or in a trial. */
export interface SandboxSession {
  readonly name: string;
  readonly settings: Settings;
  /** The fault rules. */
  readonly faults: WorldView["faults"];
  /** Texts of the shop that come with every order, kept once. */
  readonly texts: TextTable;
  /** The end of its log. */
  readonly position: Position;
  /** What the sandbox's clock shows; never earlier than the last thing that happened. */
  now(): EpochMs;
  /** Carries a command out, or says why not. Links that come of it begin with `calledAt` where given. */
  execute(command: SandboxCommand, calledAt?: string): Awaitable<Decision>;
  /** Reads the state as it was last seen: what is due by now may not have happened. */
  peek<T>(reader: (world: WorldView) => Taken<T>): Taken<T>;
  /** Reads the state, after all that was due. The reader must take what it needs: the world goes on. */
  read<T>(reader: (world: WorldView) => Taken<T>): Awaitable<Taken<T>>;
}

/** What a reader may give back: neither the world, nor a promise to look at it later. */
export type Taken<T> = T extends PromiseLike<unknown> | WorldView ? never : T;

/**
 * A session on top of a sandbox whose database rolls back: commands are decided and seem to have
 * happened, and nothing of it is kept or reported.
 */
export class DryRun implements SandboxSession {
  readonly #origin: SandboxSession;
  readonly #trial: Trial;
  readonly #gave: (transactionNo: number) => void;

  /** `gave` receives the transaction numbers that were handed out. */
  constructor(origin: SandboxSession, trial: Trial, gave: (transactionNo: number) => void) {
    this.#origin = origin;
    this.#trial = trial;
    this.#gave = gave;
  }

  get name(): string {
    return this.#origin.name;
  }

  get settings(): Settings {
    return this.#trial.world.settings;
  }

  get faults(): WorldView["faults"] {
    return this.#trial.world.faults;
  }

  get position(): Position {
    return this.#origin.position;
  }

  get texts(): TextTable {
    return this.#origin.texts;
  }

  now(): EpochMs {
    return Math.max(this.#origin.now(), this.#trial.world.lastAt);
  }

  execute(command: SandboxCommand, calledAt?: string): Decision {
    const decision = this.#trial.run(command, this.now(), calledAt);
    for (const event of decision.events) {
      if (event.type === "invoice-created") this.#gave(Number(event.transactionNo));
    }
    return decision;
  }

  peek<T>(reader: (world: WorldView) => Taken<T>): Taken<T> {
    return reader(this.#trial.world);
  }

  read<T>(reader: (world: WorldView) => Taken<T>): Taken<T> {
    return reader(this.#trial.world);
  }
}

const TEXTS_MAX = 1000;
const LENGTH_MAX = 500;

/**
 * Stores each text once: the addresses and products of a shop come with every order. Only for texts of
 * shops, because they outlive the invoice. Limited, and deleted with its sandbox.
 */
export class TextTable {
  readonly #texts = new Map<string, string>();

  /** The same text, as it came first. */
  keep(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (text.length > LENGTH_MAX) return text;
    if (this.#texts.size >= TEXTS_MAX) this.#texts.clear();
    this.#texts.set(text, text);
    return text;
  }
}
