import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { outcomesInJunit } from "../../mocks/checks/run/junit-input.js";
import { recordIn } from "../../mocks/workbench/embedded.js";
import { configured, folder, ran } from "../support/command-line.js";

/** A test that has a sandbox of its own, in any language: it reports its end, and deletes the sandbox. */
const OWN_SANDBOX = `
const made = await control("/sandboxes", { name: "pays", settings: { description: "pays" } });
must(made.status === 201, "no sandbox");
const headers = { Authorization: "Bearer sandbox_pays" };
const { status } = await ask("/api/addInvoice", order({ orderNumber: "ORD-OWN" }), headers, "pays");
const ended = status === 200 ? ENDED : "failed";
await control("/sandboxes/pays/outcomes", { test: "pays", ended, thrownBy: "test", message: "no" });
await fetch(PAYSTUB_CONTROL_URL + "/sandboxes/pays", { method: "DELETE" });
process.exit(ended === "passed" ? 0 : 1);
`;
const FAILS = `const ENDED = "failed"; ${OWN_SANDBOX}`;
const PASSES = `const ENDED = "passed"; ${OWN_SANDBOX}`;

describe("a test of any language reports its end", () => {
  test("and a run shows it, with the record of the sandbox that it deleted", async () => {
    const records = join(folder(), "records");
    const { code, section } = await ran(["--record", records], FAILS);
    expect(code).toBe(1);
    const [failed] = section("Failed tests").cases;
    expect(failed).toMatchObject({ name: "pays", status: "failed", message: "no" });
    expect(readdirSync(records)).toEqual(["pays.html"]);
    expect(recordIn(readFileSync(failed?.record ?? "", "utf8"))).toContain("ORD-OWN");
  });

  test("and a matrix judges it by itself, and keeps its record", async () => {
    const records = join(folder(), "records");
    const only = ["--matrix", "faults", "--only", "status:addInvoice", "once"];
    const options = [...only, "--fail-on", "expected", "--record", records];
    const { code, section, report } = await ran(options, PASSES);
    expect(code).toBe(1);
    expect(section("Findings").cases).toMatchObject([{ names: { tests: ["pays"] } }]);
    expect(report.legend).toEqual([expect.stringMatching(/^expected: a test fails because/)]);
    expect(readdirSync(records)).toEqual(["status-500-on-addInvoice.html"]);
  });
});

describe("--junit-from", () => {
  const writes = (file: string) => `
    import { writeFileSync } from "node:fs";
    const bad = (await addsInvoice()) === undefined;
    const failure = bad ? '<failure type="AssertionError" message="no invoice"/>' : "";
    const one = '<testcase classname="ShopTest" name="pays">' + failure + "</testcase>";
    writeFileSync(${JSON.stringify(file)}, "<testsuite>" + one + "</testsuite>");
    process.exit(bad ? 1 : 0);`;

  test("judges the tests of a runner that has no fixture", async () => {
    const file = join(folder(), "junit.xml");
    const only = ["--matrix", "faults", "--only", "status:addInvoice", "once"];
    const options = ["--junit-from", file, ...only, "--fail-on", "expected"];
    const { section } = await ran(options, writes(file));
    expect(section("Findings").cases).toMatchObject([
      {
        name: "expected under status 500 on addInvoice",
        names: { tests: ["ShopTest.pays"] },
        details: expect.arrayContaining(["AssertionError: no invoice"]),
      },
    ]);
  });

  test.each([
    ["PHPUnit", '<testsuite><testcase name="testPays" class="ShopTest" classname="ShopTest"/>'],
    ["pytest", '<testsuite><testcase classname="tests.test_shop" name="test_pays" time="0.1"/>'],
  ])("reads what %s writes", async (_, begin) => {
    const failed = '<testcase name="b"><failure type="E" message="m">text</failure></testcase>';
    const error = '<testcase name="c"><error>text &lt;of it&gt;</error></testcase>';
    const skipped = '<testcase name="d"><skipped/></testcase>';
    const text = `<?xml version="1.0"?><testsuites>${begin}${failed}${error}${skipped}</testsuite></testsuites>`;
    const outcomes = await outcomesInJunit("junit.xml", text);
    expect(outcomes.map(({ ended }) => ended)).toEqual(["passed", "failed", "failed"]);
    expect(outcomes[1]).toMatchObject({ test: "b", name: "E", message: "m" });
    expect(outcomes[2]).toMatchObject({ test: "c", message: "text <of it>" });
  });

  test.each(["no xml", "<html></html>", "<testsuite>"])("refuses %j in one line", async (text) => {
    const reading = outcomesInJunit("junit.xml", text);
    await expect(reading).rejects.toThrow(/^the file junit\.xml is not a JUnit report \([^\n]+$/);
  });
});

test("a callback for which nothing ever listened says so, and breaks the gate", async () => {
  const { code, section } = await ran(
    ["--fail-on", "callbacks"],
    "await pays(await addsInvoice());",
  );
  expect(code).toBe(1);
  expect(section("Callbacks").cases).toMatchObject([
    { message: expect.stringContaining("nothing listens there: is the shop running?") },
  ]);
});

test("a client that waits without a limit fails a plain run with the same fault", async () => {
  const options = [
    ...configured({ clientTimeout: "300ms" }),
    "--fault",
    "hang,operation=addInvoice",
  ];
  const { section } = await ran(options, "await addsInvoice();");
  expect(section("Findings").cases).toMatchObject([
    { status: "failed", message: expect.stringContaining("The client waits without a limit") },
  ]);
});
