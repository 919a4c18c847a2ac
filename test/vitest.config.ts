import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests run from the root of the repository, each file in a process of its own. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    pool: "forks",
    // One core is usually left free, which on a machine with two is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globals: false,
    testTimeout: 30_000,
    // What is prepared may be as slow as what is tested.
    hookTimeout: 30_000,
  },
});
