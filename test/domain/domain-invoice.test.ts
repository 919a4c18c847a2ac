import { describe, expect, test } from "vitest";
import {
  decideInvoice,
  evolveInvoice,
  expiresAt,
  type Invoice,
  type InvoiceCommand,
  isDigital,
  offeredBrands,
  refuseOrder,
} from "../../mocks/domain/invoice.js";
import { BRANDS, type Brand } from "../../mocks/domain/money.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import { invoiceWith, orderWith, outcomeOf, settingsUnder, T0 } from "../support/domain.js";

const { transactionNo } = invoiceWith();

const pay = { type: "pay-invoice", transactionNo, method: null, via: "page", cardNumber: null };
const decline = { type: "decline-payment", transactionNo, code: "DECLINED", message: "No" };
const cancel = { type: "cancel-invoice", transactionNo, by: "merchant" };
const expire = { type: "expire-invoice", transactionNo };
const commands = { pay, decline, cancel, expire } as Readonly<Record<string, InvoiceCommand>>;

function after(invoice: Invoice, command: string, now: number): Invoice {
  const outcome = decideInvoice(invoice, commands[command] as InvoiceCommand, now);
  if ("code" in outcome) throw new Error(outcome.code);
  return outcome.reduce<Invoice>(evolveInvoice, invoice);
}

const LAST = T0 + DAY_MS - 1;
const END = T0 + DAY_MS;
const LATER = END + 1000;

const states: Readonly<Record<string, Invoice>> = {
  pending: invoiceWith(),
  declined: after(invoiceWith(), "decline", T0),
  paid: after(invoiceWith(), "pay", T0),
  canceled: after(invoiceWith(), "cancel", T0),
  expired: after(invoiceWith(), "expire", END),
};

describe("the effect of a command on an invoice, in each state and at each instant", () => {
  test.each([
    ["pending", "pay", T0, "invoice-paid"],
    ["pending", "pay", LAST, "invoice-paid"],
    ["pending", "pay", END, "invoice-expired"],
    ["pending", "pay", LATER, "invoice-expired"],
    ["pending", "decline", T0, "payment-declined"],
    ["pending", "decline", LAST, "payment-declined"],
    ["pending", "decline", END, "invoice-expired"],
    ["pending", "cancel", LAST, "invoice-canceled"],
    ["pending", "cancel", END, "invoice-expired"],
    ["pending", "expire", T0, ""],
    ["pending", "expire", LAST, ""],
    ["pending", "expire", END, "invoice-canceled"],
    ["pending", "expire", LATER, "invoice-canceled"],
    ["declined", "pay", LAST, "invoice-paid"],
    ["declined", "decline", LAST, "payment-declined"],
    ["declined", "cancel", LAST, "invoice-canceled"],
    ["declined", "expire", END, "invoice-canceled"],
    ["paid", "pay", T0, "invoice-closed"],
    ["paid", "decline", T0, "invoice-closed"],
    ["paid", "cancel", T0, "invoice-closed"],
    ["paid", "expire", END, ""],
    ["paid", "pay", LATER, "invoice-closed"],
    ["canceled", "pay", T0, "invoice-closed"],
    ["canceled", "decline", T0, "invoice-closed"],
    ["canceled", "cancel", T0, "invoice-closed"],
    ["canceled", "expire", END, ""],
    ["expired", "pay", LATER, "invoice-closed"],
    ["expired", "cancel", LATER, "invoice-closed"],
    ["expired", "expire", LATER, ""],
  ])("%s, %s at %d: %s [expiry-boundary]", (state, command, now, outcome) => {
    const invoice = states[state] as Invoice;
    expect(outcomeOf(decideInvoice(invoice, commands[command] as InvoiceCommand, now))).toBe(
      outcome,
    );
  });
});

describe("an invoice after its events", () => {
  test("ends exactly 24 hours after its creation [expiry-boundary]", () => {
    expect(expiresAt(invoiceWith())).toBe(T0 + 24 * 60 * 60 * 1000);
  });

  test("stores how it was paid", () => {
    const facts = { status: "paid", closedAt: T0, method: "mada", via: "page", canceledBy: null };
    expect(states.paid).toMatchObject(facts);
  });

  test.each([
    ["canceled", "merchant", T0],
    ["expired", "expiry", END],
  ])("stores who canceled it: %s by %s", (state, canceledBy, closedAt) => {
    expect(states[state]).toMatchObject({ status: "canceled", canceledBy, closedAt, via: null });
  });

  test("collects its declines in order and stays pending", () => {
    const twice = after(states.declined as Invoice, "decline", T0 + 5);
    expect(twice.status).toBe("pending");
    expect(twice.declines.map(({ at }) => at)).toEqual([T0, T0 + 5]);
    expect(states.pending?.declines).toEqual([]);
  });

  test("an event of an unknown or closed invoice is an internal error", () => {
    const event = { type: "invoice-canceled", at: T0, transactionNo, by: "expiry" } as const;
    expect(() => evolveInvoice(undefined, event)).toThrow("unknown invoice");
    expect(() => evolveInvoice(states.paid, event)).toThrow("cannot happen to what is paid");
  });
});

describe("the payment method", () => {
  const payBy = (brands: readonly Brand[] | null, method: Brand | null, cardNumber = "") =>
    decideInvoice(invoiceWith({ brands }), { ...pay, method, cardNumber } as InvoiceCommand, T0);

  test.each([
    [null, null, "mada"],
    [["stcpay", "mada"], null, "stcpay"],
    [["amex"], "amex", "amex"],
    [null, "urpay", "urpay"],
    [["tabby"], "tabby", "tabby"],
    [[], "amex", "amex"],
  ] as const)("with brands %j and the choice %s it is %s", (brands, choice, method) => {
    expect(payBy(brands, choice)).toMatchObject([{ type: "invoice-paid", method }]);
  });

  test.each([
    [["amex"], "mada"],
    [null, "tabby"],
    [["stcpay", "urpay"], "tamara"],
  ] as const)("with brands %j, %s is not offered", (brands, method) => {
    expect(payBy(brands, method)).toMatchObject({ code: "method-not-offered", method });
  });

  test("every brand is offered unless the order names some; tabby only if accepted [tabby]", () => {
    expect(offeredBrands(orderWith())).toEqual(BRANDS.filter((brand) => brand !== "tabby"));
    expect(offeredBrands(orderWith({ brands: ["tabby", "mada"] }))).toEqual(["tabby", "mada"]);
  });

  test.each([
    ["mada", "4111 1111 1111 1234", "1234"],
    ["amex", "378282246310005", "0005"],
    ["mada", "", null],
    ["mada", "12", "12"],
    ["mada", "no digits", null],
    ["stcpay", "4111111111111234", null],
  ] as const)("of a card for %s only the last digits are stored: %s", (method, number, ending) => {
    expect(payBy(null, method, number)).toMatchObject([{ cardEnding: ending }]);
  });
});

describe("an order that is refused", () => {
  test.each([
    ["accept", undefined],
    ["reject", "brand-not-accepted"],
  ] as const)("names tabby with the option %s: %s [tabby]", (option, code) => {
    const refusal = refuseOrder(
      orderWith({ brands: ["mada", "tabby"] }),
      settingsUnder({ tabby: option }),
      undefined,
    );
    expect(refusal?.code).toBe(code);
  });

  test.each([
    ["accept", "1", undefined],
    ["reject", "1", "order-number-taken"],
    ["reject", undefined, undefined],
  ] as const)(
    "repeats an order number with %s (earlier: %s): %s [duplicate-order-number]",
    (option, earlier, code) => {
      const settings = settingsUnder({ "duplicate-order-number": option });
      expect(refuseOrder(orderWith(), settings, earlier)?.code).toBe(code);
    },
  );
});

test.each([
  [[], false],
  [[null, false], false],
  [[false, true], true],
  [[true], true],
])(
  "with products that are digital %j the order is digital: %s [digital-order]",
  (flags, digital) => {
    const products = flags.map((flag) => ({
      title: "Book",
      price: 100,
      quantity: 1,
      description: null,
      digital: flag,
      imageUrl: null,
      vatRate: null,
      cost: null,
    }));
    expect(isDigital(orderWith({ products }))).toBe(digital);
  },
);
