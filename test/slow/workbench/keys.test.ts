import { beforeAll, describe, expect } from "vitest";
import { hasChromium, seriousFindings, test } from "../../support/browser.js";
import { buildPackage } from "../../support/command-line.js";
import { walletOf } from "../../support/persons.js";

beforeAll(buildPackage);

describe.skipIf(!hasChromium())("what the workbench has to work with", () => {
  test("finds an invoice by a few letters", async ({
    page,
    gateway,
    merchant,
    visitor: { complaints },
  }) => {
    const no = await merchant.createsInvoice({ orderNumber: "FIND-ME" });
    await page.goto(`${gateway.baseUrl}/#/shop/calls`);
    await page.getByText("Live").first().waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or run a command" }).fill("find-m");
    await page.getByRole("option", { name: /FIND-ME/ }).click();
    await page.waitForURL(new RegExp(`invoices/${no}`));
    expect(complaints).toEqual([]);
  });

  test("takes a step forward and back in time by keys, and asks before it goes back", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    await page.getByText("Live").first().waitFor();
    await page.keyboard.press("]");
    // What is a step back is reported by what the page has heard of.
    await page.locator(".row", { hasText: "Canceled" }).waitFor();
    expect(await merchant.readsStatus(no)).toBe("Canceled");
    await page.keyboard.press("[");
    await page.getByText("This undoes").waitFor();
    await page.keyboard.press("Escape");
    expect((await tester.summary()).invoices.canceled).toBe(1);
  });

  test("takes one step further back with each press while the clock runs", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await tester.clock.resume();
    const numbers = ["FIRST", "SECOND", "THIRD"];
    for (const orderNumber of numbers) await merchant.createsInvoice({ orderNumber });
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    const shown = page.locator(".row .l2 bdi");
    for (const left of [2, 1, 0]) {
      await expect.poll(() => shown.allInnerTexts()).toEqual(numbers.slice(0, left + 1).reverse());
      await page.locator(".top .live", { hasText: "Live" }).waitFor();
      await page.keyboard.press("[");
      await page.getByText(/^This undoes [12] events?$/).waitFor();
      await page.getByRole("button", { name: "Rewind", exact: true }).click();
      await expect.poll(async () => (await tester.summary()).invoices.pending).toBe(left);
    }
  });

  test("says how much a rewind undoes, even while more happens", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await page.goto(`${gateway.baseUrl}/#/shop/invoices/${no}`);
    await page.getByText("Status").waitFor();
    await page.keyboard.press("b");
    await page.getByText("This undoes 1 event").waitFor();
    for (let n = 0; n < 10; n += 1) await merchant.createsInvoice();
    await page.getByText("This undoes 11 events").waitFor();
    await gateway.rewind("shop", { to: (await tester.summary()).events - 10 });
    await page.getByText("This undoes 1 event").waitFor();
  });

  test("gives the focus back to what opened a dialog", async ({ page, gateway }) => {
    await gateway.open("shop");
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    await page.getByText("Live").first().waitFor();
    const dialog = page.getByRole("dialog");
    const focused: string[] = [];
    for (const name of ["All keyboard shortcuts", /^Search or run/]) {
      const button = page.getByRole("button", { name });
      await button.focus();
      await page.keyboard.press("Enter");
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      focused.push(String(await page.evaluate("document.activeElement.innerText")));
    }
    expect(focused).toEqual(["All keyboard shortcuts", expect.stringMatching(/^Search or run/)]);
  });

  test("speaks of one thing in the singular, and leaves an open dialog alone", async ({
    page,
    gateway,
    merchant,
  }) => {
    await gateway.open("shop");
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    await page.getByText("Live").first().waitFor();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Search or run a command" });
    await field.fill("to its");
    await merchant.createsInvoice();
    const said = page.locator("p[role=status].vh");
    await expect.poll(() => said.textContent()).toBe("1 new invoice");
    expect(await field.inputValue()).toBe("to its");
  });

  test("goes through a list by keys, to both of its ends", async ({ page, gateway, merchant }) => {
    const numbers = Array.from({ length: 260 }, (_, n) => `ORD-${n}`);
    for (const orderNumber of numbers) await merchant.createsInvoice({ orderNumber });
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    const chosen = () => page.locator(".row:focus").innerText();
    await page.locator(".row").first().waitFor();
    for (const order of ["ORD-259", "ORD-258"]) {
      await page.keyboard.press("j");
      await expect.poll(chosen).toContain(order);
    }
    await page.keyboard.press("End");
    await expect.poll(chosen).toContain("ORD-0");
    await page.keyboard.press("k");
    await expect.poll(chosen).toContain("ORD-1\n");
    await page.keyboard.press("Home");
    await expect.poll(chosen).toContain("ORD-259");
    await page.keyboard.press("Enter");
    await page.waitForURL(/invoices\/\d+/);
  });

  test("goes through each list by keys alone, however short it is", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await merchant.addsInvoice({ amount: 1 });
    await tester.recurring.start(await merchant.registers());
    await merchant.createsInvoice();
    await walletOf(gateway).paysFor(await merchant.createsInvoice({ smsMessage: "[SHORT_URL]" }));
    const keys = async (...all: string[]) => {
      for (const key of all) await page.keyboard.press(key);
    };
    const focused = () => page.evaluate("document.activeElement.closest('[data-n]')?.dataset.n");
    const goes = async (view: string) => {
      await page.goto(`${gateway.baseUrl}/#/shop/${view}`);
      await page.locator(`.v-${view} [data-n]`).first().waitFor();
    };
    for (const view of ["recurring", "sessions", "callbacks", "events", "problems", "phone"]) {
      await goes(view);
      await keys("j");
      await expect.poll(focused, { message: view }).toBe("0");
    }
    await goes("calls");
    await keys("Enter");
    await page.waitForURL(/calls\/\d+/);

    await goes("invoices");
    await keys("ArrowDown", "k", "ArrowDown");
    expect(await focused()).toBe("1");
    await keys("/");
    expect(await page.evaluate(RINGED)).toEqual(["searchbar"]);
    await keys("Escape", "k");
    expect(await focused()).toBe("0");
    expect(await page.getByRole("searchbox").inputValue()).toBe("");
    // The list is one stop after the form and the filters; the part beside it follows.
    await keys("/", "Tab");
    for (let stops = 0; stops < 20 && (await focused()) === undefined; stops += 1) {
      await keys("Tab");
    }
    expect(await focused()).toBe("0");
    await keys("Tab");
    expect(await focused()).toBeUndefined();
    await keys("k", "Enter");
    await page.waitForURL(/invoices\/\d+/);
  });

  test("says what its time line leaves out", async ({ page, gateway, merchant }) => {
    const numbers = Array.from({ length: 70 }, (_, n) => `ORD-${n}`);
    for (const orderNumber of numbers) await merchant.createsInvoice({ orderNumber });
    await page.goto(`${gateway.baseUrl}/#/shop`);
    await page.getByText("60 / 70 invoices", { exact: false }).waitFor();
  });

  /** Each theme with each language and each width, and each language with each width. */
  const LOOKS = [
    ["light", "en", 1440],
    ["light", "ar", 390],
    ["dark", "en", 390],
    ["dark", "ar", 1440],
  ] as const;

  test.for(LOOKS)(
    "is usable by everybody on every view: %s %s at %i px",
    async (look, { page, gateway, merchant, tester }) => {
      const [theme, language, width] = look;
      const no = await merchant.createsInvoice({ smsMessage: "Pay [SHORT_URL]" });
      await merchant.addsInvoice({ amount: 1 });
      await tester.invoices.pay(no);
      await tester.recurring.start(await merchant.registers({ recurring: { type: "Daily" } }));
      await tester.faults.add({ fault: "rate-limited", times: 1 });
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(
        `localStorage.setItem("paystub-theme", "${theme}"); localStorage.setItem("paystub-language", "${language}")`,
      );
      const places = [
        ...["overview", "recurring", "sessions", "callbacks/cb-1", "events/3", "problems", "phone"],
        ...["failures", "plots", `invoices/${no}`, "calls/1"],
      ];
      const findings: string[] = [];
      await page.goto(`${gateway.baseUrl}/#/shop`);
      for (const place of places) {
        await page.goto(`${gateway.baseUrl}/#/shop/${place}`);
        await page.locator("main h1, main section").first().waitFor();
        await expect.poll(() => page.evaluate(isShown)).toBe(true);
        findings.push(...(await seriousFindings(page)).map((finding) => `${place}: ${finding}`));
      }
      expect(findings).toEqual([]);
    },
  );

  test("is usable by everybody on a phone before it is reported what happens", async ({
    page,
    gateway,
    merchant,
  }) => {
    await merchant.createsInvoice();
    await page.setViewportSize({ width: 390, height: 900 });
    await page.route("**/sandboxes/shop/stream*", () => undefined);
    await page.goto(`${gateway.baseUrl}/#/shop/overview`);
    await page.locator(".acts button:disabled").first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test("is usable by everybody on a phone before anything has happened", async ({
    page,
    gateway,
  }) => {
    await gateway.open("shop");
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${gateway.baseUrl}/#/shop/overview`);
    await page.locator(".hello pre").first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test("a finding is found", async ({ page }) => {
    await page.setContent("<main><h1>x</h1><button></button><img src='x.png'></main>");
    expect((await seriousFindings(page)).length).toBeGreaterThan(0);
  });
});

/** What of the search box has a ring around it. */
const RINGED =
  "[...document.querySelectorAll('.searchbar, .searchbar *')].filter((part) => getComputedStyle(part).outlineStyle !== 'none').map((part) => part.className)";

/** Whether nothing of the page is still on its way. */
const isShown =
  "![...document.querySelectorAll('main .muted')].some((part) => /^(Loading|جارٍ التحميل)$/.test(part.textContent))";
