/** A value, or the promise of one: no promise is made where nothing waits. */
export type Awaitable<T> = T | Promise<T>;
