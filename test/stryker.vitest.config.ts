import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The tests that Stryker runs hundreds of times: those that stay in their process. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["test/{domain,faults,sandbox,callbacks}/**/*.test.ts"],
    setupFiles: ["test/support/few-cases.ts"],
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
