import type { SandboxHandle } from "../control/handle/sandbox-handle.js";
import type { ShopWord } from "../observe/invariants/looked.js";
import { realClock } from "../runtime/real-clock.js";
import type { SandboxEvidence, TrueInvoice } from "./evidence.js";
import type { ShopFinding } from "./sequence.js";
import type { Shop, ToldOrder, WantedOrder } from "./shop.js";
import { wrongWord } from "./word.js";

/** How long things may take, in real milliseconds. */
export interface Limits {
  /** How long a shop may take for anything that it is asked. */
  readonly patienceMs: number;
  /** How long nothing must happen before a shop that cannot tell counts as idle. */
  readonly idleMs: number;
}

/** What a sequence is played on: a sandbox, a shop, and what is known so far. */
export interface Stage {
  readonly box: SandboxHandle;
  readonly shop: Shop;
  readonly evidence: SandboxEvidence;
  readonly limits: Limits;
  readonly orders: WantedOrder[];
  readonly subscriptions: WantedOrder[];
  readonly findings: ShopFinding[];
  /** Where the journal stood when nothing was going on, one for each step. */
  readonly quiet: number[];
  /** What the shop said of its orders after each step. */
  readonly words: ShopWord[];
  /** What the shop said last of each order, by its id, and how often it had been reached by then. */
  readonly told: Map<string, { readonly told: ToldOrder; readonly reached: number }>;
  /** How often somebody but the service had the shop do something. */
  asks: number;
  /** How often it had been reached when it was idle last. */
  quietAt: number;
}

/** How often the shop was reached. While that stands still it does nothing, and says what it said. */
export function reachedOf({ asks, evidence }: Stage): number {
  return asks + evidence.requests.length + evidence.attempts;
}

/** A rule is broken once; what follows from that is not told again. */
export function blame({ findings }: Stage, invariant: string, text: string): void {
  if (findings.some((found) => found.invariant === invariant)) return;
  findings.push({ invariant, text });
}

/** Stands for what did not come in time, or at all. */
export const NOTHING = Symbol("nothing came");

/** Has the shop do something: it must answer within the limit, and not crash. */
export function asked<T>(
  stage: Stage,
  what: string,
  ask: () => Promise<T> | T,
): Promise<T | typeof NOTHING> | T | typeof NOTHING {
  stage.asks += 1;
  return heard(stage, what, ask);
}

/** Waits for what changes nothing, such as the shop's word, as long as `asked` does. */
export function heard<T>(
  stage: Stage,
  what: string,
  ask: () => Promise<T> | T,
): Promise<T | typeof NOTHING> | T | typeof NOTHING {
  try {
    const given = ask();
    // Most of what a shop in this process says is there at once, and needs no limit.
    const isThere = typeof Object(given).then !== "function";
    return isThere ? given : inTime(stage, what, Promise.resolve(given));
  } catch (error) {
    return crashed(stage, what, error);
  }
}

async function inTime<T>(
  stage: Stage,
  what: string,
  given: Promise<T>,
): Promise<T | typeof NOTHING> {
  const { patienceMs } = stage.limits;
  let cancel = () => {};
  const late = new Promise<typeof NOTHING>((resolve) => {
    cancel = realClock.wait(patienceMs, () => {
      blame(stage, "bounded-wait", `${what} had not ended after ${patienceMs / 1000} s`);
      resolve(NOTHING);
    });
  });
  try {
    return await Promise.race([given, late]);
  } catch (error) {
    return crashed(stage, what, error);
  } finally {
    cancel();
  }
}

function crashed(stage: Stage, what: string, error: unknown): typeof NOTHING {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  blame(stage, "crash", `${what} failed with ${why.split("\n")[0]?.slice(0, 200)}`);
  return NOTHING;
}

/** How an order stands for the shop; undefined where it does not say, for which its adapter is blamed. */
export async function toldOf(stage: Stage, { id }: WantedOrder): Promise<ToldOrder | undefined> {
  const reached = reachedOf(stage);
  const last = stage.told.get(id);
  if (last?.reached === reached) return last.told;
  const told = await heard(stage, "telling of an order", () => stage.shop.tell(id));
  if (told === NOTHING) return undefined;
  const wrong = wrongWord(told);
  if (wrong !== undefined) {
    // A shop that has just crashed may well know nothing of the order.
    if (stage.findings.length === 0) blame(stage, "adapter", wrong);
    return undefined;
  }
  stage.told.set(id, { told, reached });
  return told;
}

/** Whether the sequence need not go on: the shop does not answer any more. */
export function isStuck({ findings }: Stage): boolean {
  return findings.some(({ invariant }) => invariant === "bounded-wait");
}

/** The invoices that were made for an order, whatever the shop calls them. */
export function invoicesOf(
  { evidence }: Stage,
  order: WantedOrder | undefined,
): readonly TrueInvoice[] {
  return [...evidence.invoices.values()].filter(({ mobile }) => mobile === order?.mobile);
}
