import fc from "fast-check";
import { describe, expect, test as plain } from "vitest";
import { toJson } from "../../mocks/sandbox/wire.js";
import { fractionKeys } from "../../spec/generated/operations.js";
import { anyCharacter } from "../support/characters.js";
import { wholeMoney } from "../support/http.js";
import { test, walletOf } from "../support/persons.js";

/** Texts that look like members of the reply, among ordinary ones. */
const TEMPTING = [
  '"amount":10',
  '{"amount":10}',
  '"amount":10,"total":5}',
  '\\"amount\\":10,',
  '","amount":10,"x":"',
  "amount",
  '\\","price":3}',
  "\u2028\u0000\\",
];
const text = fc.oneof(fc.constantFrom(...TEMPTING), fc.string({ minLength: 1, unit: "grapheme" }));

describe("money on the wire has a fraction part", () => {
  test("in every operation that shows an amount [money-fraction]", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await tester.settings.change({ rates: { EUR: 4 } });
    const products = [{ title: "Book", price: 10, qty: 2, specificVat: 15, productCost: 0 }];
    const added = await merchant.addsInvoice({ amount: 20, currency: "EUR", products });
    expect(added.text).toContain('"amount":20.0,');
    expect(added.text).toContain('"price":10.0,');
    expect(added.text).toContain('"specificVat":15.0,');
    expect(added.text).toContain('"productCost":0.0}');
    expect(added.text).toContain('"foreignCurrencyRate":4.0,');
    expect(added.text).toContain('"qty":2,');

    const invoice = added.body.transactionNo;
    expect((await merchant.reads(invoice)).text).toBe(added.text);

    const [wallet, total] = [walletOf(gateway), { total: 20 }];
    const paid = await wallet.pays(invoice, await wallet.getsCode(invoice, total), total);
    expect(paid.text).toContain('"orderAmount":20.0,');

    await merchant.registers({ payment: { value: 30, currencyCode: "SAR" } });
    expect((await merchant.get("/api/recurringPayments")).text).toContain('"amount":30.0,');

    await tester.merchants.seed({ merchants: [{ partnerMadaFeesPercentage: 2 }] });
    const merchants = await merchant.get("/rest/partner/getMyMerchants");
    expect(merchants.text).toContain('"partnerMadaFeesPercentage":2.0,');

    const control = await merchant.get(`/_control/sandboxes/shop/invoices/${invoice}`);
    expect(control.text).toContain('"amount":20.0,');
    const events = await merchant.get("/_control/sandboxes/shop/events?type=invoice-created");
    expect(events.text).toMatch(/"price":10\.0,.*"amount":20\.0,|"amount":20\.0,.*"price":10\.0,/);
  });

  test("in each webhook to the merchant [money-fraction]", async ({ merchant, tester }) => {
    await tester.assumptions.change({ "callback-method": "post", "callback-params": "both" });
    await tester.settings.change({ webhook: { url: `${merchant.shop.url}/hook`, headers: {} } });
    await tester.invoices.pay(await merchant.createsInvoice({ amount: 40 }));
    const charged = await merchant.registers({ payment: { value: 30, currencyCode: "SAR" } });
    await tester.recurring.start(charged);
    const bodies = merchant.shop.requests.map(({ body }) => body);
    expect(bodies.filter((body) => body.includes('"amount":40.0,'))).toHaveLength(1);
    expect(bodies.filter((body) => body.includes('"amount":30.0,'))).toHaveLength(1);
  });
});

const DOUBLES = new Set(fractionKeys.map((key) => key.toLowerCase()));

/** How the switch callback-params spells a name, and how a careless client might. */
const SPELLINGS = [
  (key: string) => key,
  (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  (key: string) => key.toUpperCase(),
];

describe("writing JSON", () => {
  const json = fc.jsonValue({ stringUnit: anyCharacter });

  plain("changes no value of any document [money-fraction]", () => {
    const key = fc.oneof(fc.constantFrom("amount", "price", "total", "Value", '"amount":1'), text);
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: "small" },
        fc.oneof(json, fc.integer(), text),
        fc.array(tie("node"), { maxLength: 4 }),
        fc.dictionary(key, tie("node"), { maxKeys: 5 }),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (value) => {
        const written = toJson(value);
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(wholeMoney(written)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  plain("never changes a text that looks like a key and its value [money-fraction]", () => {
    const spelled = fc
      .tuple(fc.constantFrom(...fractionKeys), fc.constantFrom(...SPELLINGS))
      .map(([key, spell]) => spell(key));
    const piece = fc.oneof(spelled, fc.constantFrom('"', '":', "\\", ":", "10", "-1", ",", "}"));
    const lookalike = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
    const value = fc.oneof(lookalike, fc.integer());
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(spelled, lookalike), value), (fields) => {
        const members = Object.entries(fields).map(([key, value]) => {
          const isMoney = typeof value === "number" && DOUBLES.has(key.toLowerCase());
          return `${JSON.stringify(key)}:${JSON.stringify(value)}${isMoney ? ".0" : ""}`;
        });
        expect(toJson(fields)).toBe(`{${members.join(",")}}`);
      }),
      { numRuns: 2000 },
    );
  });

  plain.each([
    [{ amount: 10 }, '{"amount":10.0}'],
    [{ amount: -10 }, '{"amount":-10.0}'],
    [{ amount: 0 }, '{"amount":0.0}'],
    [{ amount: 10.5 }, '{"amount":10.5}'],
    [{ qty: 10, amount: null }, '{"qty":10,"amount":null}'],
    [{ amount: 10, price: 3 }, '{"amount":10.0,"price":3.0}'],
    [{ amount: "10" }, '{"amount":"10"}'],
    [{ amount: [10] }, '{"amount":[10]}'],
    [["amount", 10], '["amount",10]'],
    [{ note: '"amount":10,' }, '{"note":"\\"amount\\":10,"}'],
  ])("%j is %s [money-fraction]", (value, written) => {
    expect(toJson(value)).toBe(written);
  });
});
