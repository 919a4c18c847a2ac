import type { EpochMs } from "../domain/time.js";

/** Leases of a store whose connections are all in one process: they die with it. */
export class ProcessLeases {
  readonly #held = new Map<string, { readonly holder: object; readonly until: EpochMs }>();

  take(holder: object, sandbox: string, what: string, now: EpochMs, lengthMs: number): boolean {
    const name = `${sandbox}/${what}`;
    const held = this.#held.get(name);
    if (held && held.holder !== holder && held.until > now) return false;
    this.#held.set(name, { holder, until: now + lengthMs });
    return true;
  }

  isHeldByOther(holder: object, sandbox: string, what: string, now: EpochMs): boolean {
    const held = this.#held.get(`${sandbox}/${what}`);
    return held !== undefined && held.holder !== holder && held.until > now;
  }

  release(holder: object, sandbox: string, what: string): void {
    const name = `${sandbox}/${what}`;
    if (this.#held.get(name)?.holder === holder) this.#held.delete(name);
  }

  /** Ends those of a sandbox that is gone. */
  dropSandbox(sandbox: string): void {
    for (const name of this.#held.keys()) {
      if (name.startsWith(`${sandbox}/`)) this.#held.delete(name);
    }
  }

  /** Ends those of a connection that is gone. */
  dropHolder(gone: object): void {
    for (const [name, { holder }] of this.#held) if (holder === gone) this.#held.delete(name);
  }
}

/** The watchers of a store whose connections are all in one process. */
export class ProcessWatchers {
  readonly #watchers = new Set<{ readonly holder: object; moved(sandbox: string): void }>();

  add(holder: object, moved: (sandbox: string) => void): () => void {
    const watcher = { holder, moved };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Tells all but the one who moved it. */
  tell(mover: object, sandbox: string): void {
    for (const { holder, moved } of this.#watchers) if (holder !== mover) moved(sandbox);
  }

  dropHolder(gone: object): void {
    for (const watcher of this.#watchers)
      if (watcher.holder === gone) this.#watchers.delete(watcher);
  }
}
