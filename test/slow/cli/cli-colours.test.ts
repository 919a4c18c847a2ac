import { describe, expect, vi } from "vitest";
import { eventLine, requestLine } from "../../../mocks/cli/log-lines.js";
import { main } from "../../../mocks/cli/main.js";
import { coloured } from "../../../mocks/cli/terminal.js";
import {
  formatLine,
  type Line,
  type Paint,
  table,
  terminalText,
} from "../../../mocks/report/terminal.js";
import { words } from "../../support/command-line.js";
import { type Persons, START, test } from "../../support/persons.js";

const TERMINAL = { isTTY: true };
const PIPE = {};

describe("colors are shown", () => {
  test.for<[string, object, Record<string, string>, boolean]>([
    ["invoices", TERMINAL, {}, true],
    ["invoices", PIPE, {}, false],
    ["invoices", TERMINAL, { NO_COLOR: "1" }, false],
    ["invoices", TERMINAL, { NO_COLOR: "" }, true],
    ["invoices", TERMINAL, { TERM: "dumb" }, false],
    ["invoices", PIPE, { FORCE_COLOR: "1" }, true],
    ["invoices", PIPE, { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
    ["invoices", TERMINAL, { FORCE_COLOR: "0" }, false],
    ["invoices --color never", TERMINAL, { FORCE_COLOR: "1" }, false],
    ["invoices --color=always", PIPE, { NO_COLOR: "1" }, true],
    ["--color always invoices", PIPE, {}, true],
    ["invoices --color auto", PIPE, {}, false],
    ["invoices --color mauve", PIPE, {}, false],
    ["invoices --color", PIPE, {}, false],
    ["run -- npx vitest --color always", PIPE, {}, false],
  ])("by %s on %o with %o: %s", ([line, stream, variables, shown]) => {
    const { paint } = coloured(() => undefined, stream, words(line), variables);
    expect(paint?.("bad", "no")).toBe(shown ? "\u001b[31mno\u001b[39m" : undefined);
  });
});

/** Text with the letters that colours begin with made visible. */
const shown = (text: string) => text.replaceAll("\u001b", "^");

/** Runs a command as on a terminal. */
async function onTerminal({ gateway }: Pick<Persons, "gateway">, line: string) {
  const [out, complaints] = [vi.fn(), vi.fn()];
  const argv = [...words(line), "--control-url", gateway.controlUrl];
  const wayTo = (print: (text: string) => void) => coloured(print, TERMINAL, argv, {});
  const code = await main(argv, wayTo(out), wayTo(complaints));
  const said = ({ mock }: typeof out) => shown(mock.calls.map(([text]) => text).join(""));
  return { code, out: said(out), complaints: said(complaints) };
}

describe("on a terminal", () => {
  test("headings are dim, and refused or affected requests are highlighted", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await merchant.createsInvoice();
    await merchant.addsInvoice({ amount: 1 });
    await tester.faults.add({ fault: "status", status: 500 });
    await merchant.addsInvoice();
    const { out } = await onTerminal({ gateway }, "requests");
    const [head, good, refused, injected] = out.split("\n");
    expect(head).toMatch(/^\^\[2mID\^\[22m /);
    expect(good).toContain("^[32m200^[39m addInvoice");
    expect(refused).toMatch(/\^\[31m400\^\[39m addInvoice\^\[31m — .*5\.00.*\^\[39m/);
    expect(injected).toMatch(/\^\[35m500\^\[39m .*\^\[35m \(fault: fault-1.*\)\^\[39m/);
    const plain = await onTerminal({ gateway }, "requests --color never");
    expect(plain.out).toBe(out.replace(/\^\[\d+m/g, ""));
  });

  test("a refusal and a mistake are red, on one line", async ({ gateway }) => {
    const refused = await onTerminal({ gateway }, "pay 12 --sandbox nobody");
    expect([refused.code, refused.complaints]).toEqual([
      1,
      expect.stringMatching(/^\^\[31mpaystub: [^\n]+\^\[39m\n$/),
    ]);
    const mistaken = await onTerminal({ gateway }, "invoces");
    expect(mistaken).toEqual({
      code: 2,
      out: "",
      complaints: "^[31mpaystub: there is no command invoces. Did you mean invoices?^[39m\n",
    });
  });

  test("JSON has none, for any option", async ({ gateway, merchant }) => {
    await merchant.createsInvoice();
    const { out } = await onTerminal({ gateway }, "invoices --json --color always");
    expect(JSON.parse(out)).toHaveProperty("invoices.0.status", "pending");
    expect(out).not.toContain("^");
  });

  test("help has them", async ({ gateway }) => {
    const { out } = await onTerminal({ gateway }, "invoices --help");
    expect(out).toContain("^[1mOptions:^[22m");
  });
});

const paint: Paint = (as, text) => `<${as}>${text}</>`;

describe("text of others", () => {
  const HOSTILE = "\u001b[2J";

  test.for<[string, string]>([
    ["a line", formatLine([HOSTILE, { text: HOSTILE, as: "bad" }], paint)],
    [
      "a table",
      table(["A"], [[[{ text: HOSTILE, as: "good" }]]])
        .map((line: Line) => formatLine(line, paint))
        .join(),
    ],
    ["a request", requestLine(HOSTILE, entryOf(HOSTILE), paint)],
    ["an event", `${eventLine(HOSTILE, labelled(HOSTILE), 0, paint)}`],
    [
      "a report",
      terminalText({ title: HOSTILE, passed: true, summary: HOSTILE, sections: [] }, paint),
    ],
  ])("contains no color and no command: %s", ([_where, text]) => {
    expect(text).toContain("\\u001b[2J");
    expect(text).not.toContain("\u001b");
    expect(text).toMatch(/<\w+>.*<\/>/);
  });
});

function labelled(name: string) {
  return { seq: 1, event: { type: "fault-removed", at: 0, id: name } } as const;
}

function entryOf(path: string): Parameters<typeof requestLine>[1] {
  return {
    ...{ id: 1, at: Date.parse(START), operationId: null, method: "GET", path, status: 404 },
    ...{ requestBody: null, responseBody: null, tolerated: [], faults: [], code: null },
    ...{ explanation: "no such path", refusal: null, position: null, cut: [] },
  };
}
