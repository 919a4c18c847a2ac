import type { RequestListener } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { calibrate } from "../../contracts/calibrate/calibrate.js";
import { keyOf } from "../../contracts/calibrate/compare/compare.js";
import { driftSince } from "../../contracts/calibrate/drift.js";
import type { Calibration } from "../../contracts/calibrate/findings.js";
import { calibrationReport, driftReport } from "../../contracts/calibrate/report.js";
import { readCalibration } from "../../mocks/control/calibration.js";
import { type Assumptions, startGateway } from "../../mocks/index.js";
import { defaultAssumptions, type SwitchId } from "../../spec/generated/assumptions.js";
import type { CalibrationFile } from "../../spec/generated/files.types.js";
import {
  type Body,
  type Deviation,
  object,
  type Reply,
  startDeviatingService,
} from "../fixtures/deviating-service.js";
import { fixedAnswer, listening } from "../support/servers.js";

const SECRETS = {
  merchant: { apiId: "shop", secretKey: "planted-secret-7f3a" },
  partner: { profileNo: "shop", apiKey: "planted-key-91bc" },
  mobile: "0501234567",
};

/** Planted differences that a switch describes. */
const OPTIONS = {
  "order-status-case": "upper",
  "cancel-success-type": "boolean",
  "callback-method": "post",
  "callback-params": "pascal",
  "callback-signature": "hmac-sha256",
  "duplicate-order-number": "reject",
  "payment-receipt": "null",
  tabby: "reject",
  "payment-errors-shape": "array",
  "register-failure-status": "200",
  "validation-errors-shape": "map",
  "auth-failure": "403",
  "total-mismatch": "accept",
  "partial-refund": "ignore",
  "creation-date-unit": "seconds",
  "first-charge": "at-registration",
  "foreign-minimum": "as-is",
} as const satisfies Partial<Assumptions>;

/** Changes the successes of an operation, or its answers with one status. */
const changes = (
  operation: string,
  change: (body: Body) => object,
  more: { readonly status?: number; readonly from?: number } = {},
): Deviation => ({
  changes: (reply: Reply, call) => {
    const isMeant = more.from === undefined ? reply.status < 300 : reply.status === more.from;
    if (call.operation !== operation || !isMeant) return reply;
    return { ...reply, status: more.status ?? reply.status, body: change(object(reply.body)) };
  },
});

const same = (body: Body) => body;
const sends = (service: string, mock: string) =>
  `the service sends ${service}, the mock sends ${mock}`;

/** Planted differences that no switch describes, each with the line that reports it. */
const PLANTS: readonly (readonly [line: string, deviation: Deviation])[] = [
  [`addInvoice: HTTP status: ${sends("201", "200")}`, changes("addInvoice", same, { status: 201 })],
  [
    "addInvoice: metadata: the mock sends null, the service does not send it",
    changes("addInvoice", ({ metadata: _, ...body }) => body),
  ],
  [
    `addInvoice: digitalOrder: ${sends("false", "true")}`,
    changes("addInvoice", (body) => ({ ...body, digitalOrder: false })),
  ],
  [
    `addInvoice: foreignCurrencyRate: ${sends("a number", "another number")}`,
    changes("addInvoice", ({ foreignCurrencyRate: rate, ...body }) => ({
      ...{ ...body, foreignCurrencyRate: typeof rate === "number" ? 3.7 : rate },
    })),
  ],
  [
    `addInvoice: gatewayOrderRequest.products[].qty: ${sends("a text", "a number")}`,
    {
      rewrites: (text, { operation }) =>
        operation === "addInvoice" ? text.replace(/"qty":(\d+)/g, '"qty":"$1"') : text,
    },
  ],
  [
    "getInvoice: invoiceId: the service sends a whole number, the mock does not send it",
    changes("getInvoice", (body) => ({ ...body, invoiceId: 7 })),
  ],
  [
    `getInvoice: HTTP status: ${sends("410", "404")}`,
    changes("getInvoice", (body) => ({ ...body, status: "410" }), { from: 404, status: 410 }),
  ],
  [
    `cancelInvoice: HTTP status: ${sends("409", "400")}`,
    changes("cancelInvoice", (body) => ({ ...body, status: "409" }), { from: 400, status: 409 }),
  ],
  [
    `registerPayment: response.message: ${sends('"Registered"', '"Success"')}`,
    {
      rewrites: (text, { operation }) =>
        operation === "registerPayment" ? text.replace('"Success"', '"Registered"') : text,
    },
  ],
  [
    `listRecurringPayments: [].retryCount: ${sends("a whole number", "another whole number")}`,
    {
      rewrites: (text, { operation }) =>
        operation === "listRecurringPayments"
          ? text.replace(/"retryCount":\d+/g, '"retryCount":9')
          : text,
    },
  ],
  [
    `checkLicense: status: ${sends("a text", '"OtpSent"')}`,
    changes("checkLicense", (body) => ({ ...body, status: "CodeSent" })),
  ],
  [
    `sendOtp: stcMobile: ${sends("a text", "10 digits")}`,
    changes("sendOtp", (body) => ({ ...body, stcMobile: "x" })),
  ],
  [
    `refundOrder: refundReason: ${sends("null", "a text")}`,
    changes("refundOrder", (body) => ({ ...body, refundReason: null })),
  ],
];

/** The report of a comparison with a committed file. */
const driftAt = (committed: CalibrationFile, found: Calibration) =>
  driftReport(committed, found, driftSince(committed, found));

/** Calibrates against a paystub under some options, behind a proxy that deviates. */
async function calibrated(assume: Partial<Assumptions>, deviations: readonly Deviation[]) {
  const mock = await startGateway({ assume });
  onTestFinished(() => mock.close());
  const { baseUrl } = await startDeviatingService(deviations, { mock });
  return calibrate({ baseUrl, ...SECRETS, create: true, callbackWaitMs: 3000 });
}

test("against a twin, it reports no difference, no broken rule, and only default options", async () => {
  const found = await calibrated({}, []);
  expect(found.file.differences).toEqual([]);
  expect(found.file.noise).toEqual([]);
  expect([found.causes, found.inconsistencies, found.broken]).toEqual([[], [], []]);
  expect(found.kept).toBe(found.judged);
  for (const [id, { verdict, option }] of Object.entries(found.file.switches)) {
    if (verdict !== "observed") expect([id, verdict]).toEqual([id, "undecided"]);
    else expect([id, option]).toEqual([id, defaultAssumptions[id as SwitchId]]);
  }
});

describe("against a service with thirty planted differences", () => {
  test("it reports each of them once, and no value", async () => {
    const found = await calibrated(
      OPTIONS,
      PLANTS.map(([, deviation]) => deviation),
    );
    const observed = Object.entries(found.file.switches).flatMap(([id, { option }]) =>
      option === undefined || option === defaultAssumptions[id as SwitchId] ? [] : [[id, option]],
    );
    expect(Object.fromEntries(observed)).toEqual(OPTIONS);
    const report = calibrationReport(found);
    const lines = report.sections
      .filter(({ name }) => name !== "switches")
      .flatMap(({ cases }) => cases.map(({ name }) => name));
    expect(lines.toSorted()).toEqual(PLANTS.map(([line]) => line).toSorted());
    expect(observed.length + lines.length).toBe(30);
    // Some of the rules that it breaks are documented.
    expect(report.passed).toBe(false);
    expect(found.inconsistencies).toEqual([]);

    const { differences } = found.file;
    expect(new Set(differences.map(keyOf)).size).toBe(differences.length);
    expect(Math.max(...differences.map(({ calls }) => calls.length))).toBe(5);

    for (const text of [found.file, report].map((one) => JSON.stringify(one))) {
      const secrets = [SECRETS.merchant.secretKey, SECRETS.partner.apiKey, SECRETS.mobile];
      for (const secret of [...secrets, "Sara Al Harbi", "4111111111111111"]) {
        expect(text).not.toContain(secret);
      }
    }

    const { calibration, outdated } = readCalibration("any", JSON.stringify(found.file));
    expect(outdated).toEqual([]);
    const again = driftAt(calibration, found);
    expect(again.passed).toBe(true);
    const { switches } = calibration;
    const before = { ...switches, tabby: { verdict: "observed", option: "accept" } as const };
    const { sections } = driftAt({ ...calibration, switches: before }, found);
    const failed = (sections[0]?.cases ?? []).filter(({ status }) => status === "failed");
    expect(failed.map(({ name }) => name)).toEqual(["tabby: was accept, is reject"]);
  });
});

const JSON_TYPE = { "Content-Type": "application/json" };
const PROBLEM = JSON.stringify({
  ...{ detail: "no", title: "No", type: "https://a.example", status: "400" },
});

describe("a server that is not the service does not pass", () => {
  test.each<[string, RequestListener]>([
    ["a file server", (_, response) => response.writeHead(404).end("<h1>Not found</h1>")],
    [
      "one that refuses everything in the stated shape",
      (_, response) => response.writeHead(400, JSON_TYPE).end(PROBLEM),
    ],
    [
      "one that answers a page to everything",
      (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hi</h1>"),
    ],
  ])("%s", async (_, listener) => {
    const { url: baseUrl } = await listening(listener);
    const tokens = { merchantToken: "any", partnerToken: "any" };
    const found = await calibrate({ baseUrl, ...tokens, create: true, callbackWaitMs: 1 });
    expect(calibrationReport(found).passed).toBe(false);
  });
});

describe("a run", () => {
  test("rejects a token that is invalid in a header, and does not repeat it", async () => {
    const wrong = calibrate({ baseUrl: "http://127.0.0.1:1", merchantToken: "a token" });
    await expect(wrong).rejects.toThrow(/^--token holds what no token has/);
  });

  test("ends if credentials get no token", async () => {
    const { url } = await fixedAnswer(401, "{}");
    const merchant = { apiId: "a", secretKey: "b" };
    await expect(calibrate({ baseUrl: url, merchant })).rejects.toThrow(
      `POST ${url}/api/auth answered 401 without an id_token. Check the credentials, or give --token`,
    );
  });

  test("creates nothing and sends no message unless that is allowed", async () => {
    const mock = await startGateway({ sandbox: "shop" });
    onTestFinished(() => mock.close());
    const { merchant, partner } = SECRETS;
    const { left, notTried } = await calibrate({ baseUrl: mock.baseUrl, merchant, partner });
    expect(left).toEqual([]);
    expect(notTried.get("addInvoice.success")).toEqual({ code: "create" });
    const shop = mock.get("shop");
    expect((await shop.invoices.list()).invoices).toEqual([]);
    expect((await shop.sms()).sms).toEqual([]);
  });
});
