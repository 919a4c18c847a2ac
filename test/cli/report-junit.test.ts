import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { visible } from "../../mocks/report/escape.js";
import { junitXml } from "../../mocks/report/junit.js";
import type { Report } from "../../mocks/report/report.js";
import { anyCharacter } from "../support/characters.js";
import { FAILED_AS_A_WHOLE, MIXED, reportOf } from "../support/reports.js";

type Tag = { readonly [name: string]: Tag[] } & { readonly "@"?: Record<string, string> };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributesGroupName: "@",
  attributeNamePrefix: "",
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
});

/** Reads the document as another tool would. */
function parsed(report: Report) {
  const xml = junitXml(report);
  expect(XMLValidator.validate(xml)).toBe(true);
  const [root] = parser.parse(xml).testsuites as Tag[];
  const suites = root?.testsuite ?? [];
  return { root, suites, cases: suites.flatMap(({ testcase }) => testcase ?? []) };
}

describe("as JUnit XML", () => {
  test("the counts are those of the cases", () => {
    const { root, suites } = parsed(MIXED);
    expect(root?.["@"]).toEqual({
      ...{ name: "paystub verify", tests: "5", failures: "1", errors: "0", skipped: "2" },
      time: "1.512",
    });
    expect(suites.map((suite) => suite["@"])).toMatchObject([
      { name: "web-shop", tests: "3", failures: "1", skipped: "1", time: "1.512" },
      { name: '<b>&"app"</b>', tests: "2", failures: "0", skipped: "1" },
    ]);
  });

  test("each status has its form", () => {
    const { cases } = parsed(MIXED);
    expect(cases).toMatchObject([
      { "@": { name: "creates an invoice", classname: "web-shop", time: "0.012" } },
      {
        "@": { name: "sends an OTP", file: "pacts/web-shop.json", line: "12" },
        failure: [
          {
            "@": { message: "The status is 400 where 200 was expected." },
            "#text": expect.stringContaining('came 400 {"error":"total"}\n  and more'),
          },
        ],
      },
      { skipped: [{ "@": { message: "pending: Not built yet." } }] },
      { "system-out": [expect.stringContaining("line, two: 5%")] },
      { "@": { name: "is left out" }, skipped: [expect.anything()] },
    ]);
    expect(cases.map((one) => "failure" in one)).toEqual([false, true, false, false, false]);
  });

  test("tables are output of their suite", () => {
    expect(parsed(MIXED).suites[1]?.["system-out"]).toEqual([
      [
        ...[
          "Coverage",
          "operation                  statuses",
          "addInvoice                 200, 400",
        ],
        ...[String.raw`<script>alert(1)</script>  \u001b[31mred\u0007`, "", "Unused", "operation"],
      ].join("\n"),
    ]);
  });

  test("a report that failed as a whole has a failed case", () => {
    const { root, cases } = parsed(FAILED_AS_A_WHOLE);
    expect(root?.["@"]).toMatchObject({ tests: "1", failures: "1" });
    expect(cases[0]?.failure?.[0]?.["@"]).toEqual({ message: FAILED_AS_A_WHOLE.summary });
  });

  test("whatever others wrote, the document is well formed and says the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (message) => {
        const { cases } = parsed(reportOf({ name: "a", status: "failed", message: `x${message}` }));
        expect(cases[0]?.failure?.[0]?.["@"]?.message).toBe(visible(`x${message}`));
      }),
      { examples: [["\u0000\u0008\u001b"], ["\ud800"], ["\r\n\t]]>"], ["&#10;&amp;"], ["\uffff"]] },
    );
  });
});
