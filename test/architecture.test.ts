import { describe, expect, test } from "vitest";
import { checkArchitecture, checkSource } from "../scripts/architecture.js";

const messages = (file: string, text: string) =>
  checkSource(`mocks/${file}`, text).map(({ message }) => message);

describe("arrows point down only", () => {
  test.each([
    ["domain/invoice.ts", "../runtime/clock.js", "domain must not import from runtime"],
    ["domain/invoice.ts", "../../spec/generated/operations.js", "domain is pure"],
    ["domain/invoice.ts", "express", "domain is pure"],
    ["domain/invoice.ts", "node:fs", "domain is pure"],
    ["domain/invoice.ts", "fs", "must not import node:fs"],
    ["store/memory.ts", "../runtime/clock.js", "store must not import from runtime"],
    ["store/memory.ts", "../faults/rule.js", "store must not import from faults"],
    ["faults/rule.ts", "../store/store.js", "faults must not import from store"],
    ["runtime/sandbox.ts", "../api/mount.js", "runtime must not import from api"],
    ["runtime/sandbox.ts", "../index.js", "runtime must not import from index"],
    ["api/mount.ts", "../control/handlers.js", "api must not import from control"],
    ["api/mount.ts", "../pages/pay.js", "api must not import from pages"],
    ["pages/pay.tsx", "../control/handlers.js", "pages must not import from control"],
    ["control/handlers.ts", "../pages/pay.js", "control must not import from pages"],
    ["index.ts", "./cli/main.js", "index must not import from cli"],
    ["index.ts", "./testkit/kit.js", "index must not import from testkit"],
    ["cli/main.ts", "../testkit/kit.js", "cli must not import from testkit"],
    ["testkit/kit.ts", "../cli/main.js", "testkit must not import from cli"],
    ["api/deep/reply.ts", "../../pages/pay.js", "api must not import from pages"],
    ["api/mount.ts", "../../scripts/generate.js", "must not import scripts/generate.js"],
    ["helpers/text.ts", "../domain/money.js", "mocks/helpers is no layer"],
  ])("%s must not import %s", (file, from, message) => {
    expect(messages(file, `import { x } from "${from}";`)).toContainEqual(
      expect.stringContaining(message),
    );
  });

  test.each([
    ["domain/invoice.ts", "./money.js"],
    ["domain/deep/part.ts", "../money.js"],
    ["domain/world.ts", "../../spec/generated/assumptions.js"],
    ["domain/digest.ts", "node:crypto"],
    ["store/memory.ts", "../domain/events.js"],
    ["runtime/sandbox.ts", "../store/store.js"],
    ["domain/agenda.ts", "tinyqueue"],
    ["runtime/tokens.ts", "jose"],
    ["control/mount.ts", "../api/mount.js"],
    ["pages/pay.tsx", "../api/reply.js"],
    ["api/mount.ts", "../../spec/generated/operations.js"],
    ["cli/main.ts", "../index.js"],
    ["testkit/kit.ts", "../index.js"],
    ["testkit/account.ts", "../control/words.js"],
    ["cli/main.ts", "../../package.json"],
  ])("%s may import %s", (file, from) => {
    expect(messages(file, `import { x } from "${from}";`)).toEqual([]);
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

  test("a finding names file and line", () => {
    const text = '// One.\n\nimport { x } from "../api/mount.js";\n';
    expect(checkSource("mocks/runtime/a.ts", text)).toMatchObject([
      { file: "mocks/runtime/a.ts", line: 3 },
    ]);
  });
});

const CLOCK = "runtime/clock.ts";
const CHANCE = "runtime/chance.ts";
const CALLBACK_CLIENT = "runtime/callback-client.ts";
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
        "only mocks/runtime/callback-client.ts and mocks/control/client.ts may use it",
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

test("the sources of this repository keep to the architecture", () => {
  const findings = checkArchitecture();
  expect(findings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});
