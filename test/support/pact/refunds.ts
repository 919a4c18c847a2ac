import { MatchersV3 } from "@pact-foundation/pact";
import type { BackOffice } from "../../../contracts/consumers/back-office.js";
import { given } from "../../../contracts/states/catalogue.js";
import type { RefundRequest, RefundResponse } from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking } from "./agreement.js";
import { currency, instant, lockedOut, outages, problem } from "./answers.js";
import { type Expected, stated } from "./templates.js";

const { decimal, integer, string } = MatchersV3;

const EMAIL = "sara@palm-coffee.example";
const place = (value: string) => `/rest/partner/v2/merchant/email/${value}/refund`;
const BEFORE = "/rest/partner/v2/merchant/email/";

const paid = [given("a partner with a paid order", { orderNumber: "ORD-1001" })];
const refunded = asking("refundOrder", {
  given: paid,
  path: stated("value", place(EMAIL), BEFORE, "/refund"),
  sends: { orderNumber: "ORD-1001", refundReason: string("Sent back") },
  calls: (office: BackOffice, refund: RefundRequest) => office.refundOrder(EMAIL, refund),
});

const record: Expected<RefundResponse> = {
  id: integer(5),
  orderNumber: string("ORD-1001"),
  amount: decimal(25.5),
  currency,
  refundReason: string("Sent back"),
  createDatetime: instant,
};

/** What a back office relies on when it gives a customer the money back. */
export const refunding: readonly Agreed<BackOffice>[] = [
  refunded({ when: "the order is paid", status: 200, answers: record }),
  refunded({
    when: "the order was refunded already",
    given: [given("a partner with a refunded order", { orderNumber: "ORD-1001" })],
    status: 400,
    answers: problem(400),
  }),
  refunded({
    when: "there is no such order",
    given: [given("a partner with a paid order", { orderNumber: "ORD-1" })],
    sends: { orderNumber: "ORD-9", refundReason: string("Sent back") },
    status: 404,
    answers: problem(404),
  }),
  ...lockedOut("refundOrder", paid, refunded),
  ...outages("refundOrder", paid, refunded),
];
