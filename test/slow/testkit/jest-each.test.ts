import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ended, newProject, type Project } from "../../support/project.js";

const TESTS = `
import { expect, test } from "paystub/jest";

test.each([{ amount: 25 }, { amount: 50 }])("of $amount", async ({ amount }, { gateway }) => {
  const twice: number = amount * 2;
  expect(twice).toBeGreaterThan(40);
  expect(gateway.name).toContain(String(amount));
  expect(await gateway.invoices.list()).toEqual([]);
});

test.each([["a", 1], ["b", 2]] as const)("row %s", async ([letter, number], { gateway }) => {
  expect([letter, number]).toEqual(letter === "a" ? ["a", 1] : ["b", 2]);
  await expect(gateway).not.toHaveReceived("addInvoice");
});

test.with({ clock: "frozen" }).each(["x"])("frozen %s", async (letter, { gateway }) => {
  expect([letter, (await gateway.clock.read()).mode]).toEqual(["x", "frozen"]);
});

test.skip.each([1, 2])("unfinished %d", async (n, { gateway }) => {
  expect(gateway.name).toBe(n);
});

test.failing.each([[3], [4]] as const)("known to fail %d", async ([n], { gateway }) => {
  await expect(gateway).toHaveReceived("addInvoice", { amount: n });
});

test.todo("a refund is booked once");
`;

const ONLY = `
import { expect, test } from "paystub/jest";

test.only.each(["here"])("only %s", async (where, { gateway }) => {
  expect([where, await gateway.invoices.list()]).toEqual(["here", []]);
});

test("elsewhere", async () => {
  throw new Error("this one is not wanted");
});
`;

describe("test of paystub/jest", () => {
  let project: Project;
  let ended: Ended;
  beforeAll(async () => {
    project = newProject();
    project.write("package.json", '{ "type": "commonjs" }');
    project.write("jest.config.cjs", 'module.exports = { preset: "ts-jest" };');
    project.write("rows.test.ts", TESTS);
    project.write("only.test.ts", ONLY);
    ended = await project.run("jest", ["--verbose", "rows.test.ts", "only.test.ts"]);
  }, 120_000);
  afterAll(() => project.remove());

  test.each(["of 25", "of 50", "row a", "row b", "frozen x", "only here"])(
    "runs a test for a row, with a sandbox of its own: %s",
    (name) => {
      expect(ended.output).toContain(`✓ ${name}`);
    },
  );

  test.each(["known to fail 3", "known to fail 4"])("is green where it fails: %s", (name) => {
    expect(ended.output).toContain(`✓ ${name}`);
  });

  test.each(["unfinished 1", "unfinished 2", "elsewhere"])("leaves out: %s", (name) => {
    expect(ended.output).toContain(`○ skipped ${name}`);
  });

  test("tells what is still to be written", () => {
    expect(ended.output).toContain("todo a refund is booked once");
    expect(ended.code).toBe(0);
  });
});
