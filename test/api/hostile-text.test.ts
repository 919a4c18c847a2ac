import fc from "fast-check";
import { beforeAll, describe, expect, test as plainTest, vi } from "vitest";
import { eventLine, requestLine } from "../../mocks/cli/log-lines.js";
import { below } from "../../mocks/control/request-match.js";
import { plain, visible } from "../../mocks/report/escape.js";
import { githubAnnotations, withoutCommands } from "../../mocks/report/github.js";
import { htmlPage } from "../../mocks/report/html.js";
import { junitXml } from "../../mocks/report/junit.js";
import { jsonText, type Report } from "../../mocks/report/report.js";
import { terminalText } from "../../mocks/report/terminal.js";
import { anyCharacter } from "../support/characters.js";
import { buildPackage, command, paystub, started } from "../support/command-line.js";
import { START, test } from "../support/persons.js";

beforeAll(buildPackage);

/** Hostile texts, each by its intended effect on a reader. */
const HARM: Readonly<Record<string, string>> = {
  "names the window": "\u001b]0;owned\u0007",
  "colours by C1": "\u009b31m",
  deletes: "a\u007f\u0008b",
  "writes over the line": "bad\rgood",
  "turns the direction": "\u202egpj.exe\u2066\u200f",
  "hides letters": "pay\u200b\u2060\ufeff\u00ad\u061cpal",
  "hides a message": "ok\u{e0041}\u{e0042}",
  "ends the line": "a\u2028b\u0085c",
  "is half a character": "\ud800 \udfff",
  "sets a variable": "x\n::set-env name=PATH::/tmp",
  "begins with a command": "::add-mask::e",
  "hides a command behind spaces": "x\n \u00a0\t::error::x",
  "hides a command behind a return": "x\r\n::error::x\r::error::y",
  "is an older command": "see ##[add-path]/tmp",
  "is a command elsewhere": "##vso[task.setvariable variable=a]b ##teamcity[x]",
};
const ALL = Object.values(HARM).join(" ");

/** What no output may hold: what does not show, but for line ends and the forms of emoji. */
const UNSEEN =
  /(?!\n|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const COMMANDS = /^\s*::.*$|##\w*\[/gm;

/** Whether an output harms; our own commands for GitHub are those that it may hold. */
function harmIn(text: string, own = /(?!)/): readonly string[] {
  const commands = (text.match(COMMANDS) ?? []).filter((line) => !own.test(line));
  const unseen = UNSEEN.exec(text);
  return [...commands, ...(unseen ? [`holds ${JSON.stringify(unseen[0])}`] : [])];
}

const reportOf = (text: string): Report => ({
  title: text,
  passed: false,
  summary: text,
  sections: [
    {
      name: text,
      cases: (["failed", "warning", "pending", "skipped", "passed"] as const).map((status) => ({
        ...{
          name: text,
          status,
          message: text,
          details: [text, `a\n${text}`],
          file: text,
          line: 1,
        },
      })),
      tables: [{ title: text, columns: [text, "b"], rows: [[text, text]] }],
    },
  ],
});

const ENTRY = {
  at: Date.parse(START),
  ...{ operationId: null, method: "GET", status: 404, requestBody: null, responseBody: null },
  ...{ code: null, refusal: null, position: null, id: 1, cut: [] },
};

const GITHUB = /^::(error|warning|notice) [^:]*::|^::stop-commands::\w{64}$|^::\w{64}::$/;

/** Every form in which text of others is put out, and our own commands in it. */
const FORMS: readonly (readonly [string, (text: string) => string, RegExp?])[] = [
  ["one line", plain],
  ["lines", visible],
  ["a report at a terminal", (text) => terminalText(reportOf(text))],
  ["a report as JSON", (text) => jsonText(reportOf(text))],
  ["a report as JUnit XML", (text) => junitXml(reportOf(text))],
  ["a report as a page", (text) => htmlPage(reportOf(text))],
  ["annotations", (text) => githubAnnotations(reportOf(text)), GITHUB],
  ["text beside them", (text) => withoutCommands(terminalText(reportOf(text))), GITHUB],
  [
    "the line of a request",
    (text) =>
      requestLine(text, {
        ...ENTRY,
        path: text,
        explanation: text,
        tolerated: [text],
        faults: [text],
      } as never),
  ],
  [
    "the line of an event",
    (text) =>
      eventLine("shop", {
        seq: 1,
        event: { type: "sms-sent", at: 0, id: "1", to: text, text, kind: "otp" },
      } as never) ?? "",
  ],
  ["the message of a matcher", (text) => below([text, text], "none")],
];

describe("text of others controls nothing", () => {
  const rows = FORMS.flatMap(([form, print, own]) =>
    Object.entries(HARM).map(([what, text]) => [form, what, print, text, own] as const),
  );
  plainTest.each(rows)("%s of what %s", (_form, _what, print, text, own) => {
    expect(harmIn(print(text), own)).toEqual([]);
    expect(harmIn(print(`x ${text}`), own)).toEqual([]);
  });

  plainTest("in any form", () => {
    const harm = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(...Object.values(HARM), "::", "##", "[", "\n", " ", "\r"),
    );
    const any = fc.array(harm, { maxLength: 6 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(any, fc.constantFrom(...FORMS), (text, [, print, own]) => {
        expect(harmIn(print(text), own)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  plainTest.each(Object.entries(HARM))(
    "and the check finds what %s without the filter",
    (_, text) => {
      expect(harmIn(`x\n${text}`)).not.toEqual([]);
    },
  );

  plainTest.each([
    ["\u001b[31mred", "\\u001b[31mred"],
    ["a\tb\rc", "a\\tb\\rc"],
    ["a\nb", "a\\nb"],
    ["\u202eabc", "\\u202eabc"],
    ["\u{e0041}", "\\udb40\\udc41"],
    ["::error::x", "\\u003a:error::x"],
    ["::1 is an address", "\\u003a:1 is an address"],
    ["http://[::1]/ and a::b", "http://[::1]/ and a::b"],
    ["## a heading [x]", "## a heading [x]"],
    ["##[error]", "\\u0023#[error]"],
    ["سارة الحربي", "سارة الحربي"],
    ["naïve 日本 ❤️ 👍🏽", "naïve 日本 ❤️ 👍🏽"],
  ])("%j appears as %s", (text, shown) => {
    expect(plain(text)).toBe(shown);
    expect(plain(shown)).toBe(shown);
  });

  plainTest("as JSON it keeps its meaning", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (any) => {
        const value = { any, [ALL]: [ALL] };
        expect(JSON.parse(visible(JSON.stringify(value)))).toEqual(value);
      }),
    );
    expect(JSON.parse(jsonText(reportOf(ALL)))).toEqual({ version: 1, ...reportOf(ALL) });
  });
});

// What is no Unicode is refused by the gateway itself.
const SENT = Object.values(HARM)
  .filter((text) => text !== HARM["is half a character"])
  .join(" ");

describe("the requests of a client", () => {
  test("harm no reader of the commands, as text and as JSON", async ({
    gateway,
    merchant,
    tester,
  }) => {
    // An order number may have 100 characters and a name 200. The others have room for all.
    const [orderNumber, clientName] = [100, 200].map((most) => SENT.slice(0, most));
    const order = { orderNumber, clientName, smsMessage: SENT, note: SENT };
    const invoice = await merchant.createsInvoice(order);
    await merchant.get(`/api/getInvoice/${encodeURIComponent(SENT)}`);
    await merchant.addsInvoice({ [SENT]: SENT, amount: SENT });
    await tester.invoices.decline(invoice, { message: SENT });
    const lists = ["invoices", "requests", "events", "callbacks"].map((one) => [one]);
    for (const words of [...lists, ["why", invoice], ["call", "sandbox.sms"]]) {
      for (const form of [[], ["--json"]]) {
        const argv = [...words, ...form, "--control-url", gateway.controlUrl];
        const { code, out, complaints } = await paystub(...argv);
        expect({ argv, code, complaints }).toEqual({ argv, code: 0, complaints: "" });
        expect([words, form, harmIn(out)]).toEqual([words, form, []]);
        if (form.length > 0) expect(JSON.parse(out)).toBeTypeOf("object");
      }
    }
  });

  test("do no harm in the reason of a failed command", async ({ gateway }) => {
    for (const argv of [
      ["why", SENT, "--control-url", gateway.controlUrl],
      ["why", "1", "--sandbox", SENT, "--control-url", gateway.controlUrl],
      [`--${SENT}`],
      ["start", "--config", SENT.replaceAll("\u0000", "")],
      ["start", "--host", SENT],
      ["invoices", "--control-url", SENT],
    ]) {
      const { code, complaints } = await paystub(...argv);
      expect(code).not.toBe(0);
      expect([argv, harmIn(complaints)]).toEqual([argv, []]);
      expect(complaints.trimEnd().split("\n")).toHaveLength(1);
    }
  });

  /** Does something as in a job of GitHub Actions. */
  const inGithub = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    vi.stubEnv("GITHUB_ACTIONS", "true").stubEnv("GITHUB_STEP_SUMMARY", "");
    return work().finally(() => vi.unstubAllEnvs());
  };

  plainTest("harm no build that runs the tests", async () => {
    const script = `await addsInvoice({ orderNumber: ${JSON.stringify(SENT)}, amount: ${JSON.stringify(SENT)} });
      await ask("/" + encodeURIComponent(${JSON.stringify(SENT)}));`;
    const ran = await inGithub(() => paystub("run", "--", ...command(script)));
    expect(ran.out).toContain("addInvoice");
    expect(harmIn(ran.out, GITHUB)).toEqual([]);
    expect(harmIn(ran.complaints)).toEqual([]);
  });

  plainTest.each([[[]], [["--json"]]])("harm no terminal in which a mock runs %j", async (form) => {
    const mock = started("start", "--port", "0", "--sandbox", "shop", ...form);
    const lines: string[] = [];
    const until = async (end: RegExp) => {
      for (;;) {
        const line = await mock.line();
        if (line === undefined) throw new Error(`ended early: ${mock.complaints()}`);
        lines.push(line);
        const found = end.exec(line);
        if (found) return found;
      }
    };
    const [, base = ""] = await until(/(http:\/\/127\.0\.0\.1:\d+)/);
    await fetch(`${base}/${encodeURIComponent(SENT)}`);
    await fetch(`${base}/api/addInvoice`, {
      method: "POST",
      headers: { Authorization: "Bearer sandbox_shop", "Content-Type": "application/json" },
      body: JSON.stringify({ orderNumber: SENT, amount: SENT, [SENT]: SENT }),
    });
    await until(/addInvoice/);
    expect(lines.length).toBeGreaterThan(1);
    expect(harmIn(lines.join("\n"))).toEqual([]);
    await mock.stop("SIGTERM");
    expect(harmIn(mock.complaints())).toEqual([]);
  });
});
