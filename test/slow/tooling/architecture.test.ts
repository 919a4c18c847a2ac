import { describe, expect, test } from "vitest";
import { drawing } from "../../../scripts/architecture/draw.js";
import { readSource } from "../../../scripts/architecture/source.js";
import { checkArchitecture, checkSources, readSources } from "../../../scripts/architecture.js";

/** What the check says of sources that are given as text by path. */
function findings(sources: Readonly<Record<string, string>>) {
  return checkSources(Object.entries(sources).map(([file, text]) => readSource(file, text)));
}

const messages = (file: string, text: string) =>
  findings({ [`mocks/${file}`]: text }).map(({ message }) => message);

/** A source that imports others, some of them for their types only. */
const imports = (...from: readonly string[]) =>
  from.map((path, n) => `import ${n === 0 ? "" : "type "}{ x${n} } from "${path}";`).join("\n");

describe("arrows point down only", () => {
  test.each([
    ["mocks/domain/invoice.ts", "../runtime/clock.js", "must not import from mocks/runtime"],
    ["mocks/domain/invoice.ts", "../../spec/generated/operations.js", "mocks/domain is pure"],
    ["mocks/domain/invoice.ts", "express", "mocks/domain is pure"],
    ["mocks/domain/invoice.ts", "node:fs", "mocks/domain is pure"],
    ["mocks/domain/invoice.ts", "fs", "must not import node:fs"],
    ["mocks/store/memory.ts", "../runtime/clock.js", "must not import from mocks/runtime"],
    ["mocks/store/memory.ts", "../faults/rule.js", "must not import from mocks/faults"],
    ["mocks/faults/rule.ts", "../store/store.js", "must not import from mocks/store"],
    ["mocks/runtime/sandbox/sandbox.ts", "../../api/mount.js", "must not import from mocks/api"],
    ["mocks/runtime/sandbox/sandbox.ts", "../../index.js", "must not import from mocks:"],
    ["mocks/api/mount.ts", "../control/handlers.js", "must not import from mocks/control"],
    ["mocks/api/mount.ts", "../pages/pay.js", "must not import from mocks/pages"],
    ["mocks/pages/pay.tsx", "../control/handlers.js", "must not import from mocks/control"],
    ["mocks/control/handlers.ts", "../pages/pay.js", "must not import from mocks/pages"],
    ["mocks/index.ts", "./cli/main.js", "must not import from mocks/cli"],
    ["mocks/index.ts", "./testkit/kit.js", "must not import from mocks/testkit"],
    ["mocks/cli/main.ts", "../testkit/kit.js", "must not import from mocks/testkit"],
    ["mocks/testkit/kit.ts", "../cli/main.js", "must not import from mocks/cli"],
    ["mocks/api/deep/reply.ts", "../../pages/pay.js", "must not import from mocks/pages"],
    ["mocks/report/junit.ts", "../domain/money.js", "must not import from mocks/domain"],
    ["mocks/api/mount.ts", "../../scripts/generate.js", "must not import from scripts"],
    ["mocks/api/mount.ts", "../../test/states.js", "must not import test/states.js"],
    ["mocks/helpers/text.ts", "../domain/money.js", "mocks/helpers is no layer"],
    ["mocks/control/client.ts", "../../contracts/verify/verify.js", "from contracts/verify"],
    ["contracts/states/scene.ts", "../../mocks/cli/main.js", "must not import from mocks/cli"],
    ["contracts/states/scene.ts", "../verify/verify.js", "must not import from contracts/verify"],
    ["contracts/documents.ts", "./lint/lint.js", "must not import from contracts/lint"],
    ["contracts/verify/live.ts", "../../scripts/pacts.js", "must not import from scripts"],
    ["contracts/extra/one.ts", "node:fs", "contracts/extra is no layer"],
    ["scripts/bench/load.ts", "../generate/types.js", "must not import from scripts/generate"],
    ["scripts/generate/types.ts", "../generate.js", "must not import from scripts:"],
    ["scripts/pacts.ts", "../test/states.test.js", "must not import test/states.test.js"],
  ])("%s must not import %s", (file, from, message) => {
    const found = findings({ [file]: `import { x } from "${from}";` }).map((one) => one.message);
    expect(found).toContainEqual(expect.stringContaining(message));
  });

  test.each([
    ["mocks/domain/invoice.ts", "./money.js"],
    ["mocks/domain/deep/part.ts", "../money.js"],
    ["mocks/domain/world.ts", "../../spec/generated/assumptions.js"],
    ["mocks/domain/digest.ts", "node:crypto"],
    ["mocks/store/memory.ts", "../domain/events.js"],
    ["mocks/runtime/sandbox/sandbox.ts", "../../store/store.js"],
    ["mocks/domain/agenda.ts", "tinyqueue"],
    ["mocks/runtime/registry/tokens.ts", "jose"],
    ["mocks/control/mount.ts", "../api/mount.js"],
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
  ])("%s may import %s", (file, from) => {
    expect(findings({ [file]: `import { x } from "${from}";` })).toEqual([]);
  });

  test.each([
    ['import type { x } from "../api/mount.js";'],
    ['export { x } from "../api/mount.js";'],
    ['export * from "../api/mount.js";'],
    ['const x = await import("../api/mount.js");'],
    ['type X = import("../api/mount.js").X;'],
    ['const x = require("../api/mount.js");'],
    ['import x = require("../api/mount.js");'],
    ['import "../api/mount.js";'],
  ])("whatever the form: %s", (text) => {
    expect(messages("runtime/sandbox.ts", text)).toHaveLength(1);
  });

  test("the command loads the contract tools on demand", () => {
    const lint = "../../contracts/lint/lint.js";
    expect(messages("cli/main.ts", `import { lint } from "${lint}";`)).toEqual([
      "mocks/cli must load contracts/lint on demand, by import()",
    ]);
    expect(messages("cli/main.ts", `import type { Lint } from "${lint}";`)).toEqual([]);
    expect(messages("cli/main.ts", `const { lint } = await import("${lint}");`)).toEqual([]);
  });

  test("a finding names file and line", () => {
    const text = '// One.\n\nimport { x } from "../api/mount.js";\n';
    expect(findings({ "mocks/runtime/a.ts": text })).toMatchObject([
      { file: "mocks/runtime/a.ts", line: 3 },
    ]);
  });
});

describe("no way of imports leads back", () => {
  test.each([
    [
      "between two files",
      { "mocks/api/a.ts": imports("./b.js"), "mocks/api/b.tsx": imports("./a.js") },
      "mocks/api/a.ts -> mocks/api/b.tsx -> mocks/api/a.ts",
    ],
    [
      "by types alone",
      {
        "mocks/api/a.ts": imports("node:fs", "./b.js"),
        "mocks/api/b.ts": imports("node:fs", "./a.js"),
      },
      "mocks/api/a.ts -> mocks/api/b.ts -> mocks/api/a.ts",
    ],
    [
      "by import() and over a third",
      {
        "contracts/lint/a.ts": 'await import("./b.js");',
        "contracts/lint/b.ts": imports("./c.js"),
        "contracts/lint/c.ts": imports("./a.js"),
      },
      "contracts/lint/a.ts -> contracts/lint/b.ts -> contracts/lint/c.ts -> contracts/lint/a.ts",
    ],
    [
      "between a folder and what stands beside it",
      {
        "scripts/bench/load.ts": imports("./deep/a.js"),
        "scripts/bench/deep/a.ts": "export const a = 1;",
        "scripts/bench/deep/b.ts": imports("../load.js"),
      },
      "scripts/bench/deep -> scripts/bench/load.ts -> scripts/bench/deep",
    ],
    [
      "between rooms",
      {
        "mocks/cli/a.ts": 'await import("../../contracts/verify/a.js");',
        "contracts/verify/a.ts": "export const a = 1;",
        "contracts/verify/b.ts": imports("../../mocks/cli/b.js"),
        "mocks/cli/b.ts": "export const b = 1;",
      },
      "contracts/verify -> mocks/cli -> contracts/verify",
    ],
  ])("%s", (_name, sources, circle) => {
    const circles = findings(sources)
      .map(({ message }) => message)
      .filter((message) => message.includes("circle"));
    expect(circles).toEqual([`imports go in a circle: ${circle}`]);
  });

  test("files may meet again further down", () => {
    const sources = {
      "mocks/api/a.ts": imports("./b.js", "./c.js"),
      "mocks/api/b.ts": imports("./d/one.js"),
      "mocks/api/c.ts": imports("./d/two.js", "./d/one.js"),
      "mocks/api/d/one.ts": imports("../types.js"),
      "mocks/api/d/two.ts": imports("./one.js"),
      "mocks/api/types.ts": "export type T = 1;",
    };
    expect(findings(sources)).toEqual([]);
  });
});

const CLOCK = "runtime/real-clock.ts";
const CHANCE = "runtime/chance.ts";
const CALLBACK_CLIENT = "runtime/callbacks/client.ts";
const CONTROL_CLIENT = "control/client.ts";
const DISK = "runtime/disk.ts";
const LISTENER = "api/listen.ts";
const PROGRAM = "cli/run/program.ts";
describe("time, chance, network and disk have one owner each", () => {
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
  ])("only %s may say: %s", (owner, text) => {
    expect(messages("pages/elsewhere.ts", text)).toHaveLength(1);
    expect(messages(owner, text)).toEqual([]);
  });

  test("the rest of the command line leaves calling out to its client", () => {
    expect(messages("cli/commands/invoices.ts", "await fetch(controlUrl);")).toEqual([
      "fetch belongs to outgoing network: " +
        "only mocks/runtime/callbacks/client.ts and mocks/runtime/shop-probe.ts and mocks/control/client.ts and mocks/explore/http-caller.ts and mocks/shop/integration.ts and mocks/workbench/app/ may use it",
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
  ])("everybody may use %s", (_name, text) => {
    expect(messages("pages/elsewhere.ts", text)).toEqual([]);
  });
});

describe("the drawing", () => {
  const drawn = drawing(
    Object.entries({
      "mocks/api/a.ts": imports("../domain/c.js", "../runtime/b.js"),
      "mocks/runtime/b.ts": imports("../domain/c.js"),
      "mocks/domain/c.ts": "export const c = 1;",
    }).map(([file, text]) => readSource(file, text)),
  );

  test("has an arrow with a count for each room that imports another", () => {
    expect(drawn).toContain("  mocks_api -->|1| mocks_runtime\n");
    expect(drawn).toContain("  mocks_runtime -->|1| mocks_domain\n");
  });

  test("leaves an arrow out that a longer way implies, and counts it in the table", () => {
    expect(drawn).not.toContain("mocks_api -->|1| mocks_domain");
    expect(drawn).toMatch(/^\| `mocks\/api\/` \| .*`mocks\/domain` 1 \|$/m);
  });
});

test("the sources of this repository keep to the architecture", () => {
  const sources = readSources();
  expect(sources.length).toBeGreaterThan(300);
  expect(checkArchitecture(sources)).toEqual([]);
});
