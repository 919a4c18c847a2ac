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
  readonly given: Given;
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

type Given = readonly (readonly [name: StateName, params?: Readonly<Record<string, unknown>>])[];

type Row = readonly [place: string, reached: Reached];

/** An answer of the operation that its place begins with, unless another is named. */
function row(place: string, given: Given, asked: Partial<Reached> = {}): Row {
  const [operation] = place.split(" ");
  return [place, { operation: operation as OperationId, given, ...asked }];
}

/** The answer to the example of a request that has the same name. */
function pair(place: string, given: Given = MERCHANT): Row {
  return row(place, given, { example: place.split(" ")[2] ?? "" });
}

/** The instant of the examples' frozen clock: the first transaction number is 1736935200000. */
const EXAMPLES_AT = "2025-01-15T10:00:00Z";

const TOO_LARGE = { type: "application/json", text: `{"a":"${"x".repeat(1024 * 1024)}"}` };
const FORM = { type: "application/x-www-form-urlencoded", text: "a=b" };

const MERCHANT = [["a merchant"]] as const;
const PENDING = [["a pending invoice"]] as const;
const PAID = [["a paid invoice"]] as const;
const CODE = [["an OTP was sent"]] as const;
const PINNED = [["credentials are pinned"]] as const;
const ONE_MERCHANT = [["a partner with merchants", { count: 1 }]] as const;
const PAID_ORDER = [["a partner with a paid order"]] as const;
const ACTIVE = [["an active recurring payment"]] as const;
const REGISTERED = [["a registration with an OTP"]] as const;
const chosen = (id: string, option: string) => ["an assumption is chosen", { id, option }] as const;
const fails = (operation: OperationId, status: number) =>
  ["the service fails", { operation, status }] as const;

const byNumber = ({ transactionNo }: Values) => ({ transactionNo: String(transactionNo) });
const byId = ({ recurringId }: Values) => ({ recurringId });
const byEmail = (searchValue = "merchant-1@shop.example") => {
  return { params: () => ({ searchType: "email", searchValue }) };
};
const wallet = (part: object = {}) => ({
  sends: ({ transactionNo }: Values) => ({
    stcpayMobile: "500000001",
    orderNumber: transactionNo,
    stcpayMobileCountryCode: "966",
    total: 25.5,
    ...part,
  }),
});
const proof = (part: object = {}) => ({
  sends: ({ token: _, transactionNo, amount: __, ...rest }: Values) => {
    return { ...rest, orderNumber: transactionNo, ...part };
  },
});
const ORDER = { ...invoiceFields("https://shop.example/payment/done"), orderNumber: "ORD-1001" };
const order = (part: object = {}) => ({ sends: () => ({ ...ORDER, ...part }) });
const refund = (part: object = {}) => ({
  sends: () => ({ orderNumber: "ORD-1", refundReason: "The customer sent it back", ...part }),
  params: ({ value = "nobody@shop.example" }: Values) => ({ key: "email", value: String(value) }),
});
const product = {
  sends: () => ({ message: "Your course: https://shop.example/courses/17", orderNumber: "ORD-1" }),
};
const RECEIVER = { key: "email", value: "merchant-1@shop.example" };
const KNOWN = [
  ["a partner with known merchants", { merchants: [`email=${RECEIVER.value}`] }],
] as const;
const BY_PARTNER = { params: () => ({ profileNo: "20230101" }) };
const shared = (receivers?: readonly object[], partnerPortion?: object) => {
  return { ...BY_PARTNER, ...order({ receivers, partnerPortion }) };
};
const register = (part: object = {}) => ({
  sends: ({ token: _, otp: __, ...values }: Values) => ({ ...values, ...part }),
});
const tooLong = {
  sends: () => ({
    payment: { value: 49, currencyCode: "SAR" },
    customer: { name: "Sara Al Harbi", mobile: "0500000001" },
    urls: { callback: "https://shop.example/recurring/charged" },
    recurring: { type: "Custom", intervalDays: 181, iterations: 12 },
  }),
};

/** What an operation with a body of its own shape answers to a body that it cannot use. */
const unusable = (operation: OperationId, given: Given): readonly Row[] => [
  row(`${operation} 413 tooLarge`, given, { raw: TOO_LARGE }),
  row(`${operation} 415 notJson`, given, { raw: FORM }),
];

const PARTNERS: readonly Row[] = [
  pair("issueMerchantToken 200 shortLived"),
  row("issueMerchantToken 401 wrongSecret", PINNED, {
    sends: ({ apiId }) => ({ apiId, secretKey: "another" }),
  }),
  pair("issuePartnerToken 200 shortLived"),
  row("issuePartnerToken 401 wrongKey", PINNED, {
    sends: ({ apiId }) => ({ profileNo: apiId, apiKey: "another" }),
  }),
  row("InvalidTokenRequest 400 empty", MERCHANT, {
    operation: "issueMerchantToken",
    sends: () => ({ apiId: "APP_1001", secretKey: "" }),
  }),
  row("getMyMerchants 200 oneMerchant", ONE_MERCHANT),
  row("getMyMerchants 200 none", [["a partner without merchants"]]),
  row("getMerchantKeys 200 keys", ONE_MERCHANT, { ...byEmail(), query: "?profileNo=20230101" }),
  row("getMerchantKeys 400 missing", ONE_MERCHANT, byEmail()),
  row("getMerchantKeys 404 unknown", ONE_MERCHANT, {
    ...byEmail("nobody@shop.example"),
    query: "?profileNo=20230101",
  }),
  row("addMerchantInvoice 200 shared", KNOWN, { ...BY_PARTNER, example: "shared" }),
  row("addMerchantInvoice 200 rest", KNOWN, { ...BY_PARTNER, example: "rest" }),
  row("addMerchantInvoice 400 missing", KNOWN, shared()),
  row(
    "addMerchantInvoice 400 mismatch",
    KNOWN,
    shared([{ ...RECEIVER, amount: 20.25 }], { amount: 5 }),
  ),
  row("addMerchantInvoice 400 ambiguous", KNOWN, shared([RECEIVER, RECEIVER])),
  row("addMerchantInvoice 404 noMerchant", [["a partner without merchants"]], shared([RECEIVER])),
  row("refundOrder 200 refunded", PAID_ORDER, refund()),
  row("refundOrder 400 missing", PAID_ORDER, refund({ orderNumber: undefined })),
  row(
    "refundOrder 400 notPaid",
    [["a partner with a paid order", { orderNumber: "ORD-0" }], ...PENDING],
    refund(),
  ),
  row("refundOrder 400 refunded", [["a partner with a refunded order"]], refund()),
  row("refundOrder 404 noMerchant", MERCHANT, refund()),
  row("refundOrder 404 noOrder", PAID_ORDER, refund({ orderNumber: "ORD-9" })),
  row("checkLicense 200 done", [], { example: "freelancer" }),
  row("validateRegistrationOtp 200 done", REGISTERED, {
    sends: ({ token: _, ...values }) => values,
  }),
  row("RegistrationRefused 400 wrongCode", REGISTERED, {
    ...register({ otp: "00000" }),
    operation: "validateRegistrationOtp",
  }),
  row("RegistrationUnknown 404 unknown", REGISTERED, {
    ...register({ sessionUuid: "6a1f3c52-9d0b-4e7a-8c21-5b0f4de8a917" }),
    operation: "confirmRegistration",
  }),
  row("addRegistrationInfo 200 done", [["a registration with a verified mobile"]], register(INFO)),
  row("confirmRegistration 200 done", [["a registration with its information"]], register()),
];

const INVOICES: readonly Row[] = [
  pair("addInvoice 200 required"),
  pair("addInvoice 200 everything"),
  row("addInvoice 400 missingFields", MERCHANT, order({ clientMobile: undefined, products: [] })),
  row("addInvoice 400 belowMinimum", MERCHANT, order({ amount: 4.99 })),
  row(
    "addInvoice 400 orderNumberTaken",
    [["the order number is taken", { orderNumber: "ORD-1001" }]],
    order(),
  ),
  row("getInvoice 200 paid", PAID, { params: byNumber }),
  row("getInvoice 200 canceled", [["a canceled invoice"]], { params: byNumber }),
  row("getInvoice 200 declined", [["a declined invoice"]], { params: byNumber }),
  row(
    "getInvoice 200 declinedAsArray",
    [["a declined invoice"], chosen("payment-errors-shape", "array")],
    { params: byNumber },
  ),
  row("getInvoice 400 unreadable", MERCHANT, { path: "/api/getInvoice/%ZZ" }),
  row("InvoiceUnknown 404 unknown", [["no such invoice"]], {
    operation: "getInvoice",
    params: byNumber,
  }),
  ...["paid", "digital", "challenged", "declined"].map((name) => pair(`payByCard 200 ${name}`)),
  ...["declined", "challenged"].map((example) =>
    row(`payByCard 200 ${example}AsArray`, [chosen("payment-errors-shape", "array")], { example }),
  ),
  row("payByCard 400 missing", MERCHANT, order()),
  row("payByCard 400 mistyped", MERCHANT, order({ card: cardOf(CARDS.mistyped) })),
  row("getTransactionsOfOrderNumber 200 one", PAID, { query: "?orderNumber=ORD-1" }),
  row("getTransactionsOfOrderNumber 200 none", PENDING, { query: "?orderNumber=ORD-2" }),
  row("getTransactionsOfOrderNumber 400 missing", PENDING),
  row("cancelInvoice 200 canceled", PENDING, { sends: byNumber }),
  row(
    "cancelInvoice 200 canceledAsBoolean",
    [...PENDING, chosen("cancel-success-type", "boolean")],
    { sends: byNumber },
  ),
  row("cancelInvoice 400 closed", PAID, { sends: byNumber }),
  row("cancelInvoice 400 missing", MERCHANT, { sends: () => ({}) }),
  row("sendDigitalProduct 200 sent", [["a paid digital order"]], product),
  row("sendDigitalProduct 400 missing", MERCHANT, { sends: () => ({ orderNumber: "ORD-1" }) }),
  row("sendDigitalProduct 400 notPaid", PENDING, product),
  row("sendDigitalProduct 400 notDigital", PAID, product),
  row("sendDigitalProduct 404 unknown", MERCHANT, product),
];

const WALLETS: readonly Row[] = [
  row("sendOtp 200 sent", PENDING, wallet()),
  row("sendOtp 400 missing", PENDING, wallet({ stcpayMobile: undefined })),
  row("sendOtp 400 totalMismatch", PENDING, wallet({ total: 20 })),
  row("sendOtp 401 unauthorized", [...PENDING, fails("sendOtp", 401)], wallet()),
  row("sendOtp 404 unknown", [["no such invoice"]], wallet()),
  ...unusable("sendOtp", PENDING),
  row("sendOtp 500 failed", [...PENDING, fails("sendOtp", 500)], wallet()),
  row("processPayment 200 paid", CODE, proof()),
  row("processPayment 400 wrongPassword", CODE, proof({ stcpayPaymentOTP: "54321" })),
  row("processPayment 401 unauthorized", [["a forged OTP proof"]], proof()),
  row("processPayment 404 unknown", CODE, proof({ paymentSessionId: "5f0c2d9e8b7a4c31" })),
  ...unusable("processPayment", CODE),
  row("processPayment 500 failed", [...CODE, fails("processPayment", 500)], proof()),
];

const RECURRING: readonly Row[] = [
  pair("registerPayment 200 monthly"),
  row("registerPayment 200 refused", [chosen("register-failure-status", "200")], tooLong),
  ...["objects", "strings", "map"].map((option) =>
    row(`registerPayment 400 ${option}`, [chosen("validation-errors-shape", option)], tooLong),
  ),
  ...unusable("registerPayment", MERCHANT),
  row("registerPayment 500 failed", [fails("registerPayment", 500)], { example: "monthly" }),
  row("cancelRecurring 200 canceled", ACTIVE, { sends: byId }),
  row("cancelRecurring 400 over", [["a completed recurring payment"]], { sends: byId }),
  row("cancelRecurring 400 missing", MERCHANT, { sends: () => ({}) }),
  row("cancelRecurring 404 unknown", [["no such recurring payment"]], { sends: byId }),
  ...unusable("cancelRecurring", MERCHANT),
  row("cancelRecurring 500 failed", [...ACTIVE, fails("cancelRecurring", 500)], { sends: byId }),
  row("listRecurringPayments 200 two", [...ACTIVE, ["an ended recurring payment"]]),
];

const reading = { operation: "getInvoice", params: byNumber } as const;

const SHARED: readonly Row[] = [
  row("Unauthorized 401 missing", PENDING, { ...reading, token: null }),
  row("Unauthorized 401 expired", [...PENDING, ["the token has expired"]], reading),
  row("Forbidden 403 otherRole", [...PENDING, ["the token is of the other kind"]], reading),
  row("BodyTooLarge 413 tooLarge", MERCHANT, { operation: "addInvoice", raw: TOO_LARGE }),
  row("BodyNotJson 415 notJson", MERCHANT, { operation: "addInvoice", raw: FORM }),
  row("ServerError 500 failed", [fails("addInvoice", 500)], {
    operation: "addInvoice",
    example: "required",
  }),
];

/** How to reach each example of a response, by its place: operation or response, status, name. */
const EXAMPLE_ANSWERS: Readonly<Record<string, Reached>> = Object.fromEntries([
  ...PARTNERS,
  ...INVOICES,
  ...WALLETS,
  ...RECURRING,
  ...SHARED,
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
