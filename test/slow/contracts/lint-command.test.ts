import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { withPackages } from "../../../contracts/documents.js";
import type { Report } from "../../../mocks/report/report.js";
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
  test("is clean, wherever it stands", async () => {
    expect(await linted(copy())).toMatchObject({
      code: 0,
      report: { passed: true, sections: [{ cases: [{ status: "passed" }] }] },
    });
  });

  test("may be JSON", async () => {
    expect((await linted(written("openapi.json", JSON.stringify(small())))).code).toBe(0);
  });

  test("may have assumptions of its own beside it", async () => {
    const own = { "x-assumption": "our-own" };
    expect((await linted(written("openapi.yaml", small(own)))).code).toBe(1);
    const file = written("openapi.yaml", small(own));
    writeFileSync(join(file, "../assumptions.yaml"), "rows:\n  - { id: our-own }\n");
    expect((await linted(file)).code).toBe(0);
  });

  test("passes with a warning until warnings are to fail", async () => {
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

  test.each(MISTAKES)("fails for %s, and the line is reported", (_name, _from, to, rule) => {
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

  test("can be chosen and left out, by name or the beginning of names", async () => {
    const all = await rulesIn();
    expect(all).toEqual(["operation-tags", "paystub-provenance"]);
    expect(await rulesIn("--only", "paystub-")).toEqual(["paystub-provenance"]);
    expect(await rulesIn("--skip", "paystub-")).toEqual(["operation-tags"]);
    expect(await rulesIn("--only", "operation-", "paystub-", "--skip", "operation-tags")).toEqual([
      "paystub-provenance",
    ]);
  });

  test("that do not exist are a mistake, with the nearest name", async () => {
    const { code, complaints } = await linted(broken(), "--skip", "paystub-provenence");
    expect(code).toBe(2);
    expect(complaints).toContain(
      "there is no rule paystub-provenence; did you mean paystub-provenance?",
    );
  });

  test("are listed without a file", async () => {
    const { code, out } = await paystub("lint", "--list");
    expect(code).toBe(0);
    expect(out).toMatch(/^RULE +SEVERITY +DEMANDS\n/);
    expect(out).toMatch(/^paystub-bodies +error +GET and HEAD have no body$/m);
    expect(out).toMatch(/^oas3-schema +error/m);
    expect((await paystub("lint")).complaints).toContain("the file is missing; give the path");
  });
});

describe("an overlay", () => {
  test("that keeps the rules is clean", async () => {
    const summary = { target: ADD_INVOICE, update: { summary: "Bill a client" } };
    expect((await linted(overlay(summary))).code).toBe(0);
  });

  test("fails for what it breaks; the place is reported, and the action that changed it", async () => {
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

  test("with a target that selects nothing is warned about, and fails where warnings do", async () => {
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

  test("changes the document that it extends, or the one that is named", async () => {
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

describe("what cannot be linted is a mistake of the caller, reported in one line", () => {
  const remove = { target: "$.info", remove: true };
  const head = { overlay: "1.0.0", info: {} };
  test.each([
    ["no such file", () => "none.yaml", /none\.yaml does not exist; give the path/],
    ["no YAML", () => written("a.yaml", "a: [\n"), /a\.yaml:\d+ cannot be parsed: /],
    ["no JSON", () => written("a.json", "{"), /a\.json:1 cannot be parsed: /],
    [
      "neither spec nor overlay",
      () => written("a.yaml", "a: 1"),
      /neither an OpenAPI document nor/,
    ],
    ["a text", () => written("a.yaml", "hello"), /neither an OpenAPI document nor/],
    ["OpenAPI 2", () => written("a.yaml", "swagger: '2.0'"), /is OpenAPI 2; give an OpenAPI 3/],
    [
      "another overlay version",
      () => written("o.yaml", { overlay: "2.0.0" }),
      /has version 2\.0\.0/,
    ],
    ["an overlay without actions", () => written("o.yaml", { ...head, actions: [] }), /no actions/],
    ["an action without target", () => overlay({ remove: true }), /action 1 .* has no target/],
    ["an action that does nothing", () => overlay({ target: "$.info" }), /does nothing; give it/],
    [
      "a target that is no JSONPath",
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
      /is not fetched; name a copy with --spec/,
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

  test("a base for what is no overlay", async () => {
    const { code, complaints } = await linted(copy(), "--spec", SPEC);
    expect(code).toBe(2);
    expect(complaints).toContain("is no overlay, so there is nothing to apply to --spec");
  });

  test("a severity that does not exist", async () => {
    const { code, complaints } = await linted(SPEC, "--fail-severity", "fatal");
    expect(code).toBe(2);
    expect(complaints).toContain("error, warn, info, hint");
  });
});

test("a package that is not installed is named with the command that installs it", async () => {
  const missing = Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
  await expect(
    withPackages(["@stoplight/spectral-core"], () => Promise.reject(missing)),
  ).rejects.toMatchObject({
    name: "CouldNotRun",
    message: expect.stringMatching(/run: npm install -D @stoplight\/spectral-core@\d/),
  });
});

test("help tells what is linted, with an example", async () => {
  const { out } = await paystub("lint", "--help");
  expect(out).toContain("Example:\n  paystub lint our-overlay.yaml");
});
