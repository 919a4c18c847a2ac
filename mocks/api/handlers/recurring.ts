import type {
  RecurringPaymentRecord,
  RegisterPaymentRequest,
} from "../../../spec/generated/openapi.types.js";
import { eventOfType } from "../../domain/events.js";
import { toUnits } from "../../domain/money.js";
import type { RecurringStatus } from "../../domain/moves.js";
import { type Recurring, type RecurringPlan, retriesMade } from "../../domain/recurring.js";
import { toIso } from "../../domain/time.js";
import { journaled, recurringRefusal, refused } from "../failures.js";
import type { PaymentHandlers } from "../types.js";
import { moneyReader, type ReadMoney } from "./order-wire.js";

type RecurringHandlers = Pick<
  PaymentHandlers,
  "registerPayment" | "cancelRecurring" | "listRecurringPayments"
>;

const ACCEPTED = { isSuccess: true, message: "Success", validationErrors: null } as const;

/** The operations on recurring payments. */
export const recurringHandlers: RecurringHandlers = {
  registerPayment(call) {
    const { body, sandbox, execute, links } = call;
    const plan = planOf(body, moneyReader(call));
    const { events } = execute({ type: "register-recurring", plan });
    const { recurringId } = eventOfType(events, "recurring-registered");
    const paymentUrl = links(sandbox.world).recurring(recurringId);
    const details = { paymentUrl, customerReference: null, userDefinedField: null };
    return {
      status: 200,
      body: { response: ACCEPTED, invoiceDetails: { ...details, recurringId } },
    };
  },

  cancelRecurring({ body: { recurringId }, sandbox, execute, path }) {
    const { refusal } = execute({ type: "cancel-recurring", recurringId, by: "merchant" });
    if (!refusal) return { status: 200, body: { response: ACCEPTED } };
    const failure = refused(refusal, [400, 404] as const);
    const { settings } = sandbox;
    const response = recurringRefusal(failure, { path, now: sandbox.now(), settings });
    return { status: failure.status, body: { response }, ...journaled(failure) };
  },

  listRecurringPayments({ sandbox }) {
    const records = sandbox.read(({ recurring }) => [...recurring.values()].map(recordOf));
    return { status: 200, body: records };
  },
};

/** Any type except Custom ignores the days between charges. */
function planOf(
  { payment, customer, urls, recurring }: RegisterPaymentRequest,
  money: ReadMoney,
): RecurringPlan {
  const custom = recurring.type === "Custom";
  return {
    amount: money(payment.value, "payment.value"),
    currency: payment.currencyCode,
    note: payment.paymentNote ?? null,
    customerName: customer.name,
    customerMobile: customer.mobile,
    customerEmail: customer.email ?? null,
    callbackUrl: urls.callback,
    interval: recurring.type,
    intervalDays: custom ? Number(recurring.intervalDays) : null,
    iterations: recurring.iterations,
    retryCount: recurring.retryCount ?? 0,
  };
}

const STATUS_WORDS: { readonly [S in RecurringStatus]: RecurringPaymentRecord["status"] } = {
  registered: "Registered",
  active: "Active",
  canceled: "Canceled",
  completed: "Completed",
  ended: "Ended",
};

function recordOf(recurring: Recurring): RecurringPaymentRecord {
  const { plan, nextChargeAt } = recurring;
  return {
    recurringId: recurring.id,
    status: STATUS_WORDS[recurring.status],
    customerName: plan.customerName,
    amount: toUnits(plan.amount),
    currencyCode: plan.currency,
    type: plan.interval,
    intervalDays: plan.intervalDays,
    iterations: plan.iterations,
    retryCount: plan.retryCount,
    chargesDone: recurring.chargesDone,
    cycle: recurring.startedAt === null ? 0 : recurring.cycle,
    retriesUsed: retriesMade(recurring),
    nextChargeAt: nextChargeAt === null ? null : toIso(nextChargeAt),
    createdAt: toIso(recurring.createdAt),
  };
}
