import { posix } from "node:path";
import type { Finding, Import, Source } from "./source.js";
import { findingAt } from "./source.js";

const MOCK = ["api", "control", "pages", "runtime", "store", "faults", "domain"];

const inMocks = (...rooms: readonly string[]) => rooms.map((room) => `mocks/${room}`);

/**
 * Each room with those that it may import from, the upper ones first. A room is a folder two deep, or
 * the files that stand beside such folders; a file that is a layer of its own stands by its name.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  scripts: [
    ...["architecture", "bench", "generate", "interop", "node-matrix", "packaging"].map(
      (room) => `scripts/${room}`,
    ),
    ...[
      "scripts/mutation",
      "scripts/prism",
      "scripts/torture",
      "contracts/states",
      "contracts/verify",
    ],
    ...["mocks", ...inMocks("cli", "domain", "observe", "report")],
  ],
  "scripts/interop": ["scripts/generate", "scripts/prism"],
  "scripts/prism": ["contracts/verify", ...inMocks("cli", "report")],
  "scripts/architecture": [],
  "scripts/bench": ["scripts/packaging", "scripts/postgres"],
  "scripts/generate": [],
  "scripts/mutation": [],
  "scripts/node-matrix": [],
  "scripts/packaging": [],
  "scripts/postgres": [],
  "scripts/torture": [
    "scripts/postgres",
    "mocks",
    ...inMocks("runtime", "store", "domain", "report"),
  ],
  "mocks/cli": [
    "mocks",
    ...inMocks(...MOCK, "workbench", "report", "observe", "explore"),
    ...["breaking", "conformance", "journal", "lint", "verify"].map((room) => `contracts/${room}`),
  ],
  "mocks/testkit": ["mocks", ...inMocks(...MOCK, "workbench", "observe", "report")],
  contracts: ["contracts/states", "contracts/verify"],
  "contracts/breaking": [
    ...["contracts/verify", "contracts/documents.ts"],
    ...inMocks("control", "report"),
  ],
  // What held when a request was answered is read off the domain's world, which it folds from the log.
  "contracts/journal": [
    ...["contracts/verify", "contracts/states", "contracts/documents.ts"],
    ...inMocks("control", "domain", "report"),
  ],
  "contracts/verify": [
    ...["contracts/states", "contracts/documents.ts", "mocks"],
    ...inMocks("control", "report"),
  ],
  "contracts/states": ["contracts/consumers", ...inMocks("control", "domain")],
  "contracts/consumers": [],
  "contracts/conformance": inMocks("report"),
  "contracts/lint": ["contracts/documents.ts", ...inMocks("report")],
  "contracts/documents.ts": inMocks("report"),
  mocks: inMocks(...MOCK, "workbench", "shop"),
  // Its script runs in a browser: of the gateway it has the shapes. A record of one has its reading parts. Of the
  // pages it has the words for what was wrong with their forms.
  "mocks/workbench": inMocks(
    "control",
    "pages",
    "api",
    "runtime",
    "store",
    "faults",
    "domain",
    "report",
  ),
  "mocks/shop": inMocks("pages", "api", "runtime"),
  "mocks/control": inMocks("observe", "api", "runtime", "store", "faults", "domain"),
  "mocks/pages": inMocks("api", "runtime", "store", "faults", "domain"),
  "mocks/api": inMocks("runtime", "store", "faults", "domain"),
  "mocks/runtime": inMocks("store", "faults", "domain"),
  "mocks/store": inMocks("domain"),
  "mocks/faults": inMocks("domain"),
  "mocks/explore": [
    "mocks",
    ...inMocks("control", "runtime", "store", "domain", "observe", "report"),
  ],
  // The record of what happened, folded from events and requests alone, and what is read off it. Of the runtime
  // it uses the observer's interface, disk and clock.
  "mocks/observe": inMocks("runtime", "store", "domain", "report"),
  "mocks/domain": [],
  "mocks/report": [],
};

const GENERATED = "spec/generated/";

/** What of the repository every room may read besides the rooms below it. */
const OPEN_TO_ALL = [GENERATED, "package.json"];

/** The model of the service is part of the tests; a script lets it run for longer. */
const OPEN_TO_SCRIPTS = "test/model/";

/** What domain may use from outside: digests, and packages that are as pure as it is. */
const DOMAIN_NEEDS = [
  `${GENERATED}assumptions.js`,
  `${GENERATED}faults.js`,
  "node:crypto",
  "tinyqueue",
  "tinyduration",
];

/** The folders that the check covers. */
export const COVERED = ["mocks", "contracts", "scripts"];

/** The room of a file: its own name where it is a layer, else the first two folders of its path. */
export function roomOf(file: string): string {
  const name = file.replace(/\.js$/, ".ts");
  return name in LAYERS ? name : posix.dirname(name).split("/").slice(0, 2).join("/");
}

/** Where an import leads: a path from the root, or the name of a package or built-in module. */
export function targetOf(file: string, { from }: Import): string {
  return from.startsWith(".") ? posix.join(posix.dirname(file), from) : from;
}

const isCovered = (target: string) => COVERED.some((folder) => target.startsWith(`${folder}/`));

/** Why a room may not import a target, or undefined where it may. */
function objection(room: string, target: string, imported: Import): string | undefined {
  const isRelative = imported.from.startsWith(".");
  if (isRelative && isCovered(target)) return objectionToRoom(room, roomOf(target), imported);
  if (room === "mocks/domain") {
    if (DOMAIN_NEEDS.includes(target)) return undefined;
    return `mocks/domain is pure: it must not import ${target}`;
  }
  if (!isRelative || OPEN_TO_ALL.some((open) => target.startsWith(open))) return undefined;
  if (room === "scripts" && target.startsWith(OPEN_TO_SCRIPTS)) return undefined;
  return `${room} must not import ${target}: of what is outside, only ${GENERATED} is for it`;
}

function objectionToRoom(room: string, other: string, imported: Import): string | undefined {
  if (other === room) return undefined;
  if (!LAYERS[room]?.includes(other)) {
    return `${room} must not import from ${other}: arrows point down only`;
  }
  // The command starts without the contract tools and the explorer, and its bundle does not hold them.
  const isBeside = other.startsWith("contracts/") || other === "mocks/explore";
  if (room !== "mocks/cli" || !isBeside) return undefined;
  if (imported.typeOnly || imported.onDemand) return undefined;
  return `${room} must load ${other} on demand, by import()`;
}

/** Imports of a source that point up, sideways or out. */
export function layerFindings(source: Source): readonly Finding[] {
  const room = roomOf(source.file);
  if (!(room in LAYERS)) {
    return [findingAt(source, source.tree, `${room} is no layer: give it a place`)];
  }
  return source.imports.flatMap((imported) => {
    const message = objection(room, targetOf(source.file, imported), imported);
    return message === undefined ? [] : [findingAt(source, imported.node, message)];
  });
}
