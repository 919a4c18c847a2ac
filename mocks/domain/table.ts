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

/** A list that only grows, for a reader. An array is one. */
export interface ReadonlyGrowing<T> extends Iterable<T> {
  readonly length: number;
}

/** A list that only grows. An array is one. */
export interface Growing<T> extends ReadonlyGrowing<T> {
  push(thing: T): unknown;
}
