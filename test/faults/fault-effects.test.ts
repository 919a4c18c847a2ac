import { describe, expect, test as rule } from "vitest";
import { type FaultRequest, startGateway } from "../../mocks/index.js";
import { eventsIn } from "../support/logs.js";
import { withoutMeasures } from "../support/measures.js";
import { invoiceFields } from "../support/orders.js";
import {
  anyAnswer,
  once,
  type Persons,
  requestsCame,
  START,
  test,
  walletOf,
} from "../support/persons.js";

/** What is left of a rule: nothing when it never applies, and otherwise what its counts say. */

describe("a rule that never applies changes nothing", () => {
  const RULES: readonly FaultRequest[] = [
    { fault: "latency", delayMs: 50_000, probability: 0 },
    { fault: "hang", probability: 0 },
    { fault: "lost-reply", probability: 0, where: { orderNumber: "ORD-1" } },
    { fault: "truncated-json", probability: 0, every: 1 },
    { fault: "callback-dropped", probability: 0 },
    { fault: "declined-payment", probability: 0, times: 5 },
  ];

  /** A day of a shop: every answer byte by byte, and the log without its fault rules. */
  async function day(own: readonly FaultRequest[], removed: boolean): Promise<unknown> {
    const gateway = await startGateway({ sandbox: "shop", clock: START });
    try {
      const shop = gateway.get("shop");
      for (const one of own) await shop.faults.add(removed ? { ...one, probability: 1 } : one);
      if (removed) await shop.faults.clear();
      const client = anyAnswer(gateway.baseUrl);
      const texts: string[] = [];
      for (let n = 0; n < 2; n += 1) {
        const { text, body } = await client.post("/api/addInvoice", invoiceFields());
        texts.push(text, (await client.get(`/api/getInvoice/${body.transactionNo}`)).text);
        if (n === 0) await shop.invoices.pay(body.transactionNo);
      }
      await shop.clock.advance({ by: "P1D" });
      const events = eventsIn(await shop.export());
      const log = events.filter(({ type }) => !String(type).startsWith("fault-"));
      const text = JSON.stringify([
        texts,
        withoutMeasures(log),
        (await shop.requests()).requests.map(({ faults }) => faults),
      ]);
      return text.replaceAll(gateway.baseUrl, "GATEWAY");
    } finally {
      await gateway.close();
    }
  }

  rule("at probability 0, and after its removal", async () => {
    const bare = await day([], false);
    expect(await day(RULES, false)).toBe(bare);
    expect(await day(RULES, true)).toBe(bare);
    expect(await day([{ fault: "callback-dropped" }], false)).not.toBe(bare);
  });
});

test("a sandbox has up to 1,000 rules, used up or not, also when many are added at once", async ({
  tester,
}) => {
  const adds = () => tester.faults.add({ fault: "empty-401", probability: 0 });
  const added = await Promise.allSettled(Array.from({ length: 1001 }, adds));
  const refused = added.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const detail =
    "the sandbox has 1000 fault rules, the most that it can have. Remove those that you no longer need";
  expect(refused).toMatchObject([{ failure: { status: 409, code: "too-many-faults", detail } }]);
  await tester.faults.clear();
  await expect(adds()).resolves.toMatchObject({ fault: "empty-401" });
});

describe("the counts of a rule", () => {
  test("show the remaining injections, and end with the rule", async ({ merchant, tester }) => {
    await tester.faults.add({ fault: "empty-401", every: 2, times: 2 });
    const counts = [];
    for (let n = 0; n < 5; n += 1) {
      await merchant.addsInvoice();
      const [fault] = (await tester.faults.list()).faults;
      counts.push([fault?.matched, fault?.injected, fault?.left]);
    }
    expect(counts).toEqual([
      [1, 0, 2],
      [2, 1, 1],
      [3, 1, 1],
      [4, 2, 0],
      [4, 2, 0],
    ]);
  });

  test("go back with a rewind, and are part of a fork, an export and an import", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await tester.faults.add({ fault: "empty-401", times: 3 });
    await merchant.addsInvoice();
    await tester.labels.add({ name: "one-injected" });
    await merchant.addsInvoice();
    const left = async (name: string) => (await gateway.get(name).faults.list()).faults[0]?.left;
    expect(await left("shop")).toBe(1);
    await gateway.fork("shop", { name: "fork", at: "one-injected" });
    await gateway.import("copy", await tester.export());
    expect([await left("fork"), await left("copy")]).toEqual([2, 1]);
    await gateway.rewind("shop", { to: "one-injected" });
    expect(await left("shop")).toBe(2);
    await merchant.addsInvoice();
    expect([await left("shop"), await left("fork"), await left("copy")]).toEqual([1, 2, 1]);
  });

  test("are exact when calls run at once: the rule affects as many as it says", async ({
    merchant,
    tester,
  }) => {
    await tester.faults.add({ fault: "empty-401", times: 7 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => merchant.addsInvoice()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
    await requestsCame(tester, 30);
    const reported = (await tester.requests()).requests.flatMap(({ faults }) => faults);
    expect(reported).toHaveLength(7);
    expect((await tester.faults.list()).faults).toMatchObject([
      { matched: 7, injected: 7, left: 0 },
    ]);
  });

  test("the conditions of a rule are in the log as given", async ({ tester }) => {
    const where = { amount: 25.5, "customer.changedAt": 7 };
    await tester.faults.add({ fault: "callback-wrong-amount", amount: 30, where });
    const { events } = await tester.events({ type: "fault-added" });
    expect(events[0]).toMatchObject({ rule: { id: "fault-1", where, parameters: { amount: 30 } } });
  });

  test("a rule applies between two instants of the sandbox's clock", async ({
    merchant,
    tester,
  }) => {
    const [from, until] = ["2026-03-01T13:00:00Z", "2026-03-01T14:00:00Z"];
    await tester.faults.add({ fault: "empty-401", from, until });
    const statuses = [];
    for (let hour = 12; hour < 15; hour += 1) {
      statuses.push((await merchant.addsInvoice()).status);
      await tester.clock.advance({ by: "PT1H" });
    }
    expect(statuses).toEqual([200, 401, 200]);
  });

  test("removing an unknown rule is refused, and removes nothing", async ({ tester }) => {
    await tester.faults.add({ fault: "hang" });
    await expect(tester.faults.remove("fault-9")).rejects.toThrow(
      "there is no fault rule fault-9. Existing rules: fault-1",
    );
    expect((await tester.faults.remove("fault-1")).removed).toEqual(["fault-1"]);
    await expect(tester.faults.remove("fault-1")).rejects.toThrow("The sandbox has none");
    expect((await tester.faults.add({ fault: "hang" })).id).toBe("fault-2");
    const both = await Promise.all([tester.faults.clear(), tester.faults.clear()]);
    expect(both.flatMap(({ removed }) => removed)).toEqual(["fault-2"]);
  });
});

/** All that a sandbox is, but for what it says of its fault rules. */
async function stateOf({ tester }: Persons) {
  const events = eventsIn(await tester.export());
  return {
    events: events.filter(({ type }) => !String(type).startsWith("fault-")),
    invoices: (await tester.invoices.list()).invoices,
    recurring: (await tester.recurring.list()).recurring,
    callbacks: (await tester.callbacks.list()).callbacks,
    sms: (await tester.sms()).sms,
  };
}

/** A request that is answered as if it had been carried out. Returns what prepares it, and it. */
type Asking = (persons: Persons) => Promise<() => Promise<{ status: number }>>;

const REQUESTS: Readonly<Record<string, Asking>> = {
  async "a first invoice with a text message"({ merchant }) {
    return () => merchant.addsInvoice({ smsMessage: "[AMOUNT] [WEB_URL]" });
  },
  async "a second invoice with an order number"({ merchant }) {
    await merchant.createsInvoice();
    return () => merchant.addsInvoice();
  },
  async "a cancellation"({ merchant }) {
    const transactionNo = await merchant.createsInvoice();
    return () => merchant.post("/api/cancelInvoice", { transactionNo });
  },
  async "a wallet's payment"({ gateway, merchant }) {
    const wallet = walletOf(gateway);
    const transactionNo = await merchant.createsInvoice();
    const proof = await wallet.getsCode(transactionNo);
    return () => wallet.pays(transactionNo, proof);
  },
  async "a registration"({ merchant }) {
    return () => merchant.post("/api/registerPayment", merchant.plan());
  },
};

describe("after a reply whose database rolls back", () => {
  test.for(Object.entries(REQUESTS))(
    "everything is as before, and the same request succeeds: %s",
    async ([_what, asking], { persons }) => {
      const { merchant, tester } = persons;
      const asks = await asking(persons);
      await tester.settled();
      const before = await stateOf(persons);
      await once(tester, { fault: "reply-then-rollback" });
      expect((await asks()).status).toBe(200);
      await tester.settled();
      expect(await stateOf(persons)).toEqual(before);
      const reported = merchant.shop.requestLines.length;
      expect((await tester.callbacks.list()).callbacks.length).toBe(reported);
      expect((await asks()).status).toBe(200);
      expect(await stateOf(persons)).not.toEqual(before);
    },
  );

  test("a reported number is never reused", async ({ merchant, tester }) => {
    await tester.faults.add({ fault: "reply-then-rollback", every: 2 });
    const reported: string[] = [];
    for (let n = 0; n < 10; n += 1) reported.push(await merchant.createsInvoice());
    expect(new Set(reported).size).toBe(10);
    expect((await tester.invoices.list()).invoices).toHaveLength(5);
  });
});
