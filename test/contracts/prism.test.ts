import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { expect, onTestFinished } from "vitest";
import { operations } from "../../spec/generated/operations.js";
import { type Answered, type Client, clientOf } from "../support/http.js";
import { test } from "../support/persons.js";

type PrismOptions = Parameters<typeof createServer>[1];

const quiet = () => undefined;
const methods = {
  info: quiet,
  warn: quiet,
  error: quiet,
  debug: quiet,
  trace: quiet,
  fatal: quiet,
};
const logger = {
  ...{ ...methods, success: quiet },
  child: () => logger,
} as unknown as PrismOptions["components"]["logger"];

/** Starts Prism on the spec: as a mock, or as a validating proxy in front of `upstream`. Returns its URL. */
async function openPrism(upstream?: string): Promise<string> {
  const common = { checkSecurity: true, validateResponse: true, upstreamProxy: undefined };
  const mock = { dynamic: false };
  const config: PrismOptions["config"] = upstream
    ? // With errors, the proxy would answer in the gateway's place.
      {
        ...{ ...common, mock, isProxy: true, upstream: new URL(upstream) },
        ...{ validateRequest: true, errors: false },
      }
    : { ...common, mock, isProxy: false, validateRequest: false, errors: false };
  const spec = await getHttpOperationsFromSpec("spec/openapi.yaml");
  const server = createServer(spec, { components: { logger }, cors: false, config });
  onTestFinished(() => server.close());
  return server.listen(0, "127.0.0.1");
}

/** A client that leaves the judgement to Prism, which rewrites numbers: 25.0 becomes 25. */
const judgedByPrism = (url: string, token?: string): Client =>
  clientOf(url, token, () => undefined);

/** What Prism found wrong with an answer. */
function violationsOf({ headers }: Answered): readonly string[] {
  const list = JSON.parse(headers.get("sl-violations") ?? "[]");
  return list
    .filter(({ location }: { location: readonly string[] }) => location[0] === "response")
    .map(({ message }: { message: string }) => message);
}

test("Prism finds nothing wrong with the mock's answers, accepted or refused", async ({
  gateway,
  merchant,
  tester,
}) => {
  const url = await openPrism(gateway.baseUrl);
  const nobody = judgedByPrism(url);
  const answers: [string, Answered][] = [];
  const keep = async (name: string, answer: Promise<Answered>) => {
    const answered = await answer;
    answers.push([`${name} ${answered.status}`, answered]);
    return answered.body;
  };
  const shop = { apiId: "shop", secretKey: "any" };
  const { id_token } = await keep("issueMerchantToken", nobody.post("/api/auth", shop));
  const partnerToken = await keep(
    "issuePartnerToken",
    nobody.post("/api/partner/auth", { profileNo: "shop", apiKey: "any" }),
  );
  const api = judgedByPrism(url, id_token);
  const partner = judgedByPrism(url, partnerToken.id_token);
  await keep("getMyMerchants", partner.get("/rest/partner/getMyMerchants"));
  const brands = { supportedCardBrands: ["mada", "stcpay"] };
  const { transactionNo } = await keep(
    "addInvoice",
    api.post("/api/addInvoice", merchant.order(brands)),
  );
  await keep("addInvoice", api.post("/api/addInvoice", merchant.order({ amount: 4.99 })));
  await keep("addInvoice", nobody.post("/api/addInvoice", merchant.order()));
  await keep("getInvoice", api.get(`/api/getInvoice/${transactionNo}`));
  await keep("getInvoice", api.get("/api/getInvoice/1700000000000"));
  const otp = {
    stcpayMobile: "0509200900",
    stcpayMobileCountryCode: "966",
    total: 25,
    orderNumber: transactionNo,
  };
  const { msg: _, ...proof } = await keep("sendOtp", nobody.post("/rest/pay/stcpay/sendOtp", otp));
  await keep(
    "sendOtp",
    nobody.post("/rest/pay/stcpay/sendOtp", { ...otp, orderNumber: "1700000000000" }),
  );
  const payment = { ...otp, ...proof, stcpayMobile: otp.stcpayMobile };
  await keep(
    "processPayment",
    nobody.post("/rest/pay/stcpay/processPayment", { ...payment, stcpayPaymentOTP: "54321" }),
  );
  await keep(
    "processPayment",
    nobody.post("/rest/pay/stcpay/processPayment", { ...payment, stcpayPaymentOTP: "12345" }),
  );
  await keep("getInvoice", api.get(`/api/getInvoice/${transactionNo}`));
  await keep("cancelInvoice", api.post("/api/cancelInvoice", { transactionNo }));
  const plan = merchant.plan();
  const { invoiceDetails } = await keep("registerPayment", api.post("/api/registerPayment", plan));
  await keep(
    "registerPayment",
    api.post(
      "/api/registerPayment",
      merchant.plan({ recurring: { type: "Custom", intervalDays: 181 } }),
    ),
  );
  await tester.recurring.start(invoiceDetails.recurringId);
  await keep("listRecurringPayments", api.get("/api/recurringPayments"));
  await keep(
    "cancelRecurring",
    api.post("/api/cancelRecurring", { recurringId: invoiceDetails.recurringId }),
  );

  expect(answers.map(([name]) => name)).toEqual([
    "issueMerchantToken 200",
    "issuePartnerToken 200",
    "getMyMerchants 200",
    "addInvoice 200",
    "addInvoice 400",
    "addInvoice 401",
    "getInvoice 200",
    "getInvoice 404",
    "sendOtp 200",
    "sendOtp 404",
    "processPayment 400",
    "processPayment 200",
    "getInvoice 200",
    "cancelInvoice 400",
    "registerPayment 200",
    "registerPayment 400",
    "listRecurringPayments 200",
    "cancelRecurring 200",
  ]);
  for (const [name, answer] of answers) expect([name, violationsOf(answer)]).toEqual([name, []]);
});

test("Prism's proxy notices an answer that breaks the spec", async ({
  gateway,
  merchant,
  tester,
}) => {
  await tester.faults.add({ fault: "missing-field", operation: "addInvoice" });
  const api = judgedByPrism(await openPrism(gateway.baseUrl), "sandbox_shop");
  expect(violationsOf(await api.post("/api/addInvoice", merchant.order()))).not.toEqual([]);
});

test("Prism mocks every operation from the examples of the spec, without a state", async () => {
  const url = await openPrism();
  for (const { id, method, path, body } of operations) {
    const answer = await fetch(`${url}${path.replaceAll(/\{\w+\}/g, "1736935200000")}`, {
      method,
      headers: {
        Authorization: "Bearer any",
        "Content-Type": "application/json",
        Accept: "application/json",
        Prefer: "code=200",
      },
      ...(body && { body: "{}" }),
    });
    expect([id, answer.status]).toEqual([id, 200]);
  }
});
