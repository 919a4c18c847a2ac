import { clientOf } from "../support/http.js";
import type { Persons } from "../support/persons.js";
import { asks, calls, invoice, type Made, type Mistake, posts, TOKEN } from "./mistake.js";

const reads = (value: (made: Made) => string | undefined): Mistake["call"] => {
  return (_, made) => calls("GET", `/api/getInvoice/${encodeURIComponent(value(made) ?? "")}`)();
};

const cancels: Mistake["call"] = (_, { no }) => posts("/api/cancelInvoice", { transactionNo: no });
const stops: Mistake["call"] = (_, { id }) => posts("/api/cancelRecurring", { recurringId: id });

const KEEP = "Pass on the transactionNo of addInvoice's reply unchanged, as a string";

/** An invoice of another merchant's sandbox. */
const ofAnother: Mistake["arrange"] = async ({ gateway, merchant }) => {
  const neighbor = clientOf(gateway.baseUrl, "sandbox_neighbor");
  const { body } = await neighbor.post("/api/addInvoice", merchant.order());
  return { no: body.transactionNo };
};

const paid =
  (part = {}) =>
  async (persons: Persons) => {
    const made = await invoice(part)(persons);
    await persons.tester.invoices.pay(made.no ?? "", { method: "mada" });
    return made;
  };

const canceled = async (persons: Persons) => {
  const made = await invoice()(persons);
  await persons.merchant.post("/api/cancelInvoice", { transactionNo: made.no });
  return made;
};

const expired = async (persons: Persons) => {
  const made = await invoice()(persons);
  await persons.tester.clock.advance({ by: "PT24H" });
  return made;
};

/** Mistakes about which invoice is meant, and in which state it is. */
export const INVOICES: readonly Mistake[] = [
  {
    name: "the order number for the transaction number, in sendOtp",
    status: 404,
    reported:
      "orderNumber holds the merchant's order ORD-1. sendOtp needs the transactionNo {no} of the same invoice",
    arrange: invoice(),
    call: asks({ orderNumber: "ORD-1" }),
  },
  {
    name: "the order number for the transaction number, in getInvoice",
    status: 404,
    reported:
      "the path holds the merchant's order ORD-1. getInvoice needs the transactionNo {no} of the same invoice",
    arrange: invoice(),
    call: reads(() => "ORD-1"),
  },
  {
    name: "the order number for the transaction number, in cancelInvoice",
    status: 404,
    reported:
      "transactionNo holds the merchant's order ORD-1. cancelInvoice needs the transactionNo {no} of the same invoice",
    arrange: invoice(),
    call: () => posts("/api/cancelInvoice", { transactionNo: "ORD-1" }),
  },
  {
    name: "an invoice of another sandbox",
    status: 404,
    reported:
      "the path holds an invoice of another sandbox than shop, which the token opens. Use a token of the apiId that created it",
    arrange: ofAnother,
    call: reads(({ no }) => no),
  },
  {
    name: "an invoice of an earlier run",
    status: 404,
    reported:
      "the number has the right form, but no sandbox of this gateway has that invoice. A restart, a reset or a rewind removes invoices: create a new one",
    call: reads(() => "1700000000000"),
  },
  {
    name: "undefined as a transaction number",
    status: 404,
    reported: `the path is the word undefined. ${KEEP}, and check whether that call succeeded`,
    call: reads(() => "undefined"),
  },
  {
    name: "a template that was copied as it stands",
    status: 404,
    reported: `the path is the placeholder {transactionNo}. ${KEEP}, and check whether that call succeeded`,
    call: reads(() => "{transactionNo}"),
  },
  {
    name: "a recurring payment where an invoice is wanted",
    status: 404,
    reported:
      "the path holds the recurringId of a recurring payment. Look it up with GET /api/recurringPayments",
    arrange: async ({ merchant }) => ({ id: await merchant.registers() }),
    call: reads(({ id }) => id),
  },
  {
    name: "the payment page's address for the number",
    status: 404,
    reported: "orderNumber holds an address. sendOtp wants {no} alone",
    arrange: invoice(),
    call: (persons, { no }) =>
      asks({ orderNumber: `${persons.gateway.baseUrl}/pay/order/${no}` })(persons, {
        no: no ?? "",
      }),
  },
  {
    name: "a number that a spreadsheet rounded",
    status: 404,
    reported: `your client read orderNumber as a number, which lost digits. ${KEEP}`,
    arrange: invoice(),
    call: asks({ orderNumber: "1.77237E+12" }),
  },
  {
    name: "a number with a digit too few",
    status: 404,
    reported: `orderNumber has 12 digits, and a transactionNo has 13. ${KEEP}`,
    arrange: invoice(),
    call: asks({ orderNumber: "177236640000" }),
  },
  {
    name: "a transaction number that is a number",
    status: 400,
    reported: 'transactionNo is a number. Send it in quotes: "1772366400000"',
    call: () => posts("/api/cancelInvoice", { transactionNo: 1772366400000 }),
  },
  {
    name: "canceling a paid invoice",
    status: 400,
    reported:
      "it was paid by mada at 1 Mar 2026, 15:00:00 Riyadh. Only a pending invoice can be canceled; a paid one is refunded by its partner: refundOrder",
    arrange: paid(),
    call: cancels,
  },
  {
    name: "canceling twice",
    status: 400,
    reported:
      "it was canceled by the merchant at 1 Mar 2026, 15:00:00 Riyadh, as when a successful call is repeated. Read its orderStatus first",
    arrange: canceled,
    call: cancels,
  },
  {
    name: "canceling what expired",
    status: 400,
    reported:
      "it expired at 2 Mar 2026, 15:00:00 Riyadh, 24 hours after its creation. There is nothing left to cancel",
    arrange: expired,
    call: cancels,
  },
  {
    name: "an OTP for an invoice that expired",
    status: 400,
    reported:
      "it expired at 2 Mar 2026, 15:00:00 Riyadh, 24 hours after its creation. Create a new invoice",
    arrange: expired,
    call: asks(),
  },
  {
    name: "an OTP for a paid invoice",
    status: 400,
    reported:
      "it was paid by mada at 1 Mar 2026, 15:00:00 Riyadh. It needs no other payment; create a new invoice for the next",
    arrange: paid(),
    call: asks(),
  },
  {
    name: "canceling an invoice as a recurring payment",
    status: 404,
    reported: "recurringId holds the transactionNo of an invoice. Cancel that with cancelInvoice",
    arrange: invoice(),
    call: (_, { no }) => posts("/api/cancelRecurring", { recurringId: no }),
  },
  {
    name: "more than the id of a recurring payment",
    status: 404,
    reported: 'recurringId holds "#{id}". Send {id} alone',
    arrange: async ({ merchant }) => ({ id: await merchant.registers() }),
    call: (_, { id }) => posts("/api/cancelRecurring", { recurringId: `#${id}` }),
  },
  {
    name: "canceling a recurring payment twice",
    status: 400,
    reported:
      "it was canceled already, registered at 1 Mar 2026, 15:00:00 Riyadh. There is nothing left to cancel",
    arrange: async ({ merchant, tester }) => {
      const id = await merchant.registers();
      await tester.recurring.cancel(id);
      return { id };
    },
    call: stops,
  },
  {
    name: "a recurring payment of an earlier run",
    status: 404,
    reported:
      "no sandbox of this gateway has that recurring payment. A restart, a reset or a rewind removes recurring payments: register a new one",
    call: () => ({
      ...posts("/api/cancelRecurring", { recurringId: "rec-gone" }),
      headers: { ...TOKEN, "Content-Type": "application/json" },
    }),
  },
];
