import type { AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { heard, type Real, type Reply } from "./real.js";
import type { Box, Invoice, Model } from "./shapes.js";
import { passTo } from "./time.js";

export type Step = AsyncCommand<Model, Real>;

/** Which of the two boxes a step is made in. */
export type Side = 0 | 1;

/**
 * A kind of step. `act` calls the mock, compares the answer with the model and changes the model; then both
 * settle, and the merchant's notifications are compared.
 */
export function stepOf<Data extends { readonly side: Side }>(
  name: string,
  act: (data: Data, box: Box, model: Model, real: Real) => Promise<void>,
): (data: Data) => Step {
  return (data) => ({
    check: () => true,
    async run(model, real) {
      model.steps += 1;
      await act(data, model.boxes[data.side], model, real);
      for (const box of model.boxes) passTo(model, box, box.now);
      await heard(model, real);
    },
    toString: () => `${name}(${JSON.stringify(data)})`,
  });
}

/** Steps that are only interesting together. */
export function inSequence(...steps: readonly Step[]): Step {
  return {
    check: () => true,
    async run(model, real) {
      for (const step of steps) await step.run(model, real);
    },
    toString: () => steps.join(","),
  };
}

/** A number that no invoice has. */
export const NO_INVOICE = "9999999999998";

/** An id that no recurring payment has. */
export const NO_PLAN = "00000000-0000-4000-8000-000000000000";

const RECENT = 6;

/** One of the latest of a list, and now and then none: `n` runs from 0 to 99. */
export function pick<T>(list: readonly T[], n: number): T | undefined {
  return n >= 97 ? undefined : list.at(-1 - (n % Math.min(RECENT, Math.max(list.length, 1))));
}

/** The failure object of the service: its status as text, and the kind that its type ends with. */
export function expectProblem(reply: Reply, status: number, ...kinds: string[]): void {
  const { type = "", status: text } = reply.body ?? {};
  expect({ status: reply.status, text, kind: type.split("/").at(-1) }).toEqual({
    status,
    text: String(status),
    kind: kinds.length === 0 ? expect.any(String) : expect.stringMatching(`^(${kinds.join("|")})$`),
  });
}

/** The word for the state of an invoice. */
export function wordOf(box: Box, { status }: Pick<Invoice, "status">): string {
  if (status === "pending")
    return box.options["order-status-case"] === "title" ? "Pending" : "PENDING";
  const word = status === "paid" ? "Paid" : "Canceled";
  return box.options["order-status-case"] === "upper" ? word.toUpperCase() : word;
}
