import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { given } from "../../contracts/states/catalogue.js";
import type {
  AddInvoiceRequest,
  CardBrand,
  CardPaymentRequest,
  EchoedProduct,
  GatewayOrderRequest,
  MerchantTokenRequest,
  OrderTransaction,
  PaymentError,
  PaymentReceipt,
  ProcessPaymentRequest,
  SendOtpRequest,
} from "../../spec/generated/openapi.types.js";
import {
  address,
  agree,
  assuming,
  currency,
  type Expected,
  echo,
  instant,
  invoice,
  listOf,
  ORDER,
  product,
  provePact,
  stated,
  type Template,
  TOKEN,
  TRANSACTION_NO,
  transactionNo,
  wordLike,
} from "../support/pact.js";

const { boolean, decimal, like, regex, string } = MatchersV3;

const merchant = [given("a merchant")];
const pending = [given("a pending invoice", { amount: 25.5 })];
const unknown = { given: [given("no such invoice")] };

const isPaid = wordLike(/^(Paid|PAID)$/, "Paid");
const isCanceled = wordLike(/^(Canceled|CANCELED)$/, "Canceled");

const receipt: Expected<PaymentReceipt> = {
  receiptUrl: address(`/receipt/${TRANSACTION_NO}`),
  passcode: regex(/^\d{6}$/, "604217"),
  paymentMethod: wordLike(/^[A-Z]+$/, "MADA"),
  paymentDate: instant,
  bankCardNumber: regex(/^\d{4}$/, "0007"),
};

const declined = invoice({ paymentErrors: string("51: Insufficient funds") });
const declinedAsList = invoice({
  paymentErrors: listOf<PaymentError>({
    errorCode: string("51"),
    errorTitle: string("Payment declined"),
    errorMessage: string("Insufficient funds"),
    errorTime: instant,
  }),
});
const errorsAsList = assuming("payment-errors-shape", "array");

const credentials = {
  apiId: stated("apiId", "APP_1001"),
  secretKey: stated("secretKey", "a-merchant-secret"),
} satisfies Template<MerchantTokenRequest>;
const issued = { answers: { id_token: string(TOKEN) } };
const pinned = [given("credentials are pinned", { secretKey: "the-only-secret" })];

const tokens = agree(
  "issueMerchantToken",
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
    ["the secret is right", 200, { ...issued, given: pinned }],
    ["the secret is empty", 400, { sends: { ...credentials, secretKey: string("") } }],
    [
      "the secret is wrong",
      401,
      { given: pinned, sends: { ...credentials, secretKey: string("another-secret") } },
    ],
  ],
);

/** Everything that a shop can say of an invoice. */
const FULL_ORDER: AddInvoiceRequest = {
  ...ORDER,
  cancelUrl: "https://shop.example/payment/canceled",
  clientEmail: "sara@palm-coffee.example",
  currency: "USD",
  products: [
    {
      title: "Brewing course",
      price: 25.5,
      qty: 1,
      description: "Two hours on video",
      isDigital: true,
      imageSrc: "https://shop.example/images/course.png",
      specificVat: 15.5,
      productCost: 8.25,
    },
  ],
  smsMessage: "[CLIENT_NAME], pay [AMOUNT] here: [SHORT_URL]",
  supportedCardBrands: ["mada", "stcpay"],
  displayPending: true,
  note: "Deliver by e-mail",
};

/** What was left out comes back as null. */
const sparseEcho: Expected<GatewayOrderRequest> = {
  ...echo,
  cancelUrl: null,
  clientEmail: null,
  products: listOf<EchoedProduct>({
    ...product,
    description: null,
    isDigital: null,
    imageSrc: null,
    specificVat: null,
    productCost: null,
  }),
  smsMessage: null,
  supportedCardBrands: null,
  displayPending: null,
  note: null,
};

const fullEcho: Expected<GatewayOrderRequest> = {
  ...echo,
  cancelUrl: regex(/^https?:\/\/\S+$/, "https://shop.example/payment/canceled"),
  clientEmail: string("sara@palm-coffee.example"),
  products: listOf<EchoedProduct>({
    ...product,
    title: string("Brewing course"),
    description: string("Two hours on video"),
    isDigital: boolean(true),
    imageSrc: regex(/^https?:\/\/\S+$/, "https://shop.example/images/course.png"),
    specificVat: decimal(15.5),
    productCost: decimal(8.25),
  }),
  smsMessage: string("[CLIENT_NAME], pay [AMOUNT] here: [SHORT_URL]"),
  supportedCardBrands: listOf<CardBrand>(
    wordLike(/^(mada|visaMastercard|amex|tamara|stcpay|urpay|tabby)$/, "mada"),
  ),
  displayPending: boolean(true),
  note: string("Deliver by e-mail"),
};

const adding = agree(
  "addInvoice",
  {
    given: merchant,
    locked: [],
    sends: like(ORDER),
  },
  [
    [
      "the required fields are there",
      200,
      { answers: invoice({ gatewayOrderRequest: sparseEcho, digitalOrder: false }) },
    ],
    [
      "every field is there, in another currency",
      200,
      {
        sends: like(FULL_ORDER),
        answers: invoice({
          gatewayOrderRequest: fullEcho,
          digitalOrder: true,
          foreignCurrencyRate: decimal(3.75),
        }),
      },
    ],
    ["required fields are empty", 400, { sends: like({ ...ORDER, clientName: "", products: [] }) }],
    ["the amount is below the minimum", 400, { sends: like({ ...ORDER, amount: 4.5 }) }],
    [
      "the order number is taken",
      400,
      {
        given: [given("the order number is taken")],
        sends: { ...ORDER, orderNumber: stated("orderNumber", "ORD-1001") },
      },
    ],
  ],
);

const CARD = {
  number: "4111111111111111",
  securityCode: "123",
  expiry: { month: "12", year: "2030" },
};
const PAYMENT: CardPaymentRequest = { ...ORDER, card: CARD };
const cardDeclined = given("the card is declined", { code: "51", message: "Insufficient funds" });

const payingByCard = agree(
  "payByCard",
  {
    given: merchant,
    locked: [],
    sends: like(PAYMENT),
  },
  [
    [
      "the card pays",
      200,
      {
        answers: invoice({
          orderStatus: isPaid,
          paymentReceipt: { ...receipt, paymentMethod: wordLike(/^[A-Z]+$/, "VISA") },
        }),
      },
    ],
    ["the card is declined", 200, { given: [cardDeclined], answers: declined }],
    [
      "the card is declined and errors come as a list",
      200,
      { given: [cardDeclined, errorsAsList], answers: declinedAsList },
    ],
    [
      "the card number is mistyped",
      400,
      { sends: { ...PAYMENT, card: { ...CARD, number: "4111111111111112" } } },
    ],
  ],
);

const delivering = agree(
  "sendDigitalProduct",
  {
    given: [given("a paid digital order", { orderNumber: "ORD-1001" })],
    sends: { message: string("Your code: 17"), orderNumber: "ORD-1001" },
  },
  [
    ["the order is paid", 200, { answers: { success: "true" } }],
    [
      "nothing in it is digital",
      400,
      { given: [given("a paid invoice", { orderNumber: "ORD-1001" })] },
    ],
    ["there is no such order", 404, { given: merchant }],
  ],
);

const expired = given("the token has expired");

const reading = agree(
  "getInvoice",
  {
    given: pending,
    path: stated("transactionNo", `/api/getInvoice/${TRANSACTION_NO}`, "/api/getInvoice/"),
    params: { transactionNo: TRANSACTION_NO },
    fails: [400],
  },
  [
    ["the invoice is pending", 200, { answers: invoice() }],
    [
      "the invoice is pending in another currency",
      200,
      {
        given: [given("a pending invoice", { currency: "USD" })],
        answers: invoice({ foreignCurrencyRate: decimal(3.75) }),
      },
    ],
    [
      "the invoice is paid",
      200,
      {
        given: [given("a paid invoice")],
        answers: invoice({ orderStatus: isPaid, paymentReceipt: receipt }),
      },
    ],
    [
      "the invoice is paid and receipts are not shown",
      200,
      {
        given: [given("a paid invoice"), assuming("payment-receipt", "null")],
        answers: invoice({ orderStatus: isPaid }),
      },
    ],
    ...(
      [
        ["the invoice was canceled", "a canceled invoice"],
        ["the invoice has expired", "an expired invoice"],
      ] as const
    ).map(
      ([when, state]) =>
        [
          when,
          200,
          { given: [given(state)], answers: invoice({ orderStatus: isCanceled }) },
        ] as const,
    ),
    ["a payment was declined", 200, { given: [given("a declined invoice")], answers: declined }],
    [
      "a payment was declined and errors come as a list",
      200,
      { given: [given("a declined invoice"), errorsAsList], answers: declinedAsList },
    ],
    ["there is no such invoice", 404, unknown],
    [
      "the token has expired and the answer is empty",
      401,
      { given: [...pending, assuming("auth-failure", "401-empty"), expired], answers: undefined },
    ],
    [
      "the token has expired and the answer is 403",
      403,
      { given: [...pending, assuming("auth-failure", "403"), expired] },
    ],
  ],
);

const canceling = agree(
  "cancelInvoice",
  {
    given: pending,
    sends: { transactionNo: stated("transactionNo", TRANSACTION_NO) },
  },
  [
    // The text is what clients of the service rely on: a boolean breaks some.
    ["the invoice is pending", 200, { answers: { success: "true" } }],
    [
      "success comes as a boolean",
      200,
      {
        given: [...pending, assuming("cancel-success-type", "boolean")],
        answers: { success: true },
      },
    ],
    ...(["a paid invoice", "a canceled invoice", "an expired invoice"] as const).map(
      (state) => [`it is ${state}`, 400, { given: [given(state)] }] as const,
    ),
    [
      "the transaction number is empty",
      400,
      { given: merchant, sends: { transactionNo: string("") } },
    ],
    ["there is no such invoice", 404, unknown],
  ],
);

const transactions = (orderStatus: Expected<OrderTransaction["orderStatus"]>) => ({
  answers: listOf<OrderTransaction>({
    orderNumber: "ORD-1001",
    transactionNo,
    orderDate: instant,
    orderAmount: decimal(25.5),
    currency,
    orderStatus,
    clientName: string("Sara Al Harbi"),
    clientMobile: string("0500000001"),
  }),
});

/** What a shop that lost a reply does: it looks for the invoice by its own number. */
const finding = agree(
  "getTransactionsOfOrderNumber",
  {
    given: [given("a pending invoice", { orderNumber: "ORD-1001" })],
    query: { orderNumber: "ORD-1001" },
    fails: [400],
  },
  [
    ["an invoice is pending", 200, transactions(wordLike(/^(PENDING|Pending)$/, "PENDING"))],
    [
      "an invoice is paid",
      200,
      { given: [given("a paid invoice", { orderNumber: "ORD-1001" })], ...transactions(isPaid) },
    ],
    ["there is none", 200, { given: merchant, answers: [] }],
  ],
);

const wallet = {
  stcpayMobile: string("500000001"),
  orderNumber: stated("transactionNo", TRANSACTION_NO),
  stcpayMobileCountryCode: string("966"),
  total: stated("amount", 25.5),
} satisfies Template<SendOtpRequest>;

const sending = agree(
  "sendOtp",
  {
    given: pending,
    sends: wallet,
    fails: [401],
  },
  [
    [
      "the invoice is pending",
      200,
      {
        answers: {
          stcMobile: string("500000001"),
          paymentSessionId: string("5f0c2d9e8b7a4c31"),
          signature: string("9b1f6c0d2e4a8b7c5d3e1f0a9b8c7d6e"),
          stcpayMobile: string("500000001"),
          signedBase64Data: string("eyJ0cmFuc2FjdGlvbk5vIjoiMTczNjkzNTIwMDAwMCJ9"),
        },
      },
    ],
    ["the mobile number is empty", 400, { sends: { ...wallet, stcpayMobile: string("") } }],
    ["the total is not the invoice's amount", 400, { sends: { ...wallet, total: decimal(20.5) } }],
    ["the invoice is paid", 400, { given: [given("a paid invoice", { amount: 25.5 })] }],
    ["there is no such invoice", 404, { ...unknown, sends: { ...wallet, total: decimal(25.5) } }],
  ],
);

const proof = {
  stcpayMobile: stated("stcpayMobile", "500000001"),
  orderNumber: stated("transactionNo", TRANSACTION_NO),
  stcpayMobileCountryCode: stated("stcpayMobileCountryCode", "966"),
  total: stated("total", 25.5),
  stcpayPaymentOTP: stated("stcpayPaymentOTP", "12345"),
  paymentSessionId: stated("paymentSessionId", "5f0c2d9e8b7a4c31"),
  signature: stated("signature", "9b1f6c0d2e4a8b7c5d3e1f0a9b8c7d6e"),
  signedBase64Data: stated("signedBase64Data", "eyJ0cmFuc2FjdGlvbk5vIjoiMTczNjkzNTIwMDAwMCJ9"),
} satisfies Template<ProcessPaymentRequest>;

const otpSent = [given("an OTP was sent", { amount: 25.5 })];

const paying = agree(
  "processPayment",
  {
    given: otpSent,
    sends: proof,
  },
  [
    [
      "the password is right",
      200,
      {
        answers: {
          orderNumber: transactionNo,
          orderAmount: decimal(25.5),
          msg: string("The payment went through"),
        },
      },
    ],
    ["the password is wrong", 400, { sends: { ...proof, stcpayPaymentOTP: string("00000") } }],
    ["the password is empty", 400, { sends: { ...proof, stcpayPaymentOTP: string("") } }],
    ...(
      ["an OTP that has expired", "an OTP that was used", "an OTP that was blocked"] as const
    ).map((state) => [`it is ${state}`, 400, { given: [given(state)] }] as const),
    ["the proof is forged", 401, { given: [given("a forged OTP proof")] }],
    // What was sent for another invoice is all there, but the number is not.
    ["there is no such invoice", 404, { given: [...otpSent, given("no such invoice")] }],
  ],
);

describe("the expectations of the storefront", () => {
  const invoices = [adding, payingByCard, delivering, reading, canceling, finding];
  provePact("storefront", [tokens, ...invoices, sending, paying].flat());
});
