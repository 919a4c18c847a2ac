import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { entryOf } from "../../../mocks/control/views.js";
import type { DomainEvent } from "../../../mocks/domain/events.js";
import { pactOfTraffic } from "../../../mocks/observe/pact/pact.js";
import { withoutSecrets } from "../../../mocks/observe/pact/redact.js";
import type { JournalEntry } from "../../../spec/generated/control.types.js";
import { folder, paystub } from "../../support/command-line.js";
import { type Answered, clientOf } from "../../support/http.js";
import { type Persons, test, walletOf } from "../../support/persons.js";
import { unusedAddress } from "../../support/servers.js";

interface Made {
  readonly path: string;
  readonly out: string;
  readonly text: string;
  readonly interactions: readonly {
    readonly description: string;
    readonly providerStates: readonly { readonly name: string }[];
    readonly request: { readonly body?: { readonly content: Record<string, unknown> } };
  }[];
}

/** Makes a pact of what the gateway has seen. */
async function pactOf({ gateway }: Persons, ...argv: string[]): Promise<Made> {
  const path = join(folder(), "pacts/shop.json");
  const where = ["--control-url", gateway.controlUrl, "--out", path];
  const { code, out, complaints } = await paystub(
    ...["pact", "from-journal", "--consumer", "shop", ...where, ...argv],
  );
  expect(complaints).toBe("");
  expect(code).toBe(0);
  const text = readFileSync(path, "utf8");
  return { path, out, text, interactions: JSON.parse(text).interactions };
}

async function mustVerify(path: string) {
  const { code, out, complaints } = await paystub("verify", "--pacts", path);
  expect(complaints + out).not.toMatch(/FAILED/);
  expect(code, out).toBe(0);
}

const descriptions = ({ interactions }: Made) => interactions.map(({ description }) => description);

/** What a shop's own tests do: a token, invoices that are paid, canceled and refused, a wallet. */
async function shopping(persons: Persons): Promise<void> {
  const { gateway, merchant, tester } = persons;
  const { body } = await merchant.post("/api/auth", { apiId: "shop", secretKey: "hush-hush" });
  const shop = clientOf(gateway.baseUrl, body.id_token);
  const order = (part = {}) => ({
    ...merchant.order({ smsMessage: "Pay [SHORT_URL]", ...part }),
    callBackUrl: "https://me:pw@shop.example/paid?proof=1&token=t0p",
  });
  const add = async (part = {}): Promise<Answered> => shop.post("/api/addInvoice", order(part));
  const { transactionNo: paid } = (await add()).body;
  await add({ amount: 1 });
  await shop.get(`/api/getInvoice/${paid}`);
  await tester.invoices.decline(paid);
  await shop.get(`/api/getInvoice/${paid}`);
  await tester.invoices.pay(paid);
  await shop.get(`/api/getInvoice/${paid}`);
  await shop.post("/api/cancelInvoice", { transactionNo: paid });
  const { transactionNo: open } = (await add({ orderNumber: "ORD-2", note: "gift" })).body;
  await shop.post("/api/cancelInvoice", { transactionNo: open });
  await shop.get(`/api/getInvoice/${open}`);
  await shop.get("/api/getInvoice/1000000000000");
  const wallet = walletOf(gateway);
  const { transactionNo: byWallet } = (await add({ orderNumber: "ORD-3" })).body;
  await wallet.asksForCode(byWallet, { total: 24 });
  const proof = await wallet.getsCode(byWallet);
  await wallet.pays(byWallet, proof, { stcpayPaymentOTP: "99999" });
  await wallet.pays(byWallet, { ...proof, signature: "forged" });
  await wallet.pays(byWallet, proof);
  await wallet.pays(byWallet, proof);
  await wallet.asksForCode("1000000000000");
}

/** What a back office does: merchants, and recurring payments in several states. */
async function keepingBooks({ gateway, merchant, tester }: Persons): Promise<void> {
  const answer = await merchant.post("/api/partner/auth", { profileNo: "shop", apiKey: "hush" });
  const partner = clientOf(gateway.baseUrl, answer.body.id_token);
  await partner.get("/rest/partner/getMyMerchants");
  await merchant.get("/api/recurringPayments");
  const id = await merchant.registers({ recurring: { type: "Custom", intervalDays: 10 } });
  await merchant.get("/api/recurringPayments");
  await tester.recurring.start(id);
  await merchant.post("/api/cancelRecurring", { recurringId: id });
  await merchant.post("/api/cancelRecurring", { recurringId: id });
  await merchant.post("/api/cancelRecurring", { recurringId: "nobody" });
  await merchant.post("/api/registerPayment", merchant.plan({ recurring: { retryCount: 9 } }));
}

/** Everything that is wrong with a token, and a state of the service. */
async function beingRefused({ gateway, merchant, tester }: Persons): Promise<void> {
  const { body } = await merchant.post("/api/auth", { apiId: "shop", secretKey: "s" });
  await clientOf(gateway.baseUrl, "forged").post("/api/addInvoice", merchant.order());
  await clientOf(gateway.baseUrl).post("/api/addInvoice", merchant.order());
  await merchant.post("/api/addInvoice", merchant.order(), { Authorization: "Basic eDp5" });
  await clientOf(gateway.baseUrl, body.id_token).get("/rest/partner/getMyMerchants");
  await tester.clock.advance({ by: "PT31M" });
  await clientOf(gateway.baseUrl, body.id_token).get("/api/recurringPayments");
  await tester.settings.change({ secretKey: "pinned" });
  await merchant.post("/api/auth", { apiId: "shop", secretKey: "wrong-one" });
  await merchant.post("/api/partner/auth", { profileNo: "shop", apiKey: "wrong-one" });
  await tester.faults.add({ fault: "status", status: 500, operation: "addInvoice", times: 1 });
  await merchant.addsInvoice();
}

describe("a pact from a team's own tests", () => {
  test("is verified and agrees with the spec: a storefront", async ({ persons }) => {
    await shopping(persons);
    const made = await pactOf(persons);
    expect(made.out).toMatch(
      /shop\.json: \d+ interactions of shop from \d+ requests in 1 sandbox\n$/,
    );
    expect(descriptions(made)).toEqual([
      "issueMerchantToken 200 given any credentials are accepted",
      "addInvoice 200 given a merchant",
      "addInvoice 400 given a merchant",
      "getInvoice 200 given a pending invoice",
      "getInvoice 200 given a declined invoice",
      "getInvoice 200 given a paid invoice",
      "cancelInvoice 400 given a paid invoice",
      "addInvoice 200 given a merchant (2)",
      "cancelInvoice 200 given a pending invoice",
      "getInvoice 200 given a canceled invoice",
      "getInvoice 404 given no such invoice",
      "sendOtp 400 given a pending invoice",
      "sendOtp 200 given a pending invoice",
      "processPayment 400 given an OTP was sent",
      "processPayment 401 given a forged OTP proof",
      "processPayment 200 given an OTP was sent",
      "processPayment 400 given an OTP that was used",
      "sendOtp 404 given no such invoice",
    ]);
    await mustVerify(made.path);
  });

  test("is verified and agrees with the spec: a back office", async ({ persons }) => {
    await keepingBooks(persons);
    const made = await pactOf(persons);
    expect(descriptions(made)).toEqual([
      "issuePartnerToken 200 given any credentials are accepted",
      "getMyMerchants 200 given a partner with merchants",
      "listRecurringPayments 200 given no recurring payments",
      "registerPayment 200 given a merchant",
      "listRecurringPayments 200 given a registered recurring payment",
      "cancelRecurring 200 given an active recurring payment",
      "cancelRecurring 400 given a canceled recurring payment",
      "cancelRecurring 404 given no such recurring payment",
      "registerPayment 400 given a merchant",
    ]);
    await mustVerify(made.path);
  });

  test("is verified and agrees with the spec: all token errors", async ({ persons }) => {
    await beingRefused(persons);
    const made = await pactOf(persons);
    expect(descriptions(made)).toEqual(
      expect.arrayContaining([
        "addInvoice 401",
        "addInvoice 401 (2)",
        "addInvoice 401 (3)",
        "getMyMerchants 403 given the token is of the other kind",
        "listRecurringPayments 401 given the token has expired",
        "issueMerchantToken 401 given credentials are pinned",
        "issuePartnerToken 401 given credentials are pinned",
        "addInvoice 500 given a merchant, the service fails",
      ]),
    );
    await mustVerify(made.path);
  });

  test("names the switches that its answers depend on", async ({ persons }) => {
    const { merchant, tester } = persons;
    await tester.assumptions.change({
      "order-status-case": "upper",
      "auth-failure": "401-empty",
      "validation-errors-shape": "map",
      "duplicate-order-number": "reject",
      "callback-method": "post",
    });
    await tester.settings.change({ strict: true });
    await merchant.createsInvoice();
    await merchant.addsInvoice();
    await merchant.addsInvoice({ amount: "25" });
    const made = await pactOf(persons);
    const [first] = made.interactions;
    const chosen = { id: "order-status-case", option: "upper" };
    expect(first?.providerStates).toContainEqual({
      name: "an assumption is chosen",
      params: chosen,
    });
    expect(made.text).not.toContain("callback-method");
    expect(made.text).toContain("strict mode");
    await mustVerify(made.path);
  });

  test("fails for a consumer that relies on more than there is", async ({ persons }) => {
    await persons.merchant.createsInvoice();
    const { path, text } = await pactOf(persons);
    writeFileSync(path, text.replace('"orderStatus"', '"orderState"'));
    const { code, out } = await paystub("verify", "--pacts", path);
    expect(code).toBe(1);
    expect(out).toMatch(/FAILED +addInvoice 200 given a merchant/);
    expect(out).toContain("orderState");
  });
});

describe("a pact uses the state at each request", () => {
  test("a switch is named by the requests that it affected", async ({ persons }) => {
    const { merchant, tester } = persons;
    const transactionNo = await merchant.createsInvoice();
    await merchant.reads(transactionNo);
    await tester.assumptions.change({ "order-status-case": "upper" });
    await tester.settings.change({ strict: true });
    await merchant.addsInvoice({ amount: 1 });
    await tester.settings.change({ strict: false });
    const made = await pactOf(persons);
    expect(descriptions(made)).toEqual([
      "addInvoice 200 given a merchant",
      "getInvoice 200 given a pending invoice",
      "addInvoice 400 given an assumption is chosen, a merchant, strict mode",
    ]);
    await mustVerify(made.path);
  });

  test("a code is the one that was sent before", async ({ persons }) => {
    const { gateway, merchant } = persons;
    const wallet = walletOf(gateway);
    const transactionNo = await merchant.createsInvoice();
    const first = { stcpayMobile: "500000001" };
    const proof = await wallet.getsCode(transactionNo, first);
    await wallet.pays(transactionNo, proof, { ...first, stcpayPaymentOTP: "99999" });
    await wallet.getsCode(transactionNo, { stcpayMobile: "500000002" });
    await wallet.pays(transactionNo, proof, first);
    const made = await pactOf(persons);
    const wrong = made.interactions.find(({ description }) =>
      /^processPayment 400/.test(description),
    );
    expect(wrong?.providerStates).toMatchObject([{ params: { mobile: "500000001" } }]);
    expect(made.out).toMatch(/ {2}1 that came with a code that was replaced/);
    await mustVerify(made.path);
  });

  test("requests that a rewind undid are left out, and counted", async ({ persons }) => {
    const { merchant, tester } = persons;
    const transactionNo = await merchant.createsInvoice();
    await merchant.reads(transactionNo);
    const { requests } = await tester.requests();
    const { events } = await tester.export();
    const log = events as unknown as readonly DomainEvent[];
    const logged = log.map((event, index) => ({ seq: index + 1, event }));
    const parties = { consumer: "shop", provider: "payment-service" };
    const made = (entries: readonly JournalEntry[], epoch = 1) =>
      pactOfTraffic([{ requests: entries.map(entryOf), events: logged, epoch }], parties);
    expect(made(requests)).toMatchObject({ interactions: 2, leftOut: new Map() });
    const [created, read] = requests as [JournalEntry, JournalEntry];
    const why = "was answered before its sandbox was taken back to an earlier moment";
    const earlier = { ...read, position: { epoch: 2, seq: 1 } };
    const later = { ...read, position: { epoch: 1, seq: events.length + 1 } };
    expect(made([created, earlier, later])).toMatchObject({
      interactions: 1,
      leftOut: new Map([[why, 2]]),
    });
    expect(() => made(requests, 2)).toThrow(
      `none of 2 requests can stand in a pact: 2 that ${why.replace("was", "were")}`,
    );
  });
});

describe("a pact of one sandbox", () => {
  test("contains nothing of others", async ({ persons }) => {
    const { gateway, merchant } = persons;
    await merchant.createsInvoice();
    await clientOf(gateway.baseUrl, "sandbox_other").get("/api/recurringPayments");
    const made = await pactOf(persons, "--sandbox", "other");
    expect(descriptions(made)).toEqual(["listRecurringPayments 200 given no recurring payments"]);
    expect(descriptions(await pactOf(persons))).toHaveLength(2);
  });
});

describe("secrets", () => {
  test("of the callers are in no pact", async ({ persons }) => {
    await shopping(persons);
    await keepingBooks(persons);
    const issued = (await persons.tester.requests()).requests.map(
      ({ responseBody }) => responseBody ?? "",
    );
    const tokens = issued.flatMap((text) => /"id_token":"([^"]+)"/.exec(text)?.[1] ?? []);
    const proofs = issued.flatMap((text) => /"signature":"([^"]+)"/.exec(text)?.[1] ?? []);
    expect(tokens.length + proofs.length).toBeGreaterThan(2);
    const { text } = await pactOf(persons);
    for (const secret of [...tokens, ...proofs, "hush", "me:pw", "t0p", "sandbox_shop", "99999"]) {
      expect(text).not.toContain(secret);
    }
  });

  test.for<[string, unknown, unknown]>([
    [
      "a token, however deep",
      { a: [{ access_token: "x" }] },
      { a: [{ access_token: "not-recorded" }] },
    ],
    ["an empty one stays empty", { secretKey: "" }, { secretKey: "" }],
    ["a number", { otp: 12345 }, { otp: 0 }],
    ["an object", { session: { id: "x" } }, { session: { id: "not-recorded" } }],
    [
      "what only sounds like one",
      { supportedCardBrands: ["mada"] },
      { supportedCardBrands: ["mada"] },
    ],
    ["a switch", { persistToken: true }, { persistToken: true }],
    [
      "a URL's parameter and password",
      { callBackUrl: "https://a:b@shop.example/x?token=1&order=2" },
      { callBackUrl: "https://shop.example/x?token=not-recorded&order=2" },
    ],
    ["a URL without any", { url: "https://shop.example" }, { url: "https://shop.example" }],
  ])("%s", ([, value, without]) => {
    expect(withoutSecrets(value)).toEqual(without);
  });
});

describe("a request that cannot be in a pact is reported", () => {
  test("with its reason and its count", async ({ persons }) => {
    const { gateway, merchant } = persons;
    await merchant.createsInvoice();
    await merchant.createsInvoice({ amount: "25.00" });
    const long = { title: "Book", price: 25, qty: 1, description: "x".repeat(2000) };
    await merchant.createsInvoice({ products: Array(40).fill(long) });
    await merchant.get("/api/recurringPayments?page=2");
    await merchant.get("/api/nothing");
    await merchant.get("/api/nothing/else");
    await merchant.post("/API/ADDINVOICE", merchant.order());
    await merchant.get("/api/recurringPayments/");
    await clientOf(gateway.baseUrl, "sandbox_shop").post("/api/addInvoice", undefined);
    const made = await pactOf(persons);
    expect(made.out).toMatch(/could not be used:\n/);
    expect(made.out).toMatch(
      / {2}1 that was only tolerated \(addInvoice: amount .*\); strict mode/,
    );
    expect(made.out).toMatch(
      / {2}1 that was too long for the journal, which cut its body and answer \(addInvoice\)/,
    );
    expect(made.out).toMatch(/ {2}1 that has a query, which listRecurringPayments does not take/);
    expect(made.out).toMatch(/ {2}2 that are not an operation of the service/);
    expect(made.out).toContain(
      "  1 that is not an operation: it differs from POST /api/addInvoice by letter case or a slash only\n",
    );
    expect(made.out).toContain("differs from GET /api/recurringPayments by letter case or a slash");
    await mustVerify(made.path);
  });

  test("if none remains", async ({ gateway, merchant }) => {
    await merchant.get("/api/nothing");
    const argv = [
      "pact",
      "from-journal",
      "--consumer",
      "shop",
      "--control-url",
      gateway.controlUrl,
    ];
    const { code, complaints } = await paystub(...argv);
    expect(complaints).toContain(
      "the only request cannot stand in a pact: 1 that is not an operation",
    );
    expect(code).toBe(2);
  });

  test("if there were no calls", async ({ gateway }) => {
    const argv = [
      "pact",
      "from-journal",
      "--consumer",
      "shop",
      "--control-url",
      gateway.controlUrl,
    ];
    const { code, complaints } = await paystub(...argv);
    expect(complaints).toMatch(/the mock has no requests to make a pact of. Run your tests/);
    expect(code).toBe(2);
  });

  test("if no mock runs", async () => {
    const argv = [
      "pact",
      "from-journal",
      "--consumer",
      "shop",
      "--control-url",
      await unusedAddress(),
    ];
    const { code, complaints } = await paystub(...argv);
    expect(complaints).toMatch(/nothing answers at .*Is the mock running/);
    expect(code).toBe(2);
  });

  test("if the file cannot be written", async ({ gateway, merchant }) => {
    await merchant.createsInvoice();
    const out = join(folder(), "file");
    writeFileSync(out, "");
    const where = ["--control-url", gateway.controlUrl, "--out", join(out, "shop.json")];
    const { code, complaints } = await paystub("pact", "from-journal", "--consumer", "a", ...where);
    expect(complaints).toMatch(/cannot be written \(.*\). Give --out another file/);
    expect(code).toBe(2);
  });

  test("if the consumer has no name", async () => {
    const { code, complaints } = await paystub("pact", "from-journal");
    expect(complaints).toContain("needs --consumer <name>");
    expect(code).toBe(2);
  });
});
