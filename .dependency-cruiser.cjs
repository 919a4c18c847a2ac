/**
 * The rooms from top to bottom: a file may import from its own room and from those below it. Rooms in one row
 * do not import from each other. Type imports count.
 */
const ROOMS = [
  ["scripts/[^/]+$"],
  ["scripts/generate/", "scripts/packaging/"],
  ["mocks/cli/"],
  ["mocks/checks/"],
  ["mocks/testkit/"],
  ["contracts/[^/]+$"],
  ["contracts/verify/", "contracts/calibrate/"],
  ["contracts/states/"],
  ["contracts/consumers/"],
  ["mocks/(?!version)[^/]+$"],
  ["mocks/mcp/", "mocks/workbench/", "mocks/shop/", "mocks/intercept/"],
  ["mocks/control/"],
  ["mocks/pages/", "mocks/observe/"],
  ["mocks/api/", "mocks/tls/"],
  ["mocks/sandbox/"],
  ["mocks/faults/"],
  ["mocks/domain/", "mocks/report/"],
].map((row) => row.map((room) => `^${room}`));

const layers = ROOMS.flatMap((row, at) =>
  row.map((room) => ({
    name: "arrows point down only",
    severity: "error",
    from: { path: room },
    to: { path: [...ROOMS.slice(0, at + 1).flat(), "^test/"], pathNot: [room] },
  })),
);

/** What the domain may use from outside: digests, and packages that are as pure as it is. */
const PURE = [
  "^mocks/domain/",
  "^spec/generated/",
  "^crypto$",
  "^node_modules/tiny(queue|duration)/",
];

/** Rooms that the command line loads when a command needs them, so that a start does not. */
const LATE = ["^contracts/", "^mocks/(checks/explore|mcp)/"];

module.exports = {
  forbidden: [
    ...layers,
    {
      name: "no circle of imports",
      severity: "error",
      from: {},
      // Types are gone at run time, and import() waits until all is loaded.
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    },
    {
      name: "a room of its own: give its folder a row in .dependency-cruiser.cjs",
      severity: "error",
      from: { path: "^(mocks|contracts|scripts)/", pathNot: [...ROOMS.flat(), "^mocks/version"] },
      to: { path: "^(mocks|contracts|scripts)/" },
    },
    {
      name: "the domain is pure",
      severity: "error",
      from: { path: "^mocks/domain/" },
      to: { pathNot: PURE },
    },
    {
      name: "the command line loads this by import()",
      severity: "error",
      from: { path: "^mocks/cli/" },
      to: { path: LATE, dynamic: false, dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: ["^node_modules", "^spec/", "^test/"] },
    tsPreCompilationDeps: true,
    parser: "tsc",
    tsConfig: { fileName: "tsconfig.json" },
    detectProcessBuiltinModuleCalls: false,
  },
};
