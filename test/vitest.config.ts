import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { sortedTests } from "../scripts/quick/files.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What was transformed once is kept by its content, for both projects and for the next run. */
const experimental = {
  fsModuleCache: true,
  fsModuleCachePath: join(root, "node_modules/.cache/vitest"),
};

/** What holds wherever tests run. They run from the root of the repository. */
export const everywhere = defineConfig({
  root,
  resolve: {
    alias: [{ find: /^typescript$/, replacement: join(root, "test/support/typescript.mjs") }],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    pool: "forks",
    globals: false,
    // A test that fails before it put them back leaves them to nobody.
    unstubEnvs: true,
    experimental,
    // A busy machine is slow and not wrong. What is prepared may be as slow as what is tested.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

/** What a run left out is told last. */
const globalSetup = "./test/support/last-words.ts";

/** As many as there are cores, and three on few: a test that waits for a program leaves its core to others. */
export const maxWorkers = Math.max(3, availableParallelism());

const { alone, together, slow } = sortedTests(root);

/**
 * When a file comes: a process starts another one fast while it is small, and one that has used a browser
 * does all else more slowly. What is short comes late, so that all workers end at about the same time.
 */
function turnOf(why: string | undefined): number {
  switch (why) {
    case "needs node:child_process":
      return 0;
    case undefined:
      return 2;
    case "needs playwright-core":
      return 3;
    default:
      return 1;
  }
}

class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${turnOf(slow[relative(root, moduleId).replaceAll("\\", "/")])}`;
    return (await super.sort(files)).sort((a, b) => rank(a).localeCompare(rank(b)));
  }
}

/**
 * Files that change what others import have a process each. All others share one for each worker:
 * what they import is loaded once for all, and so is the browser.
 */
export default defineConfig({
  root,
  test: {
    maxWorkers,
    experimental,
    sequence: { sequencer: InTurn },
    projects: [
      mergeConfig(everywhere, { test: { name: "alone", include: [...alone], globalSetup } }),
      mergeConfig(everywhere, {
        test: { name: "together", include: [...together], isolate: false, globalSetup },
      }),
    ],
  },
});
