import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testFiles } from "../scripts/quick/files.js";
import { emptyLoops } from "./support/empty-loops.js";

const ROOT = join(import.meta.dirname, "..");

test("no test asserts only in a loop that may run for nothing", () => {
  const found = testFiles(ROOT).flatMap((file) =>
    emptyLoops(readFileSync(join(ROOT, file), "utf8")).map(
      ({ line, over }) => `${file}:${line} asserts only for each of ${over.join(", ")}`,
    ),
  );
  expect(found).toEqual([]);
});

const ASSERTS = "expect(x).toBe(1);";

describe("a test that could assert nothing", () => {
  test.each([
    ["of a call", `for (const x of list()) { ${ASSERTS} }`, ["list()"]],
    ["of a variable", `let list = [1]; for (const x of list) ${ASSERTS}`, ["list"]],
    ["of nothing but others", `for (const x of [...list]) ${ASSERTS}`, ["[...list]"]],
    ["of the keys of an object", `for (const x in them) ${ASSERTS}`, ["them"]],
    ["that counts", `for (let x = 0; x < n; x += 1) ${ASSERTS}`, ["a condition"]],
    ["that waits", `while (next()) { ${ASSERTS} }`, ["a condition"]],
    ["of forEach", `list.forEach((x) => { ${ASSERTS} });`, ["list"]],
    ["that is awaited", `await Promise.all(list.map(async (x) => { ${ASSERTS} }));`, ["list"]],
    ["in one of many", `for (const y of [1]) for (const x of y) { ${ASSERTS} }`, ["y"]],
    [
      "within another's function",
      `holds((list) => { for (const x of list) ${ASSERTS} });`,
      ["list"],
    ],
    ["after another", `for (const x of a) ${ASSERTS} for (const x of b) ${ASSERTS}`, ["a", "b"]],
  ])("has a loop %s", (_, body, over) => {
    expect(emptyLoops(`\ntest("it holds", async () => { ${body} });`)).toEqual([{ line: 2, over }]);
  });

  test.each([
    `test.each([1])("a %s", () => { for (const x of list) ${ASSERTS} });`,
    `it("holds", function () { for (const x of list) ${ASSERTS} });`,
    `describe("a", () => { test("b", () => { for (const x of list) ${ASSERTS} }); });`,
  ])("is found in %s", (text) => {
    expect(emptyLoops(text)).toHaveLength(1);
  });
});

describe("a test that asserts for sure", () => {
  test.each([
    ["on the size", `expect(list).toHaveLength(3); for (const x of list) ${ASSERTS}`],
    ["that it asserts", `expect.hasAssertions(); for (const x of list) ${ASSERTS}`],
    ["how often it asserts", `expect.assertions(2); for (const x of list) ${ASSERTS}`],
    ["of a list that is written down", `for (const x of [1, ...list]) ${ASSERTS}`],
    ["of a constant list", `const list = [1] as const; for (const x of list) ${ASSERTS}`],
    ["of an object's entries", `const o = { a: 1 }; for (const x of Object.keys(o)) ${ASSERTS}`],
    ["after a loop that prepares", `for (const x of list) make(x); ${ASSERTS}`],
    ["on what is mapped", "expect(list.map((x) => x + 1)).toEqual([2]);"],
  ])("%s", (_, body) => {
    expect(emptyLoops(`test("it holds", async () => { ${body} });`)).toEqual([]);
  });
});
