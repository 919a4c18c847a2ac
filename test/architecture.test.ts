import { describe, expect, test } from "vitest";
import { checkArchitecture, checkSource } from "../scripts/architecture.js";

const messages = (file: string, text: string) =>
  checkSource(`mocks/${file}`, text).map(({ message }) => message);

describe("arrows point down only", () => {
  test.each([
    ["domain/invoice.ts", "../gateway/clock.js", "domain must not import from gateway"],
    ["domain/invoice.ts", "../../spec/generated/operations.js", "domain is pure"],
    ["domain/invoice.ts", "express", "domain is pure"],
    ["domain/invoice.ts", "node:fs", "domain is pure"],
    ["domain/invoice.ts", "fs", "must not import node:fs"],
    ["log/memory.ts", "../gateway/clock.js", "log must not import from gateway"],
    ["log/memory.ts", "../faults/rule.js", "log must not import from faults"],
    ["faults/rule.ts", "../log/log.js", "faults must not import from log"],
    ["gateway/sandbox.ts", "../http/mount.js", "gateway must not import from http"],
    ["gateway/sandbox.ts", "../index.js", "gateway must not import from index"],
    ["http/mount.ts", "../control/handlers.js", "http must not import from control"],
    ["http/mount.ts", "../pages/pay.js", "http must not import from pages"],
    ["pages/pay.tsx", "../control/handlers.js", "pages must not import from control"],
    ["control/handlers.ts", "../pages/pay.js", "control must not import from pages"],
    ["index.ts", "./cli/main.js", "index must not import from cli"],
    ["index.ts", "./testkit/kit.js", "index must not import from testkit"],
    ["cli/main.ts", "../testkit/kit.js", "cli must not import from testkit"],
    ["testkit/kit.ts", "../cli/main.js", "testkit must not import from cli"],
    ["http/deep/reply.ts", "../../pages/pay.js", "http must not import from pages"],
    ["http/mount.ts", "../../scripts/generate.js", "must not import scripts/generate.js"],
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
    ["log/memory.ts", "../domain/events.js"],
    ["gateway/sandbox.ts", "../log/log.js"],
    ["domain/agenda.ts", "tinyqueue"],
    ["gateway/tokens.ts", "jose"],
    ["control/mount.ts", "../http/mount.js"],
    ["pages/pay.tsx", "../http/reply.js"],
    ["http/mount.ts", "../../spec/generated/operations.js"],
    ["cli/main.ts", "../index.js"],
    ["testkit/kit.ts", "../index.js"],
    ["testkit/account.ts", "../control/words.js"],
    ["cli/main.ts", "../../package.json"],
  ])("%s may import %s", (file, from) => {
    expect(messages(file, `import { x } from "${from}";`)).toEqual([]);
  });

  test.each([
    ['import type { x } from "../http/mount.js";'],
    ['export { x } from "../http/mount.js";'],
    ['export * from "../http/mount.js";'],
    ['const x = await import("../http/mount.js");'],
    ['type X = import("../http/mount.js").X;'],
    ['const x = require("../http/mount.js");'],
    ['import x = require("../http/mount.js");'],
    ['import "../http/mount.js";'],
  ])("whatever the form: %s", (text) => {
    expect(messages("gateway/sandbox.ts", text)).toHaveLength(1);
  });

  test("a finding names file and line", () => {
    const text = '// One.\n\nimport { x } from "../http/mount.js";\n';
    expect(checkSource("mocks/gateway/a.ts", text)).toMatchObject([
      { file: "mocks/gateway/a.ts", line: 3 },
    ]);
  });
});

const CLOCK = "gateway/clock.ts";
const CHANCE = "gateway/chance.ts";
const OUTBOX = "gateway/outbox.ts";
const CONTROL_CLIENT = "control/client.ts";
const DISK = "gateway/disk.ts";
const LISTENER = "http/listen.ts";
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
    [OUTBOX, 'await fetch("http://localhost");'],
    [OUTBOX, 'import { request } from "node:http";'],
    [OUTBOX, 'import https from "node:https"; https.get("https://localhost");'],
    [OUTBOX, 'import { connect } from "node:net";'],
    [OUTBOX, 'import { lookup } from "node:dns/promises";'],
    [OUTBOX, 'const dns = await import("node:dns");'],
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
        "only mocks/gateway/outbox.ts and mocks/control/client.ts may use it",
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
