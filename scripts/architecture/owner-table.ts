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
