import { test as base } from "vitest";
import {
  type RunningGateway,
  type SandboxHandle,
  type StartOptions,
  startGateway,
} from "../../mocks/index.js";
import { type Answered, type Client, clientOf } from "./client.js";
import { openShop, type Shop } from "./shop.js";

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

/** The handle of the sandbox `shop`, whose clock stands still. */
export type Tester = SandboxHandle;

export interface Persons {
  readonly gateway: RunningGateway;
  readonly merchant: Merchant;
  readonly customer: Customer;
  readonly tester: Tester;
}

/** The instant at which the clock stands in tests: a round one, with whole seconds. */
export const START = "2026-03-01T12:00:00.000Z";

/** The name of the sandbox that the persons share. */
export const SANDBOX = "shop";

/** A gateway with its persons. The test file that starts one closes it. */
export async function startPersons(
  options: StartOptions = {},
): Promise<Persons & { close(): Promise<void> }> {
  const gateway = await startGateway({ clock: { frozenAt: START }, sandbox: SANDBOX, ...options });
  const shop = await openShop();
  const tester = gateway.get(SANDBOX);
  const merchant = merchantOf(gateway, shop);
  const customer = customerOf(gateway);
  const close = async () => {
    await gateway.close();
    await shop.close();
  };
  return { gateway, merchant, customer, tester, close };
}

/** A test with a gateway and persons of its own; the clock stands at `START`. */
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

function merchantOf(gateway: RunningGateway, shop: Shop): Merchant {
  const client = clientOf(gateway.baseUrl, `sandbox_${SANDBOX}`);
  const order = (part: OrderPart = {}) => ({
    orderNumber: "ORD-1",
    amount: 25,
    callBackUrl: `${shop.url}/paid`,
    cancelUrl: `${shop.url}/canceled`,
    clientName: "Zaid Matooq",
    clientMobile: "0509200900",
    products: [{ title: "Book", price: 25, qty: 1 }],
    ...part,
  });
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
