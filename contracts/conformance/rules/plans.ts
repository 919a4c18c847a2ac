import { type Body, plan } from "../bodies.js";
import { are, isSuccess, succeeds } from "../checks.js";
import { at } from "../json.js";
import { call, type PlannedCall } from "../planned-call.js";
import type { Check } from "../rule.js";
import { blamesClient, ofRefusal } from "../shapes.js";

/** What a rule changes of a plan. */
export type PlanPart = Parameters<typeof plan>[1];

/** Registers a recurring payment. */
export function register(part?: PlanPart): PlannedCall {
  return call("registerPayment", (facts) => ({ body: plan(facts, part) }));
}

/** Registers one with another schedule. */
export function every(recurring: Body): PlannedCall {
  return register({ recurring });
}

/** Registers one that is charged every so many days. */
export function custom(intervalDays?: number): PlannedCall {
  return every({ type: "Custom", intervalDays });
}

/** A monthly payment that other rules go on from. */
export const registered = register();

/** A payment that is refused. */
export const tooLong = custom(181);

/** The payment is registered. */
export const accepts: Check = (answer) => {
  if (!isSuccess(answer)) return succeeds(answer);
  return are(true, "response.isSuccess")(answer);
};

/** The payment is refused. Under which status a refusal comes is not stated, so isSuccess counts too. */
export const refuses: Check = ofRefusal((answer) => {
  const { status, body } = answer;
  if (!isSuccess(answer) && !blamesClient(answer)) {
    return [`expected a refusal, but status ${status} came`];
  }
  return at(body, "response.isSuccess") === false
    ? []
    : [`expected a refusal with isSuccess false, but status ${status} came without`];
});
