import { expect, test } from "vitest";
import { CalibrationUnusable, readCalibration } from "../../mocks/control/calibration.js";

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

test("only what was observed is followed", () => {
  const { observed, outdated } = readCalibration(JSON.stringify(FILE));
  expect(observed).toEqual({
    "auth-failure": "403",
    "invoice-url-host": "https://pay.testing.example",
  });
  expect(outdated).toEqual([]);
});

test("switches and options of another version are named and not followed", () => {
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
])("a file that is %s cannot be used, and says why in a line", (_, text) => {
  expect(() => readCalibration(text)).toThrow(CalibrationUnusable);
  try {
    readCalibration(text);
  } catch (error) {
    expect(String(error)).not.toContain("\n");
  }
});
