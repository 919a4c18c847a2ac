import { register } from "node:module";
import { relative, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { collectTests, getFn, startTests, type Test, type VitestRunner } from "@vitest/runner";
import type { ExpectStatic } from "vitest";
import { JUDGES_VARIABLE } from "./rooms.js";
import { type Switchboard, spread } from "./switchboard.js";
import { CONFIG, FRESH, TEST_LIMIT_MS, WORKER } from "./worker.js";

/** How Stryker numbers what came of a test. */
const STATUS: Readonly<Record<string, number>> = { pass: 0, fail: 1 };
const SKIPPED = 2;

/** What is asked about a mutant. One that is static has to be there when the mock is loaded. */
interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly mutantActivation: "static" | "runtime";
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
}

const JUDGES: readonly string[] = JSON.parse(process.env[JUDGES_VARIABLE] ?? "[]");

/** Where the process of the tests is when it runs them: in a copy of the project, with mutants. */
const everything = () => JUDGES.map((file): Spec => ({ filepath: resolve(file) }));

const board: Switchboard = {};

/** What broke outside of a test, which fails a run as it would fail a run of the suite. */
const accidents: unknown[] = [];

/** Loads the mock once, and runs the tests of one mutant after another in the same process. */
class InProcessRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    Object.assign(globalThis, { __stryker__: board, __vitest_worker__: WORKER });
    Object.assign(globalThis, { __beginTest__: () => running() });
    process.on("unhandledRejection", (reason) => accidents.push(reason));
    process.on("uncaughtException", (error) => accidents.push(error));
    register("./hooks.mjs", import.meta.url);
  }

  async dryRun() {
    await this.#load();
    const tests = await runTests(everything());
    const broken = accidents.splice(0);
    if (broken.length > 0) return { status: "error", errorMessage: broken.map(told).join("\n") };
    return {
      status: "complete",
      tests,
      mutantCoverage: spread(
        board,
        JUDGES,
        tests.map(({ id }) => id),
      ),
    };
  }

  /** Loads what is tested. Test files are loaded anew in each round, and what they load stays. */
  async #load(): Promise<void> {
    if (round > 0) return;
    round += 1;
    const { expect } = await import("vitest");
    await collectTests(everything(), { ...runnerOf([], expect, false), onCollectStart() {} });
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }: MutantRun) {
    const isStatic = mutantActivation === "static";
    if (!isStatic) await this.#load();
    if (isStatic) fresh += 1;
    Object.assign(board, { hitCount: 0, hitLimit, activeMutant: activeMutant.id });
    Object.assign(CONFIG, { testTimeout: TEST_LIMIT_MS, hookTimeout: TEST_LIMIT_MS });
    const tests = await runTests(testFilter ? specsOf(testFilter) : everything(), isStatic);
    board.activeMutant = undefined;
    const broken = accidents.splice(0);
    const { hitCount = 0 } = board;
    if (hitLimit && hitCount > hitLimit) return { status: "timeout", reason: `${hitCount} hits` };
    const endless = tests.find(({ failureMessage }) =>
      /timed out (after|in) \d+ms/.test(failureMessage),
    );
    if (endless) return { status: "timeout", reason: `${endless.name}: ${endless.failureMessage}` };
    const ran = tests.filter(({ status }) => status !== SKIPPED);
    const failed = ran.find(({ status }) => status === STATUS.fail);
    if (!failed && broken.length === 0) return { status: "survived", nrOfTests: ran.length };
    return {
      status: "killed",
      killedBy: failed ? [failed.id] : [],
      failureMessage: failed?.failureMessage ?? broken.map(told).join("\n"),
      nrOfTests: ran.length,
    };
  }
}

/** Begins the test that is set. Code that never comes to an end is ended, and the process lives on. */
const RUN = new Script("globalThis.__beginTest__()");
let running: () => unknown = () => {};

/** How often test files were loaded, and how often what they test was, which is seldom. */
let round = 0;
let fresh = 0;

function load(path: string, isFresh = false): Promise<unknown> {
  return import(`${pathToFileURL(path)}?round=${round}${isFresh ? `&fresh=${fresh}` : ""}`);
}

/** Runs test files, or some tests of them, up to the first that fails. */
async function runTests(specs: readonly Spec[], isFresh = false) {
  const seen: Test[] = [];
  round += 1;
  await startTests([...specs], runnerOf(seen, (await import("vitest")).expect, isFresh));
  await setImmediate();
  return seen.map((task) => ({
    id: idOf(task),
    name: task.fullName,
    fileName: task.file.filepath,
    timeSpentMs: task.result?.duration ?? 0,
    status: STATUS[task.result?.state ?? ""] ?? SKIPPED,
    failureMessage: task.result?.errors?.[0]?.message ?? "",
  }));
}

function runnerOf(seen: Test[], expect: ExpectStatic, isFresh: boolean): VitestRunner {
  let failed = false;
  return {
    config: CONFIG,
    pool: "forks",
    importFile: (path) => load(path, isFresh),
    onCollectStart(file) {
      board.currentTestId = relative(process.cwd(), file.filepath);
    },
    onCollected(files) {
      board.currentTestId = undefined;
      for (const { result } of files) accidents.push(...(result?.errors ?? []));
    },
    onBeforeRunTask(task) {
      if (failed) task.mode = "skip";
      board.currentTestId = idOf(task);
    },
    onBeforeTryTask: () => expect.setState({ ...FRESH }),
    runTask(task) {
      running = getFn(task);
      return RUN.runInThisContext({ timeout: CONFIG.testTimeout });
    },
    onAfterTryTask() {
      const { isExpectingAssertions, assertionCalls } = expect.getState();
      if (isExpectingAssertions && assertionCalls === 0) throw new Error("no assertion was made");
    },
    onAfterRunTask(task) {
      board.currentTestId = undefined;
      failed ||= task.result?.state === "fail";
      seen.push(task);
    },
    // What a hook of many tests throws is of none of them.
    onAfterRunSuite: ({ result }) => void accidents.push(...(result?.errors ?? [])),
    extendTaskContext: (context) => Object.assign(context, { expect }),
  };
}

type Spec = { readonly filepath: string; testIds?: string[] };

/** A test by the file it is in and its place there, which also a new process finds again. */
function idOf({ file, id }: Test): string {
  return `${relative(process.cwd(), file.filepath)}#${id}`;
}

function specsOf(ids: readonly string[]): readonly Spec[] {
  const tests = new Map<string, string[]>();
  for (const id of ids) {
    const [file = "", place = ""] = id.split("#");
    tests.set(file, [...(tests.get(file) ?? []), place]);
  }
  // The short ones come first, as they are listed: most mutants go no further.
  return [...tests]
    .sort(([one], [other]) => JUDGES.indexOf(one) - JUDGES.indexOf(other))
    .map(([file, testIds]) => ({ filepath: resolve(file), testIds }));
}

function told(problem: unknown): string {
  return problem instanceof Error ? problem.message : JSON.stringify(problem);
}

/** Stryker finds the runner by this name, and asks for it in its own process. */
export const strykerPlugins = [
  { kind: "TestRunner", name: "in-process", injectableClass: InProcessRunner },
];
