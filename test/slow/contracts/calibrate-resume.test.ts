import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type CalibrateOptions, calibrate } from "../../../contracts/calibrate/calibrate.js";
import type { RunFile } from "../../../contracts/calibrate/saved-run.js";
import type { CalibrationFile } from "../../../mocks/control/calibration.js";
import { startOtherService } from "../../fixtures/other-service/index.js";
import { buildPackage, folder, paystub, started } from "../../support/command-line.js";
import { unsteady } from "../../support/unsteady.js";

const ACCESS = {
  merchant: { apiId: "shop", secretKey: "planted-secret-7f3a" },
  partner: { profileNo: "shop", apiKey: "planted-key-91bc" },
  ...{ mobile: "0501234567", create: true, callbackWaitMs: 3000 },
};
const PLANTS = ["order-status-case=upper", "duplicate-order-number=reject", "closed-409"];

beforeAll(buildPackage);

/** What of a file is the same in two runs at two ports. */
function found({ switches, assumptions, differences, inconsistent, noise }: CalibrationFile) {
  return { switches, assumptions, differences, inconsistent, noise };
}

async function service() {
  const other = await startOtherService({ plants: PLANTS });
  onTestFinished(() => other.close());
  return other;
}

/** A file in memory; the process ends in the middle of a line, after a number of lines. */
function memory(lines = Number.POSITIVE_INFINITY, earlier?: string) {
  const kept = { text: "", isFull: false };
  let left = lines;
  const file: RunFile = {
    path: "calibration.unfinished",
    ...(earlier !== undefined && { earlier }),
    write: async (text) => {
      kept.text = text;
    },
    append: async (text) => {
      left -= 1;
      kept.text += left < 0 ? text.slice(0, text.length / 2) : text;
      if (left < 0) throw new Error("cut off");
    },
    full: () => {
      kept.isFull = true;
    },
  };
  return { file, kept };
}

/** How many things can be under way at once: one call, or those of the trials that wait for callbacks. */
const UNDER_WAY_MAX = 3;

const whole = (async () => {
  const other = await startOtherService({ plants: PLANTS });
  try {
    const { file, left } = await calibrate({ baseUrl: other.baseUrl, ...ACCESS });
    return { found: found(file), left };
  } finally {
    await other.close();
  }
})();

test.each([[5], [120], [260], [390]])(
  "a run that is interrupted after %i answers continues, and finds the same",
  async (lines) => {
    const { url: baseUrl, calls } = await unsteady((await service()).baseUrl, {});
    const cut = memory(lines);
    await expect(calibrate({ baseUrl, ...ACCESS, file: cut.file })).rejects.toThrow("cut off");
    const before = calls.length;
    const rest = memory(undefined, cut.kept.text);
    const { file, left } = await calibrate({ baseUrl, ...ACCESS, file: rest.file });
    const expected = await whole;
    expect(found(file)).toEqual(expected.found);
    // What was created before the cut is listed too, and only what was under way is created again.
    const counts = (those: typeof left) => those.map(({ ids }) => ids.length);
    for (const [n, count] of counts(left).entries()) {
      const usual = counts(expected.left)[n] ?? 0;
      expect([count - usual >= 0, count - usual <= UNDER_WAY_MAX]).toEqual([true, true]);
    }
    const again = new Set(calls.slice(before).map(({ body }) => body));
    const twice = calls
      .slice(0, before)
      .filter(({ body }) => body.includes("CALIBRATE-") && again.has(body));
    expect(twice).toEqual([]);
  },
);

describe("an interrupted run", () => {
  async function cutOff() {
    const { baseUrl } = await service();
    const { file, kept } = memory(30);
    await calibrate({ baseUrl, ...ACCESS, file }).catch(() => undefined);
    return { baseUrl, text: kept.text };
  }

  test("shows no secret, and no answer", async () => {
    const { text } = await cutOff();
    for (const secret of ["planted", "0501234567", "Sara", "Harbor", "id_token"]) {
      expect(text).not.toContain(secret);
    }
  });

  test.each([
    [
      "other credentials",
      { partner: { profileNo: "shop", apiKey: "another" } },
      (text: string) => text,
      /^the interrupted run had other options or credentials. Give the same ones, or/,
    ],
    [
      "another option",
      { create: false },
      (text: string) => text,
      /^the interrupted run had other options or credentials/,
    ],
    [
      "another host",
      { baseUrl: "http://127.0.0.1:9" },
      (text: string) => text,
      /^the interrupted run called 127\.0\.0\.1:\d+, not 127\.0\.0\.1:9. Correct --base-url/,
    ],
    [
      "another version",
      {},
      (text: string) => text.replace(/"paystub":"[^"]+"/, '"paystub":"0.0.1"'),
      /^paystub 0\.0\.1 started the interrupted run, and this is/,
    ],
    [
      "a file that is none",
      {},
      () => "hello\n",
      /^calibration\.unfinished is not an interrupted run of paystub calibrate/,
    ],
    ["an empty file", {}, () => "", /^calibration\.unfinished is not an interrupted run/],
  ])("does not continue with %s, and says why in a line", async (_, other, change, message) => {
    const { baseUrl, text } = await cutOff();
    const { file } = memory(undefined, change(text));
    const options: CalibrateOptions = { baseUrl, ...ACCESS, file, ...other };
    const error: unknown = await calibrate(options).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "CouldNotRun", message: expect.stringMatching(message) });
    expect(String(error)).not.toContain("\n");
  });
});

test("paystub calibrate continues with --resume after a kill", async () => {
  const path = join(folder(), "calibration.json");
  const flags = (baseUrl: string) => [
    ...["calibrate", "--base-url", baseUrl, "--file", path, "--create", "--mobile", "0501234567"],
    ...["--api-id", "shop", "--secret-key", "any", "--profile-no", "shop", "--api-key", "any"],
  ];
  let kill: () => unknown = () => undefined;
  let asked = 0;
  const { url } = await unsteady((await service()).baseUrl, {
    before: () => {
      asked += 1;
      if (asked === 150) kill();
      return false;
    },
  });
  const child = started(...flags(url));
  kill = () => child.stop("SIGKILL");
  await child.ended;
  expect(asked).toBeGreaterThanOrEqual(150);
  expect(() => readFileSync(path)).toThrow("ENOENT");
  const { code, out } = await paystub(...flags(url), "--resume");
  expect([code, out]).toEqual([0, expect.stringContaining("paystub calibrate")]);
  const file = JSON.parse(readFileSync(path, "utf8")) as CalibrationFile;
  const expected = await whole;
  expect(found(file).switches).toEqual(expected.found.switches);
  expect(found(file).differences).toEqual(expected.found.differences);
  expect(() => readFileSync(`${path}.unfinished`)).toThrow("ENOENT");
  const again = await paystub(...flags(url), "--resume");
  expect(again).toMatchObject({
    code: 2,
    complaints: expect.stringMatching(/unfinished does not exist. Leave out --resume/),
  });
});
