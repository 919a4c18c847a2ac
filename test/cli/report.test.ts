import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { visible } from "../../mocks/report/escape.js";
import { githubAnnotations, withoutCommands } from "../../mocks/report/github.js";
import { htmlPage } from "../../mocks/report/html.js";
import { junitXml } from "../../mocks/report/junit.js";
import { type Case, jsonText, type Report } from "../../mocks/report/report.js";
import { terminalText } from "../../mocks/report/terminal.js";
import { anyCharacter } from "../support/characters.js";
import { FAILED_AS_A_WHOLE, MIXED, reportOf } from "../support/reports.js";

const anyText = fc.string({ unit: anyCharacter });

describe("at a terminal", () => {
  test("lists cases one below the other, each with its problems", () => {
    expect(terminalText(MIXED)).toBe(`paystub verify

web-shop
  ok       creates an invoice (12 ms)
  FAILED   sends an OTP (1500 ms)
           The status is 400 where 200 was expected.
           expected 200
           came 400 {"error":"total"}
             and more
           at pacts/web-shop.json:12
  pending  is reported by webhook
           Not built yet.

<b>&"app"</b>
  warning  reads 100% of, it: all
           Line one
           line, two: 5%
  skipped  is left out

  Coverage
    operation                  statuses
    addInvoice                 200, 400
    <script>alert(1)</script>  \\u001b[31mred\\u0007

  Unused
    (none)

FAILED  1 of 3 interactions does not hold (1 failed, 1 warning, 1 pending, 1 skipped, 1 passed)
`);
  });

  test("ends a report without cases with its verdict", () => {
    expect(terminalText(FAILED_AS_A_WHOLE).split("\n").at(-2)).toBe(
      "FAILED  Nothing was called, so nothing was proven.",
    );
    expect(terminalText(reportOf())).toContain("PASSED  Reported.\n");
  });
});

test("as JSON, it is the report and the version of its format", () => {
  const text = jsonText(MIXED);
  expect(text.trimEnd()).not.toContain("\n");
  expect(JSON.parse(text)).toEqual({ version: 1, ...MIXED });
});

describe("as annotations of GitHub", () => {
  test("failures are errors, warnings warnings, and pending cases notices", () => {
    expect(githubAnnotations(MIXED)).toBe(
      [
        "::error file=pacts/web-shop.json,line=12,title=web-shop%3A sends an OTP" +
          "::The status is 400 where 200 was expected.%0Aexpected 200%0A" +
          'came 400 {"error":"total"}%0A  and more',
        "::notice title=web-shop%3A is reported by webhook::Not built yet.",
        '::warning title=<b>&"app"</b>%3A reads 100%25 of%2C it%3A all' +
          "::Line one%0Aline, two: 5%25",
        "",
      ].join("\n"),
    );
  });

  test("a report that fails as a whole is an error too", () => {
    expect(githubAnnotations(FAILED_AS_A_WHOLE)).toBe(
      "::error title=paystub test::Nothing was called, so nothing was proven.\n",
    );
  });

  /** Undoes what the runner undoes. */
  const read = (text: string) =>
    text
      .replaceAll("%0D", "\r")
      .replaceAll("%0A", "\n")
      .replaceAll("%3A", ":")
      .replaceAll("%2C", ",")
      .replaceAll("%25", "%");

  test("any text is kept in one command", () => {
    fc.assert(
      fc.property(anyText, anyText, (name, message) => {
        const text = githubAnnotations(reportOf({ name, status: "failed", message }));
        expect(text.match(/[\r\n]/g)).toEqual(["\n"]);
        const [, title = "", reported = ""] = /^::error title=([^:,]*)::(.*)\n$/s.exec(text) ?? [];
        expect(read(title)).toBe(visible(`only: ${name}`));
        expect(read(reported)).toBe(visible(message) || "failed");
      }),
    );
  });

  test("text beside them cannot act as a command", () => {
    const [first = "", ...rest] = withoutCommands("::add-mask::secret\n").split("\n");
    const [, word] = /^::stop-commands::(\S{16,})$/.exec(first) ?? [];
    expect(rest).toEqual(["::add-mask::secret", `::${word}::`, ""]);
    expect(withoutCommands("::a::\n")).not.toContain(String(word));
  });
});

describe("as a page", () => {
  test("shows text of others and does not run it", () => {
    const page = htmlPage(MIXED);
    expect(page).not.toContain("<script");
    expect(page).toContain("&lt;script>alert(1)&lt;/script>");
    expect(page).toContain("<title>paystub verify: failed</title>");
  });

  test("loads nothing from elsewhere", () => {
    const page = htmlPage(MIXED);
    expect(page).not.toMatch(
      /<(link|img|iframe|object|form|base)\b|\b(src|action)=|\bhref="(?!#)|url\(|@import/,
    );
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'\"");
  });

  test("contains every case and every cell", () => {
    const page = htmlPage(MIXED).replaceAll("&lt;", "<").replaceAll("&quot;", '"');
    const reported = MIXED.sections.flatMap(({ name, cases, tables = [] }) => [
      name,
      ...cases.flatMap((one: Case) => [one.name, one.message ?? "", ...(one.details ?? [])]),
      ...tables.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]),
    ]);
    expect(reported.length).toBeGreaterThan(10);
    for (const text of reported) expect(page.replaceAll("&amp;", "&")).toContain(visible(text));
  });

  test("lists failures first, in the order of sections and within each", () => {
    const of = (name: string, ...statuses: Case["status"][]) => ({
      name,
      cases: statuses.map((status, n) => ({ name: `${name} ${n + 1}`, status })),
    });
    const sections = [of("a", "passed"), of("b", "passed", "warning"), of("c", "passed", "failed")];
    const page = htmlPage({ title: "t", passed: false, summary: "s", sections });
    const names = [...page.matchAll(/<\/b> ([^<]+)</g)].map(([, name]) => name);
    expect(names).toEqual(["c 2", "c 1", "b 2", "b 1", "a 1"]);
  });
});

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

  test("each status has its element", () => {
    const { cases, suites } = parsed(MIXED);
    // Tables are output of their suite.
    expect(String(suites[1]?.["system-out"]?.[0])).toMatch(
      /^Coverage\noperation +statuses\naddInvoice /,
    );
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

  test("a report that fails as a whole has a failed case", () => {
    const { root, cases } = parsed(FAILED_AS_A_WHOLE);
    expect(root?.["@"]).toMatchObject({ tests: "1", failures: "1" });
    expect(cases[0]?.failure?.[0]?.["@"]).toEqual({ message: FAILED_AS_A_WHOLE.summary });
  });

  test("the document is well formed for any text of others", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (message) => {
        const { cases } = parsed(reportOf({ name: "a", status: "failed", message: `x${message}` }));
        expect(cases[0]?.failure?.[0]?.["@"]?.message).toBe(visible(`x${message}`));
      }),
      { examples: [["\u0000\u0008\u001b"], ["\ud800"], ["\r\n\t]]>"], ["&#10;&amp;"], ["\uffff"]] },
    );
  });
});
