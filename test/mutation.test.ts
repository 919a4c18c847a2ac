import { join } from "node:path";
import { expect, test } from "vitest";
import { sourcesOf } from "../scripts/mutation.js";
import { testsOfCore } from "../scripts/quick/files.js";

const ROOT = join(import.meta.dirname, "..");

test("files and folders are mutated as named, and the core where nothing is", () => {
  expect(sourcesOf(["mocks/domain/money.ts"])).toEqual(["mocks/domain/money.ts"]);
  expect(sourcesOf(["mocks/domain/"])).toContain("mocks/domain/money.ts");
  const core = sourcesOf([]);
  expect(core).toContain("mocks/runtime/sandbox.ts");
  expect(core).toContain("mocks/store/memory.ts");
  expect(core.filter((file) => !/^mocks\/(domain|runtime|store)\/.*\.ts$/.test(file))).toEqual([]);
});

test.each(["mocks/domain/nothing.ts", "--fast"])("%s is answered with the usage", (asked) => {
  expect(() => sourcesOf([asked])).toThrow("Usage: npm run mutation");
});

test("a file is judged by the quick tests that load it, and no server", () => {
  const tests = testsOfCore(ROOT, ["mocks/domain/money.ts"]);
  expect(tests).toContain("test/domain-money.test.ts");
  expect(tests).not.toContain("test/invoice-answer.test.ts");
  expect(testsOfCore(ROOT, ["mocks/cli/main.ts"])).not.toContain("test/domain-money.test.ts");
});
