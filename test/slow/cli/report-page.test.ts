import { describe, expect } from "vitest";
import { htmlPage } from "../../../mocks/report/html.js";
import type { Report } from "../../../mocks/report/report.js";
import { hasChromium, isTooWide, test } from "../../support/browser.js";

/** The page of a report as a reader uses it: without any server, from a file or a mail. */

const REPORT: Report = {
  title: "paystub run",
  passed: false,
  summary: "1 of 3 variations failed",
  sections: [
    { name: "Command", cases: [{ name: "npm test", status: "passed" }] },
    {
      name: "Under faults",
      cases: [
        { name: "latency on getInvoice", status: "passed" },
        { name: "lost-reply on addInvoice", status: "failed", message: "Exit code 1." },
        { name: "latency on addInvoice", status: "skipped" },
      ],
      tables: [
        {
          title: "Faults",
          columns: ["fault", "addInvoice", "getInvoice"],
          rows: [
            ["latency", "skipped", "survived"],
            ["lost-reply", "FAILED", "-"],
          ],
          cases: [
            [null, "latency on addInvoice", "latency on getInvoice"],
            [null, "lost-reply on addInvoice", null],
          ],
        },
      ],
    },
  ],
};

/** The names of the cases that can be seen. */
const SEEN = `[...document.querySelectorAll("li[id]")].filter((one) => one.offsetParent !== null)
  .map((one) => one.querySelector("p").textContent)`;
const ALL = [
  "lost-reply on addInvoice",
  "latency on getInvoice",
  "latency on addInvoice",
  "npm test",
];

describe.skipIf(!hasChromium())("in a browser", () => {
  test("a search finds cases by their words, and by their state", async ({ visitor: { page } }) => {
    await page.setContent(htmlPage(REPORT));
    expect(await page.evaluate(SEEN)).toEqual(ALL);
    await page.getByLabel("Find").fill("invoice LATENCY");
    expect(await page.evaluate(SEEN)).toEqual(ALL.slice(1, 3));
    expect(await page.locator("output").innerText()).toBe("2 of 4");
    await page.getByLabel("skipped").uncheck();
    expect(await page.evaluate(SEEN)).toEqual([ALL[1]]);
    await page.getByLabel("Find").fill("(nothing [of the kind");
    expect(await page.evaluate(SEEN)).toEqual([]);
    await page.getByLabel("Find").fill("");
    expect(await page.evaluate(SEEN)).toEqual([ALL[0], ALL[1], ALL[3]]);
  });

  test("a cell of the heat map leads to its case, even if it is hidden", async ({
    visitor: { page },
  }) => {
    await page.setContent(htmlPage(REPORT));
    await page.getByLabel("failed").uncheck();
    expect(await page.evaluate(SEEN)).not.toContain(ALL[0]);
    await page.getByRole("link", { name: "FAILED" }).click();
    expect(await page.evaluate(SEEN)).toContain(ALL[0]);
  });

  test("the page fits a phone, in light and dark mode", async ({ visitor: { page } }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.setContent(htmlPage(REPORT));
    const ground = "getComputedStyle(document.body).backgroundColor";
    const light = await page.evaluate(ground);
    expect(await isTooWide(page)).toBe(false);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await page.evaluate(ground)).not.toBe(light);
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(ground)).toBe("rgb(255, 255, 255)");
    expect(await page.getByLabel("Find").isVisible()).toBe(false);
  });

  describe("without JavaScript", () => {
    test.override("javaScript", false);

    test("everything is visible, and only the search is missing", async ({ visitor: { page } }) => {
      await page.setContent(htmlPage(REPORT));
      expect(await page.getByLabel("Find").isVisible()).toBe(false);
      await page.getByLabel("passed").uncheck();
      expect(await page.getByText("latency on getInvoice").isVisible()).toBe(false);
      expect(await page.getByText("lost-reply on addInvoice").isVisible()).toBe(true);
    });
  });
});
