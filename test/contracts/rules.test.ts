import { describe, expect, test } from "vitest";
import { assumptionsBehind, succeeds } from "../../contracts/calibrate/checks.js";
import { serviceClient } from "../../contracts/calibrate/client.js";
import { judge, type RuleVerdict } from "../../contracts/calibrate/findings.js";
import { type ConformanceRule, callsOf } from "../../contracts/calibrate/rule.js";
import { rules } from "../../contracts/calibrate/rules.js";
import { type Outcome, outcomeOf, sideOf } from "../../contracts/calibrate/trial.js";
import { assumptionRows } from "../../spec/generated/tables.js";
import {
  type Body,
  type Call,
  type Deviation,
  object,
  problem,
  type Reply,
  startDeviatingService,
} from "../fixtures/deviating-service.js";

type When = "success" | "failure";

/** Changes the responses of an operation that are of one kind. */
function changing(operation: string, when: When, change: (reply: Reply) => Reply): Deviation {
  const isMeant = (reply: Reply, call: Call) =>
    call.operation === operation && reply.status >= 400 === (when === "failure");
  return { changes: (reply, call) => (isMeant(reply, call) ? change(reply) : reply) };
}

/** A body with another value at a path with dots; undefined takes a field away. */
function withValue(body: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  const put = (part: unknown) => (rest.length > 0 ? withValue(part, rest, value) : value);
  if (Array.isArray(body)) return body.map((part, n) => (String(n) === key ? put(part) : part));
  const part = object(body);
  return { ...part, [key]: put(part[key]) };
}

/** Another value in a field of a response. */
const says = (operation: string, path: string, value: unknown, when: When = "success") =>
  changing(operation, when, (reply) => {
    return { ...reply, body: withValue(reply.body, path.split("."), value) };
  });

/** A response without a field. */
const lacks = (operation: string, path: string, when: When = "success") =>
  says(operation, path, undefined, when);

/** Another body altogether. */
const answers = (operation: string, body: unknown, when: When = "success") =>
  changing(operation, when, (reply) => ({ ...reply, body }));

/** The failure of addInvoice, where an operation has one of its own shape. */
const wrongShape = (operation: string) =>
  changing(operation, "failure", ({ status }) => problem(status, "no"));

/** One status for another, with the same body. */
const turns = (operation: string, from: number, to: number): Deviation => ({
  changes: (reply, call) =>
    call.operation === operation && reply.status === from ? { ...reply, status: to } : reply,
});

const types = (operation: string, path: RegExp, type: string): Deviation => ({
  changes: (reply, call) =>
    call.operation === operation && path.test(call.path) ? { ...reply, type } : reply,
});

/** Accepts all that an operation should refuse. */
const accepts = (operation: string): Deviation => ({
  accepts: (call) => call.operation === operation,
});

/** Refuses good requests, which it knows by their bodies. */
const refuses = (operation: string, knows: (body: Body) => boolean = () => true): Deviation => ({
  refuses: (call) => call.operation === operation && knows(call.body),
});

const schedule = (knows: (recurring: Body) => boolean) =>
  refuses(REGISTER, ({ recurring }) => knows(object(recurring)));

/** Amounts without a fraction part. */
const wholeNumbers = (operation: string): Deviation => ({
  rewrites: (text, call) =>
    call.operation === operation ? text.replace(/(\d)\.0(?=[,}])/g, "$1") : text,
});

/** Refuses an order number that it has seen. */
function refusesSecond(): Deviation {
  const seen = new Set<unknown>();
  return refuses(ADD, ({ orderNumber }) => seen.has(orderNumber) || !seen.add(orderNumber));
}

const ADD = "addInvoice";
const CANCEL = "cancelRecurring";
const DELIVER = "sendDigitalProduct";
const FIND = "getTransactionsOfOrderNumber";
const GET = "getInvoice";
const KEYS = "getMerchantKeys";
const LIST = "listRecurringPayments";
const MERCHANTS = "getMyMerchants";
const OTP = "sendOtp";
const PAY = "processPayment";
const REGISTER = "registerPayment";
const SHARED = "addMerchantInvoice";

/** What a service can get wrong, by the rule that catches it. */
const PLANTED: Readonly<Record<string, Deviation>> = {
  "issueMerchantToken.success": says("issueMerchantToken", "id_token", "abc"),
  "issuePartnerToken.success": says("issuePartnerToken", "id_token", "abc"),
  "issuePartnerToken.header": says("issuePartnerToken", "id_token", "partner.another.signature"),
  ...Object.fromEntries(
    ["issueMerchantToken", "issuePartnerToken"].flatMap((operation) =>
      ([true, "true", "false"] as const).map((value) => [
        `${operation}.persistToken.${value === true ? value : `${value}-as-text`}`,
        refuses(operation, ({ persistToken }) => persistToken === value),
      ]),
    ),
  ),
  [`${MERCHANTS}.array`]: answers(MERCHANTS, { merchants: [] }),
  [`${MERCHANTS}.record`]: says(MERCHANTS, "0.id", "1"),
  [`${MERCHANTS}.status`]: turns(MERCHANTS, 200, 206),
  [`${MERCHANTS}.nulls`]: says(MERCHANTS, "0.terminationDate", "never"),
  [`${MERCHANTS}.fees`]: says(MERCHANTS, "0.partnerMadaFeesPercentage", -1),
  [`${MERCHANTS}.fractions`]: {
    ...says(MERCHANTS, "0.partnerMadaFeesPercentage", 1),
    ...wholeNumbers(MERCHANTS),
  },
  [`${MERCHANTS}.creation-date`]: says(MERCHANTS, "0.relationshipCreationDate", 1_700_000_000),
  [`${MERCHANTS}.no-token.status`]: turns(MERCHANTS, 401, 403),
  [`${KEYS}.shape`]: lacks(KEYS, "secretKey"),
  [`${KEYS}.same`]: says(KEYS, "merchantId", 3),
  [`${KEYS}.unknown`]: turns(KEYS, 404, 400),

  "addInvoice.every-field": refuses(ADD, ({ note }) => typeof note === "string"),
  "addInvoice.shape": lacks(ADD, "qrUrl"),
  "addInvoice.success-flag": says(ADD, "success", "true"),
  "addInvoice.amount": says(ADD, "amount", 40.5),
  "addInvoice.echo": says(ADD, "gatewayOrderRequest.clientName", "Someone"),
  "addInvoice.echo.every-field": lacks(ADD, "gatewayOrderRequest.products.0.productCost"),
  "addInvoice.currency.default": says(ADD, "gatewayOrderRequest.currency", "USD"),
  "addInvoice.pending": says(ADD, "orderStatus", "NEW"),
  "addInvoice.pending.case": says(ADD, "orderStatus", "Pending"),
  "addInvoice.check-url": says(ADD, "checkUrl", "http://127.0.0.1/api/invoices/1"),
  "addInvoice.mobile-url": says(ADD, "mobileUrl", "http://127.0.0.1/m/1"),
  "addInvoice.payment-errors": says(ADD, "paymentErrors", []),
  "addInvoice.status": turns(ADD, 200, 201),
  "addInvoice.nulls": lacks(ADD, "gatewayOrderRequest.note"),
  "addInvoice.fractions": wholeNumbers(ADD),
  "addInvoice.transaction-no": says(ADD, "transactionNo", "17"),
  "addInvoice.transaction-no.unique": says(ADD, "transactionNo", "1772366400000"),
  "addInvoice.rate.none": says(ADD, "foreignCurrencyRate", 1),
  "addInvoice.rate": says(ADD, "foreignCurrencyRate", null),
  "addInvoice.digital": says(ADD, "digitalOrder", false),
  "addInvoice.physical": says(ADD, "digitalOrder", true),
  "addInvoice.digital.mixed": says(ADD, "digitalOrder", false),
  "addInvoice.url": turns("checkout", 200, 404),
  "addInvoice.mobile-url.page": types("checkout", /frame/, "text/plain"),
  "addInvoice.qr-url": types("openApi", /QRCode/, "text/html"),
  "addInvoice.url.host": says(ADD, "qrUrl", "https://cdn.example/qr/1.png"),
  ...Object.fromEntries(
    ["USD", "EUR", "GBP"].map((code) => [
      `addInvoice.currency.${code}`,
      refuses(ADD, ({ currency }) => currency === code),
    ]),
  ),
  "addInvoice.failure": says(ADD, "status", 400, "failure"),
  "addInvoice.failure.status": says(ADD, "status", "422", "failure"),
  "addInvoice.minimum.refused": lacks(ADD, "title", "failure"),
  "addInvoice.failure.code": turns(ADD, 400, 422),
  "addInvoice.minimum.code": turns(ADD, 400, 422),
  "addInvoice.failure.names": says(ADD, "detail", "it failed", "failure"),
  "addInvoice.no-token.status": turns(ADD, 401, 403),
  "addInvoice.broken-json": answers(ADD, "Bad Request", "failure"),
  "addInvoice.accepted.foreign-minimum": refuses(ADD, ({ amount }) => Number(amount) < 5),
  "addInvoice.accepted.duplicate": refusesSecond(),

  "addInvoice.echo.arabic": {
    rewrites: (text, { operation }) =>
      operation === ADD ? text.replace(/[\u0600-\u06ff]/g, "?") : text,
  },
  "addInvoice.currency.amount": says(ADD, "amount", 95.63),
  "cancelInvoice.paid": accepts("cancelInvoice"),
  "cancelInvoice.canceled.not-pending": says(GET, "orderStatus", "PENDING"),
  "payByCard.declined": says("payByCard", "orderStatus", "Paid"),
  "payByCard.declined.not-paid": says("payByCard", "orderStatus", "Paid"),
  "payByCard.card-hidden": says("payByCard", "note", "4111 1111 1111 1111"),
  "payByCard.receipt.card-hidden": {
    changes: (reply) =>
      reply.type === "text/html" ? { ...reply, body: "<p>4111111111111111</p>" } : reply,
  },
  [`${FIND}.only`]: changing(FIND, "success", (reply) => ({
    ...reply,
    body: [...(reply.body as readonly object[]), { orderNumber: "another" }],
  })),
  "sendOtp.canceled": accepts(OTP),

  "getInvoice.shape": lacks(GET, "url"),
  "getInvoice.same.gatewayOrderRequest": says(GET, "gatewayOrderRequest", { amount: 1 }),
  "getInvoice.same.amount": says(GET, "amount", 1),
  "getInvoice.same.transactionNo": says(GET, "transactionNo", "1"),
  "getInvoice.same.orderStatus": says(GET, "orderStatus", "Paid"),
  "getInvoice.same.checkUrl": says(GET, "checkUrl", "http://a/"),
  "getInvoice.unknown": turns(GET, 404, 400),
  "getInvoice.unknown.shape": answers(GET, {}, "failure"),
  "getInvoice.no-token.status": turns(GET, 401, 403),
  "cancelInvoice.success": answers("cancelInvoice", {}),
  "cancelInvoice.success.type": says("cancelInvoice", "success", true),
  "cancelInvoice.canceled": says(GET, "orderStatus", "PENDING"),
  "cancelInvoice.canceled.case": says(GET, "orderStatus", "CANCELED"),
  "cancelInvoice.unknown": turns("cancelInvoice", 404, 400),
  "cancelInvoice.missing": turns("cancelInvoice", 400, 404),

  "payByCard.shape": lacks("payByCard", "url"),
  "payByCard.paid": says("payByCard", "orderStatus", "PENDING"),
  [`${DELIVER}.shape`]: answers(DELIVER, {}),
  [`${DELIVER}.unknown`]: turns(DELIVER, 404, 400),
  [`${DELIVER}.missing`]: turns(DELIVER, 400, 404),
  [`${FIND}.shape`]: answers(FIND, {}),
  [`${FIND}.found`]: says(FIND, "0.transactionNo", "1".repeat(13)),
  [`${FIND}.none`]: turns(FIND, 200, 404),
  [`${FIND}.missing`]: turns(FIND, 400, 404),
  "refundOrder.shape": says("refundOrder", "id", "1"),
  "refundOrder.amount": says("refundOrder", "amount", 1.5),
  "refundOrder.unknown": turns("refundOrder", 404, 400),
  "refundOrder.missing": turns("refundOrder", 400, 404),
  [`${SHARED}.shape`]: lacks(SHARED, "url"),
  [`${SHARED}.echo`]: says(SHARED, "gatewayOrderRequest.receivers", null),
  [`${SHARED}.rest`]: refuses(SHARED, ({ receivers }) => !/amount/.test(JSON.stringify(receivers))),
  [`${SHARED}.unknown`]: turns(SHARED, 404, 400),
  "checkLicense.success": lacks("checkLicense", "signature"),
  "validateRegistrationOtp.success": lacks("validateRegistrationOtp", "status"),
  "addRegistrationInfo.success": lacks("addRegistrationInfo", "status"),
  "confirmRegistration.success": lacks("confirmRegistration", "status"),

  "sendOtp.success": turns(OTP, 200, 201),
  "sendOtp.shape": lacks(OTP, "signature"),
  "sendOtp.mobile": says(OTP, "stcMobile", "0500000002"),
  "sendOtp.values": says(OTP, "paymentSessionId", ""),
  "sendOtp.base64": says(OTP, "signedBase64Data", "{}"),
  "sendOtp.required.orderNumber": turns(OTP, 400, 404),
  "sendOtp.unknown": wrongShape(OTP),
  "sendOtp.failure": says(OTP, "status", "400", "failure"),
  "sendOtp.failure.status": says(OTP, "status", 500, "failure"),
  "sendOtp.failure.path": says(OTP, "path", "/", "failure"),
  "sendOtp.failure.timestamp": says(OTP, "timestamp", 1_772_366_400, "failure"),
  "sendOtp.failure.names": says(OTP, "error", "it failed", "failure"),
  "processPayment.success": lacks(PAY, "msg"),
  "processPayment.order": says(PAY, "orderAmount", 1),
  "processPayment.fractions": { ...says(PAY, "orderAmount", 25), ...wholeNumbers(PAY) },
  "processPayment.paid": says(GET, "orderStatus", "PENDING"),
  "processPayment.paid.case": says(GET, "orderStatus", "PAID"),
  "processPayment.unknown-session": turns(PAY, 404, 400),
  "processPayment.missing": wrongShape(PAY),

  "registerPayment.success": says(REGISTER, "response.isSuccess", false),
  "registerPayment.shape": says(REGISTER, "response.isSuccess", "true"),
  "registerPayment.recurringId": lacks(REGISTER, "invoiceDetails.recurringId"),
  "registerPayment.recurringId.identifies": says(REGISTER, "invoiceDetails.recurringId", "plan-1"),
  "registerPayment.validationErrors": says(REGISTER, "response.validationErrors", []),
  "registerPayment.failure": lacks(REGISTER, "response.message", "failure"),
  "registerPayment.status": turns(REGISTER, 200, 201),
  "registerPayment.failure.status": turns(REGISTER, 400, 200),
  "registerPayment.failure.validationErrors": says(
    REGISTER,
    "response.validationErrors",
    ["intervalDays is wrong"],
    "failure",
  ),
  "registerPayment.failure.invoiceDetails": says(REGISTER, "invoiceDetails", {}, "failure"),
  "registerPayment.failure.names": says(REGISTER, "response.validationErrors", [], "failure"),
  "registerPayment.no-token.status": turns(REGISTER, 401, 403),
  "registerPayment.nulls": says(REGISTER, "invoiceDetails.customerReference", "1"),
  ...Object.fromEntries(
    ["Daily", "Weekly", "Monthly", "Custom"].map((kind) => [
      `registerPayment.type.${kind}`,
      schedule(({ type }) => type === kind),
    ]),
  ),
  "registerPayment.intervalDays.1": schedule((one) => one.intervalDays === 1),
  "registerPayment.intervalDays.180": schedule((one) => one.intervalDays === 180),
  "registerPayment.intervalDays.ignored": schedule((one) => one.intervalDays === 999),
  "registerPayment.retryCount.0": schedule((one) => one.retryCount === 0),
  "registerPayment.retryCount.5": schedule((one) => one.retryCount === 5),
  "registerPayment.retryCount.optional": schedule((one) => one.retryCount === undefined),
  "registerPayment.iterations.0": schedule((one) => one.iterations === 0),
  [`${LIST}.shape`]: answers(LIST, { payments: [] }),
  [`${LIST}.registered`]: answers(LIST, []),
  [`${CANCEL}.success`]: answers(CANCEL, {}),
  [`${CANCEL}.canceled`]: answers(LIST, []),
  [`${CANCEL}.unknown`]: turns(CANCEL, 404, 400),
  [`${CANCEL}.missing`]: wrongShape(CANCEL),
};

/** What a rule catches that only wants a refusal, or only a success. Any other needs a row above. */
function plainDeviation({ call, checks }: ConformanceRule): Deviation | undefined {
  if (checks.some(({ ofRefusal }) => ofRefusal)) return accepts(call.operation);
  return checks.every((check) => check === succeeds) ? refuses(call.operation) : undefined;
}

const deviationOf = (rule: ConformanceRule) => PLANTED[rule.id] ?? plainDeviation(rule);

async function tokenOf(baseUrl: string, path: string, credentials: object): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(credentials);
  const response = await fetch(baseUrl + path, { method: "POST", headers, body });
  return (await response.json()).id_token;
}

let orders = 0;

/** Judges rules at a service, with the calls that they need. */
async function judgeAt(
  { baseUrl, mock }: Awaited<ReturnType<typeof startDeviatingService>>,
  those: readonly ConformanceRule[],
): Promise<readonly RuleVerdict[]> {
  const [merchant, partner] = [
    { apiId: "shop", secretKey: "any" },
    // A partner and its merchant are in one sandbox of our mock when they have one name.
    { profileNo: "shop", apiKey: "any" },
  ];
  const tokens = new Map([
    ["merchant", await tokenOf(mock.baseUrl, "/api/auth", merchant)],
    ["partner", await tokenOf(mock.baseUrl, "/api/partner/auth", partner)],
  ] as const);
  const connection = { baseUrl, orderUrl: baseUrl, timeoutMs: 60_000, pauseMs: 0, tokens };
  const client = serviceClient(connection, () => ({
    ...{ mobile: "0500000001", otp: "12345" },
    ...{ merchant, partner },
    orderNumber: `RULES-${++orders}`,
  }));
  const side = sideOf({
    ...{ client, prefix: "", webhookPath: "", callbackWaitMs: 0 },
    wait: async () => undefined,
  });
  const outcomes = new Map<unknown, Outcome>();
  for (const call of new Set(those.flatMap(callsOf))) {
    const trial = { id: "", call, comparedAs: call.operation, decides: [] };
    outcomes.set(call, await outcomeOf({ ...trial, run: () => client.answerTo(call) }, side));
  }
  return those.map((rule) => judge(rule, (call) => outcomes.get(call)));
}

test("a service that differs from our mock in all that the spec leaves open keeps every rule", async () => {
  const service = await startDeviatingService([], { hasOwnWords: true });
  const verdicts = await judgeAt(service, rules);
  const others = verdicts.filter(({ result }) => result !== "kept");
  expect(others.map(({ rule, result }) => `${rule.id}: ${result}`)).toEqual([]);
});

test("every rule is broken by its planted deviation", async () => {
  const ids = rules.map(({ id }) => id);
  expect(Object.keys(PLANTED).filter((id) => !ids.includes(id))).toEqual([]);
  const missed: string[] = [];
  for (const rule of rules) {
    const deviation = deviationOf(rule);
    if (!deviation) throw new Error(`${rule.id} needs a planted deviation`);
    const service = await startDeviatingService([deviation], { hasOwnWords: true });
    const [verdict] = await judgeAt(service, [rule]);
    if (verdict?.result !== "broken") missed.push(`${rule.id}: ${verdict?.result}`);
  }
  expect(missed).toEqual([]);
});

test("a rule is not judged if the service refuses valid calls of its operation", async () => {
  const service = await startDeviatingService([refuses(ADD)]);
  const wanted = ["getInvoice.shape", "addInvoice.minimum.refused"];
  const verdicts = await judgeAt(
    service,
    rules.filter(({ id }) => wanted.includes(id)),
  );
  expect(verdicts.map((one) => [one.rule.id, "why" in one ? one.why : one.result])).toEqual([
    [
      "addInvoice.minimum.refused",
      { code: "control-refused", operation: "addInvoice", status: 400 },
    ],
    ["getInvoice.shape", { code: "refused", operation: "addInvoice", status: 400 }],
  ]);
});

test("a service that answers all invalid requests with 500 keeps no rule about refusals", async () => {
  const changes = (reply: Reply) =>
    [400, 401, 403, 404, 415].includes(reply.status) ? { ...reply, status: 500 } : reply;
  const service = await startDeviatingService([{ changes }]);
  const about = rules.filter(({ checks }) => checks.some(({ ofRefusal }) => ofRefusal));
  const verdicts = await judgeAt(service, about);
  expect(verdicts.filter(({ result }) => result === "kept")).toEqual([]);
});

describe("the rules", () => {
  test("have one id each, and refer to existing rows", () => {
    const known = assumptionRows.map(({ id }) => id);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { assumption } of rules) {
      if (assumption !== null) expect(known).toContain(assumption);
    }
  });

  test("about a refusal have a valid request of the same operation", () => {
    const about = rules.filter(({ checks }) => checks.some(({ ofRefusal }) => ofRefusal));
    const alone = about.filter(
      ({ positiveControl, call }) => positiveControl?.operation !== call.operation,
    );
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ["required", "", { missingProperty: "qrUrl" }, []],
    ["required", "/gatewayOrderRequest", { missingProperty: "note" }, ["echo-nulls"]],
    [
      "required",
      "/gatewayOrderRequest/products/0",
      { missingProperty: "imageSrc" },
      ["echo-nulls"],
    ],
    ["type", "/amount", {}, []],
    ["type", "/metadata", {}, ["echo-nulls"]],
    ["format", "/url", {}, []],
    ["pattern", "/transactionNo", {}, ["transaction-no"]],
    ["enum", "/gatewayOrderRequest/supportedCardBrands/1", {}, ["tabby"]],
  ])("report a breach of %s at %j by its provenance", (keyword, instancePath, params, rows) => {
    const error = { keyword, instancePath, params, schemaPath: "#" };
    expect(assumptionsBehind("addInvoice", error)).toEqual(rows);
  });

  test("report a breach of a field by all rows that it rests on", () => {
    const error = {
      keyword: "minimum",
      instancePath: "/0/serviceFees",
      params: {},
      schemaPath: "#",
    };
    const rows = assumptionsBehind("getTransactionsOfOrderNumber", error);
    expect(rows).toEqual(["transactions-of-order", "settlement-sums"]);
  });
});
