/**
 * The payments of a shop: an example of a correct integration. The built-in shop runs this file. Copy it; it
 * needs only `fetch`. Add your own storage of orders, route for callbacks and pages for customers.
 */

/** The address of the payment service, and the credentials of the shop. */
export interface ShopAccount {
  readonly baseUrl: string;
  readonly apiId: string;
  readonly secretKey: string;
}

/** An order in the shop's database. */
export interface ShopOrder {
  readonly orderNumber: string;
  readonly amount: number;
  readonly product: string;
  readonly name: string;
  readonly mobile: string;
  /** `unclear`: no answer came, so the invoice may or may not exist. */
  state: "placed" | "unclear" | "waiting" | "paid" | "canceled";
  transactionNo?: string;
  paymentUrl?: string;
  /** Number of the paid invoice. */
  paidBy?: string;
}

/** A subscription, before the customer agrees to it. */
export interface ShopSubscription {
  readonly amount: number;
  readonly name: string;
  readonly mobile: string;
  readonly every: "Daily" | "Weekly" | "Monthly";
  /** Number of charges; 0 means until someone cancels. */
  readonly charges: number;
  /** How often a failed charge is retried, 0 to 5. */
  readonly retries: number;
}

/** Notes what happened to an order. */
export type NoteDown = (
  order: ShopOrder,
  what: string,
  facts?: Readonly<Record<string, unknown>>,
) => void;

/** The service rejected the call and changed nothing. */
export class PaymentRefused extends Error {}

/** No usable answer came: the service may have done what the call asked for. */
export class PaymentUnclear extends Error {}

const TIMEOUT_MS = 10_000;

/** The shop's calls to the payment service. They reject with `PaymentRefused` or `PaymentUnclear`. */
export class Payments {
  readonly #account: ShopAccount;
  readonly #note: NoteDown;
  #token: string | undefined;

  constructor(account: ShopAccount, note: NoteDown) {
    this.#account = account;
    this.#note = note;
  }

  /**
   * Creates the invoice of an order, and keeps the address of its payment page. An order has only ever one
   * invoice, so that the customer cannot pay twice. Without an answer, do not repeat the call: the invoice may
   * exist. If the customer pays it, a callback comes.
   */
  async bill(order: ShopOrder, callBackUrl: string): Promise<void> {
    try {
      const { transactionNo, url } = await this.#call("POST", "/api/addInvoice", {
        orderNumber: order.orderNumber,
        amount: order.amount,
        callBackUrl,
        cancelUrl: callBackUrl,
        clientName: order.name,
        clientMobile: order.mobile,
        smsMessage: "[CLIENT_NAME], pay [AMOUNT] SAR for order [ORDER_NUMBER]: [SHORT_URL]",
        products: [{ title: order.product, price: order.amount, qty: 1 }],
      });
      Object.assign(order, { state: "waiting", transactionNo, paymentUrl: url });
      this.#note(order, "invoice", { transactionNo });
    } catch (error) {
      if (error instanceof PaymentUnclear) order.state = "unclear";
      throw error;
    }
  }

  /** Registers a recurring payment. Returns its number and the page on which the customer agrees to it. */
  async subscribe(
    { amount, name, mobile, every, charges, retries }: ShopSubscription,
    callback: string,
  ): Promise<{ readonly recurringId: string; readonly paymentUrl: string }> {
    const { response, invoiceDetails } = await this.#call("POST", "/api/registerPayment", {
      payment: { value: amount, currencyCode: "SAR" },
      customer: { name, mobile },
      urls: { callback },
      recurring: { type: every, iterations: charges, retryCount: retries },
    });
    // A rejection may have status 200.
    if (!response.isSuccess) throw new PaymentRefused(response.message);
    return { recurringId: invoiceDetails.recurringId, paymentUrl: invoiceDetails.paymentUrl };
  }

  /**
   * Asks the service whether an order is paid. Anyone can send a callback, any number of times, so a callback is
   * only a reason to ask.
   */
  async settle(order: ShopOrder, transactionNo: string): Promise<void> {
    const invoice = await this.#call("GET", `/api/getInvoice/${encodeURIComponent(transactionNo)}`);
    const { orderNumber, currency } = invoice.gatewayOrderRequest;
    const facts = { transactionNo, status: invoice.orderStatus, amount: invoice.amount, currency };
    if (orderNumber !== order.orderNumber) return this.#note(order, "other-order", facts);
    order.transactionNo ??= transactionNo;
    // Do not rely on the letter case of a status.
    const status = String(invoice.orderStatus).toLowerCase();
    if (status === "paid") return this.#pays(order, facts);
    const isOpen = order.state !== "paid" && order.transactionNo === transactionNo;
    if (status === "canceled" && isOpen) order.state = "canceled";
    this.#note(order, status === "canceled" ? "canceled" : "unpaid", facts);
  }

  /** Accepts a payment once, however many callbacks come, and only with the right amount and currency. */
  #pays(order: ShopOrder, facts: { transactionNo: string; amount: number; currency: string }) {
    const isRight = hundredths(facts.amount) === hundredths(order.amount);
    if (!isRight || facts.currency !== "SAR") return this.#note(order, "other-amount", facts);
    if (order.paidBy === facts.transactionNo) return this.#note(order, "known", facts);
    if (order.paidBy !== undefined) return this.#note(order, "paid-twice", facts);
    // There is no await since the answer, so no other callback can come between.
    Object.assign(order, { state: "paid", paidBy: facts.transactionNo });
    this.#note(order, "paid", facts);
  }

  /** Calls with a token. Replaces an expired token once: the service did nothing with the rejected call. */
  async #call(method: string, path: string, body?: object) {
    const had = this.#token;
    this.#token ??= await this.#login();
    const answer = await this.#send(method, path, body, this.#token);
    if (had === undefined || ![401, 403, 410].includes(answer.status)) return read(answer);
    this.#token = await this.#login();
    return read(await this.#send(method, path, body, this.#token));
  }

  /** Gets a token. A failure here changes nothing at the service. */
  async #login(): Promise<string> {
    const { apiId, secretKey } = this.#account;
    const answer = this.#send("POST", "/api/auth", { apiId, secretKey }).then(read);
    const { id_token: token } = await answer.catch(({ message }: Error) => {
      throw new PaymentRefused(message);
    });
    return token;
  }

  async #send(method: string, path: string, body?: object, bearer?: string) {
    const headers = {
      Accept: "application/json",
      "Content-Type": "application/json",
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await fetch(this.#account.baseUrl + path, {
        method,
        headers,
        signal,
        ...sent,
      });
      return { what: `${method} ${path}`, status: answer.status, text: await answer.text() };
    } catch (cause) {
      throw new PaymentUnclear(`${method} ${path}: no answer came`, { cause });
    }
  }
}

/** Compare money as whole halalas: 0.1 + 0.2 is not 0.3. */
const hundredths = (amount: number) => Math.round(amount * 100);

/** Reads an answer. After a server error or half an answer, the outcome is unclear. */
function read({ what, status, text }: { what: string; status: number; text: string }) {
  const body = parsed(text);
  if (status < 300 && body !== undefined) return body;
  if (status < 300 || status >= 500)
    throw new PaymentUnclear(`${what}: ${status}, so the outcome is unknown`);
  throw new PaymentRefused(`${what}: ${status}, ${body?.detail ?? text}`);
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
