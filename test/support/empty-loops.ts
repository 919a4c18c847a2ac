import ts from "typescript";
import { visit } from "../../scripts/architecture/source.js";

/** A test that would pass if what it loops over were empty. */
export interface EmptyLoop {
  /** Counted from one: where the test begins. */
  readonly line: number;
  /** What it loops over, as it is written. */
  readonly over: readonly string[];
}

/** A loop, with what it goes through, and what runs once for each. */
type Loop = { readonly over: ts.Expression | undefined; readonly within: readonly ts.Node[] };

const EACH = new Set(["forEach", "map", "flatMap"]);

/** The tests of a source that assert in loops alone, over what may be empty. */
export function emptyLoops(text: string): readonly EmptyLoop[] {
  const tree = ts.createSourceFile("a.tsx", text, ts.ScriptTarget.Latest, true);
  const full = fullNames(tree);
  const found: EmptyLoop[] = [];
  visit(tree, (node) => {
    if (!ts.isCallExpression(node) || !declaresTest(node.expression)) return;
    const body = node.arguments.find(isFunction)?.body;
    const over = body ? loopsThatCarryAll(body, full) : [];
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    if (over.length > 0) found.push({ line: line + 1, over });
  });
  return found;
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** Whether a call declares a test, also through `test.each(…)` and such; a group of tests does not. */
function declaresTest(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return callee.text === "test" || callee.text === "it";
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return declaresTest(callee.expression);
  }
  return ts.isTaggedTemplateExpression(callee) && declaresTest(callee.tag);
}

/** The loops that hold every assertion of a test, or none where one stands outside of them. */
function loopsThatCarryAll(body: ts.Node, full: ReadonlySet<string>): readonly string[] {
  const over: string[] = [];
  let outside = false;
  const walk = (node: ts.Node, inLoop: boolean): void => {
    if (isAssertion(node) && !inLoop) outside = true;
    const loop = loopOf(node);
    if (!loop || isFull(loop.over, full)) {
      ts.forEachChild(node, (child) => walk(child, inLoop));
      return;
    }
    if (!inLoop && loop.within.some(asserts)) over.push(loop.over?.getText() ?? "a condition");
    ts.forEachChild(node, (child) => walk(child, inLoop || loop.within.includes(child)));
  };
  walk(body, false);
  return outside ? [] : over;
}

/** A call of `expect`, or of `expect.assertions` and `expect.hasAssertions`. */
function isAssertion(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return expression.text === "expect";
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { name, expression: of } = expression;
  return ts.isIdentifier(of) && of.text === "expect" && /^(hasA|a)ssertions$/.test(name.text);
}

function asserts(node: ts.Node): boolean {
  let found = isAssertion(node);
  visit(node, (inner) => {
    found ||= isAssertion(inner);
  });
  return found;
}

function loopOf(node: ts.Node): Loop | undefined {
  if (ts.isForOfStatement(node) || ts.isForInStatement(node)) {
    return { over: node.expression, within: [node.statement] };
  }
  if (ts.isForStatement(node) || ts.isWhileStatement(node)) {
    return { over: undefined, within: [node.statement] };
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { name, expression } = node.expression;
  return EACH.has(name.text) ? { over: expression, within: node.arguments } : undefined;
}

/** Whether an expression has an element for sure: it is written down with one, or is a name for such. */
function isFull(over: ts.Node | undefined, full: ReadonlySet<string>): boolean {
  if (!over) return false;
  if (ts.isAsExpression(over) || ts.isSatisfiesExpression(over))
    return isFull(over.expression, full);
  if (ts.isParenthesizedExpression(over)) return isFull(over.expression, full);
  if (ts.isIdentifier(over)) return full.has(over.text);
  if (ts.isArrayLiteralExpression(over))
    return over.elements.some((one) => !ts.isSpreadElement(one));
  if (ts.isObjectLiteralExpression(over)) {
    return over.properties.some((one) => !ts.isSpreadAssignment(one));
  }
  const ofObject = /^Object\.(keys|values|entries)$/;
  if (!ts.isCallExpression(over) || !ofObject.test(over.expression.getText())) return false;
  return isFull(over.arguments[0], full);
}

/** The constants of a source that are written down with an element, by a name of which there is one. */
function fullNames(tree: ts.SourceFile): ReadonlySet<string> {
  const full = new Set<string>();
  const doubtful = new Set<string>();
  visit(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    const isConst = (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0;
    (isConst && isFull(node.initializer, full) ? full : doubtful).add(node.name.text);
  });
  return new Set([...full].filter((name) => !doubtful.has(name)));
}
