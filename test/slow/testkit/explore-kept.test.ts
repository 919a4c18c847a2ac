import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { replay, type Sequence } from "../../../mocks/explore/index.js";
import type { Report } from "../../../mocks/report/report.js";
import { buildPackage, COMMAND } from "../../support/built.js";
import { folder, paystub } from "../../support/command-line.js";
import { shopModule } from "../../support/shop-module.js";

beforeAll(buildPackage, 240_000);

const ONE = ["--runs", "1", "--threads", "1", "--jobs", "1"];

/** The name of a file that stands where a folder of failures would be. */
function fileInTheWay(): string {
  const path = join(folder(), "failures");
  writeFileSync(path, "");
  return path;
}

test("where no failure can be kept, nothing is explored", async () => {
  const failures = join(fileInTheWay(), "more");
  const shop = ["--shop", shopModule("start() {}, tell: () => ({ state: 'new' })")];
  const { code, out, complaints } = await paystub("explore", ...shop, "--failures", failures);
  expect([code, out]).toEqual([2, ""]);
  expect(complaints).toBe(
    `paystub: the folder ${failures} cannot be written (ENOTDIR); give --failures a folder that can be\n`,
  );
});

test("the folder that is there by itself is looked at before as well", () => {
  const cwd = folder();
  writeFileSync(join(cwd, ".paystub"), "");
  const shop = shopModule("start() { throw new Error('no') }, tell: () => ({ state: 'new' })");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(COMMAND), "explore", "--shop", shop, ...ONE],
    { cwd, encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("the folder .paystub/failures cannot be written (ENOTDIR)");
});

test("a failure that cannot be kept any more is told with the sequence", async () => {
  const failures = join(folder(), "failures");
  const begins = `import { writeFileSync } from "node:fs";`;
  const start = `start() { writeFileSync(${JSON.stringify(failures)}, ""); throw new Error("no") }`;
  const shop = shopModule(`${start}, tell: () => ({ state: "new" })`, begins);
  const { code, out } = await paystub(
    ...["explore", "--json", "--shop", shop, "--failures", failures, ...ONE],
  );
  const report = JSON.parse(out) as Report;
  const [failed] = report.sections.find(({ name }) => name === "Failures")?.cases ?? [];
  expect(code).toBe(1);
  expect(failed?.message).toBe("placing an order failed with Error: no.");
  const details = failed?.details ?? [];
  expect(details.at(-2)).toMatch(/^not kept, since nothing could be written to .* \(E\w+\):$/);
  expect(JSON.parse(details.at(-1) ?? "")).toMatchObject({ version: 1, invariant: "crash" });
});

test("a failure is not mended by a shop that calls nothing", async () => {
  const failures = join(folder(), "failures");
  mkdirSync(failures);
  const sequence = { world: {}, steps: [{ does: "start", amount: 20, name: "Sara Al Harbi" }] };
  writeFileSync(join(failures, "one.json"), JSON.stringify({ version: 1, sequence }));
  const shop = shopModule("start() {}, tell: () => ({ state: 'new' })");
  const { code, out } = await paystub(
    ...["explore", "--json", "--shop", shop, "--failures", failures, ...ONE],
  );
  const { sections } = JSON.parse(out) as Report;
  expect(code).toBe(1);
  expect(sections.map(({ name }) => name)).toEqual(["Sequences"]);
});

const STARTS = { does: "start", amount: 20, name: "Sara" };

test.each([
  [
    "a step that nothing knows",
    { world: {}, steps: [STARTS, { does: "pays", which: 0 }] },
    'step 2 does "pays"; known are start, ',
  ],
  [
    "a step that lacks something",
    { world: {}, steps: [{ does: "pay" }] },
    "step 1 (pay) needs which, a number",
  ],
  [
    "one that has something else",
    { world: {}, steps: [{ ...STARTS, amount: "20" }] },
    "step 1 (start) needs amount, a number",
  ],
  ["a step that is none", { world: {}, steps: [null] }, "step 1 does undefined; known are "],
  ["no steps", { world: {}, steps: [] }, "it has no steps"],
  ["no world", { steps: [STARTS] }, "it has no world, such as {}"],
])("a sequence with %s is told as such, in a test and in a file", async (_what, given, why) => {
  const shop = shopModule("start() {}, tell: () => ({ state: 'new' })");
  const replayed = replay({ shop, sequence: given as unknown as Sequence });
  await expect(replayed).rejects.toThrow(`this sequence cannot be replayed: ${why}`);
  const file = join(folder(), "failure.json");
  writeFileSync(file, JSON.stringify({ version: 1, sequence: given }));
  const { code, complaints } = await paystub("explore", "--shop", shop, "--replay", file);
  expect([code, complaints]).toEqual([
    2,
    expect.stringContaining(`paystub: ${file} cannot be replayed: ${why}`),
  ]);
});
