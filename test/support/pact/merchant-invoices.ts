import { MatchersV3 } from "@pact-foundation/pact";
import type { BackOffice } from "../../../contracts/consumers/back-office.js";
import { given } from "../../../contracts/states/catalogue.js";
import type {
  EchoedReceiver,
  MerchantInvoiceRequest,
} from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking } from "./agreement.js";
import { invoice, lockedOut, outages, problem } from "./answers.js";
import { listOf } from "./templates.js";

const { boolean, decimal, regex, string } = MatchersV3;

const PATH = "/rest/partner/addMerchantInvoice/";
const PROFILE = "20230101";
const EMAIL = "sara@palm-coffee.example";

/** An invoice that a merchant shares with the partner. */
const SHARED: MerchantInvoiceRequest = {
  orderNumber: "ORD-1001",
  amount: 25.5,
  callBackUrl: "https://shop.example/payment/done",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
  receivers: [{ key: "email", value: EMAIL, amount: 20.25, note: "Beans", isMainReceiver: true }],
  partnerPortion: { amount: 5.25, isPayingServiceFees: true },
};

const known = [given("a partner with known merchants", { merchants: [`email=${EMAIL}`] })];
const shared = asking("addMerchantInvoice", {
  given: known,
  path: regex(/^\/rest\/partner\/addMerchantInvoice\/\d+$/, `${PATH}${PROFILE}`),
  sends: SHARED,
  calls: (office: BackOffice, order: MerchantInvoiceRequest) =>
    office.addMerchantInvoice(PROFILE, order),
});

/** What a back office relies on when merchants share an invoice. */
export const sharing: readonly Agreed<BackOffice>[] = [
  shared({
    when: "the amounts add up",
    status: 200,
    answers: invoice({
      gatewayOrderRequest: {
        receivers: listOf<EchoedReceiver>({
          key: "email",
          value: string(EMAIL),
          amount: decimal(20.25),
          note: string("Beans"),
          isMainReceiver: boolean(true),
        }),
        partnerPortion: { amount: decimal(5.25), isPayingServiceFees: boolean(true) },
      },
    }),
  }),
  shared({
    when: "the amounts do not add up",
    sends: { ...SHARED, partnerPortion: { amount: 5 } },
    status: 400,
    answers: problem(400),
  }),
  shared({
    when: "the partner has no such merchant",
    given: [given("a partner without merchants")],
    status: 404,
    answers: problem(404),
  }),
  ...lockedOut("addMerchantInvoice", known, shared),
  ...outages("addMerchantInvoice", known, shared),
];
