import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { givenOptions } from "../../mocks/cli/options.js";
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
    ["is a list", "[]", "it must hold a JSON object"],
    ["is the file of something else", '{"name":"shop"}', "its version is not 1, the one"],
    ["has a field too much", JSON.stringify({ ...FILE, secret: "x" }), "secret is not"],
  ])("starts no mock if the file %s", async (_, text, why) => {
    project(text);
    const said = `the calibration file paystub.calibration.json cannot be used: ${why}`;
    await expect(givenOptions("start", {})).rejects.toThrow(said);
    await expect(openKit({})).rejects.toThrow(said);
  });

  test("reports switches and options of another version, and ignores them", async () => {
    const switches = {
      ...FILE.switches,
      tabby: { verdict: "observed", option: "maybe" },
      "letter-size": { verdict: "observed", option: "large" },
    };
    project(JSON.stringify({ ...FILE, paystub: "0.0.9", switches }));
    const told = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    onTestFinished(() => told.mockRestore());
    await using kit = await openKit({});
    const read = await kit.run("older", ({ assumptions }) => assumptions.read());
    expect(read.assumptions).toMatchObject({ "auth-failure": "403", tabby: "accept" });
    expect(told.mock.calls.map(([text]) => text)).toEqual([
      "paystub.calibration.json was written by paystub 0.0.9 and names the option maybe of tabby, the switch letter-size, which this version does not have. Run paystub calibrate again",
    ]);
  });
});
