import { type Plan, planRecord } from "./answers.js";
import { asProblem, empty, type Fail, type Guard, type Operate, ok } from "./guard.js";
import { bad, ofPlan, unless } from "./objections.js";

const TAKEN = { isSuccess: true, message: "Success", validationErrors: null };

const refusal = (words: string) => ({
  isSuccess: false,
  message: words,
  validationErrors: words.split("; ").map((name) => ({ name, error: "is wrong" })),
});

const failRegister: Fail = ({ status, words }) => {
  return { status, body: { response: refusal(words), invoiceDetails: null } };
};
const failCancel: Fail = ({ status, words }) => ({ status, body: { response: refusal(words) } });

/** Payments that repeat; none of them ever starts. */
export function recurringOperations({ enter, weigh }: Guard): Readonly<Record<string, Operate>> {
  const plans = new Map<string, Plan>();
  return {
    registerPayment: (call) =>
      enter(call, { role: "merchant", fail: failRegister, found: ofPlan(call.body) }, () => {
        const recurringId = `plan-${plans.size + 1}`;
        plans.set(recurringId, { recurringId, body: call.body, status: "Registered" });
        const paymentUrl = `${call.host}/plans/${recurringId}`;
        const nothing = { customerReference: null, userDefinedField: null };
        return ok({ response: TAKEN, invoiceDetails: { paymentUrl, recurringId, ...nothing } });
      }),
    cancelRecurring: (call) => {
      const found = empty(call.body, "recurringId");
      return enter(call, { role: "merchant", fail: failCancel, found }, () => {
        const plan = plans.get(String(call.body.recurringId));
        if (!plan) return failCancel(bad("there is no such payment", 404));
        const over = unless(plan.status === "Registered", "the payment is over");
        return weigh(call, failCancel, over, () => {
          plan.status = "Canceled";
          return ok({ response: TAKEN });
        });
      });
    },
    recurringPayments: (call) =>
      enter(call, { role: "merchant", fail: asProblem }, () =>
        ok([...plans.values()].map(planRecord)),
      ),
  };
}
