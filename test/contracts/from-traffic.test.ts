import { describe, expect, vi } from "vitest";
import { entryOf, entryView } from "../../mocks/control/views.js";
import { startedAt } from "../../mocks/observe/record.js";
import { overSocket } from "../support/http.js";
import {
  lastRequest,
  once,
  type Persons,
  requestsCame,
  SANDBOX,
  test,
  walletOf,
} from "../support/persons.js";

/** The facts about a request in the journal besides its contents. */

const TOKEN = `sandbox_${SANDBOX}`;

describe("the journal stores for a request", () => {
  test("when it arrived and when its answer was sent, in real time", async ({
    merchant,
    tester,
  }) => {
    const before = Date.now();
    await merchant.addsInvoice();
    // The client has its answer a moment before the server knows that it was sent.
    const view = await vi.waitFor(async () => {
      const last = await lastRequest(tester);
      expect(last.endedAt).not.toBeNull();
      return last;
    });
    const entry = entryOf(view);
    expect(entryView(entry)).toEqual(view);
    const { endedAt, clientClosedAt } = entry;
    expect(startedAt(entry)).toBeGreaterThanOrEqual(before - 1);
    expect(endedAt).toBeGreaterThanOrEqual(startedAt(entry) ?? Number.NaN);
    expect(endedAt).toBeLessThanOrEqual(Date.now());
    expect(clientClosedAt).toBeNull();
  });

  test("a digest of its token, which identifies uses of one token and reveals nothing", async ({
    merchant,
    tester,
  }) => {
    await merchant.addsInvoice();
    await merchant.addsInvoice();
    const [one, two] = (await tester.requests()).requests;
    expect(one?.token).toMatch(/^[0-9a-f]{16}$/);
    expect(two?.token).toBe(one?.token);
    expect(JSON.stringify(one)).not.toContain(TOKEN);
  });

  test("the step in which it arrived, as the sandbox was described then", async ({
    merchant,
    tester,
  }) => {
    await merchant.addsInvoice();
    await tester.settings.change({ description: "buys twice" });
    await merchant.addsInvoice();
    await tester.settings.change({ description: null });
    await merchant.addsInvoice();
    const { requests } = await tester.requests();
    expect(requests.map(({ step }) => step)).toEqual([null, "buys twice", null]);
  });

  test("the callbacks that may have caused it", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    merchant.shop.meanwhile(async () => void (await merchant.readsStatus(invoice)));
    await tester.invoices.pay(invoice);
    await tester.settled();
    const [callback] = (await tester.callbacks.list()).callbacks;
    const { requests } = await tester.requests();
    expect(requests.map(({ operationId, during }) => [operationId, during])).toEqual([
      ["addInvoice", []],
      ["getInvoice", [callback?.id]],
    ]);
  });
});

describe("of a request that is held open", () => {
  test("it stores when the caller gave up; until then it is open", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "hang", operation: "addInvoice" });
    await tester.settings.change({ description: "waits" });
    const line = overSocket(gateway.baseUrl, "POST", "/api/addInvoice", TOKEN, merchant.order());
    await requestsCame(tester, 1);
    expect(await lastRequest(tester)).toMatchObject({ status: null, endedAt: null });
    expect(await tester.idle({ limit: "0ms" })).toMatchObject({
      idle: false,
      requests: [{ operationId: "addInvoice", path: "/api/addInvoice", step: "waits" }],
    });
    line.leave();
    expect(await tester.idle()).toMatchObject({ idle: true, requests: [] });
    const { endedAt, clientClosedAt } = await lastRequest(tester);
    expect([endedAt, clientClosedAt]).toEqual([null, expect.stringMatching(/^20\d\d-/)]);
  });

  test("it stores that the caller gave up before a late reply", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "late-reply", operation: "addInvoice", delayMs: 100 });
    const line = overSocket(gateway.baseUrl, "POST", "/api/addInvoice", TOKEN, merchant.order());
    while ((await tester.idle({ limit: "0ms" })).requests.length === 0) {
      await new Promise((resume) => setImmediate(resume));
    }
    line.leave();
    await requestsCame(tester, 1);
    expect(await lastRequest(tester)).toMatchObject({
      status: 200,
      endedAt: null,
      clientClosedAt: expect.stringMatching(/^20\d\d-/),
    });
  });

  test("it stores when a slow answer was complete", async ({ merchant, tester }) => {
    await once(tester, { fault: "slow-body", bytesPerSecond: 100_000 });
    await merchant.addsInvoice();
    await tester.idle();
    const { wallAt, endedAt, clientClosedAt } = await lastRequest(tester);
    expect(endedAt && wallAt && endedAt >= wallAt).toBe(true);
    expect(clientClosedAt).toBeNull();
  });
});

test("it ends the request at a reset, without an answer", async ({ merchant, tester }) => {
  await once(tester, { fault: "reset-mid-reply" });
  await merchant.addsInvoice().catch(() => undefined);
  await tester.idle();
  expect(await lastRequest(tester)).toMatchObject({ endedAt: null, clientClosedAt: null });
});

describe("waiting for idle", () => {
  test("includes calls that follow the answer to a callback", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    let asked: Promise<unknown> | undefined;
    merchant.shop.meanwhile(async () => {
      asked = new Promise((go) => setImmediate(go)).then(() => merchant.readsStatus(invoice));
    });
    await tester.invoices.pay(invoice);
    const { idle, waitedMs } = await tester.idle({ quiet: "30ms" });
    expect([idle, waitedMs >= 30]).toEqual([true, true]);
    expect((await tester.requests()).requests).toHaveLength(2);
    await asked;
  });

  test("ends with its sandbox, and the next one of its name has no open requests", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "hang", operation: "addInvoice" });
    const line = overSocket(gateway.baseUrl, "POST", "/api/addInvoice", TOKEN, merchant.order());
    await requestsCame(tester, 1);
    const waits = expect(tester.idle()).rejects.toThrow(/was reset, and its data is gone/);
    await gateway.reset("shop");
    await waits;
    await gateway.open("shop");
    expect(await gateway.get("shop").idle()).toMatchObject({ idle: true, requests: [] });
    line.leave();
  });

  test("ends at its limit, and names the callbacks that are under way", async ({
    merchant,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();
    let answer = () => {};
    merchant.shop.meanwhile(
      () =>
        new Promise((go) => {
          answer = go;
        }),
    );
    const paid = tester.invoices.pay(invoice);
    const found = await tester.idle({ limit: "40ms", quiet: "1000ms" });
    expect(found).toMatchObject({ idle: false, requests: [], callbacks: [expect.any(String)] });
    answer();
    await paid;
  });
});

/** The journal stores a refusal as data, so that no reader needs its sentence. */

/** Brings a refusal about, and says what it is about. */
type Refusing = (persons: Persons) => Promise<object>;

const REFUSALS: readonly (readonly [string, Refusing])[] = [
  [
    "an amount that is too small, in hundredths",
    async ({ merchant }) => {
      await merchant.addsInvoice({ amount: 1 });
      return { code: "amount-below-minimum", amount: 100, currency: "SAR", minimum: 500 };
    },
  ],
  [
    "fields that are wrong, each with why",
    async ({ merchant }) => {
      await merchant.addsInvoice({ orderNumber: "", clientName: 5, products: [] });
      const fields = [
        { name: "clientName", kind: "wrong", expected: "must be a text", got: "5" },
        { name: "orderNumber", kind: "wrong", expected: "must not be empty", got: '""' },
        { name: "products", kind: "wrong", expected: "must have at least 1 element", got: "[]" },
      ];
      return { code: "invalid-fields", fields: expect.arrayContaining(fields), more: 0 };
    },
  ],
  [
    "an amount that strict mode does not round",
    async ({ merchant, tester }) => {
      await tester.settings.change({ strict: true });
      await merchant.addsInvoice({ amount: 25.005 });
      const error = "25.005 has more than two decimals and became 25.01";
      return {
        code: "invalid-fields",
        fields: [{ name: "amount", kind: "other", error }],
        more: 0,
      };
    },
  ],
  [
    "an invoice that is closed, with how it ended",
    async ({ merchant }) => {
      const transactionNo = await merchant.createsInvoice();
      await merchant.post("/api/cancelInvoice", { transactionNo });
      await merchant.post("/api/cancelInvoice", { transactionNo });
      return { code: "invoice-closed", transactionNo, status: "canceled" };
    },
  ],
  [
    "a wallet that is not offered, with what is",
    async ({ gateway, merchant }) => {
      const transactionNo = await merchant.createsInvoice({ supportedCardBrands: ["mada"] });
      await walletOf(gateway).asksForCode(transactionNo);
      return { code: "method-not-offered", transactionNo, method: "stcpay", offered: ["mada"] };
    },
  ],
  [
    "a recurring payment that is over",
    async ({ merchant }) => {
      const recurringId = await merchant.registers();
      await merchant.post("/api/cancelRecurring", { recurringId });
      await merchant.post("/api/cancelRecurring", { recurringId });
      const wanted = "canceled";
      return { code: "recurring-not-open", recurringId, status: "canceled", wanted };
    },
  ],
  [
    "a secret that is wrong",
    async ({ merchant, tester }) => {
      await tester.settings.change({ secretKey: "pinned" });
      await merchant.post("/api/auth", { apiId: SANDBOX, secretKey: "other" });
      return { code: "credentials-wrong" };
    },
  ],
  [
    "an invoice that a page cannot pay any more",
    async ({ customer, merchant, tester }) => {
      const transactionNo = await merchant.createsInvoice();
      await tester.invoices.pay(transactionNo);
      await customer.submits(transactionNo, { do: "cancel" });
      return { code: "invoice-closed", transactionNo, status: "paid" };
    },
  ],
];

describe("the journal stores as data", () => {
  test.for(REFUSALS)("%s", async ([, refusing], { persons }) => {
    const refusal = await refusing(persons);
    const entry = await lastRequest(persons.tester);
    expect((await entry)?.refusal).toEqual(refusal);
    expect((await entry)?.code).toBe((await entry)?.refusal?.code);
  });

  test("the requests for a page without a sandbox", async ({ customer, gateway }) => {
    await customer.opens("1000000000000");
    expect((await gateway.unclaimedRequests()).requests.at(-1)).toMatchObject({
      status: 404,
      code: "invoice-unknown",
      refusal: { code: "invoice-unknown", transactionNo: "1000000000000" },
      explanation: "there is no invoice with transaction number 1000000000000",
    });
  });
});
