import { createRequire } from "node:module";
import type { Variables } from "./calls.js";

interface Summary {
  readonly run: {
    readonly stats: { readonly assertions: { readonly total: number } };
    readonly failures: readonly {
      readonly source?: { readonly name: string };
      readonly error: { readonly message: string; readonly test?: string };
    }[];
  };
}

/** Newman runs collections as Postman does. It comes without types. */
const newman = createRequire(import.meta.url)("newman") as {
  run(
    options: { readonly collection: unknown; readonly envVar: readonly object[] },
    done: (error: Error | null, summary: Summary) => void,
  ): void;
};

/** Runs a Postman collection. Returns how many checks it made, and which failed. */
export function runPostman(collection: unknown, given: Variables) {
  const envVar = [...given].map(([key, value]) => ({ key, value }));
  return new Promise<{ readonly checks: number; readonly wrong: readonly string[] }>(
    (resolve, reject) => {
      newman.run({ collection, envVar }, (error, { run } = NOTHING) => {
        if (error) return reject(error);
        const wrong = run.failures.map(
          ({ source, error: { test, message } }) => `${source?.name}: ${test ?? message}`,
        );
        resolve({ checks: run.stats.assertions.total, wrong });
      });
    },
  );
}

const NOTHING: Summary = { run: { stats: { assertions: { total: 0 } }, failures: [] } };
