import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, onTestFinished } from "vitest";
import { RunEvidence } from "../../mocks/checks/run/evidence.js";
import { judgeGateway } from "../../mocks/checks/run/judge.js";
import { gatewaySections } from "../../mocks/checks/run/report.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { Assumptions } from "../../mocks/index.js";
import { openKit } from "../../mocks/testkit/fixture.js";
import { testCards, testValues } from "../../spec/generated/faults.js";
import {
  eachWay,
  type Persons,
  personsWith,
  switchedPersons,
  test,
  walletOf,
} from "../support/persons.js";
import type { ReceivedRequest } from "../support/servers.js";

const SIGNATURE = "x-paystub-signature";

/** The ways in which an invoice ends, and whether a browser can be redirected. */
const OCCASIONS = {
  "the customer pays": ({ customer }: Persons, no: string) => customer.submits(no, { do: "pay" }),
  "the customer cancels": ({ customer }: Persons, no: string) =>
    customer.submits(no, { do: "cancel" }),
  "a wallet pays": ({ gateway }: Persons, no: string) => walletOf(gateway).paysFor(no),
  "the tester pays": ({ tester }: Persons, no: string) => tester.invoices.pay(no),
  "the merchant cancels": ({ merchant }: Persons, transactionNo: string) =>
    merchant.post("/api/cancelInvoice", { transactionNo }),
  "it expires": ({ tester }: Persons) => tester.clock.advance({ by: "P1D" }),
};
type Occasion = keyof typeof OCCASIONS;

describe("the caller of the shop [callback-channel]", () => {
  test.for(
    eachWay<readonly [Assumptions["callback-channel"], Occasion, "browser" | "gateway" | "both"]>([
      ["auto", "the customer pays", "browser"],
      ["auto", "the customer cancels", "browser"],
      ["auto", "a wallet pays", "gateway"],
      ["auto", "the tester pays", "gateway"],
      ["auto", "the merchant cancels", "gateway"],
      ["auto", "it expires", "gateway"],
      ["gateway", "the customer pays", "gateway"],
      ["gateway", "the customer cancels", "gateway"],
      ["gateway", "a wallet pays", "gateway"],
      ["both", "the customer pays", "both"],
      ["both", "the customer cancels", "both"],
      ["both", "a wallet pays", "gateway"],
      ["both", "it expires", "gateway"],
    ]),
  )("%s: %s: %s, %s", async ([way, channel, occasion, by]) => {
    const persons = await switchedPersons(way, { "callback-channel": channel });
    const { merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const path = /pays/.test(occasion) ? "/paid" : "/canceled";
    const url = `${path}?transactionNo=${invoice}&orderNumber=ORD-1`;

    const answered = await OCCASIONS[occasion](persons, invoice);
    await tester.settled();

    expect(merchant.shop.requestLines).toEqual(by === "browser" ? [] : [`GET ${url}`]);
    const sentOn = "headers" in answered ? answered.headers.get("location") : null;
    if (by !== "gateway") expect(sentOn).toBe(merchant.shop.url + url);
    else if (occasion.startsWith("the customer")) expect(sentOn).toBe(`/pay/order/${invoice}`);
  });

  test("with the option gateway the page has a link back to the shop [callback-channel]", async () => {
    const { merchant, customer } = await personsWith({ assume: { "callback-channel": "gateway" } });
    const invoice = await merchant.createsInvoice();
    await customer.submits(invoice, { do: "pay" });

    const { text } = await customer.opens(invoice);

    const back = `${merchant.shop.url}/paid?transactionNo=${invoice}&amp;orderNumber=ORD-1`;
    expect(text).toContain(`href="${back}"`);
  });
});

const NAMES = {
  camel: ["transactionNo", "orderNumber"],
  pascal: ["TransactionNo", "OrderNumber"],
  both: ["transactionNo", "orderNumber", "TransactionNo", "OrderNumber"],
} as const;

describe("the content of a callback [callback-method] [callback-params]", () => {
  test.for(
    eachWay<readonly [Assumptions["callback-method"], Assumptions["callback-params"]]>([
      ["get", "camel"],
      ["get", "pascal"],
      ["get", "both"],
      ["post", "camel"],
      ["post", "pascal"],
      ["post", "both"],
    ]),
  )("%s: by %s with %s names", async ([way, method, names]) => {
    const { merchant, tester, customer } = await switchedPersons(way, {
      "callback-method": method,
      "callback-params": names,
    });
    const [invoice, other] = [await merchant.createsInvoice(), await merchant.createsInvoice()];
    const values = NAMES[names].map((name) => [name, /trans/i.test(name) ? invoice : "ORD-1"]);

    await tester.invoices.pay(invoice);

    const [reported] = merchant.shop.requests as [ReceivedRequest];
    const query = `?${new URLSearchParams(values)}`;
    if (method === "get") expect(reported).toMatchObject({ method: "GET", url: `/paid${query}` });
    else {
      expect(reported).toMatchObject({ method: "POST", url: "/paid" });
      expect(reported.headers["content-type"]).toBe("application/json");
      expect(JSON.parse(reported.body)).toEqual(Object.fromEntries(values));
    }
    // A browser is always redirected by GET, whatever the gateway does.
    const sentOn = await customer.submits(other, { do: "pay" });
    const expected = merchant.shop.url + `/paid${query}`.replaceAll(invoice, other);
    expect(sentOn.headers.get("location")).toBe(expected);
  });

  test.for([
    ["/paid?shop=1", "/paid?shop=1&", ""],
    ["/paid?", "/paid?", ""],
    ["/paid?a=1&", "/paid?a=1&", ""],
    ["/paid?back=https%3A%2F%2Fx.example%2F%3Fy", "/paid?back=https%3A%2F%2Fx.example%2F%3Fy&", ""],
    ["/paid#done", "/paid?", "#done"],
    ["/paid?a=b#x?y", "/paid?a=b&", "#x?y"],
    ["?a=b", "/?a=b&", ""],
  ] as const)("keeps the query of an address like %s", async ([written, before, fragment]) => {
    const { merchant, customer, tester } = await personsWith({
      assume: { "callback-channel": "both" },
    });
    const invoice = await merchant.createsInvoice({ callBackUrl: merchant.shop.url + written });

    const sentOn = await customer.submits(invoice, { do: "pay" });
    await tester.settled();

    const query = `transactionNo=${invoice}&orderNumber=ORD-1`;
    expect(merchant.shop.requestLines).toEqual([`GET ${before}${query}`]);
    const location = new URL(sentOn.headers.get("location") ?? "");
    expect(location.href).toBe(`${merchant.shop.url}${before}${query}${fragment}`);
  });

  test("keeps every letter of an order number", async ({ merchant, tester }) => {
    const letters = fc.string({ unit: "grapheme", minLength: 1 });
    await fc.assert(
      fc.asyncProperty(letters, async (orderNumber) => {
        await tester.invoices.pay(await merchant.createsInvoice({ orderNumber }));
        const { url } = merchant.shop.requests.at(-1) as ReceivedRequest;
        expect(new URLSearchParams(url.split("?")[1]).get("orderNumber")).toBe(orderNumber);
      }),
      { numRuns: 50 },
    );
  });
});

describe("the callback of an expiry [expiry-notifies]", () => {
  test.for(
    eachWay<readonly [Assumptions["expiry-notifies"], number, number]>([
      ["yes", 1, 2],
      ["no", 0, 1],
    ]),
  )("%s: %s", async ([way, option, afterExpiry, afterCancel]) => {
    const { merchant, tester } = await switchedPersons(way, { "expiry-notifies": option });
    await merchant.createsInvoice();
    await tester.clock.advance({ by: "P1D" });
    expect(merchant.shop.requests).toHaveLength(afterExpiry);
    await tester.invoices.cancel(await merchant.createsInvoice());
    expect(merchant.shop.requests).toHaveLength(afterCancel);
  });
});

/** The signature as a receiver would work it out, from what arrived and nothing else. */
function signatureOf({ method, url, body }: ReceivedRequest, secret: string): string {
  const signed = method === "GET" ? url.slice(url.indexOf("?") + 1) : body;
  return `sha256=${createHmac("sha256", secret).update(signed, "utf8").digest("hex")}`;
}

describe("the signature of a call [callback-signature]", () => {
  test.for(
    eachWay<readonly [Assumptions["callback-signature"], Assumptions["callback-method"]]>([
      ["none", "get"],
      ["none", "post"],
      ["hmac-sha256", "get"],
      ["hmac-sha256", "post"],
    ]),
  )("%s: %s by %s", async ([way, option, method]) => {
    const { merchant, tester } = await switchedPersons(way, {
      "callback-signature": option,
      "callback-method": method,
    });
    const secret = "a secret of the shop";
    await tester.settings.change({ callbackSecret: secret });

    await tester.invoices.pay(await merchant.createsInvoice());

    const [reported] = merchant.shop.requests as [ReceivedRequest];
    const expected = option === "none" ? undefined : signatureOf(reported, secret);
    expect(reported.headers[SIGNATURE]).toBe(expected);
    if (expected !== undefined) expect(signatureOf(reported, "another")).not.toBe(expected);
  });

  test("is valid for any order number and for quotes in the address", async () => {
    const { merchant, tester } = await personsWith({
      assume: { "callback-signature": "hmac-sha256" },
    });
    const { callbackSecret } = await tester.settings.read();
    const callBackUrl = `${merchant.shop.url}/paid?name='it'%20(is)!*`;
    const letters = fc.string({ unit: "grapheme", minLength: 1 });
    await fc.assert(
      fc.asyncProperty(letters, async (orderNumber) => {
        await tester.invoices.pay(await merchant.createsInvoice({ orderNumber, callBackUrl }));
        const reported = merchant.shop.requests.at(-1) as ReceivedRequest;
        expect(reported.headers[SIGNATURE]).toBe(signatureOf(reported, callbackSecret));
      }),
      { numRuns: 50 },
    );
  });
});

describe("an unknown kind of callback", () => {
  test("is refused with a suggestion, before any wait", async () => {
    const kit = await openKit();
    onTestFinished(() => kit.close());
    const gateway = await kit.sandbox("kinds");
    // @ts-expect-error no callback tells this
    const pay = gateway.waitForCallback({ kind: "payd" });
    await expect(pay).rejects.toThrow("there is no callback of kind payd. Did you mean paid?");
    await expect(gateway.waitForCallback({ kind: /pai/ }, { timeout: "1ms" })).rejects.toThrow(
      "none came",
    );
  });
});

describe("a callback that reached no shop", () => {
  const target = "http://127.0.0.1:9/paid";
  const of = { at: 1, callbackId: "cb-1" } as const;
  const result = { outcome: "unreachable", status: null, detail: "ECONNREFUSED" } as const;
  const sent = { method: "GET", url: target, headers: {}, body: null } as const;
  const about = { kind: "paid", transactionNo: "17" } as const;
  const events: readonly DomainEvent[] = [
    { type: "callback-scheduled", ...of, about, target },
    { type: "callback-attempted", ...of, sent },
    { type: "callback-answered", ...of, result, retryAt: null },
  ];

  test("is reported with advice how to keep the shop running", () => {
    const account = new RunEvidence();
    for (const [n, event] of events.entries())
      account.observer.event?.("shop", { seq: n + 1, event });
    const sections = gatewaySections(account, judgeGateway(account, ["callbacks"], {}));
    const message = "nothing listens there: is the shop running?";
    expect(sections.find(({ name }) => name === "Callbacks")?.cases).toMatchObject([
      { status: "failed", message: expect.stringContaining(message) },
    ]);
  });
});

// The workbench keeps the language that was chosen, and there is no browser here.
Object.assign(globalThis, { localStorage: { getItem: () => "en" } });
const { payWays } = await import("../../mocks/workbench/app/parts/pay-ways.js");

const ALL = ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay"] as const;

describe("the ways to pay an invoice in the workbench", () => {
  test("are all test cards and the methods without a card", () => {
    const bodies = payWays(ALL).flatMap(({ does }) => (does.is === "pay" ? [does.body] : []));
    const declined = testValues.filter(({ in: field }) => field === "cardNumber");
    const numbers = [...testCards.map(({ number }) => number), ...declined.map((one) => one.value)];
    const offered = bodies.map(({ cardNumber, method }) => cardNumber ?? method);
    expect(offered.toSorted()).toEqual([...numbers, "tamara", "stcpay", "urpay"].toSorted());
  });

  test("are three for each card with 3-D Secure", () => {
    const asked = payWays(ALL).filter(({ group }) => group === "payChallenge");
    expect(asked.map(({ does }) => does.is)).toEqual(
      testCards.flatMap(({ asks }) => (asks ? ["pay", "decline", "nothing"] : [])),
    );
  });

  test.each([
    [["stcpay", "mada"], { method: "stcpay" }],
    [["amex"], { method: "amex", cardNumber: "378282246310005" }],
    [["tabby"], { method: "tabby" }],
  ] as const)("begin with the invoice's first method: %s", (offered, body) => {
    const [first, ...rest] = payWays([...offered]);
    expect(first?.does).toEqual({ is: "pay", body });
    expect(rest).not.toContain(first);
  });
});
