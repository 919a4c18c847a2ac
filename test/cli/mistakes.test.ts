import { type StdioOptions, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  buildPackage,
  COMMAND,
  NO_CALLS,
  paystub,
  started,
  words,
} from "../support/command-line.js";

const ONE_LINE = /^paystub: [^\n]+\n$/;

/** Names of the commands that the help lists. */
const named = (help: string) =>
  [...help.matchAll(/^ {2}([a-z]+)(?= {2,})/gm)].map(([, name = ""]) => name);

describe("the commands", () => {
  const names: string[] = [];
  beforeAll(async () => {
    names.push(...named((await paystub("--help")).out).filter((name) => name !== "help"));
  });

  test("are few, and their help fits on a screen", async () => {
    expect(names.length).toBeGreaterThan(20);
    expect(names.length).toBeLessThanOrEqual(24);
    const { out } = await paystub("--help");
    expect(out.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    for (const name of names) {
      expect((await paystub(name, "--help")).out).toMatch(new RegExp(`^Usage: paystub ${name}`));
    }
  });

  test("refuse an unknown option in one line that names their help", async () => {
    // Spectral gets the options of lint.
    for (const name of names.filter((one) => one !== "lint")) {
      const { code, out, complaints } = await paystub(name, "--zzzzzzzz");
      expect([code, out]).toEqual([2, ""]);
      expect(complaints).toMatch(ONE_LINE);
      expect(complaints).toContain(`See paystub ${name} --help`);
    }
  });
});

describe("a mistake is one line with the fix, and exit code 2", () => {
  test.for([
    ["strat", "unknown command 'strat' (Did you mean start?). See paystub --help"],
    ["start --prot 1", "unknown option '--prot' (Did you mean --port?). See paystub start --help"],
    ["start --port", "option '--port <port>' argument missing"],
    ["start extra", "too many arguments for 'start'"],
    ["run", "run needs a command, such as paystub run -- npm test"],
    [
      "start --port http",
      "argument 'http' is invalid. It must be a whole number. See paystub start",
    ],
    ["start --port 65536", "It must be a number from 0 to 65535"],
    ["start --assume tabby", "argument 'tabby' is invalid. It must be a name, = and a value"],
    ["start --assume taby=accept", "taby is not an assumption. Did you mean tabby?"],
    ["start --assume otp-lifetime=7m", "--assume otp-lifetime must be one of PT5M, PT1M, PT10M"],
    ["start --sandbox a/b --port 0", "--sandbox must be the name of a sandbox"],
    ["start --host 203.0.113.1", "is not an address of this machine. Give --host one that is"],
    ["start --config /nowhere.json", "does not exist. Give --config a JSON file"],
    ["start --config /", "cannot be read (EISDIR). Give --config a JSON file"],
    ["init --runner ava", "argument 'ava' is invalid. Allowed choices are"],
    ['start --tls-host a.example ""', "--tls-host is empty. Give it a value"],
    ["start --tls-host https://a", "--tls-host must be the name of a host without a port"],
    ["start --intercept localhost", "must not be this machine"],
    ["run --fault= -- x", "argument '' is invalid. It must begin with a fault"],
    ['record ""', "<file> is empty"],
    ["mcp --control-url nonsense", '"nonsense" is not a control URL. Give one such as http'],
    ["start --port 1 --port 2", "you gave --port twice: 1 and 2. Give it only one value"],
    ["start --sandbox=a --sandbox b", "you gave --sandbox twice: a and b"],
    ["events --control-token hidden --control-token x", "you gave --control-token twice. Give"],
  ] as const)("%s", async ([line, reported]) => {
    const { code, out, complaints } = await paystub(...words(line));
    expect([code, out, complaints]).toEqual([2, "", expect.stringMatching(ONE_LINE)]);
    expect(complaints).toContain(reported);
  });

  test("a call without a command gets the help", async () => {
    const { code, complaints } = await paystub();
    expect([code, complaints]).toEqual([2, expect.stringMatching(/^Usage: paystub /)]);
  });

  test.for([
    "run --fault hang --fault lost-reply --matrix faults --matrix assumptions --intercept a --intercept b -- x",
    "start --tls-host a --tls-host b --assume tabby=reject --assume a=b --config nowhere",
    "run --record a --config nowhere -- x --record b",
  ])("options that add up, and those of another command, may be repeated: %s", async (line) => {
    expect((await paystub(...words(line))).complaints).not.toContain("twice");
  });
});

test("an empty variable counts as unset", async () => {
  vi.stubEnv("PAYSTUB_CONTROL_URL", "").stubEnv("PAYSTUB_SANDBOX", "");
  const { complaints } = await paystub("status", "--control-url", "http://127.0.0.1:1");
  expect(complaints).toContain("nothing answers at http://127.0.0.1:1/");
  vi.stubEnv("PAYSTUB_PUBLIC_URL", "");
  const { complaints: other } = await paystub("start", "--host", "203.0.113.1");
  expect(other).toContain("is not an address of this machine");
  vi.unstubAllEnvs();
});

test.skipIf(!existsSync("/dev/full"))("an output that cannot be written is a failure", () => {
  buildPackage();
  const full = openSync("/dev/full", "w");
  const stdio: StdioOptions = ["ignore", full, "pipe"];
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, "--help"], { stdio });
  closeSync(full);
  expect(`${stderr}`).toBe("paystub: the output could not be written (ENOSPC)\n");
  expect(status).toBe(2);
});

test("colors follow FORCE_COLOR and NO_COLOR, and a pipe has none", () => {
  buildPackage();
  const stderrWith = (env: Record<string, string>) => {
    const { NO_COLOR: _, FORCE_COLOR: __, ...others } = process.env;
    const options = { env: { ...others, ...env } };
    return spawnSync(process.execPath, [COMMAND, "strat"], options).stderr.toString();
  };
  expect(stderrWith({ FORCE_COLOR: "1" })).toContain("\u001b[31mpaystub: unknown command");
  expect(stderrWith({ FORCE_COLOR: "0" })).not.toContain("\u001b");
  expect(stderrWith({ NO_COLOR: "1" })).not.toContain("\u001b");
});

test("runs the same command where `--` is missing, as with Yarn 1", async () => {
  const ends = [process.execPath, "-e", "process.exit(9)"];
  expect((await paystub("run", ...NO_CALLS, "--fail-on", "violations", ...ends)).code).toBe(9);
});

describe("no output repeats a secret", () => {
  const SECRET = "s3cr3t";

  test.for([
    ["PAYSTUB_CONTROL_TOKEN", SECRET, "start --port 0 --host 0.0.0.0", "--control-token can be"],
    ["NONE", "", `invoices --control-url http://127.0.0.1:1/?token=${SECRET}`, "127.0.0.1:1"],
  ] as const)("%s=%j %s", async ([name, value, line, said]) => {
    vi.stubEnv(name, value);
    const { code, out, complaints } = await paystub(...words(line));
    expect(code).toBe(2);
    expect(complaints).toContain(said);
    expect(out + complaints).not.toContain(SECRET);
  });

  test.for([[], ["--json"]])("at a start with %j", async (more) => {
    vi.stubEnv("PAYSTUB_CONTROL_TOKEN", "given-by-the-environment");
    const mock = started("start", "--port", "0", "--host", "0.0.0.0", ...more);
    const lines = [await mock.line()];
    const last = more.includes("--json") ? /"ready"/ : /Ctrl-C/;
    while (!last.test(lines.at(-1) ?? "")) lines.push(await mock.line());
    expect(lines.join("\n")).not.toMatch(/given-by-the-environment/);
  });
});
