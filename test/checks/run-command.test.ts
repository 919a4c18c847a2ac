import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import {
  buildPackage,
  COMMAND,
  configured,
  folder,
  NO_CALLS,
  paystub,
  ran,
} from "../support/command-line.js";

const node = (code: string) => ["--", process.execPath, "-e", code];

describe("the exit code", () => {
  test.each([
    ["of a command that passes", [...NO_CALLS, ...node("")], 0],
    ["of a command that passes and calls nothing", node(""), 1],
    ["of a command that fails", node("process.exit(7)"), 7],
    ["of a command that a signal ends", node("process.kill(process.pid, 'SIGTERM')"), 143],
    [
      "of a command that may call nothing, whatever the gates",
      [...NO_CALLS, "--fail-on=violations", ...node("")],
      0,
    ],
  ])("%s", async (_, argv, code) => {
    expect((await paystub("run", ...argv)).code).toBe(code);
  });

  test("remains that of the command when a gate breaks too", async () => {
    const script = 'await ask("/api/addInvoice", {}); process.exit(5);';
    expect((await ran(["--fail-on", "violations"], script)).code).toBe(5);
  });
});

describe("a command that cannot run exits with 2, and one line says why", () => {
  test.each([
    [["--", "no-such-program"], "the command no-such-program was not found. Give one after --"],
    [["--", "/"], "the command / cannot be run (EACCES)"],
    [["--", ""], "the command '' was not found"],
    [["--fail-on", "violation", ...node("")], "--fail-on must be one of violations, tolerated, "],
    [
      ["--only", "lost-reply", ...node("")],
      "--only needs a matrix. Add --matrix faults, or leave --only out",
    ],
    [
      ["--isolate", "cells", ...node("")],
      "--isolate cells needs a matrix. Add --matrix faults, or leave --isolate cells out",
    ],
    [
      ["--fail-on", "unclear", ...node("")],
      "--fail-on unclear needs a matrix. Add --matrix faults, or leave --fail-on unclear out",
    ],
    [
      ["--intercept", "https://pay.example", ...node("")],
      "to intercept must be the name of a host alone, ",
    ],
    [
      ["--intercept", "pay.example", "--intercept", "pay.example=order", ...node("")],
      "--intercept pay.example and --intercept pay.example=order exclude each other",
    ],
    [["--isolate", "network", "--", "x"], "--isolate network needs --intercept. Add it"],
    [
      ["--matrix", "fault", ...node("")],
      "--matrix must be one of faults, assumptions, but you sent",
    ],
    [["--report", "run.sarif", ...node("")], "It must end in .xml (JUnit), .html, .json or .md"],
  ])("%j", async (argv, why) => {
    const { code, out, complaints } = await paystub("run", ...argv);
    expect([code, out]).toEqual([2, ""]);
    expect(complaints).toContain(why);
    expect(complaints.trimEnd()).not.toContain("\n");
  });
});

test.each([
  [{ intercept: ["::1"] }, '"::1" to intercept must not be this machine: '],
  [{ env: { SHOP_URL: "bass" } }, "env.SHOP_URL must be one of base, order, "],
  [{ isolate: ["network"] }, "--isolate network needs --intercept"],
  [
    { isolate: ["network"], intercept: ["pay.example"], jobs: 2 },
    "jobs of the config file and --isolate network exclude each other",
  ],
])("%j of the config file is one line too", async (options, why) => {
  const { code, complaints } = await paystub("run", ...configured(options), ...node(""));
  expect([code, complaints]).toEqual([2, expect.stringMatching(/^paystub: [^\n]+\n$/)]);
  expect(complaints).toContain(why);
});

test("the command gets the addresses and credentials, and its own variable names", async () => {
  const out = join(folder(), "variables.json");
  const names = { A: "base", B: "order", C: "control", D: "token", E: "apiId", F: "secretKey" };
  const env = { ...names, G: "profileNo", H: "apiKey", I: "sandbox" };
  const { code } = await ran(
    configured({ sandbox: "mine", env }),
    `import { writeFileSync } from "node:fs";
     writeFileSync(${JSON.stringify(out)}, JSON.stringify(process.env));
     must((await ask("/api/auth", { apiId: process.env.PAYSTUB_API_ID, secretKey: process.env.F })).status === 200);
     must((await ask("/api/partner/auth", { profileNo: process.env.G, apiKey: process.env.H })).status === 200);
     must((await mine("")).status === 200);`,
  );
  expect(code).toBe(0);
  const had = JSON.parse(readFileSync(out, "utf8"));
  expect(had.PAYSTUB_BASE_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/s\/mine$/);
  expect(had).toMatchObject({
    PAYSTUB_ORDER_URL: had.PAYSTUB_BASE_URL,
    PAYSTUB_CONTROL_URL: new URL("/_control", had.PAYSTUB_BASE_URL).href,
    PAYSTUB_SANDBOX: "mine",
    PAYSTUB_TOKEN: "sandbox_mine",
    PAYSTUB_API_ID: "mine",
    PAYSTUB_SECRET_KEY: "any",
    PAYSTUB_PROFILE_NO: "mine",
    PAYSTUB_API_KEY: "any",
    ...{ A: had.PAYSTUB_BASE_URL, B: had.PAYSTUB_BASE_URL, C: had.PAYSTUB_CONTROL_URL },
    ...{ D: "sandbox_mine", E: "mine", F: "any", G: "mine", H: "any", I: "mine" },
  });
});

describe("the output of the command is printed immediately", () => {
  beforeAll(buildPackage);
  const script = 'console.log("to-out"); console.error("to-err");';
  const run = (...options: string[]) => {
    const argv = ["run", ...NO_CALLS, ...options, ...node(script)];
    return spawnSync(process.execPath, [COMMAND, ...argv], { encoding: "utf8" });
  };

  test("beside a report as text", () => {
    const { status, stdout, stderr } = run();
    expect(status).toBe(0);
    expect(stdout).toMatch(/^to-out\npaystub run\n/);
    expect(stderr).toContain("to-err");
  });

  test("and on standard error with a report as JSON", () => {
    const { stdout, stderr } = run("--json");
    expect(JSON.parse(stdout)).toMatchObject({ title: "paystub run", passed: true });
    expect(stderr).toContain("to-out\n");
    expect(stderr).toContain("to-err\n");
  });
});
