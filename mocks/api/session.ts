import { type Awaitable, whenReady } from "../domain/awaitable.js";
import type { Decision } from "../domain/decide.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { SandboxCommand } from "../faults/decide.js";
import { injectionsIn } from "../faults/matching.js";
import type { InjectedRule } from "../faults/rule.js";
import type { SandboxSession, Taken, TextTable } from "../sandbox/session.js";
import type { PageKey } from "../sandbox/tokens.js";
import { type Links, linksOf } from "./links.js";

/**
 * A sandbox as the handler of one request sees it. It reports every injected fault, for any command, and
 * links in its results begin with the called origin.
 */
export class ExchangeSession implements SandboxSession {
  readonly #session: SandboxSession;
  readonly #origin: string;
  readonly #pageKey: PageKey | undefined;
  readonly #injected: InjectedRule[];

  constructor(
    session: SandboxSession,
    { origin, pageKey }: { readonly origin: string; readonly pageKey?: PageKey | undefined },
    injected: InjectedRule[],
  ) {
    this.#session = session;
    this.#origin = origin;
    this.#pageKey = pageKey;
    this.#injected = injected;
  }

  /** The links of this sandbox in the answer to the call. */
  linksOf(world: WorldView): Links {
    return linksOf(world, this.#origin, this.#pageKey);
  }

  get name(): string {
    return this.#session.name;
  }

  get settings(): Settings {
    return this.#session.settings;
  }

  get faults(): WorldView["faults"] {
    return this.#session.faults;
  }

  get texts(): TextTable {
    return this.#session.texts;
  }

  get position(): SandboxSession["position"] {
    return this.#session.position;
  }

  now(): EpochMs {
    return this.#session.now();
  }

  execute(command: SandboxCommand): Awaitable<Decision> {
    return whenReady(this.#session.execute(command, this.#origin), (decision) => {
      this.#injected.push(...injectionsIn(this, decision.events));
      return decision;
    });
  }

  peek<T>(reader: (world: WorldView) => Taken<T>): Taken<T> {
    return this.#session.peek(reader);
  }

  read<T>(reader: (world: WorldView) => Taken<T>): Awaitable<Taken<T>> {
    return this.#session.read(reader);
  }
}
