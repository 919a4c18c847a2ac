import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { RunningGateway } from "../../mocks/index.js";
import { htmlPage } from "../../mocks/report/html.js";
import { hasChromium, startChromium } from "../support/browser.js";
import { shopFront } from "../support/built-in-shop.js";
import { buildPackage } from "../support/command-line.js";
import { clientOf } from "../support/http.js";
import { test as base, type Merchant } from "../support/persons.js";

/** Texts that would run as code where a page took them for markup. `RUN` is the call that they make. */
const VECTORS = [
  "<script>RUN</script>",
  "<ScRiPt data-xss>RUN</sCrIpT>",
  "<scr<script>ipt>RUN</scr</script>ipt>",
  "<script src='data:text/javascript,RUN'></script>",
  "</script><script>RUN</script>",
  "</style><script>RUN</script>",
  "</title><img data-xss src=x onerror=RUN>",
  "</textarea><img data-xss src=x onerror=RUN>",
  "</pre></li></ul><img data-xss src=x onerror=RUN>",
  "--><img data-xss src=x onerror=RUN>",
  "]]><img data-xss src=x onerror=RUN>",
  "<img data-xss src=x onerror=RUN>",
  "<img/data-xss/src=x/onerror=RUN>",
  '<img data-xss src="x" onerror="RUN"',
  "<<img data-xss src=x onerror=RUN>",
  "<image data-xss src=x onerror=RUN>",
  "<svg data-xss onload=RUN>",
  "<svg/data-xss/onload=RUN>",
  "<svg><script data-xss>RUN</script></svg>",
  "<svg><animate data-xss onbegin=RUN attributeName=x dur=1s>",
  "<svg><a data-xss xlink:href='javascript:RUN'><text>x</text></a></svg>",
  "<svg><use data-xss href='data:image/svg+xml,<svg onload=RUN>'></use></svg>",
  "<math><mtext><table><mglyph><style><img data-xss src=x onerror=RUN>",
  "<noscript><p title='</noscript><img data-xss src=x onerror=RUN>'>",
  "<template><script data-xss>RUN</script></template>",
  "<iframe data-xss srcdoc='<script>parent.RUN</script>'></iframe>",
  "<iframe data-xss src='javascript:parent.RUN'></iframe>",
  "<object data-xss data='javascript:RUN'></object>",
  "<embed data-xss src='javascript:RUN'>",
  "<details data-xss open ontoggle=RUN><summary>x</summary></details>",
  "<dialog data-xss open onfocus=RUN autofocus tabindex=0>x</dialog>",
  "<input data-xss autofocus onfocus=RUN>",
  "<select data-xss autofocus onfocus=RUN></select>",
  "<textarea data-xss autofocus onfocus=RUN></textarea>",
  "<p data-xss tabindex=0 autofocus onfocus=RUN>x</p>",
  "<video data-xss><source onerror=RUN></video>",
  "<audio data-xss src=x onerror=RUN></audio>",
  "<marquee data-xss onstart=RUN>x</marquee>",
  "<body data-xss onload=RUN>",
  "<form data-xss><button formaction='javascript:RUN'>x</button></form>",
  "<a data-xss href='javascript:RUN'>x</a>",
  "<base data-xss href='javascript:RUN//'>",
  "<meta data-xss http-equiv=refresh content='0;url=javascript:RUN'>",
  "<link data-xss rel=stylesheet href='data:text/css,*{color:red}' onload=RUN>",
  "<style data-xss onload=RUN>*{}</style>",
  '"><img data-xss src=x onerror=RUN>',
  "'><img data-xss src=x onerror=RUN>",
  '" data-xss autofocus onfocus="RUN',
  "' data-xss autofocus onfocus='RUN",
  '" data-xss style="animation-name:x" onanimationstart="RUN',
  '";RUN;//',
  "';RUN;//",
  "`;RUN;//",
  "$" + "{RUN}",
  "{{constructor.constructor('RUN')()}}",
  "\\u003cimg data-xss src=x onerror=RUN\\u003e",
  "&lt;img data-xss src=x onerror=RUN&gt;",
  "&#60;img data-xss src=x onerror=RUN&#62;",
  "%3Cimg%20data-xss%20src=x%20onerror=RUN%3E",
  "\u2028<img data-xss src=x onerror=RUN>",
  "javascript:RUN",
  "JaVaScRiPt:RUN",
  " javascript:RUN",
  "java\tscript:RUN",
  "javascript://%0aRUN",
  "data:text/html,<script>RUN</script>",
  "vbscript:RUN",
];

/** One text that would run, with the id by which it reports that it did. */
interface Payload {
  readonly id: string;
  readonly text: string;
}

/** Each vector for a field; its call reports the field. */
function payloadsFor(field: string): readonly Payload[] {
  return VECTORS.map((vector, n) => {
    const id = `${field}-${n}`;
    return { id, text: vector.replaceAll("RUN", `ran("${id}")`.replaceAll('"', "`")) };
  });
}

/** The payloads of a field in several texts: the first of each is at its start. */
function textsFor(field: string, count: number): readonly string[] {
  const texts: string[] = Array.from({ length: count }, () => "");
  payloadsFor(field).forEach(({ text }, n) => {
    texts[n % count] += `${text} `;
  });
  return texts.map((text) => text.trimEnd());
}

/**
 * Forbidden parts of a page, as an expression for the browser: elements of a payload, handlers in markup,
 * and addresses that run. Neither our pages nor the workbench write any of them.
 */
const FOUND = `[...document.querySelectorAll("*")].flatMap((element) =>
  [...element.attributes]
    .filter(({ name, value }) =>
      name === "data-xss" || /^on/i.test(name) || name === "srcdoc" ||
      (/^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
        /^\\s*(j\\s*a\\s*v\\s*a\\s*s\\s*c|vbscript|data:text)/i.test(value)))
    .map(({ name }) => name + ": " + element.outerHTML.slice(0, 100)))`;

beforeAll(buildPackage);

let browser: Browser | undefined;
afterAll(() => browser?.close());

/** The number of texts with the payloads of a field. */
const TEXTS = 8;

/** Fields that a client, a customer or a tester fills, by their places. */
const FIELDS = [
  ...["orderNumber", "clientName", "clientMobile", "note", "smsMessage", "title", "description"],
  ...["callBackUrl", "customer", "paymentNote", "declined", "fault", "label", "path", "header"],
  ...["unknownField", "shopName", "shopMobile", "reported"],
] as const;

const TEXT = Object.fromEntries(FIELDS.map((field) => [field, textsFor(field, TEXTS)]));
const textOf = (field: (typeof FIELDS)[number], n: number) => TEXT[field]?.[n] ?? "";

/** A page on which nothing holds a payload back but how it was written: the policy does not count. */
const test = base.extend<{ page: Page; hits: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this is nothing
  hits: async ({}, use) => use([]),
  page: async ({ hits }, use) => {
    browser ??= await startChromium();
    const context = await browser.newContext({ bypassCSP: true });
    await context.exposeFunction("ran", (id: unknown) => hits.push(String(id)));
    await use(await context.newPage());
    await context.close();
  },
});

/** Fills every field there is, and gives the invoices and orders that hold it. */
async function fill(gateway: RunningGateway, merchant: Merchant) {
  const shop = gateway.get("shop");
  const front = shopFront(clientOf(gateway.baseUrl));
  const invoices: string[] = [];
  const orders: string[] = [];
  const recurring: string[] = [];
  for (let n = 0; n < TEXTS; n += 1) {
    const products = [
      { title: textOf("title", n), price: 25, qty: 1, description: textOf("description", n) },
    ];
    const callBackUrl = `http://127.0.0.1:9/${encodeURIComponent(textOf("callBackUrl", n))}`;
    // As much as fits into these three fields; the same payloads are whole in the others.
    const order = {
      orderNumber: textOf("orderNumber", n).slice(0, 100),
      clientName: textOf("clientName", n).slice(0, 200),
      clientMobile: textOf("clientMobile", n).slice(0, 50),
      ...{ note: textOf("note", n), products },
      ...{ smsMessage: textOf("smsMessage", n), callBackUrl },
    };
    const invoice = await merchant.createsInvoice(order);
    invoices.push(invoice);
    await shop.invoices.decline(invoice, { message: textOf("declined", n).slice(0, 500) });
    if (n % 2 === 0) await shop.invoices.pay(invoice);
    await merchant.get(`/api/${encodeURIComponent(textOf("path", n))}`, {
      "X-Payload": encodeURI(textOf("header", n)),
    });
    await merchant.addsInvoice({ [textOf("unknownField", n)]: 1, amount: "x" });
    const customer = {
      name: textOf("customer", n).slice(0, 200),
      mobile: "0509200900",
      email: "a@b.example",
    };
    const payment = { value: 49.5, currencyCode: "SAR", paymentNote: textOf("paymentNote", n) };
    recurring.push(await merchant.registers({ customer, payment }));
    const rule = { fault: "status", status: 500, operation: "cancelInvoice" } as const;
    await shop.faults.add({ ...rule, message: textOf("fault", n) });
    await front.orders({
      name: textOf("shopName", n).slice(0, 100),
      mobile: textOf("shopMobile", n).slice(0, 50),
    });
  }
  const { orderNumber } = await front.creates();
  for (let n = 0; n < TEXTS; n += 1) await front.tells(orderNumber, textOf("reported", n));
  orders.push(orderNumber, await front.latest());
  return { invoices, orders, recurring };
}

describe.skipIf(!hasChromium())("payloads in all fields", () => {
  test("never run, wherever they appear", async ({ page, hits, gateway, merchant }) => {
    const { invoices, orders, recurring } = await fill(gateway, merchant);
    const found: string[] = [];
    let shown = 0;
    const look = async (place: string) => {
      const texts = (await page.evaluate("document.body.innerText.split('ran(').length")) as number;
      shown += texts - 1;
      const marks = (await page.evaluate(FOUND)) as string[];
      found.push(...marks.map((mark) => `${place}: ${mark}`));
    };

    const [first = ""] = invoices;
    const evil = encodeURIComponent(textOf("path", 0));
    const pages = [
      ...invoices.flatMap((no) => [`/pay/order/${no}`, `/pay/frame/${no}`, `/receipt/${no}`]),
      ...recurring.map((id) => `/pay/recurring/${id}`),
      ...orders.map((number) => `/_shop/orders/${number}`),
      ...[`/pay/order/${first}?lang=ar&card=${evil}`, `/pay/order/${evil}`, `/receipt/${evil}`],
      ...[`/_shop?sandbox=${evil}&name=${evil}&good=${evil}`, `/_shop/orders/${evil}`],
      ...[
        `/_shop/callback?order=${evil}`,
        `/_docs?sandbox=${evil}#${evil}`,
        "/_shop?lang=ar&sandbox=shop",
      ],
      ...[`/_control/${evil}`, `/${evil}`, `/s/${evil}`],
    ];
    for (const path of pages) {
      await page.goto(gateway.baseUrl + path);
      await look(path);
    }

    await page.goto(`${gateway.baseUrl}/#/shop`);
    await page.getByText("Live").first().waitFor({ state: "attached" });
    const views = (await page.evaluate(
      `[...document.querySelectorAll("nav.rail a[href^='#']")].map((a) => a.getAttribute("href"))`,
    )) as string[];
    expect(views.length).toBeGreaterThanOrEqual(10);
    const { requests } = await gateway.get("shop").requests();
    const callbacks = (await gateway.get("shop").callbacks.list()).callbacks;
    const things = [
      ...invoices.map((no) => `#/shop/invoices/${no}`),
      ...requests.slice(0, 8).map(({ id }) => `#/shop/calls/${id}`),
      ...callbacks.slice(0, 3).map(({ id }) => `#/shop/callbacks/${id}`),
      ...recurring.slice(0, 2).map((id) => `#/shop/recurring/${id}`),
    ];
    for (const hash of [
      ...views,
      ...things,
      `#/shop/invoices?q=${evil}`,
      `#/${evil}/${evil}/${evil}`,
    ]) {
      await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
      const isTold = /\/(invoices(\/\d+)?|phone)$/.test(hash);
      const reported = page.locator("main").getByText(isTold ? "ran(" : /\S/);
      await reported.first().waitFor({ state: "attached" });
      await look(hash);
    }

    const all = FIELDS.flatMap((field) => TEXT[field] ?? []).join(" ");
    const cases = [{ name: all, status: "failed", message: all, details: [all] }] as const;
    const tables = [{ title: all, columns: [all], rows: [[all]] }];
    const sections = [{ name: all, cases, tables }];
    await page.setContent(htmlPage({ title: all, passed: false, summary: all, sections }));
    await look("the HTML report");

    expect(hits).toEqual([]);
    expect(found).toEqual([]);
    // They were really shown, as what they are.
    expect(shown).toBeGreaterThan(1000);
  });

  test("are all detected on a page that treats text as markup", async ({ page, hits }) => {
    const payloads = payloadsFor("planted");
    const unnoticed: string[] = [];
    for (const { id, text } of payloads) {
      await page.setContent("<div></div><a>x</a>");
      const found = (await page.evaluate(`{
        const text = ${JSON.stringify(text)};
        document.querySelector("div").innerHTML = text;
        document.querySelector("a").setAttribute("href", text);
        document.body.insertAdjacentHTML("beforeend", '<b title="' + text + '"></b>');
        ${FOUND}
      }`)) as string[];
      if (found.length === 0 && !hits.includes(id)) unnoticed.push(text);
    }
    // Those that only a script, a template or another decoding would run.
    expect(unnoticed.length).toBeLessThan(payloads.length / 3);
    expect(hits.length).toBeGreaterThan(5);
  });
});
