import { describe, expect, test } from "vitest";
import { FILE_FIXES, MISTAKES, RULES } from "../../mocks/cli/messages.js";

type Examples<Catalog> = {
  readonly [Name in keyof Catalog]: Catalog[Name] extends (...given: infer Args) => string
    ? Args
    : readonly [];
};

const HELP = "paystub start --help";
const FIX = FILE_FIXES.config;

/** What each mistake is reported with. A new one without a row does not compile. */
const EXAMPLES: Examples<typeof MISTAKES> = {
  noCommand: ["strat", "start", HELP],
  noOption: ["start", "--prt", undefined, HELP],
  needs: ["pay", "<transactionNo>", HELP],
  tooMany: ["start", 0, ["extra"], HELP],
  exclusive: ["--json", "--github"],
  emptyValue: ["--port"],
  givenTwice: ["--port", ["1", "2"]],
  idle: ["--keep", "--data", true],
  wrongValue: [`--port ${RULES.port}`, "70000", undefined],
  nearChoice: ["vsa", "visa"],
  invoiceMissing: [],
  invoiceTwice: ["1", "ORD-1"],
  shopMissing: [],
  specMissing: [],
  serviceMissing: [],
  databaseMissing: [],
  versionMissing: [],
  callbacksMissing: [],
  coverageMissing: [],
  otherMissing: ["--api-id", "--secret-key"],
  matrixMissing: ["--only"],
  detachFolder: [],
  emptyApiToken: [],
  unknownItem: ["addInvoce", undefined],
  outOfMatrix: ["lost-rply", "lost-reply"],
  faultOutOfMatrix: ["slow-clock", "slow-clock", "a matrix cannot tell its effect"],
  nothingAffected: ["lost-reply"],
  nothingRan: ["The budget of 1ms left no time for it"],
  wrongSpan: ["2026-01-02", "2026-01-01"],
  noFile: ["config file", "a.json", FIX],
  unreadable: ["config file", "a.json", "EACCES", FIX],
  unwritable: ["file", "a.json", "EACCES", FIX],
  notJson: ["config file", "a.json", "Unexpected end of JSON input", FIX],
  noObject: ["config file", "a.json", FIX],
  sameFile: ["a.xml"],
  wrongConfig: ["a.json", "prot is not an option. Did you mean port?"],
  notRecord: ["a.html", FIX],
  brokenRecord: ["a.json", "log", FIX],
  newerRecord: ["a.json", 9, 1],
  onlyLog: ["a.json", FIX],
  notLog: ["a.json", FIX],
  unnamedLog: ["a.json"],
  noCalls: ["a.json", "shop", ["tour"]],
  rewound: ["a.jsonl", "shop"],
  noFolder: ["a"],
  noDataFolder: ["a", "paystub.db"],
  noPlaces: [["a (EACCES)"]],
  brokenOff: ["a", "EACCES", "b", "c"],
  noMockAt: ["http://127.0.0.1:4010", []],
  severalMocks: [["http://127.0.0.1:4010", "http://127.0.0.1:4011"]],
  severalToStop: [["http://127.0.0.1:4010", "http://127.0.0.1:4011"]],
  stillRuns: ["http://127.0.0.1:4010", 12, 25],
  noMock: ["nothing answers at http://127.0.0.1:4010/_control (ECONNREFUSED)"],
  noControlApi: ["what answers at http://127.0.0.1:4010/_control is not a control API"],
  severalSandboxes: [["a", "b", "c", "d", "e", "f"], 50],
  noSandboxes: [["a"], []],
  noProgram: ["nmp"],
  noStart: ["npm", "EACCES"],
  plainRunFailed: ["ended with exit code 1", "fault"],
  portInUse: [4010, "--port"],
  portForbidden: [80, "--port"],
  foreignHost: ["1.2.3.4"],
};

function rendered([name, message]: readonly [string, unknown]): readonly [string, string] {
  const given = EXAMPLES[name as keyof typeof EXAMPLES] as readonly never[];
  const text = typeof message === "function" ? message(...given) : message;
  return [name, String(text)];
}

describe.each(Object.entries(MISTAKES).map(rendered))("the mistake %s", (_name, text) => {
  test("is one line without a full stop, and in plain words", () => {
    expect(text).toMatch(/^[^\n]+[^.\s]$/);
    expect(text).not.toMatch(
      /undefined|\d{4}-\d\d-\d\dT|\b(told|nobody|whoever|somebody|none at all)\b/,
    );
  });

  test("says what is wrong, and then what to do or what was expected", () => {
    expect(text).toMatch(/[^.]\. [A-Z]|, but you gave/);
  });
});

test.each(Object.entries(RULES))("the rule %s precedes what you gave", (_name, rule) => {
  const text = typeof rule === "function" ? rule(["a", "b"]) : rule;
  expect(text).toMatch(/^must .*[^.]$/);
});
