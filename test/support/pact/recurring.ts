import { MatchersV3 } from "@pact-foundation/pact";
import type { BackOffice } from "../../../contracts/consumers/back-office.js";
import { given } from "../../../contracts/states/catalogue.js";
import type {
  RecurringPaymentRecord,
  RegisterPaymentRequest,
} from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking } from "./agreement.js";
import {
  address,
  complaints,
  instant,
  lockedOut,
  outages,
  recurringRecord,
  refusal,
  success,
} from "./answers.js";
import { type Expected, listOf, stated } from "./templates.js";

const { eachLike, like, string } = MatchersV3;

type Row = Agreed<BackOffice>;

const PLAN: RegisterPaymentRequest = {
  payment: { value: 49.5, currencyCode: "SAR", paymentNote: "Membership" },
  customer: { name: "Sara Al Harbi", mobile: "0500000001", email: "sara@customer.example" },
  urls: { callback: "https://shop.example/charged" },
  recurring: { type: "Monthly", iterations: 12, retryCount: 2 },
};

/** Three fields are wrong at once. */
const BAD_PLAN: RegisterPaymentRequest = {
  ...PLAN,
  customer: { name: "", mobile: "" },
  recurring: { type: "Custom", intervalDays: 181, iterations: 0 },
};

const merchant = [given("a merchant")];
const registered = asking("registerPayment", {
  given: merchant,
  sends: like(PLAN),
  calls: (office: BackOffice, plan: RegisterPaymentRequest) => office.registerPayment(plan),
});

const details = {
  paymentUrl: address("/pay/recurring/8b1f6c0d"),
  customerReference: null,
  userDefinedField: null,
  recurringId: string("8b1f6c0d"),
};

// The switch register-failure-status has no interaction: that a bad request gets a 200 cannot be said in
// a pact, which is held to the spec by its status. The journey of the back office has it.
const errorsAs = (option: string) =>
  given("an assumption is chosen", { id: "validation-errors-shape", option });
const refused = { response: refusal(complaints), invoiceDetails: null };

/** What a back office relies on when it registers recurring payments. */
export const registering: readonly Row[] = [
  registered({
    when: "the plan is monthly",
    status: 200,
    answers: { response: success, invoiceDetails: details },
  }),
  registered({
    when: "the plan is every ten days until it is canceled",
    sends: like({ ...PLAN, recurring: { type: "Custom", intervalDays: 10, iterations: 0 } }),
    status: 200,
    answers: { response: success, invoiceDetails: details },
  }),
  registered({ when: "fields are wrong", sends: like(BAD_PLAN), status: 400, answers: refused }),
  registered({
    when: "fields are wrong and errors come as sentences",
    given: [...merchant, errorsAs("strings")],
    sends: like(BAD_PLAN),
    status: 400,
    answers: {
      response: refusal(eachLike("customer.name must not be empty")),
      invoiceDetails: null,
    },
  }),
  registered({
    when: "fields are wrong and errors come by field",
    given: [...merchant, errorsAs("map")],
    sends: like(BAD_PLAN),
    status: 400,
    answers: {
      response: refusal(like({ "customer.name": "must not be empty" })),
      invoiceDetails: null,
    },
  }),
  ...lockedOut("registerPayment", [], registered),
  ...outages("registerPayment", merchant, registered),
];

const active = [given("an active recurring payment")];
const canceled = asking("cancelRecurring", {
  given: active,
  sends: { recurringId: stated("recurringId", "8b1f6c0d") },
  calls: (office: BackOffice, { recurringId }: { recurringId: string }) =>
    office.cancelRecurring(recurringId),
});

const closed = [
  "a canceled recurring payment",
  "a completed recurring payment",
  "an ended recurring payment",
] as const;

/** What a back office relies on when it cancels recurring payments. */
export const cancelingRecurring: readonly Row[] = [
  canceled({ when: "it is active", status: 200, answers: { response: success } }),
  canceled({
    when: "nobody has confirmed it yet",
    given: [given("a registered recurring payment")],
    status: 200,
    answers: { response: success },
  }),
  ...closed.map((state) =>
    canceled({
      when: `it is ${state}`,
      given: [given(state)],
      status: 400,
      answers: { response: refusal(complaints) },
    }),
  ),
  canceled({
    when: "the id is empty",
    given: merchant,
    sends: { recurringId: string("") },
    status: 400,
    answers: { response: refusal(complaints) },
  }),
  canceled({
    when: "there is no such recurring payment",
    given: [given("no such recurring payment")],
    status: 404,
    answers: { response: refusal(complaints) },
  }),
  ...lockedOut("cancelRecurring", active, canceled),
  ...outages("cancelRecurring", active, canceled),
];

const listed = asking("listRecurringPayments", {
  given: active,
  calls: (office: BackOffice) => office.listRecurringPayments(),
});

const none = [given("no recurring payments")];
const one = (part: Expected<RecurringPaymentRecord>) =>
  listOf<RecurringPaymentRecord>(recurringRecord(part));

/** What a back office relies on when it lists recurring payments. */
export const listing: readonly Row[] = [
  listed({
    when: "one is active",
    status: 200,
    answers: one({ status: "Active", nextChargeAt: instant }),
  }),
  ...(
    [
      ["a registered recurring payment", "Registered"],
      ["a canceled recurring payment", "Canceled"],
      ["a completed recurring payment", "Completed"],
      ["an ended recurring payment", "Ended"],
    ] as const
  ).map(([state, status]) =>
    listed({
      when: `there is ${state}`,
      given: [given(state)],
      status: 200,
      answers: one({ status, nextChargeAt: null }),
    }),
  ),
  listed({ when: "there are none", given: none, status: 200, answers: [] }),
  ...lockedOut("listRecurringPayments", [], listed),
  ...outages("listRecurringPayments", none, listed),
];
