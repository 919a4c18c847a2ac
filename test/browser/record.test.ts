import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect } from "vitest";
import { hasChromium, test } from "../support/browser.js";
import { buildPackage, folder } from "../support/command-line.js";

const VIEWS = [
  ...["overview", "invoices", "recurring", "sessions", "calls", "callbacks", "events"],
  ...["settlements", "problems", "phone", "failures", "coverage"],
];

/** What changes something, by the words of its button. */
const DEEDS =
  /^(Pay|Decline(?!d)|Cancel(?!ed)|Resend|Freeze|Resume|\+1|Skip to expiry|Skip to next|Rewind|Fork|Inject|Bookmark|New |Manage|Remove|Every|Create a demo|Download|Settle now|Run)/;

beforeAll(buildPackage);

describe.skipIf(!hasChromium())("a record in a browser, from disk and without a network", () => {
  test("shows every view, and has nothing in it that changes anything", async ({
    visitor: { page, context },
    gateway,
    merchant,
    tester,
  }) => {
    const hostile = "</script><img src=x onerror=\"document.title='run'\">";
    const no = await merchant.createsInvoice({ orderNumber: "ORD-9", clientName: hostile });
    await tester.invoices.decline(no);
    await tester.invoices.pay(no);
    await tester.faults.add({ fault: "hang" });
    const file = await gateway.record(join(folder(), "failure.html"));
    await gateway.reset("shop");
    await context.setOffline(true);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const address = pathToFileURL(file).href;

    const texts: string[] = [];
    const deeds: string[] = [];
    for (const view of VIEWS) {
      await page.goto(`${address}#/shop/${view}`);
      await page.getByText("This recording is read-only").waitFor();
      await page.locator("main").getByText(/\S/).first().waitFor();
      texts.push(await page.locator("main").innerText());
      const names = await page.getByRole("button").allInnerTexts();
      deeds.push(...names.filter((name) => DEEDS.test(name)));
    }
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
    expect(deeds).toEqual([]);

    await page.goto(`${address}#/shop/invoices/${no}`);
    await page.getByText(/paid after 1 declined payment/).waitFor();
    const diagram = () => page.locator("svg[aria-label=Sequence]").textContent();
    for (const word of ["addInvoice", "DECLINED", "Paid"]) {
      await expect.poll(diagram).toContain(word);
    }
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    expect(await page.title()).toBe("paystub record");
    expect(asked.filter((url) => !url.startsWith("file:"))).toEqual([]);
  });

  test("runs no script but its own", async ({
    visitor: { page, complaints },
    gateway,
    merchant,
  }) => {
    await merchant.createsInvoice();
    const file = await gateway.record(join(folder(), "touched.html"));
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("</body>", "<script>document.title = 'run'</script></body>"));
    await page.goto(pathToFileURL(file).href);
    await page.getByText("This recording is read-only").waitFor();
    expect(await page.title()).toBe("paystub record");
    const refused = complaints.splice(0).filter((text) => /Content Security Policy/i.test(text));
    expect(refused).toHaveLength(1);
  });
});
