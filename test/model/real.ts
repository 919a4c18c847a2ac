import { expect } from "vitest";
import type { Box, Model } from "./shapes.js";

/** The mock's answer. */
export interface Reply {
  readonly status: number;
  readonly location: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: any answer is held against the model
  readonly body: any;
}

export interface Ask {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

/** The mock, as the model calls it. */
export interface Real {
  ask(method: string, path: string, ask?: Ask): Promise<Reply>;
  /** Waits until nothing is due or under way in a sandbox. */
  settled(box: string): Promise<void>;
  /** Path and query of the calls that reached the merchant since the last look. */
  reached(): string[];
  /** Opens or shuts the merchant's server. */
  opens(open: boolean): void;
  /** The address of the merchant's server. */
  readonly shop: string;
  close(): Promise<void>;
}

/** Asks the control API about a box. */
export function control(real: Real, box: Box, method: string, path: string, json?: unknown) {
  const ask = json === undefined ? {} : { json };
  return real.ask(method, `/_control/sandboxes/${box.name}${path}`, ask);
}

/** Asks an operation of the service with the token that names the box. */
export function service(real: Real, box: Box, method: string, path: string, json?: unknown) {
  const token = `sandbox_${box.name}`;
  return real.ask(method, path, { token, ...(json !== undefined && { json }) });
}

/** After each step: all is quiet, and the merchant has heard exactly what the model says. */
export async function heard(model: Model, real: Real): Promise<void> {
  for (const box of model.boxes) await real.settled(box.name);
  const [reported, expected] = [real.reached(), model.reached];
  model.reached = [];
  if (reported.sort().join() === expected.sort().join()) return;
  expect({ tooMuch: without(reported, expected), missing: without(expected, reported) }).toEqual({
    tooMuch: [],
    missing: [],
  });
}

/** What the first list has more of than the second. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
