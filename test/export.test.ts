import { describe, expect, onTestFinished } from "vitest";
import type { SandboxExport } from "../spec/generated/control.types.js";
import { type Client, clientOf } from "./support/client.js";
import { call, done, SHOP } from "./support/control.js";
import { type Persons, SANDBOX, START, startPersons, test } from "./support/persons.js";
import { walletOf } from "./support/wallet.js";

/** A gateway elsewhere, without a sandbox. */
async function elsewhere(): Promise<Persons> {
  const { close, ...persons } = await startPersons({ seed: "another" });
  onTestFinished(close);
  await persons.gateway.reset(SANDBOX);
  return persons;
}

/** A bit of everything, on two days. */
async function livesAWhile(persons: Persons): Promise<string[]> {
  const { gateway, merchant, customer, tester } = persons;
  await tester.assumptions.change({ "otp-code": "generated", "order-status-case": "upper" });
  const kinds = ["paid", "declined", "wallet", "canceled", "foreign", "left"];
  const invoices: string[] = [];
  for (const [n, orderNumber] of kinds.entries()) {
    const currency = orderNumber === "foreign" ? "USD" : "SAR";
    const smsMessage = "[CLIENT_NAME]: [AMOUNT] [WEB_URL]";
    invoices.push(
      await merchant.createsInvoice({ orderNumber, amount: 25 + n, currency, smsMessage }),
    );
  }
  const [paid = "", declined = "", wallet = "", canceled = ""] = invoices;
  merchant.shop.answers(500);
  await tester.invoices.pay(paid);
  await customer.submits(declined, { do: "decline" });
  await walletOf(gateway).getsCode(wallet, { total: 27 });
  await merchant.post("/api/cancelInvoice", { transactionNo: canceled });
  const recurringId = await merchant.registers({ recurring: { type: "Daily" } });
  await tester.recurring.arrangeCharges(recurringId, { outcomes: ["succeed", "fail"] });
  await tester.recurring.start(recurringId);
  await tester.clock.advance({ by: "PT26H" });
  await tester.labels.add("later");
  await tester.merchants.seed([{ merchantId: 7, relationshipStatus: "Suspended" }]);
  return [...invoices, await merchant.createsInvoice({ orderNumber: "new" })];
}

/** What the service says of everything, without the addresses of the gateways that said it. */
async function toldBy(
  { gateway }: Persons,
  invoices: readonly string[],
  addresses: readonly string[],
): Promise<string> {
  const client: Client = clientOf(gateway.baseUrl, `sandbox_${SANDBOX}`);
  const paths = [
    ...invoices.map((no) => `/api/getInvoice/${no}`),
    ...invoices.map((no) => `/receipt/${no}`),
    "/api/recurringPayments",
    "/rest/partner/getMyMerchants",
    `${SHOP}/invoices`,
    `${SHOP}/callbacks`,
    `${SHOP}/sms`,
    `${SHOP}/labels`,
    `${SHOP}/events?limit=10000`,
  ];
  const answers = await Promise.all(paths.map((path) => client.get(path)));
  const told = answers.map(({ status, text }, n) => `${paths[n]} ${status} ${text}`).join("\n");
  return addresses.reduce((text, address) => text.replaceAll(address, "http://gateway"), told);
}

/** The opening and one event more. */
const OPENING = {
  type: "sandbox-opened",
  at: Date.parse(START),
  name: "shop",
  seed: "s",
  settings: {},
  clock: { mode: "frozen", at: Date.parse(START) },
  merchants: null,
  forkedFrom: null,
};
const at = OPENING.at;
const CREATED = { type: "invoice-created", at, transactionNo: "1", order: {}, rate: null };

const logWith = (...events: object[]) => ({
  paystub: "log",
  version: 1,
  sandbox: "shop",
  events: [OPENING, ...events],
});

describe("an exported sandbox", () => {
  test("is the same elsewhere: its log byte for byte, and every answer", async ({ persons }) => {
    const invoices = await livesAWhile(persons);
    const exported: SandboxExport = await done(persons.merchant, "GET", `${SHOP}/export`);
    expect(exported).toMatchObject({ paystub: "log", version: 1, sandbox: "shop" });
    expect(exported.events.length).toBeGreaterThan(40);
    const there = await elsewhere();

    const summary = await done(there.merchant, "POST", `${SHOP}/import`, exported, 201);

    expect(summary).toMatchObject({ name: "shop", events: exported.events.length });
    const again = await there.gateway.get("shop").export();
    expect(JSON.stringify(again)).toBe(JSON.stringify(exported));
    const addresses = [persons.gateway.baseUrl, there.gateway.baseUrl];
    const here = await toldBy(persons, invoices, addresses);
    expect(await toldBy(there, invoices, addresses)).toBe(here);
  });

  test("goes on there as it would have here", async ({ persons }) => {
    await livesAWhile(persons);
    const there = await elsewhere();
    const copy = await there.gateway.import("shop", await persons.tester.export());
    const { length } = persons.merchant.shop.wasTold;

    const here = await persons.tester.clock.advance({ by: "P2D" });
    const calls = persons.merchant.shop.wasTold.slice(length);
    expect(await copy.clock.advance({ by: "P2D" })).toEqual(here);

    expect(here.fired).toBeGreaterThan(5);
    expect(persons.merchant.shop.wasTold.slice(length)).toEqual([...calls, ...calls]);
    expect(await there.merchant.createsInvoice()).toBe(await persons.merchant.createsInvoice());
  });

  test("under another name beside the first is a fork of it", async ({ persons }) => {
    const { gateway, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const copy = await gateway.import("copy", await tester.export());
    const { paymentUrl } = await copy.invoices.read(invoice);
    expect(paymentUrl).toMatch(/\?sandbox=copy$/);
    await copy.invoices.pay(invoice);
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
    const [theirs, ours] = await Promise.all([copy.export(), tester.export()]);
    expect(theirs.events[0]).toEqual({ ...ours.events[0], name: "copy", forkedFrom: "shop" });
    expect(JSON.stringify(theirs.events.slice(1, ours.events.length))).toBe(
      JSON.stringify(ours.events.slice(1)),
    );
  });

  test("with a callback under way holds an attempt that was cut off, and makes it again", async ({
    persons,
  }) => {
    const invoice = await persons.merchant.createsInvoice();
    await persons.tester.invoices.pay(invoice);
    const whole = await persons.tester.export();
    const events = whole.events.slice(0, -1);
    expect(events.at(-1)?.type).toBe("callback-attempted");

    const there = await elsewhere();
    const copy = await there.gateway.import("shop", { ...whole, events });

    const [callback] = await copy.callbacks.list();
    expect(callback).toMatchObject({ state: "waiting", attempts: [{ outcome: "unreachable" }] });
    const taken = (await copy.export()).events;
    expect(taken.slice(0, events.length)).toEqual(events);
    await copy.clock.advance({ by: "PT1M" });
    expect((await copy.callbacks.list())[0]?.state).toBe("delivered");
  });

  test("from a paystub with fewer settings gets the defaults of the others", async ({
    gateway,
  }) => {
    const log = logWith() as SandboxExport;
    const old = { ...log, events: [{ ...OPENING, settings: { strict: true } }] };
    const copy = await gateway.import("old", old);
    expect(await copy.settings.read()).toMatchObject({ strict: true, rates: { USD: 3.75 } });
    expect(await copy.assumptions.read()).toMatchObject({ "auth-failure": "401" });
  });
});

describe("no sandbox comes of", () => {
  test.for<[string, object, RegExp]>([
    ["another version", { ...logWith(), version: 2 }, /^version must be 1, but 2 came$/],
    ["another file", { ...logWith(), paystub: "pact" }, /^paystub /],
    ["a log without events", { ...logWith(), events: [] }, /^events /],
    ["no log at all", {}, /^paystub .*version .*sandbox .*events /],
    ["another first event", { ...logWith(), events: [CREATED] }, /^events\[0\] .*sandbox-opened/],
    ["a second opening", logWith(OPENING), /^events\[1\] does not fit the log: .* opens once$/],
    ["an unknown event", logWith({ type: "toString", at }), /^events\[1\] has no .* "toString"$/],
    ["no event", logWith({}), /^events\[1\] has no type of event: none$/],
    ["an event without a time", logWith({ type: "otp-used" }), /^events\[1\] must have an instant/],
    ["a time in seconds", logWith({ ...CREATED, at: at / 1000 }), /^events\[1\] must have an ins/],
    ["time that runs back", logWith({ ...CREATED, at: at - 1 }), /^events\[1\] is earlier/],
    ["a label without a name", logWith({ type: "label-added", at }), /its name is missing$/],
    ["a clock of no kind", logWith({ type: "clock-set", at, clock: {} }), /its clock is \{\}$/],
    [
      "an invoice of nothing",
      logWith({ ...CREATED, order: 1 }),
      /invoice-created: its order is 1$/,
    ],
    [
      "a payment of nothing",
      logWith({
        type: "invoice-paid",
        at,
        transactionNo: "1",
        method: "a",
        via: "b",
        cardEnding: null,
      }),
      /^events\[1\] does not fit the log: invoice-paid of unknown invoice 1$/,
    ],
    [
      "an option that is none",
      { ...logWith(), events: [{ ...OPENING, settings: { assumptions: { tabby: "maybe" } } }] },
      /^events\[0\].settings.assumptions tabby has no option "maybe"; it takes accept\|reject$/,
    ],
  ])("%s", async ([_what, log, why], { gateway, merchant }) => {
    const { status, body, text } = await call(
      merchant,
      "POST",
      "/_control/sandboxes/x/import",
      log,
    );
    expect(status, text).toBe(400);
    expect(body.detail).toMatch(why);
    expect(await gateway.list()).toHaveLength(1);
  });

  test("a name that is taken, or is none", async ({ merchant }) => {
    const taken = await call(merchant, "POST", `${SHOP}/import`, logWith());
    expect(taken.status).toBe(409);
    expect(taken.body.detail).toBe("sandbox shop exists already; reset it first");
    const path = "/_control/sandboxes/a%20b/import";
    expect((await call(merchant, "POST", path, logWith())).status).toBe(400);
  });
});
