import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CallbackAbout, PayloadOverride } from "../../mocks/domain/callback.js";
import {
  type Assumptions,
  changeSettings,
  defaultSettings,
  type SettingsChange,
} from "../../mocks/domain/settings.js";
import { callbackRequest, redirectUrl, SIGNATURE_HEADER } from "../../mocks/sandbox/request.js";
import { benchWith, orderWith, planWith } from "../support/domain.js";

const JSON_TYPE = { "Content-Type": "application/json" };
const SHOP = "https://shop.example/paid";

/** A world with an invoice of 25.5 and a plan of 49.5, under some settings. */
function worldWith(change: SettingsChange = {}) {
  const bench = benchWith(changeSettings(defaultSettings, change));
  const order = orderWith({ orderNumber: "ORD 1", amount: 2550 });
  const [created] = bench.does({ type: "create-invoice", order }).events;
  const [registered] = bench.does({ type: "register-recurring", plan: planWith() }).events;
  if (created?.type !== "invoice-created" || registered?.type !== "recurring-registered") {
    throw new Error("nothing was created");
  }
  const { transactionNo } = created;
  const { recurringId } = registered;
  return { world: bench.world, transactionNo, recurringId };
}

type Part = { readonly target?: string; readonly override?: PayloadOverride };

/** The request of a callback about an invoice, and the URL that a browser is sent to. */
function about(kind: "paid" | "canceled" | "webhook", change?: SettingsChange, part: Part = {}) {
  const { world, transactionNo } = worldWith(change);
  const callback = { target: SHOP, ...part, about: { kind, transactionNo } };
  const url = redirectUrl(world, callback);
  return { request: callbackRequest(world, callback), url, no: transactionNo };
}

const assume = (assumptions: Partial<Assumptions>): SettingsChange => ({ assumptions });

describe("a callback about an invoice", () => {
  test("is a GET with the change in the query", () => {
    const { request, url, no } = about("paid");
    expect(request).toEqual({
      ...{ method: "GET", headers: {}, body: null },
      url: `${SHOP}?transactionNo=${no}&orderNumber=ORD+1`,
    });
    expect(url).toBe(request.url);
  });

  test.each([
    ["https://shop.example", "https://shop.example?Q"],
    ["https://shop.example/?", "https://shop.example/?Q"],
    ["https://shop.example/?a=b", "https://shop.example/?a=b&Q"],
    ["https://shop.example/?a=b&", "https://shop.example/?a=b&Q"],
    ["https://shop.example/?a=%zz#top", "https://shop.example/?a=%zz&Q#top"],
    ["https://shop.example/#a#b?c", "https://shop.example/?Q#a#b?c"],
    ["no address", "no address?Q"],
  ])("keeps the address %s as written: %s", (target, url) => {
    const { request, no } = about("paid", {}, { target });
    expect(request.url).toBe(url.replace("Q", `transactionNo=${no}&orderNumber=ORD+1`));
  });

  test.each<[Assumptions["callback-params"], string]>([
    ["camel", "transactionNo=N&orderNumber=ORD+1"],
    ["pascal", "TransactionNo=N&OrderNumber=ORD+1"],
    ["both", "transactionNo=N&orderNumber=ORD+1&TransactionNo=N&OrderNumber=ORD+1"],
  ])("names its fields by the switch callback-params %s", (names, query) => {
    const { request, url, no } = about("canceled", assume({ "callback-params": names }));
    expect(request.url).toBe(`${SHOP}?${query.replaceAll("=N&", `=${no}&`)}`);
    expect(url).toBe(request.url);
  });

  test("is a POST of JSON by the switch callback-method, except for the browser", () => {
    const { request, url, no } = about("paid", assume({ "callback-method": "post" }));
    const body = `{"transactionNo":"${no}","orderNumber":"ORD 1"}`;
    expect(request).toEqual({ method: "POST", url: SHOP, headers: JSON_TYPE, body });
    expect(url).toBe(`${SHOP}?transactionNo=${no}&orderNumber=ORD+1`);
  });

  test("carries the false values of a fault", () => {
    const { request, url } = about("paid", {}, { override: { id: "9", amount: 100 } });
    expect(request.url).toBe(`${SHOP}?transactionNo=9&orderNumber=ORD+1&amount=1.00`);
    expect(url).toBe(request.url);
  });

  test("has no fields for an unknown order", () => {
    const { world } = worldWith();
    const callback = { about: { kind: "paid", transactionNo: "1" } as const, target: SHOP };
    expect(redirectUrl(world, callback)).toBe(`${SHOP}?transactionNo=1&orderNumber=`);
  });
});

describe("the signature of a callback", () => {
  const signed: SettingsChange = {
    assumptions: { "callback-signature": "hmac-sha256" },
    callbackSecret: "secret",
  };
  const hmac = (text: string) =>
    `sha256=${createHmac("sha256", "secret").update(text).digest("hex")}`;

  test("covers the query as sent", () => {
    const target = "https://shop.example/?a='b'";
    const { request } = about("paid", signed, { target });
    const query = new URL(request.url).search.slice(1);
    expect(query).toContain("a=%27b%27&transactionNo=");
    expect(request.headers).toEqual({ [SIGNATURE_HEADER]: hmac(query) });
  });

  test("covers nothing if the address has no query", () => {
    const { request } = about("paid", signed, { target: "nothing" });
    expect(request.headers).toEqual({ [SIGNATURE_HEADER]: hmac("") });
  });

  test("covers the body of a POST", () => {
    const post = { ...signed.assumptions, "callback-method": "post" } as const;
    const { request } = about("paid", { ...signed, assumptions: post });
    const header = { [SIGNATURE_HEADER]: hmac(request.body ?? "") };
    expect(request.headers).toEqual({ ...JSON_TYPE, ...header });
  });
});

test.each<[Partial<Extract<CallbackAbout, { kind: "charge" }>>, PayloadOverride, string]>([
  [{}, {}, "recurringId=ID&status=charged&amount=49.50&cycle=2&attempt=1"],
  [{ charged: false }, {}, "recurringId=ID&status=failed&amount=49.50&cycle=2&attempt=1"],
  [{}, { id: "9", amount: 5 }, "recurringId=9&status=charged&amount=0.05&cycle=2&attempt=1"],
  [{ recurringId: "x" }, {}, "recurringId=x&status=charged&amount=0.00&cycle=2&attempt=1"],
])("a charge %j reported as %j: %s", (part, reported, query) => {
  const { world, recurringId } = worldWith();
  const charge = { kind: "charge", recurringId, cycle: 2, attempt: 1, charged: true } as const;
  const callback = { about: { ...charge, ...part }, target: SHOP, override: reported };
  expect(callbackRequest(world, callback).url).toBe(`${SHOP}?${query.replace("ID", recurringId)}`);
});

describe("the webhook", () => {
  const WEBHOOK = { url: SHOP, headers: { "X-Who": "shop" } };

  test("posts the current state of the order, with its own headers", () => {
    const { request, no } = about("webhook", { webhook: WEBHOOK });
    expect(request).toMatchObject({ method: "POST", url: SHOP });
    expect(request.headers).toEqual({ "X-Who": "shop", ...JSON_TYPE });
    const { merchantEmail, ...rest } = JSON.parse(request.body ?? "");
    expect(rest).toEqual({
      amount: 25.5,
      transactionNo: no,
      merchantOrderNumber: "ORD 1",
      orderStatus: "PENDING",
    });
    expect(merchantEmail).toContain("@");
  });

  test("has a version by the switch webhook-version, and the values of a fault", () => {
    const change = { webhook: WEBHOOK, ...assume({ "webhook-version": "v2" }) };
    const { request } = about("webhook", change, { override: { id: "9", amount: 1000 } });
    expect(request.body).toMatch(/^\{"amount":10\.0,/);
    expect(JSON.parse(request.body ?? "")).toMatchObject({ transactionNo: "9", apiVersion: "v2" });
  });

  test("is empty for an unknown order", () => {
    const { world } = worldWith();
    const about = { kind: "webhook", transactionNo: "1" } as const;
    const { body, headers } = callbackRequest(world, { about, target: SHOP });
    expect(headers).toEqual(JSON_TYPE);
    expect(JSON.parse(body ?? "")).toMatchObject({
      ...{ amount: 0, merchantOrderNumber: "", orderStatus: "Paid" },
    });
  });
});

test("has no address for a partner without merchants", () => {
  const { world, transactionNo } = worldWith();
  const about = { kind: "webhook", transactionNo } as const;
  const { body } = callbackRequest({ ...world, merchants: [] }, { about, target: SHOP });
  expect(JSON.parse(body ?? "")).toHaveProperty("merchantEmail", "");
});

describe("the result of a refund", () => {
  function refund(headers: Record<string, string> | undefined, refunded = true, part: Part = {}) {
    const webhook = headers ? { url: SHOP, headers } : null;
    const { world, transactionNo } = worldWith({ callbackSecret: "secret", webhook });
    const about = { kind: "refund", transactionNo, refunded } as const;
    return { request: callbackRequest(world, { about, target: SHOP, ...part }), transactionNo };
  }

  test("is posted with the secret as its key", () => {
    const { request, transactionNo } = refund(undefined);
    expect(request.headers).toEqual({ ...JSON_TYPE, "X-API-KEY": "secret" });
    expect(JSON.parse(request.body ?? "")).toEqual({
      ...{ transactionNo, refundStatus: "Refunded", refundAmount: 25.5, currency: "SAR" },
      ...{ merchantOrderNumber: "ORD 1", apiVersion: "v2" },
    });
  });

  test.each([
    [{ "X-Who": "shop" }, { "X-Who": "shop", "X-API-KEY": "secret" }],
    [
      { "x-api-key": "own", "X-Who": "shop" },
      { "x-api-key": "own", "X-Who": "shop" },
    ],
  ])("comes with the headers %j of the webhook as %j", (headers, sent) => {
    expect(refund(headers).request.headers).toEqual({ ...JSON_TYPE, ...sent });
  });

  test("reports a failure, and the values of a fault", () => {
    const { body } = refund(undefined, false, { override: { id: "9", amount: 5 } }).request;
    expect(JSON.parse(body ?? "")).toMatchObject({
      ...{ transactionNo: "9", refundStatus: "Failed", refundAmount: 0.05 },
    });
  });

  test("is empty for an unknown order", () => {
    const { world } = worldWith();
    const about = { kind: "refund", transactionNo: "1", refunded: true } as const;
    const { body } = callbackRequest(world, { about, target: SHOP });
    expect(JSON.parse(body ?? "")).toMatchObject({
      ...{ refundAmount: 0, currency: "SAR", merchantOrderNumber: "" },
    });
  });
});
