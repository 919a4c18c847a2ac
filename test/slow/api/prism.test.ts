import http from "node:http";
import type { AddressInfo } from "node:net";
import { getHttpOperationsFromSpec, type IHttpConfig } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { afterAll, beforeAll, describe, expect, test as plain } from "vitest";
import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import { type OperationId, operations } from "../../../spec/generated/operations.js";
import { type Answered, type Client, clientOf } from "../../support/http.js";
import { INFO, LICENSE, step } from "../../support/onboarding.js";
import {
  test as base,
  CARDS,
  cardOf,
  type OrderPart,
  type Persons,
  SANDBOX,
  startPersons,
} from "../../support/persons.js";

/** One thing that Prism found wrong with a request or with its answer. */
interface Violation {
  readonly location: readonly string[];
  readonly severity: string;
  readonly message: string;
}

/** Prism in front of a server: it passes everything on, and says what breaks the spec. */
interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

type Logger = Parameters<typeof createServer>[1]["components"]["logger"];

const nothing = () => undefined;
const levels = { info: nothing, warn: nothing, error: nothing, debug: nothing, trace: nothing };
/** A logger that says nothing. Prism wants one, and asks it for children. */
const silent = {
  ...levels,
  fatal: nothing,
  success: nothing,
  child: () => silent,
} as unknown as Logger;

const prismOperations = getHttpOperationsFromSpec("spec/generated/openapi.json");

/** Opens Prism's validating proxy on a free port. It has one upstream. */
async function openProxy(upstream: string): Promise<Proxy> {
  const config: IHttpConfig & { readonly upstream: URL } = {
    isProxy: true,
    upstream: new URL(upstream),
    upstreamProxy: undefined,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    // With errors the proxy would answer in our place, and no refusal would be seen.
    errors: false,
    mock: { dynamic: false },
  };
  const server = createServer(await prismOperations, {
    components: { logger: silent },
    cors: false,
    config,
  });
  const url = await server.listen(0, "127.0.0.1");
  return { url, close: () => server.close() };
}

/** A client of a proxy. Prism is its only judge: it rewrites numbers, so that 25.0 becomes 25. */
function proxiedClientOf({ url }: Proxy, token?: string): Client {
  return clientOf(url, token, () => undefined);
}

/** Prism's findings about an answer, of any severity. */
function violationsOf({ headers }: Answered): readonly string[] {
  const header = headers.get("sl-violations");
  if (header === null) return [];
  // A list that is too long for a header is cut off, and then it is no JSON.
  if (!header.startsWith("[")) return [header];
  const violations: readonly Violation[] = JSON.parse(header);
  return violations
    .filter(({ location }) => location[0] === "response")
    .map(({ location, severity, message }) => `${severity} at ${location.join(".")}: ${message}`);
}

/** The owner of a token, or `nobody`. */
type Caller = "merchant" | "partner" | "nobody" | "wallet";

/** A client's line to the gateway through Prism, with a word for each operation. */
interface Line extends Persons {
  /** The client of each caller; the wallet's goes to the order URL. */
  readonly as: Readonly<Record<Caller, Client>>;
  issuesMerchantToken(): Promise<Answered>;
  issuesPartnerToken(): Promise<Answered>;
  listsMerchants(): Promise<Answered>;
  /** Asks for the credentials of the merchant with an e-mail. */
  readsKeys(email: string): Promise<Answered>;
  addsInvoice(part?: OrderPart): Promise<Answered>;
  /** The transaction number of a new invoice, which can be paid by wallet. */
  createsInvoice(): Promise<string>;
  paysByCard(number: string, part?: OrderPart): Promise<Answered>;
  /** Refunds an order of the merchant that a key leads to; of the first one without. */
  refunds(orderNumber: string, path?: string): Promise<Answered>;
  /** Shares an invoice of 25.00 with the partner's first merchant, or with what is given. */
  sharesInvoice(receiver?: object): Promise<Answered>;
  sendsProduct(orderNumber: string): Promise<Answered>;
  readsInvoice(transactionNo: string): Promise<Answered>;
  cancelsInvoice(transactionNo: string): Promise<Answered>;
  findsInvoices(orderNumber: string): Promise<Answered>;
  sendsOtp(transactionNo: string, part?: OrderPart): Promise<Answered>;
  /** Asks for a code for this invoice and pays with the given one. */
  paysByWallet(transactionNo: string, code: string, part?: OrderPart): Promise<Answered>;
  registers(recurring?: OrderPart): Promise<Answered>;
  cancelsRecurring(recurringId: string): Promise<Answered>;
  listsRecurring(): Promise<Answered>;
}

const MERCHANT = { apiId: SANDBOX, secretKey: "a-secret" };
const PARTNER = { profileNo: SANDBOX, apiKey: "a-key" };

/** Opens a line of persons, with a proxy for each of the gateway's two addresses. */
async function openLine(persons: Persons) {
  const { gateway } = persons;
  const main = await openProxy(gateway.baseUrl);
  const order = await openProxy(gateway.orderUrl);
  const direct = clientOf(gateway.baseUrl);
  const token = async (path: string, body: object) =>
    (await direct.post(path, body)).body.id_token as string;
  const as = {
    merchant: proxiedClientOf(main, await token("/api/auth", MERCHANT)),
    partner: proxiedClientOf(main, await token("/api/partner/auth", PARTNER)),
    nobody: proxiedClientOf(main),
    wallet: proxiedClientOf(order),
  };
  const close = () => Promise.all([main.close(), order.close()]);
  return { line: lineOf(persons, as), close };
}

/** A test whose calls go through Prism, on a line of its own. */
const withLine = base.extend<{ line: Line }>({
  line: async ({ gateway, merchant, customer, tester }, use) => {
    const { line, close } = await openLine({ gateway, merchant, customer, tester });
    await use(line);
    await close();
  },
});

function lineOf(persons: Persons, as: Line["as"]): Line {
  const { merchant } = persons;
  const otp = { stcpayMobile: "0509200900", stcpayMobileCountryCode: "966", total: 25 };
  const sendsOtp: Line["sendsOtp"] = (orderNumber, part) =>
    as.wallet.post("/rest/pay/stcpay/sendOtp", { ...otp, orderNumber, ...part });
  return {
    ...persons,
    as,
    issuesMerchantToken: () => as.nobody.post("/api/auth", MERCHANT),
    issuesPartnerToken: () => as.nobody.post("/api/partner/auth", PARTNER),
    listsMerchants: () => as.partner.get("/rest/partner/getMyMerchants"),
    readsKeys: (email) =>
      as.partner.get(`/rest/partner/getMerchantKeys/email/${email}?profileNo=${SANDBOX}`),
    addsInvoice: (part) => as.merchant.post("/api/addInvoice", merchant.order(part)),
    createsInvoice: () => merchant.createsInvoice({ supportedCardBrands: ["mada", "stcpay"] }),
    paysByCard: (number, part) =>
      as.merchant.post("/api/payInvoice", merchant.order({ card: cardOf(number), ...part })),
    sendsProduct: (orderNumber) =>
      as.merchant.post("/api/sendDigitalProduct", { message: "Your code: 17", orderNumber }),
    sharesInvoice(receiver) {
      const first = { key: "email", value: "merchant-1@shop.example", ...receiver };
      const order = merchant.order({ receivers: [first], partnerPortion: { amount: 5 } });
      return as.partner.post(`/rest/partner/addMerchantInvoice/${SANDBOX}`, order);
    },
    async refunds(orderNumber, path) {
      const [{ merchantEmail }] = (await as.partner.get("/rest/partner/getMyMerchants")).body;
      const place = `/rest/partner/v2/merchant/${path ?? `email/${merchantEmail}`}/refund`;
      return as.partner.post(place, { orderNumber, refundReason: "Sent back" });
    },
    readsInvoice: (transactionNo) => as.merchant.get(`/api/getInvoice/${transactionNo}`),
    cancelsInvoice: (transactionNo) => as.merchant.post("/api/cancelInvoice", { transactionNo }),
    findsInvoices: (orderNumber) =>
      as.merchant.get(`/api/getTransactionsOfOrderNumber?orderNumber=${orderNumber}`),
    sendsOtp,
    async paysByWallet(orderNumber, stcpayPaymentOTP, part) {
      const { paymentSessionId, signature, signedBase64Data } = (await sendsOtp(orderNumber)).body;
      const proof = { paymentSessionId, signature, signedBase64Data };
      const body = { ...otp, orderNumber, stcpayPaymentOTP, ...proof, ...part };
      return as.wallet.post("/rest/pay/stcpay/processPayment", body);
    },
    registers: (recurring = {}) =>
      as.merchant.post("/api/registerPayment", merchant.plan({ recurring })),
    cancelsRecurring: (recurringId) => as.merchant.post("/api/cancelRecurring", { recurringId }),
    listsRecurring: () => as.merchant.get("/api/recurringPayments"),
  };
}

/** A call, under the operation, the status that answers it and the reason. */
type Cases = Readonly<
  Record<`${OperationId} ${number}: ${string}`, (line: Line) => Promise<Answered>>
>;

const BODY_LIMIT_BYTES = 20_000;
const UNKNOWN = "1700000000000";
const EVERYTHING = {
  clientEmail: "zaid@example.com",
  currency: "USD",
  supportedCardBrands: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"],
  smsMessage: "[CLIENT_NAME], pay [AMOUNT] at [SHORT_URL]",
  displayPending: true,
  note: "Deliver by e-mail",
  products: [
    {
      ...{ title: "Course", price: 12.5, qty: 2, description: "Two hours", isDigital: true },
      ...{ imageSrc: "https://shop.example/course.png", specificVat: 15, productCost: 8.25 },
    },
  ],
};
const custom = (intervalDays: number) => ({ type: "Custom", intervalDays });

const GATEWAY = { orderPort: 0, bodyLimitBytes: BODY_LIMIT_BYTES };
const test = withLine.override("options", GATEWAY);

const SUCCESSES: Cases = {
  "issueMerchantToken 200: any secret": (line) => line.issuesMerchantToken(),
  "issuePartnerToken 200: any key": (line) => line.issuesPartnerToken(),
  "getMyMerchants 200: sample merchants": (line) => line.listsMerchants(),
  "getMerchantKeys 200: of the first merchant": (line) => line.readsKeys("merchant-1@shop.example"),
  "addInvoice 200: the required fields": (line) => line.addsInvoice(),
  "addInvoice 200: every field": (line) => line.addsInvoice(EVERYTHING),
  "getInvoice 200: pending": async (line) => line.readsInvoice(await line.createsInvoice()),
  "getInvoice 200: declined": async (line) => line.readsInvoice(await invoice(line, "decline")),
  "getInvoice 200: paid": async (line) => line.readsInvoice(await invoice(line, "pay")),
  "getInvoice 200: canceled": async (line) => line.readsInvoice(await invoice(line, "cancel")),
  "cancelInvoice 200: pending": async (line) => line.cancelsInvoice(await line.createsInvoice()),
  "payByCard 200: paid": (line) => line.paysByCard(CARDS.pays),
  "payByCard 200: declined": (line) => line.paysByCard(CARDS.declined),
  "payByCard 200: 3-D Secure": (line) => line.paysByCard(CARDS.challenged),
  "getTransactionsOfOrderNumber 200: one": async (line) => {
    await line.merchant.createsInvoice({ orderNumber: "ORD-7" });
    return line.findsInvoices("ORD-7");
  },
  "getTransactionsOfOrderNumber 200: none": (line) => line.findsInvoices("ORD-8"),
  "sendDigitalProduct 200: paid": async (line) => {
    const product = { title: "Course", price: 25, qty: 1, isDigital: true };
    await line.paysByCard(CARDS.pays, { orderNumber: "ORD-7", products: [product] });
    return line.sendsProduct("ORD-7");
  },
  "refundOrder 200: paid": async (line) => {
    await invoice(line, "pay");
    return line.refunds("ORD-1");
  },
  "addMerchantInvoice 200: with all amounts": (line) =>
    line.sharesInvoice({ amount: 20, note: "Roasted by hand", isMainReceiver: true }),
  "addMerchantInvoice 200: with a rest": (line) => line.sharesInvoice(),
  "checkLicense 200: a license": (line) => registers(line, "check-license"),
  "validateRegistrationOtp 200: the code that was sent": (line) => registers(line, "validate-otp"),
  "addRegistrationInfo 200: all of it": (line) => registers(line, "add-info"),
  "confirmRegistration 200: at once": (line) => registers(line, "confirm-account"),
  "sendOtp 200: pending": async (line) => line.sendsOtp(await line.createsInvoice()),
  "processPayment 200: the code that was sent": async (line) =>
    line.paysByWallet(await line.createsInvoice(), "12345"),
  "registerPayment 200: monthly": (line) => line.registers(),
  "registerPayment 200: ten days apart": (line) => line.registers(custom(10)),
  "cancelRecurring 200: registered": async (line) =>
    line.cancelsRecurring(await line.merchant.registers()),
  "listRecurringPayments 200: one registered, one charged": async (line) => {
    await line.tester.recurring.start(await line.merchant.registers());
    await line.merchant.registers(custom(10));
    return line.listsRecurring();
  },
};

const REFUSALS: Cases = {
  "issueMerchantToken 401: not the pinned secret": async (line) => {
    await line.tester.settings.change({ secretKey: "pinned" });
    return line.issuesMerchantToken();
  },
  "issuePartnerToken 401: not the pinned key": async (line) => {
    await line.tester.settings.change({ secretKey: "pinned" });
    return line.issuesPartnerToken();
  },
  "getMerchantKeys 404: an unknown e-mail": (line) => line.readsKeys("nobody@shop.example"),
  "getMerchantKeys 400: no profile number": (line) =>
    line.as.partner.get("/rest/partner/getMerchantKeys/email/merchant-1@shop.example"),
  "addInvoice 400: too small an amount": (line) => line.addsInvoice({ amount: 4.99 }),
  "getInvoice 404: an unknown number": (line) => line.readsInvoice(UNKNOWN),
  "cancelInvoice 404: an unknown number": (line) => line.cancelsInvoice(UNKNOWN),
  "cancelInvoice 400: paid": async (line) => line.cancelsInvoice(await invoice(line, "pay")),
  "payByCard 400: a wrong digit": (line) => line.paysByCard(CARDS.mistyped),
  "getTransactionsOfOrderNumber 400: an empty order number": (line) => line.findsInvoices(""),
  "sendDigitalProduct 400: nothing digital": async (line) => {
    await invoice(line, "pay");
    return line.sendsProduct("ORD-1");
  },
  "sendDigitalProduct 404: an unknown order number": (line) => line.sendsProduct("ORD-9"),
  "refundOrder 400: pending": async (line) => {
    await line.createsInvoice();
    return line.refunds("ORD-1");
  },
  "refundOrder 404: an unknown order number": (line) => line.refunds("ORD-9"),
  "refundOrder 404: an unknown merchant": (line) => line.refunds("ORD-1", "mobile/1"),
  "addMerchantInvoice 400: amounts that do not add up": (line) =>
    line.sharesInvoice({ amount: 19.99 }),
  "addMerchantInvoice 404: an unknown merchant": (line) =>
    line.sharesInvoice({ value: "nobody@shop.example" }),
  "validateRegistrationOtp 404: an unknown session": (line) =>
    registers(line, "validate-otp", LOST),
  "addRegistrationInfo 404: an unknown session": (line) => registers(line, "add-info", LOST),
  "confirmRegistration 404: an unknown session": (line) => registers(line, "confirm-account", LOST),
  "sendOtp 404: an unknown number": (line) => line.sendsOtp(UNKNOWN),
  "sendOtp 400: paid": async (line) => line.sendsOtp(await invoice(line, "pay")),
  "processPayment 400: a wrong code": async (line) =>
    line.paysByWallet(await line.createsInvoice(), "54321"),
  "processPayment 401: a forged signature": async (line) =>
    line.paysByWallet(await line.createsInvoice(), "12345", { signature: "forged" }),
  "processPayment 404: an unknown session": async (line) =>
    line.paysByWallet(await line.createsInvoice(), "12345", { paymentSessionId: "none" }),
  "registerPayment 400: 181 days apart": (line) => line.registers(custom(181)),
  "cancelRecurring 404: an unknown id": (line) => line.cancelsRecurring("none"),
  "cancelRecurring 400: canceled already": async (line) => {
    const recurringId = await line.merchant.registers();
    await line.cancelsRecurring(recurringId);
    return line.cancelsRecurring(recurringId);
  },
};

const LOST = { sessionUuid: "00000000-0000-4000-8000-000000000000" };

/** What the steps of a registration send besides the proof. */
const STEPS = { "validate-otp": { otp: "12345" }, "add-info": INFO, "confirm-account": {} };

/** Registers a merchant up to a step, which may send another proof; returns the answer to the step. */
async function registers(
  { as }: Line,
  last: "check-license" | keyof typeof STEPS,
  other = {},
): Promise<Answered> {
  const checked = await step(as.partner, "check-license", LICENSE);
  if (last === "check-license") return checked;
  const { signature, sessionUuid } = checked.body;
  const { mobileNumber: mobile, partnerProfileNo } = LICENSE;
  const proof = { signature, sessionUuid, mobile, partnerProfileNo };
  for (const [name, body] of Object.entries(STEPS)) {
    if (name === last) return step(as.partner, name, { ...proof, ...body, ...other });
    await step(as.partner, name, { ...proof, ...body });
  }
  return checked;
}

/** An invoice to which something has happened. */
async function invoice(line: Line, what: "pay" | "decline" | "cancel"): Promise<string> {
  const transactionNo = await line.createsInvoice();
  await line.tester.invoices[what](transactionNo);
  return transactionNo;
}

/** The requests that every operation of its kind refuses. */
const GENERAL: Cases = Object.assign(
  {},
  ...operations.map(({ id, method, path, server, role, body }): Cases => {
    const own = role ?? (server === "order" ? "wallet" : "nobody");
    const other = role === "partner" ? "merchant" : "partner";
    const call = ({ as }: Line, who: keyof Line["as"], text?: string, type = "application/json") =>
      as[who].send(method, path.replace("{transactionNo}", UNKNOWN).replace("{key}", "email"), {
        ...(text !== undefined && { body: text, headers: { "Content-Type": type } }),
      });
    const empty = body === null ? undefined : "{}";
    const large = JSON.stringify({ a: "x".repeat(BODY_LIMIT_BYTES) });
    return {
      ...(role && {
        [`${id} 401: no token`]: (line: Line) => call(line, "nobody", empty),
        [`${id} 403: a ${other}'s token`]: (line: Line) => call(line, other, empty),
      }),
      ...(body && {
        [`${id} 400: nothing in the body`]: (line: Line) => call(line, own, empty),
        [`${id} 413: too large a body`]: (line: Line) => call(line, own, large),
        [`${id} 415: a form`]: (line: Line) => call(line, own, "a=b", "text/plain"),
      }),
    };
  }),
);

const OWN = Object.entries({ ...SUCCESSES, ...REFUSALS });
const AT_THE_DOOR = Object.entries(GENERAL);
const pairOf = (title: string) => title.split(":")[0];

/** An answer has the status of its title, and Prism has nothing against it. */
function expectSound(title: string, answered: Answered): void {
  expect([pairOf(title), answered.text]).toEqual([
    title.replace(/\d+:.*/, String(answered.status)),
    answered.text,
  ]);
  expect(violationsOf(answered)).toEqual([]);
}

describe("Prism finds every answer in the spec", () => {
  test.for(OWN)("%s", async ([title, call], { line }) => {
    expectSound(title, await call(line));
  });

  describe("for requests that are refused before they reach the sandbox", () => {
    let persons: Awaited<ReturnType<typeof startPersons>>;
    let open: Awaited<ReturnType<typeof openLine>>;
    beforeAll(async () => {
      persons = await startPersons(GATEWAY);
      open = await openLine(persons);
    });
    afterAll(async () => {
      await open.close();
      await persons.close();
    });

    plain.for(AT_THE_DOOR)("%s", async ([title, call]) => {
      expectSound(title, await call(open.line));
    });
  });

  test("each operation gives each of its statuses, except those without a cause", () => {
    const met = new Set([...OWN, ...AT_THE_DOOR].map(([title]) => pairOf(title)));
    const named = operations.flatMap(({ id, statuses }) => statuses.map((one) => `${id} ${one}`));
    const missed = named.filter((pair) => !met.has(pair) && !pair.endsWith(" 500"));
    expect(missed).toEqual(["getInvoice 400", "sendOtp 401"]);
  });
});

/** One invoice, one wallet payment and one recurring payment, each from its beginning to its end. */
async function wholeFlow(line: Line): Promise<readonly Answered[]> {
  const added = await line.addsInvoice({ supportedCardBrands: ["stcpay"] });
  const { transactionNo } = added.body;
  const registered = await line.registers();
  const { recurringId } = registered.body.invoiceDetails;
  const { status } = await line.tester.recurring.arrangeCharges(recurringId, {
    outcomes: ["fail"],
  });
  if (status === "registered") await line.tester.recurring.start(recurringId);
  const second = await line.merchant.createsInvoice({ orderNumber: "ORD-2" });
  await line.tester.invoices.decline(second);
  const { text = "" } = (await line.tester.sms()).sms.at(-1) ?? {};
  return [
    added,
    await line.paysByCard(CARDS.declined),
    await line.paysByCard(CARDS.pays),
    registered,
    await line.listsMerchants(),
    await line.listsRecurring(),
    await line.cancelsRecurring(recurringId),
    await line.paysByWallet(transactionNo, text.match(/\d{5}/)?.[0] ?? "12345"),
    await line.readsInvoice(transactionNo),
    await line.readsInvoice(second),
    await line.cancelsInvoice(second),
    await line.cancelsInvoice(second),
    await line.addsInvoice({ amount: 4.99, supportedCardBrands: ["tabby"] }),
    await line.registers(custom(181)),
    await line.as.nobody.get("/api/recurringPayments"),
  ];
}

const IDS = Object.keys(switches) as SwitchId[];
const DEFAULTS = Object.fromEntries(IDS.map((id) => [id, switches[id].default]));

/** Every option but the defaults, which all together make one world. */
const OPTIONS = IDS.flatMap((id) =>
  switches[id].options.flatMap((option) =>
    option.id === switches[id].default ? [] : [[id, option.id] as const],
  ),
);

describe("the complete flow matches the spec under each option of each switch", () => {
  test("the defaults, each chosen explicitly", async ({ line }) => {
    const chosen = (await line.tester.assumptions.change(DEFAULTS)).assumptions;
    expect(chosen).toMatchObject(DEFAULTS);
    expect((await wholeFlow(line)).flatMap(violationsOf)).toEqual([]);
  });

  test.for(OPTIONS)("%s=%s", async ([id, option], { line }) => {
    await line.tester.assumptions.change({ [id]: option });
    const answers = await wholeFlow(line);
    // OpenAPI cannot express an optional body, so this answer is a known exception.
    const outstanding = option === "401-empty" ? [expect.any(String), expect.any(String)] : [];
    expect(answers.flatMap(violationsOf)).toEqual(outstanding);
  });
});

describe("the check fails for a server that", () => {
  test.for([
    ["answers in a shape of its own", 200, { orderStatus: 5 }, "orderStatus"],
    ["answers with a status that the spec has not", 418, { detail: "a teapot" }, "status code"],
  ] as const)("%s", async ([, status, body, sign], { onTestFinished }) => {
    const server = http.createServer((_request, response) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const proxy = await openProxy(`http://127.0.0.1:${port}`);
    onTestFinished(async () => {
      await proxy.close();
      server.close();
    });
    const answered = await proxiedClientOf(proxy, "any").get(`/api/getInvoice/${UNKNOWN}`);
    expect(answered.status).toBe(status);
    expect(violationsOf(answered).join("\n")).toContain(sign);
  });
});
