import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { htmlPage } from "../../../mocks/report/html.js";
import { hasChromium, isTooWide, seriousFindings, test } from "../../support/browser.js";
import { buildPackage } from "../../support/command-line.js";
import type { Persons } from "../../support/persons.js";

/**
 * The losses with system colors and reduced motion: a picture that keeps its own colors, an invisible
 * focus, and a motion that continues.
 */
async function lostWithoutColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  return page.evaluate(`(() => {
    const names = ["Canvas", "CanvasText", "LinkText", "GrayText", "Highlight", "HighlightText"];
    const probe = document.body.appendChild(document.createElement("i"));
    const system = new Set(names.map((name) => {
      probe.style.cssText = "forced-color-adjust:none;color:" + name;
      return getComputedStyle(probe).color;
    }));
    probe.remove();
    const named = (element) => element.tagName + "." + (element.getAttribute("class") ?? "");
    const isOwn = (color) => /^rgb\\(/.test(color) && !system.has(color);
    const pictures = [...document.querySelectorAll("svg :not(defs *)")].filter((part) => {
      const { fill, stroke } = getComputedStyle(part);
      return isOwn(stroke) || (isOwn(fill) && !part.querySelector("*"));
    });
    const isShown = (element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const fields = [...document.querySelectorAll("a[href], button, input, select, summary")];
    const unseen = fields.filter((field) => field.checkVisibility() && !field.disabled).slice(0, 60)
      .filter((field) => {
        field.focus();
        return document.activeElement === field && !isShown(field) && !isShown(field.parentElement);
      });
    const moving = document.getAnimations().filter(({ playState }) => playState === "running");
    return [
      ...pictures.map((part) => "colour " + named(part) + " in " + named(part.closest("svg").parentElement)),
      ...unseen.map((field) => "focus " + named(field)),
      ...moving.map(({ effect }) => "moves " + named(effect.target)),
    ];
  })()`);
}

beforeAll(buildPackage);

type Opens = (
  persons: Pick<Persons, "gateway" | "merchant" | "tester">,
  page: Page,
) => Promise<unknown>;

const press = (page: Page, name: string) => page.locator(`button[value="${name}"]`).first().click();

/** A page to pay at, in the language that the browser asks for. */
const payPage: Opens = async ({ merchant }, page) =>
  page.goto((await merchant.addsInvoice()).body.url);

/** The state of an invoice, as its page shows it. */
const ended =
  (ends: (tester: Persons["tester"], no: string) => Promise<unknown>): Opens =>
  async ({ merchant, tester }, page) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await ends(tester, transactionNo);
    await page.goto(url);
  };

const PAGES: readonly (readonly [string, Opens])[] = [
  ["the shop", ({ gateway }, page) => page.goto(`${gateway.baseUrl}/_shop?sandbox=shop`)],
  [
    "the orders of the shop",
    async ({ gateway }, page) => {
      await page.goto(`${gateway.baseUrl}/_shop?sandbox=shop`);
      await page.locator("form button").first().click();
      await page.waitForURL(/\/pay\/order\//);
      await page.goto(`${gateway.baseUrl}/_shop?sandbox=shop`);
    },
  ],
  ["a payment page", payPage],
  [
    "the question of a bank",
    async (persons, page) => {
      await payPage(persons, page);
      await page.getByRole("link", { name: "4000 0000 0000 3220" }).click();
      await page.waitForURL(/card=/);
      await press(page, "pay");
      await page.locator('button[name="challenge"]').first().waitFor();
    },
  ],
  [
    "the question for the code of a wallet",
    async (persons, page) => {
      await payPage(persons, page);
      await page.getByLabel("STC Pay").check();
      await press(page, "pay");
      await page.locator('input[name="otp"]').waitFor();
    },
  ],
  [
    "a receipt",
    async ({ gateway, merchant, tester }, page) => {
      const no = await merchant.createsInvoice();
      await tester.invoices.pay(no);
      await page.goto(`${gateway.baseUrl}/receipt/${no}`);
    },
  ],
  [
    "a recurring payment",
    async ({ gateway, merchant }, page) =>
      page.goto(`${gateway.baseUrl}/pay/recurring/${await merchant.registers()}`),
  ],
];

/** Pages of the same parts: each is looked at in one of the looks, in turn. */
const IN_TURN: readonly (readonly [string, Opens])[] = [
  ["the reference", ({ gateway }, page) => page.goto(`${gateway.baseUrl}/_docs`)],
  ["the list of guides", ({ gateway }, page) => page.goto(`${gateway.baseUrl}/_docs/guides`)],
  [
    "a search of the guides",
    ({ gateway }, page) => page.goto(`${gateway.baseUrl}/_docs/guides?q=callback`),
  ],
  ["a guide", ({ gateway }, page) => page.goto(`${gateway.baseUrl}/_docs/mocks/testkit/README.md`)],
  [
    "a card that is none",
    async (persons, page) => {
      await payPage(persons, page);
      await page.locator("#cardNumber").fill("hello");
      await press(page, "pay");
      await page.locator("#cardNumberProblem").waitFor();
    },
  ],
  [
    "a number that no wallet has",
    async (persons, page) => {
      await payPage(persons, page);
      await page.getByLabel("STC Pay").check();
      await page.locator("#mobile").fill("12");
      await press(page, "pay");
      await page.locator("#mobileProblem").waitFor();
    },
  ],
  [
    "a payment that was declined",
    async (persons, page) => {
      await payPage(persons, page);
      await press(page, "decline");
      await page.getByRole("status").waitFor();
    },
  ],
  ["a paid invoice", ended((tester, no) => tester.invoices.pay(no))],
  ["a canceled invoice", ended((tester, no) => tester.invoices.cancel(no))],
  ["an expired invoice", ended((tester) => tester.clock.advance({ by: "PT24H" }))],
  [
    "an invoice that is not there",
    ({ gateway }, page) => page.goto(`${gateway.baseUrl}/pay/order/1`),
  ],
  [
    "the way back to a shop that does not answer",
    async ({ merchant }, page) => {
      const callBackUrl = "http://127.0.0.1:1/paid";
      await page.goto((await merchant.addsInvoice({ callBackUrl })).body.url);
      await press(page, "pay");
      await page.waitForURL(/to=shop/);
    },
  ],
  [
    "a way to pay that asks for nothing",
    async (persons, page) => {
      await payPage(persons, page);
      await page.locator(`.method input[value="tamara"]`).check();
    },
  ],
  [
    "a recurring payment that was approved",
    async ({ gateway, merchant }, page) => {
      await page.goto(`${gateway.baseUrl}/pay/recurring/${await merchant.registers()}`);
      await press(page, "pay");
      await page.locator(".standing").waitFor();
    },
  ],
];

const REPORT = htmlPage({
  title: "paystub run",
  passed: false,
  summary: "1 of 2 variations failed",
  sections: [
    {
      name: "Under faults",
      cases: [
        { name: "latency on getInvoice", status: "passed" },
        { name: "lost-reply on addInvoice", status: "failed", message: "Exit code 1." },
      ],
      tables: [
        {
          title: "Faults",
          columns: ["fault", "addInvoice"],
          rows: [["lost-reply", "FAILED"]],
        },
      ],
    },
  ],
});

const LOOKS = [
  [0, "light", "en", 1440],
  [1, "dark", "ar", 390],
] as const;

describe.skipIf(!hasChromium()).for(LOOKS)("look %i: %s, %s, at %i px", (look) => {
  const [turn, colorScheme, language, width] = look;
  const pages = [...PAGES, ...IN_TURN.filter((_, n) => n % LOOKS.length === turn)];
  test.for(pages)(
    "%s is accessible",
    async ([name, opens], { visitor: { page, complaints }, gateway, merchant, tester }) => {
      await page.emulateMedia({ colorScheme });
      await page.setExtraHTTPHeaders({ "Accept-Language": language });
      await page.setViewportSize({ width, height: 900 });
      await opens({ gateway, merchant, tester }, page);
      // Guides are in English only.
      const expected = name.includes("guide") ? "en" : language;
      expect(await page.locator("html").getAttribute("lang")).toBe(expected);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      // Chromium reports each page that comes with a status of 400 or more.
      expect(complaints.splice(0).filter((reported) => !/status of 4\d\d/.test(reported))).toEqual(
        [],
      );
    },
  );

  test("the report of a run is accessible", async ({ visitor: { page } }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(REPORT);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
});

const PLAIN: readonly (readonly [string, Opens])[] = [
  [
    "the workbench",
    async ({ gateway, merchant }, page) => {
      // The light at "Live" pulses unless motion is reduced.
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(`${gateway.baseUrl}/#/shop/invoices/${await merchant.createsInvoice()}`);
      await page.locator("svg[aria-label=Sequence]").waitFor();
      const beats = "document.getAnimations().length";
      await expect.poll(() => page.evaluate(beats)).toBeGreaterThan(0);
    },
  ],
  ["the report of a run", (_, page) => page.setContent(REPORT)],
  ...[...PAGES, ...IN_TURN].filter(([name]) => /^(the orders|a payment page|a paid)/.test(name)),
];

describe.skipIf(!hasChromium())("with the system's colors and reduced motion", () => {
  test.for(PLAIN)(
    "%s loses nothing",
    async ([, opens], { visitor: { page }, gateway, merchant, tester }) => {
      await opens({ gateway, merchant, tester }, page);
      expect(await lostWithoutColours(page)).toEqual([]);
    },
  );

  test("the check detects a loss", async ({ visitor: { page } }) => {
    await page.setContent(`<style>@keyframes turn { to { rotate: 1turn } }</style>
      <b style="animation: turn 9s infinite">.</b><button style="outline: 0">.</button>
      <p><svg><path d="M0 0h9" stroke="#0b6650"/></svg></p>`);
    const lost = ["colour path. in P.", "focus BUTTON.", "moves B."];
    expect(await lostWithoutColours(page)).toEqual(lost);
  });
});
