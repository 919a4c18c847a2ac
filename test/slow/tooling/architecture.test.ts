import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawing } from "../../../scripts/architecture/drawing.js";
import { ownerFindings } from "../../../scripts/architecture/owners.js";
import { type Architecture, checkArchitecture } from "../../../scripts/architecture.js";

/** Imports that a layer forbids, each planted in a file of its own. */
const FORBIDDEN = [
  ["mocks/domain/invoice.ts", "../runtime/clock.js", "arrows point down only"],
  ["mocks/domain/invoice.ts", "../../spec/generated/operations.js", "is pure"],
  ["mocks/domain/invoice.ts", "express", "is pure"],
  ["mocks/domain/invoice.ts", "node:fs", "is pure"],
  ["mocks/domain/invoice.ts", "fs", "is pure"],
  ["mocks/store/memory.ts", "../runtime/clock.js", "arrows point down only"],
  ["mocks/store/memory.ts", "../faults/rule.js", "arrows point down only"],
  ["mocks/faults/rule.ts", "../store/store.js", "arrows point down only"],
  ["mocks/sandbox/sandbox.ts", "../../api/mount.js", "arrows point down only"],
  ["mocks/sandbox/sandbox.ts", "../../index.js", "arrows point down only"],
  ["mocks/api/mount.ts", "../control/handlers.js", "arrows point down only"],
  ["mocks/api/mount.ts", "../pages/pay.js", "arrows point down only"],
  ["mocks/pages/pay.tsx", "../control/handlers.js", "arrows point down only"],
  ["mocks/control/handlers.ts", "../pages/pay.js", "arrows point down only"],
  ["mocks/index.ts", "./cli/main.js", "arrows point down only"],
  ["mocks/index.ts", "./testkit/kit.js", "arrows point down only"],
  ["mocks/cli/main.ts", "../testkit/kit.js", "arrows point down only"],
  ["mocks/testkit/kit.ts", "../cli/main.js", "arrows point down only"],
  ["mocks/api/deep/reply.ts", "../../pages/pay.js", "arrows point down only"],
  ["mocks/report/junit.ts", "../domain/money.js", "arrows point down only"],
  ["mocks/api/mount.ts", "../../scripts/generate.js", "arrows point down only"],
  ["mocks/api/mount.ts", "../../test/states.js", "arrows point down only"],
  ["mocks/helpers/text.ts", "../domain/money.js", "no layer"],
  ["mocks/control/client.ts", "../../contracts/verify/verify.js", "arrows point down only"],
  ["contracts/states/scene.ts", "../../mocks/cli/main.js", "arrows point down only"],
  ["contracts/states/scene.ts", "../verify/verify.js", "arrows point down only"],
  ["contracts/documents.ts", "./lint/lint.js", "arrows point down only"],
  ["contracts/verify/live.ts", "../../scripts/pacts.js", "arrows point down only"],
  ["contracts/extra/one.ts", "node:fs", "no layer"],
  ["scripts/bench/load.ts", "../generate/types.js", "arrows point down only"],
  ["scripts/generate/types.ts", "../generate.js", "arrows point down only"],
  ["scripts/pacts.ts", "../test/states.test.js", "arrows point down only"],
] as const;

const ALLOWED = [
  ["mocks/domain/invoice.ts", "./money.js"],
  ["mocks/domain/deep/part.ts", "../money.js"],
  ["mocks/domain/world.ts", "../../spec/generated/assumptions.js"],
  ["mocks/domain/digest.ts", "node:crypto"],
  ["mocks/store/memory.ts", "../domain/events.js"],
  ["mocks/sandbox/sandbox.ts", "../../store/store.js"],
  ["mocks/domain/agenda.ts", "tinyqueue"],
  ["mocks/sandbox/tokens.ts", "node:crypto"],
  ["mocks/control/http.ts", "../api/mount.js"],
  ["mocks/pages/pay.tsx", "../api/reply.js"],
  ["mocks/api/mount.ts", "../../spec/generated/operations.js"],
  ["mocks/cli/main.ts", "../index.js"],
  ["mocks/testkit/kit.ts", "../index.js"],
  ["mocks/testkit/account.ts", "../control/format.js"],
  ["mocks/cli/main.ts", "../../package.json"],
  ["contracts/verify/live.ts", "../documents.js"],
  ["contracts/verify/live.ts", "../../mocks/control/client.js"],
  ["contracts/verify/live.ts", "../../spec/generated/operations.js"],
  ["scripts/readme.ts", "../contracts/states/catalogue.js"],
  ["scripts/model.ts", "../test/model/run.js"],
] as const;

/** The forms of an import, all of which count. */
const FORMS = [
  'import type { x } from "../api/mount.js";',
  'export { x } from "../api/mount.js";',
  'export * from "../api/mount.js";',
  'const x = await import("../api/mount.js");',
  'type X = import("../api/mount.js").X;',
  'const x = require("../api/mount.js");',
  'import x = require("../api/mount.js");',
  'import "../api/mount.js";',
];

const CIRCLES: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    "between two files",
    { "mocks/api/two/a.ts": 'import "./b.js";', "mocks/api/two/b.tsx": 'import "./a.js";' },
    "mocks/api/two/b.tsx -> mocks/api/two/a.ts",
  ],
  [
    "by types alone",
    {
      "mocks/api/types/a.ts": 'import type { b } from "./b.js";',
      "mocks/api/types/b.ts": 'import type { a } from "./a.js";',
    },
    "mocks/api/types/b.ts -> mocks/api/types/a.ts",
  ],
  [
    "by import() and over a third",
    {
      "contracts/lint/a.ts": 'await import("./b.js");',
      "contracts/lint/b.ts": 'import "./c.js";',
      "contracts/lint/c.ts": 'import "./a.js";',
    },
    "contracts/lint/b.ts -> contracts/lint/c.ts -> contracts/lint/a.ts",
  ],
];

/** Files that meet again further down, which is no circle. */
const NO_CIRCLE = {
  "mocks/pages/a.ts": 'import "./b.js"; import "./c.js";',
  "mocks/pages/b.ts": 'import "./d/one.js";',
  "mocks/pages/c.ts": 'import "./d/two.js"; import "./d/one.js";',
  "mocks/pages/d/one.ts": 'import "../types.js";',
  "mocks/pages/d/two.ts": 'import "./one.js";',
  "mocks/pages/types.ts": "export type T = 1;",
};

/** A planted file has a name of its own, so that one check of the tree finds all. */
const planted = (file: string, row: number, kind: string) =>
  file.replace(/(\w+)(\.tsx?)$/, (_all, name, end) =>
    name === "documents" || file.split("/").length < 3 ? `${name}${end}` : `${kind}${row}${end}`,
  );

const folder = mkdtempSync(join(tmpdir(), "paystub-architecture-"));
let found: Architecture;

beforeAll(async () => {
  const files = new Map<string, string>(Object.entries(NO_CIRCLE));
  const add = (file: string, text: string) => files.set(file, `${files.get(file) ?? ""}${text}\n`);
  const plant = (file: string, from: string) => {
    add(file, `import { x } from "${from}";`);
    if (!from.startsWith(".")) return;
    const target = posix.join(posix.dirname(file), from).replace(/\.js$/, ".ts");
    const text = target.endsWith(".json") ? "{}" : "export const x = 1;";
    if (!files.has(target)) add(target, text);
  };
  for (const [row, [file, from]] of FORBIDDEN.entries()) plant(planted(file, row, "bad"), from);
  for (const [row, [file, from]] of ALLOWED.entries()) plant(planted(file, row, "good"), from);
  for (const [row, text] of FORMS.entries()) add(`mocks/runtime/form${row}.ts`, text);
  for (const [, sources] of CIRCLES)
    for (const [file, text] of Object.entries(sources)) add(file, text);
  add("mocks/cli/loads.ts", 'import { a } from "../../contracts/lint/a.js";');
  add("mocks/cli/types.ts", 'import type { A } from "../../contracts/lint/a.js";');
  add("mocks/cli/demands.ts", 'const { a } = await import("../../contracts/lint/a.js");');
  add("mocks/runtime/now.ts", "// One.\n\nexport const now = Date.now();");
  for (const name of ["express", "jose", "tinyqueue"]) {
    add(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    add(`node_modules/${name}/index.js`, "");
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  found = await checkArchitecture(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What the check found in a file. */
const findingsIn = (file: string) => found.findings.filter((line) => line.startsWith(`${file} `));

describe("arrows point down only", () => {
  test.each(FORBIDDEN.map((row, n) => [...row, n] as const))(
    "%s must not import %s: %s",
    (file, _from, rule, row) => {
      expect(findingsIn(planted(file, row, "bad")).join("\n")).toContain(rule);
    },
  );

  test.each(ALLOWED.map((row, n) => [...row, n] as const))(
    "%s may import %s",
    (file, _from, row) => {
      if (file !== planted(file, row, "good"))
        expect(findingsIn(planted(file, row, "good"))).toEqual([]);
      else expect(findingsIn(file).join("\n")).not.toContain("states/catalogue");
    },
  );

  test.each(FORMS.map((text, n) => [text, n] as const))("whatever the form: %s", (_text, n) => {
    expect(findingsIn(`mocks/runtime/form${n}.ts`)).toHaveLength(1);
  });

  test("the command loads the contract tools on demand", () => {
    expect(findingsIn("mocks/cli/loads.ts").join()).toContain("on demand, by import()");
    expect(findingsIn("mocks/cli/types.ts")).toEqual([]);
    expect(findingsIn("mocks/cli/demands.ts")).toEqual([]);
  });

  test("reports a use of the clock outside its owner with its line", () => {
    expect(found.findings.join("\n")).toContain("mocks/runtime/now.ts:3 the current Date");
  });
});

describe("imports form no cycle", () => {
  test.each(CIRCLES)("refuses %s", (_name, _sources, circle) => {
    expect(found.findings.filter((line) => line.includes(circle)).join()).toContain("circle");
  });

  test("files can meet again further down", () => {
    const circles = found.findings.filter((line) => line.includes("circle"));
    expect(circles.filter((line) => line.includes("mocks/pages"))).toEqual([]);
  });
});

/** What the check of the owners says of one source of the mock. */
const messages = (file: string, text: string) =>
  ownerFindings(`mocks/${file}`, text).map((line) => line.replace(/^\S+ /, ""));

const CLOCK = "runtime/real-clock.ts";
const CHANCE = "runtime/chance.ts";
const CALLBACK_CLIENT = "runtime/callbacks/client.ts";
const CONTROL_CLIENT = "control/client.ts";
const DISK = "runtime/disk.ts";
const LISTENER = "api/listen.ts";
const PROGRAM = "checks/run/program.ts";
describe("time, randomness, network and disk have one owner each", () => {
  test.each([
    [CLOCK, "const now = Date.now();"],
    [CLOCK, "const now = globalThis.Date.now();"],
    [CLOCK, 'const now = Date["now"]();'],
    [CLOCK, "const { now } = Date;"],
    [CLOCK, "const now = new Date();"],
    [CLOCK, "const now = new Date;"],
    [CLOCK, "const now = performance.now();"],
    [CLOCK, 'import { performance } from "node:perf_hooks";'],
    [CLOCK, "setTimeout(() => {}, 1);"],
    [CLOCK, "const timers = { setInterval };"],
    [CLOCK, 'import { setTimeout as wait } from "node:timers/promises";'],
    [CLOCK, "const t = process.hrtime.bigint();"],
    [CHANCE, "const n = Math.random();"],
    [CHANCE, 'import { createHmac, randomBytes } from "node:crypto";'],
    [CHANCE, 'import { randomUUID as id } from "crypto";'],
    [CHANCE, 'import * as c from "node:crypto"; c.randomUUID();'],
    [CHANCE, "const id = crypto.randomUUID();"],
    [CHANCE, "globalThis.crypto.getRandomValues(bytes);"],
    [CALLBACK_CLIENT, 'await fetch("http://localhost");'],
    [CALLBACK_CLIENT, 'import { request } from "node:http";'],
    [CALLBACK_CLIENT, 'import https from "node:https"; https.get("https://localhost");'],
    [CALLBACK_CLIENT, 'import { connect } from "node:net";'],
    [CALLBACK_CLIENT, 'import { lookup } from "node:dns/promises";'],
    [CALLBACK_CLIENT, 'const dns = await import("node:dns");'],
    [CONTROL_CLIENT, "await fetch(controlUrl);"],
    [LISTENER, 'import { createServer } from "node:http";'],
    [LISTENER, 'import * as http from "node:http"; http.createServer();'],
    [DISK, 'import { readFileSync } from "node:fs";'],
    [DISK, 'import fs from "fs/promises";'],
    [DISK, 'const fs = await import("node:fs");'],
    [PROGRAM, 'import { spawn } from "node:child_process";'],
    [PROGRAM, 'const { execFile } = await import("child_process");'],
    [PROGRAM, 'process.kill(pid, "SIGTERM");'],
  ])("only %s may use it: %s", (owner, text) => {
    expect(messages("pages/elsewhere.ts", text)).toHaveLength(1);
    expect(messages(owner, text)).toEqual([]);
  });

  test("the rest of the command line leaves outgoing calls to its client", () => {
    expect(messages("cli/commands/invoices.ts", "await fetch(controlUrl);")).toEqual([
      "fetch belongs to outgoing network: " +
        "only mocks/sandbox/client.ts and mocks/sandbox/shop-probe.ts and mocks/control/client.ts and mocks/checks/explore/http-caller.ts and mocks/shop/integration.ts and mocks/mcp/service-call.ts and mocks/workbench/app/ may use it",
    ]);
  });

  test.each([
    ["an instant that is given", "const at = new Date(5); at.setTimeout = 1;"],
    ["pure members of Date", "Date.parse(text); Date.UTC(2030, 1); x instanceof Date;"],
    ["types", "let t: ReturnType<typeof setTimeout>; let d: Date; const e = x as Date;"],
    [
      "type imports",
      'import type { Stats } from "node:fs"; import { type Agent } from "node:http";',
    ],
    ["a hash", 'import { createHmac } from "node:crypto";'],
    ["methods of the same name", "socket.setTimeout(5); cache.fetch(1); chance.randomBytes(4);"],
    ["members of the same name", "const a = { fetch: 1, performance: 2 }; class B { fetch() {} }"],
    ["addresses", 'import { isIP } from "node:net";'],
    ["messages of HTTP", 'import { IncomingMessage, STATUS_CODES } from "node:http";'],
    ["a word in a text", 'const text = "Date.now() and fetch"; // Math.random()'],
  ])("every file may use %s", (_name, text) => {
    expect(messages("pages/elsewhere.ts", text)).toEqual([]);
  });
});

describe("the drawing", () => {
  const drawn = drawing([
    { from: "mocks/api/a.ts", to: "mocks/domain/c.ts" },
    { from: "mocks/api/a.ts", to: "mocks/runtime/b.ts" },
    { from: "mocks/runtime/b.ts", to: "mocks/domain/c.ts" },
  ]);

  test("has an arrow for each room that imports another", () => {
    expect(drawn).toContain("  mocks_api --> mocks_runtime\n");
    expect(drawn).toContain("  mocks_runtime --> mocks_domain\n");
  });

  test("leaves out an arrow that a longer path implies, which the table has", () => {
    expect(drawn).not.toContain("mocks_api --> mocks_domain");
    expect(drawn).toMatch(/^\| `mocks\/api\/` \| .*`mocks\/domain` \|$/m);
  });
});

test("the sources of this repository keep to the architecture", async () => {
  const { findings, imports } = await checkArchitecture();
  expect(imports.length).toBeGreaterThan(1000);
  expect(findings).toEqual([]);
});
