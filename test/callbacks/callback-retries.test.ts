import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { clientOf } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";
import { DELIVERED, recordingClient } from "../support/parts.js";
import {
  anyAnswer,
  eachWay,
  personsWith,
  START,
  switchedPersons,
  type Tester,
  test,
} from "../support/persons.js";
import { type SlowGateway, slowGateway } from "../support/slow-gateway.js";

/** Minutes after the payment at which each attempt of an unanswered callback is made. */
const MINUTES: { readonly [Option in Assumptions["callback-retry"]]: readonly number[] } = {
  growing: [0, 1, 6, 21, 51, 111, 231, 471, 951, 1671, 2631],
  fixed: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50],
  none: [0],
};

const instants = (minutes: readonly number[]) =>
  minutes.map((after) => new Date(Date.parse(START) + after * 60_000).toISOString());

const only = async (tester: Tester) => {
  const [callback, ...others] = (await tester.callbacks.list()).callbacks;
  expect(others).toEqual([]);
  return callback;
};

describe("a callback without a 2xx answer [callback-retry]", () => {
  test.for(eachWay<readonly [Assumptions["callback-retry"]]>([["growing"], ["fixed"], ["none"]]))(
    "%s: %s retries happen at their instants, then no more, unless it is sent again",
    async ([way, option]) => {
      const { merchant, tester } = await switchedPersons(way, { "callback-retry": option });
      const count = MINUTES[option].length;
      merchant.shop.answers(...Array<number>(count).fill(500));
      await tester.invoices.pay(await merchant.createsInvoice());

      await tester.clock.advance({ by: "P10D" });

      const { attempts = [], ...callback } = (await only(tester)) ?? {};
      expect(callback).toMatchObject({ state: "failed", nextAttemptAt: null });
      expect(attempts.map(({ at }) => at)).toEqual(instants(MINUTES[option]));
      expect(await tester.callbacks.resend("cb-1")).toMatchObject({ state: "delivered" });
      expect(merchant.shop.requests).toHaveLength(count + 1);
      expect(new Set(merchant.shop.requestLines).size).toBe(1);
    },
  );

  test("is repeated to the millisecond, until one succeeds", async ({ merchant, tester }) => {
    merchant.shop.answers(500, 404, 201);
    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice());
    expect(callbacks).toMatchObject([
      { state: "waiting", nextAttemptAt: instants([1])[0], attempts: [{ status: 500 }] },
    ]);

    await tester.clock.advance({ by: "PT59.999S" });
    expect(merchant.shop.requests).toHaveLength(1);
    await tester.clock.advance({ by: "PT0.001S" });
    expect(merchant.shop.requests).toHaveLength(2);
    await tester.clock.advance({ by: "P3D" });

    expect(await only(tester)).toMatchObject({
      state: "delivered",
      attempts: [
        { outcome: "refused", status: 500 },
        { outcome: "refused", status: 404 },
        { outcome: "delivered", status: 201 },
      ],
    });
    expect(new Set(merchant.shop.requestLines).size).toBe(1);
  });
});

describe("a call fails", () => {
  test("with a timeout, and is retried later", async () => {
    const { merchant, tester } = await personsWith({ callbackTimeout: "40ms" });
    merchant.shop.answers("never");

    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice());

    const timeout = { outcome: "timeout", status: null, detail: "no answer within 40 ms" };
    expect(callbacks).toMatchObject([{ state: "waiting", attempts: [timeout] }]);
    await tester.clock.advance({ by: "PT1M" });
    expect(await only(tester)).toMatchObject({ state: "delivered" });
  });

  test("with a forbidden host, and the report says how to allow it", async ({
    merchant,
    tester,
  }) => {
    const callBackUrl = "http://shop.example/paid";
    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice({ callBackUrl }));

    const detail =
      "not called: shop.example is not on the list. Allow it with --allow-egress shop.example";
    expect(callbacks).toMatchObject([
      { state: "waiting", attempts: [{ outcome: "blocked", status: null, detail }] },
    ]);
  });
});

describe("sending a callback again", () => {
  test("is refused while it is open, and for an unknown one", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const control = clientOf(gateway.controlUrl);
    const resend = (id: string) => control.post(`/sandboxes/shop/callbacks/${id}/resend`);
    const answers: unknown[] = [];
    merchant.shop.meanwhile(async () => {
      const [callback] = (await tester.callbacks.list()).callbacks;
      const { status, body } = await resend(callback?.id ?? "");
      answers.push(status, body.detail);
    });

    await tester.invoices.pay(await merchant.createsInvoice());

    expect(answers).toEqual([409, "callback cb-1 is being sent at this moment"]);
    expect((await resend("cb-99")).status).toBe(404);
  });
});

describe("a shop that calls the gateway while it handles a callback", () => {
  test("sees the invoice at that instant of an advancing clock", async ({ merchant, tester }) => {
    const seen: unknown[] = [];
    merchant.shop.meanwhile(async ({ url }) => {
      const transactionNo = new URLSearchParams(url.split("?")[1]).get("transactionNo") ?? "";
      const status = await merchant.readsStatus(transactionNo);
      seen.push([status, (await tester.clock.read()).now]);
    });
    await merchant.createsInvoice();
    await tester.clock.advance({ by: "PT1H" });
    await merchant.createsInvoice();

    await tester.clock.advance({ by: "P30D" });

    expect(seen).toEqual([
      ["Canceled", "2026-03-02T12:00:00.000Z"],
      ["Canceled", "2026-03-02T13:00:00.000Z"],
    ]);
  });

  test("can create an invoice that expires during the same clock advance", async ({
    merchant,
    tester,
  }) => {
    let left = 2;
    merchant.shop.meanwhile(async () => {
      left -= 1;
      if (left >= 0) await merchant.createsInvoice();
    });
    await merchant.createsInvoice();

    await tester.clock.advance({ by: "P30D" });

    const closed = (await tester.invoices.list()).invoices.map(({ closedAt }) => closedAt);
    expect(closed).toEqual([
      "2026-03-02T12:00:00.000Z",
      "2026-03-03T12:00:00.000Z",
      "2026-03-04T12:00:00.000Z",
    ]);
  });
});

const ORDER = {
  ...invoiceFields("https://shop.example/paid"),
  cancelUrl: "https://shop.example/canceled",
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

describe("a merchant that is slow", () => {
  test("because it calls the slow service is not a deadlock", async () => {
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
