import {
  answers,
  are,
  at,
  blamesClient,
  isSuccess,
  names,
  ofRefusal,
  satisfies,
  shape,
  statedShape,
  succeeds,
  textAt,
  turnsAway,
} from "../checks.js";
import {
  assumed,
  type Check,
  type ConformanceRule,
  call,
  documented,
  type PlannedCall,
  type ServiceAnswer,
} from "../rule.js";
import { type Body, plan } from "./calls.js";

/** What a rule changes of a plan. */
type PlanPart = Parameters<typeof plan>[1];

/** Registers a recurring payment. */
function register(part?: PlanPart): PlannedCall {
  return call("registerPayment", (facts) => ({ body: plan(facts, part) }));
}

/** Registers one with another schedule. */
function every(recurring: Body): PlannedCall {
  return register({ recurring });
}

/** Registers one that is charged every so many days. */
function custom(intervalDays?: number): PlannedCall {
  return every({ type: "Custom", intervalDays });
}

/** A monthly payment that other rules go on from. */
export const registered = register();

/** A payment that is refused. */
const tooLong = custom(181);

/** The payment is registered. */
const accepts: Check = (answer) =>
  isSuccess(answer) && at(answer.body, "response.isSuccess") === true;

/** The payment is refused. Under which status a refusal comes is not stated, so isSuccess counts too. */
const refuses: Check = ofRefusal(
  (answer) =>
    (isSuccess(answer) || blamesClient(answer)) && at(answer.body, "response.isSuccess") === false,
);

const second = call("registerPayment", (facts) => ({ body: plan(facts) }), { after: [registered] });
const nameless = call("registerPayment", (facts) => ({ body: plan(facts) }), { token: "none" });
const stranger = call("registerPayment", (facts) => ({ body: plan(facts) }), { token: "unknown" });
const empty = call("registerPayment", () => ({ body: {} }));

/** What the description states of a refusal; the elements of validationErrors are not among it. */
const refusalShape: Check = ({ body }) =>
  at(body, "response.isSuccess") === false &&
  typeof at(body, "response.message") === "string" &&
  at(body, "response.validationErrors") !== undefined;

const another: Check = (answer) =>
  textAt(answer, "invoiceDetails.recurringId") !==
  textAt(answer.after[0], "invoiceDetails.recurringId");

/** Fields that are assumed to be required. */
const REQUIRED: readonly (readonly [string, PlanPart])[] = [
  ["payment.value", { payment: { value: undefined } }],
  ["payment.currencyCode", { payment: { currencyCode: undefined } }],
  ["customer.name", { customer: { name: undefined } }],
  ["customer.mobile", { customer: { mobile: undefined } }],
  ["urls.callback", { urls: { callback: undefined } }],
  ["recurring.type", { recurring: { type: undefined } }],
  ["recurring.iterations", { recurring: { iterations: undefined } }],
];

const documentedRules = [
  documented(
    "registerPayment.success",
    "A valid request succeeds, with isSuccess true.",
    registered,
    accepts,
  ),
  documented(
    "registerPayment.shape",
    "The answer has every field, of its type.",
    registered,
    succeeds,
    statedShape("registerPayment", 200),
  ),
  documented(
    "registerPayment.recurringId",
    "The answer has a recurringId for tracking.",
    registered,
    satisfies("invoiceDetails.recurringId", (id) => typeof id === "string" && id !== ""),
  ),
  documented(
    "registerPayment.recurringId.identifies",
    "Two payments have different recurringIds.",
    second,
    accepts,
    another,
  ),
  documented(
    "registerPayment.validationErrors",
    "validationErrors is null on success.",
    registered,
    are(null, "response.validationErrors"),
  ),
  documented(
    "registerPayment.failure",
    "A refusal has response with isSuccess false, message and validationErrors.",
    tooLong,
    refuses,
    refusalShape,
  ),
  documented("registerPayment.no-token", "A call without a token is refused.", nameless, turnsAway),
  documented(
    "registerPayment.bad-token",
    "The service rejects an unknown token.",
    stranger,
    turnsAway,
  ),
];

/** What holds of registering a payment that repeats. */
export const recurringRules: readonly ConformanceRule[] = [
  ...documentedRules,
  assumed(
    "success-status",
    "registerPayment.status",
    "The status is 200.",
    registered,
    answers(200),
  ),
  assumed(
    "register-failure-status",
    "registerPayment.failure.status",
    "A refusal has status 400.",
    tooLong,
    answers(400),
  ),
  assumed(
    "validation-errors-shape",
    "registerPayment.failure.validationErrors",
    "validationErrors is a list of objects with name and error.",
    tooLong,
    refuses,
    satisfies("response.validationErrors", (errors) => {
      const named = (error: unknown) => at(error, "name") && at(error, "error");
      return Array.isArray(errors) && errors.length > 0 && errors.every(named);
    }),
  ),
  assumed(
    "failure-shapes",
    "registerPayment.failure.invoiceDetails",
    "invoiceDetails is null in a refusal.",
    tooLong,
    refuses,
    are(null, "invoiceDetails"),
  ),
  assumed(
    "recurring-fields",
    "registerPayment.failure.names",
    "A request without any field is refused, and its parts are named.",
    empty,
    refuses,
    names("response.validationErrors", "payment", "customer", "urls", "recurring"),
  ),
  ...REQUIRED.map(([field, part]) =>
    assumed(
      "recurring-fields",
      `registerPayment.required.${field}`,
      `A request without ${field} is refused.`,
      register(part),
      refuses,
    ),
  ),
  assumed(
    "auth-failure",
    "registerPayment.no-token.status",
    "A missing token gets 401 and addInvoice's failure object.",
    nameless,
    answers(401),
    shape("registerPayment", 401),
  ),
  assumed(
    "echo-nulls",
    "registerPayment.nulls",
    "customerReference and userDefinedField are null.",
    registered,
    are(null, "invoiceDetails.customerReference", "invoiceDetails.userDefinedField"),
  ),
];

const CANCEL = "cancel-recurring";
const LIST = "list-recurring";

const ownRegistration = call("registerPayment", (facts) => ({ body: plan(facts) }));
const idOf = (answer: ServiceAnswer | undefined) => textAt(answer, "invoiceDetails.recurringId");
const cancelBody = (_: unknown, [first]: readonly ServiceAnswer[]) => ({
  body: { recurringId: idOf(first) },
});

/** The list of a merchant, the positive control of the operation. */
export const listed = call("listRecurringPayments");
const listedNameless = call("listRecurringPayments", undefined, { token: "none" });
const listedAfter = call("listRecurringPayments", undefined, {
  after: [ownRegistration],
});
/** A payment that was registered and is canceled, the positive control of the operation. */
export const canceled = call("cancelRecurring", cancelBody, {
  after: [ownRegistration, listedAfter],
});
const listedCanceled = call("listRecurringPayments", undefined, {
  after: [ownRegistration, canceled],
});
const canceledAgain = call("cancelRecurring", cancelBody, {
  after: [ownRegistration, canceled],
});
const unknown = call("cancelRecurring", () => ({ body: { recurringId: "no-such-payment" } }));
const emptyCancellation = call("cancelRecurring", () => ({ body: {} }));

/** The record of the registered payment has a status. */
function isListed(status: string): Check {
  return ({ body, after }) => {
    const id = idOf(after[0]);
    const records = Array.isArray(body) ? body : [];
    const received = at(
      records.find((record) => at(record, "recurringId") === id),
      "status",
    );
    return received === status;
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
    "An unknown id gets 404.",
    unknown,
    answers(404),
    shape("cancelRecurring", 404),
  ),
  assumed(
    CANCEL,
    "cancelRecurring.missing",
    "A request without recurringId gets 400.",
    emptyCancellation,
    answers(400),
    shape("cancelRecurring", 400),
  ),
];

/** Schedules that the description allows: name, what it is, the schedule. */
const ALLOWED: readonly (readonly [string, string, PlannedCall])[] = [
  ["type.Daily", "A payment can be Daily.", every({ type: "Daily" })],
  ["type.Weekly", "A payment can be Weekly.", every({ type: "Weekly" })],
  ["type.Monthly", "A payment can be Monthly.", registered],
  ["type.Custom", "A payment can be Custom, every 10 days.", custom(10)],
  ["intervalDays.1", "Custom can be every day.", custom(1)],
  ["intervalDays.180", "Custom can be every 180 days.", custom(180)],
  [
    ...(["intervalDays.ignored", "intervalDays counts with Custom only."] as const),
    every({ type: "Daily", intervalDays: 999 }),
  ],
  ["retryCount.0", "No retry is allowed.", every({ retryCount: 0 })],
  ["retryCount.5", "Five retries are allowed.", every({ retryCount: 5 })],
  ["retryCount.optional", "retryCount can be left out.", every({ retryCount: undefined })],
  ["iterations.0", "iterations can be 0.", every({ iterations: 0 })],
];

/** Schedules that it forbids. */
const FORBIDDEN: readonly (readonly [string, string, PlannedCall])[] = [
  ["type.other", "Another type is refused.", every({ type: "Yearly" })],
  ["intervalDays.0-refused", "Custom every 0 days is refused.", custom(0)],
  ["intervalDays.181-refused", "Custom every 181 days is refused.", tooLong],
  ["intervalDays.missing", "Custom without intervalDays is refused.", custom()],
  ["retryCount.6-refused", "Six retries are refused.", every({ retryCount: 6 })],
  ["retryCount.negative", "A negative retryCount is refused.", every({ retryCount: -1 })],
  ["retryCount.fraction", "A retryCount of 2.5 is refused.", every({ retryCount: 2.5 })],
];

/** What holds of the schedules of recurring payments. */
export const recurringScheduleRules: readonly ConformanceRule[] = [
  ...ALLOWED.map(([name, sentence, planned]) =>
    documented(`registerPayment.${name}`, sentence, planned, accepts),
  ),
  ...FORBIDDEN.map(([name, sentence, planned]) =>
    documented(`registerPayment.${name}`, sentence, planned, refuses),
  ),
];
