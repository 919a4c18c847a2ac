/** Begins and ends what many changes share, and is told when that failed. */
export interface Transactions {
  begin(): void;
  commit(): void;
  /** Makes of an error what everybody who waits is told. */
  failed(error: unknown): unknown;
}

/** A commit that is still to come. */
interface Coming {
  readonly kept: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * All changes of one turn of the event loop in one commit, in the order in which they are made: each
 * sees those before it. Whoever is to be told of one waits until it is kept. A change that is to come to
 * nothing looks before it writes, so that it spoils nothing.
 */
export class GroupCommits {
  readonly #transactions: Transactions;
  readonly #soon: (run: () => void) => void;
  #coming: Coming | undefined;

  /** `soon` runs something after the work in hand. */
  constructor(transactions: Transactions, soon: (run: () => void) => void) {
    this.#transactions = transactions;
    this.#soon = soon;
  }

  /** Resolves when all changes that were made are kept; undefined where they are. */
  get kept(): Promise<void> | undefined {
    return this.#coming?.kept;
  }

  /** Makes a change, which the next commit keeps. */
  make<T>(change: () => T): T {
    if (!this.#coming) this.#begin();
    try {
      return change();
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Commits at once what was made. */
  flush(): void {
    const coming = this.#coming;
    if (!coming) return;
    try {
      this.#transactions.commit();
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#coming = undefined;
    coming.resolve();
  }

  #begin(): void {
    try {
      this.#transactions.begin();
    } catch (error) {
      throw this.#fail(error);
    }
    const coming = newCommit();
    this.#coming = coming;
    this.#soon(() => {
      if (this.#coming === coming) this.flush();
    });
  }

  #fail(error: unknown): unknown {
    const told = this.#transactions.failed(error);
    this.#coming?.reject(told);
    this.#coming = undefined;
    return told;
  }
}

function newCommit(): Coming {
  let resolve = (): void => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const kept = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // Nobody may wait for it; whoever does is told.
  kept.catch(() => undefined);
  return { kept, resolve, reject };
}
