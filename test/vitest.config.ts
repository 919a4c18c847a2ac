import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests run from the root of the repository, each file in a process of its own. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    pool: "forks",
    globals: false,
    testTimeout: 30_000,
  },
});
