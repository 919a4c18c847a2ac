import { describe, expect, onTestFinished, test as plain } from "vitest";
import { complaintsOf, subscribe } from "../../contracts/consumers/back-office.js";
import { type Caller, callerOf, UnexpectedAnswer } from "../../contracts/consumers/call.js";
import { settlementOf } from "../../contracts/consumers/storefront.js";
import { invoiceFields } from "../support/orders.js";
import { type Persons, SANDBOX, test } from "../support/persons.js";
import { openShop } from "../support/servers.js";

const TOKEN = `sandbox_${SANDBOX}`;

const ORDER = invoiceFields();

const PLAN = {
  payment: { value: 49.5, currencyCode: "SAR" },
  customer: { name: "Sara Al Harbi", mobile: "0500000001" },
  urls: { callback: "http://127.0.0.1:1/charged" },
  recurring: { type: "Monthly", iterations: 12 },
} as const;

const clientOf = ({ gateway }: Pick<Persons, "gateway">): Caller =>
  callerOf({ ...gateway, tokens: { merchant: TOKEN, partner: TOKEN } });

async function createsInvoice(call: Caller): Promise<string> {
  const answer = await call("addInvoice", { body: ORDER });
  if (answer.status !== 200) throw new Error(`addInvoice answered ${answer.status}`);
  return answer.body.transactionNo;
}

describe("the storefront trusts the service", () => {
  test("an invoice is paid when the wallet has paid it", async ({ gateway }) => {
    const shop = clientOf({ gateway });
    const orderNumber = await createsInvoice(shop);
    const mobile = { stcpayMobile: "500000001", stcpayMobileCountryCode: "966" };
    const wallet = { ...mobile, orderNumber, total: 25.5 };
    expect(await settlementOf(shop, orderNumber, 25.5)).toBe("pending");

    const sent = await shop("sendOtp", { body: wallet });
    if (sent.status !== 200) throw new Error(`sendOtp answered ${sent.status}`);
    const { stcMobile: _, ...proof } = sent.body;
    const body = { ...wallet, ...proof, stcpayPaymentOTP: "12345" };
    expect(await shop("processPayment", { body })).toMatchObject({ status: 200 });

    expect(await settlementOf(shop, orderNumber, 25.5)).toBe("paid");
    expect(await settlementOf(shop, orderNumber, 25)).toBe("amount-differs");
  });

  test("a canceled invoice is not paid", async ({ gateway }) => {
    const shop = clientOf({ gateway });
    const invoice = await createsInvoice(shop);
    await shop("cancelInvoice", { body: { transactionNo: invoice } });
    expect(await settlementOf(shop, invoice, 25.5)).toBe("canceled");
  });

  test("an invented number is no invoice", async ({ gateway }) => {
    expect(await settlementOf(clientOf({ gateway }), "1000000000000", 25.5)).toBe("unknown");
  });

  test.for(["mixed", "upper", "title"] as const)(
    "the letter case of the status does not matter: %s [order-status-case]",
    async (option, { gateway, tester }) => {
      await tester.assumptions.change({ "order-status-case": option });
      const shop = clientOf({ gateway });
      const invoice = await createsInvoice(shop);
      expect(await settlementOf(shop, invoice, 25.5)).toBe("pending");
      await tester.invoices.pay(invoice);
      expect(await settlementOf(shop, invoice, 25.5)).toBe("paid");
    },
  );

  test("an invalid token is reported, and never counts as unpaid", async ({ gateway }) => {
    const stranger = callerOf({ ...gateway, tokens: { merchant: "made-up" } });
    await expect(settlementOf(stranger, "1000000000000", 25.5)).rejects.toThrow(/401/);
  });
});

describe("the back office uses isSuccess", () => {
  test("an accepted subscription has a page for the confirmation", async ({ gateway }) => {
    expect(await subscribe(clientOf({ gateway }), PLAN)).toEqual({
      ok: true,
      recurringId: expect.any(String),
      paymentUrl: expect.stringMatching(/^http/),
    });
  });

  test.for(["400", "200"] as const)(
    "a refusal can have status %s as well [register-failure-status]",
    async (option, { gateway, tester }) => {
      await tester.assumptions.change({ "register-failure-status": option });
      const nameless = { ...PLAN, customer: { ...PLAN.customer, name: "" } };
      const subscribed = await subscribe(clientOf({ gateway }), nameless);
      expect(subscribed).toMatchObject({ ok: false, why: expect.stringContaining("name") });
    },
  );

  test.for(["objects", "strings", "map"] as const)(
    "errors read the same in every shape: %s [validation-errors-shape]",
    async (option, { gateway, tester }) => {
      await tester.assumptions.change({ "validation-errors-shape": option });
      const nameless = { ...PLAN, customer: { ...PLAN.customer, name: "" } };
      const subscribed = await subscribe(clientOf({ gateway }), nameless);
      const complaint = expect.stringMatching(/^customer\.name must not be empty/);
      expect(subscribed).toMatchObject({ complaints: [complaint] });
    },
  );

  plain("there are no errors if no field is at fault", () => {
    const outcome = { isSuccess: false, message: "not now", validationErrors: null };
    expect(complaintsOf(outcome)).toEqual([]);
  });

  test("an invalid token is reported", async ({ gateway }) => {
    const stranger = callerOf({ ...gateway, tokens: { merchant: "made-up" } });
    await expect(subscribe(stranger, PLAN)).rejects.toThrow(/401/);
  });
});

describe("an unknown answer is an error", () => {
  plain.each<[string, number]>([
    ["a status of a proxy", 502],
    ["a body that is not JSON", 200],
  ])("%s", async (_, status) => {
    const server = await openShop();
    onTestFinished(() => server.close());
    server.answers(status);
    const call = callerOf({ baseUrl: server.url, tokens: { merchant: TOKEN } });
    const failure = await call("getInvoice", {
      params: { transactionNo: "1000000000000" },
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnexpectedAnswer);
    expect(failure).toMatchObject({ status, text: "noted" });
  });

  plain("does not repeat a failed call", async () => {
    const server = await openShop();
    onTestFinished(() => server.close());
    server.answers(502, 502);
    const call = callerOf({ baseUrl: server.url, tokens: { merchant: TOKEN } });
    await expect(call("addInvoice", { body: ORDER })).rejects.toThrow(UnexpectedAnswer);
    expect(server.requestLines).toEqual(["POST /api/addInvoice"]);
  });

  plain("does not make a call whose required token is missing", async () => {
    const call = callerOf({ baseUrl: "http://127.0.0.1:1" });
    await expect(call("getMyMerchants", {})).rejects.toThrow(
      "getMyMerchants needs the token of a partner",
    );
  });
});
