import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { withPackages } from "../../../contracts/documents.js";
import { lint } from "../../../contracts/lint/lint.js";
import { couldNotLint, isBomb, RuleStopped } from "../../../contracts/lint/spectral.js";
import { CouldNotRun, type Report } from "../../../mocks/report/report.js";
import { folder, paystub } from "../../support/command-line.js";

const SPEC = join(import.meta.dirname, "../../../spec/openapi.yaml");

/** A file in a folder of its own, far from the repository. */
function written(name: string, content: unknown): string {
  const path = join(folder(), name);
  writeFileSync(path, typeof content === "string" ? content : stringify(content));
  return path;
}

/** A copy of the spec. */
function copy(): string {
  return written("openapi.yaml", readFileSync(SPEC, "utf8"));
}

const DOCUMENTED = { "x-provenance": "documented" };
const NOTE = { type: "object", properties: { note: { type: "string", ...DOCUMENTED } } };
const ANSWER = { schema: NOTE, example: { note: "x" } };

/** An operation that keeps every rule. */
const READS = {
  operationId: "readThing",
  description: "Reads a thing",
  tags: ["Things"],
  ...{ "x-provenance": "assumed", "x-assumption": "merchant-token" },
  responses: {
    200: { description: "It worked", ...DOCUMENTED, content: { "application/json": ANSWER } },
  },
};

/** A document with this one operation, changed by a case: the whole spec takes its time. */
function small(changes: object = {}) {
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1", description: "Ours", contact: { name: "Us" } },
    servers: [{ url: "https://things.example" }],
    tags: [{ name: "Things", description: "What there is" }],
    paths: { "/things": { get: { ...READS, ...changes } } },
  };
}

function overlay(...actions: object[]): string {
  const info = { title: "Ours", version: "1" };
  return written("overlay.yaml", { overlay: "1.0.0", info, actions });
}

/** Runs the command and gives its exit code and what it found. */
async function linted(...argv: string[]) {
  const { code, out, complaints } = await paystub("lint", ...argv, "--json");
  const report: Report | undefined = out ? JSON.parse(out) : undefined;
  return { code, report, complaints, cases: report?.sections.flatMap(({ cases }) => cases) ?? [] };
}

const ADD_INVOICE = "$.paths['/api/addInvoice'].post";
const SEND_PRODUCT = "$.paths['/api/sendDigitalProduct'].post";
const ISSUE_TOKEN = "$.paths['/api/auth'].post";

describe("a copy of the spec", () => {
  test("is clean in any folder", async () => {
    expect(await linted(copy())).toMatchObject({
      code: 0,
      report: { passed: true, sections: [{ cases: [{ status: "passed" }] }] },
    });
  });

  test("may be JSON", async () => {
    expect((await linted(written("openapi.json", JSON.stringify(small())))).code).toBe(0);
  });

  test("can have its own assumptions beside it", async () => {
    const own = { "x-assumption": "our-own" };
    expect((await linted(written("openapi.yaml", small(own)))).code).toBe(1);
    const file = written("openapi.yaml", small(own));
    writeFileSync(join(file, "../assumptions.yaml"), "rows:\n  - { id: our-own }\n");
    expect((await linted(file)).code).toBe(0);
  });

  test("passes with warnings unless warnings must fail", async () => {
    const file = written("openapi.yaml", small({ tags: [] }));
    const reported = await linted(file);
    expect(reported).toMatchObject({ code: 0, cases: [{ status: "warning" }] });
    expect((await linted(file, "--fail-severity", "warn")).code).toBe(1);
  });
});

describe("a mistake in a copy of the spec", () => {
  const MISTAKES = [
    [
      "a row that does not exist",
      "x-assumption: merchant-token",
      "x-assumption: our-own",
      "assumption-rows",
    ],
    [
      "an operation twice",
      "operationId: addInvoice",
      "operationId: getInvoice",
      "operationId-unique",
    ],
    [
      "a limit of unknown origin",
      "\n      x-provenance: documented",
      "\n      x-provenance: rumour",
      "provenance",
    ],
  ] as const;
  const where = mkdtempSync(join(tmpdir(), "paystub-"));
  afterAll(() => rmSync(where, { recursive: true }));
  const file = join(where, "openapi.yaml");
  let found: Awaited<ReturnType<typeof linted>>;

  // All of them in one copy: a run over the whole spec takes its time.
  beforeAll(async () => {
    const sound = readFileSync(SPEC, "utf8");
    const text = MISTAKES.reduce((before, [, from, to]) => before.replace(from, to), sound);
    writeFileSync(file, text);
    found = await linted(file);
  });

  test.each(MISTAKES)("fails for %s, and the report has the line", (_name, _from, to, rule) => {
    expect(found.code).toBe(1);
    const own = found.cases.find(({ name }) => name.includes(rule));
    expect(own).toMatchObject({ status: "failed", file, line: expect.any(Number) });
    const lines = readFileSync(file, "utf8").split("\n");
    expect(lines.slice((own?.line ?? 0) - 1, (own?.line ?? 0) + 20).join("\n")).toContain(
      to.trim(),
    );
  });
});

describe("rules", () => {
  /** A document that breaks a rule of ours and one that holds for every OpenAPI document. */
  const broken = () => written("openapi.yaml", small({ "x-provenance": "rumour", tags: [] }));
  const rulesIn = async (...argv: string[]) =>
    (await linted(broken(), ...argv)).cases.flatMap(({ rule }) => rule ?? []).sort();

  test("can be chosen and left out, by name or prefix", async () => {
    const all = await rulesIn();
    expect(all).toEqual(["operation-tags", "paystub-provenance"]);
    expect(await rulesIn("--only", "paystub-")).toEqual(["paystub-provenance"]);
    expect(await rulesIn("--skip", "paystub-")).toEqual(["operation-tags"]);
    expect(await rulesIn("--only", "operation-", "paystub-", "--skip", "operation-tags")).toEqual([
      "paystub-provenance",
    ]);
  });

  test("with an unknown name are a mistake, with the nearest name", async () => {
    const { code, complaints } = await linted(broken(), "--skip", "paystub-provenence");
    expect(code).toBe(2);
    expect(complaints).toContain(
      "there is no rule paystub-provenence. Did you mean paystub-provenance?",
    );
  });

  test("are listed without a file", async () => {
    const { code, out } = await paystub("lint", "--list");
    expect(code).toBe(0);
    expect(out).toMatch(/^RULE +SEVERITY +DEMANDS\n/);
    expect(out).toMatch(/^paystub-bodies +error +GET and HEAD have no body$/m);
    expect(out).toMatch(/^oas3-schema +error/m);
    expect((await paystub("lint")).complaints).toContain(
      "lint needs a file. Give the path of a spec",
    );
  });
});

describe("an overlay", () => {
  test("that keeps the rules is clean", async () => {
    const summary = { target: ADD_INVOICE, update: { summary: "Bill a client" } };
    expect((await linted(overlay(summary))).code).toBe(0);
  });

  test("fails for its breaches; the report has the place and the action that changed it", async () => {
    const file = overlay(
      { target: "$.info", update: { title: "Ours" } },
      { target: SEND_PRODUCT, update: { operationId: "getInvoice" } },
      { target: ISSUE_TOKEN, update: { "x-provenance": "rumour" } },
    );
    const { code, cases } = await linted(file);
    expect(code).toBe(1);
    expect([...cases].sort((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      {
        name: expect.stringContaining("operation-operationId-unique at paths./api/"),
        status: "failed",
        file,
      },
      {
        name: expect.stringContaining("provenance"),
        status: "failed",
        file,
        details: expect.arrayContaining([
          `changed by action 3 of the overlay, target ${ISSUE_TOKEN}`,
        ]),
      },
    ]);
  });

  test("with a target that selects nothing causes a warning, and fails if warnings fail", async () => {
    const file = overlay({ target: "$.paths['/none']", remove: true });
    const argv = [file, "--spec", written("named.yaml", small())];
    expect(await linted(...argv)).toMatchObject({
      code: 0,
      cases: [
        {
          status: "warning",
          message: expect.stringContaining("selects nothing, so it changes nothing."),
        },
        { status: "passed" },
      ],
    });
    expect((await linted(...argv, "--fail-severity", "warn")).code).toBe(1);
  });

  test("changes the document that it extends, or the named one", async () => {
    const idle = { target: "$.info", update: { title: "Ours" } };
    const info = { title: "Ours", version: "1" };
    const extending = written("overlay.yaml", {
      overlay: "1.0.0",
      info,
      extends: "base.yaml",
      actions: [idle],
    });
    const get = { operationId: "read", responses: {} };
    const base = { openapi: "3.1.0", info, paths: { "/a": { get }, "/b": { get } } };
    writeFileSync(join(extending, "../base.yaml"), stringify(base));
    const ours = await linted(extending);
    expect(ours.code).toBe(1);
    const rules = ours.cases.map(({ rule }) => rule);
    expect(rules).toContain("operation-operationId-unique");
    const named = written("named.yaml", small());
    expect((await linted(extending, "--spec", named)).code).toBe(0);
  });
});

describe("an unusable input is a mistake of the caller, reported in one line", () => {
  const remove = { target: "$.info", remove: true };
  const head = { overlay: "1.0.0", info: {} };
  test.each([
    ["no such file", () => "none.yaml", /none\.yaml does not exist. Give the path/],
    ["no YAML", () => written("a.yaml", "a: [\n"), /a\.yaml:\d+ cannot be parsed: /],
    ["no JSON", () => written("a.json", "{"), /a\.json:1 cannot be parsed: /],
    [
      "neither spec nor overlay",
      () => written("a.yaml", "a: 1"),
      /neither an OpenAPI document nor/,
    ],
    ["a text", () => written("a.yaml", "hello"), /neither an OpenAPI document nor/],
    ["OpenAPI 2", () => written("a.yaml", "swagger: '2.0'"), /is OpenAPI 2. Give an OpenAPI 3/],
    [
      "another overlay version",
      () => written("o.yaml", { overlay: "2.0.0" }),
      /has version 2\.0\.0/,
    ],
    ["an overlay without actions", () => written("o.yaml", { ...head, actions: [] }), /no actions/],
    ["an action without target", () => overlay({ remove: true }), /action 1 .* has no target/],
    ["an action that does nothing", () => overlay({ target: "$.info" }), /does nothing. Give it/],
    [
      "a target that is not a JSONPath",
      () => overlay({ ...remove, target: "$.a[" }),
      /target \$\.a\[ cannot/,
    ],
    [
      "a filter without parentheses",
      () => overlay({ ...remove, target: "$.a[?@.b]" }),
      /in parentheses/,
    ],
    ["removing everything", () => overlay({ target: "$", remove: true }), /the whole document/],
    [
      "updating a text",
      () => overlay({ target: "$.info.title", update: {} }),
      /cannot update info\.title/,
    ],
    [
      "a list into an object",
      () => overlay({ target: "$.info", update: [] }),
      /an object takes an/,
    ],
    [
      "extending a URL",
      () => written("o.yaml", { ...head, extends: "https://a.example/x", actions: [remove] }),
      /is not fetched. Name a copy with --spec/,
    ],
    [
      "an overlay of nothing known",
      () => overlay({ target: "$.openapi", remove: true }),
      /neither/,
    ],
  ])("%s", async (_name, file, complaint) => {
    const { code, complaints } = await linted(file());
    expect(code).toBe(2);
    expect(complaints).toMatch(complaint);
    expect(complaints.trimEnd()).not.toContain("\n");
  });

  test("a base for a file that is not an overlay", async () => {
    const { code, complaints } = await linted(copy(), "--spec", SPEC);
    expect(code).toBe(2);
    expect(complaints).toContain("is not an overlay, so there is nothing to apply to --spec");
  });

  test("an unknown severity", async () => {
    const { code, complaints } = await linted(SPEC, "--fail-severity", "fatal");
    expect(code).toBe(2);
    expect(complaints).toContain("error, warn, info, hint");
  });
});

test("names the command that installs a missing package", async () => {
  const missing = Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
  await expect(
    withPackages(["@stoplight/spectral-core"], () => Promise.reject(missing)),
  ).rejects.toMatchObject({
    name: "CouldNotRun",
    message: expect.stringMatching(/run: npm install -D @stoplight\/spectral-core@\d/),
  });
});

test("help names the inputs, with an example", async () => {
  const { out } = await paystub("lint", "--help");
  expect(out).toContain("Example:\n  paystub lint our-overlay.yaml");
});

const text = readFileSync(SPEC, "utf8");

type Edit = readonly [from: string | RegExp, to: string];

/** A copy of the spec with a mistake. One that misses its place would plant nothing. */
function mistaken(edits: readonly Edit[], where = folder()): string {
  const path = join(where, "openapi.yaml");
  const changed = edits.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    return after;
  }, text);
  writeFileSync(path, changed);
  return path;
}

/** An operation with another line after its id. */
const inOperation = (id: string, line: string): Edit => [
  `      operationId: ${id}\n`,
  `      operationId: ${id}\n${line}`,
];

const LOST_401: Edit = [
  /(operationId: getMyMerchants[\s\S]*?)\n {8}"401":\n {10}\$ref: \S+\n/,
  "$1\n",
];

/** Each mistake, and the sentence that reports it. */
const MISTAKES: readonly (readonly [string, readonly Edit[], string])[] = [
  [
    "security taken from an operation of a merchant",
    [inOperation("addInvoice", "      security: []\n")],
    "x-token-role is merchant, but security asks for no token.",
  ],
  [
    "a larger retryCount than is stated",
    [[/(retryCount:\n {10}type: integer\n {10}minimum: 0\n {10}maximum: )5/, "$16"]],
    "retryCount has the maximum 6, but retry-count states 5.",
  ],
  [
    "a longer interval than is stated",
    [[/maximum: 180\n {12}x-provenance/, "maximum: 365\n            x-provenance"]],
    "intervalDays has the maximum 365, but interval-days states 180.",
  ],
  [
    "a bound that no schema has any more",
    [[/minimum: 1\n {12}maximum/, "maximum"]],
    "No schema of intervalDays has the minimum 1 that interval-days states.",
  ],
  [
    "a lost 401 of an operation with a token",
    [LOST_401],
    "security asks for a token, but there is no response 401.",
  ],
  [
    "nullable, which OpenAPI 3.1 does not have",
    [[/(retryCount:\n {10}type: integer\n)/, "$1          nullable: true\n"]],
    "nullable must not be used: OpenAPI 3.1 does not have it. Add null to the type.",
  ],
  [
    "a limit that is stated no more",
    [[/ {4}otp-wrong-codes:\n(?: {6}.*\n)+/, ""]],
    "The limit otp-wrong-codes is stated no more.",
  ],
];

describe("a mistake in a copy of the spec is found", () => {
  // All of them in one copy: a run over the whole spec takes its time.
  const linted = mistakenReport();

  test.each(MISTAKES)("%s", async (_, __, sentence) => {
    const { code, cases } = await linted;
    expect(cases.find(({ message }) => message === sentence)).toMatchObject({ status: "failed" });
    expect(code).toBe(1);
  });

  test("and nothing else", async () => {
    const { cases } = await linted;
    const others = cases.filter(
      ({ message = "" }) => !MISTAKES.some(([, , own]) => own === message),
    );
    expect(others).toEqual([]);
  });
});

async function mistakenReport() {
  const path = mkdtempSync(join(tmpdir(), "paystub-"));
  try {
    const file = mistaken(
      MISTAKES.flatMap(([, edits]) => edits),
      path,
    );
    const { code, out } = await paystub("lint", file, "--json");
    const { sections }: Report = JSON.parse(out);
    return { code, cases: sections.flatMap(({ cases }) => cases) };
  } finally {
    rmSync(path, { recursive: true });
  }
}

describe("against a baseline", () => {
  test("a documented item cannot be renamed or become assumed unnoticed; an assumed one can", async () => {
    const file = mistaken([
      [/^ {8}clientName:\n/m, "        customerName:\n"],
      ["clientName, ", "customerName, "],
      [/^ {8}chargesDone:\n/m, "        charges:\n"],
      [
        /(operationId: addInvoice[\s\S]*?x-provenance: )documented/,
        "$1assumed\n      x-assumption: success-status",
      ],
    ]);
    const { code, out } = await paystub("lint", file, "--baseline", SPEC);
    expect(code).toBe(1);
    expect(out.match(/.*(any more|is assumed now).*/g)?.map((line) => line.trim())).toEqual([
      "paths./api/addInvoice.post was documented, and is assumed now.",
      "components.schemas.AddInvoiceRequest.properties has no clientName any more, " +
        "which is documented; customerName is new beside it: was it renamed?",
    ]);
  });

  test("a documented field cannot change its type, lose a value or become optional", async () => {
    const file = mistaken([
      [/^( {8}orderNumber:\n {10}type: )string/m, "$1integer"],
      [/^( {8}amount:\n {10}type: )number/m, "$1string"],
      ["required: [orderNumber, amount,", "required: [amount,"],
    ]);
    const { code, out } = await paystub(
      "lint",
      file,
      "--baseline",
      SPEC,
      "--only",
      "paystub-baseline",
    );
    expect(code).toBe(1);
    expect(out).toContain("orderNumber was required, which is documented, and is optional now.");
    expect(out).toContain("amount was documented as number, and is string now.");
  });

  test("can be a ref of git, and the report has the line", async () => {
    const file = mistaken([[/^ {8}clientMobile:\n/m, "        clientPhone:\n"]]);
    const changed = readFileSync(file, "utf8");
    const git = (...argv: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...argv], {
        cwd: join(file, ".."),
      });
    writeFileSync(file, text);
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "before");
    writeFileSync(file, changed);
    const { code, out } = await paystub("lint", file, "--baseline", "HEAD");
    expect(out).toMatch(/has no clientMobile any more.*clientPhone is new beside it/);
    expect(out).toMatch(/at \S+openapi\.yaml:\d+/);
    expect(code).toBe(1);
  });

  test.each([
    [
      "none-such",
      /the baseline none-such is not a file, and git has no openapi\.yaml there \(fatal: /,
    ],
    ["--output=x", /is not a file, and git has no openapi\.yaml there/],
    [join(SPEC, "../assumptions.yaml"), /is not an OpenAPI document. Give an earlier version/],
  ])("%s cannot be one", async (baseline, complaint) => {
    const { code, complaints } = await paystub("lint", mistaken([]), `--baseline=${baseline}`);
    expect(complaints).toMatch(complaint);
    expect(complaints.trimEnd()).not.toContain("\n");
    expect(code).toBe(2);
  });
});

const HEAD = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';
const get = (operation: string) => `${HEAD}paths: { /a: { get: ${operation} } }\n`;
const schemas = (all: string) => `${HEAD}paths: {}\ncomponents: { schemas: ${all} }\n`;

function fileOf(text: string, name = "ours.yaml"): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

async function lintsText(text: string, ...argv: string[]) {
  const { code, out, complaints } = await paystub("lint", fileOf(text), ...argv);
  return { code, out: out.replace(/\n\s+/g, " "), complaints };
}

describe("the rules find a malformed part", () => {
  test.each<[string, string, string]>([
    [
      "a schema that refers to itself",
      schemas("{ C: { $ref: '#/components/schemas/C' } }"),
      'x-provenance of the schema "C" is missing: its $ref leads nowhere, or back to itself.',
    ],
    [
      "schemas that refer to each other",
      schemas("{ A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }"),
      'x-provenance of the schema "B" is missing: its $ref leads nowhere, or back to itself.',
    ],
    [
      "content that is null",
      get('{ responses: { "200": { description: x, content: { application/json: null } } } }'),
      "The response 200 needs an example.",
    ],
    [
      "security that is not a list",
      get("{ security: x, x-token-role: merchant, responses: {} }"),
      "x-token-role is merchant, but security asks for no token.",
    ],
    [
      "behaviour that is none",
      `${HEAD}paths: {}\nx-behavior: { limits: 3, states: null, switches: [] }\n`,
      "The limit otp-wrong-codes is stated no more.",
    ],
    [
      "a schema that is a number, at which a rule of others stops",
      get(
        '{ responses: { "200": { description: x, content: { a/b: { schema: 3, example: 1 } } } } }',
      ),
      "The rule fails on this value: ",
    ],
    [
      "a family with the name of what every object has",
      get('{ x-error-family: constructor, responses: { "400": { description: x } } }'),
      'The error family "constructor" is not known.',
    ],
    [
      "a mark that is not a text",
      get("{ x-provenance: { toString: 1 }, responses: {} }"),
      'x-provenance of the operation "get" cannot be "an object".',
    ],
  ])("%s", async (_what, text, finding) => {
    const { code, out, complaints } = await lintsText(text);
    expect(out).toContain(finding);
    expect([code, complaints]).toEqual([1, ""]);
  });
});

describe("a document that cannot be linted is reported in a sentence", () => {
  test.each<[string, string, RegExp]>([
    [
      "a tag that the reader stumbles over",
      "openapi: !!binary aGk=\n",
      /^paystub: the file \S+ours\.yaml:1 cannot be parsed: the tag !!binary is more than/,
    ],
    [
      "a root whose member takes the place of what it comes from",
      `__proto__: { a: 1 }\n${HEAD}paths: {}\n`,
      /ours\.yaml could not be linted: its tools do not accept a member named __proto__. Give it another/,
    ],
    [
      "lists in lists without an end",
      `${HEAD}paths: {}\nx-a: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n`,
      /the file \S+ours\.yaml cannot be parsed: it is not valid YAML or JSON, or nested too deeply\n$/,
    ],
    [
      "a version that is a number",
      "openapi: 3.1\npaths: {}\n",
      /ours\.yaml is written as the number 3\.1. Put it in quotes, .* openapi: "3\.1\.0"\n$/,
    ],
  ])("%s", async (_what, text, complaint) => {
    const { code, out, complaints } = await lintsText(text);
    expect(complaints).toMatch(complaint);
    expect(complaints.trimEnd()).not.toContain("\n");
    expect([code, out]).toEqual([2, ""]);
  });

  test("a cause that stops all rules is reported as itself", async () => {
    const { code, out, complaints } = await lintsText(schemas("{ A: { type: { toString: 1 } } }"));
    expect(complaints).toMatch(
      /^paystub: \S+ours\.yaml could not be linted: Cannot convert object to primitive value\n$/,
    );
    expect([code, out]).toEqual([2, ""]);
  });

  test("a rule that stopped is named with its place", () => {
    const stopped = new RuleStopped(
      "oas3-schema",
      ["paths", "/a"],
      new Error("it is not a list\n  at"),
    );
    const gathered = new AggregateError([new Error("threw", { cause: stopped })], "Error running");
    expect(couldNotLint("ours.yaml", {}, gathered).message).toBe(
      "ours.yaml could not be linted: the rule oas3-schema fails on the value at " +
        "paths./a (it is not a list)",
    );
  });

  test("circular references do not affect the baseline", async () => {
    const file = fileOf(schemas("{ C: { $ref: '#/components/schemas/C' } }"));
    const { code, complaints } = await paystub("lint", file, "--baseline", file);
    expect([code, complaints]).toEqual([1, ""]);
  });
});

describe("aliases that expand without bound", () => {
  /** Lists of nine times the one before: each level is nine times as large. */
  const bomb = (levels: number) =>
    Array.from({ length: levels }, (_, n) => {
      return `x-${n}: &a${n} [${Array(9)
        .fill(n === 0 ? "lol" : `*a${n - 1}`)
        .join(", ")}]\n`;
    }).join("");

  test("are refused before their expansion", async () => {
    const { code, out, complaints } = await lintsText(`${HEAD}paths: {}\n${bomb(12)}`);
    expect(complaints).toMatch(
      /^paystub: the aliases in the file \S+ours\.yaml expand to too many values/,
    );
    expect([code, out]).toEqual([2, ""]);
  });

  test.each<[string, string, boolean]>([
    ["nine levels", bomb(9), true],
    ["one long list, often", `a: &a [${"1, ".repeat(2000)}]\nb: [${"*a, ".repeat(100)}]\n`, true],
    ["three levels", bomb(3), false],
    ["an anchor that names itself", "a: &a { b: *a }\n", false],
    ["a mapping that is merged", "a: &a { b: 1 }\nc: { <<: *a }\n", false],
    ["text with stars and ampersands", "a: 'x & *y* &y'\n", false],
  ])("%s", (_what, text, expected) => {
    expect(isBomb(text)).toBe(expected);
  });
});

/** A small spec with one of each kind of thing that a rule checks. */
const SOUND = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  servers: [{ url: "https://a.example" }],
  tags: [{ name: "A" }],
  security: [{ key: [] }],
  "x-behavior": { limits: { "retry-count": { maximum: 5, operations: ["a"] } }, states: {} },
  paths: {
    "/a": {
      parameters: [{ name: "q", in: "query", schema: { type: "string" } }],
      post: {
        operationId: "a",
        tags: ["A"],
        "x-token-role": "merchant",
        "x-error-family": "otp",
        "x-provenance": "assumed",
        "x-assumption": ["refund"],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/x" } } } },
        responses: {
          "200": {
            description: "x",
            content: { "application/json": { schema: { type: "object" }, examples: { a: {} } } },
          },
          "401": { $ref: "#/components/responses/R" },
        },
        callbacks: { c: { "{$url}": { post: { responses: {} } } } },
      },
    },
  },
  components: {
    responses: { R: { description: "x", content: { "application/json": {} } } },
    schemas: {
      A: { allOf: [{ properties: { amount: { type: "number", minimum: 5 } } }], required: ["b"] },
      B: { properties: { retryCount: { $ref: "#/components/schemas/A" } }, items: {} },
    },
  },
};

type Step = string | number;

/** Every place of a value. */
function placesIn(value: unknown, path: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]))];
}

function planted(value: unknown, [step, ...rest]: readonly Step[], shape: unknown): unknown {
  if (step === undefined) return shape;
  const copy = structuredClone(value) as Record<Step, unknown>;
  copy[step] = planted(copy[step], rest, shape);
  return copy;
}

const REFS = ["A", "B", "none"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
const shapes = fc.oneof(
  fc.constantFrom<unknown>(null, 3, "", "x", [], {}, [null], { a: null }, true, ...REFS),
  fc.constantFrom<unknown>({ $ref: "#" }, { $ref: "#/paths" }, { $ref: 3 }, { toString: 1 }),
  fc.constantFrom<unknown>({ constructor: 1 }, { type: {}, properties: 3, allOf: {}, items: [] }),
  fc.jsonValue({ maxDepth: 3 }),
);
// The version shows that it is a document for these rules.
const places = fc.constantFrom(...placesIn(SOUND).filter(([first]) => first !== undefined));

/** The rules that stopped, if there is a report, or the sentence that explains its absence. */
async function came(path: string): Promise<string> {
  const found = await lint(path).catch((error: unknown) => error);
  if (found instanceof CouldNotRun) return found.message.replace(path, "ours.json");
  if (found instanceof Error) throw found;
  const cases = (found as Report).sections.flatMap((section) => section.cases);
  const stopped = cases.filter(({ message = "" }) => message.includes("fails on the value"));
  return `stopped: ${stopped.map(({ rule }) => rule)}`;
}

test("any value at any place gives findings, or one sentence that blames no rule of ours", async () => {
  const path = join(folder(), "ours.json");
  const property = fc.asyncProperty(
    fc.array(fc.tuple(places, shapes), { maxLength: 3 }),
    (plants) => {
      const document = plants.reduce<unknown>((whole, [place, shape]) => {
        return placesIn(whole).some((one) => `${one}` === `${place}`)
          ? planted(whole, place, shape)
          : whole;
      }, SOUND);
      writeFileSync(path, JSON.stringify(document));
      return came(path).then((reported) => {
        expect(reported).toMatch(/^stopped: |ours\.json/);
        expect(reported).not.toMatch(/\n|paystub-/);
      });
    },
  );
  // A value without a text of its own stopped a rule once.
  const limit = ["x-behavior", "limits", "retry-count", "maximum"];
  await fc.assert(property, { numRuns: 100, examples: [[[[limit, { toString: 1 }]]]] });
});

test("a reference to another host is a finding, and is not loaded", async () => {
  const called: string[] = [];
  const server = createServer(({ url }, response) => {
    called.push(String(url));
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schema.json`;
  const schema = { schema: { $ref: address } };
  const file = written("openapi.yaml", {
    ...small(),
    components: { responses: { Remote: { description: "x", content: { "a/json": schema } } } },
  });
  const { code, out } = await paystub("lint", file);
  expect(code).toBe(1);
  expect(out).toContain("is not fetched. Put a copy beside the document");
  const breaking = await paystub("breaking", file, file);
  expect([breaking.code, breaking.complaints]).toEqual([
    2,
    expect.stringContaining(`refers to ${address}, which is not fetched`),
  ]);
  const indirect = written("openapi.yaml", {
    ...small(),
    components: { schemas: { Here: { $ref: file } } },
  });
  expect((await paystub("breaking", indirect, indirect)).complaints).toContain("is not fetched");
  expect(called).toEqual([]);
  server.close();
});
