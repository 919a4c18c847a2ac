import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decideInvoice,
  evolveInvoice,
  type Invoice,
  type InvoiceCommand,
} from "../../mocks/domain/invoice.js";
import { INVOICE_MOVES, RECURRING_MOVES, statusAfter } from "../../mocks/domain/moves.js";
import {
  CARD_DECLINED,
  decideRecurring,
  evolveRecurring,
  type Recurring,
  type RecurringCommand,
} from "../../mocks/domain/recurring.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import { invoiceWith, planWith, T0 } from "../support/domain.js";

const { transactionNo } = invoiceWith();
const recurringId = "r-1";

const invoiceCommand: fc.Arbitrary<InvoiceCommand> = fc.constantFrom(
  { type: "pay-invoice", transactionNo, method: null, via: "control", cardNumber: null },
  { type: "decline-payment", transactionNo, ...CARD_DECLINED },
  { type: "cancel-invoice", transactionNo, by: "merchant" },
  { type: "expire-invoice", transactionNo },
);

const recurringCommand: fc.Arbitrary<RecurringCommand> = fc.constantFrom(
  { type: "start-recurring", recurringId },
  { type: "charge-recurring", recurringId },
  { type: "cancel-recurring", recurringId, by: "merchant" },
  { type: "arrange-charges", recurringId, outcomes: ["fail"], failure: CARD_DECLINED },
);

/** A history: commands, each some time after the one before. */
function history<Command>(command: fc.Arbitrary<Command>) {
  return fc.array(fc.tuple(command, fc.integer({ min: 0, max: DAY_MS })), { maxLength: 40 });
}

describe("the tables of states", () => {
  test("contain every transition that an invoice makes", () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(history(invoiceCommand), (commands) => {
        let [invoice, now]: [Invoice, number] = [invoiceWith(), T0];
        for (const [command, wait] of commands) {
          now += wait;
          const decided = decideInvoice(invoice, command, now);
          if ("code" in decided) continue;
          for (const event of decided) {
            const next = statusAfter(INVOICE_MOVES, invoice.status, event.type);
            invoice = evolveInvoice(invoice, event);
            expect(invoice.status).toBe(next);
          }
        }
      }),
    );
  });

  test("contain every transition that a recurring payment makes", () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(history(recurringCommand), (commands) => {
        let [recurring, now]: [Recurring, number] = [registered(), T0];
        for (const [command, wait] of commands) {
          now += wait;
          const decided = decideRecurring(recurring, command, now);
          if ("code" in decided) continue;
          for (const event of decided) {
            const next = statusAfter(RECURRING_MOVES, recurring.status, event.type);
            recurring = evolveRecurring(recurring, event);
            expect(recurring.status).toBe(next);
          }
        }
      }),
    );
  });

  test("reject an unknown event: a broken log does not pass for a valid one", () => {
    const paid = evolveInvoice(invoiceWith(), {
      type: "invoice-paid",
      at: T0,
      transactionNo,
      method: "mada",
      via: "page",
      cardEnding: null,
    });
    const again = { type: "invoice-canceled", at: T0, transactionNo, by: "merchant" } as const;

    expect(() => evolveInvoice(paid, again)).toThrow(
      "invoice-canceled cannot happen to what is paid",
    );
  });
});

function registered(): Recurring {
  const plan = planWith({ iterations: 3, retryCount: 1 });
  const event = { type: "recurring-registered", at: T0, recurringId, plan } as const;
  return evolveRecurring(undefined, event);
}
