import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What was transformed once is kept by its content, for both projects and for the next run. */
const experimental = {
  fsModuleCache: true,
  fsModuleCachePath: join(root, "node_modules/.cache/vitest"),
};

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
  },
});

/** What a run left out is reported last. */
const globalSetup = "./test/support/machine.ts";

/** Tests in a project where the packed package is installed. */
const INSTALLED = "test/package/**/*.test.ts";

/** As many as there are cores, and three on few: a test that waits for a program leaves its core to others. */
const maxWorkers = Math.max(3, availableParallelism());

/**
 * Orders the files: a process starts another one fast while it is small, and one that has used a browser
 * does everything else more slowly. Short files come late, so that all workers finish at about the same time.
 */
function turnOf(file: string): number {
  if (!file.startsWith("test/slow/")) return file.startsWith("test/alone/") ? 1 : 2;
  return /^test\/slow\/(pages|workbench)\//.test(file) ? 3 : 0;
}

class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${turnOf(relative(root, moduleId).replaceAll("\\", "/"))}`;
    return (await super.sort(files)).sort((a, b) => rank(a).localeCompare(rank(b)));
  }
}

/**
 * Files in `test/alone` replace modules or globals, so each has a process of its own. All others share one
 * per worker, which loads what they import, and the browser, once. `test/slow` holds the files that start a
 * program, a browser, a compiler or a database; `npm run test:quick` leaves it out.
 */
export default defineConfig({
  root,
  test: {
    maxWorkers,
    experimental,
    sequence: { sequencer: InTurn },
    projects: [
      mergeConfig(everywhere, {
        test: { name: "alone", include: ["test/alone/**/*.test.ts"], globalSetup },
      }),
      mergeConfig(everywhere, {
        test: {
          name: "package",
          include: [INSTALLED],
          globalSetup: [globalSetup, "./test/package/installed.ts"],
        },
      }),
      mergeConfig(everywhere, {
        test: {
          name: "together",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/alone/**", INSTALLED],
          isolate: false,
          globalSetup,
        },
      }),
    ],
  },
});
