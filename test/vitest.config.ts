import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What was transformed once is kept by its content, for all projects and for the next run. */
const experimental = {
  fsModuleCache: true,
  fsModuleCachePath: join(root, "node_modules/.cache/vitest"),
};

/** What a run left out is reported last. */
const globalSetup = "./test/support/machine.ts";

/** The common settings. Tests run from the root of the repository. */
const everywhere = defineConfig({
  root,
  resolve: {
    alias: [{ find: /^typescript$/, replacement: join(root, "test/support/typescript.mjs") }],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    pool: "forks",
    globals: false,
    // A test that fails before it restores them does not affect the next one.
    unstubEnvs: true,
    // No test finds the mock of another one.
    env: { PAYSTUB_RUNNING_DIR: "" },
    experimental,
    // A busy machine is slow and not wrong. What is prepared may be as slow as what is tested.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup,
  },
});

const BROWSER = "test/browser/**/*.test.ts";
const PACKAGE = "test/package/**/*.test.ts";
const ALONE = "test/alone/**/*.test.ts";

/**
 * Projects by what they cost. The files of `unit` and `browser` share a process per worker, which loads what they
 * import, and the browser, once. Those of `package` run in a project where the packed package is installed, and those of
 * `alone` replace modules.
 */
export default defineConfig({
  root,
  test: {
    // A test that waits for a program leaves its core to others.
    maxWorkers: Math.max(3, availableParallelism()),
    experimental,
    projects: [
      mergeConfig(everywhere, {
        test: {
          name: "package",
          include: [PACKAGE],
          globalSetup: ["./test/package/installed.ts"],
        },
      }),
      mergeConfig(everywhere, { test: { name: "alone", include: [ALONE] } }),
      mergeConfig(everywhere, {
        test: { name: "browser", include: [BROWSER], isolate: false },
      }),
      mergeConfig(everywhere, {
        test: {
          name: "unit",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: [BROWSER, PACKAGE, ALONE],
          isolate: false,
        },
      }),
    ],
  },
});
