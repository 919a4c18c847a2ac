import type { BrowserContext, Page } from "playwright-core";
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

interface Visiting {
  readonly javaScript: boolean;
  readonly profile: BrowserContext;
  readonly visitor: Visitor;
  readonly page: Page;
}

/**
 * A profile is dear, and a page of its own is not. A process of tests has one of each kind, and a
 * browser, which ends with it. Nothing moves unless a test asks for it: what moves is drawn sixty times a
 * second.
 */
const profiles = new Map<boolean, Promise<BrowserContext>>();
let chromium: ReturnType<typeof startChromium> | undefined;

function profileOf(javaScriptEnabled: boolean): Promise<BrowserContext> {
  chromium ??= startChromium();
  const known = profiles.get(javaScriptEnabled);
  const profile =
    known ??
    chromium.then((browser) => browser.newContext({ javaScriptEnabled, reducedMotion: "reduce" }));
  profiles.set(javaScriptEnabled, profile);
  return profile;
}

/** What a test left in a profile is gone for the next one. What pages keep is by gateway anyway. */
async function clean(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
}

/** A test with a visitor. It fails when the browser complained about anything on the way. */
export const test = base.extend<Visiting>({
  javaScript: true,
  profile: ({ javaScript }, use) => profileOf(javaScript).then(use),
  visitor: async ({ profile: context }, use) => {
    context.setDefaultTimeout(30_000);
    const { complaints, stop } = complaintsOf(context);
    await use({ context, page: await context.newPage(), complaints });
    await clean(context);
    stop();
    expect(complaints, "what the browser complained about").toEqual([]);
  },
  page: ({ visitor: { page } }, use) => use(page),
});
