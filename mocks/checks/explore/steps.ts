import { type FaultId, faults } from "../../../spec/generated/faults.js";
import type { FaultRequest } from "../../control/fault-rules.js";
import type { AttemptResult } from "../../domain/callback.js";
import { callbacksOf } from "../../observe/record.js";
import {
  answerOf,
  asked,
  blame,
  callbacksAnswered,
  invoicesOf,
  isSameMobile,
  NOTHING,
  type RunContext,
  reportedOrder,
  waitForIdle,
} from "./context.js";
import { finding } from "./finding.js";
import {
  judgeCancel,
  judgeCharged,
  judgePlaced,
  judgeRefund,
  judgeShown,
  judgeWallet,
} from "./judge.js";
import type { ArmedFault, Deed, Forgery, SequenceStep, Together } from "./sequence.js";
import type { WantedOrder } from "./shop.js";

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
  const webhook = await answerOf(context, "webhook");
  if (webhook === NOTHING || !webhook) return;
  return sent(context, webhook.url, JSON.stringify(body));
}

/** A shop may say to a stranger what it likes, but it has to say something. */
async function sent(context: RunContext, url: string, body: string | null): Promise<void> {
  context.asks += 1;
  const { outcome } = await strangerSends(context, url, body);
  if (outcome !== "timeout") return;
  blame(context, finding("stranger-unanswered", {}, { path: new URL(url).pathname }));
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
  await callbacksAnswered(context, () => context.box.clock.advance({ by }));
  await waitForIdle(context);
}

const DEEDS: { readonly [Does in Deed["does"]]: Doer<Does> } = {
  async start(context, { amount, name, currency = "SAR" }) {
    const order = { ...wanted(context, context.orders, "order", { amount, name }), currency };
    context.orders.push(order);
    await asked(context, "start", order);
    await waitForIdle(context);
    await judgePlaced(context, order);
  },
  subscribe(context, { amount, name }) {
    if (!context.shop.subscribe) return;
    const subscription = wanted(context, context.subscriptions, "subscription", { amount, name });
    context.subscriptions.push(subscription);
    return asked(context, "subscribe", subscription);
  },
  async "confirm-subscription"(context, { which }) {
    const subscription = chosen(context.subscriptions, which);
    if (!subscription) return;
    const reported = await answerOf(context, "getSubscription", subscription.id);
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
    const codes = sessionsOf(context, order).length;
    const from = context.record.requests.length;
    await payByWallet(context, which, meet, (code) => code);
    // Of several codes only the last is valid, and the log does not say which one the customer typed.
    const isClear = sessionsOf(context, order).length === codes + 1 && others.length === 0;
    if (order && open?.status === "pending" && isClear) judgeCharged(context, order, from);
  },
  "wrong-code": (context, { which }, meet) =>
    payByWallet(context, which, meet, (code) =>
      String((Number(code) + 1) % 100_000).padStart(5, "0"),
    ),
  "shop-cancels": (context, { which }) => atShop(context, which, "cancel", judgeCancel),
  "shop-refunds": (context, { which }) => atShop(context, which, "refund", judgeRefund),
  async look(context, { which }) {
    const order = chosen(context.orders, which);
    if (order) await lookAt(context, order);
  },
  async advance(context, { by }) {
    await pass(context, by);
    await timePasses(context);
  },
  restart(context) {
    if (context.shop.restart) return asked(context, "restart");
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

/** What a customer has the shop do. The shop answers the customer, and may be wrong if a fault misled it. */
async function atShop(
  context: RunContext,
  which: number,
  method: "cancel" | "refund",
  judge: typeof judgeCancel,
): Promise<void> {
  const { shop, record } = context;
  const order = await known(context, which);
  if (!order || !shop[method]) return;
  const before = record.injections.length;
  const reported = await asked(context, method, order.id);
  await waitForIdle(context);
  judge(context, order, reported, record.injections.length === before);
}

function wanted(
  context: RunContext,
  others: readonly WantedOrder[],
  kind: string,
  { amount, name }: { readonly amount: number; readonly name: string },
): WantedOrder {
  const number = FIRST_MOBILE + context.orders.length + context.subscriptions.length;
  const id = `${context.idPrefix}-${kind}-${others.length + 1}`;
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

/** The wallet sessions whose codes were sent to the customer of an order. */
function sessionsOf({ record }: RunContext, order: WantedOrder | undefined) {
  return [...record.world.otpSessions.values()].filter(({ mobile }) => {
    return isSameMobile(mobile, order?.mobile);
  });
}

async function payByWallet(
  context: RunContext,
  which: number,
  meet: Meet,
  typed: (code: string) => string,
): Promise<void> {
  const { shop } = context;
  const order = await known(context, which);
  if (!order || !shop.sendCode || !shop.payWithCode) return;
  await asked(context, "sendCode", order.id);
  // A customer types the code a while after it was sent, and others get theirs meanwhile.
  await meet();
  const session = sessionsOf(context, order).at(-1);
  if (!session) return;
  const reported = await asked(context, "payWithCode", order.id, typed(session.code));
  await waitForIdle(context);
  judgeWallet(context, order, reported);
}

/** A customer looks at an order, and the shop may ask the service. */
export async function lookAt(context: RunContext, order: WantedOrder): Promise<void> {
  if (context.shop.look) judgeShown(context, order, await asked(context, "look", order.id));
}

/** The shop does what it does by the clock. */
export async function timePasses(context: RunContext): Promise<void> {
  const { shop, box } = context;
  if (!shop.passTime) return;
  const { now } = await box.clock.read();
  await asked(context, "passTime", now);
}

/** What a fault takes where sequences want another value than its default. */
const TAKES: { readonly [Fault in FaultId]?: object } = {
  "late-reply": faults["late-reply"].sensible[0],
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
