/** One call of the story that every collection tells. */
export interface Step {
  /** Names the call within a collection: letters only, and no other call has it. */
  readonly name: string;
  readonly operation: string;
  readonly title: string;
  /** Which example of the spec is the body; the first one without it. */
  readonly example?: string;
  /** Fields of the body and parameters of the path that are not taken from the example. */
  readonly sets?: Readonly<Record<string, string>>;
  /** Variables for later calls, each with the path of the answer's field that it takes. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Texts that fields of the answer have, whatever their letter case. */
  readonly expects?: Readonly<Record<string, string>>;
}

const OTP_REQUEST = { orderNumber: "{{transactionNo}}" };

/** From the first token to a canceled subscription: what one call returns, a later one uses. */
export const STORY: readonly Step[] = [
  {
    name: "merchantToken",
    operation: "issueMerchantToken",
    title: "Get a merchant's token",
    sets: { apiId: "{{apiId}}", secretKey: "{{secretKey}}" },
    keeps: { token: "id_token" },
  },
  {
    name: "newInvoice",
    operation: "addInvoice",
    title: "Create an invoice",
    keeps: { transactionNo: "transactionNo" },
    expects: { orderStatus: "Pending" },
  },
  {
    name: "pendingInvoice",
    operation: "getInvoice",
    title: "Read it: nobody has paid yet",
    sets: { transactionNo: "{{transactionNo}}" },
    expects: { orderStatus: "Pending" },
  },
  {
    name: "walletOtp",
    operation: "sendOtp",
    title: "Send a one-time password to the customer's wallet",
    sets: OTP_REQUEST,
    keeps: {
      stcpayMobile: "stcpayMobile",
      paymentSessionId: "paymentSessionId",
      signature: "signature",
      signedBase64Data: "signedBase64Data",
    },
  },
  {
    name: "walletPayment",
    operation: "processPayment",
    title: "Pay with the password",
    sets: {
      ...OTP_REQUEST,
      stcpayMobile: "{{stcpayMobile}}",
      stcpayPaymentOTP: "{{otp}}",
      paymentSessionId: "{{paymentSessionId}}",
      signature: "{{signature}}",
      signedBase64Data: "{{signedBase64Data}}",
    },
  },
  {
    name: "paidInvoice",
    operation: "getInvoice",
    title: "Read it again: it is paid",
    sets: { transactionNo: "{{transactionNo}}" },
    expects: { orderStatus: "Paid" },
  },
  {
    name: "transactions",
    operation: "getTransactionsOfOrderNumber",
    title: "Find it by the shop's own order number, as after a lost reply",
    sets: { orderNumber: "ORD-1001" },
  },
  {
    name: "cardPayment",
    operation: "payByCard",
    title: "Create an invoice and pay it by card at once",
    expects: { orderStatus: "Paid" },
  },
  {
    name: "digitalInvoice",
    operation: "payByCard",
    title: "Sell a digital product by card",
    example: "digital",
    expects: { orderStatus: "Paid" },
  },
  {
    name: "digitalProduct",
    operation: "sendDigitalProduct",
    title: "Send it to the customer",
    sets: { orderNumber: "ORD-1003" },
  },
  {
    name: "otherInvoice",
    operation: "addInvoice",
    title: "Create another invoice, with every field",
    example: "everything",
    keeps: { otherTransactionNo: "transactionNo" },
    expects: { orderStatus: "Pending" },
  },
  {
    name: "cancellation",
    operation: "cancelInvoice",
    title: "Cancel that one",
    sets: { transactionNo: "{{otherTransactionNo}}" },
  },
  {
    name: "canceledInvoice",
    operation: "getInvoice",
    title: "Read it: it is canceled",
    sets: { transactionNo: "{{otherTransactionNo}}" },
    expects: { orderStatus: "Canceled" },
  },
  {
    name: "partnerToken",
    operation: "issuePartnerToken",
    title: "Get a partner's token",
    sets: { profileNo: "{{profileNo}}", apiKey: "{{apiKey}}" },
    keeps: { partnerToken: "id_token" },
  },
  {
    name: "merchants",
    operation: "getMyMerchants",
    title: "List the partner's merchants",
  },
  {
    name: "merchantKeys",
    operation: "getMerchantKeys",
    title: "Read the credentials of one of them",
    // The first sample's, whatever the seed.
    sets: {
      searchType: "email",
      searchValue: "merchant-1@shop.example",
      profileNo: "{{profileNo}}",
    },
  },
  {
    name: "merchantInvoice",
    operation: "addMerchantInvoice",
    title: "Create an invoice that one of them shares with the partner",
    sets: { profileNo: "{{profileNo}}" },
    expects: { orderStatus: "Pending" },
  },
  {
    name: "refund",
    operation: "refundOrder",
    title: "Refund the order that was paid by card",
    sets: { key: "email", value: "merchant-1@shop.example", orderNumber: "ORD-1001" },
  },
  {
    name: "registration",
    operation: "registerPayment",
    title: "Register a monthly payment",
    keeps: { recurringId: "invoiceDetails.recurringId" },
  },
  {
    name: "recurringPayments",
    operation: "listRecurringPayments",
    title: "List the recurring payments",
  },
  {
    name: "recurringCancellation",
    operation: "cancelRecurring",
    title: "Cancel the monthly payment",
    sets: { recurringId: "{{recurringId}}" },
  },
];

/** Variables that the reader of a collection may change, with what they are to begin with. */
export const VARIABLES: Readonly<Record<string, string>> = {
  baseUrl: "http://127.0.0.1:4010",
  orderUrl: "http://127.0.0.1:4010",
  shopUrl: "http://127.0.0.1:3000",
  apiId: "shop",
  secretKey: "any",
  profileNo: "shop",
  apiKey: "any",
  otp: "12345",
};

/** Where the examples of the spec have their shop; a collection puts `shopUrl` in its place. */
export const EXAMPLE_SHOP = "https://shop.example";
