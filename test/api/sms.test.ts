import { expect } from "vitest";
import { test } from "../support/persons.js";

const pathOf = (url = "") => url.replace(/^http:\/\/[^/]+/, "");

test("the SMS of an invoice carries addresses that load [page-urls]", async ({
  merchant,
  tester,
}) => {
  const smsMessage = "[WEB_URL] [MOB_URL] [QR_URL] [SHORT_URL]";
  const no = await merchant.createsInvoice({ smsMessage });
  const [sms] = (await tester.sms()).sms;
  expect(sms).toMatchObject({ to: "0509200900", kind: "invoice", transactionNo: no });
  const addresses = sms?.text.split(" ") ?? [];

  const answered = await Promise.all(addresses.map((address) => merchant.get(address)));

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
