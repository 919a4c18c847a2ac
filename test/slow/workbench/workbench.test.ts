import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import { startGateway } from "../../../mocks/index.js";
import { hasChromium, isTooWide, test } from "../../support/browser.js";
import { buildPackage, folder, paystub } from "../../support/command-line.js";
import { SHOP, walletOf } from "../../support/persons.js";

/** Views with an address of their own. */
const VIEWS = [
  ...["overview", "invoices", "recurring", "sessions", "calls", "callbacks", "events"],
  ...["settlements", "problems", "phone", "failures", "plots", "coverage"],
];

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

const opensAt = (page: Page, baseUrl: string, place = "") => page.goto(`${baseUrl}/#/shop${place}`);

/** Waits until the main part of the page holds a text. */
const sees = (page: Page, text: string | RegExp) =>
  page.locator("main").getByText(text).filter({ visible: true }).first().waitFor();

/** What is not as usual: at the top, or beside the clock where the page is narrow. */
const badge = (page: Page, text: string) =>
  page.locator(".badge", { hasText: text }).filter({ visible: true });

/** Whether a sequence diagram is wider than its room. */
const IS_CUT =
  "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('.sequence .scroll'))";

beforeAll(buildPackage);

describe.skipIf(!hasChromium())("a tester without a terminal", () => {
  test("creates an order, declines, pays and sees the whole exchange", async ({
    page,
    gateway,
    tester,
  }) => {
    await page.goto(gateway.baseUrl);
    await press(page, /Create a demo order/);
    await sees(page, "Not paid yet");
    await press(page, /^Decline(?!d)/);
    await sees(page, "after 1 declined payment");
    await press(page, /^Pay P$/);
    await sees(page, /Paid by mada/);
    const [invoice] = (await tester.invoices.list()).invoices;
    expect(invoice).toMatchObject({ status: "paid", via: "control" });
    // The calls of the invoice are read after its events.
    const diagram = () => page.locator("svg[aria-label=Sequence]").textContent();
    for (const word of ["addInvoice", "Pending", "DECLINED", "approved", "Paid", "callback"]) {
      await expect.poll(diagram).toContain(word);
    }
    await sees(page, /are inferred/);
    expect(await page.evaluate(IS_CUT)).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(IS_CUT)).toBe(true);
    await sees(page, "Scroll sideways");
  });

  test("is offered nothing before it is known which sandboxes there are", async ({
    page,
    gateway,
    tester,
  }) => {
    let tell = () => {};
    const reported = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route("**/_control/sandboxes", async (route) => {
      await reported;
      await route.continue();
    });
    await page.goto(gateway.baseUrl);
    await page.locator("main").getByText("Loading", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: /Create a demo order/ }).count()).toBe(0);
    tell();
    await press(page, /Create a demo order/);
    await sees(page, "Not paid yet");
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
  });

  test("goes on where it was when the gateway gave up a page that was asleep", async ({
    page,
    gateway,
    merchant,
  }) => {
    const asked: string[] = [];
    await page.route("**/sandboxes/shop/stream*", async (route) => {
      asked.push(route.request().headers()["last-event-id"] ?? "");
      if (asked.length > 1) return route.continue();
      const body = 'event: end\ndata: {"why":"slow"}\n\n';
      return route.fulfill({ contentType: "text/event-stream", body });
    });
    await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl, "/invoices");
    await page.getByText("Connection lost").first().waitFor();
    await page.locator(".acts button:enabled").first().waitFor();
    await merchant.createsInvoice({ orderNumber: "AFTERWARDS" });
    await sees(page, "AFTERWARDS");
    expect(asked).toEqual([asked[0], asked[0]]);
  });

  test("pays by any card of the tests", async ({ page, gateway, merchant, tester }) => {
    const no = await merchant.createsInvoice({ supportedCardBrands: ["mada", "amex", "stcpay"] });
    await opensAt(page, gateway.baseUrl, `/invoices/${no}`);
    const menu = page.getByLabel("Pay with");
    const choose = async (part: string) => {
      const option = menu.locator("option", { hasText: part });
      await menu.selectOption(await option.first().innerText());
      await press(page, /^Pay P$/);
    };
    await choose("0015 · mada · abandoned");
    await sees(page, "The invoice is unchanged");
    await choose("11122 · amex · failed");
    await sees(page, "AUTHENTICATION_FAILED");
    await choose("PROCESSING_ERROR");
    await sees(page, "after 2 declined payments");
    await choose("11122 · amex · passed");
    await sees(page, /Paid by amex/);
    const paid = await tester.invoices.read(no);
    expect(paid.declines.map(({ code }) => code)).toEqual([
      "AUTHENTICATION_FAILED",
      "PROCESSING_ERROR",
    ]);
  });

  test("settles what is open, and shows the settlement with its orders", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice({ orderNumber: "ORD-7", amount: 100 });
    await tester.invoices.pay(no, { method: "mada" });
    await opensAt(page, gateway.baseUrl, "/settlements");
    await sees(page, "98.27");
    await press(page, "Settle now");
    await page.getByRole("link", { name: "STL-1" }).click();
    await sees(page, "ORD-7");
    await sees(page, "Sample Bank");
    expect((await tester.settlements.list()).open.entries).toBe(0);
  });

  test("injects a fault and reads why the call was refused", async ({
    page,
    gateway,
    merchant,
    visitor: { complaints },
  }) => {
    await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl, "/failures");
    const card = page.locator("article", { hasText: "rate-limited" });
    await card.getByRole("button", { name: "Inject once" }).click();
    await card.getByText("armed").waitFor();
    await badge(page, "fault armed").waitFor();
    const headers = { Authorization: "Bearer sandbox_shop" };
    const injected = await fetch(`${gateway.baseUrl}/api/getInvoice/1`, { headers });
    expect(injected.status).toBe(429);
    await card.getByText("used up").waitFor();
    await merchant.addsInvoice({ amount: 1 });
    await page.getByRole("link", { name: "Problems" }).click();
    await sees(page, "amount 1.00 SAR is below the minimum of 5.00 SAR");
    await page.getByRole("link", { name: "Show the latest call" }).first().click();
    await sees(page, "Request");
    expect(complaints).toEqual([]);
  });

  test("sees on the invoice which faults were injected into its calls and callbacks", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await tester.faults.add({ fault: "lost-reply", operation: "addInvoice", times: 1 });
    await tester.faults.add({ fault: "callback-doubled", times: 1 });
    await expect(merchant.createsInvoice()).rejects.toThrow();
    const { invoices } = await tester.invoices.list();
    const no = invoices[0]?.transactionNo ?? "";
    await tester.invoices.pay(no);
    await opensAt(page, gateway.baseUrl, `/invoices/${no}`);
    await page
      .locator(".sequence title", { hasText: "Fault injected: lost-reply" })
      .waitFor({ state: "attached" });
    await page
      .locator(".sequence title", { hasText: "Fault injected: callback-doubled" })
      .first()
      .waitFor({ state: "attached" });
    await page
      .locator(".chain", { hasText: "Fault lost-reply injected into addInvoice" })
      .waitFor();
    await page.locator(".chain", { hasText: "Fault callback-doubled injected into cb-" }).waitFor();
  });

  test("copies the one-time password from the phone", async ({
    page,
    gateway,
    merchant,
    visitor: { context },
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const no = await merchant.createsInvoice({ smsMessage: "عزيزي [CLIENT_NAME]: [SHORT_URL]" });
    await walletOf(gateway).getsCode(no);
    await opensAt(page, gateway.baseUrl, "/phone");
    await page.getByRole("button", { name: "12345" }).click();
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe("12345");
    await press(page, /0509200900/);
    await page.locator(".bub[dir=rtl]").waitFor();
  });

  test("goes from a session and from a callback to the invoice they are about", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await walletOf(gateway).paysFor(no);
    const [callback] = (await tester.callbacks.list()).callbacks;
    const {
      sessions: [session],
    } = await tester.sessions();
    for (const place of [`sessions/${session?.paymentSessionId}`, `callbacks/${callback?.id}`]) {
      await opensAt(page, gateway.baseUrl, `/${place}`);
      await page.locator("main .stack").getByRole("link", { name: no }).click();
      await page.waitForURL(`**/#/shop/invoices/${no}`);
      await sees(page, /Paid by/);
    }
  });

  test("draws the handle forward: the clock goes to what is due there", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl);
    const handle = page.getByRole("slider", { name: /Drag forward/ });
    const from = await handle.boundingBox();
    const due = await page.locator(`.tl title:has-text("${no} pending") ~ circle`).boundingBox();
    if (!from || !due) throw new Error("the time line is not drawn");
    await page.mouse.move(from.x + from.width / 2, from.y + 6);
    await page.mouse.down();
    await page.mouse.move(due.x + 3, from.y + 6, { steps: 5 });
    await page.getByText("due on the way").waitFor();
    await page.mouse.up();
    await expect.poll(() => merchant.readsStatus(no)).toBe("Canceled");
    expect((await tester.clock.read()).now).toBe("2026-03-02T12:00:00.000Z");
  });
});

describe.skipIf(!hasChromium())("the strip below the time line", () => {
  test("chooses what the line shows, by mouse and by keys, and moves no clock", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const early = await merchant.createsInvoice();
    await tester.clock.advance({ by: "P3D" });
    const late = await merchant.createsInvoice();
    const { events } = await tester.summary();
    const slider = (name: string) => page.getByRole("slider", { name });
    const [begin, whole] = [slider("Start of the time line"), slider("Range of the time line")];
    const reported = () => whole.getAttribute("aria-valuetext");
    const shown = (no: string) => page.locator(`.tl title:has-text("${no} ")`);
    await opensAt(page, gateway.baseUrl);
    await shown(early).waitFor({ state: "attached" });
    const all = await reported();

    const [edge, strip] = [await begin.boundingBox(), await page.locator(".strip").boundingBox()];
    if (!edge || !strip) throw new Error("the strip is not drawn");
    await page.mouse.move(edge.x + edge.width - 4, edge.y + 9);
    await page.mouse.down();
    await page.mouse.move(strip.x + strip.width * 0.6, edge.y + 9, { steps: 3 });
    await page.mouse.up();
    await shown(early).waitFor({ state: "detached" });
    expect(await shown(late).count()).toBe(1);
    expect(await reported()).not.toBe(all);

    await whole.press("Home");
    await shown(early).waitFor({ state: "attached" });
    await whole.press("Escape");
    await expect.poll(reported).toBe(all);
    await page.mouse.move(strip.x + 60, edge.y + 9);
    await page.mouse.down();
    await page.mouse.move(strip.x + 160, edge.y + 9, { steps: 3 });
    await page.mouse.up();
    await shown(late).waitFor({ state: "detached" });
    await page.locator(".tl-note").getByRole("button", { name: "All" }).click();
    await expect.poll(reported).toBe(all);
    expect((await tester.summary()).events).toBe(events);
  });
});

describe.skipIf(!hasChromium())("the workbench", () => {
  test("shows what happens elsewhere without being asked", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl, "/invoices");
    await page.locator(".row", { hasText: "Pending" }).waitFor();
    await tester.invoices.pay(no);
    await page.locator(".row", { hasText: "Paid" }).waitFor();
    await gateway.rewind("shop", { to: 2 });
    await page.locator(".row", { hasText: "Pending" }).waitFor();
  });

  test("says that a sandbox is gone and no more, and offers nothing to be done to it", async ({
    page,
    gateway,
    merchant,
    visitor: { complaints },
  }) => {
    const no = await merchant.createsInvoice();
    await gateway.get("shop").clock.resume();
    await opensAt(page, gateway.baseUrl, "/invoices");
    await page.locator(".top .live", { hasText: "Live" }).waitFor();
    await opensAt(page, gateway.baseUrl, `/invoices/${no}`);
    const time = page.locator(".clockrow .badge").first();
    expect(await time.innerText()).toBe("running");
    // Once all of it was read, nothing is asked that the reset would answer.
    await page.locator(".sequence", { hasText: "addInvoice" }).waitFor();
    await sees(page, "Nothing here yet");
    const deeds = page.getByRole("button", {
      name: /^(Freeze|Resume|\+1|Skip to expiry|Pay|Decline(?!d)|Cancel(?!ed)|Rewind|Fork|Download)/,
      disabled: false,
    });
    await expect.poll(() => deeds.count()).toBe(9);
    await gateway.reset("shop");
    await sees(page, "This sandbox no longer exists");
    await expect.poll(() => deeds.allInnerTexts()).toEqual([]);
    // One page, without what was known before.
    expect(await page.locator(".clockrow").count()).toBe(0);
    expect(await page.locator(".rail em").allInnerTexts()).not.toContain("1");
    await page.keyboard.press("b");
    const reported = page.locator(".top .live");
    await expect.poll(() => reported.innerText()).toBe("Not found");
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await press(page, "Create it again");
    await sees(page, "See your payments happen");
    await expect.poll(() => reported.innerText()).toBe("Live");
    await page.goto(`${gateway.baseUrl}/#/nobody/invoices`);
    await sees(page, "No sandbox has this name");
    await page.getByRole("link", { name: "shop", exact: true }).waitFor();
    await expect.poll(() => reported.innerText()).toBe("Not found");
    expect(complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

  test("sees which assumptions were observed, are documented and are assumed", async ({ page }) => {
    const observed = { "order-status-case": "upper" } as const;
    const gateway = await startGateway({ observed, port: 0, sandbox: "shop" });
    onTestFinished(() => gateway.close());
    await opensAt(page, gateway.baseUrl, "/failures?tab=assumptions");
    const row = (id: string) => page.locator(".sw", { hasText: id });
    await row("order-status-case").getByText("observed", { exact: true }).waitFor();
    await row("expiry-notifies").getByText("documented", { exact: true }).waitFor();
    await row("callback-method").getByText("assumed", { exact: true }).waitFor();
    await sees(page, "paystub calibrate saw this in your test environment");
    // Another choice of the tester is no observation.
    await row("order-status-case").getByRole("button", { name: "title" }).click();
    await row("order-status-case").getByText("assumed", { exact: true }).waitFor();

    await gateway.open("other");
    const file = join(folder(), "calibrated.html");
    await paystub(
      "record",
      "--out",
      file,
      ...["--sandbox", "other"],
      "--control-url",
      gateway.controlUrl,
    );
    await page.goto(`${pathToFileURL(file).href}#/other/failures?tab=assumptions`);
    await row("order-status-case").getByText("observed", { exact: true }).waitFor();
  });

  test("shows every view on a phone, and what is unusual in each", async ({
    page,
    gateway,
    tester,
    merchant,
  }) => {
    await merchant.createsInvoice();
    await tester.assumptions.change({ "order-status-case": "upper" });
    await opensAt(page, gateway.baseUrl, "/invoices");
    await badge(page, "1 assumption changed").waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await badge(page, "1 assumption changed").waitFor();
    const more = page.locator(".tab5").getByRole("button", { name: "More" });
    await more.click();
    await page.locator(".tab5 .more").getByRole("link", { name: "Coverage" }).click();
    await page.waitForURL(/\/coverage/);
    await sees(page, /\d of \d/);
    expect(await more.getAttribute("aria-expanded")).toBe("false");
  });

  test("says why a recurring payment and a callback are in their state", async ({
    page,
    gateway,
    tester,
    merchant,
  }) => {
    const id = await merchant.registers();
    await tester.recurring.start(id);
    await opensAt(page, gateway.baseUrl, `/recurring/${id}`);
    await sees(page, "Active. No charge is overdue.");
    await sees(page, /charge 2 of 3, 49\.50 SAR/);
    await opensAt(page, gateway.baseUrl, "/callbacks/cb-1");
    await sees(page, "Delivered.");
    await page.setViewportSize({ width: 390, height: 844 });
    // What is drawn by its measured width is drawn again after it.
    await expect.poll(() => isTooWide(page)).toBe(false);
  });

  test("shows a callback by its order, each attempt once, and what the shop answered", async ({
    page,
    gateway,
    tester,
    merchant,
  }) => {
    const no = await merchant.createsInvoice({ orderNumber: "ORD-9" });
    merchant.shop.answers(404, 404, 404);
    await tester.invoices.pay(no);
    await tester.clock.advance({ by: "PT10M" });
    await opensAt(page, gateway.baseUrl, "/callbacks");
    const row = page.locator(".list article").first();
    await expect.poll(() => row.textContent()).toMatch(/ORD-9.*404.*Retrying.*Payment.*3 attempts/);
    await row.click();
    await page.getByRole("heading", { name: "ORD-9" }).waitFor();
    expect(await page.locator("main tbody tr").count()).toBe(3);
    await sees(page, "Your shop answered");
    await page.locator("main table button", { hasText: "1" }).click();
    await page.getByRole("heading", { name: "Attempt 1" }).waitFor();
    merchant.shop.answers(200);
    await press(page, "Send now");
    await sees(page, "Delivered.");
    expect((await tester.callbacks.list()).callbacks[0]?.state).toBe("delivered");
  });

  test("counts callbacks that the shop did not accept among the problems", async ({
    page,
    gateway,
    tester,
    merchant,
  }) => {
    merchant.shop.answers(404, 404);
    await tester.invoices.pay(await merchant.createsInvoice());
    await tester.invoices.pay(await merchant.createsInvoice());
    await opensAt(page, gateway.baseUrl, "/problems");
    await sees(page, "Callbacks: Payment");
    await sees(page, "2 callbacks");
    await sees(page, "The shop has no such route");
    await expect
      .poll(() => page.locator(".rail a", { hasText: "Problems" }).locator("em").textContent())
      .toBe("1");
    await page.getByRole("link", { name: "Show all of them" }).click();
    await expect.poll(() => page.locator(".list article").count()).toBe(2);
  });

  test("is not live while the gateway is silent or the browser is offline", async ({
    page,
    gateway,
    tester,
    visitor,
  }) => {
    await tester.summary();
    const status = page.locator(".top .live");
    await page.clock.install();
    let silence = async () => {};
    await page.route("**/stream?*", async (route) => {
      // It never answers. The page gives up by itself.
      silence = () => route.abort();
    });
    await opensAt(page, gateway.baseUrl);
    await sees(page, "See your payments happen");
    await page.clock.runFor(16_000);
    await expect.poll(() => status.textContent()).toContain("Connection lost");
    await silence().catch(() => undefined);
    await page.unroute("**/stream?*");
    await page.clock.runFor(2_000);
    await expect.poll(() => status.textContent()).toBe("Live");
    await page.context().setOffline(true);
    await expect.poll(() => status.textContent()).toContain("Connection lost");
    await page.context().setOffline(false);
    await expect.poll(() => status.textContent()).toBe("Live");
    visitor.complaints.splice(0);
  });

  test("shows that a button is busy, and keeps the focus nearby when the button goes away", async ({
    page,
    gateway,
    merchant,
  }) => {
    const no = await merchant.createsInvoice();
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/pay", async (route) => {
      await released;
      await route.continue();
    });
    await opensAt(page, gateway.baseUrl, `/invoices/${no}`);
    const pay = page.getByRole("button", { name: /^Pay P$/ });
    await pay.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => pay.getAttribute("aria-busy")).toBe("true");
    answer();
    await sees(page, /Paid by mada/);
    const focused = () => page.evaluate("document.activeElement?.textContent");
    await expect.poll(focused).toBe("ORD-1");
    await page.keyboard.press("Escape");
    await expect.poll(focused).toMatch(/Paid.+ORD-1/);
  });

  test("starts a recurring payment, shows which charges failed and which will, and cancels it", async ({
    page,
    gateway,
    tester,
    merchant,
  }) => {
    const id = await merchant.registers({ recurring: { type: "Daily", retryCount: 1 } });
    const button = (name: string) =>
      page.locator("main").getByRole("button", { name, exact: true });
    await page.setViewportSize({ width: 1024, height: 800 });
    await opensAt(page, gateway.baseUrl, `/recurring/${id}`);
    await button("Start").waitFor();
    expect(await page.locator("main dt").allInnerTexts()).not.toContain("Next charge");
    const { paymentUrl } = await tester.recurring.read(id);
    const link = page.getByRole("link", { name: "Payment page" });
    expect(`${gateway.baseUrl}${await link.getAttribute("href")}`).toBe(paymentUrl);
    await button("Start").click();
    await page.locator("main dt", { hasText: "Next charge" }).waitFor();
    expect(await button("Start").count()).toBe(0);
    await tester.recurring.arrangeCharges(id, { outcomes: ["fail"] });
    await sees(page, "The next charge will fail, as you arranged");
    await button("Skip to its next charge").click();
    await sees(page, "1 attempt failed");
    await sees(page, "Retrying");
    await button("Let the next charge fail").click();
    await sees(page, "Ended. All retries of charge 2 failed");
    expect((await tester.recurring.read(id)).chargesDone).toBe(1);
    const hidden = () =>
      page.locator("svg g.here").evaluate((state) => {
        const room = state.closest(".scroll")?.getBoundingClientRect();
        const box = state.getBoundingClientRect();
        return !room || box.left < room.left || box.right > room.right;
      });
    await expect.poll(hidden).toBe(false);
    const other = await merchant.registers();
    await opensAt(page, gateway.baseUrl, `/recurring/${other}`);
    await button("Fail the next charge").click();
    await sees(page, "The next charge will fail, as you arranged");
    await button("Cancel").click();
    await page.locator("main .badge", { hasText: "Canceled" }).waitFor();
    expect(await page.locator("main .acts2 button").count()).toBe(0);
  });

  test("says that a rewind elsewhere undid the invoice that is open", async ({
    page,
    gateway,
    merchant,
    visitor,
  }) => {
    const no = await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl, `/invoices/${no}`);
    await sees(page, "Not paid yet");
    await gateway.rewind("shop", { to: 1 });
    await sees(page, "A rewind may have undone it");
    await page.getByRole("link", { name: "Back to the list" }).filter({ visible: true }).click();
    await page.waitForURL("**/#/shop/invoices");
    expect(visitor.complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

  test("shows a call in colors, edits it and sends it again", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl, "/calls/1");
    await page.locator("pre .k", { hasText: '"orderNumber"' }).first().waitFor();
    await press(page, "Edit and send again");
    const dialog = page.getByRole("dialog", { name: "Edit and send again" });
    const body = dialog.getByLabel("Body");
    await body.fill((await body.inputValue()).replace('"ORD-1"', '"ORD-EDITED"'));
    await dialog.getByRole("button", { name: "Send" }).click();
    await page.waitForURL("**/#/shop/calls/2");
    await sees(page, "ORD-EDITED");
    const { invoices } = await tester.invoices.list();
    expect(invoices.map(({ orderNumber }) => orderNumber)).toEqual(["ORD-1", "ORD-EDITED"]);
  });

  test("keeps the beginning of a long Arabic name in the English list", async ({
    page,
    gateway,
    merchant,
  }) => {
    const clientName = "عبدالرحمن بن عبدالعزيز بن محمد بن سليمان آل الشيخ التميمي القحطاني";
    await merchant.createsInvoice({ clientName });
    await opensAt(page, gateway.baseUrl, "/invoices");
    const name = page.locator(".list article b[dir]").first();
    await name.waitFor();
    expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  });

  test("says once that it was rewound", async ({ page, gateway, merchant }) => {
    await merchant.createsInvoice();
    await page.clock.install();
    await opensAt(page, gateway.baseUrl, "/invoices");
    // The page has read the newest invoice, so it does not request it after the rewind.
    await sees(page, "Not paid yet");
    await gateway.rewind("shop", { to: 1 });
    const note = page.getByText("Sandbox rewound. View refreshed.");
    await note.waitFor();
    await page.clock.runFor(7000);
    await note.waitFor({ state: "detached" });
  });

  test("finds among many, and draws only what is in view", async ({ page, gateway, merchant }) => {
    const numbers = Array.from({ length: 300 }, (_, n) => `BULK-${n}`);
    for (const orderNumber of numbers) await merchant.createsInvoice({ orderNumber });
    await opensAt(page, gateway.baseUrl, "/invoices");
    await page.locator(".row", { hasText: "BULK-299" }).waitFor();
    expect(await page.locator(".row").count()).toBeLessThan(80);
    await page.locator(".win").hover();
    await page.mouse.wheel(0, 1_000_000);
    await page.getByText("BULK-0", { exact: true }).waitFor();
    await page.getByRole("searchbox").fill("bulk-17");
    await expect.poll(() => page.locator(".row").count()).toBe(11);
    await page.waitForURL(/q=bulk-17/);
  });

  test("says in an empty list how to get its first row", async ({ page, gateway, tester }) => {
    expect((await tester.invoices.list()).invoices).toEqual([]);
    for (const [view, text] of [
      ["invoices", "Call addInvoice"],
      ["recurring", "Call registerPayment"],
      ["sessions", "Call sendOtp"],
      ["calls", "Every request to the mock appears here"],
      ["callbacks", "The gateway calls your shop when an invoice is paid"],
      ["phone", "Send smsMessage with addInvoice"],
      ["settlements", "No settlement yet"],
      ["problems", "To cause one, inject a fault"],
      ["plots", "Start a recurring payment to see its charges"],
      ["coverage", "run the steps of a gap below"],
    ] as const) {
      await opensAt(page, gateway.baseUrl, `/${view}`);
      await sees(page, text);
    }
    await opensAt(page, gateway.baseUrl, "/invoices?q=nobody");
    await sees(page, "No matches");
  });

  test("leads from a day of charges, and from a bar of calls, to what they count", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const id = await merchant.registers({ recurring: { type: "Daily" } });
    await tester.recurring.arrangeCharges(id, { outcomes: ["succeed", "fail", "fail"] });
    await tester.recurring.start(id);
    await tester.clock.advance({ by: "P2D" });
    await opensAt(page, gateway.baseUrl, "/plots");
    await page.getByRole("link", { name: "2 Mar: Failed" }).click();
    await expect.poll(() => page.locator(".list article").count()).toBe(1);
    await sees(page, "charge-failed");
    await page.getByRole("button", { name: "2 Mar" }).click();
    await expect.poll(() => page.locator(".list article").count()).toBe(2);
    await merchant.post("/api/addInvoice", {});
    await opensAt(page, gateway.baseUrl, "/plots");
    await page.locator("main svg").getByRole("link", { name: "Rejected" }).click();
    await page.waitForURL(/\/calls\?/);
    await expect.poll(() => page.locator(".list article").count()).toBe(1);
  });

  test("has an address for each view, no noise and no side-scrolling on a phone", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await tester.invoices.pay(await merchant.createsInvoice({ smsMessage: "Pay [SHORT_URL]" }));
    const wide: string[] = [];
    const look = async (view: string, language: string, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      if (await isTooWide(page)) wide.push(`${view}, ${language}, at ${width} px`);
    };
    const part = page.locator("main .card, main .tile, main .phone").filter({ visible: true });
    await page.setViewportSize({ width: 360, height: 844 });
    for (const view of VIEWS) {
      // Another document first, so that the address is opened and not only navigated to.
      await page.goto("about:blank");
      await opensAt(page, gateway.baseUrl, `/${view}`);
      await page.getByText("Live").first().waitFor({ state: "attached" });
      await look(view, "en", 360);
      await part.first().waitFor();
    }
    await press(page, "العربية");
    await page.locator("html[dir=rtl]").waitFor();
    for (const view of VIEWS) {
      await opensAt(page, gateway.baseUrl, `/${view}`);
      await part.first().waitFor();
      await look(view, "ar", 360);
      await look(view, "ar", 2560);
    }
    expect(wide).toEqual([]);
  });
});

describe("the page of the workbench", () => {
  test("comes with a strict policy, and no proxy keeps it", async ({ gateway, merchant }) => {
    for (const path of ["/", "/_workbench/app.js", "/_workbench/app.css"]) {
      const { status, headers } = await merchant.get(path);
      expect(status, path).toBe(200);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers.get("cache-control")).toBe("no-store");
    }
    const { text } = await merchant.get("/");
    expect(text).not.toMatch(/<script>|<style|https?:/);
    const foreign = await fetch(`${gateway.baseUrl}/`, {
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    expect(foreign.status).toBe(403);
  });

  test("has its scripts and style compressed, under addresses that a browser keeps", async ({
    merchant,
  }) => {
    const { text } = await merchant.get("/");
    const addresses = text.match(/\/_workbench\/[^"]+/g) ?? [];
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      const compressed = await merchant.get(address, { "Accept-Encoding": "gzip" });
      expect(compressed.headers.get("content-encoding")).toBe("gzip");
      expect(compressed.headers.get("cache-control")).toMatch(/immutable/);
      const plain = await merchant.get(address, { "Accept-Encoding": "identity" });
      expect(plain.headers.get("content-encoding")).toBe(null);
      expect(plain.text).toBe(compressed.text);
      const other = await merchant.get(address.replace(/v=.*/, "v=other"));
      expect(other.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("leaves nothing in the journal of requests", async ({ merchant }) => {
    await merchant.get("/");
    const { body } = await merchant.get("/_control/requests");
    expect(body.requests).toEqual([]);
    expect((await merchant.get(`${SHOP}/requests`)).body.requests).toEqual([]);
  });
});
