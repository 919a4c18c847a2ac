import { cardOf } from "./cards.js";
import { type Answered, type Client, clientOf } from "./client.js";
import { test as base, type OrderPart, type Persons, SANDBOX } from "./persons.js";
import { openProxy, proxiedClientOf } from "./prism.js";

/** A token's owner, or nobody. */
export type Caller = "merchant" | "partner" | "nobody" | "wallet";

/** A client's line to the gateway through Prism, with a word for each operation. */
export interface Line extends Persons {
  /** The client of each caller; the wallet's goes to the order URL. */
  readonly as: Readonly<Record<Caller, Client>>;
  issuesMerchantToken(): Promise<Answered>;
  issuesPartnerToken(): Promise<Answered>;
  listsMerchants(): Promise<Answered>;
  /** Asks for the credentials of the merchant with an e-mail. */
  readsKeys(email: string): Promise<Answered>;
  addsInvoice(part?: OrderPart): Promise<Answered>;
  /** The transaction number of a new invoice, which can be paid by wallet. */
  createsInvoice(): Promise<string>;
  paysByCard(number: string, part?: OrderPart): Promise<Answered>;
  /** Refunds an order of the merchant that a key leads to; of the first one without. */
  refunds(orderNumber: string, path?: string): Promise<Answered>;
  /** Shares an invoice of 25.00 with the partner's first merchant, or with what is given. */
  sharesInvoice(receiver?: object): Promise<Answered>;
  sendsProduct(orderNumber: string): Promise<Answered>;
  readsInvoice(transactionNo: string): Promise<Answered>;
  cancelsInvoice(transactionNo: string): Promise<Answered>;
  findsInvoices(orderNumber: string): Promise<Answered>;
  sendsOtp(transactionNo: string, part?: OrderPart): Promise<Answered>;
  /** Asks for a code for this invoice and pays with the given one. */
  paysByWallet(transactionNo: string, code: string, part?: OrderPart): Promise<Answered>;
  registers(recurring?: OrderPart): Promise<Answered>;
  cancelsRecurring(recurringId: string): Promise<Answered>;
  listsRecurring(): Promise<Answered>;
}

const MERCHANT = { apiId: SANDBOX, secretKey: "a-secret" };
const PARTNER = { profileNo: SANDBOX, apiKey: "a-key" };

/** Opens a line of persons, with a proxy for each of the gateway's two addresses. */
export async function openLine(persons: Persons) {
  const { gateway } = persons;
  const main = await openProxy(gateway.baseUrl);
  const order = await openProxy(gateway.orderUrl);
  const direct = clientOf(gateway.baseUrl);
  const token = async (path: string, body: object) =>
    (await direct.post(path, body)).body.id_token as string;
  const as = {
    merchant: proxiedClientOf(main, await token("/api/auth", MERCHANT)),
    partner: proxiedClientOf(main, await token("/api/partner/auth", PARTNER)),
    nobody: proxiedClientOf(main),
    wallet: proxiedClientOf(order),
  };
  const close = () => Promise.all([main.close(), order.close()]);
  return { line: lineOf(persons, as), close };
}

/** A test whose calls go through Prism, on a line of its own. */
export const test = base.extend<{ line: Line }>({
  line: async ({ gateway, merchant, customer, tester }, use) => {
    const { line, close } = await openLine({ gateway, merchant, customer, tester });
    await use(line);
    await close();
  },
});

function lineOf(persons: Persons, as: Line["as"]): Line {
  const { merchant } = persons;
  const otp = { stcpayMobile: "0509200900", stcpayMobileCountryCode: "966", total: 25 };
  const sendsOtp: Line["sendsOtp"] = (orderNumber, part) =>
    as.wallet.post("/rest/pay/stcpay/sendOtp", { ...otp, orderNumber, ...part });
  return {
    ...persons,
    as,
    issuesMerchantToken: () => as.nobody.post("/api/auth", MERCHANT),
    issuesPartnerToken: () => as.nobody.post("/api/partner/auth", PARTNER),
    listsMerchants: () => as.partner.get("/rest/partner/getMyMerchants"),
    readsKeys: (email) =>
      as.partner.get(`/rest/partner/getMerchantKeys/email/${email}?profileNo=${SANDBOX}`),
    addsInvoice: (part) => as.merchant.post("/api/addInvoice", merchant.order(part)),
    createsInvoice: () => merchant.createsInvoice({ supportedCardBrands: ["mada", "stcpay"] }),
    paysByCard: (number, part) =>
      as.merchant.post("/api/payInvoice", merchant.order({ card: cardOf(number), ...part })),
    sendsProduct: (orderNumber) =>
      as.merchant.post("/api/sendDigitalProduct", { message: "Your code: 17", orderNumber }),
    sharesInvoice(receiver) {
      const first = { key: "email", value: "merchant-1@shop.example", ...receiver };
      const order = merchant.order({ receivers: [first], partnerPortion: { amount: 5 } });
      return as.partner.post(`/rest/partner/addMerchantInvoice/${SANDBOX}`, order);
    },
    async refunds(orderNumber, path) {
      const [{ merchantEmail }] = (await as.partner.get("/rest/partner/getMyMerchants")).body;
      const place = `/rest/partner/v2/merchant/${path ?? `email/${merchantEmail}`}/refund`;
      return as.partner.post(place, { orderNumber, refundReason: "Sent back" });
    },
    readsInvoice: (transactionNo) => as.merchant.get(`/api/getInvoice/${transactionNo}`),
    cancelsInvoice: (transactionNo) => as.merchant.post("/api/cancelInvoice", { transactionNo }),
    findsInvoices: (orderNumber) =>
      as.merchant.get(`/api/getTransactionsOfOrderNumber?orderNumber=${orderNumber}`),
    sendsOtp,
    async paysByWallet(orderNumber, stcpayPaymentOTP, part) {
      const { paymentSessionId, signature, signedBase64Data } = (await sendsOtp(orderNumber)).body;
      const proof = { paymentSessionId, signature, signedBase64Data };
      const body = { ...otp, orderNumber, stcpayPaymentOTP, ...proof, ...part };
      return as.wallet.post("/rest/pay/stcpay/processPayment", body);
    },
    registers: (recurring = {}) =>
      as.merchant.post("/api/registerPayment", merchant.plan({ recurring })),
    cancelsRecurring: (recurringId) => as.merchant.post("/api/cancelRecurring", { recurringId }),
    listsRecurring: () => as.merchant.get("/api/recurringPayments"),
  };
}
