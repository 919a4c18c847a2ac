import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { explore } from "../../mocks/checks/explore/explore.js";
import { replay, type Sequence } from "../../mocks/checks/explore/index.js";
import { openSession } from "../../mocks/checks/explore/session.js";
import type { Shop } from "../../mocks/checks/explore/shop.js";
import type { Report } from "../../mocks/report/report.js";
import {
  buildPackage,
  COMMAND,
  folder,
  paystub,
  shopModule,
  started,
} from "../support/command-line.js";
import { answering, rawServer, unusedAddress } from "../support/servers.js";

beforeAll(buildPackage);

const GET_ORDER = "getOrder: () => ({ state: 'new' })";

/** Explores in a process of its own, with a report in a file. */
function explored(shop: string, ...options: string[]) {
  const into = folder();
  const junit = join(into, "report.xml");
  const words = ["explore", "--shop", shop, "--failures", into, "--report", junit, ...options];
  const ran = spawnSync(process.execPath, [COMMAND, ...words], { encoding: "utf8" });
  return { ...ran, report: () => readFileSync(junit, "utf8") };
}

describe("a shop that exits the process", () => {
  const called = "was called by the shop's code, which would end all that is explored";

  test("fails, and the report says so", () => {
    const shop = shopModule(`start() { process.exit(0) }, ${GET_ORDER}`);
    const { status, report } = explored(shop, "--runs", "3", "--jobs", "2");
    expect(status).toBe(1);
    expect(report()).toContain(`placing an order failed with Error: process.exit(0) ${called}`);
  });

  test("while it loads cannot be explored", () => {
    const { status, stderr } = explored(shopModule(GET_ORDER, "process.exit(0);"));
    expect(status).toBe(2);
    expect(stderr).toContain(`cannot be loaded (process.exit(0) ${called}). Give --shop a module`);
  });

  test("and an exit from another cause does not pass either", () => {
    const shop = shopModule(
      `start() { process.stdout.emit("error", { code: "EPIPE" }) }, ${GET_ORDER}`,
    );
    const { status, stderr } = explored(shop, "--runs", "1");
    expect(status).toBe(1);
    expect(stderr).toContain("the process ended before all was explored, which proves nothing");
  });
});

/** Reads lines until one says this. */
async function until(process: ReturnType<typeof started>, text: string): Promise<void> {
  for (let line = await process.line(); !line?.includes(text); line = await process.line()) {
    if (line === undefined) throw new Error(`it ended before it said ${text}`);
  }
}

/** An exploration of a shop that has begun to take an order, and takes a day for it. */
async function begun(...options: string[]) {
  const above = `for (const one of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(one, () => { console.log("heard"); process.exit(0); });`;
  const start = "start: () => { console.log('begun'); return new Promise(() => {}); }";
  const shop = shopModule(`${start}, ${GET_ORDER}`, above);
  const into = ["--failures", folder(), "--call-timeout", "1d"];
  const run = started("explore", "--shop", shop, ...into, ...options);
  await until(run, "begun");
  return run;
}

describe("a signal", () => {
  test.each([
    ["SIGINT", 130],
    ["SIGHUP", 129],
  ] as const)("%s interrupts an exploration, which prints its results", async (signal, code) => {
    const junit = join(folder(), "report.xml");
    const run = await begun("--report", junit);
    const ended = run.stop(signal);
    await until(run, `FAILED  Interrupted by ${signal}: `);
    expect(await ended).toBe(code);
    expect(readFileSync(junit, "utf8")).toContain(`It was interrupted by ${signal}.`);
  });

  test("that repeats ends it immediately", async () => {
    const run = await begun();
    void run.stop("SIGINT");
    await until(run, "heard");
    expect(await run.stop("SIGTERM")).toBe(130);
    const rest = [];
    for (let line = await run.line(); line !== undefined; line = await run.line()) rest.push(line);
    expect(rest).not.toContain("paystub explore");
  });

  test("also interrupts the wait for an adapter", async () => {
    let interrupt: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      interrupt = resolve;
    });
    const url = await answering(() => {
      interrupt();
      return new Promise<never>(() => {});
    });
    const run = started("explore", "--shop", url, "--failures", folder(), "--call-timeout", "1d");
    await asked;
    expect(await run.stop("SIGINT")).toBe(130);
    expect(run.complaints()).toBe(
      "paystub: interrupted by SIGINT before the shop could be explored\n",
    );
  });
});

describe("failures before a signal", () => {
  /** The report on a shop that always fails, with a signal when so many shops were opened. */
  async function interruptedAt(opened: number, jobs = 1) {
    let count = 0;
    const start = () => Promise.reject(new Error("no disk"));
    const shop: Shop = { start, getOrder: () => ({ state: "new" }) };
    const open = async () => {
      count += 1;
      return shop;
    };
    const session = await openSession(async () => ({ open }));
    const by = () => (count >= opened ? "SIGTERM" : undefined);
    const interruption = { by, givenUp: new Promise<never>(() => {}) };
    const explored = await explore(session, { runs: jobs, seed: 1, jobs, interruption });
    await session.close();
    expect(explored.interruptedBy).toBe("SIGTERM");
    return explored;
  }

  test("do not count without a replay, and are reported once for each rule", async () => {
    const { failures, unsure } = await interruptedAt(3, 3);
    expect(failures).toEqual([]);
    expect(unsure.map(({ finding }) => finding.invariant)).toEqual(["crash"]);
    // The steps after it never ran.
    expect(unsure[0]?.sequence.steps).toHaveLength(1);
  });

  test("are not shrunk any more", async () => {
    const { failures } = await interruptedAt(3);
    const [failure] = failures;
    expect(failure).toMatchObject({ again: 0, replays: 0, cutBy: "signal" });
    // It broke in its first step, and the others never ran.
    expect(failure?.sequence.steps).toHaveLength(1);
  });

  test("are as short as they were, with their events", async () => {
    const { failures } = await interruptedAt(8);
    const [failure] = failures;
    expect(failure?.cutBy).toBe("signal");
    expect(failure?.sequence.steps.length).toBeLessThan(failure?.originalLength ?? 0);
    expect(failure).toMatchObject({ finding: { invariant: "crash" }, alsoBroken: [] });
  });
});

const ONE = ["--runs", "1", "--jobs", "1"];

/** The name of a file in the place of a folder of failures. */
function fileInTheWay(): string {
  const path = join(folder(), "failures");
  writeFileSync(path, "");
  return path;
}

test("explore does not start if it cannot store failures", async () => {
  const failures = join(fileInTheWay(), "more");
  const shop = ["--shop", shopModule("start() {}, getOrder: () => ({ state: 'new' })")];
  const { code, out, complaints } = await paystub("explore", ...shop, "--failures", failures);
  expect([code, out]).toEqual([2, ""]);
  expect(complaints).toBe(
    `paystub: the folder ${failures} cannot be written (ENOTDIR). Give --failures another folder\n`,
  );
});

test("explore reports a failure that it can no longer store, with its sequence", async () => {
  const failures = join(folder(), "failures");
  const begins = `import { writeFileSync } from "node:fs";`;
  const start = `start() { writeFileSync(${JSON.stringify(failures)}, ""); throw new Error("no") }`;
  const shop = shopModule(`${start}, getOrder: () => ({ state: "new" })`, begins);
  const { code, out } = await paystub(
    ...["explore", "--json", "--shop", shop, "--failures", failures, ...ONE],
  );
  const report = JSON.parse(out) as Report;
  const [failed] = report.sections.find(({ name }) => name === "Failures")?.cases ?? [];
  expect(code).toBe(1);
  expect(failed?.message).toBe("placing an order failed with Error: no.");
  const details = failed?.details ?? [];
  expect(details.at(-2)).toMatch(/^not kept, since nothing could be written to .* \(E\w+\):$/);
  expect(JSON.parse(details.at(-1) ?? "")).toMatchObject({ version: 1, invariant: "crash" });
});

test("a failure remains when the shop stops making calls", async () => {
  const failures = join(folder(), "failures");
  mkdirSync(failures);
  const sequence = { world: {}, steps: [{ does: "start", amount: 20, name: "Sara Al Harbi" }] };
  writeFileSync(join(failures, "one.json"), JSON.stringify({ version: 1, sequence }));
  const shop = shopModule("start() {}, getOrder: () => ({ state: 'new' })");
  const { code, out } = await paystub(
    ...["explore", "--json", "--shop", shop, "--failures", failures, ...ONE],
  );
  const { sections } = JSON.parse(out) as Report;
  expect(code).toBe(1);
  expect(sections.map(({ name }) => name)).toEqual(["Sequences"]);
});

const STARTS = { does: "start", amount: 20, name: "Sara" };

test.each([
  [
    "a step that nothing knows",
    { world: {}, steps: [STARTS, { does: "pays", which: 0 }] },
    'step 2 does "pays"; known are start, ',
  ],
  [
    "a step that lacks something",
    { world: {}, steps: [{ does: "pay" }] },
    "step 1 (pay) needs which, a number",
  ],
  ["a step that is none", { world: {}, steps: [null] }, "step 1 does undefined; known are "],
  [
    "one deed at the same moment",
    { world: {}, steps: [{ does: "together", both: [STARTS] }] },
    "step 1 (together) needs both, a list of two other steps",
  ],
  ["no steps", { world: {}, steps: [] }, "it has no steps"],
  ["no world", { steps: [STARTS] }, "it has no world, such as {}"],
])("a sequence with %s is reported, in a test and in a file", async (_what, given, why) => {
  const shop = shopModule("start() {}, getOrder: () => ({ state: 'new' })");
  const replayed = replay({ shop, sequence: given as unknown as Sequence });
  await expect(replayed).rejects.toThrow(`this sequence cannot be replayed: ${why}`);
  const file = join(folder(), "failure.json");
  writeFileSync(file, JSON.stringify({ version: 1, sequence: given }));
  const { code, complaints } = await paystub("explore", "--shop", shop, "--replay", file);
  expect([code, complaints]).toEqual([
    2,
    expect.stringContaining(`paystub: ${file} cannot be replayed: ${why}`),
  ]);
});

const METHODS = "start() {}, getOrder: () => ({ state: 'new' })";

/** What is said of an adapter that cannot be explored: one sentence, and exit code 2. */
async function refused(shop: string, ...options: string[]): Promise<string> {
  const kept = ["--failures", folder(), "--runs", "2", ...options];
  const { code, out, complaints } = await paystub("explore", "--shop", shop, ...kept);
  expect([code, out], complaints).toEqual([2, ""]);
  expect(complaints.trim().split("\n")).toHaveLength(1);
  return complaints;
}

describe("an adapter's answer about an order", () => {
  const states = "new, pending, paid, canceled, failed";

  test.each([
    ["nothing", undefined, "undefined"],
    ["only the state", "paid", '"paid"'],
    ["a state that is none", { state: "PAID" }, '{"state":"PAID"}'],
  ])("must be a state: %s", async (_, reported, came) => {
    const shop = () => ({ start: () => undefined, getOrder: () => reported }) as unknown as Shop;
    const sequence = { world: {}, steps: [{ does: "start", amount: 20, name: "Sara" }] } as const;
    const { findings } = await replay({ shop, sequence });
    const text = `getOrder of the adapter returned ${came}; it must return an object with a state: ${states}`;
    expect(findings).toEqual([{ invariant: "adapter", text }]);
  });

  test("is not requested after a crash of the shop", async () => {
    const start = () => Promise.reject(new Error("no disk"));
    const shop = () => ({ start, getOrder: () => undefined }) as unknown as Shop;
    const sequence = { world: {}, steps: [{ does: "start", amount: 20, name: "Sara" }] } as const;
    const { findings } = await replay({ shop, sequence });
    expect(findings.map(({ invariant }) => invariant)).toEqual(["crash"]);
  });
});

describe("the methods of a module", () => {
  test.each([
    [
      "strat() {}, getOrder() {}",
      "the method strat, which paystub does not call. Did you mean start?",
    ],
    [
      `${METHODS}, pasTime() {}`,
      "the method pasTime, which paystub does not call. Did you mean passTime?",
    ],
    ["start() {}", "must return a shop with the methods start and getOrder"],
  ])("are known: %s", async (methods, reported) => {
    expect(await refused(shopModule(methods))).toContain(reported);
  });

  test("can have others beside them, which explore ignores", async () => {
    class Orders {
      start() {}
      getOrder() {
        return { state: "new" } as const;
      }
      look() {}
      looks() {}
      lock() {}
      sell() {}
      book() {}
      get clsoe(): never {
        throw new Error("it must not be read");
      }
    }
    const sequence = { world: {}, steps: [{ does: "look", which: 0 }] } as const;
    const { findings } = await replay({ shop: () => new Orders(), sequence });
    expect(findings).toEqual([]);
  });
});

describe("a shop that fails to open", () => {
  test.each([
    ["openShop throws", () => "throw new Error('no port\\nat all')", "failed (Error: no port)."],
    ["openShop rejects", () => "return Promise.reject('no port')", "failed (no port)."],
  ])("is reported in a sentence: %s", async (_, body, reported) => {
    const path = join(folder(), "adapter.mjs");
    writeFileSync(path, `export function openShop() { ${body()} }`);
    expect(await refused(path)).toContain(`openShop of ${path} ${reported}`);
  });

  test("is reported if openShop does not end", async () => {
    const path = join(folder(), "adapter.mjs");
    writeFileSync(path, "export const openShop = () => new Promise(() => {});");
    expect(await refused(path, "--call-timeout", "20ms")).toContain("had not ended after 0.12 s");
  });
});

describe("an adapter over HTTP", () => {
  test("that is not running", async () => {
    const url = await unusedAddress();
    expect(await refused(url)).toContain(`the adapter ${url} cannot be used (ECONNREFUSED)`);
  });

  test("with an invalid address", async () => {
    const url = "http://127.0.0.1:1234x";
    expect(await refused(url)).toContain(`${url} is not an address`);
  });

  test.each([
    ["fails", { status: 500, body: "no\nway" }, 'offers answered 500: "no\\nway"'],
    ["offers no list", { body: {} }, "must list the methods that it offers"],
    [
      "offers a slip",
      { body: ["strat", "getOrder"] },
      "offers strat, which paystub does not call. Did you mean start?",
    ],
    [
      "offers something else",
      { body: ["start", "getOrder", "fly"] },
      "offers fly, which paystub does not call. Choose from start,",
    ],
  ])("that %s", async (_, given, reported) => {
    expect(await refused(await answering(() => given))).toContain(reported);
  });

  test("that answers a page", async () => {
    const page = "<!doctype html>\n<title>Shop</title>";
    const head = `HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${page.length}\r\n\r\n`;
    await using server = await rawServer((socket) => socket.end(head + page));
    expect(await refused(`http://127.0.0.1:${server.port}`)).toContain(
      "offers must answer with JSON, but answered <!doctype html> <title>",
    );
  });

  test.each([
    ["what it offers", "offers", []],
    ["for a shop", "open", ["open", "start", "getOrder"]],
  ])("that never answers the request %s", async (_, silent, offers) => {
    const url = await answering(({ path }) =>
      path === `/${silent}` ? new Promise<never>(() => {}) : { body: offers },
    );
    expect(await refused(url, "--call-timeout", "50ms")).toMatch(/0\.05 s/);
  });

  test("that opens no further shops after the first failure, which is reported", async () => {
    let opened = 0;
    const url: string = await answering(({ path }) => {
      if (path === "/offers") return { body: ["open", "start", "getOrder"] };
      if (path !== "/open") return { body: { state: "new" } };
      opened += 1;
      return opened === 1 ? { body: { url } } : { status: 500, body: "gone" };
    });
    const options = ["--failures", folder(), "--runs", "2", "--jobs", "1"];
    const { code, out } = await paystub("explore", "--shop", url, ...options);
    expect(out).toContain(`failed with Error: the adapter ${url} cannot be used (POST ${url}/open`);
    expect(code).toBe(1);
  });

  test("that opens no shop", async () => {
    const url = await answering(({ path }) => ({
      body: path === "/offers" ? ["open", "start", "getOrder"] : { url: "over there" },
    }));
    expect(await refused(url)).toContain(
      '/open must return the address of the shop as {"url": "..."}',
    );
  });
});

describe("the project of a shop", () => {
  const BROKEN = `export const openShop = () => ({ start() { throw new Error("no tea") }, ${GET_ORDER} });`;

  /** Explores from a folder with these files, in which the packages of this repository are installed. */
  function exploredIn(files: Readonly<Record<string, string>>, shop: string, packages = true) {
    const project = folder();
    for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
    if (packages) symlinkSync(resolve("node_modules"), join(project, "node_modules"));
    const words = ["explore", "--shop", shop, "--runs", "2"];
    const options = { encoding: "utf8", cwd: project } as const;
    const ran = spawnSync(process.execPath, [COMMAND, ...words], options);
    const kept = join(project, ".paystub/failures");
    const names = existsSync(kept) ? readdirSync(kept) : [];
    const replay = names.find((name) => name.endsWith(".mjs")) ?? "";
    return { ...ran, replay, text: replay && readFileSync(join(kept, replay), "utf8") };
  }

  test.each([
    ["vitest", { vitest: "4" }, /\.test\.mjs$/, 'import { expect, test } from "vitest"'],
    ["Jest", { jest: "30" }, /\.replay\.mjs$/, 'import { test } from "node:test"'],
    ["Node", {}, /\.test\.mjs$/, 'import { test } from "node:test"'],
  ])("gets its replays for %s", (_runner, devDependencies, name, line) => {
    const files = { "package.json": JSON.stringify({ devDependencies }), "shop.mjs": BROKEN };
    const { status, replay, text } = exploredIn(files, "./shop.mjs");
    expect(status).toBe(1);
    expect(replay).toMatch(name);
    expect(text).toContain(line);
  });

  const TYPED = {
    "package.json": "{}",
    "tea.ts": "export class Tea { constructor(readonly name: string) {} }",
    "framework.cjs": "exports.load = (path) => import(path);",
    "shop.ts": `import { Tea } from "./tea.js";
      import framework from "./framework.cjs";
      export const openShop = async () => {
        const loaded: { Tea: unknown } = await framework.load("./tea.ts");
        const word = loaded.Tea === Tea ? "one tea" : "two teas";
        return { start() { throw new Error(word) }, ${GET_ORDER} };
      };`,
  };

  test("can have an adapter in TypeScript, whose framework loads files of the project, too", () => {
    const { stdout, stderr } = exploredIn(TYPED, "./shop.ts");
    expect(stdout + stderr).toContain("placing an order failed with Error: one tea");
  });

  test("without tsx gets the advice to install it", () => {
    const { status, stderr } = exploredIn(TYPED, "./shop.ts", false);
    expect(stderr).toContain("Run npm install -D tsx, or use Node 22.18 or newer");
    expect(status).toBe(2);
  });
});
