import type { ClockState } from "../domain/clock.js";
import type { FaultDraft } from "../domain/fault.js";
import type { MerchantSeed } from "../domain/merchants.js";
import type { SettingsChange } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { Store } from "../store/store.js";
import type { CallbackClient } from "./callback-client.js";
import type { CallbackLimits } from "./callback-limits.js";
import type { Clock } from "./clock.js";
import type { Observer } from "./observer.js";
import type { LinksOf } from "./trial.js";

/** What a gateway is made of. */
export interface GatewayParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly links: LinksOf;
  /** Whether others than this machine can call. */
  readonly isShared?: boolean;
  /** How many callbacks may be open at once. */
  readonly callbackLimits?: Partial<CallbackLimits>;
  /** How many sandboxes may be open at once. Default 10,000. */
  readonly sandboxesMax?: number;
  /** How many events a sandbox may have. Default 1,000,000. */
  readonly eventsMax?: number;
  /** A store that outlives the process forgets sandboxes in which nothing happened for so many days. */
  readonly keepDays?: number;
  readonly observer?: Observer;
}

/** How new sandboxes begin. */
export interface GatewayDefaults {
  readonly seed?: string;
  readonly settings?: SettingsChange;
  /** The instant at which new sandboxes stand still; they run with the real clock without it. */
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
