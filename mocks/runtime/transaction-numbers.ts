import type { EpochMs } from "../domain/time.js";

/** Which sandbox each transaction number belongs to. They are unique in the whole gateway. */
export class TransactionNumbers {
  readonly #owners = new Map<string, string>();
  /** The last number that each sandbox was given. */
  readonly #last = new Map<string, number>();

  ownerOf(transactionNo: string): string | undefined {
    return this.#owners.get(transactionNo);
  }

  /** 13 digits: the sandbox's time in milliseconds, or the next number that is free. */
  reserve(sandbox: string, now: EpochMs): string {
    let candidate = Math.max(now, (this.#last.get(sandbox) ?? 0) + 1);
    while (this.#owners.has(String(candidate))) candidate += 1;
    this.#last.set(sandbox, candidate);
    const transactionNo = String(candidate);
    this.#owners.set(transactionNo, sandbox);
    return transactionNo;
  }

  /** Gives back a number whose invoice was refused. */
  release(transactionNo: string): void {
    this.#owners.delete(transactionNo);
  }

  /** The first sandbox with a number has it: a fork leaves those of its origin alone. */
  own(transactionNo: string, sandbox: string): void {
    if (!this.#owners.has(transactionNo)) this.#owners.set(transactionNo, sandbox);
  }

  /** Takes from a sandbox the numbers that it no longer has; it is numbered anew from its clock. */
  disown(sandbox: string, gone: (transactionNo: string) => boolean): void {
    this.#last.delete(sandbox);
    for (const [transactionNo, owner] of this.#owners) {
      if (owner === sandbox && gone(transactionNo)) this.#owners.delete(transactionNo);
    }
  }
}
