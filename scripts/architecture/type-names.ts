import ts from "typescript";
import type { Finding, Source } from "./source.js";
import { findingAt } from "./source.js";

/** Names that are defined twice on purpose, and why. */
const SHARED: Readonly<Record<string, string>> = {};

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
    if (!isType) return [];
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return exported ? [statement] : [];
  });
}
