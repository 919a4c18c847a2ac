import type { SandboxHandle } from "../control/handle/sandbox.js";
import type { AttemptResult } from "../domain/callback.js";
import { type CallbackClient, httpCallbackClient } from "../runtime/callback-client.js";
import { realClock } from "../runtime/clock.js";
import type { ShopWord } from "../verdict/seen.js";
import type { SandboxEvidence, TrueInvoice } from "./evidence.js";
import type { ShopFinding } from "./sequence.js";
import type { Shop, WantedOrder } from "./shop.js";

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
}

/** A rule is broken once; what follows from that is not told again. */
export function blame({ findings }: Stage, invariant: string, text: string): void {
  if (findings.some((found) => found.invariant === invariant)) return;
  findings.push({ invariant, text });
}

/** Stands for what did not come in time, or at all. */
export const NOTHING = Symbol("nothing came");

/** Asks the shop for something: it must answer within the limit, and not crash. */
export async function asked<T>(
  stage: Stage,
  what: string,
  ask: () => Promise<T> | T,
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
    return await Promise.race([guarded(stage, what, ask), late]);
  } finally {
    cancel();
  }
}

async function guarded<T>(
  stage: Stage,
  what: string,
  ask: () => Promise<T> | T,
): Promise<T | typeof NOTHING> {
  try {
    return await ask();
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    blame(stage, "crash", `${what} failed with ${why.split("\n")[0]?.slice(0, 200)}`);
    return NOTHING;
  }
}

/** Whether the sequence need not go on: the shop does not answer any more. */
export function isStuck({ findings }: Stage): boolean {
  return findings.some(({ invariant }) => invariant === "bounded-wait");
}

/** How often a shop that works after it has answered is asked whether it is done. */
const LOOK_MS = 2;

/** Waits until nothing is going on: in the sandbox, on the way to the shop, and in the shop. */
export async function becomesQuiet(stage: Stage, wasCalled: boolean): Promise<void> {
  const { box, shop, evidence, limits } = stage;
  const state = () => evidence.events.length + evidence.requests.length;
  const isIdle = async (): Promise<boolean> => {
    if (shop.idle)
      return (await asked(stage, "telling whether it is idle", () => shop.idle?.())) !== false;
    // A shop that cannot tell is idle when it has asked for nothing for a while.
    const before = state();
    if (wasCalled) await pauseFor(limits.idleMs);
    return state() === before;
  };
  const deadline = realClock.elapsedMs() + limits.patienceMs;
  for (;;) {
    if (await callbacksEnd(stage, box)) return;
    const before = state();
    if ((await isIdle()) && state() === before) return;
    if (realClock.elapsedMs() > deadline) {
      const seconds = limits.patienceMs / 1000;
      blame(stage, "bounded-wait", `the shop was not done with its work after ${seconds} s`);
      return;
    }
    await pauseFor(LOOK_MS);
  }
}

/** Waits for the calls to the shop. True where the shop must not be waited for any longer. */
async function callbacksEnd(stage: Stage, box: SandboxHandle): Promise<boolean> {
  const ended = await asked(stage, "answering the service's calls", () => box.settled());
  return ended === NOTHING;
}

function pauseFor(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    realClock.wait(delayMs, resolve);
  });
}

/** The invoices that were made for an order, whatever the shop calls them. */
export function invoicesOf(
  { evidence }: Stage,
  order: WantedOrder | undefined,
): readonly TrueInvoice[] {
  return [...evidence.invoices.values()].filter(({ mobile }) => mobile === order?.mobile);
}

let client: CallbackClient | undefined;
let clientLimitMs = 0;

/** What a stranger sends goes the way of callbacks: it may go to any host that the shop named. */
export async function strangerSends(
  url: string,
  body: string | null,
  timeoutMs: number,
): Promise<AttemptResult> {
  if (!client || clientLimitMs !== timeoutMs) {
    client = httpCallbackClient({ allow: ["*"], allowLoopback: true, timeoutMs });
    clientLimitMs = timeoutMs;
  }
  const headers = body === null ? {} : { "Content-Type": "application/json" };
  return client.send({ method: body === null ? "GET" : "POST", url, headers, body });
}
