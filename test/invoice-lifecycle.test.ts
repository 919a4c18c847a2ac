import { describe, expect } from "vitest";
import { test } from "./support/persons.js";

describe("the life of an invoice", () => {
  test("is canceled after 24 hours and the merchant is told once [expiry-boundary]", async ({
    merchant,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();

    await tester.clock.advance({ by: "PT23H59M59.999S" });
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");

    await tester.clock.advance({ by: "PT0.001S" });
    expect(await merchant.readsStatus(invoice)).toBe("Canceled");
    expect(merchant.shop.wasTold).toEqual([
      `GET /canceled?transactionNo=${invoice}&orderNumber=ORD-1`,
    ]);
  });

  test("can be paid in the last millisecond, and not one later [expiry-boundary]", async ({
    merchant,
    tester,
  }) => {
    const [early, late] = [await merchant.createsInvoice(), await merchant.createsInvoice()];
    await tester.clock.advance({ by: "PT23H59M59.999S" });
    await tester.invoices.pay(early);
    await tester.clock.advance({ by: "PT0.001S" });

    await expect(tester.invoices.pay(late)).rejects.toThrow(`invoice ${late} is canceled already`);
    expect(await merchant.readsStatus(early)).toBe("Paid");
  });
});
