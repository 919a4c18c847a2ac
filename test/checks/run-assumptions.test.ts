import { expect, test } from "vitest";
import { assumptionCells } from "../../mocks/checks/matrix/cells.js";
import { RunEvidence } from "../../mocks/checks/run/evidence.js";
import { switches } from "../../spec/generated/assumptions.js";
import { ran } from "../support/command-line.js";

const SECTION = "Under other assumptions";

/** Compares orderStatus with one spelling, and success with none. */
const STRICT = `const no = await addsInvoice();
  await pays(no);
  must((await reads(no)) === "Paid", "not paid");`;

test("the matrix finds what an integration silently relies on", async () => {
  const only = ["--only", "order-status-case", "callback-params=pascal", "otp-code"];
  const { code, section } = await ran(["--matrix", "assumptions", ...only], STRICT);
  expect(code).toBe(1);
  const [upper] = section("Findings").cases;
  expect(upper).toMatchObject({
    name: "bug under order-status-case=upper",
    status: "failed",
    message: "The test relies on another option.",
    details: expect.arrayContaining([
      expect.stringMatching(/^again: npx paystub run --assume order-status-case=upper -- \//),
      "not paid",
    ]),
  });
  expect(section(SECTION).tables?.[0]?.rows).toEqual([
    ["order-status-case", "upper", "BUG"],
    ["order-status-case", "title", "survived"],
    ["callback-params", "pascal", "survived"],
    ["otp-code", "generated", "not exercised"],
  ]);
});

test("the plain run uses the given options, and the matrix tries the others", async () => {
  const assume = ["--assume", "order-status-case=upper"];
  const options = ["--matrix", "assumptions", "--only", "order-status-case", ...assume];
  const { code, cases } = await ran(options, STRICT.replace('"Paid"', '"PAID"'));
  expect(code).toBe(1);
  expect(cases(SECTION)).toEqual({
    "order-status-case=mixed": "failed",
    "order-status-case=title": "failed",
  });
});

test("both matrices can be made at once", async () => {
  const only = ["--only", "lost-reply:addInvoice", "tabby", "once"];
  const options = ["--matrix", "faults,assumptions", ...only];
  const { code, cases } = await ran(options, "await addsInvoice().catch(() => {});");
  expect(code).toBe(0);
  expect(cases("Under faults")).toEqual({ "lost-reply on addInvoice": "passed" });
  expect(cases(SECTION)).toEqual({ "tabby=reject": "skipped" });
});

test("the matrix tries every option of every switch except the one in force", () => {
  const cells = assumptionCells({}, new RunEvidence());
  const options = Object.values(switches).map((one) => one.options.length);
  const others = options.reduce((sum, many) => sum + many - 1, 0);
  // The host of an invoice's URLs has no second option that could be named here.
  const never = cells.filter(({ skip }) => skip === "endless");
  expect(never.map(({ row }) => row)).toEqual(["invoice-url-host"]);
  // Where nothing was called, no switch has any bearing: nothing of it need be run.
  expect(cells.every(({ skip }) => skip !== undefined)).toBe(true);
  expect(cells).toHaveLength(others + never.length);
});
