import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type FaultRequest, faultDraft } from "../../../mocks/control/fault-rules.js";
import { visit } from "../../../scripts/architecture/owners.js";
import {
  assumptionRows,
  defaultAssumptions,
  switches,
} from "../../../spec/generated/assumptions.js";
import { type FaultId, faults } from "../../../spec/generated/faults.js";

const TESTS = join(import.meta.dirname, "../..");

/** Whether a call declares a test or a group of tests, also through `test.each(…)` and such. */
function declaresTests(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return ["test", "it", "describe"].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return declaresTests(callee.expression);
  }
  return false;
}

/** The titles of all tests and groups in a source. */
function titlesOf(text: string): string[] {
  const titles: string[] = [];
  visit(ts.createSourceFile("a.tsx", text, ts.ScriptTarget.Latest, true), (node) => {
    if (!ts.isCallExpression(node) || !declaresTests(node.expression)) return;
    const title = node.arguments[0];
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
      titles.push(title.getText());
    }
  });
  return titles;
}

/** The titles of the tests of this repository. */
function allTitles(): string[] {
  return readdirSync(TESTS, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .flatMap((name) => titlesOf(readFileSync(join(TESTS, name), "utf8")));
}

const SPEC = join(import.meta.dirname, "../../../spec");

interface FileRow {
  readonly id: string;
  readonly part: string;
  readonly default?: string | number;
  readonly options?: readonly { readonly id: string | number }[];
}

const rows: readonly FileRow[] = parse(readFileSync(join(SPEC, "assumptions.yaml"), "utf8")).rows;

/** All row ids that the spec marks, anywhere. */
function marks(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "x-assumption" ? [value].flat().map(String) : marks(value),
  );
}

describe("every assumption", () => {
  const ids = rows.map(({ id }) => id);

  test("is marked in the spec where it applies", () => {
    const marked = new Set(marks(parse(readFileSync(join(SPEC, "openapi.yaml"), "utf8"))));
    expect(ids.filter((id) => !marked.has(id))).toEqual([]);
  });

  test("is in the generated code, with its options and its default", () => {
    expect(assumptionRows.map(({ id }) => id)).toEqual(ids);
    const expected = rows.filter(({ part }) => part === "switch");
    const generated = Object.entries(switches).map(([id, { options, default: chosen }]) => ({
      id,
      options: options.map((option) => option.id),
      default: chosen,
    }));
    expect(generated).toEqual(
      expected.map(({ id, options, default: chosen }) => ({
        id,
        options: options?.map((option) => String(option.id)),
        default: String(chosen),
      })),
    );
    expect(Object.keys(defaultAssumptions)).toEqual(expected.map(({ id }) => id));
  });

  test("has a test whose title contains its id in brackets", () => {
    const titles = allTitles().join("\n");
    const missing = ids.filter((id) => !titles.includes(`[${id}]`));
    const list = missing.map((id) => `  [${id}]`).join("\n");
    expect(missing.length, `No test title carries these assumptions:\n${list}\n`).toBe(0);
  });
});

test("the search finds titles in each form of a test, and nowhere else", () => {
  const text = `
    test("a [one]", () => {});
    test.each([["[no]"]])("b [two] %s", () => {});
    describe(\`c [three]\`, () => { it.skip("d [four]", () => { call("[no]"); }); });
    // test("[no]")
  `;
  const found = titlesOf(text).join(" ");
  expect(found.match(/\[\w+\]/g)).toEqual(["[one]", "[two]", "[three]", "[four]"]);
});

const FILE = parse(readFileSync(join(import.meta.dirname, "../../../spec/faults.yaml"), "utf8"));
const IDS = Object.keys(faults) as FaultId[];

/** The faults that no title names in brackets. */
function untested(ids: readonly string[], titles: readonly string[]): readonly string[] {
  const all = titles.join("\n");
  return ids.filter((id) => !all.includes(`[${id}]`));
}

describe("every fault", () => {
  test("is in the generated code", () => {
    expect(IDS).toEqual(FILE.faults.map(({ id }: { readonly id: string }) => id));
  });

  test("has a test whose title contains its id in brackets", () => {
    expect(untested(IDS, allTitles())).toEqual([]);
  });

  test("and the check detects a missing one", () => {
    expect(untested(["hang", "sulks"], ["[hang] the connection is held"])).toEqual(["sulks"]);
  });

  test.each(IDS.flatMap((fault) => faults[fault].sensible.map((given) => ({ fault, ...given }))))(
    "can be added with its sensible parameters: %j",
    (request) => {
      expect(faultDraft(request as FaultRequest)).toMatchObject({ fault: request.fault });
    },
  );

  test.each(IDS)("%s is part of the matrix, or has a reason to be left out", (fault) => {
    const { sensible, out } = faults[fault];
    expect(sensible.length > 0).toBe(out === null);
  });

  test.each(IDS)("%s describes its effect in a clause", (fault) => {
    expect(faults[fault].does).toMatch(/^[a-z].{20,}[^.]$/);
  });
});
