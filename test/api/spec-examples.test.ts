import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type StateName, states } from "../../contracts/states/catalogue.js";
import {
  openStateSetup,
  type Params,
  type State,
  type Values,
} from "../../contracts/states/state.js";
import { startGateway } from "../../mocks/index.js";
import {
  type ApiDocument,
  jsonContent,
  type MediaType,
  operationsOf,
  type Payload,
  type PlacedOperation,
  readDocument,
  resolve,
} from "../../scripts/generate/documents.js";
import { type OperationId, operations } from "../../spec/generated/operations.js";
import { INFO } from "../support/onboarding.js";
import { invoiceFields } from "../support/orders.js";
import { CARDS, cardOf } from "../support/persons.js";

/** The examples of a media type by name, whichever way they are written. */
function examplesOf(document: ApiDocument, media: MediaType | undefined): [string, unknown][] {
  const named = Object.entries(media?.examples ?? {}).map(([name, example]): [string, unknown] => [
    name,
    resolve(document, example).value,
  ]);
  return media?.example === undefined ? named : [["example", media.example], ...named];
}

/** How the answer of an example comes about: the states, and the request that is made in them. */
interface Reached {
  readonly given: readonly (readonly [
    name: StateName,
    params?: Readonly<Record<string, unknown>>,
  ])[];
  readonly operation: OperationId;
  /** A body, or the name of one of the operation's examples of a request. */
  readonly sends?: (values: Values) => object;
  readonly example?: string;
  readonly params?: (values: Values) => Readonly<Record<string, string>>;
  readonly query?: string;
  readonly path?: string;
  readonly token?: string | null;
  readonly raw?: { readonly type: string; readonly text: string };
}

type Row = readonly [name: string, reached: Reached];

/** The instant of the examples' frozen clock: the first transaction number is 1736935200000. */
const EXAMPLES_AT = "2025-01-15T10:00:00Z";

const TOO_LARGE = { type: "application/json", text: `{"a":"${"x".repeat(1024 * 1024)}"}` };
const FORM = { type: "application/x-www-form-urlencoded", text: "a=b" };

const byNumber = ({ transactionNo }: Values) => ({ transactionNo: String(transactionNo) });
const byId = ({ recurringId }: Values) => ({ recurringId });
const wallet = (part: object) => (values: Values) => ({
  stcpayMobile: "500000001",
  orderNumber: values.transactionNo,
  stcpayMobileCountryCode: "966",
  total: 25.5,
  ...part,
});
const proof = (part: object) => (values: Values) => {
  const { token: _, transactionNo, amount: __, ...rest } = values;
  return { ...rest, orderNumber: transactionNo, ...part };
};
const chosen = (id: string, option: string) => ["an assumption is chosen", { id, option }] as const;
const fails = (operation: OperationId, status: number) =>
  ["the service fails", { operation, status }] as const;

/** What an operation with a body of its own shape answers to a body that it cannot use. */
function unusable(operation: OperationId, given: Reached["given"]): readonly Row[] {
  return [
    [`${operation} 413 tooLarge`, { given, operation, raw: TOO_LARGE }],
    [`${operation} 415 notJson`, { given, operation, raw: FORM }],
  ];
}

const MERCHANT = [["a merchant"]] as const;
const PENDING = [["a pending invoice"]] as const;
const CODE = [["an OTP was sent"]] as const;
const PLAN = { payment: { value: 49, currencyCode: "SAR" } };
const tooLong = () => ({
  ...PLAN,
  customer: { name: "Sara Al Harbi", mobile: "0500000001" },
  urls: { callback: "https://shop.example/recurring/charged" },
  recurring: { type: "Custom", intervalDays: 181, iterations: 12 },
});

const TOKENS: readonly Row[] = [
  [
    "issueMerchantToken 200 shortLived",
    { given: MERCHANT, operation: "issueMerchantToken", example: "shortLived" },
  ],
  [
    "issueMerchantToken 401 wrongSecret",
    {
      given: [["credentials are pinned"]],
      operation: "issueMerchantToken",
      sends: ({ apiId }) => ({ apiId, secretKey: "another" }),
    },
  ],
  [
    "issuePartnerToken 200 shortLived",
    { given: MERCHANT, operation: "issuePartnerToken", example: "shortLived" },
  ],
  [
    "issuePartnerToken 401 wrongKey",
    {
      given: [["credentials are pinned"]],
      operation: "issuePartnerToken",
      sends: ({ apiId }) => ({ profileNo: apiId, apiKey: "another" }),
    },
  ],
  [
    "InvalidTokenRequest 400 empty",
    {
      given: MERCHANT,
      operation: "issueMerchantToken",
      sends: () => ({ apiId: "APP_1001", secretKey: "" }),
    },
  ],
  [
    "getMyMerchants 200 oneMerchant",
    { given: [["a partner with merchants", { count: 1 }]], operation: "getMyMerchants" },
  ],
  [
    "getMyMerchants 200 none",
    { given: [["a partner without merchants"]], operation: "getMyMerchants" },
  ],
];

const ONE_MERCHANT = [["a partner with merchants", { count: 1 }]] as const;
const byEmail = (searchValue: string) => () => ({ searchType: "email", searchValue });

const KEYS: readonly Row[] = [
  [
    "getMerchantKeys 200 keys",
    {
      given: ONE_MERCHANT,
      operation: "getMerchantKeys",
      params: byEmail("merchant-1@shop.example"),
      query: "?profileNo=20230101",
    },
  ],
  [
    "getMerchantKeys 400 missing",
    {
      given: ONE_MERCHANT,
      operation: "getMerchantKeys",
      params: byEmail("merchant-1@shop.example"),
    },
  ],
  [
    "getMerchantKeys 404 unknown",
    {
      given: ONE_MERCHANT,
      operation: "getMerchantKeys",
      params: byEmail("nobody@shop.example"),
      query: "?profileNo=20230101",
    },
  ],
];

const INVOICES: readonly Row[] = [
  ["addInvoice 200 required", { given: MERCHANT, operation: "addInvoice", example: "required" }],
  [
    "addInvoice 200 everything",
    { given: MERCHANT, operation: "addInvoice", example: "everything" },
  ],
  [
    "addInvoice 400 missingFields",
    {
      given: MERCHANT,
      operation: "addInvoice",
      sends: () => ({ ...ORDER, clientMobile: undefined, products: [] }),
    },
  ],
  [
    "addInvoice 400 belowMinimum",
    { given: MERCHANT, operation: "addInvoice", sends: () => ({ ...ORDER, amount: 4.99 }) },
  ],
  [
    "addInvoice 400 orderNumberTaken",
    {
      given: [["the order number is taken", { orderNumber: "ORD-1001" }]],
      operation: "addInvoice",
      sends: () => ORDER,
    },
  ],
  [
    "getInvoice 200 paid",
    { given: [["a paid invoice"]], operation: "getInvoice", params: byNumber },
  ],
  [
    "getInvoice 200 canceled",
    { given: [["a canceled invoice"]], operation: "getInvoice", params: byNumber },
  ],
  [
    "getInvoice 200 declined",
    { given: [["a declined invoice"]], operation: "getInvoice", params: byNumber },
  ],
  [
    "getInvoice 200 declinedAsArray",
    {
      given: [["a declined invoice"], chosen("payment-errors-shape", "array")],
      operation: "getInvoice",
      params: byNumber,
    },
  ],
  [
    "getInvoice 400 unreadable",
    { given: MERCHANT, operation: "getInvoice", path: "/api/getInvoice/%ZZ" },
  ],
  [
    "InvoiceUnknown 404 unknown",
    { given: [["no such invoice"]], operation: "getInvoice", params: byNumber },
  ],
  ["payByCard 200 paid", { given: MERCHANT, operation: "payByCard", example: "paid" }],
  ["payByCard 200 digital", { given: MERCHANT, operation: "payByCard", example: "digital" }],
  ["payByCard 200 challenged", { given: MERCHANT, operation: "payByCard", example: "challenged" }],
  ["payByCard 200 declined", { given: MERCHANT, operation: "payByCard", example: "declined" }],
  ...(["declined", "challenged"] as const).map(
    (example): Row => [
      `payByCard 200 ${example}AsArray`,
      { given: [chosen("payment-errors-shape", "array")], operation: "payByCard", example },
    ],
  ),
  ["payByCard 400 missing", { given: MERCHANT, operation: "payByCard", sends: () => ORDER }],
  [
    "payByCard 400 mistyped",
    {
      given: MERCHANT,
      operation: "payByCard",
      sends: () => ({ ...ORDER, card: cardOf(CARDS.mistyped) }),
    },
  ],
  [
    "getTransactionsOfOrderNumber 200 one",
    {
      given: [["a paid invoice"]],
      operation: "getTransactionsOfOrderNumber",
      query: "?orderNumber=ORD-1",
    },
  ],
  [
    "getTransactionsOfOrderNumber 200 none",
    { given: PENDING, operation: "getTransactionsOfOrderNumber", query: "?orderNumber=ORD-2" },
  ],
  [
    "getTransactionsOfOrderNumber 400 missing",
    { given: PENDING, operation: "getTransactionsOfOrderNumber" },
  ],
  ["cancelInvoice 200 canceled", { given: PENDING, operation: "cancelInvoice", sends: byNumber }],
  [
    "cancelInvoice 200 canceledAsBoolean",
    {
      given: [...PENDING, chosen("cancel-success-type", "boolean")],
      operation: "cancelInvoice",
      sends: byNumber,
    },
  ],
  [
    "cancelInvoice 400 closed",
    { given: [["a paid invoice"]], operation: "cancelInvoice", sends: byNumber },
  ],
  ["cancelInvoice 400 missing", { given: MERCHANT, operation: "cancelInvoice", sends: () => ({}) }],
];

const ORDER = {
  ...invoiceFields("https://shop.example/payment/done"),
  orderNumber: "ORD-1001",
};

const REFUND = { orderNumber: "ORD-1", refundReason: "The customer sent it back" };
const refundBy = (part: object = {}) =>
  ({
    operation: "refundOrder",
    sends: () => ({ ...REFUND, ...part }),
    params: ({ value = "nobody@shop.example" }: Values) => ({ key: "email", value: String(value) }),
  }) as const;

const product = {
  operation: "sendDigitalProduct",
  sends: () => ({ message: "Your course: https://shop.example/courses/17", orderNumber: "ORD-1" }),
} as const;

const DIGITAL: readonly Row[] = [
  ["sendDigitalProduct 200 sent", { given: [["a paid digital order"]], ...product }],
  [
    "sendDigitalProduct 400 missing",
    { given: MERCHANT, operation: "sendDigitalProduct", sends: () => ({ orderNumber: "ORD-1" }) },
  ],
  ["sendDigitalProduct 400 notPaid", { given: PENDING, ...product }],
  ["sendDigitalProduct 400 notDigital", { given: [["a paid invoice"]], ...product }],
  ["sendDigitalProduct 404 unknown", { given: MERCHANT, ...product }],
];

const RECEIVER = { key: "email", value: "merchant-1@shop.example" };
const KNOWN = [
  ["a partner with known merchants", { merchants: [`email=${RECEIVER.value}`] }],
] as const;
const SHARED_BY = {
  operation: "addMerchantInvoice",
  params: () => ({ profileNo: "20230101" }),
} as const;
const shared = (receivers?: readonly object[], partnerPortion?: object) =>
  ({ ...SHARED_BY, sends: () => ({ ...ORDER, receivers, partnerPortion }) }) as const;

const SHARED_INVOICES: readonly Row[] = [
  ["addMerchantInvoice 200 shared", { given: KNOWN, ...SHARED_BY, example: "shared" }],
  ["addMerchantInvoice 200 rest", { given: KNOWN, ...SHARED_BY, example: "rest" }],
  ["addMerchantInvoice 400 missing", { given: KNOWN, ...shared() }],
  [
    "addMerchantInvoice 400 mismatch",
    { given: KNOWN, ...shared([{ ...RECEIVER, amount: 20.25 }], { amount: 5 }) },
  ],
  ["addMerchantInvoice 400 ambiguous", { given: KNOWN, ...shared([RECEIVER, RECEIVER]) }],
  [
    "addMerchantInvoice 404 noMerchant",
    { given: [["a partner without merchants"]], ...shared([RECEIVER]) },
  ],
];

const REFUNDS: readonly Row[] = [
  ["refundOrder 200 refunded", { given: [["a partner with a paid order"]], ...refundBy() }],
  [
    "refundOrder 400 missing",
    { given: [["a partner with a paid order"]], ...refundBy({ orderNumber: undefined }) },
  ],
  [
    "refundOrder 400 notPaid",
    {
      given: [["a partner with a paid order", { orderNumber: "ORD-0" }], ...PENDING],
      ...refundBy(),
    },
  ],
  ["refundOrder 400 refunded", { given: [["a partner with a refunded order"]], ...refundBy() }],
  ["refundOrder 404 noMerchant", { given: MERCHANT, ...refundBy() }],
  [
    "refundOrder 404 noOrder",
    { given: [["a partner with a paid order"]], ...refundBy({ orderNumber: "ORD-9" }) },
  ],
];

const register = (operation: OperationId, name: StateName, part: object = {}) =>
  ({
    given: [[name]],
    operation,
    sends: ({ token: _, otp, ...values }: Values) => ({
      ...values,
      ...(operation === "validateRegistrationOtp" && { otp }),
      ...part,
    }),
  }) as const;

const ONBOARDING: readonly Row[] = [
  ["checkLicense 200 done", { given: [], operation: "checkLicense", example: "freelancer" }],
  [
    "validateRegistrationOtp 200 done",
    register("validateRegistrationOtp", "a registration with an OTP"),
  ],
  [
    "RegistrationRefused 400 wrongCode",
    register("validateRegistrationOtp", "a registration with an OTP", { otp: "00000" }),
  ],
  [
    "RegistrationUnknown 404 unknown",
    register("confirmRegistration", "a registration with an OTP", {
      sessionUuid: "6a1f3c52-9d0b-4e7a-8c21-5b0f4de8a917",
    }),
  ],
  [
    "addRegistrationInfo 200 done",
    register("addRegistrationInfo", "a registration with a verified mobile", INFO),
  ],
  [
    "confirmRegistration 200 done",
    register("confirmRegistration", "a registration with its information"),
  ],
];

const WALLETS: readonly Row[] = [
  ["sendOtp 200 sent", { given: PENDING, operation: "sendOtp", sends: wallet({}) }],
  [
    "sendOtp 400 missing",
    { given: PENDING, operation: "sendOtp", sends: wallet({ stcpayMobile: undefined }) },
  ],
  [
    "sendOtp 400 totalMismatch",
    { given: PENDING, operation: "sendOtp", sends: wallet({ total: 20 }) },
  ],
  [
    "sendOtp 401 unauthorized",
    { given: [...PENDING, fails("sendOtp", 401)], operation: "sendOtp", sends: wallet({}) },
  ],
  [
    "sendOtp 404 unknown",
    { given: [["no such invoice"]], operation: "sendOtp", sends: wallet({}) },
  ],
  ...unusable("sendOtp", PENDING),
  [
    "sendOtp 500 failed",
    { given: [...PENDING, fails("sendOtp", 500)], operation: "sendOtp", sends: wallet({}) },
  ],
  ["processPayment 200 paid", { given: CODE, operation: "processPayment", sends: proof({}) }],
  [
    "processPayment 400 wrongPassword",
    { given: CODE, operation: "processPayment", sends: proof({ stcpayPaymentOTP: "54321" }) },
  ],
  [
    "processPayment 401 unauthorized",
    { given: [["a forged OTP proof"]], operation: "processPayment", sends: proof({}) },
  ],
  [
    "processPayment 404 unknown",
    {
      given: CODE,
      operation: "processPayment",
      sends: proof({ paymentSessionId: "5f0c2d9e8b7a4c31" }),
    },
  ],
  ...unusable("processPayment", CODE),
  [
    "processPayment 500 failed",
    {
      given: [...CODE, fails("processPayment", 500)],
      operation: "processPayment",
      sends: proof({}),
    },
  ],
];

const RECURRING: readonly Row[] = [
  [
    "registerPayment 200 monthly",
    { given: MERCHANT, operation: "registerPayment", example: "monthly" },
  ],
  [
    "registerPayment 200 refused",
    {
      given: [chosen("register-failure-status", "200")],
      operation: "registerPayment",
      sends: tooLong,
    },
  ],
  ...(["objects", "strings", "map"] as const).map(
    (option): Row => [
      `registerPayment 400 ${option}`,
      {
        given: [chosen("validation-errors-shape", option)],
        operation: "registerPayment",
        sends: tooLong,
      },
    ],
  ),
  ...unusable("registerPayment", MERCHANT),
  [
    "registerPayment 500 failed",
    { given: [fails("registerPayment", 500)], operation: "registerPayment", example: "monthly" },
  ],
  [
    "cancelRecurring 200 canceled",
    { given: [["an active recurring payment"]], operation: "cancelRecurring", sends: byId },
  ],
  [
    "cancelRecurring 400 over",
    { given: [["a completed recurring payment"]], operation: "cancelRecurring", sends: byId },
  ],
  [
    "cancelRecurring 400 missing",
    { given: MERCHANT, operation: "cancelRecurring", sends: () => ({}) },
  ],
  [
    "cancelRecurring 404 unknown",
    { given: [["no such recurring payment"]], operation: "cancelRecurring", sends: byId },
  ],
  ...unusable("cancelRecurring", MERCHANT),
  [
    "cancelRecurring 500 failed",
    {
      given: [["an active recurring payment"], fails("cancelRecurring", 500)],
      operation: "cancelRecurring",
      sends: byId,
    },
  ],
  [
    "listRecurringPayments 200 two",
    {
      given: [["an active recurring payment"], ["an ended recurring payment"]],
      operation: "listRecurringPayments",
    },
  ],
];

const SHARED: readonly Row[] = [
  [
    "Unauthorized 401 missing",
    { given: PENDING, operation: "getInvoice", params: byNumber, token: null },
  ],
  [
    "Unauthorized 401 expired",
    { given: [...PENDING, ["the token has expired"]], operation: "getInvoice", params: byNumber },
  ],
  [
    "Forbidden 403 otherRole",
    {
      given: [...PENDING, ["the token is of the other kind"]],
      operation: "getInvoice",
      params: byNumber,
    },
  ],
  ["BodyTooLarge 413 tooLarge", { given: MERCHANT, operation: "addInvoice", raw: TOO_LARGE }],
  ["BodyNotJson 415 notJson", { given: MERCHANT, operation: "addInvoice", raw: FORM }],
  [
    "ServerError 500 failed",
    { given: [fails("addInvoice", 500)], operation: "addInvoice", example: "required" },
  ],
];

/** How to reach each example of a response, by its place: operation or response, status, name. */
const EXAMPLE_ANSWERS: Readonly<Record<string, Reached>> = Object.fromEntries([
  ...[
    ...TOKENS,
    ...KEYS,
    ...INVOICES,
    ...DIGITAL,
    ...SHARED_INVOICES,
    ...REFUNDS,
    ...ONBOARDING,
    ...WALLETS,
  ],
  ...[...RECURRING, ...SHARED],
]);

const spec = readDocument(join(import.meta.dirname, "../../spec"), "openapi.yaml");

/** The examples of a response by their places; those of a shared response occur once. */
function placesOf(owner: string, status: string, response: Payload): readonly [string, unknown][] {
  const { $ref } = response as { readonly $ref?: string };
  const place = $ref?.split("/").at(-1) ?? owner;
  return examplesOf(spec, jsonContent(spec, response)).map(([name, value]) => [
    `${place} ${status} ${name}`,
    value,
  ]);
}

const EXAMPLES = new Map(
  operationsOf(spec).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      placesOf(operation.operationId, status, response),
    ),
  ),
);

function bodyOf({ operation: id, example, sends }: Reached, values: Values): object | undefined {
  if (sends) return sends(values);
  if (example === undefined) return undefined;
  const placed = operationsOf(spec).find(({ operation }) => operation.operationId === id);
  const media = jsonContent(spec, placed?.operation.requestBody ?? {});
  return new Map(examplesOf(spec, media)).get(example) as object;
}

/** Where the service of the examples is. */
const PUBLIC_URL = "https://api.payments.example";

/** Reaches the states in a gateway of its own, and makes the request. */
async function answerOf(reached: Reached) {
  const gateway = await startGateway({ seed: "examples" });
  try {
    const setup = await openStateSetup(gateway, "examples", EXAMPLES_AT);
    let values: Values = { token: setup.token };
    for (const [name, params = {}] of reached.given) {
      const state: State = states[name];
      values = {
        ...values,
        ...(await state.reach(setup, { ...state.params, ...(params as Params) })),
      };
    }
    const { method, path } = operations.find(({ id }) => id === reached.operation) ?? {};
    const params = reached.params?.(values) ?? {};
    const filled = (path ?? "").replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
    const { raw, token = String(values.token), query = "" } = reached;
    const body = bodyOf(reached, values);
    const response = await fetch(gateway.baseUrl + (reached.path ?? filled) + query, {
      method: method ?? "GET",
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...((raw || body) && { "Content-Type": raw?.type ?? "application/json" }),
      },
      ...((raw || body) && { body: raw?.text ?? JSON.stringify(body) }),
    });
    const text = (await response.text()).replaceAll(gateway.baseUrl, PUBLIC_URL);
    return { status: response.status, body: JSON.parse(text) };
  } finally {
    await gateway.close();
  }
}

test("every example of a response is tested, and nothing else", () => {
  expect(Object.keys(EXAMPLE_ANSWERS).sort()).toEqual([...EXAMPLES.keys()].sort());
});

/** Replaces what differs in each run: signed tokens, and the time of calls outside a sandbox. */
function fixed(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  if ("id_token" in body) return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(String(body.id_token));
  return "timestamp" in body ? { ...body, timestamp: typeof body.timestamp } : body;
}

test.each([...EXAMPLES])("%s is the actual answer", async (place, value) => {
  const reached = EXAMPLE_ANSWERS[place];
  if (!reached) throw new Error(`nothing says how ${place} is reached`);
  const { status, body } = await answerOf(reached);
  expect({ status, body: fixed(body) }).toEqual({
    status: Number(place.split(" ")[1]),
    body: fixed(value),
  });
});

const TOKEN = "sandbox_examples";

type Parameters = Readonly<Record<string, unknown>>;

/** A request of the spec, and the answer that goes with it. */
interface Example {
  readonly placed: PlacedOperation;
  readonly name: string;
  readonly params: Parameters;
  readonly query: Parameters;
  readonly body: unknown;
  readonly answer: unknown;
}

const valuesOf = (examples: object | undefined): Parameters =>
  Object.fromEntries(
    Object.entries(examples ?? {}).map(([name, one]) => [name, resolve(spec, one).value]),
  );

/** Every example of an operation: of its body, else of its parameters, else the one call there is. */
function pairsOf(placed: PlacedOperation): readonly Example[] {
  const { operation } = placed;
  const answers = valuesOf(jsonContent(spec, operation.responses["200"] ?? {})?.examples);
  const bodies = valuesOf(jsonContent(spec, operation.requestBody ?? {})?.examples);
  const parameters = (operation.parameters ?? []).map((one) => resolve(spec, one));
  const of = (place: string, name: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place)
        .map((one) => [one.name, valuesOf(one.examples)[name]]),
    );
  const given = [bodies, ...parameters.map((one) => valuesOf(one.examples))];
  const names = new Set(given.flatMap((values) => Object.keys(values)));
  const [first] = Object.keys(answers);
  return (names.size > 0 ? [...names] : [first ?? ""]).map((name) => ({
    placed,
    name,
    params: of("path", name),
    query: of("query", name),
    body: bodies[name],
    answer: answers[name] ?? answers[first ?? ""],
  }));
}

const PAIRS = operationsOf(spec).flatMap(pairsOf);

/** What is drawn anew for each: numbers, ids, tokens, codes and signatures. */
const DRAWN = ["id_token", "passcode", "paymentSessionId", "signature", "signedBase64Data"];

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value === "string") {
    return value
      .replace(/\b17369352\d{5}\b/g, "<no>")
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>");
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      DRAWN.includes(name) ? typeof inner : shown(inner),
    ]),
  );
}

/** How many records an example of a list has: other requests of the spec add to it. */
const LISTS: Readonly<Record<string, number>> = { listRecurringPayments: 2, getMyMerchants: 1 };

async function sent(baseUrl: string, { placed, params, query, body }: Example) {
  const { method, path, operation } = placed;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  const isOpen = operation["x-token-role"] === undefined;
  const response = await fetch(`${baseUrl}${filled}${asked && `?${asked}`}`, {
    method,
    headers: {
      ...(!isOpen && { Authorization: `Bearer ${TOKEN}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function started() {
  const publicUrl = "https://api.payments.example";
  const gateway = await startGateway({ examples: true, publicUrl });
  onTestFinished(() => gateway.close());
  return gateway;
}

describe("in the examples sandbox, each request of the spec gets the shown answer", () => {
  test.for([
    ["in the order of the spec", PAIRS],
    ["in the opposite order", [...PAIRS].reverse()],
  ] as const)("%s", async ([, examples]) => {
    const { baseUrl } = await started();
    const answers = new Map<string, unknown>();
    for (const example of examples) {
      const { operationId } = example.placed.operation;
      const { status, body } = await sent(baseUrl, example);
      const most = LISTS[operationId];
      const part = most === undefined ? body : body.slice(0, most);
      answers.set(`${operationId} ${example.name}`, { status, body: shown(part) });
    }
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(
        PAIRS.map(({ placed, name, answer }) => [
          `${placed.operation.operationId} ${name}`,
          { status: 200, body: shown(answer) },
        ]),
      ),
    );
  });

  test("every operation has one", () => {
    const ids = new Set(PAIRS.map(({ placed }) => placed.operation.operationId));
    expect(ids.size).toBe(operationsOf(spec).length);
  });

  test("it is a separate sandbox that others do not see", async () => {
    const gateway = await started();
    expect((await (await gateway.open("shop")).invoices.list()).invoices).toEqual([]);
    expect((await gateway.get("examples").invoices.list()).invoices).toHaveLength(5);
  });
});
