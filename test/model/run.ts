import fc from "fast-check";
import { expect } from "vitest";
import { invoiceSteps } from "./invoice-steps.js";
import { planSteps } from "./plan-steps.js";
import type { Real } from "./real.js";
import { emptyModel, type Options } from "./shapes.js";
import { walletSteps } from "./wallet-steps.js";
import { lookAtAll, worldSteps } from "./world-steps.js";

/** How much is done, and from which seed. */
export interface Amount {
  /** At least so many steps in all. */
  readonly steps: number;
  readonly seed: number;
  /** The steps of one life, at the most. */
  readonly longest?: number;
  /** Whether a life that shows a difference is made shorter before it is reported. Default true. */
  readonly shrinks?: boolean;
}

const options: fc.Arbitrary<Options> = fc.record({
  "order-status-case": fc.constantFrom("mixed", "upper", "title"),
  "cancel-success-type": fc.constantFrom("string", "boolean"),
  "callback-channel": fc.constantFrom("auto", "gateway", "both"),
  "callback-retry": fc.constantFrom("growing", "fixed", "none"),
  "expiry-notifies": fc.constantFrom("yes", "no"),
  "duplicate-order-number": fc.constantFrom("accept", "reject"),
  "total-mismatch": fc.constantFrom("reject", "accept"),
  "otp-code": fc.constantFrom("fixed", "generated"),
  "otp-lifetime": fc.constantFrom("PT5M", "PT1M", "PT10M"),
  "foreign-minimum": fc.constantFrom("converted", "as-is"),
  "first-charge": fc.constantFrom("on-payment-page", "at-registration"),
  "auth-failure": fc.constantFrom("401", "403", "401-empty"),
  "register-failure-status": fc.constantFrom("400", "200"),
});

/** Month ends, leap days, and a second that is not whole. */
const starts = fc.constantFrom(
  "2026-03-01T12:00:00.000Z",
  "2026-01-31T23:59:59.999Z",
  "2024-01-31T00:00:00.000Z",
  "2024-02-29T08:30:00.250Z",
  "2025-12-31T22:00:00.500Z",
  "2100-01-30T01:02:03.004Z",
);

/** So many at a time: where they are few, no more steps are made than were asked for. */
const LIVES_PER_ROUND = 10;

/**
 * Lives many lives: random steps, each made by the mock and by the model, and held against each other.
 * Throws with the shortest life that shows a difference, and what repeats it.
 */
export async function compare(make: () => Promise<Real>, amount: Amount): Promise<number> {
  const { steps, seed, longest = 150, shrinks = true } = amount;
  const all = [...invoiceSteps, ...walletSteps, ...planSteps, ...worldSteps];
  const lives = fc.commands(all, { maxCommands: longest, size: "max" });
  let made = 0;
  const life = fc.asyncProperty(options, starts, lives, async (chosen, start, commands) => {
    const real = await make();
    const model = emptyModel(chosen, Date.parse(start));
    try {
      for (const { name } of model.boxes) {
        const json = { name, clock: start, assumptions: chosen };
        expect((await real.ask("POST", "/_control/sandboxes", { json })).status).toBe(201);
      }
      await fc.asyncModelRun(() => ({ model, real }), commands);
      for (const box of model.boxes) await lookAtAll(box, real);
    } finally {
      await real.close();
    }
    made += model.steps;
  });
  for (let round = 0; made < steps; round += 1) {
    const rounds = { seed: seed + round, numRuns: LIVES_PER_ROUND, endOnFailure: !shrinks };
    await fc.assert(life, rounds);
  }
  return made;
}
