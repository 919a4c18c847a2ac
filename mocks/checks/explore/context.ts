import { faults } from "../../../spec/generated/faults.js";
import type { SandboxHandle } from "../../control/handles.js";
import type { Invoice } from "../../domain/invoice.js";
import type { ShopWord } from "../../observe/invariants/evidence.js";
import type { ObservedSandbox } from "../../observe/record.js";
import type { CallbackClient } from "../../sandbox/client.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import { pause, realClock, within } from "../../sandbox/real-clock.js";
import { type Finding, finding, type Task } from "./finding.js";
import { describeError } from "./interruption.js";
import type { ReportedOrder, Shop, WantedOrder } from "./shop.js";

/** The states of an order. */
export const STATES: readonly ReportedOrder["state"][] = [
  ...(["new", "pending", "paid", "canceled", "failed"] as const),
];

/** How long things may take, in real milliseconds. */
export interface Limits {
  /** How long a shop may take for anything that it is asked. */
  readonly timeoutMs: number;
}

/** What a sequence is played on: a sandbox, a shop, and what is known so far. */
export interface RunContext {
  readonly box: SandboxHandle;
  readonly shop: Shop;
  readonly record: ObservedSandbox;
  readonly stranger: Pick<CallbackClient, "send">;
  readonly limits: Limits;
  readonly orders: WantedOrder[];
  readonly subscriptions: WantedOrder[];
  readonly findings: Finding[];
  /** The position of the journal at each quiet moment, one for each step. */
  readonly quiet: number[];
  /** What the shop said of its orders after each step. */
  readonly words: ShopWord[];
  /** What the shop was paid out by its own books, in riyals, once it was asked in the end. */
  booked?: number;
  /** What the shop said last of each order, by its id, and how often it had been reached by then. */
  readonly reported: Map<string, { readonly reported: ReportedOrder; readonly reached: number }>;
  /** The last invoice number that the shop reported for each order, by its id. */
  readonly numbers: Map<string, string>;
  /** What the ids of its orders begin with: no other sequence has the same. */
  readonly idPrefix: string;
  /** The methods of adapters that were called so far, in all sequences. */
  readonly called: Set<string>;
  /** How often anyone but the service called the shop. */
  asks: number;
  /** How often it had been reached when it was idle last. */
  quietAt: number;
}

/**
 * How often the shop was called. While this number does not change, the shop does nothing, and its answers
 * stay the same.
 */
function reachedOf({ asks, record }: RunContext): number {
  return asks + record.requestCount + record.counts.of("event/callback-answered");
}

/** Reports a broken rule once, and not its consequences. */
export function blame({ findings }: RunContext, found: Finding): void {
  if (!findings.some(({ invariant }) => invariant === found.invariant)) findings.push(found);
}

/** Represents an answer that was late or missing. */
export const NOTHING = Symbol("nothing came");

/** The answer of a method of the shop; undefined where the shop does not have it. */
type Answer<Method extends keyof Shop> =
  | Awaited<ReturnType<Required<Shop>[Method]>>
  | typeof NOTHING
  | undefined;

/** Has the shop do something: it must answer within the limit, and not crash. */
export function asked<Method extends keyof Shop>(
  context: RunContext,
  method: Method,
  ...given: Parameters<Required<Shop>[Method]>
): Promise<Answer<Method>> | Answer<Method> {
  context.asks += 1;
  return answerOf(context, method, ...given);
}

/** Asks for what changes nothing, such as the shop's word, as `asked` does. */
export function answerOf<Method extends keyof Shop>(
  context: RunContext,
  method: Method,
  ...given: Parameters<Required<Shop>[Method]>
): Promise<Answer<Method>> | Answer<Method> {
  const { shop } = context;
  if (shop[method]) context.called.add(method);
  const call = shop[method] as ((...all: typeof given) => Answer<Method>) | undefined;
  return inTime(context, method, () => call?.apply(shop, given));
}

/** Waits until the shop has answered the calls of the service. */
export function callbacksAnswered(context: RunContext, ask: () => Promise<unknown>) {
  return inTime(context, "callbacks", ask);
}

function inTime<T>(
  context: RunContext,
  task: Task,
  ask: () => Promise<T> | T,
): Promise<T | typeof NOTHING> | T | typeof NOTHING {
  const crashed = (error: unknown): typeof NOTHING => {
    blame(context, finding("crashed", {}, { task, error: describeError(error) }));
    return NOTHING;
  };
  try {
    const given = ask();
    // Most of what a shop in this process says is there at once, and needs no limit.
    if (typeof Object(given).then !== "function") return given;
    const { timeoutMs: limitMs } = context.limits;
    const answered = within(realClock, limitMs, Promise.resolve(given), NOTHING).then((answer) => {
      if (answer === NOTHING) blame(context, finding("late", {}, { task, limitMs }));
      return answer;
    });
    return answered.catch(crashed);
  } catch (error) {
    return crashed(error);
  }
}

/**
 * The state of an order for the shop; undefined if the adapter does not report it, which is the adapter's
 * error.
 */
export async function reportedOrder(
  context: RunContext,
  { id }: WantedOrder,
): Promise<ReportedOrder | undefined> {
  const reached = reachedOf(context);
  const last = context.reported.get(id);
  if (last?.reached === reached) return last.reported;
  const reported = await answerOf(context, "getOrder", id);
  if (reported === NOTHING) return undefined;
  // Most rules need the shop's answer, so an adapter that forgot it must not pass.
  if (!reported || !STATES.includes(Object(reported).state)) {
    // A shop that has just crashed may well know nothing of the order.
    const isFirst = context.findings.length === 0;
    if (isFirst) blame(context, finding("no-order", {}, { answer: reported }));
    return undefined;
  }
  context.reported.set(id, { reported, reached });
  if (reported.transactionNo) context.numbers.set(id, reported.transactionNo);
  return reported;
}

/** Whether the sequence need not go on: the shop does not answer any more. */
export function isStuck({ findings }: RunContext): boolean {
  return findings.some(({ invariant }) => invariant === "bounded-wait");
}

/** The invoices of an order, under any name in the shop. */
export function invoicesOf(
  { record }: RunContext,
  wanted: WantedOrder | undefined,
): readonly Invoice[] {
  return [...record.world.invoices.values()].filter(
    ({ order }) => wanted !== undefined && isSameMobile(order.clientMobile, wanted.mobile),
  );
}

/** Whether two mobiles are one, with or without the country code and the leading 0. */
export function isSameMobile(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return nationalOf(one) === nationalOf(other);
}

const nationalOf = (mobile: string) =>
  mobile
    .replace(/\D/g, "")
    .replace(/^(00)?966/, "")
    .replace(/^0+/, "");

/** Whether the service gave the money of an invoice back. */
export const isRefundedInvoice = ({ refund }: Invoice) => refund?.status === "refunded";

/** Whether the shop has called the service, and nothing was wrong with the service so far. */
export function isFaultFree({ record }: RunContext): boolean {
  const { injections, requests } = record;
  const isHit = requests.some(({ faults }) => faults.length > 0);
  return requests.length > 0 && injections.length === 0 && !isHit;
}

/** How long a shop that cannot report its idleness must be inactive to count as idle. */
const IDLE_MS = 25;

/** How often a shop that works after it has answered is asked whether it is done. */
const LOOK_MS = 2;

/**
 * Waits until nothing is going on: in the sandbox, on the way to the shop, and in the shop. A shop that did not answer in
 * time is not waited for again.
 */
export async function waitForIdle(context: RunContext): Promise<void> {
  if (isStuck(context)) return;
  const { record, limits } = context;
  const deadline = realClock.elapsedMs() + limits.timeoutMs;
  for (;;) {
    if (await callbacksEnd(context)) return;
    const reached = reachedOf(context);
    if (reached === context.quietAt) return;
    const before = happened(context);
    if (!heldIn(record) && (await isIdle(context)) && happened(context) === before) {
      context.quietAt = reached;
      return;
    }
    if (realClock.elapsedMs() > deadline) {
      const { operationId: operation = null, id = null } = heldIn(record) ?? {};
      const evidence = { limitMs: limits.timeoutMs, request: id };
      blame(context, finding("busy", { operation }, evidence));
      return;
    }
    await pause(LOOK_MS);
  }
}

const happened = ({ record }: RunContext) => record.events.length + record.requestCount;

/** A request that a fault holds open, and whose caller has not given up on it. */
function heldIn({ requests }: ObservedSandbox): JournalEntry | undefined {
  return requests.find(({ injected = [], endedAt, clientClosedAt }) => {
    return !endedAt && !clientClosedAt && injected.some(({ fault }) => faults[fault].holds);
  });
}

async function isIdle(context: RunContext): Promise<boolean> {
  if (context.shop.idle) return (await answerOf(context, "idle")) !== false;
  // A shop that cannot report its idleness is idle after a time without requests.
  const before = happened(context);
  await pause(IDLE_MS);
  return happened(context) === before;
}

/** Waits for the calls to the shop. True where the shop must not be waited for any longer. */
async function callbacksEnd(context: RunContext): Promise<boolean> {
  return (await callbacksAnswered(context, () => context.box.settled())) === NOTHING;
}
