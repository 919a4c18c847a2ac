import { describe, expect, test } from "vitest";
import { type Calibration, calibrate } from "../../../contracts/calibrate/calibrate.js";
import { driftReport } from "../../../contracts/calibrate/check.js";
import { calibrationReport } from "../../../contracts/calibrate/report.js";
import { readCalibration } from "../../../mocks/control/calibration.js";
import { defaultAssumptions, type SwitchId } from "../../../spec/generated/assumptions.js";
import { PLANTS, startOtherService } from "../../fixtures/other-service/index.js";

const SECRETS = {
  merchant: { apiId: "shop", secretKey: "planted-secret-7f3a" },
  partner: { profileNo: "shop", apiKey: "planted-key-91bc" },
  mobile: "0501234567",
};

/** Calibrates against the second implementation of the service. */
async function calibrated(plants: "all" | "none" | readonly string[]): Promise<Calibration> {
  const service = await startOtherService({ plants });
  try {
    return await calibrate({
      baseUrl: service.baseUrl,
      ...SECRETS,
      create: true,
      callbackWaitMs: 3000,
    });
  } finally {
    await service.close();
  }
}

const withoutPlants = calibrated("none");
const withPlants = calibrated("all");
const LIMIT_MS = 300_000;

/** What calls from outside cannot decide in a run that neither waits nor has a browser and a webhook. */
const UNDECIDABLE = [
  ...["callback-channel", "callback-retry", "webhook-version", "expiry-notifies", "otp-lifetime"],
  ...["activation-approval", "activation-payload", "settlement-schedule"],
];

describe("against another implementation", () => {
  test(
    "without plants, no difference and no option but the default is reported",
    async () => {
      const { file, causes, inconsistencies } = await withoutPlants;
      expect(causes.map(({ sentence }) => sentence)).toEqual([]);
      expect(inconsistencies).toEqual([]);
      expect(file.noise).toEqual([]);
      for (const [id, { verdict, option }] of Object.entries(file.switches)) {
        if (verdict === "observed")
          expect([id, option]).toEqual([id, defaultAssumptions[id as SwitchId]]);
        else expect([id, verdict]).toEqual([id, "undecided"]);
      }
    },
    LIMIT_MS,
  );

  test.each(
    PLANTS.flatMap(({ isAlone, switch: planted }) => (planted && !isAlone ? [planted] : [])).filter(
      ({ id }) => !UNDECIDABLE.includes(id),
    ),
  )(
    "with all plants, $id is observed as $option",
    async ({ id, option }) => {
      const { file } = await withPlants;
      const finding = file.switches[id];
      expect(finding?.verdict).toBe("observed");
      if (id === "invoice-url-host") expect(finding?.option).toMatch(/^http:\/\/localhost:\d+$/);
      else expect(finding?.option).toBe(option);
      expect(finding?.evidence?.length).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );

  test(
    "with all plants, what no switch covers is reported once for each cause",
    async () => {
      const { causes } = await withPlants;
      const sentences = causes.map(({ operations, sentence }) => `${operations[0]}: ${sentence}`);
      expect(new Set(sentences).size).toBe(sentences.length);
      const told = sentences.join("\n");
      expect(told).toContain('the service sends a text, the mock sends "OtpSent"');
      expect(told).toContain("HTTP status: the service sends 409, the mock sends 400");
      // The failure object that all operations share is one line.
      expect(told.match(/: status: the service sends a number/g)).toHaveLength(1);
    },
    LIMIT_MS,
  );

  test(
    "no secret and no customer's data is in the file or in the report",
    async () => {
      const found = await withPlants;
      const texts = [found.file, calibrationReport(found)].map((one) => JSON.stringify(one));
      const planted = [
        ...[SECRETS.merchant.secretKey, SECRETS.partner.apiKey, SECRETS.mobile],
        ...["Sara Al Harbi", "sara@palm-coffee.example", "4111111111111111"],
      ];
      for (const text of texts) for (const secret of planted) expect(text).not.toContain(secret);
      expect(texts[0]).not.toMatch(/\b1[67]\d{11}\b/);
    },
    LIMIT_MS,
  );

  test(
    "the file can be read again and is checked against the same service without drift",
    async () => {
      const found = await withPlants;
      const { calibration, outdated } = readCalibration(JSON.stringify(found.file));
      expect(outdated).toEqual([]);
      const { passed, sections } = driftReport(calibration, found);
      expect(sections[0]?.cases.filter(({ status }) => status === "failed")).toEqual([]);
      expect(passed).toBe(true);
    },
    LIMIT_MS,
  );

  test(
    "a service that changed is drift, and names what changed",
    async () => {
      const [before, now] = await Promise.all([withoutPlants, withPlants]);
      const { passed, sections } = driftReport({ ...before.file, host: now.file.host }, now);
      const failed = (sections[0]?.cases ?? []).filter(({ status }) => status === "failed");
      expect(passed).toBe(false);
      expect(failed.map(({ name }) => name)).toContain("order-status-case: was mixed, is upper");
    },
    LIMIT_MS,
  );
});
