import { plan } from "../bodies.js";
import { answers, are, names, satisfies, succeeds, textAt, turnsAway } from "../checks.js";
import { at } from "../json.js";
import { call } from "../planned-call.js";
import { assumed, type Check, type ConformanceRule, documented } from "../rule.js";
import { shape, statedShape } from "../shapes.js";
import { accepts, type PlanPart, refuses, register, registered, tooLong } from "./plans.js";

const second = call("registerPayment", (facts) => ({ body: plan(facts) }), { after: [registered] });
const nameless = call("registerPayment", (facts) => ({ body: plan(facts) }), { token: "none" });
const stranger = call("registerPayment", (facts) => ({ body: plan(facts) }), { token: "unknown" });
const empty = call("registerPayment", () => ({ body: {} }));

/** What the description states of a refusal; the elements of validationErrors are not among it. */
const refusalShape: Check = ({ body }) => {
  const message = at(body, "response.message");
  return [
    ...(at(body, "response.isSuccess") === false ? [] : ["response.isSuccess is not false"]),
    ...(typeof message === "string" ? [] : ["response.message is no text"]),
    ...(at(body, "response.validationErrors") === undefined
      ? ["response has no validationErrors"]
      : []),
  ];
};

const another: Check = (answer) => {
  const id = textAt(answer, "invoiceDetails.recurringId");
  const first = textAt(answer.after[0], "invoiceDetails.recurringId");
  return id === first ? [`both have the recurringId ${id}`] : [];
};

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
    "A good request is taken, with isSuccess true.",
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
    satisfies("invoiceDetails.recurringId", "a text", (id) => typeof id === "string" && id !== ""),
  ),
  documented(
    "registerPayment.recurringId.identifies",
    "Two payments have two recurringIds.",
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
  documented("registerPayment.bad-token", "A token of nobody is refused.", stranger, turnsAway),
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
    satisfies("response.validationErrors", "a list of objects with name and error", (errors) => {
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
    "A missing token is answered with 401 and addInvoice's failure object.",
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
