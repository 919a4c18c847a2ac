import type {
  RecurringOutcome,
  RegisterPaymentRequest,
} from "../../spec/generated/openapi.types.js";
import type { Caller } from "./call.js";

/** How registering a subscription went: where the customer confirms, or what was wrong. */
type Subscribed =
  | { readonly ok: true; readonly recurringId: string; readonly paymentUrl: string }
  | { readonly ok: false; readonly why: string; readonly complaints: readonly string[] };

/** Registers a subscription. Uses isSuccess, because a refusal can have status 200. */
export async function subscribe(call: Caller, plan: RegisterPaymentRequest): Promise<Subscribed> {
  const answer = await call("registerPayment", { body: plan });
  if (answer.status !== 200 && answer.status !== 400) {
    throw new Error(`registerPayment answered ${answer.status}`);
  }
  const { response, invoiceDetails } = answer.body;
  if (response.isSuccess && invoiceDetails) {
    const { recurringId, paymentUrl } = invoiceDetails;
    return { ok: true, recurringId, paymentUrl };
  }
  return { ok: false, why: response.message, complaints: complaintsOf(response) };
}

/** What was wrong with the fields, a line each: the shape of validationErrors is not documented. */
export function complaintsOf({ validationErrors }: RecurringOutcome): readonly string[] {
  if (validationErrors === null) return [];
  if (!isList(validationErrors)) {
    return Object.entries(validationErrors).map(([name, error]) => `${name} ${error}`);
  }
  return validationErrors.map((complaint) =>
    typeof complaint === "string" ? complaint : `${complaint.name} ${complaint.error}`,
  );
}

type Listed<Value> = Extract<Value, readonly unknown[]>;

/** Array.isArray does not narrow readonly arrays. */
function isList<Value>(value: Value): value is Listed<Value> {
  return Array.isArray(value);
}
