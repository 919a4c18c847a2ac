import type { FaultId } from "../../../spec/generated/faults.js";
import type { FaultRequest } from "../../control/fault-rules.js";
import type { AttemptResult } from "../../domain/callback.js";
import { callbacksOf } from "../../observe/record.js";
import {
  answerOf,
  asked,
  blame,
  invoicesOf,
  isFaultFree,
  isRefundedInvoice,
  NOTHING,
  type RunContext,
  reportedOrder,
  waitForIdle,
} from "./context.js";
import { judgePlaced } from "./judge.js";
import type { ArmedFault, Deed, Forgery, SequenceStep, Together } from "./sequence.js";
import type { ShownOrder, WantedOrder } from "./shop.js";

/** A stranger knows the addresses of the shop and what their own invoices are called, and no secret. */
async function forge(
  context: RunContext,
  how: Forgery,
  order: WantedOrder | undefined,
): Promise<void> {
  const own = invoicesOf(context, order).at(-1);
  if (!own) return;
  const { transactionNo, order: asked } = own;
  const { orderNumber, callbackUrl, cancelUrl, amount } = asked;
  const send = (url: string | null, number: string | undefined) => {
    if (url === null || number === undefined) return;
    return sent(context, withNumbers(url, { transactionNo: number, orderNumber }), null);
  };
  switch (how) {
    case "callback":
      return send(callbackUrl, transactionNo);
    case "cancellation":
      return send(cancelUrl, transactionNo);
    case "callback-of-another": {
      const others = [...context.record.world.invoices.values()].filter(
        (invoice) => invoice !== own,
      );
      const other = others.find(({ status }) => status === "paid") ?? others[0];
      return send(callbackUrl, other?.transactionNo);
    }
    case "webhook": {
      const paid = { amount: amount / 100, transactionNo, merchantOrderNumber: orderNumber };
      return postToWebhook(context, { ...paid, merchantEmail: "", orderStatus: "Paid" });
    }
    case "refund-webhook": {
      const order = { transactionNo, merchantOrderNumber: orderNumber, currency: asked.currency };
      const refund = { refundStatus: "Refunded", refundAmount: amount / 100, apiVersion: "v2" };
      return postToWebhook(context, { ...order, ...refund });
    }
  }
}

async function postToWebhook(context: RunContext, body: object): Promise<void> {
  const webhook = await answerOf(context, "reading its webhook", () => context.shop.webhook?.());
  if (webhook === NOTHING || !webhook) return;
  return sent(context, webhook.url, JSON.stringify(body));
}

/** A shop may say to a stranger what it likes, but it has to say something. */
async function sent(context: RunContext, url: string, body: string | null): Promise<void> {
  context.asks += 1;
  const { outcome } = await strangerSends(context, url, body);
  if (outcome !== "timeout") return;
  const { pathname } = new URL(url);
  blame(context, "callbacks-answered", `a stranger's call to ${pathname} was not answered in time`);
}

function withNumbers(url: string, numbers: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(numbers)) address.searchParams.set(name, value);
  return address.href;
}

/** What a stranger sends goes the way of callbacks, and only where callbacks may go. */
async function strangerSends(
  { stranger }: RunContext,
  url: string,
  body: string | null,
): Promise<AttemptResult> {
  const headers = body === null ? {} : { "Content-Type": "application/json" };
  return stranger.send({ method: body === null ? "GET" : "POST", url, headers, body });
}

const RULE = "false-statement";

/** Checks what the shop says to a customer about a wallet payment. */
function judgeWallet(context: RunContext, order: WantedOrder, reported: unknown): void {
  const paid = invoicesOf(context, order).filter(({ status }) => status === "paid");
  // The customer may have paid on the payment page meanwhile.
  const isTaken = paid.some(({ via }) => via === "wallet");
  const wallet = "the shop said to the customer that the wallet payment";
  if (reported === false && isTaken) blame(context, RULE, `${wallet} failed, but it succeeded`);
  if (reported === true && paid.length === 0) {
    blame(context, RULE, `${wallet} succeeded, but nothing was charged`);
  }
}

/** Checks what the shop says to a customer about a cancellation. A fault excuses a wrong no. */
function judgeCancel(
  context: RunContext,
  order: WantedOrder,
  reported: unknown,
  isUndisturbed: boolean,
): void {
  const own = invoicesOf(context, order);
  const isCanceled = own.length > 0 && own.every(({ status }) => status === "canceled");
  const says = "the shop said to the customer that the order is";
  if (reported === true && !isCanceled) {
    const status = own.map((invoice) => invoice.status).join(" and ");
    blame(context, RULE, `${says} canceled, but it is ${status}`);
  }
  if (reported === false && isCanceled && isUndisturbed) {
    blame(context, RULE, `${says} not canceled, but it is`);
  }
}

/** Checks what the shop says to a customer about a refund. A fault excuses a wrong no. */
function judgeRefund(
  context: RunContext,
  order: WantedOrder,
  reported: unknown,
  isUndisturbed: boolean,
): void {
  const refunded = invoicesOf(context, order).filter(isRefundedInvoice);
  if (reported === true && refunded.length === 0) {
    blame(
      context,
      RULE,
      "the shop said to the customer that the money is back, but there was no refund",
    );
  }
  // Of a refund that the service made by itself, the shop may not have heard yet.
  const isAsked = refunded.some(({ refund }) => refund?.by === "partner");
  if (reported === false && isAsked && isUndisturbed) {
    blame(context, RULE, "the shop said to the customer that there is no refund, but it was made");
  }
}

/** A customer who pays with the right code while nothing is wrong with the service has to be charged. */
function judgeCharged(context: RunContext, order: WantedOrder, from: number): void {
  const { requests } = context.record;
  const [invoice] = invoicesOf(context, order);
  // A shop that pays later, in the background, has not sent the code yet.
  const isSent = requests.slice(from).some(({ operationId }) => operationId === "processPayment");
  if (invoice?.status !== "pending" || !isSent || !isFaultFree(context)) return;
  const what = "a customer's wallet was not charged in spite of the right code";
  blame(context, "turned-away", `${what}, though nothing was wrong with the service`);
}

/** Whether everything on the page of an order is about its own customer. */
function judgeShown(context: RunContext, order: WantedOrder, shown: unknown): void {
  const { transactionNo, name } = Object(shown) as ShownOrder;
  const others = context.orders.filter(({ id }) => id !== order.id);
  const isOf = (other: WantedOrder) =>
    invoicesOf(context, other).some((invoice) => invoice.transactionNo === transactionNo);
  const owner = transactionNo ? others.find(isOf) : undefined;
  const isOtherName =
    typeof name === "string" && name !== order.name && others.some((other) => other.name === name);
  if (!owner && !isOtherName) return;
  const what = owner ? `invoice ${transactionNo}` : `the name ${name}`;
  blame(context, "mixes-customers", `a customer was shown ${what} of another customer`);
}

/** Later than any shop waits that is patient with its customers. */
const LATE_MS = 3000;

/** The mobile of the first order; each next one has its own, which distinguishes the orders. */
const FIRST_MOBILE = 500_100_001;

/** Waits until everyone who acts at the same moment is as far as this, or done. */
type Meet = () => Promise<void>;

const alone: Meet = async () => undefined;

type Doer<Does extends Deed["does"]> = (
  context: RunContext,
  step: Extract<Deed, { does: Does }>,
  meet: Meet,
) => Promise<unknown> | unknown;

/** Longer than a token lives, and shorter than an invoice. */
const TOKENS_END = "PT31M";

/** Executes a step. An impossible step, such as paying an order that does not exist, is skipped. */
export async function perform(context: RunContext, step: SequenceStep): Promise<void> {
  if (step.does !== "together") {
    if (step.under) await arm(context, step.under);
    return act(context, step, alone);
  }
  if (step.tokensEnded) await pass(context, TOKENS_END);
  if (step.under) await arm(context, step.under);
  const deeds = apart(context, step.both);
  const meets = meetings(deeds.length);
  const acts = deeds.map(async (deed, index) => {
    const meet = meets[index] ?? alone;
    // A customer who is done must not be waited for.
    await act(context, deed, meet).finally(() => void meet());
  });
  await Promise.all(acts);
}

/** What one customer would do twice with one order is done once. */
function apart({ orders }: RunContext, [one, other]: Together["both"]): readonly Deed[] {
  const isAboutOne =
    "which" in one && "which" in other && chosen(orders, one.which) === chosen(orders, other.which);
  return one.does === other.does && isAboutOne ? [one] : [one, other];
}

async function act(context: RunContext, deed: Deed, meet: Meet): Promise<void> {
  const doer = DEEDS[deed.does] as Doer<Deed["does"]>;
  await doer(context, deed as never, meet);
}

/** A meeting for each of so many, which ends when all of them have come once. */
function meetings(count: number): readonly Meet[] {
  let missing = count;
  let resolve = () => {};
  const complete = new Promise<void>((done) => {
    resolve = done;
  });
  return Array.from({ length: count }, () => {
    let hasCome = false;
    return () => {
      if (!hasCome) missing -= 1;
      hasCome = true;
      if (missing === 0) resolve();
      return complete;
    };
  });
}

async function pass(context: RunContext, by: string): Promise<void> {
  await answerOf(context, "answering the service's calls", () => context.box.clock.advance({ by }));
  await waitForIdle(context);
}

const DEEDS: { readonly [Does in Deed["does"]]: Doer<Does> } = {
  async start(context, { amount, name, currency = "SAR" }) {
    const order = { ...wanted(context, context.orders, "order", { amount, name }), currency };
    context.orders.push(order);
    await asked(context, "placing an order", () => context.shop.start(order));
    await waitForIdle(context);
    await judgePlaced(context, order);
  },
  subscribe(context, { amount, name }) {
    const { shop } = context;
    if (!shop.subscribe) return;
    const subscription = wanted(context, context.subscriptions, "subscription", { amount, name });
    context.subscriptions.push(subscription);
    return asked(context, "subscribing", () => shop.subscribe?.(subscription));
  },
  async "confirm-subscription"(context, { which }) {
    const subscription = chosen(context.subscriptions, which);
    if (!subscription || !context.shop.getSubscription) return;
    const reported = await answerOf(context, "reading a subscription", () =>
      context.shop.getSubscription?.(subscription.id),
    );
    const id = reported === NOTHING ? undefined : reported?.recurringId;
    if (id) await outside(() => context.box.recurring.start(id));
  },
  pay: (context, { which }) => atService(context, which, (no) => context.box.invoices.pay(no)),
  refund: (context, { which }) =>
    atService(context, which, (no) => context.box.invoices.refund(no)),
  settle: (context) => outside(() => context.box.settlements.run()),
  decline: (context, { which }) =>
    atService(context, which, (no) => context.box.invoices.decline(no)),
  "customer-cancels": (context, { which }) =>
    atService(context, which, (no) => context.box.invoices.cancel(no)),
  async wallet(context, { which }, meet) {
    const order = chosen(context.orders, which);
    const [open, ...others] = invoicesOf(context, order);
    const codes = codesSentTo(context, order);
    const from = context.record.requests.length;
    await payByWallet(context, which, meet, (code) => code);
    // Of several codes only the last is valid, and the log does not say which one the customer typed.
    const isClear = codesSentTo(context, order) === codes + 1 && others.length === 0;
    if (order && open?.status === "pending" && isClear) judgeCharged(context, order, from);
  },
  "wrong-code": (context, { which }, meet) =>
    payByWallet(context, which, meet, (code) =>
      String((Number(code) + 1) % 100_000).padStart(5, "0"),
    ),
  async "shop-cancels"(context, { which }) {
    const order = await known(context, which);
    if (!order || !context.shop.cancel) return;
    const before = context.record.injections.length;
    const reported = await asked(context, "canceling an order", () =>
      context.shop.cancel?.(order.id),
    );
    await waitForIdle(context);
    judgeCancel(context, order, reported, context.record.injections.length === before);
  },
  async "shop-refunds"(context, { which }) {
    const order = await known(context, which);
    if (!order || !context.shop.refund) return;
    const before = context.record.injections.length;
    const reported = await asked(context, "refunding an order", () =>
      context.shop.refund?.(order.id),
    );
    await waitForIdle(context);
    judgeRefund(context, order, reported, context.record.injections.length === before);
  },
  async look(context, { which }) {
    const order = chosen(context.orders, which);
    if (order) await lookAt(context, order);
  },
  async advance(context, { by }) {
    await pass(context, by);
    await timePasses(context);
  },
  restart(context) {
    const { shop } = context;
    if (shop.restart) return asked(context, "restarting", () => shop.restart?.());
  },
  async resend(context, { which }) {
    const order = chosen(context.orders, which);
    const numbers = invoicesOf(context, order).map(({ transactionNo }) => transactionNo);
    const made = callbacksOf(context.record).filter(
      ({ about }) => "transactionNo" in about && numbers.includes(about.transactionNo),
    );
    for (const { id } of made) await outside(() => context.box.callbacks.resend(id));
  },
  forge: (context, { how, which }) => forge(context, how, chosen(context.orders, which)),
  fault: (context, { does: _, ...fault }) => arm(context, fault),
};

function wanted(
  context: RunContext,
  others: readonly WantedOrder[],
  kind: string,
  { amount, name }: { readonly amount: number; readonly name: string },
): WantedOrder {
  const number = FIRST_MOBILE + context.orders.length + context.subscriptions.length;
  const id = `${context.box.name}-${kind}-${others.length + 1}`;
  return { id, amount, name, mobile: `0${number}` };
}

function chosen(all: readonly WantedOrder[], which: number): WantedOrder | undefined {
  return all[which % Math.max(1, all.length)];
}

/** An order whose invoice the shop has shown to its customer. */
async function known(context: RunContext, which: number) {
  const order = chosen(context.orders, which);
  if (!order) return undefined;
  const transactionNo = (await reportedOrder(context, order))?.transactionNo;
  return transactionNo ? { ...order, transactionNo } : undefined;
}

/**
 * What a customer does on the pages of the service. It may be too late for that. A page stays open even
 * where the shop knows no more of it.
 */
async function atService(
  context: RunContext,
  which: number,
  act: (transactionNo: string) => Promise<unknown>,
): Promise<void> {
  const order = chosen(context.orders, which);
  if (!order) return;
  const transactionNo =
    (await reportedOrder(context, order))?.transactionNo ?? context.numbers.get(order.id);
  if (transactionNo) await outside(() => act(transactionNo));
}

/** What is done at the service may be refused there, as it would be to a customer. */
async function outside(act: () => Promise<unknown>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "Refused")) throw error;
  });
}

function codesSentTo({ record }: RunContext, order: WantedOrder | undefined): number {
  return [...record.world.otpSessions.values()].filter(({ mobile }) => mobile === order?.mobile)
    .length;
}

async function payByWallet(
  context: RunContext,
  which: number,
  meet: Meet,
  typed: (code: string) => string,
): Promise<void> {
  const { shop, box } = context;
  const order = await known(context, which);
  if (!order || !shop.sendCode || !shop.payWithCode) return;
  await asked(context, "sending a wallet code", () => shop.sendCode?.(order.id));
  // A customer types the code a while after it was sent, and others get theirs meanwhile.
  await meet();
  const messages = (await box.sms({ order: "newest" })).sms.filter(
    ({ kind, to }) => kind === "otp" && to === order.mobile,
  );
  const code = messages[0]?.text.match(/\d{4,6}/)?.[0];
  if (code === undefined) return;
  const reported = await asked(context, "paying from a wallet", () =>
    shop.payWithCode?.(order.id, typed(code)),
  );
  await waitForIdle(context);
  judgeWallet(context, order, reported);
}

/** A customer looks at an order, and the shop may ask the service. */
export async function lookAt(context: RunContext, order: WantedOrder): Promise<void> {
  const { shop } = context;
  if (!shop.look) return;
  judgeShown(
    context,
    order,
    await asked(context, "looking at an order", () => shop.look?.(order.id)),
  );
}

/** The shop does what it does by the clock. */
export async function timePasses(context: RunContext): Promise<void> {
  const { shop, box } = context;
  if (!shop.passTime) return;
  const { now } = await box.clock.read();
  await asked(context, "its work by the clock", () => shop.passTime?.(now));
}

/** What a fault takes where sequences want another value than its default. */
const TAKES: { readonly [Fault in FaultId]?: object } = {
  "late-reply": { delayMs: LATE_MS },
  // A client that waits for all of it waits longer than for a missing answer.
  "slow-body": { bytesPerSecond: 1 },
};

async function arm(
  context: RunContext,
  { fault, operation, status, times = 1 }: ArmedFault,
): Promise<void> {
  await context.box.faults.add({
    ...{ fault, times, ...TAKES[fault] },
    ...(operation !== undefined && { operation }),
    ...(status !== undefined && { status }),
  } as FaultRequest);
}
