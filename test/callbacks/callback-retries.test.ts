import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { clientOf } from "../support/http.js";
import {
  eachWay,
  personsWith,
  START,
  switchedPersons,
  type Tester,
  test,
} from "../support/persons.js";
import { openShop } from "../support/shop.js";

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

describe("a callback that is not answered with 2xx [callback-retry]", () => {
  test.for(eachWay<readonly [Assumptions["callback-retry"]]>([["growing"], ["fixed"], ["none"]]))(
    "%s: %s retries come at their instants, then no more",
    async ([way, option]) => {
      const { merchant, tester } = await switchedPersons(way, { "callback-retry": option });
      merchant.shop.answers(...Array<number>(20).fill(500));
      await tester.invoices.pay(await merchant.createsInvoice());

      await tester.clock.advance({ by: "P10D" });

      const { attempts = [], ...callback } = (await only(tester)) ?? {};
      expect(callback).toMatchObject({ state: "failed", nextAttemptAt: null });
      expect(attempts.map(({ at }) => at)).toEqual(instants(MINUTES[option]));
      expect(new Set(attempts.map(({ outcome }) => outcome))).toEqual(new Set(["refused"]));
      expect(merchant.shop.requests).toHaveLength(MINUTES[option].length);
      const last = Date.parse(attempts.at(-1)?.at ?? "") - Date.parse(START);
      expect(last).toBeLessThanOrEqual(48 * 3_600_000);
    },
  );

  test("is repeated to the millisecond, until one is answered", async ({ merchant, tester }) => {
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

  test("is one among many: each is retried by its own time", async ({ merchant, tester }) => {
    merchant.shop.answers(500, 500);
    await tester.invoices.pay(await merchant.createsInvoice({ orderNumber: "A" }));
    await tester.clock.advance({ by: "PT30S" });
    await tester.invoices.pay(await merchant.createsInvoice({ orderNumber: "B" }));

    await tester.clock.advance({ by: "PT2M" });

    const retried = (await tester.callbacks.list()).callbacks.map(
      ({ attempts }) => attempts[1]?.at,
    );
    expect(retried).toEqual(instants([1, 1.5]));
  });
});

describe("how a call can fail", () => {
  test("a redirect is refused and not followed", async ({ merchant, tester }) => {
    merchant.shop.answers({ redirect: `${merchant.shop.url}/elsewhere` });

    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice());

    const detail = `answered 302, a redirect to ${merchant.shop.url}/elsewhere that is not followed`;
    expect(callbacks).toMatchObject([
      { attempts: [{ outcome: "refused", status: 302, detail: `${detail}; 2xx was expected` }] },
    ]);
    expect(merchant.shop.requests).toHaveLength(1);
  });

  test("a shop that never answers is given up, and called again later", async () => {
    const { merchant, tester } = await personsWith({ callbackTimeoutMs: 40 });
    merchant.shop.answers("never");

    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice());

    const timeout = { outcome: "timeout", status: null, detail: "no answer within 40 ms" };
    expect(callbacks).toMatchObject([{ state: "waiting", attempts: [timeout] }]);
    await tester.clock.advance({ by: "PT1M" });
    expect(await only(tester)).toMatchObject({ state: "delivered" });
  });

  test("a shop that is not there is reported", async ({ merchant, tester }) => {
    const gone = await openShop();
    await gone.close();

    const callBackUrl = `${gone.url}/paid`;
    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice({ callBackUrl }));

    expect(callbacks).toMatchObject([
      { state: "waiting", attempts: [{ outcome: "unreachable", status: null }] },
    ]);
    expect(callbacks[0]?.attempts[0]?.detail).toContain(`ECONNREFUSED at ${callBackUrl}`);
  });

  test("an address of which no request can be made is reported", async ({ merchant, tester }) => {
    const callBackUrl = "http://user:%FF@127.0.0.1:9/paid";
    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice({ callBackUrl }));

    expect(callbacks).toMatchObject([
      { state: "waiting", attempts: [{ outcome: "unreachable", status: null }] },
    ]);
    expect(callbacks[0]?.attempts[0]?.detail).toMatch(
      /^no request can be made of .+: URI malformed/,
    );
  });

  test("a header with which no request can be made is reported", async ({ merchant, tester }) => {
    const webhook = { url: `${merchant.shop.url}/hook`, headers: { Trailer: "X-Sum" } };
    await tester.settings.change({ webhook });
    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice());

    expect(callbacks.map(({ state }) => state).sort()).toEqual(["delivered", "waiting"]);
    expect(callbacks.find(({ state }) => state === "waiting")?.attempts).toMatchObject([
      { outcome: "unreachable", detail: expect.stringContaining("Trailers are invalid") },
    ]);
  });

  test("a host that may not be called is reported with what would allow it", async ({
    merchant,
    tester,
  }) => {
    const callBackUrl = "http://shop.example/paid";
    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice({ callBackUrl }));

    const detail =
      "not called: shop.example is not on the list; allow it with --allow-egress shop.example";
    expect(callbacks).toMatchObject([
      { state: "waiting", attempts: [{ outcome: "blocked", status: null, detail }] },
    ]);
  });
});

describe("sending a callback once more", () => {
  test("is possible after all retries have failed", async ({ merchant, tester }) => {
    await tester.assumptions.change({ "callback-retry": "none" });
    merchant.shop.answers(500, 500);
    const { callbacks } = await tester.invoices.pay(await merchant.createsInvoice());
    const id = callbacks[0]?.id ?? "";

    expect(await tester.callbacks.resend(id)).toMatchObject({ state: "failed" });
    const resent = await tester.callbacks.resend(id);

    expect(resent).toMatchObject({ state: "delivered", nextAttemptAt: null });
    expect(resent.attempts).toHaveLength(3);
    expect(new Set(merchant.shop.requestLines).size).toBe(1);
  });

  test("is possible for one that was delivered, and for one that the browser carried", async ({
    merchant,
    customer,
    tester,
  }) => {
    await tester.invoices.pay(await merchant.createsInvoice());
    await customer.submits(await merchant.createsInvoice(), { do: "pay" });
    const [called, carried] = (await tester.callbacks.list()).callbacks;
    expect([called?.state, carried?.state]).toEqual(["delivered", "redirected"]);

    for (const callback of [called, carried]) {
      const resent = await tester.callbacks.resend(callback?.id ?? "");
      expect(resent).toMatchObject({ state: "delivered", url: callback?.url });
    }
    expect(merchant.shop.requests).toHaveLength(3);
  });

  test("is refused while it is being sent, and for one that is not there", async ({
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

describe("a shop that calls back while it is being called", () => {
  test("sees the invoice as it is at that instant of an advancing clock", async ({
    merchant,
    tester,
  }) => {
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

  test("can create an invoice that then expires in the same journey", async ({
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
