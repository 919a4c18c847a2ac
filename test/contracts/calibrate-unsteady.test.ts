import { expect, onTestFinished, test } from "vitest";
import { calibrate } from "../../contracts/calibrate/calibrate.js";
import { driftSince } from "../../contracts/calibrate/drift.js";
import type { Calibration } from "../../contracts/calibrate/findings.js";
import { calibrationReport, driftReport } from "../../contracts/calibrate/report.js";
import { startGateway } from "../../mocks/index.js";
import type { CalibrationFile } from "../../spec/generated/files.types.js";
import { type Unsteadiness, unsteady } from "../support/unsteady.js";

/** The report of a comparison with a committed file. */
const driftAt = (committed: CalibrationFile, found: Calibration) =>
  driftReport(committed, found, driftSince(committed, found));

/** Every callback that a run expects comes then, so no run waits for one. */
const ASSUME = { "first-charge": "at-registration" } as const;

/** Calibrates against a paystub behind a proxy that answers some calls otherwise. */
async function calibrated(unsteadiness: Unsteadiness, timeoutMs = 10_000, now = Date.now) {
  const service = await startGateway({ assume: ASSUME });
  onTestFinished(() => service.close());
  const { url: baseUrl } = await unsteady(service.baseUrl, unsteadiness);
  return calibrate({
    ...{ baseUrl, create: true, mobile: "0501234567", callbackWaitMs: 3000, timeoutMs },
    merchant: { apiId: "shop", secretKey: "any" },
    partner: { profileNo: "shop", apiKey: "any" },
    clock: { now, wait: async () => undefined },
  });
}

let steady: ReturnType<typeof calibrated> | undefined;

/** What the service is found to be where nothing comes between. */
async function steadyFile(): Promise<CalibrationFile> {
  steady ??= calibrated({});
  return (await steady).file;
}

/** A service is as before: neither different, nor unsure, nor changed. */
async function expectNothing(found: Awaited<ReturnType<typeof calibrated>>) {
  const file = await steadyFile();
  expect(found.causes).toEqual([]);
  expect(found.file.differences).toEqual([]);
  expect(found.file.inconsistent).toEqual([]);
  const { passed, sections } = driftAt({ ...file, host: found.file.host }, found);
  expect(sections[0]?.cases.filter(({ status }) => status === "failed")).toEqual([]);
  expect(passed).toBe(true);
}

test("does not count a proxy's 502, an error page or a late answer as an answer of the service", async () => {
  const html = "<!doctype html><title>Bad gateway</title><h1>502</h1>";
  let calls = 0;
  const found = await calibrated(
    {
      before: ({ path }, response) => {
        calls += 1;
        // The calls of three operations never get an answer of the service.
        if (path.startsWith("/api/recurringPayments")) return true;
        const isPage = path.startsWith("/rest/pay/stcpay/sendOtp");
        if (calls % 11 !== 0 && !isPage && !path.startsWith("/api/cancelInvoice")) return false;
        response.writeHead(isPage ? 500 : 502, { "Content-Type": "text/html" }).end(html);
        return true;
      },
    },
    400,
  );
  await expectNothing(found);
  const { verdict, why } = found.file.switches["cancel-success-type"] ?? {};
  expect([verdict, why]).toEqual(["undecided", expect.stringMatching(/502 after several tries/)]);
  expect(found.notTried.get("cancelInvoice.success")).toEqual({ code: "proxy", status: 502 });
  expect(found.notTried.get("sendOtp.success")).toEqual({ code: "page", status: 500 });
  const late = [...found.notTried].filter(([, { code }]) => code === "no-answer");
  expect(late.map(([id]) => id)).toContain("listRecurringPayments.registered");
});

test("a service whose clock is three hours ahead shows no difference", async () => {
  const ahead = (text: string) => new Date(Date.parse(text) + 3 * 3_600_000).toISOString();
  const found = await calibrated({
    after: (_, answer) => {
      answer.headers.date = new Date(Date.now() + 3 * 3_600_000).toUTCString();
      answer.text = answer.text.replace(/(?<=")\d{4}-\d\d-\d\dT[\d:.]+Z(?=")/g, ahead);
    },
  });
  await expectNothing(found);
});

test("renews tokens before they expire in a long run", async () => {
  const [firstCalls, MINUTE_MS] = [new Map<string, number>(), 60_000];
  let calls = 0;
  // Each call takes six seconds, and a token lives for half an hour.
  const now = () => Date.now() + (calls * MINUTE_MS) / 10;
  const found = await calibrated(
    {
      before: ({ headers: { authorization } }, response) => {
        calls += 1;
        if (!authorization?.startsWith("Bearer ey")) return false;
        const first = firstCalls.get(authorization) ?? calls;
        firstCalls.set(authorization, first);
        if (calls - first <= 300) return false;
        response.writeHead(401, { "Content-Type": "application/json" }).end("{}");
        return true;
      },
    },
    10_000,
    now,
  );
  await expectNothing(found);
  expect(calls).toBeGreaterThan(400);
});

test("a service with two different answers is inconsistent, which is no drift", async () => {
  let reads = 0;
  const found = await calibrated({
    after: ({ path, body }, answer) => {
      if (path.startsWith("/api/getInvoice/") && answer.text.includes('"orderStatus"')) {
        reads += 1;
        // One of the answers fits an option, the other fits none.
        if (reads % 2 === 0) answer.text = answer.text.replace('"Paid"', '"pAiD"');
      }
      // In the second round it has another version.
      if (path === "/api/addInvoice" && /CALIBRATE-\d{6}2/.test(body) && answer.status === 200) {
        answer.status = 201;
      }
    },
  });
  const { verdict, option } = found.file.switches["order-status-case"] ?? {};
  expect([verdict, option]).toEqual(["inconsistent", undefined]);
  expect(found.file.inconsistent).toContainEqual(
    expect.objectContaining({ operation: "addInvoice", field: "HTTP status" }),
  );
  const file = await steadyFile();
  const { passed, sections } = driftAt({ ...file, host: found.file.host }, found);
  expect(sections[0]?.cases.filter(({ status }) => status === "failed")).toEqual([]);
  expect(passed).toBe(true);
  const warnings = sections[0]?.cases.filter(({ status }) => status === "warning") ?? [];
  expect(warnings.map(({ name }) => name)).toContain("order-status-case: inconsistent this time");
  const report = JSON.stringify(calibrationReport(found));
  expect(report).toContain("order-status-case: inconsistent, so the mock keeps the default");
});

test("a service that becomes unavailable ends the run, without decisions", async () => {
  let calls = 0;
  const found = calibrated({
    before: (_, response) => {
      calls += 1;
      if (calls < 60) return false;
      response.destroy();
      return true;
    },
  });
  await expect(found).rejects.toMatchObject({
    name: "CouldNotRun",
    message: expect.stringMatching(/^the service stopped answering: \w+, \w+, \w+\. Run calibrate/),
  });
});
