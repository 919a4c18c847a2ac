import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { complaintsOf, startChromium } from "./browser.js";
import { test as base } from "./persons.js";

/** The one who pays, in a real browser. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser found wrong so far. A test that expects something takes it out. */
  readonly complaints: string[];
}

/** A test with a visitor. It fails when the browser complained about anything on the way. */
export const test = base.extend<{ chromium: Browser; javaScript: boolean; visitor: Visitor }>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this is nothing
    async ({}, use) => {
      const browser = await startChromium();
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  javaScript: true,
  visitor: async ({ chromium, javaScript }, use) => {
    const context = await chromium.newContext({ javaScriptEnabled: javaScript });
    context.setDefaultTimeout(10_000);
    const complaints = complaintsOf(context);
    await use({ context, page: await context.newPage(), complaints });
    await context.close();
    expect(complaints, "what the browser complained about").toEqual([]);
  },
});
