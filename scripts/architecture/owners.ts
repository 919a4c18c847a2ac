import { isBuiltin } from "node:module";
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
  /** Exports of built-in modules that reach it; null means the whole module. */
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
    places: ["mocks/sandbox/real-clock.ts", "mocks/workbench/app/"],
    globals: ["performance", "setTimeout", "setInterval"],
    members: ["process.hrtime", "process.uptime"],
    modules: { "node:timers": null, "node:timers/promises": null, "node:perf_hooks": null },
  },
  {
    what: "chance",
    places: ["mocks/sandbox/chance.ts"],
    members: ["Math.random", ...[...RANDOM, ...WEB_RANDOM].map((name) => `crypto.${name}`)],
    modules: { "node:crypto": [...RANDOM, ...WEB_RANDOM] },
  },
  {
    what: "outgoing network",
    // The mock calls out under its egress policy; the probe sends nothing. The others call a running mock
    // and are not part of it: command line, tests, the workbench in its browser, and the built-in shop,
    // which is a shop like any other and calls the mock that it stands in, as the tool of coding assistants
    // does.
    places: [
      ...["runtime/callbacks/client", "runtime/shop-probe", "control/client"].map(inMocks),
      ...["checks/explore/http-caller", "shop/integration", "mcp/service-call"].map(inMocks),
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
    places: ["mocks/sandbox/data-folder.ts", "mocks/sandbox/disk.ts", "mocks/sandbox/log-file.ts"],
    modules: { "node:fs": null, "node:fs/promises": null },
  },
  {
    what: "modules that are loaded when they are wanted",
    places: ["mocks/sandbox/real-clock.ts", "mocks/store/sqlite/driver.ts"],
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
    places: [
      "mocks/checks/run/program.ts",
      "mocks/checks/explore/adapters.ts",
      "mocks/sandbox/data-folder.ts",
    ],
    members: ["process.kill"],
    modules: { "node:child_process": null, "node:cluster": null },
  },
  {
    what: "threads",
    places: ["mocks/checks/explore/worker.ts"],
    modules: { "node:worker_threads": null },
  },
];

const inModule = (owner: Owner): readonly string[] =>
  Object.entries(owner.modules ?? {}).flatMap(([from, names]) =>
    names === null ? [from] : [...names, "*"].map((name) => `${from}.${name}`),
  );

/** The owner of each name: `fetch`, `Math.random`, `node:fs`, `node:http.request`. */
const OWNER_OF: ReadonlyMap<string, Owner> = new Map(
  OWNERS.flatMap((owner) =>
    [...(owner.globals ?? []), ...(owner.members ?? []), ...inModule(owner)].map(
      (name): [string, Owner] => [name, owner],
    ),
  ),
);

const THE_DATE = "the current Date";
const TIME = OWNERS.find(({ what }) => what === "time");

/** Uses of time, chance, network and disk outside the one place that owns each, a line for each. */
export function ownerFindings(file: string, text: string): readonly string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  // Local names of whole modules: `crypto` for `import * as crypto from "node:crypto"`.
  const aliases = new Map<string, string>();
  const findings: string[] = [];
  visit(tree, (node) => {
    for (const name of reachedBy(node, aliases)) {
      const owner = name === THE_DATE ? TIME : OWNER_OF.get(name);
      if (!owner || isOwned(owner, file)) continue;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      const places = owner.places.join(" and ");
      findings.push(
        `${file}:${line + 1} ${name} belongs to ${owner.what}: only ${places} may use it`,
      );
      break;
    }
  });
  return findings;
}

function isOwned({ places }: Owner, file: string): boolean {
  return places.some((place) => (place.endsWith("/") ? file.startsWith(place) : file === place));
}

/** Visits a node and everything below it, in the order of the text. */
export function visit(node: ts.Node, visitor: (node: ts.Node) => void): void {
  visitor(node);
  ts.forEachChild(node, (below) => visit(below, visitor));
}

/** The names that a node reaches in the outside world, if any. */
function reachedBy(node: ts.Node, aliases: Map<string, string>): readonly string[] {
  const imported = importedBy(node);
  if (imported) {
    const { from, names, alias } = imported;
    if (alias !== undefined) aliases.set(alias, from);
    const members = names ?? (alias === undefined ? ["*"] : []);
    return [from, ...members.map((name) => `${from}.${name}`)];
  }
  const access = memberOf(node);
  if ((!access && !ts.isIdentifier(node)) || isType(node)) return [];
  const name = globalName(node);
  const object = access && globalName(access.object);
  return [
    ...(name === undefined ? [] : [name]),
    ...(name === "Date" && !isPureDate(node) ? [THE_DATE] : []),
    ...(object === undefined ? [] : [`${aliases.get(object) ?? object}.${access?.member}`]),
  ];
}

/** The run-time imports of a node. A whole module has no names; null means no import. */
function importedBy(node: ts.Node) {
  const taken = (
    specifier: ts.Node | undefined,
    rest: { readonly names?: readonly string[]; readonly alias?: string } = {},
  ) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return null;
    const { text } = specifier;
    const isBare = isBuiltin(text) && !text.startsWith("node:");
    return { from: isBare ? `node:${text}` : text, ...rest };
  };
  if (ts.isImportDeclaration(node)) {
    const { importClause: clause, moduleSpecifier } = node;
    if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return null;
    const { name, namedBindings: bindings } = clause ?? {};
    if (name) return taken(moduleSpecifier, { alias: name.text });
    if (!bindings) return taken(moduleSpecifier);
    if (ts.isNamespaceImport(bindings))
      return taken(moduleSpecifier, { alias: bindings.name.text });
    return named(bindings.elements, (names) => taken(moduleSpecifier, { names }));
  }
  if (ts.isExportDeclaration(node)) {
    const { exportClause: clause, moduleSpecifier, isTypeOnly } = node;
    if (isTypeOnly) return null;
    if (!clause || !ts.isNamedExports(clause)) return taken(moduleSpecifier);
    return named(clause.elements, (names) => taken(moduleSpecifier, { names }));
  }
  if (ts.isExternalModuleReference(node)) return taken(node.expression);
  if (!ts.isCallExpression(node)) return null;
  const { expression, arguments: given } = node;
  const isRequire = ts.isIdentifier(expression) && expression.text === "require";
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport || isRequire ? taken(given[0]) : null;
}

/** Passes on the values among some names; null where there are only types. */
function named<T>(
  elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
  use: (names: readonly string[]) => T,
): T | null {
  const values = elements.filter(({ isTypeOnly }) => !isTypeOnly);
  const names = values.map(({ name, propertyName }) => (propertyName ?? name).text);
  return names.length > 0 ? use(names) : null;
}

const GLOBAL_OBJECTS = ["globalThis", "global", "window", "self"];
const PURE_DATE_MEMBERS = ["UTC", "parse", "prototype"];

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

/** The global name of an expression: `Date` for both `Date` and `globalThis.Date`. */
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

/** Whether a node is in a type, where names have no effect. */
function isType(node: ts.Node): boolean {
  return ts.isTypeNode(node.parent ?? node) || ts.isTypeNode(node);
}
