import { type Awaitable, whenReady } from "../domain/awaitable.js";
import type { DomainEvent } from "../domain/events.js";
import { keyOf } from "../domain/events.js";
import type { EpochMs } from "../domain/time.js";
import { NOWHERE } from "../store/place.js";
import { SandboxLimit } from "./errors.js";
import { Sandbox, type SandboxParts } from "./sandbox.js";

/** How many sandboxes may be open at once where nobody says otherwise. */
const SANDBOXES_MAX = 10_000;

/** The sandboxes that are alive in this process, and how those of the store come to be so. */
export class LiveSandboxes {
  readonly #parts: SandboxParts;
  readonly #max: number;
  /** In the order in which they came to be. */
  readonly #alive = new Map<string, Sandbox>();
  readonly #loading = new Map<string, Promise<Sandbox | undefined>>();

  constructor(parts: SandboxParts, max = SANDBOXES_MAX) {
    this.#parts = parts;
    this.#max = max;
  }

  get size(): number {
    return this.#alive.size;
  }

  list(): readonly Sandbox[] {
    return [...this.#alive.values()];
  }

  /** The one of this name that is alive already. */
  get(name: string): Sandbox | undefined {
    return this.#alive.get(name);
  }

  /** The one of this name, alive already or from the store, if there is one. */
  find(name: string): Awaitable<Sandbox | undefined> {
    return this.#alive.get(name) ?? this.#loading.get(name) ?? this.#load(name);
  }

  /** Begins a log. Undefined when there is one of that name. */
  begin(
    name: string,
    events: readonly DomainEvent[],
    at?: EpochMs,
  ): Awaitable<Sandbox | undefined> {
    const { store } = this.#parts;
    if (this.#alive.has(name)) return undefined;
    if (this.#alive.size >= this.#max) throw new SandboxLimit(this.#max);
    const inherited = events.flatMap((event) => keyOf(event) ?? []);
    const change = { events, inherited, dueAt: store.now() };
    return whenReady(store.append(name, NOWHERE, change), (appended) =>
      "at" in appended ? this.#loadNew(name, at) : undefined,
    );
  }

  /** Forgets a sandbox and all that was in it. False when there is none of that name. */
  delete(name: string): Awaitable<boolean> {
    this.#alive.get(name)?.close();
    this.#alive.delete(name);
    return this.#parts.store.delete(name);
  }

  /** Ends them all in this process; the store keeps what was in them. */
  close(): void {
    for (const sandbox of this.#alive.values()) sandbox.close();
    this.#alive.clear();
  }

  /** Brings a sandbox to life that has just begun. One that cannot live leaves its name free. */
  #loadNew(name: string, at?: EpochMs): Awaitable<Sandbox | undefined> {
    const failed = (error: unknown) =>
      whenReady(this.#parts.store.delete(name), (): never => {
        throw error;
      });
    try {
      const loaded = this.#load(name, at);
      return loaded instanceof Promise ? loaded.catch(failed) : loaded;
    } catch (error) {
      return failed(error);
    }
  }

  /** Brings a sandbox to life that the store holds. Whoever asks for it meanwhile waits for this. */
  #load(name: string, at?: EpochMs): Awaitable<Sandbox | undefined> {
    const loaded = whenReady(Sandbox.load(name, this.#parts, at), (sandbox) => {
      if (sandbox) this.#alive.set(name, sandbox);
      return sandbox;
    });
    if (!(loaded instanceof Promise)) return loaded;
    const loading = loaded.finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }
}
