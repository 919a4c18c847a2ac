import { builtinModules } from "node:module";
import ts from "typescript";

/** Something of the outside world, and the place that may touch it: one, unless there is a reason. */
export interface Owner {
  readonly what: string;
  /** Files, or folders with a slash at their end. */
  readonly places: readonly string[];
  /** Names of the global scope that reach it. */
  readonly globals?: readonly string[];
  /** Members of global objects that reach it, as `object.member`. */
  readonly members?: readonly string[];
  /** Exports of built-in modules that reach it; null stands for the whole module. */
  readonly modules?: Readonly<Record<string, readonly string[] | null>>;
}

const RANDOM = ["randomBytes", "randomUUID", "randomInt", "randomFill", "randomFillSync"];
const WEB_RANDOM = ["getRandomValues", "webcrypto"];
const REQUESTS = ["request", "get", "Agent", "ClientRequest", "globalAgent"];
const SERVERS = ["createServer", "Server"];
const DIAL = ["connect", "createConnection", "Socket", "Stream", "TLSSocket"];

const inMocks = (name: string) => `mocks/${name}.ts`;

/** Who owns what of the outside world. */
export const OWNERS: readonly Owner[] = [
  {
    what: "time",
    // What runs in a browser has no other clock than that.
    places: ["mocks/runtime/real-clock.ts", "mocks/workbench/app/"],
    globals: ["performance", "setTimeout", "setInterval"],
    members: ["process.hrtime", "process.uptime"],
    modules: { "node:timers": null, "node:timers/promises": null, "node:perf_hooks": null },
  },
  {
    what: "chance",
    places: ["mocks/runtime/chance.ts"],
    members: ["Math.random", ...[...RANDOM, ...WEB_RANDOM].map((name) => `crypto.${name}`)],
    modules: { "node:crypto": [...RANDOM, ...WEB_RANDOM] },
  },
  {
    what: "outgoing network",
    // The mock calls out under its egress policy; the probe sends nothing. The others are for who calls
    // a mock that runs and are no part of it: command line, tests, the workbench in its browser, and the
    // built-in shop, which is a shop like any other and calls the mock that it stands in.
    places: [
      ...["runtime/callbacks/client", "runtime/shop-probe", "control/client"].map(inMocks),
      ...["explore/http-caller", "shop/integration"].map(inMocks),
      "mocks/workbench/app/",
    ],
    globals: ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"],
    modules: {
      "node:http": REQUESTS,
      "node:https": REQUESTS,
      "node:http2": ["connect"],
      "node:net": DIAL,
      "node:tls": DIAL,
      "node:dns": null,
      "node:dns/promises": null,
      "node:dgram": null,
    },
  },
  {
    what: "listening",
    places: ["mocks/api/"],
    modules: {
      "node:http": SERVERS,
      "node:https": SERVERS,
      "node:http2": ["createServer", "createSecureServer"],
      "node:net": SERVERS,
      "node:tls": SERVERS,
    },
  },
  {
    what: "disk",
    places: ["mocks/runtime/disk.ts"],
    modules: { "node:fs": null, "node:fs/promises": null },
  },
  {
    what: "modules that are loaded when they are wanted",
    places: ["mocks/runtime/real-clock.ts", "mocks/store/sqlite/driver.ts"],
    members: ["process.getBuiltinModule"],
  },
  {
    what: "database files",
    places: ["mocks/store/sqlite/driver.ts"],
    modules: { "node:sqlite": null, libsql: null },
  },
  {
    what: "colours",
    places: ["mocks/cli/terminal.ts"],
    modules: { "node:util": ["styleText"] },
  },
  {
    // The command line runs a team's tests, and a replay the commands of its shop; the mock itself runs nothing.
    what: "other programs",
    places: ["mocks/cli/run/program.ts", "mocks/explore/adapters.ts"],
    members: ["process.kill"],
    modules: { "node:child_process": null, "node:cluster": null },
  },
  {
    what: "threads",
    places: ["mocks/explore/worker.ts"],
    modules: { "node:worker_threads": null },
  },
];

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
