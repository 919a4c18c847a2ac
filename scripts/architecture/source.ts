import { builtinModules } from "node:module";
import ts from "typescript";

/** One breach of the architecture: where it is, and what to do instead. */
export interface Finding {
  /** Path from the root of the repository, with slashes. */
  readonly file: string;
  /** Counted from one. */
  readonly line: number;
  readonly message: string;
}

/** One import, re-export, dynamic import or require. */
export interface Import {
  readonly node: ts.Node;
  /** What is written in the source, with `node:` before every built-in module. */
  readonly from: string;
  /** Whether only types are taken, so that nothing is left of it at run time. */
  readonly typeOnly: boolean;
  /** Whether it is only loaded when it is asked for, by `import()`. */
  readonly onDemand?: boolean;
  /** The names taken; null where the whole module is taken. */
  readonly names: readonly string[] | null;
  /** Local name of the whole module, where it has one. */
  readonly whole?: string;
}

/** A parsed source with its imports. */
export interface Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly Import[];
}

function normalised(specifier: string): string {
  return builtinModules.includes(specifier) ? `node:${specifier}` : specifier;
}

/** The names taken by braces, with how the source names the module itself, if it does. */
function clauseOf(clause: ts.ImportClause): Omit<Import, "node" | "from"> {
  const typeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings = clause.namedBindings;
  if (clause.name) return { typeOnly, names: null, whole: clause.name.text };
  if (!bindings) return { typeOnly, names: [] };
  if (ts.isNamespaceImport(bindings)) return { typeOnly, names: null, whole: bindings.name.text };
  return takenBy(typeOnly, bindings.elements);
}

function takenBy(
  typeOnly: boolean,
  elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
): Omit<Import, "node" | "from"> {
  const values = elements.filter((element) => !element.isTypeOnly);
  return {
    typeOnly: typeOnly || (elements.length > 0 && values.length === 0),
    names: values.map(({ name, propertyName }) => (propertyName ?? name).text),
  };
}

/** All kinds of nodes by which one module names another: most are none of these. */
const IMPORTING: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[ts.SyntaxKind.ImportDeclaration, ts.SyntaxKind.ExportDeclaration, ts.SyntaxKind.ImportType],
  ...[ts.SyntaxKind.ExternalModuleReference, ts.SyntaxKind.CallExpression],
]);

/** What a declaration, a call or a type imports, or undefined where it imports nothing. */
function importOf(node: ts.Node): Import | undefined {
  if (!IMPORTING.has(node.kind)) return undefined;
  const made = (specifier: ts.Node | undefined, rest: Omit<Import, "node" | "from">) =>
    specifier && ts.isStringLiteralLike(specifier)
      ? { node, from: normalised(specifier.text), ...rest }
      : undefined;
  if (ts.isImportDeclaration(node)) {
    const bare = { typeOnly: false, names: null };
    return made(node.moduleSpecifier, node.importClause ? clauseOf(node.importClause) : bare);
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const all = { typeOnly: node.isTypeOnly, names: null };
    const named = node.exportClause && ts.isNamedExports(node.exportClause);
    const elements = named ? (node.exportClause as ts.NamedExports).elements : undefined;
    return made(node.moduleSpecifier, elements ? takenBy(node.isTypeOnly, elements) : all);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return made(node.argument.literal, { typeOnly: true, names: [] });
  }
  if (ts.isExternalModuleReference(node)) {
    return made(node.expression, { typeOnly: false, names: null });
  }
  if (!ts.isCallExpression(node)) return undefined;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === "require";
  if (!isImport && !isRequire) return undefined;
  return made(node.arguments[0], { typeOnly: false, names: null, onDemand: isImport });
}

/** Visits a node and everything below it, in the order of the text. */
export function visit(node: ts.Node, visitor: (node: ts.Node) => void): void {
  const below = (one: ts.Node) => {
    visitor(one);
    ts.forEachChild(one, below);
  };
  below(node);
}

/** Parses a source and reads its imports. */
export function readSource(file: string, text: string): Source {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const imports: Import[] = [];
  visit(tree, (node) => {
    const found = importOf(node);
    if (found) imports.push(found);
  });
  return { file, tree, imports };
}

/** A finding at a node of a source. */
export function findingAt({ file, tree }: Source, node: ts.Node, message: string): Finding {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return { file, line: line + 1, message };
}
