import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import { type RunningGateway, startGateway } from "../../../mocks/index.js";
import { hasChromium, test } from "../../support/browser.js";
import { buildPackage } from "../../support/command-line.js";
import { startPersons } from "../../support/persons.js";

const RIGHT = "the-right-token-of-it";
const NEXT = "the-token-of-the-next-life";

/** A gateway that others could reach, with an invoice, so that it asks for its token. */
async function shared(controlToken: string, port = 0): Promise<RunningGateway> {
  const gateway = await startGateway({ host: "0.0.0.0", port, sandbox: "shop", controlToken });
  onTestFinished(() => gateway.close());
  await gateway.open("shop");
  return gateway;
}

const portOf = ({ baseUrl }: RunningGateway) => Number(new URL(baseUrl).port);
const addressOf = (gateway: RunningGateway, place: string) =>
  `http://127.0.0.1:${portOf(gateway)}/#/${place}`;

/** The tokens that a page sends, one for each call that a gateway answers. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("response", (response) => {
    const { authorization = "" } = response.request().headers();
    const [, token] = /^Bearer (.*)$/.exec(authorization) ?? [];
    if (token !== undefined) sent.push(token);
  });
  return sent;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Control token" });

async function enters(page: Page, token: string): Promise<void> {
  await dialogOf(page).getByLabel("Control token").fill(token);
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
}

const isLive = (page: Page) => page.locator(".top .live", { hasText: "Live" }).waitFor();

/** The browser's errors of calls that were refused or not answered. A closed page reports no more. */
const REFUSED = /status of (401|429)|ERR_|connection/i;

beforeAll(buildPackage);

describe.skipIf(!hasChromium())("the workbench of a gateway with a control token", () => {
  test("makes no calls with a token that a restarted gateway refuses, and accepts the new one", async ({
    visitor: { page, complaints },
  }) => {
    const first = await shared(RIGHT);
    await page.clock.install();
    await page.goto(addressOf(first, "shop/invoices"));
    await enters(page, RIGHT);
    await isLive(page);
    await first.close();
    await page.getByText("Connection lost").first().waitFor();

    const sent = sentBy(page);
    const second = await shared(NEXT, portOf(first));
    await page.clock.runFor(5000);
    await dialogOf(page).getByText("no longer accepts this token").waitFor();
    await page.clock.runFor(120_000);
    expect(sent).toEqual([RIGHT]);
    expect(await page.getByText("Connection lost").count()).toBe(0);

    await enters(page, NEXT);
    await isLive(page);
    expect((await second.list()).sandboxes).toHaveLength(1);
    await page.close();
    expect(complaints.splice(0).filter((text) => !REFUSED.test(text))).toEqual([]);
  });

  test.for(["shop/overview", "shop/invoices/1772355600000", "shop/failures"])(
    "uses one try for each typed token, and says that it was wrong: %s",
    async (place, { visitor: { page, complaints } }) => {
      const gateway = await shared(RIGHT);
      const sent = sentBy(page);
      await page.goto(addressOf(gateway, place));
      const wrong = ["guess-1", "guess-2", "guess-3", "ليس-رمزا"];
      for (const token of wrong) {
        await enters(page, token);
        await dialogOf(page).getByText("Wrong token.").waitFor();
      }
      // What no header can hold is not even sent.
      expect(sent).toEqual(wrong.slice(0, 3));
      const reported = await page.locator(".top .live").innerText();
      expect(reported).toBe("Waiting for the token");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await enters(page, RIGHT);
      await isLive(page);
      await page.close();
      expect(complaints.splice(0).filter((text) => !/status of 40[14]/.test(text))).toEqual([]);
    },
  );

  test("waits after too many wrong tokens, and then continues", async ({
    visitor: { page, complaints },
  }) => {
    const gateway = await shared(RIGHT);
    let isOver = false;
    await page.route("**/_control/**", (route) => {
      const isSent = "authorization" in route.request().headers();
      if (isOver || !isSent) return route.continue();
      return route.fulfill({ status: 429, headers: { "Retry-After": "40" }, body: "{}" });
    });
    await page.clock.install();
    const sent = sentBy(page);
    await page.goto(addressOf(gateway, "shop/invoices"));
    await enters(page, RIGHT);
    await dialogOf(page)
      .getByText(/Retrying in 40 seconds/)
      .waitFor();
    await page.clock.runFor(30_000);
    await dialogOf(page)
      .getByText(/Retrying in \d seconds/)
      .waitFor();
    expect(sent).toEqual([RIGHT]);
    isOver = true;
    await page.clock.runFor(10_000);
    await isLive(page);
    await page.close();
    expect(complaints.splice(0).filter((text) => !REFUSED.test(text))).toEqual([]);
  });

  test("has room for the ring around the field", async ({ visitor: { page, complaints } }) => {
    await page.goto(addressOf(await shared(RIGHT), "shop/invoices"));
    await dialogOf(page).getByLabel("Control token").press("a");
    const boxes = await Promise.all(
      ["p.muted", "input", "button"].map((part) => dialogOf(page).locator(part).boundingBox()),
    );
    const [lead, field, button] = boxes.map((box) => ({
      top: box?.y ?? Number.NaN,
      bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN),
    }));
    // The ring is 3 px wide, 2 px away from the field.
    expect((field?.top ?? 0) - (lead?.bottom ?? 0)).toBeGreaterThan(5);
    expect((button?.top ?? 0) - (field?.bottom ?? 0)).toBeGreaterThan(5);
    await page.close();
    expect(complaints.splice(0).filter((text) => !REFUSED.test(text))).toEqual([]);
  });
});

type Life = Awaited<ReturnType<typeof startPersons>>;

/** A gateway that keeps nothing, with these orders in it. */
async function life(orderNumbers: readonly string[], port = 0): Promise<Life> {
  const persons = await startPersons({ port });
  onTestFinished(() => persons.close());
  await persons.gateway.open("shop");
  for (const orderNumber of orderNumbers) {
    await persons.merchant.createsInvoice({ orderNumber });
  }
  return persons;
}

/** Stops a gateway, and starts another one at its address before the page notices. */
async function restarted(page: Page, first: Life, orderNumbers: readonly string[]) {
  await page.route("**/_control/**", (route) => route.abort());
  await first.close();
  await page.getByText("Connection lost").first().waitFor();
  const second = await life(orderNumbers, Number(new URL(first.gateway.baseUrl).port));
  await page.unroute("**/_control/**");
  await page.locator(".top .live", { hasText: "Live" }).waitFor();
  return second;
}

describe.skipIf(!hasChromium())("the workbench of a restarted gateway", () => {
  test.for([
    ["nothing has happened", []],
    ["as much has happened", ["SECOND"]],
    ["more has happened", ["SECOND", "THIRD", "FOURTH"]],
  ] as const)(
    "shows the new state when %s, and nothing of before",
    async ([, orderNumbers], { visitor: { page, complaints } }) => {
      const first = await life(["FIRST"]);
      await page.goto(`${first.gateway.baseUrl}/#/shop/invoices`);
      const row = (text: string) => page.locator(".row", { hasText: text });
      await row("FIRST").click();
      await page.locator(".sequence", { hasText: "addInvoice" }).waitFor();
      await restarted(page, first, orderNumbers);
      await row("FIRST").waitFor({ state: "detached" });
      const shown = () => page.locator(".row .l2 bdi").allInnerTexts();
      await expect.poll(shown).toEqual(orderNumbers.toReversed());
      await expect.poll(() => page.locator("main").innerText()).not.toContain("FIRST");
      expect(complaints.splice(0).filter((text) => !/ERR_|status of 404/.test(text))).toEqual([]);
    },
  );
});
