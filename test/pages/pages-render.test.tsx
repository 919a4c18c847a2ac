import { createHash } from "node:crypto";
import jsqr from "jsqr";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { renderMessage } from "../../mocks/pages/document.js";
import { pageHeaders } from "../../mocks/pages/headers.js";
import { translationFor } from "../../mocks/pages/language.js";
import { renderPaymentPage } from "../../mocks/pages/payment-page.js";
import { renderReceipt } from "../../mocks/pages/receipt.js";
import { renderRecurringPage } from "../../mocks/pages/recurring.js";
import { qrPng } from "../../mocks/pages/routes.js";
import type {
  MessageView,
  PaymentPageView,
  ReceiptView,
  RecurringPageView,
} from "../../mocks/pages/views.js";

const PRODUCT = { title: "Tea", description: "Green", qty: 2, price: "12.50", isDigital: true };
const SHOP = { href: "https://shop.example/done", label: "Back to the shop" };

const INVOICE: PaymentPageView = {
  transactionNo: "1893456000000",
  orderNumber: "ORD-1",
  clientName: "نورة",
  amount: "25.00",
  currency: "SAR",
  note: "Ring twice",
  products: [PRODUCT],
  brands: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"],
  status: "pending",
  closedBy: null,
  expiresAt: "2030-01-02T14:05:00.000Z",
  decline: null,
  notice: null,
  problems: {},
  step: { is: "choose" },
  entered: { method: null, cardNumber: "", expiry: "", code: "", mobile: "" },
  testCards: [],
  action: "/pay/order/1893456000000",
  qrUrl: "/openApi/loadOrderQRCode/1893456000000",
  receiptUrl: "/receipt/1893456000000",
  refundedAt: null,
  paidAt: null,
  method: null,
  returnTo: null,
  formTargets: [],
};

const RECURRING: RecurringPageView = {
  recurringId: "rec-1",
  customerName: "Sara",
  amount: "49.00",
  currency: "SAR",
  schedule: "every 10 days",
  iterations: "until canceled",
  status: "registered",
  isFailing: false,
  action: "/pay/recurring/rec-1",
  note: null,
  notice: null,
  returnTo: null,
  formTargets: [],
};

const RECEIPT: ReceiptView = {
  transactionNo: "1893456000000",
  orderNumber: "ORD-1",
  clientName: "Sara",
  amount: "25.00",
  currency: "SAR",
  products: [PRODUCT],
  shares: [],
  refundedAt: null,
  paidAt: "2030-01-01T15:00:00.000Z",
  method: "visaMastercard",
  returnTo: null,
};

const MESSAGE: MessageView = { title: "No such page", text: "Gone", status: 404, hint: null };

const payment = (change: Partial<PaymentPageView> = {}, frame = false) =>
  renderPaymentPage({ ...INVOICE, ...change }, { frame });
const recurring = (change: Partial<RecurringPageView> = {}) =>
  renderRecurringPage({ ...RECURRING, ...change });
const receipt = (change: Partial<ReceiptView> = {}) => renderReceipt({ ...RECEIPT, ...change });
const message = (change: Partial<MessageView> = {}) => renderMessage({ ...MESSAGE, ...change });

const ARABIC = translationFor("/pay/order/1?lang=ar", {});
const OTP = {
  is: "otp",
  sessionId: "s-1",
  mobile: "05••••900",
  expiresAt: "2030-01-01T15:05:00.000Z",
  backUrl: "/pay/order/1893456000000",
  phoneUrl: "/#/shop/phone",
} as const;
const CHALLENGE = { is: "challenge", ending: "3220", fields: { method: "mada" } } as const;
const CARD_LINK = { number: "4111", method: "mada", leads: "pays", href: "/pay/order/1?card=4111" };

const PAGES: readonly [string, string][] = [
  ["wrong card", payment({ problems: { cardNumber: "Digits only" }, testCards: [CARD_LINK] })],
  ["wallet's code", payment({ step: OTP })],
  ["3-D Secure", payment({ step: CHALLENGE })],
  ["payment", payment()],
  ["payment in a frame", payment({}, true)],
  ["declined payment", payment({ decline: { code: "51", message: "No funds" }, notice: "Again" })],
  ["paid", payment({ status: "paid", closedBy: "customer" })],
  ["canceled", payment({ status: "canceled", closedBy: "expiry" })],
  ["recurring", recurring()],
  ["active recurring", recurring({ status: "active" })],
  ["receipt", receipt()],
  ["receipt of nothing", receipt({ refundedAt: null, paidAt: null, method: null })],
  ["message", message()],
];

describe("every page", () => {
  test.each(PAGES)("says that it is a mock: %s", (_name, html) => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain("No money moves here");
  });

  test.each(PAGES)("has one main heading: %s", (_name, html) => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test.each(PAGES)("runs nothing and loads nothing from elsewhere: %s", (_name, html) => {
    expect(html).not.toMatch(/<script|<link|<iframe|@import|\son\w+=|\sstyle=|javascript:/i);
    expect(html).not.toMatch(/https?:|url\(/i);
  });

  test.each(PAGES)("has only the style that the policy allows: %s", (_name, html) => {
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = pageHeaders({ formTargets: [] })["Content-Security-Policy"];
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
  });
});

/** The pages again, as an Arabic browser gets them. */
const ARABIC_PAGES: readonly [string, string][] = [
  ["payment", renderPaymentPage(INVOICE, { frame: false, translation: ARABIC })],
  ["frame", renderPaymentPage(INVOICE, { frame: true, translation: ARABIC })],
  ["code", renderPaymentPage({ ...INVOICE, step: OTP }, { frame: false, translation: ARABIC })],
  [
    "bank",
    renderPaymentPage({ ...INVOICE, step: CHALLENGE }, { frame: false, translation: ARABIC }),
  ],
  [
    "canceled",
    renderPaymentPage(
      { ...INVOICE, status: "canceled", closedBy: "expiry" },
      { frame: false, translation: ARABIC },
    ),
  ],
  ["receipt", renderReceipt(RECEIPT, ARABIC)],
  ["recurring", renderRecurringPage({ ...RECURRING, schedule: "كل شهر", iterations: "٣" }, ARABIC)],
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

  test.each(ARABIC_PAGES)("the page runs from right to left: %s", (_name, html) => {
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/<a href="[^"]*lang=en" lang="en" hreflang="en">English</);
  });

  test.each(ARABIC_PAGES)("contains no English: %s", (_name, html) => {
    const latin = said(html).flatMap((text) => text.match(/[A-Za-z]{2,}[A-Za-z ]*/g) ?? []);
    const own = /^(paystub( call sms)?|QR|Secure|ORD|ar|http)$/;
    expect(latin.map((text) => text.trim()).filter((text) => !own.test(text))).toEqual([]);
  });

  test("the check detects English", () => {
    const [, html = ""] = ARABIC_PAGES[0] ?? [];
    const planted = html.replace("</main>", "<p>Pay before</p></main>");
    expect(said(planted)).toContain("Pay before");
  });

  test("amounts, days and counts have Arabic digits, and names do not change", () => {
    const [, html = ""] = ARABIC_PAGES[0] ?? [];
    expect(html).toMatch(/<bdi>٢٥٫٠٠<\/bdi><span class="currency"> ر\.س/);
    expect(html).toContain("٢ يناير ٢٠٣٠، ١٧:٠٥ بتوقيت الرياض (١٤:٠٥ بالتوقيت العالمي)");
    expect(html).toContain('<dd dir="auto">1893456000000</dd>');
    expect(html).toContain("منتج واحد");
  });
});

describe("the landmarks", () => {
  const LANDMARKS = /<(header|nav|main|aside|footer)\b|<section[^>]*aria-label/g;

  test.each(PAGES)("contain all content, each with its name: %s", (_name, html) => {
    const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "";
    const outside = body.replace(/<(header|nav|main|aside|footer)\b.*?<\/\1>/gs, "");
    expect(outside).toBe("");
    expect(body.match(/<main/g)).toHaveLength(1);
    expect(body.match(/<section/g)?.length).toBe(body.match(/<section[^>]*aria-label/g)?.length);
    expect(body.match(LANDMARKS)?.length).toBeGreaterThan(2);
  });
});

const EVIL = `"><script>alert('x')</script>&amp;<img src=x onerror=y>`;
const link = { href: `https://shop.example/${EVIL}`, label: EVIL };

describe("text of users", () => {
  test("shows characters that change the direction of text, without their effect", () => {
    const turned = { ...INVOICE, note: "pay \u202etsohg\u202c now", clientName: "\u202dSara" };
    const html = renderPaymentPage(turned, { frame: false });
    expect(html).not.toMatch(/[\u202a-\u202e]/);
    expect(html).toContain("pay \\u202etsohg\\u202c now");
  });

  test.each<[string, string]>([
    ["transactionNo", payment({ transactionNo: EVIL })],
    ["orderNumber", payment({ orderNumber: EVIL })],
    ["clientName", payment({ clientName: EVIL })],
    ["amount", payment({ amount: EVIL })],
    ["currency", payment({ currency: EVIL })],
    ["note", payment({ note: EVIL })],
    ["product title", payment({ products: [{ ...PRODUCT, title: EVIL }] })],
    ["product description", payment({ products: [{ ...PRODUCT, description: EVIL }] })],
    ["product price", payment({ products: [{ ...PRODUCT, price: EVIL }] })],
    ["brand", payment({ brands: [EVIL] })],
    ["expiresAt", payment({ expiresAt: EVIL })],
    ["decline code", payment({ decline: { code: EVIL, message: "no" } })],
    ["decline message", payment({ decline: { code: "51", message: EVIL } })],
    ["notice", payment({ notice: EVIL })],
    ["card problem", payment({ problems: { cardNumber: EVIL } })],
    ["entered card", payment({ entered: { ...INVOICE.entered, cardNumber: EVIL } })],
    ["entered expiry", payment({ entered: { ...INVOICE.entered, expiry: EVIL } })],
    ["entered mobile", payment({ entered: { ...INVOICE.entered, mobile: EVIL } })],
    ["test card", payment({ testCards: [{ ...CARD_LINK, number: EVIL }] })],
    ["what a test card does", payment({ testCards: [{ ...CARD_LINK, leads: EVIL }] })],
    ["test card's page", payment({ testCards: [{ ...CARD_LINK, href: `/pay/${EVIL}` }] })],
    ["session", payment({ step: { ...OTP, sessionId: EVIL } })],
    ["wallet's mobile", payment({ step: { ...OTP, mobile: EVIL } })],
    ["way back to the form", payment({ step: { ...OTP, backUrl: `/pay/${EVIL}` } })],
    ["the phone", payment({ step: { ...OTP, phoneUrl: `/#/${EVIL}` } })],
    ["card's ending", payment({ step: { ...CHALLENGE, ending: EVIL } })],
    ["what goes with 3-D Secure", payment({ step: { ...CHALLENGE, fields: { method: EVIL } } })],
    [
      "other language",
      renderPaymentPage(INVOICE, { frame: false, translation: translationFor(`/pay/${EVIL}`, {}) }),
    ],
    ["method paid by", payment({ status: "paid", method: EVIL })],
    ["action", payment({ action: `/pay/${EVIL}` })],
    ["qrUrl", payment({ qrUrl: `/qr/${EVIL}` })],
    ["receiptUrl", payment({ status: "paid", receiptUrl: `/receipt/${EVIL}` })],
    ["returnTo", payment({ status: "paid", returnTo: link })],
    ["recurringId", recurring({ recurringId: EVIL })],
    ["customerName", recurring({ customerName: EVIL })],
    ["recurring amount", recurring({ amount: EVIL })],
    ["recurring currency", recurring({ currency: EVIL })],
    ["schedule", recurring({ schedule: EVIL })],
    ["iterations", recurring({ iterations: EVIL })],
    ["recurring note", recurring({ note: EVIL })],
    ["recurring notice", recurring({ notice: EVIL })],
    ["recurring action", recurring({ action: `/pay/${EVIL}` })],
    ["recurring returnTo", recurring({ returnTo: link })],
    ["receipt clientName", receipt({ clientName: EVIL })],
    ["receipt orderNumber", receipt({ orderNumber: EVIL })],
    ["receipt transactionNo", receipt({ transactionNo: EVIL })],
    ["receipt product", receipt({ products: [{ ...PRODUCT, title: EVIL }] })],
    ["paidAt", receipt({ refundedAt: null, paidAt: EVIL })],
    ["method", receipt({ method: EVIL })],
    ["receipt returnTo", receipt({ returnTo: link })],
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

  test("keeps the name of an unknown method, and long text finds its own direction", () => {
    expect(payment({ brands: ["newpay"] })).toContain("<bdi>newpay</bdi>");
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
    const returnTo = { href, label: "Back" };
    const pages = [payment({ status: "paid", returnTo }), recurring({ returnTo })];
    for (const html of [...pages, receipt({ returnTo })]) {
      expect(html).not.toMatch(/script:|data:|other\.example|href="\/relative|>Back</i);
    }
  });

  test("a link back is http or https", () => {
    for (const href of ["https://shop.example/a?b=1&c=2", "http://127.0.0.1:3000/"]) {
      const html = receipt({ returnTo: { href, label: "Back" } });
      expect(html).toContain(`href="${href.replace("&", "&amp;")}"`);
    }
  });

  test.each(["javascript:alert(1)", "//other.example", "/\\other.example"])(
    "no form, picture or receipt leads to %s",
    (url) => {
      expect(payment({ action: url, qrUrl: url })).not.toContain(url);
      expect(payment({ status: "paid", receiptUrl: url })).not.toContain(url);
      expect(recurring({ action: url })).not.toContain(url);
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
    const html = payment({ brands: ["stcpay", "amex"] });
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
    expect(payment({ brands: ["stcpay", "tabby"] })).not.toContain("cardNumber");
  });

  test("shows the last decline while the invoice is open", () => {
    const decline = { code: "51", message: "No funds" };
    expect(payment({ decline })).toContain("No funds");
    expect(payment({ decline, status: "paid" })).not.toContain("No funds");
  });

  test.each<[Partial<PaymentPageView>, string]>([
    [{ status: "paid", closedBy: "customer" }, "This invoice is paid"],
    [{ status: "paid", closedBy: null }, "This invoice is paid"],
    [{ status: "paid", closedBy: "tester" }, "A tester marked this invoice as paid"],
    [{ status: "canceled", closedBy: "customer" }, "The customer canceled"],
    [{ status: "canceled", closedBy: "merchant" }, "The shop canceled"],
    [{ status: "canceled", closedBy: "expiry" }, "not paid in time"],
    [{ status: "canceled", closedBy: "tester" }, "A tester canceled"],
    [{ status: "canceled", closedBy: null }, "This invoice is canceled"],
  ])("has no form for a closed invoice: %o", (change, text) => {
    const html = payment({ ...change, returnTo: SHOP });
    expect(html).toContain(text);
    expect(html).not.toMatch(/<form|<button|<input/);
    expect(html).toContain(`href="https://shop.example/done"`);
    expect(html.includes(`href="/receipt/1893456000000"`)).toBe(change.status === "paid");
  });

  test("has the same content in a frame, without the surroundings", () => {
    const html = payment({}, true);
    expect(html).not.toMatch(/<header|<footer|<img/);
    expect(buttons(html)).toEqual(["pay", "decline", "cancel"]);
  });

  test("folds a long list of products", () => {
    const many = (count: number) => Array.from({ length: count }, () => PRODUCT);
    expect(payment({ products: many(4) })).toContain(`<details class="products" open>`);
    expect(payment({ products: many(100) })).toContain(`<details class="products"><summary>100 `);
    expect(payment({ products: [] })).not.toContain("<details");
  });

  test("cuts a very long list of products, and counts the others", () => {
    const products = Array.from({ length: 15_000 }, () => PRODUCT);
    for (const html of [payment({ products }), receipt({ products })]) {
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
      const html = recurring({ status, returnTo: SHOP });
      expect(html).not.toMatch(/<form|<button/);
      expect(html.toLowerCase()).toContain(`<h2>${status}</h2>`);
      expect(html).toContain(SHOP.label);
    },
  );

  test("a receipt names method and instant, or says that nothing is paid", () => {
    expect(receipt()).toContain("Visa / Mastercard");
    expect(receipt()).toMatch(
      /<time datetime="2030-01-01T15:00:00.000Z">1 Jan 2030, 18:00 in Riyadh \(15:00 UTC\)</i,
    );
    // Near midnight the day is reported for both.
    expect(receipt({ refundedAt: null, paidAt: "2030-01-01T22:30:00.000Z" })).toContain(
      ">2 Jan 2030, 01:30 in Riyadh (1 Jan 2030, 22:30 UTC)<",
    );
    expect(receipt({ refundedAt: null, paidAt: null, method: null })).toContain("not paid");
  });

  test("a message shows its status and its hint", () => {
    expect(message({ hint: "Ask the shop" })).toMatch(/404.*Ask the shop/s);
  });
});

describe("headers", () => {
  const policyOf = (formTargets: readonly string[]) =>
    pageHeaders({ formTargets })["Content-Security-Policy"];

  test("a page runs no scripts, and is neither cached nor framed", () => {
    const headers = pageHeaders({ formTargets: [] });
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

  test.each<[readonly string[], string]>([
    [["https://shop.example"], "'self' https://shop.example;"],
    [["http://127.0.0.1:3000/a?b", "http://127.0.0.1:3000/c"], "'self' http://127.0.0.1:3000;"],
    [["http://[::1]:3000"], "'self' http:;"],
    [["http:", "https:"], "'self' http: https:;"],
    [["https://متجر.example"], "'self' https://xn--pgbep1f.example;"],
    [["javascript:x", "data:x", "*", "'unsafe-inline'", "", "myapp://paid"], "'self';"],
    [
      ["https://a.example;sandbox", "https://a.example,x", "https://*", "https://*.a.example"],
      "'self';",
    ],
    [["https://a.example; script-src *", "https://b.example\r\nX-Evil: 1"], "'self';"],
  ])("a form can lead to %j", (targets, sources) => {
    expect(policyOf(targets)).toContain(`form-action ${sources} base-uri`);
  });
});

test("the QR code contains its text", async () => {
  const text = "http://127.0.0.1:4010/pay/order/1893456000000";
  const { data, width, height } = PNG.sync.read(await qrPng(text));
  expect(jsqr.default(new Uint8ClampedArray(data), width, height)?.data).toBe(text);
});
