import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXPLAINED } from "../../scripts/mutation/explained.js";
import { ROOMS, tasksOf } from "../../scripts/mutation/rooms.js";
import { tell } from "../../scripts/mutation/table.js";
import { isEnough, judge } from "../../scripts/mutation/verdict.js";

const ROOT = join(import.meta.dirname, "../..");

describe("what is mutated", () => {
  test.each<[readonly string[], readonly string[], RegExp]>([
    [[], Object.keys(ROOMS), /^mocks\//],
    [["domain"], ["domain"], /^mocks\/domain\//],
    [["mocks/domain/"], ["agenda", "domain"], /^mocks\/domain\//],
    [["mocks/domain/money.ts"], ["domain"], /^mocks\/domain\/money\.ts$/],
  ])("of %j: the rooms %j", (asked, rooms, files) => {
    const tasks = tasksOf(asked, ROOT);
    expect(tasks.map(({ room }) => room)).toEqual(rooms);
    const sources = tasks.flatMap((task) => task.sources);
    expect(sources).toContain("mocks/domain/money.ts");
    expect(sources.filter((file) => !files.test(file))).toEqual([]);
  });

  test.each(["mocks/domain/nothing.ts", "--fast", "mocks/cli"])("%s is in no room", (asked) => {
    expect(() => tasksOf([asked], ROOT)).toThrow(`${asked} is in no room`);
  });

  test("each room has sources and judges that are there", () => {
    const named = tasksOf([], ROOT).flatMap(({ sources, judges }) => [...sources, ...judges]);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(EXPLAINED.filter(({ file }) => !named.includes(file))).toEqual([]);
  });
});

describe("the verdict on a room", () => {
  const source = "const a = b < 1;\nreturn a ?? 2;";
  const location = (line: number, start: number, end: number) => ({
    location: { start: { line, column: start }, end: { line, column: end } },
  });
  const killed = { mutatorName: "X", status: "Killed", replacement: "", ...location(1, 1, 2) };
  const survived = {
    ...{ mutatorName: "X", status: "Survived", replacement: "b <= 1" },
    ...location(1, 11, 16),
  };
  const slow = { ...killed, status: "Timeout" };
  const unseen = { ...survived, status: "NoCoverage" };
  const known = { file: "a.ts", code: "b < 1", into: "b <= 1", why: "it is the same" };
  const report = (...mutants: (typeof killed)[]) => ({ files: { "a.ts": { source, mutants } } });

  test.each([
    ["nothing is mutated", [], [], true],
    ["all are killed", [killed, slow], [], true],
    ["17 of 20 are killed", [...Array(17).fill(killed), ...Array(3).fill(survived)], [], true],
    ["16 of 19 are killed", [...Array(16).fill(killed), ...Array(3).fill(survived)], [], false],
    ["none is reached", [unseen], [], false],
    ["what survived is explained", [survived], [known], true],
    ["another change is explained", [survived], [{ ...known, into: "true" }], false],
    ["another line is explained", [survived], [{ ...known, line: "return" }], false],
    ["what was killed is explained", [killed], [known], false],
    ["what the clock ended is explained", [{ ...survived, status: "Timeout" }], [known], true],
    ["a file that was not mutated is explained", [killed], [{ ...known, file: "b.ts" }], true],
  ])("%s", (_what, mutants, explained, enough) => {
    const verdict = judge("room", report(...mutants), explained);
    expect(isEnough(verdict)).toBe(enough);
  });

  test("is a table that names what nobody noticed, and what is explained for nothing", () => {
    const text = tell(judge("room", report(killed, survived), [{ ...known, into: "true" }]));
    expect(text).toContain("| a.ts | 2 | 1 | 0 | 1 | 0 | 50.0 % |");
    expect(text).toContain("a.ts:1: b < 1 -> b <= 1");
    expect(text).toContain("Explained for nothing: a.ts, b < 1, true");
    expect(text).toContain("room is below 85 %.");
  });
});
