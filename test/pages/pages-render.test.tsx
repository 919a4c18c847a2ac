import jsqr from "jsqr";
import { PNG } from "pngjs";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { evolve } from "../../mocks/domain/events.js";
import type { Invoice, Order, Product } from "../../mocks/domain/invoice.js";
import type { Recurring, RecurringPlan } from "../../mocks/domain/recurring.js";
import { openWorld } from "../../mocks/domain/world.js";
import { renderMessage } from "../../mocks/pages/document.js";
import { pageHeaders } from "../../mocks/pages/headers.js";
import { instantText, translationFor } from "../../mocks/pages/language.js";
import { Return } from "../../mocks/pages/parts.js";
import type { Paying, Shown } from "../../mocks/pages/payment-form.js";
import { renderPaymentPage } from "../../mocks/pages/payment-page.js";
import { renderReceipt } from "../../mocks/pages/receipt.js";
import { renderRecurringPage } from "../../mocks/pages/recurring.js";
import { qrPng } from "../../mocks/pages/routes.js";
import { EN } from "../../mocks/pages/words/en.js";
import { invoiceWith, opening, planWith } from "../support/domain.js";

const PRODUCT: Product = {
  title: "Tea",
  description: "Green",
  quantity: 2,
  price: 1250,
  digital: true,
  imageUrl: null,
  vatRate: null,
  cost: null,
};

const NOW = Date.UTC(2030, 0, 1, 15);

const WORLD = openWorld(opening());

const PATHS: Paying["paths"] = {
  action: "/pay/order/1893456000000",
  qr: "/openApi/loadOrderQRCode/1893456000000",
  receipt: "/receipt/1893456000000",
  page: (query) => `/pay/order/1893456000000?${new URLSearchParams(query)}`,
};

interface Change extends Partial<Invoice> {
  readonly ordered?: Partial<Order>;
}

function invoice({ ordered, ...change }: Change = {}): Invoice {
  const created = invoiceWith({
    clientName: "نورة",
    note: "Ring twice",
    products: [PRODUCT],
    brands: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"],
    ...ordered,
  });
  return { ...created, transactionNo: "1893456000000", createdAt: NOW, ...change };
}

const paying = (change: Change = {}, shown: Shown = {}): Paying => ({
  world: WORLD,
  invoice: invoice(change),
  now: NOW,
  paths: PATHS,
  shown,
});

const payment = (change: Change = {}, shown: Shown = {}, frame = false) =>
  renderPaymentPage(paying(change, shown), frame);

const plan = (change: Partial<RecurringPlan> = {}) =>
  planWith({ interval: "Custom", intervalDays: 10, iterations: 0, ...change });

const REGISTERED: Recurring = {
  id: "rec-1",
  plan: plan(),
  status: "registered",
  createdAt: NOW,
  startedAt: null,
  cycle: 1,
  chargesDone: 0,
  failedAttempts: 0,
  nextChargeAt: null,
  arranged: [],
  failure: { code: "51", message: "No funds" },
};

const recurring = (change: Partial<Recurring> = {}, notice: string | null = null) =>
  renderRecurringPage({ ...REGISTERED, ...change }, "/pay/recurring/rec-1", notice);

const PAID = { status: "paid", closedAt: NOW, method: "visaMastercard" } as const;
const CANCELED = { status: "canceled", closedAt: NOW, canceledBy: "expiry" } as const;

const receipt = (change: Change = {}) => renderReceipt(WORLD, invoice({ ...PAID, ...change }));

const MESSAGE = { title: "No such page", text: "Gone", status: 404, hint: "Ask" };
const message = (change: Partial<Parameters<typeof renderMessage>[0]> = {}) =>
  renderMessage({ ...MESSAGE, ...change });

const ARABIC = translationFor("/pay/order/1?lang=ar", {});

/** A page that asks for the code of a wallet. */
function otpPage(id = "s-1", translation = translationFor("/", {})): string {
  const session = {
    type: "otp-sent",
    at: NOW,
    id,
    transactionNo: "1893456000000",
    mobile: "0509200900",
    countryCode: "966",
    total: 2500,
    code: "1234",
    expiresAt: NOW + 300_000,
  } as const;
  const world = openWorld(opening());
  evolve(world, session);
  return renderPaymentPage({ ...paying({}, { session: id }), world }, false, translation);
}

const challenge = (fields: Record<string, string>): Shown => ({
  challenge: { is: "challenge", fields },
});
const CHALLENGE = challenge({ method: "mada", cardNumber: "4000 0000 0000 3220" });

const PAGES: readonly [string, string][] = [
  ["wrong card", payment({}, { problems: { cardNumber: { is: "mistyped", field: "number" } } })],
  ["wallet's code", otpPage()],
  ["3-D Secure", payment({}, CHALLENGE)],
  ["payment", payment()],
  ["payment in a frame", payment({}, {}, true)],
  ["declined payment", payment({ declines: [{ at: NOW, code: "51", message: "No funds" }] })],
  ["paid", payment(PAID)],
  ["canceled", payment({ ...CANCELED, ordered: { cancelUrl: null } })],
  ["recurring", recurring()],
  ["active recurring", recurring({ status: "active" })],
  ["receipt", receipt()],
  ["receipt of nothing", receipt({ status: "pending", closedAt: null, method: null })],
  ["message", message()],
];

describe("every page", () => {
  test.each(PAGES)("says that it is a mock, and runs and loads nothing: %s", (_name, html) => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain("No money moves here");
    // The way back to the shop leads elsewhere when the customer follows it.
    const own = html.replace('href="https://shop.example/', "");
    expect(own).not.toMatch(/<script|<link|<iframe|@import|\son\w+=|\sstyle=|javascript:/i);
    expect(own).not.toMatch(/https?:|url\(/i);
  });
});

/** The pages again, as an Arabic browser gets them. */
const ARABIC_PAGES: readonly [string, string][] = [
  ["payment", renderPaymentPage(paying(), false, ARABIC)],
  ["frame", renderPaymentPage(paying(), true, ARABIC)],
  ["code", otpPage("s-1", ARABIC)],
  ["bank", renderPaymentPage(paying({}, CHALLENGE), false, ARABIC)],
  ["canceled", renderPaymentPage(paying(CANCELED), false, ARABIC)],
  ["receipt", renderReceipt(WORLD, invoice(PAID), ARABIC)],
  ["recurring", renderRecurringPage(REGISTERED, "/pay/recurring/rec-1", null, ARABIC)],
  ["message", renderMessage({ ...MESSAGE, title: "غير موجودة", text: "لا شيء" }, ARABIC)],
];

describe("in Arabic", () => {
  /** What is seen and heard, without names of ours and what people wrote. */
  const said = (html: string) =>
    html
      .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<time [^>]*>/gs, "")
      .replace(/<bdi[^>]*>[^<]*<\/bdi>|<a [^>]*lang="en"[^>]*>[^<]*/g, "")
      .replace(/<(dd|p) [^>]*dir="auto">[^<]*/g, "")
      .match(/(?<=>|aria-label="|alt="|placeholder=")[^<>"]+/g) ?? [];

  test.each(ARABIC_PAGES)("the page runs from right to left, without English: %s", (_, html) => {
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/<a href="[^"]*lang=en" lang="en" hreflang="en">English</);
    const latin = said(html).flatMap((text) => text.match(/[A-Za-z]{2,}[A-Za-z ]*/g) ?? []);
    const own = /^(paystub( call sms)?|QR|Secure|ORD|ar|http)$/;
    expect(latin.map((text) => text.trim()).filter((text) => !own.test(text))).toEqual([]);
  });

  test("amounts, days and counts have Arabic digits, and names do not change", () => {
    const [, html = ""] = ARABIC_PAGES[0] ?? [];
    expect(html).toMatch(/<bdi>٢٥٫٠٠<\/bdi><span class="currency"> ر\.س/);
    expect(html).toContain("٢ يناير ٢٠٣٠، ١٨:٠٠ بتوقيت الرياض (١٥:٠٠ بالتوقيت العالمي)");
    expect(html).toContain('<dd dir="auto">1893456000000</dd>');
    expect(html).toContain("منتج واحد");
  });
});

const EVIL = `"><script>alert('x')</script>&amp;<img src=x onerror=y>`;

/** A browser is shown each field of an order in test/browser/payloads.test.ts. Here are those that it lacks. */
describe("text of users", () => {
  test("shows characters that change the direction of text, without their effect", () => {
    const html = payment({
      ordered: { note: "pay \u202etsohg\u202c now", clientName: "\u202dSara" },
    });
    expect(html).not.toMatch(/[\u202a-\u202e]/);
    expect(html).toContain("pay \\u202etsohg\\u202c now");
  });

  test.each<[string, string]>([
    ["decline code", payment({ declines: [{ at: NOW, code: EVIL, message: "no" }] })],
    ["notice", payment({}, { notice: () => EVIL })],
    ["entered card", payment({}, { entered: { cardNumber: EVIL } })],
    ["entered expiry", payment({}, { entered: { expiry: EVIL } })],
    ["entered mobile", payment({}, { entered: { mobile: EVIL } })],
    ["session", otpPage(EVIL)],
    ["what goes with 3-D Secure", payment({}, challenge({ method: EVIL }))],
    ["other language", renderPaymentPage(paying(), false, translationFor(`/pay/${EVIL}`, {}))],
    ["way back to the shop", payment({ ...PAID, ordered: { callbackUrl: `https://a/?${EVIL}` } })],
    ["recurringId", recurring({ id: EVIL })],
    ["recurring notice", recurring({}, EVIL)],
    ["recurring action", renderRecurringPage(REGISTERED, `/pay/${EVIL}`)],
    ["receipt transactionNo", receipt({ transactionNo: EVIL })],
    ["message title", message({ title: EVIL })],
    ["message text", message({ text: EVIL })],
    ["hint", message({ hint: EVIL })],
  ])("%s", (_field, html) => {
    expect(html).not.toMatch(/<script|<img src=x/i);
    // It is shown and not dropped; an address may carry it percent-encoded instead.
    expect(html).toMatch(/&quot;>&lt;script>|%22%3E%3Cscript%3E/);
    // An ampersand of the user is escaped too, so what looks like an entity stays as typed.
    expect(html).not.toContain("&amp;&lt;img");
  });

  test("finds its own direction", () => {
    expect(payment()).toContain(`<dd dir="auto">نورة</dd>`);
  });
});

describe("addresses", () => {
  test.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//other.example/x",
    "/relative",
    "",
  ])("no link back leads to %j", (href) => {
    expect(renderToString(<Return to={href} />)).toBe("");
  });

  test("a link back is http or https", () => {
    for (const href of ["https://shop.example/a?b=1&c=2", "http://127.0.0.1:3000/"]) {
      const html = renderToString(<Return to={href} />);
      expect(html).toContain(`href="${href.replace("&", "&amp;")}"`);
      expect(html).toContain(EN.backToShop);
    }
  });

  test.each(["javascript:alert(1)", "//other.example", "/\\other.example"])(
    "no form, picture or receipt leads to %s",
    (url) => {
      const paths = { action: url, qr: url, receipt: url, page: () => url };
      expect(renderPaymentPage({ ...paying(), paths }, false)).not.toContain(url);
      expect(renderPaymentPage({ ...paying(PAID), paths }, false)).not.toContain(url);
      expect(renderRecurringPage(REGISTERED, url)).not.toContain(url);
    },
  );
});

const buttons = (html: string) =>
  [...html.matchAll(/<button type="submit" name="do" value="(\w+)"/g)].map(([, value]) => value);

describe("the payment page", () => {
  test("lets the customer pay, decline and cancel an open invoice", () => {
    const html = payment();
    expect(html).toContain(`<form method="post" action="/pay/order/1893456000000"`);
    expect(buttons(html)).toEqual(["pay", "decline", "cancel"]);
    expect(html).toMatch(/<input id="cardNumber" name="cardNumber"[^>]* maxlength="23"/i);
  });

  test("shows the invoice's methods, the first one chosen", () => {
    const html = payment({ ordered: { brands: ["stcpay", "amex"] } });
    const radios = [
      ...html.matchAll(/<input type="radio" name="method" value="(\w+)"( checked)?/g),
    ];
    expect(radios.map(([, value, checked]) => [value, checked])).toEqual([
      ["stcpay", " checked"],
      ["amex", undefined],
    ]);
    expect(html).toContain("American Express");
  });

  test("asks for no card if the invoice only has wallets", () => {
    expect(payment({ ordered: { brands: ["stcpay", "tabby"] } })).not.toContain("cardNumber");
  });

  test("shows the last decline while the invoice is open", () => {
    const declines = [{ at: NOW, code: "51", message: "No funds" }];
    expect(payment({ declines })).toContain("No funds");
    expect(payment({ declines }, { notice: () => "Again" })).not.toContain("No funds");
    const problems = { code: { is: "missing", field: "code" } } as const;
    expect(payment({ declines }, { problems })).not.toContain("No funds");
    expect(payment({ declines, ...PAID })).not.toContain("No funds");
  });

  test.each<[Change, string]>([
    [PAID, "This invoice is paid"],
    [{ ...CANCELED, canceledBy: "customer" }, "The customer canceled"],
    [{ ...CANCELED, canceledBy: "merchant" }, "The shop canceled"],
    [CANCELED, "not paid in time"],
    [{ ...CANCELED, canceledBy: "tester" }, "A tester canceled"],
  ])("has no form for a closed invoice: %o", (change, text) => {
    const html = payment(change);
    expect(html).toContain(text);
    expect(html).not.toMatch(/<form|<button|<input/);
    expect(html).toContain(`href="https://shop.example/${change.status}?transactionNo=`);
    expect(html.includes(`href="/receipt/1893456000000"`)).toBe(change.status === "paid");
  });

  test("has the same content in a frame, without the surroundings", () => {
    const html = payment({}, {}, true);
    expect(html).not.toMatch(/<header|<footer|<img/);
    expect(buttons(html)).toEqual(["pay", "decline", "cancel"]);
  });

  test("folds a long list of products", () => {
    const many = (count: number) => Array.from({ length: count }, () => PRODUCT);
    expect(payment({ ordered: { products: many(4) } })).toContain(
      `<details class="products" open>`,
    );
    expect(payment({ ordered: { products: many(100) } })).toContain(
      `<details class="products"><summary>100 `,
    );
    expect(payment({ ordered: { products: [] } })).not.toContain("<details");
  });

  test("cuts a very long list of products, and counts the others", () => {
    const products = Array.from({ length: 15_000 }, () => PRODUCT);
    for (const html of [payment({ ordered: { products } }), receipt({ ordered: { products } })]) {
      expect(html.split(PRODUCT.title)).toHaveLength(101);
      expect(html).toContain("<summary>15000 products</summary>");
      expect(html).toContain("and 14900 more");
    }
  });
});

describe("the other pages", () => {
  test("let the customer approve or cancel a registered recurring payment", () => {
    expect(buttons(recurring())).toEqual(["pay", "cancel"]);
  });

  test.each(["active", "canceled", "completed", "ended"] as const)(
    "have no form for a recurring payment that is %s",
    (status) => {
      const html = recurring({ status });
      expect(html).not.toMatch(/<form|<button/);
      expect(html.toLowerCase()).toContain(`<h2>${status}</h2>`);
    },
  );

  test("a receipt names method and instant, or says that nothing is paid", () => {
    expect(receipt()).toContain("Visa / Mastercard");
    expect(receipt()).toContain(
      '<time datetime="2030-01-01T15:00:00.000Z">1 Jan 2030, 18:00 in Riyadh (15:00 UTC)<',
    );
    expect(receipt({ status: "pending", closedAt: null, method: null })).toContain("not paid");
  });

  test("an instant near midnight names the day in both zones", () => {
    expect(instantText(Date.UTC(2030, 0, 1, 22, 30), EN)).toBe(
      "2 Jan 2030, 01:30 in Riyadh (1 Jan 2030, 22:30 UTC)",
    );
  });

  test("a message shows its status and its hint", () => {
    expect(message({ hint: "Ask the shop" })).toMatch(/404.*Ask the shop/s);
  });
});

describe("headers", () => {
  test("a page runs no scripts, and is neither cached nor framed", () => {
    const headers = pageHeaders();
    const policy = headers["Content-Security-Policy"]?.split("; ");
    expect({ ...headers, "Content-Security-Policy": policy }).toEqual({
      "Content-Security-Policy": [
        "default-src 'none'",
        expect.stringMatching(/^style-src 'sha256-[\w+/=]+'$/),
        "img-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "same-origin",
      "Cache-Control": "no-store",
      "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
    });
  });

  test("the form of a payment can lead to a shop anywhere", () => {
    const policy = pageHeaders({ leadsToShop: true })["Content-Security-Policy"];
    expect(policy).toContain("form-action 'self' http: https:;");
  });
});

test("the QR code contains its text", async () => {
  const text = "http://127.0.0.1:4010/pay/order/1893456000000";
  const { data, width, height } = PNG.sync.read(await qrPng(text));
  expect(jsqr.default(new Uint8ClampedArray(data), width, height)?.data).toBe(text);
});
