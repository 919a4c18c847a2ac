import { pause, realClock } from "./runtime/clock.js";
import { StoreUnusable } from "./store/errors.js";
import { memoryStore } from "./store/memory.js";
import type { Store } from "./store/store.js";

/** How long a start waits for a database that is not there, and how long apart it looks. */
const WAIT_MS = 60_000;
const LOOK_MS = 500;

/** Where a gateway is to keep its sandboxes. */
export interface StoreOptions {
  /** The address of a database; without one they are in memory. */
  readonly database?: string | undefined;
  readonly databaseSchema?: string | undefined;
  /** Told what is waited for. */
  readonly notice: (text: string) => void;
  readonly waitMs?: number;
}

/** The store that options ask for. What only some starts need is loaded by those. */
export async function storeOf(options: StoreOptions): Promise<Store> {
  const { database } = options;
  return database === undefined ? memoryStore(realClock) : databaseStore({ ...options, database });
}

/**
 * A store in a database; waits for one that is starting itself. Rejects with a `StoreUnusable` when it
 * does not come, or when waiting cannot help.
 */
async function databaseStore(
  options: StoreOptions & { readonly database: string },
): Promise<Store> {
  const { database: url, databaseSchema, notice, waitMs = WAIT_MS } = options;
  const { postgresStore, mayPass } = await import("./store/postgres.js");
  const schema = databaseSchema === undefined ? {} : { schema: databaseSchema };
  const began = realClock.elapsedMs();
  for (let isTold = false; ; isTold = true) {
    try {
      return await postgresStore({ url, ...schema, stopwatch: realClock });
    } catch (error) {
      if (!mayPass(error)) throw error;
      const { message } = error as Error;
      if (realClock.elapsedMs() - began >= waitMs) {
        throw new StoreUnusable(`${message}; gave up after ${waitMs / 1000} seconds`, error);
      }
      if (!isTold) notice(`${message}; waiting for it for up to ${waitMs / 1000} seconds`);
    }
    await pause(LOOK_MS);
  }
}
