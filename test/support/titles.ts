import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { visit } from "../../scripts/architecture/owners.js";

const TESTS = join(import.meta.dirname, "..");

/** Whether a call declares a test or a group of tests, also through `test.each(…)` and such. */
function declaresTests(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return ["test", "it", "describe"].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return declaresTests(callee.expression);
  }
  return false;
}

/** The titles of all tests and groups in a source. */
export function titlesOf(text: string): string[] {
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
export function allTitles(): string[] {
  return readdirSync(TESTS, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .flatMap((name) => titlesOf(readFileSync(join(TESTS, name), "utf8")));
}
