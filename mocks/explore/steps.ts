import type { FaultRequest } from "../control/fault-rules.js";
import { forge } from "./forge.js";
import { becomesQuiet } from "./quiet.js";
import type { ArmedFault, SequenceStep } from "./sequence.js";
import type { WantedOrder } from "./shop.js";
import { asked, heard, invoicesOf, NOTHING, type Stage, toldOf } from "./stage.js";
import { judgeCancel, judgeWallet } from "./told-wrongly.js";

/** Later than any shop waits that is patient with its customers. */
const LATE_MS = 3000;

/** The mobile of the first order; each next one has its own, which is how orders are told apart. */
const FIRST_MOBILE = 500_100_001;

type Doer<Does extends SequenceStep["does"]> = (
  stage: Stage,
  step: Extract<SequenceStep, { does: Does }>,
) => Promise<unknown> | unknown;

/** Lets a step happen. What cannot be done at this point, such as to pay what nobody ordered, is not. */
export async function perform(stage: Stage, step: SequenceStep): Promise<void> {
  if (step.under) await arm(stage, step.under);
  const act = DEEDS[step.does] as Doer<SequenceStep["does"]>;
  await act(stage, step as never);
}

const DEEDS: { readonly [Does in SequenceStep["does"]]: Doer<Does> } = {
  start(stage, { amount, name }) {
    const order = wanted(stage, stage.orders, "order", { amount, name });
    stage.orders.push(order);
    return asked(stage, "placing an order", () => stage.shop.start(order));
  },
  subscribe(stage, { amount, name }) {
    const { shop } = stage;
    if (!shop.subscribe) return;
    const subscription = wanted(stage, stage.subscriptions, "subscription", { amount, name });
    stage.subscriptions.push(subscription);
    return asked(stage, "subscribing", () => shop.subscribe?.(subscription));
  },
  async "confirm-subscription"(stage, { which }) {
    const subscription = chosen(stage.subscriptions, which);
    if (!subscription || !stage.shop.tellSubscription) return;
    const told = await heard(stage, "telling of a subscription", () =>
      stage.shop.tellSubscription?.(subscription.id),
    );
    const id = told === NOTHING ? undefined : told?.recurringId;
    if (id) await outside(() => stage.box.recurring.start(id));
  },
  pay: (stage, { which }) => atService(stage, which, (no) => stage.box.invoices.pay(no)),
  decline: (stage, { which }) => atService(stage, which, (no) => stage.box.invoices.decline(no)),
  "customer-cancels": (stage, { which }) =>
    atService(stage, which, (no) => stage.box.invoices.cancel(no)),
  wallet: (stage, { which }) => payByWallet(stage, which, (code) => code),
  "wrong-code": (stage, { which }) =>
    payByWallet(stage, which, (code) => String((Number(code) + 1) % 100_000).padStart(5, "0")),
  async "shop-cancels"(stage, { which }) {
    const order = await known(stage, which);
    if (!order || !stage.shop.cancel) return;
    const { strikes } = stage.evidence;
    const told = await asked(stage, "canceling an order", () => stage.shop.cancel?.(order.id));
    await becomesQuiet(stage);
    judgeCancel(stage, order, told, stage.evidence.strikes === strikes);
  },
  async look(stage, { which }) {
    const order = chosen(stage.orders, which);
    if (order) await lookAt(stage, order);
  },
  async advance(stage, { by }) {
    await heard(stage, "answering the service's calls", () => stage.box.clock.advance({ by }));
    await becomesQuiet(stage);
    await timePasses(stage);
  },
  restart(stage) {
    const { shop } = stage;
    if (shop.restart) return asked(stage, "restarting", () => shop.restart?.());
  },
  async resend(stage, { which }) {
    const order = chosen(stage.orders, which);
    const made = [...stage.evidence.callbacks.values()].filter(({ about }) =>
      invoicesOf(stage, order).some(({ transactionNo }) => transactionNo === about),
    );
    for (const { id } of made) await outside(() => stage.box.callbacks.resend(id));
  },
  forge: (stage, { how, which }) => forge(stage, how, chosen(stage.orders, which)),
  fault: (stage, { fault, operation, status }) =>
    arm(stage, { fault, ...(operation && { operation }), ...(status && { status }) }),
};

function wanted(
  stage: Stage,
  others: readonly WantedOrder[],
  kind: string,
  { amount, name }: { readonly amount: number; readonly name: string },
): WantedOrder {
  const number = FIRST_MOBILE + stage.orders.length + stage.subscriptions.length;
  const id = `${stage.box.name}-${kind}-${others.length + 1}`;
  return { id, amount, name, mobile: `0${number}` };
}

function chosen(all: readonly WantedOrder[], which: number): WantedOrder | undefined {
  return all[which % Math.max(1, all.length)];
}

/** An order whose invoice the shop has told its customer. */
async function known(stage: Stage, which: number) {
  const order = chosen(stage.orders, which);
  if (!order) return undefined;
  const transactionNo = (await toldOf(stage, order))?.transactionNo;
  return transactionNo ? { ...order, transactionNo } : undefined;
}

/** What a customer does on the pages of the service. It may be too late for that. */
async function atService(
  stage: Stage,
  which: number,
  act: (transactionNo: string) => Promise<unknown>,
): Promise<void> {
  const order = await known(stage, which);
  if (order) await outside(() => act(order.transactionNo));
}

/** What is done at the service may be refused there, as it would be to a customer. */
async function outside(act: () => Promise<unknown>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "Refused")) throw error;
  });
}

async function payByWallet(
  stage: Stage,
  which: number,
  typed: (code: string) => string,
): Promise<void> {
  const { shop, box } = stage;
  const order = await known(stage, which);
  if (!order || !shop.sendCode || !shop.payWithCode) return;
  await asked(stage, "sending a wallet code", () => shop.sendCode?.(order.id));
  const messages = (await box.sms()).filter(
    ({ kind, to }) => kind === "otp" && to === order.mobile,
  );
  const code = messages.at(-1)?.text.match(/\d{4,6}/)?.[0];
  if (code === undefined) return;
  const told = await asked(stage, "paying from a wallet", () =>
    shop.payWithCode?.(order.id, typed(code)),
  );
  await becomesQuiet(stage);
  judgeWallet(stage, order, told);
}

/** A customer looks at an order, and the shop may ask the service. */
export async function lookAt(stage: Stage, order: WantedOrder): Promise<void> {
  const { shop } = stage;
  if (shop.look) await asked(stage, "looking at an order", () => shop.look?.(order.id));
}

/** The shop does what it does by the clock. */
export async function timePasses(stage: Stage): Promise<void> {
  const { shop, box } = stage;
  if (!shop.passTime) return;
  const { now } = await box.clock.read();
  await asked(stage, "its work by the clock", () => shop.passTime?.(now));
}

async function arm(stage: Stage, { fault, operation, status }: ArmedFault): Promise<void> {
  const delay = fault === "late-reply" ? { delayMs: LATE_MS } : {};
  await stage.box.faults.add({
    ...{ fault, times: 1, ...delay },
    ...(operation !== undefined && { operation }),
    ...(status !== undefined && { status }),
  } as FaultRequest);
}
