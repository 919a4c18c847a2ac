import type { Caller } from "./client.js";

interface Callback {
  readonly state: string;
  readonly nextAttemptAt: string | null;
}

/** How long an attempt is left alone before it is looked at again. */
const REST_MS = 500;

/**
 * Lets time pass in a sandbox until every callback is delivered. What is left when the time for that has
 * passed is told one by one.
 */
export async function drained(
  caller: Caller,
  name: string,
  limitMs: number,
): Promise<{ readonly tookMs: number; readonly undelivered: readonly string[] }> {
  const sandbox = `/_control/sandboxes/${name}`;
  const began = performance.now();
  for (;;) {
    const { body } = await caller.call("GET", `${sandbox}/callbacks`);
    const callbacks = (body.callbacks ?? []) as readonly Callback[];
    const open = callbacks.filter(({ state }) => state !== "delivered");
    const tookMs = Math.round(performance.now() - began);
    if (open.length === 0) return { tookMs, undelivered: [] };
    if (tookMs > limitMs) {
      return { tookMs, undelivered: open.map((one) => `${name}: ${JSON.stringify(one)}`) };
    }
    const next = open.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []).sort();
    // An attempt whose caller was killed is given up when its lease has run out.
    if (next.length === 0) await new Promise((resume) => setTimeout(resume, REST_MS));
    else await caller.call("POST", `${sandbox}/clock/advance`, { to: next.at(-1) });
  }
}
