/**
 * A user's file that imports from every entry with types. Where a line must not compile it says so, and
 * the compiler complains when it does: that is how types that have become `any` are noticed.
 */
export const USER_CODE = `
import { startGateway, type RunningGateway, type SandboxHandle } from "paystub";
import { controlClient, type TestGateway } from "paystub/client";
import { test as jestTest } from "paystub/jest";
import { states, verify } from "paystub/pact";
import { test as playwrightTest } from "paystub/playwright";
import ruleset from "paystub/spec/ruleset";
import type { AddInvoiceRequest, operations } from "paystub/types";
import type { FaultRecord } from "paystub/types/control";
import { expect, test } from "paystub/vitest";

export const order: AddInvoiceRequest = {
  orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid",
  clientName: "Sara", clientMobile: "0500000001", products: [{ title: "Book", price: 25, qty: 1 }],
};
// @ts-expect-error an amount is needed
export const poor: AddInvoiceRequest = { ...order, amount: undefined };

export async function shop(): Promise<SandboxHandle | undefined> {
  const gateway: RunningGateway = await startGateway({ port: 0, clock: "frozen" });
  // @ts-expect-error there is no such clock
  await startGateway({ clock: "broken" });
  return gateway.get("shop");
}
export const remote: Promise<TestGateway> = controlClient({ url: "http://127.0.0.1:1" }).get("-");
export const kept: keyof operations = "addInvoice";
export const injected = (fault: FaultRecord): string => fault.id;
export const rules: object = ruleset;
export const proven = [states, verify];

test("an invoice is paid", async ({ gateway }) => {
  await expect(gateway).toHaveReceived("addInvoice", { orderNumber: "ORD-1" });
  // @ts-expect-error there is no such operation
  await expect(gateway).toHaveReceived("addInvoices");
});
jestTest("the same with Jest", async ({ gateway }) => { gateway.baseUrl.startsWith("http"); });
playwrightTest("the same with Playwright", async ({ gateway, page }) => {
  await page.goto(gateway.baseUrl);
});
`;

/** The same without the two entries that are ES modules only: Vitest's, and the rules of the linter. */
export const REQUIRED_CODE = USER_CODE.replaceAll("paystub/vitest", "paystub/jest").replaceAll(
  /^.*\bruleset\b.*\n/gm,
  "",
);
