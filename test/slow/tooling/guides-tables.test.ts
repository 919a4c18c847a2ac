import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { FIELD_ERRORS_MAX } from "../../../mocks/api/field-errors.js";
import { STREAMS_MAX } from "../../../mocks/control/http.js";
import { JOURNAL_LIMITS } from "../../../mocks/store/journal.js";
import { filledIn, guidesOf, staleGuides, type Tables, tablesOf } from "../../../scripts/readme.js";
import { ROOT } from "../../support/guides.js";

describe("the generated tables", () => {
  let tables: Tables;
  beforeAll(async () => {
    tables = await tablesOf(join(ROOT, "spec"));
  });

  test("are fresh", async () => {
    expect(await staleGuides(ROOT, tables), "stale: npm run generate").toEqual([]);
  });

  test("are noticed when they are not, and renewed", () => {
    const guides = guidesOf(ROOT);
    const readme = guides.get("spec/README.md") ?? "";
    const old = readme.replace("| documented |", "| assumed |");
    expect(old).not.toBe(readme);
    expect(filledIn(new Map([...guides, ["spec/README.md", old]]), tables)).toEqual(guides);
  });

  test.each([
    ["a region without a table", "<!-- generated: x -->\n<!-- end of x -->", "region x"],
    ["a region twice", "<!-- generated: control -->\n<!-- end of control -->", "second time"],
  ])("refuse %s", async (_name, more, message) => {
    const guides = new Map([...guidesOf(ROOT), ["more.md", more]]);
    expect(() => filledIn(guides, tables)).toThrow(message);
  });

  test("refuse a table without a region", () => {
    expect(() => filledIn(new Map(), tables)).toThrow("control");
  });
});

test.each([
  ["streams open at once", `${STREAMS_MAX}`],
  ["errors reported of one body", `${FIELD_ERRORS_MAX}`],
  [
    "requests in the journal of a sandbox",
    `the latest ${JOURNAL_LIMITS.entries.toLocaleString("en")}, and ${JOURNAL_LIMITS.journalBytes / 2 ** 20} MiB; ${JOURNAL_LIMITS.allBytes / 2 ** 20} MiB in all sandboxes`,
  ],
  ["a body in the journal", `${JOURNAL_LIMITS.bodyBytes / 1024} KiB`],
  ["any other text in the journal", `${JOURNAL_LIMITS.textLength / 1024} Ki characters`],
])("the limits of the guide are those of the code: %s", (what, most) => {
  const guide = readFileSync(join(ROOT, "mocks/api/README.md"), "utf8");
  expect(guide).toContain(`| ${what} | ${most} |`);
});
