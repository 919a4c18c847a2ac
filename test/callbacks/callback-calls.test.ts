import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
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
  "the merchant cancels": ({ merchant }: Persons, transactionNo: string) =>
    merchant.post("/api/cancelInvoice", { transactionNo }),
  "it expires": ({ tester }: Persons) => tester.clock.advance({ by: "P1D" }),
};
type Occasion = keyof typeof OCCASIONS;

describe("the caller of the shop [callback-channel]", () => {
  test.for(
    eachWay<readonly [Assumptions["callback-channel"], Occasion, "browser" | "gateway" | "both"]>([
      ["auto", "the customer pays", "browser"],
      ["auto", "a wallet pays", "gateway"],
      ["auto", "the merchant cancels", "gateway"],
      ["auto", "it expires", "gateway"],
      ["gateway", "the customer pays", "gateway"],
      ["both", "the customer cancels", "both"],
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
  pascal: ["TransactionNo", "OrderNumber"],
  both: ["transactionNo", "orderNumber", "TransactionNo", "OrderNumber"],
} as const;

describe("the content of a callback [callback-method] [callback-params]", () => {
  test.for(
    eachWay<readonly [Assumptions["callback-method"], keyof typeof NAMES]>([
      ["get", "pascal"],
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
    expect(reported.headers).not.toHaveProperty(SIGNATURE);
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
});

/** The signature as a receiver would work it out, from what arrived and nothing else. */
function signatureOf({ method, url, body }: ReceivedRequest, secret: string): string {
  const signed = method === "GET" ? url.slice(url.indexOf("?") + 1) : body;
  return `sha256=${createHmac("sha256", secret).update(signed, "utf8").digest("hex")}`;
}

describe("the signature of a call [callback-signature]", () => {
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
        expect(new URLSearchParams(reported.url.split("?")[1]).get("orderNumber")).toBe(
          orderNumber,
        );
      }),
      { numRuns: 50 },
    );
  });
});
