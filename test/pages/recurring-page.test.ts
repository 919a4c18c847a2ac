import { describe, expect } from "vitest";
import { test } from "../support/persons.js";

describe("the page of a recurring payment", () => {
  test("names the values that its form can have, where it came with another", async ({
    gateway,
    merchant,
  }) => {
    const url = `${gateway.baseUrl}/pay/recurring/${await merchant.registers()}`;
    const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ do: "start" }) });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(
      "The form did not say whether to start or cancel: its field do is pay or cancel.",
    );
  });

  test("says that the last charge failed, until one succeeds", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const recurringId = await merchant.registers();
    const page = async (query = "") =>
      (await fetch(`${gateway.baseUrl}/pay/recurring/${recurringId}${query}`)).text();
    const failed = "But the last charge failed. It is tried again a day later.";
    await tester.recurring.arrangeCharges(recurringId, { outcomes: ["fail"] });
    await tester.recurring.start(recurringId);
    expect(await page()).toContain(failed);
    expect(await page("?lang=ar")).toContain("لكن آخر خصم فشل.");

    await tester.clock.advance({ by: "P1D" });
    expect(await page()).not.toContain(failed);
  });
});
