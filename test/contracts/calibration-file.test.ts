import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { givenOptions } from "../../mocks/cli/options.js";
import { CalibrationUnusable, readCalibration } from "../../mocks/control/calibration.js";
import { startGateway } from "../../mocks/index.js";
import { openKit } from "../../mocks/testkit/fixture.js";
import { folder } from "../support/command-line.js";

const FILE = {
  version: 1,
  host: "pay.testing.example",
  at: "2026-01-15T10:00:00.000Z",
  paystub: "0.1.0",
  switches: {
    "auth-failure": { verdict: "observed", option: "403", evidence: [] },
    "order-status-case": { verdict: "inconsistent", why: "one call: upper; another: title" },
    "invoice-url-host": { verdict: "observed", option: "https://pay.testing.example" },
  },
  assumptions: {},
  differences: [],
  inconsistent: [],
  noise: [],
};

test("a mock follows only observed options", () => {
  const { observed, outdated } = readCalibration(JSON.stringify(FILE));
  expect(observed).toEqual({
    "auth-failure": "403",
    "invoice-url-host": "https://pay.testing.example",
  });
  expect(outdated).toEqual([]);
});

test("switches and options of another version are reported and ignored", () => {
  const switches = {
    "auth-failure": { verdict: "observed", option: "418" },
    "letter-size": { verdict: "observed", option: "large" },
  };
  const { observed, outdated } = readCalibration(JSON.stringify({ ...FILE, switches }));
  expect(observed).toEqual({});
  expect(outdated).toEqual(["the option 418 of auth-failure", "the switch letter-size"]);
});

test.each([
  ["cut off", JSON.stringify(FILE).slice(0, 40)],
  ["a list", "[]"],
  ["of another version", JSON.stringify({ ...FILE, version: 2 })],
  ["with a field too much", JSON.stringify({ ...FILE, secret: "x" })],
])("a file that is %s is refused in one line", (_, text) => {
  expect(() => readCalibration(text)).toThrow(CalibrationUnusable);
  try {
    readCalibration(text);
  } catch (error) {
    expect(String(error)).not.toContain("\n");
  }
});

/** A project whose calibration file has this text, in which the test runs. */
function project(text: string): void {
  const before = process.cwd();
  const path = folder();
  onTestFinished(() => process.chdir(before));
  process.chdir(path);
  writeFileSync(join(path, "paystub.calibration.json"), text);
}

describe("a project with a calibration file", () => {
  test("has fixtures that follow it, and know the source of each option", async () => {
    project(JSON.stringify(FILE));
    await using kit = await openKit({});
    await kit.run("follows", async (gateway) => {
      const { assumptions, provenance } = await gateway.assumptions.read();
      expect(assumptions["auth-failure"]).toBe("403");
      expect(provenance).toMatchObject({
        "auth-failure": "observed",
        "order-status-case": "assumed",
      });
      const answer = await fetch(`${gateway.baseUrl}/api/getInvoice/1736935200000`);
      expect(answer.status).toBe(403);
    });
  });

  test("has tests that can choose other options", async () => {
    project(JSON.stringify(FILE));
    await using kit = await openKit({ assume: { "auth-failure": "401-empty" } });
    await kit.run("chooses", async (gateway) => {
      const { assumptions, provenance } = await gateway.assumptions.read();
      expect(assumptions["auth-failure"]).toBe("401-empty");
      expect(provenance["auth-failure"]).toBe("assumed");
    });
  });

  test("has a mock that follows it, except where --assume says otherwise", async () => {
    project(JSON.stringify(FILE));
    expect((await givenOptions("start", {})).gateway).toMatchObject({
      observed: { "auth-failure": "403" },
    });
    const { gateway: options } = await givenOptions("start", { assume: { "auth-failure": "401" } });
    const gateway = await startGateway({ ...options, port: 0, sandbox: "shop" });
    onTestFinished(() => gateway.close());
    const { assumptions, provenance } = await gateway.get("shop").assumptions.read();
    expect(assumptions["auth-failure"]).toBe("401");
    expect(provenance).toMatchObject({ "auth-failure": "assumed", "invoice-url-host": "observed" });
  });

  test.each([
    ["is cut off", JSON.stringify(FILE).slice(0, 40), "it is not valid JSON"],
    [
      "is the file of something else",
      '{"name":"shop","version":"1.0.0"}',
      "its version is not 1, the one",
    ],
    [
      "is of a later form",
      JSON.stringify({ ...FILE, version: 2 }),
      "its version is not 1, the one",
    ],
  ])("starts no mock if the file %s", async (_, text, why) => {
    project(text);
    const said = `the calibration file paystub.calibration.json cannot be used: ${why}`;
    await expect(givenOptions("start", {})).rejects.toThrow(said);
    await expect(openKit({})).rejects.toThrow(said);
  });

  test("reports options that an older version observed and this one does not know", async () => {
    const switches = { ...FILE.switches, "letter-size": { verdict: "observed", option: "large" } };
    project(JSON.stringify({ ...FILE, paystub: "0.0.9", switches }));
    const told = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    onTestFinished(() => told.mockRestore());
    await using kit = await openKit({});
    const read = await kit.run("older", ({ assumptions }) => assumptions.read());
    expect(read.assumptions["auth-failure"]).toBe("403");
    expect(told.mock.calls.map(([text]) => text)).toEqual([
      "paystub.calibration.json was written by paystub 0.0.9 and names the switch letter-size, which this version does not have. Run paystub calibrate again",
    ]);
  });
});
