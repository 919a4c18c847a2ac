import ts from "typescript";
import type { Finding, Source } from "./source.js";
import { findingAt, visit } from "./source.js";

const FILE_LINES_MAX = 200;
const FUNCTION_LINES_MAX = 40;

/** What draws a part of the workbench is mostly markup, which is read as a page is. */
const DRAWING_LINES_MAX = 70;
const DRAWING = /^mocks\/workbench\/app\/.*\.tsx$/;

/** How long something may be that is longer than usual, and why. */
interface Exception {
  readonly lines: number;
  readonly why: string;
}

const ONE_LIFE = "the life of one thing is read together: its types, decide and evolve";
const ONE_RULE =
  "what keeps one promise is read together: decide, append and fold, a store and its limits";
const SQL = "statements of SQL, each read by itself";
const EXHAUSTIVE = "an exhaustive switch, with a case for each variant";

/** What may be longer than usual: files by their path, functions by path and name. */
const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  "mocks/domain/invoice.ts": { lines: 300, why: ONE_LIFE },
  "mocks/domain/recurring.ts": { lines: 250, why: ONE_LIFE },
  "mocks/domain/callback.ts": { lines: 250, why: ONE_LIFE },
  "mocks/control/log-rules.ts": { lines: 220, why: EXHAUSTIVE },
  "mocks/control/log-rules.ts strays": { lines: 70, why: EXHAUSTIVE },
  "mocks/pages/words/ar.ts": { lines: 230, why: "all that is said in one language" },
  "mocks/workbench/app/dictionary.ts": { lines: 260, why: "all that the workbench says" },
  "mocks/runtime/event-stream.ts": { lines: 300, why: ONE_RULE },
  "mocks/runtime/sandbox.ts": { lines: 330, why: ONE_RULE },
  "mocks/runtime/gateway.ts": { lines: 275, why: ONE_RULE },
  "mocks/runtime/live-sandboxes.ts": { lines: 260, why: ONE_RULE },
  "mocks/store/memory.ts": { lines: 250, why: ONE_RULE },
  "mocks/store/memory-journal.ts": { lines: 250, why: ONE_RULE },
  "mocks/store/postgres/schema.ts tablesOf": { lines: 80, why: SQL },
  "mocks/store/postgres/statements.ts statementsOf": { lines: 130, why: SQL },
  "scripts/generate/validators.ts": { lines: 230, why: ONE_RULE },
  "mocks/domain/decide.ts settle": { lines: 80, why: EXHAUSTIVE },
  "mocks/domain/evolve.ts evolve": { lines: 60, why: EXHAUSTIVE },
  "mocks/domain/refusal.ts explain": { lines: 100, why: EXHAUSTIVE },
  "mocks/control/describe-event.ts describeEvent": { lines: 100, why: EXHAUSTIVE },
};

/** A file or a function that is longer than usual. */
interface Long {
  readonly node: ts.Node;
  readonly name: string;
  /** What an exception names it by. */
  readonly key: string;
  readonly lines: number;
  readonly usual: number;
}

/** Files and functions that grew past what is read at a glance. */
export function sizeFindings(source: Source): readonly Finding[] {
  return longIn(source).flatMap(({ node, name, key, lines, usual }) => {
    const max = EXCEPTIONS[key]?.lines ?? usual;
    if (lines <= max) return [];
    return [findingAt(source, node, `${name} has ${lines} lines, over ${max}`)];
  });
}

/** Exceptions that nothing needs any more. */
export function idleExceptions(sources: readonly Source[]): readonly string[] {
  const needed = new Set(sources.flatMap(longIn).map(({ key }) => key));
  return Object.keys(EXCEPTIONS).filter((key) => !needed.has(key));
}

function longIn({ file, tree }: Source): readonly Long[] {
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  const long: Long[] = [];
  const note = (one: Long) => one.lines > one.usual && long.push(one);
  const lines = lineAt(tree.end);
  note({ node: tree, name: "the file", key: file, lines, usual: FILE_LINES_MAX });
  visit(tree, (node) => {
    if (!ts.isFunctionLike(node)) return;
    const name = nameOf(node);
    const size = lineAt(node.end) - lineAt(node.getStart(tree)) + 1;
    const usual = DRAWING.test(file) ? DRAWING_LINES_MAX : FUNCTION_LINES_MAX;
    note({ node, name, key: `${file} ${name}`, lines: size, usual });
  });
  return long;
}

/** The name of a function, or of the variable or member that it stands in. */
function nameOf(node: ts.SignatureDeclaration): string {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const { name } = at as ts.Node & { readonly name?: ts.Node };
    if (name && ts.isIdentifier(name)) return name.text;
  }
  return "a function";
}
