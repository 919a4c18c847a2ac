import type { EpochMs } from "../domain/time.js";

/** Leases of a store whose connections are all in one process: they die with it. */
export class LocalLeases {
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

  /** Ends the leases of a deleted sandbox. */
  dropSandbox(sandbox: string): void {
    for (const name of this.#held.keys()) {
      if (name.startsWith(`${sandbox}/`)) this.#held.delete(name);
    }
  }

  /** Ends the leases of a closed connection. */
  dropHolder(gone: object): void {
    for (const [name, { holder }] of this.#held) if (holder === gone) this.#held.delete(name);
  }
}
