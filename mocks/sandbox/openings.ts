import type { ClockState } from "../domain/clock.js";
import type { DomainEvent, SandboxOpened } from "../domain/events.js";
import type { FaultDraft } from "../domain/fault.js";
import type { MerchantSeed } from "../domain/merchants.js";
import {
  changeSettings,
  defaultSettings,
  type Settings,
  type SettingsChange,
} from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import { DEFAULT_SEED } from "./chance.js";

/** How the sandboxes of a gateway begin: the first events of their logs. */
export class Openings {
  /** What the seeds of new sandboxes are made of. */
  readonly seed: string;
  /** The settings with which new sandboxes begin. */
  readonly settings: Settings;
  readonly #defaults: GatewayDefaults;

  constructor(defaults: GatewayDefaults) {
    this.#defaults = defaults;
    this.seed = defaults.seed ?? DEFAULT_SEED;
    this.settings = changeSettings(defaultSettings, defaults.settings ?? {});
  }

  /** Whether a new sandbox of this name would begin with fault rules. */
  hasFaultsFor(name: string): boolean {
    return this.#faultsFor(name).faults !== undefined;
  }

  /** The first event of a new sandbox; `now` is the real instant. */
  opened(name: string, start: SandboxStart, now: EpochMs): SandboxOpened {
    const { frozenAt, merchants = null } = this.#defaults;
    const standing =
      frozenAt === undefined ? undefined : ({ mode: "frozen", at: frozenAt } as const);
    const clock = start.clock ?? standing ?? { mode: "running", offsetMs: 0 };
    return {
      type: "sandbox-opened",
      at: clock.mode === "frozen" ? clock.at : now + clock.offsetMs,
      name,
      seed: start.seed ?? `${this.seed}/${name}`,
      settings: changeSettings(this.settings, start.settings ?? {}),
      clock,
      merchants,
      forkedFrom: null,
      ...this.#faultsFor(name),
    };
  }

  #faultsFor(name: string): Pick<SandboxOpened, "faults"> {
    const { faults = [] } = this.#defaults;
    const meant = faults.filter(({ sandbox = name }) => sandbox === name);
    if (meant.length === 0) return {};
    return { faults: meant.map(({ draft }, n) => ({ id: `fault-${n + 1}`, ...draft })) };
  }
}

/** A log from elsewhere under a name of its own. Throws when it does not begin as one. */
export function continued(
  name: string,
  events: readonly DomainEvent[],
  forkedFrom: string | null,
): readonly DomainEvent[] {
  const [first] = events;
  if (first?.type !== "sandbox-opened") throw new Error("a log begins with sandbox-opened");
  const log = events.slice();
  log[0] = { ...first, name, forkedFrom: forkedFrom ?? first.forkedFrom };
  return log;
}

/** How new sandboxes begin. */
export interface GatewayDefaults {
  readonly seed?: string;
  readonly settings?: SettingsChange;
  /** The instant at which new sandboxes are frozen; without it they run with the real clock. */
  readonly frozenAt?: EpochMs;
  /** The merchants of new sandboxes; samples from the seed without them. */
  readonly merchants?: readonly MerchantSeed[];
  /** The fault rules of new sandboxes; of the one that is named where one is. */
  readonly faults?: readonly DefaultFault[];
}

/** A fault rule of new sandboxes. */
export interface DefaultFault {
  readonly draft: FaultDraft;
  readonly sandbox?: string;
}

/** How one sandbox begins, where it differs from the others. */
export interface SandboxStart {
  readonly seed?: string;
  readonly settings?: SettingsChange;
  readonly clock?: ClockState;
}
