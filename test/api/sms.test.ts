import fc from "fast-check";
import { describe, expect } from "vitest";
import { type Merchant, type Tester, test } from "../support/persons.js";

/** The text of the one message that a new invoice sends. */
async function textOf(
  { merchant, tester }: { readonly merchant: Merchant; readonly tester: Tester },
  part: Readonly<Record<string, unknown>>,
): Promise<{ readonly text: string; readonly invoice: Record<string, string> }> {
  const { body } = await merchant.addsInvoice(part);
  const sent = (await tester.sms()).sms.filter((sms) => sms.transactionNo === body.transactionNo);
  expect(sent).toMatchObject([{ to: body.gatewayOrderRequest.clientMobile, kind: "invoice" }]);
  return { text: sent[0]?.text ?? "", invoice: body };
}

const pathOf = (url = "") => url.replace(/^http:\/\/[^/]+/, "");

describe("the SMS of an invoice", () => {
  test.for<[string, (invoice: Record<string, string>) => string]>([
    ["[CLIENT_NAME]", () => "Noura Alharbi"],
    ["[TRANSACTION_NO]", ({ transactionNo = "" }) => transactionNo],
    ["[ORDER_NUMBER]", () => "A/7"],
    ["[QR_URL]", ({ qrUrl = "" }) => qrUrl],
    ["[MOB_URL]", ({ mobileUrl = "" }) => mobileUrl],
    [
      "[SHORT_URL]",
      ({ transactionNo, url = "" }) =>
        `${new URL(url).origin}/s/${Number(transactionNo).toString(36)}`,
    ],
    ["[AMOUNT]", () => "199.90"],
    ["[WEB_URL]", ({ url = "" }) => url],
    ["[AMOUNT][AMOUNT] of [ORDER_NUMBER]", () => "199.90199.90 of A/7"],
    ["[amount] [ AMOUNT ] [TOTAL] [AMOUNT", () => "[amount] [ AMOUNT ] [TOTAL] [AMOUNT"],
    ["Hello", () => "Hello"],
  ])("%s", async ([smsMessage, expected], { merchant, tester }) => {
    const part = { smsMessage, clientName: "Noura Alharbi", orderNumber: "A/7", amount: 199.9 };
    const { text, invoice } = await textOf({ merchant, tester }, part);
    expect(text).toBe(expected(invoice));
  });

  test("is sent only for an invoice with a message", async ({ merchant, tester }) => {
    await merchant.createsInvoice();
    await merchant.createsInvoice({ smsMessage: null });
    expect((await tester.sms()).sms).toEqual([]);
  });

  test("has no WEB_URL without the agreement", async ({ merchant, tester }) => {
    const smsMessage = "[WEB_URL] or [MOB_URL]";
    await tester.settings.change({ webUrlAgreement: false });
    const { text, invoice } = await textOf({ merchant, tester }, { smsMessage });
    expect(text).toBe(`[WEB_URL] or ${invoice.mobileUrl}`);
  });

  test.for([["[AMOUNT]"], ["[CLIENT_NAME]"], ["$& $1 $$"], ["[WEB_URL]"], ["[[AMOUNT]]"]])(
    "takes the name %s for a name",
    async ([clientName], { merchant, tester }) => {
      const smsMessage = "Dear [CLIENT_NAME], [AMOUNT] SAR";
      const { text } = await textOf({ merchant, tester }, { smsMessage, clientName });
      expect(text).toBe(`Dear ${clientName}, 25.00 SAR`);
    },
  );

  test("keeps any name as written", async ({ merchant, tester }) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1 }), async (clientName) => {
        const smsMessage = "<[CLIENT_NAME]|[ORDER_NUMBER]>";
        const { text } = await textOf({ merchant, tester }, { smsMessage, clientName });
        expect(text).toBe(`<${clientName}|ORD-1>`);
      }),
      { numRuns: 50 },
    );
  });

  test("carries addresses that load [page-urls]", async ({ merchant, tester }) => {
    const smsMessage = "[WEB_URL] [MOB_URL] [QR_URL] [SHORT_URL]";
    const { text, invoice } = await textOf({ merchant, tester }, { smsMessage });
    const addresses = text.split(" ");

    const answered = await Promise.all(addresses.map((address) => merchant.get(address)));

    const no = invoice.transactionNo;
    expect(addresses.map(pathOf)).toEqual([
      `/pay/order/${no}`,
      `/pay/frame/${no}?n=Zaid%20Matooq&m=0509200900`,
      `/openApi/loadOrderQRCode/${no}`,
      `/s/${Number(no).toString(36)}`,
    ]);
    expect(
      answered.map(({ status, headers }) => [status, headers.get("content-type")?.split(";")[0]]),
    ).toEqual([
      [200, "text/html"],
      [200, "text/html"],
      [200, "image/png"],
      [302, "text/plain"],
    ]);
    expect(answered[3]?.headers.get("location")).toBe(`/pay/order/${no}`);
    expect((await merchant.get(`/receipt/${no}`)).status).toBe(200);
  });
});
