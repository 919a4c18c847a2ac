import { test as base, expect, onTestFinished } from "vitest";
import {
  type Assumptions,
  type FaultRequest,
  type RunningGateway,
  type SandboxHandle,
  type StartOptions,
  startGateway,
} from "../../mocks/index.js";
import { type Answered, type Client, clientOf } from "./http.js";
import { openShop, type Shop } from "./servers.js";

/** Fields of an invoice that a test cares about; the rest is filled in. */
export type OrderPart = Readonly<Record<string, unknown>>;

/** The one who sells: calls the API from its server, and is reported at its shop's URLs. */
export interface Merchant extends Client {
  readonly shop: Shop;
  /** The body of a good addInvoice request. */
  order(part?: OrderPart): Record<string, unknown>;
  addsInvoice(part?: OrderPart): Promise<Answered>;
  /** Creates an invoice that must be accepted; returns its transaction number. */
  createsInvoice(part?: OrderPart): Promise<string>;
  reads(transactionNo: string): Promise<Answered>;
  readsStatus(transactionNo: string): Promise<string>;
  /** The body of a good registerPayment request; `recurring` is merged. */
  plan(part?: { recurring?: OrderPart } & OrderPart): Record<string, unknown>;
  /** Registers a recurring payment that must be accepted; returns its id. */
  registers(part?: { recurring?: OrderPart } & OrderPart): Promise<string>;
}

/** The one who pays, in a browser without JavaScript. */
export interface Customer {
  opens(transactionNo: string): Promise<Answered>;
  /** Posts the payment form: pay, decline or cancel. */
  submits(transactionNo: string, form: Record<string, string>): Promise<Answered>;
  /** Posts the form of a recurring payment: pay or cancel. */
  approves(recurringId: string, form: Record<string, string>): Promise<Answered>;
}

/** The handle of the sandbox `shop`, whose clock is frozen. */
export type Tester = SandboxHandle;

export interface Persons {
  readonly gateway: RunningGateway;
  readonly merchant: Merchant;
  readonly customer: Customer;
  readonly tester: Tester;
}

/** The instant of the frozen clock in tests: a round one, with whole seconds. */
export const START = "2026-03-01T12:00:00.000Z";

/** The name of the sandbox that the persons share. */
export const SANDBOX = "shop";

/** A gateway with its persons. The test file that starts one closes it. */
export async function startPersons(
  options: StartOptions = {},
): Promise<Persons & { close(): Promise<void> }> {
  const gateway = await startGateway({ clock: START, sandbox: SANDBOX, ...options });
  const shop = await openShop();
  const tester = gateway.get(SANDBOX);
  const merchant = merchantAt(gateway.baseUrl, `sandbox_${SANDBOX}`, shop);
  const customer = customerOf(gateway);
  const close = async () => {
    await gateway.close();
    await shop.close();
  };
  return { gateway, merchant, customer, tester, close };
}

/** A test with its own gateway and persons; the clock is frozen at `START`. */
export const test = base.extend<Persons & { persons: Persons; options: StartOptions }>({
  options: [{}, { injected: true }],
  persons: async ({ options }, use) => {
    const persons = await startPersons(options);
    await use(persons);
    await persons.close();
  },
  gateway: ({ persons }, use) => use(persons.gateway),
  merchant: ({ persons }, use) => use(persons.merchant),
  customer: ({ persons }, use) => use(persons.customer),
  tester: ({ persons }, use) => use(persons.tester),
});

/** The body of a good addInvoice request for a shop. */
export const orderTo = ({ url }: Pick<Shop, "url">, part: OrderPart = {}) => ({
  orderNumber: "ORD-1",
  amount: 25,
  callBackUrl: `${url}/paid`,
  cancelUrl: `${url}/canceled`,
  clientName: "Zaid Matooq",
  clientMobile: "0509200900",
  products: [{ title: "Book", price: 25, qty: 1 }],
  ...part,
});

/** A merchant of a sandbox, which a token opens. */
export function merchantAt(baseUrl: string, token: string, shop: Shop): Merchant {
  const client = clientOf(baseUrl, token);
  const order = (part?: OrderPart) => orderTo(shop, part);
  const plan: Merchant["plan"] = ({ recurring, ...part } = {}) => ({
    payment: { value: 49.5, currencyCode: "SAR", paymentNote: "Membership" },
    customer: { name: "Zaid Matooq", mobile: "0509200900", email: "zaid@example.com" },
    urls: { callback: `${shop.url}/charged` },
    recurring: { type: "Monthly", iterations: 3, retryCount: 2, ...recurring },
    ...part,
  });
  const reads = (transactionNo: string) => client.get(`/api/getInvoice/${transactionNo}`);
  return {
    ...client,
    shop,
    order,
    plan,
    reads,
    addsInvoice: (part) => client.post("/api/addInvoice", order(part)),
    async createsInvoice(part) {
      const answered = await client.post("/api/addInvoice", order(part));
      if (answered.status !== 200) throw new Error(`addInvoice: ${answered.text}`);
      return answered.body.transactionNo;
    },
    async readsStatus(transactionNo) {
      return (await reads(transactionNo)).body.orderStatus;
    },
    async registers(part) {
      const answered = await client.post("/api/registerPayment", plan(part));
      if (answered.status !== 200) throw new Error(`registerPayment: ${answered.text}`);
      return answered.body.invoiceDetails.recurringId;
    },
  };
}

function customerOf(gateway: RunningGateway): Customer {
  const browser = clientOf(gateway.baseUrl);
  const posts = (path: string, form: Record<string, string>) =>
    browser.send("POST", path, {
      body: new URLSearchParams(form),
      headers: { Origin: gateway.baseUrl },
    });
  return {
    opens: (transactionNo) => browser.get(`/pay/order/${transactionNo}`),
    submits: (transactionNo, form) => posts(`/pay/order/${transactionNo}`, form),
    approves: (recurringId, form) => posts(`/pay/recurring/${recurringId}`, form),
  };
}

/** The control API's path of the sandbox that the persons share. */
export const SHOP = `/_control/sandboxes/${SANDBOX}`;

/** Calls with a JSON body, or none. */
export function call(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> {
  const headers = { "Content-Type": "application/json" };
  return client.send(method, path, {
    ...(body !== undefined && { body: JSON.stringify(body), headers }),
  });
}

/** Calls what must succeed, and returns the body. */
export async function done(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
  status = 200,
): Promise<Answered["body"]> {
  const answered = await call(client, method, path, body);
  expect(answered.status, answered.text).toBe(status);
  return answered.body;
}

/** How a switch can be set: for all new sandboxes when the gateway starts, or for one at any time. */
const WAYS = ["as a start option", "by the control API"] as const;
type Way = (typeof WAYS)[number];

/** Persons of a gateway with these options, for tables whose cases differ in them. */
export async function personsWith(options: StartOptions): Promise<Persons> {
  const { close, ...persons } = await startPersons(options);
  onTestFinished(close);
  return persons;
}

/** Persons of a sandbox whose switches were set in the given way. */
export async function switchedPersons(way: Way, assume: Partial<Assumptions>): Promise<Persons> {
  if (way === "as a start option") return personsWith({ assume });
  const persons = await personsWith({});
  const path = `/sandboxes/${SANDBOX}/assumptions`;
  const changed = await clientOf(persons.gateway.controlUrl).send("PATCH", path, {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(assume),
  });
  if (changed.status !== 200) throw new Error(`PATCH ${path}: ${changed.text}`);
  return persons;
}

/** Each case of a table, set in one of the ways in which a switch is set, by turns. */
export function eachWay<Case extends readonly unknown[]>(cases: readonly Case[]): [Way, ...Case][] {
  return cases.map((one, n) => [WAYS[n % 2] ?? "as a start option", ...one]);
}

/** A client whose answers may break the spec: they are meant to. */
export function anyAnswer(baseUrl: string, token = `sandbox_${SANDBOX}`): Client {
  return clientOf(baseUrl, token, () => undefined);
}

/** The types of all events of a sandbox, without those of the faults themselves. */
export async function happened(tester: SandboxHandle): Promise<readonly string[]> {
  const { events } = await tester.events();
  return events.map(({ type }) => type).filter((type) => !type.startsWith("fault-"));
}

/** Waits until the journal has a number of requests, including those without an answer. */
export async function requestsCame(tester: SandboxHandle, many: number): Promise<void> {
  while ((await tester.requests()).requests.length < many) {
    await new Promise((resume) => setImmediate(resume));
  }
}

/** The latest request in the journal. */
export async function lastRequest(tester: SandboxHandle) {
  const entry = (await tester.requests()).requests.at(-1);
  if (!entry) throw new Error("no request came");
  return entry;
}

/** Adds a rule that applies once. */
export function once(tester: SandboxHandle, rule: FaultRequest) {
  return tester.faults.add({ times: 1, ...rule });
}

/** What sendOtp answered, as far as processPayment wants it back. */
export interface Proof {
  readonly paymentSessionId: string;
  readonly signature: string;
  readonly signedBase64Data: string;
}

/** The one who pays with a wallet: through the two operations of the order URL. */
export interface Wallet {
  asksForCode(transactionNo: string, part?: OrderPart): Promise<Answered>;
  /** Asks for a code that must be sent. */
  getsCode(transactionNo: string, part?: OrderPart): Promise<Proof>;
  pays(transactionNo: string, proof: Proof, part?: OrderPart): Promise<Answered>;
  /** Pays an invoice of 25 from beginning to end. */
  paysFor(transactionNo: string): Promise<Answered>;
}

/** A wallet with the mobile 509200900 that pays 25 with the code 12345, unless a part says else. */
export function walletOf({ orderUrl }: Pick<RunningGateway, "orderUrl">, token?: string): Wallet {
  const client = clientOf(orderUrl, token);
  const facts = { stcpayMobile: "509200900", stcpayMobileCountryCode: "966", total: 25 };
  const asksForCode: Wallet["asksForCode"] = (orderNumber, part) =>
    client.post("/rest/pay/stcpay/sendOtp", { ...facts, orderNumber, ...part });
  const getsCode: Wallet["getsCode"] = async (transactionNo, part) => {
    const { status, body, text } = await asksForCode(transactionNo, part);
    if (status !== 200) throw new Error(`sendOtp: ${text}`);
    const { paymentSessionId, signature, signedBase64Data } = body;
    return { paymentSessionId, signature, signedBase64Data };
  };
  const pays: Wallet["pays"] = (orderNumber, proof, part) => {
    const body = { ...facts, orderNumber, stcpayPaymentOTP: "12345", ...proof, ...part };
    return client.post("/rest/pay/stcpay/processPayment", body);
  };
  return {
    asksForCode,
    getsCode,
    pays,
    paysFor: async (transactionNo) => pays(transactionNo, await getsCode(transactionNo)),
  };
}

/** The body of payInvoice's card, for a number of the test cards. */
export function cardOf(number: string, part: object = {}) {
  return { number, securityCode: "123", expiry: { month: "12", year: "2030" }, ...part };
}

/** Test cards, by their results. */
export const CARDS = {
  pays: "4111111111111111",
  declined: "4000000000000002",
  challenged: "4000000000003220",
  mistyped: "4111111111111112",
} as const;

/** The claims in a JWT. */
export function claimsOf(token: string): Readonly<Record<string, number | undefined>> {
  const [, payload = ""] = token.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}
