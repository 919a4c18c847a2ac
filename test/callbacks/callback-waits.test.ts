import { describe, expect, test } from "vitest";
import { clientOf } from "../support/http.js";
import { DELIVERED, recordingClient } from "../support/parts.js";
import { anyAnswer, SHOP } from "../support/persons.js";
import { type SlowGateway, slowGateway } from "../support/slow-gateway.js";

const ORDER = {
  orderNumber: "ORD-1",
  amount: 25,
  callBackUrl: "https://shop.example/paid",
  cancelUrl: "https://shop.example/canceled",
  clientName: "Zaid",
  clientMobile: "0509200900",
  products: [{ title: "Book", price: 25, qty: 1 }],
};

/** A gateway whose merchant does something before it answers a callback. */
async function whereTheMerchant<T>(handles: (slow: SlowGateway, call: number) => Promise<T>) {
  const got: T[] = [];
  const client = recordingClient(async (_request, call) => {
    got.push(await handles(slow, call));
    return DELIVERED;
  });
  const slow: SlowGateway = await slowGateway({ client });
  return { ...slow, got, client };
}

/** Real time passes in small steps until something is over; how much of it did. */
async function passedUntil(
  { clock, passWithCalls }: SlowGateway,
  over: Promise<unknown>,
): Promise<number> {
  const from = clock.now();
  let isOver = false;
  over.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  while (!isOver && clock.now() - from < 60_000) {
    await passWithCalls(50);
  }
  return clock.now() - from;
}

async function invoiceOf({ baseUrl }: SlowGateway): Promise<string> {
  return (await anyAnswer(baseUrl).post("/api/addInvoice", ORDER)).body.transactionNo;
}

/** An invoice is paid, and its callback has ended. */
async function paysIn(slow: SlowGateway): Promise<void> {
  await slow.tester.invoices.pay(await invoiceOf(slow));
}

const LATER = "2030-01-01T00:00:00Z";

describe("a merchant who answers a callback only after it has", () => {
  test.each([
    ["advanced the clock", "POST", "/clock/advance", { by: "PT1H" }],
    ["moved the clock to an instant", "POST", "/clock/advance", { to: LATER }],
    ["frozen the clock", "POST", "/clock/freeze", {}],
    ["frozen the clock later", "POST", "/clock/freeze", { at: LATER }],
    ["let the clock run", "POST", "/clock/resume", undefined],
    ["taken the sandbox back", "POST", "/rewind", { to: 1 }],
    ["exported the sandbox", "GET", "/export", undefined],
    ["forked the sandbox", "POST", "/fork", { name: "what-if" }],
    ["forked the sandbox from a moment", "POST", "/fork", { name: "what-if", at: 1 }],
  ])(
    "%s is reported in about a second that it waits for itself",
    async (_what, method, path, body) => {
      const slow = await whereTheMerchant(({ baseUrl }) => {
        const json = {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
        return clientOf(baseUrl).send(method, SHOP + path, body === undefined ? {} : json);
      });
      const passed = await passedUntil(slow, paysIn(slow));
      expect(slow.got).toHaveLength(1);
      const [answered] = slow.got;
      expect(answered?.status).toBe(409);
      expect(answered?.body.detail).toMatch(
        /^callback cb-1 to https:\/\/shop\.example\/paid\S* has been under way for \d+ ms; if what handles it made this call, it waits for itself/,
      );
      expect(passed).toBeLessThanOrEqual(2500);
      expect((await slow.tester.callbacks.list()).callbacks).toMatchObject([
        { state: "delivered" },
      ]);
      expect(await slow.tester.events()).toMatchObject({ next: null });
      expect((await slow.handle.list()).sandboxes.map(({ name }) => name)).toEqual(["shop"]);
    },
  );

  test("and others are not held up by it for longer", async () => {
    const slow = await whereTheMerchant(({ baseUrl }) =>
      clientOf(baseUrl).post(`${SHOP}/clock/advance`, { by: "PT1H" }),
    );
    await passedUntil(slow, paysIn(slow));
    const { fired } = await slow.tester.clock.advance({ by: "PT1H" });
    expect(fired).toBe(1);
  });
});

describe("a merchant who is merely slow", () => {
  test("to answer is refused too, with a word that it may wait; it is settled in the end", async () => {
    const slow = await whereTheMerchant(
      ({ clock }) => new Promise<void>((resume) => clock.wait(5000, resume)),
    );
    const paid = paysIn(slow);
    await slow.clock.pass(100);
    const advanced = slow.tester.clock.advance({ by: "PT1H" });
    const refused = expect(advanced).rejects.toThrow("or wait until it is settled");
    await passedUntil(slow, advanced);
    await refused;
    await passedUntil(slow, paid);
    expect((await slow.tester.clock.advance({ by: "PT1H" })).fired).toBe(1);
  });

  test("since it calls the service, which is slow, is not taken to be stuck", async () => {
    const slow = await whereTheMerchant((gateway) => invoiceOf(gateway));
    const transactionNo = await invoiceOf(slow);
    await slow.tester.faults.add({ fault: "latency", delayMs: 5000 });
    const paid = slow.tester.invoices.pay(transactionNo);
    await slow.clock.pass(100);
    const advanced = slow.tester.clock.advance({ by: "PT1H" });
    const passed = await passedUntil(slow, Promise.all([advanced, paid]));
    expect((await advanced).now).toBeDefined();
    expect(passed).toBeGreaterThanOrEqual(4000);
    expect(slow.got).toEqual([expect.stringMatching(/^\d{13}$/)]);
    expect((await slow.tester.callbacks.list()).callbacks).toMatchObject([{ state: "delivered" }]);
  });
});

test("a journey whose callback's handler asks for another one goes on; the other is refused", async () => {
  const slow = await whereTheMerchant(({ baseUrl }) =>
    clientOf(baseUrl).post(`${SHOP}/clock/advance`, { by: "PT1H" }),
  );
  const transactionNo = await invoiceOf(slow);
  const from = (await slow.tester.clock.read()).now;
  const advanced = slow.tester.clock.advance({ by: "P2D" });
  const passed = await passedUntil(slow, advanced);
  const { now, events } = await advanced;
  expect(Date.parse(now) - Date.parse(from)).toBeGreaterThanOrEqual(2 * 86_400_000);
  expect(events.map(({ type }) => type)).toEqual([
    "invoice-canceled",
    "callback-scheduled",
    "callback-attempted",
    "callback-answered",
    "clock-set",
  ]);
  expect(slow.got.map(({ status }) => status)).toEqual([409]);
  expect(passed).toBeLessThanOrEqual(2500);
  expect((await slow.tester.invoices.read(transactionNo)).status).toBe("canceled");
});
