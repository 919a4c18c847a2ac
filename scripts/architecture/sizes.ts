import ts from "typescript";
import type { Finding, Source } from "./source.js";
import { findingAt, visit } from "./source.js";

const FILE_LINES_MAX = 200;
const FUNCTION_LINES_MAX = 40;

/** What may be longer, up to how many lines, and why. */
interface Exception {
  readonly lines: number;
  readonly why: string;
}

const ONE_LIFE = "the life of one thing is read together: its types, decide and evolve";
const EXHAUSTIVE = "an exhaustive switch, with a case for each variant";

/** Files that may be longer, by their path; functions, by path and name. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  "mocks/domain/invoice.ts": { lines: 300, why: ONE_LIFE },
  "mocks/domain/recurring.ts": { lines: 250, why: ONE_LIFE },
  "mocks/domain/callback.ts": { lines: 250, why: ONE_LIFE },
  "mocks/domain/decide.ts decideOne": { lines: 80, why: EXHAUSTIVE },
  "mocks/domain/world.ts evolve": { lines: 60, why: EXHAUSTIVE },
  "mocks/domain/refusal.ts explain": { lines: 100, why: EXHAUSTIVE },
};

/** Files and functions that grew past what is read at a glance. */
export function sizeFindings(source: Source): readonly Finding[] {
  const { file, tree } = source;
  const lines = tree.getLineAndCharacterOfPosition(tree.end).line;
  const findings: Finding[] = [];
  const check = (node: ts.Node, what: string, key: string, size: number, usual: number) => {
    const max = EXCEPTIONS[key]?.lines ?? usual;
    if (size > max) findings.push(findingAt(source, node, `${what} has ${size} lines, over ${max}`));
  };
  check(tree, "the file", file, lines, FILE_LINES_MAX);
  visit(tree, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const name = nameOf(node);
    check(node, name, `${file} ${name}`, linesOf(source, node), FUNCTION_LINES_MAX);
  });
  return findings;
}

/** Exceptions that nothing needs any more. */
export function idleExceptions(sources: readonly Source[]): readonly string[] {
  const needed = new Set(sources.flatMap(needs));
  return Object.keys(EXCEPTIONS).filter((key) => !needed.has(key));
}

function needs(source: Source): readonly string[] {
  const { file, tree } = source;
  const keys = tree.getLineAndCharacterOfPosition(tree.end).line > FILE_LINES_MAX ? [file] : [];
  visit(tree, (node) => {
    if (!ts.isFunctionLike(node)) return;
    if (linesOf(source, node) > FUNCTION_LINES_MAX) keys.push(`${file} ${nameOf(node)}`);
  });
  return keys;
}

function linesOf({ tree }: Source, node: ts.Node): number {
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.end) - lineAt(node.getStart(tree)) + 1;
}

/** The name of a function, or of the variable, member or argument that it stands in. */
function nameOf(node: ts.SignatureDeclaration): string {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const { name } = at as ts.Node & { readonly name?: ts.Node };
    if (name && ts.isIdentifier(name)) return name.text;
  }
  return "a function";
}
