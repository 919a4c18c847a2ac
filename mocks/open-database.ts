import { pause, realClock } from "./runtime/real-clock.js";
import { StoreUnusable } from "./store/errors.js";
import type { Store } from "./store/store.js";

/** How long a start waits for a database that is not there, and how long apart it looks. */
const WAIT_MS = 60_000;
const LOOK_MS = 500;

/** Which database, and what to say while it is waited for. */
export interface DatabaseOptions {
  readonly database: string;
  readonly databaseSchema?: string | undefined;
  readonly notice: (text: string) => void;
  readonly waitMs?: number;
}

/**
 * A store in a database; waits for one that is starting itself. Rejects with a `StoreUnusable` when it
 * does not come, or when waiting cannot help.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Store> {
  const { database: url, databaseSchema, notice, waitMs = WAIT_MS } = options;
  const { postgresStore, mayPass } = await import("./store/postgres/store.js");
  const schema = databaseSchema === undefined ? {} : { schema: databaseSchema };
  const began = realClock.elapsedMs();
  for (let isTold = false; ; isTold = true) {
    try {
      return await postgresStore({ url, ...schema, stopwatch: realClock });
    } catch (error) {
      if (!mayPass(error)) throw error;
      const { message } = error as Error;
      // Whoever waits is told so first, however long the first look took.
      if (isTold && realClock.elapsedMs() - began >= waitMs) {
        throw new StoreUnusable(`${message}; gave up after ${waitMs / 1000} seconds`, error);
      }
      if (!isTold) notice(`${message}; waiting for it for up to ${waitMs / 1000} seconds`);
    }
    await pause(LOOK_MS);
  }
}
