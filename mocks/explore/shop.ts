/** What somebody orders, or subscribes to: amounts are units of SAR, each mobile is given out once. */
export interface WantedOrder {
  /** The order number. */
  readonly id: string;
  /** What is to be paid, in units of the currency. */
  readonly amount: number;
  /** The name of the customer. */
  readonly name: string;
  /** The mobile number of the customer. */
  readonly mobile: string;
}

/** How an order stands, as the shop would tell its customer. */
export interface ToldOrder {
  /** What the customer is told. */
  readonly state: "new" | "pending" | "paid" | "canceled" | "failed";
  /** The number of its invoice, as soon as the shop knows it: without it nobody can pay. */
  readonly transactionNo?: string | null | undefined;
  /** How many times it was sent to the customer. Not judged where it is left out. */
  readonly shipped?: number | undefined;
}

/** How a subscription stands. */
export interface ToldSubscription {
  /** Its id at the service, as soon as the shop knows it. */
  readonly recurringId?: string | null | undefined;
  /** How many deliveries were made. Not judged where it is left out. */
  readonly delivered?: number | undefined;
}

type Told<T> = Promise<T> | T;

/**
 * A shop under exploration: what a team writes to say how theirs is spoken to. Only `start` and `tell`
 * are asked for; the more there is, the more is tried. What rejects counts as a crash of the shop; trouble
 * that a customer is told of as such is no crash.
 */
export interface Shop {
  /** Places an order. Resolves too when the customer is asked to try again later. */
  start(order: WantedOrder): Told<unknown>;
  /** How an order stands, as the shop knows it: it must not ask the service for it. */
  tell(id: string): Told<ToldOrder | undefined>;
  /** A customer looks at the order: here the shop may ask the service. */
  look?(id: string): Told<unknown>;
  /** A customer cancels at the shop; gives what they are told, undefined where that is not clear. */
  cancel?(id: string): Told<boolean | undefined>;
  /** Has a wallet code sent. False when the customer was told that none comes. */
  sendCode?(id: string): Told<boolean | undefined>;
  /** Pays with the code; gives what the customer is told, undefined where that is not clear. */
  payWithCode?(id: string, code: string): Told<boolean | undefined>;
  /** Places an order that is delivered each month. Resolves too when it is refused. */
  subscribe?(wanted: WantedOrder): Told<unknown>;
  /** How a subscription stands, as the shop knows it. */
  tellSubscription?(id: string): Told<ToldSubscription | undefined>;
  /** Does what the shop does by the clock, at this instant (ISO 8601). */
  passTime?(now: string): Told<unknown>;
  /** Ends the shop's process and starts another one over the same data. */
  restart?(): Told<unknown>;
  /** What is wrong by the team's own rules, in a sentence. */
  check?(): Told<string | undefined | null>;
  /** Whether nothing is going on that began with a call which was answered already. */
  idle?(): Told<boolean>;
  /** Where the shop takes the account's webhook, with the headers that it asks for. */
  webhook?(): Told<Webhook | undefined>;
  /** Ends the shop. */
  close?(): Told<unknown>;
}

/** Where the shop wants to be told of payments, besides by its callbacks. */
export interface Webhook {
  /** Where it is called. */
  readonly url: string;
  /** What is sent with each call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a shop is opened with: addresses and credentials of a sandbox of its own. */
export interface ShopCredentials {
  /** Where the service is called, without a slash at its end. */
  readonly baseUrl: string;
  /** Where one-time passwords are asked for. */
  readonly orderUrl: string;
  /** Where the control API is called. */
  readonly controlUrl: string;
  /** Who the shop is at the service. */
  readonly apiId: string;
  /** The secret that goes with it. */
  readonly secretKey: string;
}

/** Opens shops, each for one sequence. */
export interface ShopSource {
  open(credentials: ShopCredentials): Promise<Shop>;
  /** The sandbox that every shop of it uses, where its credentials cannot be chosen. */
  readonly fixedSandbox?: string;
  close?(): Promise<unknown> | unknown;
}
