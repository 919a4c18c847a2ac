import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { sortedTests } from "../scripts/quick/files.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What holds wherever tests run. They run from the root of the repository. */
export const everywhere = defineConfig({
  root,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    pool: "forks",
    globals: false,
    testTimeout: 30_000,
    // What is prepared may be as slow as what is tested.
    hookTimeout: 30_000,
  },
});

/** One core is usually left free, which on a machine with two is half of it. */
export const maxWorkers = Math.max(2, availableParallelism() - 1);

const { alone, together } = sortedTests(root);

/**
 * Files that change what others import have a process each. All others share one for each worker:
 * what they import is loaded once for all, and so is the browser.
 */
export default defineConfig({
  root,
  test: {
    maxWorkers,
    projects: [
      mergeConfig(everywhere, { test: { name: "alone", include: [...alone] } }),
      mergeConfig(everywhere, {
        test: { name: "together", include: [...together], isolate: false },
      }),
    ],
  },
});
