import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, vi } from "vitest";
import { viewedEvent } from "../../../mocks/control/views.js";
import { startGateway } from "../../../mocks/index.js";
import { folder, paystub, words } from "../../support/command-line.js";
import { eventsIn } from "../../support/logs.js";
import { call, type Persons, SHOP, startPersons, test } from "../../support/persons.js";

/** The number of the first invoice, which is pending; the second is paid, by callback cb-1. */
const NO = "1772366400000";

async function prepare({ merchant, tester }: Pick<Persons, "merchant" | "tester">): Promise<void> {
  await merchant.createsInvoice({ smsMessage: "Pay [AMOUNT]" });
  await tester.invoices.pay(await merchant.createsInvoice());
}

/** A gateway like the one of the test, with the same past. */
async function twin(): Promise<Persons> {
  const persons = await startPersons();
  onTestFinished(persons.close);
  await prepare(persons);
  return persons;
}

/** Text without what differs between two gateways: their ports, and what real time they took. */
const portless = (text: string) =>
  text
    .replace(/127\.0\.0\.1:\d+/g, "HERE")
    .replace(/"durationMs":[\d.]+/g, '"durationMs":0')
    .replace(/"date":"[^"]+"/gi, '"date":"TODAY"')
    .replace(/"(wallAt|startedAt|endedAt|clientClosedAt)":"[^"]+"/g, '"$1":"NOW"');

describe("with --json a command prints the answer of the control API unchanged", () => {
  test.for([
    ["sandboxes", "GET", "/_control/sandboxes"],
    ["clock show", "GET", `${SHOP}/clock`],
    ["clock advance 24h", "POST", `${SHOP}/clock/advance`, { by: "PT24H" }],
    [
      "clock advance 2026-03-09T00:00:00Z",
      "POST",
      `${SHOP}/clock/advance`,
      { to: "2026-03-09T00:00:00Z" },
    ],
    [
      "clock advance 1mo --skip-callbacks",
      "POST",
      `${SHOP}/clock/advance`,
      { by: "P1M", callbacks: "skip" },
    ],
    ["clock freeze", "POST", `${SHOP}/clock/freeze`, {}],
    [
      `clock to expiry ${NO} --offset -1ms`,
      "POST",
      `${SHOP}/clock/to-boundary`,
      { transactionNo: NO, boundary: "expiry", offset: "-1ms" },
    ],
    ["invoices", "GET", `${SHOP}/invoices`],
    [`pay ${NO} --method mada`, "POST", `${SHOP}/invoices/${NO}/pay`, { method: "mada" }],
    [`decline ${NO} --code X`, "POST", `${SHOP}/invoices/${NO}/decline`, { code: "X" }],
    [`cancel ${NO}`, "POST", `${SHOP}/invoices/${NO}/cancel`],
    [`why ${NO}`, "GET", `${SHOP}/invoices/${NO}/why`],
    ["events", "GET", `${SHOP}/events`],
    ["events --after 1 --type invoice-paid", "GET", `${SHOP}/events?after=1&type=invoice-paid`],
    ["requests", "GET", `${SHOP}/requests`],
    ["sms", "GET", `${SHOP}/sms`],
    ["callbacks", "GET", `${SHOP}/callbacks`],
    ["resend cb-1", "POST", `${SHOP}/callbacks/cb-1/resend`],
    ["label here", "POST", `${SHOP}/labels`, { name: "here" }],
    ["rewind 2", "POST", `${SHOP}/rewind`, { to: 2 }],
    ["rewind 2026-03-01T12:00:00Z", "POST", `${SHOP}/rewind`, { to: "2026-03-01T12:00:00Z" }],
    ["fork b --at 2", "POST", `${SHOP}/fork`, { name: "b", at: 2 }],
    ["fork b", "POST", `${SHOP}/fork`, { name: "b" }],
    ["export", "GET", `${SHOP}/export`],
    ["reset", "DELETE", SHOP],
    ["assume", "GET", `${SHOP}/assumptions`],
    ["assume tabby=reject", "PATCH", `${SHOP}/assumptions`, { tabby: "reject" }],
    ["assume otp-lifetime=1m", "PATCH", `${SHOP}/assumptions`, { "otp-lifetime": "PT1M" }],
  ] as const)("%s", async ([line, method, path, body], { gateway, merchant, tester }) => {
    await prepare({ merchant, tester });
    const argv = [...words(line), "--json", "--control-url", gateway.controlUrl];
    const { code, out, complaints } = await paystub(...argv);
    expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
    const other = await twin();
    const answered = await call(other.merchant, method, path, body);
    expect(answered.status).toBeLessThan(300);
    expect(portless(out)).toBe(`${portless(answered.text)}\n`);
  });

  test("import and resume", async ({ gateway, merchant, tester }) => {
    await prepare({ merchant, tester });
    const control = ["--json", "--control-url", gateway.controlUrl];
    const file = join(folder(), "shop.json");
    const exported = await paystub("export", "--out", file, ...control);
    expect(JSON.parse(exported.out)).toMatchObject({ paystub: "log", sandbox: "shop" });
    const imported = await paystub("import", file, "--as", "b", ...control);
    expect(JSON.parse(imported.out)).toEqual(await gateway.get("b").summary());
    const resumed = await paystub("clock", "resume", "--sandbox", "b", ...control);
    expect(JSON.parse(resumed.out)).toMatchObject({ mode: "shifted" });
  });
});

const asked = ({ controlUrl }: { readonly controlUrl: string }, line: string) =>
  paystub(...words(line), "--control-url", controlUrl);

describe("an order number instead of an invoice", () => {
  test("means the latest one, in each command that takes an invoice", async ({
    gateway,
    merchant,
  }) => {
    const orderNumber = "ORD-TWICE";
    const first = await merchant.createsInvoice({ orderNumber });
    const second = await merchant.createsInvoice({ orderNumber });
    const paid = await asked(gateway, `pay --order ${orderNumber}`);
    expect(paid).toMatchObject({ code: 0, out: expect.stringContaining(second) });
    const refunded = await asked(gateway, `refund --order ${orderNumber}`);
    expect(refunded.code, refunded.complaints).toBe(0);
    const { invoices } = await gateway.get("shop").invoices.list({ q: orderNumber });
    expect(invoices.map(({ transactionNo, status }) => [transactionNo, status])).toEqual([
      [first, "pending"],
      [second, expect.stringMatching(/^(paid|refunded)$/)],
    ]);
  });

  test.for([
    ["pay", 2, "the invoice is missing. Give its transactionNo, or --order ORD-1"],
    ["cancel 1 --order A", 2, "you gave both 1 and --order A. Give only one"],
    ["decline --order A", 1, "there is no invoice of order A. List them with paystub invoices"],
  ] as const)("is refused: %s", async ([line, code, why], { gateway }) => {
    const answered = await asked(gateway, line);
    expect(answered).toEqual({ code, out: "", complaints: `paystub: ${why}\n` });
  });
});

describe("a refusal of the mock is printed in its own words, with exit code 1", () => {
  test.for([
    [
      "pay 123",
      "there is no invoice with transaction number 123. List them with paystub invoices --sandbox shop",
    ],
    ["why 12", "12. List them with paystub invoices --sandbox shop"],
    ["why cb-9", "there is no callback cb-9. List them with paystub callbacks --sandbox shop"],
    ["why CB-1", "there is no callback CB-1. List them with paystub callbacks --sandbox shop"],
    ["why cb-x", "there is no callback cb-x. List them with paystub callbacks --sandbox shop"],
    ["recurring charge nobody", "nobody. List them with paystub recurring list --sandbox shop"],
    [
      "request 99",
      "there is no request 99 in the journal of shop, which keeps the latest ones. List them with",
    ],
    ["request 99", ". List them with paystub requests --sandbox shop"],
    ["pay ../../../health", "there is no invoice with transaction number ../../../health"],
    ["pay 1772366400001", "invoice 1772366400001 is paid"],
    [`why 1 --sandbox shopp`, "there is no sandbox shopp. Open sandboxes: shop"],
    ["resend cb-9", "cb-9. List them with paystub callbacks --sandbox shop"],
    ["clock advance 2020-01-01T00:00:00Z", "the clock only moves forward"],
    ["clock advance 1000000y", "the clock cannot pass 20 Nov 2286, 20:46:39.999 Riyadh"],
    ["clock advance P285616Y", "the clock cannot pass 20 Nov 2286, 20:46:39.999 Riyadh"],
    ["clock advance 3000000000d", "the clock cannot pass 20 Nov 2286, 20:46:39.999 Riyadh"],
    [`clock to next-charge ${NO}`, NO],
    ["rewind nowhere", "there is no label nowhere. Labels: none"],
    ["fork shop", "sandbox shop exists already. Reset it first, or choose another name"],
    ["decline 1 --code NO --sandbox -x", "there is no sandbox -x"],
  ] as const)("%s", async ([line, sentence], { gateway, merchant, tester }) => {
    await prepare({ merchant, tester });
    const ran = await paystub(...words(line), "--control-url", gateway.controlUrl);
    expect(ran).toMatchObject({ code: 1, out: "" });
    expect(ran.complaints).toContain(sentence);
    expect(ran.complaints).toMatch(/^paystub: .*\n$/);
  });

  test("and with --json", async ({ gateway }) => {
    const ran = await paystub("pay", "123", "--json", "--control-url", gateway.controlUrl);
    expect(ran).toMatchObject({ code: 1, out: "" });
  });
});

describe("a mistake exits with 2 and one line with the fix", () => {
  test.for([
    ["decline", "the invoice is missing. Give its transactionNo, or --order ORD-1"],
    ["pay 1 2", "only one argument"],
    ["pay 1 --method cash", "must be one of mada, visaMastercard"],
    ["clock advance soon", "must be a duration such as 24h, 90m, 1d12h, 1mo or PT24H, or"],
    ["clock advance PT", 'must be a duration such as 24h, 1d12h, 1mo or PT24H, but you sent "PT"'],
    ["clock advance 2026-12-01", "must be an instant such as 2026-01-31T12:00:00Z, but"],
    ["clock advance P-1D", "P-1D"],
    [
      "invoices --since PT",
      'must be a duration such as 24h, 1d12h, 1mo or PT24H, but you sent "PT"',
    ],
    ["requests --to 2026-12-01", "must be an instant such as 2026-01-31T12:00:00Z, but"],
    ["invoices --since 1h --to 2h", "is not after --since"],
    ["events --limit 99999999999", "limit"],
    ["pay 1 --card abc", "cardNumber must be a card number"],
    ["pay 1 --card 4000000000000003", "with the last digit that fits the others"],
    ["label 1st", 'must be a letter, then up to 63 letters, digits, or . _ -, but you sent "1st"'],
    ["assume taby=reject", "taby is not an assumption. Did you mean tabby?"],
    ["clock to midnight 1", "must be one of expiry, next-charge, otp-expiry"],
    ["clock to expiry 1 --offset 1", "must be a duration such as 1h or -1ms"],
    ["clock to expiry 1 --offset-ms 1", "Did you mean --offset?"],
    ["clock forward 24h", "there is no command clock forward"],
    ["events --after last", "must be a whole number, but"],
    ["assume tabby", "must be id=option"],
    ["assume =", "must be id=option"],
    ["invoice", "Did you mean invoices?"],
    ["import nowhere.json", "the log nowhere.json does not exist. Give a file that paystub export"],
    ["export --out /nowhere/shop.json", "the file /nowhere/shop.json cannot be written (ENOENT)"],
    ["sms --control-url 127.0.0.1:4010", "Give one such as http://127.0.0.1:4010/_control"],
    ["sms --control-url http://", "Give one such as http://127.0.0.1:4010/_control"],
    ["sms --control-url SHOP/_control", "is not a control API (status 200). Give --control-url"],
  ] as const)("%s", async ([line, fix], { gateway, merchant }) => {
    vi.stubEnv("PAYSTUB_CONTROL_URL", gateway.controlUrl);
    const ran = await paystub(...words(line.replace("SHOP", merchant.shop.url)));
    vi.unstubAllEnvs();
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.complaints).toContain(fix);
    expect(ran.complaints).toMatch(/^paystub: .*\n$/);
  });

  test.for([
    ["{", "is not valid JSON"],
    ["[]", "contains no JSON object"],
    ["{}", "is not an exported log. Give a file that paystub export"],
    ['{"paystub": "log"}', "names no sandbox. Name one with --as"],
  ] as const)("import of %s", async ([content, fix], { gateway }) => {
    const file = join(folder(), "log.json");
    writeFileSync(file, content);
    const ran = await paystub("import", file, "--control-url", gateway.controlUrl);
    expect(ran.code).toBe(2);
    expect(ran.complaints).toContain(fix);
  });

  test("with an unknown address", async ({ gateway }) => {
    await gateway.close();
    const { controlUrl } = gateway;
    const { code, complaints } = await paystub("invoices", "--control-url", controlUrl);
    expect(code).toBe(2);
    expect(complaints).toBe(
      `paystub: nothing answers at ${controlUrl} (ECONNREFUSED). ` +
        "Is the mock running? Start it with paystub start, or give --control-url\n",
    );
  });
});

describe("the address of the mock", () => {
  test("comes from the environment, and an option wins", async ({ gateway }) => {
    vi.stubEnv("PAYSTUB_CONTROL_URL", gateway.baseUrl);
    vi.stubEnv("PAYSTUB_SANDBOX", "b");
    vi.stubEnv("PAYSTUB_CONTROL_TOKEN", "");
    onTestFinished(() => void vi.unstubAllEnvs());
    await gateway.open("b");
    expect((await paystub("label", "here")).out).toBe("label here is at event 2\n");
    expect((await paystub("reset", "--sandbox", "shop")).out).toBe("sandbox shop is gone\n");
    vi.stubEnv("PAYSTUB_SANDBOX", "");
    expect((await paystub("reset")).out).toBe("sandbox b is gone\n");
    expect((await paystub("sandboxes")).out).toBe("no sandboxes yet: the first token opens one\n");
  });

  test("may need a token", async () => {
    const gateway = await startGateway({ host: "0.0.0.0", sandbox: "shop" });
    onTestFinished(gateway.close);
    const asked = ["invoices", "--control-url", gateway.controlUrl];
    expect(await paystub(...asked)).toEqual({
      code: 1,
      out: "",
      complaints:
        "paystub: the control API needs Authorization: Bearer and the token printed at start. " +
        "Give it with --control-token\n",
    });
    const token = gateway.controlToken ?? "";
    expect(await paystub(...asked, "--control-token", token)).toMatchObject({ code: 0 });
  });
});

test("the views show the same event", async ({ merchant, tester, customer }) => {
  await prepare({ merchant, tester });
  await tester.merchants.seed({ merchants: [{ partnerMadaFeesPercentage: 1.5 }] });
  await tester.settings.change({ rates: { USD: 3.75 } });
  merchant.shop.answers(500);
  await customer.approves(await merchant.registers(), { do: "pay" });
  await tester.invoices.decline(NO, { code: "X" });
  await tester.clock.advance({ by: "P1M" });
  await tester.clock.resume();
  const events = eventsIn(await tester.export());
  const views = (await tester.events()).events;
  expect(views.length).toBeGreaterThan(20);
  expect(views.map((view) => viewedEvent(view).event)).toEqual(events);
});
