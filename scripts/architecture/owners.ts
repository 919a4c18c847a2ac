import ts from "typescript";
import { OWNERS, type Owner } from "./owner-table.js";
import type { Finding, Source } from "./source.js";
import { findingAt, visit } from "./source.js";

const GLOBAL_OBJECTS = ["globalThis", "global", "window", "self"];
const PURE_DATE_MEMBERS = ["UTC", "parse", "prototype"];

function isOwned({ places }: Owner, file: string): boolean {
  return places.some((place) => (place.endsWith("/") ? file.startsWith(place) : file === place));
}

function objection({ what, places }: Owner, name: string): string {
  return `${name} belongs to ${what}: only ${places.join(" and ")} may use it`;
}

/** The member that an access names, for `a.b` and for `a["b"]`. */
function memberOf(node: ts.Node): { object: ts.Expression; member: string } | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    return { object: node.expression, member: node.name.text };
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return { object: node.expression, member: node.argumentExpression.text };
  }
  return undefined;
}

/** The global name that an expression stands for: `Date` for both `Date` and `globalThis.Date`. */
function globalName(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return isUse(node) ? node.text : undefined;
  const access = memberOf(node);
  if (!access || !ts.isIdentifier(access.object)) return undefined;
  return GLOBAL_OBJECTS.includes(access.object.text) ? access.member : undefined;
}

/** Whether an identifier is read as a variable, and does not only name a member or a new thing. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isQualifiedName(parent)) return false;
  const named = parent as ts.Node & { readonly name?: ts.Node };
  return named.name !== node;
}

/** Whether a use of `Date` reads no clock: an instant is given, a text parsed, a type tested. */
function isPureDate(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isNewExpression(parent) && parent.expression === node) {
    return (parent.arguments?.length ?? 0) > 0;
  }
  const access = memberOf(parent);
  if (access?.object === node) return PURE_DATE_MEMBERS.includes(access.member);
  return (
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword
  );
}

/** Local names of whole modules: `crypto` for `import * as crypto from "node:crypto"`. */
function wholeModules({ imports }: Source): ReadonlyMap<string, string> {
  return new Map(
    imports.flatMap(({ whole, from, typeOnly }): [string, string][] =>
      whole === undefined || typeOnly ? [] : [[whole, from]],
    ),
  );
}

function importFindings(source: Source, owner: Owner): readonly Finding[] {
  return source.imports.flatMap(({ from, names, typeOnly, whole, node }) => {
    const owned = owner.modules?.[from];
    if (owned === undefined || typeOnly) return [];
    if (owned === null) return [findingAt(source, node, objection(owner, from))];
    // What a whole module under a name is used for shows where that name is used.
    if (names === null && whole !== undefined) return [];
    const taken = names === null ? owned : owned.filter((name) => names.includes(name));
    return taken.slice(0, 1).map((name) => {
      return findingAt(source, node, objection(owner, `${name} of ${from}`));
    });
  });
}

/** A node that reads a global name, a member of one, or a member of whatever a name stands for. */
interface Use {
  readonly node: ts.Node;
  /** The global name that it stands for. */
  readonly name: string | undefined;
  /** The name whose member it is. */
  readonly object: string | undefined;
  readonly member: string;
}

/** Every use in a source. It is looked through once for all owners. */
function usesIn({ tree }: Source): readonly Use[] {
  const uses: Use[] = [];
  visit(tree, (node) => {
    const access = memberOf(node);
    if ((!access && !ts.isIdentifier(node)) || isType(node)) return;
    const name = globalName(node);
    const object = access && globalName(access.object);
    if (name === undefined && object === undefined) return;
    uses.push({ node, name, object, member: access?.member ?? "" });
  });
  return uses;
}

function useFindings(source: Source, owner: Owner, uses: readonly Use[]): readonly Finding[] {
  const modules = wholeModules(source);
  return uses.flatMap((use) => {
    const name = reached(use, owner, modules);
    return name === undefined ? [] : [findingAt(source, use.node, objection(owner, name))];
  });
}

/** What of an owner's world a use reaches by its name or by a member, if anything. */
function reached(
  { node, name, object, member }: Use,
  owner: Owner,
  modules: ReadonlyMap<string, string>,
): string | undefined {
  if (name !== undefined && owner.globals?.includes(name)) return name;
  if (name === "Date" && owner.what === "time" && !isPureDate(node)) return "the current Date";
  if (object === undefined) return undefined;
  const access = `${object}.${member}`;
  if (owner.members?.includes(access)) return access;
  const owned = owner.modules?.[modules.get(object) ?? ""];
  return owned?.includes(member) ? access : undefined;
}

/** Whether a node stands in a type, where names have no effect. */
function isType(node: ts.Node): boolean {
  return ts.isTypeNode(node.parent ?? node) || ts.isTypeNode(node);
}

/** Uses of time, chance, network and disk outside the one place that owns each. */
export function ownerFindings(source: Source): readonly Finding[] {
  const uses = usesIn(source);
  return OWNERS.filter((owner) => !isOwned(owner, source.file)).flatMap((owner) => [
    ...importFindings(source, owner),
    ...useFindings(source, owner, uses),
  ]);
}
