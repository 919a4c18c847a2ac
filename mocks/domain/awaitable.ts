/** A value that is there at once where nothing waits, or a promise of it. */
export type Awaitable<T> = T | Promise<T>;
