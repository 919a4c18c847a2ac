import http from "node:http";
import type { Frame, Page } from "playwright-core";
import { describe, expect, onTestFinished } from "vitest";
import type { RunningGateway } from "../../mocks/index.js";
import { test as base, hasChromium, openOtherSite, startChromium } from "../support/browser.js";
import { shopFront } from "../support/built-in-shop.js";
import { clientOf } from "../support/http.js";
import { serve } from "../support/servers.js";

/** What an attack is after. */
type Kind = "read" | "frame" | "post" | "stream";

/** The targets: the paths, and the protected contents of each. */
interface Prey {
  readonly order: string;
  readonly invoice: string;
  /** A name within the protected contents. */
  readonly secret: string;
}

const CONTROL = "/_control/sandboxes/shop";
const STREAM = `${CONTROL}/changes`;

/** What a foreign page would like to have, and a text by which it is known. */
function placesOf({ order, secret }: Prey): Readonly<Record<string, readonly [string, string]>> {
  return {
    workbench: ["/", 'id="workbench"'],
    "the script of the workbench": ["/_workbench/app.js", "createElement"],
    "the log": [`${CONTROL}/export`, secret],
    shop: ["/_shop?sandbox=shop", order],
    "an order": [`/_shop/orders/${order}`, secret],
  };
}

/**
 * Ways of a script to read an address, as an expression: what it read, or how that failed. A script is loaded as by its
 * tag but not run: the workbench of an unprotected gateway would take over the page that attacks.
 */
const READERS: Readonly<Record<string, string>> = {
  fetch: "fetch(url).then((a) => a.text())",
  "fetch with cookies": 'fetch(url, { credentials: "include" }).then((a) => a.text())',
  script: 'loading("link", { rel: "preload", as: "script", href: url })',
  picture: 'loading("img", { src: url })',
};

const LOADING = `const loading = (tag, properties) => new Promise((resolve, reject) => {
  const element = document.createElement(tag);
  element.onload = () => resolve("LOADED");
  element.onerror = () => reject(new Error("failed"));
  Object.assign(element, properties);
  document.body.append(element);
});`;

/** An attack by a script of a page: an expression, and the texts that it must not come back with. */
interface ScriptAttack {
  readonly kind: Kind;
  readonly name: string;
  readonly code: string;
  readonly loot: readonly string[];
}

/** All that scripts try to read, the stream too. */
function scriptAttacks(base: string, prey: Prey): readonly ScriptAttack[] {
  const reads = Object.entries(placesOf(prey)).flatMap(([place, [path, text]]) =>
    Object.entries(READERS).map(
      ([way, code]): ScriptAttack => ({
        kind: "read",
        name: `${way} reads ${place}`,
        code: script(base + path, code),
        loot: [text, "LOADED"],
      }),
    ),
  );
  const streams = Object.entries(LISTENERS).map(
    ([way, code]): ScriptAttack => ({
      kind: "stream",
      name: `${way} follows the stream`,
      code: script(base + STREAM, code),
      loot: ["OPEN", "LOADED", prey.secret, "event:"],
    }),
  );
  return [...reads, ...streams];
}

const LISTENERS: Readonly<Record<string, string>> = {
  EventSource: listening("new EventSource(url)"),
  "EventSource with cookies": listening("new EventSource(url, { withCredentials: true })"),
  WebSocket: listening('new WebSocket(url.replace("http", "ws"))'),
  fetch: `fetch(url).then(async (answer) => {
    const { value } = await answer.body.getReader().read();
    return new TextDecoder().decode(value);
  })`,
};

function listening(made: string): string {
  return `new Promise((resolve, reject) => {
    const source = ${made};
    source.onopen = () => { source.close(); resolve("OPEN"); };
    source.onerror = () => { source.close(); reject(new Error("failed")); };
  })`;
}

function script(url: string, code: string): string {
  return `(async () => {
    const url = ${JSON.stringify(url)};
    ${LOADING}
    return ${code};
  })().catch((error) => "failed: " + error.message)`;
}

const FRAMES: Readonly<Record<string, (url: string) => string>> = {
  iframe: (url) => `<iframe src="${url}"></iframe>`,
  "iframe without rights": (url) => `<iframe sandbox="allow-scripts" src="${url}"></iframe>`,
  object: (url) => `<object data="${url}" type="text/html"></object>`,
  embed: (url) => `<embed src="${url}">`,
};

/** An attack by markup: the frame that would show what is kept from others. */
interface FrameAttack {
  readonly kind: Kind;
  readonly name: string;
  readonly html: string;
  readonly url: string;
  readonly loot: string;
}

/** All that is tried to be shown in a frame. No frame loads a stream, which never ends, or JSON Lines, which it saves. */
function frameAttacks(base: string, prey: Prey): readonly FrameAttack[] {
  const { "the script of the workbench": _, "the log": __, ...places } = placesOf(prey);
  const pages: ReturnType<typeof placesOf> = {
    ...places,
    "a payment page": [`/pay/order/${prey.invoice}`, prey.secret],
    "a mobile payment page": [`/pay/frame/${prey.invoice}`, prey.secret],
  };
  return Object.entries(pages).flatMap(([place, [path, loot]]) =>
    Object.entries(FRAMES).map(([tag, html]) => {
      const url = base + path;
      return { kind: "frame" as const, name: `${tag} shows ${place}`, html: html(url), url, loot };
    }),
  );
}

/** Something that a foreign page wants done. */
interface Deed {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

const deedsOf = ({ order, invoice }: Prey): Readonly<Record<string, Deed>> => ({
  "orders at the shop": { path: "/_shop/orders", fields: { sandbox: "shop" } },
  "has the shop check": { path: `/_shop/orders/${order}/check`, fields: {} },
  "pays by the control API": { path: `${CONTROL}/invoices/${invoice}/pay`, fields: {} },
  "moves the clock": { path: `${CONTROL}/clock/advance`, fields: { by: "PT1H" } },
  "opens a sandbox": { path: "/_control/sandboxes", fields: { name: "mine" } },
});

/** An attack that wants something done, by a script of a page. */
function postAttacks(base: string, prey: Prey): readonly ScriptAttack[] {
  return Object.entries(deedsOf(prey)).flatMap(([deed, { path, fields }]) => {
    const [url, json] = [JSON.stringify(base + path), JSON.stringify(JSON.stringify(fields))];
    const form = JSON.stringify(String(new URLSearchParams(fields)));
    const ways = {
      "a fetch that asks for no answer": `fetch(${url}, { method: "POST", mode: "no-cors",
        body: new URLSearchParams(${form}) })`,
      "a fetch with JSON": `fetch(${url}, { method: "POST", body: ${json},
        headers: { "Content-Type": "application/json", Accept: "application/json" } })`,
      "a beacon": `navigator.sendBeacon(${url}, new Blob([${json}], { type: "text/plain" }))`,
      "a form": `new Promise((resolve) => {
        const [frame, form] = ["iframe", "form"].map((tag) => document.createElement(tag));
        frame.name = "f" + Math.random();
        Object.assign(form, { method: "post", action: ${url}, target: frame.name });
        for (const [name, value] of new URLSearchParams(${form})) {
          form.append(Object.assign(document.createElement("input"), { name, value }));
        }
        document.body.append(frame, form);
        form.submit();
        frame.onload = () => resolve("sent");
      })`,
    };
    return Object.entries(ways).map(([way, code]): ScriptAttack => {
      const whole = `(async () => String(await ${code}))().catch((error) => error.message)`;
      return { kind: "post", name: `${way} ${deed}`, code: whole, loot: [] };
    });
  });
}

/** What keeps an answer from pages of others. */
const GUARDS = [
  "content-security-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

/** The headers that identify the caller. */
const TRACES = ["origin", "referer", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"];

/** A gateway without any protection: attacks are tried at it to show that they would be detected. */
async function openLeakyProxy(
  target: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { hostname, port, host } = new URL(target);
  return serve((request, response) => {
    const { origin = "*" } = request.headers;
    const open = {
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "content-type, accept, last-event-id",
      "access-control-allow-methods": "GET, POST, PATCH, DELETE",
    };
    if (request.method === "OPTIONS") return response.writeHead(204, open).end();
    const kept = Object.entries(request.headers).filter(([name]) => !TRACES.includes(name));
    const { method, url: path } = request;
    const headers = { ...Object.fromEntries(kept), host };
    const sent = http.request({ hostname, port, method, path, headers }, (answer) => {
      const reported = Object.entries(answer.headers).filter(([name]) => !GUARDS.includes(name));
      response.writeHead(answer.statusCode ?? 500, { ...Object.fromEntries(reported), ...open });
      answer.pipe(response);
    });
    sent.on("error", () => response.destroy());
    response.on("close", () => sent.destroy());
    request.pipe(sent);
  });
}

const SECRET = "Noura Confidential";

/** The result of an attack. */
interface Tried {
  readonly kind: Kind;
  readonly name: string;
  readonly succeeded: boolean;
}

const test = base.extend<{ prey: Prey }>({
  prey: async ({ gateway }, use) => {
    const front = shopFront(clientOf(gateway.baseUrl));
    const { orderNumber: order, transactionNo: invoice } = await front.creates({ name: SECRET });
    await use({ order, invoice, secret: SECRET });
  },
});

/** Everything that an attack could have changed. */
async function stateOf(gateway: RunningGateway, { order }: Prey): Promise<string> {
  const client = clientOf(gateway.baseUrl);
  const { events, clock, invoices } = await gateway.get("shop").summary();
  const { notes } = await shopFront(client).reads(order);
  const orders = (await client.get("/_shop?sandbox=shop")).text.match(/SHOP-\w+/g)?.length;
  return JSON.stringify([
    events,
    clock,
    invoices,
    notes,
    orders,
    (await gateway.health()).sandboxes,
  ]);
}

/** What a frame shows; one that the browser took away again shows nothing. */
const contentOf = (frame: Frame) => frame.content().catch(() => "");

/** Tries everything that a page of another origin can do at a gateway, or at a proxy before it. */
async function tryFrom(page: Page, target: string, gateway: RunningGateway, prey: Prey) {
  const scripts = scriptAttacks(target, prey);
  const reported = (await page.evaluate(
    `Promise.all([${scripts.map(({ code }) => code)}])`,
  )) as string[];
  const read = scripts.map(({ kind, name, loot }, n): Tried => {
    return { kind, name, succeeded: loot.some((text) => reported[n]?.includes(text)) };
  });
  const framed: Tried[] = [];
  for (const { kind, name, html, loot } of frameAttacks(target, prey)) {
    await page.evaluate(`new Promise((resolve) => {
      document.body.innerHTML = ${JSON.stringify(html)};
      const [element] = document.body.children;
      element.onload = element.onerror = resolve;
    })`);
    const shown = await Promise.all(page.frames().slice(1).map(contentOf));
    framed.push({ kind, name, succeeded: shown.some((text) => text.includes(loot)) });
  }
  const posted: Tried[] = [];
  for (const { kind, name, code } of postAttacks(target, prey)) {
    const before = await stateOf(gateway, prey);
    await page.evaluate(code);
    posted.push({ kind, name, succeeded: (await stateOf(gateway, prey)) !== before });
  }
  return [...read, ...framed, ...posted];
}

const winners = (tried: readonly Tried[]) =>
  tried.filter(({ succeeded }) => succeeded).map(({ name }) => name);

const kindsOf = (tried: readonly Tried[]) => [...new Set(tried.map(({ kind }) => kind))].sort();

const KINDS: readonly Kind[] = ["frame", "post", "read", "stream"];

/** A page of another site, or of another port of this one. */
async function foreignPage(page: Page, host: string): Promise<void> {
  const site = await openOtherSite("<body></body>");
  onTestFinished(site.close);
  await page.goto(site.url.replace("localhost", host));
}

/**
 * Now and then, Chromium's renderer loops in its own code when a page gets a frame or opens a window, and the page
 * never answers again. So each try has a browser of its own and a limit of time.
 */
const AGAIN = { timeout: 60_000, retry: 2 };

describe.skipIf(!hasChromium())("a foreign page", AGAIN, () => {
  // The console is not judged: it names all that was refused.
  test.override({
    visitor: async ({ javaScript: javaScriptEnabled }, use) => {
      const browser = await startChromium();
      const context = await browser.newContext({ javaScriptEnabled, reducedMotion: "reduce" });
      await use({ context, page: await context.newPage(), complaints: [] });
      await browser.close();
    },
  });

  test.for([
    ["another site", "localhost"],
    ["another port", "127.0.0.1"],
  ] as const)("succeeds with nothing from %s", async ([, host], { gateway, prey, visitor }) => {
    await foreignPage(visitor.page, host);
    const tried = await tryFrom(visitor.page, gateway.baseUrl, gateway, prey);
    expect(kindsOf(tried)).toEqual(KINDS);
    expect(tried.length).toBeGreaterThanOrEqual(60);
    expect(winners(tried)).toEqual([]);
  });

  test("succeeds with each kind against an unprotected gateway", async ({
    gateway,
    prey,
    visitor,
  }) => {
    const leaky = await openLeakyProxy(gateway.baseUrl);
    onTestFinished(leaky.close);
    await foreignPage(visitor.page, "localhost");
    const tried = await tryFrom(visitor.page, leaky.url, gateway, prey);
    const lost = tried.filter(({ succeeded }) => succeeded);
    expect(kindsOf(lost)).toEqual(KINDS);
    expect(lost.length).toBeGreaterThan(tried.length / 2);
  });

  test("has no access to the workbench or the shop after opening it", async ({
    gateway,
    prey,
    visitor: { page, context },
  }) => {
    await foreignPage(page, "localhost");
    for (const path of ["/", "/_shop", `/_shop/orders/${prey.order}`]) {
      // An empty page first: one that is cut from its opener while it opens may not be reported.
      const [opened] = await Promise.all([
        context.waitForEvent("page"),
        page.evaluate('void (window.other = open("about:blank"))'),
      ]);
      await page.evaluate(`window.other.location = ${JSON.stringify(gateway.baseUrl + path)}`);
      await opened.waitForURL(({ href }) => href.startsWith(gateway.baseUrl));
      // The opener is in another process, and notices the cut a moment later.
      const cut = () => page.evaluate("window.other.closed");
      await expect.poll(cut, { message: path }).toBe(true);
      expect(await opened.evaluate("window.opener")).toBeNull();
      await opened.close();
    }
  });
});
