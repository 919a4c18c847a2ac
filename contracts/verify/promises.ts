import type { Pact } from "./pact-file.js";
import { findPacts } from "./sources.js";
import { operationOf } from "./spec.js";

/** An answer of an operation that consumers rely on. */
export interface Promised {
  readonly operation: string;
  readonly status: number;
  /** How many interactions have it. */
  readonly interactions: number;
  readonly consumers: readonly string[];
}

/** What pacts promise of the service, and how many of their interactions are no calls of it. */
export interface Promises {
  readonly promised: readonly Promised[];
  /** Calls to a merchant, messages, and what is pending and promises nothing yet. */
  readonly others: number;
}

/** What the pacts promise that an option names. Throws `CouldNotRun` where there are none. */
export async function promisesAt(places: readonly string[], option: string): Promise<Promises> {
  return promisesOf(await findPacts({ pacts: places, option }));
}

/** What pacts promise, answer by answer. */
export function promisesOf(pacts: readonly Pact[]): Promises {
  const promised = new Map<string, Promised>();
  let others = 0;
  for (const { consumer, interactions } of pacts) {
    for (const { http, pending, method, path, status } of interactions) {
      const operation = http && !pending ? operationOf(method, path)?.id : undefined;
      if (operation === undefined) {
        others += 1;
        continue;
      }
      const key = `${operation} ${status}`;
      const known = promised.get(key);
      const consumers = [...new Set([...(known?.consumers ?? []), consumer])];
      const times = (known?.interactions ?? 0) + 1;
      promised.set(key, { operation, status, interactions: times, consumers });
    }
  }
  return { promised: [...promised.values()], others };
}
