import {
  answers,
  type Deviation,
  forgives,
  lacks,
  refuses,
  says,
  turns,
  types,
  writesWholeNumbers,
} from "./deviations.js";

/** A deviation for each rule by its id, with what is wrong in words. */
export type Planted = Readonly<Record<string, readonly [string, Deviation]>>;

const ADD = "addInvoice";
const TRANSACTIONS = "getTransactionsOfOrderNumber";
const OTHER_ORDER = { orderNumber: "another", amount: 1 };

/** A row for each of some keys. */
export const rows = (
  keys: readonly string[],
  row: (key: string) => readonly [string, string, Deviation],
): Planted => {
  return Object.fromEntries(
    keys.map((key) => {
      const [id, words, deviation] = row(key);
      return [id, [words, deviation]];
    }),
  );
};

const isFull = ({ note }: Readonly<Record<string, unknown>>) => typeof note === "string";

const KEYS = "getMerchantKeys";
const SHARED = "addMerchantInvoice";

/** What can be wrong with the credentials of a partner's merchant. */
const plantedKeys: Planted = {
  [`${KEYS}.shape`]: ["no secretKey", lacks(KEYS, "secretKey")],
  [`${KEYS}.same`]: ["another merchant", says(KEYS, "merchantId", 3)],
  [`${KEYS}.unknown`]: ["status 400", turns(KEYS, 404, 400)],
  [`${KEYS}.missing`]: ["needs no profileNo", forgives(KEYS, "profileNo is missing")],
  [`${KEYS}.no-token`]: ["needs no token", forgives(KEYS, "token is missing")],
  [`${KEYS}.merchant-token`]: ["takes a merchant", forgives(KEYS, "token of the other role")],
};

/** What can be wrong with registering a merchant. */
const plantedOnboarding: Planted = {
  "checkLicense.success": ["no signature", lacks("check-license", "signature")],
  "checkLicense.missing": ["needs no license", forgives("check-license", "licenseNumber")],
  "checkLicense.no-token": ["needs no token", forgives("check-license", "token is missing")],
  "validateRegistrationOtp.success": ["no status", lacks("validate-otp", "status")],
  "validateRegistrationOtp.wrong": ["takes any OTP", forgives("validate-otp", "otp is wrong")],
  "addRegistrationInfo.success": ["no status", lacks("add-info", "status")],
  "addRegistrationInfo.early": ["takes it early", forgives("add-info", "the step comes too early")],
  "confirmRegistration.success": ["no status", lacks("confirm-account", "status")],
  "confirmRegistration.early": [
    "takes it early",
    forgives("confirm-account", "the step comes too early"),
  ],
};

/** What can be wrong with the tokens and the partner's operation. */
export const plantedAccess: Planted = {
  ...plantedKeys,
  ...plantedOnboarding,
  "issueMerchantToken.success": ["a token that is no JWT", says("auth", "id_token", "abc")],
  "issueMerchantToken.persistToken.true": [
    "refuses true",
    refuses("auth", ({ persistToken }) => persistToken === true),
  ],
  ...rows(["true", "false"], (word) => [
    `issueMerchantToken.persistToken.${word}-as-text`,
    `refuses the text ${word}`,
    refuses("auth", ({ persistToken }) => persistToken === word),
  ]),
  "issueMerchantToken.missing": ["needs no credentials", forgives("auth", "")],
  "issuePartnerToken.success": ["a token that is no JWT", says("partner-auth", "id_token", "abc")],
  "issuePartnerToken.persistToken.true": [
    "refuses true",
    refuses("partner-auth", ({ persistToken }) => persistToken === true),
  ],
  ...rows(["true", "false"], (word) => [
    `issuePartnerToken.persistToken.${word}-as-text`,
    `refuses the text ${word}`,
    refuses("partner-auth", ({ persistToken }) => persistToken === word),
  ]),
  "issuePartnerToken.missing": ["needs no credentials", forgives("partner-auth", "")],
  "issuePartnerToken.header": [
    "another token in the header",
    says("partner-auth", "id_token", "partner.another.signature"),
  ],
  "getMyMerchants.array": ["an object", answers("getMyMerchants", { merchants: [] })],
  "getMyMerchants.record": ["an id as text", says("getMyMerchants", "0.id", "1")],
  "getMyMerchants.no-token": ["needs no token", forgives("getMyMerchants", "token is missing")],
  "getMyMerchants.bad-token": ["takes any token", forgives("getMyMerchants", "token unknown")],
  "getMyMerchants.status": ["status 206", turns("getMyMerchants", 200, 206)],
  "getMyMerchants.nulls": ["a date in words", says("getMyMerchants", "0.terminationDate", "never")],
  "getMyMerchants.fees": [
    "a negative fee",
    says("getMyMerchants", "0.partnerMadaFeesPercentage", -1),
  ],
  "getMyMerchants.fractions": ["a whole percentage", writesWholeNumbers("getMyMerchants")],
  "getMyMerchants.creation-date": [
    "a date in seconds",
    says("getMyMerchants", "0.relationshipCreationDate", 1_700_000_000),
  ],
  "getMyMerchants.no-token.status": ["status 403", turns("getMyMerchants", 401, 403)],
  "getMyMerchants.no-token.shape": [
    "an error of another shape",
    answers("getMyMerchants", { error: "no" }, "failure"),
  ],
  "getMyMerchants.merchant-token": [
    "takes a merchant's token",
    forgives("getMyMerchants", "token of the other role"),
  ],
};

/** What can be wrong with the answer to a good addInvoice. */
export const plantedAnswers: Planted = {
  "addInvoice.success": ["refuses everything", refuses(ADD)],
  "addInvoice.every-field": ["refuses a note", refuses(ADD, isFull)],
  "addInvoice.shape": ["no qrUrl", lacks(ADD, "qrUrl")],
  "addInvoice.success-flag": ["success as text", says(ADD, "success", "true")],
  "addInvoice.amount": ["another amount", says(ADD, "amount", 40.5)],
  "addInvoice.echo": ["another name", says(ADD, "gatewayOrderRequest.clientName", "Someone")],
  "addInvoice.echo.every-field": [
    "no echo of what a product costs",
    lacks(ADD, "gatewayOrderRequest.products.0.productCost"),
  ],
  "addInvoice.currency.default": [
    "dollars by default",
    says(ADD, "gatewayOrderRequest.currency", "USD"),
  ],
  "addInvoice.pending": ["new", says(ADD, "orderStatus", "NEW")],
  "addInvoice.pending.case": ["Pending", says(ADD, "orderStatus", "Pending")],
  "addInvoice.check-url": [
    "another checkUrl",
    says(ADD, "checkUrl", "http://127.0.0.1/api/invoices/1"),
  ],
  "addInvoice.mobile-url": ["no query", says(ADD, "mobileUrl", "http://127.0.0.1/m/1")],
  "addInvoice.payment-errors": ["a list of errors", says(ADD, "paymentErrors", [])],
  "addInvoice.status": ["status 201", turns(ADD, 200, 201)],
  "addInvoice.nulls": ["no echo of what was left out", lacks(ADD, "gatewayOrderRequest.note")],
  "addInvoice.fractions": ["whole amounts", writesWholeNumbers(ADD)],
  "addInvoice.transaction-no": ["a short number", says(ADD, "transactionNo", "17")],
  "addInvoice.transaction-no.unique": [
    "one number for all",
    says(ADD, "transactionNo", "1772366400000"),
  ],
  "addInvoice.rate.none": ["a rate in riyals", says(ADD, "foreignCurrencyRate", 1)],
  "addInvoice.rate": ["no rate in dollars", says(ADD, "foreignCurrencyRate", null)],
  "addInvoice.digital": ["never digital", says(ADD, "digitalOrder", false)],
  "addInvoice.physical": ["always digital", says(ADD, "digitalOrder", true)],
  "addInvoice.digital.mixed": ["never digital", says(ADD, "digitalOrder", false)],
  "addInvoice.url": ["no page", turns("checkout", 200, 404)],
  "addInvoice.mobile-url.page": ["a page as text", types("m", "text/plain")],
  "addInvoice.qr-url": ["a page in place of a picture", types("qr", "text/html")],
  "addInvoice.url.host": ["another host", says(ADD, "qrUrl", "https://cdn.example/qr/1.png")],
};

/** What can be wrong with reading and canceling invoices. */
export const plantedLife: Planted = {
  "getInvoice.no-token": ["needs no token", forgives("getInvoice", "token is missing")],
  "getInvoice.shape": ["no url", lacks("getInvoice", "url")],
  "getInvoice.same.gatewayOrderRequest": [
    "another order",
    says("getInvoice", "gatewayOrderRequest", OTHER_ORDER),
  ],
  "getInvoice.same.amount": ["another amount", says("getInvoice", "amount", 1)],
  "getInvoice.same.transactionNo": ["another number", says("getInvoice", "transactionNo", "1")],
  "getInvoice.same.orderStatus": ["another state", says("getInvoice", "orderStatus", "Paid")],
  "getInvoice.same.checkUrl": ["another checkUrl", says("getInvoice", "checkUrl", "http://a/")],
  "getInvoice.unknown": ["status 400", turns("getInvoice", 404, 400)],
  "getInvoice.unknown.shape": ["an empty object", answers("getInvoice", {}, "failure")],
  "getInvoice.no-token.status": ["status 403", turns("getInvoice", 401, 403)],
  "cancelInvoice.success": ["no success", answers("cancelInvoice", {})],
  "cancelInvoice.success.type": ["a boolean", says("cancelInvoice", "success", true)],
  "cancelInvoice.canceled": ["stays pending", says("getInvoice", "orderStatus", "PENDING")],
  "cancelInvoice.canceled.case": ["capitals", says("getInvoice", "orderStatus", "CANCELED")],
  "cancelInvoice.twice": ["cancels again", forgives("cancelInvoice", "the invoice is closed")],
  "cancelInvoice.unknown": ["status 400", turns("cancelInvoice", 404, 400)],
  "cancelInvoice.missing": ["status 404", turns("cancelInvoice", 400, 404)],
  "cancelInvoice.no-token": ["needs no token", forgives("cancelInvoice", "token is missing")],
  "payByCard.success": ["refuses everything", refuses("payInvoice")],
  "payByCard.shape": ["no url", lacks("payInvoice", "url")],
  "payByCard.paid": ["stays pending", says("payInvoice", "orderStatus", "PENDING")],
  "payByCard.missing": ["needs no card", forgives("payInvoice", "card is missing")],
  "payByCard.mistyped": ["takes any number", forgives("payInvoice", "card.number is mistyped")],
  "payByCard.no-token": ["needs no token", forgives("payInvoice", "token is missing")],
  "refundOrder.shape": ["an id as text", says("refund", "id", "1")],
  "refundOrder.amount": ["another amount", says("refund", "amount", 1.5)],
  "refundOrder.twice": ["refunds again", forgives("refund", "the invoice is refunded")],
  "refundOrder.unknown": ["status 400", turns("refund", 404, 400)],
  "refundOrder.missing": ["status 404", turns("refund", 400, 404)],
  "refundOrder.no-token": ["needs no token", forgives("refund", "token is missing")],
  [`${SHARED}.shape`]: ["no url", lacks(SHARED, "url")],
  [`${SHARED}.echo`]: ["no receivers", says(SHARED, "gatewayOrderRequest.receivers", null)],
  [`${SHARED}.rest`]: [
    "wants each amount",
    refuses(SHARED, ({ receivers }) => !JSON.stringify(receivers).includes("amount")),
  ],
  [`${SHARED}.mismatch`]: ["takes any sum", forgives(SHARED, "receivers do not add up")],
  [`${SHARED}.two-rests`]: [
    "takes two without an amount",
    forgives(SHARED, "receivers lack several amounts"),
  ],
  [`${SHARED}.unknown`]: ["status 400", turns(SHARED, 404, 400)],
  [`${SHARED}.missing`]: ["needs no receivers", forgives(SHARED, "receivers is missing")],
  [`${SHARED}.no-token`]: ["needs no token", forgives(SHARED, "token is missing")],
  [`${SHARED}.merchant-token`]: ["takes a merchant", forgives(SHARED, "token of the other role")],
  "sendDigitalProduct.shape": ["no success", answers("sendDigitalProduct", {})],
  "sendDigitalProduct.not-paid": [
    "sends anything",
    forgives("sendDigitalProduct", "the invoice is not paid"),
  ],
  "sendDigitalProduct.unknown": ["status 400", turns("sendDigitalProduct", 404, 400)],
  "sendDigitalProduct.missing": ["status 404", turns("sendDigitalProduct", 400, 404)],
  "sendDigitalProduct.no-token": [
    "needs no token",
    forgives("sendDigitalProduct", "token is missing"),
  ],
  [`${TRANSACTIONS}.shape`]: ["one object", answers(TRANSACTIONS, {})],
  [`${TRANSACTIONS}.found`]: [
    "another number",
    says(TRANSACTIONS, "0.transactionNo", "1".repeat(13)),
  ],
  [`${TRANSACTIONS}.none`]: ["status 404", turns(TRANSACTIONS, 200, 404)],
  [`${TRANSACTIONS}.missing`]: ["status 404", turns(TRANSACTIONS, 400, 404)],
  [`${TRANSACTIONS}.no-token`]: ["needs no token", forgives(TRANSACTIONS, "token is missing")],
};
