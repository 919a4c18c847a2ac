import ts from "typescript";
import type { Finding, Source } from "./source.js";
import { findingAt, visit } from "./source.js";

/** Something of the outside world, and the place that may touch it: one, unless there is a reason. */
interface Owner {
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

const OWNERS: readonly Owner[] = [
  {
    what: "time",
    // What runs in a browser has no other clock than that.
    places: ["mocks/runtime/clock.ts", "mocks/workbench/app/"],
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
      ...["runtime/callback-client", "runtime/shop-probe", "control/client"].map(inMocks),
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
    what: "database files",
    places: ["mocks/store/sqlite-driver.ts"],
    members: ["process.getBuiltinModule"],
    modules: { "node:sqlite": null, libsql: null },
  },
  {
    // The command line runs a team's tests, and a replay the commands of its shop; the mock itself runs nothing.
    what: "other programs",
    places: ["mocks/cli/run/program.ts", "mocks/explore/command-runner.ts"],
    members: ["process.kill"],
    modules: { "node:child_process": null, "node:cluster": null },
  },
  {
    what: "threads",
    places: ["mocks/explore/thread.ts"],
    modules: { "node:worker_threads": null },
  },
];

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

function useFindings(source: Source, owner: Owner): readonly Finding[] {
  const modules = wholeModules(source);
  const findings: Finding[] = [];
  visit(source.tree, (node) => {
    const name = reached(node, owner, modules);
    if (name !== undefined) findings.push(findingAt(source, node, objection(owner, name)));
  });
  return findings;
}

/** What of an owner's world a node reaches by its name or by a member, if anything. */
function reached(
  node: ts.Node,
  owner: Owner,
  modules: ReadonlyMap<string, string>,
): string | undefined {
  if (isType(node)) return undefined;
  const name = globalName(node);
  if (name !== undefined && owner.globals?.includes(name)) return name;
  if (name === "Date" && owner.what === "time" && !isPureDate(node)) return "the current Date";
  const access = memberOf(node);
  if (!access) return undefined;
  const object = globalName(access.object);
  if (object === undefined) return undefined;
  const member = `${object}.${access.member}`;
  if (owner.members?.includes(member)) return member;
  const owned = owner.modules?.[modules.get(object) ?? ""];
  return owned?.includes(access.member) ? member : undefined;
}

/** Whether a node stands in a type, where names have no effect. */
function isType(node: ts.Node): boolean {
  return ts.isTypeNode(node.parent ?? node) || ts.isTypeNode(node);
}

/** Uses of time, chance, network and disk outside the one place that owns each. */
export function ownerFindings(source: Source): readonly Finding[] {
  return OWNERS.filter((owner) => !isOwned(owner, source.file)).flatMap((owner) => [
    ...importFindings(source, owner),
    ...useFindings(source, owner),
  ]);
}
