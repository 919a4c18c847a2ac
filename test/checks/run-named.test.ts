import { describe, expect, test } from "vitest";
import { configured, ran } from "../support/command-line.js";

/** A sandbox of one test, as the fixtures open it, and what calls there. */
const TESTS = `
const opens = async (name) => {
  await control("/sandboxes", { name, settings: { description: name } });
  const there = "/sandboxes/" + name;
  return {
    adds: (orderNumber) => ask("/api/addInvoice", order({ orderNumber }), {
      Authorization: "Bearer sandbox_" + name,
    }, name),
    does: (path, body) => control(there + path, body),
  };
};
`;

/** One test adds a rule of its own, which applies first; another comes after it. */
const OWN_RULE = `${TESTS}
const own = await opens("adds-a-rule");
await own.does("/faults", { fault: "status", status: 500, operation: "getInvoice", times: 1 });
await ask("/api/getInvoice/1", undefined, { Authorization: "Bearer sandbox_adds-a-rule" }, "adds-a-rule");
const { status } = await (await opens("orders")).adds("ORD-1");
must(status === 200, "no invoice");
`;

const verdictOf = async (only: string, script: string) => {
  const strict = ["--fail-on", "expected,unclear"];
  const options = [
    ...configured({ reach: "run" }),
    "--matrix",
    "faults",
    "--only",
    only,
    "once",
    ...strict,
  ];
  const { section } = await ran(options, script);
  return section("Under faults").cases[0];
};

const met = (what: string) => expect.arrayContaining([`the fault met ${what}`]);

describe("the verdict names what the fault of the matrix affected", () => {
  test("but not what a rule of the tests affected before", async () => {
    expect(await verdictOf("html-504:addInvoice", OWN_RULE)).toMatchObject({
      status: "failed",
      details: met('addInvoice #2 in the test "orders"'),
    });
  });

  test("nor a call that a rule of the tests holds open to the end", async () => {
    const script = `${TESTS}
      const own = await opens("holds");
      await own.does("/faults", { fault: "hang", operation: "addInvoice", times: 1 });
      own.adds("ORD-1").catch(() => {});
      while ((await own.does("/requests")).body.requests.length === 0);
      await ask("/api/getInvoice/1");
      process.exit(0);`;
    expect(await verdictOf("html-504:getInvoice", script)).toMatchObject({ status: "passed" });
  });

  test("and a call that late-reply outlives, by its test", async () => {
    const script = `${TESTS}
      const own = await opens("gives-up");
      const given = AbortSignal.timeout(1000);
      const late = new Promise((_, reject) => (given.onabort = () => reject(new Error("too late"))));
      const { status } = await Promise.race([own.adds("ORD-1"), late]);
      must(status === 200, "no invoice");`;
    expect(await verdictOf("late-reply:addInvoice", script)).toMatchObject({
      status: "failed",
      details: met('addInvoice in the test "gives-up"'),
    });
  });
});
