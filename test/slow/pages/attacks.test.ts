import type { Frame, Page } from "playwright-core";
import { describe, expect, onTestFinished, vi } from "vitest";
import type { RunningGateway } from "../../../mocks/index.js";
import {
  frameAttacks,
  type Kind,
  type Prey,
  placesOf,
  postAttacks,
  REBOUND,
  scriptAttacks,
} from "../../support/attacks.js";
import { hasChromium, openOtherSite } from "../../support/browser.js";
import { shopFront } from "../../support/built-in-shop.js";
import { clientOf } from "../../support/client.js";
import { openLeakyProxy } from "../../support/leaky-proxy.js";
import { sendRaw } from "../../support/raw.js";
import { test as base } from "../../support/visitor.js";

vi.setConfig({ testTimeout: 120_000 });

const SECRET = "Noura Confidential";

/** What came of an attack. */
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

/** Tries all that a page of another origin can at a gateway, or at what stands before it. */
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

/** Tries what a page can under a name that was led to this machine, and so is of the same origin. */
async function tryRebound(target: string, prey: Prey): Promise<Tried[]> {
  const rows = REBOUND.flatMap((host) =>
    Object.entries(placesOf(prey)).map(async ([place, [path, text]]): Promise<Tried> => {
      const headers = { Host: host, "Sec-Fetch-Site": "same-origin", Origin: `http://${host}` };
      const answer = await sendRaw(target, { path, headers });
      return {
        kind: "rebind",
        name: `${host} has ${place}`,
        succeeded: answer.text.includes(text),
      };
    }),
  );
  return Promise.all(rows);
}

const winners = (tried: readonly Tried[]) =>
  tried.filter(({ succeeded }) => succeeded).map(({ name }) => name);

const kindsOf = (tried: readonly Tried[]) => [...new Set(tried.map(({ kind }) => kind))].sort();

const KINDS: readonly Kind[] = ["frame", "post", "read", "rebind", "stream"];

/** A page of another site, or of another port of this one. */
async function foreignPage(page: Page, host: string): Promise<void> {
  const site = await openOtherSite("<body></body>");
  onTestFinished(site.close);
  await page.goto(site.url.replace("localhost", host));
}

describe.skipIf(!hasChromium())("of all that a foreign page tries", () => {
  test.for([
    ["another site", "localhost"],
    ["another port", "127.0.0.1"],
  ] as const)("nothing succeeds from %s", async ([, host], { gateway, prey, visitor }) => {
    await foreignPage(visitor.page, host);
    const tried = [
      ...(await tryFrom(visitor.page, gateway.baseUrl, gateway, prey)),
      ...(await tryRebound(gateway.baseUrl, prey)),
    ];
    expect(kindsOf(tried)).toEqual(KINDS);
    expect(tried.length).toBeGreaterThanOrEqual(60);
    expect(winners(tried)).toEqual([]);
    // That it was refused stands in the console of the foreign page.
    visitor.complaints.length = 0;
  });

  test("each kind would be noticed: a gateway that asks nobody loses to it", async ({
    gateway,
    prey,
    visitor,
  }) => {
    const leaky = await openLeakyProxy(gateway.baseUrl);
    onTestFinished(leaky.close);
    await foreignPage(visitor.page, "localhost");
    const tried = [
      ...(await tryFrom(visitor.page, leaky.url, gateway, prey)),
      ...(await tryRebound(leaky.url, prey)),
    ];
    const lost = tried.filter(({ succeeded }) => succeeded);
    expect(kindsOf(lost)).toEqual(KINDS);
    expect(lost.length).toBeGreaterThan(tried.length / 2);
    visitor.complaints.length = 0;
  });

  test("a page that opened the workbench or the shop has no hold of it", async ({
    gateway,
    prey,
    visitor: { page, context, complaints },
  }) => {
    await foreignPage(page, "localhost");
    for (const path of ["/", "/_shop", `/_shop/orders/${prey.order}`]) {
      const opening = context.waitForEvent("page");
      await page.evaluate(`void (window.other = open(${JSON.stringify(gateway.baseUrl + path)}))`);
      const opened = await opening;
      await opened.waitForURL(({ href }) => href.startsWith(gateway.baseUrl));
      // Whoever opened it is in another process, and hears of the cut a moment later.
      const cut = () => page.evaluate("window.other.closed");
      await expect.poll(cut, { message: path }).toBe(true);
      expect(await opened.evaluate("window.opener")).toBeNull();
      await opened.close();
    }
    complaints.length = 0;
  });
});
