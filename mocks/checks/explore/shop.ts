import type { SandboxAccess } from "../../options.js";

/**
 * An order or a subscription: amounts are units of the currency, each mobile is given out once.
 *
 * @example
 * const order: WantedOrder = { id: "1", amount: 25.5, name: "Salma", mobile: "0512345678" };
 */
export interface WantedOrder {
  /** The order number. */
  readonly id: string;
  /** What is to be paid, in units of the currency. */
  readonly amount: number;
  /** SAR, or one of the currencies that the shop sells in; subscriptions are in SAR and have none. */
  readonly currency?: string;
  /** The name of the customer. */
  readonly name: string;
  /** The mobile number of the customer. */
  readonly mobile: string;
}

/**
 * The state of an order, as the shop shows it to its customer.
 *
 * @example
 * const order: ReportedOrder = { state: "paid", transactionNo, shipped: 1 };
 */
export interface ReportedOrder {
  /** The state that the customer sees. */
  readonly state: "new" | "pending" | "paid" | "canceled" | "failed";
  /** The number of its invoice, as soon as the shop knows it. Without it, no customer can pay. */
  readonly transactionNo?: string | null | undefined;
  /** How many times it was sent to the customer. Not judged where it is left out. */
  readonly shipped?: number | undefined;
  /**
   * How many times the customer got the money back, by the shop's books. Leave it out while the shop waits for
   * the outcome of a refund, or if it makes none.
   */
  readonly refunded?: number | undefined;
}

/**
 * What a customer sees who looks at an order. Everything on the page must be about that customer's own order.
 *
 * @example
 * const page: ShownOrder = { transactionNo, name: "Salma" };
 */
export interface ShownOrder {
  /** The invoice number on the page. */
  readonly transactionNo?: string | null | undefined;
  /** The customer's name on the page. */
  readonly name?: string | null | undefined;
}

/**
 * The state of a subscription.
 *
 * @example
 * const subscription: ReportedSubscription = { recurringId, delivered: 3 };
 */
export interface ReportedSubscription {
  /** Its id at the service, as soon as the shop knows it. */
  readonly recurringId?: string | null | undefined;
  /** How many deliveries were made. Not judged where it is left out. */
  readonly delivered?: number | undefined;
}

type MaybePromise<T> = Promise<T> | T;

/**
 * Your shop, as `explore` uses it. Only `start` and `getOrder` are required. Each further method lets paystub
 * try more. A method that rejects counts as a crash of the shop. Resolve if the shop shows its customer an error.
 *
 * @example
 * const shop: Shop = { start: ({ id }) => orders.set(id, "new"), getOrder: () => ({ state: "new" }) };
 */
export interface Shop {
  /**
   * Places an order. Resolves too when the customer is asked to try again later.
   *
   * @example
   * const start: Shop["start"] = (order) => post("/orders", order);
   */
  start(order: WantedOrder): MaybePromise<unknown>;
  /**
   * Returns the state of an order from the shop's own data. It must not call the service.
   *
   * @example
   * const getOrder: Shop["getOrder"] = (id) => get(`/orders/${id}`);
   */
  getOrder(id: string): MaybePromise<ReportedOrder>;
  /**
   * Shows an order to its customer; the shop may ask the service first. Return a `ShownOrder` to have checked
   * that the page is about this customer's order. Anything else is ignored.
   *
   * @example
   * const look: Shop["look"] = (id) => get(`/orders/${id}/page`);
   */
  look?(id: string): MaybePromise<unknown>;
  /**
   * Cancels an order for its customer. Return what the shop says to the customer: true if the order is canceled,
   * false if it is not, undefined if that is still open.
   *
   * @example
   * const cancel: Shop["cancel"] = async (id) => (await post(`/orders/${id}/cancel`)).canceled;
   */
  cancel?(id: string): MaybePromise<boolean | undefined>;
  /**
   * Refunds an order with refundOrder. Return what the shop says to the customer: true if the refund is certain,
   * false if there is none, undefined if the outcome is still open.
   *
   * @example
   * const refund: Shop["refund"] = async (id) => (await post(`/orders/${id}/refund`)).isRefunded;
   */
  refund?(id: string): MaybePromise<boolean | undefined>;
  /**
   * Requests a wallet code. Return false if the shop says to the customer that no code comes.
   *
   * @example
   * const sendCode: Shop["sendCode"] = async (id) => (await post(`/orders/${id}/code`)).sent;
   */
  sendCode?(id: string): MaybePromise<boolean | undefined>;
  /**
   * Pays with the code. Return what the shop says to the customer: true if the order is paid, false if it is not,
   * undefined if that is still open.
   *
   * @example
   * const payWithCode: Shop["payWithCode"] = async (id, code) =>
   *   (await post(`/orders/${id}/pay`, { code })).paid;
   */
  payWithCode?(id: string, code: string): MaybePromise<boolean | undefined>;
  /**
   * Places an order that is delivered each month. Resolves too when it is refused.
   *
   * @example
   * const subscribe: Shop["subscribe"] = (wanted) => post("/subscriptions", wanted);
   */
  subscribe?(wanted: WantedOrder): MaybePromise<unknown>;
  /**
   * Returns the state of a subscription from the shop's own data.
   *
   * @example
   * const getSubscription: Shop["getSubscription"] = (id) => get(`/subscriptions/${id}`);
   */
  getSubscription?(id: string): MaybePromise<ReportedSubscription | undefined>;
  /**
   * Does what the shop does by the clock, at this instant (ISO 8601).
   *
   * @example
   * const passTime: Shop["passTime"] = (now) => post("/clock", { now });
   */
  passTime?(now: string): MaybePromise<unknown>;
  /**
   * The currencies that the shop sells in. Without it everything is ordered in SAR.
   *
   * @example
   * const currencies: Shop["currencies"] = () => ["SAR", "USD"];
   */
  currencies?(): MaybePromise<readonly string[]>;
  /**
   * Ends the shop's process and starts another one over the same data.
   *
   * @example
   * const restart: Shop["restart"] = () => post("/restart");
   */
  restart?(): MaybePromise<unknown>;
  /**
   * What is wrong by the team's own rules, in a sentence.
   *
   * @example
   * const check: Shop["check"] = async () => (await get("/ledger")).complaint;
   */
  check?(): MaybePromise<string | undefined | null>;
  /**
   * Whether nothing is going on that began with a call which was answered already.
   *
   * @example
   * const idle: Shop["idle"] = async () => (await get("/jobs")).length === 0;
   */
  idle?(): MaybePromise<boolean>;
  /**
   * Where the shop takes the account's webhook, with the headers that it asks for.
   *
   * @example
   * const webhook: Shop["webhook"] = () => ({ url: "http://127.0.0.1:3000/webhook" });
   */
  webhook?(): MaybePromise<Webhook | undefined>;
  /**
   * Where the shop takes the settlement webhook, with the headers that it asks for. Orders are settled daily then.
   *
   * @example
   * const settlementWebhook: Shop["settlementWebhook"] = () => ({ url: "http://127.0.0.1:3000/settled" });
   */
  settlementWebhook?(): MaybePromise<Webhook | undefined>;
  /**
   * What the shop was paid out by its own books, in riyals: each settled order once, minus fees, VAT and refunds.
   *
   * @example
   * const booked: Shop["booked"] = async () => (await get("/ledger")).paidOut;
   */
  booked?(): MaybePromise<number>;
  /**
   * Ends the shop.
   *
   * @example
   * const close: Shop["close"] = () => post("/end");
   */
  close?(): MaybePromise<unknown>;
}

/**
 * The webhook of the shop, which the service calls besides its callbacks.
 *
 * @example
 * const webhook: Webhook = { url: "http://127.0.0.1:3000/webhook" };
 */
export interface Webhook {
  /** Where it is called. */
  readonly url: string;
  /** What is sent with each call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What a shop is opened with: addresses and credentials of a sandbox of its own.
 *
 * @example
 * const open = ({ baseUrl, apiId, secretKey }: ShopCredentials) => shop;
 */
export interface ShopCredentials extends SandboxAccess {
  /** The e-mail address of the partner's merchant: the shop itself. */
  readonly merchantEmail: string;
}

/** Opens shops, each for one sequence. */
export interface ShopSource {
  open(credentials: ShopCredentials): Promise<Shop>;
  /** The sandbox that every shop of it uses, where its credentials cannot be chosen. */
  readonly fixedSandbox?: string;
  /** Called when a shop has ended. */
  ended?(shop: Shop): void;
}
