/** Begins and ends what many changes share, and is told when that failed. */
export interface Transactions {
  begin(): void;
  commit(): void;
  /** Makes of an error what everybody who waits is told. */
  failed(error: unknown): unknown;
}

interface Waiting {
  /** Makes the change; what it returns is told once it is committed. */
  change(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * All changes of one turn of the event loop in one commit, in the order in which they were asked for:
 * each sees those before it, and nobody hears of one before all of them are kept. A change that is to
 * come to nothing looks before it writes, so that it spoils nothing.
 */
export class GroupCommits {
  readonly #transactions: Transactions;
  readonly #soon: (run: () => void) => void;
  #waiting: Waiting[] = [];
  #isSet = false;

  /** `soon` runs something after the work in hand. */
  constructor(transactions: Transactions, soon: (run: () => void) => void) {
    this.#transactions = transactions;
    this.#soon = soon;
  }

  /** Has a change made with the next commit. */
  add<T>(change: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ change, resolve: resolve as Waiting["resolve"], reject });
      if (this.#isSet) return;
      this.#isSet = true;
      this.#soon(() => this.flush());
    });
  }

  /** Makes what waits at once. `also` is made in the same commit. */
  flush(also?: () => void): void {
    const group = this.#waiting;
    this.#waiting = [];
    this.#isSet = false;
    if (group.length === 0 && !also) return;
    const { begin, commit, failed } = this.#transactions;
    let done: readonly unknown[];
    try {
      begin();
      done = group.map(({ change }) => change());
      also?.();
      commit();
    } catch (error) {
      const told = failed(error);
      for (const { reject } of group) reject(told);
      return;
    }
    for (const [n, { resolve }] of group.entries()) resolve(done[n]);
  }
}
