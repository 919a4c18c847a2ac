import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { given, type StateName } from "../../contracts/states/catalogue.js";
import type {
  CheckLicenseRequest,
  ConfirmAccountRequest,
  EchoedReceiver,
  MerchantInvoiceRequest,
  MerchantKeys,
  MerchantRelationship,
  PartnerTokenRequest,
  RecurringOutcome,
  RecurringPaymentRecord,
  RefundResponse,
  RegisterPaymentRequest,
} from "../../spec/generated/openapi.types.js";
import { INFO, LICENSE } from "../support/onboarding.js";
import {
  address,
  agree,
  assuming,
  currency,
  type Expected,
  instant,
  invoice,
  listOf,
  ORDER,
  provePact,
  refusal,
  stated,
  type Template,
  TOKEN,
  wordLike,
} from "../support/pact.js";

const { boolean, decimal, eachLike, integer, like, regex, string } = MatchersV3;

const PROFILE = "20230101";
const EMAIL = "sara@palm-coffee.example";

const merchant = [given("a merchant")];
const withoutMerchants = [given("a partner without merchants")];
const oneMerchant = [given("a partner with merchants", { count: 1 })];

const credentials = {
  profileNo: stated("profileNo", PROFILE),
  apiKey: stated("apiKey", "a-partner-key"),
} satisfies Template<PartnerTokenRequest>;
const issued = {
  headers: { Authorization: regex(/^Bearer .+/, `Bearer ${TOKEN}`) },
  answers: { id_token: string(TOKEN) },
};

const tokens = agree(
  "issuePartnerToken",
  {
    given: [given("any credentials are accepted")],
    sends: credentials,
  },
  [
    ["any credentials will do", 200, issued],
    [
      "the token is to last",
      200,
      { ...issued, sends: { ...credentials, persistToken: boolean(true) } },
    ],
    ["the key is empty", 400, { sends: { ...credentials, apiKey: string("") } }],
    [
      "the key is wrong",
      401,
      {
        given: [given("credentials are pinned", { secretKey: "the-only-secret" })],
        // Merchants and partners are known by one name in that state.
        sends: { profileNo: stated("apiId", PROFILE), apiKey: string("another-key") },
      },
    ],
  ],
);

/** A text or null cannot be said in a pact, so the two fields that may be either are left out. */
const merchants = listOf<MerchantRelationship>({
  id: integer(501),
  merchantId: integer(7001),
  merchantPhone: string("0500000001"),
  merchantLicenseType: string("freelancer"),
  merchantLicenseNumber: string("FL-123456789"),
  merchantLicenseName: string("Sara Al Harbi"),
  merchantCivilId: string("1000000001"),
  merchantEmail: string(EMAIL),
  partnerProfileNo: string(PROFILE),
  partnerLicenseName: string("Storefront Partners"),
  currentViewer: null,
  partnerId: null,
  whoPayServiceFees: string("merchant"),
  partnerMadaFeesPercentage: decimal(0.5),
  partnerLocalVisaFeesPercentage: null,
  partnerGulfVisaFeesPercentage: null,
  partnerGlobalVisaFeesPercentage: null,
  partnerMadaFixedFees: null,
  partnerVisaFixedFees: null,
  partnerTerminationAmount: null,
  partnerCurrentAmount: null,
  profileReferenceNo: string("20240042"),
  relationshipCreationDate: integer(1736935200000),
  relationshipStatus: string("Active"),
  terminationDate: null,
  terminationNote: null,
});

const myMerchants = agree(
  "getMyMerchants",
  {
    given: [given("a partner with merchants", { count: 2 })],
    locked: [],
  },
  [
    ["there are some", 200, { answers: merchants }],
    ["there are none", 200, { given: withoutMerchants, answers: [] }],
  ],
);

const KEYS_PATH = "/rest/partner/getMerchantKeys/accountNo/";
const keys: Expected<MerchantKeys> = {
  merchantId: integer(7001),
  apiId: string("APP_1001"),
  secretKey: string("a-merchant-secret"),
};

const merchantKeys = agree(
  "getMerchantKeys",
  {
    given: oneMerchant,
    path: stated("merchantId", `${KEYS_PATH}7001`, KEYS_PATH),
    query: { profileNo: PROFILE },
    params: { searchType: "accountNo", searchValue: "7001" },
    fails: [400],
  },
  [
    ["the merchant is the partner's", 200, { answers: keys }],
    [
      "the partner has no such merchant",
      404,
      { given: withoutMerchants, path: string(`${KEYS_PATH}7001`) },
    ],
  ],
);

const UUID = "6a1f3c52-9d0b-4e7a-8c21-5b0f4de8a917";
const SIGNATURE = "9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab";

const proof = {
  signature: stated("signature", SIGNATURE),
  sessionUuid: stated("sessionUuid", UUID),
  mobile: stated("mobile", LICENSE.mobileNumber),
  partnerProfileNo: stated("partnerProfileNo", LICENSE.partnerProfileNo),
} satisfies Template<ConfirmAccountRequest>;
const unknown = { ...proof, sessionUuid: "no-such-session" };
const NO_REGISTRATION = "no registration has the session";

const reply = (status: string) => ({
  answers: { signature: string(SIGNATURE), sessionUuid: string(UUID), status },
});
const registration = (name: StateName) => ({ given: [given(name)] });
const sent = registration("a registration with an OTP");
const verified = registration("a registration with a verified mobile");
const license = { ...LICENSE, registrationType: "freelancer" } as CheckLicenseRequest;
const info = { ...INFO, sellingScope: "domestic" } as const;

const onboarding = [
  agree(
    "checkLicense",
    {
      given: withoutMerchants,
      sends: license,
    },
    [
      ["the license is new", 200, reply("OtpSent")],
      ["the number of the license is empty", 400, { sends: { ...license, licenseNumber: "" } }],
    ],
  ),
  agree(
    "validateRegistrationOtp",
    {
      ...sent,
      sends: { ...proof, otp: stated("otp", "12345") },
    },
    [
      ["the OTP is right", 200, reply("MobileVerified")],
      ["the OTP is wrong", 400, { sends: { ...proof, otp: "00000" } }],
      [NO_REGISTRATION, 404, { sends: { ...unknown, otp: "12345" } }],
    ],
  ),
  agree(
    "addRegistrationInfo",
    {
      ...verified,
      sends: { ...proof, ...info },
    },
    [
      ["the mobile is verified", 200, reply("InfoAdded")],
      ["the mobile is not verified", 400, sent],
      [NO_REGISTRATION, 404, { sends: { ...unknown, ...info } }],
    ],
  ),
  agree(
    "confirmRegistration",
    {
      ...registration("a registration with its information"),
      sends: proof,
    },
    [
      ["the information is there", 200, reply("Approved")],
      ["information is missing", 400, verified],
      [NO_REGISTRATION, 404, { sends: unknown }],
    ],
  ),
].flat();

/** An invoice that a merchant shares with the partner. */
const SHARED: MerchantInvoiceRequest = {
  ...ORDER,
  receivers: [{ key: "email", value: EMAIL, amount: 20.25, note: "Beans", isMainReceiver: true }],
  partnerPortion: { amount: 5.25, isPayingServiceFees: true },
};
const SHARED_PATH = "/rest/partner/addMerchantInvoice/";

const sharing = agree(
  "addMerchantInvoice",
  {
    given: [given("a partner with known merchants", { merchants: [`email=${EMAIL}`] })],
    path: regex(/^\/rest\/partner\/addMerchantInvoice\/\d+$/, `${SHARED_PATH}${PROFILE}`),
    sends: SHARED,
    params: { profileNo: PROFILE },
  },
  [
    [
      "the amounts add up",
      200,
      {
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
      },
    ],
    ["the amounts do not add up", 400, { sends: { ...SHARED, partnerPortion: { amount: 5 } } }],
    ["the partner has no such merchant", 404, { given: withoutMerchants }],
  ],
);

const BEFORE = "/rest/partner/v2/merchant/email/";
const reason = { refundReason: string("Sent back") };
const refund: Expected<RefundResponse> = {
  id: integer(5),
  orderNumber: string("ORD-1001"),
  amount: decimal(25.5),
  currency,
  ...reason,
  createDatetime: instant,
};

const refunding = agree(
  "refundOrder",
  {
    given: [given("a partner with a paid order", { orderNumber: "ORD-1001" })],
    path: stated("value", `${BEFORE}${EMAIL}/refund`, BEFORE, "/refund"),
    sends: { orderNumber: "ORD-1001", ...reason },
    params: { key: "email", value: EMAIL },
  },
  [
    ["the order is paid", 200, { answers: refund }],
    [
      "the order was refunded already",
      400,
      { given: [given("a partner with a refunded order", { orderNumber: "ORD-1001" })] },
    ],
    [
      "there is no such order",
      404,
      {
        given: [given("a partner with a paid order", { orderNumber: "ORD-1" })],
        sends: { orderNumber: "ORD-9", ...reason },
      },
    ],
  ],
);

const PLAN: RegisterPaymentRequest = {
  payment: { value: 49.5, currencyCode: "SAR", paymentNote: "Membership" },
  customer: { name: "Sara Al Harbi", mobile: "0500000001", email: "sara@customer.example" },
  urls: { callback: "https://shop.example/charged" },
  recurring: { type: "Monthly", iterations: 12, retryCount: 2 },
};

const TEN_DAYS_PLAN: RegisterPaymentRequest = {
  ...PLAN,
  recurring: { type: "Custom", intervalDays: 10, iterations: 0 },
};

/** Three fields are wrong at once. */
const BAD_PLAN: RegisterPaymentRequest = {
  ...PLAN,
  customer: { name: "", mobile: "" },
  recurring: { type: "Custom", intervalDays: 181, iterations: 0 },
};

const success: Expected<RecurringOutcome> = {
  isSuccess: true,
  message: string("Success"),
  validationErrors: null,
};

/** Complaints about fields, in the shape that the service has unless it is switched. */
const complaints = eachLike({ name: "payment.value", error: "must be at least 0.01" });

const registered = {
  answers: {
    response: success,
    invoiceDetails: {
      paymentUrl: address("/pay/recurring/8b1f6c0d"),
      customerReference: null,
      userDefinedField: null,
      recurringId: string("8b1f6c0d"),
    },
  },
};

// The switch register-failure-status has no interaction: that a bad request gets a 200 cannot be said in
// a pact, which is held to the spec by its status. The journey of the back office has it.
const refused = (errors: Expected<RecurringOutcome["validationErrors"]>) => ({
  sends: like(BAD_PLAN),
  answers: { response: refusal(errors), invoiceDetails: null },
});
const errorsAs = (option: string) => [...merchant, assuming("validation-errors-shape", option)];

const registering = agree(
  "registerPayment",
  {
    given: merchant,
    locked: [],
    sends: like(PLAN),
  },
  [
    ["the plan is monthly", 200, registered],
    [
      "the plan is every ten days until it is canceled",
      200,
      {
        ...registered,
        sends: like(TEN_DAYS_PLAN),
      },
    ],
    ["fields are wrong", 400, refused(complaints)],
    [
      "fields are wrong and errors come as sentences",
      400,
      { ...refused(eachLike("customer.name must not be empty")), given: errorsAs("strings") },
    ],
    [
      "fields are wrong and errors come by field",
      400,
      { ...refused(like({ "customer.name": "must not be empty" })), given: errorsAs("map") },
    ],
  ],
);

const active = [given("an active recurring payment")];
const isOver = { answers: { response: refusal(complaints) } };

const canceling = agree(
  "cancelRecurring",
  {
    given: active,
    sends: { recurringId: stated("recurringId", "8b1f6c0d") },
  },
  [
    ["it is active", 200, { answers: { response: success } }],
    [
      "nobody has confirmed it yet",
      200,
      { given: [given("a registered recurring payment")], answers: { response: success } },
    ],
    ...(
      [
        "a canceled recurring payment",
        "a completed recurring payment",
        "an ended recurring payment",
      ] as const
    ).map((state) => [`it is ${state}`, 400, { ...isOver, given: [given(state)] }] as const),
    ["the id is empty", 400, { ...isOver, given: merchant, sends: { recurringId: string("") } }],
    [
      "there is no such recurring payment",
      404,
      { ...isOver, given: [given("no such recurring payment")] },
    ],
  ],
);

/** A recurring payment in the list; `part` holds what its status decides. */
const listed = (part: Expected<RecurringPaymentRecord>) => ({
  answers: listOf<RecurringPaymentRecord>({
    recurringId: string("8b1f6c0d"),
    customerName: string("Sara Al Harbi"),
    amount: decimal(49.5),
    currencyCode: currency,
    type: wordLike(/^(Custom|Daily|Weekly|Monthly)$/, "Monthly"),
    intervalDays: null,
    iterations: integer(3),
    retryCount: integer(2),
    chargesDone: integer(0),
    cycle: integer(1),
    retriesUsed: integer(0),
    createdAt: instant,
    ...part,
  }),
});
const none = [given("no recurring payments")];

const listing = agree("listRecurringPayments", { given: none, locked: [] }, [
  ["one is active", 200, { given: active, ...listed({ status: "Active", nextChargeAt: instant }) }],
  ...(["Registered", "Canceled", "Completed", "Ended"] as const).map((status) => {
    const state = `a${status === "Ended" ? "n" : ""} ${status.toLowerCase()} recurring payment`;
    const answer = listed({ status, nextChargeAt: null });
    return [`there is ${state}`, 200, { given: [given(state as StateName)], ...answer }] as const;
  }),
  ["there are none", 200, { answers: [] }],
]);

describe("the expectations of the back office", () => {
  const merchantsOf = [...tokens, ...myMerchants, ...merchantKeys, ...onboarding];
  const money = [...sharing, ...refunding, ...registering, ...canceling, ...listing];
  provePact("back-office", [...merchantsOf, ...money]);
});
