/** Things by their ids, for a reader. A `Map` is one. */
export interface ReadonlyTable<T> {
  readonly size: number;
  get(id: string): T | undefined;
  has(id: string): boolean;
  keys(): IterableIterator<string>;
  values(): IterableIterator<T>;
}

/** Things by their ids. A `Map` is one. */
export interface Table<T> extends ReadonlyTable<T> {
  set(id: string, thing: T): unknown;
  delete(id: string): boolean;
}

/** A table on top of another one, which it leaves as it is until it is merged. */
export class TableBranch<T> implements Table<T> {
  readonly #base: Table<T>;
  readonly #own = new Map<string, T>();
  readonly #deleted = new Set<string>();
  /** What was asked for last: a decision and its fold ask for the same thing several times. */
  #lastId: string | undefined;
  #last: T | undefined;

  constructor(base: Table<T>) {
    this.#base = base;
  }

  get size(): number {
    let size = this.#base.size - this.#deleted.size;
    for (const id of this.#own.keys()) {
      if (!this.#base.has(id) || this.#deleted.has(id)) size += 1;
    }
    return size;
  }

  get(id: string): T | undefined {
    if (id !== this.#lastId) {
      this.#last = this.#find(id);
      this.#lastId = id;
    }
    return this.#last;
  }

  has(id: string): boolean {
    return this.#own.has(id) || (this.#base.has(id) && !this.#deleted.has(id));
  }

  set(id: string, thing: T): void {
    this.#lastId = undefined;
    this.#own.set(id, thing);
  }

  delete(id: string): boolean {
    if (!this.has(id)) return false;
    this.#lastId = undefined;
    this.#own.delete(id);
    if (this.#base.has(id)) this.#deleted.add(id);
    return true;
  }

  *keys(): IterableIterator<string> {
    for (const id of this.#base.keys()) if (!this.#deleted.has(id)) yield id;
    // What was deleted and comes again is the last, as in a map.
    for (const id of this.#own.keys()) {
      if (!this.#base.has(id) || this.#deleted.has(id)) yield id;
    }
  }

  *values(): IterableIterator<T> {
    for (const id of this.keys()) yield this.get(id) as T;
  }

  #find(id: string): T | undefined {
    const own = this.#own.get(id);
    if (own !== undefined) return own;
    // Journeys of years ask millions of times, and seldom has anything been deleted.
    const isDeleted = this.#deleted.size > 0 && this.#deleted.has(id);
    return isDeleted ? undefined : this.#base.get(id);
  }

  /** Carries over to the table below what was changed here. */
  merge(): void {
    for (const id of this.#deleted) this.#base.delete(id);
    for (const [id, thing] of this.#own) this.#base.set(id, thing);
  }
}

/** A list that only grows, for a reader. An array is one. */
export interface ReadonlyGrowing<T> extends Iterable<T> {
  readonly length: number;
}

/** A list that only grows. An array is one. */
export interface Growing<T> extends ReadonlyGrowing<T> {
  push(thing: T): unknown;
}

/** A growing list on top of another one, which it leaves as it is until it is merged. */
export class GrowingBranch<T> implements Growing<T> {
  readonly #base: Growing<T>;
  readonly #own: T[] = [];

  constructor(base: Growing<T>) {
    this.#base = base;
  }

  get length(): number {
    return this.#base.length + this.#own.length;
  }

  push(thing: T): void {
    this.#own.push(thing);
  }

  *[Symbol.iterator](): IterableIterator<T> {
    yield* this.#base;
    yield* this.#own;
  }

  /** Carries over to the list below what was added here. */
  merge(): void {
    for (const thing of this.#own) this.#base.push(thing);
  }
}
