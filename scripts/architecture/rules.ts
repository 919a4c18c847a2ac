import type { IForbiddenRuleType } from "dependency-cruiser";

const MOCK = ["api", "control", "pages", "sandbox", "runtime", "store", "faults", "domain"];

const inMocks = (...rooms: readonly string[]) => rooms.map((room) => `mocks/${room}`);

/**
 * Each room with those that it may import from, the upper ones first. A room is a folder two deep, or the
 * files beside such folders; a file that is a layer of its own has its own name.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  scripts: [
    ...["architecture", "bench", "generate", "packaging", "postgres"].map(
      (room) => `scripts/${room}`,
    ),
    ...["scripts/torture", "contracts/states", ...inMocks("cli", "domain")],
  ],
  "scripts/architecture": [],
  "scripts/bench": ["scripts/postgres", "mocks", ...inMocks("sandbox", "runtime", "store")],
  "scripts/generate": [],
  "scripts/mutation": [],
  // The build puts the list of colors before the style of the workbench.
  "scripts/packaging": inMocks("pages"),
  "scripts/postgres": [],
  "scripts/torture": [
    "scripts/postgres",
    "mocks",
    ...inMocks("sandbox", "runtime", "store", "report"),
  ],
  "mocks/cli": [
    "mocks",
    ...inMocks(...MOCK, "workbench", "mcp", "report", "observe", "checks"),
    ...["breaking", "calibrate", "conformance", "lint", "shadow", "verify"].map(
      (room) => `contracts/${room}`,
    ),
  ],
  "mocks/testkit": ["mocks", ...inMocks(...MOCK, "workbench", "observe", "report")],
  contracts: ["contracts/states", "contracts/verify"],
  "contracts/breaking": [
    ...["contracts/verify", "contracts/documents.ts"],
    ...inMocks("control", "report"),
  ],
  "contracts/verify": [
    ...["contracts/states", "contracts/documents.ts", "mocks"],
    ...inMocks("control", "report"),
  ],
  "contracts/states": ["contracts/consumers", ...inMocks("control", "domain")],
  "contracts/consumers": [],
  "contracts/shadow": [
    ...["contracts/compare", "contracts/conformance", "mocks"],
    ...inMocks("control", "report"),
  ],
  "contracts/compare": [],
  "contracts/calibrate": [
    ...["contracts/compare", "contracts/conformance", "mocks"],
    ...inMocks("control", "report"),
  ],
  "contracts/conformance": inMocks("report"),
  "contracts/lint": ["contracts/documents.ts", ...inMocks("api", "report")],
  "contracts/documents.ts": inMocks("report"),
  mocks: inMocks(...MOCK, "workbench", "shop", "mcp"),
  // The tools of coding assistants, which drive a mock over its handle, here or elsewhere.
  "mocks/mcp": inMocks("control", "pages", "api", "sandbox", "runtime", "domain", "report"),
  // Its script runs in a browser: of the gateway it has the shapes. A record of one has its reading parts. Of the
  // pages it has the words for what was wrong with their forms.
  "mocks/workbench": inMocks(
    "control",
    "pages",
    "api",
    "sandbox",
    "runtime",
    "store",
    "faults",
    "domain",
    "report",
  ),
  "mocks/shop": inMocks("pages", "api", "sandbox", "runtime"),
  "mocks/control": inMocks(
    "observe",
    "api",
    "sandbox",
    "runtime",
    "store",
    "faults",
    "domain",
    "report",
  ),
  "mocks/pages": inMocks("api", "sandbox", "runtime", "store", "faults", "domain"),
  "mocks/api": inMocks("sandbox", "runtime", "store", "faults", "domain"),
  "mocks/sandbox": inMocks("runtime", "store", "faults", "domain"),
  "mocks/runtime": inMocks("sandbox", "store", "faults", "domain"),
  "mocks/store": inMocks("sandbox", "domain"),
  "mocks/faults": inMocks("domain"),
  // A check takes its options from the command line and hands its report to it.
  "mocks/checks": [
    "mocks",
    ...inMocks(
      "cli",
      "api",
      "control",
      "sandbox",
      "runtime",
      "store",
      "domain",
      "observe",
      "report",
    ),
  ],
  // The record of what happened, folded from events and requests alone, and what is read off it. Of the runtime
  // it uses the observer's interface, disk and clock.
  "mocks/observe": inMocks("sandbox", "runtime", "store", "domain", "report"),
  "mocks/domain": [],
  "mocks/report": [],
};

/** The folders that the check covers. */
export const COVERED = ["mocks", "contracts", "scripts"];

/** What of the repository every room may read besides the rooms below it. */
const OPEN_TO_ALL = ["^spec/generated/", "^package\\.json$", "^mocks/version\\.ts$"];

/** What the domain may use from outside: digests, and packages that are as pure as it is. */
const DOMAIN_NEEDS = [
  "^mocks/domain/",
  "^spec/generated/(assumptions|faults)\\.ts$",
  "^(node:)?crypto$",
  "^node_modules/(tinyqueue|tinyduration)/",
];

/** A room as a regular expression: a file, the files beside the folders, or a folder. */
function patternOf(room: string): string {
  if (room.endsWith(".ts")) return `^${room.replace(".", "\\.")}$`;
  return room.includes("/") ? `^${room}/` : `^${room}/(?!documents\\.ts)[^/]+$`;
}

/** The room of a file: its own name where it is a layer, else the first two folders of its path. */
export function roomOf(file: string): string {
  return file in LAYERS ? file : file.split("/").slice(0, -1).slice(0, 2).join("/");
}

const ROOMS = Object.keys(LAYERS).map(patternOf);

/** The rules for dependency-cruiser, made of the table. Type imports count. */
export const RULES: IForbiddenRuleType[] = [
  ...Object.entries(LAYERS).map(
    ([room, below]): IForbiddenRuleType => ({
      name: `${room} must not import this: arrows point down only`,
      severity: "error",
      from: { path: patternOf(room) },
      to: {
        // The model of the service is part of the tests; a script lets it run for longer.
        pathNot: [
          ...[room, ...below].map(patternOf),
          ...OPEN_TO_ALL,
          ...(room === "scripts" ? ["^test/model/"] : []),
        ],
        path: "^(mocks|contracts|scripts|spec|test|package\\.json)",
      },
    }),
  ),
  {
    name: "no layer: give its folder a place in scripts/architecture/rules.ts",
    severity: "error",
    from: { path: `^(${COVERED.join("|")})/`, pathNot: ROOMS },
    to: {},
  },
  {
    name: "mocks/domain is pure",
    severity: "error",
    from: { path: "^mocks/domain/" },
    to: { pathNot: DOMAIN_NEEDS },
  },
  {
    // The command starts without the contract tools and the explorer, and its bundle does not hold them.
    name: "mocks/cli must load this on demand, by import()",
    severity: "error",
    from: { path: "^mocks/cli/" },
    to: {
      path: ["^contracts/", "^mocks/checks/explore/", "^mocks/mcp/"],
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "imports go in a circle",
    severity: "error",
    from: {},
    to: { circular: true },
  },
];
