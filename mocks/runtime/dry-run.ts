import type { Decision } from "../domain/decide.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { SandboxCommand } from "../faults/decide.js";

import type { SandboxSession, Taken } from "./session.js";
import type { TextTable } from "./text-table.js";
import type { Trial } from "./trial.js";

/**
 * A session on top of a sandbox whose database rolls back: commands are decided and seem to have
 * happened, and nothing of it is kept or told to anybody.
 */
export class DryRun implements SandboxSession {
  readonly #origin: SandboxSession;
  readonly #trial: Trial;
  readonly #gave: (transactionNo: number) => void;

  /** `gave` is told of transaction numbers that were handed out. */
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
