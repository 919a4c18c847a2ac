import type { LoggedEvent } from "../domain/events.js";
import type { EpochMs } from "../domain/time.js";
import type { Store } from "../store/store.js";
import type { CallbackClient } from "./callback-client.js";
import type { CallbackLimiter } from "./callback-limiter.js";
import type { Clock } from "./clock.js";
import type { LinksOf } from "./trial.js";

/** What a sandbox is made of. */
export interface SandboxParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly limiter: CallbackLimiter;
  readonly links: LinksOf;
  /** Told of each event after it is folded, in order. Absent where nobody listens. */
  readonly observe?: ((sandbox: string, logged: LoggedEvent) => void) | undefined;
  /** Told of an error that no caller is there to catch. */
  readonly failed: (error: unknown) => void;
  /** How many events a sandbox may have. */
  readonly eventsMax: number;
}

/** How a sandbox comes from the store. */
export interface Loading {
  /** The instant from which its clock goes on; without it as the log says. */
  readonly at?: EpochMs | undefined;
  /** Whether it has just begun, so that observers have not heard of it. */
  readonly isNews: boolean;
}
