import type { TrueInvoice } from "./evidence.js";
import type { ToldOrder, ToldSubscription, WantedOrder } from "./shop.js";
import { blame, heard, invoicesOf, NOTHING, type Stage, toldOf } from "./stage.js";

/** What a shop says now that no shop may say at any time. */
export async function judgeStep(stage: Stage, when: string): Promise<void> {
  for (const [index, order] of stage.orders.entries()) {
    const told = await toldOf(stage, order);
    const invoices = invoicesOf(stage, order);
    const name = `order ${index + 1}`;
    judgeInvoices(stage, order, invoices, name);
    if (!told) continue;
    judgeTold(stage, told, invoices, `${when} ${name}`);
    keepWord(stage, order, told);
  }
  for (const [index, wanted] of stage.subscriptions.entries()) {
    const made = subscriptionsOf(stage, wanted);
    judgeWanted(stage, wanted, made, `subscription ${index + 1}`);
  }
}

function judgeTold(
  stage: Stage,
  { state, shipped = 0 }: ToldOrder,
  invoices: readonly TrueInvoice[],
  name: string,
): void {
  const isPaid = invoices.some(({ status }) => status === "paid");
  if (state === "paid" && !isPaid) {
    blame(stage, "paid-for-nothing", `${name} is paid for the shop, but nobody paid`);
  }
  if (shipped > 0 && !isPaid) blame(stage, "ships-unpaid", `${name} was shipped, but nobody paid`);
  if (shipped > 1) blame(stage, "ships-twice", `${name} was shipped ${shipped} times`);
  if (isPaid && (state === "failed" || state === "canceled")) {
    blame(stage, "denies-payment", `${name} is ${state} for the shop, but it was paid`);
  }
}

/** The rules that go by the whole record are held against it in the end. */
function keepWord({ words, evidence }: Stage, order: WantedOrder, told: ToldOrder): void {
  if (!told.transactionNo) return;
  words.push({
    transactionNo: told.transactionNo,
    paid: told.state === "paid",
    shipped: told.shipped,
    owed: order.amount,
    afterRequest: evidence.requests.at(-1)?.id ?? 0,
  });
}

function judgeInvoices(
  stage: Stage,
  order: WantedOrder,
  invoices: readonly TrueInvoice[],
  name: string,
): void {
  judgeWanted(stage, order, invoices, name);
  const alive = invoices.filter(({ status }) => status !== "canceled");
  if (alive.length > 1) {
    blame(stage, "two-invoices", `${name} has ${alive.length} invoices that are open or paid`);
  }
  for (const { orderNumber, transactionNo } of invoices) {
    const others = [...stage.evidence.invoices.values()];
    if (others.some((one) => one.orderNumber === orderNumber && one.mobile !== order.mobile)) {
      const text = `${name} has order number ${orderNumber} (${transactionNo}), which another one has too`;
      blame(stage, "order-number-reused", text);
    }
  }
}

/** What was asked for has to arrive at the service as it was: the amount, and the customer's name. */
function judgeWanted(
  stage: Stage,
  wanted: WantedOrder,
  made: readonly { readonly amount: number; readonly name: string }[],
  which: string,
): void {
  for (const { amount, name } of made) {
    if (amount !== Math.round(wanted.amount * 100)) {
      const came = (amount / 100).toFixed(2);
      blame(
        stage,
        "amount",
        `${which} is over ${wanted.amount.toFixed(2)}, but ${came} was asked for`,
      );
    }
    if (name !== wanted.name) {
      blame(stage, "name", `${which} is for ${wanted.name}, but the service was told ${name}`);
    }
  }
}

/** What has to be so when all trouble is over and everybody had time. */
export async function judgeEnd(stage: Stage): Promise<void> {
  for (const [index, order] of stage.orders.entries()) {
    const told = await toldOf(stage, order);
    if (told) judgeAgreement(stage, told, invoicesOf(stage, order), `order ${index + 1}`);
  }
  for (const [index, wanted] of stage.subscriptions.entries()) {
    const told = await heard(stage, "telling of a subscription", () =>
      stage.shop.tellSubscription?.(wanted.id),
    );
    if (told !== NOTHING && told) judgeCharges(stage, told, `subscription ${index + 1}`);
  }
  const wrong = await heard(stage, "its own check", () => stage.shop.check?.());
  if (typeof wrong === "string" && wrong !== "") blame(stage, "check", wrong);
}

function judgeAgreement(
  stage: Stage,
  told: ToldOrder,
  invoices: readonly TrueInvoice[],
  name: string,
): void {
  // What nobody could tell the shop, it cannot know.
  const knowable = invoices.filter(
    ({ transactionNo, isTold }) =>
      isTold || transactionNo === told.transactionNo || wasAnswered(stage, transactionNo),
  );
  const isPaid = knowable.some(({ status }) => status === "paid");
  if (isPaid && told.state !== "paid") {
    blame(stage, "agreement", `in the end ${name} is ${told.state} for the shop, but it was paid`);
  }
  if (isPaid && told.shipped === 0) {
    blame(stage, "agreement", `in the end ${name} is paid, but was never shipped`);
  }
  const isOver = knowable.length > 0 && knowable.every(({ status }) => status === "canceled");
  if (isOver && (told.state === "pending" || told.state === "new")) {
    blame(
      stage,
      "agreement",
      `in the end ${name} is ${told.state} for the shop, but it was canceled`,
    );
  }
}

function judgeCharges(stage: Stage, told: ToldSubscription, name: string): void {
  if (!told.recurringId || told.delivered === undefined) return;
  const charges = stage.evidence.subscriptions.get(told.recurringId)?.charges ?? 0;
  if (told.delivered === charges) return;
  const text = `in the end ${name} was delivered ${told.delivered} times and charged ${charges} times`;
  blame(stage, "charges", text);
}

/**
 * Whether the shop got a whole answer that told it of an invoice. What it asks for by its number it has
 * been told of by somebody, perhaps by a stranger as if it were another order's.
 */
function wasAnswered({ evidence }: Stage, transactionNo: string): boolean {
  return evidence.requests.some((request) => {
    const { status, faults, clientClosedAt, path, requestBody, responseBody } = request;
    const isWhole = status === 200 && faults.length === 0 && !clientClosedAt;
    const isNamed = `${path} ${requestBody}`.includes(transactionNo);
    return isWhole && !isNamed && responseBody?.includes(transactionNo);
  });
}

function subscriptionsOf({ evidence }: Stage, { mobile }: WantedOrder) {
  return [...evidence.subscriptions.values()].filter((one) => one.mobile === mobile);
}
