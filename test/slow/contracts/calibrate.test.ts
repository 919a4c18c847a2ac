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
/** What calls from outside cannot decide in a run that neither waits nor has a browser and a webhook. */
const UNDECIDABLE = [
  ...["callback-channel", "callback-retry", "webhook-version", "expiry-notifies", "otp-lifetime"],
  ...["activation-approval", "activation-payload", "settlement-schedule"],
];

/** The plants that no switch covers, with what is reported of each. */
const UNCOVERED: readonly (readonly [plant: string, sentence: string])[] = [
  [
    "problem-media-type",
    `issueMerchantToken: content-type: ${sends("application/problem+json", "application/json")}`,
  ],
  ["problem-status-number", `issueMerchantToken: status: ${sends("a number", "a text")}`],
  [
    "no-token-header",
    "issuePartnerToken: header:authorization: the mock sends a text, the service does not send it",
  ],
  ["wrong-role-401", `getMyMerchants: HTTP status: ${sends("401", "403")}`],
  ["unknown-invoice-400", `getInvoice: HTTP status: ${sends("400", "404")}`],
  ["created-201", `addInvoice: HTTP status: ${sends("201", "200")}`],
  ["qty-text", `addInvoice: gatewayOrderRequest.products[].qty: ${sends("a text", "a number")}`],
  // It leaves out all that is null, so the field of no-metadata too.
  [
    "echo-omits",
    "addInvoice: 15 fields that are null: the mock sends them, the service leaves them out",
  ],
  [
    "whole-amounts",
    `addInvoice: gatewayOrderRequest.amount: ${sends("a number without a fraction part", "a number with a fraction part")}`,
  ],
  ["rounds-down", `addInvoice: gatewayOrderRequest.amount: ${sends("a number", "another number")}`],
  ["dollar-rate", `addInvoice: foreignCurrencyRate: ${sends("a number", "another number")}`],
  ["never-digital", `addInvoice: digitalOrder: ${sends("false", "true")}`],
  [
    "products-reversed",
    "addInvoice: gatewayOrderRequest.products: the service and the mock list the same in another order",
  ],
  [
    "extra-invoice-id",
    "getInvoice: invoiceId: the service sends a whole number, the mock does not send it",
  ],
  ["closed-409", `cancelInvoice: HTTP status: ${sends("409", "400")}`],
  ["register-message", `registerPayment: response.message: ${sends('"Registered"', '"Success"')}`],
  [
    "one-retry",
    `listRecurringPayments: [].retryCount: ${sends("a whole number", "another whole number")}`,
  ],
  ["license-status", `checkLicense: status: ${sends("a text", '"OtpSent"')}`],
];

function sends(service: string, mock: string): string {
  return `the service sends ${service}, the mock sends ${mock}`;
}

describe("against another implementation", () => {
  test("without plants, it reports no difference and only default options", async () => {
    const { file, causes, inconsistencies } = await withoutPlants;
    expect(causes.map(({ sentence }) => sentence)).toEqual([]);
    expect(inconsistencies).toEqual([]);
    expect(file.noise).toEqual([]);
    for (const [id, { verdict, option }] of Object.entries(file.switches)) {
      if (verdict === "observed")
        expect([id, option]).toEqual([id, defaultAssumptions[id as SwitchId]]);
      else expect([id, verdict]).toEqual([id, "undecided"]);
    }
  });

  test.each(
    PLANTS.flatMap(({ isAlone, switch: planted }) => (planted && !isAlone ? [planted] : [])).filter(
      ({ id }) => !UNDECIDABLE.includes(id),
    ),
  )("with all plants, $id is observed as $option", async ({ id, option }) => {
    const { file } = await withPlants;
    const finding = file.switches[id];
    expect(finding?.verdict).toBe("observed");
    if (id === "invoice-url-host") expect(finding?.option).toMatch(/^http:\/\/localhost:\d+$/);
    else expect(finding?.option).toBe(option);
    expect(finding?.evidence?.length).toBeGreaterThan(0);
  });

  test("with all plants, it reports a difference without a switch once for each cause", async () => {
    const { causes } = await withPlants;
    const sentences = causes.map(({ operations, sentence }) => `${operations[0]}: ${sentence}`);
    expect(sentences.toSorted()).toEqual(UNCOVERED.map(([, sentence]) => sentence).toSorted());
  });

  test("the file and the report contain no secret and no customer's data", async () => {
    const found = await withPlants;
    const texts = [found.file, calibrationReport(found)].map((one) => JSON.stringify(one));
    const planted = [
      ...[SECRETS.merchant.secretKey, SECRETS.partner.apiKey, SECRETS.mobile],
      ...["Sara Al Harbi", "sara@palm-coffee.example", "4111111111111111"],
    ];
    for (const text of texts) for (const secret of planted) expect(text).not.toContain(secret);
    expect(texts[0]).not.toMatch(/\b1[67]\d{11}\b/);
  });

  test("the file can be read again and checked against the same service without drift", async () => {
    const found = await withPlants;
    const { calibration, outdated } = readCalibration(JSON.stringify(found.file));
    expect(outdated).toEqual([]);
    const { passed, sections } = driftReport(calibration, found);
    expect(sections[0]?.cases.filter(({ status }) => status === "failed")).toEqual([]);
    expect(passed).toBe(true);
  });

  test("a changed service has drifted, and the report names the changes", async () => {
    const [before, now] = await Promise.all([withoutPlants, withPlants]);
    const { passed, sections } = driftReport({ ...before.file, host: now.file.host }, now);
    const failed = (sections[0]?.cases ?? []).filter(({ status }) => status === "failed");
    expect(passed).toBe(false);
    expect(failed.map(({ name }) => name)).toContain("order-status-case: was mixed, is upper");
  });
});
