/**
 * A shop's side of a payment: the model of a right integration, and the very code that runs in the
 * built-in shop. Copy it: it needs nothing but `fetch`. Where each order is kept, how a callback comes
 * in, and what a customer sees is the shop's own.
 */

/** Where the payment service is, and who the shop is there. */
export interface ShopAccount {
  readonly baseUrl: string;
  readonly apiId: string;
  readonly secretKey: string;
}

/** An order, as a shop keeps it in its database. */
export interface ShopOrder {
  readonly orderNumber: string;
  readonly amount: number;
  readonly product: string;
  readonly name: string;
  readonly mobile: string;
  /** `unclear`: whether there is an invoice is not known, since no answer came. */
  state: "placed" | "unclear" | "waiting" | "paid" | "canceled";
  transactionNo?: string;
  paymentUrl?: string;
  /** The transaction that paid it. */
  paidBy?: string;
}

/** A subscription that a customer is asked to agree to. */
export interface ShopSubscription {
  readonly amount: number;
  readonly name: string;
  readonly mobile: string;
  readonly every: "Daily" | "Weekly" | "Monthly";
  /** How many charges to make; 0 means until it is canceled. */
  readonly charges: number;
  /** How often a failed charge is retried, 0 to 5. */
  readonly retries: number;
}

/** Writes down what happened to an order. */
export type NoteDown = (
  order: ShopOrder,
  what: string,
  facts?: Readonly<Record<string, unknown>>,
) => void;

/** The service said no: what was asked for has not been done. */
export class PaymentRefused extends Error {}

/** No answer came, or none that tells anything: what was asked for may have been done all the same. */
export class PaymentUnclear extends Error {}

const TIMEOUT_MS = 10_000;

/** What a shop does with the payment service. It rejects with `PaymentRefused` or `PaymentUnclear`. */
export class Payments {
  readonly #account: ShopAccount;
  readonly #note: NoteDown;
  #token: string | undefined;

  constructor(account: ShopAccount, note: NoteDown) {
    this.#account = account;
    this.#note = note;
  }

  /**
   * Asks for the invoice of an order, and keeps the address of its payment page. An order has one invoice,
   * ever, so that nobody pays twice: where no answer came it is not asked for again, since it may be there.
   * Should it be paid all the same, a callback tells.
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
    // A refusal may have status 200.
    if (!response.isSuccess) throw new PaymentRefused(response.message);
    return { recurringId: invoiceDetails.recurringId, paymentUrl: invoiceDetails.paymentUrl };
  }

  /**
   * Finds out what became of an order. Anybody can call a callback, as often as he likes: what it says is
   * no more than a reason to ask the service itself.
   */
  async settle(order: ShopOrder, transactionNo: string): Promise<void> {
    const invoice = await this.#call("GET", `/api/getInvoice/${encodeURIComponent(transactionNo)}`);
    const { orderNumber, currency } = invoice.gatewayOrderRequest;
    const facts = { transactionNo, status: invoice.orderStatus, amount: invoice.amount, currency };
    if (orderNumber !== order.orderNumber) return this.#note(order, "other-order", facts);
    order.transactionNo ??= transactionNo;
    // The letter case of a status is nothing to rely on.
    const status = String(invoice.orderStatus).toLowerCase();
    if (status === "paid") return this.#pays(order, facts);
    const isOpen = order.state !== "paid" && order.transactionNo === transactionNo;
    if (status === "canceled" && isOpen) order.state = "canceled";
    this.#note(order, status === "canceled" ? "canceled" : "unpaid", facts);
  }

  /** Accepts a payment once, however often it is notified, and only of the right amount. */
  #pays(order: ShopOrder, facts: { transactionNo: string; amount: number; currency: string }) {
    const isRight = hundredths(facts.amount) === hundredths(order.amount);
    if (!isRight || facts.currency !== "SAR") return this.#note(order, "other-amount", facts);
    if (order.paidBy === facts.transactionNo) return this.#note(order, "known", facts);
    if (order.paidBy !== undefined) return this.#note(order, "paid-twice", facts);
    // Between the answer and here nothing is awaited, so no second callback comes between.
    Object.assign(order, { state: "paid", paidBy: facts.transactionNo });
    this.#note(order, "paid", facts);
  }

  /** Calls with a token. One that has ended is replaced once: the call was refused at the door. */
  async #call(method: string, path: string, body?: object) {
    const had = this.#token;
    this.#token ??= await this.#login();
    const answer = await this.#send(method, path, body, this.#token);
    if (had === undefined || ![401, 403, 410].includes(answer.status)) return read(answer);
    this.#token = await this.#login();
    return read(await this.#send(method, path, body, this.#token));
  }

  /** Without a token nothing else is asked for, so whatever goes wrong here has changed nothing. */
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

/** Money is compared as whole halalas: 0.1 + 0.2 is not 0.3. */
const hundredths = (amount: number) => Math.round(amount * 100);

/** The body of an answer. A server's error, or half an answer, does not tell what was done. */
function read({ what, status, text }: { what: string; status: number; text: string }) {
  const body = parsed(text);
  if (status < 300 && body !== undefined) return body;
  if (status < 300 || status >= 500)
    throw new PaymentUnclear(`${what}: ${status}, which tells nothing`);
  throw new PaymentRefused(`${what}: ${status}, ${body?.detail ?? text}`);
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
