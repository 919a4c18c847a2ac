import { describe, expect, vi } from "vitest";
import { Bounds } from "../../mocks/sandbox/bounds.js";
import { memoryFull } from "../../mocks/sandbox/errors.js";
import { type Client, clientOf } from "../support/http.js";
import { testLogs } from "../support/kept-logs.js";
import { inTime } from "../support/manual-clock.js";
import { invoiceFields } from "../support/orders.js";
import {
  lastRequest,
  type Persons,
  SANDBOX,
  startPersons,
  test,
  walletOf,
} from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";

/** What the payment page asks of a card and of a wallet, and what it does with the answers. */

const CARD = { do: "pay", method: "visaMastercard", expiry: "12/29", code: "123" };
const GOOD = { ...CARD, cardNumber: "4111 1111 1111 1111" };
const ASKS = { ...CARD, cardNumber: "4000 0000 0000 3220" };

const statusOf = async ({ tester }: Pick<Persons, "tester">, no: string) =>
  (await tester.invoices.read(no)).status;

describe("a card", () => {
  test.for<[string, Record<string, string>, string]>([
    ["no number", { ...GOOD, cardNumber: "hello" }, "A card number has digits only."],
    ["an old card", { ...GOOD, expiry: "02/26" }, "This card has expired."],
    ["a short code", { ...GOOD, code: "12" }, "The security code of this card has 3 digits."],
    ["a card that was begun", { ...GOOD, expiry: "" }, "Enter the expiry date."],
  ])("is refused if it is %s", async ([, form, why], { persons }) => {
    const { customer, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const { status, text } = await customer.submits(invoice, form);
    expect([status, await statusOf(persons, invoice)]).toEqual([409, "pending"]);
    expect(text).toContain(why);
    expect(text).toContain('aria-invalid="true"');
    // The form keeps the method and the input, but not the security code.
    expect(text).toMatch(new RegExp(`value="${form.method}" checked`));
    expect(text).not.toMatch(/name="code"[^>]*value="\d/);
    expect((await tester.requests()).requests.at(-1)?.explanation).toContain(why);
  });

  test.for<[string, Record<string, string>]>([
    ["good for this month of the sandbox's clock", { ...GOOD, expiry: "03/26" }],
    ["in Arabic digits", { ...GOOD, cardNumber: "٤١١١١١١١١١١١١١١١", expiry: "١٢/٢٩", code: "١٢٣" }],
    ["left to the mock", { ...CARD, cardNumber: "", expiry: "", code: "" }],
    ["a number alone, as a script sends it", { do: "pay", cardNumber: "378282246310005" }],
  ])("pays if it is %s", async ([, form], { persons }) => {
    const invoice = await persons.merchant.createsInvoice();
    expect((await persons.customer.submits(invoice, form)).status).toBe(303);
    expect(await statusOf(persons, invoice)).toBe("paid");
  });

  test("of the tests fills the form; an invalid number does not", async ({ gateway, merchant }) => {
    const invoice = await merchant.createsInvoice();
    const page = async (query: string) =>
      (await fetch(`${gateway.baseUrl}/pay/order/${invoice}?card=${query}`)).text();
    const filled = await page("378282246310005");
    expect(filled).toContain('value="3782 822463 10005"');
    expect(filled).toContain('name="expiry"');
    expect(filled).toMatch(/value="12\/29".*value="1234"/s);
    expect(filled).toContain('value="amex" checked');
    expect(await page("4242424242424242")).not.toContain('value="4242');
  });
});

describe("3-D Secure", () => {
  test("is required by the cards that say so, and passed", async ({ persons }) => {
    const { customer, merchant } = persons;
    const invoice = await merchant.createsInvoice();
    const asked = await customer.submits(invoice, ASKS);
    expect([asked.status, await statusOf(persons, invoice)]).toEqual([200, "pending"]);
    expect(asked.text).toContain("The bank of the card ending in 3220");
    expect(asked.text).toContain('name="cardNumber" value="4000 0000 0000 3220"');
    const passed = await customer.submits(invoice, { ...ASKS, challenge: "pass" });
    expect([passed.status, await statusOf(persons, invoice)]).toEqual([303, "paid"]);
  });

  test("declines the payment when it fails", async ({ customer, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    const { status } = await customer.submits(invoice, { ...ASKS, challenge: "fail" });
    const { declines } = await tester.invoices.read(invoice);
    expect([status, declines.map(({ code }) => code)]).toEqual([303, ["AUTHENTICATION_FAILED"]]);
  });

  test("leaves no trace when the customer leaves", async ({ customer, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    const before = (await tester.events()).events.length;
    const { status, headers } = await customer.submits(invoice, { ...ASKS, challenge: "abandon" });
    expect([status, headers.get("location")]).toEqual([303, `/pay/order/${invoice}`]);
    expect((await tester.events()).events).toHaveLength(before);
  });

  test("is not required for other cards, and does not replace the checks", async ({
    customer,
    merchant,
  }) => {
    const invoice = await merchant.createsInvoice();
    const wrong = await customer.submits(invoice, { ...ASKS, code: "1", challenge: "pass" });
    expect(wrong.status).toBe(409);
    const other = await customer.submits(invoice, { ...ASKS, challenge: "what?" });
    expect(other.text).toContain("asks whether it is really you");
    expect((await customer.submits(invoice, { ...GOOD, challenge: "fail" })).status).toBe(303);
  });

  test("is not required if the invoice is closed", async ({ customer, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await tester.invoices.cancel(invoice);
    const { status, text } = await customer.submits(invoice, ASKS);
    expect(status).toBe(409);
    expect(text).not.toContain("asks whether it is really you");
    const why = "is canceled already";
    expect(text).toContain(why);
    const { code, explanation } = (await tester.requests()).requests.at(-1) ?? {};
    expect([code, explanation]).toEqual(["invoice-closed", expect.stringContaining(why)]);
  });

  test("is passed by customers without a page", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await tester.invoices.pay(invoice, { cardNumber: "4000000000003220" });
    expect((await tester.invoices.read(invoice)).status).toBe("paid");
  });
});

/** Asks for a code on the page; what is posted next, and the code that came. */
async function asksForCode(
  { customer, tester }: Pick<Persons, "customer" | "tester">,
  invoice: string,
  form: Record<string, string> = {},
) {
  const wallet = { do: "pay", method: "stcpay", mobile: "0509200900", ...form };
  const answered = await customer.submits(invoice, wallet);
  const session = /[?&]otp=([\w-]+)/.exec(answered.headers.get("location") ?? "")?.[1] ?? "";
  const code = /\d{5}/.exec((await tester.sms()).sms.at(-1)?.text ?? "")?.[0] ?? "";
  return { answered, session, code };
}

describe("a wallet", () => {
  test.for(["stcpay", "urpay"])(
    "%s is paid by the code from the phone",
    async (method, { persons }) => {
      const { customer, gateway, merchant, tester } = persons;
      const invoice = await merchant.createsInvoice();
      const { answered, session, code } = await asksForCode(persons, invoice, { method });
      expect([answered.status, (await tester.sms()).sms[0]?.to]).toEqual([303, "0509200900"]);
      const next = await (await fetch(gateway.baseUrl + answered.headers.get("location"))).text();
      expect(next).toContain("05••••900");
      expect(next).not.toContain(code);

      const paid = await customer.submits(invoice, { do: "pay", session, otp: ` ${code} ` });
      expect(paid.status).toBe(303);
      expect(paid.headers.get("location")).toContain("/paid?");
      const read = await tester.invoices.read(invoice);
      expect([read.status, read.method]).toEqual(["paid", method]);
    },
  );

  test.for<[string, string]>([
    ["", "Enter the mobile number of the wallet."],
    ["+15551234567", "not a mobile number of Saudi Arabia"],
  ])("requires no code at %j", async ([mobile, why], { persons }) => {
    const invoice = await persons.merchant.createsInvoice();
    const { answered } = await asksForCode(persons, invoice, { mobile });
    expect([answered.status, (await persons.tester.sms()).sms]).toEqual([409, []]);
    expect(answered.text).toContain(why);
  });

  test.for(["+966 50 920 0900", "00966509200900", "٠٥٠٩٢٠٠٩٠٠"])(
    "accepts a mobile number as %s",
    async (mobile, { persons }) => {
      const invoice = await persons.merchant.createsInvoice();
      await asksForCode(persons, invoice, { mobile });
      expect((await persons.tester.sms()).sms[0]?.to).toBe("0509200900");
    },
  );

  test("counts no try for an invalid form of a code", async ({ persons }) => {
    const { customer, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const { session } = await asksForCode(persons, invoice);
    const { status, text } = await customer.submits(invoice, { do: "pay", session, otp: "hello" });
    expect([status, text.includes("has digits only")]).toEqual([409, true]);
    expect((await tester.events({ type: "otp-code-rejected" })).events).toEqual([]);
    const wrong = await customer.submits(invoice, { do: "pay", session, otp: "00000" });
    expect(wrong.text).toContain("The one-time password is wrong; tries left: 2.");
  });

  test("shows on the page that a session has ended or is unknown", async ({ persons }) => {
    const { customer, gateway, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const { answered, session, code } = await asksForCode(persons, invoice);
    await tester.clock.advance({ by: "PT5M" });
    const page = await (await fetch(gateway.baseUrl + answered.headers.get("location"))).text();
    expect(page).toContain("The one-time password has expired");
    const late = await customer.submits(invoice, { do: "pay", session, otp: code });
    expect([late.status, late.text.includes("has expired")]).toEqual([409, true]);
    const never = await customer.submits(invoice, { do: "pay", session: "x", otp: code });
    expect([never.status, never.text.includes("There is no payment session x")]).toEqual([
      409,
      true,
    ]);
    const other = await merchant.createsInvoice({ orderNumber: "ORD-2" });
    expect((await customer.submits(other, { do: "pay", session, otp: code })).status).toBe(409);
  });

  test("sends a new code, and only that one is valid", async ({ persons }) => {
    const { customer, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const first = await asksForCode(persons, invoice);
    const { session } = first;
    expect((await customer.submits(invoice, { do: "resend", session })).status).toBe(303);
    expect((await tester.sms()).sms).toHaveLength(2);
    const old = await customer.submits(invoice, { do: "pay", session, otp: first.code });
    expect(old.text).toContain("A later one-time password was sent");
    expect((await customer.submits(invoice, { do: "resend", session: "x" })).status).toBe(409);
  });

  test("shares its session with the API", async ({ persons }) => {
    const { customer, gateway, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const { paymentSessionId: session } = await walletOf(gateway).getsCode(invoice);
    const code = /\d{5}/.exec((await tester.sms()).sms.at(-1)?.text ?? "")?.[0] ?? "";
    expect((await customer.submits(invoice, { do: "pay", session, otp: code })).status).toBe(303);
  });

  test("accepts the test values of the API", async ({ persons }) => {
    const { customer, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const none = await asksForCode(persons, invoice, { mobile: "0510000902" });
    expect(none.answered.text).toContain("There is no wallet with this mobile number.");
    const broken = await asksForCode(persons, invoice, { mobile: "0510000903" });
    expect(broken.answered.text).toContain("status 500");
    expect((await tester.sms()).sms).toHaveLength(1);
    await asksForCode(persons, invoice, { mobile: "0510000901" });
    expect((await tester.sms()).sms).toHaveLength(1);
    const { session } = await asksForCode(persons, invoice);
    const poor = await customer.submits(invoice, { do: "pay", session, otp: "990002" });
    expect(poor.text).toContain("The wallet has too little money.");
    expect((await tester.requests()).requests.at(-1)?.faults).toEqual([
      expect.stringContaining("test-value-10"),
    ]);
  });

  test.for(["the wallet is down", "The wallet is down."])(
    "says the message of a fault as one sentence: %s",
    async (message, { merchant, customer, tester }) => {
      const no = await merchant.createsInvoice();
      await tester.faults.add({ fault: "status", operation: "sendOtp", status: 500, message });
      const form = { do: "pay", method: "stcpay", mobile: "0509200900" };
      const { text } = await customer.submits(no, form);
      expect(text).toMatch(/The wallet is down\.[^.]/);
    },
  );

  test("pays immediately for a script that sends no number", async ({ persons }) => {
    const invoice = await persons.merchant.createsInvoice();
    const form = { do: "pay", method: "stcpay" };
    expect((await persons.customer.submits(invoice, form)).status).toBe(303);
    expect(await statusOf(persons, invoice)).toBe("paid");
  });
});

describe("the language", () => {
  const read = async (url: string, accept?: string) => {
    const headers = accept === undefined ? {} : { "Accept-Language": accept };
    const html = await (await fetch(url, { headers })).text();
    return /<html lang="(\w+)"( dir="rtl")?>/.exec(html)?.slice(1).join("") ?? "";
  };

  test.for<[string | undefined, string, string]>([
    [undefined, "", "en"],
    ["ar-SA,ar;q=0.9,en;q=0.8", "", 'ar dir="rtl"'],
    ["fr,ar;q=0.5,en;q=0.4", "", 'ar dir="rtl"'],
    ["ar;q=nonsense", "", "en"],
    ["en", "?lang=ar", 'ar dir="rtl"'],
    ["ar", "?lang=en", "en"],
    ["ar", "?lang=fr", 'ar dir="rtl"'],
  ])(
    "of a browser that asks for %s, at %j, is %s",
    async ([accept, query, language], { persons }) => {
      const { gateway, merchant } = persons;
      const base = `${gateway.baseUrl}/pay/order/${await merchant.createsInvoice()}`;
      expect(await read(base + query, accept)).toBe(language);
    },
  );

  test("remains the chosen one through form, receipt and refusal", async ({ persons }) => {
    const { gateway, merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const page = `${gateway.baseUrl}/pay/order/${invoice}?lang=ar`;
    const html = await (await fetch(page)).text();
    expect(html).toContain(`action="/pay/order/${invoice}?lang=ar"`);
    const post = (form: Record<string, string>) =>
      fetch(page, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: { Origin: gateway.baseUrl },
        redirect: "manual",
      });
    expect(await (await post({ ...GOOD, cardNumber: "hello" })).text()).toContain("أرقام فقط");
    expect((await post({ do: "decline" })).headers.get("location")).toContain("?lang=ar");
    expect(await (await fetch(page)).text()).toContain("رُفضت عملية الدفع");
    await tester.invoices.pay(invoice);
    expect(await (await post(GOOD)).text()).toContain("هذه الفاتورة مدفوعة من قبل.");
    expect(await (await fetch(`${gateway.baseUrl}/pay/order/0?lang=ar`)).text()).toContain(
      "لا توجد فاتورة هنا",
    );
  });
});

test("the journal has a form's mistake as data and in English, in any language of the page", async ({
  persons,
}) => {
  const { customer, merchant, tester } = persons;
  const invoice = await merchant.createsInvoice();
  for (const language of ["en", "ar"]) {
    await customer.submits(`${invoice}?lang=${language}`, { ...GOOD, expiry: "01/20" });
    await customer.submits(`${invoice}?lang=${language}`, { do: "pay", method: "nothing" });
  }
  const reported = (await tester.problems()).problems;
  expect(reported).toMatchObject([
    {
      count: 2,
      code: "invalid-form",
      explanation: "This card has expired.",
      refusal: { problems: { expiry: { field: "expiry", is: "past" } } },
    },
    { count: 2, code: null, explanation: "There is no way to pay called nothing." },
  ]);
});

describe("the link to the other language", () => {
  const otherPage = async ({ gateway }: Persons, html: string) => {
    const [, url = ""] = /<a href="([^"]+)" lang="\w+" hreflang/.exec(html) ?? [];
    const page = await fetch(gateway.baseUrl + url.replaceAll("&amp;", "&"));
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    return page.text();
  };

  test("keeps 3-D Secure, and the answer to it counts there", async ({ persons }) => {
    const { customer, merchant } = persons;
    const invoice = await merchant.createsInvoice();
    const asked = await customer.submits(invoice, ASKS);
    const other = await otherPage(persons, asked.text);
    expect(other).toContain('lang="ar"');
    const fields = [...other.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const form = Object.fromEntries(fields.map(([, name, value]) => [name, value]));
    expect(form).toMatchObject({ do: "pay", cardNumber: expect.stringMatching(/^[\d ]+$/) });
    await customer.submits(invoice, { ...form, challenge: "pass" });
    expect(await statusOf(persons, invoice)).toBe("paid");
  });

  test("keeps the wrong one-time password", async ({ persons }) => {
    const { customer, merchant } = persons;
    const invoice = await merchant.createsInvoice();
    const form = { do: "pay", method: "stcpay", mobile: "0512345678" };
    const { headers } = await customer.submits(invoice, form);
    const session = new URLSearchParams(headers.get("location")?.split("?")[1]).get("otp") ?? "";
    const wrong = await customer.submits(invoice, { do: "pay", session, otp: "00000" });
    expect(wrong.status).toBe(409);
    const other = await otherPage(persons, wrong.text);
    expect(other).toContain('lang="ar"');
    expect(other).toContain(`name="session" value="${session}"`);
  });

  test("contains only cards of the tests", async ({ persons }) => {
    const { customer, merchant } = persons;
    const invoice = await merchant.createsInvoice();
    const refused = await customer.submits(invoice, { ...GOOD, expiry: "01/20" });
    expect(refused.status).toBe(409);
    expect(await otherPage(persons, refused.text)).toContain('name="cardNumber"');
    const page = await customer.opens(`${invoice}?challenge=4111111111111112`);
    expect(page.text).not.toContain('name="challenge"');
  });
});

describe("the page of a recurring payment", () => {
  test("names the valid values of its form, after an invalid one", async ({
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
    const failed = "But the last charge failed. The service retries it a day later.";
    await tester.recurring.arrangeCharges(recurringId, { outcomes: ["fail"] });
    await tester.recurring.start(recurringId);
    expect(await page()).toContain(failed);
    expect(await page("?lang=ar")).toContain("لكن آخر خصم فشل.");

    await tester.clock.advance({ by: "P1D" });
    expect(await page()).not.toContain(failed);
  });
});

/** Posts a form as a browser does, in a language. */
function submits(client: Client, url: string, form: Record<string, string>, language = "en") {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Accept-Language": language,
  };
  return client.send("POST", url, { headers, body: new URLSearchParams(form).toString() });
}

describe("a page with a full sandbox", () => {
  test("says so, and nothing has changed", async () => {
    const { gateway, merchant, tester, close } = await startPersons();
    try {
      const recurringId = await merchant.registers();
      const no = await merchant.createsInvoice();
      vi.spyOn(Bounds.prototype, "check").mockImplementation(() => {
        throw memoryFull(8, 8);
      });
      const before = await tester.events();
      const page = `${gateway.baseUrl}/pay/order/${no}`;
      for (const form of [{ do: "pay" }, { do: "decline" }, { do: "cancel" }]) {
        const { status, text, headers } = await submits(merchant, page, form);
        expect(status).toBe(503);
        expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
        expect(text).toContain('<h1 dir="auto">No more room</h1>');
        expect(text).toContain("a share of Node's heap. Reset or rewind sandboxes");
      }
      expect(await lastRequest(tester)).toMatchObject({ status: 503, code: "memory-full" });
      const approval = `${gateway.baseUrl}/pay/recurring/${recurringId}`;
      const arabic = await submits(merchant, approval, { do: "pay" }, "ar");
      expect([arabic.status, arabic.text]).toEqual([503, expect.stringContaining('lang="ar"')]);
      expect(await tester.events()).toEqual(before);
      expect((await merchant.send("GET", page)).status).toBe(200);
    } finally {
      vi.restoreAllMocks();
      await close();
    }
  });
});

test("a page whose change the disk refuses says so, and when to retry", async () => {
  const logs = testLogs();
  const { baseUrl, clock } = await slowGateway({ parts: { logs } });
  const merchant = clientOf(baseUrl, `sandbox_${SANDBOX}`, () => undefined);
  const order = invoiceFields();
  const { url } = (await merchant.post("/api/addInvoice", order)).body;
  logs.refuses = new Error("the disk is gone");
  const declines = () => submits(merchant, url, { do: "decline" });
  const { status, text, headers } = await inTime(clock, declines);
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
  expect(text).toContain("Try again in a moment");
  expect(text).toContain("the disk is gone");
});
