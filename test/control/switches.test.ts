import { describe, expect } from "vitest";
import { type Assumptions, startGateway } from "../../mocks/index.js";
import { clientOf } from "../support/http.js";
import { eachWay, personsWith, START, switchedPersons, test } from "../support/persons.js";

test.for(
  eachWay<readonly [Assumptions["order-status-case"], string]>([
    ["mixed", "PENDING Paid Canceled"],
    ["upper", "PENDING PAID CANCELED"],
    ["title", "Pending Paid Canceled"],
  ]),
)("%s: order status words are %s: %s [order-status-case]", async ([way, option, words]) => {
  const { merchant, tester } = await switchedPersons(way, { "order-status-case": option });
  const created = await merchant.addsInvoice();
  const [open, paid, canceled] = [
    created.body.transactionNo,
    await merchant.createsInvoice(),
    await merchant.createsInvoice(),
  ];
  await tester.invoices.pay(paid);
  await tester.invoices.cancel(canceled);

  const read = await Promise.all([open, paid, canceled].map(merchant.readsStatus));
  expect(read.join(" ")).toBe(words);
  expect(created.body.orderStatus).toBe(read[0]);
});

test.for(
  eachWay<readonly [Assumptions["cancel-success-type"], string]>([
    ["string", '{"success":"true"}'],
    ["boolean", '{"success":true}'],
  ]),
)("%s: success of cancelInvoice is a %s: %s [cancel-success-type]", async ([way, option, text]) => {
  const { merchant } = await switchedPersons(way, { "cancel-success-type": option });
  const transactionNo = await merchant.createsInvoice();
  const canceled = await merchant.post("/api/cancelInvoice", { transactionNo });
  expect([canceled.status, canceled.text]).toEqual([200, text]);
});

test.for(
  eachWay<readonly [Assumptions["duplicate-order-number"], number]>([
    ["accept", 200],
    ["reject", 400],
  ]),
)(
  "%s: a used orderNumber: %s answers %i [duplicate-order-number]",
  async ([way, option, status]) => {
    const { merchant, tester } = await switchedPersons(way, { "duplicate-order-number": option });
    const first = await merchant.createsInvoice();
    await tester.invoices.cancel(first);

    const second = await merchant.addsInvoice();

    expect(second.status).toBe(status);
    if (option === "accept") expect(second.body.transactionNo).not.toBe(first);
    else {
      const detail = `orderNumber ORD-1 is taken by invoice ${first}. Use a new one`;
      expect(second.body).toMatchObject({ status: "400", title: "Order number taken", detail });
    }
    expect((await merchant.addsInvoice({ orderNumber: "ORD-2" })).status).toBe(200);
  },
);

test.for(
  eachWay<readonly [Assumptions["tabby"], number]>([
    ["accept", 200],
    ["reject", 400],
  ]),
)("%s: tabby: %s answers %i [tabby]", async ([way, option, status]) => {
  const { merchant, customer } = await switchedPersons(way, { tabby: option });
  const supportedCardBrands = ["mada", "tabby"];
  const { status: answered, body } = await merchant.addsInvoice({ supportedCardBrands });
  expect(answered).toBe(status);
  expect((await merchant.addsInvoice({ supportedCardBrands: ["mada"] })).status).toBe(200);
  if (option === "reject") {
    expect(body.detail).toBe(
      "supportedCardBrands names tabby, which this gateway is set to refuse",
    );
    return;
  }
  expect(body.gatewayOrderRequest.supportedCardBrands).toEqual(supportedCardBrands);
  await customer.submits(body.transactionNo, { do: "pay", method: "tabby" });
  expect(await merchant.readsStatus(body.transactionNo)).toBe("Paid");
});

const at = (errorTime: string) => ({ errorTitle: "Payment declined", errorTime });

test.for(
  eachWay<readonly [Assumptions["payment-errors-shape"], unknown]>([
    ["string", "FUNDS: Not enough; DECLINED: The card was declined"],
    [
      "array",
      [
        { errorCode: "FUNDS", errorMessage: "Not enough", ...at(START) },
        {
          errorCode: "DECLINED",
          errorMessage: "The card was declined",
          ...at("2026-03-01T13:00:00.000Z"),
        },
      ],
    ],
  ]),
)("%s: paymentErrors are a %s [payment-errors-shape]", async ([way, option, shown]) => {
  const { merchant, tester } = await switchedPersons(way, { "payment-errors-shape": option });
  const { body } = await merchant.addsInvoice();
  expect(body.paymentErrors).toBeNull();

  await tester.invoices.decline(body.transactionNo, { code: "FUNDS", message: "Not enough" });
  await tester.clock.advance({ by: "PT1H" });
  await tester.invoices.decline(body.transactionNo);

  expect((await merchant.reads(body.transactionNo)).body.paymentErrors).toEqual(shown);
});

test.for(
  eachWay<readonly [Assumptions["payment-receipt"], unknown]>([
    [
      "object",
      {
        paymentMethod: "VISA",
        bankCardNumber: "1111",
        paymentDate: "2026-03-01T12:00:00.000Z",
        passcode: expect.stringMatching(/^\d{6}$/),
        receiptUrl: expect.stringMatching(/\/receipt\/\d{13}$/),
      },
    ],
    ["null", null],
  ]),
)("%s: a receipt is an %s [payment-receipt]", async ([way, option, receipt]) => {
  const { merchant, tester } = await switchedPersons(way, { "payment-receipt": option });
  const { body } = await merchant.addsInvoice();
  expect(body.paymentReceipt).toBeNull();

  await tester.invoices.pay(body.transactionNo, {
    method: "visaMastercard",
    cardNumber: "4111111111111111",
  });

  expect((await merchant.reads(body.transactionNo)).body.paymentReceipt).toEqual(receipt);
});

test.for(
  eachWay<readonly [Assumptions["invoice-url-host"]]>([
    ["own"],
    ["https://pay.example.com"],
    ["https://pay.example.com/base/"],
  ]),
)("%s: the links of an invoice are on %s [invoice-url-host]", async ([way, option]) => {
  const persons = await switchedPersons(way, { "invoice-url-host": option });
  const { gateway, merchant } = persons;
  const smsMessage = "[SHORT_URL]";
  const { transactionNo, url, mobileUrl, qrUrl, checkUrl } = (
    await merchant.addsInvoice({ smsMessage })
  ).body;
  const base = option === "own" ? gateway.baseUrl : option.replace(/\/$/, "");

  expect({ url, mobileUrl, qrUrl, checkUrl }).toEqual({
    url: `${base}/pay/order/${transactionNo}`,
    mobileUrl: `${base}/pay/frame/${transactionNo}?n=Zaid%20Matooq&m=0509200900`,
    qrUrl: `${base}/openApi/loadOrderQRCode/${transactionNo}`,
    // The status check is called by the merchant's server, at the base URL.
    checkUrl: `${gateway.baseUrl}/api/getInvoice/${transactionNo}`,
  });
  const [sms] = (await persons.tester.sms()).sms;
  expect(sms?.text.startsWith(`${base}/s/`)).toBe(true);
});

describe("the smallest amount [foreign-minimum]", () => {
  test.for(
    eachWay<readonly [Assumptions["foreign-minimum"], number, number]>([
      ["converted", 1.33, 1.34],
      ["as-is", 4.99, 5],
    ]),
  )("%s: %s: in USD %f is too little, and %f is enough", async ([way, option, less, least]) => {
    const { merchant } = await switchedPersons(way, { "foreign-minimum": option });
    const order = { currency: "USD", amount: less };
    expect((await merchant.addsInvoice(order)).status).toBe(400);
    expect((await merchant.addsInvoice({ ...order, amount: least })).status).toBe(200);
  });

  test("follows the rates of the sandbox", async ({ merchant, tester }) => {
    await tester.settings.change({ rates: { USD: 10 } });
    expect((await merchant.addsInvoice({ currency: "USD", amount: 0.49 })).status).toBe(400);
    const { status, body } = await merchant.addsInvoice({ currency: "USD", amount: 0.5 });
    expect([status, body.foreignCurrencyRate]).toEqual([200, 10]);
    expect((await merchant.addsInvoice({ currency: "EUR", amount: 1.21 })).status).toBe(400);
  });
});

describe("a switch", () => {
  test("set at the start applies in every new sandbox", async () => {
    const { gateway, merchant } = await personsWith({ assume: { "order-status-case": "title" } });
    const other = clientOf(gateway.baseUrl, "sandbox_any");
    const { body } = await other.post("/api/addInvoice", merchant.order());
    expect(body.orderStatus).toBe("Pending");
  });

  test("with an unknown option refuses the start", async () => {
    const assume = { "order-status-cas": "upper" } as Partial<Assumptions>;
    const why = "order-status-cas is not an assumption. Did you mean order-stat";
    await expect(startGateway({ assume })).rejects.toThrow(why);
  });
});
