import { plan } from "../bodies.js";
import { answers, textAt, turnsAway } from "../checks.js";
import { at } from "../json.js";
import { call, type ServiceAnswer } from "../planned-call.js";
import { assumed, type Check, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";

const CANCEL = "cancel-recurring";
const LIST = "list-recurring";

const registered = call("registerPayment", (facts) => ({ body: plan(facts) }));
const idOf = (answer: ServiceAnswer | undefined) => textAt(answer, "invoiceDetails.recurringId");
const cancelBody = (_: unknown, [first]: readonly ServiceAnswer[]) => ({
  body: { recurringId: idOf(first) },
});

/** The list of a merchant, the positive control of the operation. */
export const listed = call("listRecurringPayments");
const listedNameless = call("listRecurringPayments", undefined, { token: "none" });
const listedAfter = call("listRecurringPayments", undefined, { after: [registered] });
/** A payment that was registered and is canceled, the positive control of the operation. */
export const canceled = call("cancelRecurring", cancelBody, { after: [registered, listedAfter] });
const listedCanceled = call("listRecurringPayments", undefined, { after: [registered, canceled] });
const canceledAgain = call("cancelRecurring", cancelBody, { after: [registered, canceled] });
const unknown = call("cancelRecurring", () => ({ body: { recurringId: "no-such-payment" } }));
const empty = call("cancelRecurring", () => ({ body: {} }));

/** The record of the registered payment has a status. */
function isListed(status: string): Check {
  return ({ body, after }) => {
    const id = idOf(after[0]);
    const records = Array.isArray(body) ? body : [];
    const came = at(
      records.find((record) => at(record, "recurringId") === id),
      "status",
    );
    return came === status ? [] : [`expected ${id} to be listed as ${status}, but it is ${came}`];
  };
}

/** What is assumed of listing and canceling payments that repeat. */
export const recurringLifeRules: readonly ConformanceRule[] = [
  assumed(
    LIST,
    "listRecurringPayments.shape",
    "A merchant's token gets an array of records.",
    listed,
    answers(200),
    shape("listRecurringPayments", 200),
  ),
  assumed(
    LIST,
    "listRecurringPayments.registered",
    "A new payment is listed as Registered.",
    listedAfter,
    shape("listRecurringPayments", 200),
    isListed("Registered"),
  ),
  assumed(
    LIST,
    "listRecurringPayments.no-token",
    "A call without a token is refused.",
    listedNameless,
    turnsAway,
  ),
  assumed(
    CANCEL,
    "cancelRecurring.success",
    "A registered payment can be canceled.",
    canceled,
    answers(200),
    shape("cancelRecurring", 200),
  ),
  assumed(
    CANCEL,
    "cancelRecurring.canceled",
    "It is listed as Canceled afterwards.",
    listedCanceled,
    isListed("Canceled"),
  ),
  assumed(
    CANCEL,
    "cancelRecurring.twice",
    "It cannot be canceled again: 400.",
    canceledAgain,
    answers(400),
    shape("cancelRecurring", 400),
  ),
  assumed(
    CANCEL,
    "cancelRecurring.unknown",
    "An id that no payment has is answered with 404.",
    unknown,
    answers(404),
    shape("cancelRecurring", 404),
  ),
  assumed(
    CANCEL,
    "cancelRecurring.missing",
    "A request without recurringId is answered with 400.",
    empty,
    answers(400),
    shape("cancelRecurring", 400),
  ),
];
