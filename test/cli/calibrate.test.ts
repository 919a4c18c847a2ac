import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { calibrate } from "../../contracts/calibrate/calibrate.js";
import { type Assumptions, startGateway } from "../../mocks/index.js";
import type { Report } from "../../mocks/report/report.js";
import { folder, paystub } from "../support/command-line.js";
import { blocksOf } from "../support/guides.js";
import { recipe } from "../support/recipes.js";

const CREDENTIALS = {
  ...{ PAYSTUB_API_ID: "shop", PAYSTUB_SECRET_KEY: "any" },
  ...{ PAYSTUB_PROFILE_NO: "shop", PAYSTUB_API_KEY: "any" },
};

/** A paystub in place of a test environment; its base URL. */
async function environment(assume: Partial<Assumptions>): Promise<string> {
  const gateway = await startGateway({ port: 0, sandbox: "shop", assume });
  onTestFinished(() => gateway.close());
  return gateway.baseUrl;
}

/** What is found out at an environment that answers as by default. */
const usual = (async () => {
  const gateway = await startGateway({ port: 0, sandbox: "shop" });
  const merchant = { apiId: "shop", secretKey: "any" };
  const partner = { profileNo: "shop", apiKey: "any" };
  const { file } = await calibrate({ baseUrl: gateway.baseUrl, merchant, partner });
  await gateway.close();
  return file;
})();

/** A committed file that is about this address. */
async function committed(baseUrl: string): Promise<string> {
  const path = join(folder(), "paystub.calibration.json");
  writeFileSync(path, JSON.stringify({ ...(await usual), host: new URL(baseUrl).host }));
  return path;
}

describe("paystub calibrate --check", () => {
  test("fails when the environment has changed, and says how", async () => {
    for (const [name, value] of Object.entries(CREDENTIALS)) vi.stubEnv(name, value);
    const baseUrl = await environment({ "auth-failure": "403" });
    const file = ["--file", await committed(baseUrl)];
    const check = ["calibrate", "--check", "--base-url", baseUrl, ...file, "--json"];
    const { code, out } = await paystub(...check);
    expect(code).toBe(1);
    const { passed, sections, data }: Report = JSON.parse(out);
    expect(passed).toBe(false);
    expect(sections[0]?.cases).toContainEqual(
      expect.objectContaining({ name: "auth-failure: was 401, is 403", status: "failed" }),
    );
    expect(data).toMatchObject({
      calibration: { switches: { "auth-failure": { option: "403" } } },
    });
  });

  test("passes while it answers as before, and leaves nothing behind", async () => {
    for (const [name, value] of Object.entries(CREDENTIALS)) vi.stubEnv(name, value);
    const baseUrl = await environment({});
    const path = await committed(baseUrl);
    const before = readFileSync(path, "utf8");
    const check = ["calibrate", "--check", "--base-url", baseUrl, "--file", path];
    const { code, out } = await paystub(...check);
    expect([code, out]).toEqual([0, expect.stringContaining("answers as on")]);
    expect(readFileSync(path, "utf8")).toBe(before);
    expect(() => readFileSync(`${path}.unfinished`)).toThrow("ENOENT");
  });

  test.each([
    ["is not there", undefined, /does not exist. Run paystub calibrate without --check/],
    ["is cut off", '{"version":1,', /cannot be used: it is not valid JSON/],
    [
      "is about another host",
      "another",
      /describes another\.test, but you called 127\.0\.0\.1:\d+/,
    ],
  ])("does not run if the file %s", async (_, text, message) => {
    const baseUrl = await environment({});
    const path = join(folder(), "calibration.json");
    const host = { ...(await usual), host: "another.test" };
    if (text !== undefined) writeFileSync(path, text === "another" ? JSON.stringify(host) : text);
    const check = ["calibrate", "--check", "--base-url", baseUrl, "--file", path];
    const { code, complaints } = await paystub(...check);
    expect(code).toBe(2);
    expect(complaints.trim().split("\n").at(-1)).toMatch(message);
  });

  test("runs as in the recipes for GitHub and GitLab", async () => {
    // Every callback that a run expects comes then, so no run waits for one.
    const baseUrl = await environment({ "first-charge": "at-registration" });
    const path = await committed(baseUrl);
    const blocks = blocksOf(recipe("README.md")).filter(({ text }) =>
      /calibrate --check/.test(text),
    );
    const [github, gitlab] = blocks.map(({ text }) => parse(text));
    expect(github.on.schedule).toEqual([{ cron: expect.stringMatching(/^(\S+ ){4}\S+$/) }]);
    const step = github.jobs.drift.steps.at(-1);
    expect(Object.keys(step.env)).toEqual(["PAYSTUB_API_ID", "PAYSTUB_SECRET_KEY"]);
    for (const name of Object.keys(step.env)) {
      expect(step.env[name]).toBe(`\${{ secrets.${name} }}`);
      vi.stubEnv(name, CREDENTIALS[name as keyof typeof CREDENTIALS]);
    }
    expect(gitlab.drift.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "schedule"' }]);
    const before = process.cwd();
    onTestFinished(() => process.chdir(before));
    process.chdir(folder());
    for (const line of [step.run, gitlab.drift.script.at(-1)] as readonly string[]) {
      const [npx, name, ...argv] = line.split(" ");
      expect([npx, name]).toEqual(["npx", "paystub"]);
      const here = argv.map((word) =>
        word.replace("https://api.testing.payments.example", baseUrl),
      );
      const { code, out } = await paystub(...here, "--file", path);
      expect([code, out]).toEqual([0, expect.stringContaining("answers as on")]);
    }
    expect(gitlab.drift.artifacts.reports.junit).toBe("drift.xml");
    expect(XMLValidator.validate(readFileSync("drift.xml", "utf8"))).toBe(true);
  });
});

test.each([
  [["--callback-url", "https://tunnel.example"], "--callback-url needs --callback-port"],
  [["--webhook"], "--webhook needs --callback-port"],
  [["--secret-key", "a"], "--secret-key needs --api-id"],
  [["--wait", "soon"], "It must be a duration such as 500ms"],
  [["--pause", "-1"], "--pause"],
  [["--file", "/proc/nowhere/calibration.json"], "cannot be written"],
])("paystub calibrate refuses %j in one line", async (flags, message) => {
  const baseUrl = await environment({});
  const { code, complaints } = await paystub("calibrate", "--base-url", baseUrl, ...flags);
  expect(code).toBe(2);
  expect(complaints.trim().split("\n")).toHaveLength(1);
  expect(complaints).toContain(message);
});

test("paystub calibrate refuses a token that the service rejects, and writes no file", async () => {
  const baseUrl = await environment({});
  const path = join(folder(), "calibration.json");
  const token = "eyJhbGciOiJIUzI1NiJ9.e30.an-expired-token";
  const flags = ["--base-url", baseUrl, "--token", token, "--file", path];
  const { code, complaints } = await paystub("calibrate", ...flags);
  const why =
    "the service answers 401 to every call with the merchant's token. Give a valid --token";
  expect([code, complaints]).toEqual([2, `paystub: ${why}\n`]);
  expect(() => readFileSync(path)).toThrow("ENOENT");
});

test("paystub calibrate refuses a production host", async () => {
  const { code, complaints } = await paystub(
    "calibrate",
    "--base-url",
    "https://api.payments.example",
  );
  expect([code, complaints]).toEqual([2, expect.stringContaining("may be a production system")]);
});
