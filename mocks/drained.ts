import type { Listener } from "./api/server.js";
import type { Gateway } from "./runtime/registry/gateway.js";
import { within } from "./runtime/waiting.js";

/** Takes nothing new, and waits so long for what is under way. */
export async function drained(
  gateway: Gateway,
  listeners: readonly Listener[],
  limitMs: number,
): Promise<void> {
  const { clock } = gateway;
  const wait = (delayMs: number, run: () => void) => clock.wait(delayMs, run);
  const answered = listeners.map((listener) => listener.drain(wait));
  await within(clock, limitMs, Promise.all([...answered, gateway.drain()]), undefined);
}
