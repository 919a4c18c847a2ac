import type { AttemptRecord, CallbackRecord } from "../../spec/generated/control.types.js";
import { EVENTS_PAGE } from "../control/handle/events.js";
import type { SandboxHandle } from "../index.js";

/**
 * A call to the merchant that has ended: an attempt of a callback, or a browser that was sent there.
 *
 * @example
 * const { outcome, status }: MerchantCall = await gateway.waitForCallback({ kind: "paid" });
 */
export interface MerchantCall {
  /** The callback that it was an attempt of. */
  readonly callbackId: string;
  /** What it told: that an invoice was paid or canceled, a charge, or a webhook. */
  readonly kind: CallbackRecord["kind"];
  /** The invoice that it was about, if any. */
  readonly transactionNo: string | null;
  /** The recurring payment that it was about, if any. */
  readonly recurringId: string | null;
  /** How the merchant was called. */
  readonly method: "GET" | "POST";
  /** The whole address, with its parameters. */
  readonly url: string;
  /** What was posted; null with GET. */
  readonly body: string | null;
  /** The instant of the sandbox's clock at which it was made, in ISO 8601. */
  readonly at: string;
  /** `redirected`: the customer's browser was sent to the URL. */
  readonly outcome: AttemptRecord["outcome"] | "redirected";
  /** What the merchant answered; null where no answer came. */
  readonly status: number | null;
  /** What came of it, in a sentence. */
  readonly detail: string;
}

/** The calls to the merchant that have ended, in order. */
export async function callsToMerchant(sandbox: SandboxHandle): Promise<readonly MerchantCall[]> {
  const redirects = await redirectInstants(sandbox);
  const callbacks = await sandbox.callbacks.list();
  const calls = callbacks.flatMap((callback) => callsOf(callback, redirects.get(callback.id)));
  return calls.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** Whether it reached the merchant, and the merchant took it. */
export function wasTaken({ outcome }: MerchantCall): boolean {
  return outcome === "delivered" || outcome === "redirected";
}

function callsOf(callback: CallbackRecord, redirectedAt: string | undefined): MerchantCall[] {
  const { id: callbackId, kind, transactionNo, recurringId, method, url, body } = callback;
  const common = { callbackId, kind, transactionNo, recurringId, method, url, body };
  const attempts = callback.attempts.map((attempt) => ({ ...common, ...attempt }));
  if (redirectedAt === undefined) return attempts;
  const detail = `the browser was sent to ${url}`;
  const sent = {
    ...common,
    at: redirectedAt,
    outcome: "redirected",
    status: null,
    detail,
  } as const;
  return [sent, ...attempts];
}

/** When browsers were sent to the merchant, by callback: what a record leaves to the log. */
async function redirectInstants(sandbox: SandboxHandle): Promise<ReadonlyMap<string, string>> {
  const instants = new Map<string, string>();
  let after = 0;
  for (;;) {
    const page = await sandbox.events({
      after,
      type: "callback-redirected",
      limit: EVENTS_PAGE.max,
    });
    for (const { callbackId, at } of page.events) {
      if (typeof callbackId === "string") instants.set(callbackId, at);
    }
    if (page.next === null) return instants;
    after = page.next;
  }
}
