import { OF_ANOTHER_ORDER } from "../../domain/fault.js";
import type { SandboxHandle } from "../../index.js";
import { realClock, within } from "../../sandbox/real-clock.js";

/** How long a shop must be quiet before it is over with what the test did, and after a payment or a retry. */
const BEFORE = { quiet: "50ms", limit: "2500ms" };
const AFTER = { quiet: "150ms", limit: "2500ms" };

/** How much longer a shop may take that has not asked the service about a payment yet. */
const ASK_MS = 1500;

/** How many retries of callbacks the clock is moved to. */
const RETRIES_MAX = 3;

/** The end takes no longer. Shops of other tests wait meanwhile. */
const LIMIT_MS = 8000;

/**
 * The end of a test, while its shop is open yet: all faults end, the customer pays what is open, and callbacks and
 * their retries arrive. Then the shop is judged on what it knows.
 */
export async function endTest(sandbox: SandboxHandle, watch: EndWatch): Promise<void> {
  await within(realClock, LIMIT_MS, ended(sandbox, watch), undefined);
}

/** What is seen of a sandbox meanwhile. */
interface EndWatch {
  /** Called before anything happens. */
  begun(): void;
  /** Whether the shop has not asked for the state of a payment since it took the callback, or since that was lost. */
  mayAsk(): boolean;
}

async function ended(sandbox: SandboxHandle, { begun, mayAsk }: EndWatch): Promise<void> {
  begun();
  await sandbox.faults.clear();
  await sandbox.idle(BEFORE);
  const { invoices } = await sandbox.invoices.list({ status: "pending", limit: 100 });
  const open = invoices.filter(({ orderNumber }) => !orderNumber.endsWith(OF_ANOTHER_ORDER));
  // One that expires at this moment, or whose card is declined, stays as it is.
  const paid = open.map(({ transactionNo }) => sandbox.invoices.pay(transactionNo));
  await Promise.allSettled(paid);
  if (open.length > 0) await sandbox.idle(AFTER);
  const waitingMs = realClock.elapsedMs();
  while (mayAsk() && realClock.elapsedMs() - waitingMs < ASK_MS) await sandbox.idle(AFTER);
  for (let n = 0; n < RETRIES_MAX; n += 1) {
    const next = await nextRetry(sandbox);
    if (next === undefined) return;
    await sandbox.clock.advance({ to: next });
    await sandbox.idle(AFTER);
  }
}

/** When the next callback is due, if nothing else is due before it. */
async function nextRetry({ clock }: SandboxHandle): Promise<string | undefined> {
  const { nextDue } = await clock.read();
  return nextDue?.what === "callback" ? nextDue.at : undefined;
}
