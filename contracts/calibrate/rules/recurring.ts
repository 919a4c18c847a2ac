import {
  answers,
  are,
  at,
  blamesClient,
  conforms,
  isSuccess,
  names,
  ofRefusal,
  satisfies,
  shape,
  statedShape,
  succeeds,
  textAt,
} from "../checks.js";
import {
  type Check,
  type ConformanceRule,
  call,
  type PlannedCall,
  type ServiceAnswer,
} from "../rule.js";
import { type Body, plan, requiredIn } from "./calls.js";
import { rulesOf } from "./operation.js";

/** What a rule changes of a plan. */
type PlanPart = Parameters<typeof plan>[1];

/** Registers a recurring payment. */
export function register(part?: PlanPart): PlannedCall {
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
const empty = call("registerPayment", () => ({ body: {} }));

/** What the description states of a refusal; the elements of validationErrors are not among it. */
const refusalShape: Check = ({ body }) =>
  at(body, "response.isSuccess") === false &&
  typeof at(body, "response.message") === "string" &&
  at(body, "response.validationErrors") !== undefined;

const idOf = (answer: ServiceAnswer | undefined) => textAt(answer, "invoiceDetails.recurringId");

const PARTS = { payment: {}, customer: {}, urls: {}, recurring: {} };
/** Fields that are assumed to be required, each in its part of a plan. */
const REQUIRED = requiredIn("registerPayment", PARTS);

function withoutField(path: string): PlannedCall {
  const [part = "", field = ""] = path.split(".");
  return register({ [part]: { [field]: undefined } });
}

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

/** What holds of registering a payment that repeats. */
export const recurringRules = rulesOf("registerPayment", registered, (make) => {
  const { holds, assumed, badTokens } = make;
  return [
    holds("success", "A valid request succeeds, with isSuccess true.", accepts),
    holds("shape", "The answer has every field, of its type.", succeeds, statedShape(200)),
    holds(
      "recurringId",
      "The answer has a recurringId for tracking.",
      satisfies("invoiceDetails.recurringId", (id) => typeof id === "string" && id !== ""),
    ),
    holds(
      "recurringId.identifies",
      "Two payments have different recurringIds.",
      second,
      accepts,
      (answer) => idOf(answer) !== idOf(answer.after[0]),
    ),
    holds(
      "validationErrors",
      "validationErrors is null on success.",
      are(null, "response.validationErrors"),
    ),
    holds(
      "failure",
      "A refusal has response with isSuccess false, message and validationErrors.",
      tooLong,
      refuses,
      refusalShape,
    ),
    ...ALLOWED.map(([name, sentence, planned]) => holds(name, sentence, planned, accepts)),
    ...FORBIDDEN.map(([name, sentence, planned]) => holds(name, sentence, planned, refuses)),
    ...badTokens(),
    assumed("success-status", "status", "The status is 200.", answers(200)),
    assumed(
      "register-failure-status",
      "failure.status",
      "A refusal has status 400.",
      tooLong,
      answers(400),
    ),
    assumed(
      "validation-errors-shape",
      "failure.validationErrors",
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
      "failure.invoiceDetails",
      "invoiceDetails is null in a refusal.",
      tooLong,
      refuses,
      are(null, "invoiceDetails"),
    ),
    assumed(
      "recurring-fields",
      "failure.names",
      "A request without any field is refused, and its parts are named.",
      empty,
      refuses,
      names("response.validationErrors", ...Object.keys(PARTS)),
    ),
    ...REQUIRED.map((field) =>
      assumed(
        "recurring-fields",
        `required.${field}`,
        `A request without ${field} is refused.`,
        withoutField(field),
        refuses,
      ),
    ),
    assumed(
      "echo-nulls",
      "nulls",
      "customerReference and userDefinedField are null.",
      are(null, "invoiceDetails.customerReference", "invoiceDetails.userDefinedField"),
    ),
  ];
});

const ownRegistration = register();
const cancelBody: PlannedCall["request"] = (_, [first]) => ({ body: { recurringId: idOf(first) } });

/** The list of a merchant, the positive control of the operation. */
const listed = call("listRecurringPayments");
const listedAfter: PlannedCall = { ...listed, after: [ownRegistration] };
/** A payment that was registered and is canceled, the positive control of the operation. */
const canceled = call("cancelRecurring", cancelBody, { after: [ownRegistration, listedAfter] });
const listedCanceled: PlannedCall = { ...listed, after: [ownRegistration, canceled] };
const canceledAgain: PlannedCall = { ...canceled, after: [ownRegistration, canceled] };
const unknown = call("cancelRecurring", () => ({ body: { recurringId: "no-such-payment" } }));
const emptyCancellation = call("cancelRecurring", () => ({ body: {} }));

/** The record of the registered payment has a status. */
function isListed(status: string): Check {
  return ({ body, after }) => {
    const id = idOf(after[0]);
    const records = Array.isArray(body) ? body : [];
    return (
      at(
        records.find((record) => at(record, "recurringId") === id),
        "status",
      ) === status
    );
  };
}

/** What is assumed of listing and canceling payments that repeat. */
export const recurringLifeRules: readonly ConformanceRule[] = [
  ...rulesOf("listRecurringPayments", listed, ({ holds, noToken }) => [
    holds("shape", "A merchant's token gets an array of records.", conforms(200)),
    holds(
      "registered",
      "A new payment is listed as Registered.",
      listedAfter,
      shape(200),
      isListed("Registered"),
    ),
    noToken(),
  ]),
  ...rulesOf("cancelRecurring", canceled, ({ holds }) => [
    holds("success", "A registered payment can be canceled.", conforms(200)),
    holds("canceled", "It is listed as Canceled afterwards.", listedCanceled, isListed("Canceled")),
    holds("twice", "It cannot be canceled again: 400.", canceledAgain, conforms(400)),
    holds("unknown", "An unknown id gets 404.", unknown, conforms(404)),
    holds("missing", "A request without recurringId gets 400.", emptyCancellation, conforms(400)),
  ]),
];
