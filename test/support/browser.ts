import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
  type WebError,
} from "playwright-core";
import { expect } from "vitest";
import { canHave, chromiumPath, isProgram } from "./machine.js";
import { test as base } from "./persons.js";
import { serve } from "./servers.js";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Names of other machines, which a browser trusts less than this one. They all lead here.
  "--host-resolver-rules=MAP *.test 127.0.0.1",
];

/** Whether there is a browser to test with. Its place can be reported by CHROMIUM_PATH. */
export function hasChromium(): boolean {
  return canHave("Chromium", isProgram(chromiumPath));
}

/** Starts Chromium without a window. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, headless: true, args: ARGS });
}

/**
 * What Chromium says of a part of a page that the visitor left before the part was there. Nothing is
 * wrong then: what the page may not load is blocked, and what is missing has another word.
 */
const LEFT_EARLY = "net::ERR_ABORTED";

/** Everything that a browser complains about, on any page of a context, until it is stopped. */
function complaintsOf(context: BrowserContext) {
  const complaints: string[] = [];
  // What comes late of a page that is closed already was said of another test.
  const add = (page: Page | null, text: string) => page?.isClosed() || complaints.push(text);
  const reported = (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) add(message.page(), message.text());
  };
  const threw = (error: WebError) => add(error.page(), String(error.error()));
  const failed = (request: Request) => {
    const why = request.failure()?.errorText;
    if (why === LEFT_EARLY && !request.isNavigationRequest()) return;
    add(pageOf(request), `${request.url()} ${why}`);
  };
  context.on("console", reported).on("weberror", threw).on("requestfailed", failed);
  const stop = () => {
    context.off("console", reported).off("weberror", threw).off("requestfailed", failed);
  };
  return { complaints, stop };
}

/** The page that a request is of; none where its frame has yet to come. */
function pageOf(request: Request): Page | null {
  return request.isNavigationRequest() ? null : request.frame().page();
}

/**
 * A page of another site, with some HTML in it or with what it has when it is asked for, at any free
 * port unless one is named.
 */
export async function openOtherSite(
  content: string | (() => string),
  at = 0,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { port, close } = await serve((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    const html = typeof content === "string" ? content : content();
    response.end(`<!doctype html><link rel="icon" href="data:,">${html}`);
  }, at);
  // Another port alone is another origin of the same site; another name makes it another site.
  return { url: `http://localhost:${port}`, close };
}

/** Whether a page is wider than its window, so that it has to be moved sideways. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(
    "document.documentElement.scrollWidth > document.documentElement.clientWidth",
  );
}

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
let browserOfProcess: ReturnType<typeof startChromium> | undefined;

function profileOf(javaScriptEnabled: boolean): Promise<BrowserContext> {
  browserOfProcess ??= startChromium();
  const known = profiles.get(javaScriptEnabled);
  const profile =
    known ??
    browserOfProcess.then((browser) =>
      browser.newContext({ javaScriptEnabled, reducedMotion: "reduce" }),
    );
  profiles.set(javaScriptEnabled, profile);
  return profile;
}

/**
 * The data of a test in a profile is deleted for the next one. Pages store their data by gateway anyway.
 */
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

/** Each page reads it once more, so it had better be short. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What keeps people from using a page, each with the first place where it is. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const found = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )) as readonly Violation[];
  return found.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
}
