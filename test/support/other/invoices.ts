import { type Invoice, invoiceBody, MERCHANT, receiver, refundOf, transaction } from "./answers.js";
import { asProblem, empty, type Guard, type Operate, ok } from "./guard.js";
import { ofCard, ofOrder, ofSharing, unless } from "./objections.js";
import { list, object, problem } from "./wire.js";

const { id, merchantId, merchantPhone } = MERCHANT;
const KEYS = { id, merchantId, merchantPhone, apiId: "APP_2", secretKey: "a-secret" };
const UNKNOWN = problem(404, "there is no such invoice");

/** Tokens and merchants. */
export function tokenOperations({ enter }: Guard): Readonly<Record<string, Operate>> {
  return {
    auth: (call) =>
      enter(call, { fail: asProblem, found: empty(call.body, "apiId", "secretKey") }, () =>
        ok({ id_token: "merchant.any.signature" }),
      ),
    "partner-auth": (call) =>
      enter(call, { fail: asProblem, found: empty(call.body, "profileNo", "apiKey") }, () => ({
        ...ok({ id_token: "partner.any.signature" }),
        headers: { Authorization: "Bearer partner.any.signature" },
      })),
    getMyMerchants: (call) =>
      enter(call, { role: "partner", fail: asProblem }, () => ok([MERCHANT])),
    getMerchantKeys: (call) => {
      const found = unless(Boolean(call.query.get("profileNo")), "profileNo is missing");
      return enter(call, { role: "partner", fail: asProblem, found }, () => {
        const isKnown = call.path.endsWith(`/accountNo/${MERCHANT.merchantId}`);
        return isKnown ? ok(KEYS) : problem(404, "there is no such merchant");
      });
    },
  };
}

/** The steps of registering a merchant, in their order. */
const STEPS = ["check-license", "validate-otp", "add-info", "confirm-account"] as const;
const STATUSES = ["OtpSent", "MobileVerified", "InfoAdded", "Approved"] as const;

/** Registering a merchant: how many steps of each session are done. */
export function onboardingOperations({ enter, weigh }: Guard): Readonly<Record<string, Operate>> {
  const done = new Map<string, number>();
  const entry = { role: "partner", fail: asProblem } as const;
  const reply = (sessionUuid: string, n: number) => {
    done.set(sessionUuid, n + 1);
    return ok({ signature: "any-signature", sessionUuid, status: STATUSES[n] });
  };
  const later = STEPS.slice(1).map((name, before): [string, Operate] => [
    name,
    (call) =>
      enter(call, { ...entry, found: empty(call.body, "sessionUuid") }, () => {
        const sessionUuid = String(call.body.sessionUuid);
        const found = [
          ...unless((done.get(sessionUuid) ?? 0) > before, "the step comes too early"),
          ...unless(name !== "validate-otp" || call.body.otp !== "00000", "otp is wrong"),
        ];
        return weigh(call, asProblem, found, () => reply(sessionUuid, before + 1));
      }),
  ]);
  return {
    "check-license": (call) =>
      enter(call, { ...entry, found: empty(call.body, "licenseNumber") }, () =>
        reply(`session-${done.size + 1}`, 0),
      ),
    ...Object.fromEntries(later),
  };
}

/** Creating, reading and canceling invoices. */
export function invoiceOperations(
  { enter, weigh }: Guard,
  invoices: Map<string, Invoice>,
): Readonly<Record<string, Operate>> {
  const entry = { role: "merchant", fail: asProblem } as const;
  const refunded = new Set<Invoice>();
  return {
    addInvoice: (call) =>
      enter(call, { ...entry, found: ofOrder(call.body) }, () => {
        const transactionNo = String(1_772_366_400_000 + invoices.size);
        const { host, body: order } = call;
        const invoice: Invoice = { transactionNo, host, order, status: "PENDING" };
        invoices.set(transactionNo, invoice);
        return ok(invoiceBody(invoice));
      }),
    addMerchantInvoice: (call) =>
      enter(
        call,
        {
          role: "partner",
          fail: asProblem,
          found: [...ofOrder(call.body), ...ofSharing(call.body)],
        },
        () => {
          const { receivers, partnerPortion, ...order } = call.body;
          const known = list(receivers).every(
            (one) => object(one).value === MERCHANT.merchantEmail,
          );
          if (!known) return problem(404, "there is no such merchant");
          const transactionNo = String(1_772_366_400_000 + invoices.size);
          const full = { ...order, receivers: list(receivers).map(receiver), partnerPortion };
          const invoice: Invoice = {
            transactionNo,
            host: call.host,
            order: full,
            status: "PENDING",
          };
          invoices.set(transactionNo, invoice);
          return ok(invoiceBody(invoice));
        },
      ),
    payInvoice: (call) =>
      enter(call, { ...entry, found: [...ofOrder(call.body), ...ofCard(call.body)] }, () => {
        const transactionNo = String(1_772_366_400_000 + invoices.size);
        const { card: _, ...order } = call.body;
        const invoice: Invoice = { transactionNo, host: call.host, order, status: "Paid" };
        invoices.set(transactionNo, invoice);
        return ok(invoiceBody(invoice));
      }),
    getInvoice: (call) =>
      enter(call, entry, () => {
        const invoice = invoices.get(call.path.split("/").at(-1) ?? "");
        return invoice ? ok(invoiceBody(invoice)) : UNKNOWN;
      }),
    getTransactionsOfOrderNumber: (call) => {
      const orderNumber = call.query.get("orderNumber");
      const found = unless(Boolean(orderNumber), "orderNumber is missing");
      return enter(call, { ...entry, found }, () => {
        const all = [...invoices.values()];
        return ok(all.filter(({ order }) => order.orderNumber === orderNumber).map(transaction));
      });
    },
    sendDigitalProduct: (call) =>
      enter(call, { ...entry, found: empty(call.body, "message", "orderNumber") }, () => {
        const { orderNumber } = call.body;
        const found = [...invoices.values()].findLast(
          ({ order }) => order.orderNumber === orderNumber,
        );
        if (!found) return UNKNOWN;
        const unpaid = unless(found.status === "Paid", "the invoice is not paid");
        return weigh(call, asProblem, unpaid, () => ok({ success: "true" }));
      }),
    refund: (call) =>
      enter(
        call,
        { role: "partner", fail: asProblem, found: empty(call.body, "orderNumber") },
        () => {
          const { orderNumber } = call.body;
          const invoice = [...invoices.values()].findLast(
            ({ order, status }) => order.orderNumber === orderNumber && status === "Paid",
          );
          if (!invoice) return UNKNOWN;
          const before = unless(!refunded.has(invoice), "the invoice is refunded");
          return weigh(call, asProblem, before, () => {
            refunded.add(invoice);
            return ok(refundOf(refunded.size, invoice.order, call.body));
          });
        },
      ),
    cancelInvoice: (call) =>
      enter(call, { ...entry, found: empty(call.body, "transactionNo") }, () => {
        const invoice = invoices.get(String(call.body.transactionNo));
        if (!invoice) return UNKNOWN;
        const closed = unless(invoice.status === "PENDING", "the invoice is closed");
        return weigh(call, asProblem, closed, () => {
          invoice.status = "Canceled";
          return ok({ success: "true" });
        });
      }),
  };
}
