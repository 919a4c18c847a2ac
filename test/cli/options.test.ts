import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { requestOf } from "../../mocks/cli/commands/run.js";
import { givenOptions, readConfig } from "../../mocks/cli/options.js";
import { folder, paystub, words } from "../support/command-line.js";

afterEach(() => void vi.unstubAllEnvs());

/** The path of a config file. */
function config(content: object, name = "config.json"): string {
  const path = join(folder(), name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe("the options of a start", () => {
  test("are those of the config file, over which flags win", async () => {
    const path = config({ port: 1, sandbox: "a", data: "x", publicUrl: "request" });
    const flags = { config: path, port: 2, tlsHosts: ["a.example"] };
    const { gateway } = await givenOptions("start", flags);
    expect(gateway).toEqual({
      ...{ port: 2, sandbox: "a", data: "x", publicUrl: "request" },
      tlsHosts: ["a.example"],
    });
  });

  test("have switches and fault rules from both, and name the same options alike", async () => {
    const path = config({
      assume: { "otp-lifetime": "10m", tabby: "reject", "auth-failure": 403 },
      faults: [{ fault: "hang" }],
    });
    const flags = { config: path, assume: { tabby: "accept" }, faults: [{ fault: "latency" }] };
    const { gateway } = await givenOptions("run", flags);
    expect(gateway).toEqual({
      assume: { "otp-lifetime": "PT10M", tabby: "accept", "auth-failure": "403" },
      faults: [{ fault: "hang" }, { fault: "latency" }],
    });
  });

  test("are read from paystub.json where no other file is named", async () => {
    const path = config({ sandbox: "of-the-project" }, "paystub.json");
    const before = process.cwd();
    process.chdir(join(path, ".."));
    onTestFinished(() => process.chdir(before));
    expect((await givenOptions("start", {})).gateway).toEqual({ sandbox: "of-the-project" });
    expect((await requestOf({}, ["npm"])).setup.sandbox).toBe("of-the-project");
  });
});

describe("a config file", () => {
  test.each([
    ["{", "is not valid JSON"],
    ["[]", "contains no JSON object"],
    ['{"prot": 1}', "is wrong: prot is not an option. Did you mean port?"],
    ['{"assume": {"taby": "accept"}}', "Did you mean tabby?"],
    ['{"settings": {"rates": {"USD": 0}}}', "settings.rates.USD must"],
    ['{"failOn": ["violation"]}', "failOn"],
    ['{"timeout": "soon"}', "timeout must be a duration"],
    [
      '{"seed": 1, "port": "4010"}',
      'port must be a whole number from 0 to 65535, but you sent "4010"; seed must be a text, but you sent 1',
    ],
  ])("is refused for %s", async (content, why) => {
    const path = join(folder(), "config.json");
    writeFileSync(path, content);
    for (const line of [`start --config ${path}`, `run --config ${path} -- true`]) {
      const { code, out, complaints } = await paystub(...words(line));
      expect([code, out]).toEqual([2, ""]);
      expect(complaints).toMatch(/^paystub: the config file [^\n]+\n$/);
      expect(complaints).toContain(why);
    }
  });

  test("holds what has no flag, for start and for run", async () => {
    const path = config({ seed: "s", strict: true, journeys: "pays", clientTimeout: "2s" });
    const { gateway, run } = await readConfig(path);
    expect([gateway, run]).toEqual([
      { seed: "s", strict: true },
      { journeys: "pays", clientTimeout: "2s" },
    ]);
  });
});

describe("the options of a run", () => {
  test("are the flags over those of the config file", async () => {
    const path = config({
      matrix: ["faults"],
      failOn: ["callbacks"],
      budget: "1m",
      env: { A: "base" },
      seed: "s",
    });
    const { flags, setup } = await requestOf({ config: path, failOn: ["violations"] }, [
      "npm",
      "test",
    ]);
    expect(flags).toMatchObject({ failOn: ["violations"], budget: 60_000 });
    expect(setup).toMatchObject({ mapping: { A: "base" }, gateway: { seed: "s", port: 0 } });
  });

  test("have a budget from a variable, as the action passes it", async () => {
    vi.stubEnv("PAYSTUB_BUDGET", "2m");
    const path = config({ matrix: ["faults"], budget: "1m" });
    const { flags } = await requestOf({ config: path }, ["npm"]);
    expect(flags.budget).toBe(120_000);
    vi.stubEnv("PAYSTUB_BUDGET", "0s");
    const wrong = requestOf({ config: path }, ["npm"]);
    await expect(wrong).rejects.toThrow("PAYSTUB_BUDGET must be longer than 0s");
    vi.unstubAllEnvs();
  });

  test("may limit a matrix that the config file asks for", async () => {
    const path = config({ matrix: ["faults"] });
    const { flags } = await requestOf({ config: path, only: ["hang"] }, ["npm"]);
    expect(flags).toMatchObject({ matrix: ["faults"], only: ["hang"] });
    await expect(requestOf({ only: ["hang"] }, ["npm"])).rejects.toThrow("--only needs a matrix");
  });

  test("leave out what only a start follows, and say so", async () => {
    const path = config({
      port: 4010,
      data: "kept",
      allowHosts: ["shop.test"],
      controlToken: "x".repeat(12),
    });
    const said: string[] = [];
    const { setup } = await requestOf({ config: path }, ["npm"], (text) => said.push(text));
    expect(setup.gateway).toEqual({ port: 0, allowHosts: ["shop.test"] });
    expect(said.join("")).toContain(`leaves out port, data, controlToken of ${path}.`);
  });

  test("name the rule that applies once in the run", async () => {
    const path = config({});
    const faults = [{ fault: "latency" }, { fault: "hang", times: 1, reach: "run" }];
    const { setup } = await requestOf({ config: path, faults }, ["npm"]);
    expect(setup.rules).toEqual([{ fault: "latency" }, { fault: "hang", times: 1 }]);
    expect(setup.onceInAll).toBe(setup.rules[1]);
  });
});

test.each(["start", "run"])("%s has at most 15 options, and a help of one screen", async (name) => {
  const { out } = await paystub(name, "--help");
  const flags = [...out.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, flag]) => flag);
  expect(flags.length).toBeLessThanOrEqual(15);
  expect(out.split("\n").length).toBeLessThanOrEqual(40);
});
