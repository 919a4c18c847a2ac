import ts from "typescript";
import type { Finding, Source } from "./source.js";
import { findingAt } from "./source.js";

const EACH_RUNNER = "each test runner gives its fixtures a type of its own under one public name";
const SAME_PART = "the same part of the spec, read in two rooms that do not see one another";

/** Names that are defined twice on purpose, and why. */
const SHARED: Readonly<Record<string, string>> = {
  PaystubFixtures: EACH_RUNNER,
  PaystubWorkerFixtures: EACH_RUNNER,
  Limit: SAME_PART,
  Life: SAME_PART,
};

/** Exported types of one name in two files of the product: one name has one meaning. */
export function typeNameFindings(sources: readonly Source[]): readonly Finding[] {
  const first = new Map<string, string>();
  return sources
    .filter(({ file }) => !file.startsWith("scripts/"))
    .flatMap((source) =>
      exportedTypes(source).flatMap((declared) => {
        const name = declared.name?.text ?? "";
        const other = first.get(name);
        if (other === undefined) first.set(name, source.file);
        if (other === undefined || name in SHARED) return [];
        return [findingAt(source, declared, `the type ${name} is another one in ${other}`)];
      }),
    );
}

function exportedTypes({ tree }: Source) {
  return tree.statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    const exported =
      isType && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return exported ? [statement] : [];
  });
}
