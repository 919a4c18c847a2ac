import { join } from "node:path";
import createClient from "openapi-fetch";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type StartOptions, startGateway } from "../../../mocks/index.js";
import type { paths } from "../../../spec/generated/openapi.types.js";
import { paystub } from "../../support/command-line.js";
import { hasProgram } from "../../support/project.js";
import { REST_MS, shadowed } from "../../support/shadowed.js";

const ROOT = join(import.meta.dirname, "../../..");

/**
 * Shadows a gateway in the place of a test environment, whose control API the command knows as well, and
 * returns the report.
 */
async function shadowing(command: readonly string[], options: StartOptions = {}) {
  const environment = await startGateway({
    ...options,
    port: 0,
    sandbox: "shop",
    alwaysRedirect: true,
  });
  onTestFinished(() => environment.close());
  const own = {
    ...{ CONTROL_URL: environment.controlUrl, SANDBOX: "shop", TOKEN: "sandbox_shop" },
    ...{ API_ID: "shop", SECRET_KEY: "any", PROFILE_NO: "shop", API_KEY: "any" },
  };
  for (const [name, value] of Object.entries(own)) vi.stubEnv(`PAYSTUB_${name}`, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const base = ["shadow", "--base-url", environment.baseUrl, "--json"];
  const { code, out, complaints } = await paystub(...base, "--", ...command);
  if (out === "") throw new Error(complaints);
  const report = JSON.parse(out);
  return { code, report, differences: report.data.differences };
}

const CLIENTS = {
  "the shop of the journeys": [process.execPath, join(ROOT, "test/shops/checkout-test.mjs")],
  "the florist": [process.execPath, join(ROOT, "test/shops/florist/plain-tests.mjs")],
};

describe.each(Object.entries(CLIENTS))("%s", (_, command) => {
  test("shows no difference if the environment answers like the mock", async () => {
    const { code, report, differences } = await shadowing(command);
    expect(differences).toEqual([]);
    expect(code).toBe(0);
    expect(report.summary).toMatch(
      /^The command ended with exit code 0: ([\d]+) of \1 calls compared/,
    );
  });

  test("shows the letter case of another environment", async () => {
    const { differences } = await shadowing(command, { assume: { "order-status-case": "upper" } });
    expect(differences).toMatchObject([
      {
        ...{ operation: "getInvoice", field: "orderStatus", kind: "value" },
        ...{ reference: '"PAID"', candidate: '"Paid"' },
      },
    ]);
  });
});

test.skipIf(!hasProgram("python3"))("the Python example shows no difference", async () => {
  const script = join(ROOT, "test/examples/python/test_shop.py");
  const { code, report, differences } = await shadowing(["python3", script]);
  expect(differences).toEqual([]);
  expect(code).toBe(0);
  const outside = report.sections.find(({ name }: { name: string }) =>
    /no call explains/.test(name),
  );
  // The tester pays one invoice, and lets the other one expire.
  expect(outside.cases.map(({ name }: { name: string }) => name)).toEqual([
    "1 invoice paid",
    "1 invoice canceled",
  ]);
});

test("openapi-fetch goes from the invoice to the refund with numbers of the service", async () => {
  const { service, shadow } = await shadowed({ plants: ["otp-code=generated"] });
  const client = createClient<paths>({ baseUrl: shadow.baseUrl });
  const tokens = {
    merchant: await client.POST("/api/auth", { body: { apiId: "shop", secretKey: "any" } }),
    partner: await client.POST("/api/partner/auth", { body: { profileNo: "shop", apiKey: "any" } }),
  };
  const as = (role: keyof typeof tokens) => ({
    headers: { Authorization: `Bearer ${tokens[role].data?.id_token}` },
  });
  const body = {
    ...{ orderNumber: "ORD-1", amount: 25.5, callBackUrl: "http://127.0.0.1:9/done" },
    ...{ clientName: "Sara", clientMobile: "0500000001" },
    products: [{ title: "Tea", price: 25.5, qty: 1 }],
  };
  const { data: invoice } = await client.POST("/api/addInvoice", { body, ...as("merchant") });
  const transactionNo = invoice?.transactionNo ?? "";
  const wallet = {
    ...{ stcpayMobile: "0500000002", stcpayMobileCountryCode: "966", total: 25.5 },
    orderNumber: transactionNo,
  };
  const sent = await client.POST("/rest/pay/stcpay/sendOtp", { body: wallet });
  const { paymentSessionId = "", signature = "", signedBase64Data = "" } = sent.data ?? {};
  const paid = await client.POST("/rest/pay/stcpay/processPayment", {
    body: {
      ...{ ...wallet, paymentSessionId, signature, signedBase64Data },
      stcpayPaymentOTP: service.lastCode() ?? "",
    },
  });
  expect(paid.data?.orderNumber).toBe(transactionNo);
  const params = { path: { transactionNo } };
  const read = await client.GET("/api/getInvoice/{transactionNo}", { params, ...as("merchant") });
  expect(read.data?.orderStatus).toBe("Paid");
  const registered = await client.POST("/api/registerPayment", {
    body: {
      payment: { value: 10, currencyCode: "SAR" },
      customer: { name: "Sara", mobile: "0500000001" },
      urls: { callback: "http://127.0.0.1:9/charged" },
      recurring: { type: "Daily", iterations: 2 },
    },
    ...as("merchant"),
  });
  const recurringId = registered.data?.invoiceDetails?.recurringId ?? "";
  await client.POST("/api/cancelRecurring", { body: { recurringId }, ...as("merchant") });
  const list = await client.GET("/api/recurringPayments", as("merchant"));
  expect(list.data).toMatchObject([{ recurringId, status: "Canceled" }]);
  const merchant = { key: "email", value: "merchant-1@shop.example" } as const;
  const refunded = await client.POST("/rest/partner/v2/merchant/{key}/{value}/refund", {
    ...{ params: { path: merchant }, body: { orderNumber: "ORD-1" } },
    ...as("partner"),
  });
  expect(refunded.response.status).toBe(200);
  const { differences, notCompared, operations } = await shadow.finish(REST_MS);
  expect(differences).toEqual([]);
  expect([...notCompared]).toEqual([]);
  expect(operations.reduce((sum, { compared }) => sum + compared, 0)).toBe(10);
});
