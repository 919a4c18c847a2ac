import fc from "fast-check";
import { describe, expect, onTestFinished } from "vitest";
import { EVENT_TYPES } from "../../mocks/domain/events.js";
import { defaultSettings } from "../../mocks/domain/settings.js";
import { orderWith } from "../support/domain.js";
import { livesFully, logOfFullLife } from "../support/full-life.js";
import { type Client, clientOf } from "../support/http.js";
import { eventsIn, logOf } from "../support/logs.js";
import { withoutMeasures } from "../support/measures.js";
import { type Persons, SANDBOX, SHOP, START, startPersons, test } from "../support/persons.js";

/** A gateway elsewhere, without a sandbox. */
async function elsewhere(): Promise<Persons> {
  const { close, ...persons } = await startPersons({ seed: "another" });
  onTestFinished(close);
  await persons.gateway.reset(SANDBOX);
  return persons;
}

/** Sends a log to be imported. */
async function importsIn(
  { gateway }: Pick<Persons, "gateway">,
  log: string,
  name = SANDBOX,
  type = "application/jsonl",
) {
  const url = `${gateway.baseUrl}/_control/sandboxes/${name}/import`;
  const headers = { "Content-Type": type };
  const response = await fetch(url, { method: "POST", headers, body: log });
  return { status: response.status, body: await response.json() };
}

/** What the service says of everything, without the addresses of the gateways that said it. */
async function answersOf({ gateway }: Persons, addresses: readonly string[]): Promise<string> {
  const client: Client = clientOf(gateway.baseUrl, `sandbox_${SANDBOX}`);
  const { invoices: all } = await gateway.get(SANDBOX).invoices.list();
  const invoices = all.map(({ transactionNo }) => transactionNo);
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
  // An import begins an epoch of its own.
  const reported = answers
    .map(({ status, text }, n) => `${paths[n]} ${status} ${text.replace(/,"epoch":\d+}$/, "}")}`)
    .join("\n");
  return addresses.reduce((text, address) => text.replaceAll(address, "http://gateway"), reported);
}

const at = Date.parse(START);
const OPENING = {
  type: "sandbox-opened",
  at,
  name: "shop",
  seed: "s",
  settings: defaultSettings,
  clock: { mode: "frozen", at },
  merchants: null,
  forkedFrom: null,
};
const transactionNo = "1772366400000";
const CREATED = { type: "invoice-created", at, transactionNo, order: orderWith(), rate: null };
const PAID = { type: "invoice-paid", at, transactionNo, method: "mada", via: "page" };

const logWith = (...events: object[]) => logOf([OPENING, ...events]);

describe("an exported sandbox", () => {
  test("is the same elsewhere: its log byte for byte, and every answer", async ({ persons }) => {
    await livesFully(persons);
    await persons.tester.faults.clear();
    const response = await fetch(`${persons.gateway.baseUrl}${SHOP}/export`);
    expect(response.headers.get("content-type")).toBe("application/jsonl");
    const exported = await response.text();
    const { length } = eventsIn(exported);
    expect(length).toBeGreaterThan(40);
    const there = await elsewhere();

    const imported = await importsIn(there, exported);

    expect(imported).toMatchObject({ status: 201, body: { name: "shop", events: length } });
    expect(await there.gateway.get("shop").export()).toBe(exported);
    const addresses = [persons.gateway.baseUrl, there.gateway.baseUrl];
    const here = await answersOf(persons, addresses);
    expect(await answersOf(there, addresses)).toBe(here);
  });

  test("continues there as it would have here", async () => {
    const { close, ...persons } = await startPersons();
    onTestFinished(close);
    await livesFully(persons);
    await persons.tester.faults.clear();
    const there = await elsewhere();
    const copy = await there.gateway.import("shop", await persons.tester.export());
    const { length } = persons.merchant.shop.requestLines;

    const here = await persons.tester.clock.advance({ by: "P2D" });
    const calls = persons.merchant.shop.requestLines.slice(length);
    const advanced = await copy.clock.advance({ by: "P2D" });
    // The order in which open calls end is unknown.
    const sorted = ({ events }: typeof here) =>
      withoutMeasures(events.map(({ seq: _, ...event }) => event))
        .map((event) => JSON.stringify(event))
        .sort();
    expect(sorted(advanced)).toEqual(sorted(here));

    expect(here.fired).toBeGreaterThan(5);
    const made = persons.merchant.shop.requestLines.slice(length);
    expect([...made].sort()).toEqual([...calls, ...calls].sort());
    expect(await there.merchant.createsInvoice()).toBe(await persons.merchant.createsInvoice());
  });

  test("under another name beside the original is a fork of it", async ({ persons }) => {
    const { gateway, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const copy = await gateway.import("copy", await tester.export());
    const { paymentUrl } = await copy.invoices.read(invoice);
    expect(paymentUrl).toContain("/s/copy/pay/order/");
    await copy.invoices.pay(invoice);
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
    const [theirs, ours] = [eventsIn(await copy.export()), eventsIn(await tester.export())];
    expect(theirs[0]).toEqual({ ...ours[0], name: "copy", forkedFrom: "shop" });
    expect(theirs.slice(1, ours.length)).toEqual(ours.slice(1));
  });

  test("with an open callback holds an attempt that was cut off, and repeats it", async ({
    persons,
  }) => {
    const invoice = await persons.merchant.createsInvoice();
    await persons.tester.invoices.pay(invoice);
    const events = eventsIn(await persons.tester.export()).slice(0, -1);
    expect(events.at(-1)?.type).toBe("callback-attempted");

    const there = await elsewhere();
    const copy = await there.gateway.import("shop", logOf(events));

    const [callback] = (await copy.callbacks.list()).callbacks;
    expect(callback).toMatchObject({ state: "waiting", attempts: [{ outcome: "unreachable" }] });
    const taken = eventsIn(await copy.export());
    expect(taken.slice(0, events.length)).toEqual(events);
    await copy.clock.advance({ by: "PT1M" });
    expect((await copy.callbacks.list()).callbacks[0]?.state).toBe("delivered");
  });

  test("from a paystub with fewer settings gets the defaults of the others", async ({
    gateway,
  }) => {
    const old = logOf([{ ...OPENING, settings: { strict: true } }]);
    const copy = await gateway.import("old", old);
    expect(await copy.settings.read()).toMatchObject({ strict: true, rates: { USD: 3.75 } });
    expect((await copy.assumptions.read()).assumptions).toMatchObject({ "auth-failure": "401" });
  });
});

describe("an edited log", () => {
  const sum = (log: string) => log.replace(/"sum":"[0-9a-f]{8}"\}\n$/, '"sum":"00000000"}\n');

  test.for<[string, string, RegExp]>([
    ["a wrong sum", sum(logWith(CREATED)), /^the log line 2 does not match its "sum"$/],
    ["nothing", "", /^the log has no events$/],
    ["half an opening", logOf([{ ...OPENING, clock: undefined }]), /line 1, .*: it lacks a field$/],
    [
      "an unknown event",
      logWith({ ...CREATED, type: "invoice-crated" }),
      /line 2, "invoice-crated" cannot follow: there is no such event\. Did you mean invoice-created\?/,
    ],
    [
      "a name of every object",
      logWith({ type: "toString", at }),
      /line 2, "toString" cannot follow/,
    ],
    [
      "an event without fields",
      logWith({ type: "invoice-created", at }),
      /line 2, .* lacks a field$/,
    ],
    ["an unknown invoice", logWith(PAID), /line 2, "invoice-paid" cannot follow: /],
    [
      "an earlier instant",
      logWith(CREATED, { ...PAID, at: at - 1 }),
      /line 3, "invoice-paid" cannot follow: its instant \d+ is before/,
    ],
    [
      "a clock beyond all time",
      logWith({ type: "clock-set", at, clock: { mode: "frozen", at: 1e15 } }),
      /^the log makes the clock show 1000000000000000, outside of /,
    ],
    [
      "too deep",
      logWith({ type: "x", at, x: JSON.parse("[".repeat(40) + "]".repeat(40)) }),
      /nest/,
    ],
  ])(
    "with %s is refused by its line, and leaves the name free",
    async ([, log, why], { persons, gateway }) => {
      const refused = await importsIn(persons, log, "copy");
      expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringMatching(why) } });
      expect((await gateway.create({ name: "copy" })).name).toBe("copy");
    },
  );

  test("is refused under a taken or invalid name, and as anything but JSON Lines", async ({
    persons,
  }) => {
    const taken = await importsIn(persons, logWith());
    expect(taken).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("exists already") },
    });
    expect((await importsIn(persons, logWith(), "a%20b")).status).toBe(400);
    const json = await importsIn(persons, logWith(), "copy", "application/json");
    expect(json.status).toBe(415);
    expect(json.body.detail).toContain("application/jsonl");
  });

  test("is a sandbox or refused with the reason, whatever is changed in it", async ({
    gateway,
  }) => {
    const events = eventsIn(await logOfFullLife());
    expect(new Set(events.map(({ type }) => type)).size).toBe(EVENT_TYPES.length);
    const answers = { taken: 0, refused: 0 };
    const place = fc.nat(events.length - 1);
    const change = fc.tuple(fc.constantFrom("twice", "gone", "moved", "less"), place, place);
    await fc.assert(
      fc.asyncProperty(change, async ([kind, from, to]) => {
        const mutant: object[] = [...events];
        const [event = {}] = kind === "twice" ? [mutant[from]] : mutant.splice(from, 1);
        const kept = Object.entries(event).filter((_, n) => n !== to % 6);
        if (kind === "less") mutant.splice(from, 0, Object.fromEntries(kept));
        else if (kind !== "gone") mutant.splice(to, 0, event);
        const why = await gateway.import("copy", logOf(mutant)).then(
          () => undefined,
          (error: Error) => error.message,
        );
        answers[why === undefined ? "taken" : "refused"] += 1;
        if (why === undefined) await gateway.reset("copy");
        else expect(why).toMatch(/^the log /);
      }),
      { numRuns: 60 },
    );
    expect(answers.taken).toBeGreaterThan(0);
    expect(answers.refused).toBeGreaterThan(10);
  });
});
