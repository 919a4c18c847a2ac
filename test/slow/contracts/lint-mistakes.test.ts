import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Report } from "../../../mocks/report/report.js";
import { folder, paystub } from "../../support/command-line.js";

const SPEC = join(import.meta.dirname, "../../../spec/openapi.yaml");
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

/** Each mistake, and the sentence by which it is told. */
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
    "nullable must not be used: OpenAPI 3.1 does not have it; add null to the type.",
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
  test("what is documented cannot be renamed or become assumed unseen; what is assumed can", async () => {
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

  test("it may be a ref of git, and the line is told", async () => {
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
      /the baseline none-such is no file, and git has no openapi\.yaml there \(fatal: /,
    ],
    ["--output=x", /is no file, and git has no openapi\.yaml there/],
    [join(SPEC, "../assumptions.yaml"), /is no OpenAPI document; give an earlier version/],
  ])("%s cannot be one", async (baseline, complaint) => {
    const { code, complaints } = await paystub("lint", mistaken([]), `--baseline=${baseline}`);
    expect(complaints).toMatch(complaint);
    expect(complaints.trimEnd()).not.toContain("\n");
    expect(code).toBe(2);
  });
});
